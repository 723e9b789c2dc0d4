"""What a drag and a cascade look like on the canvas: groups by wave, the trail, the orb in the hand."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter

from editor.art.marks import draw_glow
from editor.art.orb_overlays import draw_trail, draw_waves
from editor.canvas.geometry import Geometry
from editor.orb.holding import Way
from editor.orb.sight import Group
from editor.theme import Colors
from editor.truth.layers import grid_of
from levels.board import Position


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

    def __init__(self) -> None:
        self.ways: Sequence[Way] = ()
        self.held: Position | None = None

    def paint(self, painter: QPainter, view: Geometry, colors: Colors, _exposed: QRect) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.held is not None:
            draw_glow(painter, view.cell(self.held), colors.accent)
        for way in self.ways:
            painter.save()
            draw_trail(painter, way, grid_of(view))
            painter.restore()


def first_steps(ways: Sequence[Way], steps: int) -> list[Way]:
    """Return the ways as far as so many steps lead."""
    found: list[Way] = []
    for way in ways:
        found.append(way[: steps + 1])
        steps -= len(way) - 1
        if steps <= 0:
            break
    return found
