"""Orders of play on one board that collapses: the buffers of the search kernels, and what they look for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np

from generator.collapse import collapse
from generator.kernels.beam import Stack
from generator.kernels.chance import Chance
from generator.kernels.games import Numbers, Words
from generator.kernels.orders import (
    BEST,
    BUDGET,
    DEPTH,
    EXHAUSTED,
    OPEN,
    STORED,
    Rooms,
    copy_lost,
    search_orders,
)
from generator.link.pairs import linking_pairs
from generator.link.table import fits, lay_out
from levels.board import EMPTY, Board
from levels.level import Move, Verdict
from levels.rules import LinkRules

_MOST_MOVES: Final = 1 << 25
_FIRST_ENTRIES: Final = 1 << 16
_MOST_ENTRIES: Final = 1 << 24
"""Of the table of lost positions, 8 bytes each: it grows to 128 MB."""
_SLICE: Final = 20_000
_BEHIND: Final = 4
# The hash of the empty board, for 0 stands for no entry.
_HASH_OF_NOTHING: Final = 0x9E3779B97F4A7C15


def can_be_searched(board: Board) -> bool:
    """Say whether the search has room for a board: a line fits into a word, the pairs are not too many."""
    return fits(board) and board.tile_count() * _most_pairs(board) < _MOST_MOVES


def _most_pairs(board: Board) -> int:
    return sum(count * (count - 1) // 2 for count in board.kind_counts().values())


def _regions(chart: Numbers) -> Numbers:
    """Return a number for each place, the same for places between which tiles can move."""
    regions: Numbers = np.arange(chart.shape[1], dtype=np.int16)
    before = np.zeros_like(regions)
    while np.any(before != regions):
        before = regions.copy()
        for behind in chart[_BEHIND::3]:
            here = np.flatnonzero(behind)
            np.minimum.at(regions, behind[here], regions[here])
            np.minimum.at(regions, here, regions[behind[here]])
    return regions


@dataclass(frozen=True, slots=True, eq=False)
class Start:
    """A packed position from which the search may begin."""

    first: tuple[Move, ...]
    """What led to it: nothing, or one move when the board itself was not packed."""
    kinds: Numbers
    lines: Words
    left: Numbers
    value: np.uint64


def _empty_table(entries: int) -> Words:
    """Return a table of lost positions in which no bucket lies across two lines of the cache."""
    words = np.zeros(entries + 8, np.uint64)
    first = -(words.ctypes.data // 8) % 8
    return words[first : first + entries].reshape(-1, 8)


class Orders:
    """The orders of play of one board. All that is tried notes in one table which positions are lost."""

    def __init__(self, board: Board, rules: LinkRules, chance: Chance) -> None:
        """Lay out a board for which `can_be_searched` holds and that has tiles."""
        self.rules = rules
        self.chance = chance
        self.table = table = lay_out(board, rules)
        self.chart: Numbers = table.chart
        if rules.collapse == "none":
            # A pass without lanes: nothing is ever behind a hole.
            self.chart = np.pad(table.chart, ((0, 3), (0, 0)))
        self.chart = np.vstack([self.chart, _regions(self.chart)])
        self.tiles = table.tiles
        counts = board.kind_counts()
        places, depths = table.cells.size, self.tiles // 2 + 1
        words = np.random.default_rng(int(chance[0]))
        self._keys = words.integers(2**64, size=(2, max(places, len(counts) + 1)), dtype=np.uint64)
        self._numbers = np.zeros(max(counts) + 1, np.int16)
        self._numbers[list(counts)] = np.arange(1, len(counts) + 1)
        self.most_pairs = _most_pairs(board)
        self._moves = np.zeros((depths * self.most_pairs + 1, 2), np.int16)
        # Each hole passes each line and each column at most once, and is noted in every pass.
        self._log = np.zeros((depths * 6 * (sum(board.shape) + 8), 2), np.int16)
        self._values = np.zeros(self.most_pairs, np.uint64)
        self._nodes = np.zeros((depths, 3), np.int64)
        self._hashes = np.zeros(depths, np.uint64)
        alike = np.zeros(-(-places // 8) * 8, np.uint8)
        self.rooms: Rooms = (
            table.reach(),
            np.zeros((len(counts) + 1, max(counts.values()) + 1), np.int32),
            alike,
            alike.view(np.uint64),
        )
        self._lost = _empty_table(_FIRST_ENTRIES)
        self._longest = np.zeros((depths, 2), np.int16)
        self.tally = np.zeros(4, np.int64)
        self.best: tuple[Move, ...] = ()
        """The longest play found so far."""
        self.starts = self._starts(board)
        """Where play may go on from; those are left out from which every order fails."""
        self.nodes = 0
        """Positions looked at so far."""

    @property
    def solved(self) -> bool:
        """Whether the longest play clears the board."""
        return 2 * len(self.best) == self.tiles

    def _starts(self, board: Board) -> list[Start]:
        if self.table.packed:
            return [self._start(board, ())]
        # The collapse after the first move packs the board once and for all.
        packed: dict[Board, Move] = {}
        for first, second in linking_pairs(board, self.rules):
            after = collapse(board.with_cells((first, second), EMPTY), self.rules.collapse)
            packed.setdefault(after, (*first, *second))
        if packed and not self.best:
            self.best = (next(iter(packed.values())),)
        return [self._start(after, (move,)) for after, move in packed.items()]

    def _start(self, board: Board, first: tuple[Move, ...]) -> Start:
        table, codes = self.table, board.cells.ravel()
        kinds = np.minimum(table.cells, EMPTY)
        inside = table.move_cells >= 0
        here = codes[table.move_cells[inside]]
        kinds[inside] = np.where(here > EMPTY, self._numbers[np.maximum(here, 0)], np.minimum(here, EMPTY))
        rows = kinds.reshape(table.lines.size, -1) == EMPTY
        bits = np.uint64(1) << np.arange(rows.shape[1], dtype=np.uint64)
        tiles = np.flatnonzero(kinds > EMPTY)
        left = np.bincount(kinds[tiles], minlength=self.rooms[1].shape[0]).astype(np.int16)
        left[0] = tiles.size
        products = self._keys[0, tiles] * self._keys[1, kinds[tiles]]
        value = int(products.sum(dtype=np.uint64)) + _HASH_OF_NOTHING
        lines = np.bitwise_or.reduce(np.where(rows, bits, np.uint64(0)), axis=1)
        return Start(first, kinds, lines, left, np.uint64(value % 2**64))

    def grow_table(self) -> None:
        """Make room in the table of lost positions when it is half full."""
        entries = self._lost.size
        if self.tally[STORED] * 2 < entries or entries >= _MOST_ENTRIES:
            return
        old, self._lost = self._lost, _empty_table(entries * 4)
        self.tally[STORED] = 0
        copy_lost(old, self._lost, self.tally)

    def search(self, start: Start, nodes: int) -> Iterator[None]:
        """Search the orders of play from one start on, depth first, for so many nodes.

        Yields between slices. A start from which every order fails is taken out of the starts.
        """
        self.grow_table()
        board = start.kinds.copy(), start.lines.copy(), start.left.copy()
        stack = self._moves, self._nodes, self._hashes, self._log, self._values
        self._nodes[0] = (-1, 0, 0)
        self._hashes[0] = start.value
        self._log[0, 0] = 1
        self.tally[DEPTH] = 0
        done, end = 0, OPEN
        while end == OPEN and done < nodes:
            size = min(_SLICE, nodes - done)
            known = len(self.best) - len(start.first)
            self.tally[BUDGET], self.tally[BEST] = size, known
            end = search_orders(
                board,
                self.tables(),
                stack,
                self.rooms,
                self.table.max_turns,
                self.chance,
                self.tally,
                self._longest,
            )
            spent = size - int(self.tally[BUDGET])
            done += spent
            self.nodes += spent
            if self.tally[BEST] > known:
                self.best = start.first + self.table.moves(self._longest[: self.tally[BEST]])
            yield
        if end == EXHAUSTED:
            self.starts.remove(start)

    def decide(self, board: Board, nodes: int) -> Verdict:
        """Return the verdict on a packed position of this board, from at most so many nodes.

        What is found to be lost stays noted, so that one position helps to decide others.
        """
        start = self._start(board, ())
        self.starts, self.best = [start], ()
        for _slice in self.search(start, nodes):
            pass
        if not self.starts:
            return "unsolvable"
        return "solvable" if 2 * len(self.best) == start.left[0] else "open"

    @property
    def stack(self) -> Stack:
        """The log, the moves and the values: room for the search and for the beam."""
        return self._log, self._moves, self._values

    def tables(self) -> tuple[Numbers, Words, Words]:
        """Return the chart, the keys and the lost positions."""
        return self.chart, self._keys, self._lost
