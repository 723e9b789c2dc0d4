"""Combos of many orb boards at once, each board held in a few machine words.

A board of at most 64 cells is a set of bit planes: bit `col * rows + height` of plane j is bit j of the code
at that cell, `height` counting from the bottom row. Code 0 is no orb; the code with all bits set is an orb
that never matches; every other code matches its like. Boards are worked on in blocks, with loops that the
compiler turns into vector instructions, which is twice as fast as one board after another.

    planes    uint64 (3 or 4, boards), read-only
    geometry  uint64 (4,): rows; the lowest cell of every column; the highest; the cells that are neither
              wall, void nor slot
    out       int32 (2 or more, boards), zeros at first: combos in all, combos of the first wave
    work      uint64 (WORK_ROWS, block), scratch; rows 0 to 2 hold planes of a block, row 4 the marked orbs,
              row 7 the cells that are neither wall, void nor slot

`orb_lanes` takes the same for boards of several words.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np
from numba import uint64

from generator.kernels.bits import bit_count
from generator.kernels.inner import inlined, inner, outer

Word: TypeAlias = Any
"""A uint64 inside a kernel; numba knows its type, and numpy's stubs mix it up with int."""

WORK_ROWS: Final = 9
BLOCK: Final = 256
"""Boards of a block: what they need stays in the processor's nearest cache."""

_ONE: Final[Word] = np.uint64(1)
_TWO: Final[Word] = np.uint64(2)
_THREE: Final[Word] = np.uint64(3)
_NONE: Final[Word] = np.uint64(0)
_MOST_GROUPS: Final[Word] = np.uint64(64)
LEAST_AROUND_A_HOLE: Final = 4
"""Joints of each direction that a group around a hole has at least."""
_SUSPECT: Final[Word] = np.uint64(1 << 32)
"""Far above any number of groups, even less as many holes as a word has room for."""


@outer
def pack(cells: Any, cols_per_word: int, planes: Any) -> None:
    """Write boards as planes; cells int16 (boards, rows, cols) of codes, anything below 1 being no orb.

    planes has as many words for each board, one after another, as its columns need.
    """
    boards, rows, cols = cells.shape
    words = (cols + cols_per_word - 1) // cols_per_word
    for board in range(boards):
        for number in range(words):
            first = number * cols_per_word
            word0, word1, word2, word3 = _NONE, _NONE, _NONE, _NONE
            for col in range(min(first + cols_per_word, cols) - 1, first - 1, -1):
                for row in range(rows):
                    code = uint64(max(cells[board, row, col], 0))
                    word0 = word0 << _ONE | code & _ONE
                    word1 = word1 << _ONE | code >> _ONE & _ONE
                    word2 = word2 << _ONE | code >> _TWO & _ONE
                    word3 = word3 << _ONE | code >> _THREE & _ONE
            found = (word0, word1, word2, word3)
            for plane in range(planes.shape[0]):
                planes[plane, board * words + number] = found[plane]


@outer
def count_plain(planes: Any, geometry: Any, out: Any, work: Any, number: Any, fourth: Any) -> None:
    """Count combos where runs of three match and any group of them is a combo.

    number is int64 (block,), scratch: which board stands at each place of the block. fourth is None where
    there are three planes, else scratch, uint64 (block,).
    """
    a, b, c, groups = work[0], work[1], work[2], work[5]
    work[7, :] = geometry[3]
    for start in range(0, planes.shape[1], work.shape[1]):
        alive = min(work.shape[1], planes.shape[1] - start)
        for i in range(alive):
            a[i] = planes[0, start + i]
            b[i] = planes[1, start + i]
            c[i] = planes[2, start + i]
            number[i] = start + i
        if fourth is not None:
            for i in range(alive):
                fourth[i] = planes[3, start + i]
        first = True
        while alive:
            if _mark_threes(work, fourth, alive, geometry):
                for i in range(alive):
                    if groups[i] > _MOST_GROUPS:
                        groups[i] = _groups_at(work, i, geometry[0])
            if first:
                for i in range(alive):
                    out[1, start + i] = groups[i]
                first = False
            alive = _drop_finished(work, fourth, alive, number, out)
            fall(work, fourth, None, alive, geometry)


