"""The collapses of link boards: what a board becomes, and which tile goes where."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from generator.kernels.collapse import collapse_cells, pack_lanes
from generator.lanes import Lanes, lanes_of
from levels.board import EMPTY, Board, Position
from levels.rules import Collapse

TileMove: TypeAlias = tuple[Position, Position]
"""Where a tile was and where it went."""


def all_dirty(lanes: Lanes) -> npt.NDArray[np.int16]:
    """Return the stacks of generator.kernels.collapse.mark_lane with every lane in them."""
    passes, count, _length = lanes.lanes.shape
    # Each lane lies on the one before, the first one on the bottom, whose number is `count`.
    return np.tile(np.array([count, *range(count)], np.int16), (passes, 1))


def collapse(board: Board, name: Collapse) -> Board:
    """Return the board after a collapse; the same board when nothing moves."""
    cells = board.cells.ravel().copy()
    if not collapse_cells(cells, lanes_of(name, board.rows, board.cols).lanes):
        return board
    return Board(cells.reshape(board.shape))


def collapse_moves(board: Board, name: Collapse) -> list[list[TileMove]]:
    """Return how the tiles move in a collapse: for each pass that moves any, from where to where.

    The passes of several rounds follow each other in one list; within a pass the starts are in row-major
    order.
    """
    lanes = lanes_of(name, board.rows, board.cols).lanes
    # Every tile gets a number of its own in place of its kind, to be told apart afterwards.
    cells = board.cells.ravel().copy()
    tiles = np.flatnonzero(cells > EMPTY)
    cells[tiles] = np.arange(1, tiles.size + 1)
    passes: list[list[TileMove]] = []
    moved = True
    while moved:
        moved = False
        for lanes_of_pass in lanes:
            before = cells.copy()
            if pack_lanes(cells, lanes_of_pass):
                moved = True
                passes.append(_tile_moves(before, cells, board.cols))
    return passes


def _tile_moves(before: npt.NDArray[np.int16], after: npt.NDArray[np.int16], cols: int) -> list[TileMove]:
    place = {int(after[cell]): int(cell) for cell in np.flatnonzero(after > EMPTY)}
    starts = [int(cell) for cell in np.flatnonzero((before > EMPTY) & (before != after))]
    return [(divmod(cell, cols), divmod(place[int(before[cell])], cols)) for cell in starts]
