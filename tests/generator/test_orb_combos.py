"""What matches, what counts as one combo, what falls, and what is left."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.orb.cascade import Cascade, Fall
from generator.orb.combos import evaluate
from generator.orb.counting import count_combos
from generator.orb.skyfall import next_word
from levels.board import EMPTY, VOID, Board
from levels.formats.orb_strings import parse_orb_text
from levels.rules import OrbRules, Skyfall

DATA = Path(__file__).parents[1] / "data" / "orb"
GOLDEN = json.loads((DATA / "combos.json").read_text(encoding="utf-8"))


def from_digits(rows: str) -> Board:
    return Board([[int(digit) for digit in row] for row in rows.split()])


def played(diagram: str, rules: OrbRules | None = None, **options: Any) -> Cascade:
    return evaluate(Board.from_text(diagram), rules or OrbRules(), **options)


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden["board"])
def test_known_boards_give_their_known_combos(golden: dict[str, Any]) -> None:
    board = from_digits(golden["board"])
    cascade = evaluate(board, OrbRules())
    by_wave = [wave.count for wave in cascade.waves]
    assert golden.get("combos", cascade.combos) == cascade.combos == count_combos(board, OrbRules())
    assert golden.get("waves", by_wave) == by_wave
    assert golden.get("first_wave", cascade.first_wave_combos) == cascade.first_wave_combos
    if "left" in golden:
        assert from_digits(golden["left"]) == cascade.left


@pytest.mark.parametrize("name", ["5x4", "6x5", "7x6"])
def test_known_boards_are_calm_before_a_move(name: str) -> None:
    levels = parse_orb_text((DATA / f"{name}.txt").read_bytes(), source=name)
    assert {evaluate(level.shown, level.rules).combos for level in levels} == {0}


def test_the_often_quoted_example_leaves_nine_orbs() -> None:
    cascade = evaluate(from_digits("126222 564413 164131 164221 155331"), OrbRules())
    assert (cascade.cleared, cascade.left.tile_count()) == (21, 9)


def test_a_block_of_nine_is_one_combo() -> None:
    cascade = played("2 1 1 1\n3 1 1 1\n2 1 1 1")
    assert [combo.size for wave in cascade.waves for combo in wave.combos] == [9]


def test_two_separate_lines_of_one_kind_are_two_combos() -> None:
    assert played("1 1 1 2\n2 3 2 3\n2 1 1 1").combos == 2


def test_an_unmarked_orb_does_not_join_the_lines_that_it_touches() -> None:
    # The 1 in the middle row touches both lines and stands in no run itself.
    cascade = played("1 1 1 2 3\n2 3 1 3 2\n3 2 2 1 1\n2 3 3 2 2")
    assert cascade.combos == 1
    cascade = played("1 1 1 2 3 2\n2 3 1 3 2 3\n2 3 2 1 1 1")
    assert cascade.first_wave_combos == 2
    assert (1, 2) not in {cell for combo in cascade.waves[0].combos for cell in combo.cells}


def test_a_board_of_one_kind_is_one_combo_and_ends() -> None:
    cascade = evaluate(Board.filled(5, 6, 4), OrbRules())
    assert (cascade.combos, len(cascade.waves), cascade.cleared) == (1, 1, 30)
    assert evaluate(Board.filled(5, 6, 4), OrbRules()).left == Board.filled(5, 6, EMPTY)


def test_diagonals_do_not_match() -> None:
    assert played("1 2 3\n2 1 2\n3 2 1").combos == 0


def test_combos_of_a_wave_come_in_row_major_order_of_their_first_cell() -> None:
    cascade = played("4 2 1 1 1\n4 3 2 3 2\n4 2 3 3 3")
    assert [combo.kind for combo in cascade.waves[0].combos] == [4, 1, 3]
    assert cascade.waves[0].combos[0].cells == ((0, 0), (1, 0), (2, 0))


def test_a_longer_run_minimum_leaves_short_lines_alone() -> None:
    diagram = "1 1 1 2 2 2 2\n3 4 3 4 3 4 3"
    assert [combo.kind for combo in played(diagram, OrbRules(run=4)).waves[0].combos] == [2]


def test_a_group_minimum_keeps_small_groups_on_the_board() -> None:
    diagram = "1 1 1 2 2 2 2 2\n3 4 3 4 3 4 3 4"
    cascade = played(diagram, OrbRules(group=5))
    assert [combo.size for combo in cascade.waves[0].combos] == [5]
    assert cascade.left[0, 0] == 1


def test_a_group_minimum_below_the_run_changes_nothing() -> None:
    assert played("1 1 1 2 2", OrbRules(group=1)).combos == 1
    assert played("1 1 1 2 2", OrbRules(run=1)).combos == 2


def test_walls_hold_orbs_up_and_cut_runs() -> None:
    cascade = played("5 5 # 5\n1 2 4 3\n# 2 4 3\n1 2 4 3")
    assert [wave.count for wave in cascade.waves] == [3]
    assert Board.from_text("5 . # .\n1 . . .\n# . . .\n1 5 . 5") == cascade.left


def test_voids_and_slots_hold_orbs_up_too() -> None:
    for obstacle in "x?":
        cascade = played(f"4 2 3\n{obstacle} 1 5\n2 1 6\n3 1 7")
        assert Board.from_text(f"4 . 3\n{obstacle} . 5\n2 . 6\n3 2 7") == cascade.left


def test_hanging_orbs_match_as_they_hang_and_fall_only_after_a_wave() -> None:
    assert played("1 2 3\n. . .\n2 3 2").left == Board.from_text("1 2 3\n. . .\n2 3 2")
    cascade = played("1 2 3\n. . .\n4 4 4\n2 3 2")
    assert Board.from_text(". . .\n. . .\n1 2 3\n2 3 2") == cascade.left


def test_falls_say_what_moved_where() -> None:
    cascade = played("5 2 3\n4 4 4\n6 2 3")
    assert (Fall(5, 0, 0, 1), Fall(2, 1, 0, 1), Fall(3, 2, 0, 1)) == cascade.waves[0].falls


def test_plus_orbs_travel_and_add_combos() -> None:
    diagram = "1 2 3\n4 4 4\n1 2 3\n1 2 5"
    cascade = played(diagram, plus=[(0, 0), (0, 2), (2, 1)])
    assert [wave.count for wave in cascade.waves] == [1, 4]
    assert cascade.plus_left == ((1, 2),)
    assert [(combo.kind, combo.plus) for combo in cascade.waves[1].combos] == [(1, 1), (2, 1)]


def test_a_plus_mark_without_an_orb_means_nothing() -> None:
    cascade = played("2 . 3\n1 1 1", plus=[(0, 1), (7, 7)])
    assert (cascade.combos, cascade.plus_left) == (1, ())


def test_unmatchable_kinds_fall_but_never_clear() -> None:
    rules = OrbRules(unmatchable=(5,))
    cascade = played("5 5 5\n1 1 1", rules)
    assert (1, Board.from_text(". . .\n5 5 5")) == (cascade.combos, cascade.left)


def test_immovable_kinds_match_and_fall_like_others() -> None:
    assert played("5 5 5\n1 2 1", OrbRules(immovable=(5,))).combos == 1


def test_skyfall_refills_only_after_a_wave_and_only_what_is_empty() -> None:
    sky = OrbRules(skyfall=Skyfall(seed=1, weights={"9": 1}))
    assert Board.from_text("1 2\n. 2") == played("1 2\n. 2", sky).left
    cascade = played("2 3\n1 2\n1 3\n1 2", sky)
    assert cascade.waves[0].left == Board.from_text("9 3\n9 2\n9 3\n2 2")
    assert cascade.waves[0].fallen_in == 3


def test_skyfall_enters_below_voids_but_not_below_walls() -> None:
    sky = OrbRules(skyfall=Skyfall(seed=1, weights={"8": 1, "9": 1}))
    left = played("x # 2\n1 1 1\n3 4 3", sky).waves[0].left
    assert left[0, 0] == VOID
    assert left[1, 0] in (8, 9)
    assert left[1, 1] == EMPTY
    assert (left[1, 2], left[0, 2] in (8, 9)) == (2, True)


def test_orbs_from_the_sky_come_from_above_the_columns_first_cell() -> None:
    sky = OrbRules(skyfall=Skyfall(seed=1, weights={"8": 1}))
    falls = played("x 2\n1 3\n1 2\n1 3", sky).waves[0].falls
    assert [(fall.from_row, fall.to_row) for fall in falls] == [(0, 3), (-1, 2), (-2, 1)]
    assert all(fall.from_sky for fall in falls)


def test_a_sky_that_always_matches_is_stopped_and_says_so() -> None:
    cascade = played("1 1 1\n1 1 1", OrbRules(skyfall=Skyfall(seed=0)))
    assert not cascade.settled
    assert cascade.combos == len(cascade.waves)


def test_kinds_of_weight_zero_never_fall_and_no_weight_at_all_is_no_sky() -> None:
    falls = (
        played("1 1 1\n2 3 2", OrbRules(skyfall=Skyfall(seed=4, weights={"6": 2.5, "7": 0}))).waves[0].falls
    )
    assert {6} == {fall.kind for fall in falls}
    nothing = played("1 1 1\n2 3 2", OrbRules(skyfall=Skyfall(seed=4, weights={"7": 0})))
    assert nothing.fallen_in == 0


def test_the_same_seed_gives_the_same_orbs_as_text_or_as_a_number() -> None:
    diagram = "1 2 1 2 1 2\n1 2 1 2 1 2\n1 2 1 2 1 2\n3 4 5 3 4 5"
    texts = [played(diagram, OrbRules(skyfall=Skyfall(seed=seed))).waves[0].left for seed in (7, "7", 8)]
    assert texts[0] == texts[1]
    assert len(set(texts)) == 2


boards = st.integers(1, 6).flatmap(
    lambda cols: st.lists(
        st.lists(st.sampled_from((0, 1, 1, 2, 2, 3, -2, -3)), min_size=cols, max_size=cols),
        min_size=1,
        max_size=7,
    )
)


@given(boards, st.integers(1, 4), st.integers(1, 5))
def test_a_settled_board_has_nothing_left_to_clear(rows: list[list[int]], run: int, group: int) -> None:
    rules = OrbRules(run=run, group=group)
    cascade = evaluate(Board(rows), rules)
    assert evaluate(cascade.left, rules).combos == 0
    assert Board(rows).tile_count() == cascade.cleared + cascade.left.tile_count()


@given(boards)
def test_a_mirrored_board_is_worth_the_same(rows: list[list[int]]) -> None:
    mirrored = [row[::-1] for row in rows]
    assert evaluate(Board(rows), OrbRules()).combos == evaluate(Board(mirrored), OrbRules()).combos


@given(boards)
def test_waves_follow_on_each_other(rows: list[list[int]]) -> None:
    cascade = evaluate(Board(rows), OrbRules())
    before = Board(rows)
    for wave in cascade.waves:
        assert wave.board == before
        assert all(before[cell] == combo.kind for combo in wave.combos for cell in combo.cells)
        before = wave.left
    assert before == cascade.left


def test_the_stream_of_the_sky_is_splitmix64() -> None:
    # The first outputs for state 0 that the generator's authors publish: e220a8397b1dcdaf, 6e789e6aa1b965f4.
    state, first = next_word(0)
    assert (first, next_word(state)[1]) == (0xE220A839, 0x6E789E6A)
