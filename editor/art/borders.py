"""The border of a group of cells, traced edge by edge. No Qt here.

Joining the cells' rectangles loses parts where edges coincide; tracing does not.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from levels.board import Position

Corner: TypeAlias = tuple[int, int]
"""A crossing of grid lines as (row, col): (0, 0) is the upper left corner of cell (0, 0)."""
Loop: TypeAlias = list[Corner]


def trace_border(cells: Iterable[Position]) -> list[Loop]:
    """Return the loops around a group of cells: only corners, the cells always to the right of the way.

    Outer borders run clockwise, holes the other way. Cells that touch only at a corner get separate loops.
    """
    group = set(cells)
    onward = _edges(group)
    loops = []
    while onward:
        start = min(onward)
        way = [start]
        heading = (0, 0)
        while True:
            here = way[-1]
            # Where two cells touch at a corner two edges leave it: the right turn stays with the same cell.
            ahead = min(onward[here], key=lambda end: _right_turn_first(heading, here, end))
            onward[here].remove(ahead)
            if not onward[here]:
                del onward[here]
            heading = (ahead[0] - here[0], ahead[1] - here[1])
            if ahead == start:
                break
            way.append(ahead)
        loops.append(_bends(way))
    return loops


def _edges(group: set[Position]) -> dict[Corner, list[Corner]]:
    """Return the edges between a cell of the group and one outside, each clockwise around its cell."""
    onward: dict[Corner, list[Corner]] = {}
    for row, col in sorted(group):
        sides = (
            ((row - 1, col), (row, col), (row, col + 1)),
            ((row, col + 1), (row, col + 1), (row + 1, col + 1)),
            ((row + 1, col), (row + 1, col + 1), (row + 1, col)),
            ((row, col - 1), (row + 1, col), (row, col)),
        )
        for neighbour, start, end in sides:
            if neighbour not in group:
                onward.setdefault(start, []).append(end)
    return onward


def _right_turn_first(heading: Corner, here: Corner, end: Corner) -> bool:
    """A sort key: False (so first) for the edge that turns right."""
    return (end[0] - here[0], end[1] - here[1]) != (heading[1], -heading[0])


def _bends(way: Loop) -> Loop:
    """Return the corners at which a closed way changes direction."""
    return [
        corner
        for before, corner, after in zip(way[-1:] + way[:-1], way, way[1:] + way[:1], strict=True)
        if (corner[0] - before[0], corner[1] - before[1]) != (after[0] - corner[0], after[1] - corner[1])
    ]


def inset_loop(loop: Loop, inset: float) -> list[tuple[float, float]]:
    """Return a loop with every edge moved by `inset` cells towards its cells, as (row, col)."""
    moved = []
    for before, corner, after in zip(loop[-1:] + loop[:-1], loop, loop[1:] + loop[:1], strict=True):
        into, out = _unit(before, corner), _unit(corner, after)
        # The side to the right of a heading (dr, dc) is (dc, -dr).
        moved.append((corner[0] + inset * (into[1] + out[1]), corner[1] - inset * (into[0] + out[0])))
    return moved


def _unit(start: Corner, end: Corner) -> Corner:
    rows, cols = end[0] - start[0], end[1] - start[1]
    return (rows > 0) - (rows < 0), (cols > 0) - (cols < 0)


def connected_parts(cells: Iterable[Position]) -> list[Sequence[Position]]:
    """Return the parts of a group that hang together by sides, each in row-major order."""
    left = set(cells)
    parts: list[Sequence[Position]] = []
    while left:
        part, edge = set(), [min(left)]
        left.remove(edge[0])
        while edge:
            row, col = edge.pop()
            part.add((row, col))
            for cell in ((row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)):
                if cell in left:
                    left.remove(cell)
                    edge.append(cell)
        parts.append(sorted(part))
    return parts
