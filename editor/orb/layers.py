"""What a drag and a cascade look like on the canvas: groups by wave, the trail, the orb in the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter

from editor.art.orb_overlays import draw_trail, draw_waves
from editor.art.tiles import TileArt
from editor.canvas.geometry import Geometry
from editor.orb.holding import Way
from editor.orb.sight import Group
from editor.theme import Colors, paint_color
from editor.truth.layers import grid_of
from levels.board import Cell, Position

_HELD: Final = 1.12
"""How large an orb in the hand is drawn, as a share of its cell."""


class WaveLayer:
    """Groups outlined in the colour of their wave, and numbered."""

    def __init__(self) -> None:
        self.waves: Sequence[Sequence[Group]] = ()

    def paint(self, painter: QPainter, view: Geometry, colors: Colors, _exposed: QRect) -> None:
        if self.waves:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_waves(painter, self.waves, grid_of(view), colors)


class TrailLayer:
    """The ways of the orbs that were led, and which cell the hand holds."""

    def __init__(self, art: TileArt) -> None:
        self.art = art
        self.ways: Sequence[Way] = ()
        self.held: Position | None = None
        self.kind: Cell = 1
        """What is held."""

    def paint(self, painter: QPainter, view: Geometry, colors: Colors, _exposed: QRect) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for way in self.ways:
            painter.save()
            draw_trail(painter, way, grid_of(view))
            painter.restore()
        if self.held is not None:
            self._paint_held(painter, view.cell(self.held), view.dpr, colors)

    def _paint_held(self, painter: QPainter, cell: QRectF, dpr: float, colors: Colors) -> None:
        """Paint the orb in the hand larger than it lies, over its own trail."""
        side = round(cell.width() * _HELD)
        box = QRectF(0, 0, side, side)
        box.moveCenter(cell.center())
        painter.setPen(Qt.PenStyle.NoPen)
        for spread, alpha in ((7.0, 0.10), (4.5, 0.16), (2.5, 0.9)):
            painter.setBrush(paint_color(colors.accent, alpha))
            radius = 0.44 * side + spread
            painter.drawEllipse(box.center(), radius, radius)
        painter.drawImage(box, self.art.image(self.kind, side, dpr))


def first_steps(ways: Sequence[Way], steps: int) -> list[Way]:
    """Return the ways as far as so many steps lead."""
    found: list[Way] = []
    for way in ways:
        found.append(way[: steps + 1])
        steps -= len(way) - 1
        if steps <= 0:
            break
    return found
