"""What can be said of an orb level at once: what it is worth, what its route gives, what is out of reach."""

from __future__ import annotations

from generator.facts import Facts, OrbFacts
from generator.orb.bounds import most_combos
from generator.orb.combos import evaluate
from generator.orb.issues import unreachable
from generator.orb.replay import play
from levels.level import OrbLevel


def orb_facts(level: OrbLevel) -> Facts:
    """Return what needs no search; a verdict only where the judge saw the goals met, or one is out of reach.

    A level without goals has nothing to be solved, so its verdict stays open.
    """
    as_it_lies = evaluate(level.shown, level.rules, plus=level.plus)
    bound = most_combos(level.shown, level.rules, plus=level.plus)
    route_ok = route_combos = None
    if level.route is not None:
        playing = play(level)
        route_ok = playing.won
        route_combos = None if playing.trail.fault is not None else playing.cascade.combos
    # Slots may yet get the orbs that a goal asks for.
    hopeless = not level.shown.slot_count() and any(True for _goal in unreachable(level, bound))
    return Facts(
        verdict="solvable" if route_ok and level.goals else "unsolvable" if hopeless else "open",
        orb=OrbFacts(
            combos=as_it_lies.combos,
            by_wave=tuple(wave.count for wave in as_it_lies.waves),
            most=None if bound is None else bound.combos,
            route_combos=route_combos,
            route_ok=route_ok,
        ),
    )
