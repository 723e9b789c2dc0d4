"""How many tiles of each kind a layout is to be dealt: always so that every kind ends with an even number."""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import lru_cache

from generator.deal_error import DealError
from levels.board import SLOT, Board, Cell
from levels.level import Deal
from levels.saying import say


def tiles_to_deal(layout: Board, plan: Deal, rng: random.Random) -> dict[Cell, int]:
    """Return how many tiles of each kind the slots are to get; DealError when the plan cannot be met.

    Every painted kind with an odd number gets a tile that makes it even. The rest follows the plan: counts of
    all tiles of each kind, or a number of kinds with a number of copies, or kinds in equal shares, or kinds
    drawn pair by pair with weights.
    """
    if plan.copies is not None and plan.counts is None and plan.weights is None:
        return dict(_copies_to_deal(layout, plan.kinds, plan.copies))
    return _tiles_to_deal(layout, plan, rng)


@lru_cache(maxsize=16)
def _copies_to_deal(layout: Board, kinds: int | None, copies: int) -> dict[Cell, int]:
    """Return the same for a plan that leaves nothing to chance; not to be changed."""
    return _tiles_to_deal(layout, Deal(kinds=kinds, copies=copies), random.Random(0))


def _tiles_to_deal(layout: Board, plan: Deal, rng: random.Random) -> dict[Cell, int]:
    painted, slots = _contents(layout)
    tiles = sum(painted.values())
    if slots + tiles == 0:
        raise DealError(say("the layout has no slot and no tile: paint some"))
    if (slots + tiles) % 2:
        raise DealError(
            say(
                "{slots} slots and {tiles} painted tiles make {total}, an odd number: "
                "paint or erase one cell",
                slots=slots,
                tiles=tiles,
                total=slots + tiles,
            ),
            tuple(layout.positions(SLOT)),
        )
    if plan.counts is not None:
        totals = _by_counts(painted, slots, plan)
    elif slots == 0:
        totals = dict(painted)
    elif plan.copies is not None:
        totals = _by_copies(painted, slots, plan)
    elif plan.weights is not None:
        totals = _by_weights(painted, slots, plan, rng)
    elif plan.kinds is not None:
        totals = _by_shares(painted, slots, plan.kinds, rng)
    else:
        raise DealError(say("say what to deal: a number of kinds, of copies, counts or weights by kind"))
    odd = [kind for kind, total in totals.items() if total % 2]
    if odd:
        kind = odd[0]
        raise DealError(
            say(
                "kind {kind} is painted {painted} times, an odd number, and nothing is dealt to make it even",
                kind=kind,
                painted=painted[kind],
            ),
            tuple(layout.positions(kind)),
        )
    dealt = {kind: totals[kind] - painted.get(kind, 0) for kind in sorted(totals)}
    assert sum(dealt.values()) == slots
    return {kind: count for kind, count in dealt.items() if count}


@lru_cache(maxsize=16)
def _contents(layout: Board) -> tuple[dict[Cell, int], int]:
    """Return the painted tiles of each kind, not to be changed, and the number of slots."""
    return layout.kind_counts(), layout.slot_count()


def _by_counts(painted: dict[Cell, int], slots: int, plan: Deal) -> dict[Cell, int]:
    assert plan.counts is not None
    totals = {int(kind): count for kind, count in plan.counts.items() if count}
    for kind, count in totals.items():
        if count % 2:
            raise DealError(
                say("kind {kind} is to have {count} tiles, an odd number", kind=kind, count=count)
            )
        if count < painted.get(kind, 0):
            raise DealError(
                say(
                    "kind {kind} is to have {count} tiles, but {painted} are painted",
                    kind=kind,
                    count=count,
                    painted=painted[kind],
                )
            )
    for name, number in (("kinds", plan.kinds), ("copies", plan.copies)):
        got = len(totals) if name == "kinds" else max(totals.values(), default=0)
        if number is not None and got != number:
            raise DealError(
                say(
                    "the counts give {got} {name}, not {number}: leave one of the two out",
                    got=got,
                    name=name,
                    number=number,
                )
            )
    totals |= {kind: count for kind, count in painted.items() if kind not in totals}
    wanted, room = sum(totals.values()), slots + sum(painted.values())
    if wanted != room and all(count % 2 == 0 for count in totals.values()):
        raise DealError(
            say(
                "the counts make {wanted} tiles, but {slots} slots and {painted} painted tiles make {total}",
                wanted=wanted,
                slots=slots,
                painted=room - slots,
                total=room,
            )
        )
    return totals


