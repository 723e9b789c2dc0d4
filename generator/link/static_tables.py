"""The tables and buffers of the static search for one board."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np

from generator.chance import chance_of
from generator.kernels.clauses import Clauses, begin_clauses
from generator.kernels.clearing import Clearing, look_at_all
from generator.kernels.links import Masks, fill_free, mask_shape, reach_shape
from generator.kernels.marks import NOWHERE, Marks
from generator.kernels.tiles import Ints, Tiles, number_pairs
from levels.board import EMPTY, Board
from levels.rules import LinkRules, Seed

MOST_PAIRS: Final = 2_000_000
"""The pairs of tiles of one kind, all kinds together, for which there is room."""

_MOST_KEPT: Final = 512
"""Tables for up to so many tiles are kept for the next board; larger ones can take up much memory."""
_FIRST_STORE: Final = 1 << 14


def has_room(board: Board) -> bool:
    """Say whether the tables of a board fit."""
    return sum(count * (count - 1) // 2 for count in board.kind_counts().values()) <= MOST_PAIRS


def tiles_of(board: Board, rules: LinkRules) -> Tiles:
    """Return the tables of a board's tiles."""
    flat = board.cells.ravel()
    cells = np.flatnonzero(flat > EMPTY)
    cells = cells[np.argsort(flat[cells], kind="stable")]
    at = np.full(flat.size, -1, np.int64)
    at[cells] = np.arange(cells.size)
    row, col = np.divmod(cells, board.cols)
    size = np.array([board.rows, board.cols, rules.max_turns], np.int64)
    many_of_kind = tuple(board.kind_counts().values())
    tables = (_kept_tables if cells.size <= _MOST_KEPT else _tables_of)(many_of_kind)
    return tables._replace(row=row, col=col, at=at, size=size)


def _tables_of(many_of_kind: tuple[int, ...]) -> Tiles:
    """Return the tables for so many tiles of each kind, before it is known where these stand."""
    counts = np.array(many_of_kind, np.int64)
    pairs = counts * (counts - 1) // 2
    choices = np.where(counts == 2, 0, np.where(counts == 4, 3, pairs))
    entries = 2 * int(pairs.sum())
    nowhere = np.empty(0, np.int64)
    tiles = Tiles(
        row=nowhere,
        col=nowhere,
        kind=np.repeat(np.arange(counts.size), counts),
        first=_starts(counts),
        choice=_starts(choices),
        start=_starts(np.repeat(counts - 1, counts)),
        partner=np.empty(entries, np.int64),
        chosen_by=np.empty(entries, np.int64),
        pair=np.empty(entries, np.int64),
        one=np.empty(int(choices.sum()), np.int64),
        two=np.empty(int(choices.sum()), np.int64),
        at=nowhere,
        size=nowhere,
    )
    number_pairs(tiles)
    return tiles


# Boards are mostly solved many of a sort in a row: dealt, swapped, repaired.
_kept_tables = lru_cache(maxsize=4)(_tables_of)


def _starts(counts: Ints) -> Ints:
    """Return where each of several runs begins, and where the last one ends."""
    starts = np.zeros(counts.size + 1, np.int64)
    np.cumsum(counts, out=starts[1:])
    return starts


def free_masks(board: Board, rules: LinkRules) -> Masks:
    """Return the masks of the free cells of a board."""
    free = np.empty(mask_shape(board.rows, board.cols), np.uint64)
    fill_free(board.cells, rules.border == "open", free)
    return free


def new_marks(board: Board, rules: LinkRules, tiles: Tiles) -> Marks:
    """Return marks on a board, with no tile marked."""
    many = tiles.row.size
    return Marks(
        free=free_masks(board, rules),
        reach=np.empty(reach_shape(board.rows, board.cols), np.uint64),
        order=np.arange(many),
        place=np.arange(many),
        support=np.zeros(many, np.int64),
        upheld=np.full(tiles.one.size, NOWHERE, np.int64),
        counts=np.array([0, NOWHERE], np.int64),
    )


def new_clearing(board: Board, rules: LinkRules, tiles: Tiles, seed: Seed) -> Clearing:
    """Return the clearing of an untouched board."""
    many, kinds, pairs = tiles.row.size, tiles.first.size - 1, tiles.pair.size // 2
    clearing = Clearing(
        free=free_masks(board, rules),
        reach=np.empty(reach_shape(board.rows, board.cols), np.uint64),
        seats=np.arange(many),
        seat=np.arange(many),
        alive=np.diff(tiles.first),
        moves=np.empty((many // 2, 2), np.int64),
        best=np.empty((many // 2, 2), np.int64),
        links=np.empty((pairs, 2), np.int64),
        linked=np.zeros(pairs, np.bool_),
        agenda=np.empty(kinds, np.int64),
        waiting=np.zeros(kinds, np.bool_),
        chain=np.full((2, many), -1, np.int64),
        touched=np.empty(many, np.int64),
        fresh=np.empty(many, np.int64),
        counts=np.zeros(5, np.int64),
        chance=chance_of(seed, "static search"),
    )
    look_at_all(tiles, clearing)
    return clearing


def new_clauses(tiles: Tiles, seed: Seed) -> Clauses:
    """Return the clauses of a board before the search: each tile has one partner."""
    many = tiles.one.size
    clauses = Clauses(
        value=np.zeros(many, np.int8),
        level=np.empty(many, np.int64),
        reason=np.empty(many, np.int64),
        seen=np.zeros(many, np.int8),
        activity=np.empty(many + 1),
        trail=np.empty(many, np.int64),
        limits=np.empty((many + 1, 3), np.int64),
        watch=np.full(2 * many, -1, np.int64),
        store=np.empty(tiles.pair.size + 3 * tiles.row.size + 4 * many + _FIRST_STORE, np.int64),
        clause=np.empty(many + 2, np.int64),
        side=np.empty(many + 2, np.int64),
        spare=np.empty(many + 2, np.int64),
        counts=np.zeros(4, np.int64),
    )
    begin_clauses(tiles, clauses, chance_of(seed, "activity"))
    return clauses
