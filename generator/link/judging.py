"""The verdict on a link level, and how hard it is, by the rules that it brings."""

from __future__ import annotations

from generator.control import Control
from generator.link.grade import grade
from generator.link.pairs import count_pairs
from generator.link.solve import solve
from generator.link.verdict import Solved
from levels.level import LinkLevel, Report
from levels.rules import Seed


def solve_link(level: LinkLevel, control: Control, *, seed: Seed) -> Solved:
    """Return whether the level's board can be cleared, with evidence; control bounds the search."""
    return solve(level.shown, level.rules, control, seed=seed)


def grade_link(level: LinkLevel, control: Control, *, seed: Seed) -> Report:
    """Return how hard the level is, as it stores it; a stored solution saves the search for one."""
    found = grade(level.shown, level.rules, control, seed=seed, solution=level.solution)
    return found.report(count_pairs(level.shown, level.rules))
