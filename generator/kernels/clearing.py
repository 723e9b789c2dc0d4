"""Clearing: what is taken from a board for good, and which pairs link now.

A pair that was chosen is taken as soon as it links. A kind all of whose tiles can be taken now, in some
order, is taken at once: where nothing collapses that can only help the others. Everything is undone in
reverse order.

Tiles that were taken can add links only between tiles that paths reach from their cells; so a search by turns
from those cells finds the pairs to look at again.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from generator.kernels.bits import trailing_zeros
from generator.kernels.chance import Chance, draw_below
from generator.kernels.inner import inlined, inner, outer
from generator.kernels.links import (
    Masks,
    is_open,
    reach_also,
    reach_one_turn_more,
    set_blocked,
    set_free,
)
from generator.kernels.marks import Values
from generator.kernels.tiles import ALWAYS, Ints, Tiles, entry_of, tiles_link

MOVES, LINKS, AGENDA, FRESH, BEST = range(5)

_ZERO = np.uint64(0)
_ONE = np.uint64(1)
_TOP = np.uint64(63)
_TRIES = 2
"""How many orders are tried in which a kind of six or more might go whole."""


class Clearing(NamedTuple):
    """The tiles that are still there, and what links among them."""

    free: Masks
    reach: Masks
    seats: Ints
    """The tiles kind by kind, within each kind the ones still there first."""
    seat: Ints
    """Per tile: its place in `seats`."""
    alive: Ints
    """Per kind: how many tiles are still there."""
    moves: Ints
    """(n / 2, 2): the pairs taken, in order."""
    best: Ints
    """(n / 2, 2): the longest sequence of moves so far."""
    links: Ints
    """(pairs, 2): the pairs that were found to link, in order; those taken stay in it."""
    linked: npt.NDArray[np.bool_]
    """Per pair: whether it is in `links`."""
    agenda: Ints
    """Kinds to look at: those with news."""
    waiting: npt.NDArray[np.bool_]
    """Per kind: whether it is on the agenda."""
    chain: Ints
    """(2, n): the touched tiles of each kind as chains; row 1 holds the heads, at the kinds' first tiles."""
    touched: Ints
    """The kinds of the touched tiles; room to work."""
    fresh: Ints
    """Tiles that were taken, and whose news is not spread yet."""
    counts: npt.NDArray[np.int64]
    """MOVES, LINKS, AGENDA, FRESH, BEST: how many of each there are."""
    chance: Chance


@inlined
def is_alive(tiles: Tiles, clearing: Clearing, tile: int) -> bool:
    kind = tiles.kind[tile]
    return bool(clearing.seat[tile] < tiles.first[kind] + clearing.alive[kind])


@inlined
def put_on_agenda(clearing: Clearing, kind: int) -> None:
    if not clearing.waiting[kind]:
        clearing.waiting[kind] = True
        clearing.agenda[clearing.counts[AGENDA]] = kind
        clearing.counts[AGENDA] += 1


@inlined
def _swap_seats(clearing: Clearing, tile: int, seat: int) -> None:
    other = clearing.seats[seat]
    old = clearing.seat[tile]
    clearing.seats[old] = other
    clearing.seat[other] = old
    clearing.seats[seat] = tile
    clearing.seat[tile] = seat


@inner
def _take(tiles: Tiles, clearing: Clearing, a: int, b: int) -> None:
    """Take two tiles of one kind; their news is not spread."""
    kind = tiles.kind[a]
    end = tiles.first[kind] + clearing.alive[kind]
    _swap_seats(clearing, a, end - 1)
    _swap_seats(clearing, b, end - 2)
    clearing.alive[kind] -= 2
    set_free(clearing.free, tiles.row[a], tiles.col[a])
    set_free(clearing.free, tiles.row[b], tiles.col[b])
    move = clearing.counts[MOVES]
    clearing.moves[move, 0] = a
    clearing.moves[move, 1] = b
    clearing.counts[MOVES] = move + 1


@inner
def _put_back(tiles: Tiles, clearing: Clearing) -> None:
    """Undo the last move."""
    clearing.counts[MOVES] -= 1
    move = clearing.counts[MOVES]
    for end in range(2):
        tile = clearing.moves[move, end]
        set_blocked(clearing.free, tiles.row[tile], tiles.col[tile])
    clearing.alive[tiles.kind[clearing.moves[move, 0]]] += 2


