"""Drags and free swaps: what moves, what may not, and what a fast pointer passes."""

from __future__ import annotations

import itertools
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.orb.drag import LETTERS, Drag, cells_between, follow, refusal, swap_freely
from generator.orb.replay import play
from levels.board import Board, Position
from levels.level import ROUTE_STEPS, Goal, OrbLevel, Route
from levels.rules import OrbRules

BOARD = Board.from_text("1 2 3 4\n5 6 7 8\n9 1 2 3")
EIGHT = OrbRules(diagonal=True)


def diagrams(board: Board, steps: str, start: Position, rules: OrbRules | None = None) -> list[str]:
    trail = follow(board, rules or OrbRules(), Route(start=start, steps=steps))
    return [arrangement.board.to_text() for arrangement in trail.arrangements]


def test_the_held_orb_swaps_with_each_cell_that_it_enters() -> None:
    assert diagrams(BOARD, "RD", (0, 0)) == [
        "1 2 3 4\n5 6 7 8\n9 1 2 3",
        "2 1 3 4\n5 6 7 8\n9 1 2 3",
        "2 6 3 4\n5 1 7 8\n9 1 2 3",
    ]


def test_a_trail_says_where_the_held_orb_has_been() -> None:
    trail = follow(BOARD, EIGHT, Route(start=(0, 0), steps="CRE"))
    assert trail.cells == ((0, 0), (1, 1), (1, 2), (0, 3))
    assert trail.fault is None


@pytest.mark.parametrize(("letter", "step"), ROUTE_STEPS.items())
def test_every_letter_goes_its_way(letter: str, step: Position) -> None:
    trail = follow(BOARD, EIGHT, Route(start=(1, 1), steps=letter))
    assert trail.cells[-1] == (1 + step[0], 1 + step[1])


def test_diagonal_steps_need_the_rule() -> None:
    trail = follow(BOARD, OrbRules(), Route(start=(0, 0), steps="RC"))
    assert trail.fault is not None
    assert (trail.fault.index, len(trail.arrangements)) == (1, 2)
    assert "diagonal" in trail.fault.reason


def test_the_step_bound_stops_a_drag() -> None:
    rules = OrbRules(max_steps=2)
    trail = follow(BOARD, rules, Route(start=(0, 0), steps="RRR"))
    assert trail.fault is not None
    assert (trail.fault.index, trail.fault.reason) == (2, "the rules allow 2 steps")
    assert follow(BOARD, rules, Route(start=(0, 0), steps="RR")).fault is None


@pytest.mark.parametrize("obstacle", ["#", "x", "?"])
def test_obstacles_cannot_be_entered_or_taken(obstacle: str) -> None:
    board = Board.from_text(f"1 2 {obstacle} 4\n5 6 7 8")
    trail = follow(board, OrbRules(), Route(start=(0, 0), steps="RR"))
    assert trail.fault is not None
    assert trail.fault.index == 1
    assert trail.last.board.to_rows()[0][:2] == [2, 1]
    assert Drag.take(board, OrbRules(), (0, 2)) is None


def test_the_edge_cannot_be_crossed() -> None:
    trail = follow(BOARD, OrbRules(), Route(start=(0, 3), steps="R"))
    assert trail.fault is not None
    assert trail.fault.reason == "row 0, column 4 is not on the board"


def test_immovable_orbs_are_neither_taken_nor_passed() -> None:
    rules = OrbRules(immovable=(6,))
    assert follow(BOARD, rules, Route(start=(1, 1), steps="")).fault is not None
    trail = follow(BOARD, rules, Route(start=(1, 0), steps="R"))
    assert trail.fault is not None
    assert trail.last.board == BOARD


def test_a_held_orb_may_pass_over_empty_cells_but_nothing_is_taken_there() -> None:
    board = Board.from_text("1 . 2\n3 4 5")
    assert diagrams(board, "RR", (0, 0))[-1] == ". 2 1\n3 4 5"
    assert refusal(board, OrbRules(), (0, 1)) is None
    taken = follow(board, OrbRules(), Route(start=(0, 1), steps=""))
    assert taken.fault is not None
    assert taken.fault.reason == "there is no orb at row 0, column 1"


def test_plus_marks_travel_with_their_orbs() -> None:
    trail = follow(BOARD, OrbRules(), Route(start=(0, 0), steps="RR"), plus=[(0, 0), (0, 2)])
    assert [sorted(now.plus) for now in trail.arrangements] == [
        [(0, 0), (0, 2)],
        [(0, 1), (0, 2)],
        [(0, 1), (0, 2)],
    ]


def test_a_jump_passes_through_every_cell_between() -> None:
    drag = Drag.take(BOARD, OrbRules(), (0, 0))
    assert drag is not None
    assert drag.toward((0, 3)).route.steps == "RRR"
    assert drag.toward((2, 3)).route.steps == "RDRDR"
    diagonal = Drag.take(BOARD, EIGHT, (0, 0))
    assert diagonal is not None
    assert diagonal.toward((2, 2)).route.steps == "CC"
    assert diagonal.toward((1, 3)).route.steps in ("RCR", "RRC", "CRR")


def test_a_jump_stops_before_what_it_cannot_enter() -> None:
    drag = Drag.take(Board.from_text("1 2 # 4"), OrbRules(), (0, 0))
    assert drag is not None
    stopped = drag.toward((0, 3))
    assert (stopped.route.steps, stopped.held) == ("R", (0, 1))
    bounded = Drag.take(BOARD, OrbRules(max_steps=1), (0, 0))
    assert bounded is not None
    assert bounded.toward((2, 0)).route.steps == "D"


