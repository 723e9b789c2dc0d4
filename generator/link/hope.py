"""Where a play was lost: the last position on its way that could still be cleared."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from generator.control import Budget, Control
from generator.link.solve import solve
from levels.board import Board
from levels.rules import LinkRules
from levels.saying import say

_NODES: Final = 20_000


@dataclass(frozen=True, slots=True)
class Hope:
    """What is proven of the positions of a play that ended stuck."""

    alive: int | None
    """The last position that is proven to be clearable; None when that is proven of none."""
    dead: int
    """The first position that is proven not to be clearable."""

    @property
    def is_exact(self) -> bool:
        """Nothing lies between the two: the move from `alive` to `dead` lost the play."""
        return self.dead == 0 or (self.alive is not None and self.alive + 1 == self.dead)


def last_hope(positions: Sequence[Board], rules: LinkRules, control: Control, *, nodes: int = _NODES) -> Hope:
    """Search a play, position by position, for the move that lost it; the last position is stuck.

    From a lost position only lost ones are reached, so the way is halved again and again. What `nodes` do not
    decide is passed over. Ends early when the budget of `control` is spent. Raises Cancelled.
    """
    alive: int | None = None
    dead = len(positions) - 1
    undecided: set[int] = set()
    while not control.out_of_time:
        first = 0 if alive is None else alive + 1
        open_ones = [number for number in range(first, dead) if number not in undecided]
        if not open_ones:
            break
        control.step(say("Looking for where it was lost"), 1 - len(open_ones) / len(positions))
        middle = open_ones[len(open_ones) // 2]
        left = None if control.budget.seconds is None else control.budget.seconds - control.seconds
        bounded = Control(control.is_cancelled, budget=Budget(seconds=left, nodes=nodes))
        verdict = solve(positions[middle], rules, bounded).verdict
        if verdict == "solvable":
            alive = middle
        elif verdict == "unsolvable":
            dead = middle
        else:
            undecided.add(middle)
    return Hope(alive, dead)
