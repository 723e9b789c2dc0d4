"""Players: games on link boards, played through by drawing among the linking pairs.

A position is the tuple (cells, where, lines) of generator.kernels.games; chart and reach are described there.

pairs    int16 (n, 2): all pairs of tiles of one kind, in any order; the kernels shuffle them.
weights  float64 (6,): what one step from tile to tile, one turn, one place down the order of pairs, and one
         pair that links afterwards add to the score of a pair, whose odds are e to its score; then how far a
         step down and a step to the right lead in the order of tiles.
"""

from __future__ import annotations

import math
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from generator.kernels.chance import Chance, draw_below, draw_unit
from generator.kernels.games import (
    Numbers,
    Words,
    are_linked,
    copy_position,
    fewest_turns,
    take,
    take_first,
)
from generator.kernels.inner import inner, outer

Position: TypeAlias = tuple[Numbers, Numbers, Words]
Weights: TypeAlias = npt.NDArray[np.float64]
Counts: TypeAlias = npt.NDArray[np.int64]
Record: TypeAlias = tuple[Numbers, Numbers, Counts, Counts]


# No board has more: two numbers below it make one.
_MOST_TILES = 1 << 14


@inner
def _swap(pairs: Numbers, i: int, j: int) -> None:
    first, second = pairs[i, 0], pairs[i, 1]
    pairs[i, 0], pairs[i, 1] = pairs[j, 0], pairs[j, 1]
    pairs[j, 0], pairs[j, 1] = first, second


@inner
def _draw_pair(
    position: Position,
    reach: Words,
    chart: Numbers,
    max_turns: int,
    pairs: Numbers,
    live: int,
    chance: Chance,
) -> tuple[int, bool]:
    """Put a linking pair, each as likely as any other, in front of pairs.

    Only the first `live` pairs can have both tiles left. Return how many can still, and whether a pair links.
    """
    _, where, lines = position
    tried = 0
    while tried < live:
        i = tried + draw_below(chance, live - tried)
        place1, place2 = where[pairs[i, 0]], where[pairs[i, 1]]
        if place1 == 0 or place2 == 0:
            live -= 1
            _swap(pairs, i, live)
        elif are_linked(lines, reach, chart, max_turns, place1, place2):
            _swap(pairs, i, 0)
            return live, True
        else:
            # Drawn without putting back: one look at each pair shows that none links.
            _swap(pairs, i, tried)
            tried += 1
    return live, False


@inner
def _drop_dead(where: Numbers, pairs: Numbers, live: int) -> int:
    """Move the pairs of which a tile is gone behind the others; return how many others there are."""
    i = 0
    while i < live:
        if where[pairs[i, 0]] == 0 or where[pairs[i, 1]] == 0:
            live -= 1
            _swap(pairs, i, live)
        else:
            i += 1
    return live


@outer
def count_links(
    position: Position, reach: Words, chart: Numbers, max_turns: int, pairs: Numbers, live: int
) -> int:
    """Count the pairs that link."""
    _, where, lines = position
    count = 0
    for i in range(live):
        place1, place2 = where[pairs[i, 0]], where[pairs[i, 1]]
        if place1 > 0 and place2 > 0:
            count += are_linked(lines, reach, chart, max_turns, place1, place2)
    return count


@inner
def _score(
    position: Position,
    reach: Words,
    chart: Numbers,
    max_turns: int,
    weights: Weights,
    place1: int,
    place2: int,
) -> Any:
    """Return what the place and the link of a pair are worth to a player."""
    lines = position[2]
    row1, col1, row2, col2 = chart[0, place1], chart[1, place1], chart[0, place2], chart[1, place2]
    score = weights[0] * (abs(row1 - row2) + abs(col1 - col2))
    if weights[1] != 0.0:
        score += weights[1] * fewest_turns(lines, reach, max_turns, row1, col1, row2, col2)
    rank1 = weights[4] * row1 + weights[5] * col1
    rank2 = weights[4] * row2 + weights[5] * col2
    return score + weights[2] * (min(rank1, rank2) * _MOST_TILES + max(rank1, rank2))


@inner
def _weigh_pairs(
    positions: tuple[Position, Position],
    reach: Words,
    chart: Numbers,
    rules: tuple[int, bool],
    pairs: Numbers,
    live: int,
    weights: Weights,
    chance: Chance,
) -> bool:
    """Put a linking pair, drawn by its score, in front of the `live` pairs; say whether there is one."""
    position, trial = positions
    cells, where, lines = position
    max_turns, packed = rules
    best, chosen = -math.inf, -1
    for i in range(live):
        place1, place2 = where[pairs[i, 0]], where[pairs[i, 1]]
        if not are_linked(lines, reach, chart, max_turns, place1, place2):
            continue
        # The highest score, noise of this shape added to each, is a draw by the odds (Gumbel, 1954).
        noise = -math.log(-math.log(draw_unit(chance)))
        score = noise + _score(position, reach, chart, max_turns, weights, place1, place2)
        if weights[3] != 0.0:
            copy_position(cells, where, lines, trial[0], trial[1], trial[2])
            _take(trial, chart, packed, pairs[i, 0], pairs[i, 1])
            score += weights[3] * count_links(trial, reach, chart, max_turns, pairs, live)
        if score > best:
            best, chosen = score, i
    if chosen < 0:
        return False
    _swap(pairs, chosen, 0)
    return True


