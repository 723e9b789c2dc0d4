"""A level as planes of numbers, so that one edit reaches all that stands on a cell.

A cell of a level is more than one number: what was painted (the layout), what is shown (the dealt board,
or the layout where nothing was dealt), and for orbs the plus mark. An edit that moved only one of them would
tear the level apart. So every edit is made on all planes at once, and written back to the layers that the
level has.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec
import numpy as np
import numpy.typing as npt

from levels.board import EMPTY, Board, Cell
from levels.level import Level, LinkLevel, OrbLevel, Report

Planes: TypeAlias = npt.NDArray[np.int16]
"""int16, shape (3, rows, cols): LAYOUT, SHOWN and PLUS; in a stroke, KEEP where nothing is written."""
Mask: TypeAlias = npt.NDArray[np.bool_]
"""Chosen cells, bool, shape (rows, cols)."""

LAYOUT: Final = 0
SHOWN: Final = 1
PLUS: Final = 2
PLANES: Final = 3
KEEP: Final = -32768
"""In a stroke: this cell stays as it is."""


def planes_of(level: Level) -> Planes:
    """Return the level's cells as planes; a layer that the level lacks equals the shown one."""
    shown = level.shown.cells
    planes = np.empty((PLANES, *shown.shape), dtype=np.int16)
    planes[LAYOUT] = shown if level.layout is None else level.layout.cells
    planes[SHOWN] = shown
    planes[PLUS] = 0
    if isinstance(level, OrbLevel):
        for row, col in level.plus:
            planes[PLUS, row, col] = 1
    return planes


def with_planes(level: Level, planes: Planes) -> Level:
    """Return the level with these cells, its evidence dropped if they differ from what it had.

    Only the layers that the level has are written. A board whose every dealt cell became a slot again is no
    deal any more: the layout alone remains.
    """
    shown = Board(planes[SHOWN])
    layout = None if level.layout is None else shown if level.board is None else Board(planes[LAYOUT])
    board = None if level.board is None else shown
    if layout is not None and board == layout and shown.slot_count():
        board = None
    changes: dict[str, object] = {"layout": layout, "board": board}
    if isinstance(level, OrbLevel):
        marks = np.argwhere((planes[PLUS] == 1) & (planes[SHOWN] > EMPTY))
        changes["plus"] = tuple((int(row), int(col)) for row, col in marks)
        if shown.shape != level.shown.shape:
            changes |= {"route": None, "swaps": ()}
    changed = msgspec.structs.replace(level, **changes)
    return level if changed == level else without_evidence(changed)


def without_evidence(level: Level) -> Level:
    """Return the level without what was found out about the board it had."""
    if isinstance(level, LinkLevel):
        return msgspec.structs.replace(level, report=Report(), solution=None)
    return msgspec.structs.replace(level, report=Report())


def blank_stroke(rows: int, cols: int) -> Planes:
    """Return a stroke that writes nothing."""
    return np.full((PLANES, rows, cols), KEEP, dtype=np.int16)


def stroke_of(mask: Mask, cells: npt.NDArray[np.int16] | Cell, *, plus: bool = False) -> Planes:
    """Return the stroke that writes these cells where the mask is set: a code, or one code a cell."""
    stroke = blank_stroke(*mask.shape)
    for plane in (LAYOUT, SHOWN):
        np.copyto(stroke[plane], np.asarray(cells, dtype=np.int16), where=mask)
    stroke[PLUS][mask] = int(plus)
    return stroke


def applied(planes: Planes, stroke: Planes) -> Planes:
    """Return the planes with the stroke written over them."""
    return np.where(stroke == KEEP, planes, stroke)


def limited(stroke: Planes, mask: Mask | None) -> Planes:
    """Return the part of a stroke that lies on the mask; None limits nothing."""
    if mask is None:
        return stroke
    return np.where(mask[np.newaxis], stroke, np.int16(KEEP))


def touched(before: Planes, after: Planes) -> Mask:
    """Return the cells in which two sets of planes of one shape differ."""
    different: Mask = (before != after).any(axis=0)
    return different


def undealt(level: Level, mask: Mask) -> Level:
    """Return the level with the dealt kinds of these cells taken back to what was painted there."""
    planes = planes_of(level)
    planes[SHOWN][mask] = planes[LAYOUT][mask]
    return with_planes(level, planes)
