"""The lanes of the collapses as tables: a collapse is a sequence of passes, a pass is a set of lanes.

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
