"""Dealing from the window: which cells are dealt, as a job that lands as one step or is offered."""

from __future__ import annotations

import dataclasses
import threading
from pathlib import Path

import msgspec
import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from editor.dealing import Order, completed, order_all, order_chosen, order_rest
from editor.language import choose_language
from editor.window import Window
from generator.control import Control
from generator.games import GAMES
from levels.board import EMPTY, WALL, Board
from levels.level import Deal, LinkLevel, Miss, Wish
from levels.plans import plan_of
from tests.editor.easels import drawing
from tests.editor.windows import a_pack, a_window, in_hand, saved

PLAN = Deal(kinds=3)
LAYOUT = "? ? # ?\n? 7 7 ?\n? ? . ?"


def a_level(layout: str | None, board: str | None = None) -> LinkLevel:
    return LinkLevel(
        id="a",
        layout=None if layout is None else Board.from_text(layout),
        board=None if board is None else Board.from_text(board),
    )


def dealt(order: Order, seed: int = 1) -> LinkLevel:
    found = order.restored(GAMES["link"].generate(order.level, Control(), seed=seed))
    assert isinstance(found, LinkLevel)
    return found


def chosen(
    shape: tuple[int, int], *places: tuple[int, int]
) -> np.ndarray[tuple[int, ...], np.dtype[np.bool_]]:
    mask = np.zeros(shape, dtype=np.bool_)
    for place in places:
        mask[place] = True
    return mask


def test_dealing_all_fills_the_slots_and_keeps_what_is_painted() -> None:
    level = a_level(LAYOUT)
    found = dealt(order_all(level, PLAN, 9))
    assert found.layout == level.layout
    assert found.board is not None
    assert found.board.slot_count() == 0
    assert drawing(found.board)[1][2:5] == "7 7"
    assert found.solution is not None
    assert found.report.verdict == "solvable"


