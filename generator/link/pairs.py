"""Which pairs of tiles link now: how many, which ones, and the first of them."""

from __future__ import annotations

import threading
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from generator.kernels.links import linking_pairs as find_pairs
from generator.kernels.links import mask_shape, reach_shape
from levels.board import MAX_KIND, Board, Position
from levels.rules import LinkRules

Pair: TypeAlias = tuple[Position, Position]
"""Two places of tiles that link, the earlier in row-major order first."""


def count_pairs(board: Board, rules: LinkRules) -> int:
    """Return how many unordered pairs of tiles link now: the connectable pair count."""
    return _find(board, rules, np.empty((0, 2), np.int32))


def hint(board: Board, rules: LinkRules) -> Pair | None:
    """Return the first linking pair in row-major order, or None when nothing links."""
    return next(iter(linking_pairs(board, rules, limit=1)), None)


def linking_pairs(board: Board, rules: LinkRules, *, limit: int | None = None) -> list[Pair]:
    """Return the linking pairs in row-major order, at most `limit` of them."""
    room = count_pairs(board, rules) if limit is None else limit
    if room == 0:
        return []
    found = np.empty((room, 2), np.int32)
    count = _find(board, rules, found)
    cols = board.cols
    return [(divmod(a, cols), divmod(b, cols)) for a, b in found[:count].tolist()]


class _Room(threading.local):
    """Room for the first tile of every kind: large, alike for all boards, so each thread keeps its own."""

    def __init__(self) -> None:
        self.first = np.empty((2, MAX_KIND + 1), np.int16)


_ROOM: Final = _Room()


def _find(board: Board, rules: LinkRules, found: npt.NDArray[np.int32]) -> int:
    """Run the kernel; return the pairs it counted."""
    free = np.empty(mask_shape(board.rows, board.cols), np.uint64)
    reach = np.empty(reach_shape(board.rows, board.cols), np.uint64)
    after = np.empty(board.rows * board.cols, np.int16)
    is_open = rules.border == "open"
    return int(find_pairs(board.cells, is_open, rules.max_turns, free, reach, _ROOM.first, after, found))
