"""Marks on single cells: selection, cursor, hint glow, the hatch of a stuck tile, veils."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from editor.art.faces import corner_radius, tile_rect
from editor.art.symbols import FACE_SMALL
from editor.theme import Colors, paint_color


def draw_selected(painter: QPainter, cell: QRectF, colors: Colors) -> None:
    """Paint the frame of one selected cell."""
    tile, radius = tile_rect(cell), corner_radius(cell.width())
    width = 2.0 if cell.width() >= FACE_SMALL else 1.5
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for color, pen in ((colors.casing, width + 2), (colors.accent, width)):
        painter.setPen(QPen(paint_color(color), pen))
        painter.drawRoundedRect(tile, radius, radius)


def draw_glow(painter: QPainter, cell: QRectF, color: str) -> None:
    """Paint the glow around a tile of a hint or of a solution's current link."""
    tile, radius = tile_rect(cell), corner_radius(cell.width())
    width = max(1.5, cell.width() * 0.06)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for pen, alpha in ((width * 3.2, 0.18), (width * 2, 0.35), (width, 1.0)):
        painter.setPen(QPen(paint_color(color, alpha), pen))
        painter.drawRoundedRect(tile, radius, radius)


def draw_stuck_hatch(painter: QPainter, cell: QRectF, colors: Colors) -> None:
    """Paint the hatch of a tile that can never be freed; it belongs between the face and the symbol."""
    tile, side = tile_rect(cell), cell.width()
    radius = corner_radius(side)
    outline = QPainterPath()
    outline.addRoundedRect(tile, radius, radius)
    painter.save()
    painter.setClipPath(outline)
    painter.fillPath(outline, paint_color(colors.stuck, 0.12))
    painter.setPen(QPen(paint_color(colors.stuck, 0.45), max(1.0, side * 0.05)))
    step, at = max(4.0, side * 0.16), tile.x() - tile.height()
    while at < tile.right() + 2:
        painter.drawLine(QLineF(at, tile.bottom(), at + tile.height(), tile.top()))
        at += step
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(paint_color(colors.stuck), max(1.5, side * 0.05)))
    painter.drawRoundedRect(tile.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)


def draw_veil(painter: QPainter, area: QRectF, colors: Colors, strength: float = 0.5) -> None:
    """Let an area recede into the canvas, so that what is painted after it stands out."""
    painter.fillRect(area, paint_color(colors.canvas, strength))


def draw_lift_shadow(painter: QPainter, cell: QRectF) -> None:
    """Paint the shadow under a lifted tile; the tile itself is then drawn `lifted(cell)`."""
    tile, radius = tile_rect(cell), corner_radius(cell.width())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(paint_color("#000000", 0.10))
    for k in range(4):
        painter.drawRoundedRect(tile.adjusted(-1 - k, 2, 1 + k, 3 + 2 * k), radius + k, radius + k)


def lifted(cell: QRectF) -> QRectF:
    """Return where a lifted tile is drawn: a tenth of its side up."""
    return cell.translated(0, -round(cell.height() * 0.1))
