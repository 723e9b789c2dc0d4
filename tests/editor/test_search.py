"""Finding an action by its words."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from editor.frame.search import ActionSearch
from tests.editor.windows import a_window, in_hand, saved


def test_an_action_is_found_and_done(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path, saved(tmp_path / "one.json")) as window:
        window.top.search.click()
        search = window.findChild(ActionSearch)
        assert search is not None
        assert search.list.count() > 20
        QTest.keyClicks(search.line, "flip left")
        assert search.list.count() == 1
        QTest.keyClick(search.line, Qt.Key.Key_Return)
        assert in_hand(window).stack.undoText() == "Flip left and right"


def test_every_action_has_words_and_no_shortcut_means_two_things(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path) as window:
        actions = window.actions_by_id.all()
        assert all(action.text() for action in actions.values())
        keys = [key.toString() for action in actions.values() for key in action.shortcuts()]
        assert len(keys) == len(set(keys))
