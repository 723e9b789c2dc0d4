"""Boards dealt to a wish: what is claimed to be met is measured again, by fresh plays and by plain counts."""

from __future__ import annotations

import pytest

from generator.control import Budget, Control
from generator.link.pairs import count_pairs
from generator.link.players import p_win
from generator.link.telling import miss_sentence
from generator.link.wish import deal_to_wish
from generator.replay import replay
from levels.board import Board
from levels.level import Deal, LinkLevel, Miss, Pack, Report, Wish
from levels.packs import format_pack, parse_pack
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
    (missed,) = found.missed
    assert missed == Miss(condition="opening_pairs", wanted=(900, 1000), got=found.measured.opening_pairs)
    assert miss_sentence(missed) == f"Opening pairs: wished 900 to 1000, got {missed.got}."
    assert replay(found.board, LinkRules(), found.solution).cleared


def test_misses_are_said_as_they_were_wished() -> None:
    grade = Miss(condition="grade", wanted=(3, 3), got=1)
    chance = Miss(condition="p_win", wanted=(0.25, 0.35), got=0.612)
    assert miss_sentence(grade) == "Grade: wished 3, got 1."
    assert miss_sentence(chance) == "Chance to win: wished 25.0% to 35.0%, got 61.2%."


def test_misses_are_kept_with_the_level() -> None:
    miss = Miss(condition="p_win", wanted=(0.25, 1), got=0.125)
    level = LinkLevel(id="a", layout=Board.filled(2, 3), report=Report(missed=(miss,)))
    again = parse_pack(format_pack(Pack(id="p", levels=(level,))), source="p.json")
    assert again.levels[0].report.missed == (miss,)
