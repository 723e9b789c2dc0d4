"""A first look at a board where nothing collapses: a few greedy plays, and one marking."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from generator.chance import chance_of
from generator.kernels.greedy import CLEARED, LINE, MOST_KIND, MOST_LINES, OPEN, STUCK, UNDECIDED, decide
from levels.board import Board, Position
from levels.level import Move
from levels.rules import LinkRules, Seed

_TURNS: Final = 2
_PLAYS: Final = 8
"""More plays clear few boards more, which the search decides in less time."""
_MANY_NODES: Final = 1 << 40


class Early(NamedTuple):
    """What a first look has shown."""

    moves: tuple[Move, ...] = ()
    """The most that one play made."""
    is_cleared: bool = False
    """The moves clear the board."""
    stuck: tuple[Position, ...] = ()
    """All tiles that no play can free, as far as one marking shows it."""
    nodes: int = 0
    """Plays, and pairs picked in them."""


def look_early(board: Board, rules: LinkRules, *, most_nodes: int | None, seed: Seed) -> Early:
    """Return what a first look shows: nothing on huge boards, and under rules of other than two turns."""
    if rules.max_turns != _TURNS or max(board.shape) > MOST_LINES:
        return Early()
    size, side = board.cells.size, max(board.shape) + 3
    words = np.empty((6, max(size, side)), np.uint64)
    numbers = np.empty((11, max(size, MOST_KIND) + 2), np.int64)
    at = np.empty((2, side, side), np.int64)
    moves = np.empty((2, size // 2 + 1, 4), np.int64)
    most = _PLAYS, _MANY_NODES if most_nodes is None else most_nodes
    chance = chance_of(seed, "greedy")
    state, many, nodes = decide(board.cells, rules.border == "open", words, numbers, at, moves, most, chance)
    if state == STUCK:
        places = numbers[LINE : LINE + 2, numbers[OPEN, :many]] - 1
        return Early(stuck=tuple((row, col) for row, col in zip(*places.tolist(), strict=True)), nodes=nodes)
    if state not in (CLEARED, UNDECIDED):
        return Early()
    made = moves[0 if state == CLEARED else 1, :many].tolist()
    return Early(tuple((r1, c1, r2, c2) for r1, c1, r2, c2 in made), state == CLEARED, nodes=nodes)
