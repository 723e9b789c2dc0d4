"""Clauses over choices: unit propagation, and what is learned from a conflict.

Conflict-driven clause learning as in MiniSat (Eén and Sörensson 2003): two watched literals a clause, the
first unique implication point, activities. That a tile leaves with one partner only is not written out in
clauses: a choice that is made gives away all choices that share a tile with it.

A literal is `2 * choice` (it is made) or `2 * choice + 1` (it is given away). A clause lies in `store` as its
size, the next entries of its two watch lists, and its literals, the watched ones first. An entry of a watch
list is `2 * clause + which of the two`, or -1.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from generator.kernels.chance import Chance, draw_unit
from generator.kernels.inner import inlined, inner, outer, plain
from generator.kernels.marks import BROKEN, NONE, Marks, Values
from generator.kernels.tiles import Ints, Tiles

HEAD = 3
"""The numbers in front of a clause's literals."""
NO_REASON = plain(-1)
"""The reason of a decision, or of what holds without any. From -2 down: -2 - choice, which was made."""
NO_CONFLICT = plain(-1)
IN_CLAUSE = plain(-2)
"""The conflict is the clause being made, not one of the store."""

TRAIL, HANDLED, LEVEL, END = range(4)

_DECAY = 0.95
_TOO_MUCH = 1e100


class Clauses(NamedTuple):
    """What is assigned, why, and every clause."""

    value: Values
    level: Ints
    """Per choice: the number of decisions before it was assigned."""
    reason: Ints
    """Per choice: the clause that forced it, or see NO_REASON."""
    seen: Values
    """Per choice: room to work, all 0 between calls."""
    activity: npt.NDArray[np.float64]
    """Per choice, and the step by which they grow as the last entry."""
    trail: Ints
    """The literals assigned, in order."""
    limits: Ints
    """(choices + 1, 3): per level, what the trail, the moves and the links counted when it began."""
    watch: Ints
    """Per literal: the first entry of its watch list."""
    store: Ints
    clause: Ints
    """The clause being made."""
    side: Ints
    """Room to work, as long as `clause`, and so is `spare`."""
    spare: Ints
    counts: npt.NDArray[np.int64]
    """TRAIL: literals assigned. HANDLED: how many of them were propagated. LEVEL. END: of the store."""


@inlined
def truth(clauses: Clauses, literal: int) -> int:
    """Return 1 for a true literal, -1 for a false one, 0 for an open one."""
    value = int(clauses.value[literal >> 1])
    return -value if literal & 1 else value


@inlined
def assign(clauses: Clauses, marks: Marks, literal: int, reason: int) -> None:
    """Make an open literal true."""
    choice = literal >> 1
    clauses.level[choice] = clauses.counts[LEVEL]
    clauses.reason[choice] = reason
    clauses.trail[clauses.counts[TRAIL]] = literal
    clauses.counts[TRAIL] += 1
    if literal & 1:
        clauses.value[choice] = -1
        marks.counts[BROKEN] = min(marks.counts[BROKEN], marks.upheld[choice])
    else:
        clauses.value[choice] = 1


@inner
def _give_away_rivals(tiles: Tiles, clauses: Clauses, marks: Marks, choice: int) -> int:
    """Give away all choices that share a tile with one that was made; return NO_CONFLICT or IN_CLAUSE."""
    for end in range(2):
        tile = tiles.one[choice] if end == 0 else tiles.two[choice]
        for entry in range(tiles.start[tile], tiles.start[tile + 1]):
            rival = tiles.chosen_by[entry]
            if rival == choice or clauses.value[rival] < 0:
                continue
            if clauses.value[rival] > 0:
                clauses.clause[0] = 2 * choice + 1
                clauses.clause[1] = 2 * rival + 1
                return IN_CLAUSE
            assign(clauses, marks, 2 * rival + 1, -2 - choice)
    return NO_CONFLICT


