"""The judge of orb levels: plays the stored route or swaps in plain Python and says which goals are met."""

from __future__ import annotations

from dataclasses import dataclass

from generator.orb.cascade import Cascade
from generator.orb.combos import evaluate
from generator.orb.drag import Arrangement, Trail, follow, swap_freely
from levels.level import Goal, OrbLevel, Route


@dataclass(frozen=True, slots=True)
class GoalState:
    """How far one goal is met."""

    goal: Goal
    combos: int
    orbs: int
    """Orbs cleared of the goal's kind, or of all kinds."""
    steps: int
    """Steps of the route."""

    @property
    def met(self) -> bool:
        """Whether every condition of the goal holds."""
        return (
            self.combos >= (self.goal.combos or 0)
            and self.orbs >= (self.goal.orbs or 0)
            and (self.goal.steps is None or self.steps <= self.goal.steps)
        )


@dataclass(frozen=True, slots=True)
class Playing:
    """A level played once: the drag, what came of it, and the goals."""

    trail: Trail
    cascade: Cascade
    """What the board is worth after the drag, or as it lies when there is none."""
    goals: tuple[GoalState, ...]

    @property
    def won(self) -> bool:
        """Whether the moves are allowed and every goal is met; a level without goals is won by any."""
        return self.trail.fault is None and all(state.met for state in self.goals)


def play(level: OrbLevel, route: Route | None = None) -> Playing:
    """Play a level with a route, by default its own moves; without any the board is let go as it lies.

    Moves that the rules do not allow are played up to the first fault.
    """
    stored = level.rules.move == "drag" or not level.swaps
    route = level.route if route is None and stored else route
    if route is None and level.swaps:
        trail = swap_freely(level.shown, level.rules, level.swaps, plus=level.plus)
    elif route is None:
        trail = Trail((Arrangement(level.shown, frozenset(level.plus)),), ())
    else:
        trail = follow(level.shown, level.rules, route, plus=level.plus)
    cascade = evaluate(trail.last.board, level.rules, plus=trail.last.plus)
    steps = len(trail.arrangements) - 1
    return Playing(trail, cascade, tuple(goal_state(goal, cascade, steps) for goal in level.goals))


def goal_state(goal: Goal, cascade: Cascade, steps: int) -> GoalState:
    """Hold what a board gave, after so many steps, against a goal."""
    combos = [combo for wave in cascade.waves for combo in wave.combos]
    orbs = sum(combo.size for combo in combos if goal.kind in (None, combo.kind))
    return GoalState(goal, cascade.combos, orbs, steps)
