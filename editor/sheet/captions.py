"""What a picture says of a level: only what its own solution or route, replayed, or a count proves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from editor.words import count, tr
from generator.orb.replay import play
from generator.replay import replay
from levels.level import Level, LinkLevel, OrbLevel, Verdict

Mark: TypeAlias = Literal["good", "bad", "open", "plain"]


@dataclass(frozen=True, slots=True)
class Caption:
    """The words under a board."""

    title: str
    size: str
    words: str
    """The verdict in a few words."""
    mark: Mark
    verdict: Verdict
    grade: int = 0
    """1 to 5, or 0: not measured, or of a board whose solution does not replay."""
    is_reported: bool = False
    """The level's report says that it is unsolvable; a file holds nothing that would prove that again."""


def caption_of(level: Level, number: int) -> Caption:
    """Return what is said of a level; `number` is its place in the pack, from 1."""
    title = level.title or tr("Level {n}", n=number)
    size = tr("{rows} × {cols}", rows=level.shown.rows, cols=level.shown.cols)
    if level.shown.slot_count():
        slots = level.shown.slot_count()
        words = count(slots, "{n} slot to deal", "{n} slots to deal")
        return Caption(title, size, words, "plain", "open")
    if isinstance(level, LinkLevel):
        return _link_caption(level, title, size)
    return _orb_caption(level, title, size)


def _link_caption(level: LinkLevel, title: str, size: str) -> Caption:
    board = level.shown
    odd = len(board.odd_kinds())
    if odd:
        return Caption(title, size, count(odd, "{n} kind is odd", "{n} kinds are odd"), "bad", "unsolvable")
    if level.solution is None and level.report.verdict == "unsolvable":
        return Caption(title, size, tr("Reported unsolvable"), "open", "open", is_reported=True)
    if level.solution is None:
        return Caption(title, size, tr("Open: no solution kept"), "open", "open")
    if not replay(board, level.rules, level.solution).cleared:
        return Caption(title, size, tr("Open: its solution fails"), "open", "open")
    moves = count(len(level.solution), "Solvable, {n} move", "Solvable, {n} moves")
    difficulty = level.report.difficulty
    grade = 0 if difficulty is None else difficulty.grade
    return Caption(title, size, moves, "good", "solvable", grade)


def _orb_caption(level: OrbLevel, title: str, size: str) -> Caption:
    playing = play(level)
    combos = count(playing.cascade.combos, "{n} combo", "{n} combos")
    if not level.has_moves:
        words = tr("{combos} as it lies", combos=combos)
        return Caption(title, size, words, "open" if level.goals else "plain", "open")
    if playing.trail.fault is not None:
        return Caption(title, size, tr("Open: its route is not allowed"), "open", "open")
    if not level.goals:
        return Caption(title, size, tr("{combos} by its route", combos=combos), "plain", "open")
    if playing.won:
        return Caption(title, size, tr("{combos}, goals met", combos=combos), "good", "solvable")
    return Caption(title, size, tr("{combos}, goals not met", combos=combos), "open", "open")


def summary(captions: Sequence[Caption]) -> str:
    """Return how many levels there are, and how many of each verdict."""
    verdicts = Counter(caption.verdict for caption in captions if not caption.is_reported)
    reported = sum(caption.is_reported for caption in captions)
    parts = [count(len(captions), "{n} level", "{n} levels")]
    if verdicts["solvable"]:
        parts.append(tr("{n} solvable", n=verdicts["solvable"]))
    if verdicts["unsolvable"]:
        parts.append(tr("{n} unsolvable", n=verdicts["unsolvable"]))
    if reported:
        parts.append(count(reported, "{n} reported unsolvable", "{n} reported unsolvable"))
    if verdicts["open"]:
        parts.append(tr("{n} open", n=verdicts["open"]))
    return " · ".join(parts)
