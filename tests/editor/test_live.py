"""Live truth: at once with every change, judged in the background, stale results dropped."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFrame, QPushButton, QToolButton
from pytestqt.qtbot import QtBot

import generator.warm
from editor.canvas.cells import MARKS
from editor.truth import judging, mending
from editor.truth.judging import Judgement
from editor.truth.mending import Mend
from editor.truth.sight import see
from editor.window import Window
from generator.control import Control
from generator.replay import replay
from levels.board import EMPTY, Board
from levels.level import Level, LinkLevel
from levels.rules import LinkRules
from tests.editor.canvases import drag
from tests.editor.windows import a_pack, a_window, in_hand, saved

EASY = "1 2 1 2\n3 . . 3\n4 4 # ."
ODD = "1 1 2\n3 2 2"
CASES = "1 3 2 1\n3 2 3 1\n2 3 1 2"


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    with a_window(qtbot, tmp_path, saved(tmp_path / "one.json", a_pack(EASY, ODD))) as found:
        found.desk.live.warm_up()
        qtbot.waitUntil(lambda: found.desk.live.is_all_ready, timeout=120_000)
        yield found


def fact(window: Window, name: str) -> str:
    return window.bar.items[name].fact().spoken


def judged(qtbot: QtBot, window: Window) -> Judgement:
    qtbot.waitUntil(lambda: window.desk.live.judgement is not None, timeout=20_000)
    found = window.desk.live.judgement
    assert found is not None
    return found


def test_what_is_seen_of_a_board() -> None:
    sight = see(LinkLevel(id="a", board=Board.from_text(EASY)))
    assert (sight.tiles, sight.slots, sight.kinds, sight.odd) == (8, 0, 4, ())
    assert sight.pair_count == len(sight.pairs) == len(sight.links) == 4
    assert sight.hint is not None
    assert sight.hint.corners[0] == (0, 0)
    alike, linking = sight.partners((2, 0))
    assert alike == linking == ((2, 1),)
    assert sight.reason((0, 0), (2, 0)) is not None


def test_more_pairs_than_can_be_drawn_are_counted() -> None:
    sight = see(LinkLevel(id="a", board=Board(np.ones((12, 12), dtype=np.int16))))
    assert sight.pair_count > len(sight.links) == 120


def test_every_change_updates_tiles_pairs_and_lines_at_once(window: Window) -> None:
    assert fact(window, "tiles") == "8 tiles, 4 kinds, all even"
    assert fact(window, "pairs") == "4 pairs, shown on the board"
    window.hand.choose(EMPTY)
    drag(window.canvas, (2, 0), (2, 1))
    assert fact(window, "tiles") == "6 tiles, 3 kinds, all even"
    assert fact(window, "pairs") == "3 pairs, shown on the board"
    drag(window.canvas, (1, 3))
    assert fact(window, "tiles") == "5 tiles, 1 kind is odd"
    window.actions_by_id["pairs"].trigger()
    assert fact(window, "pairs") == "2 pairs, hidden"


def test_the_bar_follows_the_stroke_and_not_only_its_end(window: Window) -> None:
    canvas = window.canvas
    window.hand.choose(EMPTY)
    QTest.mousePress(canvas, Qt.MouseButton.LeftButton, pos=canvas.view.middle(2, 0).toPoint())
    assert fact(window, "tiles").startswith("7 tiles")
    QTest.keyClick(window, Qt.Key.Key_Escape)
    window.easel.cancel()
    assert fact(window, "tiles").startswith("8 tiles")


def test_a_level_is_judged_a_moment_after_it_rests(qtbot: QtBot, window: Window) -> None:
    found = judged(qtbot, window)
    assert found.verdict == "solvable"
    assert fact(window, "verdict") == "Solvable, 4 moves, replayed"
    assert window.card.isVisible()
    window.hand.choose(7)
    drag(window.canvas, (0, 0))
    assert window.desk.live.judgement is None
    assert fact(window, "verdict").startswith("Proving")


def test_a_verdict_on_a_board_that_is_gone_is_dropped(
    qtbot: QtBot, window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    judged(qtbot, window)
    held = threading.Event()
    seen: list[Level] = []
    plain = judging.judge

    def slow(level: Level, control: Control) -> Judgement:
        seen.append(level)
        if len(seen) == 1:
            held.wait(5)
        return plain(level, control)

    monkeypatch.setattr(judging, "judge", slow)
    window.hand.choose(9)
    drag(window.canvas, (1, 1))
    qtbot.waitUntil(lambda: len(seen) == 1, timeout=5000)
    drag(window.canvas, (1, 2))
    assert window.desk.live.judgement is None
    held.set()
    found = judged(qtbot, window)
    assert found.level is in_hand(window).level


def test_notes_and_titles_keep_the_verdict(qtbot: QtBot, window: Window) -> None:
    found = judged(qtbot, window)
    in_hand(window).change_level("Rename", title="Heart")
    assert window.desk.live.judgement is found


def test_a_solution_is_played_forward_and_back_and_an_edit_ends_it(qtbot: QtBot, window: Window) -> None:
    judged(qtbot, window)
    slider = window.bar.player.slider
    before = window.canvas.grab().toImage()
    slider.setValue(2)
    assert window.desk.player.is_shown
    assert window.canvas._stand_in is not None
    assert int(np.count_nonzero(window.canvas._stand_in > EMPTY)) == 4
    assert window.canvas.grab().toImage() != before
    slider.setValue(0)
    assert window.canvas._stand_in is None
    window.actions_by_id["step-forward"].trigger()
    assert slider.value() == 1
    window.hand.choose(7)
    drag(window.canvas, (0, 0))
    assert window.desk.player.length == 0
    assert window.canvas._stand_in is None


def test_a_solution_plays_to_its_end_by_itself(qtbot: QtBot, window: Window) -> None:
    judged(qtbot, window)
    window.desk.player._timer.setInterval(5)
    window.bar.player.play.click()
    window.desk.player._timer.setInterval(5)
    qtbot.waitUntil(lambda: window.desk.player.at == 4, timeout=5000)
    qtbot.waitUntil(lambda: not window.desk.player.is_playing)


def test_two_chosen_tiles_that_do_not_link_say_why(window: Window) -> None:
    document = in_hand(window)
    document.show(1)
    mask = np.zeros((2, 3), dtype=np.bool_)
    mask[0, 2] = mask[1, 1] = True
    assert isinstance(document.level, LinkLevel)
    document.change_level("Rules", rules=LinkRules(max_turns=0, border="closed"))
    document.select(mask)
    assert window.desk.reason.ends == ((0, 2), (1, 1))
    document.change_level("Rules", rules=LinkRules())
    mask = np.zeros((2, 3), dtype=np.bool_)
    mask[0, 0] = mask[0, 1] = True
    document.select(mask)
    assert window.desk.reason.ends is None


def mended(qtbot: QtBot, window: Window) -> tuple[Mend, ...]:
    qtbot.waitUntil(lambda: window.desk.live.mends is not None, timeout=30_000)
    return window.desk.live.mends or ()


def buttons(window: Window) -> list[str]:
    return [button.text() for button in window.card.faults.findChildren(QPushButton)]


def test_a_repair_is_offered_when_it_is_proven_and_made_in_one_step(qtbot: QtBot, window: Window) -> None:
    in_hand(window).show(1)
    assert judged(qtbot, window).verdict == "unsolvable"
    qtbot.waitUntil(window.card.isVisible)
    found = mended(qtbot, window)
    assert [len(mend.changes) for mend in found] == [1, 1, 1]
    qtbot.waitUntil(lambda: "Change 1 tile" in buttons(window))
    window.card.repair_wanted.emit("mend-0")
    level = in_hand(window).level
    assert isinstance(level, LinkLevel)
    assert in_hand(window).stack.undoText() == "Change 1 tile"
    assert level.shown.odd_kinds() == []
    assert level.report.verdict == "solvable"
    assert level.solution is not None
    assert replay(level.shown, level.rules, level.solution).cleared


def test_nothing_is_offered_while_repairs_are_looked_for_or_when_there_are_none(
    qtbot: QtBot, window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = threading.Event()

    def none_found(_level: LinkLevel, _control: Control) -> tuple[Mend, ...]:
        held.wait(10)
        return ()

    monkeypatch.setattr(mending, "mend", none_found)
    in_hand(window).show(1)
    judged(qtbot, window)
    qtbot.waitUntil(window.card.isVisible)
    assert buttons(window) == ["Show"]
    assert "Looking for repairs" in told(window)
    held.set()
    mended(qtbot, window)
    assert buttons(window) == ["Show"]
    assert "No repair found" in told(window)


def told(window: Window) -> str:
    rows = window.card.faults.findChildren(QFrame)
    return "\n".join(row.accessibleName() for row in rows)


def test_repairs_of_a_board_that_is_gone_are_not_made(qtbot: QtBot, window: Window) -> None:
    in_hand(window).show(1)
    judged(qtbot, window)
    mended(qtbot, window)
    window.card.show_toggled.emit("mend-0", True)
    assert window.desk.ties.lone
    window.hand.choose(7)
    drag(window.canvas, (0, 0))
    assert window.desk.live.mends is None
    assert not window.desk.ties.lone
    steps = in_hand(window).stack.count()
    window.card.repair_wanted.emit("mend-0")
    assert in_hand(window).stack.count() == steps


def test_the_cases_of_a_proof_are_gone_through_on_the_canvas(qtbot: QtBot, window: Window) -> None:
    document = in_hand(window)
    document.change_level(
        "Paint", layout=None, board=Board.from_text(CASES), rules=LinkRules(max_turns=1, border="closed")
    )
    found = judged(qtbot, window)
    assert found.proof == "certificate"
    assert len(found.cases) > 1
    assert not found.stuck
    qtbot.waitUntil(window.card.isVisible)
    window.bar.evidence.click()
    for case in (0, 1):
        marks = window.canvas._marks
        assert marks is not None
        stuck = {(int(row), int(col)) for row, col in np.argwhere(marks == MARKS.index("stuck"))}
        assert stuck == set(found.cases[case].cells)
        assert window.desk.ties.ties == found.cases[case].pairs
        onward = window.card.faults.findChild(QToolButton, "case chevron-right")
        assert isinstance(onward, QToolButton)
        onward.click()
    window.bar.evidence.click()
    assert window.canvas._marks is None
    assert window.desk.ties.ties == ()


def test_proofs_are_kept_with_the_whole_pack_in_one_step(qtbot: QtBot, window: Window) -> None:
    document = in_hand(window)
    window.actions_by_id["prove-pack"].trigger()
    qtbot.waitUntil(lambda: document.stack.count() == 1, timeout=20_000)
    assert document.stack.undoText() == "Prove 2 levels"
    assert [level.report.verdict for level in document.pack.levels] == ["solvable", "unsolvable"]
    assert isinstance(document.level, LinkLevel)
    assert document.level.solution is not None
    document.undo()
    assert not document.modified


def test_the_list_shows_pairs_and_verdicts(qtbot: QtBot, window: Window) -> None:
    model = window.levels.model

    def told(row: int) -> str:
        return str(model.index(row).data(Qt.ItemDataRole.AccessibleTextRole))

    qtbot.waitUntil(lambda: told(0) == "Level 1, 4 pairs", timeout=20_000)
    qtbot.waitUntil(lambda: told(1) == "Level 2, 2 odd kinds", timeout=20_000)


def test_the_window_can_be_used_before_the_rules_are_ready(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = threading.Event()
    plain = generator.warm.make_ready

    def slow(control: Control, *names: tuple[str, ...]) -> None:
        control.step("Compiling, this once, links and collapses")
        held.wait(10)
        plain(control, *names)

    monkeypatch.setattr(generator.warm, "make_ready", slow)
    with a_window(qtbot, tmp_path, saved(tmp_path / "one.json", a_pack(EASY))) as window:
        window.desk.live.warm_up()
        qtbot.waitUntil(lambda: "Compiling, this once" in fact(window, "verdict"), timeout=5000)
        assert "you can paint meanwhile" in fact(window, "verdict")
        window.hand.choose(EMPTY)
        drag(window.canvas, (2, 0), (2, 1))
        assert fact(window, "tiles").startswith("6 tiles")
        assert not window.side.deal.button.isEnabled()
        held.set()
        qtbot.waitUntil(lambda: fact(window, "pairs") == "3 pairs, shown on the board", timeout=60_000)
        judged(qtbot, window)
