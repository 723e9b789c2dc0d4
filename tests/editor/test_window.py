"""The window: every part follows the pack in hand, and its actions do what they say."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from editor.window import Window
from levels.board import SLOT
from levels.level import LinkLevel
from tests.editor.canvases import drag
from tests.editor.easels import drawing
from tests.editor.windows import HEART, RING, a_pack, a_window, in_hand, saved

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def shown(window: Window) -> list[str]:
    level = in_hand(window).level
    assert level is not None
    return drawing(level.shown)


def titles(window: Window) -> list[str]:
    model = window.levels.model
    return [str(model.index(row).data()) for row in range(model.rowCount())]


def test_a_new_window_shows_a_board_that_can_be_dealt_and_painted(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path) as window:
        window.filing.new()
        level = in_hand(window).level
        assert isinstance(level, LinkLevel)
        assert level.shown.slot_count() == level.shown.cells.size
        window.hand.choose(3)
        drag(window.canvas, (0, 0), (0, 4))
        assert level is not in_hand(window).level
        assert window.windowTitle() == "Untitled pack[*] – Boardloom"
        assert window.isWindowModified()


def test_two_packs_stand_in_two_tabs(qtbot: QtBot, tmp_path: Path) -> None:
    one = saved(tmp_path / "one.json", a_pack(HEART, RING, title="One & only"))
    two = saved(tmp_path / "two.json", a_pack(RING, title="Two"))
    with a_window(qtbot, tmp_path, one, two) as window:
        tabs = window.top.tabs
        assert [tabs.tabText(place) for place in range(tabs.count())] == ["One && only", "Two"]
        assert shown(window) == RING.splitlines()
        assert titles(window) == ["Level 1"]
        tabs.setCurrentIndex(0)
        assert shown(window) == HEART.splitlines()
        assert titles(window) == ["Level 1", "Level 2"]
        assert window.filing.open_path(two) is in_hand(window)
        assert tabs.count() == 2
        window.actions_by_id["close"].trigger()
        assert tabs.count() == 1
        assert titles(window) == ["Level 1", "Level 2"]


def test_each_pack_has_its_own_undo(qtbot: QtBot, tmp_path: Path) -> None:
    one = saved(tmp_path / "one.json", a_pack(HEART, title="One"))
    two = saved(tmp_path / "two.json", a_pack(RING, title="Two"))
    with a_window(qtbot, tmp_path, one, two) as window:
        window.hand.choose(7)
        drag(window.canvas, (0, 0))
        assert window.actions_by_id["undo"].text() == "Undo: Paint 1 tile"
        window.top.tabs.setCurrentIndex(0)
        assert not window.actions_by_id["undo"].isEnabled()
        window.top.tabs.setCurrentIndex(1)
        window.actions_by_id["undo"].trigger()
        assert shown(window) == RING.splitlines()
        assert window.actions_by_id["redo"].isEnabled()


def test_undo_in_the_middle_of_a_drag_cancels_it(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path, saved(tmp_path / "one.json")) as window:
        canvas = window.canvas
        QTest.mousePress(canvas, Qt.MouseButton.LeftButton, pos=canvas.view.middle(0, 0).toPoint())
        assert shown(window)[0].startswith("?")
        QTest.keyClick(window, Qt.Key.Key_Z, CONTROL)
        assert shown(window) == HEART.splitlines()
        QTest.mouseRelease(canvas, Qt.MouseButton.LeftButton, pos=canvas.view.middle(0, 0).toPoint())
        assert in_hand(window).stack.count() == 0


@pytest.mark.parametrize(("key", "tool"), [("E", "eraser"), ("L", "line"), ("S", "select"), ("F", "bucket")])
def test_a_letter_takes_up_a_tool(qtbot: QtBot, tmp_path: Path, key: str, tool: str) -> None:
    with a_window(qtbot, tmp_path, saved(tmp_path / "one.json")) as window:
        window.canvas.setFocus()
        QTest.keyClicks(window.canvas, key)
        assert window.hand.grip.tool == tool


def test_levels_are_added_renamed_duplicated_moved_and_deleted(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path, saved(tmp_path / "one.json")) as window:
        act, document = window.actions_by_id, in_hand(window)
        act["add-level"].trigger()
        assert titles(window) == ["Level 1", "Level 2", "Level 2"]
        assert document.current == 1
        assert document.level is not None
        assert document.level.shown.slot_count() == 12
        window.levels.model.setData(window.levels.model.index(1), "Pond")
        act["duplicate-level"].trigger()
        act["level-down"].trigger()
        assert titles(window) == ["Level 1", "Pond", "Level 2", "Pond"]
        act["delete-level"].trigger()
        assert titles(window) == ["Level 1", "Pond", "Level 2"]
        for _ in range(5):
            act["undo"].trigger()
        assert titles(window) == ["Level 1", "Level 2"]
        assert not document.modified


def test_levels_are_copied_between_packs_and_kinds_travel_by_name(qtbot: QtBot, tmp_path: Path) -> None:
    one = saved(tmp_path / "one.json", a_pack(HEART, RING, title="One"))
    pack = a_pack(RING, title="Two")
    two = saved(
        tmp_path / "two.json", type(pack)(id="two", title="Two", kinds=pack.kinds[:2][::-1], levels=())
    )
    with a_window(qtbot, tmp_path, two, one) as window:
        window.levels.choose_rows([0, 1])
        window.actions_by_id["copy-levels"].trigger()
        window.top.tabs.setCurrentIndex(0)
        window.actions_by_id["paste-levels"].trigger()
        assert titles(window) == ["Level 1", "Level 2"]
        assert shown(window)[0] == "2 1 2 1"
        assert len(in_hand(window).pack.kinds) == 36
        assert in_hand(window).stack.undoText() == "Paste 2 levels"


def test_cells_are_copied_and_pasted_at_the_pointer(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path, saved(tmp_path / "one.json")) as window:
        window.hand.hold(tool="select")
        drag(window.canvas, (0, 0), (0, 1))
        window.actions_by_id["copy"].trigger()
        window.actions_by_id["select-none"].trigger()
        QTest.mouseMove(window.canvas, window.canvas.view.middle(1, 1).toPoint())
        window.canvas._set_hover((1, 1))
        window.actions_by_id["paste"].trigger()
        assert shown(window)[1] == "3 1 2 3"
        assert QGuiApplication.clipboard().text() == "1\t2"


def test_the_erase_key_erases_the_selection_or_the_cell_under_the_cursor(
    qtbot: QtBot, tmp_path: Path
) -> None:
    with a_window(qtbot, tmp_path, saved(tmp_path / "one.json")) as window:
        window.canvas.setFocus()
        QTest.keyClick(window.canvas, Qt.Key.Key_Home)
        QTest.keyClick(window.canvas, Qt.Key.Key_Delete)
        assert shown(window)[0] == ". 2 1 2"
        window.actions_by_id["select-all"].trigger()
        QTest.keyClick(window.canvas, Qt.Key.Key_Delete)
        assert in_hand(window).stack.undoText() == "Erase 9 cells"


def test_rules_and_words_of_a_level_are_edited_in_the_side_column(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path, saved(tmp_path / "one.json")) as window:
        document, side = in_hand(window), window.side
        side.rules.max_turns.more.click()
        assert isinstance(document.level, LinkLevel)
        assert document.level.rules.max_turns == 3
        side.reveal(side.level_form)
        side.level_form.title.setFocus()
        side.level_form.title.selectAll()
        QTest.keyClicks(side.level_form.title, "Heart")
        QTest.keyClick(side.level_form.title, Qt.Key.Key_Return)
        assert document.level.title == "Heart"
        assert titles(window)[0] == "Heart"
        for _ in range(2):
            window.actions_by_id["undo"].trigger()
        assert side.level_form.title.text() == "Level 1"
        assert side.rules.max_turns.value() == 2


def test_custom_json_is_checked_as_it_is_typed(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path, saved(tmp_path / "one.json")) as window:
        document, field = in_hand(window), window.side.level_form.custom
        window.side.reveal(window.side.level_form)
        field.text.setFocus()
        QTest.keyClicks(field.text, '{"music": ')
        qtbot.waitUntil(lambda: "Line 1" in field.fault.text())
        window.canvas.setFocus()
        assert document.level is not None
        assert document.level.custom == {}
        field.text.setFocus()
        QTest.keyClick(field.text, Qt.Key.Key_End, CONTROL)
        QTest.keyClicks(field.text, '"waltz"}')
        window.canvas.setFocus()
        assert not field.fault.isVisible()
        assert document.level.custom == {"music": "waltz"}


@pytest.mark.parametrize("text", ["[1]", "7", '{"a": NaN}', "{" * 5000])
def test_what_is_no_json_object_is_not_taken(qtbot: QtBot, tmp_path: Path, text: str) -> None:
    with a_window(qtbot, tmp_path, saved(tmp_path / "one.json")) as window:
        field = window.side.level_form.custom
        window.side.reveal(window.side.level_form)
        field.text.setPlainText(text)
        field.text.setFocus()
        window.canvas.setFocus()
        assert field.fault.text()
        assert in_hand(window).stack.count() == 0


def test_typing_in_a_field_takes_up_no_tool(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path, saved(tmp_path / "one.json")) as window:
        window.side.reveal(window.side.level_form)
        window.side.level_form.notes.setFocus()
        QTest.keyClicks(window.side.level_form.notes, "else")
        assert window.hand.grip.tool == "brush"
        assert window.side.level_form.notes.toPlainText() == "else"


def test_the_board_is_resized_from_its_panel(qtbot: QtBot, tmp_path: Path) -> None:
    from editor.frame.resize import ResizePopup

    with a_window(qtbot, tmp_path, saved(tmp_path / "one.json", a_pack(RING))) as window:
        window.actions_by_id["resize"].trigger()
        popup = window.findChild(ResizePopup)
        assert popup is not None
        popup.cols.more.click()
        popup.fill.show_value(SLOT)
        popup.anchor.choose((0, 2))
        popup.apply()
        assert shown(window) == ["? 1 1", "? 2 2"]


def test_the_palette_follows_the_hand_and_the_board(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path, saved(tmp_path / "one.json")) as window:
        palette = window.side.palette_panel
        palette.buttons[4].click()
        assert window.hand.grip.cell == 4
        window.hand.choose(2)
        assert palette.buttons[2].isChecked()
        assert not palette.buttons[4].isChecked()


def test_light_and_dark_can_be_switched_while_it_is_open(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path, saved(tmp_path / "one.json")) as window:
        window.actions_by_id["theme-light"].trigger()
        light = window.grab().toImage().pixelColor(400, 300)
        window.actions_by_id["theme-dark"].trigger()
        dark = window.grab().toImage().pixelColor(400, 300)
        assert light.lightness() > 180
        assert dark.lightness() < 60
        assert window.actions_by_id["theme-dark"].isChecked()
        assert not window.actions_by_id["theme-light"].isChecked()
