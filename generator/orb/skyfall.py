"""What falls in from the sky: a stream of kinds that a seed and weights fix on every machine."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from generator.seeds import seed_word
from levels.board import Board, Cell
from levels.rules import OrbRules, Skyfall

MAX_WAVES: Final = 256
"""Where counting stops while orbs fall in: one kind alone would match for ever."""

_WORD: Final = 2**64 - 1
_ODDS: Final = 2**32
"""Odds are whole parts of this number."""


@dataclass(frozen=True, slots=True)
class Sky:
    """The kinds that fall in, each with the upper end of its share of 2**32; seeded."""

    kinds: tuple[Cell, ...]
    thresholds: tuple[int, ...]
    """Rising, one for each kind; the last is 2**32."""
    state: int
    """The first state of the stream: 64 bits."""


def sky_of(rules: OrbRules, board: Board) -> Sky | None:
    """Return what falls in on a board, or None when nothing does.

    Without weights every kind that stands on the board is alike; kinds of weight 0 never fall.
    """
    if rules.skyfall is None:
        return None
    weights = _weights(rules.skyfall, board)
    total = sum(weights.values())
    if total == 0:
        return None
    kinds = tuple(sorted(weights))
    thresholds, reached = [], Fraction(0)
    for kind in kinds:
        reached += weights[kind]
        thresholds.append(int(reached * _ODDS / total))
    return Sky(kinds, tuple(thresholds), seed_word(rules.skyfall.seed))


def _weights(skyfall: Skyfall, board: Board) -> dict[Cell, Fraction]:
    if not skyfall.weights:
        return {kind: Fraction(1) for kind in board.kind_counts()}
    return {int(kind): Fraction(weight) for kind, weight in skyfall.weights.items() if weight > 0}


def next_word(state: int) -> tuple[int, int]:
    """Return the next state and 32 random bits: the generator SplitMix64 of Steele, Lea and Flood (2014)."""
    state = (state + 0x9E3779B97F4A7C15) & _WORD
    word = state
    word = ((word ^ word >> 30) * 0xBF58476D1CE4E5B9) & _WORD
    word = ((word ^ word >> 27) * 0x94D049BB133111EB) & _WORD
    return state, (word ^ word >> 31) >> 32
