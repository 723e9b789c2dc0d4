"""Boards dealt at random, and random games on them that may prove them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np
import numpy.typing as npt

from generator.kernels.chance import shuffle
from generator.kernels.games import Numbers
from generator.kernels.play import play_until_cleared
from generator.link.dealer import Dealer, game_table
from generator.link.hint_run import hint_run
from generator.link.table import fits
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
        self._seats = dealer.supply.seats.copy()
        self.plays = 0
        self.hopeless = False
        """What the games on the last boards say of those to come."""
        self._games: _Games | None = None
        pairs = sum(total * (total - 1) // 2 for total in dealer.supply.totals)
        if fits(dealer.setting.layout) and pairs <= _MOST_PAIRS:
            self._games = _Games(dealer, pairs_of_seats(dealer.supply.totals))
        self.deal()

    def deal(self) -> None:
        """Deal the next board."""
        shuffle(self._slots, self.dealer.chance)
        self._seats[self.dealer.supply.dealt_seats] = self._slots

    def board(self) -> Board:
        """Return the board as it was dealt last."""
        kind_of = np.zeros(self.dealer.tiles + 1, np.int16)
        kind_of[self._seats] = self.dealer.supply.seat_kind
        return self.dealer.board(kind_of)

    def games_to_win(self, kind_of: Numbers, plays: int) -> int:
        """Return how many random games it takes to clear another deal; more than `plays` when none does."""
        if self._games is None:
            return plays + 1
        before = self.plays
        seats = (np.argsort(kind_of[1:], kind="stable") + 1).astype(np.int16)
        won = self._games.play(seats, plays, self)
        return self.plays - before if won else plays + 1

    def play(self, plays: int) -> tuple[Move, ...] | None:
        """Play random games on the board, at most so many; return the moves of one that cleared it."""
        if self._games is None:
            self.plays += 1
            run = hint_run(self.board(), self.dealer.setting.rules)
            return run.moves if run.cleared else None
        return self._games.moves() if self._games.play(self._seats, plays, self) else None


class _Games:
    """The buffers of random games."""

    def __init__(self, dealer: Dealer, pairs_of_seats: npt.NDArray[np.int64]) -> None:
        self._table = table = game_table(dealer.setting.layout, dealer.setting.rules)
        self._pairs_of_seats = pairs_of_seats
        self._chance = dealer.chance
        self._positions = (table.cells, table.where, table.lines), table.position()
        self._reach = table.reach()
        self._moves = np.empty((dealer.tiles // 2, 2), np.int16)

    def play(self, seats: Numbers, plays: int, told: Shuffles) -> bool:
        """Play a board, given by the tile of each seat, at most so many times; say whether it was cleared."""
        table = self._table
        pairs = seats[self._pairs_of_seats]
        rules = table.max_turns, table.packed
        bounds = plays, int((1 - _HOPELESS) * table.tiles / 2)
        played, made, told.hopeless = play_until_cleared(
            self._positions, self._reach, table.chart, rules, pairs, bounds, self._chance, self._moves
        )
        told.plays += played
        return bool(2 * made == table.tiles)

    def moves(self) -> tuple[Move, ...]:
        """Return the moves of the last game."""
        return self._table.moves(self._moves)


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
