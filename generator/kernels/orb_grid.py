"""Combos of orb boards of any size and any number of kinds, with skyfall; boards are plain arrays.

A board lies in scratch row by row, a guard cell after each row and guard rows around, so that the loops over
all its cells need no bounds and become vector instructions.

    cells     int16 (boards, rows, cols), read-only: 0 no orb, 1 and up a kind, -1 to -3 an obstacle, DULL an
              orb that never matches
    plus      uint8 like cells, or with no board at all: 1 where an orb adds a combo
    limits    int64 (3,): the least run, the least group, the most waves
    sky       int64 (2, kinds): the upper ends of the kinds' shares of 2**32, and the codes that fall in;
              without kinds nothing does
    states    uint64 (games,): where each game's stream of the sky begins
    out       int32 (3, games), zeros at first: combos in all, combos of the first wave, waves
    work      int16 (3, work_length(...)), scratch: the orbs, their plus marks, a stack
    flags     uint8 (4, work_length(...)), scratch: matches the one to the right, the one below; marked

Game g plays board g, or the one board that there is.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numba import uint64

from generator.kernels.inner import inner, outer
from generator.kernels.orb_bits import Word

DULL: Final = -4
"""The code of an orb that never matches."""

_EMPTY: Final = 0
_OBSTACLE: Final = -3
_YES: Final = np.uint8(1)
_NO: Final = np.uint8(0)
_SKY_STEP: Final = np.uint64(0x9E3779B97F4A7C15)
_SKY_MIX1: Final = np.uint64(0xBF58476D1CE4E5B9)
_SKY_MIX2: Final = np.uint64(0x94D049BB133111EB)


_VECTOR: Final = 32


def work_length(rows: int, cols: int, run: int) -> int:
    """Return the length of the rows of scratch: the cells up to a whole vector, and guard rows."""
    cells = -(-rows * (cols + 1) // _VECTOR) * _VECTOR
    return cells + 2 * max(run, 3) * (cols + 1)


@outer
def count_grid(
    cells: Any, plus: Any, limits: Any, sky: Any, states: Any, out: Any, work: Any, flags: Any
) -> None:
    """Play every game to its end, or to the most waves, and count its combos."""
    shape = cells.shape[1:]
    run, least_group = limits[0], limits[1]
    width = shape[1] + 1
    base = max(run, 3) * width
    end = work.shape[1] - base
    orbs = work[0]
    orbs[:] = _OBSTACLE
    flags[:] = 0
    for game in range(out.shape[1]):
        _lay_out(cells, plus, min(game, cells.shape[0] - 1), work, base)
        state = states[min(game, states.size - 1)]
        while out[2, game] < limits[2]:
            _join(orbs, flags, base, end, width)
            found = (
                _mark_threes(flags, base, end, width)
                if run == 3
                else _mark_runs(orbs, flags, base, end, width, run)
            )
            if not found:
                break
            combos = -1
            if least_group <= run and plus.size == 0:
                combos = _count_groups(flags, base, end, width)
            if combos < 0:
                combos = _fill_groups(work, flags, base, end, width, least_group)
            if combos == 0:
                break
            out[0, game] += combos
            if out[2, game] == 0:
                out[1, game] = combos
            state = _settle(work, flags, base, shape, out[2, game] == 0, sky, state)
            out[2, game] += 1


@inner
def _lay_out(cells: Any, plus: Any, board: int, work: Any, base: int) -> None:
    rows, cols = cells.shape[1], cells.shape[2]
    for row in range(rows):
        start = base + row * (cols + 1)
        for col in range(cols):
            work[0, start + col] = cells[board, row, col]
        if plus.size:
            for col in range(cols):
                work[1, start + col] = plus[board, row, col]


@inner
def _join(orbs: Any, flags: Any, base: int, end: int, width: int) -> None:
    """Note for every orb whether the one to its right, and the one below it, matches it."""
    here, right, below = orbs[base:end], orbs[base + 1 : end + 1], orbs[base + width : end + width]
    to_right, to_below = flags[0, base:end], flags[1, base:end]
    for i in range(here.size):
        matches = here[i] > 0
        to_right[i] = matches & (here[i] == right[i])
        to_below[i] = matches & (here[i] == below[i])


@inner
def _mark_threes(flags: Any, base: int, end: int, width: int) -> bool:
    """Mark the orbs in runs of three; return whether there are any."""
    rights, belows, here = flags[0], flags[1], flags[2, base:end]
    b0, b1 = rights[base:end], rights[base + 1 : end + 1]
    left1, left2 = rights[base - 1 : end - 1], rights[base - 2 : end - 2]
    d0, d1 = belows[base:end], belows[base + width : end + width]
    up1, up2 = belows[base - width : end - width], belows[base - 2 * width : end - 2 * width]
    found = _NO
    for i in range(here.size):
        mark = b0[i] & b1[i] | left1[i] & b0[i] | left2[i] & left1[i]
        mark |= d0[i] & d1[i] | up1[i] & d0[i] | up2[i] & up1[i]
        here[i] = mark
        found |= mark
    return bool(found != _NO)


@inner
def _mark_runs(orbs: Any, flags: Any, base: int, end: int, width: int, run: int) -> bool:
    """Mark the orbs in runs of at least `run`; return whether there are any."""
    rights, belows, marked = flags[0], flags[1], flags[2]
    found = False
    for i in range(base, end):
        marked[i] = run == 1 and orbs[i] > 0
        found |= marked[i] != _NO
    if run == 1:
        return found
    for i in range(base, end):
        level, upright = rights[i], belows[i]
        for step in range(1, run - 1):
            level &= rights[i + step]
            upright &= belows[i + step * width]
        for step in range(run):
            marked[i + step] |= level
            marked[i + step * width] |= upright
        found |= level | upright != _NO
    return found


@inner
def _count_groups(flags: Any, base: int, end: int, width: int) -> int:
    """Count groups by Euler's formula, orbs less joints plus full squares; -1 where a hole may spoil it.

    Above the uppermost, leftmost cell of a hole three orbs are joined in a row, the first of them to one
    below it and the second not.
    """
    rights, belows, marked = flags[0], flags[1], flags[2]
    mark0, mark1, mark2 = marked[base:end], marked[base + 1 : end + 1], marked[base + 2 : end + 2]
    low0, low1 = marked[base + width : end + width], marked[base + width + 1 : end + width + 1]
    right0, right1 = rights[base:end], rights[base + 1 : end + 1]
    right_low = rights[base + width : end + width]
    down0, down1 = belows[base:end], belows[base + 1 : end + 1]
    share, hollow = flags[3, base:end], _NO
    for i in range(mark0.size):
        right = mark0[i] & right0[i] & mark1[i]
        down = mark0[i] & down0[i] & low0[i]
        down_right = mark1[i] & down1[i] & low1[i]
        share[i] = _YES + mark0[i] - right - down + (right & down & down_right & right_low[i])
        hollow |= right & mark2[i] & right1[i] & down & (down_right ^ _YES)
    if hollow:
        return -1
    total = -int(share.size)
    for i in range(share.size):
        total += int(share[i])
    return total


@inner
def _fill_groups(work: Any, flags: Any, base: int, end: int, width: int, least_group: int) -> int:
    """Fill the groups of marked orbs one by one, unmark the small ones, count the others' combos."""
    orbs, plus, stack, marked = work[0], work[1], work[2], flags[2]
    combos = 0
    for start in range(base, end):
        if marked[start] != 1:
            continue
        stack[0] = start - base
        marked[start] = 2
        size, done, added = 1, 0, 0
        while done < size:
            place = base + stack[done]
            done += 1
            added += plus[place]
            for step in (1, -1, width, -width):
                near = place + step
                if marked[near] == 1 and orbs[near] == orbs[place]:
                    marked[near] = 2
                    stack[size] = near - base
                    size += 1
        if size >= least_group:
            combos += 1 + added
        else:
            for i in range(size):
                marked[base + stack[i]] = 0
    return combos


