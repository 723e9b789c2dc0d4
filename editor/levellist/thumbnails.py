"""Boards as small pictures in the colours of their kinds."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter

from editor.art.color import mix
from editor.art.themes import TileTheme
from editor.theme import Colors
from levels.board import EMPTY, SLOT, VOID, WALL, Board, Cell, Cells
from levels.level import Kind

THUMB_WIDTH: Final = 84
THUMB_HEIGHT: Final = 48
_KEPT: Final = 600
_PADDING: Final = 3
_TELLING: Final = 8
"""From so many pixels on a cell shows what its picture is of."""
_ROUND: Final = 4
"""From so many pixels on orbs are round."""
_Look: TypeAlias = tuple[str, int]
"""A theme, and which of the designer's own pictures are in it."""


def thumbnail(
    cells: Cells,
    colors: npt.NDArray[np.uint32],
    background: int,
    width: int,
    height: int,
    pictures: Mapping[Cell, QImage] = MappingProxyType({}),
    *,
    discs: bool = False,
) -> QImage:
    """Return a board in a picture of so many pixels; `colors` by cell code, counted from VOID.

    Kinds with pictures of their own are drawn with them where cells are large enough to tell what they show.
    discs: kinds are round, as orbs are, where cells are large enough for that.
    """
    rows, cols = cells.shape
    inner_width, inner_height = width - 2 * _PADDING, height - 2 * _PADDING
    picture = np.full((height, width), background, dtype=np.uint32)
    side = min(inner_width // cols, inner_height // rows)
    paints = colors[cells.astype(np.int32) - VOID]
    if side < 1:
        # More cells than pixels: every pixel shows the cell under its middle.
        scale = max(cols / inner_width, rows / inner_height)
        shown_rows, shown_cols = max(1, int(rows / scale)), max(1, int(cols / scale))
        pick_rows = ((np.arange(shown_rows) + 0.5) * rows / shown_rows).astype(np.intp)
        pick_cols = ((np.arange(shown_cols) + 0.5) * cols / shown_cols).astype(np.intp)
        grid = paints[np.ix_(pick_rows, pick_cols)]
    else:
        grid = paints.repeat(side, axis=0).repeat(side, axis=1)
        if side >= 3:
            grid[side - 1 :: side] = background
            grid[:, side - 1 :: side] = background
        if discs and side >= _ROUND:
            grid = _rounded(grid, cells, background, side)
    top, left = (height - grid.shape[0]) // 2, (width - grid.shape[1]) // 2
    picture[top : top + grid.shape[0], left : left + grid.shape[1]] = grid
    if side >= _TELLING and pictures:
        _put_pictures(picture, cells, background, pictures, (top, left, side))
    return QImage(picture.data, width, height, width * 4, QImage.Format.Format_RGB32).copy()


def _rounded(
    grid: npt.NDArray[np.uint32], cells: Cells, background: int, side: int
) -> npt.NDArray[np.uint32]:
    """Return the pixels of a board with a disc for every cell that holds a kind."""
    # How much of each pixel lies in the disc, by four times four points.
    points = (np.arange(4 * side) + 0.5) / 4 - (side - 1) / 2
    inside = points[:, np.newaxis] ** 2 + points**2 <= (0.48 * (side - 1)) ** 2
    share = inside.reshape(side, 4, side, 4).mean(axis=(1, 3))
    held = (cells > EMPTY).repeat(side, axis=0).repeat(side, axis=1)
    share = np.where(held, np.tile(share, cells.shape), 1.0)
    mixed = np.full(grid.shape, 0xFF000000, dtype=np.uint32)
    for shift in (16, 8, 0):
        ground = background >> shift & 0xFF
        part = ground + ((grid >> shift & 0xFF).astype(np.float64) - ground) * share
        mixed |= np.round(part).astype(np.uint32) << np.uint32(shift)
    return mixed


def _put_pictures(
    picture: npt.NDArray[np.uint32],
    cells: Cells,
    background: int,
    pictures: Mapping[Cell, QImage],
    place: tuple[int, int, int],
) -> None:
    """Put pictures of kinds over their cells; `place`: top and left of the board, side of a cell."""
    top, left, side = place
    for kind in np.unique(cells[cells > EMPTY]).tolist():
        if kind not in pictures:
            continue
        small = QImage(side - 1, side - 1, QImage.Format.Format_RGB32)
        small.fill(background)
        painter = QPainter(small)
        painter.drawImage(0, 0, _fitted(pictures[kind], side - 1))
        painter.end()
        pixels = np.frombuffer(small.constBits(), dtype=np.uint32).reshape(side - 1, -1)[:, : side - 1]
        for row, col in np.argwhere(cells == kind).tolist():
            y, x = top + row * side, left + col * side
            picture[y : y + side - 1, x : x + side - 1] = pixels


def _fitted(image: QImage, side: int) -> QImage:
    """Return a picture in the middle of a square, its proportions kept."""
    keep, smooth = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
    small = image.scaled(side, side, keep, smooth)
    square = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    square.fill(Qt.GlobalColor.transparent)
    painter = QPainter(square)
    painter.drawImage((side - small.width()) // 2, (side - small.height()) // 2, small)
    painter.end()
    return square


class Thumbnails:
    """Keeps the pictures of the boards that were shown last."""

    def __init__(self, colors: Colors) -> None:
        self._colors = colors
        self._kept: OrderedDict[tuple[Board, _Look, tuple[Kind, ...], int, int], QImage] = OrderedDict()
        self._tables: dict[tuple[_Look, tuple[Kind, ...]], npt.NDArray[np.uint32]] = {}

    def set_colors(self, colors: Colors) -> None:
        """Draw for the dark or the light window from now on."""
        self._colors = colors
        self._kept.clear()
        self._tables.clear()

    def image(
        self, board: Board, theme: TileTheme, kinds: tuple[Kind, ...], width: int, height: int
    ) -> QImage:
        """Return a board's picture in screen pixels."""
        key = (board, (theme.id, theme.edition), kinds, width, height)
        found = self._kept.get(key)
        if found is None:
            background = QColor(self._colors.canvas).rgb()
            table = self._table(theme, kinds, int(board.cells.max()))
            found = thumbnail(
                board.cells,
                table,
                background,
                width,
                height,
                theme.pictures,
                discs=theme.mode == "orb",
            )
            self._kept[key] = found
            if len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return found

    def _table(self, theme: TileTheme, kinds: tuple[Kind, ...], highest: int) -> npt.NDArray[np.uint32]:
        key = ((theme.id, theme.edition), kinds)
        table = self._tables.get(key)
        if table is None or len(table) <= highest - VOID:
            codes = range(VOID, max(highest, len(theme.colors)) + 1)
            table = np.array([self._paint(theme, kinds, code) for code in codes], dtype=np.uint32)
            self._tables[key] = table
        return table

    def _paint(self, theme: TileTheme, kinds: tuple[Kind, ...], code: int) -> int:
        colors = self._colors
        if code > EMPTY:
            own = kinds[code - 1].color if code <= len(kinds) else None
            if own is not None:
                # A little toward the canvas: a list of levels stays quieter than the board.
                return QColor(mix(own, colors.canvas, 0.15)).rgb()
            if code in theme.pictures:
                return QColor(theme.kind_color(code)).rgb()
            # Inks are made for pale faces: on the dark they need more light.
            return QColor(mix(theme.kind_color(code), "#ffffff", 0.35 if colors.dark else 0.0)).rgb()
        plain = {
            VOID: colors.canvas,
            WALL: colors.faint,
            SLOT: mix(colors.muted, colors.canvas, 0.35),
            EMPTY: mix(colors.cell, colors.canvas, 0.2),
        }
        return QColor(plain[code]).rgb()
