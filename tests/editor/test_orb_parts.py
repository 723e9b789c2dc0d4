"""Drags, cascades as pictures, and where combos come from, without a window."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from editor.orb.holding import Dragging, kept, take
from editor.orb.layers import first_steps
from editor.orb.sight import see
from editor.orb.timeline import Timeline
from generator.orb.drag import Arrangement, follow
from levels.board import EMPTY, Board
from levels.level import OrbLevel, Route
from levels.rules import OrbRules, Skyfall

EXAMPLE = Board.from_text("1 2 6 2 2 2\n5 6 4 4 1 3\n1 6 4 1 3 1\n1 6 4 2 2 1\n1 5 5 3 3 1")


def orb_level(board: Board | str, rules: OrbRules | None = None, route: Route | None = None) -> OrbLevel:
    shown = Board.from_text(board) if isinstance(board, str) else board
    return OrbLevel(id="orb", board=shown, rules=rules or OrbRules(), route=route)


def boards() -> st.SearchStrategy[Board]:
    return st.builds(
        lambda seed, rows, cols: Board(
            np.random.default_rng(seed).choice([0, 1, 2, 3, 1, 2, 3, -2, -3], (rows, cols))
        ),
        st.integers(0, 10_000),
        st.integers(2, 7),
        st.integers(3, 6),
    )


def test_the_combos_of_later_waves_are_traced_to_where_their_orbs_were_painted() -> None:
    sight = see(Arrangement(EXAMPLE), OrbRules())
    assert [len(wave) for wave in sight.origins] == [5, 2]
    assert sight.origins[1] == (((1, 0), (4, 1), (4, 2)), ((1, 5), (4, 3), (4, 4)))
    assert sight.wave_of((4, 1)) == 1
    assert sight.wave_of((0, 3)) == 0
    assert sight.wave_of((0, 0)) is None


@given(boards())
@settings(max_examples=150, deadline=None)
def test_every_orb_of_a_combo_comes_from_an_orb_of_its_kind_and_none_comes_twice(board: Board) -> None:
    sight = see(Arrangement(board), OrbRules())
    origins = [cell for wave in sight.origins for group in wave for cell in group]
    assert len(origins) == len(set(origins)) == sight.cascade.cleared
    for wave, groups in zip(sight.cascade.waves, sight.origins, strict=True):
        for combo, group in zip(wave.combos, groups, strict=True):
            assert {board[cell] for cell in group} == {combo.kind}


@given(boards(), st.sets(st.tuples(st.integers(0, 1), st.integers(0, 2)), max_size=3))
@settings(max_examples=100, deadline=None)
def test_pictures_of_a_cascade_keep_every_orb_and_every_plus(
    board: Board, marks: set[tuple[int, int]]
) -> None:
    plus = frozenset(cell for cell in marks if board[cell] > EMPTY)
    timeline = Timeline.of(Arrangement(board, plus), None, see(Arrangement(board, plus), OrbRules()))
    frames = [timeline.frame(at) for at in range(timeline.length + 1)]
    for frame in frames:
        assert all(frame.board[cell] > EMPTY for cell in frame.plus)
    for wave in range(len(timeline.sight.cascade.waves)):
        mark, clear, fall = frames[1 + 3 * wave : 4 + 3 * wave]
        gone = sum(len(group) for group in mark.groups)
        assert clear.board.tile_count() == mark.board.tile_count() - gone
        assert fall.board.kind_counts() == clear.board.kind_counts()
    assert frames[-1].board == timeline.sight.cascade.left
    assert frames[-1].plus == frozenset(timeline.sight.cascade.plus_left)


def test_what_each_kind_gives_adds_up_to_the_board() -> None:
    sight = see(Arrangement(EXAMPLE), OrbRules(skyfall=Skyfall(seed=3)))
    assert sight.cascade.combos == sum(kind.combos for kind in sight.by_kind) == 7
    assert {kind.kind: (kind.combos, kind.orbs, kind.left) for kind in sight.by_kind} == {
        1: (2, 6, 3),
        2: (1, 3, 3),
        3: (1, 3, 1),
        4: (1, 3, 1),
        5: (1, 3, 0),
        6: (1, 3, 1),
    }


def test_a_fast_pointer_passes_through_every_cell_between() -> None:
    level = orb_level("1 2 3 4 5\n6 7 8 9 10\n11 12 13 14 15")
    holding = take(level, (0, 0))
    assert holding is not None
    holding = holding.toward((0, 3)).toward((2, 3))
    assert holding.ways == (((0, 0), (0, 1), (0, 2), (0, 3), (1, 3), (2, 3)),)
    assert len(holding.arrangements) == 6
    assert holding.arrangements[3].board.to_rows()[0] == [2, 3, 4, 1, 5]
    assert holding.route == Route(start=(0, 0), steps="RRRDD")
    trail = follow(level.shown, level.rules, holding.route)
    assert trail.arrangements == holding.arrangements


def test_diagonals_shorten_a_drag_only_where_the_rules_have_them() -> None:
    board = "1 2 3\n4 5 6\n7 8 9\n10 11 12"
    straight = take(orb_level(board), (0, 0))
    slanted = take(orb_level(board, OrbRules(diagonal=True)), (0, 0))
    assert straight is not None
    assert slanted is not None
    assert len(straight.toward((2, 2)).arrangements) == 5
    assert slanted.toward((2, 2)).route == Route(start=(0, 0), steps="CC")


def test_a_drag_stops_at_walls_immovable_orbs_and_the_last_step() -> None:
    level = orb_level("1 2 # 4\n5 6 7 8", OrbRules(max_steps=3, immovable=(7,)))
    assert take(level, (0, 2)) is None
    assert take(level, (1, 2)) is None
    holding = take(level, (0, 0))
    assert holding is not None
    assert holding.toward((0, 3)).held == (0, 1)
    assert holding.toward((1, 3)).held != (1, 3)
    assert len(holding.toward((1, 0)).toward((1, 1)).toward((0, 1)).toward((0, 0)).arrangements) == 4


def test_free_swaps_go_on_from_another_orb() -> None:
    level = orb_level("1 2 3\n4 5 6", OrbRules(move="free", max_steps=2))
    holding = take(level, (0, 0))
    assert holding is not None
    holding = holding.toward((0, 1))
    again = holding.taken((1, 2))
    assert again is not None
    again = again.toward((1, 0))
    assert again.arrangements[-1].board.to_rows() == [[2, 1, 3], [4, 6, 5]]
    assert again.ways == (((0, 0), (0, 1)), ((1, 2), (1, 1)))
    assert again.route is None


def test_a_level_that_cannot_be_dragged_as_its_route_says_is_dragged_as_far_as_it_goes() -> None:
    holding = kept(orb_level("1 2 #\n4 5 6", route=Route(start=(0, 0), steps="RRD")))
    assert isinstance(holding, Dragging)
    assert holding.route == Route(start=(0, 0), steps="R")
    assert kept(orb_level("# 2 3\n4 5 6", route=Route(start=(0, 0), steps="R"))) is None


@pytest.mark.parametrize(
    ("steps", "seen"), [(0, [1]), (1, [2]), (2, [3]), (3, [3, 2]), (4, [3, 3]), (9, [3, 3])]
)
def test_trails_are_drawn_as_far_as_the_steps_shown(steps: int, seen: list[int]) -> None:
    ways = [((0, 0), (0, 1), (0, 2)), ((1, 0), (1, 1), (1, 2))]
    assert [len(way) for way in first_steps(ways, steps)] == seen
