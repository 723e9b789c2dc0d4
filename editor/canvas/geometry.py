"""Where cells lie in the window. Here, and nowhere else, (x, y) and (row, col) are turned into each other."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF

from levels.board import Position

SIDES: Final[tuple[int, ...]] = (
    *range(4, 16),
    *range(16, 32, 2),
    *range(32, 48, 2),
    *range(48, 80, 4),
    *range(80, 136, 8),
)
"""The cell sides that zooming goes through, in window pixels."""
RULER: Final = 20
"""Breadth of the rulers."""
MARGIN: Final = 6
"""What a fitted board leaves free around its ring."""
PLAIN_SIDE: Final = {"link": 42, "orb": 65}
"""The cell side that counts as 100 % in each mode."""


@dataclass(frozen=True, slots=True)
class Geometry:
    """A board of some size at some zoom, somewhere in a widget."""

    rows: int
    cols: int
    side: int
    """The cell side asked for, in window pixels; pictures of cells are kept by it."""
    dpr: float
    """Pixels of the screen per window pixel."""
    left: float
    """Where the board begins, in window pixels; on a whole pixel of the screen."""
    top: float

    @property
    def device_side(self) -> int:
        """The cell side in pixels of the screen: whole, so that cells are crisp."""
        return max(1, round(self.side * self.dpr))

    @property
    def pitch(self) -> float:
        """The cell side in window pixels as it is drawn."""
        return self.device_side / self.dpr

    @property
    def board(self) -> QRectF:
        return QRectF(self.left, self.top, self.cols * self.pitch, self.rows * self.pitch)

    @property
    def ring(self) -> QRectF:
        """The board with the ring of cells around it."""
        pitch = self.pitch
        return self.board.adjusted(-pitch, -pitch, pitch, pitch)

    def cell(self, at: Position) -> QRectF:
        """Return a cell's square; the cell may lie outside the board."""
        pitch = self.pitch
        return QRectF(self.left + at[1] * pitch, self.top + at[0] * pitch, pitch, pitch)

    def middle(self, row: float, col: float) -> QPointF:
        """Return the middle of a cell."""
        pitch = self.pitch
        return QPointF(self.left + (col + 0.5) * pitch, self.top + (row + 0.5) * pitch)

    def at(self, point: QPointF) -> Position:
        """Return the cell under a point; it may lie outside the board."""
        pitch = self.pitch
        return math.floor((point.y() - self.top) / pitch), math.floor((point.x() - self.left) / pitch)

    def inside(self, at: Position) -> bool:
        return 0 <= at[0] < self.rows and 0 <= at[1] < self.cols

    def covered(self, area: QRect) -> tuple[int, int, int, int]:
        """Return the cells that an area of the window touches: first row, end row, first col, end col."""
        pitch = self.pitch
        first_row = max(0, math.floor((area.top() - self.top) / pitch))
        end_row = min(self.rows, math.ceil((area.bottom() + 1 - self.top) / pitch))
        first_col = max(0, math.floor((area.left() - self.left) / pitch))
        end_col = min(self.cols, math.ceil((area.right() + 1 - self.left) / pitch))
        return first_row, max(first_row, end_row), first_col, max(first_col, end_col)

    def spanned(self, first_row: int, end_row: int, first_col: int, end_col: int) -> QRect:
        """Return the area of the window that a block of cells takes up, a pixel more on each side."""
        pitch = self.pitch
        block = QRectF(
            self.left + first_col * pitch,
            self.top + first_row * pitch,
            (end_col - first_col) * pitch,
            (end_row - first_row) * pitch,
        )
        return block.toAlignedRect().adjusted(-1, -1, 1, 1)


def snapped(value: float, dpr: float) -> float:
    """Return a place in the window moved to a whole pixel of the screen."""
    return round(value * dpr) / dpr


def fitting_side(rows: int, cols: int, width: float, height: float, *, most: int) -> int:
    """Return the largest cell side at which the board and its ring fit into an area."""
    side = int(min((width - 2 * MARGIN) / (cols + 2), (height - 2 * MARGIN) / (rows + 2)))
    return max(SIDES[0], min(side, most))


def next_side(side: int, steps: int) -> int:
    """Return the cell side some steps of zoom away."""
    larger: list[int] = [size for size in SIDES if size > side]
    smaller = [size for size in SIDES if size < side]
    if steps > 0:
        return larger[min(steps, len(larger)) - 1] if larger else side
    if steps < 0:
        return smaller[max(steps, -len(smaller))] if smaller else side
    return side
