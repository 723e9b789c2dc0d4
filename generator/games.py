"""One record of functions per mode, so that nobody else asks which game a level is of.

Each is imported when it is first called: together they bring all kernels, and no command needs them all.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from generator.control import Control
from generator.facts import Facts
from generator.issue import Issue
from generator.link.verdict import Solved
from levels.level import LinkLevel, Mode, OrbLevel, Report
from levels.rules import Seed


@dataclass(frozen=True, slots=True)
class Game:
    """What can be done with a level of one mode.

    Each function takes a level of its own mode; which one that is, the mode by which it was looked up says,
    and a type checker cannot follow that. With `plain` a function does without kernels where that can be:
    for a few levels it is quicker, because kernels take a while to load, for many it is slower.
    """

    issues: Callable[..., tuple[Issue, ...]]
    """(level, *, plain): its structural faults."""
    facts: Callable[..., Facts]
    """(level, *, plain): what can be said of it without a search."""
    generate: Callable[..., Any]
    """(level, control, *, seed): the level dealt as its `deal` says, and proven."""
    facts_run: Callable[..., tuple[str, ...]]
    """(level, *, plain): the groups of kernels in `generator.warm` that its facts and issues need."""
    dealing_runs: Callable[[Any], tuple[str, ...]]
    """(level): those that dealing it needs."""
    solve: Callable[..., Solved] | None = None
    """(level, control, *, seed): the verdict with its evidence; None where boards are not solved."""
    grade: Callable[..., Report] | None = None
    """(level, control, *, seed): how hard it is, as a report; None where boards are not graded."""


def _link_issues(level: LinkLevel, *, plain: bool = False) -> tuple[Issue, ...]:
    from generator.link.issues import link_issues

    return link_issues(level, plain=plain)


def _link_facts(level: LinkLevel, *, plain: bool = False) -> Facts:
    from generator.link.facts import link_facts

    return link_facts(level, plain=plain)


def _link_facts_run(level: LinkLevel, *, plain: bool = False) -> tuple[str, ...]:
    from generator.link.glance import suits_plain

    return () if plain and suits_plain(level.shown, level.rules) else ("links",)


def _generate_link(level: LinkLevel, control: Control, *, seed: Seed) -> LinkLevel:
    from generator.link.generate import generate_link

    return generate_link(level, control, seed=seed)


def _link_dealing_runs(level: LinkLevel) -> tuple[str, ...]:
    # A wish is measured by simulated players.
    wished = level.deal is not None and level.deal.wish is not None
    return ("dealing", "dismantling", *(("links", "playing") if wished else ()))


def _solve_link(level: LinkLevel, control: Control, *, seed: Seed) -> Solved:
    from generator.link.judging import solve_link

    return solve_link(level, control, seed=seed)


def _grade_link(level: LinkLevel, control: Control, *, seed: Seed) -> Report:
    from generator.link.judging import grade_link

    return grade_link(level, control, seed=seed)


def _orb_issues(level: OrbLevel, *, plain: bool = False) -> tuple[Issue, ...]:  # noqa: ARG001 - plain anyway
    from generator.orb.issues import orb_issues

    return orb_issues(level)


def _orb_facts(level: OrbLevel, *, plain: bool = False) -> Facts:  # noqa: ARG001 - plain as far as it can be
    from generator.orb.facts import orb_facts

    return orb_facts(level)


def _orb_facts_run(level: OrbLevel, *, plain: bool = False) -> tuple[str, ...]:  # noqa: ARG001 - as above
    from generator.orb.bounds import counts_arrangements

    # Hardly ever.
    return ("orbs",) if counts_arrangements(level.shown, level.rules) else ()


def _generate_orb(level: OrbLevel, control: Control, *, seed: Seed) -> OrbLevel:
    from generator.orb.generate import generate_orb

    return generate_orb(level, control, seed=seed)


GAMES: Final[dict[Mode, Game]] = {
    "link": Game(
        issues=_link_issues,
        facts=_link_facts,
        generate=_generate_link,
        facts_run=_link_facts_run,
        dealing_runs=_link_dealing_runs,
        solve=_solve_link,
        grade=_grade_link,
    ),
    "orb": Game(
        issues=_orb_issues,
        facts=_orb_facts,
        generate=_generate_orb,
        facts_run=_orb_facts_run,
        dealing_runs=lambda _level: (),
    ),
}