places = st.tuples(st.integers(0, 15), st.integers(0, 15))


@given(start=places, end=places, diagonal=st.booleans())
def test_a_jump_leaves_no_gap_and_takes_no_detour(start: Position, end: Position, *, diagonal: bool) -> None:
    passed = [start, *cells_between(start, end, diagonal=diagonal)]
    steps = [LETTERS[b[0] - a[0], b[1] - a[1]] for a, b in itertools.pairwise(passed)]
    tall, wide = abs(end[0] - start[0]), abs(end[1] - start[1])
    assert passed[-1] == end
    assert len(steps) == (max(tall, wide) if diagonal else tall + wide)
    assert diagonal or not set(steps) & set("QEZC")


def test_four_way_jumps_visit_every_cell_whose_inside_the_line_enters() -> None:
    rng = random.Random(5)
    for _jump in range(300):
        start, end = ((rng.randrange(9), rng.randrange(11)) for _end in range(2))
        visited = {start, *cells_between(start, end, diagonal=False)}
        for step in range(1001):
            # Points of the line, in thousandths of a cell; those on an edge are inside no cell.
            row, col = ((1000 - step) * a + step * b for a, b in zip(start, end, strict=True))
            if abs(row) % 1000 != 500 and abs(col) % 1000 != 500:
                assert (round(row / 1000), round(col / 1000)) in visited


@given(st.text("UDLRQEZC", max_size=30), st.integers(0, 2), st.integers(0, 3))
def test_drags_only_move_orbs_about(steps: str, row: int, col: int) -> None:
    trail = follow(BOARD, EIGHT, Route(start=(row, col), steps=steps))
    for number, arrangement in enumerate(trail.arrangements):
        assert arrangement.board.kind_counts() == BOARD.kind_counts()
        assert arrangement.board[trail.cells[number]] == BOARD[row, col]


def test_free_swaps_exchange_any_two_neighbours() -> None:
    trail = swap_freely(BOARD, OrbRules(move="free"), [(0, 0, 0, 1), (2, 3, 1, 3)], plus=[(0, 1)])
    assert trail.fault is None
    assert trail.last.board == Board.from_text("2 1 3 4\n5 6 7 3\n9 1 2 8")
    assert trail.last.plus == {(0, 0)}


@pytest.mark.parametrize(
    ("swap", "reason"),
    [
        ((0, 0, 0, 2), "(0, 0) and (0, 2) are not neighbours"),
        ((0, 0, 1, 1), "(0, 0) and (1, 1) are not neighbours"),
        ((0, 0, 0, 0), "(0, 0) and (0, 0) are not neighbours"),
        ((0, 3, 0, 4), "row 0, column 4 is not on the board"),
    ],
)
def test_free_swaps_that_are_not_allowed_say_why(swap: tuple[int, int, int, int], reason: str) -> None:
    trail = swap_freely(BOARD, OrbRules(move="free"), [(0, 0, 0, 1), swap])
    assert trail.fault is not None
    assert (trail.fault.index, trail.fault.reason) == (1, reason)


def test_free_swaps_are_bounded_and_need_an_orb() -> None:
    one = swap_freely(BOARD, OrbRules(move="free", max_steps=1), [(0, 0, 0, 1), (0, 0, 0, 1)])
    assert one.fault is not None
    assert one.fault.reason == "the rules allow 1 swaps"
    holes = swap_freely(Board.from_text("1 . ."), OrbRules(move="free"), [(0, 0, 0, 1), (0, 0, 0, 2)])
    assert len(holes.arrangements) == 2
    empty = swap_freely(Board.from_text("1 . ."), OrbRules(move="free"), [(0, 1, 0, 2)])
    assert empty.fault is not None


def test_each_move_rule_allows_only_its_own_moves() -> None:
    drag = follow(BOARD, OrbRules(move="free"), Route(start=(0, 0), steps="R"))
    assert drag.fault is not None
    assert drag.fault.index == -1
    swap = swap_freely(BOARD, OrbRules(), [(0, 0, 0, 1)])
    assert swap.fault is not None
    assert swap.last.board == BOARD


LEVEL = OrbLevel(
    id="drag",
    board=Board.from_text("1 2 1 1 3\n3 4 3 4 3\n4 3 2 2 4"),
    route=Route(start=(0, 0), steps="R"),
    goals=(Goal(combos=1, steps=1), Goal(kind=1, orbs=3), Goal(combos=2)),
)


def test_the_judge_plays_the_route_and_holds_the_goals_against_it() -> None:
    playing = play(LEVEL)
    assert playing.cascade.combos == 1
    assert [state.met for state in playing.goals] == [True, True, False]
    assert not playing.won


def test_the_judge_accepts_no_route_that_the_rules_forbid() -> None:
    playing = play(OrbLevel(id="no", board=LEVEL.board, rules=OrbRules(max_steps=0), route=LEVEL.route))
    assert playing.trail.fault is not None
    assert not playing.won


def test_a_level_without_a_route_is_let_go_as_it_lies() -> None:
    level = OrbLevel(id="as-is", board=Board.from_text("1 1 1"), goals=(Goal(combos=1, steps=0),))
    assert play(level).won
