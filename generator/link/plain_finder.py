"""Finding pairs on a link board in plain Python: what takes the place of the kernels on a few small boards.

The board is one whole number with a bit for each cell, and all that a tile reaches is marked at once, turn by
turn. What is found here is a claim like any other, so none of this is known to the judge.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache
from typing import TypeAlias

from generator.lanes import lanes_of
from levels.board import EMPTY, Board, Cell, Position
from levels.rules import Collapse, LinkRules

_Marks: TypeAlias = int
"""Cells of the board and of the ring: bit (row + 1) * width + col + 1 for each."""
_Ways: TypeAlias = list[tuple[int, _Marks, _Marks]]
"""How far marks are moved at a time, and the cells that may be entered so from below and from above."""


class PlainFinder:
    """A board on which pairs are looked for and taken away; every removal is followed by the collapse."""

    def __init__(self, board: Board, rules: LinkRules) -> None:
        rows, cols = board.shape
        # The ring on both sides, and a bit that is never free: no run goes on into the next row.
        width = self._width = cols + 3
        self._longest = max(rows, cols) + 2
        self._max_turns = rules.max_turns
        self._codes = [EMPTY] * board.cells.size
        self._mark = [1 << (row + 1) * width + col + 1 for row in range(rows) for col in range(cols)]
        across = (1 << cols + 2) - 1
        ring = across | across << (rows + 1) * width
        for row in range(1, rows + 1):
            ring |= (1 | 1 << cols + 1) << row * width
        # The cells of each code. A stone is in none of the others, so it blocks.
        self._of_code = defaultdict[Cell, _Marks](int)
        self._of_code[EMPTY] = sum(self._mark) | (ring if rules.border == "open" else 0)
        codes = board.cells.ravel().tolist()
        for cell, code in enumerate(codes):
            self._put(cell, code)
        stones = frozenset(cell for cell, code in enumerate(codes) if code < EMPTY)
        self._passes = _open_lanes(rules.collapse, rows, cols, stones)

    def pairs(self) -> Iterator[tuple[Position, Position]]:
        """Yield the pairs of tiles that link, in row-major order; the board must not change meanwhile."""
        free, width = self._of_code[EMPTY], self._width
        in_rows, in_cols = _ways(free, 1, self._longest), _ways(free, width, self._longest)
        is_open = free << 1 | free >> 1 | free << width | free >> width
        for code, mark in zip(self._codes, self._mark, strict=True):
            if code > EMPTY:
                # Minus twice a bit are all bits above it.
                later = self._of_code[code] & -(mark << 1)
                linked = later & (mark << 1 | mark << width)
                # Without a free cell beside it, a tile links to its neighbours only.
                if mark & is_open and later & is_open:
                    linked |= later & self._reached(mark, in_rows, in_cols)
                while linked:
                    yield self._position(mark), self._position(linked & -linked)
                    linked &= linked - 1

    def take(self, pair: tuple[Position, Position]) -> None:
        """Take two tiles away and let the board collapse."""
        cols = self._width - 3
        for row, col in pair:
            self._put(row * cols + col, EMPTY)
        moving = True
        while moving:
            moving = False
            for lanes in self._passes:
                for lane in lanes:
                    before = [self._codes[cell] for cell in lane]
                    # False comes before True, and what is alike keeps its order.
                    after = sorted(before, key=EMPTY.__eq__)
                    if before != after:
                        moving = len(self._passes) > 1
                        for cell, code in zip(lane, after, strict=True):
                            self._put(cell, code)

    def _put(self, cell: int, code: Cell) -> None:
        mark = self._mark[cell]
        self._of_code[self._codes[cell]] ^= mark
        self._of_code[code] ^= mark
        self._codes[cell] = code

    def _position(self, mark: _Marks) -> Position:
        row, col = divmod(mark.bit_length() - 1, self._width)
        return row - 1, col - 1

    def _reached(self, tile: _Marks, in_rows: _Ways, in_cols: _Ways) -> _Marks:
        """Return the cells, whatever they hold, to which a path leads from a tile."""
        along, across = tile, tile
        for _turns in range(self._max_turns + 1):
            # The first step leads along the row and along the column, each later one from one to the other.
            along, across = _spread(across, in_rows), _spread(along, in_cols)
            if along == across:
                break
        return along << 1 | along >> 1 | across << self._width | across >> self._width


def _ways(free: _Marks, step: int, longest: int) -> _Ways:
    """Return what it takes to spread marks along lines: by one cell, then by two, by four and so on."""
    ways = []
    below = above = free
    length = 1
    while length < longest:
        ways.append((step * length, below, above))
        below, above = below & below << step * length, above & above >> step * length
        length *= 2
    return ways


def _spread(marks: _Marks, ways: _Ways) -> _Marks:
    """Return marks with the free runs that begin beside them or go through them."""
    up = down = marks
    for step, below, above in ways:
        up |= up << step & below
        down |= down >> step & above
    return up | down


@lru_cache(maxsize=64)
def _open_lanes(collapse: Collapse, rows: int, cols: int, stones: frozenset[int]) -> list[list[list[int]]]:
    """Return for each pass its lanes, cut at the stones: the flat cells from the head on."""
    passes = []
    for lanes in lanes_of(collapse, rows, cols).lanes.tolist():
        pieces: list[list[int]] = []
        for lane in lanes:
            pieces.append([])
            for cell in lane:
                if cell in stones:
                    pieces.append([])
                elif cell >= 0:
                    pieces[-1].append(cell)
        passes.append([piece for piece in pieces if len(piece) > 1])
    return passes
