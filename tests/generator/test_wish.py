"""Boards dealt to a wish: what is claimed to be met is measured again, by fresh plays and by plain counts."""

from __future__ import annotations

import pytest

from generator.control import Budget, Control
from generator.link.pairs import count_pairs
from generator.link.players import p_win
from generator.link.wish import deal_to_wish
from generator.replay import replay
from levels.board import Board
from levels.level import Deal, Wish
from levels.rules import Collapse, LinkRules


@pytest.mark.parametrize("collapse", ["none", "left"])
def test_a_chance_to_win_holds_in_fresh_plays(collapse: Collapse) -> None:
    layout, rules, wish = Board.filled(6, 9), LinkRules(collapse=collapse), Wish(p_win=(0.3, 0.5))
    found = deal_to_wish(layout, rules, Deal(kinds=13), wish, seed="fair")
    assert found.met, found.missed
    assert replay(found.board, rules, found.solution).cleared
    again = p_win(found.board, rules, "random", plays=2000, seed="fresh", control=Control())
    assert 0.25 <= again.p <= 0.55


def test_opening_pairs_are_those_of_the_board() -> None:
    rules, wish = LinkRules(), Wish(opening_pairs=(3, 5))
    found = deal_to_wish(Board.filled(5, 8), rules, Deal(kinds=10), wish, seed=1)
    assert found.met, found.missed
    assert 3 <= count_pairs(found.board, rules) <= 5
    assert replay(found.board, rules, found.solution).cleared


def test_a_wish_that_cannot_be_met_names_its_condition() -> None:
    wish = Wish(opening_pairs=(900, 1000))
    budget = Control(budget=Budget(seconds=3))
    found = deal_to_wish(Board.filled(4, 6), LinkRules(), Deal(kinds=6), wish, seed=1, control=budget)
    assert [missed.condition for missed in found.missed] == ["opening_pairs"]
    assert replay(found.board, LinkRules(), found.solution).cleared
