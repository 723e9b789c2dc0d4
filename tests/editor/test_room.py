"""No text of the window is cut off, in any language: all panels, pages and dialogs are measured."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication, QDeadlineTimer
from PySide6.QtWidgets import QDialog, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from editor.faults.words import LEVEL_CODES
from editor.frame.resize import ResizePopup
from editor.frame.settings_dialog import SettingsDialog
from editor.frame.shortcut_editor import ShortcutEditor
from editor.frame.shortcut_list import ShortcutList
from editor.language import choose_language
from editor.levellist.ledger import Note
from editor.look import look
from editor.panels.controls import ElidedLabel
from editor.tools.gestures import TOOLS
from editor.window import Window
from editor.words import LANGUAGES
from generator.issue import Issue
from levels.board import Board
from levels.level import Goal, OrbLevel
from tests.editor.painted import cut_while_painting
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


NOTES = [
    Note(odd=12),
    Note(verdict="unsolvable", stuck=124, pairs=3),
    Note(verdict="unsolvable", pairs=3),
    Note(verdict="solvable", pairs=1024, grade=5),
    Note(verdict="open", pairs=1024),
    Note(verdict="open"),
    Note(verdict="open", combos=24),
    Note(verdict="open", combos=24, goals_met=False),
]


@pytest.mark.usefixtures("_language")
def test_every_text_of_painted_rows_has_room(qtbot: QtBot, tmp_path: Path) -> None:
    boards = [f"{kind} {kind}" for kind in range(1, len(NOTES) + 1)]
    others = [" ".join("?" * 126), "#", "1 2 2 1", "1 2 1 2"]
    pack = a_pack(*boards, *others)
    levels = tuple(msgspec.structs.replace(level, title=f"L{at}") for at, level in enumerate(pack.levels))
    path = saved(tmp_path / "one.json", msgspec.structs.replace(pack, levels=levels))
    with a_window(qtbot, tmp_path, path) as window:
        look().apply()
        window.resize(*SMALL)
        for level, note in zip(levels, NOTES, strict=False):
            window.ledger.learn(level, note)
        document = in_hand(window)
        orbs = OrbLevel(id="orbs", title="Orbs", board=Board.from_text(ORBS), goals=(Goal(combos=9),))
        document.add_levels([orbs], "Add")
        for level in (document.pack.levels[0], orbs):
            found = [Issue(code, "goals[0]", "", ((0, 0), (0, 1))) for code in LEVEL_CODES]
            window.faults.book._take(document, [(level, tuple(found))])
        window.actions_by_id["faults"].trigger()
        QCoreApplication.processEvents()
        with cut_while_painting() as cut:
            view = window.levels.view
            assert view.verticalScrollBar().isVisible(), "it takes room"
            for row in range(view.model().rowCount()):
                view.scrollTo(view.model().index(row, 0))
                view.grab()
            rows = window.faults.panel.view
            for row in range(rows.model().rowCount()):
                rows.scrollTo(rows.model().index(row, 0))
                rows.grab()
            window.actions_by_id["gallery"].trigger()
            QCoreApplication.processEvents()
            window.gallery.view.grab()
        assert not cut, "; ".join(sorted(set(cut)))


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
