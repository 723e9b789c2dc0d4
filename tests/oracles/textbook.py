"""The two textbook methods of testing a link: slow twins of the kernels, and baselines for them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, Literal, TypeAlias

from levels.board import EMPTY, Board, Position
from levels.rules import LinkRules

Way: TypeAlias = tuple[int, int]
CaseName: TypeAlias = Literal["straight", "one corner", "two corners", "outside the board"]

_WAYS: Final[tuple[Way, ...]] = ((-1, 0), (1, 0), (0, -1), (0, 1))


@dataclass(frozen=True)
class Searched:
    """What the recursive search found."""

    linked: bool
    nodes: int
    """Steps that were tried."""


def search_link(board: Board, rules: LinkRules, a: Position, b: Position) -> Searched:
    """Walk from a, toward b rather than away from it, turning back when the turns are used up.

    Nothing is remembered of cells that were visited in vain, so this is for few turns.
    """
    nodes = 0

    def walk(place: Position, way: Way | None, turns_left: int) -> bool:
        nonlocal nodes
        nodes += 1
        if place == b:
            return True
        if place != a and not _is_free(board, rules, place):
            return False
        toward = [(_sign(b[0] - place[0]), 0), (0, _sign(b[1] - place[1]))]
        for onward in sorted(_WAYS, key=lambda step: step not in toward):
            turns = way is not None and onward != way
            back = way is not None and (onward[0] + way[0], onward[1] + way[1]) == (0, 0)
            if back or (turns and turns_left == 0):
                continue
            if walk((place[0] + onward[0], place[1] + onward[1]), onward, turns_left - turns):
                return True
        return False

    linked = a != b and board[a] > EMPTY and board[a] == board[b] and walk(a, None, rules.max_turns)
    return Searched(linked, nodes)


@dataclass(frozen=True)
class Case:
    """Which case of the analysis applied, and the path with its ends."""

    name: CaseName
    corners: tuple[Position, ...]


def case_of_link(board: Board, rules: LinkRules, a: Position, b: Position) -> Case | None:
    """Return the first case that links two tiles with at most two turns, or None; rules.max_turns is 2."""
    assert rules.max_turns == 2, "the cases are those of two turns"
    if a == b or board[a] <= EMPTY or board[a] != board[b]:
        return None
    for name, between in _cases(board, a, b):
        path = (a, *between, b)
        lines = pairwise(path)
        if all(_is_free(board, rules, corner) for corner in between) and all(
            _line_is_free(board, rules, start, end) for start, end in lines
        ):
            return Case(name, path)
    return None


def _cases(board: Board, a: Position, b: Position) -> Iterator[tuple[CaseName, tuple[Position, ...]]]:
    """Yield each case with the corners that it would have, simple ones first."""
    (row1, col1), (row2, col2) = a, b
    if row1 == row2 or col1 == col2:
        yield "straight", ()
    else:
        yield "one corner", ((row1, col2),)
        yield "one corner", ((row2, col1),)
    # Along an edge both corners lie beside the tiles, so the cells of their own lines count as well.
    for col in range(board.cols):
        if col not in (col1, col2) and row1 != row2:
            yield "two corners", ((row1, col), (row2, col))
    for row in range(board.rows):
        if row not in (row1, row2) and col1 != col2:
            yield "two corners", ((row, col1), (row, col2))
    if row1 != row2:
        yield "outside the board", ((row1, -1), (row2, -1))
        yield "outside the board", ((row1, board.cols), (row2, board.cols))
    if col1 != col2:
        yield "outside the board", ((-1, col1), (-1, col2))
        yield "outside the board", ((board.rows, col1), (board.rows, col2))


def _line_is_free(board: Board, rules: LinkRules, start: Position, end: Position) -> bool:
    """Say whether the cells strictly between two places of one row or column are free."""
    down, right = _sign(end[0] - start[0]), _sign(end[1] - start[1])
    place = start[0] + down, start[1] + right
    while place != end:
        if not _is_free(board, rules, place):
            return False
        place = place[0] + down, place[1] + right
    return True


def _is_free(board: Board, rules: LinkRules, place: Position) -> bool:
    row, col = place
    if 0 <= row < board.rows and 0 <= col < board.cols:
        return board[place] == EMPTY
    return rules.border == "open" and -1 <= row <= board.rows and -1 <= col <= board.cols


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
