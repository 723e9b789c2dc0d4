"""The body of a tile, and the cells that hold none: SLOT, EMPTY, WALL and VOID."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPen

from editor.art.color import mix
from editor.art.symbols import FACE_SMALL
from editor.theme import Colors, paint_color
from levels.board import EMPTY, SLOT, VOID, WALL, Cell


@dataclass(frozen=True, slots=True)
class Face:
    """The colours of a tile's body: a gradient from top to bottom, its lower edge, its rim."""

    top: str
    bottom: str
    edge: str
    rim: str


FACES: Final[dict[str, Face]] = {
    "ivory": Face("#fffdf6", "#f1ead8", "#c3b594", "#a8986f"),
    "dusk": Face("#f4efe1", "#e4dcc6", "#a99a76", "#6f6448"),
    "white": Face("#ffffff", "#f3f5f9", "#b4bccb", "#98a2b4"),
}


def tile_rect(cell: QRectF) -> QRectF:
    """Return the rectangle of the tile in a cell: the gap to its neighbours taken off, on whole pixels."""
    gap = max(1, round(cell.width() * 0.05))
    return QRectF(cell.x() + gap // 2, cell.y() + gap // 2, cell.width() - gap, cell.height() - gap)


def corner_radius(side: float) -> float:
    """Return the radius of a tile's corners."""
    return max(2.0, side * 0.14)


def symbol_square(cell: QRectF, share: float) -> QRectF:
    """Return the square in which a tile's symbol is drawn; `share` is its part of the cell's side."""
    side = cell.width()
    width = round(side * 0.64) if side < FACE_SMALL else side * share
    top = _face_part(tile_rect(cell), side)
    return QRectF(top.center().x() - width / 2, top.center().y() - width / 2, width, width)


def _face_part(tile: QRectF, side: float) -> QRectF:
    return tile.adjusted(0, 0, 0, -max(1, round(side * 0.07)))


def draw_face(painter: QPainter, cell: QRectF, face: Face, *, dark: bool) -> None:
    """Paint a tile's body without a symbol."""
    tile, side = tile_rect(cell), cell.width()
    radius = corner_radius(side)
    detailed = side >= FACE_SMALL
    painter.setPen(Qt.PenStyle.NoPen)
    if detailed:
        painter.setBrush(paint_color("#000000", 0.35 if dark else 0.18))
        painter.drawRoundedRect(tile.translated(0, 1), radius, radius)
    painter.setBrush(paint_color(face.edge))
    painter.drawRoundedRect(tile, radius, radius)
    top = _face_part(tile, side)
    shade = QLinearGradient(top.topLeft(), top.bottomLeft())
    shade.setColorAt(0, paint_color(face.top))
    shade.setColorAt(1, paint_color(face.bottom))
    painter.setBrush(shade)
    painter.drawRoundedRect(top, radius, radius)
    if detailed:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(paint_color(face.rim, 0.55), 1))
        painter.drawRoundedRect(tile.adjusted(0.5, 0.5, -0.5, -0.5), radius - 0.5, radius - 0.5)
        painter.setPen(QPen(paint_color("#ffffff", 0.7), 1))
        hairline = top.y() + 1.5
        painter.drawLine(QLineF(top.x() + radius, hairline, top.right() - radius, hairline))


# The edge of a hollow from top to bottom: place, colour, its strength in the dark and the light window.
_HOLLOW: Final = (
    (0.0, "#000000", 0.55, 0.22),
    (0.5, "#000000", 0.2, 0.06),
    (0.55, "#ffffff", 0.06, 0.3),
    (1.0, "#ffffff", 0.16, 0.8),
)


def _draw_empty(painter: QPainter, cell: QRectF, colors: Colors) -> None:
    tile, radius = tile_rect(cell), corner_radius(cell.width())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(paint_color(colors.cell))
    painter.drawRoundedRect(tile, radius, radius)
    # A hollow: its upper edge lies in the shade, its lower edge catches the light.
    edge = QLinearGradient(tile.topLeft(), tile.bottomLeft())
    for at, color, in_dark, in_light in _HOLLOW:
        edge.setColorAt(at, paint_color(color, in_dark if colors.dark else in_light))
    # Filled, not stroked: vector pictures know no pen with a gradient.
    line = QPainterPath()
    line.addRoundedRect(tile, radius, radius)
    line.addRoundedRect(tile.adjusted(1, 1, -1, -1), radius, radius)
    painter.fillPath(line, edge)