@inner
def _visit_watchers(clauses: Clauses, marks: Marks, literal: int) -> int:
    """Look at the clauses that watch a literal now false; return one that is false, or NO_CONFLICT."""
    store = clauses.store
    before = -1
    entry = clauses.watch[literal]
    while entry >= 0:
        clause, which = entry >> 1, entry & 1
        following = store[clause + 1 + which]
        first = clause + HEAD
        other = store[first + 1 - which]
        place = first + 2
        end = first + store[clause]
        if truth(clauses, other) > 0:
            place = end
        while place < end and truth(clauses, store[place]) < 0:
            place += 1
        if place < end:
            # Watch that literal instead.
            fresh = store[place]
            store[place] = literal
            store[first + which] = fresh
            if before < 0:
                clauses.watch[literal] = following
            else:
                store[(before >> 1) + 1 + (before & 1)] = following
            store[clause + 1 + which] = clauses.watch[fresh]
            clauses.watch[fresh] = entry
        else:
            if truth(clauses, other) < 0:
                return int(clause)
            if truth(clauses, other) == 0:
                assign(clauses, marks, other, clause)
            before = entry
        entry = following
    return NO_CONFLICT


@inner
def propagate(tiles: Tiles, clauses: Clauses, marks: Marks) -> int:
    """Draw all conclusions; return NO_CONFLICT, a false clause, or IN_CLAUSE for one of two literals."""
    counts = clauses.counts
    while counts[HANDLED] < counts[TRAIL]:
        literal = clauses.trail[counts[HANDLED]]
        counts[HANDLED] += 1
        if literal & 1 == 0:
            conflict = _give_away_rivals(tiles, clauses, marks, literal >> 1)
            if conflict != NO_CONFLICT:
                return conflict
        conflict = _visit_watchers(clauses, marks, literal ^ 1)
        if conflict != NO_CONFLICT:
            return conflict
    return NO_CONFLICT


@inner
def add_clause(clauses: Clauses, size: int) -> int:
    """Store the first `size` literals of the clause being made, at least two; return the clause."""
    start = int(clauses.counts[END])
    clauses.store[start] = size
    for i in range(size):
        clauses.store[start + HEAD + i] = clauses.clause[i]
    for which in range(2):
        literal = clauses.clause[which]
        clauses.store[start + 1 + which] = clauses.watch[literal]
        clauses.watch[literal] = 2 * start + which
    clauses.counts[END] = start + HEAD + size
    return start


@outer
def begin_clauses(tiles: Tiles, clauses: Clauses, chance: Chance) -> None:
    """Store for each tile that it leaves with some partner; put the choices in a random order of activity."""
    for choice in range(len(clauses.value)):
        clauses.activity[choice] = 1e-3 * draw_unit(chance)
    clauses.activity[len(clauses.value)] = 1.0
    for tile in range(len(tiles.row)):
        kind = tiles.kind[tile]
        first, after = tiles.first[kind], tiles.first[kind + 1]
        # Of four of a kind one clause says it for all.
        if after - first == 2 or (after - first == 4 and tile > first):
            continue
        size = NONE
        for entry in range(tiles.start[tile], tiles.start[tile + 1]):
            clauses.clause[size] = 2 * tiles.chosen_by[entry]
            size += 1
        add_clause(clauses, size)


@inner
def unassign_to(clauses: Clauses, level: int) -> None:
    """Take back all that was assigned after a level."""
    counts = clauses.counts
    if counts[LEVEL] <= level:
        return
    keep = clauses.limits[level, 0]
    for place in range(keep, counts[TRAIL]):
        clauses.value[clauses.trail[place] >> 1] = 0
    counts[TRAIL] = counts[HANDLED] = keep
    counts[LEVEL] = level


@inlined
def bump(clauses: Clauses, choice: int) -> None:
    """Raise the activity of a choice."""
    last = len(clauses.activity) - 1
    clauses.activity[choice] += clauses.activity[last]
    if clauses.activity[choice] > _TOO_MUCH:
        for i in range(last + 1):
            clauses.activity[i] /= _TOO_MUCH


@inner
def decay(clauses: Clauses) -> None:
    """Let all activities fade, by letting the step grow."""
    clauses.activity[len(clauses.activity) - 1] /= _DECAY


