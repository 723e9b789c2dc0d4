"""The gallery under real mouse and key events."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QItemSelectionModel, QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from editor.levellist.gallery import GalleryView
from editor.window import Window
from tests.editor.windows import a_pack, a_window, in_hand, saved

LEFT = Qt.MouseButton.LeftButton
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    boards = [f"{kind} {kind} . .\n? # x {kind}" for kind in range(1, 8)]
    with a_window(qtbot, tmp_path, saved(tmp_path / "one.json", a_pack(*boards))) as found:
        found.actions_by_id["gallery"].trigger()
        QApplication.processEvents()
        yield found


def gallery(window: Window) -> GalleryView:
    return window.gallery.view


def click(window: Window, row: int, keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    view = gallery(window)
    QTest.mouseClick(view.viewport(), LEFT, keys, middle(window, row))


def middle(window: Window, row: int) -> QPoint:
    view = gallery(window)
    return view.visualRect(view.model().index(row, 0)).center()


def titles(window: Window) -> list[str]:
    return [level.id for level in in_hand(window).pack.levels]


def test_the_gallery_covers_the_board_and_is_left_by_escape(window: Window) -> None:
    assert gallery(window).isVisible()
    assert gallery(window).geometry().contains(window.canvas.geometry())
    assert window.levels.gallery_button.isChecked()
    QTest.keyClick(gallery(window), Qt.Key.Key_Escape)
    assert not gallery(window).isVisible()
    assert not window.levels.gallery_button.isChecked()
    assert not window.actions_by_id["gallery"].isChecked()


def test_cards_lie_beside_each_other_and_every_board_is_drawn(window: Window) -> None:
    first, second = middle(window, 0), middle(window, 1)
    assert first.y() == second.y()
    assert first.x() < second.x()
    last = max(gallery(window).visualRect(gallery(window).model().index(row, 0)).right() for row in range(7))
    assert 0 <= gallery(window).viewport().width() - last < 40
    picture = gallery(window).grab().toImage()
    before = picture.copy()
    in_hand(window).replace_level(in_hand(window).pack.levels[3], "Same", row=0)
    assert gallery(window).grab().toImage() != before


def test_a_level_is_opened_by_a_double_click_and_by_enter(window: Window) -> None:
    click(window, 4)
    QTest.mouseDClick(gallery(window).viewport(), LEFT, pos=middle(window, 4))
    assert not gallery(window).isVisible()
    assert in_hand(window).current == 4
    window.levels.gallery_button.click()
    assert gallery(window).isVisible()
    QTest.keyClick(gallery(window), Qt.Key.Key_Right)
    QTest.keyClick(gallery(window), Qt.Key.Key_Return)
    assert not gallery(window).isVisible()
    assert in_hand(window).current == 5


def test_levels_are_chosen_here_and_in_the_list_alike(window: Window) -> None:
    click(window, 1)
    click(window, 3, CONTROL)
    assert window.levels.chosen_rows() == [1, 3]
    assert window.levels.view.selectionModel() is gallery(window).selectionModel()
    QTest.keyClick(gallery(window), Qt.Key.Key_Delete)
    assert titles(window) == ["l0", "l2", "l4", "l5", "l6"]
    in_hand(window).undo()
    assert len(titles(window)) == 7


@pytest.mark.parametrize(
    ("card", "side", "expected"),
    [(1, "left", ["l0", "l5", "l1"]), (1, "right", ["l0", "l1", "l5"]), (0, "left", ["l5", "l0", "l1"])],
)
def test_a_card_is_dropped_before_or_behind_another(
    window: Window, card: int, side: str, expected: list[str]
) -> None:
    view = gallery(window)
    click(window, 5)
    data: QMimeData = view.model().mimeData([view.model().index(5, 0)])
    area = view.visualRect(view.model().index(card, 0))
    where = QPointF(area.left() + 1 if side == "left" else area.right() - 1, area.center().y())
    move, none = Qt.DropAction.MoveAction, Qt.KeyboardModifier.NoModifier
    for kind in (QDragEnterEvent, QDragMoveEvent):
        QApplication.sendEvent(view.viewport(), kind(where.toPoint(), move, data, LEFT, none))
    drop = QDropEvent(where, move, data, LEFT, none)
    drop.setDropAction(move)
    drop.ignore()
    QApplication.sendEvent(view.viewport(), drop)
    assert titles(window)[:3] == expected
    assert in_hand(window).stack.undoText() == "Move 1 level"


def test_a_level_is_renamed_on_its_card(qtbot: QtBot, window: Window) -> None:
    click(window, 2)
    window.actions_by_id["rename-level"].trigger()
    field = gallery(window).findChild(QLineEdit)
    assert isinstance(field, QLineEdit)
    field.setText("Moat")
    QTest.keyClick(field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: in_hand(window).pack.levels[2].title == "Moat")
    assert gallery(window).isVisible()


def test_levels_that_are_filtered_out_are_not_in_the_gallery(window: Window) -> None:
    window.levels._filter.setText("Level 3")
    view = gallery(window)
    assert [row for row in range(7) if not view.isRowHidden(row)] == [2]


def test_the_current_level_stays_current_when_others_are_chosen(window: Window) -> None:
    model = gallery(window).selectionModel()
    model.setCurrentIndex(gallery(window).model().index(6, 0), QItemSelectionModel.SelectionFlag.NoUpdate)
    assert in_hand(window).current == 6
