"""One record of functions per mode, so that nobody else asks which game a level is of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from generator.facts import Facts
from generator.issue import Issue
from generator.link.facts import link_facts
from generator.link.generate import dealing_kernels, generate_link
from generator.link.issues import link_issues
from generator.link.judging import grade_link, solve_link
from generator.link.verdict import Solved
from generator.orb.facts import orb_facts, orb_kernels
from generator.orb.generate import generate_orb
from generator.orb.issues import orb_issues
from levels.level import Mode, Report


@dataclass(frozen=True, slots=True)
class Game:
    """What can be done with a level of one mode.

    Each function takes a level of its own mode; which one that is, the mode by which it was looked up says,
    and a type checker cannot follow that.
    """

    issues: Callable[[Any], tuple[Issue, ...]]
    """(level): its structural faults."""
    facts: Callable[[Any], Facts]
    """(level): what can be said of it without a search."""
    generate: Callable[..., Any]
    """(level, control, *, seed): the level dealt as its `deal` says, and proven."""
    facts_run: Callable[[Any], tuple[str, ...]]
    """(level): the groups of kernels in `generator.warm` that its facts and issues need."""
    dealing_runs: Callable[[Any], tuple[str, ...]]
    """(level): those that dealing it needs."""
    solve: Callable[..., Solved] | None = None
    """(level, control, *, seed): the verdict with its evidence; None where boards are not solved."""
    grade: Callable[..., Report] | None = None
    """(level, control, *, seed): how hard it is, as a report; None where boards are not graded."""


GAMES: Final[dict[Mode, Game]] = {
    "link": Game(
        issues=link_issues,
        facts=link_facts,
        generate=generate_link,
        facts_run=lambda _level: ("links",),
        dealing_runs=dealing_kernels,
        solve=solve_link,
        grade=grade_link,
    ),
    "orb": Game(
        issues=orb_issues,
        facts=orb_facts,
        generate=generate_orb,
        facts_run=orb_kernels,
        dealing_runs=lambda _level: (),
    ),
}