@inner
def put_latest_first(clauses: Clauses, size: int) -> int:
    """Put the two literals of the highest levels in front; return the level of the second, or 0."""
    literals = clauses.clause
    for front in range(min(size, 2)):
        latest = front
        for i in range(front + 1, size):
            if clauses.level[literals[i] >> 1] > clauses.level[literals[latest] >> 1]:
                latest = i
        literals[front], literals[latest] = literals[latest], literals[front]
    return int(clauses.level[literals[1] >> 1]) if size > 1 else 0


@inlined
def _enter(clauses: Clauses, choice: int) -> int:
    """Note a choice as part of the reason for a conflict; return 1 when it is of the present level."""
    if clauses.seen[choice] or clauses.level[choice] == 0:
        return 0
    bump(clauses, choice)
    if clauses.level[choice] == clauses.counts[LEVEL]:
        clauses.seen[choice] = 1
        return 1
    clauses.seen[choice] = 2
    return 2


@inner
def learn(clauses: Clauses, conflict: int, size: int) -> int:
    """Resolve a conflict to the first unique implication point; leave the clause learned, return its size.

    conflict: a clause, or IN_CLAUSE for the `size` literals of the clause being made. In the clause learned
    the first literal alone is of the present level, and follows from the others.
    """
    side = clauses.side
    found, pending = 1, 0
    place = clauses.counts[TRAIL]
    literal = -1
    reason = conflict
    while True:
        if literal >= 0 and reason <= -2:
            choice = -2 - reason
            entered = _enter(clauses, choice)
            pending += entered & 1
            if entered == 2:
                side[found] = 2 * choice + 1
                found += 1
        else:
            in_store = literal >= 0 or reason != IN_CLAUSE
            for i in range(clauses.store[reason] if in_store else size):
                part = clauses.store[reason + HEAD + i] if in_store else clauses.clause[i]
                if part == literal:
                    continue
                entered = _enter(clauses, part >> 1)
                pending += entered & 1
                if entered == 2:
                    side[found] = part
                    found += 1
        place -= 1
        while clauses.seen[clauses.trail[place] >> 1] != 1:
            place -= 1
        literal = clauses.trail[place]
        reason = clauses.reason[literal >> 1]
        clauses.seen[literal >> 1] = 0
        pending -= 1
        if pending == 0:
            break
    side[0] = literal ^ 1
    return _without_redundant(clauses, found)


@inner
def _without_redundant(clauses: Clauses, found: int) -> int:
    """Copy the literals found, less those that follow from the others; clear what was seen."""
    size = 1
    clauses.clause[0] = clauses.side[0]
    for i in range(1, found):
        choice = clauses.side[i] >> 1
        reason = clauses.reason[choice]
        redundant = False
        if reason <= -2:
            cause = -2 - reason
            redundant = clauses.seen[cause] != 0 or clauses.level[cause] == 0
        elif reason >= 0:
            redundant = True
            for j in range(clauses.store[reason]):
                other = clauses.store[reason + HEAD + j] >> 1
                if other != choice and clauses.seen[other] == 0 and clauses.level[other] > 0:
                    redundant = False
                    break
        if not redundant:
            clauses.clause[size] = clauses.side[i]
            size += 1
    for i in range(1, found):
        clauses.seen[clauses.side[i] >> 1] = 0
    return size


@inner
def forget(clauses: Clauses, core: int, short: int) -> int:
    """Make room in the store, before the first decision; return where the core ends now.

    What lies before `core` stays, and of the rest the newer half and all clauses of at most `short` literals.
    Clauses that hold are dropped, and literals that are false.
    """
    store, counts = clauses.store, clauses.counts
    end, middle = counts[END], (core + counts[END]) // 2
    for literal in range(len(clauses.watch)):
        clauses.watch[literal] = -1
    for place in range(counts[TRAIL]):
        clauses.reason[clauses.trail[place] >> 1] = NO_REASON
    counts[END] = 0
    start, new_core = 0, 0
    while start < end:
        first, after = start + HEAD, start + HEAD + store[start]
        keep = start < core or start >= middle or after - first <= short
        size = NONE
        for place in range(first, after):
            literal = store[place]
            if truth(clauses, literal) > 0:
                keep = False
            elif truth(clauses, literal) == 0:
                clauses.clause[size] = literal
                size += 1
        if keep:
            add_clause(clauses, size)
        if start < core:
            new_core = counts[END]
        start = after
    return int(new_core)
