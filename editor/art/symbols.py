"""Symbols: what stands on a tile or an orb, as layers of painted paths with levels of detail."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from editor.art.paths import UNIT, Outline, Placed, path

FACE_SMALL: Final = 28
"""Cells below this side have no rim, no shadow, no gloss."""
PIPS_SMALL: Final = 30
"""Cells below this side show a numeral instead of pips, which would blur."""
RINGS_FROM: Final = 36
"""Cells from this side on show the rings of dots and the cuts of bamboo."""


@dataclass(frozen=True, slots=True)
class Layer:
    """One painted path in a square of 100: filled, outlined with a round pen, or both."""

    shape: str | Outline | Placed
    fill: str | None = None
    pen: str | None = None
    width: float = 0.0
    """Of the pen, in hundredths of the symbol."""
    least: float = 1.0
    """The thinnest that the pen may get, in pixels."""
    from_side: int = 0
    """The layer is left out on cells smaller than this,"""
    below_side: int = 100_000
    """and on cells of at least this side."""

    def path(self) -> QPainterPath:
        return path(self.shape) if isinstance(self.shape, str) else self.shape.path()


Symbol: TypeAlias = tuple[Layer, ...]


def draw_symbol(painter: QPainter, symbol: Symbol, square: QRectF, side: float) -> None:
    """Paint a symbol into a square of pixels; `side` is the cell's, and chooses the level of detail."""
    scale = square.width() / UNIT
    painter.save()
    painter.translate(square.topLeft())
    painter.scale(scale, scale)
    for layer in symbol:
        if not layer.from_side <= side < layer.below_side:
            continue
        if layer.pen is None:
            painter.setPen(Qt.PenStyle.NoPen)
        else:
            width = max(layer.width, layer.least / scale)
            painter.setPen(
                QPen(
                    QColor(layer.pen),
                    width,
                    Qt.PenStyle.SolidLine,
                    Qt.PenCapStyle.RoundCap,
                    Qt.PenJoinStyle.RoundJoin,
                )
            )
        painter.setBrush(QColor(layer.fill) if layer.fill else Qt.BrushStyle.NoBrush)
        painter.drawPath(layer.path())
    painter.restore()
