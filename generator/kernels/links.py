"""Links on masks of free cells: the two-turn test bit-parallel, and a search by turns for any number.

`free` is uint64 (2 * side, words), side = max(rows, cols) + 2, and holds the board twice: bit p of line l
says that cell (l, p) is EMPTY, and bit p of line side + l says that cell (p, l) is. Lines and bits count
from the ring: row r and column c of the board stand at r + 1 and c + 1. The ring's own bits are set where
the border is open. A board of up to 62 rows and columns needs one word a line; wider ones need more, and
the same code walks over them.

The functions of `row, col` arguments take places on the board, those of `line, pos` arguments count from the
ring. Whatever is not free blocks; the two ends of a link are blocked cells like any other.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from generator.kernels.bits import leading_zeros, trailing_zeros
from generator.kernels.inner import inner, outer
from levels.board import Cells

Masks: TypeAlias = npt.NDArray[np.uint64]
Chain: TypeAlias = npt.NDArray[np.int16]

_ZERO = np.uint64(0)
_ONE = np.uint64(1)
_ALL = np.uint64(0xFFFFFFFFFFFFFFFF)
_TOP = np.uint64(63)

_MANY = 200
"""The tiles of a kind from which on one search from each of them costs less than a test of each pair."""


def mask_shape(rows: int, cols: int) -> tuple[int, int]:
    """Return the shape of the masks of a board."""
    side = max(rows, cols) + 2
    return 2 * side, (side + 63) // 64


def reach_shape(rows: int, cols: int) -> tuple[int, int, int]:
    """Return the shape of the room that a search by turns needs."""
    side = max(rows, cols) + 2
    return 3, side, (side + 63) // 64


@inner
def set_free(free: Masks, row: int, col: int) -> None:
    """Mark a cell as empty."""
    free[row + 1, (col + 1) >> 6] |= _ONE << np.uint64((col + 1) & 63)
    free[(free.shape[0] >> 1) + col + 1, (row + 1) >> 6] |= _ONE << np.uint64((row + 1) & 63)


@inner
def set_blocked(free: Masks, row: int, col: int) -> None:
    """Mark a cell as holding a tile, a slot, a wall or a void."""
    free[row + 1, (col + 1) >> 6] &= ~(_ONE << np.uint64((col + 1) & 63))
    free[(free.shape[0] >> 1) + col + 1, (row + 1) >> 6] &= ~(_ONE << np.uint64((row + 1) & 63))


@inner
def is_free(free: Masks, row: int, col: int) -> bool:
    """Say whether a cell is marked as empty."""
    return bool((free[row + 1, (col + 1) >> 6] >> np.uint64((col + 1) & 63)) & _ONE)


@outer
def fill_free(cells: Cells, open_border: bool, free: Masks) -> None:
    """Build the masks of a board; cells are int16 (rows, cols)."""
    rows, cols = cells.shape
    free[:] = _ZERO
    for row in range(rows):
        for col in range(cols):
            if cells[row, col] == 0:
                set_free(free, row, col)
    if open_border:
        for row in (-1, rows):
            for col in range(-1, cols + 1):
                set_free(free, row, col)
        for col in (-1, cols):
            for row in range(rows):
                set_free(free, row, col)


@inner
def run_start(free: Masks, line: int, pos: int) -> int:
    """Return the first position of the free run that ends just before pos, or pos when there is none."""
    word = pos >> 6
    # Blocked cells below pos; the nearest one is the highest bit.
    blocked = ~free[line, word] & ((_ONE << np.uint64(pos & 63)) - _ONE)
    while blocked == _ZERO:
        if word == 0:
            return 0
        word -= 1
        blocked = ~free[line, word]
    return (word << 6) + 64 - leading_zeros(blocked)


@inner
def run_end(free: Masks, line: int, pos: int) -> int:
    """Return the last position of the free run that begins just after pos, or pos when there is none."""
    word = pos >> 6
    # The first shift by pos alone, for a shift by 64 would be none.
    blocked = ~free[line, word] & ((_ALL << np.uint64(pos & 63)) << _ONE)
    while blocked == _ZERO:
        word += 1
        if word == free.shape[1]:
            return (word << 6) - 1
        blocked = ~free[line, word]
    return (word << 6) + trailing_zeros(blocked) - 1


@inner
def crosses(free: Masks, line1: int, line2: int, start: int, end: int) -> bool:
    """Say whether at some position from start to end all lines strictly between line1 and line2 are free."""
    if start > end:
        return False
    first = min(line1, line2) + 1
    last = max(line1, line2)
    for word in range(start >> 6, (end >> 6) + 1):
        common = _ALL
        if word == start >> 6:
            common &= _ALL << np.uint64(start & 63)
        if word == end >> 6:
            common &= _ALL >> (_TOP - np.uint64(end & 63))
        for line in range(first, last):
            common &= free[line, word]
            if common == _ZERO:
                break
        if common != _ZERO:
            return True
    return False


@inner
def linked_by_lines(free: Masks, max_turns: int, row1: int, col1: int, row2: int, col2: int) -> bool:
    """Say whether two different blocked cells link with at most max_turns turns, which are 0, 1 or 2.

    A path of two turns leaves both ends along parallel lines and crosses over between them: so take the free
    runs around both ends, where they overlap, and the lines between. With at most one turn the crossing is in
    line with one end, with none in line with both.
    """
    side = free.shape[0] >> 1
    line1, pos1, line2, pos2 = row1 + 1, col1 + 1, row2 + 1, col2 + 1
    for _axis in range(2):
        if max_turns > 0:
            start = max(run_start(free, line1, pos1), run_start(free, line2, pos2))
            end = min(run_end(free, line1, pos1), run_end(free, line2, pos2))
            if max_turns == 2:
                if crosses(free, line1, line2, start, end):
                    return True
            elif (start <= pos1 <= end and crosses(free, line1, line2, pos1, pos1)) or (
                start <= pos2 <= end and crosses(free, line1, line2, pos2, pos2)
            ):
                return True
        elif pos1 == pos2 and crosses(free, line1, line2, pos1, pos1):
            return True
        line1, pos1, line2, pos2 = side + pos1, line1, side + pos2, line2
    return False


@inner
def is_open(free: Masks, row: int, col: int) -> bool:
    """Say whether a cell has a free neighbour; a cell without one links to its neighbours only."""
    r, c = row + 1, col + 1
    beside = free[r, (c - 1) >> 6] >> np.uint64((c - 1) & 63)
    beside |= free[r, (c + 1) >> 6] >> np.uint64((c + 1) & 63)
    beside |= (free[r - 1, c >> 6] | free[r + 1, c >> 6]) >> np.uint64(c & 63)
    return bool(beside & _ONE)


@inner
def _set_run(reach: Masks, line: int, start: int, end: int) -> None:
    """Set the bits start to end of a line of reach[0]."""
    for word in range(start >> 6, (end >> 6) + 1):
        bits = _ALL
        if word == start >> 6:
            bits &= _ALL << np.uint64(start & 63)
        if word == end >> 6:
            bits &= _ALL >> (_TOP - np.uint64(end & 63))
        reach[0, line, word] |= bits


@inner
def reach_straight(free: Masks, reach: Masks, row: int, col: int) -> None:
    """Begin a search by turns: mark what a cell reaches without a turn, itself included.

    reach is uint64 (3, max(rows, cols) + 2, words), masks of rows: the cells reached along their row, those
    reached along their column, and room to work.
    """
    reach[:2] = _ZERO
    reach_also(free, reach, row, col)


@inner
def reach_also(free: Masks, reach: Masks, row: int, col: int) -> None:
    """Let a search by turns that has not turned yet begin at one cell more."""
    r, c = row + 1, col + 1
    _set_run(reach, r, run_start(free, r, c), run_end(free, r, c))
    column = reach.shape[1] + c
    for line in range(run_start(free, column, r), run_end(free, column, r) + 1):
        reach[1, line, c >> 6] |= _ONE << np.uint64(c & 63)


@inner
def reach_one_turn_more(free: Masks, reach: Masks) -> bool:
    """Go on with a search by turns: mark what one turn more reaches; say whether that is anything new."""
    lines, words = reach.shape[1], reach.shape[2]
    grown = False
    for word in range(words):
        run = _ZERO
        for line in range(lines):
            run = (run & free[line, word]) | reach[0, line, word]
            reach[2, line, word] = run
        run = _ZERO
        for line in range(lines - 1, -1, -1):
            run = (run & free[line, word]) | reach[0, line, word]
            reach[2, line, word] |= run
    for line in range(lines):
        for word in range(words):
            fresh = reach[1, line, word] & ~reach[0, line, word]
            while fresh != _ZERO:
                grown = True
                pos = (word << 6) + trailing_zeros(fresh)
                _set_run(reach, line, run_start(free, line, pos), run_end(free, line, pos))
                fresh &= ~reach[0, line, word]
            if reach[2, line, word] & ~reach[1, line, word] != _ZERO:
                grown = True
                reach[1, line, word] |= reach[2, line, word]
    return grown


@inner
def is_reached(reach: Masks, row: int, col: int) -> bool:
    """Say whether a search by turns has come to a blocked cell."""
    r, c = row + 1, col + 1
    beside = reach[0, r, (c - 1) >> 6] >> np.uint64((c - 1) & 63)
    beside |= reach[0, r, (c + 1) >> 6] >> np.uint64((c + 1) & 63)
    beside |= (reach[1, r - 1, c >> 6] | reach[1, r + 1, c >> 6]) >> np.uint64(c & 63)
    return bool(beside & _ONE)


@outer
def fewest_turns(
    free: Masks, reach: Masks, max_turns: int, row1: int, col1: int, row2: int, col2: int
) -> int:
    """Return the fewest turns of a path between two blocked cells, or -1 when max_turns do not do."""
    reach_straight(free, reach, row1, col1)
    turns = 0
    while not is_reached(reach, row2, col2):
        if turns == max_turns or not reach_one_turn_more(free, reach):
            return -1
        turns += 1
    return turns


@inner
def linked(free: Masks, reach: Masks, max_turns: int, row1: int, col1: int, row2: int, col2: int) -> bool:
    """Say whether two different blocked cells link with at most max_turns turns."""
    if max_turns <= 2:
        return linked_by_lines(free, max_turns, row1, col1, row2, col2)
    return fewest_turns(free, reach, max_turns, row1, col1, row2, col2) >= 0


@inner
def _chain_open_tiles(cells: Cells, free: Masks, first: Chain, after: Chain) -> None:
    """Chain the open tiles of each kind in row-major order: first[0, kind], then after[cell], until -1.

    first[1, kind] is the number of tiles in the chain.
    """
    rows, cols = cells.shape
    highest = 0
    for row in range(rows):
        for col in range(cols):
            highest = max(highest, cells[row, col])
    first[0, : highest + 1] = -1
    first[1, : highest + 1] = 0
    for row in range(rows - 1, -1, -1):
        for col in range(cols - 1, -1, -1):
            kind = cells[row, col]
            if kind > 0 and is_open(free, row, col):
                after[row * cols + col] = first[0, kind]
                first[0, kind] = row * cols + col
                first[1, kind] += 1


@outer
def linking_pairs(
    cells: Cells,
    open_border: bool,
    max_turns: int,
    free: Masks,
    reach: Masks,
    first: Chain,
    after: Chain,
    found: npt.NDArray[np.int32],
) -> int:
    """Count the pairs of cells that link, in row-major order, and write down the first of them.

    cells: int16 (rows, cols). free, reach: see above; first: int16 (2, highest kind + 1) and after: int16
    (rows * cols): all filled here. found: int32 (n, 2), receives flat cells. The kernel stops when found is
    full, but counts on to the end when it has no room at all.
    """
    rows, cols = cells.shape
    fill_free(cells, open_border, free)
    _chain_open_tiles(cells, free, first, after)
    room = found.shape[0]
    count = 0
    for row in range(rows):
        for col in range(cols):
            kind = cells[row, col]
            if kind <= 0:
                continue
            cell = row * cols + col
            # A pair of neighbours always links, and is the only way out of a cell without free neighbours.
            right = cell + 1 if col + 1 < cols and cells[row, col + 1] == kind else -1
            below = cell + cols if row + 1 < rows and cells[row + 1, col] == kind else -1
            other = after[cell] if is_open(free, row, col) else -1
            by_reach = other >= 0 and (max_turns > 2 or first[1, kind] > _MANY)
            if by_reach:
                reach_straight(free, reach, row, col)
                for _turn in range(max_turns):
                    if not reach_one_turn_more(free, reach):
                        break
            while right >= 0 or below >= 0 or other >= 0:
                if right >= 0:
                    partner, links = right, True
                elif below >= 0 and (other < 0 or below <= other):
                    partner, links = below, True
                elif by_reach:
                    partner, links = other, is_reached(reach, other // cols, other % cols)
                else:
                    partner = other
                    links = linked_by_lines(free, max_turns, row, col, other // cols, other % cols)
                if partner == right:
                    right = -1
                if partner == below:
                    below = -1
                if partner == other:
                    other = after[other]
                if links:
                    if count < room:
                        found[count, 0] = cell
                        found[count, 1] = partner
                    count += 1
                    if count == room:
                        return count
    return count
