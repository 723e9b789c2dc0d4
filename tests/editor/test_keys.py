"""Shortcuts: changed in the dialog, kept, followed everywhere at once, and never with two meanings."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QToolButton
from pytestqt.qtbot import QtBot

from editor.actions import MENUS
from editor.frame.search import ActionSearch
from editor.frame.shortcut_editor import ShortcutEditor
from editor.frame.shortcut_list import ShortcutList
from editor.keys import SETTING, Keys, is_reserved, portable, with_keys
from editor.window import Window
from tests.editor.windows import a_window, in_hand, saved

CTRL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier
NONE = Qt.KeyboardModifier.NoModifier


def opened(window: Window, id_: str) -> ShortcutEditor:
    window.actions_by_id["shortcuts-edit"].trigger()
    editors = [editor for editor in window.findChildren(ShortcutEditor) if editor.isVisible()]
    editors[0].choose(id_)
    return editors[0]


def press(editor: ShortcutEditor, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> None:
    """Change the keys of the marked action with mouse and keyboard."""
    QTest.mouseClick(editor.change, Qt.MouseButton.LeftButton)
    assert editor.field.is_listening
    QTest.keyClick(editor.field, key, modifiers)


def close(qtbot: QtBot, window: Window, editor: ShortcutEditor, *, ok: bool) -> None:
    QTest.mouseClick(editor.ok if ok else editor.cancel, Qt.MouseButton.LeftButton)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)


def keys_of(action: QAction) -> list[str]:
    return [key.toString() for key in action.shortcuts()]


def test_a_changed_key_works_at_once_and_everywhere(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path, saved(tmp_path / "one.json")) as window:
        editor = opened(window, "flip-h")
        press(editor, Qt.Key.Key_F9, CTRL)
        assert editor.field.text() == "Ctrl+F9"
        assert keys_of(window.actions_by_id["flip-h"]) == ["H"]
        close(qtbot, window, editor, ok=True)
        QTest.keyClick(window.canvas, Qt.Key.Key_F9, CTRL)
        assert in_hand(window).stack.undoText() == "Flip left and right"
        in_hand(window).undo()
        QTest.keyClick(window.canvas, Qt.Key.Key_H)
        assert not in_hand(window).can_undo
        assert window.options.turns["flip-h"].toolTip() == "Flip left and right (Ctrl+F9)"
        window.top.search.click()
        search = window.findChild(ActionSearch)
        assert search is not None
        assert next(entry for entry in search.found if entry.title == "Flip left and right").keys == (
            "Ctrl+F9",
        )
        search.close()


def test_changed_keys_are_there_at_the_next_start(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path) as window:
        editor = opened(window, "grid")
        press(editor, Qt.Key.Key_F8, CTRL | ALT)
        close(qtbot, window, editor, ok=True)
    with a_window(qtbot, tmp_path) as window:
        assert keys_of(window.actions_by_id["grid"]) == ["Ctrl+Alt+F8"]
        assert window.lit["grid"].toolTip() == "Grid (Ctrl+Alt+F8)"


def test_cancel_and_escape_change_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path) as window:
        editor = opened(window, "grid")
        press(editor, Qt.Key.Key_F8, CTRL | ALT)
        close(qtbot, window, editor, ok=False)
        assert keys_of(window.actions_by_id["grid"]) == ["G"]
        editor = opened(window, "grid")
        press(editor, Qt.Key.Key_F8, CTRL | ALT)
        QTest.keyClick(editor, Qt.Key.Key_Escape)
        qtbot.waitUntil(lambda: not any(other.isVisible() for other in window.findChildren(ShortcutEditor)))
        assert keys_of(window.actions_by_id["grid"]) == ["G"]
        assert window.settings.store.value(SETTING) is None


def test_a_key_that_belongs_to_another_is_asked_about(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path) as window:
        editor = opened(window, "export")
        press(editor, Qt.Key.Key_S, CTRL)
        assert editor.conflict.isVisible()
        assert editor.conflict_text.text() == "Ctrl+S belongs to Save."
        QTest.mouseClick(editor.leave, Qt.MouseButton.LeftButton)
        assert not editor.conflict.isVisible()
        assert editor.keys["export"] == ("Ctrl+E",)
        press(editor, Qt.Key.Key_S, CTRL)
        QTest.keyClick(editor.take, Qt.Key.Key_Space)
        assert editor.keys["export"] == ("Ctrl+S",)
        assert editor.keys["save"] == ()
        close(qtbot, window, editor, ok=True)
        assert keys_of(window.actions_by_id["save"]) == []
        assert keys_of(window.actions_by_id["export"]) == ["Ctrl+S"]


def test_listening_takes_keys_in_and_ends_with_escape_or_tab(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path, saved(tmp_path / "one.json")) as window:
        editor = opened(window, "grid")
        press(editor, Qt.Key.Key_Escape, NONE)
        assert editor.isVisible()
        assert not editor.field.is_listening
        press(editor, Qt.Key.Key_Tab, NONE)
        assert not editor.field.is_listening
        QTest.mouseClick(editor.change, Qt.MouseButton.LeftButton)
        QTest.keyClick(editor.field, Qt.Key.Key_Control, CTRL)
        assert editor.field.is_listening
        QTest.keyClick(editor.field, Qt.Key.Key_Down)
        assert "needed by the board" in editor.conflict_text.text()
        assert editor.keys["grid"] == ("G",)
        close(qtbot, window, editor, ok=False)


def test_defaults_come_back_one_by_one_or_all(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path) as window:
        editor = opened(window, "export")
        press(editor, Qt.Key.Key_S, CTRL)
        editor.take.click()
        editor.choose("save")
        QTest.mouseClick(editor.default, Qt.MouseButton.LeftButton)
        # The key goes back to whom it belongs, so the other has none.
        assert editor.keys["save"] == ("Ctrl+S",)
        assert editor.keys["export"] == ()
        QTest.mouseClick(editor.all_defaults, Qt.MouseButton.LeftButton)
        assert editor.keys == window.keying.keymap.defaults
        assert not editor.all_defaults.isEnabled()
        close(qtbot, window, editor, ok=True)


def test_several_keys_do_one_thing(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path) as window:
        editor = opened(window, "grid")
        QTest.mouseClick(editor.add, Qt.MouseButton.LeftButton)
        QTest.keyClick(editor.field, Qt.Key.Key_F8, ALT)
        both: Keys = editor.keys["grid"]
        assert both == ("G", "Alt+F8")
        QTest.mouseClick(editor.remove, Qt.MouseButton.LeftButton)
        assert editor.keys["grid"] == ()
        close(qtbot, window, editor, ok=True)
        assert keys_of(window.actions_by_id["grid"]) == []
        assert window.lit["grid"].toolTip() == "Grid"


def test_the_list_is_found_by_words_and_by_keys(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path) as window:
        editor = opened(window, "grid")
        QTest.keyClicks(editor.line, "ctrl+s")
        assert editor.current == "save"
        editor.line.setText("zoom")
        shown = [id_ for id_, row in editor._rows.items() if not row.isHidden()]
        assert shown == ["zoom-in", "zoom-out"]
        editor.line.setText("nothing of the kind")
        assert editor.current is None
        assert not editor.change.isEnabled()
        editor.line.setText("")
        assert not any(row.isHidden() for row in editor._rows.values())
        close(qtbot, window, editor, ok=False)


@pytest.mark.parametrize(
    "kept",
    ["no json", "[]", '{"grid": 7, "nobody": ["F4"]}', '{"grid": ["Left", "no key at all", ""]}'],
)
def test_broken_settings_do_no_harm(qtbot: QtBot, tmp_path: Path, kept: str) -> None:
    settings = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    settings.setValue(SETTING, kept)
    settings.sync()
    with a_window(qtbot, tmp_path) as window:
        assert keys_of(window.actions_by_id["save"]) == ["Ctrl+S"]
        assert keys_of(window.actions_by_id["grid"]) in (["G"], [])


def test_what_the_user_chose_comes_before_a_default(qtbot: QtBot, tmp_path: Path) -> None:
    settings = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    settings.setValue(SETTING, json.dumps({"grid": ["Ctrl+S"], "zoom-in": ["Ctrl+S", "F4"]}))
    settings.sync()
    with a_window(qtbot, tmp_path) as window:
        assert keys_of(window.actions_by_id["grid"]) == ["Ctrl+S"]
        assert keys_of(window.actions_by_id["zoom-in"]) == ["F4"]
        assert keys_of(window.actions_by_id["save"]) == []


def test_a_reset_of_the_settings_gives_the_keys_back(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path) as window:
        window.keying.keymap.put({**window.keying.keymap.defaults, "grid": ("Ctrl+F8",)})
        window.settings.reset()
        assert keys_of(window.actions_by_id["grid"]) == ["G"]


def test_tooltips_name_the_keys(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path, saved(tmp_path / "one.json")) as window:
        assert window.rail.buttons["brush"].toolTip().startswith("Brush (B)\n")
        assert window.top.add.toolTip() == "New pack (Ctrl+N)"
        assert window.bar.larger.toolTip() == "Zoom in (Ctrl++)"
        assert window.bar.hint.toolTip() == "Hint (N)"
        assert window.side.deal.button.toolTip() == "Deal (Ctrl+G)"
        for button in window.top.findChildren(QToolButton):
            action = button.defaultAction()
            if action is not None:
                assert button.toolTip().endswith(f"({keys_of(action)[0]})")
        # What says something else by and by keeps its keys.
        play: QAbstractButton = window.bar.player.play
        play.setToolTip("Pause")
        assert play.toolTip() == "Pause (Ctrl+Space)"


def test_all_keys_stand_on_a_page_that_can_be_printed(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path) as window:
        QTest.keyClick(window, Qt.Key.Key_F1, CTRL)
        page = window.findChild(ShortcutList)
        assert page is not None
        text = page.page.toPlainText()
        for menu, deeds in MENUS.items():
            assert menu in text
            assert all(deed.keys[0] in text for deed in deeds if deed is not None and deed.keys)
        window.keying.keymap.put({**window.keying.keymap.defaults, "grid": ("Ctrl+Alt+F8",)})
        assert "Ctrl+Alt+F8" in page.page.toPlainText()
        page.write_pdf(tmp_path / "keys.pdf")
        data = (tmp_path / "keys.pdf").read_bytes()
        assert data.startswith(b"%PDF")
        assert len(data) > 5_000
        page.close()


def test_keys_are_spelled_in_one_way() -> None:
    assert portable("ctrl+shift+s") == "Ctrl+Shift+S"
    assert portable("Shift+Ctrl+S") == "Ctrl+Shift+S"
    assert [is_reserved(key) for key in ("Left", "Shift+Space", "Ctrl+Left", "F1")] == [
        True,
        True,
        False,
        False,
    ]
    assert with_keys("Brush\nPaint.", ["B"]) == "Brush (B)\nPaint."
    assert with_keys("Brush", []) == "Brush"
