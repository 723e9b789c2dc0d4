"""The cheapest path between two cells, turn by turn: what finds the link that a person is shown."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from generator.kernels.inner import inner, outer

Costs: TypeAlias = npt.NDArray[np.int64]
Places: TypeAlias = npt.NDArray[np.int64]

UNREACHED = 1 << 60
"""The cost of a place that no path comes to, and the toll of a place that none may enter."""


@outer
def add_legs(tolls: Costs, row: int, col: int, turn: int, costs: Costs) -> None:
    """Fill costs[turn] from costs[turn - 1]: the least tolls on the way to each place with so many turns.

    tolls: int64 (rows + 2, cols + 2), what entering a place costs, at least 1; places count from the ring.
    row, col: where the paths begin; turn 0 needs nothing before it.
    costs: int64 (turns, 4, rows + 2, cols + 2), by the direction of the last step: up, down, left, right.
    """
    rows, cols = tolls.shape
    for way in range(4):
        down = (way == 1) - (way == 0)
        right = (way == 3) - (way == 2)
        for i in range(rows):
            # Along the way, so that the place before is always done.
            r = rows - 1 - i if way == 0 else i
            for j in range(cols):
                c = cols - 1 - j if way == 2 else j
                best = UNREACHED
                r0, c0 = r - down, c - right
                if 0 <= r0 < rows and 0 <= c0 < cols:
                    best = costs[turn, way, r0, c0]
                    if turn > 0:
                        first = 2 if way < 2 else 0
                        best = min(best, costs[turn - 1, first, r0, c0], costs[turn - 1, first + 1, r0, c0])
                    elif r0 == row and c0 == col:
                        best = 0
                if best < UNREACHED and tolls[r, c] < UNREACHED:
                    costs[turn, way, r, c] = best + tolls[r, c]
                else:
                    costs[turn, way, r, c] = UNREACHED


@outer
def trace_links(
    tolls: Costs, max_turns: int, ends: Places, costs: Costs, corners: Places, found: Places
) -> None:
    """Find for many pairs the path with the fewest turns, then the least tolls, and walk it back.

    tolls: as for `add_legs`, UNREACHED wherever no path may enter, tiles too; left as it was.
    ends: int64 (pairs, 4), row and col of both ends, counted from the ring.
    costs: int64 (max_turns + 1, 4, rows + 2, cols + 2), room to work in.
    corners: int64 (pairs, max_turns + 2, 2), filled from the goal back to the start.
    found: int64 (pairs, 2), filled with the turns, -1 where there is no path, and the length.
    """
    for pair in range(len(ends)):
        row, col, goal_row, goal_col = ends[pair]
        tolls[goal_row, goal_col] = 1
        found[pair, 0] = -1
        for turn in range(max_turns + 1):
            add_legs(tolls, row, col, turn, costs)
            way = 0
            for other in range(1, 4):
                if costs[turn, other, goal_row, goal_col] < costs[turn, way, goal_row, goal_col]:
                    way = other
            if costs[turn, way, goal_row, goal_col] >= UNREACHED:
                continue
            found[pair, 0] = turn
            found[pair, 1] = _walk_back(tolls, costs, turn, way, ends[pair], corners[pair])
            break
        tolls[goal_row, goal_col] = UNREACHED


@inner
def _walk_back(tolls: Costs, costs: Costs, turn: int, way: int, ends: Places, corners: Places) -> int:
    """Fill the corners from the goal back along the least costs, straight on where that is as good."""
    row, col, r, c = ends
    corners[0, 0], corners[0, 1] = r, c
    count, length = 1, 0
    while r != row or c != col:
        r0, c0 = r - ((way == 1) - (way == 0)), c - ((way == 3) - (way == 2))
        rest = costs[turn, way, r, c] - tolls[r, c]
        length += 1
        if (r0 != row or c0 != col) and costs[turn, way, r0, c0] != rest:
            turn -= 1
            first = 2 if way < 2 else 0
            way = first if costs[turn, first, r0, c0] == rest else first + 1
            corners[count, 0], corners[count, 1] = r0, c0
            count += 1
        r, c = r0, c0
    corners[count, 0], corners[count, 1] = row, col
    return length
