"""A beam over orders of play: from all positions of a level to the most promising ones of the next.

The arrays are those of generator.kernels.orders; a beam has a row of kinds and of lines for each position.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from generator.kernels.chance import Chance, draw_unit
from generator.kernels.games import Numbers, Words
from generator.kernels.inner import inner, outer
from generator.kernels.orders import (
    Rooms,
    count_behind,
    distance,
    hash_moves,
    is_lost,
    list_moves,
    note_lost,
    take,
    undo,
)

Children: TypeAlias = npt.NDArray[np.int32]
"""int32 (n, 3): which position of the beam, and the two places of the pair that it takes."""
Stack: TypeAlias = tuple[Numbers, Numbers, Words]
"""log, moves and values."""
Scores: TypeAlias = npt.NDArray[np.float64]

# What a position is worth: a kind of which a pair links, and one more for its last pair; a pair that links,
# and each tile behind it, which moves up; an open tile; a kind of which two are left, and each line and
# column that they are apart; and chance, to keep the beam broad. Fitted to positions of which it is known
# whether they can be cleared, then tried: beams of 60 cleared half as many again of some 200 boards.
_KIND, _LAST_PAIR, _PAIR, _BEHIND, _OPEN, _TWO_LEFT, _APART, _NOISE = 2.0, 2.0, 0.5, 0.2, 0.5, -0.8, -0.2, 2.0

DEAD = -np.inf
"""The score of a position in which nothing links; others may well be below 0."""


@outer
def list_children(
    beam: tuple[Numbers, Words, Words],
    tables: tuple[Numbers, Words, Words],
    rooms: Rooms,
    stack: Stack,
    max_turns: int,
    children: Children,
    hashes: Words,
    span: npt.NDArray[np.int64],
) -> None:
    """List what follows the positions from span[0] to span[1], as far as children have room.

    beam: kinds, lines, hashes, a position a row. tables: chart, keys, lost. children and hashes receive the
    positions that are not known to be lost, from row span[2] on. Afterwards span[0] is the first position not
    yet done, span[2] the end of the children.
    """
    chart, keys, lost = tables
    log, moves, values = stack
    end = span[2]
    while span[0] < span[1]:
        parent = span[0]
        kinds, lines, value = beam[0][parent], beam[1][parent], beam[2][parent]
        count = list_moves(kinds, lines, chart, rooms, max_turns, moves, 0)
        if end + count > children.shape[0]:
            break
        log[0, 0] = 1
        hash_moves((kinds, lines, log), keys, chart, moves, value, values, 0, count)
        for i in range(count):
            if not is_lost(lost, values[i]):
                children[end, 0], children[end, 1], children[end, 2] = parent, moves[i, 0], moves[i, 1]
                hashes[end] = values[i]
                end += 1
        span[0] = parent + 1
    span[2] = end


@outer
def weigh_children(
    beam: tuple[Numbers, Words, Words],
    tables: tuple[Numbers, Words, Words],
    rooms: Rooms,
    stack: Stack,
    max_turns: int,
    children: Children,
    scores: Scores,
    chance: Chance,
    tally: npt.NDArray[np.int64],
) -> None:
    """Give each child a score; a child without a linking pair is noted as lost and scores DEAD."""
    chart, keys, lost = tables
    bucket = rooms[1]
    log, moves, _values = stack
    for child in range(children.shape[0]):
        parent, place1, place2 = children[child, 0], children[child, 1], children[child, 2]
        kinds, lines = beam[0][parent], beam[1][parent]
        log[0, 0] = 1
        value = take(kinds, lines, keys, chart, log, place1, place2, beam[2][parent])
        count = list_moves(kinds, lines, chart, rooms, max_turns, moves, 0)
        if count == 0:
            note_lost(lost, value, tally)
            scores[child] = DEAD
        else:
            scores[child] = _worth(kinds, chart, bucket, moves, count) + _NOISE * draw_unit(chance)
        undo(kinds, lines, chart, log, 1)


@inner
def _worth(
    kinds: Numbers, chart: Numbers, bucket: npt.NDArray[np.int32], moves: Numbers, count: int
) -> float:
    """Return what a position is worth by its moves and the open tiles in the bucket; writes over that."""
    worth = 0.0
    for kind in range(1, bucket.shape[0]):
        worth += _OPEN * bucket[kind, 0]
        bucket[kind, 0] = 0
    # From now on it holds how many tiles of a kind are left, where the first is, and how far off the second.
    for place in range(kinds.size):
        kind = kinds[place]
        if kind > 0:
            left = bucket[kind, 0] + 1
            bucket[kind, 0] = left
            if left == 1:
                bucket[kind, 1] = place
            elif left == 2:
                bucket[kind, 2] = distance(chart, bucket[kind, 1], place)
                worth += _TWO_LEFT + _APART * bucket[kind, 2]
            elif left == 3:
                worth -= _TWO_LEFT + _APART * bucket[kind, 2]
    for i in range(count):
        place1, place2 = moves[i, 0], moves[i, 1]
        worth += _PAIR + _BEHIND * (count_behind(kinds, chart, place1) + count_behind(kinds, chart, place2))
        left = bucket[kinds[place1], 0]
        if left > 0:
            worth += _KIND + _LAST_PAIR if left == 2 else _KIND
            bucket[kinds[place1], 0] = 0
    return worth


@outer
def follow_children(
    beam: tuple[Numbers, Words, Words],
    following: tuple[Numbers, Words, Words],
    tables: tuple[Numbers, Words, Words],
    log: Numbers,
    children: Children,
) -> None:
    """Write the positions of the children into the beam that follows."""
    chart, keys, _lost = tables
    for child in range(children.shape[0]):
        parent = children[child, 0]
        for place in range(beam[0].shape[1]):
            following[0][child, place] = beam[0][parent, place]
        for row in range(beam[1].shape[1]):
            following[1][child, row] = beam[1][parent, row]
        log[0, 0] = 1
        kinds, lines = following[0][child], following[1][child]
        following[2][child] = take(
            kinds, lines, keys, chart, log, children[child, 1], children[child, 2], beam[2][parent]
        )
