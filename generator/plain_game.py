"""A link board in play, in plain Python: what the judge of solutions sees.

It shares no code with what it judges: no compiled code, no lane table, no search. A link is sought on whole
numbers as rows of bits, a collapse is the pull that each cell exerts on its tile.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import cycle
from typing import Final, TypeAlias

import numpy as np

from levels.board import EMPTY, MAX_SIDE, WALL, Board, Position
from levels.rules import Collapse, LinkRules

Place: TypeAlias = int
"""A cell of the board or of the ring around it: (row + 1) * width + col + 1, with width = cols + 2."""
_Bits: TypeAlias = int
"""Cells of a row, bit col + 1 for each, or of a column, bit row + 1 for each."""

# For each pass the pull on a cell, by quarter: top left, top right, bottom left, bottom right. A tile enters
# the next cell only when that one pulls the same way, so halves with different pulls stay apart.
_PULLS: Final[dict[Collapse, tuple[str, ...]]] = {
    "none": (),
    "down": ("DDDD",),
    "up": ("UUUU",),
    "left": ("LLLL",),
    "right": ("RRRR",),
    "split-vertical": ("UUDD",),
    "center-vertical": ("DDUU",),
    "split-horizontal": ("LRLR",),
    "center-horizontal": ("RLRL",),
    "top-left-bottom-right": ("LLRR",),
    "top-right-bottom-left": ("RRLL",),
    "left-up-right-down": ("UDUD",),
    "left-down-right-up": ("DUDU",),
    "outward": ("UUDD", "LRLR"),
    "center": ("DDUU", "RLRL"),
    "top-left": ("UUUU", "LLLL"),
    "top-right": ("UUUU", "RRRR"),
    "bottom-left": ("DDDD", "LLLL"),
    "bottom-right": ("DDDD", "RRRR"),
}
_STEPS: Final = {"U": (-1, 0), "D": (1, 0), "L": (0, -1), "R": (0, 1)}
_BRIDGE_TURNS: Final = 2
"""The turns of a path that crosses from a line of one tile to a line of the other."""
_NOWHERE: Final = slice(0, 0)
# The bits above and below each, those of the ring included.
_ABOVE: Final = [-2 << number for number in range(MAX_SIDE + 2)]
_BELOW: Final = [(1 << number) - 1 for number in range(MAX_SIDE + 2)]


@dataclass(frozen=True, slots=True)
class _Pass:
    """One pass of a collapse on a board with its stones."""

    lanes: list[slice]
    """The places of each lane, from the one toward which its tiles move."""
    behind: list[slice]
    """For each place itself and what its lane has behind it."""
    next: list[Place]
    """For each place the next one behind it; for the last of a lane a corner of the ring."""
    depth: list[int]
    """For each place how many its lane has before it."""


class PlainGame:
    """A board on which pairs are taken away; every removal is followed by the collapse."""

    def __init__(self, board: Board, rules: LinkRules) -> None:
        rows, cols = self.shape = board.shape
        self.width: Final = cols + 2
        self.max_turns: Final = rules.max_turns
        ring = EMPTY if rules.border == "open" else WALL
        self.cells = [ring] * (self.width + 1)
        """The code at each place."""
        for row in board.to_rows():
            self.cells += row
            self.cells += ring, ring
        self.cells += [ring] * (self.width - 1)
        lowest = int(board.cells.min())
        stones = frozenset(place for code in range(lowest, EMPTY) for place in board.positions(code))
        self._spots = _spots(rows + 2, self.width)
        self._passes = _passes(rules.collapse, rows, cols, stones)
        # A board without an empty cell is packed; any other may be or not.
        self._is_packed = lowest > EMPTY
        self._look()

    def place(self, row: int, col: int) -> Place:
        """Return the place of a cell of the board."""
        return (row + 1) * self.width + col + 1

    def position(self, place: Place) -> Position:
        """Return the cell of the board at a place."""
        return place // self.width - 1, place % self.width - 1

    def board(self) -> Board:
        """Return the board as it stands."""
        grid = np.array(self.cells, np.int16).reshape(-1, self.width)
        return Board(grid[1:-1, 1:-1])

    def is_cleared(self) -> bool:
        """Say whether no tile is left."""
        return max(self.cells) <= EMPTY

    def play(self, row1: int, col1: int, row2: int, col2: int) -> bool:
        """Make a move, the collapse included; or say that it is not legal, and leave the board as it is."""
        rows, cols = self.shape
        if not (0 <= row1 < rows and 0 <= row2 < rows and 0 <= col1 < cols and 0 <= col2 < cols):
            return False
        a, b = self.place(row1, col1), self.place(row2, col2)
        kind = self.cells[a]
        if kind <= EMPTY or self.cells[b] != kind or a == b or not self.links(a, b):
            return False
        self.take(a, b)
        return True

    def links(self, a: Place, b: Place) -> bool:
        """Say whether a path over empty cells joins two different tiles, with no more turns than allowed."""
        rows, cols = self._rows, self._cols
        (row1, col1), (row2, col2) = self._spots[a], self._spots[b]
        if row1 == row2 and _is_straight(rows[row1], col1, col2):
            return True
        if col1 == col2 and _is_straight(cols[col1], row1, row2):
            return True
        if self.max_turns >= _BRIDGE_TURNS and (
            _is_bridged(rows, row1, col1, row2, col2) or _is_bridged(cols, col1, row1, col2, row2)
        ):
            return True
        return self.max_turns != _BRIDGE_TURNS and self._reaches(row1, col1, row2, col2)

    def take(self, a: Place, b: Place) -> None:
        """Take two tiles away and let the board collapse."""
        cells, passes = self.cells, self._passes
        cells[a] = cells[b] = EMPTY
        if passes and not self._is_packed:
            self._pack()
            return
        # Every lane is packed but for the two holes. Each travels to the end of the tiles behind it, and
        # what a hole has come to in the end is a cell that had a tile and has none.
        unsettled = len(passes)
        for turn in cycle(passes):
            if turn.depth[a] < turn.depth[b]:
                # Of two holes in a lane the one behind goes first, or the other would stop at it.
                a, b = b, a
            unsettled -= 1
            if cells[turn.next[a]] > EMPTY:
                a, unsettled = self._travel(turn.behind[a]), len(passes) - 1
            if cells[turn.next[b]] > EMPTY:
                b, unsettled = self._travel(turn.behind[b]), len(passes) - 1
            if not unsettled:
                break
        (row1, col1), (row2, col2) = self._spots[a], self._spots[b]
        self._rows[row1] ^= 1 << col1
        self._cols[col1] ^= 1 << row1
        self._rows[row2] ^= 1 << col2
        self._cols[col2] ^= 1 << row2

    def _look(self) -> None:
        """Note which cells are blocked; in every line the one beyond the ring is."""
        cells, width, (rows, cols) = self.cells, self.width, self.shape
        ring = cells[0] != EMPTY
        edges = [(2 << size) - 1 if ring else 1 << size for size in (cols + 2, rows + 2)]
        lines = [
            (2 << size) - 1 if ring else (1 << size) | (1 << size - 1) - 2 for size in (cols + 2, rows + 2)
        ]
        self._rows = [edges[0], *[lines[0]] * rows, edges[0]]
        self._cols = [edges[1], *[lines[1]] * cols, edges[1]]
        for row in range(1, rows + 1):
            codes = cells[row * width + 1 : row * width + 1 + cols]
            if EMPTY in codes:
                for col, code in enumerate(codes, start=1):
                    if code == EMPTY:
                        self._rows[row] ^= 1 << col
                        self._cols[col] ^= 1 << row

    def _reaches(self, row1: int, col1: int, row2: int, col2: int) -> bool:
        """Say whether two tiles link, turn by turn."""
        beside_in_row, beside_in_col = 5 << col2 >> 1, 5 << row2 >> 1
        along_rows = {row1: _run(self._rows[row1], col1)}
        along_cols = {col1: _run(self._cols[col1], row1)}
        for turns in range(self.max_turns + 1):
            if along_rows.get(row2, 0) & beside_in_row or along_cols.get(col2, 0) & beside_in_col:
                return True
            if turns < self.max_turns:
                along_rows, along_cols = _turned(self._rows, along_cols), _turned(self._cols, along_rows)
        return False

    def _travel(self, behind: slice) -> Place:
        """Move the tiles behind a hole one place on, up to the next empty place; return where it is then."""
        codes = self.cells[behind]
        codes.append(EMPTY)
        moving = codes.index(EMPTY, 1)
        end: Place = behind.start + (moving - 1) * behind.step
        self.cells[behind.start : end : behind.step] = codes[1:moving]
        self.cells[end] = EMPTY
        return end

    def _pack(self) -> None:
        """Pull all tiles along their lanes, pass after pass, until a whole round moves nothing."""
        moved = True
        while moved:
            moved = False
            for turn in self._passes:
                for lane in turn.lanes:
                    before = self.cells[lane]
                    # A lane is cut at stones, so there are tiles and empty places only.
                    after = [code for code in before if code != EMPTY]
                    after += [EMPTY] * (len(before) - len(after))
                    if after != before:
                        self.cells[lane] = after
                        moved = True
        self._is_packed = True
        self._look()


def _run(blocked: _Bits, number: int) -> _Bits:
    """Return a bit with the free bits that join on to it on either side."""
    end = blocked & _ABOVE[number]
    return (end & -end) - (1 << (blocked & _BELOW[number]).bit_length())


def _is_straight(blocked: _Bits, number1: int, number2: int) -> bool:
    """Say whether a line is free between two of its cells."""
    between = (1 << number2) - (2 << number1) if number1 < number2 else (1 << number1) - (2 << number2)
    return not blocked & between


def _is_bridged(lines: list[_Bits], line1: int, number1: int, line2: int, number2: int) -> bool:
    """Say whether two tiles link along their lines, with one crossing from one line to another one."""
    # As `_run` of both, and what these have in common: from the later start to the earlier end.
    blocked1, blocked2 = lines[line1], lines[line2]
    end1, end2 = blocked1 & _ABOVE[number1], blocked2 & _ABOVE[number2]
    end1 &= -end1
    end2 &= -end2
    start1 = 1 << (blocked1 & _BELOW[number1]).bit_length()
    start2 = 1 << (blocked2 & _BELOW[number2]).bit_length()
    common = (end1 if end1 < end2 else end2) - (start1 if start1 > start2 else start2)
    if common <= 0 or line1 == line2:
        return False
    for line in lines[line1 + 1 : line2] if line1 < line2 else lines[line2 + 1 : line1]:
        common &= ~line
    return common != 0


def _turned(lines: list[_Bits], reached: dict[int, _Bits]) -> dict[int, _Bits]:
    """Return what is reached along lines from what was reached across them."""
    along: dict[int, _Bits] = {}
    for number, starts in reached.items():
        while starts:
            first = starts & -starts
            starts ^= first
            line = first.bit_length() - 1
            if not along.get(line, 0) >> number & 1:
                along[line] = along.get(line, 0) | _run(lines[line], number)
    return along


@lru_cache(maxsize=64)
def _spots(rows: int, cols: int) -> list[Position]:
    """Return the row and the column of each place, counted from the ring, of so many."""
    return [(row, col) for row in range(rows) for col in range(cols)]


@lru_cache(maxsize=64)
def _passes(collapse: Collapse, rows: int, cols: int, stones: frozenset[Position]) -> list[_Pass]:
    """Return the passes of a collapse on a board of rows x cols; stones cut the lanes."""
    width = cols + 2
    passes = []
    for quarters in _PULLS[collapse]:
        places = width * (rows + 2)
        turn = _Pass([], [_NOWHERE] * places, [0] * places, [0] * places)
        for row in range(rows):
            for col in range(cols):
                pull = _pull(quarters, row, col, rows, cols, stones)
                if pull is None:
                    continue
                down, right = _STEPS[pull]
                if _pull(quarters, row + down, col + right, rows, cols, stones) == pull:
                    continue
                # Nothing pulls on from here, so this is the head of a lane.
                length = 1
                while _pull(quarters, row - down * length, col - right * length, rows, cols, stones) == pull:
                    length += 1
                step = -down * width - right
                head = (row + 1) * width + col + 1
                lane = slice(head, head + step * length, step)
                turn.lanes.append(lane)
                for depth in range(length):
                    place = head + step * depth
                    turn.behind[place] = slice(place, lane.stop, step)
                    turn.next[place] = place + step if depth + 1 < length else 0
                    turn.depth[place] = depth
        passes.append(turn)
    return passes


def _pull(quarters: str, row: int, col: int, rows: int, cols: int, stones: frozenset[Position]) -> str | None:
    """Return which way a cell pulls; a stone, and what is not on the board, does not."""
    if not (0 <= row < rows and 0 <= col < cols) or (row, col) in stones:
        return None
    return quarters[_quarter(row, col, rows, cols)]


def _quarter(row: int, col: int, rows: int, cols: int) -> int:
    in_lower, in_right = 2 * row >= rows, 2 * col >= cols
    return 2 * in_lower + in_right
