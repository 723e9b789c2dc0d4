"""Faults in the words of the window: what is wrong, and what to do about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from editor.canvas.readout import KindName
from editor.words import again, count, tr
from generator.issue import Issue
from levels.level import Level, OrbLevel

Words: TypeAlias = tuple[str, str]
"""What is wrong, and what to do."""


def level_words(issue: Issue, level: Level, name: KindName) -> Words:
    """Return a fault of a level in words; a code that is not known is told as its finder tells it."""
    write = _LEVEL_WORDS.get(issue.code)
    return (again(issue.message), "") if write is None else write(issue, level, name)


def picture_words(code: str, kind: str, detail: str) -> Words:
    """Return a fault of a kind's picture in words; detail is its path, or the kind that looks the same."""
    write = _PICTURE_WORDS.get(code)
    return (detail, "") if write is None else write(kind, detail)


def _no_tiles(_issue: Issue, _level: Level, _name: KindName) -> Words:
    return tr("There is no tile and no slot"), tr("Paint some.")


def _odd_slots(_issue: Issue, level: Level, _name: KindName) -> Words:
    number = level.shown.slot_count() + level.shown.tile_count()
    title = count(number, "{n} slot and tile: an odd number", "{n} slots and tiles: an odd number")
    return title, tr("Paint or erase one: no deal can pair them.")


def _undealt(issue: Issue, _level: Level, _name: KindName) -> Words:
    number = len(issue.cells)
    return count(number, "{n} slot was never dealt", "{n} slots were never dealt"), tr(
        "Deal the level again."
    )


def _odd_kind(issue: Issue, level: Level, name: KindName) -> Words:
    kind = name(level.shown[issue.cells[0]])
    number = len(issue.cells)
    title = count(
        number, "{n} tile of {kind}: an odd number", "{n} tiles of {kind}: an odd number", kind=kind
    )
    return title, tr("Paint or erase one: tiles leave in pairs.")


def _mismatch(issue: Issue, _level: Level, _name: KindName) -> Words:
    number = len(issue.cells)
    title = count(
        number,
        "{n} dealt cell differs from the layout",
        "{n} dealt cells differ from the layout",
    )
    return title, tr("Deal the level again.")


def _solution(issue: Issue, _level: Level, _name: KindName) -> Words:
    if issue.cells:
        number = len(issue.cells)
        title = count(number, "The kept solution leaves {n} tile", "The kept solution leaves {n} tiles")
    else:
        title = tr("The kept solution cannot be played")
    return title, tr("Keep the proof of the level anew.")


def _report(_issue: Issue, _level: Level, _name: KindName) -> Words:
    return tr("The kept report counts other pairs"), tr("Keep the proof of the level anew.")


def _no_orbs(_issue: Issue, _level: Level, _name: KindName) -> Words:
    return tr("There is no orb and no slot"), tr("Paint some.")


def _no_sky(_issue: Issue, _level: Level, _name: KindName) -> Words:
    return tr("Nothing can fall in: every odds is 0"), tr("Give one kind odds above 0.")


def _plus(_issue: Issue, _level: Level, _name: KindName) -> Words:
    return tr("A plus mark without an orb"), tr("Take the mark away, or paint an orb there.")


def _empty_goal(_issue: Issue, _level: Level, _name: KindName) -> Words:
    return tr("A goal asks for nothing"), tr("Name combos or orbs, or remove the goal.")


def _opening(issue: Issue, _level: Level, _name: KindName) -> Words:
    number = len(issue.cells)
    title = count(number, "{n} orb matches before anyone moves", "{n} orbs match before anyone moves")
    return title, tr("Change an orb of each match.")


def _hanging(issue: Issue, _level: Level, _name: KindName) -> Words:
    number = len(issue.cells)
    title = count(number, "{n} orb hangs over empty cells", "{n} orbs hang over empty cells")
    return title, tr("It stays there until a combo clears: let it fall, if that is not meant.")


def _no_combo(_issue: Issue, _level: Level, _name: KindName) -> Words:
    return tr("These orbs cannot make a combo"), tr("Add orbs of one kind, or ask for shorter runs.")


def _goal_number(issue: Issue, level: Level) -> int:
    number = issue.where.removeprefix("goals[").removesuffix("]")
    return int(number) + 1 if number.isdigit() and isinstance(level, OrbLevel) else 1


def _out_of_reach(issue: Issue, level: Level, _name: KindName) -> Words:
    title = tr("Goal {number} cannot be reached with these orbs", number=_goal_number(issue, level))
    return title, tr("Ask for less, or add orbs.")


def _route(_issue: Issue, _level: Level, _name: KindName) -> Words:
    return tr("The kept route cannot be played"), tr("Drag anew and keep that, or forget the route.")


def _swaps(_issue: Issue, _level: Level, _name: KindName) -> Words:
    return tr("The kept swaps cannot be played"), tr("Swap anew and keep that, or forget the swaps.")


def _route_goal(issue: Issue, level: Level, _name: KindName) -> Words:
    title = tr("The kept route misses goal {number}", number=_goal_number(issue, level))
    return title, tr("Keep another route, or ask for less.")


_LEVEL_WORDS: Final[dict[str, Callable[[Issue, Level, KindName], Words]]] = {
    "no-tiles": _no_tiles,
    "odd-slots": _odd_slots,
    "undealt-slots": _undealt,
    "odd-kind": _odd_kind,
    "layout-mismatch": _mismatch,
    "solution-fails": _solution,
    "stale-report": _report,
    "no-orbs": _no_orbs,
    "no-sky": _no_sky,
    "plus-without-orb": _plus,
    "empty-goal": _empty_goal,
    "opening-match": _opening,
    "hanging-orbs": _hanging,
    "no-combo": _no_combo,
    "goal-out-of-reach": _out_of_reach,
    "route-fails": _route,
    "swaps-fail": _swaps,
    "route-misses-goal": _route_goal,
}

LEVEL_CODES: Final = tuple(_LEVEL_WORDS)
"""The faults of levels that there are words for."""
_PICTURE_WORDS: Final[dict[str, Callable[[str, str], Words]]] = {
    "picture-path": lambda kind, path: (
        tr("The picture of {kind} has no path that means the same everywhere", kind=kind),
        tr("Choose it again: {path}", path=path),
    ),
    "picture-outside": lambda kind, path: (
        tr("The picture of {kind} lies outside the pack's folder", kind=kind),
        tr("Copy it into the folder: {path}", path=path),
    ),
    "picture-missing": lambda kind, path: (
        tr("The picture of {kind} is missing", kind=kind),
        tr("Put it back, or choose another: {path}", path=path),
    ),
    "picture-not-a-file": lambda kind, path: (
        tr("The picture of {kind} is no file", kind=kind),
        tr("Choose a file: {path}", path=path),
    ),
    "picture-broken": lambda kind, reason: (tr("The picture of {kind} cannot be used", kind=kind), reason),
    "picture-same": lambda kind, other: (
        tr("{kind} looks the same as {other}", kind=kind, other=other),
        tr("Players cannot tell them apart: give one another picture."),
    ),
}
