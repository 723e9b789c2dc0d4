"""Small boards with everything that can lie over them, for the sheets."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from editor.art.marks import draw_selected
from editor.art.orb_overlays import draw_trail, draw_waves
from editor.art.overlays import (
    CellGrid,
    draw_hint,
    draw_move,
    draw_pairs,
    draw_reason,
    draw_ring,
    draw_stuck,
    link_lines,
)
from editor.art.tiles import Mark, TileArt
from editor.theme import Colors
from levels.board import EMPTY, Board, Position

ROWS: Final = 6
COLS: Final = 10
SIDE: Final = 48
SCENE_SIZE: Final = ((COLS + 2) * SIDE, (ROWS + 2) * SIDE)
ORB_SIDE: Final = 84
ORB_SCENE_SIZE: Final = (6 * ORB_SIDE + 16, 5 * ORB_SIDE + 16)

_PATHS: Final[tuple[tuple[Position, ...], ...]] = (
    ((0, 1), (-1, 1), (-1, 8), (0, 8)),
    ((0, 3), (-1, 3), (-1, 6), (0, 6)),
    ((2, 2), (2, 5), (4, 5)),
    ((3, 2), (3, 4), (4, 4)),
    ((5, 0), (6, 0), (6, 7), (5, 7)),
    ((5, 2), (6, 2), (6, 4), (5, 4)),
    ((1, 9), (1, 10), (4, 10), (4, 9)),
    ((3, 8), (3, 9)),
)
_HOLES: Final = [(2, 3), (2, 4), (2, 5), (3, 3), (3, 4), (3, 5), (1, 5)]
_STUCK: Final = [(0, 2), (1, 7), (4, 1), (5, 9)]
_ORBS: Final = Board(
    [[3, 1, 3, 4, 4, 2], [2, 1, 6, 6, 6, 4], [2, 6, 3, 3, 3, 3], [2, 3, 5, 1, 1, 5], [4, 5, 1, 4, 4, 4]]
)
_WAVES: Final[list[list[list[Position]]]] = [
    [
        [(1, 0), (2, 0), (3, 0)], [(1, 2), (1, 3), (1, 4)],
        [(2, 2), (2, 3), (2, 4), (2, 5)], [(4, 3), (4, 4), (4, 5)],
    ],
    [[(0, 3), (0, 4), (1, 5)], [(3, 3), (3, 4), (4, 2)]],
    [[(0, 0), (0, 2), (3, 1)]],
]  # fmt: skip
_WAY: Final[list[Position]] = [
    (1, 2), (1, 1), (2, 1), (3, 1), (3, 2), (3, 3), (4, 3), (4, 2),
    (4, 1), (4, 0), (3, 0), (3, 1), (2, 1), (2, 0), (2, 1), (2, 2),
]  # fmt: skip


def link_board() -> Board:
    """Return a board with holes, a wall and slots; its kinds are drawn by lot, always the same."""
    rng = random.Random(7)
    cells = [[rng.randint(1, 30) for _ in range(COLS)] for _ in range(ROWS)]
    for path in _PATHS:
        (row1, col1), (row2, col2) = path[0], path[-1]
        cells[row2][col2] = cells[row1][col1]
    board = Board(cells).with_cells(_HOLES, EMPTY)
    return board.with_cells([(4, 7), (4, 8)], -2).with_cells([(1, 2)], -1)


def _paint_board(painter: QPainter, board: Board, grid: CellGrid, art: TileArt, dpr: float) -> None:
    side = round(grid.side)
    for row in range(board.rows):
        for col in range(board.cols):
            painter.drawImage(grid.rect((row, col)), art.image(board[row, col], side, dpr))


def _pairs(painter: QPainter, _board: Board, grid: CellGrid, _art: TileArt, colors: Colors) -> None:
    links = link_lines(_PATHS, grid)
    draw_pairs(painter, links, colors, leave_out=0)
    draw_hint(painter, _PATHS[0], grid, colors, links[0])
    draw_selected(painter, grid.rect((4, 2)), colors)


def _stuck(painter: QPainter, board: Board, grid: CellGrid, art: TileArt, _colors: Colors) -> None:
    area = QRectF(grid.point((-1, -1)), grid.point((ROWS + 1, COLS + 1)))
    draw_stuck(painter, [(cell, board[cell]) for cell in _STUCK], area, grid, art)


def _move(painter: QPainter, board: Board, grid: CellGrid, art: TileArt, colors: Colors) -> None:
    draw_move(painter, _PATHS[2], board[_PATHS[2][0]], grid, art, colors)


def _reason(painter: QPainter, _board: Board, grid: CellGrid, _art: TileArt, colors: Colors) -> None:
    detour = [(3, 7), (2, 7), (2, 3), (3, 3), (3, 1)]
    draw_reason(painter, ((3, 1), (3, 7)), [(3, 2), (3, 6)], detour, grid, colors)


_Overlay = Callable[[QPainter, Board, CellGrid, TileArt, Colors], None]
LINK_SCENES: Final[dict[str, tuple[str, _Overlay]]] = {
    "all pairs, the hint, a selected tile": ("mahjong", _pairs),
    "tiles that can never be freed": ("shapes", _stuck),
    "a move of the solution": ("fruit", _move),
    "why two tiles do not link": ("letters", _reason),
}


def paint_link_scene(painter: QPainter, box: QRectF, *, name: str, colors: Colors, dpr: float) -> None:
    """Paint a link board with one overlay."""
    theme, overlay = LINK_SCENES[name]
    art, board = TileArt(theme, colors), link_board()
    grid = CellGrid(box.x() + SIDE, box.y() + SIDE, SIDE)
    _paint_board(painter, board, grid, art, dpr)
    draw_ring(painter, ROWS, COLS, grid, colors)
    overlay(painter, board, grid, art, colors)


def paint_orb_scene(painter: QPainter, box: QRectF, *, theme: str, colors: Colors, dpr: float) -> None:
    """Paint an orb board with its waves and the trail of a drag."""
    art = TileArt(theme, colors)
    grid = CellGrid(box.x() + 8, box.y() + 8, ORB_SIDE)
    cleared = {cell for wave in _WAVES for combo in wave for cell in combo}
    for row in range(_ORBS.rows):
        for col in range(_ORBS.cols):
            at = (row, col)
            mark: Mark = "plus" if at == (2, 3) else "plain" if at in cleared else "dim"
            painter.drawImage(grid.rect(at), art.image(_ORBS[at], ORB_SIDE, dpr, mark))
    draw_waves(painter, _WAVES, grid, colors)
    draw_trail(painter, _WAY, grid)
