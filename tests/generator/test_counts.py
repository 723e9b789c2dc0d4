"""How many tiles of each kind are dealt, and which wishes are refused."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.deal_error import DealError
from generator.link.counts import tiles_to_deal
from levels.board import SLOT, Board
from levels.level import Deal


def counts(diagram: str, **plan: Any) -> dict[int, int]:
    return tiles_to_deal(Board.from_text(diagram), Deal(**plan), random.Random(1))


def test_kinds_share_the_slots_as_evenly_as_pairs_allow() -> None:
    dealt = counts("? ? ? ? ?\n? ? ? ? ?", kinds=3)
    assert sorted(dealt.values()) == [2, 4, 4]
    assert set(dealt) == {1, 2, 3}


def test_a_painted_kind_gets_the_tile_that_makes_it_even() -> None:
    assert counts("9 ? ? ?", kinds=1) == {1: 2, 9: 1}
    assert counts("1 ? ? ?", kinds=2) == {1: 1, 2: 2}


def test_painted_tiles_count_as_part_of_the_share() -> None:
    assert counts("1 1 1 1 ? ? ? ?", kinds=2) == {2: 4}


def test_copies_are_exact() -> None:
    assert counts("? ? ? ?\n? ? ? ?", copies=4) == {1: 4, 2: 4}
    assert counts("? ? 7 ?\n? 2 ? ?", copies=2, kinds=3) == {1: 2, 2: 1, 3: 2, 7: 1}
    assert counts("? ? 7 ?\n? 2 ? ?", copies=2) == {1: 2, 2: 1, 3: 2, 7: 1}


def test_counts_name_all_tiles_of_a_kind() -> None:
    assert counts("3 ? ?\n? ? ?", counts={"3": 4, "1": 2}) == {1: 2, 3: 3}


def test_weights_draw_whole_pairs() -> None:
    dealt = counts("? ? ? ? ? ? ? ?", weights={"2": 1.0, "5": 3.0, "6": 0.0})
    assert sum(dealt.values()) == 8
    assert set(dealt) <= {2, 5}
    assert all(count % 2 == 0 for count in dealt.values())


@pytest.mark.parametrize(
    ("diagram", "plan", "told"),
    [
        ("? ? ?", {"kinds": 1}, "3 slots and 0 painted tiles make 3, an odd number"),
        ("? ? 1 1 2", {"kinds": 2}, "2 slots and 3 painted tiles make 5, an odd number"),
        ("? ? ? ? ? ?", {"kinds": 4}, "6 slots hold 3 pairs, too few for 4 kinds"),
        ("? ?", {}, "say what to deal"),
        ("? ? ? ?", {"counts": {"1": 3, "2": 1}}, "kind 1 is to have 3 tiles, an odd number"),
        ("? ? ? ?", {"counts": {"1": 2}}, "the counts make 2 tiles, but 4 slots and 0 painted tiles make 4"),
        ("1 1 1 ? ? ?", {"counts": {"1": 2, "2": 4}}, "kind 1 is to have 2 tiles, but 3 are painted"),
        ("9 ? ? ?", {"counts": {"1": 4}}, "kind 9 is painted 1 times, an odd number"),
        ("? ? ? ?", {"counts": {"1": 4}, "kinds": 2}, "the counts give 1 kinds, not 2"),
        ("? ? ? ?", {"copies": 3}, "3 copies of each kind are an odd number"),
        ("? ? ? ? ? ?", {"copies": 4}, "make 6, not a whole number of kinds of 4"),
        ("? ? ? ?", {"copies": 2, "kinds": 3}, "3 kinds of 2 make 6 tiles, but 4 slots"),
        ("1 1 1 ? ? ?", {"copies": 2, "kinds": 3}, "kind 1 is to have 2 tiles, but 3 are painted"),
        ("1 2 3 ?", {"kinds": 3}, "1 slots cannot make 3 painted kinds even: kinds 1, 2, 3"),
        ("1 2", {"kinds": 3}, "kind 1 is painted 1 times, an odd number"),
        ("? ?", {"weights": {"1": 0.0}}, "every weight is 0"),
        ("? ?", {"weights": {"1": 1.0}, "copies": 2}, "leave out either them or the weights"),
    ],
)
def test_what_cannot_be_is_refused_with_its_numbers(diagram: str, plan: dict[str, Any], told: str) -> None:
    with pytest.raises(DealError) as refusal:
        counts(diagram, **plan)
    assert told in str(refusal.value)


@given(
    cells=st.lists(st.sampled_from((SLOT, SLOT, SLOT, 1, 2, 5)), min_size=1, max_size=30),
    kinds=st.integers(1, 6),
    seed=st.integers(0, 99),
)
def test_every_kind_ends_even_or_the_plan_is_refused(cells: list[int], kinds: int, seed: int) -> None:
    layout = Board([cells])
    try:
        dealt = tiles_to_deal(layout, Deal(kinds=kinds), random.Random(seed))
    except DealError:
        painted = layout.kind_counts()
        needed = sum(count % 2 for count in painted.values())
        missing = kinds - sum(kind <= kinds for kind in painted)
        odd = len(cells) % 2
        assert odd or needed > layout.slot_count() or needed + 2 * missing > layout.slot_count()
        return
    assert sum(dealt.values()) == layout.slot_count()
    for kind in {*dealt, *layout.kind_counts()}:
        assert (dealt.get(kind, 0) + layout.kind_counts().get(kind, 0)) % 2 == 0
