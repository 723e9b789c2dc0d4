"""Moving orbs: a drag that swaps its way across the board, and free swaps of neighbours.

What a move meets is said in words and never raised: a move that is not allowed is an answer like another.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from levels.board import EMPTY, Board, Position
from levels.level import ROUTE_STEPS, Move, Route
from levels.rules import OrbRules
from levels.saying import say

LETTERS: Final = {step: letter for letter, step in ROUTE_STEPS.items()}
"""The letter of each step."""
_DIAGONALS: Final = "QEZC"


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Where the orbs lie after some moves."""

    board: Board
    plus: frozenset[Position] = frozenset()
    """Where the plus orbs are: the mark travels with its orb."""

    def swapped(self, a: Position, b: Position) -> Arrangement:
        """Return the arrangement with two cells exchanged."""
        cells = self.board.cells.copy()
        cells[a], cells[b] = self.board[b], self.board[a]
        turned = {a: b, b: a}
        return Arrangement(Board(cells), frozenset(turned.get(place, place) for place in self.plus))


@dataclass(frozen=True, slots=True)
class MoveFault:
    """The first move that the rules do not allow."""

    index: int
    """Which step or swap, from 0; -1: the orb cannot even be taken."""
    reason: str


@dataclass(frozen=True, slots=True)
class Trail:
    """What moves made of a board."""

    arrangements: tuple[Arrangement, ...]
    """As it was, then after each move; it ends before the first that is not allowed."""
    cells: tuple[Position, ...]
    """Of a drag: where the held orb has been, the start included."""
    fault: MoveFault | None = None

    @property
    def last(self) -> Arrangement:
        """The arrangement after the last move that was allowed."""
        return self.arrangements[-1]


@dataclass(frozen=True, slots=True)
class Drag:
    """An orb in the hand: what the route so far has made of the board; each step returns a new drag."""

    now: Arrangement
    rules: OrbRules
    route: Route
    held: Position

    @classmethod
    def take(
        cls, board: Board, rules: OrbRules, start: Position, *, plus: Collection[Position] = ()
    ) -> Drag | None:
        """Take the orb at a cell; None when it cannot be taken."""
        if _taking_fault(board, rules, start) is not None:
            return None
        return cls(Arrangement(board, frozenset(plus)), rules, Route(start=start, steps=""), start)

    def fault(self, letter: str) -> str | None:
        """Return why a step cannot be made now, or None."""
        down, right = ROUTE_STEPS[letter]
        if down and right and not self.rules.diagonal:
            return say("{letter} is a diagonal step, and the rules allow none", letter=letter)
        if self.rules.max_steps is not None and len(self.route.steps) >= self.rules.max_steps:
            return say("the rules allow {max_steps} steps", max_steps=self.rules.max_steps)
        return refusal(self.now.board, self.rules, (self.held[0] + down, self.held[1] + right))

    def step(self, letter: str) -> Drag | None:
        """Swap the held orb into a neighbouring cell; None when the step is not allowed."""
        return self._moved(letter) if self.fault(letter) is None else None

    def _moved(self, letter: str) -> Drag:
        down, right = ROUTE_STEPS[letter]
        to = self.held[0] + down, self.held[1] + right
        route = Route(start=self.route.start, steps=self.route.steps + letter)
        return replace(self, now=self.now.swapped(self.held, to), route=route, held=to)

    def toward(self, target: Position) -> Drag:
        """Move on to a cell that the pointer has reached, through every cell between, as far as it goes."""
        drag = self
        for row, col in cells_between(self.held, target, diagonal=self.rules.diagonal):
            further = drag.step(LETTERS[row - drag.held[0], col - drag.held[1]])
            if further is None:
                break
            drag = further
        return drag


def _taking_fault(board: Board, rules: OrbRules, place: Position) -> str | None:
    if rules.move != "drag":
        return say("the rules let neighbours swap, and allow no drag")
    row, col = place
    if place in board and board[place] == EMPTY:
        return say("there is no orb at row {row}, column {col}", row=row, col=col)
    return refusal(board, rules, place)


