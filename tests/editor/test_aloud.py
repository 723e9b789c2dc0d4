"""The board as screen readers meet it."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from editor.canvas.aloud import BoardAloud, CellAloud, _board_of, read_boards_aloud
from editor.canvas.widget import Canvas
from levels.board import EMPTY, Board
from tests.editor.canvases import key, open_canvas
from tests.editor.easels import document_of

Key = Qt.Key
Name = QAccessible.Text.Name


@pytest.fixture
def board(qtbot: QtBot) -> tuple[Canvas, BoardAloud]:
    canvas = open_canvas(qtbot, "? ? #\n5 . x", "3 4 #\n5 . x")
    found = _board_of("Canvas", canvas)
    assert isinstance(found, BoardAloud)
    return canvas, found


def cell(board: BoardAloud, number: int) -> CellAloud:
    found = board.child(number)
    assert isinstance(found, CellAloud)
    return found


def test_a_board_is_a_list_of_its_cells_row_by_row(board: tuple[Canvas, BoardAloud]) -> None:
    _canvas, aloud = board
    assert aloud.role() == QAccessible.Role.List
    assert aloud.childCount() == 6
    said = [cell(aloud, number).text(Name) for number in range(6)]
    assert said == [
        "Row 1, column 1, Square, dealt",
        "Row 1, column 2, Star, dealt",
        "Row 1, column 3, wall",
        "Row 2, column 1, Heart",
        "Row 2, column 2, empty",
        "Row 2, column 3, void",
    ]
    assert [aloud.indexOfChild(cell(aloud, number)) for number in range(6)] == list(range(6))
    assert aloud.child(6) is None


def test_cells_lie_where_they_are_drawn_and_are_found_there(board: tuple[Canvas, BoardAloud]) -> None:
    canvas, aloud = board
    for number in range(6):
        area = cell(aloud, number).rect()
        assert area.size() == canvas.view.cell(divmod(number, 3)).toAlignedRect().size()
        middle = area.center()
        assert aloud.childAt(middle.x(), middle.y()) is cell(aloud, number)
    corner = canvas.mapToGlobal(canvas.rect().bottomRight())
    assert aloud.childAt(corner.x(), corner.y()) is None


def test_the_cell_of_the_cursor_has_the_focus_and_says_what_is_painted(
    board: tuple[Canvas, BoardAloud],
) -> None:
    canvas, aloud = board
    key(canvas, Key.Key_Home, Key.Key_Right, Key.Key_Down)
    focused = aloud.focusChild()
    assert focused is cell(aloud, 4)
    assert focused.state().focused
    canvas.easel.hand.hold(cell=7)
    key(canvas, Key.Key_Return)
    assert focused.text(Name) == "Row 2, column 2, Plus"
    mask = np.zeros((2, 3), dtype=np.bool_)
    mask[1, 1] = True
    document_of(canvas.easel).select(mask)
    assert focused.state().selected
    assert focused.text(Name).endswith("1 cell chosen")


def test_a_cell_of_a_board_that_became_smaller_is_gone(board: tuple[Canvas, BoardAloud]) -> None:
    canvas, aloud = board
    last = cell(aloud, 5)
    canvas.easel.resize(1, 2, anchor=(0, 0), fill=EMPTY)
    assert aloud.childCount() == 2
    assert not last.isValid()
    assert last.text(Name) == ""


def test_a_screen_reader_is_given_the_board_and_told_of_every_step(qtbot: QtBot) -> None:
    read_boards_aloud()
    active = QAccessible.isActive()
    QAccessible.setActive(True)
    try:
        canvas = open_canvas(qtbot, Board.filled(3, 4, EMPTY))
        found = QAccessible.queryAccessibleInterface(canvas)
        assert isinstance(found, BoardAloud)
        assert not canvas.announces
        canvas.activateWindow()
        qtbot.waitUntil(canvas.hasFocus)
        key(canvas, Key.Key_Home, Key.Key_Right)
        assert found.focusChild() is found.child(1)
        key(canvas, Key.Key_Return)
    finally:
        QAccessible.setActive(active)
