"""Explanations of unsolvable boards, and repairs that make them solvable."""

from __future__ import annotations

import random

import pytest

from generator.control import Control
from generator.link.check_certificate import fault_of
from generator.link.explain import explain
from generator.link.repair import repairs
from generator.link.solve import solve
from generator.replay import replay
from levels.board import Board
from levels.rules import LinkRules
from tests.oracles.random_boards import full_board

CLOSED = LinkRules(border="closed")


def test_a_knot_is_explained_by_its_own_tiles() -> None:
    board = Board.from_text("1 2 3 3\n2 1 4 4")
    why = explain(board, CLOSED, solve(board, CLOSED), Control())
    assert why is not None
    assert why.cells == ((0, 0), (0, 1), (1, 0), (1, 1))
    first = why.blocked[0]
    assert (first.tile, first.kind) == ((0, 0), 1)
    assert first.hindrances[0].partner == (1, 1)
    assert len(first.hindrances[0].blockers) == 1


def test_the_smallest_set_is_itself_a_certificate() -> None:
    rng = random.Random(4)
    explained = 0
    while explained < 5:
        board = full_board(rng, 12, 13, 4)
        solved = solve(board, LinkRules())
        if solved.certificate is None or solved.certificate["form"] != "stuck":
            continue
        why = explain(board, LinkRules(), solved, Control())
        assert why is not None
        assert len(why.cells) <= len(solved.certificate["cells"])
        small = {"form": "stuck", "cells": [list(cell) for cell in why.cells]}
        assert fault_of(board, LinkRules(), small) is None
        assert all(
            not hindrance.text.startswith("They") for tile in why.blocked for hindrance in tile.hindrances
        )
        explained += 1


def test_an_odd_kind_is_explained_and_repaired_by_changing_one_tile() -> None:
    board = Board.from_text("1 1 1 2\n2 2 3 3")
    why = explain(board, LinkRules(), solve(board, LinkRules()), Control())
    assert why is not None
    assert why.text.startswith("Kind 1 stands on the board 3 times")
    for repair in repairs(board, LinkRules(), Control()):
        assert repair.text == "Change 1 tile"
        assert replay(repair.board, LinkRules(), repair.moves).cleared


@pytest.mark.parametrize("collapse", ["none", "down"])
def test_a_swap_of_two_tiles_undoes_a_knot(collapse: str) -> None:
    rules = LinkRules(border="closed", collapse=collapse)  # type: ignore[arg-type]  # a name of the table
    board = Board.from_text("1 2\n2 1\n3 3")
    assert solve(board, rules).verdict == "unsolvable"
    found = repairs(board, rules, Control())
    assert found
    for repair in found:
        assert repair.text == "Swap 2 tiles"
        assert repair.board.kind_counts() == board.kind_counts()
        assert replay(repair.board, rules, repair.moves).cleared


def test_a_board_of_an_odd_number_of_tiles_has_no_repair() -> None:
    assert repairs(Board.from_text("1 1 1\n2 2 #"), LinkRules(), Control()) == ()
