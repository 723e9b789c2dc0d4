"""The judge: what it accepts, what it refuses and why."""

from __future__ import annotations

import random

from generator.replay import replay
from levels.board import EMPTY, Board
from levels.level import Move
from levels.rules import LinkRules
from tests.oracles.link_search import collapsed, links
from tests.oracles.random_boards import random_board, random_rules


def test_the_judge_accepts_exactly_the_pairs_that_link() -> None:
    rng = random.Random(7)
    for _board in range(400):
        board, rules = random_board(rng, 4, 5), random_rules(rng)
        cols = board.cols
        legal = set(links(board.shape, tuple(board.cells.ravel().tolist()), rules))
        for a in range(board.cells.size):
            for b in range(board.cells.size):
                move = (*divmod(a, cols), *divmod(b, cols))
                result = replay(board, rules, [move])
                assert ((min(a, b), max(a, b)) in legal) == (result.fault is None), (board, rules, move)


def test_the_judge_collapses_after_each_move() -> None:
    rng = random.Random(8)
    for _board in range(400):
        board, rules = random_board(rng, 4, 5), random_rules(rng)
        flat = tuple(board.cells.ravel().tolist())
        pair = next(iter(links(board.shape, flat, rules)), None)
        if pair is None:
            continue
        expected = collapsed(
            board.shape, tuple(EMPTY if i in pair else code for i, code in enumerate(flat)), rules.collapse
        )
        move = (*divmod(pair[0], board.cols), *divmod(pair[1], board.cols))
        result = replay(board, rules, [move], keep_boards=True)
        assert expected == tuple(result.left.cells.ravel().tolist()), (board, rules)
        assert result.boards == (result.left,)


def test_a_cleared_board_is_one_without_tiles() -> None:
    board = Board.from_text("1 2 # 1\n. 2 ? x")
    moves: list[Move] = [(0, 1, 1, 1), (0, 0, 0, 3)]
    assert replay(board, LinkRules(), moves).cleared
    assert not replay(board, LinkRules(), moves[:1]).cleared
    assert replay(board, LinkRules(), moves[:1]).left == Board.from_text("1 . # 1\n. . ? x")


def test_the_judge_names_the_first_move_at_fault() -> None:
    board = Board.from_text("1 2 1\n2 . 3\n3 # ?")
    reasons = {
        (0, 0, 0, 0): "(0, 0) is named twice",
        (0, 0, 1, 1): "there is no tile at (1, 1)",
        (2, 2, 0, 0): "there is no tile at (2, 2)",
        (0, 0, 0, 1): "(0, 0) holds kind 1, (0, 1) kind 2",
        (0, 0, 5, 1): "(0, 0) or (5, 1) is not on the board of 3 x 3",
        (0, 0, 0, -1): "(0, 0) or (0, -1) is not on the board of 3 x 3",
    }
    for move, reason in reasons.items():
        result = replay(board, LinkRules(), [(0, 0, 0, 2), move][1:])
        assert result.fault == (0, reason)
        assert result.left == board
    closed = replay(board, LinkRules(border="closed"), [(0, 1, 1, 0), (0, 0, 0, 2), (0, 0, 0, 2)])
    assert closed.fault == (2, "there is no tile at (0, 0)")
    blocked = replay(board, LinkRules(border="closed", max_turns=0), [(0, 0, 0, 2)])
    assert blocked.fault == (0, "no path with at most 0 turns joins (0, 0) and (0, 2)")
