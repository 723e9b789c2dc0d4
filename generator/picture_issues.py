"""The faults of the pictures of a pack's kinds, as far as they can be told without drawing them."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from generator.issue import Issue
from levels.level import Kind
from levels.pictures import PICTURE_BYTES, Place, Whereabouts, locate, read_bounded

_MEGABYTE: Final = 1024 * 1024
_WRONG: Final[dict[Whereabouts, tuple[str, str]]] = {
    "no-path": ("picture-path", "is not a path: write it with / between folders, relative to the pack"),
    "outside": ("picture-outside", "leaves the folder of the pack: copy the file into it"),
    "missing": ("picture-missing", "is not there: put it back, or choose another"),
    "not-a-file": ("picture-not-a-file", "is not a file: choose one"),
}


def picture_issues(kinds: Sequence[Kind], folder: Path) -> tuple[Issue, ...]:
    """Return what is wrong with the pictures of kinds; the pack's file lies in `folder`.

    Files that leave the folder are not read. Whether a file can be drawn is not looked at.
    """
    return tuple(_issues(kinds, folder))


def _issues(kinds: Sequence[Kind], folder: Path) -> Iterator[Issue]:
    digests: dict[Path, bytes | Issue] = {}
    first: dict[tuple[object, ...], int] = {}
    for index, kind in enumerate(kinds):
        if kind.picture is None:
            continue
        where = f"kinds[{index}].picture"
        place = locate(kind.picture, folder)
        found = _content(place, kind.picture, where, digests)
        if isinstance(found, Issue):
            yield found
            continue
        earlier = first.setdefault((found, kind.sprite), index)
        if earlier != index:
            yield same_picture(where, kinds[index].name, kinds[earlier].name)


def same_picture(where: str, name: str, other: str) -> Issue:
    """Return the warning that two kinds look alike."""
    message = f'"{name}" has the same picture as "{other}": players cannot tell them apart, give it another.'
    return Issue("picture-same", where, message, severity="warning")


def _content(place: Place, picture: str, where: str, digests: dict[Path, bytes | Issue]) -> bytes | Issue:
    """Return what tells the content of a file from others, or why there is none."""
    if place.whereabouts != "inside" or place.path is None:
        code, what = _WRONG[place.whereabouts]
        return Issue(code, where, f"the picture {picture} {what}.")
    if place.path not in digests:
        try:
            data = read_bounded(place.path)
        except OSError as error:
            reason = error.strerror or str(error)
            message = f"the picture {picture} cannot be read ({reason}): choose another."
            return Issue("picture-unreadable", where, message)
        if data is None:
            message = f"the picture {picture} has more than {PICTURE_BYTES // _MEGABYTE} MB: make it smaller."
            return Issue("picture-too-large", where, message)
        digests[place.path] = hashlib.sha256(data).digest()
    return digests[place.path]