@outer
def count_any(
    planes: Any, plus: Any, geometry: Any, least_run: int, least_group: int, out: Any, work: Any
) -> None:
    """Count combos for any least run and group, with plus orbs; planes has four rows, work one column.

    plus is uint64 (boards,): the cells whose orbs add a combo.
    """
    fourth, carried = work[3], work[8]
    work[7, 0] = geometry[3]
    for board in range(planes.shape[1]):
        for plane in range(4):
            work[plane, 0] = planes[plane, board]
        carried[0] = plus[board]
        first = True
        while True:
            above, beside, orbs = _joints(work, geometry)
            marked = _runs(above, beside, orbs, least_run, geometry[0])
            above &= marked & marked >> _ONE
            beside &= marked & marked >> geometry[0]
            cleared, combos = _NONE, 0
            while marked:
                group = grown(marked & (~marked + _ONE), above, beside, geometry[0])
                marked &= ~group
                if bit_count(group) >= least_group:
                    cleared |= group
                    combos += 1 + bit_count(group & carried[0])
            if cleared == _NONE:
                break
            out[0, board] += combos
            if first:
                out[1, board] = combos
                first = False
            for plane in range(4):
                work[plane, 0] &= ~cleared
            carried[0] &= ~cleared
            fall(work, fourth, carried, 1, geometry)


@inner
def _mark_threes(work: Any, fourth: Any, boards: int, geometry: Any) -> bool:
    """Mark runs of three and count their groups; return whether some count may be wrong.

    Groups are counted by Euler's formula: orbs, less joints, plus full squares. That misses a group for
    every hole that one closes around; where there may be a hole, _SUSPECT is added to the number. Above the
    uppermost, leftmost cell of a hole three orbs are joined in a row, the first of them to one below it and
    the second not. The joints among marked orbs are left in rows 6 and 8.
    """
    a, b, c, marked, groups = work[0], work[1], work[2], work[4], work[5]
    uprights, levels = work[6], work[8]
    col = geometry[0]
    not_top = ~geometry[2]
    some_suspect = _NONE
    for i in range(boards):
        p, q, r = a[i], b[i], c[i]
        differ_above = (p ^ p >> _ONE) | (q ^ q >> _ONE) | (r ^ r >> _ONE)
        differ_beside = (p ^ p >> col) | (q ^ q >> col) | (r ^ r >> col)
        if fourth is None:
            orbs = (p | q | r) & ~(p & q & r)
        else:
            s = fourth[i]
            orbs = (p | q | r | s) & ~(p & q & r & s)
            differ_above |= s ^ s >> _ONE
            differ_beside |= s ^ s >> col
        above = orbs & not_top & ~differ_above
        beside = orbs & ~differ_beside
        upright = above & above >> _ONE
        level = beside & beside >> col
        upright |= upright << _ONE | upright << _TWO
        level |= level << col | level << col + col
        found = upright | level
        above &= found & found >> _ONE
        beside &= found & found >> col
        squares = above & above >> col & beside
        below = above << _ONE
        hole = beside & beside >> col & below & ~(below >> col)
        marked[i] = found
        tall, wide = bit_count(above), bit_count(beside)
        closed = tall >= LEAST_AROUND_A_HOLE and wide >= LEAST_AROUND_A_HOLE
        suspect = _SUSPECT if hole != _NONE and closed else _NONE
        groups[i] = bit_count(found) - tall - wide + bit_count(squares) + suspect
        uprights[i], levels[i] = above, beside
        some_suspect |= suspect
        keep = ~found
        a[i] = p & keep
        b[i] = q & keep
        c[i] = r & keep
        if fourth is not None:
            fourth[i] = s & keep
    return bool(some_suspect != _NONE)


@inner
def _drop_finished(work: Any, fourth: Any, boards: int, number: Any, out: Any) -> int:
    """Close the gaps of boards on which nothing is marked; return how many are left."""
    a, b, c, marked, groups = work[0], work[1], work[2], work[4], work[5]
    kept = 0
    for i in range(boards):
        out[0, number[i]] += groups[i]
        number[kept] = number[i]
        a[kept] = a[i]
        b[kept] = b[i]
        c[kept] = c[i]
        if fourth is not None:
            fourth[kept] = fourth[i]
        kept += marked[i] != _NONE
    return kept


