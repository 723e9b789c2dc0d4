"""The tiles of a board as a search sees them: numbered kind by kind, and their pairs and choices as well.

A *pair* is two tiles of one kind. A *choice* says that a pair leaves the board together; of four of a kind
the other two then leave together as well, so a kind of four has three choices, one for each way to pair it
up; a kind of two has none, and of any other number each pair is a choice of its own.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from generator.kernels.inner import inlined, outer, plain
from generator.kernels.links import Masks, fewest_turns, is_open, linked_by_lines

Ints: TypeAlias = npt.NDArray[np.int64]


ALWAYS = plain(-1)
"""Stands for the choice of a pair whose kind has no other tiles."""


class Tiles(NamedTuple):
    """Read-only tables of n tiles."""

    row: Ints
    col: Ints
    kind: Ints
    """Kinds are numbered from 0, by rising kind; tiles by kind, then in row-major order."""
    first: Ints
    """Per kind, and one more: its first tile."""
    choice: Ints
    """Per kind, and one more: its first choice."""
    start: Ints
    """Per tile, and one more: its first entry in the three tables of partners that follow."""
    partner: Ints
    """Per entry: another tile of the kind, in order."""
    chosen_by: Ints
    """Per entry: the choice by which the two leave together, or ALWAYS."""
    pair: Ints
    """Per entry: the number of the pair, the same from both sides."""
    one: Ints
    """Per choice: a tile, and `two` its partner."""
    two: Ints
    at: Ints
    """Per cell of the board, rows * cols: its tile, or -1."""
    size: Ints
    """Rows, cols, the most turns."""


@inlined
def entry_of(tiles: Tiles, a: int, b: int) -> int:
    """Return the entry of tile b among the partners of tile a."""
    return int(tiles.start[a] + b - tiles.first[tiles.kind[a]] - (b > a))


@outer
def number_pairs(tiles: Tiles) -> None:
    """Fill in the tables of partners and of choices."""
    pair = 0
    for kind in range(len(tiles.first) - 1):
        first, after = tiles.first[kind], tiles.first[kind + 1]
        choice = tiles.choice[kind]
        for a in range(first, after):
            for b in range(a + 1, after):
                chosen_by = choice
                if after - first == 2:
                    chosen_by = ALWAYS
                elif after - first == 4:
                    # The three ways to pair four tiles: i xor j, which is the same for both pairs.
                    chosen_by = tiles.choice[kind] + ((a - first) ^ (b - first)) - 1
                for x, y in ((a, b), (b, a)):
                    entry = tiles.start[x] + y - first - (y > x)
                    tiles.partner[entry] = y
                    tiles.chosen_by[entry] = chosen_by
                    tiles.pair[entry] = pair
                if chosen_by != ALWAYS and (after - first != 4 or a == first):
                    tiles.one[chosen_by] = a
                    tiles.two[chosen_by] = b
                pair += 1
                choice += 1


@inlined
def tiles_link(tiles: Tiles, free: Masks, reach: Masks, a: int, b: int) -> bool:
    """Say whether two tiles of one kind link; b may stand on a cell marked as free. reach is room to work."""
    row1, col1, row2, col2 = tiles.row[a], tiles.col[a], tiles.row[b], tiles.col[b]
    if abs(row1 - row2) + abs(col1 - col2) == 1:
        return True
    if not is_open(free, row1, col1) or not is_open(free, row2, col2):
        return False
    max_turns = tiles.size[2]
    if max_turns <= 2:
        return linked_by_lines(free, max_turns, row1, col1, row2, col2)
    return fewest_turns(free, reach, max_turns, row1, col1, row2, col2) >= 0
