"""The beam of the solver for boards that collapse: what it finds, and whom it keeps."""

from __future__ import annotations

import random

import numpy as np
import numpy.typing as npt

from generator.chance import chance_of
from generator.link.beam import search_beam, varied
from generator.link.orders import Orders
from generator.link.pairs import linking_pairs
from generator.replay import replay
from levels.board import Board
from levels.rules import COLLAPSES, LinkRules


def _family(*members: int) -> npt.NDArray[np.int32]:
    return np.array(members, np.int32)


def test_siblings_of_a_better_position_come_after_others() -> None:
    scores = np.array([9.0, 8.9, 8.8, 7.0, 3.0])
    assert varied(scores, [_family(0, 0, 0, 1, 2)]).tolist() == [0, 3, 1, 4, 2]


def test_cousins_of_a_better_position_come_after_others() -> None:
    scores = np.array([9.0, 8.9, 7.0])
    assert varied(scores, [_family(0, 1, 2), _family(0, 0, 1)]).tolist() == [0, 2, 1]


def test_positions_without_relatives_stay_in_the_order_of_their_scores() -> None:
    scores = np.random.default_rng(5).random(50)
    assert varied(scores, [np.arange(50, dtype=np.int32)]).tolist() == np.argsort(-scores).tolist()


def test_what_a_beam_plays_is_accepted_by_the_judge() -> None:
    cells = [1 + i // 4 for i in range(48)]
    cleared = 0
    for number, collapse in enumerate(COLLAPSES):
        random.Random(number).shuffle(cells)
        board = Board([cells[row * 8 : row * 8 + 8] for row in range(6)])
        rules = LinkRules(collapse=collapse)
        orders = Orders(board, rules, chance_of(number, "beam"))
        for _slice in search_beam(orders, orders.starts[0], 40):
            pass
        assert orders.best
        played = replay(board, rules, orders.best)
        assert played.fault is None
        cleared += played.cleared
    # Small boards: a beam that finds nothing on most of them is broken.
    assert cleared > len(COLLAPSES) // 2


def test_a_beam_ends_only_where_nothing_links() -> None:
    # Two of a kind each: positions with many last pairs far apart have scores far below 0.
    cells = [1 + i // 2 for i in range(70)]
    stuck = 0
    for number, collapse in enumerate(COLLAPSES):
        random.Random(f"ends {number}").shuffle(cells)
        board = Board([cells[row * 10 : row * 10 + 10] for row in range(7)])
        rules = LinkRules(collapse=collapse)
        orders = Orders(board, rules, chance_of(number, "beam"))
        for _slice in search_beam(orders, orders.starts[0], 3):
            pass
        left = replay(board, rules, orders.best).left
        assert linking_pairs(left, rules) == []
        stuck += left.tile_count() > 0
    assert stuck > len(COLLAPSES) // 2
