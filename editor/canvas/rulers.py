"""Rulers: the numbers of columns and rows, counted from 1, with the place of the pointer lit."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap

from editor.art.color import mix
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


class Rulers:
    """Paints both rulers along the edges of a canvas.

    A board of a hundred columns has many numbers: they are painted once for each zoom and place, and only the
    lit ones anew.
    """

    def __init__(self) -> None:
        self._key: tuple[QRect, Geometry, Colors] | None = None
        self._upper = QPixmap()
        self._left = QPixmap()

    def paint(
        self,
        painter: QPainter,
        area: QRect,
        view: Geometry,
        at: Position | None,
        colors: Colors,
        exposed: QRect,
    ) -> None:
        """Paint the rulers; the numbers of the cell given are lit."""
        upper, left = ruler_areas(area)
        if not exposed.intersects(upper) and not exposed.intersects(left):
            return
        if (area, view, colors) != self._key:
            self._key = (area, view, colors)
            self._upper = _drawn(upper, view, colors, across=True)
            self._left = _drawn(left, view, colors, across=False)
        painter.drawPixmap(upper.topLeft(), self._upper)
        painter.drawPixmap(left.topLeft() + QPoint(0, RULER), self._left)
        if at is not None:
            painter.save()
            painter.setFont(font("ruler"))
            middle = view.middle(*at)
            if 0 <= at[1] < view.cols and RULER < middle.x() < area.right():
                place = QPointF(middle.x(), upper.top() + RULER / 2)
                _draw_lit(painter, place, at[1] + 1, view.pitch - 8, colors)
            if 0 <= at[0] < view.rows and RULER < middle.y() < area.bottom():
                place = QPointF(left.left() + RULER / 2, middle.y())
                _draw_lit(painter, place, at[0] + 1, 0.0, colors)
            painter.restore()


def _drawn(strip: QRect, view: Geometry, colors: Colors, *, across: bool) -> QPixmap:
    """Return a ruler as a picture; the left one begins below the corner."""
    size = strip.size() if across else strip.size() - QSize(0, RULER)
    picture = QPixmap(size * view.dpr)
    picture.setDevicePixelRatio(view.dpr)
    picture.fill(paint_color(colors.window))
    painter = QPainter(picture)
    painter.setFont(font("ruler"))
    painter.setPen(paint_color(colors.muted))
    stride = _stride(view.pitch, _ROOM if across else _ROOM_DOWN)
    for index in range(view.cols if across else view.rows):
        middle = view.middle(index, index)
        along = middle.x() - strip.left() if across else middle.y() - strip.top() - RULER
        seen = (RULER if across else 0) < along < (size.width() if across else size.height())
        if seen and (index == 0 or (index + 1) % stride == 0):
            _draw_number(
                painter, QPointF(along, RULER / 2) if across else QPointF(RULER / 2, along), index + 1
            )
    painter.setPen(QPen(paint_color(colors.edge), 1))
    if across:
        painter.drawLine(0, RULER - 1, size.width(), RULER - 1)
    else:
        painter.drawLine(RULER - 1, 0, RULER - 1, size.height())
    painter.end()
    return picture


def _stride(pitch: float, room: float) -> int:
    return next((stride for stride in _STRIDES if stride * pitch >= room), _STRIDES[-1])


def _draw_number(painter: QPainter, middle: QPointF, number: int) -> None:
    box = QRectF(middle.x() - 24, middle.y() - 8, 48, 16)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))


def _draw_lit(painter: QPainter, middle: QPointF, number: int, room: float, colors: Colors) -> None:
    """Draw a number that is pointed at over the ruler; it covers a neighbour that is in its way."""
    width = min(max(room, 16.0), 48.0)
    pill = QRectF(middle.x() - width / 2, middle.y() - 7, width, 14)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(paint_color(mix(colors.window, colors.accent, 0.3)))
    painter.drawRoundedRect(pill, 3, 3)
    painter.setPen(paint_color(colors.text))
    _draw_number(painter, middle, number)