@inner
def fall(work: Any, fourth: Any, plus: Any, boards: int, geometry: Any) -> None:
    """Let the orbs fall over empty cells.

    Rows of cells are squeezed out from the top down, four in one pass over the boards. Adding an empty cell
    to the cells that may be passed carries through all of them up to the next obstacle: what changes is the
    stretch that moves down by one.
    """
    a, b, c, frees = work[0], work[1], work[2], work[7]
    bottoms, not_top = geometry[1], ~geometry[2]
    row = int(geometry[0]) - 2
    while row >= 0:
        row0 = bottoms << uint64(row)
        row1 = bottoms << uint64(row - 1) if row >= 1 else _NONE
        row2 = bottoms << uint64(row - 2) if row >= 2 else _NONE
        row3 = bottoms << uint64(row - 3) if row >= 3 else _NONE
        for i in range(boards):
            p, q, r, free = a[i], b[i], c[i], frees[i]
            way = free & not_top
            empty = free & ~(p | q | r)
            if fourth is not None:
                s = fourth[i]
                empty &= ~s
            down0 = (way + (empty & row0) ^ way) & free
            down1 = (way + (empty & row1) ^ way) & free
            down2 = (way + (empty & row2) ^ way) & free
            down3 = (way + (empty & row3) ^ way) & free
            a[i] = _down4(p, down0, down1, down2, down3, not_top)
            b[i] = _down4(q, down0, down1, down2, down3, not_top)
            c[i] = _down4(r, down0, down1, down2, down3, not_top)
            if fourth is not None:
                fourth[i] = _down4(s, down0, down1, down2, down3, not_top)
            if plus is not None:
                plus[i] = _down4(plus[i], down0, down1, down2, down3, not_top)
        row -= 4


@inlined
def _down4(plane: Word, down0: Word, down1: Word, down2: Word, down3: Word, not_top: Word) -> Word:
    plane ^= (plane ^ (plane >> _ONE & not_top)) & down0
    plane ^= (plane ^ (plane >> _ONE & not_top)) & down1
    plane ^= (plane ^ (plane >> _ONE & not_top)) & down2
    plane ^= (plane ^ (plane >> _ONE & not_top)) & down3
    return plane


@inner
def _joints(work: Any, geometry: Any) -> tuple[Word, Word, Word]:
    """Return which orbs match the one above them, which the one beside them, and which can match at all."""
    some, every = _NONE, ~_NONE
    differ_above, differ_beside = _NONE, _NONE
    for plane in work[:4, 0]:
        some |= plane
        every &= plane
        differ_above |= plane ^ plane >> _ONE
        differ_beside |= plane ^ plane >> geometry[0]
    orbs = some & ~every
    return orbs & ~geometry[2] & ~differ_above, orbs & ~differ_beside, orbs


@inner
def _runs(above: Word, beside: Word, orbs: Word, least: int, col: Word) -> Word:
    """Return the orbs in runs of at least `least`: that many less one joints in a row."""
    upright, level = orbs, orbs
    for step in range(least - 1):
        upright &= above >> uint64(step)
        level &= beside >> col * uint64(step) if col * uint64(step) < uint64(64) else _NONE
    found = _NONE
    for step in range(least):
        found |= upright << uint64(step)
        if col * uint64(step) < uint64(64):
            found |= level << col * uint64(step)
    return found


@inner
def _groups_at(work: Any, i: int, col: Word) -> Word:
    """Count the groups of one board's marked orbs by filling them."""
    marked, above, beside = work[4, i], work[6, i], work[8, i]
    groups = _NONE
    while marked:
        marked &= ~grown(marked & (~marked + _ONE), above, beside, col)
        groups += _ONE
    return groups


@inner
def grown(seed: Word, above: Word, beside: Word, col: Word) -> Word:
    """Return the orbs that joints connect to the seed."""
    group = seed
    while True:
        wider = group | (group & above) << _ONE | group >> _ONE & above
        wider |= (group & beside) << col | group >> col & beside
        if wider == group:
            return group
        group = wider
