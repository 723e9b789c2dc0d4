"""The link kernels against paths that are walked leg by leg."""

from __future__ import annotations

import random

from generator.link.pairs import count_pairs, hint, linking_pairs
from levels.board import Board
from levels.rules import LinkRules
from tests.oracles.link_search import links
from tests.oracles.random_boards import random_board, random_rules


def test_pairs_equal_those_of_the_walked_paths() -> None:
    rng = random.Random(41)
    for _board in range(4000):
        board, rules = random_board(rng, 5, 6), random_rules(rng)
        flat = tuple(board.cells.ravel().tolist())
        expected = [
            (divmod(a, board.cols), divmod(b, board.cols)) for a, b in links(board.shape, flat, rules)
        ]
        assert expected == linking_pairs(board, rules), (board, rules)
        assert len(expected) == count_pairs(board, rules), (board, rules)
        assert (expected[0] if expected else None) == hint(board, rules), (board, rules)


def test_a_path_may_use_the_ring_only_when_the_border_is_open() -> None:
    board = Board.from_text("1 2 1")
    assert count_pairs(board, LinkRules(border="open")) == 1
    assert count_pairs(board, LinkRules(border="closed")) == 0


def test_neighbours_link_without_any_turn() -> None:
    assert hint(Board.from_text("2 1\n3 1"), LinkRules(max_turns=0, border="closed")) == ((0, 1), (1, 1))


def test_the_list_of_pairs_ends_at_its_limit() -> None:
    board = Board.from_text("1 1 1\n1 1 1")
    every = linking_pairs(board, LinkRules())
    assert len(every) == 9
    assert every[:4] == linking_pairs(board, LinkRules(), limit=4)
    assert linking_pairs(board, LinkRules(), limit=0) == []
