"""The search for a clearing where nothing collapses: over choices of partners, with clauses from stuck sets.

Once every tile has a partner, one marking decides the board, in whatever order the pairs are taken; so the
search goes over choices. At a node: draw conclusions; mark with the partners still possible, and when a set
is stuck, one of the links denied to it must be made, which is a clause, from which more is learned; take what
can be taken; then choose a pair that links now, the most active one, or the most active choice otherwise.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from generator.kernels.chance import Chance, draw_below
from generator.kernels.clauses import (
    END,
    HEAD,
    IN_CLAUSE,
    LEVEL,
    NO_CONFLICT,
    NO_REASON,
    TRAIL,
    Clauses,
    add_clause,
    assign,
    bump,
    decay,
    forget,
    learn,
    propagate,
    put_latest_first,
    unassign_to,
)
from generator.kernels.clearing import (
    LINKS,
    MOVES,
    Clearing,
    advance,
    is_alive,
    put_on_agenda,
    rewind,
)
from generator.kernels.inner import inner, outer
from generator.kernels.marks import (
    BROKEN,
    FORCED,
    MARKED,
    NONE,
    NOWHERE,
    Marks,
    first_unsupported,
    mark,
    spread,
    unmark_from,
)
from generator.kernels.tiles import ALWAYS, Tiles, entry_of, tiles_link

Cuts: TypeAlias = npt.NDArray[np.uint64]
"""(room, words): stuck sets, as bit sets of tiles."""
Work: TypeAlias = npt.NDArray[np.int64]
"""NODES: nodes so far; STOP: at how many to pause. CONFLICTS: since the last restart; RESTART: at how many to
restart. FOUND: stuck sets found. EFFORT: how many attempts to make a stuck set smaller may fail."""

UNSOLVABLE, SOLVED, PAUSED, FULL = range(4)
NODES, STOP, CONFLICTS, RESTART, FOUND, EFFORT = range(6)

_ZERO = np.uint64(0)
_ONE = np.uint64(1)
_NO_STUCK_SET = -1


@inner
def _denied_choices(tiles: Tiles, marks: Marks, clauses: Clauses) -> int:
    """List in `side` the choices given away, but not seen, that would link a stuck tile; return how many.

    What was given away before the first decision is given away for good, and not listed.
    """
    many = 0
    for place in range(marks.counts[MARKED], len(tiles.row)):
        tile = marks.order[place]
        for entry in range(tiles.start[tile], tiles.start[tile + 1]):
            choice = tiles.chosen_by[entry]
            if choice == ALWAYS or clauses.value[choice] >= 0 or clauses.level[choice] == 0:
                continue
            if clauses.seen[choice] != 0:
                continue
            if tiles_link(tiles, marks.free, marks.reach, tile, tiles.partner[entry]):
                clauses.seen[choice] = 1
                clauses.side[many] = choice
                many += 1
    for i in range(many):
        clauses.seen[clauses.side[i]] = 0
    return many


@inner
def _latest(clauses: Clauses, chance: Chance, many: int) -> int:
    """Return the choice of the highest level among the first of `side`, a random one of equals."""
    latest, ties = clauses.side[0], 1
    for i in range(1, many):
        choice = clauses.side[i]
        if clauses.level[choice] > clauses.level[latest]:
            latest, ties = choice, 1
        elif clauses.level[choice] == clauses.level[latest]:
            ties += 1
            if draw_below(chance, ties) == 0:
                latest = choice
    return int(latest)


@inner
def _allow_again(tiles: Tiles, clauses: Clauses, choice: int, many: int) -> int:
    """Allow a choice, and all given away for the same one; add them to `spare`, return its length."""
    reason = clauses.reason[choice]
    if reason > -2:
        clauses.value[choice] = 0
        clauses.spare[many] = choice
        return many + 1
    cause = -2 - reason
    for end in range(2):
        tile = tiles.one[cause] if end == 0 else tiles.two[cause]
        for entry in range(tiles.start[tile], tiles.start[tile + 1]):
            rival = tiles.chosen_by[entry]
            if clauses.value[rival] < 0 and clauses.reason[rival] == reason and clauses.level[rival] > 0:
                clauses.value[rival] = 0
                clauses.spare[many] = rival
                many += 1
    return many


@inner
def _shrink(tiles: Tiles, marks: Marks, clauses: Clauses, chance: Chance, effort: int) -> int:
    """Make the stuck set smaller; leave its clause in the making, return the size: 0 when nothing is denied.

    Choices are allowed again, the latest first, while something stays stuck.
    """
    allowed, kept = NONE, 0
    failures = 0
    while failures < effort:
        many = _denied_choices(tiles, marks, clauses)
        if many == 0:
            break
        before, marked = allowed, marks.counts[MARKED]
        allowed = _allow_again(tiles, clauses, _latest(clauses, chance, many), allowed)
        if spread(tiles, marks, clauses.value) > 0:
            continue
        failures += 1
        unmark_from(tiles, marks, marked)
        for i in range(before, allowed):
            clauses.value[clauses.spare[i]] = -1
            clauses.seen[clauses.spare[i]] = 1
            clauses.clause[kept] = clauses.spare[i]
            kept += 1
        allowed = before
    for i in range(kept):
        clauses.seen[clauses.clause[i]] = 0
    # Those still allowed link nothing that is stuck, and so are not listed.
    size = _denied_choices(tiles, marks, clauses)
    for i in range(allowed):
        clauses.value[clauses.spare[i]] = -1
    for i in range(size):
        clauses.clause[i] = 2 * clauses.side[i]
    return size


@inner
def _record(tiles: Tiles, marks: Marks, cuts: Cuts, work: Work) -> None:
    """Keep the stuck set, while there is room."""
    found = work[FOUND]
    if found == len(cuts):
        return
    for word in range(cuts.shape[1]):
        cuts[found, word] = _ZERO
    for place in range(marks.counts[MARKED], len(tiles.row)):
        tile = marks.order[place]
        cuts[found, tile >> 6] |= _ONE << np.uint64(tile & 63)
    work[FOUND] = found + 1


@inner
def _find_stuck_set(
    tiles: Tiles, clearing: Clearing, marks: Marks, clauses: Clauses, cuts: Cuts, work: Work
) -> int:
    """Mark; when a set is stuck, leave its clause in the making and return the size, else _NO_STUCK_SET."""
    start = first_unsupported(marks, clauses.value)
    marks.counts[BROKEN] = NOWHERE
    if start == len(tiles.row):
        return _NO_STUCK_SET
    unmark_from(tiles, marks, start)
    for move in range(clearing.counts[MOVES]):
        for end in range(2):
            tile = clearing.moves[move, end]
            if marks.place[tile] >= marks.counts[MARKED]:
                mark(tiles, marks, tile, FORCED)
    if spread(tiles, marks, clauses.value) == 0:
        return _NO_STUCK_SET
    marked = marks.counts[MARKED]
    size = _shrink(tiles, marks, clauses, clearing.chance, work[EFFORT])
    _record(tiles, marks, cuts, work)
    unmark_from(tiles, marks, marked)
    return size


@inner
def _go_back(tiles: Tiles, clearing: Clearing, marks: Marks, clauses: Clauses, level: int) -> None:
    """Undo all decisions after a level, and what followed from them."""
    if clauses.counts[LEVEL] <= level:
        return
    moves = clauses.limits[level, 1]
    for move in range(moves, clearing.counts[MOVES]):
        for end in range(2):
            place = marks.place[clearing.moves[move, end]]
            if place < marks.counts[MARKED] and marks.support[place] == FORCED:
                unmark_from(tiles, marks, place)
    rewind(tiles, clearing, moves, clauses.limits[level, 2])
    unassign_to(clauses, level)


@inner
def _answer_conflict(
    tiles: Tiles, clearing: Clearing, marks: Marks, clauses: Clauses, conflict: int, size: int
) -> bool:
    """Learn from a conflict, go back and draw the conclusion; return False when there is none to draw.

    conflict: a clause of the store, or IN_CLAUSE for the `size` literals of the clause in the making.
    """
    if conflict == IN_CLAUSE:
        second = put_latest_first(clauses, size)
        level = clauses.level[clauses.clause[0] >> 1] if size > 0 else 0
        if level == 0:
            return False
        _go_back(tiles, clearing, marks, clauses, level)
        for i in range(size):
            bump(clauses, clauses.clause[i] >> 1)
        if second == level:
            # A stuck set's clause is worth keeping; that a tile has one partner is known anyway.
            if clauses.clause[0] & 1 == 0:
                conflict = add_clause(clauses, size)
            size = learn(clauses, conflict, size)
    else:
        if clauses.counts[LEVEL] == 0:
            return False
        size = learn(clauses, conflict, NONE)
    decay(clauses)
    level = put_latest_first(clauses, size)
    _go_back(tiles, clearing, marks, clauses, level)
    reason = add_clause(clauses, size) if size > 1 else NO_REASON
    assign(clauses, marks, clauses.clause[0], reason)
    return True


@inner
def _choose(tiles: Tiles, clearing: Clearing, clauses: Clauses) -> int:
    """Return the most active open choice among those that link now, else among all, or ALWAYS."""
    best, activity = ALWAYS, -1.0
    for link in range(clearing.counts[LINKS]):
        a, b = clearing.links[link, 0], clearing.links[link, 1]
        choice = tiles.chosen_by[entry_of(tiles, a, b)]
        if choice == ALWAYS or clauses.value[choice] != 0 or clauses.activity[choice] <= activity:
            continue
        if is_alive(tiles, clearing, a) and is_alive(tiles, clearing, b):
            best, activity = choice, clauses.activity[choice]
    if best != ALWAYS:
        return best
    for kind in range(len(clearing.alive)):
        if clearing.alive[kind] == 0:
            continue
        for choice in range(tiles.choice[kind], tiles.choice[kind + 1]):
            if clauses.value[choice] == 0 and clauses.activity[choice] > activity:
                best, activity = choice, clauses.activity[choice]
    return best


@inner
def _decide(clearing: Clearing, marks: Marks, clauses: Clauses, choice: int) -> None:
    """Open a new level by making a choice."""
    level = clauses.counts[LEVEL]
    clauses.limits[level, 0] = clauses.counts[TRAIL]
    clauses.limits[level, 1] = clearing.counts[MOVES]
    clauses.limits[level, 2] = clearing.counts[LINKS]
    clauses.counts[LEVEL] = level + 1
    assign(clauses, marks, 2 * choice, NO_REASON)


@outer
def search(tiles: Tiles, clearing: Clearing, marks: Marks, clauses: Clauses, cuts: Cuts, work: Work) -> int:
    """Search on until the board is decided (UNSOLVABLE, SOLVED), work[STOP] nodes are spent (PAUSED), or the
    store of clauses has to grow (FULL). A clearing found is in `clearing.moves`.
    """
    room = len(clauses.store) - 2 * (len(clauses.clause) + HEAD)
    while True:
        if clauses.counts[END] > room:
            return FULL
        if work[NODES] >= work[STOP]:
            return PAUSED
        conflict = propagate(tiles, clauses, marks)
        size = 2
        if conflict == NO_CONFLICT:
            size = _find_stuck_set(tiles, clearing, marks, clauses, cuts, work)
            if size != _NO_STUCK_SET:
                conflict = IN_CLAUSE
        if conflict != NO_CONFLICT:
            work[NODES] += 1
            work[CONFLICTS] += 1
            if not _answer_conflict(tiles, clearing, marks, clauses, conflict, size):
                return UNSOLVABLE
            if work[CONFLICTS] >= work[RESTART]:
                work[CONFLICTS] = 0
                work[RESTART] += work[RESTART] // 8
                _go_back(tiles, clearing, marks, clauses, NONE)
            continue
        level = clauses.counts[LEVEL]
        for place in range(clauses.limits[level - 1, 0] if level > 0 else 0, clauses.counts[TRAIL]):
            literal = clauses.trail[place]
            if literal & 1 == 0:
                put_on_agenda(clearing, tiles.kind[tiles.one[literal >> 1]])
        advance(tiles, clearing, clauses.value)
        if 2 * clearing.counts[MOVES] == len(tiles.row):
            return SOLVED
        choice = _choose(tiles, clearing, clauses)
        # Were every tile settled, marking would have been taking.
        assert choice != ALWAYS
        work[NODES] += 1
        _decide(clearing, marks, clauses, choice)


@outer
def forget_clauses(
    tiles: Tiles, clearing: Clearing, marks: Marks, clauses: Clauses, core: int, short: int
) -> int:
    """Go back before the first decision and make room, see `forget`; -1: the board is unsolvable."""
    _go_back(tiles, clearing, marks, clauses, NONE)
    if propagate(tiles, clauses, marks) != NO_CONFLICT:
        return -1
    return int(forget(clauses, core, short))
