"""What is left for boards that the searches have no room for: playing at random until a game is won."""

from __future__ import annotations

import time

from generator.control import Control
from generator.link.player import PLAYERS
from generator.link.players import games_of
from generator.link.verdict import Effort, Solved
from generator.replay import replay
from levels.board import Board
from levels.level import Move
from levels.rules import LinkRules, Seed


def solve_by_play(board: Board, rules: LinkRules, control: Control, *, seed: Seed) -> Solved:
    """Play until a game is won or the budget runs out; a node is a game."""
    began = time.perf_counter()
    games = games_of(board, rules, seed)
    while games.wins == 0 and not control.out_of_time and not is_spent(control, games.plays):
        games.play(PLAYERS["random"], 1, control)
    effort = Effort(games.plays, time.perf_counter() - began)
    if games.wins:
        return solvable(board, rules, games.best(), effort)
    return Solved("open", None, effort, best=games.best())


def is_spent(control: Control, nodes: int) -> bool:
    """Say whether the nodes of the budget are spent."""
    return control.budget.nodes is not None and nodes >= control.budget.nodes


def solvable(board: Board, rules: LinkRules, moves: tuple[Move, ...], effort: Effort) -> Solved:
    """Return the verdict on a board that moves clear; the judge replays them first."""
    judged = replay(board, rules, moves)
    assert judged.cleared, f"the search found moves that do not clear the board: {judged.fault}"
    return Solved("solvable", "replay", effort, moves=moves)
