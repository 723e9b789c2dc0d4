"""Link levels played in the window, by mouse and by keyboard."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from editor.playtest.board import FOOT
from editor.settings import PLAY_SPEED, Settings
from editor.window import Window
from generator.control import Budget, Control
from generator.link.solve import solve
from generator.replay import replay
from levels.board import EMPTY, Board
from levels.level import LinkLevel, OrbLevel
from levels.plays import PlayRecord, plays_of
from levels.rules import LinkRules
from tests.editor.canvases import MIDDLE, key, middle_of, press, release
from tests.editor.listening import nameless
from tests.editor.plays import (
    GAME,
    card_title,
    click,
    link_game,
    link_level,
    offered,
    open_level,
    played,
    said,
    shown,
    state_of,
    told,
)
from tests.editor.room import cut_texts
from tests.editor.windows import in_hand
from tests.oracles.random_boards import full_board

STUCK = link_level("1 2 3 3\n2 1 4 4", rules=LinkRules(border="closed"))


class Clock:
    """A clock that goes when it is told to."""

    def __init__(self, window: Window) -> None:
        self.seconds = 0.0
        self._window = window
        window.playtest.now = lambda: self.seconds

    def go(self, seconds: float) -> None:
        self.seconds += seconds
        self._window.playtest._count_time()


def test_a_first_click_picks_and_a_second_links(qtbot: QtBot, tmp_path: Path) -> None:
    with played(qtbot, tmp_path, link_level()) as window:
        click(window, (0, 0))
        assert window.playtest.board.layer.pick == ((0, 0), 1)
        click(window, (0, 2))
        assert shown(window) == Board.from_text(". 2 .\n3 . 3\n2 4 4")
        assert window.playtest.board.layer.pick is None
        assert told(window, "left") == "3 pairs left, 1 pair taken"
        assert said(window) == "Linked, 2 turns."


def test_a_wrong_second_pick_says_why_and_becomes_the_pick(qtbot: QtBot, tmp_path: Path) -> None:
    level = link_level("1 2 1\n2 3 3", rules=LinkRules(border="closed"))
    with played(qtbot, tmp_path, level) as window:
        click(window, (0, 0), (0, 1))
        assert said(window) == "No link: dots 1 and dots 2 are two kinds."
        assert window.playtest.board.layer.pick == ((0, 1), 2)
        click(window, (0, 0), (0, 2))
        assert "1 cell is in the way" in said(window)
        assert window.playtest.board.layer.reason == (((0, 0), (0, 2)), ((0, 1),))
        assert window.playtest.board.layer.pick == ((0, 2), 1)
        click(window, (1, 1))
        assert window.playtest.board.layer.reason is None


def test_a_removed_tile_is_dead(qtbot: QtBot, tmp_path: Path) -> None:
    with played(qtbot, tmp_path, link_level()) as window:
        click(window, (2, 1), (2, 2), (1, 0), (2, 1))
        assert said(window) == "There is no tile here."
        assert link_game(window).session.picked == (1, 0)
        click(window, (-1, 0), (3, 9))
        assert link_game(window).session.picked == (1, 0)


def test_a_pick_that_is_undone_is_not_still_picked(qtbot: QtBot, tmp_path: Path) -> None:
    with played(qtbot, tmp_path, link_level()) as window:
        click(window, (0, 0), (0, 2), (1, 0))
        QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert window.playtest.board.layer.pick is None
        click(window, (1, 2))
        assert link_game(window).session.picked == (1, 2)
        assert link_game(window).session.taken == 1


@pytest.mark.parametrize("collapse", ["none", "down", "center"])
def test_a_level_is_played_to_the_end_by_its_solution(qtbot: QtBot, tmp_path: Path, collapse: str) -> None:
    rules = LinkRules(collapse=collapse)  # type: ignore[arg-type] # one of COLLAPSES
    board = full_board(random.Random(4), 4, 6, 4)
    solved = solve(board, rules, Control(budget=Budget(nodes=50_000)), seed=1)
    assert solved.verdict == "solvable"
    level = LinkLevel(id="link", board=board, rules=rules, solution=solved.moves)
    expected = replay(board, rules, solved.moves, keep_boards=True).boards
    with open_level(qtbot, tmp_path, level) as window:
        Clock(window)
        QTest.keyClick(window.canvas, Qt.Key.Key_F5)
        for (row1, col1, row2, col2), after in zip(solved.moves, expected, strict=True):
            click(window, (row1, col1), (row2, col2))
            assert after == shown(window)
        assert card_title(window) == "Cleared in 0:00"
        assert offered(window) == {"play-again", "keep-play", "playtest"}
        assert not window.actions_by_id["play-hint"].isEnabled()
        for before in (*expected[-2::-1], board):
            window.playtest.bar.buttons["undo"].click()
            assert before == shown(window)
        assert not window.actions_by_id["undo"].isEnabled()
        assert card_title(window) == ""


def test_what_happens_is_shown_on_its_way(qtbot: QtBot, tmp_path: Path) -> None:
    level = link_level("1 1\n2 3\n3 2", rules=LinkRules(collapse="up"))
    with played(qtbot, tmp_path, level, speed="normal") as window:
        projector, seen = window.playtest.projector, []
        projector.shown.connect(lambda shot, _done: seen.append(shot))
        click(window, (0, 0), (0, 1))
        assert projector.runs
        assert shown(window) == Board.from_text(". .\n2 3\n3 2")
        assert link_game(window).session.board == Board.from_text("2 3\n3 2\n. .")
        qtbot.waitUntil(lambda: not projector.runs, timeout=20_000)
        assert shown(window) == Board.from_text("2 3\n3 2\n. .")
        assert seen[0].link == ((0, 0), (0, 1))
        assert {flight.kind: flight.end for flight in seen[-1].flights} != {}


def test_what_is_taken_back_and_done_again_is_shown_on_its_way(qtbot: QtBot, tmp_path: Path) -> None:
    level = link_level("1 1\n2 3\n3 2", rules=LinkRules(collapse="up"))
    with played(qtbot, tmp_path, level) as window:
        projector, seen = window.playtest.projector, []
        click(window, (0, 0), (0, 1))
        taken = shown(window)
        window.settings.put(PLAY_SPEED, "normal")
        projector.shown.connect(lambda shot, _done: seen.append(shot))
        QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert projector.runs
        film = projector._film
        assert link_game(window).session.taken == 0
        qtbot.waitUntil(lambda: not projector.runs, timeout=20_000)
        assert shown(window) == level.shown
        # Down again first, and then the pair comes back.
        assert {flight.kind: (flight.start, flight.end) for flight in film[0].flights if flight.end[1]} == {
            2: ((1, 1), (2, 1)),
            3: ((0, 1), (1, 1)),
        }
        assert dict(film[-1].coming) == {(0, 0): 1, (0, 1): 1}
        assert seen[0] is film[0]
        seen.clear()
        window.actions_by_id["redo"].trigger()
        assert projector.runs
        # A press cuts it short.
        click(window, (2, 0))
        assert not projector.runs
        assert shown(window) == taken
        assert seen[0].link == ((0, 0), (0, 1))


def test_a_shuffle_is_shown_on_its_way(qtbot: QtBot, tmp_path: Path) -> None:
    with played(qtbot, tmp_path, STUCK) as window:
        click(window, (0, 2), (0, 3), (1, 2), (1, 3))
        before, seen = shown(window), []
        window.settings.put(PLAY_SPEED, "normal")
        projector = window.playtest.projector
        projector.shown.connect(lambda shot, _done: seen.append(shot))
        window.playtest.card.offers["play-shuffle"].click()
        qtbot.waitUntil(lambda: link_game(window).session.shuffles == 1, timeout=60_000)
        qtbot.waitUntil(lambda: not projector.runs, timeout=20_000)
        after = shown(window)
        assert after == link_game(window).session.board
        flights = seen[0].flights
        assert flights
        assert all(before[each.start] == each.kind == after[each.end] for each in flights)
        window.actions_by_id["undo"].trigger()
        assert projector.runs
        QTest.keyClick(window.playtest.board, Qt.Key.Key_Escape)
        assert window.playtest.is_on
        assert shown(window) == before


def test_a_click_cuts_the_film_short(qtbot: QtBot, tmp_path: Path) -> None:
    with played(qtbot, tmp_path, link_level(), speed="slow") as window:
        click(window, (0, 0), (0, 2))
        assert window.playtest.projector.runs
        click(window, (2, 1))
        assert not window.playtest.projector.runs
        assert link_game(window).session.picked == (2, 1)


def test_the_speed_is_kept(qtbot: QtBot, tmp_path: Path) -> None:
    with played(qtbot, tmp_path, link_level(), speed="normal") as window:
        fast = window.playtest.strip.speed.buttons[2]
        QTest.mouseClick(fast, Qt.MouseButton.LeftButton)
        assert window.playtest.projector.speed == "fast"
    kept = Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))
    assert kept.get(PLAY_SPEED) == "fast"


def test_a_hint_is_shown_and_counted(qtbot: QtBot, tmp_path: Path) -> None:
    with played(qtbot, tmp_path, link_level()) as window:
        QTest.keyClick(window, Qt.Key.Key_N)
        assert window.playtest.board.layer.hint == ((0, 0), (-1, 0), (-1, 2), (0, 2))
        assert said(window) == "Hint: r1 c1 and r1 c3 link."
        assert told(window, "links") == "3 link now, 1 hint"
        click(window, (0, 0), (0, 2))
        assert not window.playtest.board.layer.hint
        QTest.keyClick(window, Qt.Key.Key_F6)
        assert link_game(window).session.hints == 2


def test_no_pairs_left_is_told_at_once_with_what_can_be_done(qtbot: QtBot, tmp_path: Path) -> None:
    with played(qtbot, tmp_path, STUCK) as window:
        click(window, (0, 2), (0, 3), (1, 2), (1, 3))
        assert card_title(window) == "No pairs left"
        assert offered(window) == {"play-shuffle", "undo", "keep-play", "play-again", "playtest"}
        assert told(window, "links") == "0 link now, no pair"
        window.playtest.card.offers["undo"].click()
        assert card_title(window) == ""
        assert link_game(window).session.taken == 1


def test_a_narrow_card_says_whole_sentences(qtbot: QtBot, tmp_path: Path) -> None:
    with played(qtbot, tmp_path, STUCK) as window:
        window.resize(1024, 700)
        click(window, (0, 2), (0, 3), (1, 2), (1, 3))
        assert card_title(window) == "No pairs left"
        assert not list(cut_texts(window.playtest.card))
        assert "play-shuffle" in offered(window)


def test_where_a_play_was_lost_is_found_and_gone_back_to(qtbot: QtBot, tmp_path: Path) -> None:
    level = link_level("1 1 3 2\n3 2 3 2\n1 1 2 3", rules=LinkRules(border="closed"))
    with played(qtbot, tmp_path, level) as window:
        click(window, (0, 0), (0, 1), (0, 2), (1, 0), (0, 3), (1, 1), (2, 0), (2, 1))
        assert card_title(window) == "No pairs left"
        qtbot.waitUntil(lambda: "play-back" in offered(window), timeout=60_000)
        assert said(window) == "Pair 3 lost it: before, it could be cleared."
        window.playtest.card.offers["play-back"].click()
        assert (link_game(window).session.taken, card_title(window)) == (2, "")
        click(window, (1, 3), (0, 3))
        assert link_game(window).session.taken == 3


def test_a_shuffle_keeps_the_cells_and_is_proven(qtbot: QtBot, tmp_path: Path) -> None:
    with played(qtbot, tmp_path, STUCK) as window:
        click(window, (0, 2), (0, 3), (1, 2), (1, 3))
        before = shown(window)
        window.playtest.card.offers["play-shuffle"].click()
        assert card_title(window) == "Shuffling"
        click(window, (0, 0))
        assert link_game(window).session.picked is None
        qtbot.waitUntil(lambda: link_game(window).session.shuffles == 1, timeout=60_000)
        after = shown(window)
        assert (after.cells > EMPTY).tolist() == (before.cells > EMPTY).tolist()
        assert after.kind_counts() == before.kind_counts()
        assert said(window) == "Shuffled. It can be cleared: proven."
        assert link_game(window).session.outcome == "playing"
        assert card_title(window) == ""


def test_a_shuffle_that_cannot_be_proven_says_so(qtbot: QtBot, tmp_path: Path) -> None:
    with played(qtbot, tmp_path, link_level("1 2 1 3\n2 2 3 3")) as window:
        QTest.keyClick(window, Qt.Key.Key_F7)
        qtbot.waitUntil(lambda: link_game(window).session.shuffles == 1, timeout=60_000)
        assert "the number of some kind is odd" in said(window)


def test_a_shuffle_can_be_cancelled(qtbot: QtBot, tmp_path: Path) -> None:
    with played(qtbot, tmp_path, STUCK) as window:
        click(window, (0, 2), (0, 3), (1, 2), (1, 3))
        before = shown(window)
        window.playtest.card.offers["play-shuffle"].click()
        window.playtest.card.offers["play-stop"].click()
        assert said(window) == "Not shuffled."
        assert card_title(window) == "No pairs left"
        qtbot.wait(50)
        assert shown(window) == before


def test_the_clock_counts_to_the_time_limit(qtbot: QtBot, tmp_path: Path) -> None:
    with open_level(qtbot, tmp_path, link_level(time_limit=30.0)) as window:
        clock = Clock(window)
        window.actions_by_id["playtest"].trigger()
        clock.go(22.0)
        assert told(window, "time") == "0:22, of 0:30"
        click(window, (0, 0), (0, 2), (2, 1))
        clock.go(9.0)
        assert card_title(window) == "Time is up"
        assert offered(window) == {"play-again", "play-on", "keep-play", "playtest"}
        click(window, (2, 2))
        assert link_game(window).session.picked is None
        window.playtest.card.offers["play-on"].click()
        clock.go(9.0)
        assert card_title(window) == ""
        assert told(window, "time") == "0:40, no time limit"
        click(window, (2, 1), (2, 2))
        assert link_game(window).session.taken == 2
        window.playtest.bar.buttons["play-again"].click()
        clock.go(30.0)
        assert card_title(window) == "Time is up"


def test_a_pause_stands_the_clock_still_and_hides_the_board(qtbot: QtBot, tmp_path: Path) -> None:
    with open_level(qtbot, tmp_path, link_level()) as window:
        clock = Clock(window)
        window.actions_by_id["playtest"].trigger()
        clock.go(5.0)
        QTest.keyClick(window, Qt.Key.Key_F9)
        clock.go(60.0)
        assert told(window, "time") == "0:05, stands still"
        assert window.playtest.board.layer.veiled
        assert card_title(window) == "Paused"
        click(window, (0, 0))
        assert not window.playtest.board.layer.veiled
        assert link_game(window).session.picked is None
        clock.go(2.0)
        assert told(window, "time") == "0:07, no time limit"


def test_the_clock_stands_still_when_the_window_is_left(qtbot: QtBot, tmp_path: Path) -> None:
    with played(qtbot, tmp_path, link_level()) as window:
        window.playtest.board.turned_away.emit()
        assert card_title(window) == "Paused"
        key(window.playtest.board, Qt.Key.Key_Escape)
        assert card_title(window) == ""
        assert window.playtest.is_on


def test_a_level_is_played_by_keyboard_alone(qtbot: QtBot, tmp_path: Path) -> None:
    with played(qtbot, tmp_path, link_level()) as window:
        board = window.playtest.board
        assert board.hasFocus()
        key(board, Qt.Key.Key_Home, Qt.Key.Key_PageUp, Qt.Key.Key_Return)
        assert link_game(window).session.picked == (0, 0)
        key(board, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Space)
        assert link_game(window).session.taken == 1
        key(board, Qt.Key.Key_Down, Qt.Key.Key_Enter, Qt.Key.Key_Home, Qt.Key.Key_Enter)
        assert link_game(window).session.taken == 2
        key(board, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Return)
        key(board, Qt.Key.Key_Escape)
        assert link_game(window).session.picked is None
        assert window.playtest.is_on
        key(board, Qt.Key.Key_Escape)
        assert not window.playtest.is_on
        assert window.canvas.hasFocus()


LEAVING: dict[str, Callable[[Window], object]] = {
    "escape": lambda window: key(window.playtest.board, Qt.Key.Key_Escape, Qt.Key.Key_Escape),
    "button": lambda window: window.playtest.strip.leave.click(),
    "action": lambda window: QTest.keyClick(window, Qt.Key.Key_F5),
}


@pytest.mark.parametrize("way", LEAVING)
def test_leaving_brings_back_exactly_what_was_there(qtbot: QtBot, tmp_path: Path, way: str) -> None:
    with open_level(qtbot, tmp_path, link_level(GAME + "\n5 5 6\n6 . .")) as window:
        document = in_hand(window)
        window.hand.choose(7)
        press(window.canvas, (4, 1))
        release(window.canvas, (4, 1))
        press(window.canvas, (4, 2))
        release(window.canvas, (4, 2))
        document.undo()
        mask = np.zeros((5, 3), dtype=np.bool_)
        mask[1] = True
        document.select(mask)
        window.canvas.zoom_by(2)
        window.canvas.pan_by(13, -9)
        # By keys: where the mouse points is not the play's to bring back.
        key(window.canvas, Qt.Key.Key_Right)
        assert window.canvas.at is not None
        before = state_of(window)
        assert document.modified
        window.actions_by_id["playtest"].trigger()
        assert window.playtest.is_on
        assert not window.canvas.isVisible()
        click(window, (0, 0), (0, 2), (2, 1), (2, 2), (0, 1))
        QTest.keyClick(window, Qt.Key.Key_N)
        for _step in range(2):
            QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        for action in ("erase", "deal", "flip-h", "tool-eraser", "pairs", "duplicate-level", "save"):
            window.actions_by_id[action].trigger()
        QTest.keyClick(window, Qt.Key.Key_Delete)
        QTest.keyClick(window, Qt.Key.Key_E)
        if way == "escape":
            click(window, (2, 1))
        LEAVING[way](window)
        assert not window.playtest.is_on
        assert window.canvas.isVisible()
        after = state_of(window)
        for one, other in zip(before, after, strict=True):
            assert one == other
        document.redo()
        assert document.stack.index() == 2


def test_the_play_begins_where_the_canvas_was(qtbot: QtBot, tmp_path: Path) -> None:
    with open_level(qtbot, tmp_path, link_level()) as window:
        window.canvas.zoom_by(-3)
        window.canvas.pan_by(20, 10)
        window.actions_by_id["playtest"].trigger()
        assert window.playtest.board.view == window.canvas.view
        QTest.keyClick(window, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
        assert window.playtest.board.view.side > window.canvas.view.side
        QTest.mousePress(window.playtest.board, MIDDLE, pos=middle_of(window.playtest.board, (0, 0)))
        QTest.mouseRelease(window.playtest.board, MIDDLE, pos=middle_of(window.playtest.board, (0, 0)))
        assert link_game(window).session.picked is None


def test_a_tall_board_keeps_clear_of_what_is_said_at_its_foot(qtbot: QtBot, tmp_path: Path) -> None:
    with played(qtbot, tmp_path, link_level("\n".join(["1 2"] * 14))) as window:
        board = window.playtest.board
        assert board.is_fitted
        before = board.view
        assert before.board.bottom() <= board.height() - FOOT
        window.playtest.pause(True)
        assert card_title(window) == "Paused"
        assert board.view == before
        assert window.playtest.card.geometry().top() >= before.board.bottom()


def test_showing_another_level_or_pack_leaves_the_play(qtbot: QtBot, tmp_path: Path) -> None:
    with played(qtbot, tmp_path, link_level()) as window:
        window.actions_by_id["next-level"].trigger()
        assert not window.playtest.is_on
        assert window.canvas.isVisible()
        assert in_hand(window).current == 1
        window.actions_by_id["playtest"].trigger()
        window.actions_by_id["new"].trigger()
        assert not window.playtest.is_on
        assert window.bar.isVisible()


def test_the_pack_can_be_closed_while_it_is_played(qtbot: QtBot, tmp_path: Path) -> None:
    with played(qtbot, tmp_path, link_level(), speed="slow") as window:
        click(window, (0, 0), (0, 2))
        window.actions_by_id["close"].trigger()
        assert not window.playtest.is_on
        assert window.packs.current is None


def test_the_window_can_be_closed_while_it_is_played(qtbot: QtBot, tmp_path: Path) -> None:
    with played(qtbot, tmp_path, STUCK, speed="slow") as window:
        click(window, (0, 2), (0, 3))
        window.playtest.bar.buttons["play-shuffle"].click()
        assert window.close()
        assert not window.playtest.is_on


def test_a_step_that_lands_meanwhile_does_not_disturb_the_play(qtbot: QtBot, tmp_path: Path) -> None:
    with played(qtbot, tmp_path, link_level()) as window:
        document = in_hand(window)
        click(window, (0, 0))
        base = document.level
        assert isinstance(base, LinkLevel)
        found = link_level("1 1\n2 2\n. .")
        document.replace_level(found, "Deal Link")
        assert window.playtest.is_on
        assert not window.actions_by_id["redo"].isEnabled()
        click(window, (0, 2))
        assert shown(window) == Board.from_text(". 2 .\n3 . 3\n2 4 4")
        QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert shown(window) == base.shown
        assert document.level == found
        window.playtest.leave()
        assert window.actions_by_id["undo"].isEnabled()
        assert window.actions_by_id["undo"].text() == "Undo: Deal Link"


def test_what_is_not_ready_to_be_played_says_so(qtbot: QtBot, tmp_path: Path) -> None:
    with open_level(
        qtbot, tmp_path, LinkLevel(id="a", layout=Board.from_text("? ? 1\n1 . .\n? ? ."))
    ) as window:
        window.actions_by_id["playtest"].trigger()
        assert not window.playtest.is_on
        assert window.notices.texts() == ["4 slots were not dealt yet: a level is played once it is dealt."]
    with open_level(qtbot, tmp_path, LinkLevel(id="a", board=Board.from_text("# .\n. .\n. x"))) as window:
        window.actions_by_id["playtest"].trigger()
        assert not window.playtest.is_on
        assert window.notices.texts() == ["There is nothing on the board to play with."]


def test_before_the_rules_are_there_nothing_is_played(qtbot: QtBot, tmp_path: Path) -> None:
    with open_level(qtbot, tmp_path, OrbLevel(id="o", board=Board.from_text("1 2 3"))) as window:
        in_hand(window).show(1)
        window.actions_by_id["playtest"].trigger()
        assert not window.playtest.is_on
        assert window.notices.texts() == ["The rules are still being prepared. Try again in a moment."]


def test_a_record_is_kept_as_one_undo_step(qtbot: QtBot, tmp_path: Path) -> None:
    with played(qtbot, tmp_path, STUCK) as window:
        document = in_hand(window)
        assert not window.playtest.panel.keep.isEnabled()
        QTest.keyClick(window, Qt.Key.Key_N)
        click(window, (0, 2), (0, 3), (1, 2), (1, 3))
        window.playtest.card.offers["keep-play"].click()
        level = document.level
        assert level is not None
        (record,) = plays_of(level)
        assert (record.end, record.moves, record.left, record.hints, record.stuck) == ("stuck", 2, 4, 1, (2,))
        assert document.stack.undoText() == "Keep the record of a play"
        assert not window.playtest.panel.keep.isEnabled()
        window.playtest.keep()
        assert document.stack.count() == 1
        assert window.playtest.is_on
        window.playtest.leave()
        document.undo()
        assert document.level == STUCK


def test_kept_plays_are_listed(qtbot: QtBot, tmp_path: Path) -> None:
    old = PlayRecord(board="other", end="won", seconds=75, moves=9, hints=2, when="2026-01-02 10:00")
    level = link_level(editor={"plays": [{"board": "other", "end": "won", "seconds": 75, "moves": 9}]})
    assert plays_of(level)[0].board == old.board
    with played(qtbot, tmp_path, level) as window:
        kept = window.playtest.panel.kept
        assert kept.heading.note == "1"
        names = [row.accessibleName() for row in kept.body.children() if hasattr(row, "accessibleName")]
        assert names == ["Won in 1:15. an earlier board, no help"]


def test_every_control_of_a_play_has_a_name(qtbot: QtBot, tmp_path: Path) -> None:
    with played(qtbot, tmp_path, STUCK) as window:
        click(window, (0, 2), (0, 3), (1, 2), (1, 3))
        play = window.playtest
        for part in (play.strip, play.bar, play.card, play.panel):
            assert nameless(part) == []
