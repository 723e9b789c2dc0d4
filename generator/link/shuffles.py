"""Boards dealt at random, and random games on them that may prove them."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from generator.kernels.chance import shuffle
from generator.kernels.play import play_games
from generator.link.dealer import Dealer, game_table
from generator.link.hint_run import hint_run
from generator.link.table import Table, fits
from levels.board import Board
from levels.level import Move

_UNIFORM: Final = np.zeros(6)
"""The weights of a player to whom all linking pairs are alike."""
_MOST_PAIRS: Final = 1 << 18
"""Pairs of tiles of one kind beyond which a random game takes too long."""
_HOPELESS: Final = 0.6
"""When two random games leave more than this part of a board, no random game will clear it."""


class Shuffles:
    """Random deals of one layout, one after the other, each with its random games."""

    def __init__(self, dealer: Dealer) -> None:
        self._dealer = dealer
        self._slots = dealer.setting.slots.copy()
        painted = dealer.painted[1:]
        fixed = np.bincount(painted[painted >= 0], minlength=dealer.kinds.size)
        first = np.concatenate(([0], np.cumsum(fixed + dealer.budget)))
        # Seats are numbered kind by kind; in each kind the painted tiles have the first ones, for good.
        self._kind_of_seat = np.repeat(np.arange(dealer.kinds.size, dtype=np.int16), np.diff(first))
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
        pairs = int((np.diff(first) * (np.diff(first) - 1) // 2).sum())
        if fits(self.board) and pairs <= _MOST_PAIRS:
            table = game_table(dealer.setting.layout, dealer.setting.rules)
            self._games = _Games(table, pairs_of_seats(first), dealer)

    def deal(self) -> Board:
        """Deal the next board."""
        shuffle(self._slots, self._dealer.chance)
        self._tile_of_seat[self._dealt_seats] = self._slots
        kind_of = np.zeros(self._dealer.tiles + 1, np.int16)
        kind_of[self._tile_of_seat] = self._kind_of_seat
        self.board = self._dealer.board(kind_of)
        return self.board

    def play(self, plays: int) -> tuple[Move, ...] | None:
        """Play random games on the board, at most so many; return the moves of one that cleared it."""
        if self._games is None:
            self.plays += 1
            run = hint_run(self.board, self._dealer.setting.rules)
            return run.moves if run.cleared else None
        return self._games.play(self._tile_of_seat, plays, self)


class _Games:
    """The buffers of random games."""

    def __init__(self, table: Table, pairs_of_seats: npt.NDArray[np.int64], dealer: Dealer) -> None:
        self._table = table
        self._pairs_of_seats = pairs_of_seats
        self._chance = dealer.chance
        self._positions = table.position(), table.position(), table.position()
        self._reach = table.reach()
        moves = np.zeros((dealer.tiles // 2, 2), np.int16)
        self._record = moves, moves.copy(), np.zeros(table.tiles + 1, np.int64), np.zeros(3, np.int64)

    def play(
        self, tile_of_seat: npt.NDArray[np.int16], plays: int, told: Shuffles
    ) -> tuple[Move, ...] | None:
        table, tally = self._table, self._record[3]
        pairs = tile_of_seat[self._pairs_of_seats]
        longest = 0
        for number in range(1, plays + 1):
            told.plays += 1
            # One game to play, none won, none seen.
            tally[:] = 1, 0, -1
            rules = table.max_turns, table.packed
            play_games(
                self._positions,
                self._reach,
                table.chart,
                rules,
                pairs,
                _UNIFORM,
                self._chance,
                self._record,
            )
            longest = max(longest, int(tally[2]))
            if tally[1]:
                return table.moves(self._record[1][:longest])
            if number == 2 and longest < (1 - _HOPELESS) * table.tiles / 2:
                told.hopeless = True
        return None


def pairs_of_seats(first: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
    """Return all pairs of seats of one kind, (n, 2); kind k has the seats first[k] to first[k + 1] - 1."""
    sizes = np.diff(first)
    pairs = [np.empty((0, 2), np.int64)]
    for size in np.unique(sizes):
        within = np.stack(np.triu_indices(size, 1), axis=1)
        pairs.append((first[:-1][sizes == size][:, None, None] + within).reshape(-1, 2))
    return np.concatenate(pairs)
