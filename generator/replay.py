"""The judge: plays a solution move by move, in plain Python, and says whether it clears the board.

It imports nothing that it judges: no kernel, no lane table, no search. A path is walked cell by cell, and a
collapse is the pull that each cell exerts on its tile.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from levels.board import EMPTY, SLOT, VOID, WALL, Board, Position
from levels.level import Move
from levels.rules import Collapse, LinkRules

_Grid: TypeAlias = list[int]
"""Cell codes in row-major order, with two rings around the board: one for paths, one of walls."""

_RINGS: Final = 2

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


@dataclass(frozen=True, slots=True)
class _Pass:
    """One pass of a collapse on a board with its stones."""

    lanes: list[range]
    """The places of each lane, from the one toward which its tiles move."""
    slices: list[slice]
    """The same, to take them out of a grid at once."""
    lane_of: dict[int, int]
    """The lane of each place."""


@dataclass(frozen=True, slots=True)
class Replay:
    """What came of a sequence of moves."""

    cleared: bool
    """Every move was legal and no tile is left."""
    left: Board
    """The board after the last legal move."""
    fault: tuple[int, str] | None = None
    """The index of the first move that is not legal, and why."""
    boards: tuple[Board, ...] = ()
    """When asked for: the board after each legal move and its collapse."""


def replay(board: Board, rules: LinkRules, moves: Sequence[Move], *, keep_boards: bool = False) -> Replay:
    """Play moves on a board under its rules, as far as they are legal."""
    rows, cols = shape = board.shape
    grid = _to_grid(board, rules)
    stones = frozenset((row, col) for code in (SLOT, WALL, VOID) for row, col in board.positions(code))
    passes = _passes(rules.collapse, rows, cols, stones)
    # The board as it stands need not be packed.
    unpacked = [set(range(len(turn.lanes))) for turn in passes]
    boards: list[Board] = []
    fault: tuple[int, str] | None = None
    for index, move in enumerate(moves):
        reason = _fault(grid, shape, rules, move)
        if reason is not None:
            fault = index, reason
            break
        row1, col1, row2, col2 = move
        a, b = _place(row1, col1, cols), _place(row2, col2, cols)
        grid[a] = grid[b] = EMPTY
        for turn, lanes in zip(passes, unpacked, strict=True):
            lanes.update((turn.lane_of[a], turn.lane_of[b]))
        _collapse(grid, passes, unpacked)
        if keep_boards:
            boards.append(_to_board(grid, shape))
    left = _to_board(grid, shape)
    return Replay(fault is None and left.tile_count() == 0, left, fault, tuple(boards))


def _place(row: int, col: int, cols: int) -> int:
    return (row + _RINGS) * (cols + 2 * _RINGS) + col + _RINGS


def _to_grid(board: Board, rules: LinkRules) -> _Grid:
    ring = EMPTY if rules.border == "open" else WALL
    full = [WALL] * (board.cols + 2 * _RINGS)
    paths = [WALL] + [ring] * (board.cols + 2) + [WALL]
    rows = [[WALL, ring, *row, ring, WALL] for row in board.to_rows()]
    return [cell for row in (full, paths, *rows, paths, full) for cell in row]


def _to_board(grid: _Grid, shape: tuple[int, int]) -> Board:
    rows, cols = shape
    starts = [_place(row, 0, cols) for row in range(rows)]
    return Board([grid[start : start + cols] for start in starts])


def _fault(grid: _Grid, shape: tuple[int, int], rules: LinkRules, move: Move) -> str | None:
    """Return why a move is not legal, or None."""
    rows, cols = shape
    row1, col1, row2, col2 = move
    if not (0 <= row1 < rows and 0 <= row2 < rows and 0 <= col1 < cols and 0 <= col2 < cols):
        return f"({row1}, {col1}) or ({row2}, {col2}) is not on the board of {rows} x {cols}"
    a, b = _place(row1, col1, cols), _place(row2, col2, cols)
    if a == b:
        return f"({row1}, {col1}) is named twice"
    if grid[a] <= EMPTY or grid[b] <= EMPTY:
        row, col = (row1, col1) if grid[a] <= EMPTY else (row2, col2)
        return f"there is no tile at ({row}, {col})"
    if grid[a] != grid[b]:
        return f"({row1}, {col1}) holds kind {grid[a]}, ({row2}, {col2}) kind {grid[b]}"
    if not _reaches(grid, cols + 2 * _RINGS, rules.max_turns, a, b):
        return f"no path with at most {rules.max_turns} turns joins ({row1}, {col1}) and ({row2}, {col2})"
    return None


def _reaches(grid: _Grid, width: int, max_turns: int, a: int, b: int) -> bool:
    """Say whether a path with at most max_turns turns joins two places over empty cells.

    A path leaves a in a straight line and comes to b in one. With one turn these lines meet; with two, a leg
    crosses from one to the other, which are parallel; with more, legs from a go before.
    """
    row_a, ends = _line(grid, a, 1)
    if b in ends:
        return True
    col_a, ends = _line(grid, a, width)
    if b in ends:
        return True
    row_b, col_b = _line(grid, b, 1)[0], _line(grid, b, width)[0]
    goal_row, goal_col = set(row_b), set(col_b)
    in_row, in_col = row_a, col_a
    seen_in_row, seen_in_col = set(row_a), set(col_a)
    for turns in range(1, max_turns + 1):
        if not goal_col.isdisjoint(in_row) or not goal_row.isdisjoint(in_col):
            return True
        if turns < max_turns and (
            _crosses_rows(grid, width, in_row, goal_row, b) or _crosses_cols(grid, width, in_col, goal_col, b)
        ):
            return True
        if turns + 1 < max_turns:
            in_row, in_col = (
                _turn(grid, in_col, 1, seen_in_row),
                _turn(grid, in_row, width, seen_in_col),
            )
    return False


def _crosses_rows(grid: _Grid, width: int, corners: list[int], goal_row: set[int], b: int) -> bool:
    """Say whether the way from some corner along its column to the row of b is free and ends on b's line."""
    for corner in corners:
        place = b - b % width + corner % width
        if place in goal_row and not any(grid[min(corner, place) : max(corner, place) : width]):
            return True
    return False


