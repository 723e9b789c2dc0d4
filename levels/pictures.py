"""The pictures of a pack's kinds as files: where they lie, and whether they stay in the pack's folder.

A pack may come from anywhere, so its paths are not to be trusted: nothing outside its folder is opened,
and where the path alone says that it leaves the folder, the file system is not even asked about it.
"""

from __future__ import annotations

import os
import posixpath
import re
import stat
from dataclasses import dataclass
from pathlib import Path, PureWindowsPath
from typing import Final, Literal, TypeAlias

from levels.saying import say

PICTURE_BYTES: Final = 32 * 1024 * 1024
"""A larger file is refused as a picture."""
_MOST_LETTERS: Final = 4096
_ADDRESS: Final = re.compile(r"[A-Za-z][A-Za-z0-9+.-]+:")

Whereabouts: TypeAlias = Literal["inside", "outside", "missing", "not-a-file", "no-path"]
"""no-path: not a path that means the same on every system."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where the path of a picture leads."""

    whereabouts: Whereabouts
    path: Path | None = None
    """The file, with links followed as far as that was safe; None when the path is none."""


def locate(picture: str, folder: Path, *, trusted: bool = False) -> Place:
    """Find the file of a picture. With `trusted`, a file outside the folder is "inside" as well."""
    if not is_path(picture):
        return Place("no-path")
    path = Path(os.path.normpath(folder / picture))
    if leaves(picture) and not trusted:
        # Not looked at: on some systems a look at another machine's path already tells it who looks.
        return Place("outside", path)
    try:
        real = Path(os.path.realpath(folder / picture))
        if not trusted and not real.is_relative_to(os.path.realpath(folder)):
            return Place("outside", real)
        mode = real.stat().st_mode
    except (OSError, ValueError):
        return Place("missing", path)
    return Place("inside" if stat.S_ISREG(mode) else "not-a-file", real)


def is_path(picture: str) -> bool:
    """Whether a text is a path on every system: no address, no backslash, nothing that cannot be seen."""
    if not picture or len(picture) > _MOST_LETTERS or "\\" in picture:
        return False
    return not any(ord(letter) < 32 for letter in picture) and _ADDRESS.match(picture) is None


def leaves(picture: str) -> bool:
    """Whether a path leaves the folder that it begins in, by its letters alone."""
    if picture.startswith("/") or PureWindowsPath(picture).drive:
        return True
    return posixpath.normpath(picture).split("/")[0] == ".."


def read_bounded(path: Path, most: int = PICTURE_BYTES) -> bytes | None:
    """Return the bytes of a file, or None when there are more than `most`; OSError when it is none."""
    # Never waits: a pipe that took the file's place meanwhile is opened, seen and closed.
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    with open(handle, "rb") as file:
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            raise OSError(say("{path} is not a file", path=path))
        data = file.read(most + 1)
    return None if len(data) > most else data


def relative_picture(path: Path, folder: Path) -> str:
    """Return how a pack in a folder names a file: relative where it lies below, else by its whole path."""
    try:
        return path.relative_to(folder).as_posix()
    except ValueError:
        return path.as_posix()


def rebased_picture(picture: str, old: Path | None, new: Path) -> str:
    """Return the path by which a pack that moves to another folder names the same file as before."""
    if not is_path(picture):
        return picture
    if old is None:
        return relative_picture(Path(picture), new) if Path(picture).is_absolute() else picture
    path = Path(os.path.normpath(old / picture))
    inside = relative_picture(path, new)
    if inside != path.as_posix() or Path(picture).is_absolute():
        return inside
    try:
        return Path(os.path.relpath(path, new)).as_posix()
    except ValueError:
        # Another drive: there is no way from here to there.
        return path.as_posix()
