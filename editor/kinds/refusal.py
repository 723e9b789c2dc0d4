"""Why a picture is not taken, as a value; the words are made when they are shown."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from editor.words import tr

Code: TypeAlias = Literal[
    "unreadable",
    "too-many-bytes",
    "too-many-pixels",
    "unknown-format",
    "broken",
    "blank",
    "beyond-sheet",
    "svg-reaches-out",
    "svg-entities",
    "svg-too-much",
    "svg-size",
    "too-many",
]


@dataclass(frozen=True, slots=True)
class Refused:
    """A file, or a part of it, that is not taken as a picture."""

    code: Code
    detail: str = ""


def refused_words(refused: Refused) -> str:
    """Return why a picture is not taken, and what to do, in the user's language."""
    return _WORDS[refused.code](refused.detail)


_WORDS: Final[dict[Code, Callable[[str], str]]] = {
    "unreadable": lambda reason: tr("It cannot be read: {reason}.", reason=reason),
    "too-many-bytes": lambda most: tr("It has more than {most} MB. Save it smaller.", most=most),
    "too-many-pixels": lambda size: tr(
        "It has {size} pixels, more than can be taken. Make it smaller.", size=size
    ),
    "unknown-format": lambda _: tr("It is no PNG, JPEG or SVG. Save it as one of these."),
    "broken": lambda _: tr("It is broken or cut off. Save it anew."),
    "blank": lambda _: tr("There is nothing to be seen in it."),
    "beyond-sheet": lambda size: tr(
        "The part lies outside the picture, which has {size} pixels. Cut the sheet again.", size=size
    ),
    "svg-reaches-out": lambda what: tr(
        "It takes something from outside itself ({what}). Save it as plain SVG, with everything in it.",
        what=what,
    ),
    "svg-entities": lambda _: tr("It declares entities. Save it as plain SVG."),
    "svg-too-much": lambda _: tr("It has more to draw than can be taken. Simplify it."),
    "svg-size": lambda _: tr("Its size is no size for a picture. Give it a page that fits."),
    "too-many": lambda most: tr("The pack has more than {most} pictures. Take some away.", most=most),
}
