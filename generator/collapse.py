"""The collapses of link boards as tables: a collapse is a sequence of passes, a pass is a set of lanes.

A lane is a row or a column of the board, or of one of its halves, read from the end toward which its tiles
pack. Adding a collapse is adding a line to `PASSES`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from generator.kernels.collapse import collapse_cells, pack_lanes
from levels.board import EMPTY, Board, Position
from levels.rules import COLLAPSES, Collapse


class Part(Enum):
    """A part of the board. An odd middle row belongs to the upper half, an odd middle column to the left."""

    WHOLE = "whole"
    UPPER = "upper"
    LOWER = "lower"
    LEFT = "left"
    RIGHT = "right"


class Toward(Enum):
    """The side to which tiles pack."""

    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"


Pass: TypeAlias = tuple[tuple[Part, Toward], ...]
"""What moves at one time: parts that share no cell, each with its direction."""

_UP: Final[Pass] = ((Part.WHOLE, Toward.UP),)
_DOWN: Final[Pass] = ((Part.WHOLE, Toward.DOWN),)
_LEFT: Final[Pass] = ((Part.WHOLE, Toward.LEFT),)
_RIGHT: Final[Pass] = ((Part.WHOLE, Toward.RIGHT),)
_SPLIT_VERTICAL: Final[Pass] = ((Part.UPPER, Toward.UP), (Part.LOWER, Toward.DOWN))
_CENTER_VERTICAL: Final[Pass] = ((Part.UPPER, Toward.DOWN), (Part.LOWER, Toward.UP))
_SPLIT_HORIZONTAL: Final[Pass] = ((Part.LEFT, Toward.LEFT), (Part.RIGHT, Toward.RIGHT))
_CENTER_HORIZONTAL: Final[Pass] = ((Part.LEFT, Toward.RIGHT), (Part.RIGHT, Toward.LEFT))

PASSES: Final[dict[Collapse, tuple[Pass, ...]]] = {
    "none": (),
    "down": (_DOWN,),
    "up": (_UP,),
    "left": (_LEFT,),
    "right": (_RIGHT,),
    "split-vertical": (_SPLIT_VERTICAL,),
    "center-vertical": (_CENTER_VERTICAL,),
    "split-horizontal": (_SPLIT_HORIZONTAL,),
    "center-horizontal": (_CENTER_HORIZONTAL,),
    "top-left-bottom-right": (((Part.UPPER, Toward.LEFT), (Part.LOWER, Toward.RIGHT)),),
    "top-right-bottom-left": (((Part.UPPER, Toward.RIGHT), (Part.LOWER, Toward.LEFT)),),
    "left-up-right-down": (((Part.LEFT, Toward.UP), (Part.RIGHT, Toward.DOWN)),),
    "left-down-right-up": (((Part.LEFT, Toward.DOWN), (Part.RIGHT, Toward.UP)),),
    "outward": (_SPLIT_VERTICAL, _SPLIT_HORIZONTAL),
    "center": (_CENTER_VERTICAL, _CENTER_HORIZONTAL),
    "top-left": (_UP, _LEFT),
    "top-right": (_UP, _RIGHT),
    "bottom-left": (_DOWN, _LEFT),
    "bottom-right": (_DOWN, _RIGHT),
}
"""Several passes are run in order, again and again until a whole round moves nothing."""

assert tuple(PASSES) == COLLAPSES


@dataclass(frozen=True, slots=True)
class Lanes:
    """The lanes of one collapse on boards of one size, as the kernels read them; read-only."""

    lanes: npt.NDArray[np.int16]
    """(passes, lanes, length): the flat cells of a lane from its head on, then -1."""
    lane_of: npt.NDArray[np.int16]
    """(passes, rows * cols): the lane of each cell, or -1."""


TileMove: TypeAlias = tuple[Position, Position]
"""Where a tile was and where it went."""


@lru_cache(maxsize=256)
def lanes_of(collapse: Collapse, rows: int, cols: int) -> Lanes:
    """Return the lane tables of a collapse on a board of rows x cols."""
    passes = [_lanes_of_pass(turn, rows, cols) for turn in PASSES[collapse]]
    most = max((len(turn) for turn in passes), default=0)
    longest = max((len(lane) for turn in passes for lane in turn), default=0)
    lanes = np.full((len(passes), most, longest), -1, dtype=np.int16)
    lane_of = np.full((len(passes), rows * cols), -1, dtype=np.int16)
    for number, turn in enumerate(passes):
        for place, lane in enumerate(turn):
            lanes[number, place, : len(lane)] = lane
            lane_of[number, lane] = place
    lanes.flags.writeable = False
    lane_of.flags.writeable = False
    return Lanes(lanes, lane_of)


def all_dirty(lanes: Lanes) -> npt.NDArray[np.int16]:
    """Return the stacks of generator.kernels.collapse.mark_lane with every lane in them."""
    passes, count, _length = lanes.lanes.shape
    # Each lane lies on the one before, the first one on the bottom, whose number is `count`.
    return np.tile(np.array([count, *range(count)], np.int16), (passes, 1))


def _lanes_of_pass(turn: Pass, rows: int, cols: int) -> list[list[int]]:
    """Return each lane of a pass as its flat cells from the head on; lanes without cells are left out."""
    grid = np.arange(rows * cols).reshape(rows, cols)
    half_row, half_col = (rows + 1) // 2, (cols + 1) // 2
    parts = {
        Part.WHOLE: grid,
        Part.UPPER: grid[:half_row],
        Part.LOWER: grid[half_row:],
        Part.LEFT: grid[:, :half_col],
        Part.RIGHT: grid[:, half_col:],
    }
    lanes: list[list[int]] = []
    for part, toward in turn:
        cells = parts[part]
        along = {
            Toward.UP: cells.T,
            Toward.DOWN: cells[::-1].T,
            Toward.LEFT: cells,
            Toward.RIGHT: cells[:, ::-1],
        }[toward]
        lanes += [lane for lane in along.tolist() if lane]
    return lanes


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
