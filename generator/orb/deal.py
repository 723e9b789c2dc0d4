"""Dealing orb boards: the slots of a layout get orbs, and nothing matches before a player moves."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from generator.control import Control
from generator.deal_error import DealError, UndealableError
from generator.orb.combos import evaluate
from generator.orb.supply import Supply, supply_of
from generator.seeds import seed_word
from levels.board import EMPTY, SLOT, Board, Cell, Position
from levels.level import Deal
from levels.rules import OrbRules, Seed
from levels.saying import say

_DRAWS: Final = 20
"""Boards that are drawn and mended before all are gone through."""
_MENDS: Final = 12
"""Changes that are tried on each, for each of its slots."""
_MOST_LAID: Final = 200_000
"""Orbs that the search through all boards lays before it gives up: no clock, so it ends alike everywhere."""
_SLICE: Final = 2_000
_SIDES: Final = ((-1, 0), (1, 0), (0, -1), (0, 1))


def deal_orbs(
    layout: Board, rules: OrbRules, plan: Deal, *, seed: Seed, control: Control | None = None
) -> Board:
    """Return the layout with an orb in every slot and no combo as it lies; painted orbs stay.

    The plan gives counts of all orbs of each kind, or copies of each kind, or weights, or a number of kinds
    that are alike. DealError when it cannot be met or the painted orbs match already; UndealableError when
    all boards that it allows have a match, or none without was found.
    """
    control = control or Control()
    rng = random.Random(seed_word(seed))
    supply = supply_of(layout, plan)
    waves = evaluate(layout, rules).waves
    if waves:
        combo = waves[0].combos[0]
        row, col = combo.cells[0]
        raise DealError(
            say(
                "the painted orbs of kind {kind} match already, at row {row}, column {col}",
                kind=combo.kind,
                row=row,
                col=col,
            ),
            combo.cells,
        )
    table = _Table(layout.to_rows(), rules, layout.positions(SLOT))
    for number in range(_DRAWS):
        control.step(say("Dealing orbs"), number / _DRAWS)
        if _drawn_and_mended(table, supply, rng):
            return Board(table.grid)
    return _searched(table, supply, rng, control)


@dataclass(slots=True)
class _Table:
    """A board that is being dealt."""

    grid: list[list[Cell]]
    rules: OrbRules
    slots: list[Position]
    is_slot: frozenset[Position] = field(init=False)

    def __post_init__(self) -> None:
        self.is_slot = frozenset(self.slots)

    def __getitem__(self, place: Position) -> Cell:
        row, col = place
        return self.grid[row][col]

    def __setitem__(self, place: Position, kind: Cell) -> None:
        row, col = place
        self.grid[row][col] = kind

    def matches_at(self, place: Position) -> bool:
        """Whether the orb at a place is part of a combo as the board lies."""
        if not self._in_run(place):
            return False
        if self.rules.least_group <= self.rules.run:
            return True
        group, fresh = {place}, [place]
        while fresh and len(group) < self.rules.least_group:
            row, col = fresh.pop()
            for down, right in _SIDES:
                near = row + down, col + right
                if near not in group and self._holds(near, self[place]) and self._in_run(near):
                    group.add(near)
                    fresh.append(near)
        return len(group) >= self.rules.least_group

    def _in_run(self, place: Position) -> bool:
        kind = self[place]
        if kind <= EMPTY or kind in self.rules.unmatchable:
            return False
        return any(
            1 + self._reach(place, (-down, -right)) + self._reach(place, (down, right)) >= self.rules.run
            for down, right in ((0, 1), (1, 0))
        )

    def _reach(self, place: Position, step: Position) -> int:
        """Return how many orbs of the place's kind follow each other that way, at most as many as matter."""
        (row, col), (down, right) = place, step
        kind, length = self[place], 0
        while length + 1 < self.rules.run and self._holds(
            (row + down * (length + 1), col + right * (length + 1)), kind
        ):
            length += 1
        return length

    def _holds(self, place: Position, kind: Cell) -> bool:
        row, col = place
        return 0 <= row < len(self.grid) and 0 <= col < len(self.grid[0]) and self.grid[row][col] == kind

    def near(self, places: Iterable[Position]) -> list[Position]:
        """Return the slots whose orbs can begin or cease to match when the orbs at places change."""
        if self.rules.least_group > self.rules.run:
            return self.slots
        found: dict[Position, None] = {}
        for row, col in places:
            for reach in range(1 - self.rules.run, self.rules.run):
                found[row + reach, col] = found[row, col + reach] = None
        return [place for place in found if place in self.is_slot]