@inner
def _announce(clearing: Clearing, since: int) -> None:
    """Note that the tiles of the moves from `since` on are gone for good."""
    for move in range(since, clearing.counts[MOVES]):
        for end in range(2):
            clearing.fresh[clearing.counts[FRESH]] = clearing.moves[move, end]
            clearing.counts[FRESH] += 1


@inner
def rewind(tiles: Tiles, clearing: Clearing, moves: int, links: int) -> None:
    """Go back to an earlier state, given by its numbers of moves and links."""
    while clearing.counts[MOVES] > moves:
        _put_back(tiles, clearing)
    while clearing.counts[LINKS] > links:
        clearing.counts[LINKS] -= 1
        link = clearing.counts[LINKS]
        a, b = clearing.links[link, 0], clearing.links[link, 1]
        clearing.linked[tiles.pair[entry_of(tiles, a, b)]] = False


@inlined
def _look_at(tiles: Tiles, clearing: Clearing, a: int, b: int) -> None:
    """Note a pair of tiles if it links and was not known to."""
    pair = tiles.pair[entry_of(tiles, a, b)]
    if not clearing.linked[pair] and tiles_link(tiles, clearing.free, clearing.reach, a, b):
        clearing.linked[pair] = True
        link = clearing.counts[LINKS]
        clearing.links[link, 0] = a
        clearing.links[link, 1] = b
        clearing.counts[LINKS] = link + 1


@outer
def look_at_all(tiles: Tiles, clearing: Clearing) -> None:
    """Find all links of an untouched board, and put every kind on the agenda."""
    for kind in range(len(clearing.alive)):
        for a in range(tiles.first[kind], tiles.first[kind + 1]):
            for b in range(a + 1, tiles.first[kind + 1]):
                _look_at(tiles, clearing, a, b)
        put_on_agenda(clearing, kind)


@inner
def _chain_touched(tiles: Tiles, clearing: Clearing) -> int:
    """Enter the tiles that a search by turns has touched into the chains of their kinds; return how many."""
    reach, free = clearing.reach, clearing.free
    rows, cols = tiles.size[0], tiles.size[1]
    words = reach.shape[2]
    many = 0
    for line in range(1, rows + 1):
        for word in range(words):
            along = reach[0, line, word]
            touched = (along << _ONE) | (along >> _ONE) | reach[1, line - 1, word] | reach[1, line + 1, word]
            if word > 0:
                touched |= reach[0, line, word - 1] >> _TOP
            if word + 1 < words:
                touched |= reach[0, line, word + 1] << _TOP
            touched &= ~free[line, word]
            while touched != _ZERO:
                col = (word << 6) + trailing_zeros(touched) - 1
                touched &= touched - _ONE
                tile = tiles.at[(line - 1) * cols + col] if 0 <= col < cols else -1
                if tile >= 0:
                    kind = tiles.kind[tile]
                    head = tiles.first[kind]
                    clearing.chain[0, tile] = clearing.chain[1, head]
                    clearing.chain[1, head] = tile
                    clearing.touched[many] = kind
                    many += 1
    return many


@inner
def _spread_news(tiles: Tiles, clearing: Clearing) -> None:
    """Find the pairs that link because the fresh tiles are gone."""
    reach, free, chain = clearing.reach, clearing.free, clearing.chain
    reach[:2] = _ZERO
    for i in range(clearing.counts[FRESH]):
        tile = clearing.fresh[i]
        reach_also(free, reach, tiles.row[tile], tiles.col[tile])
    clearing.counts[FRESH] = 0
    for _turn in range(tiles.size[2]):
        if not reach_one_turn_more(free, reach):
            break
    for i in range(_chain_touched(tiles, clearing)):
        kind = clearing.touched[i]
        a = chain[1, tiles.first[kind]]
        chain[1, tiles.first[kind]] = -1
        if a < 0 or chain[0, a] < 0:
            continue
        put_on_agenda(clearing, kind)
        while a >= 0:
            b = chain[0, a]
            while b >= 0:
                _look_at(tiles, clearing, a, b)
                b = chain[0, b]
            a = chain[0, a]


@inner
def _is_hopeless(tiles: Tiles, clearing: Clearing, kind: int) -> bool:
    """Say whether some tile of a kind is shut in by other kinds, so that the kind cannot go whole now."""
    first = tiles.first[kind]
    after = first + clearing.alive[kind]
    for i in range(first, after):
        a = clearing.seats[i]
        row, col = tiles.row[a], tiles.col[a]
        if is_open(clearing.free, row, col):
            continue
        beside = False
        for j in range(first, after):
            b = clearing.seats[j]
            if abs(tiles.row[b] - row) + abs(tiles.col[b] - col) == 1:
                beside = True
                break
        if not beside:
            return True
    return False


