"""The faults of the pictures of a pack's kinds, as far as they can be told without drawing them."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final

from generator.issue import Issue
from levels.level import Kind
from levels.pictures import PICTURE_BYTES, Place, Whereabouts, locate, read_bounded
from levels.saying import Said, say

_MEGABYTE: Final = 1024 * 1024
_WRONG: Final[dict[Whereabouts, tuple[str, Callable[[str], Said]]]] = {
    "no-path": (
        "picture-path",
        lambda picture: say(
            "the picture {picture} is not a path: write it with / between folders, relative to the pack.",
            picture=picture,
        ),
    ),
    "outside": (
        "picture-outside",
        lambda picture: say(
            "the picture {picture} leaves the folder of the pack: copy the file into it.", picture=picture
        ),
    ),
    "missing": (
        "picture-missing",
        lambda picture: say(
            "the picture {picture} is not there: put it back, or choose another.", picture=picture
        ),
    ),
    "not-a-file": (
        "picture-not-a-file",
        lambda picture: say("the picture {picture} is not a file: choose one.", picture=picture),
    ),
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
            message = say(
                '"{name}" has the same picture as "{other}": give it another, to be told apart.',
                name=kind.name,
                other=kinds[earlier].name,
            )
            yield Issue("picture-same", where, message, severity="warning")


def _content(place: Place, picture: str, where: str, digests: dict[Path, bytes | Issue]) -> bytes | Issue:
    """Return what tells the content of a file from others, or why there is none."""
    if place.whereabouts != "inside" or place.path is None:
        code, told = _WRONG[place.whereabouts]
        return Issue(code, where, told(picture))
    if place.path not in digests:
        try:
            data = read_bounded(place.path)
        except OSError as error:
            message = say(
                "the picture {picture} cannot be read ({reason}): choose another.",
                picture=picture,
                reason=error.strerror or str(error),
            )
            return Issue("picture-unreadable", where, message)
        if data is None:
            message = say(
                "the picture {picture} has more than {most} MB: make it smaller.",
                picture=picture,
                most=PICTURE_BYTES // _MEGABYTE,
            )
            return Issue("picture-too-large", where, message)
        digests[place.path] = hashlib.sha256(data).digest()
    return digests[place.path]
