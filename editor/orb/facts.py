"""What is known of an orb level, in the words of the truth bar and the side panels."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from editor.orb.holding import Holding
from editor.orb.sight import OrbSight
from editor.panels.combo_chips import ComboFact
from editor.panels.goals_panel import GoalState
from editor.panels.truth_item import Fact
from editor.words import count, phrases, sentences, tr
from generator.orb.cascade import Cascade
from generator.orb.replay import goal_state
from levels.level import Goal, OrbLevel

if TYPE_CHECKING:
    # At run time these are imported in the background: they bring the compiler with them.
    from generator.orb.bounds import Bound, Why
    from generator.orb.counting import Odds

_MOST_LISTED: Final = 6


def chips_of(sight: OrbSight) -> tuple[tuple[ComboFact, ...], ...]:
    """Return the combos of every wave for the chips of the live panel."""
    return tuple(
        tuple(ComboFact(combo.kind, combo.size, combo.plus) for combo in wave.combos)
        for wave in sight.cascade.waves
    )


def combos_fact(sight: OrbSight) -> Fact:
    """Return how many combos the board gives, wave by wave."""
    waves = [str(wave.count) for wave in sight.cascade.waves]
    value = count(sight.cascade.combos, "{n} combo", "{n} combos")
    if not waves:
        slots = sight.arrangement.board.slot_count()
        caption = count(slots, "{n} slot to deal", "{n} slots to deal") if slots else tr("nothing matches")
        return Fact(value, caption, "combo")
    listed = " + ".join(waves[:_MOST_LISTED]) + (" + …" if len(waves) > _MOST_LISTED else "")
    caption = tr("wave {waves}", waves=listed) if len(waves) == 1 else tr("waves {waves}", waves=listed)
    return Fact(value, caption, "combo")


def gap_fact(sight: OrbSight, bound: Bound | None, waiting: str) -> Fact:
    """Return how far from the most that the orbs could give; `waiting` says what is waited for."""
    if bound is None:
        return Fact("…", waiting, "target")
    gap = bound.combos - sight.cascade.combos
    if gap <= 0:
        return Fact(tr("No gap"), _reach(bound), "target", "good")
    return Fact(tr("Gap {gap}", gap=gap), _reach(bound), "target", "warn")


def _reach(bound: Bound) -> str:
    """Say what the bound rests on."""
    words: dict[Why, str] = {
        "counts": tr("at most {n} by count", n=bound.combos),
        "cross": tr("at most {n}, rows meet", n=bound.combos),
        "table": tr("at most {n}, proven", n=bound.combos),
        "arrangements": tr("at best {n}, all tried", n=bound.combos),
    }
    return words[bound.why]


def goals_fact(goals: Sequence[Goal], states: Sequence[GoalState], kind_name: Callable[[int], str]) -> Fact:
    """Return how many goals are met, and the first that is not."""
    from editor.panels.goals_panel import goal_sentence

    if not goals:
        return Fact(tr("No goals"), "", "flag")
    met = sum(state.met is True for state in states)
    value = tr("{met} of {all} goals", met=met, all=len(goals))
    if met == len(goals):
        return Fact(value, tr("all met"), "flag", "good")
    goal, state = next((goal, state) for goal, state in zip(goals, states, strict=True) if not state.met)
    if goal.combos is not None or goal.orbs is not None:
        # The bar has no room for how many steps it may take.
        goal = msgspec.structs.replace(goal, steps=None)
    sentence = goal_sentence(goal, kind_name)
    if state.met is False:
        return Fact(value, tr("{goal}: never", goal=sentence), "flag", "bad")
    return Fact(value, tr("{goal}: open", goal=sentence), "flag", "warn")


def steps_fact(level: OrbLevel, holding: Holding | None, *, in_hand: bool, seconds: float | None) -> Fact:
    """Return how many steps the hand has made, of how many, and in what time."""
    if holding is None:
        if level.rules.move == "free":
            return Fact(tr("No swaps"), tr("D swaps orbs"), "route")
        return Fact(tr("No route"), tr("D drags orbs"), "route")
    steps = len(holding.arrangements) - 1
    most = level.rules.max_steps
    if level.rules.move == "free":
        value = count(steps, "{n} swap", "{n} swaps")
    else:
        value = count(steps, "{n} step", "{n} steps")
    parts = []
    if most is not None:
        parts.append(tr("of {most}", most=most))
    if seconds is not None:
        parts.append(tr("{seconds} s", seconds=f"{seconds:.1f}"))
    elif holding.fields and all(getattr(level, name) == value for name, value in holding.fields.items()):
        parts.append(tr("swaps kept") if level.rules.move == "free" else tr("route kept"))
    used_up = in_hand and most is not None and steps >= most
    return Fact(value, phrases(parts), "route", "warn" if used_up else "text")


def goal_states(
    goals: Sequence[Goal], cascade: Cascade, steps: int, bound: Bound | None, level: OrbLevel, by: str
) -> list[GoalState]:
    """Return what each goal comes to: met by what was done, ruled out for all there is to do, or open."""
    counts = level.shown.kind_counts()
    found = []
    for goal in goals:
        state = goal_state(goal, cascade, steps)
        if state.met:
            found.append(GoalState(True, by))
            continue
        reason = _ruled_out(goal, counts, bound, level)
        if reason:
            found.append(GoalState(False, reason))
            continue
        parts = []
        if goal.combos is not None and state.combos < goal.combos:
            parts.append(tr("{n} of {most}", n=state.combos, most=goal.combos))
        if goal.orbs is not None and state.orbs < goal.orbs:
            parts.append(tr("{n} of {most} orbs", n=state.orbs, most=goal.orbs))
        if goal.steps is not None and steps > goal.steps:
            parts.append(count(steps - goal.steps, "{n} step too many", "{n} steps too many"))
        found.append(GoalState(None, tr("{so_far}, not ruled out", so_far=phrases(parts))))
    return found


def _ruled_out(goal: Goal, counts: dict[int, int], bound: Bound | None, level: OrbLevel) -> str:
    """Return why no drag at all can reach a goal, or nothing."""
    if level.rules.skyfall is not None:
        return ""
    there = sum(counts.values()) if goal.kind is None else counts.get(goal.kind, 0)
    if goal.orbs is not None and there < goal.orbs:
        return count(there, "there is only {n} orb", "there are only {n} orbs")
    if bound is not None and goal.combos is not None and bound.combos < goal.combos:
        return _reach(bound)
    return ""


def odds_sentence(odds: Odds | None, *, waiting: bool) -> str:
    """Return what skyfall adds, in a sentence."""
    if odds is None:
        return tr("With skyfall: being played…") if waiting else ""
    return tr(
        "With skyfall {mean} on average, {least} to {most} ({refills} skies). Without: {calm}.",
        mean=f"{odds.mean:.2f}",
        least=odds.least,
        most=odds.most,
        refills=f"{odds.refills:,}",
        calm=odds.without,
    )


def sky_sentence(level: OrbLevel, cascade: Cascade) -> str:
    """Return what the level's own seed lets fall in, in a sentence; empty where nothing falls in."""
    if level.rules.skyfall is None:
        return ""
    combos = count(cascade.combos, "{n} combo", "{n} combos")
    fallen = count(cascade.fallen_in, "{n} orb falls in", "{n} orbs fall in")
    sentence = tr("With its seed: {combos}, {fallen}.", combos=combos, fallen=fallen)
    if not cascade.settled:
        return sentences([sentence, tr("It would go on for ever: counting stops there.")])
    return sentence
