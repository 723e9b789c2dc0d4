"""Bounds on combos: never below what an arrangement reaches, and as known where one kind dominates."""

from __future__ import annotations

import csv
import itertools
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from benchmarks.orb_bounds import Claim, claims, prove
from generator.orb.bounds import most_combos
from generator.orb.combos import evaluate
from generator.orb.counting import count_many
from levels.board import EMPTY, Board
from levels.formats.orb_strings import parse_orb_string
from levels.rules import OrbRules, Skyfall
from tests.oracles.orb_boards import random_orbs

DATA = Path(__file__).parents[1] / "data" / "orb"
GOLDEN = json.loads((DATA / "bounds.json").read_text(encoding="utf-8"))
QUICK_PROOF = 5
"""Others up to which a proof takes no time."""


def bound(board: Board, rules: OrbRules | None = None) -> int:
    found = most_combos(board, rules or OrbRules())
    assert found is not None
    return found.combos


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: "-".join(map(str, golden["orbs"])))
def test_known_orb_counts_have_their_known_most_and_a_board_that_reaches_it(golden: dict[str, Any]) -> None:
    board = Board([[int(digit) for digit in row] for row in golden["board"].split()])
    assert sorted(board.kind_counts().values(), reverse=True) == golden["orbs"]
    assert (evaluate(board, OrbRules()).combos, bound(board)) == (golden["most"], golden["most"])


@pytest.mark.parametrize(
    "claim", [c for c in claims() if c[0][0] * c[0][1] - c[1][0] <= QUICK_PROOF], ids=str
)
def test_the_table_holds(claim: Claim) -> None:
    assert not prove(*claim).exceeded


@pytest.mark.parametrize("kinds", [(26, 4), (25, 5), (24, 3, 3)])
def test_a_bound_that_is_too_low_is_found_out(kinds: tuple[int, ...]) -> None:
    most = next(golden["most"] for golden in GOLDEN if tuple(golden["orbs"]) == kinds)
    assert prove((5, 6), kinds, 0, most - 1).exceeded


@pytest.mark.parametrize(
    "diagram",
    [
        "1 1 1\n1 2 2\n2 2 3",
        "1 1 2 2\n1 2 2 .",
        "1 1 1 1 # 2\n2 2 1 1 1 2",
        "1 1 . 1\nx 2 2 2\n. 1 1 #",
        "1 1 1 1 1 1 1",
    ],
)
@pytest.mark.parametrize("rules", [OrbRules(), OrbRules(run=2), OrbRules(group=4), OrbRules(immovable=(2,))])
def test_small_boards_are_bounded_by_their_best_arrangement(diagram: str, rules: OrbRules) -> None:
    board = Board.from_text(diagram)
    loose = [
        place
        for place in itertools.product(range(board.rows), range(board.cols))
        if board[place] >= EMPTY and board[place] not in rules.immovable
    ]
    best = 0
    for orbs in arrangements(sorted(board[place] for place in loose)):
        cells = board.cells.copy()
        for place, orb in zip(loose, orbs, strict=True):
            cells[place] = orb
        best = max(best, evaluate(Board(cells), rules).combos)
    assert best == bound(board, rules)


def arrangements(orbs: list[int]) -> Iterator[tuple[int, ...]]:
    """Yield every different order of the orbs."""
    if not orbs:
        yield ()
    for orb in sorted(set(orbs)):
        rest = orbs.copy()
        rest.remove(orb)
        for order in arrangements(rest):
            yield (orb, *order)


def test_no_board_exceeds_its_bound() -> None:
    rng = np.random.default_rng(12)
    for _batch in range(250):
        rows, cols = (int(n) for n in rng.integers((1, 1), (9, 9)))
        rules = OrbRules(run=int(rng.choice((2, 3, 3, 3, 4))), group=int(rng.choice((1, 3, 5))))
        cells = random_orbs(rng, 8, rows, cols, int(rng.integers(1, 5)))
        # One kind is made to dominate, for there the bounds are tight.
        cells[(cells > EMPTY) & (rng.random(cells.shape) < rng.choice((0, 0.5, 0.8)))] = 1
        combos = count_many(cells, rules).combos
        for grid, reached in zip(cells, combos, strict=True):
            assert reached <= bound(Board(grid), rules), (Board(grid), rules)


@pytest.mark.parametrize(
    "counts", [(21, 9), (22, 4, 4), (20, 10), (20, 4, 3, 3), (23, 3, 4), (18, 6, 6), (19, 11), (17, 7, 6)]
)
def test_a_search_among_dominated_boards_never_exceeds_the_bound(counts: tuple[int, ...]) -> None:
    rng = np.random.default_rng(13)
    board = np.repeat(np.arange(1, len(counts) + 1), counts).astype(np.int16)
    least = bound(Board(board.reshape(5, 6)))
    reached = 0
    for _step in range(80):
        swapped = np.repeat(board[np.newaxis], 120, axis=0)
        for row in swapped:
            places = rng.integers(0, 30, 4)
            row[places] = row[np.roll(places, 1)] if len(set(places.tolist())) == 4 else row[places]
        combos = count_many(swapped.reshape(-1, 5, 6), OrbRules()).combos
        board = swapped[combos.argmax()]
        reached = max(reached, int(combos.max()))
    assert least - 2 <= reached <= least


def test_the_best_known_routes_of_hard_boards_reach_the_bound() -> None:
    with (DATA / "hard_6x5.csv").open(encoding="ascii", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 10
    for row in rows:
        assert int(row["combo"]) == bound(parse_orb_string(row["board"]))


def test_a_large_board_with_few_others_is_nearly_one_group() -> None:
    cells = np.full((16, 16), 1, np.int16)
    cells[3, 4] = cells[9, 9] = 2
    assert bound(Board(cells)) == 1
    found = most_combos(Board(cells), OrbRules())
    assert found is not None
    assert found.why == "cross"


def test_bounds_count_only_what_can_clear() -> None:
    assert bound(Board.from_text("1 1 2 2 3 3")) == 0
    assert bound(Board.from_text("1 1 1 2 2 2"), OrbRules(unmatchable=(2,))) == 1
    assert bound(Board.from_text("1 1\n1 2\n# #\n2 2")) == 0
    assert bound(Board.from_text("1 1 1 1 1 1 1"), OrbRules(group=4)) == 1


def test_plus_orbs_that_can_clear_raise_the_bound() -> None:
    found = most_combos(Board.from_text("1 1 1 2"), OrbRules(), plus=[(0, 0), (0, 3)])
    assert found is not None
    assert (found.combos, found.plus) == (2, 1)


def test_skyfall_has_no_bound() -> None:
    assert most_combos(Board.from_text("1 1 1"), OrbRules(skyfall=Skyfall(seed=1))) is None