@inner
def _settle(
    work: Any, flags: Any, base: int, shape: tuple[int, int], everywhere: bool, sky: Any, state: Word
) -> Word:
    """Clear the marked orbs, let the others fall, refill from the sky; return the stream's next state.

    Only the first wave finds orbs hanging in columns where nothing clears.
    """
    orbs, plus, marked = work[0], work[1], flags[2]
    rows, width = shape[0], shape[1] + 1
    for top in range(base, base + width - 1):
        last = top + (rows - 1) * width
        touched = _YES if everywhere else _NO
        for place in range(top, last + 1, width):
            touched |= marked[place]
        if touched == _NO:
            continue
        # Voids at the head of a column only give the board its shape: below them is its open top.
        while top <= last and orbs[top] == _OBSTACLE:
            top += width
        floor = last
        for place in range(last, top - 1, -width):
            code = orbs[place]
            if marked[place]:
                orbs[place] = _EMPTY
                plus[place] = 0
            elif code < _EMPTY and code != DULL:
                floor = place - width
            elif code != _EMPTY:
                if place != floor:
                    orbs[floor], orbs[place] = code, _EMPTY
                    plus[floor], plus[place] = plus[place], 0
                floor -= width
        for place in range(floor, top - 1, -width):
            if sky.shape[1] == 0:
                break
            state += _SKY_STEP
            orbs[place] = _next_code(state, sky)
    return state


@inner
def _next_code(state: Word, sky: Any) -> int:
    """Return the code that a state of the stream stands for: SplitMix64's mixing, and the kinds' shares."""
    word = (state ^ state >> uint64(30)) * _SKY_MIX1
    word = (word ^ word >> uint64(27)) * _SKY_MIX2
    word = (word ^ word >> uint64(31)) >> uint64(32)
    kind = 0
    while np.int64(word) >= sky[0, kind]:
        kind += 1
    return int(sky[1, kind])
