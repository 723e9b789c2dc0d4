"""The first look at a board: its plays are legal, its marking is exact; what it cannot hold is searched."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from generator.link.early import look_early
from generator.link.solve import solve
from generator.replay import replay
from levels.board import EMPTY, Board, Position
from levels.rules import BORDERS, Border, LinkRules
from tests.oracles.link_search import clearing, touched
from tests.oracles.random_boards import full_board, random_board
from tests.oracles.small_boards import small_board


def stuck_tiles(board: Board, border: Border) -> set[Position]:
    """Return what stays when every tile goes that links to any of its kind, gone or not, again and again."""
    cols = board.cols
    codes = [int(code) for code in board.cells.ravel()]
    free = {cell for cell, code in enumerate(codes) if code == EMPTY}
    stuck = {cell for cell, code in enumerate(codes) if code > EMPTY}
    moved = True
    while moved:
        moved = False
        for cell in sorted(stuck):
            ends = touched(board.shape, frozenset(free), cell, 2, border)
            if any(codes[end] == codes[cell] for end in ends):
                stuck.remove(cell)
                free.add(cell)
                moved = True
    return {divmod(cell, cols) for cell in stuck}


def even_boards(seed: int, many: int) -> Iterator[tuple[Board, Border]]:
    rng = random.Random(seed)
    while many > 0:
        draw = rng.random()
        board = small_board(rng) if draw < 0.6 else random_board(rng, 6, 9)
        if draw > 0.9:
            board = full_board(rng, *rng.choice(((2, 61), (61, 2), (3, 40))), 2)
        if not board.odd_kinds():
            many -= 1
            yield board, rng.choice(BORDERS)


@pytest.mark.parametrize("seed", range(4))
def test_the_plays_are_legal_and_what_they_clear_is_cleared(seed: int) -> None:
    for board, border in even_boards(seed, 300):
        rules = LinkRules(border=border)
        early = look_early(board, rules, most_nodes=None, seed=seed)
        played = replay(board, rules, early.moves)
        assert played.fault is None, (board, border)
        assert played.cleared == early.is_cleared, (board, border)


@pytest.mark.parametrize("seed", range(4))
def test_the_marking_leaves_exactly_the_tiles_that_no_marking_frees(seed: int) -> None:
    for board, border in even_boards(seed, 300):
        early = look_early(board, LinkRules(border=border), most_nodes=None, seed=seed)
        if not early.is_cleared:
            assert stuck_tiles(board, border) == set(early.stuck), (board, border)


def test_small_boards_that_can_be_cleared_are_cleared_by_one_of_the_plays() -> None:
    rng = random.Random(4)
    for _board in range(400):
        board = small_board(rng)
        early = look_early(board, LinkRules(), most_nodes=None, seed=1)
        assert early.is_cleared == (clearing(board, LinkRules()) is not None), board


@pytest.mark.parametrize("nodes", [1, 2, 7])
def test_a_look_spends_no_more_nodes_than_it_may(nodes: int) -> None:
    board = full_board(random.Random(65), 10, 12, 4)
    early = look_early(board, LinkRules(), most_nodes=nodes, seed=0)
    assert 0 < early.nodes <= nodes
    assert replay(board, LinkRules(), early.moves).fault is None


def test_the_same_seed_looks_alike_and_another_one_elsewhere() -> None:
    board = full_board(random.Random(65), 10, 12, 4)
    looks = [look_early(board, LinkRules(), most_nodes=None, seed=seed) for seed in (1, 1, 2, 3)]
    assert looks[0] == looks[1]
    assert len({look.moves for look in looks}) > 1


@pytest.mark.parametrize(
    "board",
    [
        Board.from_text("1001 2 2 1001\n30000 . . 30000"),
        Board.filled(4, 7, 3),
        full_board(random.Random(3), 2, 62, 4),
        full_board(random.Random(3), 62, 2, 4),
    ],
    ids=["high kinds", "many of a kind", "wide", "tall"],
)
def test_boards_that_a_look_is_unfit_for_are_searched(board: Board) -> None:
    assert not look_early(board, LinkRules(), most_nodes=None, seed=0).nodes
    solved = solve(board, LinkRules())
    assert solved.proof in ("replay", "certificate")


def test_a_look_is_of_two_turns() -> None:
    board = Board.from_text("1 2\n2 1")
    assert look_early(board, LinkRules(), most_nodes=None, seed=0).stuck
    assert not look_early(board, LinkRules(max_turns=3), most_nodes=None, seed=0).stuck
