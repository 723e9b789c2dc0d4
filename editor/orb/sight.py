"""What an orb board gives, with all that the window says of it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache

import msgspec

from generator.orb.cascade import Cascade
from generator.orb.combos import evaluate
from generator.orb.drag import Arrangement
from levels.board import Cell, Position
from levels.rules import OrbRules

Group = tuple[Position, ...]
"""The cells of one combo."""


@dataclass(frozen=True, slots=True)
class KindYield:
    """What the orbs of one kind give."""

    kind: Cell
    combos: int
    orbs: int
    """How many of them clear."""
    left: int
    """How many of them fall short."""


@dataclass(frozen=True, slots=True)
class OrbSight:
    """What can be said of an orb board at once."""

    arrangement: Arrangement
    cascade: Cascade
    """As if nothing fell in."""
    origins: tuple[tuple[Group, ...], ...]
    """The combos of each wave, in the order of the cascade, as cells of the board before anything fell."""

    @property
    def by_kind(self) -> tuple[KindYield, ...]:
        """What each kind on the board gives, by rising kind."""
        combos: Counter[Cell] = Counter()
        orbs: Counter[Cell] = Counter()
        for wave in self.cascade.waves:
            for combo in wave.combos:
                combos[combo.kind] += 1 + combo.plus
                orbs[combo.kind] += combo.size
        left = self.cascade.left.kind_counts()
        kinds = sorted(self.arrangement.board.kind_counts())
        return tuple(KindYield(kind, combos[kind], orbs[kind], left.get(kind, 0)) for kind in kinds)

    def wave_of(self, at: Position) -> int | None:
        """Return the wave, from 0, in which the orb at a cell clears."""
        for index, wave in enumerate(self.origins):
            if any(at in group for group in wave):
                return index
        return None


def calm(rules: OrbRules) -> OrbRules:
    """Return the rules with nothing falling in."""
    return rules if rules.skyfall is None else msgspec.structs.replace(rules, skyfall=None)


def see(arrangement: Arrangement, rules: OrbRules) -> OrbSight:
    """Look at a board as it lies; what would fall in from the sky is left out."""
    return _seen(arrangement, calm(rules))


def falling_in(arrangement: Arrangement, rules: OrbRules) -> Cascade:
    """Return what a board gives with all that its rules let fall in from the sky."""
    return evaluate(arrangement.board, rules, plus=arrangement.plus)


@lru_cache(maxsize=256)
def _seen(arrangement: Arrangement, rules: OrbRules) -> OrbSight:
    cascade = evaluate(arrangement.board, rules, plus=arrangement.plus)
    return OrbSight(arrangement, cascade, origins_of(cascade))


def origins_of(cascade: Cascade) -> tuple[tuple[Group, ...], ...]:
    """Trace every combo back to the cells on which its orbs lay before anything fell."""
    came_from: dict[Position, Position] = {}
    waves = []
    for wave in cascade.waves:
        waves.append(
            tuple(tuple(sorted(came_from.get(cell, cell) for cell in combo.cells)) for combo in wave.combos)
        )
        for fall in wave.falls:
            # In the order of the falls nobody lands where someone has yet to leave.
            start = (fall.from_row, fall.col)
            came_from[fall.to_row, fall.col] = came_from.pop(start, start)
    return tuple(waves)
