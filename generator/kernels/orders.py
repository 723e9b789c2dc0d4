"""Depth-first search over orders of play on boards that collapse, with a table of positions that are lost.

Places, lines, chart and reach are those of generator.kernels.games; lanes are packed. A cell holds the kind
of its tile here, not the tile's number: positions that look alike are alike, whatever tiles they are made of.

chart   has one row more than there: the region of each place. No tile ever leaves its region.
kinds   int16 (places): the kind on each place, from 1 on; 0 is empty, -1 blocks for ever.
left    int16 (kinds + 1): how many tiles of each kind are left; left[0] is how many there were in all.
keys    uint64 (2, n): random words for places and for kinds. A position's hash is a sum over its tiles of the
        products of the two, so that a tile that moves changes it by little work.
lost    uint64 (buckets, 8): hashes of positions from which every order of play fails; 0 is no entry.
moves   int16 (room, 2): the pairs that link, node after node on the way to the position.
nodes   int64 (depths, 3): for each node on the way where its moves end (-1: not yet listed), which of them is
        the next, and where in the log begins what led to it.
hashes  uint64 (depths,): their hashes.
log     int16 (room, 2): the places that changed on the way and what they held; log[0, 0] is its end.
values  uint64 (n,): room for the hashes of what follows a position.
bucket  int32 (kinds + 1, copies + 1): how many open tiles of a kind there are, then for each of them four
        times its place, plus 1 if a neighbour along the line is free, plus 2 if one across is.
alike   uint8 (places, then 0 up to a multiple of 8): whether a tile is like its neighbour right or below.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from generator.kernels.bits import trailing_zeros
from generator.kernels.chance import Chance, draw_below
from generator.kernels.games import Numbers, Words, bridged_across, bridged_along, fewest_turns
from generator.kernels.inner import inlined, inner, outer

Counts: TypeAlias = npt.NDArray[np.int64]
Rooms: TypeAlias = tuple[Words, npt.NDArray[np.int32], npt.NDArray[np.uint8], Words]
"""Room to list the pairs that link: reach, bucket, alike, and the same bytes as words."""

_ZERO = np.uint64(0)
_ONE = np.uint64(1)
_LANE, _DEPTH, _BEHIND = 2, 3, 4
_ALONG, _ACROSS = 1, 2
# How promising a pair is, found by trial: by the lines and columns that the last two of a kind are apart,
# taken or left; by how far from their heads those stand that are left; by the tiles behind the pair; for the
# last pair of a kind; and by chance, so that no two searches are alike.
_CLOSE, _OUTSIDE, _TILE_BEHIND, _LAST_PAIR, _CHANCE = 10, 5, 10, 40, 40
# What a slice of the search ends with.
OPEN, SOLVED, EXHAUSTED = 0, 1, 2
# The numbers that the search keeps from slice to slice.
DEPTH, BUDGET, BEST, STORED = 0, 1, 2, 3


@inner
def _hash_after(kinds: Numbers, keys: Words, chart: Numbers, place1: int, place2: int, value: Any) -> Any:
    """Return the hash of the position after a pair is taken; of one region only if there is one pass."""
    value -= keys[1, kinds[place1]] * (keys[0, place1] + keys[0, place2])
    passes, regions = (chart.shape[0] - _LANE) // 3, chart[-1]
    if regions[place1] == regions[place2]:
        behind = chart[_BEHIND]
        if chart[_DEPTH, place1] > chart[_DEPTH, place2]:
            place1, place2 = place2, place1
        target, place = place1, behind[place1]
        while kinds[place] > 0:
            if place != place2:
                value += keys[1, kinds[place]] * (keys[0, target] - keys[0, place])
                target = behind[target]
            place = behind[place]
        return value
    for hole in (place1, place2):
        # A hole goes on to where nothing has moved yet, so there is no need to move anything.
        target, moving = hole, True
        while moving:
            moving = False
            for turn in range(passes):
                behind = chart[_BEHIND + 3 * turn]
                place = behind[target]
                if kinds[place] > 0:
                    moving = passes > 1
                while kinds[place] > 0:
                    value += keys[1, kinds[place]] * (keys[0, target] - keys[0, place])
                    target, place = place, behind[place]
    return value


@inlined
def _write(kinds: Numbers, log: Numbers, place: int, kind: int) -> None:
    """Put a kind on a place; note in the log, whose row 0 tells where it ends, what was there."""
    end = log[0, 0]
    log[end, 0], log[end, 1] = place, kinds[place]
    log[0, 0] = end + 1
    kinds[place] = kind


@inner
def take(
    kinds: Numbers,
    lines: Words,
    keys: Words,
    chart: Numbers,
    log: Numbers,
    place1: int,
    place2: int,
    value: Any,
) -> Any:
    """Take a pair and let the board collapse; value is the position's hash before, return the one after."""
    value -= keys[1, kinds[place1]] * (keys[0, place1] + keys[0, place2])
    _write(kinds, log, place1, 0)
    _write(kinds, log, place2, 0)
    hole1, hole2 = place1, place2
    passes = (chart.shape[0] - _LANE) // 3
    moving = passes > 0
    while moving:
        moving = False
        for turn in range(passes):
            lane, depth, behind = chart[_LANE + 3 * turn], chart[_DEPTH + 3 * turn], chart[_BEHIND + 3 * turn]
            # Of two holes in a lane the one in front would only close up to the other: the other one first.
            if lane[hole1] != lane[hole2] or depth[hole1] > depth[hole2]:
                hole1, hole2 = hole2, hole1
            for _hole in range(2):
                hole1, hole2 = hole2, hole1
                following = behind[hole1]
                if kinds[following] > 0:
                    moving = passes > 1
                while kinds[following] > 0:
                    kind = kinds[following]
                    _write(kinds, log, hole1, kind)
                    value += keys[1, kind] * (keys[0, hole1] - keys[0, following])
                    hole1, following = following, behind[following]
                _write(kinds, log, hole1, 0)
    # Undoing begins with these two.
    _write(kinds, log, hole1, 0)
    _write(kinds, log, hole2, 0)
    lines[chart[0, hole1]] |= _ONE << np.uint64(chart[1, hole1])
    lines[chart[0, hole2]] |= _ONE << np.uint64(chart[1, hole2])
    return value


