"""A cell in words, for the foot of the window and for screen readers."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import numpy as np

from editor.tools.planes import Mask
from editor.words import count, phrases, tr
from levels.board import EMPTY, SLOT, VOID, WALL, Cell, Position
from levels.kinds import orb_kinds, tile_kinds
from levels.level import Level, OrbLevel, Pack

KindName = Callable[[Cell], str]
"""Returns what a kind is called."""


def cell_name(cell: Cell, kind_name: KindName) -> str:
    """Return what stands on a cell, in a word or two."""
    if cell > EMPTY:
        return kind_name(cell)
    return {
        EMPTY: tr("empty"),
        SLOT: tr("slot"),
        WALL: tr("wall"),
        VOID: tr("void"),
    }[cell]


@cache
def _given_names() -> frozenset[str]:
    return frozenset(kind.name for kind in (*tile_kinds(42), *orb_kinds(10)))


def known_name(name: str) -> str:
    """Return the name of a kind as it is shown: a designer's own as it is, one of ours translated."""
    return tr(name) if name in _given_names() else name


def kind_namer(pack: Pack, drawn_name: KindName) -> KindName:
    """Return a function that names kinds: as the pack does, else as the pictures are called."""

    def name(kind: Cell) -> str:
        return known_name(pack.kinds[kind - 1].name) if kind <= len(pack.kinds) else drawn_name(kind)

    return name


def place(at: Position) -> str:
    """Return a place as people count: `r4 c8`."""
    return tr("r{row} c{col}", row=at[0] + 1, col=at[1] + 1)


def spoken(level: Level, at: Position, kind_name: KindName, chosen: Mask | None) -> str:
    """Return a cell as a sentence to be read aloud."""
    board = level.shown
    parts = [
        tr("Row {row}, column {col}", row=at[0] + 1, col=at[1] + 1),
        cell_name(board[at], kind_name),
    ]
    if isinstance(level, OrbLevel) and at in level.plus:
        parts.append(tr("plus"))
    if level.layout is not None and level.layout[at] == SLOT and board[at] != SLOT:
        parts.append(tr("dealt"))
    if chosen is not None and chosen.shape == board.shape and chosen[at]:
        parts.append(tr("chosen"))
        parts.append(count(int(np.count_nonzero(chosen)), "{n} cell chosen", "{n} cells chosen"))
    return phrases(parts)
