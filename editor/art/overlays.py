"""What is painted over the board: links along their true paths, the ring, reasons, what is stuck."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from editor.art.faces import corner_radius, tile_rect
from editor.art.lanes import Corners, Point, assign_lanes, lane_pitch, shifted_corners
from editor.art.marks import draw_glow, draw_lift_shadow, draw_veil, lifted
from editor.art.tiles import TileArt, draw_cell
from editor.theme import Colors, font, paint_color
from levels.board import Cell, Position

PAIR_PITCH: Final = 0.14
_BEND: Final = 0.14
_SHORTENED: Final = 0.34
"""How far from the middle of its tile a line ends, in cells."""
_THIN: Final = (2.25, 4.5, 3.4)
_BOLD: Final = (3.5, 7.0, 4.5)
"""Widths of line and casing, radius of the end dots, in pixels."""


@dataclass(frozen=True, slots=True)
class CellGrid:
    """Where cells are on the painter: the upper left corner of cell (0, 0), and a cell's side, in pixels."""

    left: float
    top: float
    side: float

    def rect(self, cell: Position) -> QRectF:
        return QRectF(self.left + cell[1] * self.side, self.top + cell[0] * self.side, self.side, self.side)

    def point(self, place: Point) -> QPointF:
        """Return a place given in cells, as (row, col)."""
        return QPointF(self.left + place[1] * self.side, self.top + place[0] * self.side)


@dataclass(frozen=True, slots=True, eq=False)
class LinkLine:
    """A link ready to be painted: the bent line, its two ends, which of the hues it takes."""

    line: QPainterPath
    ends: tuple[QPointF, QPointF]
    length: float
    turn: int
    """By where the link ends, so that it keeps its hue while others come and go."""

    @property
    def bounds(self) -> QRectF:
        """All that painting the link may touch."""
        return self.line.controlPointRect().adjusted(-6, -6, 6, 6)


def _bent(points: Sequence[tuple[float, float]], radius: float) -> QPainterPath:
    result = QPainterPath(QPointF(*points[0]))
    for (x0, y0), (x, y), (x1, y1) in zip(points, points[1:], points[2:], strict=False):
        back, onward = math.hypot(x0 - x, y0 - y), math.hypot(x1 - x, y1 - y)
        bend = min(radius, back / 2, onward / 2)
        if bend < 0.1:
            result.lineTo(x, y)
            continue
        result.lineTo(x + (x0 - x) * bend / back, y + (y0 - y) * bend / back)
        result.quadTo(x, y, x + (x1 - x) * bend / onward, y + (y1 - y) * bend / onward)
    result.lineTo(*points[-1])
    return result


def link_lines(paths: Sequence[Corners], grid: CellGrid) -> tuple[LinkLine, ...]:
    """Lay out links beside each other. The result keeps until the links or the grid change."""
    lanes = assign_lanes(paths)
    pitch = pair_pitch(lanes, grid)
    return tuple(link_line(path, own, grid, pitch) for path, own in zip(paths, lanes, strict=True))


def pair_pitch(lanes: Sequence[Sequence[int]], grid: CellGrid) -> float:
    """Return the distance between the lanes of links, in cells."""
    return max(lane_pitch(lanes, PAIR_PITCH), min(4 / grid.side, lane_pitch(lanes, 1.0)))


def link_line(path: Corners, lanes: Sequence[int], grid: CellGrid, pitch: float) -> LinkLine:
    """Return the line of a link in the lanes given to its stretches."""
    side, left, top = grid.side, grid.left, grid.top
    points = [(left + col * side, top + row * side) for row, col in shifted_corners(path, lanes, pitch)]
    length = 0.0
    for (x0, y0), (x1, y1) in itertools.pairwise(points):
        length += abs(x1 - x0) + abs(y1 - y0)
    for end, inner in ((0, 1), (-1, -2)):
        (x0, y0), (x1, y1) = points[end], points[inner]
        # Of a stretch between neighbours a visible part is left.
        share = min(0.46, _SHORTENED * side / max(math.hypot(x1 - x0, y1 - y0), 0.1))
        points[end] = x0 + (x1 - x0) * share, y0 + (y1 - y0) * share
    ends = (QPointF(*points[0]), QPointF(*points[-1]))
    turn = sum(weight * place for weight, place in zip((2, 3, 2, 3), (*path[0], *path[-1]), strict=True))
    return LinkLine(_bent(points, _BEND * side), ends, length, turn)


