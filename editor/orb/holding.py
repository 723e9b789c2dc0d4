"""An orb in the hand, by the move rules of its level: dragged on and on, or swapped with its neighbours."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Protocol

from generator.orb.drag import Arrangement, Drag, cells_between, follow, refusal, swap_freely
from levels.board import EMPTY, Position
from levels.level import Move, OrbLevel, Route
from levels.rules import MoveRule

Way = tuple[Position, ...]
"""The cells through which an orb was led, the first included."""


class Holding(Protocol):
    """What the hand has done to a board so far; every move returns another one."""

    @property
    def arrangements(self) -> tuple[Arrangement, ...]:
        """The board as it was, and after each step."""

    @property
    def ways(self) -> tuple[Way, ...]:
        """The ways of the orbs led so far, the last one last."""

    @property
    def held(self) -> Position:
        """Where the hand is."""

    @property
    def route(self) -> Route | None:
        """The way of the one orb that was dragged; None where neighbours are swapped."""

    @property
    def fields(self) -> Mapping[str, object]:
        """What a level keeps of it, by the names of its fields; empty before the first step."""

    def toward(self, target: Position) -> Holding:
        """Move on to a cell that the pointer has reached, through every cell between, as far as allowed."""

    def taken(self, start: Position) -> Holding | None:
        """Take another orb without putting anything back; None where the rules have no such thing."""


@dataclass(frozen=True, slots=True)
class Dragging:
    """One orb on its way."""

    drag: Drag
    arrangements: tuple[Arrangement, ...]
    way: Way

    @property
    def ways(self) -> tuple[Way, ...]:
        return (self.way,)

    @property
    def held(self) -> Position:
        return self.drag.held

    @property
    def route(self) -> Route:
        return self.drag.route

    @property
    def fields(self) -> Mapping[str, object]:
        return {"route": self.route, "swaps": ()} if self.route.steps else {}

    def toward(self, target: Position) -> Dragging:
        holding = self
        # One cell after the other, so that the board after every step is kept.
        for cell in cells_between(self.held, target, diagonal=self.drag.rules.diagonal):
            further = holding.drag.toward(cell)
            if further is holding.drag:
                break
            holding = Dragging(further, (*holding.arrangements, further.now), (*holding.way, further.held))
        return holding

    def taken(self, _start: Position) -> None:
        return None


@dataclass(frozen=True, slots=True)
class Swapping:
    """Neighbours swapped freely: an orb may be let go and another one taken."""

    level: OrbLevel
    swaps: tuple[Move, ...]
    arrangements: tuple[Arrangement, ...]
    ways: tuple[Way, ...]

    @property
    def held(self) -> Position:
        return self.ways[-1][-1]

    @property
    def route(self) -> None:
        return None

    @property
    def fields(self) -> Mapping[str, object]:
        return {"route": None, "swaps": self.swaps} if self.swaps else {}

    def toward(self, target: Position) -> Swapping:
        level, holding = self.level, self
        for cell in cells_between(self.held, target, diagonal=level.rules.diagonal):
            swaps = (*holding.swaps, (*holding.held, *cell))
            trail = swap_freely(level.shown, level.rules, swaps, plus=level.plus)
            if trail.fault is not None:
                break
            *before, way = holding.ways
            holding = Swapping(level, swaps, trail.arrangements, (*before, (*way, cell)))
        return holding

    def taken(self, start: Position) -> Swapping | None:
        now = self.arrangements[-1].board
        if now[start] == EMPTY or refusal(now, self.level.rules, start) is not None:
            return None
        # An orb that was only touched leaves no way.
        ways = tuple(way for way in self.ways if len(way) > 1)
        return Swapping(self.level, self.swaps, self.arrangements, (*ways, (start,)))


def _dragged(level: OrbLevel, start: Position) -> Holding | None:
    drag = Drag.take(level.shown, level.rules, start, plus=level.plus)
    return None if drag is None else Dragging(drag, (drag.now,), (start,))


def _swapped(level: OrbLevel, start: Position) -> Holding | None:
    return Swapping(level, (), (Arrangement(level.shown, frozenset(level.plus)),), ()).taken(start)


_TAKING: Final[dict[MoveRule, Callable[[OrbLevel, Position], Holding | None]]] = {
    "drag": _dragged,
    "free": _swapped,
}


def take(level: OrbLevel, start: Position) -> Holding | None:
    """Take the orb at a cell, to be moved as the level's rules say; None when it cannot be taken."""
    return _TAKING[level.rules.move](level, start)


def kept(level: OrbLevel) -> Holding | None:
    """Return the level's own drag or swaps, as far as the rules allow them; None without any."""
    if level.rules.move == "free" and level.swaps:
        return _swapped_as_kept(level)
    if level.route is None:
        return None
    drag = Drag.take(level.shown, level.rules, level.route.start, plus=level.plus)
    trail = follow(level.shown, level.rules, level.route, plus=level.plus)
    if drag is None:
        return None
    steps = level.route.steps[: len(trail.cells) - 1]
    whole = Drag(trail.last, level.rules, Route(start=level.route.start, steps=steps), trail.cells[-1])
    return Dragging(whole, trail.arrangements, trail.cells)


def _swapped_as_kept(level: OrbLevel) -> Swapping | None:
    trail = swap_freely(level.shown, level.rules, level.swaps, plus=level.plus)
    swaps = level.swaps[: len(trail.arrangements) - 1]
    ways: list[Way] = []
    for row1, col1, row2, col2 in swaps:
        # An orb that is swapped on from where it came to is led on.
        if ways and ways[-1][-1] == (row1, col1):
            ways[-1] = (*ways[-1], (row2, col2))
        else:
            ways.append(((row1, col1), (row2, col2)))
    return Swapping(level, swaps, trail.arrangements, tuple(ways)) if swaps else None