@inner
def _take(position: Position, chart: Numbers, packed: bool, tile1: int, tile2: int) -> None:
    cells, where, lines = position
    if packed:
        take(cells, where, lines, chart, tile1, tile2)
    else:
        take_first(cells, where, lines, chart, tile1, tile2)


@inner
def _play(
    positions: tuple[Position, Position, Position],
    reach: Words,
    chart: Numbers,
    rules: tuple[int, bool],
    pairs: Numbers,
    weights: Weights,
    chance: Chance,
    moves: Numbers,
) -> int:
    """Play one game from the first position on the second; return how many moves were made."""
    start, position, trial = positions
    cells, where, lines = position
    copy_position(start[0], start[1], start[2], cells, where, lines)
    max_turns, packed = rules
    uniform = weights[0] == weights[1] == weights[2] == weights[3] == 0.0
    live, made, tiles = pairs.shape[0], 0, where.size - 1
    while 2 * made < tiles:
        if uniform:
            live, going = _draw_pair(position, reach, chart, max_turns, pairs, live, chance)
        else:
            live = _drop_dead(where, pairs, live)
            now = (max_turns, packed)
            going = _weigh_pairs((position, trial), reach, chart, now, pairs, live, weights, chance)
        if not going:
            break
        tile1, tile2 = pairs[0, 0], pairs[0, 1]
        moves[made, 0], moves[made, 1] = where[tile1], where[tile2]
        made += 1
        _take(position, chart, packed, tile1, tile2)
        packed = True
    return made


@outer
def play_games(
    positions: tuple[Position, Position, Position],
    reach: Words,
    chart: Numbers,
    rules: tuple[int, bool],
    pairs: Numbers,
    weights: Weights,
    chance: Chance,
    record: Record,
) -> None:
    """Play games, each from the first of the positions on the second; the third is room to look ahead.

    rules: the most turns, and whether every lane is packed at the start.
    record: the moves of the last game and of the longest, each (n, 2), a pair of places a row; the games
    after which each tile was left, (tiles + 1); and a tally of the games to play, the games won, and the
    moves of the longest.
    """
    moves, best, stayed, tally = record
    where = positions[1][1]
    tiles = positions[0][1].size - 1
    while tally[0] > 0:
        tally[0] -= 1
        made = _play(positions, reach, chart, rules, pairs, weights, chance, moves)
        if 2 * made == tiles:
            tally[1] += 1
        else:
            for tile in range(1, tiles + 1):
                stayed[tile] += where[tile] > 0
        if made > tally[2]:
            tally[2] = made
            for i in range(made):
                best[i, 0], best[i, 1] = moves[i, 0], moves[i, 1]


@outer
def play_until_cleared(
    positions: tuple[Position, Position],
    reach: Words,
    chart: Numbers,
    rules: tuple[int, bool],
    pairs: Numbers,
    plays: int,
    chance: Chance,
    moves: Numbers,
) -> tuple[int, int, int]:
    """Play games, each from the first position on the second, until one clears the board; any pair is alike.

    The games are those that `play_games` plays without weights, which takes four times as long to compile.
    Return how many were played, at most `plays`, the moves of the last one, and those of all together.
    """
    start, position = positions
    cells, where, lines = position
    tiles = where.size - 1
    made, total = 0, 0
    for game in range(plays):
        copy_position(start[0], start[1], start[2], cells, where, lines)
        max_turns, packed = rules
        live, made, going = pairs.shape[0], 0, True
        while going and 2 * made < tiles:
            live, going = _draw_pair(position, reach, chart, max_turns, pairs, live, chance)
            if going:
                tile1, tile2 = pairs[0, 0], pairs[0, 1]
                moves[made, 0], moves[made, 1] = where[tile1], where[tile2]
                made += 1
                _take(position, chart, packed, tile1, tile2)
                packed = True
        total += made
        if 2 * made == tiles:
            return game + 1, made, total
    return plays, made, total


@outer
def count_along(
    positions: tuple[Position, Position],
    reach: Words,
    chart: Numbers,
    rules: tuple[int, bool],
    pairs: Numbers,
    moves: Numbers,
    counts: Counts,
) -> None:
    """Make moves, pairs of places, from the first position on the second; count the links before each."""
    start, position = positions
    cells, where, lines = position
    copy_position(start[0], start[1], start[2], cells, where, lines)
    max_turns, packed = rules
    for i in range(moves.shape[0]):
        counts[i] = count_links(position, reach, chart, max_turns, pairs, pairs.shape[0])
        _take(position, chart, packed, cells[moves[i, 0]], cells[moves[i, 1]])
        packed = True
