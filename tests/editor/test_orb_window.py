"""Orb levels in a whole window, under real mouse and key events."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from editor.canvas.cells import MARKS
from editor.window import Window
from generator.orb.cascade import Fall
from generator.orb.combos import evaluate
from generator.orb.replay import play
from levels.board import Board
from levels.kinds import orb_kinds
from levels.level import Goal, LinkLevel, OrbLevel, Pack, Route
from levels.rules import OrbRules, Skyfall
from tests.editor.canvases import drag, key, middle_of, move, press, release
from tests.editor.windows import a_window, in_hand, saved

EXAMPLE = Board.from_text("1 2 6 2 2 2\n5 6 4 4 1 3\n1 6 4 1 3 1\n1 6 4 2 2 1\n1 5 5 3 3 1")
CALM = Board.from_text("1 1 2 1\n2 3 1 3\n3 2 3 2")
"""Nothing matches; led from (1, 2) up, the 1 makes a row of four."""


def orbs(board: Board = EXAMPLE, **fields: object) -> Pack:
    level = OrbLevel(id="orb", title="Orbs", board=board, **fields)  # type: ignore[arg-type] # any of its fields
    link = LinkLevel(id="link", title="Link", board=Board.from_text("1 2 1 2\n3 3 4 4"))
    return Pack(id="orbs", title="Orbs", kinds=orb_kinds(10), levels=(level, link))


@pytest.fixture
def open_orbs(qtbot: QtBot, tmp_path: Path) -> Iterator[OpenOrbs]:
    opened = OpenOrbs(qtbot, tmp_path)
    yield opened
    opened.close()


class OpenOrbs:
    """Opens a window on a pack with one orb level and one link level."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self._qtbot = qtbot
        self._folder = folder
        self._held: list[object] = []

    def __call__(self, board: Board = EXAMPLE, *, tool: str = "brush", **fields: object) -> Window:
        file = saved(self._folder / "orbs.json", orbs(board, **fields))
        context = a_window(self._qtbot, self._folder, file)
        window = context.__enter__()
        self._held.append(context)
        window.hand.hold(tool=tool)
        window.canvas.setFocus()
        return window

    def close(self) -> None:
        for context in self._held:
            context.__exit__(None, None, None)  # type: ignore[attr-defined] # it is a context manager


def said(window: Window, name: str) -> str:
    return window.bar.items[name].fact().value


def total(window: Window) -> str:
    return window.orbs.live_panel.total.text()


def board_of(window: Window) -> list[list[int]]:
    """The board as the canvas shows it."""
    rows: list[list[int]] = window.canvas._painter._cells.tolist()
    return rows


def level_of(window: Window) -> OrbLevel:
    level = in_hand(window).level
    assert isinstance(level, OrbLevel)
    return level


def test_bar_and_panel_tell_combos_by_wave_and_what_falls_short(open_orbs: OpenOrbs) -> None:
    window = open_orbs()
    assert said(window, "combos") == "7 combos"
    assert window.bar.items["combos"].fact().caption == "waves 5 + 2"
    assert total(window) == "7"
    assert window.orbs.live_panel.detail.text() == "in 2 waves"
    assert window.orbs.live_panel.isVisible()
    assert not window.bar.items["pairs"].isVisible()


def test_every_painted_cell_changes_the_result_at_once(open_orbs: OpenOrbs) -> None:
    window = open_orbs(CALM)
    assert total(window) == "0"
    window.hand.choose(1)
    press(window.canvas, (0, 2))
    assert total(window) == "1"
    assert said(window, "combos") == "1 combo"
    assert window.orbs.waves.waves == ((((0, 0), (0, 1), (0, 2), (0, 3)),),)
    release(window.canvas, (0, 2))
    window.actions_by_id["undo"].trigger()
    assert total(window) == "0"


def test_the_bound_comes_when_the_rules_are_ready(qtbot: QtBot, open_orbs: OpenOrbs) -> None:
    window = open_orbs()
    assert said(window, "gap") == "…"
    assert not window.orbs.live_panel.meter.isVisible()
    window.orbs.live.warm_up()
    qtbot.waitUntil(lambda: window.orbs.live.is_ready, timeout=120_000)
    assert said(window, "gap") == "Gap 2"
    assert window.orbs.live_panel.most.text() == "7 of 9, gap 2"


