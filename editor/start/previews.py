"""Boards drawn for cards: painted in a job, since a page with many of them must not wait."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainterPath

from editor.art.themes import THEMES
from editor.art.tiles import TileArt, new_image, start_painting
from editor.theme import RADIUS, Colors, paint_color
from generator.control import Control
from levels.board import SLOT, VOID, Board

_LARGEST: Final = 40


@dataclass(frozen=True, slots=True)
class Wanted:
    """A picture of a board, in window pixels."""

    board: Board
    theme: str
    width: int
    height: int
    margin: int = 10


def paint_previews(
    wanted: dict[str, Wanted], colors: Colors, dpr: float, control: Control
) -> dict[str, QImage]:
    """Return the pictures by the same keys. Runs outside the window's thread."""
    arts: dict[str, TileArt] = {}
    found = {}
    for number, (key, one) in enumerate(wanted.items()):
        control.step(key, number / len(wanted))
        # Not the window's own pictures: those belong to its thread.
        art = arts.setdefault(one.theme, TileArt(THEMES[one.theme], colors))
        found[key] = paint_preview(one, art, dpr)
    return found


def paint_preview(wanted: Wanted, art: TileArt, dpr: float) -> QImage:
    """Return a board in the middle of a canvas with round corners."""
    image = new_image(wanted.width, wanted.height, dpr)
    painter = start_painting(image)
    whole = QRectF(0, 0, wanted.width, wanted.height)
    frame = QPainterPath()
    frame.addRoundedRect(whole, RADIUS, RADIUS)
    painter.setClipPath(frame)
    painter.fillRect(whole, paint_color(art.colors.canvas))
    board = wanted.board
    room = (wanted.width - 2 * wanted.margin) / board.cols, (wanted.height - 2 * wanted.margin) / board.rows
    # Whole pixels of the screen, or the gaps between tiles differ.
    side = max(1, int(min(*room, _LARGEST) * dpr)) / dpr
    left = round((wanted.width - side * board.cols) / 2 * dpr) / dpr
    top = round((wanted.height - side * board.rows) / 2 * dpr) / dpr
    pixels = round(side * dpr)
    for row in range(board.rows):
        for col in range(board.cols):
            if board[row, col] != VOID and board[row, col] != 0:
                cell = QRectF(left + col * side, top + row * side, side, side)
                painter.drawImage(cell, art.image(board[row, col], pixels), QRectF(0, 0, pixels, pixels))
    painter.end()
    return image


def filled_in(layout: Board, kinds: int) -> Board:
    """Return a layout with kinds for its slots as they might be dealt: a picture, not a board to play."""
    cells = layout.cells.copy()
    slots = np.flatnonzero(cells.ravel() == SLOT)
    # The same layout always looks the same.
    rng = np.random.default_rng([layout.rows, layout.cols, len(slots)])
    dealt = np.arange(len(slots)) // 2 % kinds + 1
    cells.ravel()[slots] = rng.permutation(dealt)
    return Board(cells)
