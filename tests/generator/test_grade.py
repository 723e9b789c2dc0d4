"""How hard a board is: what is counted along a solution, and what the grade is made of."""

from __future__ import annotations

import random
from statistics import fmean

import msgspec
import numpy as np
import pytest

from generator.control import Budget, Cancelled, Control
from generator.link.grade import EASE, grade, grade_of, lowest_pairs, pair_curve
from generator.link.pairs import count_pairs
from generator.replay import replay
from levels.board import Board
from levels.level import LinkLevel, Move, Pack
from levels.packs import parse_pack
from levels.rules import COLLAPSES, LinkRules
from levels.writer import encode
from tests.oracles.link_search import Flat, clearing, collapsed, links


def small_solvable(rng: random.Random) -> tuple[Board, LinkRules, tuple[Move, ...]]:
    while True:
        kinds = [1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 0, 0]
        rng.shuffle(kinds)
        board = Board(np.array(kinds).reshape(3, 4))
        rules = LinkRules(collapse=rng.choice(COLLAPSES))
        moves = clearing(board, rules)
        if moves is not None:
            return board, rules, tuple(moves)


def test_what_is_counted_along_a_solution_is_what_brute_force_counts() -> None:
    rng = random.Random(5)
    lost = 0
    for _board in range(25):
        board, rules, moves = small_solvable(rng)
        difficulty = grade(board, rules, Control(), seed=1, solution=moves).difficulty
        assert difficulty is not None
        curve, forced, can_lose = [], 0, 0
        flat: Flat = tuple(board.cells.ravel().tolist())
        for row1, col1, row2, col2 in moves:
            pairs = list(links(board.shape, flat, rules))
            curve.append(len(pairs))
            forced += len(pairs) == 1
            can_lose += any(
                clearing(Board(np.array(following).reshape(board.shape)), rules) is None
                for pair in pairs
                if any(following := without(flat, pair, board, rules))
            )
            flat = without(flat, (row1 * 4 + col1, row2 * 4 + col2), board, rules)
        assert tuple(curve) == difficulty.curve
        assert (difficulty.opening_pairs, difficulty.forced) == (curve[0], forced)
        # Least and mean leave the same last four moves out, or the mean could be below the least.
        counted = curve[:-4] or curve
        assert difficulty.lowest_pairs == min(counted)
        assert difficulty.mean_pairs == pytest.approx(fmean(counted), abs=0.005)
        assert (difficulty.can_lose, difficulty.undecided) == (can_lose, 0)
        assert sum(difficulty.turns) == len(moves)
        lost += can_lose
    assert lost > 0


def without(flat: Flat, pair: tuple[int, int], board: Board, rules: LinkRules) -> Flat:
    left = list(flat)
    left[pair[0]] = left[pair[1]] = 0
    return collapsed(board.shape, tuple(left), rules.collapse)


def test_turns_and_distances_are_those_of_the_links() -> None:
    # The 2s go around the 1s if they go first: two turns, six steps. Then the 1s touch.
    board = Board([[2, 1, 1, 2]])
    difficulty = grade(
        board, LinkRules(), Control(), seed=1, solution=[(0, 0, 0, 3), (0, 1, 0, 2)]
    ).difficulty
    assert difficulty is not None
    assert difficulty.turns == (1, 0, 1)
    assert difficulty.mean_distance == (5 + 1) / 2


def test_the_grade_falls_with_the_chance_to_win() -> None:
    assert [grade_of(ease) for ease in (1.0, 0.9, 0.89, 0.6, 0.59, 0.3, 0.29, 0.1, 0.09, 0.0)] == [
        1, 1, 2, 2, 3, 3, 4, 4, 5, 5,
    ]  # fmt: skip
    assert sorted(EASE, reverse=True) == list(EASE)


def test_a_board_that_cannot_be_lost_has_grade_1() -> None:
    difficulty = grade(Board([[1, 2, 2, 1]]), LinkRules(), Control(), seed=1).difficulty
    assert difficulty is not None
    assert (difficulty.grade, difficulty.can_lose) == (1, 0)
    assert {name: chance.p for name, chance in difficulty.p_win.items()} == {
        "random": 1.0,
        "first-hint": 1.0,
        "near": 1.0,
        "look-ahead": 1.0,
    }


def test_without_a_solution_one_is_searched_for() -> None:
    board, rules, _moves = small_solvable(random.Random(1))
    graded = grade(board, rules, Control(), seed=1)
    assert replay(board, rules, graded.solved.moves).cleared


def test_what_cannot_be_cleared_has_a_verdict_and_no_difficulty() -> None:
    graded = grade(Board([[1, 2], [2, 1]]), LinkRules(border="closed", collapse="left"), Control(), seed=1)
    assert (graded.solved.verdict, graded.difficulty) == ("unsolvable", None)


def test_a_solution_that_does_not_clear_the_board_is_not_believed() -> None:
    board = Board([[2, 1, 1, 2]])
    graded = grade(board, LinkRules(), Control(), seed=1, solution=[(0, 0, 0, 3)])
    assert len(graded.solved.moves) == 2


def test_the_last_moves_do_not_count_as_lowest() -> None:
    assert lowest_pairs((9, 4, 6, 3, 2, 1, 1)) == 4
    assert lowest_pairs((3, 2, 1)) == 1
    assert lowest_pairs(()) == 0


def test_the_same_seed_gives_the_same_grade_and_another_seed_other_plays() -> None:
    kinds = [1 + tile // 4 for tile in range(40)]
    random.Random(4).shuffle(kinds)
    board, rules = Board(np.array(kinds).reshape(5, 8)), LinkRules(collapse="down")
    first, again, other = (grade(board, rules, Control(), seed=seed) for seed in ("a", "a", "b"))
    assert first.difficulty == again.difficulty
    assert first.difficulty is not None
    assert other.difficulty is not None
    assert first.difficulty.p_win["random"] != other.difficulty.p_win["random"]
    assert pair_curve(board, rules, first.solved.moves) == first.difficulty.curve


def test_grading_can_be_cancelled_and_keeps_to_its_budget() -> None:
    kinds = [1 + tile // 4 for tile in range(168)]
    random.Random(4).shuffle(kinds)
    board, rules = Board(np.array(kinds).reshape(12, 14)), LinkRules(collapse="center")
    with pytest.raises(Cancelled):
        grade(board, rules, Control(is_cancelled=lambda: True), seed=1)
    assert grade(board, rules, Control(budget=Budget(nodes=10)), seed=1).solved.verdict == "open"


def test_a_report_with_a_difficulty_survives_its_file() -> None:
    board, rules, moves = small_solvable(random.Random(2))
    graded = grade(board, rules, Control(), seed=1, solution=moves)
    report = graded.report(count_pairs(board, rules))
    pack = Pack(id="p", levels=(LinkLevel(id="a", board=board, rules=rules, report=report),))
    data = encode(pack, minified=False)
    loaded = parse_pack(data, source="p.json")
    assert loaded == pack
    assert encode(loaded, minified=False) == data
    assert msgspec.to_builtins(report)["difficulty"]["grade"] == grade_of(
        fmean(report.difficulty.p_win[name].p for name in ("random", "near")) if report.difficulty else 0
    )
