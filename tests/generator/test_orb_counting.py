"""The counting kernels against the slow cascade, on boards of every size."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator

import numpy as np
import pytest

from generator.orb.combos import evaluate
from generator.orb.counting import count_combos, count_many, skyfall_odds
from generator.orb.skyfall import next_word, sky_of
from levels.board import EMPTY, Board, Cells
from levels.rules import OrbRules, Skyfall
from tests.oracles.orb_boards import random_orb_rules, random_orbs
from tests.oracles.orb_cascade import play

EVERY_SIZE = [(rows, cols) for rows in range(1, 17) for cols in range(1, 17)]
SMALL_SIZES = [(rows, cols) for rows in range(1, 7) for cols in range(1, 7) if rows != cols]


def batches(rng: np.random.Generator) -> Iterator[tuple[Cells, OrbRules]]:
    """Yield 100,000 boards in batches of one size and one set of rules."""
    for rows, cols in EVERY_SIZE:
        kinds = int(rng.integers(2, 9))
        yield random_orbs(rng, 10, rows, cols, kinds), random_orb_rules(rng, kinds)
    for number in range(974):
        rows, cols = SMALL_SIZES[number % len(SMALL_SIZES)]
        kinds = int(rng.choice((2, 2, 3, 4, 5, 6, 7, 8)))
        yield random_orbs(rng, 100, rows, cols, kinds), random_orb_rules(rng, kinds)
    yield random_orbs(rng, 40, 5, 6, 3), OrbRules()


def test_kernels_equal_the_slow_cascade_and_orbs_are_conserved_on_100_000_boards() -> None:
    rng = np.random.default_rng(7)
    boards = 0
    for cells, rules in batches(rng):
        counts = count_many(cells, rules)
        for number, grid in enumerate(cells):
            board = Board(grid)
            outcome = play(board, rules)
            found = int(counts.combos[number]), int(counts.first_wave[number])
            assert (sum(outcome.by_wave), sum(outcome.by_wave[:1])) == found, (board, rules)
            left = sum(cell > EMPTY for cell in outcome.left)
            assert board.tile_count() == outcome.cleared + left, (board, rules)
        boards += len(cells)
    assert boards == 100_000


def test_the_detailed_cascade_equals_the_slow_one() -> None:
    rng = np.random.default_rng(8)
    for _batch in range(400):
        rows, cols, kinds = (int(n) for n in rng.integers((1, 1, 2), (8, 9, 5)))
        rules = random_orb_rules(rng, kinds)
        for grid in random_orbs(rng, 10, rows, cols, kinds):
            board = Board(grid)
            plus = [place for place, _kind in board.tiles() if rng.random() < 0.1]
            outcome, cascade = play(board, rules, plus), evaluate(board, rules, plus=plus)
            expected = [[(kind, tuple(cells), marks) for kind, cells, marks in w] for w in outcome.waves]
            assert expected == [[(c.kind, c.cells, c.plus) for c in w.combos] for w in cascade.waves]
            assert outcome.left == cascade.left.cells.ravel().tolist()
            assert sum(outcome.by_wave) == cascade.combos == count_combos(board, rules, plus=plus)


@pytest.mark.parametrize(
    "size", [(5, 6), (4, 5), (6, 7), (8, 8), (16, 4), (10, 10), (9, 13), (16, 16), (2, 40)]
)
def test_plus_orbs_count_on_every_kernel(size: tuple[int, int]) -> None:
    rng = np.random.default_rng(9)
    cells = random_orbs(rng, 40, *size, 2)
    plus = rng.random(cells.shape) < 0.2
    counts = count_many(cells, OrbRules(), plus=plus)
    for number, grid in enumerate(cells):
        marks = [(int(row), int(col)) for row, col in np.argwhere(plus[number])]
        assert sum(play(Board(grid), OrbRules(), marks).by_wave) == counts.combos[number]


@pytest.mark.parametrize("rules", [OrbRules(), OrbRules(run=1, group=4), OrbRules(run=2), OrbRules(run=16)])
@pytest.mark.parametrize("kinds", [2, 6, 7, 14, 15, 40])
def test_any_number_of_kinds_and_any_run_is_counted(kinds: int, rules: OrbRules) -> None:
    rng = np.random.default_rng(10)
    for rows, cols in ((5, 6), (3, 17), (17, 3), (40, 1), (1, 64), (33, 2)):
        cells = random_orbs(rng, 12, rows, cols, kinds) * np.int16(1)
        counts = count_many(cells, rules)
        expected = [sum(play(Board(grid), rules).by_wave) for grid in cells]
        assert expected == counts.combos.tolist()


def test_groups_around_holes_are_counted_once() -> None:
    ring = np.full((7, 9), 1, np.int16)
    ring[2:5, 3:6] = 2
    double = np.full((7, 11), 1, np.int16)
    double[2:5, 2:5] = double[2:5, 6:9] = 3
    for cells in (ring, double):
        counts = count_many(cells[np.newaxis], OrbRules())
        assert sum(play(Board(cells), OrbRules()).by_wave) == counts.combos[0]
    # Small enough for one word: a ring of eight around an orb of another kind is one combo.
    small = np.full((3, 3), 1, np.int16)
    small[1, 1] = 2
    assert count_many(small[np.newaxis], OrbRules()).combos.tolist() == [1]


def test_kernels_equal_the_detailed_cascade_under_a_sky() -> None:
    rng = np.random.default_rng(11)
    for number in range(300):
        rows, cols = (int(n) for n in rng.integers((2, 2), (8, 9)))
        weights = {str(kind): float(weight) for kind, weight in enumerate(rng.random(5), start=1)}
        rules = OrbRules(
            skyfall=Skyfall(seed=number, weights=weights if number % 2 else {}), unmatchable=(5,)
        )
        board = Board(random_orbs(rng, 1, rows, cols, 5)[0])
        plus = [place for place, _kind in board.tiles() if rng.random() < 0.1]
        cascade = evaluate(board, rules, plus=plus)
        assert cascade.combos == count_combos(board, rules, plus=plus)
        if cascade.settled:
            outcome = play(board, rules, plus, falling_in(rules, board))
            assert sum(outcome.by_wave) == cascade.combos
            assert outcome.left == cascade.left.cells.ravel().tolist()
            assert outcome.fallen_in == cascade.fallen_in
        painted = board.tile_count() + cascade.fallen_in
        assert painted == cascade.cleared + cascade.left.tile_count()


def falling_in(rules: OrbRules, board: Board) -> Iterator[int]:
    """Yield the kinds of a level's sky: where a random number lies among the shares of all kinds."""
    sky = sky_of(rules, board)
    assert sky is not None
    state = sky.state
    while True:
        state, word = next_word(state)
        yield sky.kinds[bisect_right(sky.thresholds, word)]


def test_no_boards_have_no_counts() -> None:
    assert count_many(np.zeros((0, 5, 6), np.int16), OrbRules()).combos.tolist() == []
    assert count_combos(Board.filled(3, 4, EMPTY), OrbRules()) == 0


def test_skyfall_odds_hold_the_exact_result_beside_the_average() -> None:
    board = Board.from_text("1 1 1 2\n3 2 3 2\n2 3 2 3")
    assert skyfall_odds(board, OrbRules()) is None
    rules = OrbRules(skyfall=Skyfall(seed="odds"))
    odds = skyfall_odds(board, rules, refills=500)
    assert odds is not None
    assert (odds.without, odds.refills) == (1, 500)
    assert odds.without <= odds.least <= odds.mean <= odds.most
    assert odds == skyfall_odds(board, rules, refills=500)
