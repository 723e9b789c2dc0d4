"""The window's language: chosen in a menu, switched while packs are open, and nothing is lost by it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QMenu
from pytestqt.qtbot import QtBot

from editor.art.themes import THEMES
from editor.frame.options import OPTIONS_HEIGHT, ToolOptions
from editor.language import choose_language
from editor.settings import LANGUAGE
from editor.tools.gestures import TOOLS
from editor.tools.hand import Hand
from editor.window import Window
from editor.words import language
from levels.board import Board
from levels.level import OrbLevel
from tests.editor.canvases import drag
from tests.editor.easels import drawing
from tests.editor.windows import HEART, RING, a_pack, a_window, in_hand, saved


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    choose_language("en")
    yield
    choose_language("en")


def choose_in_menu(window: Window, qtbot: QtBot, id_: str) -> None:
    """Open the View menu, go to the language with the arrow keys, and press Enter."""
    bar = window.top.menus
    action = window.actions_by_id[id_]
    menu = next(menu for menu in bar.findChildren(QMenu) if action in menu.actions())
    menu.popup(window.mapToGlobal(window.rect().center()))
    menu.setActiveAction(action)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    before = window.canvas
    qtbot.waitUntil(lambda: window.canvas is not before)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)


def menu_titles(window: Window) -> list[str]:
    return [action.text() for action in window.top.menus.actions()]


def test_the_language_is_switched_there_and_back_and_everything_stays(qtbot: QtBot, tmp_path: Path) -> None:
    one = saved(tmp_path / "one.json", a_pack(HEART, RING, title="One"))
    two = saved(tmp_path / "two.json", a_pack(RING, title="Two"))
    with a_window(qtbot, tmp_path, two, one) as window:
        window.hand.choose(7)
        window.hand.hold(symmetry="left-right")
        drag(window.canvas, (0, 0), (0, 1))
        in_hand(window).show(1)
        window.actions_by_id["grid"].trigger()
        geometry = window.geometry()
        document = in_hand(window)
        window.canvas.zoom_to(40)

        choose_in_menu(window, qtbot, "language-zh_CN")
        assert language() == "zh_CN"
        assert menu_titles(window)[:2] == ["文件", "编辑"]
        assert window.settings.get(LANGUAGE) == "zh_CN"
        assert window.actions_by_id["language-zh_CN"].isChecked()
        assert [document.title for document in window.packs.documents] == ["Two", "One"]
        assert in_hand(window) is document
        assert document.current == 1
        assert document.modified
        assert window.actions_by_id["grid"].isChecked()
        assert window.hand.grip.cell == 7
        assert window.hand.grip.symmetry == "left-right"
        assert window.geometry() == geometry
        assert window.canvas.view.side == 40
        kind = type(window.canvas)
        assert [canvas for canvas in window.findChildren(kind) if type(canvas) is kind] == [window.canvas]

        in_hand(window).show(0)
        drag(window.canvas, (1, 0), (1, 0))
        assert window.actions_by_id["undo"].text() == "撤销：画 2 张牌"
        choose_in_menu(window, qtbot, "language-en")
        assert menu_titles(window)[:2] == ["File", "Edit"]
        QTest.keyClick(window.canvas, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        QTest.keyClick(window.canvas, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        level = in_hand(window).level
        assert level is not None
        assert drawing(level.shown) == HEART.splitlines()
        assert not document.modified
        QTest.keyClick(window.canvas, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
        assert document.modified


def test_unsaved_work_is_kept_across_a_switch(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path, saved(tmp_path / "one.json")) as window:
        drag(window.canvas, (0, 0))
        file = window.autosaver.file_of(in_hand(window))
        choose_in_menu(window, qtbot, "language-zh_CN")
        assert window.autosaver.file_of(in_hand(window)) == file
        assert file.exists()
        # It belongs to this window: another must not offer it as left behind.
        assert window.autosaver.recoveries() == []
        window.actions_by_id["undo"].trigger()
        assert not file.exists()


def test_shortcuts_are_the_same_in_both_languages(qtbot: QtBot, tmp_path: Path) -> None:
    def keys(window: Window) -> dict[str, list[str]]:
        return {
            name: [key.toString() for key in action.shortcuts()]
            for name, action in window.actions_by_id.all().items()
        }

    with a_window(qtbot, tmp_path, saved(tmp_path / "one.json")) as window:
        english = keys(window)
        choose_in_menu(window, qtbot, "language-zh_CN")
        assert english == keys(window)
        window.canvas.setFocus()
        QTest.keyClicks(window.canvas, TOOLS["eraser"].key)
        assert window.hand.grip.tool == "eraser"


def test_the_buttons_of_qt_speak_the_language_too(qtbot: QtBot) -> None:
    choose_language("zh_CN")
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    assert box.buttons()[0].text() == "取消"
    choose_language("en")
    other = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(other)
    assert other.buttons()[0].text() == "Cancel"


def test_a_play_is_left_and_the_start_page_stays(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path) as window:
        window.starting.show()
        choose_in_menu(window, qtbot, "language-zh_CN")
        assert window.starting.is_shown
        document = window.filing.open_path(saved(tmp_path / "one.json"))
        assert document is not None
        qtbot.waitUntil(lambda: not window.starting.is_shown)
        # Orbs are played at once; links wait for their rules.
        document.add_levels([OrbLevel(id="orbs", board=Board.from_text("1 2 3\n2 1 1"))], "Add", at=1)
        before = document.pack
        window.playtest.enter()
        assert window.playtest.is_on
        choose_in_menu(window, qtbot, "language-en")
        assert in_hand(window) is document
        assert document.pack is before
        assert not window.playtest.is_on
        assert document.current == 1
        assert window.canvas.isVisible()
        assert window.packs.documents == [document]


@pytest.mark.usefixtures("qapp")
def test_kinds_that_the_theme_names_are_named_in_the_language() -> None:
    choose_language("zh_CN")
    assert THEMES["mahjong"].kind_names()[:2] == ["一筒", "二筒"]


def test_a_tool_without_options_tells_what_it_does_unless_something_was_said(qtbot: QtBot) -> None:
    hand = Hand()
    options = ToolOptions(hand)
    qtbot.addWidget(options)
    options.resize(800, OPTIONS_HEIGHT)
    options.show()
    hand.hold(tool="pick")
    assert shown_texts(options) >= {"Take up what stands on a cell."}
    options.say("3 cells")
    assert shown_texts(options) >= {"3 cells"}
    options.say("")
    hand.hold(tool="brush")
    assert not shown_texts(options) & {"Take up what stands on a cell.", "3 cells"}


def shown_texts(options: ToolOptions) -> set[str]:
    return {label.text() for label in options.findChildren(QLabel) if label.isVisible()}
