"""Orb levels played: the session without a screen, and the window under real mouse and key events."""

from __future__ import annotations

import random
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from editor.playtest.films import film_of_cascade
from editor.playtest.orb_session import OrbSession
from editor.window import Window
from generator.orb.combos import evaluate
from generator.orb.replay import play
from levels.board import EMPTY, Board, Position
from levels.level import Goal, OrbLevel, Route
from levels.plays import plays_of
from levels.rules import OrbRules, Skyfall
from tests.editor.canvases import drag, key, move, press, release
from tests.editor.plays import card_title, offered, orb_game, played, said, shown, state_of, told
from tests.editor.test_playtest import Clock
from tests.editor.windows import in_hand

CALM = Board.from_text("1 1 2 1\n2 3 1 3\n3 2 3 2")
"""Nothing matches; led from (1, 2) up, the 1 makes a row of four."""


def calm(**fields: object) -> OrbLevel:
    return OrbLevel(id="orb", title="Calm", board=CALM, **fields)  # type: ignore[arg-type] # any of its fields


def led(session: OrbSession, *way: Position) -> OrbSession:
    taken = session.take(way[0])
    assert taken is not None
    for at in way[1:]:
        taken = taken.toward(at)
    return taken.let_go()


# The session


def test_a_drag_is_settled_under_the_rules_and_held_against_the_goals() -> None:
    level = calm(goals=(Goal(combos=1, steps=1), Goal(combos=2)), plus=((1, 2),))
    session = led(OrbSession(level), (1, 2), (0, 2)).settled()
    assert session.result is not None
    judged = play(level, session.holding.route if session.holding else None)
    assert session.result.cascade == judged.cascade
    assert session.result.goals == judged.goals
    assert (session.result.met, session.result.won) == (2, True)
    assert session.board == judged.cascade.left
    assert session.take((2, 0)) is None


def test_a_drag_ends_where_the_rules_allow_no_further_step() -> None:
    session = led(OrbSession(calm(rules=OrbRules(max_steps=2))), (2, 0), (2, 3))
    assert (session.steps, session.used_up) == (2, True)
    assert session.board == Board.from_text("1 1 2 1\n2 3 1 3\n2 3 3 2")


def test_undo_brings_back_the_board_as_painted() -> None:
    session = led(OrbSession(calm()), (1, 2), (0, 2)).settled().undo()
    assert (session.board, session.steps, session.undos, session.can_undo) == (CALM, 0, 1, False)
    assert session.again().tries == 2


def test_an_orb_that_was_only_touched_was_not_moved() -> None:
    session = led(OrbSession(calm()), (1, 2))
    assert (session.holding, session.can_undo) == (None, False)


def test_an_orb_that_is_put_back_was_not_moved() -> None:
    taken = OrbSession(calm()).take((1, 2))
    assert taken is not None
    assert taken.toward((0, 2)).put_back() == OrbSession(calm())


def test_free_swaps_are_taken_back_one_by_one() -> None:
    level = calm(rules=OrbRules(move="free", max_steps=3))
    one = led(OrbSession(level), (0, 0), (1, 0))
    two = led(one, (2, 3), (2, 2), (1, 2))
    assert (two.steps, two.used_up) == (3, True)
    assert two.take((0, 0)) is None
    back = two.undo()
    assert (back.steps, back.undos) == (2, 1)
    assert back.undo().board == one.board
    assert back.undo().undo().board == CALM
    assert two.settled().undo().board == two.board


