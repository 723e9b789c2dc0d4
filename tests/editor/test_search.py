"""Finding an action or a level by a few letters, and doing it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from editor.frame.matching import find
from editor.frame.search import ActionSearch, Entry, look_up
from editor.window import Window
from tests.editor.windows import a_pack, a_window, in_hand, saved


def opened(window: Window) -> ActionSearch:
    QTest.keyClick(window, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    searches = [search for search in window.findChildren(ActionSearch) if search.isVisible()]
    assert len(searches) == 1
    return searches[0]


def titles(search: ActionSearch) -> list[str]:
    return [entry.title for entry in search.found]


def test_an_action_is_found_and_done(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path, saved(tmp_path / "one.json")) as window:
        window.top.search.click()
        search = window.findChild(ActionSearch)
        assert search is not None
        assert set(titles(search)) >= {"Save", "Deal", "Brush", "Shortcuts"}
        QTest.keyClicks(search.line, "flip left")
        assert titles(search)[0] == "Flip left and right"
        QTest.keyClick(search.line, Qt.Key.Key_Return)
        assert in_hand(window).stack.undoText() == "Flip left and right"


def test_what_was_done_last_stands_first(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path, saved(tmp_path / "one.json")) as window:
        for words in ("flip left", "select all"):
            search = opened(window)
            QTest.keyClicks(search.line, words)
            QTest.keyClick(search.line, Qt.Key.Key_Return)
        assert titles(opened(window))[:2] == ["Select all", "Flip left and right"]


def test_a_level_is_reached_by_its_title_or_number(qtbot: QtBot, tmp_path: Path) -> None:
    pack = a_pack("1 1", "2 2", "3 3")
    with a_window(qtbot, tmp_path, saved(tmp_path / "one.json", pack)) as window:
        search = opened(window)
        QTest.keyClicks(search.line, "#lev3")
        assert titles(search) == ["3  Level 3"]
        QTest.keyClick(search.line, Qt.Key.Key_Return)
        assert in_hand(window).current == 2
        search = opened(window)
        QTest.keyClicks(search.line, "#")
        assert titles(search) == ["1  Level 1", "2  Level 2", "3  Level 3"]


def test_what_cannot_be_done_says_why_and_is_not_done(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path, saved(tmp_path / "one.json")) as window:
        search = opened(window)
        QTest.keyClicks(search.line, "undo")
        assert search.current is not None
        assert (search.current.title, search.current.why_not) == ("Undo", "nothing to undo")
        QTest.keyClick(search.line, Qt.Key.Key_Return)
        assert search.isVisible()
        assert search.foot.text() == "Undo: nothing to undo"
        search.line.clear()
        QTest.keyClicks(search.line, "keep the drag")
        assert search.current.why_not == "on orb levels only"
        spoken = search.list.currentItem().data(Qt.ItemDataRole.AccessibleTextRole)
        assert spoken == "Keep the drag as the route, Generate, Ctrl+Shift+K, not now: on orb levels only"


def test_arrows_go_around_and_escape_does_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path, saved(tmp_path / "one.json")) as window:
        search = opened(window)
        QTest.keyClick(search.line, Qt.Key.Key_Up)
        assert search.list.currentRow() == search.list.count() - 1
        QTest.keyClick(search.line, Qt.Key.Key_Down)
        assert search.list.currentRow() == 0
        QTest.keyClick(search.line, Qt.Key.Key_PageDown)
        assert search.list.currentRow() == 10
        QTest.keyClick(search.line, Qt.Key.Key_Escape)
        assert not in_hand(window).modified
        qtbot.waitUntil(lambda: window.findChild(ActionSearch) is None)


def test_every_action_has_words_and_no_shortcut_means_two_things(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path) as window:
        actions = window.actions_by_id.all()
        assert all(action.text() for action in actions.values())
        keys = [key.toString() for action in actions.values() for key in action.shortcuts()]
        assert len(keys) == len(set(keys))


@pytest.mark.parametrize(
    ("query", "text", "fits"),
    [
        ("fl", "Flip left", True),
        ("fll", "Flip left and right", True),
        ("left flip", "Flip left", True),
        ("sas", "Save as pictures", True),
        ("xq", "Flip left", False),
        ("tf", "Flip left", False),
        ("e", "Close", False),
        ("", "Anything", True),
    ],
)
def test_letters_are_found_in_their_order(query: str, text: str, fits: bool) -> None:
    assert (find(query, text) is not None) == fits


def test_the_starts_of_words_weigh_most() -> None:
    starts, inside = find("sa", "Save as"), find("sa", "Messages")
    assert starts is not None
    assert inside is not None
    assert starts.score > inside.score
    assert starts.places == (0, 5) or starts.places == (0, 1)


def entry(title: str, *, also: str = "", recent: bool = False, why_not: str = "") -> Entry:
    return Entry(title, "Edit", lambda: None, also=also, is_recent=recent, why_not=why_not)


def test_recent_ones_win_among_equals_and_resting_ones_come_later() -> None:
    found = look_up(
        "turn", [entry("Turn left"), entry("Turn right", recent=True), entry("Turn", why_not="no")]
    )
    assert [each.entry.title for each in found] == ["Turn right", "Turn left", "Turn"]


def test_english_words_find_actions_in_any_language() -> None:
    found = look_up("flip", [entry("左右翻转", also="Flip left and right")])
    assert [each.entry.title for each in found] == ["左右翻转"]
    assert found[0].match is None
