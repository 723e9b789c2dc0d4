"""Overlays leave their marks where they belong."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from editor.art.collapse_art import COLLAPSE_PICTURES, collapse_icon, draw_collapse
from editor.art.orb_overlays import draw_trail, draw_waves, group_path
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
from editor.art.tiles import TileArt, new_image, start_painting
from editor.theme import DARK, LIGHT
from levels.board import Position
from levels.rules import COLLAPSES

pytestmark = pytest.mark.usefixtures("qapp")

GRID = CellGrid(40, 40, 40)


class Sheet:
    """A canvas of 6 x 9 cells with a ring around it."""

    def __init__(self) -> None:
        self.image: QImage = new_image(440, 320, 1)
        self.image.fill(QColor(DARK.canvas))
        self.painter: QPainter = start_painting(self.image)

    def touched(self, cell: Position) -> bool:
        """Whether anything was painted within a cell."""
        rect = GRID.rect(cell).toRect()
        ground = QColor(DARK.canvas).rgb()
        return any(
            self.image.pixel(x, y) != ground
            for x in range(rect.left() + 2, rect.right() - 1)
            for y in range(rect.top() + 2, rect.bottom() - 1)
        )


@pytest.fixture
def sheet() -> Iterator[Sheet]:
    sheet = Sheet()
    yield sheet
    sheet.painter.end()


def test_a_link_is_painted_along_its_true_path(sheet: Sheet) -> None:
    draw_pairs(sheet.painter, link_lines([[(1, 1), (1, 4), (4, 4)]], GRID), DARK)
    assert all(sheet.touched(cell) for cell in [(1, 1), (1, 2), (1, 3), (1, 4), (2, 4), (3, 4), (4, 4)])
    assert not any(sheet.touched(cell) for cell in [(0, 1), (2, 1), (2, 2), (3, 3), (4, 3), (1, 5)])


def test_a_link_over_the_ring_leaves_the_board(sheet: Sheet) -> None:
    draw_pairs(sheet.painter, link_lines([[(0, 1), (-1, 1), (-1, 3), (0, 3)]], GRID), DARK)
    assert sheet.touched((-1, 2))
    assert not sheet.touched((0, 2))


def test_a_link_of_neighbours_is_still_seen(sheet: Sheet) -> None:
    (link,) = link_lines([[(2, 2), (2, 3)]], GRID)
    assert link.length > 2
    draw_pairs(sheet.painter, [link], DARK)
    assert sheet.touched((2, 2))
    assert sheet.touched((2, 3))


def test_the_hint_is_left_to_be_painted_on_top(sheet: Sheet) -> None:
    draw_pairs(sheet.painter, link_lines([[(2, 2), (2, 5)]], GRID), DARK, leave_out=0)
    assert not sheet.touched((2, 3))
    draw_hint(sheet.painter, [(2, 2), (2, 5)], GRID, DARK)
    assert sheet.image.pixelColor(GRID.point((2.5, 4)).toPoint()).name() == DARK.hint


def test_a_move_lifts_its_tiles(sheet: Sheet) -> None:
    draw_move(sheet.painter, [(2, 2), (2, 5)], 7, GRID, TileArt("shapes", DARK), DARK)
    assert sheet.touched((2, 2))
    assert sheet.image.pixelColor(
        int(GRID.rect((2, 2)).center().x()), int(GRID.rect((2, 2)).top())
    ) != QColor(DARK.canvas)


def test_stuck_tiles_stand_out_of_the_veil(sheet: Sheet) -> None:
    sheet.painter.fillRect(QRectF(0, 0, 440, 320), QColor("#ffffff"))
    board = QRectF(GRID.point((0, 0)), GRID.point((6, 9)))
    draw_stuck(sheet.painter, [((1, 1), 5)], board, GRID, TileArt("shapes", DARK))
    veiled = sheet.image.pixelColor(GRID.point((3.5, 3.5)).toPoint())
    assert 100 < veiled.red() < 180
    assert sheet.image.pixelColor(430, 310) == QColor("#ffffff")
    face = sheet.image.pixelColor(GRID.point((1.3, 1.5)).toPoint())
    assert face != veiled


def test_a_reason_marks_what_blocks_and_numbers_the_turns(sheet: Sheet) -> None:
    detour = [(1, 1), (3, 1), (3, 5), (1, 5)]
    draw_reason(sheet.painter, ((1, 1), (1, 5)), [(1, 3)], detour, GRID, DARK)
    assert sheet.touched((1, 3))
    assert sheet.touched((3, 3))
    assert not sheet.touched((2, 3))
    badge = GRID.rect((3, 1)).center().toPoint()
    assert sheet.image.pixelColor(badge.x() - 5, badge.y()).name() == DARK.warn


def test_the_ring_is_a_frame_around_the_board(sheet: Sheet) -> None:
    draw_ring(sheet.painter, 6, 9, GRID, DARK)
    assert not any(sheet.touched((row, col)) for row in range(6) for col in range(9))


def test_waves_are_outlined_and_numbered(sheet: Sheet) -> None:
    draw_waves(sheet.painter, [[[(1, 1), (1, 2), (1, 3)]], [[(3, 3), (3, 5)]]], GRID, DARK)
    assert all(sheet.touched(cell) for cell in [(1, 1), (1, 2), (1, 3), (3, 3), (3, 5)])
    assert not sheet.touched((3, 4))
    first = group_path([(1, 1), (1, 2), (1, 3)], GRID)
    assert first.contains(GRID.point((1.5, 2.5)))
    assert not first.contains(GRID.point((2.5, 2.5)))


@pytest.mark.parametrize(
    "way",
    [
        [(2, 2)],
        [(2, 2), (2, 3)],
        [(2, 2), (2, 3), (2, 2), (2, 3), (2, 4)],
        [
            (0, 0),
            (1, 1),
            (2, 2),
            (2, 3),
            (1, 4),
            (0, 4),
            (0, 3),
            (1, 3),
            (2, 3),
            (3, 3),
            (4, 3),
            (5, 3),
            (5, 4),
        ],
    ],
)
def test_a_trail_passes_every_cell_of_its_way(sheet: Sheet, way: list[Position]) -> None:
    draw_trail(sheet.painter, way, GRID)
    assert all(sheet.touched(cell) for cell in way)
    assert not sheet.touched((5, 8))


def test_an_empty_trail_paints_nothing(sheet: Sheet) -> None:
    draw_trail(sheet.painter, [], GRID)
    assert not sheet.touched((0, 0))


def test_every_collapse_has_a_picture_of_its_own() -> None:
    assert list(COLLAPSE_PICTURES) == list(COLLAPSES)
    for colors in (DARK, LIGHT):
        for side in (18, 24):
            pictures = set()
            for collapse in COLLAPSES:
                image = new_image(side, side, 1)
                painter = start_painting(image)
                draw_collapse(painter, collapse, QRectF(0, 0, side, side), colors)
                painter.end()
                pictures.add(bytes(image.constBits()))
            assert len(pictures) == len(COLLAPSES)
    assert not collapse_icon("outward").isNull()
