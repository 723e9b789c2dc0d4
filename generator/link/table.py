"""A link board laid out as the game kernels read it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import numpy as np
import numpy.typing as npt

from generator.collapse import collapse
from generator.kernels.games import Numbers, Words
from generator.lanes import lanes_of
from levels.board import EMPTY, MAX_SIDE, Board, Cells
from levels.level import Move
from levels.rules import LinkRules

LONGEST_LINE: Final = 62
"""The most cells of a line that fit into a word of 64 bits with the ring."""


@dataclass(frozen=True, slots=True)
class Table:
    """The arrays of generator.kernels.games for one board. A wide board lies on its side."""

    cells: Numbers
    where: Numbers
    lines: Words
    chart: Numbers
    kinds: Numbers
    """(tiles + 1): the kind of each tile, from 1 on in the order of the kinds; 0 for the tile 0."""
    max_turns: int
    packed: bool
    """No tile would move if the board collapsed as it is."""
    move_cells: npt.NDArray[np.int32]
    """(places): the flat cell of the board at each place, or -1 on the ring."""
    places_of: Numbers
    """(cells): the place of each flat cell of the board."""
    cols: int
    on_side: bool

    @property
    def order(self) -> tuple[int, int]:
        """How far a step down and a step to the right lead in the row-major order of the board."""
        return (1, MAX_SIDE) if self.on_side else (MAX_SIDE, 1)

    @property
    def tiles(self) -> int:
        return self.where.size - 1

    def moves(self, places: Numbers) -> tuple[Move, ...]:
        """Return pairs of places, (n, 2), as moves on the board, the earlier tile of each first."""
        cells = np.sort(self.move_cells[places], axis=1)
        return as_moves(np.stack(np.divmod(cells, self.cols), axis=2))

    def places(self, moves: Sequence[Move]) -> Numbers:
        """Return moves on the board as pairs of places, (n, 2)."""
        cells = np.array(moves, np.int64).reshape(-1, 2, 2) @ (self.cols, 1)
        places: Numbers = self.places_of[cells]
        return places

    def position(self) -> tuple[Numbers, Numbers, Words]:
        """Return the start as a position of its own, to be played on."""
        return self.cells.copy(), self.where.copy(), self.lines.copy()

    def reach(self) -> Words:
        """Return room to search for paths."""
        return np.zeros((3, self.lines.size), np.uint64)

    def pairs(self) -> Numbers:
        """Return all pairs of tiles of one kind, (n, 2)."""
        ends = np.flatnonzero(np.diff(self.kinds, append=0)) + 1
        kinds = [np.arange(start, end) for start, end in pairwise(ends)]
        pairs = [np.stack([tiles[i] for i in np.triu_indices(tiles.size, 1)], axis=1) for tiles in kinds]
        return np.concatenate([np.empty((0, 2)), *pairs]).astype(np.int16)


def as_moves(ends: npt.NDArray[np.integer]) -> tuple[Move, ...]:
    """Return moves of which each end is a row and a column, (n, 2, 2)."""
    # mypy cannot see that a row of the list has four numbers.
    return tuple(map(tuple, ends.reshape(-1, 4).tolist()))  # type: ignore[arg-type]  # see above


def fits(board: Board) -> bool:
    """Say whether the game kernels can play a board: it is at most 62 cells wide or high."""
    return min(board.shape) <= LONGEST_LINE


def lay_out(board: Board, rules: LinkRules) -> Table:
    """Lay out a board that fits."""
    assert fits(board), "the board is too wide and too high for the game kernels"
    cells = board.cells
    on_side = board.cols > LONGEST_LINE
    flat = np.arange(cells.size).reshape(cells.shape)
    grid, numbers = (cells.T, flat.T) if on_side else (cells, flat)
    places = np.zeros(cells.size, np.int64)
    width = grid.shape[1] + 2
    move_cells = np.pad(numbers, 1, constant_values=-1).ravel().astype(np.int32)
    places[move_cells[move_cells >= 0]] = np.flatnonzero(move_cells >= 0)

    standing = np.flatnonzero(cells.ravel() > EMPTY)
    _, kind_index = np.unique(cells.ravel()[standing], return_inverse=True)
    # Tiles are numbered kind by kind, within a kind in row-major order.
    order = np.argsort(kind_index, kind="stable")
    where = np.concatenate(([0], places[standing[order]])).astype(np.int16)
    kinds = np.concatenate(([0], kind_index[order] + 1)).astype(np.int16)

    ring = EMPTY if rules.border == "open" else -1
    codes = np.pad(np.minimum(grid, EMPTY), 1, constant_values=ring).ravel()
    numbered = np.sign(codes).astype(np.int16)
    numbered[where[1:]] = np.arange(1, where.size)
    bits = (numbered == EMPTY).reshape(-1, width) * (np.uint64(1) << np.arange(width, dtype=np.uint64))
    return Table(
        cells=numbered,
        where=where,
        lines=np.bitwise_or.reduce(bits.astype(np.uint64), axis=1),
        chart=_chart(cells, rules, places, grid.shape),
        kinds=kinds,
        max_turns=rules.max_turns,
        packed=collapse(board, rules.collapse) == board,
        move_cells=move_cells,
        places_of=places.astype(np.int16),
        cols=board.cols,
        on_side=on_side,
    )


def _chart(cells: Cells, rules: LinkRules, places: npt.NDArray[np.int64], shape: tuple[int, ...]) -> Numbers:
    """Return the chart of the places; whatever is no tile and not empty cuts a lane."""
    rows, cols = shape[0] + 2, shape[1] + 2
    passes = lanes_of(rules.collapse, *cells.shape).lanes
    chart = np.zeros((2 + 3 * len(passes), rows * cols), np.int16)
    chart[0], chart[1] = np.divmod(np.arange(rows * cols), cols)
    flat = cells.ravel()
    for turn, lanes in enumerate(passes):
        number, depth, behind = chart[2 + 3 * turn : 5 + 3 * turn]
        number[:] = depth[:] = -1
        for index, lane in enumerate(lanes):
            row = lane[lane >= 0]
            open_cells = flat[row] >= EMPTY
            here = places[row]
            number[here[open_cells]] = index
            depth[here[open_cells]] = np.flatnonzero(open_cells)
            goes_on = open_cells[:-1] & open_cells[1:]
            behind[here[:-1][goes_on]] = here[1:][goes_on]
    return chart
