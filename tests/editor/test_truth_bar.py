"""The truth bar, the player and the evidence card."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from editor.look import look
from editor.panels.evidence import EvidenceCard, Fault
from editor.panels.open_pairs import tightest
from editor.panels.truth_bar import TruthBar
from editor.panels.truth_item import Fact
from tests.editor.listening import Told, nameless

LEFT = Qt.MouseButton.LeftButton
COUNTS = [9, 8, 7, 3, 5, 3, 4, 2, 1, 1, 1]


@pytest.fixture
def bar(qtbot: QtBot) -> TruthBar:
    look().apply()
    bar = TruthBar()
    bar.resize(1440, bar.height())
    qtbot.addWidget(bar)
    bar.show()
    return bar


@pytest.fixture
def card(qtbot: QtBot) -> EvidenceCard:
    look().apply()
    card = EvidenceCard()
    card.resize(660, 200)
    qtbot.addWidget(card)
    card.show()
    return card


def test_every_control_has_a_name(bar: TruthBar, card: EvidenceCard) -> None:
    card.show_faults([Fault("a", "Odd", "One is left", can_show=True, repair="Change 1 tile")])
    assert nameless(bar) == []
    assert nameless(card) == []


def test_nothing_jumps_when_facts_change(bar: TruthBar) -> None:
    bar.show_solution(62)
    QTest.qWait(1)
    before = [item.geometry() for item in bar.items.values()]
    for name in bar.items:
        bar.show_fact(
            name, Fact("A value that is much longer than its place", "and a caption as long", "eye")
        )
    bar.player.show_step(62)
    QTest.qWait(1)
    assert [item.geometry() for item in bar.items.values()] == before


def test_a_text_that_is_cut_is_whole_in_the_tooltip(bar: TruthBar) -> None:
    bar.show_fact("tiles", Fact("124 tiles", "a caption that never fits into an item of this bar"))
    assert "never fits" in bar.items["tiles"].toolTip()
    bar.show_fact("tiles", Fact("4 tiles", "even"))
    assert bar.items["tiles"].toolTip() == ""
    assert bar.items["tiles"].accessibleName() == "4 tiles, even"


def test_each_mode_shows_its_own_facts(bar: TruthBar) -> None:
    bar.show_mode("orb")
    shown = [name for name, item in bar.items.items() if item.isVisible()]
    assert shown == ["combos", "gap", "goals", "steps", "grade", "cell"]
    assert not bar.hint.isVisible()
    bar.show_mode("link")
    shown = [name for name, item in bar.items.items() if item.isVisible()]
    assert shown == ["tiles", "pairs", "verdict", "grade", "cell"]


def test_a_narrow_bar_keeps_what_matters(bar: TruthBar) -> None:
    bar.resize(1024, bar.height())
    QTest.qWait(1)
    assert bar.items["verdict"].isVisible()
    assert not bar.items["grade"].isVisible()
    assert bar.minimumSizeHint().width() <= 1024


def test_the_bar_fits_the_window_it_was_drawn_for(bar: TruthBar) -> None:
    bar.show_solution(62)
    assert bar.minimumSizeHint().width() <= 1440
    bar.show_solution(None)
    bar.show_lit(evidence=True)
    assert bar.minimumSizeHint().width() <= 1440


def test_buttons_are_lit_by_what_the_canvas_shows(bar: TruthBar) -> None:
    hints, evidence = Told(bar.hint_toggled), Told(bar.evidence_toggled)
    assert not bar.evidence.isVisible()
    bar.show_lit(hint=True, evidence=False)
    assert bar.hint.isChecked()
    assert bar.evidence.isVisible()
    assert (hints.values, evidence.values) == ([], [])
    QTest.mouseClick(bar.evidence, LEFT)
    QTest.mouseClick(bar.hint, LEFT)
    assert (hints.values, evidence.values) == ([False], [True])
    assert bar.evidence.text() == "Shown"


def test_zoom_is_told(bar: TruthBar) -> None:
    told = Told(bar.zoom_wanted)
    for button in (bar.larger, bar.zoom, bar.smaller):
        QTest.mouseClick(button, LEFT)
    assert told.values == [1, 0, -1]
    bar.show_zoom(160)
    assert bar.zoom.text() == "160 %"


def test_the_player_moves_plays_and_shows_without_telling(bar: TruthBar) -> None:
    moved, played = Told(bar.player.moved), Told(bar.player.play_toggled)
    assert not bar.player.isVisible()
    bar.show_solution(30, 4)
    bar.player.show_step(5)
    bar.player.show_playing(True)
    bar.player.show_playing(False)
    assert (moved.values, played.values) == ([], [])
    assert bar.player.reading.text() == "5 / 30"
    QTest.keyClick(bar.player.slider, Qt.Key.Key_Right)
    QTest.keyClick(bar.player.slider, Qt.Key.Key_End)
    QTest.mouseClick(bar.player.play, LEFT)
    QTest.keyClick(bar.player.play, Qt.Key.Key_Space)
    assert moved.values == [6, 30]
    assert played.values == [True, False]
    bar.show_solution(None)
    assert not bar.player.isVisible()


def test_the_tightest_move_leaves_out_the_last_four() -> None:
    assert tightest(COUNTS) == 3
    assert tightest([5, 1, 1, 1]) is None
    assert tightest([]) is None


def test_open_pairs_are_picked_by_mouse_and_by_key(card: EvidenceCard) -> None:
    card.show_open_pairs(COUNTS, 2)
    told = Told(card.move_picked)
    assert card.note.text() == "tightest: 3 at move 4"
    bar = card.chart.bar(6).center().toPoint()
    QTest.mouseClick(card.chart, LEFT, Qt.KeyboardModifier.NoModifier, QPoint(bar.x(), 20))
    QTest.keyClick(card.chart, Qt.Key.Key_Left)
    QTest.keyClick(card.chart, Qt.Key.Key_End)
    QTest.keyClick(card.chart, Qt.Key.Key_Right)
    assert told.values == [6, 5, 10]


def test_faults_are_shown_and_repaired(card: EvidenceCard) -> None:
    faults = [
        Fault(
            "stuck",
            "9 tiles can never be freed",
            "Shut in",
            can_show=True,
            shown=True,
            repair="Re-deal 9 tiles",
        ),
        Fault("time", "60 s is short", "It takes 120 s", "warn"),
    ]
    card.show_faults(faults)
    shows: list[tuple[str, bool]] = []
    card.show_toggled.connect(lambda key, on: shows.append((key, on)))
    repairs = Told(card.repair_wanted)
    shown, repair = (button for button in card.faults.findChildren(QPushButton))
    assert (shown.text(), repair.text()) == ("Shown", "Re-deal 9 tiles")
    QTest.mouseClick(shown, LEFT)
    QTest.mouseClick(repair, LEFT)
    assert shows == [("stuck", False)]
    assert repairs.values == ["stuck"]
    assert card.title.text() == "Evidence"


def test_the_card_is_closed_by_its_cross(card: EvidenceCard) -> None:
    closed: list[bool] = []
    card.closed.connect(lambda: closed.append(True))
    QTest.mouseClick(card.close_button, LEFT)
    assert closed == [True]
    assert not card.isVisible()
