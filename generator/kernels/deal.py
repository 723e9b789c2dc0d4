"""Dealing: boards that are played or taken apart while tiles are told apart by numbers, not by kinds.

A tile has a number from 1 on. `Table` holds a board in the middle of a game; `Seats` says which tile has
which kind: the tiles of kind k have the seats first[k] to first[k + 1] - 1, those still on the board in
front.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt
from numba import njit

from generator.kernels.chance import Chance, draw_below
from generator.kernels.collapse import mark_lane, settle
from generator.kernels.links import Masks, is_open, linked, set_free

Numbers: TypeAlias = npt.NDArray[np.int16]

_TRIES = 200
"""Pairs drawn at random before all are looked through."""
_DRAWS = 6
"""Open tiles of which the one that came free last is taken."""


class Table(NamedTuple):
    """A board, and room to play on it."""

    cells: Numbers
    """(rows * cols): the tile of each cell, or a code of levels.board."""
    where: Numbers
    """(tiles + 1): the flat cell of each tile; where[0] is not used."""
    free: Masks
    dirty: Numbers
    """See generator.kernels.collapse.settle; lanes that are not packed at first are dirty from the start."""
    reach: Masks
    lanes: Numbers
    lane_of: Numbers
    cols: int
    max_turns: int


class Seats(NamedTuple):
    """Which tile has which kind; kinds are counted from 0 here."""

    first: Numbers
    """(kinds + 1): the first seat of each kind, and the number of tiles."""
    tile: Numbers
    """(tiles): who has the seat."""
    seat: Numbers
    """(tiles + 1): the seat of each tile."""
    kind: Numbers
    """(tiles + 1): the kind of each tile."""
    left: Numbers
    """(kinds): how many tiles of each kind are on the board."""


@njit(cache=True, nogil=True)
def reset(start: Table, table: Table) -> None:
    """Make a table look like another one."""
    # Loops, because an assignment of slices compiles its complaint about their shapes, and that takes
    # seconds.
    for i in range(start.cells.size):
        table.cells[i] = start.cells[i]
    for i in range(start.where.size):
        table.where[i] = start.where[i]
    for i in range(start.free.shape[0]):
        for j in range(start.free.shape[1]):
            table.free[i, j] = start.free[i, j]
    for i in range(start.dirty.shape[0]):
        for j in range(start.dirty.shape[1]):
            table.dirty[i, j] = start.dirty[i, j]


@njit(cache=True, nogil=True)
def _are_linked(table: Table, tile1: int, tile2: int) -> bool:
    cell1, cell2 = table.where[tile1], table.where[tile2]
    cols = table.cols
    return linked(
        table.free, table.reach, table.max_turns, cell1 // cols, cell1 % cols, cell2 // cols, cell2 % cols
    )


@njit(cache=True, nogil=True)
def _is_open(table: Table, tile: int) -> bool:
    cell = table.where[tile]
    return is_open(table.free, cell // table.cols, cell % table.cols)


@njit(cache=True, nogil=True)
def _take(table: Table, tile1: int, tile2: int) -> None:
    """Remove two tiles, then let the board collapse."""
    for tile in (tile1, tile2):
        cell = table.where[tile]
        table.cells[cell] = 0
        set_free(table.free, cell // table.cols, cell % table.cols)
        for turn in range(table.lanes.shape[0]):
            mark_lane(table.dirty, table.lane_of, turn, cell)
    settle(table.cells, table.free, table.where, table.lanes, table.lane_of, table.dirty, table.cols)


@njit(cache=True, nogil=True)
def _leave(deck: Numbers, place: int, last: int) -> None:
    """Move the entry at a place behind the last one that counts."""
    deck[place], deck[last] = deck[last], deck[place]


@njit(cache=True, nogil=True)
def shuffle(numbers: Numbers, chance: Chance) -> None:
    """Bring numbers into a random order, each order alike (Fisher, Yates)."""
    for i in range(numbers.size - 1, 0, -1):
        _leave(numbers, draw_below(chance, i + 1), i)


@njit(cache=True, nogil=True)
def seat_tiles(seats: Seats, painted: Numbers, slots: Numbers) -> None:
    """Seat the painted tiles, and where painted is 0 the tiles of the slots in their order."""
    taken = 0
    for seat in range(painted.size):
        seats.tile[seat] = painted[seat]
        if painted[seat] == 0:
            seats.tile[seat] = slots[taken]
            taken += 1
    for kind in range(seats.left.size):
        seats.left[kind] = seats.first[kind + 1] - seats.first[kind]
        for seat in range(seats.first[kind], seats.first[kind + 1]):
            tile = seats.tile[seat]
            seats.seat[tile] = seat
            seats.kind[tile] = kind


@njit(cache=True, nogil=True)
def _free_seat(seats: Seats, tile: int) -> None:
    kind = seats.kind[tile]
    seats.left[kind] -= 1
    seat, last = seats.seat[tile], seats.first[kind] + seats.left[kind]
    other = seats.tile[last]
    seats.tile[seat], seats.tile[last] = other, tile
    seats.seat[other], seats.seat[tile] = seat, last


@njit(cache=True, nogil=True)
def _partner(table: Table, seats: Seats, tile: int, chance: Chance) -> int:
    """Return a tile that links to this one, the first from a random one on, or 0."""
    kind = seats.kind[tile]
    left, first = seats.left[kind], seats.first[kind]
    opened = _is_open(table, tile)
    turn = draw_below(chance, left)
    for i in range(left):
        other = seats.tile[first + (i + turn) % left]
        if other == tile:
            continue
        # A tile without a free neighbour links to tiles beside it only, and these are seldom open either.
        cell, beside = table.where[tile], table.where[other]
        apart = abs(cell - beside)
        near = apart == table.cols or (apart == 1 and cell // table.cols == beside // table.cols)
        if near or (opened and _is_open(table, other) and _are_linked(table, tile, other)):
            return int(other)
    return 0


@njit(cache=True, nogil=True)
def prove_by_play(
    start: Table, table: Table, seats: Seats, deck: Numbers, plays: int, chance: Chance, moves: Numbers
) -> int:
    """Play at random until the board is cleared, at most so many times; return the number of the play, or 0.

    deck: (tiles), room for the tiles in random order. moves: (tiles // 2, 2), receives flat cells.
    Each move takes the first tile with a partner from a random place of the deck on.
    """
    for number in range(1, plays + 1):
        reset(start, table)
        for kind in range(seats.left.size):
            seats.left[kind] = seats.first[kind + 1] - seats.first[kind]
        left = deck.size
        for i in range(left):
            deck[i] = i + 1
        shuffle(deck, chance)
        while left > 0:
            turn = draw_below(chance, left)
            tile, other, place = 0, 0, 0
            for i in range(left):
                place = turn + i if turn + i < left else turn + i - left
                tile = deck[place]
                other = _partner(table, seats, tile, chance)
                if other > 0:
                    break
            if other == 0:
                break
            move = (deck.size - left) // 2
            moves[move, 0], moves[move, 1] = table.where[tile], table.where[other]
            _take(table, tile, other)
            _free_seat(seats, tile)
            _free_seat(seats, other)
            left -= 1
            _leave(deck, place, left)
            place = 0
            while deck[place] != other:
                place += 1
            left -= 1
            _leave(deck, place, left)
        if left == 0:
            return number
    return 0


@njit(cache=True, nogil=True)
def _fits(painted: Numbers, budget: Numbers, tile1: int, tile2: int) -> bool:
    """Say whether two tiles can be of one kind, slots taking what the budget has."""
    kind1, kind2 = painted[tile1], painted[tile2]
    if kind1 >= 0 and kind2 >= 0:
        return bool(kind1 == kind2)
    kind = max(kind1, kind2)
    return bool(kind < 0 or budget[kind] > 0)


@njit(cache=True, nogil=True)
def _opened_last(deck: Numbers, opened: Numbers, count: int, draws: int, chance: Chance) -> int:
    """Return the tile that got a free neighbour last, among some draws of the first of the deck."""
    tile = deck[draw_below(chance, count)]
    for _draw in range(1, draws):
        other = deck[draw_below(chance, count)]
        if opened[other] > opened[tile]:
            tile = other
    return int(tile)


@njit(cache=True, nogil=True)
def _any_pair(
    table: Table, painted: Numbers, budget: Numbers, tiles: Numbers, count: int, chance: Chance
) -> tuple[int, int]:
    """Return two tiles that fit and link, from a random one on, or 0, 0. The first `count` tiles are open."""
    rows, cols = table.cells.size // table.cols, table.cols
    start = draw_below(chance, tiles.size)
    for i in range(tiles.size):
        place = (i + start) % tiles.size
        tile = tiles[place]
        cell = table.where[tile]
        row, col = cell // cols, cell % cols
        for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1)):
            if 0 <= row + down < rows and 0 <= col + right < cols:
                other = table.cells[cell + down * cols + right]
                if other > 0 and _fits(painted, budget, tile, other):
                    return tile, other
        if place < count:
            for other in tiles[:count]:
                if other != tile and _fits(painted, budget, tile, other) and _are_linked(table, tile, other):
                    return tile, other
    return 0, 0


@njit(cache=True, nogil=True)
def dismantle(
    table: Table,
    painted: Numbers,
    budget: Numbers,
    deck: Numbers,
    opened: Numbers,
    chance: Chance,
    pairs: Numbers,
    moves: Numbers,
) -> int:
    """Take a board apart pair by pair, as though any two tiles were of one kind; return the tiles left.

    painted: (tiles + 1), the kind of a tile that was painted, or -1; budget: (kinds), how many tiles of each
    kind are to be dealt, used up where a slot is paired with a painted tile. deck: (tiles) and opened:
    (tiles + 1), room to work. pairs, moves: (tiles // 2, 2), receive the tiles and their flat cells.
    """
    left = deck.size
    for i in range(left):
        deck[i] = i + 1
    opened[:] = -1
    while left > 0:
        made = (deck.size - left) // 2
        # The open tiles to the front.
        count = 0
        for i in range(left):
            tile = deck[i]
            if _is_open(table, tile):
                if opened[tile] < 0:
                    opened[tile] = made
                _leave(deck, i, count)
                count += 1
        tile1, tile2, found = 0, 0, False
        if count > 1:
            for attempt in range(_TRIES):
                # Digging on where tiles have just come free makes long chains, as in boards dealt at random.
                tile1 = _opened_last(deck, opened, count, _DRAWS if attempt < _TRIES // 2 else 1, chance)
                tile2 = deck[draw_below(chance, count)]
                found = (
                    tile1 != tile2
                    and _fits(painted, budget, tile1, tile2)
                    and _are_linked(table, tile1, tile2)
                )
                if found:
                    break
        if not found:
            tile1, tile2 = _any_pair(table, painted, budget, deck[:left], count, chance)
            found = tile1 > 0
        if not found:
            return left
        kind1, kind2 = painted[tile1], painted[tile2]
        if (kind1 < 0) != (kind2 < 0):
            budget[max(kind1, kind2)] -= 1
        pairs[made, 0], pairs[made, 1] = tile1, tile2
        moves[made, 0], moves[made, 1] = table.where[tile1], table.where[tile2]
        _take(table, tile1, tile2)
        for tile in (tile1, tile2):
            place = 0
            while deck[place] != tile:
                place += 1
            left -= 1
            _leave(deck, place, left)
    return 0