def _draw_slot(painter: QPainter, cell: QRectF, colors: Colors) -> None:
    tile, side = tile_rect(cell), cell.width()
    radius = corner_radius(side)
    ink = paint_color(mix(colors.muted, colors.canvas, 0.25))
    width = 1.0 if side < 48 else 1.5
    dash = max(2.0, side * 0.085)
    pen = QPen(ink, width)
    pen.setDashPattern([dash / width, 0.8 * dash / width])
    painter.setPen(pen)
    painter.setBrush(paint_color(colors.raised, 0.45 if colors.dark else 0.6))
    painter.drawRoundedRect(tile.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    dot = max(1.2, side * 0.05)
    painter.drawEllipse(tile.center(), dot, dot)


@dataclass(frozen=True, slots=True)
class Stone:
    """The colours of a wall: its front, its lit upper edge, its lower edge, its joints."""

    front: str
    light: str
    edge: str
    joint: str


STONES: Final = {
    True: Stone("#555d6c", "#757e8f", "#383e4a", "#454c59"),
    False: Stone("#6b7484", "#8d96a6", "#4d5563", "#5b6372"),
}
"""By whether the window is dark."""
# Joints as shares of the stone's front: x, from y, to y; the y of the two courses is 0.36 and 0.68.
_COURSES: Final = (0.36, 0.68)
_JOINTS: Final = ((0.55, 0.0, 0.36), (0.28, 0.36, 0.68), (0.74, 0.36, 0.68), (0.5, 0.68, 1.0))


def _draw_wall(painter: QPainter, cell: QRectF, colors: Colors) -> None:
    tile, side, stone = tile_rect(cell), cell.width(), STONES[colors.dark]
    radius = corner_radius(side) * 0.7
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(paint_color(stone.edge))
    painter.drawRoundedRect(tile, radius, radius)
    front = _face_part(tile, side)
    painter.setBrush(paint_color(stone.front))
    painter.drawRoundedRect(front, radius, radius)
    painter.save()
    painter.setClipRect(front)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(paint_color(stone.light), max(1.0, side * 0.03)))
    painter.drawRoundedRect(front.adjusted(0.8, 0.8, -0.8, 3), radius, radius)
    painter.restore()
    pen = QPen(paint_color(stone.joint), max(1.0, side * 0.035))
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    inset = max(1.0, side * 0.06)
    for course in _COURSES:
        y = front.y() + course * front.height()
        painter.drawLine(QLineF(front.x() + inset, y, front.right() - inset, y))
    for x, top, bottom in _JOINTS:
        upper = front.y() + (top * front.height() or inset)
        lower = front.y() + (bottom * front.height() if bottom < 1 else front.height() - inset / 2)
        painter.drawLine(QLineF(front.x() + x * front.width(), upper, front.x() + x * front.width(), lower))


def _draw_void(_painter: QPainter, _cell: QRectF, _colors: Colors) -> None:
    """A void is not part of the board: nothing is drawn."""


def draw_void_mark(painter: QPainter, cell: QRectF, colors: Colors) -> None:
    """Paint the cross by which the palette shows what cannot be seen on the canvas."""
    reach, middle = cell.width() * 0.16, tile_rect(cell).center()
    painter.setPen(QPen(paint_color(colors.muted), 1.2))
    for slope in (1, -1):
        painter.drawLine(
            QPointF(middle.x() - reach, middle.y() - slope * reach),
            QPointF(middle.x() + reach, middle.y() + slope * reach),
        )


CELL_DRAWERS: Final[dict[Cell, Callable[[QPainter, QRectF, Colors], None]]] = {
    EMPTY: _draw_empty,
    SLOT: _draw_slot,
    WALL: _draw_wall,
    VOID: _draw_void,
}


def draw_bare_cell(painter: QPainter, cell: QRectF, code: Cell, colors: Colors) -> None:
    """Paint a cell that holds no kind."""
    CELL_DRAWERS[code](painter, cell, colors)