@pytest.mark.parametrize(("tiles", "kinds", "expected"), [(24, 36, 6), (200, 36, 36), (2, 36, 1)])
def test_a_plan_that_says_nothing_deals_about_four_of_a_kind(tiles: int, kinds: int, expected: int) -> None:
    layout = Board.filled(2, tiles // 2)
    assert completed(Deal(), layout, kinds).kinds == expected
    assert completed(Deal(copies=2), Board.filled(2, 2), kinds) == Deal(copies=2)


def test_dealing_the_chosen_tiles_again_keeps_their_kinds_and_all_other_cells() -> None:
    level = a_level("? ? ? ?\n? ? ? ?", "1 1 2 2\n3 3 4 4")
    mask = chosen((2, 4), (0, 0), (0, 1), (1, 2), (1, 3))
    boards = {dealt(order_chosen(level, PLAN, 9, mask), seed).shown for seed in range(12)}
    assert len(boards) > 1
    for board in boards:
        assert drawing(board)[0].endswith("2 2")
        assert drawing(board)[1].startswith("3 3")
        assert board.kind_counts() == {1: 2, 2: 2, 3: 2, 4: 2}


def test_dealing_chosen_tiles_of_odd_kinds_makes_the_board_even() -> None:
    level = a_level(None, "1 1 2\n2 2 3")
    found = dealt(order_chosen(level, PLAN, 9, chosen((2, 3), (1, 0), (1, 2))))
    assert found.shown.odd_kinds() == []
    assert drawing(found.shown)[0] == "1 1 2"
    assert found.layout is not None
    assert drawing(found.layout) == ["1 1 2", "? 2 ?"]


def test_slots_that_are_not_chosen_stay_slots() -> None:
    level = a_level("? ? ? ?\n? ? # ?")
    found = dealt(order_chosen(level, PLAN, 9, chosen((2, 4), (0, 0), (0, 1))))
    assert found.board is not None
    assert found.board[0, 0] == found.board[0, 1] > EMPTY
    assert found.board.slot_count() == 5
    assert found.board[1, 2] == WALL
    assert found.layout == level.layout


def test_dealing_the_rest_locks_the_chosen_cells() -> None:
    level = a_level("? ? ? ?\n? ? ? ?", "1 1 2 2\n3 3 4 4")
    mask = chosen((2, 4), (0, 0), (0, 1), (0, 2), (0, 3))
    for seed in range(4):
        found = dealt(order_rest(level, PLAN, 9, mask), seed)
        assert drawing(found.shown)[0] == "1 1 2 2"
        assert found.layout == level.layout


# In the window


def ready(qtbot: QtBot, window: Window) -> None:
    window.desk.live.warm_up()
    qtbot.waitUntil(lambda: window.desk.live.is_all_ready, timeout=120_000)


def with_layout(folder: Path, layout: str = LAYOUT) -> Path:
    pack = a_pack("1 1")
    level = LinkLevel(id="l0", title="Heart", layout=Board.from_text(layout), deal=PLAN)
    return saved(folder / "one.json", msgspec.structs.replace(pack, levels=(level,)))


def test_a_deal_lands_as_one_undo_step(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path, with_layout(tmp_path)) as window:
        ready(qtbot, window)
        document = in_hand(window)
        before = document.pack
        window.side.deal.button.click()
        qtbot.waitUntil(lambda: document.stack.count() == 1, timeout=20_000)
        level = document.level
        assert isinstance(level, LinkLevel)
        assert level.board is not None
        assert level.deal is not None
        assert level.deal.seed is not None
        assert document.stack.undoText() == "Deal Heart"
        first = level.board
        # The same plan once more is another board.
        window.actions_by_id["deal"].trigger()
        qtbot.waitUntil(lambda: document.stack.count() == 2, timeout=20_000)
        assert document.level is not None
        assert document.level.board != first
        document.undo()
        document.undo()
        assert document.pack == before


def hold_generator(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Let every deal wait for an event, or for being cancelled."""
    held = threading.Event()
    plain = GAMES["link"]

    def generate(level: LinkLevel, control: Control, *, seed: int | str) -> object:
        while not held.wait(0.005):
            control.step("Waiting", 0.25)
        return plain.generate(level, control, seed=seed)

    monkeypatch.setitem(GAMES, "link", dataclasses.replace(plain, generate=generate))
    return held


def test_a_deal_that_comes_too_late_is_offered_and_not_applied(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with a_window(qtbot, tmp_path, with_layout(tmp_path)) as window:
        ready(qtbot, window)
        held = hold_generator(monkeypatch)
        document = in_hand(window)
        window.side.deal.button.click()
        qtbot.waitUntil(lambda: window.side.deal.progress_text.text() == "Waiting")
        window.hand.choose(WALL)
        window.easel.press((0, 0))
        window.easel.release()
        edited = document.pack
        held.set()
        qtbot.waitUntil(lambda: bool(window.notices.texts()), timeout=20_000)
        assert document.pack is edited
        assert "edited meanwhile" in window.notices.texts()[0]
        window.notices.answer("Use the deal")
        assert document.level is not None
        assert document.level.shown.slot_count() == 0
        assert document.level.layout == Board.from_text(LAYOUT)
        assert document.stack.count() == 2


def test_a_deal_can_be_cancelled(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with a_window(qtbot, tmp_path, with_layout(tmp_path)) as window:
        ready(qtbot, window)
        hold_generator(monkeypatch)
        window.side.deal.button.click()
        qtbot.waitUntil(lambda: window.side.deal.cancel.isVisible())
        window.side.deal.cancel.click()
        assert window.jobs.in_slot("deal") is None
        assert window.side.deal.button.isVisible()
        assert in_hand(window).stack.count() == 0


def test_the_window_closes_while_a_deal_runs(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with a_window(qtbot, tmp_path, with_layout(tmp_path)) as window:
        ready(qtbot, window)
        hold_generator(monkeypatch)
        window.side.deal.button.click()
        assert window.close()
        assert threading.active_count() < 4


def test_a_deal_for_a_closed_pack_is_dropped(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = saved(tmp_path / "two.json")
    with a_window(qtbot, tmp_path, other, with_layout(tmp_path)) as window:
        ready(qtbot, window)
        held = hold_generator(monkeypatch)
        window.side.deal.button.click()
        assert window.filing.close(in_hand(window))
        held.set()
        qtbot.waitUntil(lambda: window.jobs.in_slot("deal") is None)
        assert not in_hand(window).modified


def test_a_plan_that_cannot_be_met_is_explained(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path, with_layout(tmp_path, "? ? ?\n# # #")) as window:
        ready(qtbot, window)
        window.side.deal.button.click()
        qtbot.waitUntil(lambda: bool(window.notices.texts()), timeout=20_000)
        assert "odd number" in window.notices.texts()[0]
        assert in_hand(window).stack.count() == 0


def test_a_deal_that_misses_a_wish_says_so_in_the_language_of_the_window(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with a_window(qtbot, tmp_path, with_layout(tmp_path)) as window:
        ready(qtbot, window)
        plain = GAMES["link"]
        missed = (Miss(condition="opening_pairs", wanted=(9, 12), got=3),)

        def generate(level: LinkLevel, control: Control, *, seed: int | str) -> object:
            found = plain.generate(level, control, seed=seed)
            return msgspec.structs.replace(found, report=msgspec.structs.replace(found.report, missed=missed))

        monkeypatch.setitem(GAMES, "link", dataclasses.replace(plain, generate=generate))
        window.side.deal.button.click()
        qtbot.waitUntil(lambda: bool(window.notices.texts()), timeout=20_000)
        assert window.notices.texts()[0].endswith("Opening pairs: wished 9 to 12, got 3.")
        choose_language("zh_CN")
        try:
            window.side.deal.button.click()
            qtbot.waitUntil(lambda: "开局对数" in window.notices.texts()[0], timeout=20_000)
        finally:
            choose_language("en")


def test_deal_settings_are_one_undo_step_and_saved_with_the_level(tmp_path: Path, qtbot: QtBot) -> None:
    path = with_layout(tmp_path)
    with a_window(qtbot, tmp_path, path) as window:
        document, panel = in_hand(window), window.side.deal
        panel.kinds.more.click()
        panel.kinds.more.click()
        panel.grade.buttons[2].click()
        assert document.stack.count() == 1
        assert document.stack.undoText() == "Change the deal settings"
        assert document.modified
        window.actions_by_id["save"].trigger()
        qtbot.waitUntil(lambda: not document.modified)
    with a_window(qtbot, tmp_path, path) as window:
        document, panel = in_hand(window), window.side.deal
        assert panel.deal() == Deal(kinds=5, wish=Wish(grade=3))
        panel.grade.buttons[2].click()
        document.undo()
        assert panel.deal() == Deal(kinds=5, wish=Wish(grade=3))
        assert panel.grade.value() == 3


def test_settings_of_the_next_deal_leave_those_of_the_board_alone(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path, with_layout(tmp_path)) as window:
        ready(qtbot, window)
        document, panel = in_hand(window), window.side.deal
        panel.button.click()
        qtbot.waitUntil(lambda: document.stack.count() == 1, timeout=20_000)
        dealt_by = level_in(window).deal
        panel.kinds.less.click()
        assert level_in(window).deal == dealt_by
        assert level_in(window).solution is not None
        assert plan_of(level_in(window)) == msgspec.structs.replace(dealt_by or PLAN, kinds=2)
        panel.button.click()
        qtbot.waitUntil(lambda: document.stack.count() == 3, timeout=20_000)
        again = level_in(window)
        assert again.deal is not None
        assert again.deal.kinds == 2
        assert again.editor == {}


def level_in(window: Window) -> LinkLevel:
    level = in_hand(window).level
    assert isinstance(level, LinkLevel)
    return level
