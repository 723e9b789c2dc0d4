"""No text of the window is cut off, in any language: all panels, pages and dialogs are measured."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QDeadlineTimer
from PySide6.QtWidgets import QDialog, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from editor.frame.resize import ResizePopup
from editor.frame.settings_dialog import SettingsDialog
from editor.frame.shortcut_editor import ShortcutEditor
from editor.frame.shortcut_list import ShortcutList
from editor.language import choose_language
from editor.look import look
from editor.panels.controls import ElidedLabel
from editor.tools.gestures import TOOLS
from editor.window import Window
from editor.words import LANGUAGES
from levels.board import Board
from levels.level import Goal, OrbLevel
from tests.editor.room import cut_texts
from tests.editor.windows import HEART, RING, a_pack, a_window, in_hand, saved

SMALL = (1024, 700)
ORBS = "1 2 3 4 5\n2 3 4 5 6\n3 4 5 6 1\n1 1 2 2 3"
THEIR_OWN = {"Starter pack", "one.json"}
"""Texts of the user's, which may give way."""


@pytest.fixture(params=LANGUAGES)
def _language(request: pytest.FixtureRequest) -> Iterator[str]:
    choose_language(request.param)
    yield request.param
    choose_language("en")


def unfold(window: Window) -> None:
    for section in window.side.sections:
        section.fold(False)
    window.side.follow()


def assert_room(root: QWidget, what: str) -> None:
    """Assert that nothing is cut once what was just shown has found its place."""
    patience = QDeadlineTimer(5000)
    while True:
        QCoreApplication.processEvents()
        cut = [text for text in cut_texts(root) if not any(name in text for name in THEIR_OWN)]
        if not cut or patience.hasExpired():
            break
    assert not cut, f"{what}: " + "; ".join(sorted(set(cut)))


def dialogs(window: Window) -> dict[str, Callable[[], QWidget]]:
    keying, setting = window.keying, window.setting
    return {
        "settings": lambda: SettingsDialog(window.settings, setting._languages(), window),
        "shortcuts": lambda: ShortcutEditor(keying.actions, keying.keymap, window),
        "list of shortcuts": lambda: ShortcutList(keying.actions, keying.keymap, keying.edit, window),
        "size of the board": lambda: ResizePopup((8, 14), window),
    }


@pytest.mark.usefixtures("_language")
def test_every_text_of_the_window_has_room(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path) as window:
        look().apply()
        window.resize(*SMALL)
        window.starting.show()
        assert_room(window, "start page")
        window.filing.open_path(saved(tmp_path / "one.json", a_pack(HEART, RING)))
        unfold(window)
        assert_room(window, "link level")
        goals = (Goal(combos=5, steps=20), Goal(orbs=9, kind=1))
        orbs = OrbLevel(id="orbs", title="Orbs", board=Board.from_text(ORBS), goals=goals)
        in_hand(window).add_levels([orbs], "Add")
        unfold(window)
        assert_room(window, "orb level")
        for tool in TOOLS:
            window.hand.hold(tool=tool)
            assert_room(window.options, tool)
        assert (window.width(), window.height()) == SMALL
        for action in ("faults", "gallery", "history", "playtest"):
            window.actions_by_id[action].trigger()
            assert_room(window, action)
            window.actions_by_id[action].trigger()
        in_hand(window).show(1)
        window.actions_by_id["playtest"].trigger()
        assert_room(window, "playtest of a link level")
        window.actions_by_id["playtest"].trigger()
        assert (window.width(), window.height()) == SMALL
        for name, make in dialogs(window).items():
            dialog = make()
            dialog.show()
            assert_room(dialog, name)
            dialog.close()
        window.picturing.ask()
        picture = window.picturing.dialog
        assert isinstance(picture, QDialog)
        assert_room(picture, "pictures")
        picture.reject()


def test_a_text_that_is_cut_is_found(qtbot: QtBot) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    holder.resize(400, 200)
    label, button, wide = (
        QLabel("Much too long", holder),
        QPushButton("Much too long", holder),
        QLabel("Ok", holder),
    )
    elided, wrapped = ElidedLabel("Much too long a name"), QLabel("Lines and lines and lines", holder)
    wrapped.setWordWrap(True)
    elided.setParent(holder)
    for part in (label, button, elided):
        part.setFixedWidth(40)
    wrapped.setFixedSize(60, 14)
    wide.setFixedWidth(200)
    holder.show()
    assert len(list(cut_texts(holder))) == 4
