"""Dealing by pairs: a layout is taken apart as though all tiles were alike.

Every slot and every painted tile is a tile with a number of its own, from 1 on.

position   (cells, where, free, dirty): int16 (rows * cols), the tile of each cell or its code; int16 (tiles
+ 1),
           the flat cell of each tile; the masks of generator.kernels.links; the unpacked lanes of
           generator.kernels.collapse.settle.
ground     (spots, reach, lanes, lane_of, max_turns): int64 (2, rows * cols), the row and column of each cell;
           room to search for paths; the lane tables; the most turns.
kinds      int16 (tiles + 1): the kind of each tile, counted from 0, and -1 while it is a slot.
pairs      int16 (tiles // 2, 2): which tiles are to go together.
moves      int16 (tiles // 2, 2): the flat cells of pairs, in the order in which they go.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from generator.kernels.chance import Chance, draw_below, shuffle
from generator.kernels.collapse import Spots, mark_lane, settle
from generator.kernels.inner import allocating, inner
from generator.kernels.links import Masks, is_open, linked, set_free

Numbers: TypeAlias = npt.NDArray[np.int16]
Position: TypeAlias = tuple[Numbers, Numbers, Masks, Numbers]
Ground: TypeAlias = tuple[Spots, Masks, Numbers, Numbers, int]

_TRIES = 300
"""Tiles that are drawn at random for a pair before all are looked through."""
_CHOOSY_TRIES = 40
"""Of these, those in which pairs that link at the start are passed over."""
_PARTNERS = 8
"""Partners that are drawn at random for one of them."""
_DIGGING = 90
"""Times in a hundred that a pair begins next to the last one."""


@inner
def _are_linked(free: Masks, reach: Masks, spots: Spots, max_turns: int, cell1: int, cell2: int) -> bool:
    row1, col1, row2, col2 = spots[0, cell1], spots[1, cell1], spots[0, cell2], spots[1, cell2]
    if abs(row1 - row2) + abs(col1 - col2) == 1:
        return True
    return (
        is_open(free, row1, col1)
        and is_open(free, row2, col2)
        and linked(free, reach, max_turns, row1, col1, row2, col2)
    )


@inner
def _lift(cells: Numbers, free: Masks, dirty: Numbers, lane_of: Numbers, spots: Spots, cell: int) -> None:
    """Remove the tile of a cell; its lanes are packed later."""
    cells[cell] = 0
    set_free(free, spots[0, cell], spots[1, cell])
    for turn in range(lane_of.shape[0]):
        mark_lane(dirty, lane_of, turn, cell)


@inner
def reset(start: Position, position: Position) -> None:
    """Make a position like another one."""
    # Loops, because an assignment of slices compiles its complaint about their shapes, and that takes
    # seconds.
    for i in range(start[0].size):
        position[0][i] = start[0][i]
    for i in range(start[1].size):
        position[1][i] = start[1][i]
    for i in range(start[2].shape[0]):
        for j in range(start[2].shape[1]):
            position[2][i, j] = start[2][i, j]
    for i in range(start[3].shape[0]):
        for j in range(start[3].shape[1]):
            position[3][i, j] = start[3][i, j]


@inner
def _fits(kinds: Numbers, budget: Numbers, tile1: int, tile2: int) -> bool:
    """Say whether two tiles can be of one kind, slots taking what the budget has."""
    kind1, kind2 = kinds[tile1], kinds[tile2]
    if kind1 >= 0 and kind2 >= 0:
        return bool(kind1 == kind2)
    kind = max(kind1, kind2)
    return bool(kind < 0 or budget[kind] > 0)


@inner
def _draw_beside(cells: Numbers, spots: Spots, last: Numbers, chance: Chance) -> int:
    """Return the tile on one of the last two cells or on a neighbour, drawn at random, or 0."""
    way = draw_below(chance, 5 * last.size)
    row, col = spots[0, last[way % 2]], spots[1, last[way % 2]]
    row += (way < 2) - (2 <= way < 4)
    col += (4 <= way < 6) - (6 <= way < 8)
    if 0 <= row <= spots[0, -1] and 0 <= col <= spots[1, -1]:
        return int(max(0, cells[row * (spots[1, -1] + 1) + col]))
    return 0


@inner
def _any_pair(
    position: Position, ground: Ground, kinds: Numbers, budget: Numbers, tiles: Numbers
) -> tuple[int, int]:
    """Look all tiles through for a pair that fits and links; return 0, 0 when there is none."""
    _, where, free, _ = position
    spots, reach, _, _, max_turns = ground
    for i in range(tiles.size):
        tile = int(tiles[i])
        for j in range(i):
            other = int(tiles[j])
            if _fits(kinds, budget, tile, other) and _are_linked(
                free, reach, spots, max_turns, where[tile], where[other]
            ):
                return tile, other
    return 0, 0


@inner
def _draw_pair(
    positions: tuple[Position, Position],
    ground: Ground,
    kinds: Numbers,
    budget: Numbers,
    tiles: Numbers,
    last: Numbers,
    early: int,
    chance: Chance,
) -> tuple[int, int]:
    """Draw a pair that fits and links, if possible next to the last move; return 0, 0 when none was found.

    When `early`, the number of pairs that may link at the start as well, is used up, such pairs are passed
    over for a while.
    """
    start, position = positions
    start_where, start_free = start[1], start[2]
    cells, where, free, _ = position
    spots, reach, _, _, max_turns = ground
    for attempt in range(_TRIES):
        # Digging on where a pair has just gone makes long chains of tiles that wait for each other.
        digs = 2 * attempt < _TRIES and draw_below(chance, last.size * 100) < 2 * _DIGGING
        tile = int(tiles[draw_below(chance, tiles.size)])
        if digs and last[0] != last[1]:
            tile = int(_draw_beside(cells, spots, last, chance))
            if tile == 0:
                continue
        cell = where[tile]
        if not is_open(free, spots[0, cell], spots[1, cell]):
            continue
        for _partner in range(_PARTNERS):
            other = int(tiles[draw_below(chance, tiles.size)])
            if other == tile or not _fits(kinds, budget, tile, other):
                continue
            if not _are_linked(free, reach, spots, max_turns, cell, where[other]):
                continue
            if early > 0 or attempt >= _CHOOSY_TRIES:
                return tile, other
            cell1, cell2 = start_where[tile], start_where[other]
            if not _are_linked(start_free, reach, spots, max_turns, cell1, cell2):
                return tile, other
    return 0, 0


@inner
def _links_of_any_pairing(start: Position, ground: Ground, tiles: Numbers, chance: Chance) -> int:
    """Return how many pairs link at the start when all tiles are paired at random; tiles are shuffled."""
    _, where, free, _ = start
    spots, reach, _, _, max_turns = ground
    shuffle(tiles, chance)
    count = 0
    for i in range(0, tiles.size - 1, 2):
        count += _are_linked(free, reach, spots, max_turns, where[tiles[i]], where[tiles[i + 1]])
    return count


@inner
def _deal_rest(pairs: Numbers, kinds: Numbers, budget: Numbers, room: Numbers, chance: Chance) -> None:
    """Give each pair of slots a kind, drawn at random from what is left of the budget."""
    spare = 0
    for kind in range(budget.size):
        for _pair in range(budget[kind] >> 1):
            room[spare] = kind
            spare += 1
    shuffle(room[:spare], chance)
    for i in range(pairs.shape[0]):
        tile1, tile2 = pairs[i, 0], pairs[i, 1]
        if kinds[tile1] < 0:
            spare -= 1
            kinds[tile1] = kinds[tile2] = room[spare]


@allocating
def dismantle(
    positions: tuple[Position, Position],
    ground: Ground,
    kinds: Numbers,
    budget: Numbers,
    deck: Numbers,
    chance: Chance,
    pairs: Numbers,
    moves: Numbers,
) -> int:
    """Take a board apart pair by pair, as though any two slots were of one kind; return the tiles left.

    Each pair links when its turn comes, so many of them would at the start already, far more than of a random
    pairing. Pairs are chosen so that it is about as many.

    positions: the start, which stays, and room to play. kinds: those of painted tiles, and receives those of
    slots when no tile is left. budget: int16 (kinds), how many tiles of each kind are to be dealt; used up.
    deck: int16 (2, tiles + 1), room for the tiles that are left and the place of each among them.
    """
    start, position = positions
    cells, where, free, dirty = position
    spots, reach, lanes, lane_of, max_turns = ground
    reset(start, position)
    left = pairs.shape[0] * 2
    for tile in range(1, left + 1):
        deck[0, tile - 1] = tile
    early = _links_of_any_pairing(start, ground, deck[0, :left], chance)
    for i in range(left):
        deck[1, deck[0, i]] = i
    last = np.zeros(2, np.int16)
    for made in range(pairs.shape[0]):
        tiles = deck[0, :left]
        tile1, tile2 = _draw_pair(positions, ground, kinds, budget, tiles, last, early, chance)
        if tile1 == 0:
            tile1, tile2 = _any_pair(position, ground, kinds, budget, tiles)
            if tile1 == 0:
                return int(left)
        cell1, cell2 = start[1][tile1], start[1][tile2]
        early -= _are_linked(start[2], reach, spots, max_turns, cell1, cell2)
        if (kinds[tile1] < 0) != (kinds[tile2] < 0):
            kinds[tile1] = kinds[tile2] = max(kinds[tile1], kinds[tile2])
            budget[kinds[tile1]] -= 1
        pairs[made, 0], pairs[made, 1] = tile1, tile2
        for i in range(2):
            tile = pairs[made, i]
            last[i] = moves[made, i] = where[tile]
            left -= 1
            place, other = deck[1, tile], deck[0, left]
            deck[0, place], deck[1, other] = other, place
            deck[0, left] = tile
            _lift(cells, free, dirty, lane_of, spots, last[i])
        settle(cells, free, where, lanes, lane_of, dirty, spots)
    _deal_rest(pairs, kinds, budget, deck[0], chance)
    return 0