def _by_copies(painted: dict[Cell, int], slots: int, plan: Deal) -> dict[Cell, int]:
    copies = plan.copies
    assert copies is not None
    if copies % 2:
        raise DealError(say("{copies} copies of each kind are an odd number: make it even", copies=copies))
    if plan.weights is not None:
        raise DealError(
            say("copies give every kind the same number of tiles: leave out either them or the weights")
        )
    room = slots + sum(painted.values())
    kinds = plan.kinds
    if kinds is None:
        # Painted kinds beyond the pool that copies make stand apart, so the pool is what is left of the room.
        kinds = _pool_size(painted, slots, copies)
    others = _completed(painted, kinds)
    if kinds * copies + sum(others.values()) != room:
        apart = (
            say(", besides {tiles} of painted kinds above {kinds}", tiles=sum(others.values()), kinds=kinds)
            if others
            else ""
        )
        raise DealError(
            say(
                "{kinds} kinds of {copies} make {tiles} tiles{apart}, "
                "but {slots} slots and {painted} painted tiles make {total}",
                kinds=kinds,
                copies=copies,
                tiles=kinds * copies,
                apart=apart,
                slots=slots,
                painted=room - slots,
                total=room,
            )
        )
    for kind in range(1, kinds + 1):
        if painted.get(kind, 0) > copies:
            raise DealError(
                say(
                    "kind {kind} is to have {copies} tiles, but {painted} are painted",
                    kind=kind,
                    copies=copies,
                    painted=painted[kind],
                )
            )
    return dict.fromkeys(range(1, kinds + 1), copies) | others


def _pool_size(painted: dict[Cell, int], slots: int, copies: int) -> int:
    room = slots + sum(painted.values())
    for kinds in range(room // copies, 0, -1):
        if kinds * copies + sum(_completed(painted, kinds).values()) == room:
            return kinds
    raise DealError(
        say(
            "{slots} slots and {painted} painted tiles make {total}, not a whole number of kinds of {copies}",
            slots=slots,
            painted=room - slots,
            total=room,
            copies=copies,
        )
    )


def _completed(painted: dict[Cell, int], kinds: int) -> dict[Cell, int]:
    """Return the even totals of the painted kinds that are not among the first `kinds`."""
    return {kind: count + count % 2 for kind, count in painted.items() if kind > kinds}


def _by_shares(painted: dict[Cell, int], slots: int, kinds: int, rng: random.Random) -> dict[Cell, int]:
    """Even out the totals of kinds 1 to `kinds`, which all appear."""
    totals = {kind: count + count % 2 for kind, count in painted.items()}
    pairs = _pairs_left(painted, totals, slots)
    missing = [kind for kind in range(1, kinds + 1) if kind not in totals]
    if len(missing) > pairs:
        raise DealError(
            say(
                "{slots} slots hold at most {pairs} pairs of kinds that are not painted, "
                "but {missing} of {kinds} kinds are missing",
                slots=slots,
                pairs=pairs,
                missing=len(missing),
                kinds=kinds,
            )
            if painted
            else say(
                "{slots} slots hold {pairs} pairs, too few for {kinds} kinds",
                slots=slots,
                pairs=pairs,
                kinds=kinds,
            )
        )
    pool = sorted((totals.get(kind, 0), kind) for kind in range(1, kinds + 1))
    while pairs:
        # Raise the kinds that have the fewest to those that have the next fewest, as far as the pairs last.
        lowest = pool[0][0]
        level = [kind for total, kind in pool if total == lowest]
        above = pool[len(level)][0] if len(level) < len(pool) else lowest + 2 * pairs
        rounds = min((above - lowest) // 2, pairs // len(level))
        if rounds == 0:
            level, rounds = rng.sample(level, pairs), 1
        pairs -= rounds * len(level)
        raised = set(level)
        pool = sorted((total + 2 * rounds if kind in raised else total, kind) for total, kind in pool)
    return totals | {kind: total for total, kind in pool}


def _by_weights(painted: dict[Cell, int], slots: int, plan: Deal, rng: random.Random) -> dict[Cell, int]:
    """Draw each pair by the weights; kinds up to plan.kinds without a weight have the weight 1."""
    weights = {int(kind): weight for kind, weight in (plan.weights or {}).items()}
    weights = dict.fromkeys(range(1, (plan.kinds or 0) + 1), 1.0) | weights
    drawn_from: Mapping[Cell, float] = {
        kind: weight for kind, weight in sorted(weights.items()) if weight > 0
    }
    totals = {kind: count + count % 2 for kind, count in painted.items()}
    pairs = _pairs_left(painted, totals, slots)
    if pairs and not drawn_from:
        raise DealError(say("every weight is 0: give at least one kind a weight above 0"))
    for kind in rng.choices(list(drawn_from), list(drawn_from.values()), k=pairs) if pairs else ():
        totals[kind] = totals.get(kind, 0) + 2
    return totals


def _pairs_left(painted: dict[Cell, int], totals: dict[Cell, int], slots: int) -> int:
    """Return how many pairs the slots hold once every painted kind is even."""
    odd = [kind for kind, count in painted.items() if count % 2]
    if len(odd) > slots:
        named = ", ".join(str(kind) for kind in odd)
        raise DealError(
            say(
                "{slots} slots cannot make {odd} painted kinds even: kinds {named}",
                slots=slots,
                odd=len(odd),
                named=named,
            )
        )
    return (slots - sum(totals.values()) + sum(painted.values())) // 2
