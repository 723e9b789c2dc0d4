"""Verdicts on boards that collapse, against every position that can be reached."""

from __future__ import annotations

import random

import numpy as np
import pytest

from generator.control import Budget, Cancelled, Control
from generator.link.check_certificate import fault_of
from generator.link.solve_collapse import solve_collapsing
from generator.replay import replay
from levels.board import EMPTY, SLOT, VOID, WALL, Board, Cell
from levels.rules import BORDERS, COLLAPSES, Collapse, LinkRules
from tests.oracles.link_search import clearing

SHAPES = ((1, 8), (2, 3), (2, 5), (3, 4), (3, 5), (4, 3), (5, 2), (2, 6), (6, 2), (5, 3), (4, 4), (7, 2))
COLLAPSING = tuple(name for name in COLLAPSES if name != "none")


def small_board(rng: random.Random) -> Board:
    """A board of at most twelve tiles, two to eight of a kind, most often two, some cells being no tiles."""
    rows, cols = rng.choice(SHAPES)
    most = min(rng.choice((8, 10, 12)), rows * cols - rng.choice((0, 0, 1, 2, 3)))
    kinds: list[Cell] = []
    copies = rng.choice((2, 2, 2, 4, 4, 6, 8))
    while len(kinds) + copies <= most:
        kinds += [len(kinds) // copies + 1] * copies
    while len(kinds) + 2 <= most:
        kinds += [rng.randint(1, 1 + max(kinds, default=1))] * 2
    others = (EMPTY, EMPTY, EMPTY, WALL, VOID, SLOT)
    cells = kinds + [rng.choice(others) for _cell in range(rows * cols - len(kinds))]
    rng.shuffle(cells)
    return Board([cells[row * cols : (row + 1) * cols] for row in range(rows)])


def random_full(seed: int, rows: int, cols: int) -> Board:
    kinds = [1 + tile // 4 for tile in range(rows * cols)]
    random.Random(seed).shuffle(kinds)
    return Board([kinds[row * cols : (row + 1) * cols] for row in range(rows)])


@pytest.mark.parametrize("collapse", COLLAPSING)
def test_no_verdict_differs_from_that_of_brute_force(collapse: Collapse) -> None:
    rng = random.Random(f"verdicts on {collapse}")
    seen = {"solvable": 0, "unsolvable": 0}
    for number in range(1115):
        board = small_board(rng)
        rules = LinkRules(
            collapse=collapse, border=rng.choice(BORDERS), max_turns=rng.choice((0, 1, 2, 2, 2, 3))
        )
        solved = solve_collapsing(board, rules, Control(), seed=number)
        expected = "unsolvable" if clearing(board, rules) is None else "solvable"
        assert expected == solved.verdict, (board, rules)
        played = replay(board, rules, solved.moves or solved.best)
        assert played.fault is None
        assert played.cleared == (expected == "solvable")
        seen[solved.verdict] += 1
    assert min(seen.values()) > 100


def test_the_same_seed_and_nodes_give_the_same_result() -> None:
    board, rules = random_full(1, 8, 14), LinkRules(collapse="left")
    first, again = (
        solve_collapsing(board, rules, Control(budget=Budget(nodes=30_000)), seed="a") for _ in range(2)
    )
    assert (first.verdict, first.moves, first.best) == (again.verdict, again.moves, again.best)
    assert first.effort.nodes == again.effort.nodes


def test_a_search_that_ends_too_soon_is_open_and_shows_how_far_it_came() -> None:
    board, rules = random_full(5, 12, 13), LinkRules(collapse="center")
    solved = solve_collapsing(board, rules, Control(budget=Budget(nodes=500)), seed=1)
    assert (solved.verdict, solved.proof, solved.moves) == ("open", None, ())
    assert len(solved.best) > 10
    assert replay(board, rules, solved.best).fault is None
    assert solved.effort.nodes <= 1_000


def test_the_search_reports_and_can_be_cancelled() -> None:
    said: list[str] = []
    control = Control(
        on_progress=lambda progress: said.append(progress.text), is_cancelled=lambda: len(said) > 2
    )
    with pytest.raises(Cancelled):
        solve_collapsing(random_full(5, 12, 13), LinkRules(collapse="center"), control, seed=1)
    assert "positions" in said[0]


def test_an_odd_kind_needs_no_search() -> None:
    board, rules = Board([[1, 1, 1, 2, 2]]), LinkRules(collapse="left")
    solved = solve_collapsing(board, rules, Control(), seed=1)
    assert (solved.verdict, solved.proof, solved.effort.nodes) == ("unsolvable", "certificate", 0)
    assert solved.certificate is not None
    assert fault_of(board, rules, solved.certificate) is None


def test_a_board_without_a_first_move_has_a_certificate() -> None:
    board, rules = Board([[1, 2], [2, 1]]), LinkRules(collapse="down", border="closed")
    solved = solve_collapsing(board, rules, Control(), seed=1)
    assert (solved.verdict, solved.proof) == ("unsolvable", "certificate")
    assert solved.certificate is not None
    assert fault_of(board, rules, solved.certificate) is None


def test_an_exhausted_search_says_so() -> None:
    # Both 1s go first, whatever is tried; what is left crosses.
    board, rules = Board.from_text("1 1\n2 3\n3 2"), LinkRules(collapse="up", border="closed")
    solved = solve_collapsing(board, rules, Control(), seed=1)
    assert (solved.verdict, solved.proof, solved.certificate) == ("unsolvable", "exhausted", None)
    assert solved.best == ((0, 0, 0, 1),)


def test_a_board_without_tiles_is_cleared_already() -> None:
    solved = solve_collapsing(Board([[0, -2]]), LinkRules(collapse="down"), Control(), seed=1)
    assert (solved.verdict, solved.proof, solved.moves) == ("solvable", "replay", ())


def test_a_wide_board_is_searched_lying_on_its_side() -> None:
    board = random_full(3, 2, 70)
    rules = LinkRules(collapse="top-left")
    solved = solve_collapsing(board, rules, Control(budget=Budget(nodes=50_000)), seed=1)
    assert solved.verdict == "solvable"
    assert replay(board, rules, solved.moves).cleared


def test_a_board_without_room_for_the_search_is_played() -> None:
    cells = np.full((64, 64), VOID)
    cells[0, :2], cells[63, 62:] = 1, 2
    solved = solve_collapsing(Board(cells), LinkRules(collapse="left"), Control(), seed=1)
    assert solved.verdict == "solvable"