@inner
def _take_any(tiles: Tiles, clearing: Clearing, kind: int) -> bool:
    """Take some linking pair of a kind, beginning to look at a random place."""
    first = tiles.first[kind]
    many = clearing.alive[kind]
    start = draw_below(clearing.chance, many)
    for i in range(many):
        a = clearing.seats[first + (start + i) % many]
        for j in range(i + 1, many):
            b = clearing.seats[first + (start + j) % many]
            if tiles_link(tiles, clearing.free, clearing.reach, a, b):
                _take(tiles, clearing, a, b)
                return True
    return False


@inner
def _take_both(tiles: Tiles, clearing: Clearing, a: int, b: int, c: int, d: int) -> bool:
    """Take the pairs (a, b) and (c, d), in either order, if one links now and the other after it."""
    for _order in range(2):
        if clearing.linked[tiles.pair[entry_of(tiles, a, b)]]:
            _take(tiles, clearing, a, b)
            if tiles_link(tiles, clearing.free, clearing.reach, c, d):
                _take(tiles, clearing, c, d)
                return True
            _put_back(tiles, clearing)
        a, b, c, d = c, d, a, b
    return False


@inner
def _take_whole(tiles: Tiles, clearing: Clearing, kind: int) -> bool:
    """Take all tiles of a kind if an order is found in which they can go."""
    many = clearing.alive[kind]
    first = tiles.first[kind]
    if many == 2:
        a, b = clearing.seats[first], clearing.seats[first + 1]
        if clearing.linked[tiles.pair[entry_of(tiles, a, b)]]:
            _take(tiles, clearing, a, b)
            return True
        return False
    if _is_hopeless(tiles, clearing, kind):
        return False
    if many == 4:
        a, b = clearing.seats[first], clearing.seats[first + 1]
        c, d = clearing.seats[first + 2], clearing.seats[first + 3]
        return (
            _take_both(tiles, clearing, a, b, c, d)
            or _take_both(tiles, clearing, a, c, b, d)
            or _take_both(tiles, clearing, a, d, b, c)
        )
    before = clearing.counts[MOVES]
    for _try in range(_TRIES):
        while clearing.alive[kind] > 0 and _take_any(tiles, clearing, kind):
            pass
        if clearing.alive[kind] == 0:
            return True
        while clearing.counts[MOVES] > before:
            _put_back(tiles, clearing)
    return False


@inner
def _take_chosen(tiles: Tiles, clearing: Clearing, value: Values, kind: int) -> None:
    """Take the pairs of a kind that were chosen and link."""
    first = tiles.first[kind]
    i = first
    while i < first + clearing.alive[kind]:
        a = clearing.seats[i]
        j = i + 1
        while j < first + clearing.alive[kind]:
            b = clearing.seats[j]
            entry = entry_of(tiles, a, b)
            choice = tiles.chosen_by[entry]
            if choice != ALWAYS and value[choice] > 0 and clearing.linked[tiles.pair[entry]]:
                _take(tiles, clearing, a, b)
                # Others sit on these seats now.
                i, j = first - 1, first + clearing.alive[kind]
            j += 1
        i += 1


@inner
def advance(tiles: Tiles, clearing: Clearing, value: Values) -> None:
    """Take all that can be taken for good: chosen pairs that link, and kinds that can go whole."""
    counts = clearing.counts
    while counts[FRESH] > 0 or counts[AGENDA] > 0:
        if counts[FRESH] > 0:
            _spread_news(tiles, clearing)
        if counts[AGENDA] > 0:
            counts[AGENDA] -= 1
            kind = clearing.agenda[counts[AGENDA]]
            clearing.waiting[kind] = False
            before = counts[MOVES]
            _take_chosen(tiles, clearing, value, kind)
            if clearing.alive[kind] > 0:
                _take_whole(tiles, clearing, kind)
            _announce(clearing, before)
    if counts[MOVES] > counts[BEST]:
        counts[BEST] = counts[MOVES]
        for move in range(counts[BEST]):
            clearing.best[move, 0] = clearing.moves[move, 0]
            clearing.best[move, 1] = clearing.moves[move, 1]
