"""What is empty says what to do: a pack without levels, a search without finds, a board without tiles."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from editor.document import Document
from editor.levellist.ledger import Note
from editor.levellist.model import fact_of
from editor.start.layouts import blank_level
from editor.truth.facts import verdict_fact
from editor.truth.judging import Judgement, graded
from generator.control import Control
from levels.board import SLOT
from levels.level import LinkLevel, OrbLevel, Pack
from tests.editor.windows import a_window, in_hand, saved


def test_a_pack_without_levels_offers_to_add_one(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path) as window:
        window.filing.take(Document(Pack(id="empty")))
        assert window.empty.isVisible()
        assert window.empty.geometry() == window.canvas.rect()
        assert window.levels.nothing.text() == "No levels yet. Press + to add one."
        QTest.mouseClick(window.empty.buttons[1], Qt.MouseButton.LeftButton)
        assert isinstance(in_hand(window).level, OrbLevel)
        assert not window.empty.isVisible()
        assert not window.levels.nothing.isVisible()
        in_hand(window).undo()
        assert window.empty.isVisible()
        QTest.mouseClick(window.empty.buttons[2], Qt.MouseButton.LeftButton)
        assert window.starting.is_shown


def test_a_search_that_finds_nothing_says_so_and_esc_ends_it(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path, saved(tmp_path / "one.json")) as window:
        levels = window.levels
        levels.search("")
        line = window.focusWidget()
        assert line is not None
        QTest.keyClicks(line, "zebra")
        assert levels.nothing.isVisible()
        assert "“zebra”" in levels.nothing.text()
        QTest.keyClick(line, Qt.Key.Key_Escape)
        assert not levels.nothing.isVisible()
        assert not levels.view.isRowHidden(0)
        assert not line.isVisible()


def test_a_board_without_tiles_has_no_verdict_and_no_grade() -> None:
    level = blank_level(4, 6)
    assert isinstance(level, LinkLevel)
    judgement = Judgement(level, "solvable", "replay")
    fact = verdict_fact(level, judgement, None)
    assert (fact.value, fact.caption) == ("Nothing to play", "paint slots or tiles")
    assert graded(judgement, Control()) is judgement
    assert fact_of(Note(verdict="solvable", pairs=0), level) == ("wait", "no tiles yet")


def test_a_board_of_slots_is_not_called_empty() -> None:
    level = blank_level(4, 6)
    slots = LinkLevel(id="slots", layout=level.shown.with_cells([(1, 1), (1, 2)], SLOT))
    assert verdict_fact(slots, None, None).value == "Not dealt"
    assert fact_of(None, slots) == ("wait", "2 slots")