def test_a_drag_shows_its_result_at_every_step_and_its_cascade_when_let_go(
    qtbot: QtBot, open_orbs: OpenOrbs
) -> None:
    window = open_orbs(CALM, tool="drag")
    press(window.canvas, (1, 2))
    assert window.orbs.trail.held == (1, 2)
    move(window.canvas, (1, 1))
    assert (total(window), said(window, "steps")) == ("0", "1 step")
    assert board_of(window)[1] == [2, 1, 3, 3]
    move(window.canvas, (0, 2))
    assert said(window, "steps") == "3 steps"
    move(window.canvas, (1, 2))
    move(window.canvas, (0, 2))
    assert (total(window), said(window, "steps")) == ("1", "5 steps")
    assert window.orbs.live_panel.heading.note == "after the drag"
    assert level_of(window).board == CALM
    release(window.canvas, (0, 2))
    assert window.orbs.player.is_playing
    qtbot.waitUntil(lambda: window.orbs.player.at == window.orbs.player.length, timeout=10_000)
    assert board_of(window)[0] == [0, 0, 0, 0]
    assert in_hand(window).stack.count() == 0


def test_escape_puts_an_orb_back_in_the_middle_of_a_drag(open_orbs: OpenOrbs) -> None:
    window = open_orbs(CALM, tool="drag")
    press(window.canvas, (1, 2))
    move(window.canvas, (0, 2))
    assert total(window) == "1"
    key(window.canvas, Qt.Key.Key_Escape)
    assert board_of(window) == CALM.to_rows()
    assert (total(window), said(window, "steps")) == ("0", "No route")
    move(window.canvas, (2, 2))
    release(window.canvas, (2, 2))
    assert board_of(window) == CALM.to_rows()


def test_escape_puts_an_orb_back_after_it_was_let_go(open_orbs: OpenOrbs) -> None:
    window = open_orbs(CALM, tool="drag")
    drag(window.canvas, (1, 2), (0, 2))
    assert window.orbs.holding is not None
    key(window.canvas, Qt.Key.Key_Escape)
    assert window.orbs.holding is None
    assert not window.orbs.player.is_playing
    assert board_of(window) == CALM.to_rows()


def test_a_drag_is_kept_as_the_route_and_that_can_be_undone(open_orbs: OpenOrbs) -> None:
    window = open_orbs(CALM, tool="drag")
    assert not window.orbs.keep.isEnabled()
    drag(window.canvas, (1, 2), (0, 2))
    QTest.mouseClick(window.orbs.keep, Qt.MouseButton.LeftButton)
    assert level_of(window).route == Route(start=(1, 2), steps="U")
    assert in_hand(window).stack.undoText() == "Keep a route of 1 step"
    assert not window.orbs.keep.isEnabled()
    key(window.canvas, Qt.Key.Key_Escape)
    assert said(window, "steps") == "1 step"
    assert window.bar.items["steps"].fact().caption == "route kept"
    window.actions_by_id["undo"].trigger()
    assert level_of(window).route is None
    assert said(window, "steps") == "No route"


def test_a_new_drag_begins_from_the_painted_board(open_orbs: OpenOrbs) -> None:
    window = open_orbs(CALM, tool="drag")
    drag(window.canvas, (1, 2), (0, 2))
    press(window.canvas, (2, 0))
    assert board_of(window) == CALM.to_rows()
    move(window.canvas, (2, 1))
    assert board_of(window)[2] == [2, 3, 3, 2]
    release(window.canvas, (2, 1))


def test_a_pointer_that_leaves_the_board_leads_the_orb_along_its_edge(open_orbs: OpenOrbs) -> None:
    window = open_orbs(CALM, tool="drag")
    press(window.canvas, (0, 0))
    move(window.canvas, (-1, 2))
    assert window.orbs.trail.held == (0, 2)
    move(window.canvas, (1, 9))
    assert window.orbs.trail.held == (1, 3)
    key(window.canvas, Qt.Key.Key_Escape)


def test_an_orb_that_cannot_be_moved_is_not_taken(open_orbs: OpenOrbs) -> None:
    window = open_orbs(CALM, tool="drag", rules=OrbRules(immovable=(3,)))
    told: list[str] = []
    window.easel.said.connect(told.append)
    drag(window.canvas, (1, 1), (0, 1))
    assert board_of(window) == CALM.to_rows()
    assert told == ["There is no orb here that can be moved."]
    press(window.canvas, (0, 1))
    move(window.canvas, (2, 1))
    assert board_of(window) == CALM.to_rows()
    release(window.canvas, (2, 1))


