"""Icons as vectors: sharp at any size and pixel ratio, and always in the colours in force."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QIconEngine, QPainter, QPen, QPixmap

from editor.art.icon_table import ICONS
from editor.art.paths import path
from editor.look import colors
from editor.theme import ICON, Colors, Tone, paint_color

GRID: Final = 24
PEN_AT_20: Final = 1.5

IconPainter = Callable[[QPainter, QRectF, Colors, str], None]
"""Paints a picture into a square, in the colours given; the text is the colour of the icon's own ink."""


def pen_width(side: float) -> float:
    """Return the pen of an icon: 1.5 px at 20, growing slowly, never thinner than 1.25."""
    return max(1.25, PEN_AT_20 * (0.5 + 0.5 * side / ICON))


def draw_icon(painter: QPainter, name: str, square: QRectF, color: str) -> None:
    """Paint an icon into a square, in one colour."""
    lines, figures = ICONS[name]
    scale = square.width() / GRID
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(square.topLeft())
    painter.scale(scale, scale)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(paint_color(color))
    for text in figures:
        painter.drawPath(path(text))
    cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    painter.setPen(
        QPen(paint_color(color), pen_width(square.width()) / scale, Qt.PenStyle.SolidLine, cap, join)
    )
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for text in lines:
        painter.drawPath(path(text))
    painter.restore()


class _VectorEngine(QIconEngine):
    """Lets Qt ask for the picture in whatever size, state and pixel ratio it needs."""

    def __init__(self, draw: IconPainter, tone: Tone, checked: Tone) -> None:
        super().__init__()
        self._draw = draw
        self._tones: tuple[Tone, Tone] = (tone, checked)

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        tone: Tone = self._tones[state == QIcon.State.On]
        if mode == QIcon.Mode.Disabled:
            tone = "faint"
        side = min(rect.width(), rect.height())
        square = QRectF(
            rect.x() + (rect.width() - side) / 2, rect.y() + (rect.height() - side) / 2, side, side
        )
        now = colors()
        self._draw(painter, square, now, now.tone(tone))

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        return self.scaledPixmap(size, mode, state, 1.0)

    def scaledPixmap(  # noqa: N802  # Qt's name
        self, size: QSize, mode: QIcon.Mode, state: QIcon.State, scale: float
    ) -> QPixmap:
        """The size is in the window's pixels, the picture has `scale` times as many."""
        result = QPixmap(size * scale)
        result.setDevicePixelRatio(scale)
        result.fill(Qt.GlobalColor.transparent)
        painter = QPainter(result)
        self.paint(painter, QRect(QPoint(0, 0), size), mode, state)
        painter.end()
        return result

    def clone(self) -> QIconEngine:
        copy = _VectorEngine(self._draw, *self._tones)
        _clones.append(copy)
        return copy


# Qt owns a clone, but the binding frees it when Python lets go of it: so Python never does. Qt clones an
# icon only when a shared one is added to, which nothing here does often.
_clones: list[QIconEngine] = []


def vector_icon(draw: IconPainter, tone: Tone = "text", checked: Tone | None = None) -> QIcon:
    """Return an icon that is painted on demand in the colours in force."""
    return QIcon(_VectorEngine(draw, tone, checked or tone))


def icon(name: str, tone: Tone = "text", *, checked: Tone | None = None) -> QIcon:
    """Return an icon by name; `tone` is its colour, `checked` the colour when its button is down."""
    assert name in ICONS, name
    return vector_icon(lambda painter, square, _, ink: draw_icon(painter, name, square, ink), tone, checked)
