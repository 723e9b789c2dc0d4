"""The deal panel under real mouse and key events."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from editor.art.tiles import TileArt
from editor.look import look
from editor.panels.deal_panel import DealPanel
from editor.panels.deal_words import method_options, player_options
from editor.panels.kind_rows import even_shares
from editor.panels.seed_field import fresh_seed
from editor.theme import DARK, DEAL
from generator.link.deal import DEAL_METHODS
from generator.link.player import PLAYERS
from levels.level import Deal, Wish
from tests.editor.listening import Told, nameless

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def panel(qtbot: QtBot) -> DealPanel:
    look().apply()
    panel = DealPanel(TileArt("shapes", DARK))
    panel.show_kinds(["circle", "star", "heart"], TileArt("shapes", DARK))
    panel.show_open_cells(8, 10)
    panel.resize(280, 700)
    qtbot.addWidget(panel)
    panel.show()
    return panel


def test_every_control_has_a_name(panel: DealPanel) -> None:
    panel.show_deal(Deal(weights={"1": 2.0}))
    assert nameless(panel) == []


def test_showing_a_deal_tells_nothing(panel: DealPanel) -> None:
    told = Told(panel.deal_changed)
    wish = Wish(p_win=(0.25, 0.75), player="near", grade=4, opening_pairs=(3, 999), lowest_pairs=(2, 9))
    deal = Deal(kinds=12, copies=4, method="dismantle", wish=wish, seed=77)
    panel.show_deal(deal)
    assert panel.deal() == deal
    assert panel.kinds.value() == 12
    assert panel.p_win.value() == (25, 75)
    assert panel.opening.value() == (3, 999)
    assert panel.grade.value() == 4
    assert panel.seed.text.text() == "77"
    panel.show_deal(None)
    assert panel.deal() == Deal()
    assert panel.grade.value() is None
    assert told.values == []


def test_the_deal_button_is_tall_and_hands_over_the_deal(panel: DealPanel) -> None:
    panel.show_deal(Deal(kinds=5))
    wanted: list[tuple[Deal, str]] = []
    panel.deal_wanted.connect(lambda deal, scope: wanted.append((deal, scope)))
    QTest.mouseClick(panel.button, LEFT)
    QTest.keyClick(panel.button, Qt.Key.Key_Space)
    assert panel.button.height() == DEAL
    assert wanted == [(Deal(kinds=5), "all"), (Deal(kinds=5), "all")]


def test_chosen_cells_are_dealt_alone_or_locked(panel: DealPanel) -> None:
    scopes: list[str] = []
    panel.deal_wanted.connect(lambda _deal, scope: scopes.append(scope))
    assert not panel.cells.isVisible()
    panel.show_selection(6)
    assert panel.cells.isVisible()
    for button in panel.cells.buttons:
        QTest.mouseClick(button, LEFT)
        QTest.mouseClick(panel.button, LEFT)
    panel.show_selection(0)
    QTest.mouseClick(panel.button, LEFT)
    assert scopes == ["all", "selection", "rest", "all"]


def test_kinds_and_copies_are_stepped(panel: DealPanel) -> None:
    panel.more.setChecked(True)
    told = Told(panel.deal_changed)
    QTest.mouseClick(panel.kinds.more, LEFT)
    QTest.mouseClick(panel.copies.more, LEFT)
    QTest.mouseClick(panel.copies.less, LEFT)
    QTest.mouseClick(panel.kinds.less, LEFT)
    assert told.values == [Deal(kinds=1), Deal(kinds=1, copies=2), Deal(kinds=1), Deal()]


def test_a_grade_is_wished_for_and_given_up(panel: DealPanel) -> None:
    told = Told(panel.deal_changed)
    QTest.mouseClick(panel.grade.buttons[2], LEFT)
    QTest.mouseClick(panel.grade.buttons[4], LEFT)
    QTest.mouseClick(panel.grade.buttons[4], LEFT)
    assert told.values == [Deal(wish=Wish(grade=3)), Deal(wish=Wish(grade=5)), Deal()]


def test_ranges_are_typed_and_keep_their_order(panel: DealPanel) -> None:
    told = Told(panel.deal_changed)
    low, high = panel.opening.ends
    for end, text in ((low, "14"), (high, "20"), (high, "9")):
        end.selectAll()
        QTest.keyClicks(end, text)
        QTest.keyClick(end, Qt.Key.Key_Return)
    assert [deal.wish.opening_pairs for deal in told.values] == [(14, 999), (14, 20), (9, 9)]  # type: ignore[attr-defined]  # they are deals


def test_a_chance_is_shown_in_percent_and_told_as_a_part(panel: DealPanel) -> None:
    panel.more.setChecked(True)
    told = Told(panel.deal_changed)
    low, _ = panel.p_win.ends
    low.selectAll()
    QTest.keyClicks(low, "40")
    QTest.keyClick(low, Qt.Key.Key_Return)
    assert told.values == [Deal(wish=Wish(p_win=(0.4, 1.0)))]


def test_a_seed_is_typed_or_thrown(panel: DealPanel) -> None:
    told = Told(panel.seed.changed)
    QTest.keyClicks(panel.seed.text, "harbour")
    QTest.keyClick(panel.seed.text, Qt.Key.Key_Return)
    panel.seed.text.selectAll()
    QTest.keyClicks(panel.seed.text, "123")
    QTest.keyClick(panel.seed.text, Qt.Key.Key_Return)
    panel.seed.text.clear()
    QTest.keyClick(panel.seed.text, Qt.Key.Key_Return)
    QTest.mouseClick(panel.seed.dice, LEFT)
    assert told.values[:3] == ["harbour", 123, None]
    assert panel.deal().seed == told.values[3]
    assert panel.deal().seed is not None
    assert len({fresh_seed() for _ in range(50)}) == 50


def test_kinds_get_odds_or_exact_counts(panel: DealPanel) -> None:
    panel.more.setChecked(True)
    told = Told(panel.deal_changed)
    assert not panel.rows_of_kinds.isVisible()
    QTest.mouseClick(panel.spread.buttons[1], LEFT)
    assert panel.rows_of_kinds.isVisible()
    QTest.mouseClick(panel.rows_of_kinds.steppers[2].more, LEFT)
    QTest.mouseClick(panel.spread.buttons[2], LEFT)
    assert panel.sum.text() == "10 of 10 tiles"
    QTest.mouseClick(panel.rows_of_kinds.steppers[1].less, LEFT)
    assert panel.sum.text() == "8 of 10 tiles"
    assert panel.sum.property("tone") == "warn"
    QTest.mouseClick(panel.spread.buttons[0], LEFT)
    assert told.values == [
        Deal(weights={"1": 1.0, "2": 1.0, "3": 1.0}),
        Deal(weights={"1": 1.0, "2": 2.0, "3": 1.0}),
        Deal(counts={"1": 4, "2": 4, "3": 2}),
        Deal(counts={"1": 2, "2": 4, "3": 2}),
        Deal(),
    ]
    assert not panel.rows_of_kinds.isVisible()


def test_progress_takes_the_place_of_the_button_and_can_be_cancelled(panel: DealPanel) -> None:
    cancelled: list[bool] = []
    panel.cancel_wanted.connect(lambda: cancelled.append(True))
    panel.show_progress("41 boards tried", 0.25)
    assert not panel.button.isVisible()
    assert panel.progress.value() == 250
    assert panel.progress_text.text() == "41 boards tried"
    panel.show_progress("Compiling", None)
    assert panel.progress.maximum() == 0
    QTest.mouseClick(panel.cancel, LEFT)
    panel.show_progress(None)
    assert panel.button.isVisible()
    assert cancelled == [True]


def test_a_problem_is_told_before_dealing(panel: DealPanel) -> None:
    panel.show_problem("127 slots are odd.")
    assert not panel.button.isEnabled()
    assert panel.problem.isVisible()
    panel.show_problem("")
    assert panel.button.isEnabled()


def test_orb_levels_have_no_wishes(panel: DealPanel) -> None:
    panel.show_mode("orb")
    assert not panel.grade.isVisible()
    assert not panel.method.isVisible()
    assert panel.kinds.isVisible()
    panel.show_mode("link")
    assert panel.grade.isVisible()


def test_method_and_player_are_chosen(panel: DealPanel) -> None:
    panel.more.setChecked(True)
    told = Told(panel.deal_changed)
    for choice in (panel.method, panel.player):
        QTest.keyClick(choice, Qt.Key.Key_Down)
    assert told.values == [Deal(method="shuffle"), Deal(method="shuffle", wish=Wish(player="first-hint"))]


def test_all_methods_and_players_are_offered() -> None:
    assert {option.value for option in method_options()} == set(DEAL_METHODS)
    assert {option.value for option in player_options()} == set(PLAYERS)


def test_what_is_seldom_needed_is_folded_away_until_it_says_something(panel: DealPanel) -> None:
    seldom = (panel.spread, panel.copies, panel.lowest, panel.p_win, panel.player, panel.method)
    assert not any(field.isVisible() for field in seldom)
    panel.show_deal(Deal(copies=4, wish=Wish(p_win=(0.2, 0.4))))
    assert [field.isVisible() for field in seldom] == [False, True, False, True, True, False]
    QTest.mouseClick(panel.more, LEFT)
    assert all(field.isVisible() for field in seldom)
    assert panel.more.text() == "Less"
    QTest.keyClick(panel.more, Qt.Key.Key_Space)
    panel.show_deal(None)
    assert not any(field.isVisible() for field in seldom)


def test_exact_numbers_leave_no_kinds_to_contradict_them(panel: DealPanel) -> None:
    panel.more.setChecked(True)
    panel.show_deal(Deal(kinds=2, copies=4))
    told = Told(panel.deal_changed)
    QTest.mouseClick(panel.spread.buttons[2], LEFT)
    assert told.values == [Deal(counts={"1": 4, "2": 4, "3": 2})]
    assert not panel.kinds.isVisible()


def test_shares_are_even_in_pairs() -> None:
    assert even_shares(10, 3) == {1: 4, 2: 4, 3: 2}
    assert even_shares(2, 3) == {1: 2, 2: 0, 3: 0}
    assert even_shares(7, 0) == {}
