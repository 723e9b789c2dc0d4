"""Dealing orbs: what is asked for, what is painted, and no match before a player moves."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.control import Cancelled, Control
from generator.deal_error import DealError, UndealableError
from generator.games import GAMES
from generator.orb.combos import evaluate
from generator.orb.deal import deal_orbs
from levels.board import SLOT, Board
from levels.level import Deal, OrbLevel, Route, Wish
from levels.rules import OrbRules

FULL = Board.filled(5, 6)


def test_weights_and_numbers_of_kinds_fill_every_slot_without_a_match() -> None:
    for seed in range(20):
        board = deal_orbs(FULL, OrbRules(), Deal(kinds=6), seed=seed)
        assert board.tile_count() == 30
        assert set(board.kind_counts()) <= set(range(1, 7))
        assert evaluate(board, OrbRules()).combos == 0


def test_weights_shift_the_odds_and_zero_keeps_a_kind_away() -> None:
    plan = Deal(kinds=5, weights={"1": 8, "5": 0})
    counts: dict[int, int] = {}
    for seed in range(40):
        for kind, count in deal_orbs(FULL, OrbRules(), plan, seed=seed).kind_counts().items():
            counts[kind] = counts.get(kind, 0) + count
    assert 5 not in counts
    assert counts[1] > 2 * max(counts[2], counts[3], counts[4])


def test_counts_hold_painted_orbs_included_and_painted_orbs_stay() -> None:
    layout = Board.from_text("1 ? ? 2\n? # ? ?\n? ? . x\n1 1 ? ?")
    plan = Deal(counts={"1": 5, "2": 4, "3": 4})
    board = deal_orbs(layout, OrbRules(), plan, seed="paint")
    assert board.kind_counts() == {1: 5, 2: 4, 3: 4}
    kept = layout.cells != SLOT
    assert np.array_equal(layout.cells[kept], board.cells[kept])
    assert evaluate(board, OrbRules()).combos == 0


def test_copies_of_kinds_are_dealt() -> None:
    assert deal_orbs(FULL, OrbRules(), Deal(copies=5), seed=1).kind_counts() == dict.fromkeys(range(1, 7), 5)
    assert deal_orbs(FULL, OrbRules(), Deal(copies=15, kinds=2), seed=1).kind_counts() == {1: 15, 2: 15}


def test_the_same_seed_deals_the_same_board() -> None:
    boards = [deal_orbs(FULL, OrbRules(), Deal(kinds=4), seed=seed) for seed in ("a", "a", "b")]
    assert boards[0] == boards[1] != boards[2]


@pytest.mark.parametrize("rules", [OrbRules(run=2), OrbRules(run=3, group=5), OrbRules(unmatchable=(1,))])
def test_no_match_is_meant_under_the_levels_own_rules(rules: OrbRules) -> None:
    board = deal_orbs(FULL, rules, Deal(kinds=3), seed=3)
    assert evaluate(board, rules).combos == 0


def test_a_large_group_minimum_allows_what_it_allows() -> None:
    # Twenty-six of one kind always make runs, but groups of thirty need them all.
    board = deal_orbs(FULL, OrbRules(group=30), Deal(counts={"1": 26, "2": 4}), seed=1)
    assert board.kind_counts() == {1: 26, 2: 4}


@pytest.mark.parametrize("counts", [{"1": 30}, {"1": 26, "2": 4}, {"1": 23, "2": 7}])
def test_counts_that_always_match_are_refused_after_all_boards_were_gone_through(
    counts: dict[str, int],
) -> None:
    with pytest.raises(UndealableError, match="all were gone through"):
        deal_orbs(FULL, OrbRules(), Deal(counts=counts), seed=1)


def test_a_board_that_was_not_found_is_not_said_not_to_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("generator.orb.deal._MOST_LAID", 50)
    with pytest.raises(UndealableError, match="no board without a match was found, though 50 orbs"):
        deal_orbs(FULL, OrbRules(), Deal(counts={"1": 23, "2": 7}), seed=1)


@pytest.mark.parametrize(
    ("plan", "message"),
    [
        (Deal(), "say what to deal"),
        (Deal(counts={"1": 10}), "leave 10 orbs to be dealt, but there are 30 slots"),
        (Deal(weights={"1": 0}), "every weight is 0"),
        (Deal(kinds=3, method="dismantle"), "not dealt by the method 'dismantle'"),
        (Deal(kinds=3, wish=Wish(grade=3)), "wishes are for link boards"),
        (Deal(copies=4, kinds=2), "leave 8 orbs to be dealt"),
    ],
)
def test_plans_that_cannot_be_met_are_refused(plan: Deal, message: str) -> None:
    with pytest.raises(DealError, match=message):
        deal_orbs(FULL, OrbRules(), plan, seed=1)


def test_painted_orbs_beyond_their_count_or_in_a_match_are_refused_by_place() -> None:
    with pytest.raises(DealError, match="kind 1 is to have 1 orbs, but 2 are painted"):
        deal_orbs(Board.from_text("1 ? 1 ?"), OrbRules(), Deal(counts={"1": 1, "2": 3}), seed=1)
    with pytest.raises(DealError, match="kind 2 match already, at row 1, column 0") as refused:
        deal_orbs(Board.from_text("? ? ?\n2 2 2"), OrbRules(), Deal(kinds=3), seed=1)
    assert refused.value.cells == ((1, 0), (1, 1), (1, 2))


def test_a_deal_can_be_stopped() -> None:
    with pytest.raises(Cancelled):
        deal_orbs(FULL, OrbRules(), Deal(kinds=6), seed=1, control=Control(is_cancelled=lambda: True))


@settings(max_examples=60)
@given(st.integers(1, 7), st.integers(1, 8), st.integers(2, 5), st.integers(2, 4), st.integers(0, 99))
def test_every_deal_is_without_a_match_or_refused(
    rows: int, cols: int, kinds: int, run: int, seed: int
) -> None:
    rules = OrbRules(run=run)
    try:
        board = deal_orbs(Board.filled(rows, cols), rules, Deal(kinds=kinds), seed=seed)
    except UndealableError:
        assert run == 2
        return
    assert board.slot_count() == 0
    assert evaluate(board, rules).combos == 0


def test_a_level_is_dealt_with_its_seed_written_down_and_a_stale_route_dropped() -> None:
    level = OrbLevel(id="one", layout=FULL, deal=Deal(kinds=5), route=Route(start=(0, 0), steps="R"))
    dealt: OrbLevel = GAMES["orb"].generate(level, Control(), seed="s")
    assert dealt.board is not None
    assert (dealt.layout, dealt.route) == (FULL, None)
    assert dealt.deal is not None
    assert dealt.deal.seed == "s"
    assert GAMES["orb"].issues(dealt) == ()
