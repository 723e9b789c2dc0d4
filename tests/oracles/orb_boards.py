"""Random orb boards and rules, for comparing fast code with slow."""

from __future__ import annotations

from typing import Final

import numpy as np

from levels.board import EMPTY, SLOT, VOID, WALL, Cells
from levels.rules import OrbRules

_OBSTACLES: Final = (WALL, VOID, SLOT)


def random_orbs(rng: np.random.Generator, boards: int, rows: int, cols: int, kinds: int) -> Cells:
    """Return boards of one size, int16 (boards, rows, cols): some full, some with holes, some with obstacles.

    The obstacles of a batch are the same on all its boards, or differ from board to board.
    """
    cells = rng.integers(1, kinds + 1, (boards, rows, cols)).astype(np.int16)
    if rng.random() < 0.5:
        cells[rng.random(cells.shape) < 0.15] = EMPTY
    if rng.random() < 0.6:
        shape = (boards, rows, cols) if rng.random() < 0.3 else (rows, cols)
        obstacles = rng.choice(_OBSTACLES, shape)
        cells = np.where(rng.random(shape) < 0.15, obstacles, cells).astype(np.int16)
    return cells


def random_orb_rules(rng: np.random.Generator, kinds: int) -> OrbRules:
    """Return rules with runs of 3 to 5, groups of up to 6, now and then an unmatchable kind."""
    run = int(rng.choice((3, 3, 3, 4, 5)))
    group = int(rng.integers(3, 7)) if rng.random() < 0.5 else None
    unmatchable = (int(rng.integers(1, kinds + 1)),) if rng.random() < 0.2 else ()
    return OrbRules(run=run, group=group, unmatchable=unmatchable)
