"""Mixing the pairs of a clearing: tiles change places between pairs that clear the board all the same.

Boards are laid out as generator.kernels.games has them, all tiles alike.

pairs      int16 (tiles // 2, 2): which tiles go together.
order      int16 (tiles // 2): the pairs in the order in which they clear the board.
moves      int16 (tiles // 2, 2): the places of these pairs when their turn has come.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numba import njit

from generator.kernels.chance import Chance, draw_below, shuffle
from generator.kernels.games import Numbers, Words, are_linked, copy_position, take, take_first
from generator.kernels.inner import inner

Position: TypeAlias = tuple[Numbers, Numbers, Words]
Ground: TypeAlias = tuple[Words, Numbers, int, bool]
"""Room to search for paths, the chart, the most turns, and whether every lane is packed at the start."""


@inner
def _play_pairs(
    positions: tuple[Position, Position],
    ground: Ground,
    pairs: Numbers,
    known: int,
    orders: tuple[Numbers, Numbers, Numbers],
    moves: Numbers,
) -> int:
    """Take pairs off the board in their order, each as soon as it links; return how many are left.

    known: how many from the first on are sure to link. orders: the order; receives the order in which they
    went; and room to work.
    """
    start, position = positions
    cells, where, lines = position
    copy_position(start[0], start[1], start[2], cells, where, lines)
    reach, chart, max_turns, packed = ground
    order, played, waiting = orders
    left, made = order.size, 0
    for i in range(left):
        waiting[i] = order[i]
    going = True
    while left > 0 and going:
        kept = 0
        for i in range(left):
            pair = waiting[i]
            tile1, tile2 = pairs[pair, 0], pairs[pair, 1]
            place1, place2 = where[tile1], where[tile2]
            if made < known or are_linked(lines, reach, chart, max_turns, place1, place2):
                moves[made, 0], moves[made, 1] = place1, place2
                played[made] = pair
                made += 1
                if packed:
                    take(cells, where, lines, chart, tile1, tile2)
                else:
                    take_first(cells, where, lines, chart, tile1, tile2)
                    packed = True
            else:
                waiting[kept] = pair
                kept += 1
        going = kept < left
        left = kept
    return left


@inner
def _links_early(start: Position, ground: Ground, tile1: int, tile2: int) -> bool:
    """Say whether two tiles link at the start."""
    reach, chart, max_turns, _ = ground
    return bool(are_linked(start[2], reach, chart, max_turns, start[1][tile1], start[1][tile2]))


@inner
def _nth(flags: Numbers, number: int) -> int:
    """Return which of the flags that are set is the one of a number, from 0 on."""
    i = 0
    while number > 0 or flags[i] == 0:
        number -= flags[i]
        i += 1
    return i


@njit(cache=True, nogil=True)
def mix(
    positions: tuple[Position, Position],
    ground: Ground,
    painted: Numbers,
    pairs: Numbers,
    moves: Numbers,
    steps: int,
    chance: Chance,
) -> int:
    """Swap tiles between pairs at random, as long as the pairs still clear the board; return the swaps kept.

    The pairs that link at the start may only become fewer, until they are as many as in a random pairing.
    positions: the start, which stays, and room to play. painted: int16 (tiles + 1), negative for the tiles
    that may be swapped. pairs in the order in which they clear the board; their order in the end is that of
    moves alone.
    """
    count = pairs.shape[0]
    room = np.empty((6, count), np.int16)
    order, played, waiting, early = room[0], room[1], room[2], room[3]
    trial = np.empty((count, 2), np.int16)
    any_order = room[4:].reshape(2 * count)
    for i in range(2 * count):
        any_order[i] = i + 1
    shuffle(any_order, chance)
    wanted, opening = 0, 0
    for i in range(count):
        order[i] = i
        wanted += _links_early(positions[0], ground, any_order[2 * i], any_order[2 * i + 1])
        early[i] = _links_early(positions[0], ground, pairs[i, 0], pairs[i, 1])
        opening += early[i]
    kept = 0
    for _step in range(steps):
        # Those that link at the start and are too many have to go first.
        i = _nth(early, draw_below(chance, opening)) if opening > wanted else draw_below(chance, count)
        which = draw_below(chance, 4 * count)
        j, a, b = which >> 2, which >> 1 & 1, which & 1
        if i == j or painted[pairs[i, a]] >= 0 or painted[pairs[j, b]] >= 0:
            continue
        early_i = _links_early(positions[0], ground, pairs[j, b], pairs[i, 1 - a])
        early_j = _links_early(positions[0], ground, pairs[i, a], pairs[j, 1 - b])
        now = opening + early_i + early_j - early[i] - early[j]
        if now > max(wanted, opening):
            continue
        pairs[i, a], pairs[j, b] = pairs[j, b], pairs[i, a]
        known = 0
        while order[known] != i and order[known] != j:
            known += 1
        if _play_pairs(positions, ground, pairs, known, (order, played, waiting), trial) > 0:
            pairs[i, a], pairs[j, b] = pairs[j, b], pairs[i, a]
            continue
        kept += 1
        opening, early[i], early[j] = now, early_i, early_j
        for k in range(count):
            order[k] = played[k]
            moves[k, 0], moves[k, 1] = trial[k, 0], trial[k, 1]
    return kept
