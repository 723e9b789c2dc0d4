"""What orbs a plan deals: so many of each kind, or drawn by weight."""

from __future__ import annotations

import random
from dataclasses import dataclass

from generator.deal_error import DealError
from levels.board import Board, Cell
from levels.level import Deal
from levels.saying import say

_METHODS = ("auto", "shuffle")


@dataclass(frozen=True, slots=True)
class Supply:
    """The orbs for the slots of a layout: one of the two."""

    counts: dict[Cell, int] | None = None
    """Exactly these."""
    weights: dict[Cell, float] | None = None
    """As many as are wanted, drawn by these odds, all of them above 0."""

    def draw(self, number: int, rng: random.Random) -> list[Cell]:
        """Return orbs in random order; of counts always all of them."""
        if self.counts is None:
            assert self.weights is not None, "a supply has counts or weights"
            return rng.choices(list(self.weights), list(self.weights.values()), k=number)
        orbs = [kind for kind, count in self.counts.items() for _orb in range(count)]
        assert len(orbs) == number, "counts fill the slots"
        rng.shuffle(orbs)
        return orbs


def supply_of(layout: Board, plan: Deal) -> Supply:
    """Return what a plan deals into a layout; DealError when it cannot be met."""
    painted, slots = layout.kind_counts(), layout.slot_count()
    if plan.method not in _METHODS:
        raise DealError(
            say(
                "orbs are not dealt by the method {method!r}: use one of {list}",
                method=plan.method,
                list=", ".join(_METHODS),
            )
        )
    if plan.wish is not None:
        raise DealError(say("wishes are for link boards: leave them out"))
    if slots == 0:
        return Supply(counts={})
    if plan.counts is not None:
        return Supply(counts=_missing({int(kind): n for kind, n in plan.counts.items()}, painted, slots))
    if plan.copies is not None:
        kinds = plan.kinds or (slots + sum(painted.values())) // plan.copies
        return Supply(counts=_missing(dict.fromkeys(range(1, kinds + 1), plan.copies), painted, slots))
    if plan.weights is None and plan.kinds is None:
        raise DealError(say("say what to deal: a number of kinds, of copies, counts or weights by kind"))
    weights = dict.fromkeys(range(1, (plan.kinds or 0) + 1), 1.0)
    weights |= {int(kind): weight for kind, weight in (plan.weights or {}).items()}
    drawn = {kind: weight for kind, weight in sorted(weights.items()) if weight > 0}
    if not drawn:
        raise DealError(say("every weight is 0: give at least one kind a weight above 0"))
    return Supply(weights=drawn)


def _missing(totals: dict[Cell, int], painted: dict[Cell, int], slots: int) -> dict[Cell, int]:
    """Return what the slots are to get, so that with the painted orbs each kind has its total."""
    for kind, count in painted.items():
        if kind in totals and totals[kind] < count:
            raise DealError(
                say(
                    "kind {kind} is to have {totals} orbs, but {count} are painted",
                    kind=kind,
                    totals=totals[kind],
                    count=count,
                )
            )
    missing = {kind: total - painted.get(kind, 0) for kind, total in sorted(totals.items())}
    wanted = sum(missing.values())
    if wanted != slots:
        raise DealError(
            say(
                "the counts leave {wanted} orbs to be dealt, but there are {slots} slots",
                wanted=wanted,
                slots=slots,
            )
        )
    return {kind: count for kind, count in missing.items() if count}
