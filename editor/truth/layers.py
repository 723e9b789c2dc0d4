"""What the truth about a level looks like on its canvas: pairs, hint, reasons, a solution's link."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter

from editor.art.marks import draw_glow
from editor.art.overlays import (
    CellGrid,
    LinkLine,
    draw_hint,
    draw_move,
    draw_pairs,
    draw_reason,
    link_lines,
)
from editor.art.tiles import TileArt
from editor.canvas.geometry import Geometry
from editor.theme import Colors
from levels.board import Cell, Position

if TYPE_CHECKING:
    from generator.link.paths import Link


def grid_of(view: Geometry) -> CellGrid:
    """Return where the cells lie, in the words of the drawing."""
    return CellGrid(view.left, view.top, view.pitch)


class PairLayer:
    """All linking pairs as lines along their paths, and the hint on top of them."""

    def __init__(self) -> None:
        self.shows_pairs = True
        self.shows_hint = False
        self.shows_nothing = False
        """A solution is played: the board is another."""
        self._links: Sequence[Link] = ()
        self._lines: tuple[LinkLine, ...] = ()
        self._grid: CellGrid | None = None

    def set_links(self, links: Sequence[Link]) -> None:
        self._links = links
        self._grid = None

    def paint(self, painter: QPainter, view: Geometry, colors: Colors, _exposed: QRect) -> None:
        if self.shows_nothing or not self._links or not (self.shows_pairs or self.shows_hint):
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        grid = grid_of(view)
        if grid != self._grid:
            self._grid = grid
            self._lines = link_lines([link.corners for link in self._links], grid)
        if self.shows_pairs:
            draw_pairs(painter, self._lines, colors, leave_out=0 if self.shows_hint else None)
        if self.shows_hint:
            line = self._lines[0] if self.shows_pairs else None
            draw_hint(painter, self._links[0].corners, grid, colors, line)


class PartnerLayer:
    """The tiles of the hovered kind: those that link with the hovered one glow."""

    def __init__(self) -> None:
        self.linking: tuple[Position, ...] = ()

    def paint(self, painter: QPainter, view: Geometry, colors: Colors, _exposed: QRect) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for at in self.linking:
            draw_glow(painter, view.cell(at), colors.good)


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
