"""Pictures of cells, drawn once and kept: fast enough to put together boards of 100 x 100."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from editor.art.faces import draw_bare_cell, draw_void_mark
from editor.art.marks import draw_stuck_hatch
from editor.art.orbs import draw_plus
from editor.art.themes import THEMES, TileTheme
from editor.theme import Colors
from levels.board import EMPTY, VOID, Cell

Mark: TypeAlias = Literal["plain", "stuck", "dim", "plus", "plus-dim"]
"""How a cell's picture is varied: stuck: hatched; dim: an orb that stays; plus: an orb that adds a combo."""
DIM: Final = 0.42
_MOST_KEPT: Final = 2000


def draw_cell(
    painter: QPainter, cell: QRectF, code: Cell, theme: TileTheme, colors: Colors, mark: Mark = "plain"
) -> None:
    """Paint a cell, tile or bare, straight onto a painter: for lifted tiles and large pictures."""
    if code <= EMPTY:
        draw_bare_cell(painter, cell, code, colors)
        return
    painter.save()
    if mark.endswith("dim"):
        painter.setOpacity(painter.opacity() * DIM)
    hatch = (lambda p, c: draw_stuck_hatch(p, c, colors)) if mark == "stuck" else None
    theme.draw(painter, cell, code, colors, hatch)
    if mark.startswith("plus"):
        draw_plus(painter, cell)
    painter.restore()


def new_image(width: float, height: float, dpr: float) -> QImage:
    """Return a clear picture of a size in window pixels for a screen of a device pixel ratio."""
    image = QImage(
        max(1, round(width * dpr)), max(1, round(height * dpr)), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.setDevicePixelRatio(dpr)
    image.fill(Qt.GlobalColor.transparent)
    return image


def start_painting(image: QImage) -> QPainter:
    """Return a painter that draws smooth edges; the caller ends it."""
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    return painter


class TileArt:
    """The pictures of one theme in one table of colours, cached by cell code, side, pixel ratio and mark.

    A picture is `side` x `side` in window pixels and `round(side * dpr)` in its own. It is shared: do not
    paint on it.
    """

    def __init__(self, theme: TileTheme | str, colors: Colors) -> None:
        self.theme = THEMES[theme] if isinstance(theme, str) else theme
        self.colors = colors
        self._images: dict[tuple[Cell, int, float, Mark], QImage] = {}

    def image(self, code: Cell, side: int, dpr: float = 1.0, mark: Mark = "plain") -> QImage:
        """Return the picture of a cell; a VOID one is clear."""
        key = (code, side, dpr, mark)
        found = self._images.get(key)
        if found is None:
            if len(self._images) >= _MOST_KEPT:
                # Zooming goes through many sizes that do not come back.
                self._images.clear()
            found = self._images[key] = self._drawn(code, side, dpr, mark)
        return found

    def palette_image(self, code: Cell, side: int, dpr: float = 1.0) -> QImage:
        """Return a picture for a palette, where a VOID cell has to be seen."""
        if code != VOID:
            return self.image(code, side, dpr)
        image = new_image(side, side, dpr)
        painter = start_painting(image)
        draw_void_mark(painter, QRectF(0, 0, side, side), self.colors)
        painter.end()
        return image

    def _drawn(self, code: Cell, side: int, dpr: float, mark: Mark) -> QImage:
        image = new_image(side, side, dpr)
        painter = start_painting(image)
        # The picture may be a fraction of a pixel off the side: it fills what it has.
        painter.scale(image.width() / (side * dpr), image.height() / (side * dpr))
        draw_cell(painter, QRectF(0, 0, side, side), code, self.theme, self.colors, mark)
        painter.end()
        return image