def test_steps_are_limited_and_counted(open_orbs: OpenOrbs) -> None:
    window = open_orbs(CALM, tool="drag", rules=OrbRules(max_steps=2))
    press(window.canvas, (0, 0))
    move(window.canvas, (0, 3))
    assert said(window, "steps") == "2 steps"
    assert window.bar.items["steps"].fact().caption.startswith("of 2, ")
    assert window.bar.items["steps"].fact().tone == "warn"
    key(window.canvas, Qt.Key.Key_Escape)


def test_free_swaps_add_up_until_they_are_put_back(open_orbs: OpenOrbs) -> None:
    window = open_orbs(CALM, tool="drag", rules=OrbRules(move="free"))
    drag(window.canvas, (1, 2), (0, 2))
    drag(window.canvas, (2, 0), (2, 1))
    assert said(window, "steps") == "2 swaps"
    assert board_of(window)[2] == [2, 3, 3, 2]
    assert board_of(window)[0] == [1, 1, 1, 1]
    assert window.orbs.keep.isEnabled()
    QTest.mouseClick(window.orbs.put_back, Qt.MouseButton.LeftButton)
    assert board_of(window) == CALM.to_rows()


def test_free_swaps_are_kept_with_the_level_and_played_again(open_orbs: OpenOrbs) -> None:
    window = open_orbs(CALM, tool="drag", rules=OrbRules(move="free"), goals=(Goal(combos=1),))
    for start, end in (((2, 3), (2, 2)), ((1, 2), (0, 2))):
        drag(window.canvas, start, end)
    assert window.orbs.keep.isEnabled()
    window.actions_by_id["keep-route"].trigger()
    swaps = ((2, 3, 2, 2), (1, 2, 0, 2))
    assert level_of(window).swaps == swaps
    assert level_of(window).route is None
    assert in_hand(window).stack.undoText() == "Keep 2 swaps"
    assert not window.orbs.keep.isEnabled()
    assert play(level_of(window)).won
    key(window.canvas, Qt.Key.Key_Escape)
    # Put back, they are those of the level, and can be stepped through.
    assert window.orbs.holding is not None
    assert window.orbs.holding.ways == (((2, 3), (2, 2)), ((1, 2), (0, 2)))
    assert window.orbs.player.timeline is not None
    assert window.orbs.player.timeline.steps == 2
    window.actions_by_id["drop-route"].trigger()
    assert level_of(window).swaps == ()
    in_hand(window).undo()
    assert level_of(window).swaps == swaps


def test_an_orb_is_dragged_by_keys(open_orbs: OpenOrbs) -> None:
    window = open_orbs(CALM)
    key(window.canvas, Qt.Key.Key_D)
    assert window.hand.grip.tool == "drag"
    key(window.canvas, Qt.Key.Key_Home, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Right)
    key(window.canvas, Qt.Key.Key_Return, Qt.Key.Key_Up)
    assert total(window) == "1"
    key(window.canvas, Qt.Key.Key_Return)
    assert window.orbs.player.is_playing
    window.orbs.player.play(False)


def test_the_slider_goes_through_steps_marks_gaps_and_falls(open_orbs: OpenOrbs) -> None:
    window = open_orbs(CALM, route=Route(start=(1, 2), steps="U"))
    slider = window.bar.player.slider
    assert window.bar.player.isVisible()
    assert slider.maximum() == 4
    slider.setFocus()
    seen = []
    for _ in range(4):
        QTest.keyClick(slider, Qt.Key.Key_Right)
        seen.append((board_of(window)[0], window.orbs.waves.waves))
    four = ((0, 0), (0, 1), (0, 2), (0, 3))
    assert seen == [
        ([1, 1, 1, 1], ((four,),)),
        ([1, 1, 1, 1], ((four,),)),
        ([0, 0, 0, 0], ()),
        ([0, 0, 0, 0], ()),
    ]
    window.actions_by_id["step-back"].trigger()
    assert window.orbs.player.at == 3
    QTest.mouseClick(window.orbs._bench.bar.player.play, Qt.MouseButton.LeftButton)
    assert window.orbs.player.is_playing
    window.orbs.player.play(False)


def test_whoever_takes_up_a_brush_sees_the_painted_board_again(open_orbs: OpenOrbs) -> None:
    window = open_orbs(CALM, tool="drag")
    drag(window.canvas, (1, 2), (0, 2))
    key(window.canvas, Qt.Key.Key_B)
    assert board_of(window) == CALM.to_rows()
    window.hand.choose(2)
    drag(window.canvas, (0, 0))
    assert board_of(window)[0] == [2, 1, 2, 1]
    assert window.orbs.holding is None


