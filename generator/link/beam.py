"""A beam over orders of play: all promising positions of a level at once, for boards that can be cleared."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from generator.kernels.beam import DEAD, Children, Scores, follow_children, list_children, weigh_children
from generator.kernels.games import Numbers, Words
from generator.link.orders import Orders, Start

_Level: TypeAlias = tuple[Numbers, Words, Words]
"""Kinds, lines and hashes of the positions of a level."""
_SLICE: Final = 4096
_RELATED: Final = 5.0
"""What a position's score loses for each better one with its parent, and for each with its grandparent."""


def search_beam(orders: Orders, start: Start, width: int) -> Iterator[None]:
    """Play from a start on, keeping of each level the `width` most promising positions.

    Yields between slices of work. Leaves the longest play in orders.best if it is longer than the one there.
    """
    level: _Level = start.kinds[None], start.lines[None], np.array([start.value])
    chosen: list[Children] = []
    grandparents = np.zeros(1, np.int32)
    while 2 * (len(chosen) + len(start.first)) < orders.tiles:
        children, hashes = yield from _children(orders, level)
        # Positions that are reached in several ways count once.
        children = children[np.unique(hashes, return_index=True)[1]]
        orders.nodes += len(children)
        if not len(children):
            break
        if 2 * (len(chosen) + len(start.first) + 1) == orders.tiles:
            chosen.append(children)
            break
        scores = yield from _scores(orders, level, children)
        alive = scores > DEAD
        if not alive.any():
            chosen.append(children[:1])
            break
        children, scores = children[alive], scores[alive]
        parents = children[:, 0]
        best = varied(scores, (parents, grandparents[parents]))[:width]
        chosen.append(children[best])
        grandparents = parents[best]
        level = _follow(orders, level, chosen[-1])
    _remember(orders, start, chosen)


def _children(orders: Orders, level: _Level) -> Generator[None, None, tuple[Children, Words]]:
    """Return what follows the positions of a level, as far as it is not lost, and the hashes."""
    found, found_hashes = [], []
    room = max(_SLICE, orders.most_pairs)
    span = np.array([0, level[2].size, 0], np.int64)
    while span[0] < span[1]:
        children, hashes = np.empty((room, 3), np.int32), np.empty(room, np.uint64)
        span[2] = 0
        list_children(
            level, orders.tables(), orders.rooms, orders.stack, orders.table.max_turns, children, hashes, span
        )
        found.append(children[: span[2]])
        found_hashes.append(hashes[: span[2]])
        yield
    return np.concatenate(found), np.concatenate(found_hashes)


def _scores(orders: Orders, level: _Level, children: Children) -> Generator[None, None, Scores]:
    """Return how promising each child is; DEAD when no pair of it links."""
    scores = np.empty(len(children))
    for first in range(0, len(children), _SLICE):
        part = slice(first, first + _SLICE)
        weigh_children(
            level,
            orders.tables(),
            orders.rooms,
            orders.stack,
            orders.table.max_turns,
            children[part],
            scores[part],
            orders.chance,
            orders.tally,
        )
        yield
    return scores


def varied(scores: Scores, families: Iterable[npt.NDArray[np.int32]]) -> npt.NDArray[np.intp]:
    """Return positions from the most promising on, those after better ones of their families much later.

    families: for each kind of family, which one a position belongs to. Without them a beam is soon full of
    positions that differ by little, and all of them get stuck for the same reason.
    """
    best = np.argsort(-scores, kind="stable")
    later = np.zeros(len(scores))
    for family in families:
        together = best[np.argsort(family[best], kind="stable")]
        members = family[together]
        later[together] += np.arange(len(scores)) - np.searchsorted(members, members)
    return np.argsort(_RELATED * later - scores, kind="stable")


def _follow(orders: Orders, level: _Level, children: Children) -> _Level:
    """Return the level of these children."""
    kinds = np.empty((len(children), level[0].shape[1]), np.int16)
    lines = np.empty((len(children), level[1].shape[1]), np.uint64)
    following = kinds, lines, np.empty(len(children), np.uint64)
    follow_children(level, following, orders.tables(), orders.stack[0], children)
    return following


def _remember(orders: Orders, start: Start, chosen: list[Children]) -> None:
    """Keep the moves to the first position of the last level if no longer play is known."""
    if len(start.first) + len(chosen) <= len(orders.best):
        return
    places = np.zeros((len(chosen), 2), np.int16)
    child = 0
    for depth in range(len(chosen) - 1, -1, -1):
        parent, place1, place2 = chosen[depth][child]
        places[depth] = place1, place2
        child = int(parent)
    orders.best = start.first + orders.table.moves(places)
