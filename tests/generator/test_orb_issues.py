"""The structural faults and the facts of orb levels."""

from __future__ import annotations

from typing import Any

import pytest

from generator.games import GAMES
from levels.board import Board
from levels.level import Goal, OrbLevel, Route
from levels.rules import OrbRules, Skyfall

CALM = "1 2 1 1 3\n3 4 3 4 3\n4 3 2 2 4"
"""Nothing matches; dragging the first orb to the right makes one combo."""


def codes(diagram: str, **parts: Any) -> list[str]:
    level = OrbLevel(id="x", board=Board.from_text(diagram), **parts)
    return [issue.code for issue in GAMES["orb"].issues(level)]


def test_a_level_with_nothing_wrong_has_no_issues() -> None:
    route, goals = Route(start=(0, 0), steps="R"), (Goal(combos=1, steps=1),)
    assert codes(CALM, route=route, goals=goals, plus=((0, 2),)) == []


@pytest.mark.parametrize(
    ("expected", "diagram", "parts"),
    [
        ("no-orbs", ". #\n. x", {}),
        ("undealt-slots", "1 ?\n1 2", {}),
        ("no-sky", CALM, {"rules": OrbRules(skyfall=Skyfall(seed=1, weights={"1": 0}))}),
        ("plus-without-orb", "1 2 . 1\n1 2 3 1", {"plus": ((0, 2),)}),
        ("empty-goal", CALM, {"goals": (Goal(),)}),
        ("empty-goal", CALM, {"goals": (Goal(steps=3),)}),
        ("empty-goal", CALM, {"goals": (Goal(combos=1, kind=2),)}),
        ("opening-match", "1 1 1 2", {}),
        ("hanging-orbs", "1 . 1\n. 2 1", {}),
        ("no-combo", "1 1 2 2", {}),
        ("goal-out-of-reach", CALM, {"goals": (Goal(combos=5),)}),
        ("goal-out-of-reach", CALM, {"goals": (Goal(orbs=9, kind=1),)}),
        ("goal-out-of-reach", CALM, {"goals": (Goal(orbs=3, kind=1),), "rules": OrbRules(unmatchable=(1,))}),
        ("route-fails", CALM, {"route": Route(start=(0, 0), steps="RC")}),
        ("route-fails", CALM, {"route": Route(start=(0, 0), steps="R"), "rules": OrbRules(move="free")}),
        ("route-misses-goal", CALM, {"route": Route(start=(0, 0), steps=""), "goals": (Goal(combos=1),)}),
    ],
)
def test_each_fault_is_found(expected: str, diagram: str, parts: dict[str, Any]) -> None:
    assert expected in codes(diagram, **parts)


def test_a_board_that_differs_from_its_layout_is_a_fault() -> None:
    layout = Board.from_text("1 ? ?\n? ? ?")
    assert codes("2 1 1\n1 2 2", layout=layout) == ["layout-mismatch"]


def test_a_layout_alone_is_not_asked_what_it_is_worth() -> None:
    level = OrbLevel(id="x", layout=Board.from_text("? ? ?"), goals=(Goal(combos=9),))
    assert GAMES["orb"].issues(level) == ()


def test_where_nobody_may_move_a_board_may_match_as_it_lies() -> None:
    assert codes("1 1 1 2", rules=OrbRules(max_steps=0), goals=(Goal(combos=1),)) == []


def test_issues_point_at_their_cells_and_say_what_to_do() -> None:
    level = OrbLevel(id="x", board=Board.from_text("3 2 2 2\n1 . 1 1"))
    opening, hanging = GAMES["orb"].issues(level)[:2]
    assert (opening.where, opening.cells) == ("board[0][1]", ((0, 1), (0, 2), (0, 3)))
    assert (hanging.where, hanging.cells) == ("board[0][1]", ((0, 1),))
    assert opening.message.endswith("change an orb of it.")


def test_facts_tell_what_the_board_and_its_route_are_worth() -> None:
    facts = GAMES["orb"].facts(
        OrbLevel(
            id="x",
            board=Board.from_text(CALM),
            route=Route(start=(0, 0), steps="R"),
            goals=(Goal(combos=1),),
        )
    )
    assert facts.orb is not None
    assert (facts.orb.combos, facts.orb.by_wave) == (0, ())
    assert (facts.orb.route_combos, facts.orb.route_ok, facts.verdict) == (1, True, "solvable")
    assert facts.orb.most == 4


def test_a_goal_out_of_reach_is_proven_so() -> None:
    facts = GAMES["orb"].facts(OrbLevel(id="x", board=Board.from_text(CALM), goals=(Goal(combos=5),)))
    assert facts.verdict == "unsolvable"
    assert GAMES["orb"].facts(OrbLevel(id="x", board=Board.from_text(CALM))).verdict == "open"


def test_a_goal_is_not_out_of_reach_while_slots_await_their_orbs() -> None:
    layout = Board.from_text("1 ? ?\n2 ? ?")
    facts = GAMES["orb"].facts(OrbLevel(id="x", layout=layout, goals=(Goal(combos=1),)))
    assert facts.verdict == "open"


def test_a_route_that_the_rules_forbid_proves_nothing() -> None:
    level = OrbLevel(
        id="x",
        board=Board.from_text(CALM),
        route=Route(start=(0, 0), steps="R"),
        rules=OrbRules(max_steps=0),
        goals=(Goal(combos=1),),
    )
    facts = GAMES["orb"].facts(level)
    assert facts.orb is not None
    assert (facts.orb.route_combos, facts.orb.route_ok, facts.verdict) == (None, False, "open")