def _crosses_cols(grid: _Grid, width: int, corners: list[int], goal_col: set[int], b: int) -> bool:
    """Say whether the way from some corner along its row to the column of b is free and ends on b's line."""
    for corner in corners:
        place = corner - corner % width + b % width
        if place in goal_col and not any(grid[min(corner, place) : max(corner, place)]):
            return True
    return False


def _line(grid: _Grid, place: int, step: int) -> tuple[list[int], tuple[int, int]]:
    """Return the empty places straight to both sides of a place, and what stops the line at either end."""
    line: list[int] = []
    after = place + step
    while grid[after] == EMPTY:
        line.append(after)
        after += step
    before = place - step
    while grid[before] == EMPTY:
        line.append(before)
        before -= step
    return line, (before, after)


def _turn(grid: _Grid, corners: list[int], step: int, seen: set[int]) -> list[int]:
    """Return the places that are newly seen along a step, either way, from any of the corners."""
    reached: list[int] = []
    for corner in corners:
        if corner not in seen:
            line, _ends = _line(grid, corner, step)
            line.append(corner)
            seen.update(line)
            reached += line
    return reached


@lru_cache(maxsize=64)
def _passes(collapse: Collapse, rows: int, cols: int, stones: frozenset[Position]) -> list[_Pass]:
    """Return the passes of a collapse on a board of rows x cols; stones cut the lanes."""
    passes = []
    for quarters in _PULLS[collapse]:
        lanes: list[range] = []
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
                head, step = _place(row, col, cols), _place(down, right, cols) - _place(0, 0, cols)
                lanes.append(range(head, head - step * length, -step))
        slices = [slice(lane.start, lane.stop, lane.step) for lane in lanes]
        lane_of = {place: number for number, lane in enumerate(lanes) for place in lane}
        passes.append(_Pass(lanes, slices, lane_of))
    return passes


def _pull(quarters: str, row: int, col: int, rows: int, cols: int, stones: frozenset[Position]) -> str | None:
    """Return which way a cell pulls; a stone, and what is not on the board, does not."""
    if not (0 <= row < rows and 0 <= col < cols) or (row, col) in stones:
        return None
    return quarters[_quarter(row, col, rows, cols)]


def _quarter(row: int, col: int, rows: int, cols: int) -> int:
    in_lower, in_right = 2 * row >= rows, 2 * col >= cols
    return 2 * in_lower + in_right


def _collapse(grid: _Grid, passes: list[_Pass], unpacked: list[set[int]]) -> None:
    """Pull the tiles along the lanes, pass after pass, until a whole round moves nothing.

    unpacked: for each pass the lanes in which something has changed since they were packed; empty afterwards.
    """
    while any(unpacked):
        for number, turn in enumerate(passes):
            waiting, unpacked[number] = unpacked[number], set()
            for lane in waiting:
                before = _pack(grid, turn.slices[lane])
                if before is None or len(passes) == 1:
                    continue
                tiles = len(before) - before.count(EMPTY)
                places = turn.lanes[lane]
                # Where a tile is now and none was, or the other way round, lanes of other passes have
                # changed.
                changed = [places[i] for i, code in enumerate(before) if (code == EMPTY) == (i < tiles)]
                for other, lanes in zip(passes, unpacked, strict=True):
                    if other is not turn:
                        lanes.update([other.lane_of[place] for place in changed])


def _pack(grid: _Grid, lane: slice) -> list[int] | None:
    """Pull the tiles of a lane to its head; return what was on it before, or None when nothing moved."""
    before = grid[lane]
    # A lane is cut at stones, so there are tiles and empty places only.
    tiles = [code for code in before if code != EMPTY]
    if EMPTY not in before[: len(tiles)]:
        return None
    grid[lane] = tiles + [EMPTY] * (len(before) - len(tiles))
    return before
