"""Games on boards of one layout that differ only in which slot has which kind."""

from __future__ import annotations

from typing import Final

import numpy as np

from generator.kernels.games import Numbers
from generator.kernels.play import count_along, count_links, play_games
from generator.link.dealer import Dealer, game_table
from generator.link.player import Player
from generator.link.shuffles import pairs_of_seats
from levels.level import Move

_SLICE: Final = 64
"""Games between two looks at whether the result is still wanted."""


class Trials:
    """The buffers of such games. A board is given by the kind of each tile, (tiles + 1), as to a dealer."""

    def __init__(self, dealer: Dealer) -> None:
        self._dealer = dealer
        self._table = table = game_table(dealer.setting.layout, dealer.setting.rules)
        self._positions = table.position(), table.position(), table.position()
        self._reach = table.reach()
        self._pairs_of_seats = pairs_of_seats(dealer.supply.totals)
        longest = table.tiles // 2
        self._tally = np.zeros(3, np.int64)
        moves = np.zeros((longest, 2), np.int16)
        self.stayed = np.zeros(table.tiles + 1, np.int64)
        """After how many of the last games each tile was left."""
        self._record = moves, moves.copy(), self.stayed, self._tally

    @property
    def _rules(self) -> tuple[int, bool]:
        return self._table.max_turns, self._table.packed

    def pairs(self, kind_of: Numbers) -> Numbers:
        """Return all pairs of tiles of one kind, to be given to the other methods."""
        tiles = (np.argsort(kind_of[1:], kind="stable") + 1).astype(np.int16)
        return tiles[self._pairs_of_seats]

    def opening_pairs(self, pairs: Numbers) -> int:
        """Return how many pairs link on the board."""
        start, chart = self._positions[0], self._table.chart
        return count_links(start, self._reach, chart, self._table.max_turns, pairs, len(pairs))

    def play(self, pairs: Numbers, player: Player, plays: int) -> tuple[int, Numbers | None]:
        """Return how many of so many games a player wins, and the places of the moves of one of these."""
        weights = np.array([*player.weights, *self._table.order], np.float64)
        self._tally[:] = 0, 0, -1
        self.stayed[:] = 0
        for done in range(0, plays, _SLICE):
            self._dealer.control.step("Playing", None)
            self._tally[0] = min(_SLICE, plays - done)
            play_games(
                self._positions,
                self._reach,
                self._table.chart,
                self._rules,
                pairs,
                weights,
                self._dealer.chance,
                self._record,
            )
        wins = int(self._tally[1])
        return wins, self._record[1].copy() if wins else None

    def curve(self, pairs: Numbers, moves: Numbers) -> tuple[int, ...]:
        """Return how many pairs link before each move, a pair of places."""
        counts = np.zeros(len(moves), np.int64)
        both = self._positions[0], self._positions[1]
        count_along(both, self._reach, self._table.chart, self._rules, pairs, moves, counts)
        return tuple(counts.tolist())

    def moves(self, places: Numbers) -> tuple[Move, ...]:
        """Return the moves of pairs of places."""
        return self._table.moves(places)

    def places(self, moves: tuple[Move, ...]) -> Numbers:
        """Return the places of moves."""
        return self._table.places(moves)
