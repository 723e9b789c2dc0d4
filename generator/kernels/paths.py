"""The cheapest path between two cells, turn by turn: what finds the link that a person is shown."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
import numpy.typing as npt
from numba import njit

Costs: TypeAlias = npt.NDArray[np.int64]

UNREACHED = 1 << 60
"""The cost of a place that no path comes to, and the toll of a place that none may enter."""


@njit(cache=True, nogil=True)
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
