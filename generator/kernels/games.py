"""A link board in the middle of a game: links on one word a line, and tiles that close up to a removed pair.

These are the quick twins of generator.kernels.links and generator.kernels.collapse (three times as fast in a
game) for boards of which a line, ring included, fits into a word of 64 bits. Places count from the ring:
place = (row + 1) * width + col + 1, with width = cols + 2.

cells   int16 (places): the number of the tile there, from 1 on; 0 is empty, -1 blocks for ever.
where   int16 (tiles + 1): the place of each tile, 0 when it is gone.
lines   uint64 (rows + 2): bit c of lines[r] says that place r * width + c is empty.
chart   int16 (2 + 3 * passes, places): row and column of each place, counted from the ring; then for each
        pass of the collapse the number of the place's lane, how far its head is, and the next place away from
        the head (0: there is none). Place 0, on the ring, holds no tile and stands for no place.
reach   uint64 (3, rows + 2): room to search for paths.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from generator.kernels.bits import leading_zeros
from generator.kernels.inner import inner

Numbers: TypeAlias = npt.NDArray[np.int16]
Words: TypeAlias = npt.NDArray[np.uint64]

_ZERO = np.uint64(0)
_ONE = np.uint64(1)
_ALL = np.uint64(0xFFFFFFFFFFFFFFFF)
_LANE, _DEPTH, _BEHIND = 2, 3, 4


@inner
def _run(line: np.uint64, col: int) -> np.uint64:
    """Return a bit of a line with the free run to both its sides."""
    bit = _ONE << np.uint64(col)
    below = bit - _ONE
    # The sum carries through the run above; bits beyond the ring are not free, so it ends.
    above = line & ~(line + (bit << _ONE))
    # Bits under the run below: none, or those up to the highest that is not free.
    under = ((~line & below) << _ONE) | _ONE
    return bit | above | (below & (_ALL << np.uint64(63 - leading_zeros(under))))


@inner
def bridged_along(lines: Words, row1: int, col1: int, row2: int, col2: int) -> bool:
    """Say whether two blocked places link along their lines, with one crossing between; row1 <= row2.

    A straight link along a line is found here too, and one of which the crossing is all there is.
    """
    if row1 == row2:
        return _clear(lines[row1], _ONE << np.uint64(col1), _ONE << np.uint64(col2))
    common = _run(lines[row1], col1) & _run(lines[row2], col2)
    row = row1 + 1
    while row < row2 and common != _ZERO:
        common &= lines[row]
        row += 1
    return bool(common != _ZERO)


@inner
def bridged_across(lines: Words, row1: int, col1: int, row2: int, col2: int) -> bool:
    """Say whether two blocked places link across the lines, a piece along a line between; row1 <= row2."""
    bit1, bit2 = _ONE << np.uint64(col1), _ONE << np.uint64(col2)
    if col1 == col2:
        return bool(_last_free(lines, bit1, row1, 1) == row2 - 1)
    row = max(_last_free(lines, bit1, row1, -1), _last_free(lines, bit2, row2, -1))
    last = min(_last_free(lines, bit1, row1, 1), _last_free(lines, bit2, row2, 1))
    while row <= last and not _clear(lines[row], bit1, bit2):
        row += 1
    return bool(row <= last)


@inner
def _clear(line: np.uint64, bit1: np.uint64, bit2: np.uint64) -> bool:
    """Say whether a line is free strictly between two bits."""
    low, high = min(bit1, bit2), max(bit1, bit2)
    return bool((high - _ONE) & ~(low | (low - _ONE)) & ~line == _ZERO)


@inner
def _last_free(lines: Words, bit: np.uint64, row: int, step: int) -> int:
    """Return the last row of the free run of a column that begins next to a row, or that row."""
    row += step
    while 0 <= row < lines.size and lines[row] & bit != _ZERO:
        row += step
    return row - step


@inner
def _spread(free: np.uint64, marked: np.uint64) -> np.uint64:
    """Return the marked bits with the free runs to both their sides, by doubling."""
    up, down = marked, marked
    ways_up, ways_down = free, free
    for shift in (1, 2, 4, 8, 16, 32):
        by = np.uint64(shift)
        up |= ways_up & (up << by)
        down |= ways_down & (down >> by)
        ways_up &= ways_up << by
        ways_down &= ways_down >> by
    return up | down


@inner
def fewest_turns(
    lines: Words, reach: Words, max_turns: int, row1: int, col1: int, row2: int, col2: int
) -> int:
    """Return the fewest turns of a link between two blocked places, or -1 when max_turns do not do.

    reach[0] holds what a path comes to along a line, reach[1] what it comes to across the lines.
    """
    bit1, bit2 = _ONE << np.uint64(col1), _ONE << np.uint64(col2)
    for row in range(lines.size):
        reach[0, row] = _ZERO
        reach[1, row] = _ZERO
    reach[0, row1] = _run(lines[row1], col1)
    for row in range(_last_free(lines, bit1, row1, -1), _last_free(lines, bit1, row1, 1) + 1):
        reach[1, row] = bit1
    for turns in range(max_turns + 1):
        beside = reach[0, row2] & ((bit2 << _ONE) | (bit2 >> _ONE))
        if beside | ((reach[1, row2 - 1] | reach[1, row2 + 1]) & bit2) != _ZERO:
            return turns
        down, up = _ZERO, _ZERO
        for row in range(lines.size):
            reach[2, row] = _spread(lines[row], reach[1, row])
            down = (down & lines[row]) | reach[0, row]
            reach[1, row] |= down
        for row in range(lines.size - 1, -1, -1):
            up = (up & lines[row]) | reach[0, row]
            reach[1, row] |= up
            reach[0, row] |= reach[2, row]
    return -1


@inner
def is_open(lines: Words, row: int, col: int) -> bool:
    """Say whether a place has a free neighbour."""
    beside = lines[row] >> np.uint64(col - 1) | lines[row] >> np.uint64(col + 1)
    return bool((beside | (lines[row - 1] | lines[row + 1]) >> np.uint64(col)) & _ONE)


@inner
def are_linked(lines: Words, reach: Words, chart: Numbers, max_turns: int, place1: int, place2: int) -> bool:
    """Say whether two different tiles of one kind link."""
    row1, col1, row2, col2 = chart[0, place1], chart[1, place1], chart[0, place2], chart[1, place2]
    if abs(row1 - row2) + abs(col1 - col2) == 1:
        return True
    if not is_open(lines, row1, col1) or not is_open(lines, row2, col2):
        return False
    if max_turns == 2:
        if row1 > row2:
            row1, col1, row2, col2 = row2, col2, row1, col1
        along = bridged_along(lines, row1, col1, row2, col2)
        return along or bridged_across(lines, row1, col1, row2, col2)
    return fewest_turns(lines, reach, max_turns, row1, col1, row2, col2) >= 0


@inner
def _close_up(cells: Numbers, where: Numbers, lines: Words, chart: Numbers, turn: int, hole: int) -> int:
    """Let the tiles behind an empty place move one place toward it; return the place that is empty then."""
    behind = chart[_BEHIND + 3 * turn]
    place, following = hole, behind[hole]
    while cells[following] > 0:
        tile = cells[following]
        cells[place] = tile
        where[tile] = place
        place, following = following, behind[following]
    if place != hole:
        cells[place] = 0
        lines[chart[0, hole]] &= ~(_ONE << np.uint64(chart[1, hole]))
        lines[chart[0, place]] |= _ONE << np.uint64(chart[1, place])
    return place


@inner
def take(cells: Numbers, where: Numbers, lines: Words, chart: Numbers, tile1: int, tile2: int) -> None:
    """Remove a pair from a board on which every lane is packed, and let it collapse."""
    # The sums make them as wide as other places, or what takes them would be compiled once more.
    hole1, hole2 = where[tile1] + 0, where[tile2] + 0
    for hole in (hole1, hole2):
        where[cells[hole]] = 0
        cells[hole] = 0
        lines[chart[0, hole]] |= _ONE << np.uint64(chart[1, hole])
    passes = (chart.shape[0] - _LANE) // 3
    moving = passes > 0
    while moving:
        moving = False
        for turn in range(passes):
            lane, depth = chart[_LANE + 3 * turn], chart[_DEPTH + 3 * turn]
            # Of two holes in a lane the one in front would only close up to the other.
            if lane[hole1] == lane[hole2] and depth[hole1] < depth[hole2]:
                hole1, hole2 = hole2, hole1
            after1 = _close_up(cells, where, lines, chart, turn, hole1)
            after2 = _close_up(cells, where, lines, chart, turn, hole2)
            moving = moving or ((after1 != hole1 or after2 != hole2) and passes > 1)
            hole1, hole2 = after1, after2


@inner
def take_first(cells: Numbers, where: Numbers, lines: Words, chart: Numbers, tile1: int, tile2: int) -> None:
    """Remove a pair and let the board collapse, though it may have holes all over."""
    for tile in (tile1, tile2):
        place = where[tile]
        where[tile] = 0
        cells[place] = 0
        lines[chart[0, place]] |= _ONE << np.uint64(chart[1, place])
    passes = (chart.shape[0] - _LANE) // 3
    moving = passes > 0
    while moving:
        moving = False
        for turn in range(passes):
            # From the tails on, so that what is behind a hole is packed already.
            for depth in range(lines.size + 64, -1, -1):
                for place in range(cells.size):
                    if cells[place] == 0 and chart[_DEPTH + 3 * turn, place] == depth:
                        moved = _close_up(cells, where, lines, chart, turn, place) != place
                        moving = moving or (moved and passes > 1)


@inner
def copy_position(
    cells: Numbers, where: Numbers, lines: Words, to_cells: Numbers, to_where: Numbers, to_lines: Words
) -> None:
    """Copy a position. Loops, because array assignments take numba a long time to compile."""
    for place in range(cells.size):
        to_cells[place] = cells[place]
    for tile in range(where.size):
        to_where[tile] = where[tile]
    for row in range(lines.size):
        to_lines[row] = lines[row]
