"""Wished chances to win, and how near a board is to them: at a glance, or for certain."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from generator.kernels.games import Numbers
from generator.link.grade import EASE, GRADED_PLAYERS
from generator.link.player import PLAYERS, Player
from generator.link.trials import Trials
from levels.level import Wish

NEAR: Final = 0.03
"""A chance that is off by less is worth confirming."""
_GLANCE: Final = (50, 100)
"""Games of a glance; after the first ones it may be clear that the others are not worth it."""
_STAGES: Final = (500, 500, 1000, 2000, 4000, 8000)
"""Games of a thorough look, until its result is clear."""
_ENOUGH: Final = 4000
"""Games after which a range that is not narrow is left alone."""
_SLOW: Final = 8
"""How many times fewer games the player that looks ahead has."""
_SURE: Final = 2.0
"""Standard errors that a chance keeps from the ends of its range to lie in it for certain."""


@dataclass(frozen=True, slots=True)
class Aim:
    """A range that the mean chance of some players is to lie in."""

    condition: str
    """The field of the wish."""
    players: tuple[Player, ...]
    low: float
    high: float

    def error(self, p: float) -> float:
        """Return how far a chance is from the part of the range that is safe from chance."""
        middle, half = (self.low + self.high) / 2, (self.high - self.low) / 2
        return max(0.0, abs(p - middle) - max(0.0, half - 2 * NEAR))

    def is_missed_below(self, p: float) -> bool:
        """Say whether a chance is too small."""
        return p < (self.low + self.high) / 2 and self.error(p) > 0

    def holds(self, p: float, margin: float = 0.0) -> bool:
        """Say whether a chance is in the range, and not within the margin of an end that can be left."""
        above = self.low <= 0.0 or p >= self.low + margin
        return above and (self.high >= 1.0 or p <= self.high - margin)


def aims_of(wish: Wish) -> list[Aim]:
    """Return the chances to win that a wish asks for; a grade is a range for the players it is about."""
    aims = []
    if wish.p_win is not None:
        aims.append(Aim("p_win", (PLAYERS[wish.player],), *wish.p_win))
    if wish.grade is not None:
        ends = (1.0, *EASE, 0.0)
        players = tuple(PLAYERS[name] for name in GRADED_PLAYERS)
        aims.append(Aim("grade", players, ends[wish.grade], ends[wish.grade - 1]))
    return aims


@dataclass(slots=True)
class Played:
    """Games on one board, by each player of an aim."""

    plays: list[int]
    wins: list[int]
    won: Numbers | None = None
    """The moves of a won game, as pairs of places."""
    stayed: npt.NDArray[np.int64] | None = None
    """(tiles + 1): after how many games each tile was left."""

    @property
    def p(self) -> float:
        """The mean of the players' rates."""
        rates = [won / played for won, played in zip(self.wins, self.plays, strict=True)]
        return sum(rates) / len(rates)

    @property
    def is_certain(self) -> bool:
        """Whether it was one game, by a player that leaves nothing to chance."""
        return self.plays == [1]

    @property
    def deviation(self) -> float:
        """The standard error of p, with a rate of 0 or 1 not taken at its word."""
        total = 0.0
        for won, played in zip(self.wins, self.plays, strict=True):
            p = (won + 1) / (played + 2)
            total += p * (1 - p) / played
        return math.sqrt(total) / len(self.plays)


class Gauge:
    """Measures the boards of one layout against aims."""

    def __init__(self, trials: Trials) -> None:
        self._trials = trials

    def glance(self, pairs: Numbers, aim: Aim, limit: float) -> Played:
        """Play some games; fewer when the board is soon seen to be off by more than the limit."""
        played = Played([0] * len(aim.players), [0] * len(aim.players))
        for plays in _GLANCE:
            self._play_more(pairs, aim, plays, played)
            if aim.error(played.p) - _SURE * played.deviation > limit:
                break
        return played

    def look(self, pairs: Numbers, aim: Aim) -> tuple[Played, bool]:
        """Play until it is clear whether the aim is met, with fresh games; return these and whether it is."""
        played = Played([0] * len(aim.players), [0] * len(aim.players))
        for plays in _STAGES:
            self._play_more(pairs, aim, plays, played)
            margin = _SURE * played.deviation
            if aim.holds(played.p, margin):
                return played, True
            if not aim.holds(played.p, -margin):
                return played, False
            if played.plays[0] >= _ENOUGH and aim.high - aim.low > 1.9 * NEAR:
                break
        return played, False

    def _play_more(self, pairs: Numbers, aim: Aim, plays: int, played: Played) -> None:
        for number, player in enumerate(aim.players):
            # One game of a player that is certain tells all that any number would.
            games = 1 if player.is_certain else max(1, plays // (_SLOW if player.pairs_after else 1))
            wins, won = self._trials.play(pairs, player, games)
            played.plays[number] += games
            played.wins[number] += wins
            played.won = played.won if won is None else won
            stayed = self._trials.stayed
            played.stayed = stayed.copy() if played.stayed is None else played.stayed + stayed
