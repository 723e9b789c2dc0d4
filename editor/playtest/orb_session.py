"""A person's play of an orb level: the orb is led, let go, and the cascade counts. No clock, no screen."""

from __future__ import annotations

from dataclasses import dataclass, replace

from editor.orb.holding import Holding, take
from generator.orb.cascade import Cascade
from generator.orb.combos import evaluate
from generator.orb.drag import Arrangement
from generator.orb.replay import GoalState, goal_state
from levels.board import Board, Position
from levels.level import OrbLevel


@dataclass(frozen=True, slots=True)
class Result:
    """What a board gave when it was let go."""

    cascade: Cascade
    goals: tuple[GoalState, ...]

    @property
    def met(self) -> int:
        """How many goals are met."""
        return sum(state.met for state in self.goals)

    @property
    def won(self) -> bool:
        """Whether all goals are met; a level without goals is won by any combo."""
        return self.met == len(self.goals) if self.goals else self.cascade.combos > 0


@dataclass(frozen=True, slots=True)
class OrbSession:
    """One try at a level, and how many there were before."""

    level: OrbLevel
    holding: Holding | None = None
    """What was moved so far."""
    in_hand: bool = False
    """An orb is being led."""
    result: Result | None = None
    """What it came to, once it is settled: nothing moves any more."""
    undos: int = 0
    """Steps taken back: whole drags, or swaps one by one."""
    tries: int = 1

    @property
    def start(self) -> Arrangement:
        """The board as it is painted."""
        return Arrangement(self.level.shown, frozenset(self.level.plus))

    @property
    def arrangement(self) -> Arrangement:
        """The board as it lies: moved by the hand, not yet settled."""
        return self.start if self.holding is None else self.holding.arrangements[-1]

    @property
    def board(self) -> Board:
        """The board as it stands, settled or not."""
        return self.arrangement.board if self.result is None else self.result.cascade.left

    @property
    def plus(self) -> frozenset[Position]:
        """Where plus orbs are on it."""
        return self.arrangement.plus if self.result is None else frozenset(self.result.cascade.plus_left)

    @property
    def steps(self) -> int:
        """Steps of the drag, or swaps."""
        return 0 if self.holding is None else len(self.holding.arrangements) - 1

    @property
    def used_up(self) -> bool:
        """Whether the rules allow no further step."""
        most = self.level.rules.max_steps
        return most is not None and self.steps >= most

    @property
    def is_drag(self) -> bool:
        """One orb is led, and letting go settles the board; else neighbours are swapped until then."""
        return self.level.rules.move == "drag"

    def take(self, at: Position) -> OrbSession | None:
        """Take the orb at a cell; None when it cannot be taken, or nothing more can be moved."""
        if self.result is not None or at not in self.level.shown or self.used_up:
            return None
        # A drag that has begun has one orb only, so nothing else can be taken.
        holding = take(self.level, at) if self.holding is None else self.holding.taken(at)
        return None if holding is None else replace(self, holding=holding, in_hand=True)

    def toward(self, at: Position) -> OrbSession:
        """Lead the orb on to a cell, through every cell between, as far as the rules allow."""
        if not self.in_hand or self.holding is None:
            return self
        return replace(self, holding=self.holding.toward(at))

    def let_go(self) -> OrbSession:
        """Let go of the orb; one that was only touched was not moved."""
        session = replace(self, in_hand=False)
        return session if self.steps else replace(session, holding=None)

    def put_back(self) -> OrbSession:
        """Let go of the orb where it was taken: a drag has not been, swaps made before stay."""
        if not self.in_hand or self.holding is None:
            return self
        if self.is_drag:
            return replace(self, holding=None, in_hand=False)
        session = self
        for _step in self.holding.ways[-1][1:]:
            session = replace(session, holding=_without_last(session))
        return replace(session, in_hand=False)

    def settled(self) -> OrbSession:
        """Clear the board wave by wave, orbs falling in as the rules say, and hold it against the goals."""
        lies = self.arrangement
        cascade = evaluate(lies.board, self.level.rules, plus=lies.plus)
        goals = tuple(goal_state(goal, cascade, self.steps) for goal in self.level.goals)
        return replace(self, in_hand=False, result=Result(cascade, goals))

    @property
    def can_undo(self) -> bool:
        return self.steps > 0 or self.result is not None

    def undo(self) -> OrbSession:
        """Take back what was done last: the settling with the drag before it, or one swap."""
        if not self.can_undo:
            return self
        if self.is_drag or not self.steps:
            return replace(self, holding=None, in_hand=False, result=None, undos=self.undos + 1)
        back = replace(self, in_hand=False, result=None, undos=self.undos + 1)
        return back if self.result is not None else replace(back, holding=_without_last(self))

    def again(self) -> OrbSession:
        """Begin anew with the board as it is painted."""
        return OrbSession(self.level, undos=self.undos, tries=self.tries + 1)


def _without_last(session: OrbSession) -> Holding | None:
    """Return free swaps without the last one: those before it made again."""
    assert session.holding is not None, "something was moved"
    ways = [way for way in session.holding.ways if len(way) > 1]
    ways[-1] = ways[-1][:-1]
    holding: Holding | None = None
    for way in ways:
        if len(way) < 2:
            continue
        holding = take(session.level, way[0]) if holding is None else holding.taken(way[0])
        assert holding is not None, "what was taken once can be taken again"
        for cell in way[1:]:
            holding = holding.toward(cell)
    return holding
