"""What lies over the board while it is played: the pick, the hint, the reason of a refusal, and films."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from editor.art.faces import corner_radius, tile_rect
from editor.art.marks import draw_lift_shadow, lifted
from editor.art.orb_overlays import draw_waves
from editor.art.overlays import draw_hint, draw_move, draw_reason
from editor.art.tiles import Mark, TileArt
from editor.canvas.geometry import Geometry
from editor.playtest.films import Flight, Shot
from editor.theme import Colors, paint_color
from editor.truth.layers import grid_of
from levels.board import EMPTY, Cell, Position

_SHRUNK: Final = 0.35
"""How much a tile shrinks as it vanishes."""


class PlayLayer:
    """Paints what is set; setting it does not repaint."""

    def __init__(self, art: TileArt) -> None:
        self.art = art
        self.pick: tuple[Position, Cell] | None = None
        """The picked tile and its kind."""
        self.hint: tuple[Position, ...] = ()
        """The corners of the link that is hinted at."""
        self.reason: tuple[tuple[Position, Position], tuple[Position, ...]] | None = None
        """Two tiles that do not link, and what is in the way."""
        self.shot: tuple[Shot, float] | None = None
        """What moves, and how far it is, from 0 to 1."""
        self.veiled = False
        """The board is hidden: the clock stands still."""

    def clear(self) -> None:
        """Show nothing."""
        self.pick = self.reason = self.shot = None
        self.hint = ()
        self.veiled = False

    def paint(self, painter: QPainter, view: Geometry, colors: Colors, _exposed: QRect) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.reason is not None:
            ends, blockers = self.reason
            draw_reason(painter, ends, blockers, None, grid_of(view), colors)
        if self.hint:
            draw_hint(painter, self.hint, grid_of(view), colors)
        if self.pick is not None:
            self._paint_pick(painter, view, colors, *self.pick)
        if self.shot is not None:
            self._paint_shot(painter, view, colors, *self.shot)
        if self.veiled:
            painter.fillRect(view.board.adjusted(-1, -1, 1, 1), paint_color(colors.canvas))

    def _paint_pick(
        self, painter: QPainter, view: Geometry, colors: Colors, at: Position, kind: Cell
    ) -> None:
        cell = view.cell(at)
        painter.drawImage(cell, self.art.image(EMPTY, view.side, view.dpr))
        draw_lift_shadow(painter, cell)
        up = lifted(cell)
        painter.drawImage(up, self.art.image(kind, view.side, view.dpr))
        radius = corner_radius(view.pitch)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for color, width in ((colors.casing, 5.0), (colors.accent, 2.5)):
            painter.setPen(QPen(paint_color(color), width))
            painter.drawRoundedRect(tile_rect(up), radius, radius)

    def _paint_shot(self, painter: QPainter, view: Geometry, colors: Colors, shot: Shot, done: float) -> None:
        if shot.link:
            draw_move(painter, shot.link, shot.kind, grid_of(view), self.art, colors)
        if shot.groups:
            draw_waves(painter, [()] * shot.wave + [shot.groups], grid_of(view), colors)
        for at, kind in shot.fading:
            self._paint_fading(painter, view, at, kind, done)
        for at, kind in shot.coming:
            self._paint_fading(painter, view, at, kind, 1.0 - done)
        if shot.flights:
            # What falls in appears at the edge of the board, not above it.
            painter.setClipRect(view.board, Qt.ClipOperation.IntersectClip)
            for flight in shot.flights:
                self._paint_flight(painter, view, flight, _eased(done))

    def _paint_fading(self, painter: QPainter, view: Geometry, at: Position, kind: Cell, done: float) -> None:
        cell = view.cell(at)
        by = 0.5 * _SHRUNK * done * cell.width()
        painter.setOpacity(1.0 - done)
        painter.drawImage(cell.adjusted(by, by, -by, -by), self.art.image(kind, view.side, view.dpr))
        painter.setOpacity(1.0)

    def _paint_flight(self, painter: QPainter, view: Geometry, flight: Flight, part: float) -> None:
        start, end = view.cell(flight.start).topLeft(), view.cell(flight.end).topLeft()
        where = QRectF(start + (end - start) * part, view.cell(flight.end).size())
        mark: Mark = "plus" if flight.plus else "plain"
        painter.drawImage(where, self.art.image(flight.kind, view.side, view.dpr, mark))


def _eased(done: float) -> float:
    """Begin and end gently."""
    return 2 * done * done if done < 0.5 else 1 - 2 * (1 - done) * (1 - done)