def test_goals_tell_what_is_met_open_and_impossible(qtbot: QtBot, open_orbs: OpenOrbs) -> None:
    goals = (Goal(combos=7), Goal(combos=8), Goal(orbs=12, kind=1), Goal(combos=12))
    window = open_orbs(goals=goals)
    assert said(window, "goals") == "1 of 4 goals"
    window.orbs.live.warm_up()
    qtbot.waitUntil(lambda: window.orbs.live.is_ready, timeout=120_000)
    states = window.orbs.goals_panel._states
    assert [state.met for state in states] == [True, None, False, False]
    assert [state.reason for state in states] == [
        "as painted",
        "7 of 8, not ruled out",
        "there are only 9 orbs",
        "at most 9 by count",
    ]


def test_goals_follow_a_drag(open_orbs: OpenOrbs) -> None:
    window = open_orbs(CALM, tool="drag", goals=(Goal(combos=1, steps=1),))
    press(window.canvas, (1, 2))
    assert said(window, "goals") == "0 of 1 goals"
    move(window.canvas, (0, 2))
    assert said(window, "goals") == "1 of 1 goals"
    assert window.orbs.goals_panel._states[0].reason == "this drag"
    key(window.canvas, Qt.Key.Key_Escape)


def test_the_odds_of_skyfall_stand_beside_the_exact_result(qtbot: QtBot, open_orbs: OpenOrbs) -> None:
    window = open_orbs(rules=OrbRules(skyfall=Skyfall(seed="1")))
    assert total(window) == "7"
    assert window.orbs.live_panel.odds.text().endswith("With skyfall: being played…")
    window.orbs.live.warm_up()
    qtbot.waitUntil(lambda: window.orbs.live.odds is not None, timeout=120_000)
    odds = window.orbs.live.odds
    assert odds is not None
    assert odds.without == 7
    assert f"{odds.mean:.2f} on average" in window.orbs.live_panel.odds.text()


def test_a_cascade_is_played_with_what_the_seed_lets_fall_in(open_orbs: OpenOrbs) -> None:
    rules = OrbRules(skyfall=Skyfall(seed="2"))
    window = open_orbs(rules=rules)
    orbs_desk, panel = window.orbs, window.orbs.live_panel
    full = evaluate(EXAMPLE, rules)
    assert full.fallen_in > 0
    assert panel.sky.isVisible()
    assert panel.odds.text().startswith(
        f"With its seed: {full.combos} combos, {full.fallen_in} orbs fall in."
    )
    bare = orbs_desk.player.length
    panel.sky.click()
    assert orbs_desk.player.length == 3 * len(full.waves) != bare
    orbs_desk.player.go(orbs_desk.player.length)
    assert board_of(window) == full.left.to_rows()
    # The panel goes on telling what the board itself gives.
    assert total(window) == "7"
    panel.sky.click()
    assert orbs_desk.player.length == bare
    assert board_of(window)[0] == [0] * 6


