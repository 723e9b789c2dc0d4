"""The kernels that search orders of play, against links and collapses done in plain Python."""

from __future__ import annotations

import random

import numpy as np
import pytest

from generator.chance import chance_of
from generator.kernels.beam import follow_children, list_children
from generator.link.orders import Orders
from levels.board import EMPTY, VOID, WALL, Board
from levels.rules import BORDERS, COLLAPSES, Collapse, LinkRules
from tests.oracles.link_search import collapsed, links

SHAPES = ((3, 5), (5, 4), (4, 7), (7, 3))
CODES = (1, 1, 2, 2, 3, 3, 4, 4, 0, 0, 0, WALL, VOID)


def packed_board(rng: random.Random, collapse: Collapse, shape: tuple[int, int]) -> Board:
    """A board with tiles on which none would move, some cells being no tiles."""
    rows, cols = shape
    cells = (1, *(rng.choice(CODES) for _cell in range(rows * cols - 1)))
    packed = collapsed((rows, cols), cells, collapse)
    return Board([packed[row * cols : (row + 1) * cols] for row in range(rows)])


def follow(board: Board, rules: LinkRules, number: int) -> int:
    """Compare what follows a board with plain links and collapses; return how many pairs link."""
    orders = Orders(board, rules, chance_of(number, "keys"))
    (start,) = orders.starts
    level = start.kinds[None], start.lines[None], np.array([start.value])
    room = orders.most_pairs
    children, hashes = np.zeros((room, 3), np.int32), np.zeros(room, np.uint64)
    span = np.array([0, 1, 0], np.int64)
    list_children(level, orders.tables(), orders.rooms, orders.stack, rules.max_turns, children, hashes, span)
    children = children[: span[2]]
    kinds, lines, values = (np.repeat(part, len(children), axis=0) for part in level)
    follow_children(level, (kinds, lines, values), orders.tables(), orders.stack[0], children)

    flat = tuple(board.cells.ravel().tolist())
    places = orders.table.move_cells
    found = [(int(places[first]), int(places[second])) for _parent, first, second in children]
    assert sorted(map(sorted, found)) == sorted(map(sorted, links(board.shape, flat, rules)))
    numbers = np.append(0, np.unique(board.cells[board.cells > EMPTY]))
    for pair, kinds_after, lines_after in zip(found, kinds, lines, strict=True):
        inside = kinds_after[orders.table.places_of]
        cells = np.where(inside > EMPTY, numbers[np.maximum(inside, 0)], np.minimum(flat, EMPTY))
        after = tuple(EMPTY if cell in pair else code for cell, code in enumerate(flat))
        assert tuple(cells.tolist()) == collapsed(board.shape, after, rules.collapse)
        free = [
            line >> np.uint64(col) & np.uint64(1) for line in lines_after for col in range(board.cols + 2)
        ]
        assert np.array_equal(np.array(free) == 1, kinds_after == EMPTY)
    # The hashes were found out without taking the pairs.
    assert np.array_equal(values, hashes[: span[2]])
    return len(found)


@pytest.mark.parametrize("collapse", COLLAPSES)
def test_what_follows_a_position_is_what_plain_links_and_collapses_say(collapse: Collapse) -> None:
    rng = random.Random(f"what follows under {collapse}")
    pairs = 0
    for number in range(120):
        board = packed_board(rng, collapse, rng.choice(SHAPES))
        turns = rng.choice((1, 2, 2, 3))
        rules = LinkRules(collapse=collapse, border=rng.choice(BORDERS), max_turns=turns)
        pairs += follow(board, rules, number)
    assert pairs > 300


@pytest.mark.parametrize("collapse", ["none", "down", "left", "center"])
def test_what_follows_a_position_of_a_board_taller_than_a_word_is_right_too(collapse: Collapse) -> None:
    rng = random.Random(f"tall boards under {collapse}")
    boards = [packed_board(rng, collapse, (66, 3)) for _board in range(3)]
    assert sum(follow(board, LinkRules(collapse=collapse), 0) for board in boards) > 100
