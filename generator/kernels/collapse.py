"""One kernel for every collapse: lanes of cells, along which tiles pack toward the head.

`lanes` is int16 (passes, lanes, length): lanes[p, i] lists the flat cells of lane i of pass p from its head
on, and -1 fills up the rest. A cell is in at most one lane of a pass; `lane_of`, int16 (passes, rows *
cols), says in which, or -1. Cells are flat int16 in row-major order: what is 0 is empty and falls through,
what is less cuts a lane, what is more moves, whatever it stands for.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from generator.kernels.inner import inner, outer
from generator.kernels.links import Masks, is_free, set_blocked, set_free

Table: TypeAlias = npt.NDArray[np.int16]
Spots: TypeAlias = npt.NDArray[np.int64]


@outer
def pack_lanes(cells: Table, lanes: Table) -> int:
    """Run one pass, lanes being those of it: pack every lane; return how many tiles moved."""
    moved = 0
    for lane in lanes:
        place = 0
        for i in range(lane.size):
            cell = lane[i]
            if cell < 0:
                break
            code = cells[cell]
            if code < 0:
                place = i + 1
            elif code > 0:
                if place < i:
                    cells[lane[place]] = code
                    cells[cell] = 0
                    moved += 1
                place += 1
    return moved


@outer
def collapse_cells(cells: Table, lanes: Table) -> int:
    """Run all passes in order, several of them until a whole round moves nothing; return the moves."""
    passes = lanes.shape[0]
    total = 0
    while True:
        moved = 0
        for i in range(passes):
            moved += pack_lanes(cells, lanes[i])
        total += moved
        # A single pass leaves nothing to do for a second one.
        if moved == 0 or passes == 1:
            return total


@inner
def clear_dirty(dirty: Table) -> None:
    """Empty the stacks of `mark_lane`."""
    dirty[:, :-1] = -1
    dirty[:, -1] = dirty.shape[1] - 1


@inner
def mark_lane(dirty: Table, lane_of: Table, turn: int, cell: int) -> None:
    """Note that a cell of pass `turn` has changed, so that its lane may have to be packed.

    dirty: int16 (passes, lanes + 1), a stack of lanes for each pass. Its last entry is the top; the entry
    of a lane is -1 when the lane is not in the stack, else what lies below it; the bottom is the last
    entry's number.
    """
    lane = lane_of[turn, cell]
    if lane >= 0 and dirty[turn, lane] < 0:
        dirty[turn, lane] = dirty[turn, -1]
        dirty[turn, -1] = lane


@inner
def settle(
    cells: Table, free: Masks, where: Table, lanes: Table, lane_of: Table, dirty: Table, spots: Spots
) -> int:
    """Collapse a board of which only the lanes marked dirty can move; keep masks and places in step.

    free: masks as in generator.kernels.links. where: int16, where[code] becomes the cell that the code has
    moved to, so that with one code for each tile it follows all tiles. spots: int64 (2, rows * cols), the row
    and column of each cell. Leaves no lane dirty; returns the moves.
    """
    passes, bottom = lanes.shape[0], lanes.shape[1]
    total = 0
    while True:
        moved = 0
        for turn in range(passes):
            while dirty[turn, bottom] != bottom:
                lane = dirty[turn, bottom]
                dirty[turn, bottom] = dirty[turn, lane]
                dirty[turn, lane] = -1
                place, first, last = 0, 0, -1
                for i in range(lanes.shape[2]):
                    cell = lanes[turn, lane, i]
                    if cell < 0:
                        break
                    code = cells[cell]
                    if code < 0:
                        place = i + 1
                    elif code > 0:
                        if place < i:
                            target = lanes[turn, lane, place]
                            cells[target] = code
                            cells[cell] = 0
                            where[code] = target
                            moved += 1
                            if last < 0:
                                first = place
                            last = i
                        place += 1
                # Most places that moved tiles left were taken by others: few masks change, few other lanes
                # are touched.
                for i in range(first, last + 1):
                    cell = lanes[turn, lane, i]
                    row, col = spots[0, cell], spots[1, cell]
                    if (cells[cell] == 0) == is_free(free, row, col):
                        continue
                    if cells[cell] == 0:
                        set_free(free, row, col)
                    else:
                        set_blocked(free, row, col)
                    for other in range(passes):
                        if other != turn:
                            mark_lane(dirty, lane_of, other, cell)
        total += moved
        if moved == 0 or passes == 1:
            return total
