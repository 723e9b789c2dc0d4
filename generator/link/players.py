"""Simulated players, and how often they clear a board."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass
from typing import Final

import numpy as np

from generator.chance import chance_of
from generator.control import Control
from generator.kernels.play import play_games
from generator.link.big_games import BigGames
from generator.link.player import PLAYERS, Player
from generator.link.table import fits, lay_out
from levels.board import Board
from levels.level import Move
from levels.rules import LinkRules, Seed
from levels.saying import say

_SLICE_SECONDS: Final = 0.02


@dataclass(frozen=True, slots=True)
class WinRate:
    """How often a player cleared a board, with the interval that holds the true rate 95 times in 100."""

    p: float
    low: float
    high: float
    plays: int
    wins: int
    player: str


def wilson(wins: int, plays: int, *, z: float = 1.959964) -> tuple[float, float]:
    """Return the score interval of a rate (Wilson, 1927), honest near 0 and 1; z 1.96: 95 times in 100."""
    if plays == 0:
        return 0.0, 1.0
    p, spread = wins / plays, z * z / plays
    centre = p + spread / 2
    reach = z * math.sqrt(p * (1 - p) / plays + spread / (4 * plays))
    low, high = (centre - reach) / (1 + spread), (centre + reach) / (1 + spread)
    return (0.0 if wins == 0 else low), (1.0 if wins == plays else high)


def p_win(
    board: Board,
    rules: LinkRules,
    player: str = "random",
    *,
    plays: int = 1000,
    seed: Seed,
    control: Control | None = None,
) -> WinRate:
    """Return how often a player clears a board; a player that is certain plays once."""
    named = PLAYERS[player]
    games = games_of(board, rules, seed)
    games.play(named, 1 if named.is_certain else plays, control)
    return rate_of(games, named)


def games_of(board: Board, rules: LinkRules, seed: Seed) -> Games | BigGames:
    """Return games of a board that have yet to be played."""
    return Games(board, rules, seed) if fits(board) else BigGames(board, rules, seed)


def rate_of(games: Games | BigGames, player: Player) -> WinRate:
    """Return how often games were won, all of them by one player."""
    if player.is_certain:
        # Nothing is left to chance, so one game tells all.
        won = float(games.wins > 0)
        return WinRate(won, won, won, min(1, games.plays), min(1, games.wins), player.name)
    low, high = wilson(games.wins, games.plays)
    p = games.wins / games.plays if games.plays else 0.0
    return WinRate(p, low, high, games.plays, games.wins, player.name)


class Games:
    """Games of one board that fits the kernels, played in slices; how they are cut changes nothing."""

    def __init__(self, board: Board, rules: LinkRules, seed: Seed) -> None:
        table = lay_out(board, rules)
        self._table = table
        self._positions = table.position(), table.position(), table.position()
        self._reach = table.reach()
        self._pairs = table.pairs()
        self._chance = chance_of(seed)
        longest = table.tiles // 2
        # The games to play, those won, and the moves of the longest.
        self._tally = np.array([0, 0, -1], np.int64)
        moves = np.zeros((longest, 2), np.int16)
        self._record = moves, moves.copy(), np.zeros(table.tiles + 1, np.int64), self._tally
        self.plays = 0

    @property
    def wins(self) -> int:
        return int(self._tally[1])

    def best(self) -> tuple[Move, ...]:
        """Return the moves of the longest game; they clear the board when a game was won."""
        return self._table.moves(self._record[1][: max(0, int(self._tally[2]))])

    def play(self, player: Player, plays: int, control: Control | None = None) -> None:
        """Play so many games more."""
        control = control or Control()
        table, done, size = self._table, 0, 1
        weights = np.array([*player.weights, *table.order], np.float64)
        rules = table.max_turns, table.packed
        while done < plays:
            control.step(say("Playing"), done / plays)
            size = min(size, plays - done)
            began = time.perf_counter()
            self._tally[0] = size
            play_games(
                self._positions,
                self._reach,
                table.chart,
                rules,
                self._pairs,
                weights,
                self._chance,
                self._record,
            )
            done += size
            self.plays += size
            if time.perf_counter() - began < _SLICE_SECONDS:
                size *= 2
