"""Rulers: the numbers of columns and rows, counted from 1, with the place of the pointer lit."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from editor.canvas.geometry import RULER, Geometry
from editor.theme import Colors, font, paint_color
from levels.board import Position

_ROOM: Final = 22.0
"""What a number needs along the upper ruler."""
_ROOM_DOWN: Final = 14.0
_STRIDES: Final = (1, 2, 5, 10, 20, 50)


def ruler_areas(area: QRect) -> tuple[QRect, QRect]:
    """Return the strips of the upper and the left ruler of a canvas."""
    return (
        QRect(area.left(), area.top(), area.width(), RULER),
        QRect(area.left(), area.top(), RULER, area.height()),
    )


def draw_rulers(
    painter: QPainter, area: QRect, view: Geometry, at: Position | None, colors: Colors, exposed: QRect
) -> None:
    """Paint both rulers along the edges of a canvas; the numbers of the cell given are lit."""
    upper, left = ruler_areas(area)
    painter.save()
    painter.setFont(font("ruler"))
    if exposed.intersects(upper):
        painter.fillRect(upper, paint_color(colors.window))
        stride = _stride(view.pitch, _ROOM)
        for col in range(view.cols):
            x = view.middle(0, col).x()
            lit = at is not None and at[1] == col
            if RULER < x < area.right() and (lit or _shown(col, stride, at[1] if at else None)):
                _draw_number(painter, QPointF(x, upper.center().y() + 0.5), col + 1, view.pitch, lit, colors)
    if exposed.intersects(left):
        painter.fillRect(left, paint_color(colors.window))
        stride = _stride(view.pitch, _ROOM_DOWN)
        for row in range(view.rows):
            y = view.middle(row, 0).y()
            lit = at is not None and at[0] == row
            if RULER < y < area.bottom() and (lit or _shown(row, stride, at[0] if at else None)):
                _draw_number(painter, QPointF(left.center().x() + 0.5, y), row + 1, RULER - 4, lit, colors)
    corner = upper.intersected(left)
    painter.fillRect(corner, paint_color(colors.window))
    painter.setPen(QPen(paint_color(colors.edge), 1))
    painter.drawLine(upper.left(), upper.bottom(), upper.right(), upper.bottom())
    painter.drawLine(left.right(), left.top(), left.right(), left.bottom())
    painter.restore()


def _stride(pitch: float, room: float) -> int:
    return next((stride for stride in _STRIDES if stride * pitch >= room), _STRIDES[-1])


def _shown(index: int, stride: int, lit: int | None) -> bool:
    """Return whether a number has a place: every stride-th does, but not beside the one that is lit."""
    if stride == 1:
        return True
    near = lit is not None and abs(index - lit) < stride
    return not near and (index == 0 or (index + 1) % stride == 0)


def _draw_number(
    painter: QPainter, middle: QPointF, number: int, room: float, lit: bool, colors: Colors
) -> None:
    if lit:
        width = min(max(room - 8.0, 16.0), 48.0) if room > RULER else 16.0
        pill = QRectF(middle.x() - width / 2, middle.y() - 7, width, 14)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(paint_color(colors.accent, 0.3))
        painter.drawRoundedRect(pill, 3, 3)
    painter.setPen(paint_color(colors.text if lit else colors.muted))
    box = QRectF(middle.x() - 24, middle.y() - 8, 48, 16)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))
