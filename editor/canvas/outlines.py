"""What lies over the board while it is worked on: selection, brush, cell cursor, grid, ring."""

from __future__ import annotations

from typing import Final

import numpy as np
from PySide6.QtCore import QLineF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from editor.art.faces import corner_radius, tile_rect
from editor.canvas.geometry import Geometry
from editor.theme import Colors, paint_color
from editor.tools.planes import Mask
from levels.board import Position

_RING: Final = 8.0
"""The radius of the corners of the ring."""


def mask_edges(mask: Mask, view: Geometry) -> list[QLineF]:
    """Return the lines between chosen and other cells, as few and long as can be."""
    pitch = view.pitch
    padded = np.pad(mask, 1)
    lines: list[QLineF] = []
    across = padded[1:, 1:-1] != padded[:-1, 1:-1]
    for row, first, end in _runs(across):
        y = view.top + row * pitch
        lines.append(QLineF(view.left + first * pitch, y, view.left + end * pitch, y))
    down = (padded[1:-1, 1:] != padded[1:-1, :-1]).T
    for col, first, end in _runs(down):
        x = view.left + col * pitch
        lines.append(QLineF(x, view.top + first * pitch, x, view.top + end * pitch))
    return lines


def _runs(grid: Mask) -> list[tuple[int, int, int]]:
    """Return the runs of set cells in every row, as (row, first, end)."""
    steps = np.diff(np.pad(grid.astype(np.int8), ((0, 0), (1, 1))), axis=1)
    starts, ends = np.argwhere(steps == 1), np.argwhere(steps == -1)
    return [
        (int(row), int(first), int(end))
        for (row, first), (_, end) in zip(starts.tolist(), ends.tolist(), strict=True)
    ]


def draw_selection(painter: QPainter, mask: Mask, view: Geometry, colors: Colors, exposed: QRectF) -> None:
    """Tint the chosen cells and draw a line around them."""
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    tint = paint_color(colors.accent, 0.16)
    for row, first, end in _runs(mask):
        bar = view.cell((row, first)).united(view.cell((row, end - 1)))
        if bar.intersects(exposed):
            painter.fillRect(bar, tint)
    lines = mask_edges(mask, view)
    cap = Qt.PenCapStyle.RoundCap
    for color, width in ((colors.casing, 4.0), (colors.accent, 2.0)):
        painter.setPen(QPen(paint_color(color), width, Qt.PenStyle.SolidLine, cap))
        painter.drawLines(lines)
    painter.restore()


def draw_brush(
    painter: QPainter, mask: Mask, at: Position | None, view: Geometry, colors: Colors, *, cursor: bool
) -> None:
    """Frame the cells that a press would paint, most strongly the one that is pointed at."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    radius = corner_radius(view.pitch)
    painter.setPen(QPen(paint_color(colors.accent, 0.75), 1.5))
    for row, col in np.argwhere(mask).tolist():
        if (row, col) != at:
            painter.drawRoundedRect(tile_rect(view.cell((row, col))), radius, radius)
    if at is not None:
        box = tile_rect(view.cell(at))
        painter.setPen(QPen(paint_color(colors.casing), 4.0 if cursor else 3.0))
        painter.drawRoundedRect(box, radius, radius)
        painter.setBrush(paint_color(colors.accent, 0.22))
        painter.setPen(QPen(paint_color(colors.accent), 2.5 if cursor else 1.75))
        painter.drawRoundedRect(box, radius, radius)
    painter.restore()


def draw_grid(painter: QPainter, view: Geometry, colors: Colors) -> None:
    """Paint hairlines between the cells, stronger every fifth."""
    painter.save()
    pitch, board = view.pitch, view.board
    faint, strong = QPen(paint_color(colors.muted, 0.28), 0), QPen(paint_color(colors.muted, 0.6), 0)
    for col in range(view.cols + 1):
        x = board.left() + col * pitch
        painter.setPen(strong if col % 5 == 0 else faint)
        painter.drawLine(QLineF(x, board.top(), x, board.bottom()))
    for row in range(view.rows + 1):
        y = board.top() + row * pitch
        painter.setPen(strong if row % 5 == 0 else faint)
        painter.drawLine(QLineF(board.left(), y, board.right(), y))
    painter.restore()


_AXES: Final[dict[str, tuple[tuple[tuple[float, float], tuple[float, float]], ...]]] = {
    "left-right": (((0.5, 0.0), (0.5, 1.0)),),
    "top-bottom": (((0.0, 0.5), (1.0, 0.5)),),
    "both": (((0.5, 0.0), (0.5, 1.0)), ((0.0, 0.5), (1.0, 0.5))),
    "diagonal": (((0.0, 0.0), (1.0, 1.0)),),
    "anti-diagonal": (((1.0, 0.0), (0.0, 1.0)),),
    "diagonals": (((0.0, 0.0), (1.0, 1.0)), ((1.0, 0.0), (0.0, 1.0))),
}
"""The mirrors of each symmetry that has some, from (x, y) to (x, y) in shares of the board."""
_TURNS: Final = ("half-turn", "quarter-turn")
_BEYOND: Final = 0.45
"""How far mirrors reach beyond the board, in cells."""


def draw_axes(painter: QPainter, name: str, view: Geometry, colors: Colors) -> None:
    """Draw the mirrors of a symmetry, or the point around which it turns."""
    board, reach = view.board, _BEYOND * view.pitch
    lines = []
    for start, end in _AXES.get(name, ()):
        line = QLineF(
            board.left() + start[0] * board.width(),
            board.top() + start[1] * board.height(),
            board.left() + end[0] * board.width(),
            board.top() + end[1] * board.height(),
        )
        share = reach / max(line.length(), 1.0)
        lines.append(QLineF(line.pointAt(-share), line.pointAt(1 + share)))
    if not lines and name not in _TURNS:
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    dashed = QPen(paint_color(colors.accent), 1.5)
    dashed.setDashPattern([4, 4])
    for pen in (QPen(paint_color(colors.casing, 0.6), 3.5), dashed):
        painter.setPen(pen)
        painter.drawLines(lines)
    if name in _TURNS:
        painter.setBrush(paint_color(colors.accent))
        painter.setPen(QPen(paint_color(colors.casing), 1.5))
        painter.drawEllipse(board.center(), 5.0, 5.0)
    painter.restore()


def draw_ring(painter: QPainter, view: Geometry, colors: Colors, exposed: QRect) -> None:
    """Draw a dotted line around the ring of cells that paths may use."""
    line = view.ring.adjusted(0.5, 0.5, -0.5, -0.5)
    # Most of what is painted lies inside of it, and dots are slow.
    if line.adjusted(_RING, _RING, -_RING, -_RING).contains(QRectF(exposed)):
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(paint_color(colors.muted, 0.55), 1)
    pen.setDashPattern([2, 4])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(line, _RING, _RING)
    painter.restore()