def refusal(board: Board, rules: OrbRules, place: Position) -> str | None:
    """Return why an orb cannot be moved to or from a cell, or None when it can.

    The held orb may pass over empty cells: they change places with it as orbs do.
    """
    row, col = place
    if place not in board:
        return say("row {row}, column {col} is not on the board", row=row, col=col)
    cell = board[place]
    if cell < EMPTY:
        return say("no orb can be at row {row}, column {col}: there is an obstacle", row=row, col=col)
    if cell in rules.immovable:
        return say("the orb at row {row}, column {col} is immovable", row=row, col=col)
    return None


def follow(board: Board, rules: OrbRules, route: Route, *, plus: Collection[Position] = ()) -> Trail:
    """Drag an orb along a route, step by step, as far as the rules allow."""
    drag = Drag.take(board, rules, route.start, plus=plus)
    if drag is None:
        reason = _taking_fault(board, rules, route.start)
        assert reason is not None, "an orb that cannot be taken has a reason"
        return Trail((Arrangement(board, frozenset(plus)),), (), MoveFault(-1, reason))
    arrangements, cells = [drag.now], [drag.held]
    for index, letter in enumerate(route.steps):
        reason = drag.fault(letter)
        if reason is not None:
            return Trail(tuple(arrangements), tuple(cells), MoveFault(index, reason))
        drag = drag._moved(letter)
        arrangements.append(drag.now)
        cells.append(drag.held)
    return Trail(tuple(arrangements), tuple(cells))


def swap_freely(
    board: Board, rules: OrbRules, swaps: Iterable[Move], *, plus: Collection[Position] = ()
) -> Trail:
    """Make free swaps, as far as the rules allow: of any two neighbours, at most `max_steps`."""
    arrangements = [Arrangement(board, frozenset(plus))]
    for index, (row1, col1, row2, col2) in enumerate(swaps):
        a, b = (row1, col1), (row2, col2)
        reason = _swap_fault(arrangements[-1].board, rules, a, b, done=index)
        if reason is not None:
            return Trail(tuple(arrangements), (), MoveFault(index, reason))
        arrangements.append(arrangements[-1].swapped(a, b))
    return Trail(tuple(arrangements), ())


def _swap_fault(board: Board, rules: OrbRules, a: Position, b: Position, *, done: int) -> str | None:
    if rules.move != "free":
        return say("the rules let one orb be dragged, and allow no free swaps")
    if rules.max_steps is not None and done >= rules.max_steps:
        return say("the rules allow {max_steps} swaps", max_steps=rules.max_steps)
    letter = LETTERS.get((b[0] - a[0], b[1] - a[1]))
    if letter is None or (letter in _DIAGONALS and not rules.diagonal):
        return say("({a}, {a2}) and ({b}, {b2}) are not neighbours", a=a[0], a2=a[1], b=b[0], b2=b[1])
    reason = refusal(board, rules, a) or refusal(board, rules, b)
    if reason is None and board[a] == EMPTY == board[b]:
        return say("there is no orb at ({a}, {a2}) or ({b}, {b2})", a=a[0], a2=a[1], b=b[0], b2=b[1])
    return reason


def cells_between(start: Position, end: Position, *, diagonal: bool) -> Iterator[Position]:
    """Yield the cells that a straight move passes, without the start, with the end.

    With diagonal steps they are as many as the longer side of the move; without, every cell whose inside the
    line from centre to centre enters, a sideways step coming first where it runs through a corner.
    """
    (row, col), down, right = start, end[0] - start[0], end[1] - start[1]
    tall, wide = abs(down), abs(right)
    row_step, col_step = (1 if down > 0 else -1), (1 if right > 0 else -1)
    if diagonal:
        length = max(tall, wide)
        for n in range(1, length + 1):
            # Rounded to the nearest cell, halves toward the start; whole numbers only.
            yield (
                row + row_step * ((2 * n * tall + length - 1) // (2 * length)),
                col + col_step * ((2 * n * wide + length - 1) // (2 * length)),
            )
        return
    rows_done = cols_done = 0
    while (rows_done, cols_done) != (tall, wide):
        # Which edge of the cell does the line reach first? Cross-multiplied, so that nothing is rounded.
        if cols_done < wide and (
            rows_done == tall or (2 * cols_done + 1) * tall <= (2 * rows_done + 1) * wide
        ):
            cols_done += 1
        else:
            rows_done += 1
        yield row + row_step * rows_done, col + col_step * cols_done
