"""Small changes that make an unsolvable level solvable; made in a job, offered in the evidence card."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
import numpy as np

from editor.truth.judging import SEED
from generator.control import Control
from generator.link.pairs import count_pairs
from generator.link.repair import repairs
from levels.board import Board, Cell, Position
from levels.level import LinkLevel, Report
from levels.version import VERSION


@dataclass(frozen=True, slots=True)
class Mend:
    """A change after which the level is proven solvable."""

    changes: tuple[tuple[Position, Cell], ...]
    """The cells that change, each with its new kind."""
    swaps: bool
    """Tiles change places; else they change their kinds."""
    level: LinkLevel
    """The level with the change made and its proof kept."""

    @property
    def cells(self) -> tuple[Position, ...]:
        return tuple(at for at, _kind in self.changes)

    @property
    def moves(self) -> int:
        """How many moves clear it."""
        return len(self.level.solution or ())


def mend(level: LinkLevel, control: Control) -> tuple[Mend, ...]:
    """Return changes of as few tiles as were found; none when the budget ran out before one was proven."""
    board, rules = level.shown, level.rules
    found = repairs(board, rules, control, seed=SEED)
    swaps = not board.odd_kinds()
    mends = []
    for each in found:
        report = Report(
            version=VERSION,
            seed=SEED,
            pairs=count_pairs(each.board, rules),
            verdict="solvable",
            proof="replay",
        )
        mended = msgspec.structs.replace(_with_board(level, each.board), report=report, solution=each.moves)
        mends.append(Mend(each.changes, swaps, mended))
    return tuple(mends)


def _with_board(level: LinkLevel, board: Board) -> LinkLevel:
    """Return a level with another board; what was painted where it differs is painted anew."""
    layout = level.layout
    if layout is not None:
        differs = level.shown.cells != board.cells
        layout = Board(np.where(differs & (layout.cells == level.shown.cells), board.cells, layout.cells))
    if level.board is None:
        return msgspec.structs.replace(level, layout=board)
    return msgspec.structs.replace(level, layout=layout, board=board)