def test_orbs_fall_into_place_on_a_step_forward_and_on_no_other(
    qtbot: QtBot, open_orbs: OpenOrbs, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("editor.orb.motion.motion_ms", lambda wanted: wanted)
    window = open_orbs()
    player, motion = window.orbs.player, window.orbs.motion
    player.go(2)
    assert not motion.falls
    player.go(3)
    frame = player.timeline.frame(3) if player.timeline is not None else None
    assert frame is not None
    assert motion.falls == frame.falls != ()
    lie = [[0 if fall_to(motion.falls, at) else cell for at, cell in row] for row in with_places(frame.board)]
    assert board_of(window) == lie
    begun = window.canvas.grab().toImage()
    qtbot.waitUntil(lambda: not motion.falls, timeout=5000)
    assert board_of(window) == frame.board.to_rows()
    assert window.canvas.grab().toImage() != begun
    player.go(2)
    player.go(6)
    assert not motion.falls
    assert board_of(window) == player.timeline.frame(6).board.to_rows() if player.timeline else False


def test_nothing_moves_when_less_motion_is_asked_for(
    open_orbs: OpenOrbs, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("editor.orb.motion.motion_ms", lambda _wanted: 0)
    window = open_orbs()
    window.orbs.player.go(2)
    window.orbs.player.go(3)
    assert not window.orbs.motion.falls
    assert window.orbs.player.timeline is not None
    assert board_of(window) == window.orbs.player.timeline.frame(3).board.to_rows()


def fall_to(falls: tuple[Fall, ...], at: tuple[int, int]) -> bool:
    return any((fall.to_row, fall.col) == at for fall in falls)


def with_places(board: Board) -> list[list[tuple[tuple[int, int], int]]]:
    rows = board.to_rows()
    return [[((row, col), cell) for col, cell in enumerate(cells)] for row, cells in enumerate(rows)]


def test_a_combo_pointed_at_in_the_panel_is_pointed_out_on_the_board(open_orbs: OpenOrbs) -> None:
    window = open_orbs()
    all_waves = window.orbs.waves.waves
    assert [len(wave) for wave in all_waves] == [5, 2]
    chips = window.orbs.live_panel.chips
    QTest.mouseMove(chips, chips._places[1, 1].center().toPoint())
    assert window.orbs.waves.waves == ((), (all_waves[1][1],))
    chips.leaveEvent(None)  # type: ignore[arg-type] # only told that the pointer is gone
    assert window.orbs.waves.waves == all_waves


def test_nothing_of_an_orb_level_stays_when_a_link_level_is_shown(open_orbs: OpenOrbs) -> None:
    window = open_orbs(tool="drag")
    drag(window.canvas, (0, 0), (0, 1))
    in_hand(window).show(1)
    assert window.hand.grip.tool == "brush"
    assert board_of(window) == [[1, 2, 1, 2], [3, 3, 4, 4]]
    assert not window.orbs.live_panel.isVisible()
    assert not window.orbs.stage.isVisible()
    assert window.bar.items["pairs"].isVisible()
    assert not window.lit["waves"].isVisible()
    key(window.canvas, Qt.Key.Key_D)
    assert window.hand.grip.tool == "brush"
    in_hand(window).show(0)
    assert window.lit["waves"].isVisible()
    assert total(window) == "7"


def test_plus_marks_travel_with_flips_shifts_moves_and_resizing(open_orbs: OpenOrbs) -> None:
    window = open_orbs(plus=((1, 2),))
    act = window.actions_by_id
    assert total(window) == "8"
    window.canvas.setFocus()
    key(window.canvas, Qt.Key.Key_H)
    assert level_of(window).plus == ((1, 3),)
    act["nudge-right"].trigger()
    assert level_of(window).plus == ((1, 4),)
    window.hand.hold(tool="move")
    drag(window.canvas, (1, 4), (0, 4))
    assert level_of(window).plus == ((0, 4),)
    window.easel.resize(6, 6, anchor=(2, 0), fill=0)
    assert level_of(window).plus == ((1, 4),)
    for _ in range(4):
        act["undo"].trigger()
    assert level_of(window).plus == ((1, 2),)
    assert total(window) == "8"


def test_orbs_that_stay_are_dimmed_and_remain_so_when_rules_become_ready(open_orbs: OpenOrbs) -> None:
    window = open_orbs(plus=((0, 0), (0, 3)))
    marks = window.canvas._painter._marks
    assert marks is not None
    names = [[MARKS[mark] for mark in row] for row in marks[:2].tolist()]
    assert names[0] == ["plus-dim", "dim", "dim", "plus", "plain", "plain"]
    window.desk.live.judged.emit()
    after = window.canvas._painter._marks
    assert after is not None
    assert after.tolist() == marks.tolist()


def test_an_orb_level_is_added_from_the_menu_beside_add(open_orbs: OpenOrbs) -> None:
    window = open_orbs()
    in_hand(window).show(1)
    offered = [action.text() for action in window.levels.add_menu.menu().actions()]
    assert offered == ["New level", "New link level", "New orb level"]
    window.levels.add_menu.menu().actions()[2].trigger()
    level = level_of(window)
    assert level.shown.shape == (5, 6)
    assert level.shown.slot_count() == 30
    assert said(window, "combos") == "0 combos"
    assert window.bar.items["combos"].fact().caption == "30 slots to deal"
    assert in_hand(window).stack.undoText() == "Add a level"


def test_waves_and_steps_can_be_taken_off_the_board(open_orbs: OpenOrbs) -> None:
    window = open_orbs(route=Route(start=(0, 0), steps="R"))
    QTest.mouseClick(window.lit["waves"], Qt.MouseButton.LeftButton)
    assert window.orbs.waves.waves == ()
    assert window.orbs.trail.ways
    QTest.mouseClick(window.lit["trail"], Qt.MouseButton.LeftButton)
    assert not window.orbs.trail.ways
    key(window.canvas, Qt.Key.Key_C)
    assert window.orbs.waves.waves


def test_the_cell_under_the_pointer_tells_its_wave(open_orbs: OpenOrbs) -> None:
    window = open_orbs()
    QTest.mouseMove(window.canvas, middle_of(window.canvas, (4, 1)))
    window.canvas._set_hover((4, 1))
    assert window.bar.items["cell"].fact().caption == "dark, wave 2"
