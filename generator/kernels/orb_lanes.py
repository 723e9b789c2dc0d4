"""Combos of many orb boards of several machine words each, where runs of three match.

A board is cut into words of whole columns, and its words lie side by side in the planes of `orb_bits`: word w
of board n is lane `n * words + w`. What a column sees to its right may lie in the next lane.

    planes    uint64 (3 or 4, boards * words), read-only
    geometry  uint64 (4,): rows; the lowest cell of every column; the highest; columns of a word
    masks     uint64 (2, words): the cells that are neither wall, void nor slot; the cells that have one to
              their right on the board
    out       int32 (2 or more, boards), zeros at first: combos in all, combos of the first wave
    work      uint64 (WORK_ROWS, lanes + 1), zeros at first, scratch, lanes a multiple of words
    number    int64 (lanes,), scratch: which board stands at each place of the block
    fourth    None where there are three planes, else scratch, uint64 (lanes + 1,)
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from generator.kernels.bits import bit_count
from generator.kernels.inner import inner, outer
from generator.kernels.orb_bits import LEAST_AROUND_A_HOLE, Word, fall

WORK_ROWS: Final = 12

_ONE: Final[Word] = np.uint64(1)
_TWO: Final[Word] = np.uint64(2)
_NONE: Final[Word] = np.uint64(0)


@outer
def count_lanes(
    planes: Any, geometry: Any, masks: Any, out: Any, work: Any, number: Any, fourth: Any
) -> None:
    """Count combos where any group of marked orbs is one."""
    words = masks.shape[1]
    block = (work.shape[1] - 1) // words
    for i in range(block * words):
        work[7, i] = masks[0, i % words]
        work[8, i] = masks[1, i % words]
    a, b, c = work[0], work[1], work[2]
    boards = planes.shape[1] // words
    for start in range(0, boards, block):
        alive = min(block, boards - start)
        for i in range(alive * words):
            a[i] = planes[0, start * words + i]
            b[i] = planes[1, start * words + i]
            c[i] = planes[2, start * words + i]
            if fourth is not None:
                fourth[i] = planes[3, start * words + i]
        for n in range(alive):
            number[n] = start + n
        first = True
        while alive:
            _join(work, fourth, alive * words, geometry)
            _mark(work, fourth, alive * words, geometry)
            _measure(work, alive * words, geometry)
            for n in range(alive):
                combos = _groups_of(work, n * words, words, geometry)
                out[0, number[n]] += combos
                if first:
                    out[1, number[n]] = combos
            first = False
            alive = _drop_finished(work, fourth, alive, number, words)
            fall(work, fourth, None, alive * words, geometry)


@inner
def _join(work: Any, fourth: Any, lanes: int, geometry: Any) -> None:
    """Note which orbs match the one above them, and which the one beside them."""
    a, b, c, beside_on_board, above, beside = work[0], work[1], work[2], work[8], work[9], work[10]
    col, not_top = geometry[0], ~geometry[2]
    turn = col * (geometry[3] - _ONE)
    for i in range(lanes):
        p, q, r = a[i], b[i], c[i]
        differ_above = (p ^ p >> _ONE) | (q ^ q >> _ONE) | (r ^ r >> _ONE)
        differ_beside = p ^ (p >> col | a[i + 1] << turn)
        differ_beside |= q ^ (q >> col | b[i + 1] << turn)
        differ_beside |= r ^ (r >> col | c[i + 1] << turn)
        if fourth is None:
            orbs = (p | q | r) & ~(p & q & r)
        else:
            s = fourth[i]
            orbs = (p | q | r | s) & ~(p & q & r & s)
            differ_above |= s ^ s >> _ONE
            differ_beside |= s ^ (s >> col | fourth[i + 1] << turn)
        above[i] = orbs & not_top & ~differ_above
        beside[i] = orbs & beside_on_board[i] & ~differ_beside


@inner
def _mark(work: Any, fourth: Any, lanes: int, geometry: Any) -> None:
    """Mark runs of three, take their orbs off the planes, and keep the joints among them.

    Row 11 holds where level runs begin, one place further on, so that a lane finds the one before it.
    """
    a, b, c, marked, free = work[0], work[1], work[2], work[4], work[7]
    above, beside, level = work[9], work[10], work[11]
    col = geometry[0]
    turn = col * (geometry[3] - _ONE)
    for i in range(lanes):
        level[i + 1] = beside[i] & (beside[i] >> col | beside[i + 1] << turn)
    for i in range(lanes):
        upright = above[i] & above[i] >> _ONE
        upright |= upright << _ONE | upright << _TWO
        here, before = level[i + 1], level[i]
        found = upright | here | here << col | here << col + col | before >> turn | before >> turn - col
        found &= free[i]
        marked[i] = found
        a[i] &= ~found
        b[i] &= ~found
        c[i] &= ~found
        if fourth is not None:
            fourth[i] &= ~found
    for i in range(lanes):
        above[i] &= marked[i] & marked[i] >> _ONE
        beside[i] &= marked[i] & (marked[i] >> col | marked[i + 1] << turn)


@inner
def _measure(work: Any, lanes: int, geometry: Any) -> None:
    """Count orbs, less joints, plus full squares: groups, but for those around a hole; see `orb_bits`."""
    marked, groups, hollow, above, beside = work[4], work[5], work[6], work[9], work[10]
    col = geometry[0]
    turn = col * (geometry[3] - _ONE)
    for i in range(lanes):
        next_above = above[i] >> col | above[i + 1] << turn
        squares = above[i] & next_above & beside[i]
        groups[i] = bit_count(marked[i]) - bit_count(above[i]) - bit_count(beside[i]) + bit_count(squares)
        next_beside = beside[i] >> col | beside[i + 1] << turn
        hollow[i] = beside[i] & next_beside & above[i] << _ONE & ~(next_above << _ONE)


@inner
def _groups_of(work: Any, start: int, words: int, geometry: Any) -> int:
    """Return the groups of one board, filled one by one where they may close around a hole."""
    groups, hollow, above, beside = work[5], work[6], work[9], work[10]
    total, uprights, levels, suspect = 0, 0, 0, _NONE
    for i in range(start, start + words):
        total += int(groups[i])
        suspect |= hollow[i]
    if suspect == _NONE:
        return total
    for i in range(start, start + words):
        uprights += bit_count(above[i])
        levels += bit_count(beside[i])
    if uprights < LEAST_AROUND_A_HOLE or levels < LEAST_AROUND_A_HOLE:
        return total
    return _fill_groups(work, start, words, geometry)


@inner
def _fill_groups(work: Any, start: int, words: int, geometry: Any) -> int:
    """Count the groups of one board by filling them."""
    marked, group, rest = work[4], work[3], work[6]
    for i in range(start, start + words):
        rest[i] = marked[i]
    total = 0
    for seed_lane in range(start, start + words):
        while rest[seed_lane]:
            for i in range(start, start + words):
                group[i] = _NONE
            group[seed_lane] = rest[seed_lane] & (~rest[seed_lane] + _ONE)
            _grow(work, start, words, geometry)
            for i in range(start, start + words):
                rest[i] &= ~group[i]
            total += 1
    return total


@inner
def _grow(work: Any, start: int, words: int, geometry: Any) -> None:
    """Widen row 3's part of a group to the whole of it."""
    group, marked, above, beside = work[3], work[4], work[9], work[10]
    col = geometry[0]
    turn = col * (geometry[3] - _ONE)
    growing = True
    while growing:
        growing = False
        for i in range(start, start + words):
            now = group[i]
            wider = now | (now & above[i]) << _ONE | now >> _ONE & above[i]
            wider |= (now & beside[i]) << col | now >> col & beside[i]
            if i > start:
                wider |= (group[i - 1] & beside[i - 1]) >> turn
            if i + 1 < start + words:
                wider |= group[i + 1] << turn & beside[i]
            group[i] = wider & marked[i]
            growing |= group[i] != now


@inner
def _drop_finished(work: Any, fourth: Any, boards: int, number: Any, words: int) -> int:
    """Close the gaps of boards on which nothing is marked; return how many are left."""
    a, b, c, marked = work[0], work[1], work[2], work[4]
    kept = 0
    for n in range(boards):
        found = _NONE
        for w in range(words):
            of, to = n * words + w, kept * words + w
            found |= marked[of]
            a[to] = a[of]
            b[to] = b[of]
            c[to] = c[of]
            if fourth is not None:
                fourth[to] = fourth[of]
        number[kept] = number[n]
        kept += found != _NONE
    return kept
