"""Games on boards too wide and too high for the game kernels: the same players, one pair at a time."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from generator.collapse import collapse
from generator.control import Control
from generator.link.pairs import Pair, count_pairs, linking_pairs
from generator.link.paths import find_link
from generator.link.player import Player
from generator.seeds import seed_word
from levels.board import EMPTY, MAX_SIDE, Board
from levels.level import Move
from levels.rules import LinkRules, Seed
from levels.saying import say


class BigGames:
    """What generator.link.players.Games is for boards that fit; some hundred times slower."""

    def __init__(self, board: Board, rules: LinkRules, seed: Seed) -> None:
        self._board = board
        self._rules = rules
        self._rng = np.random.default_rng(seed_word(seed))
        self._best: tuple[Move, ...] = ()
        self.plays = 0
        self.wins = 0

    def best(self) -> tuple[Move, ...]:
        """Return the moves of the longest game."""
        return self._best

    def play(self, player: Player, plays: int, control: Control | None = None) -> None:
        """Play so many games more."""
        control = control or Control()
        for done in range(plays):
            board, moves = self._board, []
            while pairs := linking_pairs(board, self._rules):
                control.step(say("Playing"), done / plays)
                first, second = self._draw(board, pairs, player)
                moves.append((*first, *second))
                board = collapse(board.with_cells((first, second), EMPTY), self._rules.collapse)
            self.plays += 1
            self.wins += board.tile_count() == 0
            if len(moves) > len(self._best):
                self._best = tuple(moves)

    def _draw(self, board: Board, pairs: list[Pair], player: Player) -> Pair:
        """Draw a pair with odds of e to its score: the highest score with Gumbel's noise added."""
        scores: npt.NDArray[np.float64] = self._rng.gumbel(size=len(pairs))
        if any(player.weights):
            scores += [self._score(board, pair, player) for pair in pairs]
        return pairs[int(scores.argmax())]

    def _score(self, board: Board, pair: Pair, player: Player) -> float:
        (row1, col1), (row2, col2) = pair
        score = player.distance * (abs(row1 - row2) + abs(col1 - col2))
        if player.turn:
            link = find_link(board, self._rules, *pair)
            assert link is not None, "a pair that links has a path"
            score += player.turn * link.turns
        rank = (row1 * MAX_SIDE + col1) * MAX_SIDE**2 + row2 * MAX_SIDE + col2
        score += player.order * rank
        if player.pairs_after:
            after = collapse(board.with_cells(pair, EMPTY), self._rules.collapse)
            score += player.pairs_after * count_pairs(after, self._rules)
        return score
