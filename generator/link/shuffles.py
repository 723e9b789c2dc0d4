"""Boards dealt at random, and random games on them that may prove them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np
import numpy.typing as npt

from generator.chance import chance_of
from generator.control import Control
from generator.kernels.chance import shuffle
from generator.kernels.games import Numbers
from generator.kernels.play import play_until_cleared
from generator.link.dealer import Dealer, game_table, setting_of
from generator.link.hint_run import hint_run
from generator.link.table import fits
from levels.board import EMPTY, SLOT, Board
from levels.level import Move
from levels.rules import LinkRules

_MOST_PAIRS: Final = 1 << 18
"""Pairs of tiles of one kind beyond which a random game takes too long."""
_BOARDS_LOOKED_AT: Final = 32
"""Boards on which random games show what to expect of others."""


class Shuffles:
    """Random deals of one layout, one after the other, each with its random games."""

    def __init__(self, dealer: Dealer) -> None:
        self.dealer = dealer
        self._slots = dealer.setting.slots.copy()
        self._seats = dealer.supply.seats.copy()
        self.plays = 0
        self._games: _Games | None = None
        if fits(dealer.setting.layout) and dealer.supply.pairs <= _MOST_PAIRS:
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

    def ease(self, kind_of: Numbers, plays: int) -> float:
        """Return how easy another deal is for random games, at most so many, from 0 to 2; above 1 one is won.

        Lost games tell more than that they are lost: where they end early, hardly any is won.
        """
        if self._games is None:
            return 0.0
        seats = (np.argsort(kind_of[1:], kind="stable") + 1).astype(np.int16)
        played, is_won, part = self._games.play(seats, plays)
        self.plays += played
        return 1 + 1 / played if is_won else part

    def play(self, plays: int) -> tuple[Move, ...] | None:
        """Play random games on the board, at most so many; return the moves of one that cleared it."""
        if self._games is None:
            self.plays += 1
            run = hint_run(self.board(), self.dealer.setting.rules)
            return run.moves if run.cleared else None
        played, is_won, _part = self._games.play(self._seats, plays)
        self.plays += played
        return self._games.moves() if is_won else None

    def part_cleared(self, boards: int) -> float:
        """Return which part of the next boards a random game clears, on average; 1 where none is played."""
        if self._games is None:
            return 1.0
        total = 0.0
        for _board in range(boards):
            total += self._games.play(self._seats, 1)[2]
            self.deal()
        return total / boards


class _Games:
    """The buffers of random games."""

    def __init__(self, dealer: Dealer, pairs_of_seats: npt.NDArray[np.int64]) -> None:
        self._table = table = game_table(dealer.setting.layout, dealer.setting.rules)
        self._pairs_of_seats = pairs_of_seats
        self._chance = dealer.chance
        self._positions = (table.cells, table.where, table.lines), table.position()
        self._reach = table.reach()
        self._moves = np.empty((dealer.tiles // 2, 2), np.int16)

    def play(self, seats: Numbers, plays: int) -> tuple[int, bool, float]:
        """Play a board, given by the tile of each seat, until it is cleared, at most so many times.

        Return how many times, whether it was cleared, and which part of it was on average.
        """
        table = self._table
        pairs = seats[self._pairs_of_seats]
        rules = table.max_turns, table.packed
        played, made, total = play_until_cleared(
            self._positions, self._reach, table.chart, rules, pairs, plays, self._chance, self._moves
        )
        return played, bool(2 * made == table.tiles), 2 * total / (table.tiles * played)

    def moves(self) -> tuple[Move, ...]:
        """Return the moves of the last game."""
        return self._table.moves(self._moves)


@lru_cache(maxsize=64)
def part_cleared_at_random(layout: Board, rules: LinkRules, kinds: int) -> float:
    """Return which part of a board a random game clears, on average, when a layout is dealt at random.

    Painted tiles are dealt as well, and all kinds have equal shares: this tells roughly what to expect, and
    is the same for all deals of a layout. So the seed is always the same.
    """
    alike = Board(np.where(layout.cells > EMPTY, SLOT, layout.cells))
    share, rest = divmod(alike.slot_count() // 2, kinds)
    counts = {kind: 2 * (share + (kind <= rest)) for kind in range(1, kinds + 1)}
    dealer = Dealer(setting_of(alike, rules), counts, chance_of("part cleared"), Control())
    return Shuffles(dealer).part_cleared(_BOARDS_LOOKED_AT)


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
