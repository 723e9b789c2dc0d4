"""Lanes: how lines that share a row, a column or a diagonal are kept beside each other. No Qt here."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from levels.board import Position

Point: TypeAlias = tuple[float, float]
"""A place in cells as (row, col): the middle of cell (0, 0) is (0.5, 0.5)."""
Corners: TypeAlias = Sequence[Position]
"""The corner cells of a line, its ends included; ring cells have row or column -1, or one past the last."""

WIDEST: Final = 0.42
"""How far from the middle of its cells a line may be shifted, in cells."""


@dataclass(frozen=True, slots=True)
class _Direction:
    """A set of parallel channels: which one a cell is in, the way along it, the side that lanes count to."""

    channel: Callable[[Position], int]
    along: Callable[[Position], int]
    way: Point
    normal: Point


_HALF: Final = math.sqrt(0.5)
_DIRECTIONS: Final[dict[tuple[int, int], _Direction]] = {
    (0, 1): _Direction(lambda cell: cell[0], lambda cell: cell[1], (0, 1), (1, 0)),
    (1, 0): _Direction(lambda cell: cell[1], lambda cell: cell[0], (1, 0), (0, 1)),
    (1, 1): _Direction(lambda cell: cell[0] - cell[1], lambda cell: cell[0], (_HALF, _HALF), (_HALF, -_HALF)),
    (1, -1): _Direction(
        lambda cell: cell[0] + cell[1], lambda cell: cell[0], (_HALF, -_HALF), (_HALF, _HALF)
    ),
}

_ACROSS: Final = _DIRECTIONS[0, 1]
_DOWN: Final = _DIRECTIONS[1, 0]


def _slope(start: Position, end: Position) -> tuple[int, int]:
    """Return the direction of a stretch, without its sense."""
    if start[0] == end[0]:
        return (0, 1)
    if start[1] == end[1]:
        return (1, 0)
    rows, cols = end[0] - start[0], end[1] - start[1]
    assert abs(rows) == abs(cols), f"{start} to {end} is no straight stretch"
    return (1, 1) if rows == cols else (1, -1)


def lane_number(order: int) -> int:
    """Return the lanes in the order they are taken: 0, 1, -1, 2, -2, …"""
    return (order + 1) // 2 if order % 2 else -(order // 2)


def assign_lanes(lines: Sequence[Corners]) -> list[list[int]]:
    """Return a lane for every stretch of every line.

    Stretches in one channel that overlap or touch never share a lane. Longer stretches choose first, so that
    they stay in the middle; equal ones in the order given.
    """
    lanes = [[0] * (len(line) - 1) for line in lines]
    channels: dict[tuple[tuple[int, int], int], list[tuple[int, int, int, int]]] = {}
    for i, line in enumerate(lines):
        for j, (start, end) in enumerate(itertools.pairwise(line)):
            slope = _slope(start, end)
            direction = _DIRECTIONS[slope]
            low, high = direction.along(start), direction.along(end)
            if low > high:
                low, high = high, low
            channels.setdefault((slope, direction.channel(start)), []).append((low - high, low, i, j))
    for stretches in channels.values():
        # A lane is a number with a bit for every place that is taken in it: many links make many stretches.
        taken: list[int] = []
        for minus_length, low, i, j in sorted(stretches, key=_length_first):
            places = ((1 << (1 - minus_length)) - 1) << (low + 1)
            order = 0
            for lane in taken:
                if not lane & places:
                    taken[order] |= places
                    break
                order += 1
            else:
                taken.append(places)
            lanes[i][j] = lane_number(order)
    return lanes


def _length_first(stretch: tuple[int, int, int, int]) -> int:
    return stretch[0]


def lane_pitch(lanes: Sequence[Sequence[int]], wanted: float) -> float:
    """Return the distance between lanes in cells: the one wanted, or less when many lanes share a channel."""
    outermost = max((abs(lane) for line in lanes for lane in line), default=0)
    return min(wanted, WIDEST / outermost) if outermost else wanted


def shifted_corners(line: Corners, lanes: Sequence[int], pitch: float) -> list[Point]:
    """Return a line's corners with every stretch moved into its lane.

    A corner lies where its two shifted stretches cross; where a line turns back on itself it has two.
    """
    stretches = []
    for lane, (start, end) in zip(lanes, itertools.pairwise(line), strict=True):
        direction = _DIRECTIONS[_slope(start, end)]
        stretches.append((direction, lane * pitch))
    points = [_moved(line[0], *stretches[0])]
    for cell, (before, after) in zip(line[1:-1], itertools.pairwise(stretches), strict=True):
        if before[0] is _ACROSS and after[0] is _DOWN:
            points.append((cell[0] + 0.5 + before[1], cell[1] + 0.5 + after[1]))
        elif before[0] is _DOWN and after[0] is _ACROSS:
            points.append((cell[0] + 0.5 + after[1], cell[1] + 0.5 + before[1]))
        elif before[0] is after[0]:
            points += [_moved(cell, *before), _moved(cell, *after)]
        else:
            points.append(_crossing(cell, before, after))
    return [*points, _moved(line[-1], *stretches[-1])]


def _moved(cell: Position, direction: _Direction, shift: float) -> Point:
    return cell[0] + 0.5 + direction.normal[0] * shift, cell[1] + 0.5 + direction.normal[1] * shift


def _crossing(cell: Position, before: tuple[_Direction, float], after: tuple[_Direction, float]) -> Point:
    (first, first_shift), (second, second_shift) = before, after
    # Both lines pass the middle of the cell at a distance: solve normal . offset = shift for the two of them.
    (a, b), (c, d) = first.normal, second.normal
    determinant = a * d - b * c
    row = (first_shift * d - second_shift * b) / determinant
    col = (second_shift * a - first_shift * c) / determinant
    return cell[0] + 0.5 + row, cell[1] + 0.5 + col


def corners_of(cells: Sequence[Position]) -> list[Position]:
    """Return the corners of a way from cell to neighbouring cell, its two ends included."""
    corners = list(cells[:1])
    for before, cell, after in zip(cells, cells[1:], cells[2:], strict=False):
        if (cell[0] - before[0], cell[1] - before[1]) != (after[0] - cell[0], after[1] - cell[1]):
            corners.append(cell)
    return corners + list(cells[-1:]) if len(cells) > 1 else corners
