"""Marking: which tiles can at best be freed, and so which sets of tiles no play can ever touch.

Removing a tile only adds links where nothing collapses. So mark every tile that links, with marked tiles
counted as gone, to any tile of its kind with which it may still leave, marked or not, and go on until nothing
changes. No play frees the tiles that stay unmarked: the first move to touch them would have to be a link that
is not there.

The marks are kept in the order in which they were made, each with the choice that supported it. When a choice
is given away, the marks before the first that it supported stay good.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from generator.kernels.inner import inlined, inner, outer, plain
from generator.kernels.links import (
    Masks,
    is_open,
    is_reached,
    linked_by_lines,
    reach_one_turn_more,
    reach_straight,
    set_blocked,
    set_free,
)
from generator.kernels.tiles import Ints, Tiles, tiles_link

Values: TypeAlias = npt.NDArray[np.int8]
"""Per choice: 1 made, -1 given away, 0 open."""

NOWHERE = 1 << 30
"""As a place in the order of marks: behind all of them."""
NONE = plain(0)
FORCED = plain(-2)
"""Stands for the choice that supports a mark which was made by decree."""
MARKED, BROKEN = range(2)

_MANY = 12
"""The tiles of a kind from which on one search from a tile costs less than a test of each pair."""


class Marks(NamedTuple):
    """The marks, and the masks of the board without the marked tiles."""

    free: Masks
    reach: Masks
    order: Ints
    """The tiles: the marked ones in order, then the others."""
    place: Ints
    """Per tile: its place in `order`."""
    support: Ints
    """Per place: the choice that supported the mark, or ALWAYS, or FORCED."""
    upheld: Ints
    """Per choice: the first place that it supports, or NOWHERE."""
    counts: npt.NDArray[np.int64]
    """MARKED: how many tiles are marked. BROKEN: no mark before this place has lost its support."""


@inlined
def mark(tiles: Tiles, marks: Marks, tile: int, support: int) -> None:
    """Mark a tile that is not marked."""
    place = marks.counts[MARKED]
    other = marks.order[place]
    marks.order[marks.place[tile]] = other
    marks.place[other] = marks.place[tile]
    marks.order[place] = tile
    marks.place[tile] = place
    marks.support[place] = support
    if support >= 0:
        marks.upheld[support] = min(marks.upheld[support], place)
    marks.counts[MARKED] = place + 1
    set_free(marks.free, tiles.row[tile], tiles.col[tile])


@inner
def unmark_from(tiles: Tiles, marks: Marks, start: int) -> None:
    """Take back all marks from a place on."""
    for place in range(start, marks.counts[MARKED]):
        tile = marks.order[place]
        set_blocked(marks.free, tiles.row[tile], tiles.col[tile])
        support = marks.support[place]
        if support >= 0 and marks.upheld[support] >= start:
            marks.upheld[support] = NOWHERE
    marks.counts[MARKED] = min(marks.counts[MARKED], start)


@inner
def first_unsupported(marks: Marks, value: Values) -> int:
    """Return the place of the first mark that has lost its support, or the number of marks."""
    place = marks.counts[BROKEN]
    while place < marks.counts[MARKED]:
        support = marks.support[place]
        if support >= 0 and value[support] < 0:
            return int(place)
        place += 1
    return int(marks.counts[MARKED])


@inlined
def _reach_all(tiles: Tiles, free: Masks, reach: Masks, tile: int) -> None:
    """Search by turns from a tile, to the most turns."""
    reach_straight(free, reach, tiles.row[tile], tiles.col[tile])
    for _turn in range(tiles.size[2]):
        if not reach_one_turn_more(free, reach):
            break


@inner
def spread(tiles: Tiles, marks: Marks, value: Values) -> int:
    """Mark whatever can be marked; return how many tiles stay unmarked: a stuck set."""
    many, max_turns = len(tiles.row), tiles.size[2]
    free, reach, counts = marks.free, marks.reach, marks.counts
    moved = True
    while moved:
        moved = False
        place = counts[MARKED]
        while place < many:
            tile = marks.order[place]
            row, col = tiles.row[tile], tiles.col[tile]
            may_reach = is_open(free, row, col)
            start, end = tiles.start[tile], tiles.start[tile + 1]
            by_reach = may_reach and (max_turns > 2 or end - start > _MANY)
            if by_reach:
                _reach_all(tiles, free, reach, tile)
            for entry in range(start, end):
                choice = tiles.chosen_by[entry]
                if choice >= 0 and value[choice] < 0:
                    continue
                other = tiles.partner[entry]
                row2, col2 = tiles.row[other], tiles.col[other]
                if abs(row2 - row) + abs(col2 - col) != 1:
                    if not may_reach or not is_open(free, row2, col2):
                        continue
                    if by_reach:
                        if not is_reached(reach, row2, col2):
                            continue
                    elif not linked_by_lines(free, max_turns, row, col, row2, col2):
                        continue
                mark(tiles, marks, tile, choice)
                if marks.place[other] >= counts[MARKED]:
                    mark(tiles, marks, other, choice)
                moved = True
                break
            # Marking swaps tiles; those at and before this place have been looked at, or are marked.
            place = max(place + 1, counts[MARKED])
    return many - int(counts[MARKED])


@outer
def mark_anew(tiles: Tiles, marks: Marks, value: Values) -> int:
    """Take back all marks, and spread."""
    unmark_from(tiles, marks, NONE)
    return int(spread(tiles, marks, value))


@outer
def tighten(tiles: Tiles, marks: Marks, value: Values, settled: npt.NDArray[np.bool_]) -> None:
    """Make the stuck set so small that it falls apart without any one of its tiles.

    Mark one of its tiles by decree, and go on with what is still stuck then. settled: per tile, room to work.
    """
    many = len(tiles.row)
    settled[:] = False
    place = marks.counts[MARKED]
    while place < many:
        tile = marks.order[place]
        if settled[tile]:
            place += 1
            continue
        settled[tile] = True
        marked = marks.counts[MARKED]
        mark(tiles, marks, tile, FORCED)
        if spread(tiles, marks, value) == 0:
            unmark_from(tiles, marks, marked)
        place = marks.counts[MARKED]


@outer
def links_of_set(tiles: Tiles, marks: Marks, members: Ints, found: Ints) -> int:
    """List the choices by which a tile of a set links when all tiles outside it are gone; return how many.

    The marks are used up. found: (entries), may come to hold a choice twice.
    """
    unmark_from(tiles, marks, NONE)
    for tile in range(len(tiles.row)):
        set_free(marks.free, tiles.row[tile], tiles.col[tile])
    for i in range(len(members)):
        set_blocked(marks.free, tiles.row[members[i]], tiles.col[members[i]])
    many = 0
    for i in range(len(members)):
        for entry in range(tiles.start[members[i]], tiles.start[members[i] + 1]):
            if tiles_link(tiles, marks.free, marks.reach, members[i], tiles.partner[entry]):
                found[many] = tiles.chosen_by[entry]
                many += 1
    for tile in range(len(tiles.row)):
        set_blocked(marks.free, tiles.row[tile], tiles.col[tile])
    return many
