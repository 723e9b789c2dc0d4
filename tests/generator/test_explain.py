"""Explanations of unsolvable boards, and repairs that make them solvable."""

from __future__ import annotations

import random

import pytest

from generator.control import Budget, Control
from generator.link.certificate import leaves
from generator.link.check_certificate import fault_of
from generator.link.explain import explain
from generator.link.repair import mend, repairs
from generator.link.solve import solve
from generator.link.telling import proof_lines
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


def test_one_swap_is_known_to_be_the_fewest() -> None:
    found = mend(Board.from_text("1 2\n2 1\n3 3"), CLOSED, Control())
    assert found.is_fewest
    assert all(repair.text == "Swap 2 tiles" for repair in found.repairs)


def test_two_swaps_are_the_fewest_when_every_single_one_was_tried() -> None:
    # Two knots that stones keep apart: a swap mends one of them.
    board = Board.from_text("1 2 # 3 4\n2 1 # 4 3")
    found = mend(board, CLOSED, Control())
    assert {repair.text for repair in found.repairs} == {"Swap 4 tiles"}
    assert found.is_fewest
    assert found.text == "No single swap helps: all 24 that could were tried."


def test_what_the_budget_left_untried_is_said() -> None:
    board = Board.from_text("1 2 # 3 4\n2 1 # 4 3")
    found = mend(board, CLOSED, Control(budget=Budget(seconds=0)))
    assert not found.is_fewest
    assert found.text.endswith("of 24 that could, 0 were tried, 0 of them undecided.")


def test_odd_kinds_need_a_change_for_every_two_of_them() -> None:
    found = mend(Board.from_text("1 1 1 2\n2 2 3 3"), LinkRules(), Control())
    assert found.repairs
    assert found.is_fewest
    hopeless = mend(Board.from_text("1 1 1\n2 2 #"), LinkRules(), Control())
    assert (hopeless.repairs, hopeless.is_fewest) == ((), True)


def test_a_proof_by_cases_is_told_case_by_case() -> None:
    rng = random.Random(11)
    told = 0
    while told < 3:
        board = full_board(rng, 12, 13, 4)
        certificate = solve(board, LinkRules()).certificate
        if certificate is None or certificate["form"] != "cases":
            continue
        lines = [text for _depth, text in proof_lines(board, certificate)]
        stuck = [line for line in lines if "tiles are stuck" in line]
        assert len(stuck) == len(list(leaves(certificate["tree"])))
        assert f"{tuple(certificate['tree']['tile'])}, kind" in lines[1]
        told += 1