@inner
def undo(kinds: Numbers, lines: Words, chart: Numbers, log: Numbers, start: int) -> None:
    """Take back what the log says from start on: one pair and what moved."""
    end = log[0, 0]
    for i in (end - 1, end - 2):
        place = log[i, 0]
        lines[chart[0, place]] &= ~(_ONE << np.uint64(chart[1, place]))
    for i in range(end - 1, start - 1, -1):
        kinds[log[i, 0]] = log[i, 1]
    log[0, 0] = start


@inner
def list_moves(
    kinds: Numbers, lines: Words, chart: Numbers, rooms: Rooms, max_turns: int, moves: Numbers, end: int
) -> int:
    """Write down the pairs that link, from a row of moves on; return the row after the last."""
    reach, bucket, alike, words = rooms
    end = _list_neighbours(kinds, kinds.size // lines.size, alike, words, moves, end)
    _sort_open_tiles(kinds, lines, bucket)
    for kind in range(1, bucket.shape[0]):
        count = bucket[kind, 0]
        for i in range(1, count):
            for j in range(i + 1, count + 1):
                if _open_tiles_link(lines, chart, reach, max_turns, bucket[kind, i], bucket[kind, j]):
                    moves[end, 0], moves[end, 1] = bucket[kind, i] >> 2, bucket[kind, j] >> 2
                    end += 1
    return end


@inner
def _list_neighbours(
    kinds: Numbers, width: int, alike: npt.NDArray[np.uint8], words: Words, moves: Numbers, end: int
) -> int:
    """Write down the pairs of neighbours, which link whether open or not; return the row after the last."""
    right, below = kinds[1:], kinds[width:]
    # No branch in this loop: it sees every cell, many at a time.
    for place in range(below.size):
        kind = kinds[place]
        alike[place] = np.uint8((kind == right[place]) | (kind == below[place])) & np.uint8(kind > 0)
    for number in range(words.size):
        word = words[number]
        while word != _ZERO:
            place = 8 * number + (trailing_zeros(word) >> 3)
            word &= word - _ONE
            for other in (place + 1, place + width):
                if kinds[other] == kinds[place]:
                    moves[end, 0], moves[end, 1] = place, other
                    end += 1
    return end


@inlined
def _sort_open_tiles(kinds: Numbers, lines: Words, bucket: npt.NDArray[np.int32]) -> None:
    """Put the open tiles into the bucket, kind by kind."""
    width = kinds.size // lines.size
    for kind in range(bucket.shape[0]):
        bucket[kind, 0] = 0
    for row in range(1, lines.size - 1):
        line, first = lines[row], row * width
        along = ~line & ((line << _ONE) | (line >> _ONE))
        across = ~line & (lines[row - 1] | lines[row + 1])
        opened = along | across
        while opened != _ZERO:
            bit = opened & (~opened + _ONE)
            opened ^= bit
            place = first + int(trailing_zeros(bit))
            kind = kinds[place]
            if kind > 0:
                count = bucket[kind, 0] + 1
                bucket[kind, 0] = count
                bucket[kind, count] = 4 * place + _ALONG * (along & bit != 0) + _ACROSS * (across & bit != 0)


@inlined
def _open_tiles_link(
    lines: Words, chart: Numbers, reach: Words, max_turns: int, entry1: int, entry2: int
) -> bool:
    """Say whether two entries of a bucket link that are no neighbours; the first has the lower place."""
    place1, place2 = entry1 >> 2, entry2 >> 2
    row1, col1, row2, col2 = chart[0, place1], chart[1, place1], chart[0, place2], chart[1, place2]
    if row2 - row1 + abs(col2 - col1) == 1:
        return False
    if max_turns != 2:
        return bool(fewest_turns(lines, reach, max_turns, row1, col1, row2, col2) >= 0)
    both = entry1 & entry2
    return bool(
        (both & _ALONG and bridged_along(lines, row1, col1, row2, col2))
        or (both & _ACROSS and bridged_across(lines, row1, col1, row2, col2))
        or (entry1 & _ALONG and entry2 & _ACROSS and _cornered(lines, row1, col1, row2, col2))
        or (entry1 & _ACROSS and entry2 & _ALONG and _cornered(lines, row2, col2, row1, col1))
    )


@inner
def _cornered(lines: Words, row1: int, col1: int, row2: int, col2: int) -> bool:
    """Say whether one turn links two places that share no line: along the first one's line, then across."""
    if row1 == row2 or col1 == col2:
        return False
    bit1, bit2 = _ONE << np.uint64(col1), _ONE << np.uint64(col2)
    low, high = (bit1, bit2) if col1 < col2 else (bit2, bit1)
    # From low to high, without the end that is the first place itself.
    if ((high << _ONE) - low) & ~bit1 & ~lines[row1] != _ZERO:
        return False
    step = 1 if row1 < row2 else -1
    row = row1 + step
    while row != row2 and lines[row] & bit2 != _ZERO:
        row += step
    return bool(row == row2)


@inlined
def _moves_whole_kind(kinds: Numbers, left: Numbers, chart: Numbers, place1: int, place2: int) -> bool:
    """Say whether taking a pair costs nothing: the last two of a kind, with nothing behind them that moves.

    That only frees cells, and does so wherever it comes in an order of play. One pass only: with two passes a
    tile at the end of its lanes may still hold up others.
    """
    if left[kinds[place1]] != 2 or chart.shape[0] > _LANE + 4:
        return False
    behind1, behind2 = chart[_BEHIND, place1], chart[_BEHIND, place2]
    ends1 = behind1 == place2 or kinds[behind1] <= 0
    return bool(ends1 and (behind2 == place1 or kinds[behind2] <= 0))


@inlined
def is_lost(lost: Words, value: Any) -> Any:
    """Return 1 if a position is known to be lost, else 0."""
    bucket = lost[np.int64(value >> np.uint64(32)) & (lost.shape[0] - 1)]
    found = np.int64(0)
    for i in range(8):
        found |= np.int64(bucket[i] == value)
    return found


@inner
def note_lost(lost: Words, value: Any, tally: Counts) -> None:
    bucket = lost[np.int64(value >> np.uint64(32)) & (lost.shape[0] - 1)]
    for i in range(bucket.size):
        if bucket[i] == _ZERO:
            bucket[i] = value
            tally[STORED] += 1
            return
    # Full: some position has to be forgotten, which costs time, not truth.
    bucket[np.int64(value & np.uint64(7))] = value


@outer
def copy_lost(source: Words, lost: Words, tally: Counts) -> None:
    """Note all positions of one table in another."""
    for i in range(source.shape[0]):
        for j in range(source.shape[1]):
            if source[i, j] != _ZERO:
                note_lost(lost, source[i, j], tally)


@inner
def _keep_best(kinds: Numbers, left: Numbers, chart: Numbers, moves: Numbers, start: int, end: int) -> int:
    """Keep only a pair that costs nothing, if there is one; return the end of the moves."""
    for i in range(start, end):
        if _moves_whole_kind(kinds, left, chart, moves[i, 0], moves[i, 1]):
            moves[start, 0], moves[start, 1] = moves[i, 0], moves[i, 1]
            return start + 1
    return end


@inner
def hash_moves(
    board: tuple[Numbers, Words, Numbers],
    keys: Words,
    chart: Numbers,
    moves: Numbers,
    value: Any,
    values: Words,
    start: int,
    end: int,
) -> None:
    """Write down the hash of the position after each of the moves from start to end, from values[0] on.

    board: kinds, lines, log. value: the hash of the position now.
    """
    kinds, lines, log = board
    single, regions = chart.shape[0] <= _LANE + 4, chart[-1]
    for i in range(start, end):
        if single or regions[moves[i, 0]] != regions[moves[i, 1]]:
            values[i - start] = _hash_after(kinds, keys, chart, moves[i, 0], moves[i, 1], value)
        else:
            log_end = log[0, 0]
            values[i - start] = take(kinds, lines, keys, chart, log, moves[i, 0], moves[i, 1], value)
            undo(kinds, lines, chart, log, log_end)


@inner
def _keep_unknown(lost: Words, values: Words, moves: Numbers, start: int, end: int) -> int:
    """Keep only the moves to positions that are not known to be lost; return the end of the moves.

    All at once, when a position is expanded: nothing that is tried below one of its moves ever comes to where
    another one leads, so nothing more is found out later, and the memory is asked for all of it together.
    """
    kept = start
    for i in range(start, end):
        # No branch, or a wrong guess would wait for the memory before it asks for the next.
        moves[kept, 0], moves[kept, 1] = moves[i, 0], moves[i, 1]
        kept += 1 - is_lost(lost, values[i - start])
    return kept


@inner
def _order(
    kinds: Numbers,
    left: Numbers,
    chart: Numbers,
    moves: Numbers,
    values: Words,
    chance: Chance,
    start: int,
    end: int,
) -> None:
    """Sort the moves from start to end, the most promising first; values receives what they promise."""
    for i in range(start, end):
        place1, place2 = moves[i, 0], moves[i, 1]
        promise = _promise(kinds, left, chart, place1, place2) + draw_below(chance, _CHANCE)
        while i > start and np.int64(values[i - 1 - start]) < promise:
            moves[i, 0], moves[i, 1] = moves[i - 1, 0], moves[i - 1, 1]
            values[i - start] = values[i - 1 - start]
            i -= 1
        moves[i, 0], moves[i, 1] = place1, place2
        values[i - start] = np.uint64(promise)


@inner
def _promise(kinds: Numbers, left: Numbers, chart: Numbers, place1: int, place2: int) -> int:
    """Return how promising a pair is.

    What gets stuck in the end are pairs that have to go together and are far apart. So it is good to take
    such a pair, and to leave two of four that are close together, and out of the way of others.
    """
    kind, promise = kinds[place1], 0
    if left[kind] == 2:
        promise = _LAST_PAIR + _CLOSE * distance(chart, place1, place2)
    elif left[kind] == 4:
        other = 0
        for place in range(kinds.size):
            if kinds[place] == kind and place != place1 and place != place2:
                if other > 0:
                    promise -= _CLOSE * distance(chart, other, place)
                other = place
                for depth in range(_DEPTH, chart.shape[0], 3):
                    promise += _OUTSIDE * chart[depth, place]
    return promise - _TILE_BEHIND * (count_behind(kinds, chart, place1) + count_behind(kinds, chart, place2))


@inner
def count_behind(kinds: Numbers, chart: Numbers, hole: int) -> int:
    """Return how many tiles are behind a place, in the lanes of all passes."""
    count = 0
    for behind in range(_BEHIND, chart.shape[0], 3):
        place = chart[behind, hole]
        while kinds[place] > 0:
            count += 1
            place = chart[behind, place]
    return count


@inlined
def distance(chart: Numbers, place1: int, place2: int) -> int:
    """Return how many lines and columns two places are apart."""
    return int(abs(chart[0, place1] - chart[0, place2]) + abs(chart[1, place1] - chart[1, place2]))


@outer
def search_orders(
    board: tuple[Numbers, Words, Numbers],
    tables: tuple[Numbers, Words, Words],
    stack: tuple[Numbers, Counts, Words, Numbers, Words],
    rooms: Rooms,
    max_turns: int,
    chance: Chance,
    tally: Counts,
    best: Numbers,
) -> int:
    """Search on until tally[BUDGET] positions more have been looked at; return OPEN, SOLVED or EXHAUSTED.

    board: kinds, lines, left. tables: chart, keys, lost. stack: moves, nodes, hashes, log, values.
    rooms: as of list_moves.
    best receives the pairs of places that lead to the fewest tiles so far, tally[BEST] of them.
    To begin, nodes[0] and hashes[0] are those of the start, not yet expanded, and tally[DEPTH] is 0.
    """
    kinds, lines, left = board
    chart, keys, lost = tables
    moves, nodes, hashes, log, values = stack
    depth, budget = tally[DEPTH], tally[BUDGET]
    while True:
        if nodes[depth, 0] < 0:
            if budget == 0:
                break
            budget -= 1
            start = nodes[depth, 1]
            end = list_moves(kinds, lines, chart, rooms, max_turns, moves, start)
            end = _keep_best(kinds, left, chart, moves, start, end)
            hash_moves((kinds, lines, log), keys, chart, moves, hashes[depth], values, start, end)
            end = _keep_unknown(lost, values, moves, start, end)
            if end - start > 1:
                _order(kinds, left, chart, moves, values, chance, start, end)
            nodes[depth, 0] = end
            if depth > tally[BEST]:
                tally[BEST] = depth
                for i in range(depth):
                    best[i, 0], best[i, 1] = moves[nodes[i, 1] - 1, 0], moves[nodes[i, 1] - 1, 1]
                if 2 * depth == left[0]:
                    tally[DEPTH], tally[BUDGET] = depth, budget
                    return SOLVED
        if nodes[depth, 1] == nodes[depth, 0]:
            note_lost(lost, hashes[depth], tally)
            if depth == 0:
                tally[BUDGET] = budget
                return EXHAUSTED
            left[log[nodes[depth, 2], 1]] += 2
            undo(kinds, lines, chart, log, nodes[depth, 2])
            depth -= 1
            continue
        i = nodes[depth, 1]
        nodes[depth, 1] = i + 1
        start = int(log[0, 0])
        left[kinds[moves[i, 0]]] -= 2
        hashes[depth + 1] = take(kinds, lines, keys, chart, log, moves[i, 0], moves[i, 1], hashes[depth])
        depth += 1
        nodes[depth, 0], nodes[depth, 1], nodes[depth, 2] = -1, nodes[depth - 1, 0], start
    tally[DEPTH], tally[BUDGET] = depth, budget
    return OPEN
