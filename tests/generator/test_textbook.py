"""The textbook methods agree with the kernels, and tell what they are asked to tell."""

from __future__ import annotations

import random

import pytest

from generator.link.paths import find_link
from levels.board import Board, Position
from levels.rules import BORDERS, LinkRules
from tests.oracles.random_boards import random_board
from tests.oracles.textbook import case_of_link, search_link

TURNS_OF_CASE = {"straight": 0, "one corner": 1, "two corners": 2, "outside the board": 2}


def test_the_case_analysis_agrees_with_the_kernels() -> None:
    rng = random.Random(11)
    seen = set()
    for _board in range(300):
        board, rules = random_board(rng, 5, 6), LinkRules(border=rng.choice(BORDERS))
        for a, kind_a in board.tiles():
            for b, kind_b in board.tiles():
                link = find_link(board, rules, a, b)
                case = case_of_link(board, rules, a, b)
                assert (link is None) == (case is None), (board, rules, a, b)
                if link is not None and case is not None:
                    assert kind_a == kind_b
                    assert link.turns == TURNS_OF_CASE[case.name] == len(case.corners) - 2
                    seen.add(case.name)
    assert seen == set(TURNS_OF_CASE)


def test_the_recursive_search_agrees_with_the_kernels() -> None:
    rng = random.Random(12)
    for _board in range(150):
        board = random_board(rng, 4, 5)
        rules = LinkRules(border=rng.choice(BORDERS), max_turns=rng.choice((0, 1, 2, 2, 3)))
        for a, _kind in board.tiles():
            for b, _kind in board.tiles():
                found = search_link(board, rules, a, b)
                assert found.linked == (find_link(board, rules, a, b) is not None), (board, rules, a, b)


@pytest.mark.parametrize(
    ("diagram", "b", "name", "corners"),
    [
        ("1 . . 1", (0, 3), "straight", ((0, 0), (0, 3))),
        ("1 . .\n2 3 1", (1, 2), "one corner", ((0, 0), (0, 2), (1, 2))),
        ("1 2 1\n. . .\n3 4 3", (0, 2), "two corners", ((0, 0), (1, 0), (1, 2), (0, 2))),
        ("1 2 1\n3 4 3", (0, 2), "outside the board", ((0, 0), (-1, 0), (-1, 2), (0, 2))),
    ],
)
def test_each_case_is_named_with_its_corners(
    diagram: str, b: Position, name: str, corners: tuple[Position, ...]
) -> None:
    case = case_of_link(Board.from_text(diagram), LinkRules(), (0, 0), b)
    assert case is not None
    assert (case.name, case.corners) == (name, corners)


def test_the_search_counts_its_steps_and_heads_for_the_goal() -> None:
    straight = search_link(Board.from_text("1 . . . 1\n. . . . ."), LinkRules(), (0, 0), (0, 4))
    assert (straight.linked, straight.nodes) == (True, 5)
    blocked = search_link(Board.from_text("1 2 1"), LinkRules(border="closed"), (0, 0), (0, 2))
    assert not blocked.linked
    assert blocked.nodes == 5
