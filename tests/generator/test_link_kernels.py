"""The link kernels against paths that are walked leg by leg."""

from __future__ import annotations

import json
import random
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest

from generator.collapse import collapse
from generator.link.pairs import count_pairs, hint, linking_pairs
from generator.link.paths import find_link
from levels.board import EMPTY, WALL, Board
from levels.formats.matrix import read_matrix
from levels.rules import LinkRules
from tests.oracles.link_search import collapsed, links, touched
from tests.oracles.random_boards import random_board, random_rules


@pytest.mark.parametrize("seed", range(4))
def test_pairs_equal_those_of_walked_paths(seed: int) -> None:
    """Twenty thousand boards in all; each one's collapse is compared as well."""
    rng = random.Random(seed)
    for _board in range(5000):
        board, rules = random_board(rng, 4, 6), random_rules(rng)
        if rng.random() < 0.5:
            board = Board(board.cells.T)
        flat = tuple(board.cells.ravel().tolist())
        expected = [
            (divmod(a, board.cols), divmod(b, board.cols)) for a, b in links(board.shape, flat, rules)
        ]
        assert expected == linking_pairs(board, rules), (board, rules)
        assert len(expected) == count_pairs(board, rules), (board, rules)
        assert (expected[0] if expected else None) == hint(board, rules), (board, rules)
        fallen = collapsed(board.shape, flat, rules.collapse)
        assert fallen == tuple(collapse(board, rules.collapse).cells.ravel().tolist()), (board, rules)


@pytest.mark.parametrize("shape", [(2, 70), (70, 3), (62, 63), (63, 5), (66, 100), (128, 128)])
def test_boards_of_several_words_link_as_small_ones_do(shape: tuple[int, int]) -> None:
    rng = random.Random(shape[0] * 1000 + shape[1])
    for _board in range(6 if shape[0] * shape[1] < 1000 else 2):
        rules = random_rules(rng)
        share = rng.choice((0.03, 0.2, 0.4))
        cells = [
            [rng.choice((2, 3, WALL)) if rng.random() < share else EMPTY for _col in range(shape[1])]
            for _row in range(shape[0])
        ]
        # A few tiles of a kind of their own, some of them at the edges of words.
        places = {
            (rng.choice((0, shape[0] - 1)), rng.choice((0, min(62, shape[1] - 1)))) for _tile in range(3)
        }
        places |= {(rng.randrange(shape[0]), rng.randrange(shape[1])) for _tile in range(5)}
        for row, col in places:
            cells[row][col] = 1
        board = Board(cells)
        free = frozenset(np.flatnonzero(board.cells.ravel() == EMPTY).tolist())
        expected = [
            (a, b)
            for a, b in combinations(sorted(places), 2)
            if b[0] * shape[1] + b[1]
            in touched(shape, free, a[0] * shape[1] + a[1], rules.max_turns, rules.border)
        ]
        others = np.where(board.cells > 1, WALL, board.cells)
        assert expected == linking_pairs(Board(others), rules), (shape, rules)
        for pair in rng.sample(list(combinations(sorted(places), 2)), 3):
            assert (pair in expected) == (find_link(board, rules, *pair) is not None), (shape, rules, pair)


def test_kinds_with_many_tiles_are_counted_alike() -> None:
    """From some number of tiles on, one search from each tile stands in for a test of each pair."""
    rng = random.Random(3)
    cells = [[1 if rng.random() < 0.5 else EMPTY for _col in range(30)] for _row in range(31)]
    board = Board(cells)
    assert board.tile_count() > 400
    for rules in (LinkRules(), LinkRules(max_turns=1, border="closed"), LinkRules(max_turns=0)):
        flat = tuple(board.cells.ravel().tolist())
        expected = [(divmod(a, 30), divmod(b, 30)) for a, b in links(board.shape, flat, rules)]
        assert expected == linking_pairs(board, rules)


DATA = Path(__file__).parents[1] / "data" / "link"
EXPECTED = {
    name: int(pairs)
    for name, _tiles, _same_kind, pairs in (
        line.split() for line in (DATA / "EXPECTED_PAIRS.tsv").read_text().splitlines()[1:]
    )
}


def test_fifty_boards_have_the_pairs_on_which_four_engines_agree() -> None:
    assert len(EXPECTED) == 50
    counted = {name: count_pairs(read_matrix(DATA / name), LinkRules()) for name in EXPECTED}
    assert counted == EXPECTED


def test_the_witnesses_have_their_pairs() -> None:
    witnesses = json.loads((DATA / "witness.json").read_text())
    counted = {name: count_pairs(Board(item["board"]), LinkRules()) for name, item in witnesses.items()}
    assert counted == {name: item["pairs"] for name, item in witnesses.items()}


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
