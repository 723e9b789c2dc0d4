"""Random small boards and rules, for comparing fast code with slow."""

from __future__ import annotations

import random
from typing import Final

from levels.board import EMPTY, SLOT, VOID, WALL, Board, Cell
from levels.rules import BORDERS, COLLAPSES, MAX_TURNS, LinkRules

_CODES: Final[tuple[Cell, ...]] = (EMPTY, EMPTY, EMPTY, EMPTY, 1, 1, 2, 2, 3, WALL, VOID, SLOT)


def random_board(rng: random.Random, most_rows: int, most_cols: int) -> Board:
    """Return a board with tiles, holes, walls, voids and slots; more often wide or tall than square."""
    rows, cols = rng.randint(1, most_rows), rng.randint(1, most_cols)
    return Board([[rng.choice(_CODES) for _col in range(cols)] for _row in range(rows)])


def random_rules(rng: random.Random) -> LinkRules:
    return LinkRules(
        max_turns=rng.choice((0, 1, 2, 2, 2, *range(3, MAX_TURNS + 1))),
        border=rng.choice(BORDERS),
        collapse=rng.choice(COLLAPSES),
    )


def full_board(rng: random.Random, rows: int, cols: int, copies: int) -> Board:
    """Return a board full of tiles, `copies` of each kind."""
    cells = [1 + i // copies for i in range(rows * cols)]
    rng.shuffle(cells)
    return Board([cells[row * cols : (row + 1) * cols] for row in range(rows)])