def _stroke_link(
    painter: QPainter, link: LinkLine, color: str, colors: Colors, widths: tuple[float, float, float]
) -> None:
    width, casing, dot = widths
    cap, join, solid = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin, Qt.PenStyle.SolidLine
    # See-through ink would take four times as long to paint, and look no better.
    around = paint_color(colors.casing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for ink, pen in ((around, casing), (paint_color(color), width)):
        painter.setPen(QPen(ink, pen, solid, cap, join))
        painter.drawPath(link.line)
    painter.setPen(QPen(around, 1.25))
    painter.setBrush(paint_color(color))
    for end in link.ends:
        painter.drawEllipse(end, dot, dot)


def draw_pairs(
    painter: QPainter, links: Sequence[LinkLine], colors: Colors, *, leave_out: int | None = None
) -> None:
    """Paint all pairs in several hues, the long ones first so that short ones stay visible."""
    links = [link for i, link in enumerate(links) if i != leave_out]
    width, casing, dot = _THIN
    cap, join, solid = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin, Qt.PenStyle.SolidLine
    around = QPen(paint_color(colors.casing), casing, solid, cap, join)
    inks = [QPen(paint_color(hue), width, solid, cap, join) for hue in colors.pair_hues]
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for link in sorted(links, key=lambda link: -link.length):
        painter.setPen(around)
        painter.drawPath(link.line)
        painter.setPen(inks[link.turn % len(inks)])
        painter.drawPath(link.line)
    # The end dots of a hue at once, as points of a thick round pen: a thousand ellipses would take a frame.
    for turn, hue in enumerate(colors.pair_hues):
        dots = [end for link in links if link.turn % len(inks) == turn for end in link.ends]
        for color, size in ((colors.casing, 2 * dot + 1.5), (hue, 2 * dot - 1)):
            painter.setPen(QPen(paint_color(color), size, solid, cap))
            painter.drawPoints(dots)


def draw_hint(
    painter: QPainter, path: Corners, grid: CellGrid, colors: Colors, link: LinkLine | None = None
) -> None:
    """Paint a hint: two glowing tiles and a bold line. Give its line when it lies in lanes with others."""
    for cell in (path[0], path[-1]):
        draw_glow(painter, grid.rect(cell), colors.hint)
    _stroke_link(painter, link or link_lines([path], grid)[0], colors.hint, colors, _BOLD)


def draw_move(
    painter: QPainter, path: Corners, kind: Cell, grid: CellGrid, art: TileArt, colors: Colors
) -> None:
    """Paint the current link of a solution: its two tiles lifted off the board, the line between them."""
    for cell in (path[0], path[-1]):
        rect = grid.rect(cell)
        draw_lift_shadow(painter, rect)
        draw_cell(painter, lifted(rect), kind, art.theme, colors)
        draw_glow(painter, lifted(rect), colors.hint)
    _stroke_link(painter, link_lines([path], grid)[0], colors.hint, colors, _BOLD)


def draw_ring(painter: QPainter, rows: int, cols: int, grid: CellGrid, colors: Colors) -> None:
    """Paint the dotted border of the ring of cells that paths may use when the border is open."""
    outer = QRectF(grid.point((-1, -1)), grid.point((rows + 1, cols + 1))).adjusted(0.5, 0.5, -0.5, -0.5)
    pen = QPen(paint_color(colors.muted, 0.55), 1)
    pen.setDashPattern([3, 4])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(outer, grid.side * 0.2, grid.side * 0.2)


def draw_stuck(
    painter: QPainter, tiles: Iterable[tuple[Position, Cell]], board: QRectF, grid: CellGrid, art: TileArt
) -> None:
    """Veil the board and paint the tiles that can never be freed above the veil, hatched."""
    draw_veil(painter, board, art.colors)
    for cell, kind in tiles:
        draw_cell(painter, grid.rect(cell), kind, art.theme, art.colors, "stuck")


def draw_reason(
    painter: QPainter,
    ends: tuple[Position, Position],
    blocking: Iterable[Position],
    detour: Corners | None,
    grid: CellGrid,
    colors: Colors,
) -> None:
    """Paint why two tiles do not link: what stands in the way, and the way that turns too often, numbered."""
    for cell in blocking:
        _draw_block(painter, grid.rect(cell), colors)
    if detour is not None:
        (link,) = link_lines([detour], grid)
        pen = QPen(paint_color(colors.casing), 5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen)
        painter.drawPath(link.line)
        pen = QPen(paint_color(colors.warn), 2.25)
        pen.setDashPattern([3, 2])
        painter.setPen(pen)
        painter.drawPath(link.line)
        for number, corner in enumerate(detour[1:-1], start=1):
            draw_badge(painter, grid.rect(corner).center(), str(number), colors.warn, colors)
    for cell in ends:
        draw_glow(painter, grid.rect(cell), colors.warn)


def _draw_block(painter: QPainter, cell: QRectF, colors: Colors) -> None:
    tile, radius = tile_rect(cell), corner_radius(cell.width())
    painter.setPen(QPen(paint_color(colors.casing), 4))
    painter.setBrush(paint_color(colors.bad, 0.22))
    painter.drawRoundedRect(tile, radius, radius)
    painter.setPen(QPen(paint_color(colors.stuck), 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(tile, radius, radius)
    # A bar across the lower edge tells it without the colour.
    bar = QRectF(tile.x() + tile.width() * 0.2, tile.bottom() - tile.height() * 0.2, tile.width() * 0.6, 4)
    painter.setPen(QPen(paint_color(colors.casing), 1.5))
    painter.setBrush(paint_color(colors.stuck))
    painter.drawRoundedRect(bar, 2, 2)


def draw_badge(painter: QPainter, middle: QPointF, text: str, color: str, colors: Colors) -> None:
    """Paint a small round label on a line."""
    width = 17 if len(text) == 1 else 21
    pill = QRectF(middle.x() - width / 2, middle.y() - 8.5, width, 17)
    painter.setPen(QPen(paint_color(colors.casing), 1.5))
    painter.setBrush(paint_color(color))
    painter.drawRoundedRect(pill, 8.5, 8.5)
    painter.setPen(paint_color(colors.canvas if colors.dark else "#ffffff"))
    label = font("note")
    label.setBold(True)
    painter.setFont(label)
    painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, text)
