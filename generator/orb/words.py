"""Orb boards as bits of words: what fits, and how cells are numbered; without the kernels that count them."""

from __future__ import annotations

from typing import Final

from levels.board import EMPTY, Cells
from levels.rules import OrbRules

WORD: Final = 64
"""The most cells of a board that fits into one word."""
MOST_ROWS: Final = WORD // 2 - 1
"""Rows of a board in words, so that looking two columns on stays within a word's shifts."""
_USUAL_RUN: Final = 3
FEWEST_PLANES: Final = 3
MOST_PLANES: Final = 4


def is_usual(rules: OrbRules) -> bool:
    """Whether runs of three match and any group of them is a combo."""
    return rules.run == _USUAL_RUN and rules.least_group <= _USUAL_RUN


def planes_for(kinds: int, rules: OrbRules, *, plus: bool = False) -> int | None:
    """Return the bit planes that boards of so many matchable kinds need; None: more than the kernels have.

    Beside the kinds they tell no orb, and an orb that never matches.
    """
    if kinds <= dull_code(FEWEST_PLANES) - 1 and is_usual(rules) and not plus:
        return FEWEST_PLANES
    return MOST_PLANES if kinds <= dull_code(MOST_PLANES) - 1 else None


def dull_code(planes: int) -> int:
    """Return the code of an orb that never matches."""
    return int(2**planes - 1)


def free_cells(cells: Cells) -> int:
    """Return the cells of one board, or of columns of it, that no obstacle takes, as bits of a word."""
    # From the last column to the first, each from the top row down: the order of falling bits.
    bits = (cells[:, ::-1].T >= EMPTY).ravel()
    return int("".join("1" if bit else "0" for bit in bits), 2)
