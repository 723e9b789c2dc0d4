"""Whole boards and selections flipped, turned, shifted, moved and resized."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np

from editor.tools.planes import KEEP, LAYOUT, SHOWN, Mask, Planes, blank_stroke, stroke_of
from levels.board import EMPTY, Cell

Turn = Callable[[Planes], Planes]

TURNS: Final[dict[str, Turn]] = {
    "flip-h": lambda planes: planes[..., ::-1],
    "flip-v": lambda planes: planes[..., ::-1, :],
    "turn-right": lambda planes: np.rot90(planes, 1, axes=(-1, -2)),
    "turn-left": lambda planes: np.rot90(planes, 1, axes=(-2, -1)),
    "half-turn": lambda planes: planes[..., ::-1, ::-1],
}
"""Each keeps the cells and gives them new places; a quarter turn swaps rows and columns."""


def turned(planes: Planes, turn: str) -> Planes:
    """Return the whole board flipped or turned."""
    return np.ascontiguousarray(TURNS[turn](planes))


def shifted(planes: Planes, down: int, right: int) -> Planes:
    """Return the board moved by so many cells; what leaves at one side enters at the other."""
    return np.roll(planes, (down, right), axis=(-2, -1))


def resized(
    planes: Planes, rows: int, cols: int, *, anchor: tuple[int, int] = (0, 0), fill: Cell = EMPTY
) -> Planes:
    """Return the board in another size. What stays in place, per axis: 0 the start, 1 middle, 2 the end."""
    old_rows, old_cols = planes.shape[-2:]
    top = (rows - old_rows) * anchor[0] // 2
    left = (cols - old_cols) * anchor[1] // 2
    out = np.zeros((planes.shape[0], rows, cols), dtype=np.int16)
    out[[LAYOUT, SHOWN]] = fill
    put(out, planes, top, left)
    return out


def put(target: Planes, patch: Planes, top: int, left: int) -> None:
    """Write a patch into larger planes, cut where it leaves them; KEEP in it writes nothing."""
    rows, cols = target.shape[-2:]
    height, width = patch.shape[-2:]
    first_row, last_row = max(top, 0), min(top + height, rows)
    first_col, last_col = max(left, 0), min(left + width, cols)
    if first_row >= last_row or first_col >= last_col:
        return
    inside = patch[:, first_row - top : last_row - top, first_col - left : last_col - left]
    window = target[:, first_row:last_row, first_col:last_col]
    np.copyto(window, inside, where=(inside != KEEP))


def bounds(mask: Mask) -> tuple[int, int, int, int]:
    """Return the first row, first column, rows and columns of a mask's rectangle; the mask is not empty."""
    rows = np.flatnonzero(mask.any(axis=1))
    cols = np.flatnonzero(mask.any(axis=0))
    top, left = int(rows[0]), int(cols[0])
    return top, left, int(rows[-1]) - top + 1, int(cols[-1]) - left + 1


def lifted(planes: Planes, mask: Mask) -> tuple[Planes, int, int]:
    """Return the chosen cells as a patch, KEEP between them, with its first row and column."""
    top, left, rows, cols = bounds(mask)
    part = planes[:, top : top + rows, left : left + cols]
    chosen = mask[top : top + rows, left : left + cols]
    return np.where(chosen[np.newaxis], part, np.int16(KEEP)), top, left


def moved(planes: Planes, mask: Mask, down: int, right: int, *, copy: bool = False) -> Planes:
    """Return the stroke that moves the chosen cells, leaving EMPTY behind unless it is a copy."""
    patch, top, left = lifted(planes, mask)
    stroke = blank_stroke(*mask.shape) if copy else stroke_of(mask, EMPTY)
    put(stroke, patch, top + down, left + right)
    return stroke


def turned_in_place(planes: Planes, mask: Mask, turn: str) -> Planes:
    """Return the stroke that flips or turns the chosen cells about the middle of their rectangle."""
    patch, top, left = lifted(planes, mask)
    patch = TURNS[turn](patch)
    _, _, rows, cols = bounds(mask)
    height, width = patch.shape[-2:]
    stroke = stroke_of(mask, EMPTY)
    put(stroke, patch, top + (rows - height) // 2, left + (cols - width) // 2)
    return stroke


def written(stroke: Planes) -> Mask:
    """Return the cells that a stroke writes."""
    mask: Mask = stroke[SHOWN] != KEEP
    return mask


def shifted_mask(mask: Mask, down: int, right: int) -> Mask:
    """Return a selection moved by so many cells; what leaves the board is lost."""
    rows, cols = mask.shape
    out = np.zeros_like(mask)
    if abs(down) < rows and abs(right) < cols:
        out[max(down, 0) : rows + min(down, 0), max(right, 0) : cols + min(right, 0)] = mask[
            max(-down, 0) : rows + min(-down, 0), max(-right, 0) : cols + min(-right, 0)
        ]
    return out