def _drawn_and_mended(table: _Table, supply: Supply, rng: random.Random) -> bool:
    """Draw an orb for every slot, then change orbs of combos for others; return whether no combo is left."""
    for place, kind in zip(table.slots, supply.draw(len(table.slots), rng), strict=True):
        table[place] = kind
    matching = {place for place in table.slots if table.matches_at(place)}
    for _mend in range(_MENDS * len(table.slots)):
        if not matching:
            return True
        place = rng.choice(sorted(matching))
        # Counts are kept by exchanging two orbs; where orbs are drawn by weight, another is drawn.
        other = rng.choice(table.slots) if supply.counts is not None else place
        before = table[place], table[other]
        if supply.counts is None:
            table[place] = supply.draw(1, rng)[0]
        else:
            table[place], table[other] = before[1], before[0]
        near = table.near((place, other))
        after = {slot for slot in near if table.matches_at(slot)}
        if len(after) <= len(matching.intersection(near)):
            matching.difference_update(near)
            matching |= after
        else:
            table[place], table[other] = before
    return not matching


def _searched(table: _Table, supply: Supply, rng: random.Random, control: Control) -> Board:
    """Go through the boards that the supply allows, slot by slot, until one has no combo."""
    for place in table.slots:
        table[place] = SLOT
    stock = _Stock(supply, rng)
    untried = [stock.kinds()]
    laid = 0
    while untried:
        place = table.slots[len(untried) - 1]
        if table[place] != SLOT:
            stock.put_back(table[place])
            table[place] = SLOT
        if not untried[-1]:
            untried.pop()
            continue
        if laid == _MOST_LAID:
            raise UndealableError(
                say(
                    "no board without a match was found, though {laid} orbs were laid: "
                    "take more kinds, or counts that are more alike",
                    laid=laid,
                )
            )
        if laid % _SLICE == 0:
            control.step(say("Looking for a board without a match"), laid / _MOST_LAID)
        laid += 1
        table[place] = stock.take(untried[-1].pop())
        if table.matches_at(place):
            continue
        if len(untried) == len(table.slots):
            return Board(table.grid)
        untried.append(stock.kinds())
    raise UndealableError(
        say(
            "every board with these orbs has a match before anyone moves; all were gone through: "
            "take more kinds, or counts that are more alike"
        )
    )


@dataclass(slots=True)
class _Stock:
    """The orbs that are left to be laid."""

    supply: Supply
    rng: random.Random
    left: dict[Cell, int] = field(init=False)

    def __post_init__(self) -> None:
        self.left = dict(self.supply.counts or {})

    def kinds(self) -> list[Cell]:
        """Return the kinds that can be laid next, in a random order; the last one is tried first."""
        odds: Mapping[Cell, float] = self.supply.weights or self.left
        # The keys of a weighted shuffle (Efraimidis and Spirakis 2006): a greater weight tends to come later.
        keys = {kind: self.rng.random() ** (1 / share) for kind, share in odds.items() if share}
        return sorted(keys, key=keys.__getitem__)

    def take(self, kind: Cell) -> Cell:
        if self.left:
            self.left[kind] -= 1
        return kind

    def put_back(self, kind: Cell) -> None:
        if self.left:
            self.left[kind] += 1