@given(seed=st.integers(0, 10**6))
def test_whatever_is_dragged_the_judge_agrees(seed: int) -> None:
    rng = random.Random(seed)
    rows, cols = rng.randint(2, 5), rng.randint(2, 6)
    codes = (1, 1, 2, 2, 3, 4, EMPTY, -2)
    board = Board([[rng.choice(codes) for _col in range(cols)] for _row in range(rows)])
    sky = Skyfall(seed=seed, weights={"1": 1, "2": 1, "3": 1, "4": 1}) if rng.random() < 0.5 else None
    rules = OrbRules(diagonal=rng.random() < 0.5, max_steps=rng.choice((None, 3)), skyfall=sky)
    level = OrbLevel(id="o", board=board, rules=rules, goals=(Goal(combos=1),))
    session: OrbSession | None = OrbSession(level).take((rng.randrange(rows), rng.randrange(cols)))
    if session is None:
        return
    for _step in range(6):
        session = session.toward((rng.randrange(rows), rng.randrange(cols)))
    session = session.let_go().settled()
    route = None if session.holding is None else session.holding.route
    judged = play(level, route)
    assert judged.trail.fault is None
    assert session.result is not None
    assert (judged.cascade, judged.goals) == (session.result.cascade, session.result.goals)
    film = film_of_cascade(session.arrangement, session.result.cascade)
    board = session.arrangement.board
    for shot in film:
        landed = shot.board
        for flight in shot.flights:
            landed = landed.with_cells([flight.end], flight.kind)
        board = landed
    if film:
        assert board == session.board


# The window


def settled(qtbot: QtBot, window: Window) -> None:
    qtbot.waitUntil(lambda: orb_game(window).session.result is not None, timeout=20_000)


def test_a_drag_is_played_and_its_goals_are_told(qtbot: QtBot, tmp_path: Path) -> None:
    level = calm(goals=(Goal(combos=1, steps=3), Goal(combos=9)))
    with played(qtbot, tmp_path, level) as window:
        board = window.playtest.board
        assert told(window, "goals") == "2 goals, open"
        press(board, (1, 2))
        assert orb_game(window).trail.held == (1, 2)
        move(board, (0, 2))
        assert told(window, "steps") == "1 step, as many as you like"
        release(board, (0, 2))
        settled(qtbot, window)
        assert told(window, "combos") == "1 combo, wave 1"
        assert card_title(window) == "1 of 2 goals met: 1 combo"
        assert offered(window) == {"play-again", "keep-route", "keep-play"}
        assert shown(window) == evaluate(Board.from_text("1 1 1 1\n2 3 2 3\n3 2 3 2"), OrbRules()).left
        drag(board, (2, 0), (2, 1))
        assert said(window) == "This try is over: take it back, or start again."
        window.playtest.bar.buttons["undo"].click()
        assert shown(window) == CALM
        assert card_title(window) == ""
        drag(board, (2, 0), (2, 1))
        settled(qtbot, window)
        assert card_title(window) == "0 of 2 goals met: 0 combos"


def test_orbs_fall_in_by_the_seed_of_the_level(qtbot: QtBot, tmp_path: Path) -> None:
    rules = OrbRules(skyfall=Skyfall(seed=7, weights={"1": 1, "2": 1, "3": 1, "4": 1}))
    level = calm(rules=rules)
    expected = evaluate(Board.from_text("1 1 1 1\n2 3 2 3\n3 2 3 2"), rules)
    with played(qtbot, tmp_path, level) as window:
        for _turn in range(2):
            drag(window.playtest.board, (1, 2), (0, 2))
            settled(qtbot, window)
            assert shown(window) == expected.left
            QTest.keyClick(window, Qt.Key.Key_F5, Qt.KeyboardModifier.ShiftModifier)
            assert shown(window) == CALM


def test_a_cascade_is_shown_wave_by_wave(qtbot: QtBot, tmp_path: Path) -> None:
    with played(qtbot, tmp_path, calm(), speed="fast") as window:
        seen = []
        window.playtest.projector.shown.connect(lambda shot, _done: seen.append(shot))
        drag(window.playtest.board, (1, 2), (0, 2))
        settled(qtbot, window)
        assert card_title(window) == ""
        qtbot.waitUntil(lambda: not window.playtest.projector.runs, timeout=20_000)
        assert seen[0].groups == (((0, 0), (0, 1), (0, 2), (0, 3)),)
        assert card_title(window) == "1 combo"


