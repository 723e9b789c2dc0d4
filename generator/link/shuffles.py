"""Boards dealt at random, and random games on them that may prove them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np
import numpy.typing as npt

from generator.kernels.chance import shuffle
from generator.kernels.play import play_until_cleared
from generator.link.dealer import Dealer, game_table
from generator.link.hint_run import hint_run
from generator.link.table import Table, fits
from levels.board import Board
from levels.level import Move

_MOST_PAIRS: Final = 1 << 18
"""Pairs of tiles of one kind beyond which a random game takes too long."""
_HOPELESS: Final = 0.6
"""When two random games leave more than this part of a board, no random game will clear it."""


class Shuffles:
    """Random deals of one layout, one after the other, each with its random games."""

    def __init__(self, dealer: Dealer) -> None:
        self.dealer = dealer
        self._slots = dealer.setting.slots.copy()
        painted = dealer.painted[1:]
        fixed = np.bincount(painted[painted >= 0], minlength=dealer.kinds.size)
        sizes = fixed + dealer.budget
        first = np.cumsum(sizes) - sizes
        # Seats are numbered kind by kind; in each kind the painted tiles have the first ones, for good.
        self._kind_of_seat = np.repeat(np.arange(dealer.kinds.size, dtype=np.int16), sizes)
        is_fixed = np.arange(dealer.tiles) - first[self._kind_of_seat] < fixed[self._kind_of_seat]
        self._dealt_seats = np.flatnonzero(~is_fixed)
        self._tile_of_seat = np.zeros(dealer.tiles, np.int16)
        standing = np.flatnonzero(painted >= 0)
        self._tile_of_seat[is_fixed] = standing[np.argsort(painted[standing], kind="stable")] + 1
        self.board = self.deal()
        self.plays = 0
        self.hopeless = False
        """What the games on the last boards say of those to come."""
        self._games: _Games | None = None
        pairs = int((sizes * (sizes - 1) // 2).sum())
        if fits(self.board) and pairs <= _MOST_PAIRS:
            table = game_table(dealer.setting.layout, dealer.setting.rules)
            self._games = _Games(table, pairs_of_seats(tuple(sizes.tolist())), dealer)

    def deal(self) -> Board:
        """Deal the next board."""
        shuffle(self._slots, self.dealer.chance)
        self._tile_of_seat[self._dealt_seats] = self._slots
        kind_of = np.zeros(self.dealer.tiles + 1, np.int16)
        kind_of[self._tile_of_seat] = self._kind_of_seat
        self.board = self.dealer.board(kind_of)
        return self.board

    def games_to_win(self, board: Board, plays: int) -> int:
        """Return how many random games it takes to clear another deal; more than `plays` when none does."""
        if self._games is None:
            return plays + 1
        before = self.plays
        kinds = board.cells.ravel()[self.dealer.setting.cells]
        tile_of_seat = (np.argsort(kinds, kind="stable") + 1).astype(np.int16)
        won = self._games.play(tile_of_seat, plays, self) is not None
        return self.plays - before if won else plays + 1

    def play(self, plays: int) -> tuple[Move, ...] | None:
        """Play random games on the board, at most so many; return the moves of one that cleared it."""
        if self._games is None:
            self.plays += 1
            run = hint_run(self.board, self.dealer.setting.rules)
            return run.moves if run.cleared else None
        return self._games.play(self._tile_of_seat, plays, self)


class _Games:
    """The buffers of random games."""

    def __init__(self, table: Table, pairs_of_seats: npt.NDArray[np.int64], dealer: Dealer) -> None:
        self._table = table
        self._pairs_of_seats = pairs_of_seats
        self._chance = dealer.chance
        self._positions = (table.cells, table.where, table.lines), table.position()
        self._reach = table.reach()
        self._moves = np.zeros((dealer.tiles // 2, 2), np.int16)

    def play(
        self, tile_of_seat: npt.NDArray[np.int16], plays: int, told: Shuffles
    ) -> tuple[Move, ...] | None:
        table, moves = self._table, self._moves
        pairs = tile_of_seat[self._pairs_of_seats]
        rules = table.max_turns, table.packed
        bounds = plays, int((1 - _HOPELESS) * table.tiles / 2)
        played, made, told.hopeless = play_until_cleared(
            self._positions, self._reach, table.chart, rules, pairs, bounds, self._chance, moves
        )
        told.plays += played
        return table.moves(moves) if 2 * made == table.tiles else None


@lru_cache(maxsize=16)
def pairs_of_seats(sizes: tuple[int, ...]) -> npt.NDArray[np.int64]:
    """Return all pairs of seats of one kind, (n, 2), read-only; kind k has the next sizes[k] seats."""
    first = np.cumsum((0, *sizes))[:-1]
    pairs = [np.empty((0, 2), np.int64)]
    for size in sorted(set(sizes)):
        within = np.stack(np.triu_indices(size, 1), axis=1)
        pairs.append((first[np.equal(sizes, size)][:, None, None] + within).reshape(-1, 2))
    found = np.concatenate(pairs)
    found.flags.writeable = False
    return found
