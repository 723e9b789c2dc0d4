"""What the truth about a level looks like on its canvas: pairs, hint, reasons, a solution's link."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QRegion

from editor.art.faces import corner_radius, tile_rect
from editor.art.lanes import assign_lanes
from editor.art.marks import draw_glow
from editor.art.overlays import (
    CellGrid,
    LinkLine,
    draw_hint,
    draw_move,
    draw_pairs,
    draw_reason,
    link_line,
    pair_pitch,
)
from editor.art.tiles import TileArt
from editor.canvas.geometry import Geometry
from editor.theme import Colors, paint_color
from levels.board import Cell, Position

if TYPE_CHECKING:
    from generator.link.paths import Link

_LineKey: TypeAlias = tuple[tuple[Position, ...], tuple[int, ...]]
"""A link's corners and the lanes of its stretches."""


def grid_of(view: Geometry) -> CellGrid:
    """Return where the cells lie, in the words of the drawing."""
    return CellGrid(view.left, view.top, view.pitch)


class PairLayer:
    """All linking pairs as lines along their paths, and the hint on top of them."""

    def __init__(self) -> None:
        self.shows_pairs = True
        self.shows_hint = False
        self.shows_nothing = False
        """Something else is shown that the lines would hide: a solution, or what is stuck."""
        self._links: Sequence[Link] = ()
        self._lines: dict[_LineKey, LinkLine] = {}
        self._order: list[LinkLine] = []
        self._grid: CellGrid | None = None
        self._pitch = 0.0

    def set_links(self, links: Sequence[Link], view: Geometry) -> QRegion:
        """Draw these links from now on; return where the canvas has to be painted anew."""
        before = dict(self._lines)
        hint = self._links[:1]
        self._links = links
        if not self.shows_pairs and not self.shows_hint:
            self._grid = None
            return QRegion()
        self._lay_out(grid_of(view))
        after = self._lines
        changed = [line for key, line in before.items() if after.get(key) is not line]
        changed += [line for key, line in after.items() if before.get(key) is not line]
        region = QRegion()
        for line in changed:
            region += line.bounds.toAlignedRect()
        if self.shows_hint:
            for link in (*hint, *links[:1]):
                for end in (link.corners[0], link.corners[-1]):
                    region += view.cell(end).toAlignedRect().adjusted(-6, -6, 6, 6)
        return region

    def paint(self, painter: QPainter, view: Geometry, colors: Colors, exposed: QRect) -> None:
        if self.shows_nothing or not self._links or not (self.shows_pairs or self.shows_hint):
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        grid = grid_of(view)
        if grid != self._grid:
            self._lay_out(grid)
        hint = self._order[0] if self.shows_hint else None
        if self.shows_pairs:
            area = QRectF(exposed)
            draw_pairs(
                painter,
                [line for line in self._order if line is not hint and line.bounds.intersects(area)],
                colors,
            )
        if hint is not None:
            draw_hint(painter, self._links[0].corners, grid, colors, hint if self.shows_pairs else None)

    def _lay_out(self, grid: CellGrid) -> None:
        """Lay the links out beside each other; a line whose link, lanes and place are the same is kept."""
        lanes = assign_lanes([link.corners for link in self._links])
        pitch = pair_pitch(lanes, grid)
        kept = self._lines if (grid, pitch) == (self._grid, self._pitch) else {}
        self._grid, self._pitch = grid, pitch
        self._lines = {}
        self._order = []
        for link, own in zip(self._links, lanes, strict=True):
            key = (link.corners, tuple(own))
            line = kept.get(key) or link_line(link.corners, own, grid, pitch)
            self._lines[key] = line
            self._order.append(line)


class PartnerLayer:
    """The tiles of the hovered kind are framed; those that link with the hovered one glow."""

    def __init__(self) -> None:
        self.alike: tuple[Position, ...] = ()
        self.linking: tuple[Position, ...] = ()

    def paint(self, painter: QPainter, view: Geometry, colors: Colors, _exposed: QRect) -> None:
        if not self.alike:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        radius = corner_radius(view.pitch)
        for at in self.alike:
            if at in self.linking:
                draw_glow(painter, view.cell(at), colors.good)
                continue
            for color, width in ((colors.casing, 3.0), (colors.muted, 1.5)):
                painter.setPen(QPen(paint_color(color), width))
                painter.drawRoundedRect(tile_rect(view.cell(at)), radius, radius)


class ReasonLayer:
    """Why two chosen tiles do not link."""

    def __init__(self) -> None:
        self.ends: tuple[Position, Position] | None = None
        self.blocking: tuple[Position, ...] = ()

    def paint(self, painter: QPainter, view: Geometry, colors: Colors, _exposed: QRect) -> None:
        if self.ends is not None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_reason(painter, self.ends, self.blocking, None, grid_of(view), colors)


class MoveLayer:
    """The link that a solution being played takes next."""

    def __init__(self, art: TileArt) -> None:
        self.art = art
        self._link: Link | None = None
        self._kind: Cell = 1

    def set_move(self, link: Link | None, kind: Cell) -> None:
        self._link = link
        self._kind = kind

    def paint(self, painter: QPainter, view: Geometry, colors: Colors, _exposed: QRect) -> None:
        if self._link is not None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_move(painter, self._link.corners, self._kind, grid_of(view), self.art, colors)
