"""Dealing to a wish: from boards that come near it, by swapping tiles, to one that is measured to meet it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np

from generator.chance import chance_of
from generator.control import Budget, Control
from generator.deal_error import DealError
from generator.kernels.games import Numbers
from generator.link.aims import NEAR, Gauge, Played, aims_of
from generator.link.counts import tiles_to_deal
from generator.link.deal import deal
from generator.link.dealer import Dealer, setting_of
from generator.link.grade import grade_of, lowest_pairs
from generator.link.player import PLAYERS
from generator.link.players import WinRate, wilson
from generator.link.solve import solve
from generator.link.table import fits
from generator.link.trials import Trials
from generator.replay import replay
from generator.seeds import seed_word
from levels.board import Board
from levels.level import Deal, Miss, Move, Wish
from levels.rules import LinkRules, Seed
from levels.saying import say

_STARTS: Final = 12
"""Boards of which the nearest is the one to start from."""
_MOST_STARTS: Final = 40
_FAR: Final = 0.15
"""So many when the nearest of the first ones is as far off as this: swaps would take long to bridge it."""
_CLIMBS: Final = 4
_STEPS: Final = 300
"""Climbs before the wish is given up, and boards looked at in each."""
_SWAPS: Final = 0.07
"""Swaps of tiles, for each tile, when a board is as far off as can be, besides the one there always is."""
_AIMED: Final = 0.7
"""How often the tiles to swap are drawn from those that lost games leave."""
_PAIR: Final = 0.03
"""What one pair too many or too few counts for, beside a chance to win that is off by so much."""
_SLACK: Final = 0.01
"""How much worse a board may look and still be gone on from, as looks deceive."""
_PROOF_GAMES: Final = 20
"""Random games that are to prove a board when no chance to win is wished for."""
_WINS: Final = 12
"""Won games among which a solution with the wished lowest pair count is looked for."""
_PROOF_NODES: Final = 300_000
"""Positions searched for a solution of a board that is otherwise as wished."""


@dataclass(frozen=True, slots=True)
class Measured:
    """What a board was measured to be."""

    opening_pairs: int
    lowest_pairs: int
    """Along the solution."""
    p_win: WinRate | None
    """Of the player of the wish, by games of its own; None when the wish says nothing of it."""
    grade: int | None
    """None when the wish says nothing of it."""


@dataclass(frozen=True, slots=True)
class WishResult:
    """The board that came nearest to a wish, with a solution that the judge has replayed."""

    board: Board
    solution: tuple[Move, ...]
    measured: Measured
    missed: tuple[Miss, ...]
    """The conditions that are not met; none when the wish is."""
    boards: int
    """Boards that were looked at."""

    @property
    def met(self) -> bool:
        return not self.missed


def deal_to_wish(
    layout: Board, rules: LinkRules, plan: Deal, wish: Wish, *, seed: Seed, control: Control | None = None
) -> WishResult:
    """Deal a layout so that the board is as wished, or as near to that as was found; solvable in any case.

    When the budget ends the search, what was found until then is returned. DealError when the layout cannot
    be dealt at all. The same seed deals the same board, unless the time ran out.
    """
    if not fits(layout):
        raise DealError(say("a board of more than 62 rows and 62 columns cannot be dealt to a wish"))
    if wish.player not in PLAYERS:
        raise DealError(
            say(
                "there is no player {player!r}: choose one of {list}",
                player=wish.player,
                list=", ".join(PLAYERS),
            )
        )
    search = _Search(layout, rules, plan, wish, seed, control or Control())
    result = search.result(search.run())
    judged = replay(result.board, rules, result.solution)
    assert judged.cleared, f"a board dealt to a wish does not replay: {judged.fault}"
    return result


@dataclass(slots=True)
class _Candidate:
    """A board that was looked at."""

    kind_of: Numbers
    error: float
    """How far it is from the wish, by the last look at it."""
    solution: tuple[Move, ...] | None
    left: list[int] | None = None
    """For each slot in how many games its tile was left, where too many games were lost."""
    played: dict[str, Played] | None = None
    """After a thorough look: its games, by condition."""
    is_met: bool = False


class _Search:
    """The boards of one layout, and how far they are from one wish."""

    def __init__(
        self, layout: Board, rules: LinkRules, plan: Deal, wish: Wish, seed: Seed, control: Control
    ) -> None:
        self._rules = rules
        self._wish = wish
        self._seed = seed
        self._control = control
        self._rng = random.Random(f"{seed}/wish")
        dealt = deal(layout, rules, plan, seed=seed, control=control)
        counts = tiles_to_deal(layout, plan, random.Random(seed_word(seed)))
        self._dealer = Dealer(setting_of(layout, rules), counts, chance_of(seed, "wish"), control)
        self._trials = Trials(self._dealer)
        self._gauge = Gauge(self._trials)
        self._aims = aims_of(wish)
        self._slots = self._dealer.setting.slots.tolist()
        self._boards = 0
        self._dealt = _Candidate(self._kinds_on(dealt.board), 1.0, dealt.solution)
        self._can_vary = len(np.unique(self._dealt.kind_of[self._slots])) > 1

    def run(self) -> _Candidate:
        """Climb from several starts until a board meets the wish; return it, or the nearest proven one."""
        nearest = self._dealt
        for climb in range(_CLIMBS):
            for candidate in self._climb(self._start(at_first=climb == 0)):
                if candidate.solution is not None and candidate.error < nearest.error:
                    nearest = candidate
                if candidate.is_met:
                    return candidate
            if self._control.out_of_time or not self._can_vary:
                break
        return nearest

    def result(self, candidate: _Candidate) -> WishResult:
        """Return a proven board with its measures and what it misses."""
        if candidate.played is None:
            self._look_closely(candidate)
        assert candidate.solution is not None
        assert candidate.played is not None
        pairs = self._trials.pairs(candidate.kind_of)
        chances = candidate.played
        won = chances.get("p_win")
        measured = Measured(
            opening_pairs=self._trials.opening_pairs(pairs),
            lowest_pairs=self._lowest(pairs, candidate.solution),
            p_win=None if won is None else self._rate(won),
            grade=grade_of(chances["grade"].p) if "grade" in chances else None,
        )
        return WishResult(
            self._dealer.board(candidate.kind_of),
            candidate.solution,
            measured,
            tuple(self._missed(measured)),
            self._boards,
        )

    def _start(self, *, at_first: bool) -> _Candidate:
        """Return the nearest of some boards, shuffled or made by dismantling, which makes them easier."""
        best = self._look(self._dealt.kind_of, 1.0, self._dealt.solution) if at_first else None
        for number in range(_MOST_STARTS if self._can_vary else 0):
            enough = NEAR if number < _STARTS else _FAR
            if (best is not None and best.error <= enough) or self._control.out_of_time:
                break
            kind_of, solution = self._shuffled(), None
            if number % 3:
                found = self._dealer.dismantle(1, is_grouped=number % 3 == 2)
                if isinstance(found, list):
                    continue
                kind_of, solution = found.kind_of, self._dealer.solution(found)
            best = self._look(kind_of, best.error if best else 1.0, solution) or best
        return best or self._dealt

    def _climb(self, current: _Candidate) -> Iterator[_Candidate]:
        """Swap tiles as long as that brings the board nearer; yield what it comes by."""
        for step in range(_STEPS):
            self._control.step(
                say("Looking for the wished board, off by {error:.2f}", error=current.error), step / _STEPS
            )
            if current.error <= NEAR and current.played is None:
                self._look_closely(current)
            yield current
            if current.is_met or self._control.out_of_time or not self._can_vary:
                return
            current = self._look(self._swapped(current), current.error + _SLACK) or current

    def _kinds_on(self, board: Board) -> Numbers:
        """Return the kind of each tile of a board, as dealers number them."""
        codes = board.cells.ravel()[self._dealer.setting.cells]
        return np.concatenate(([-1], np.searchsorted(self._dealer.supply.kinds, codes))).astype(np.int16)

    def _shuffled(self) -> Numbers:
        kind_of = self._dealt.kind_of.copy()
        order = self._slots.copy()
        self._rng.shuffle(order)
        kind_of[self._slots] = self._dealt.kind_of[order]
        return kind_of

    def _swapped(self, candidate: _Candidate) -> Numbers:
        """Return the kinds after some swaps of two tiles, more of them the farther the board is off."""
        kind_of = candidate.kind_of.copy()
        swaps = 1 + int(_SWAPS * len(self._slots) * min(1.0, candidate.error))
        # Where too many games are lost, the tiles that they leave are the ones to swap.
        odds = candidate.left if self._rng.random() < _AIMED else None
        while swaps:
            one, other = self._rng.choices(self._slots, weights=odds)[0], self._rng.choice(self._slots)
            if kind_of[one] != kind_of[other]:
                kind_of[one], kind_of[other] = kind_of[other], kind_of[one]
                swaps -= 1
        return kind_of

    def _look(
        self, kind_of: Numbers, limit: float, solution: tuple[Move, ...] | None = None
    ) -> _Candidate | None:
        """Glance at a board; None when it is off by more than the limit."""
        self._boards += 1
        pairs = self._trials.pairs(kind_of)
        error, left = self._pairs_error(pairs), None
        for aim in self._aims:
            if error > limit:
                return None
            played = self._gauge.glance(pairs, aim, limit - error)
            error += aim.error(played.p)
            solution = solution or self._moves(played.won)
            if aim.is_missed_below(played.p) and played.stayed is not None:
                left = (played.stayed[self._slots] + 1).tolist()
        if not self._aims and solution is None and error <= limit:
            solution = self._moves(self._trials.play(pairs, PLAYERS["random"], _PROOF_GAMES)[1])
            if solution is None:
                return None
        if solution is not None and self._wish.lowest_pairs is not None and error <= limit:
            solution, off = self._best_solution(pairs, solution, games=_PROOF_GAMES)
            error += _PAIR * off
        return _Candidate(kind_of, error, solution, left) if error <= limit else None

    def _look_closely(self, candidate: _Candidate) -> None:
        """Measure a board with fresh games, prove it, and see whether it meets the wish."""
        pairs = self._trials.pairs(candidate.kind_of)
        error, met = self._pairs_error(pairs), True
        candidate.played = {}
        for aim in self._aims:
            played, holds = self._gauge.look(pairs, aim)
            candidate.played[aim.condition] = played
            candidate.solution = candidate.solution or self._moves(played.won)
            error += aim.error(played.p)
            met = met and holds
        if met and candidate.solution is None:
            limited = Control(self._control.is_cancelled, budget=Budget(nodes=_PROOF_NODES))
            board = self._dealer.board(candidate.kind_of)
            candidate.solution = solve(board, self._rules, limited, seed=self._seed).moves or None
        if candidate.solution is not None:
            candidate.solution, off = self._best_solution(pairs, candidate.solution, games=20 * _PROOF_GAMES)
            error += _PAIR * off
            met = met and not off
        candidate.error = error
        candidate.is_met = met and candidate.solution is not None and not self._pairs_error(pairs)

    def _pairs_error(self, pairs: Numbers) -> float:
        return _PAIR * _outside(self._trials.opening_pairs(pairs), self._wish.opening_pairs)

    def _moves(self, places: Numbers | None) -> tuple[Move, ...] | None:
        return None if places is None else self._trials.moves(places)

    def _lowest(self, pairs: Numbers, solution: tuple[Move, ...]) -> int:
        return lowest_pairs(self._trials.curve(pairs, self._trials.places(solution)))

    def _best_solution(
        self, pairs: Numbers, solution: tuple[Move, ...], *, games: int
    ) -> tuple[tuple[Move, ...], int]:
        """Return the solution, of this one and some won games, whose lowest pair count is nearest."""
        best, off = solution, _outside(self._lowest(pairs, solution), self._wish.lowest_pairs)
        wins = 0
        while off and games > 0 and wins < _WINS:
            size = min(games, 5)
            games -= size
            _wins, places = self._trials.play(pairs, PLAYERS["random"], size)
            if places is not None:
                wins += 1
                other = _outside(lowest_pairs(self._trials.curve(pairs, places)), self._wish.lowest_pairs)
                if other < off:
                    best, off = self._trials.moves(places), other
        return best, off

    def _rate(self, played: Played) -> WinRate:
        (plays,), (wins,) = played.plays, played.wins
        low, high = (played.p, played.p) if PLAYERS[self._wish.player].is_certain else wilson(wins, plays)
        return WinRate(played.p, low, high, plays, wins, self._wish.player)

    def _missed(self, measured: Measured) -> Iterator[Miss]:
        wish = self._wish
        if wish.p_win is not None and measured.p_win is not None:
            low, high = wish.p_win
            if not low <= measured.p_win.p <= high:
                yield Miss(condition="p_win", wanted=wish.p_win, got=measured.p_win.p)
        if wish.grade is not None and measured.grade is not None and measured.grade != wish.grade:
            yield Miss(condition="grade", wanted=(wish.grade, wish.grade), got=measured.grade)
        pairs, lowest = measured.opening_pairs, measured.lowest_pairs
        if wish.opening_pairs is not None and _outside(pairs, wish.opening_pairs):
            yield Miss(condition="opening_pairs", wanted=wish.opening_pairs, got=pairs)
        if wish.lowest_pairs is not None and _outside(lowest, wish.lowest_pairs):
            yield Miss(condition="lowest_pairs", wanted=wish.lowest_pairs, got=lowest)


def _outside(number: int, ends: tuple[int, int] | None) -> int:
    """Return how far a number is from a range, ends included."""
    return 0 if ends is None else max(ends[0] - number, number - ends[1], 0)