def test_time_begins_with_the_first_step_and_its_end_lets_go(qtbot: QtBot, tmp_path: Path) -> None:
    with played(qtbot, tmp_path, calm(time_limit=4.0)) as window:
        clock, board = Clock(window), window.playtest.board
        clock.go(10.0)
        assert told(window, "time") == "0:00, of 0:04"
        press(board, (1, 2))
        move(board, (0, 2))
        clock.go(3.0)
        assert orb_game(window).session.in_hand
        clock.go(1.0)
        assert not orb_game(window).session.in_hand
        settled(qtbot, window)
        assert "Time ran out" in window.playtest.card.text.accessibleName()
        release(board, (0, 2))
        window.playtest.bar.buttons["play-again"].click()
        assert told(window, "time") == "0:00, of 0:04"


def test_the_most_steps_bound_the_drag(qtbot: QtBot, tmp_path: Path) -> None:
    with played(qtbot, tmp_path, calm(rules=OrbRules(max_steps=2))) as window:
        drag(window.playtest.board, (2, 0), (2, 3), (0, 3))
        settled(qtbot, window)
        assert told(window, "steps") == "2 steps, of 2"


def test_free_swaps_are_let_go_on_demand(qtbot: QtBot, tmp_path: Path) -> None:
    with played(qtbot, tmp_path, calm(rules=OrbRules(move="free", max_steps=2))) as window:
        board = window.playtest.board
        assert window.playtest.bar.buttons["play-settle"].isVisible()
        drag(board, (1, 2), (0, 2))
        assert orb_game(window).session.result is None
        drag(board, (2, 0), (2, 1))
        drag(board, (2, 2), (2, 3))
        assert said(window) == "All swaps are used up."
        QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert told(window, "steps") == "1 swap, of 2"
        QTest.keyClick(window, Qt.Key.Key_F4)
        settled(qtbot, window)
        assert card_title(window) == "1 combo"


def test_an_orb_is_led_by_keyboard(qtbot: QtBot, tmp_path: Path) -> None:
    with played(qtbot, tmp_path, calm()) as window:
        board = window.playtest.board
        key(board, Qt.Key.Key_Home, Qt.Key.Key_PageUp, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Right)
        key(board, Qt.Key.Key_Return, Qt.Key.Key_Up)
        assert orb_game(window).session.steps == 1
        key(board, Qt.Key.Key_Escape)
        assert (orb_game(window).session.steps, shown(window)) == (0, CALM)
        assert window.playtest.is_on


def test_leaving_an_orb_level_brings_back_what_was_there(qtbot: QtBot, tmp_path: Path) -> None:
    with played(qtbot, tmp_path, calm(plus=((0, 0),))) as window:
        drag(window.playtest.board, (1, 2), (0, 2))
        settled(qtbot, window)
        window.playtest.card.offers["keep-play"].click()
        level = in_hand(window).level
        assert level is not None
        (record,) = plays_of(level)
        assert (record.end, record.moves, record.combos) == ("won", 1, 2)
        window.playtest.leave()
        before = state_of(window)
        window.actions_by_id["playtest"].trigger()
        drag(window.playtest.board, (1, 2), (0, 2))
        key(window.playtest.board, Qt.Key.Key_Escape)
        assert not window.playtest.is_on
        assert state_of(window) == before


def test_a_drag_that_was_played_is_kept_as_the_route(qtbot: QtBot, tmp_path: Path) -> None:
    with played(qtbot, tmp_path, calm()) as window:
        assert not window.actions_by_id["keep-route"].isEnabled()
        drag(window.playtest.board, (1, 2), (0, 2))
        settled(qtbot, window)
        window.playtest.card.offers["keep-route"].click()
        level = in_hand(window).level
        assert isinstance(level, OrbLevel)
        assert level.route == Route(start=(1, 2), steps="U")
        assert in_hand(window).stack.undoText() == "Keep a route of 1 step"
        assert window.playtest.is_on
        in_hand(window).change_level("Edit", board=Board.from_text("1 2 3 1\n2 3 1 3\n3 2 3 2"))
        window.playtest.keep_route()
        assert "edited meanwhile" in said(window)
        window.playtest.bar.buttons["play-again"].click()
        assert not window.actions_by_id["keep-route"].isEnabled()
        window.playtest.leave()
        assert window.actions_by_id["keep-route"].isEnabled()
