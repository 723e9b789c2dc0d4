"""A drag and the cascade after it as one row of pictures, to be played, stepped through and slid over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from editor.orb.holding import Holding
from editor.orb.sight import Group, OrbSight
from generator.orb.cascade import Cascade, Fall, Wave
from generator.orb.drag import Arrangement
from levels.board import EMPTY, Board, Position

Phase = Literal["lie", "mark", "clear", "fall"]
"""How the orbs lie while they are moved; then, for every wave: which match, without them, after the fall."""
PHASES: Final[tuple[Phase, ...]] = ("mark", "clear", "fall")


@dataclass(frozen=True, slots=True)
class Frame:
    """What is seen at one point."""

    phase: Phase
    board: Board
    plus: frozenset[Position]
    wave: int = 0
    """Which wave, from 0, outside the phase `lie`."""
    groups: tuple[Group, ...] = ()
    """What matches now."""
    falls: tuple[Fall, ...] = ()
    """Who falls into this picture."""
    step: int = 0
    """How many steps the hand has made."""


@dataclass(frozen=True, slots=True)
class Timeline:
    """The board as it was, after each step of the hand, and wave after wave."""

    arrangements: tuple[Arrangement, ...]
    sight: OrbSight
    """Of the last arrangement."""
    cascade: Cascade
    """What is played: that of `sight`, or the one in which orbs fall in."""

    @classmethod
    def of(
        cls, painted: Arrangement, holding: Holding | None, sight: OrbSight, cascade: Cascade | None = None
    ) -> Timeline:
        arrangements = (painted,) if holding is None else holding.arrangements
        return cls(arrangements, sight, sight.cascade if cascade is None else cascade)

    @property
    def steps(self) -> int:
        """How many steps the hand has made: at this point the orbs are let go."""
        return len(self.arrangements) - 1

    @property
    def length(self) -> int:
        """The last point."""
        return self.steps + len(PHASES) * len(self.cascade.waves)

    def frame(self, at: int) -> Frame:
        """Return what is seen at a point, 0 to `length`."""
        if at <= self.steps:
            now = self.arrangements[at]
            return Frame("lie", now.board, now.plus, step=at)
        index, part = divmod(at - self.steps - 1, len(PHASES))
        waves = self.cascade.waves
        wave, phase = waves[index], PHASES[part]
        plus = _plus_before(self.sight.arrangement.plus, waves[:index])
        groups = tuple(combo.cells for combo in wave.combos)
        if phase == "mark":
            return Frame(phase, wave.board, plus, index, groups, step=self.steps)
        gone = {cell for group in groups for cell in group}
        if phase == "clear":
            return Frame(phase, wave.board.with_cells(gone, EMPTY), plus - gone, index, step=self.steps)
        after = _plus_before(plus, [wave])
        return Frame(phase, wave.left, after, index, falls=wave.falls, step=self.steps)


def _plus_before(plus: frozenset[Position], waves: Sequence[Wave]) -> frozenset[Position]:
    """Return where plus orbs lie after some waves."""
    marks = set(plus)
    for wave in waves:
        for combo in wave.combos:
            marks.difference_update(combo.cells)
        for fall in wave.falls:
            if fall.plus:
                marks.discard((fall.from_row, fall.col))
                marks.add((fall.to_row, fall.col))
    return frozenset(marks)
