"""Small dense link boards that brute force can search to the end: hard ones among them, and never square."""

from __future__ import annotations

import random
from typing import Final

from levels.board import EMPTY, SLOT, VOID, WALL, Board, Cell

_SHAPES: Final = ((2, 5), (3, 4), (4, 3), (5, 2), (2, 4), (3, 5), (1, 8), (6, 2), (2, 3))
_MOST_TILES: Final = 10
_OTHERS: Final[tuple[Cell, ...]] = (EMPTY, EMPTY, EMPTY, WALL, WALL, WALL, VOID, SLOT)


def small_board(rng: random.Random) -> Board:
    """Return a board of up to ten tiles, two to eight of a kind, and now and then an odd number."""
    rows, cols = rng.choice(_SHAPES)
    size = rows * cols
    room = min(size, _MOST_TILES)
    cells: list[Cell] = []
    many = rng.randint(1, room // 2) * 2 if rng.random() < 0.5 else room // 2 * 2
    kind = 0
    while len(cells) < many:
        kind += 1
        cells += [kind] * min(rng.choice((2, 2, 4, 4, 4, 6, 8)), many - len(cells))
    if rng.random() < 0.02:
        cells[0] = kind + 1
    # Most boards are full, or have one kind of gap.
    gaps = _OTHERS if rng.random() < 0.3 else (rng.choice(_OTHERS),)
    cells += [rng.choice(gaps) for _gap in range(size - len(cells))]
    rng.shuffle(cells)
    return Board([cells[row * cols : (row + 1) * cols] for row in range(rows)])
