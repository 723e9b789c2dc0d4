"""Shapes on a grid: which cells a line, a frame, an ellipse, a brush or a fill covers."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

import numpy as np

from editor.tools.planes import Mask
from levels.board import Cells, Position


def line(start: Position, end: Position) -> Iterator[Position]:
    """Yield the cells from one to the other, both included, without a gap (Bresenham's line)."""
    (row, col), (last_row, last_col) = start, end
    down, across = abs(last_row - row), abs(last_col - col)
    row_step = 1 if last_row >= row else -1
    col_step = 1 if last_col >= col else -1
    error = across - down
    while True:
        yield row, col
        if (row, col) == (last_row, last_col):
            return
        doubled = 2 * error
        if doubled > -down:
            error -= down
            col += col_step
        if doubled < across:
            error += across
            row += row_step


def box(start: Position, end: Position) -> tuple[int, int, int, int]:
    """Return the first row, first column, rows and columns of the rectangle between two corners."""
    top, bottom = sorted((start[0], end[0]))
    left, right = sorted((start[1], end[1]))
    return top, left, bottom - top + 1, right - left + 1


def stamp(mask: Mask, at: Position, size: int) -> None:
    """Set the cells of a square brush in the mask; one of even size reaches one further down and right."""
    rows, cols = mask.shape
    reach = (size - 1) // 2
    top, left = at[0] - reach, at[1] - reach
    if top + size > 0 and left + size > 0:
        mask[max(top, 0) : min(top + size, rows), max(left, 0) : min(left + size, cols)] = True


def line_mask(shape: tuple[int, int], start: Position, end: Position, size: int = 1) -> Mask:
    """Return the cells of a line as broad as the brush."""
    mask = np.zeros(shape, dtype=np.bool_)
    for at in line(start, end):
        stamp(mask, at, size)
    return mask


def rectangle_mask(
    shape: tuple[int, int], start: Position, end: Position, *, filled: bool, size: int = 1
) -> Mask:
    """Return the cells of a rectangle, whole or as a frame that grows inward with the size."""
    top, left, rows, cols = box(start, end)
    whole = np.ones((rows, cols), dtype=np.bool_)
    if not filled and rows > 2 * size and cols > 2 * size:
        whole[size:-size, size:-size] = False
    return placed(shape, whole, top, left)


def ellipse_mask(
    shape: tuple[int, int], start: Position, end: Position, *, filled: bool, size: int = 1
) -> Mask:
    """Return the cells of the ellipse that touches all four sides of the rectangle between two corners."""
    top, left, rows, cols = box(start, end)
    whole = _disc(rows, cols)
    if not filled:
        inner = whole.copy()
        for _ in range(size):
            inner = _inside(inner)
        whole &= ~inner
    return placed(shape, whole, top, left)


def _disc(rows: int, cols: int) -> Mask:
    # Radii a hair under half the sides: with the full half, a circle three cells wide would be a square.
    down = (np.arange(rows) - (rows - 1) / 2) / (rows / 2 - 0.09)
    across = (np.arange(cols) - (cols - 1) / 2) / (cols / 2 - 0.09)
    disc: Mask = down[:, np.newaxis] ** 2 + across[np.newaxis, :] ** 2 <= 1
    # A long thin ellipse would miss its own ends.
    disc[[0, -1], (cols - 1) // 2 : cols // 2 + 1] = True
    disc[(rows - 1) // 2 : rows // 2 + 1, [0]] = True
    disc[(rows - 1) // 2 : rows // 2 + 1, [-1]] = True
    return disc


def _inside(mask: Mask) -> Mask:
    """Return the cells of which all four neighbours are set too."""
    padded = np.pad(mask, 1)
    inner: Mask = (
        padded[1:-1, 1:-1] & padded[:-2, 1:-1] & padded[2:, 1:-1] & padded[1:-1, :-2] & padded[1:-1, 2:]
    )
    return inner


def placed(shape: tuple[int, int], patch: Mask, top: int, left: int) -> Mask:
    """Return a mask of this shape with the patch on it, cut where it leaves the board."""
    mask = np.zeros(shape, dtype=np.bool_)
    rows, cols = shape
    height, width = patch.shape
    first_row, last_row = max(top, 0), min(top + height, rows)
    first_col, last_col = max(left, 0), min(left + width, cols)
    if first_row < last_row and first_col < last_col:
        mask[first_row:last_row, first_col:last_col] = patch[
            first_row - top : last_row - top, first_col - left : last_col - left
        ]
    return mask


def touching_alike(cells: Cells, at: Position) -> Mask:
    """Return the cells that hold the same code as this one and hang together with it by their sides."""
    rows, cols = cells.shape
    same = (cells == cells[at]).ravel().tolist()
    start = at[0] * cols + at[1]
    found = {start}
    queue = deque([start])
    while queue:
        cell = queue.popleft()
        col = cell % cols
        for near, inside in (
            (cell - cols, cell >= cols),
            (cell + cols, cell < (rows - 1) * cols),
            (cell - 1, col > 0),
            (cell + 1, col < cols - 1),
        ):
            if inside and same[near] and near not in found:
                found.add(near)
                queue.append(near)
    mask = np.zeros(rows * cols, dtype=np.bool_)
    mask[list(found)] = True
    return mask.reshape(rows, cols)


def alike(cells: Cells, at: Position) -> Mask:
    """Return all cells that hold the same code as this one."""
    same: Mask = cells == cells[at]
    return same
