"""Verdicts where nothing collapses: against brute force, and in their evidence."""

from __future__ import annotations

import random

import pytest

import generator.link.solve_static as solver
from generator.control import Budget, Cancelled, Control, Progress
from generator.link.check_certificate import fault_of
from generator.link.solve import solve
from generator.link.verdict import Solved
from generator.replay import replay
from levels.board import Board
from levels.rules import BORDERS, LinkRules
from tests.oracles.link_search import clearing
from tests.oracles.random_boards import full_board
from tests.oracles.small_boards import small_board

HARD = full_board(random.Random(65), 10, 12, 4)
"""A board whose proof has many cases."""


def assert_evidence_holds(board: Board, rules: LinkRules, solved: Solved) -> None:
    if solved.verdict == "solvable":
        assert solved.proof == "replay"
        assert replay(board, rules, solved.moves).cleared, (board, rules)
    else:
        assert solved.verdict == "unsolvable", (board, rules)
        assert solved.proof == "certificate"
        assert solved.certificate is not None
        assert fault_of(board, rules, solved.certificate) is None, (board, rules)


@pytest.mark.parametrize("seed", range(8))
def test_verdicts_are_those_of_brute_force(seed: int) -> None:
    rng = random.Random(seed)
    for _board in range(2500):
        board = small_board(rng)
        rules = LinkRules(max_turns=rng.choice((0, 1, 2, 2, 2, 3)), border=rng.choice(BORDERS))
        solved = solve(board, rules)
        expected = "solvable" if clearing(board, rules) is not None else "unsolvable"
        assert expected == solved.verdict, (board, rules)
        assert_evidence_holds(board, rules, solved)


@pytest.mark.parametrize(("rows", "cols", "copies"), [(8, 14, 4), (9, 12, 6), (10, 12, 4), (6, 40, 8)])
@pytest.mark.parametrize("max_turns", [2, 3])
def test_full_boards_are_decided_and_the_evidence_holds(
    rows: int, cols: int, copies: int, max_turns: int
) -> None:
    rng = random.Random(rows * cols + copies)
    for _board in range(5):
        board, rules = full_board(rng, rows, cols, copies), LinkRules(max_turns=max_turns)
        assert_evidence_holds(board, rules, solve(board, rules))


def test_boards_wider_than_a_machine_word_are_decided() -> None:
    board = full_board(random.Random(3), 2, 128, 4)
    assert_evidence_holds(board, LinkRules(), solve(board, LinkRules()))
    assert_evidence_holds(board, LinkRules(border="closed"), solve(board, LinkRules(border="closed")))


def test_a_board_of_one_kind_is_cleared() -> None:
    board = Board.filled(20, 21, 1)
    assert_evidence_holds(board, LinkRules(), solve(board, LinkRules()))


def test_boards_that_there_is_no_room_for_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solver, "has_room", lambda _board: False)
    # Under other rules than of two turns there is no early look at a board, which would decide these.
    easy, stuck, rules = (
        Board.from_text("1 1 1 2\n1 1 1 2"),
        Board.from_text("1 2\n2 1"),
        LinkRules(max_turns=1),
    )
    assert_evidence_holds(easy, rules, solve(easy, rules))
    assert solve(stuck, rules, Control(budget=Budget(nodes=20))).verdict == "open"


def test_an_odd_kind_is_a_certificate_of_its_own() -> None:
    solved = solve(Board.from_text("1 2 1 1\n3 2 3 ."), LinkRules())
    assert solved.verdict == "unsolvable"
    assert solved.certificate == {"form": "odd", "kind": 1, "cells": [[0, 0], [0, 2], [0, 3]]}


def test_a_board_without_tiles_is_cleared_by_no_moves() -> None:
    solved = solve(Board.from_text(". # x ?\n. . . ."), LinkRules())
    assert (solved.verdict, solved.moves) == ("solvable", ())


def test_a_slot_blocks_and_need_not_go() -> None:
    rules = LinkRules(border="closed")
    assert solve(Board.from_text("1 ? 1"), rules).verdict == "unsolvable"
    assert solve(Board.from_text("1 1 ?"), rules).verdict == "solvable"


def test_the_same_seed_gives_the_same_result() -> None:
    board = full_board(random.Random(8), 8, 14, 4)
    first, again = (solve(board, LinkRules(), seed="a") for _time in range(2))
    assert (first.moves, first.certificate, first.effort.nodes) == (
        again.moves,
        again.certificate,
        again.effort.nodes,
    )


def test_where_slices_end_makes_no_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = solve(HARD, LinkRules(), seed=1)
    assert whole.certificate is not None
    assert len(whole.certificate["sets"]) >= 20
    monkeypatch.setattr(solver, "_FIRST_SLICE", 1)
    monkeypatch.setattr(solver, "_SLICE_SECONDS", 1e-9)
    sliced = solve(HARD, LinkRules(), seed=1)
    assert (whole.certificate, whole.effort.nodes) == (sliced.certificate, sliced.effort.nodes)


def test_a_spent_budget_leaves_the_verdict_open_with_the_best_clearing_so_far() -> None:
    solved = solve(HARD, LinkRules(), Control(budget=Budget(nodes=10)))
    assert (solved.verdict, solved.proof, solved.effort.nodes) == ("open", None, 10)
    played = replay(HARD, LinkRules(), solved.best)
    assert played.fault is None
    assert len(solved.best) > 0


def test_a_search_reports_progress_and_can_be_cancelled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solver, "_FIRST_SLICE", 10)
    told: list[Progress] = []
    with pytest.raises(Cancelled):
        solve(HARD, LinkRules(), Control(is_cancelled=lambda: len(told) >= 1, on_progress=told.append))
    assert len(told) == 1
    assert "pairings" in told[0].text


def test_forgetting_clauses_changes_no_verdict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solver, "_LARGEST_STORE", 0)
    rng = random.Random(2)
    for _board in range(20):
        board = full_board(rng, 10, 12, 4)
        assert_evidence_holds(board, LinkRules(), solve(board, LinkRules()))
