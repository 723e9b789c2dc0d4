"""How hard a link board is, measured by play; docs/grading.md says how, and what it does not say."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from generator.chance import chance_of
from generator.collapse import collapse
from generator.control import Budget, Control
from generator.link.orders import Orders, can_be_searched
from generator.link.pairs import count_pairs, linking_pairs
from generator.link.paths import find_link
from generator.link.player import PLAYERS
from generator.link.players import WinRate, p_win
from generator.link.solve import solve
from generator.link.verdict import Effort, Solved
from generator.replay import replay
from levels.board import EMPTY, Board
from levels.level import Difficulty, Move, Report, Verdict, WinChance
from levels.rules import LinkRules, Seed
from levels.saying import say
from levels.version import VERSION

GRADED_PLAYERS: Final = ("random", "near")
"""The grade is about the mean chance of these two."""
EASE: Final = (0.9, 0.6, 0.3, 0.1)
"""The least mean chance of each grade from 1 to 4; below the last it is 5."""
LAST_MOVES: Final = 4
"""Moves at the end of a solution that its pair counts leave out: few tiles have few pairs."""

_MOST_PLAYS: Final = {"random": 1000, "near": 400, "look-ahead": 60, "first-hint": 1}
_FEWEST_PLAYS: Final = 5
# Link tests that the plays of one player may take; on large boards there are fewer plays, or none.
_TESTS: Final = 50_000_000
# Other pairs looked into along a solution, and the positions searched for each, to see whether it loses.
_ASIDES: Final = 4000
_NODES: Final = (250, 500, 1000, 2000, 8000)
"""In several rounds, each for what the last one leaves open."""
_MOST_NODES: Final = 500_000
"""For all of them together, where the board collapses."""


@dataclass(frozen=True, slots=True)
class Grade:
    """What was found out about how hard a board is."""

    solved: Solved
    difficulty: Difficulty | None
    """None when no clearing is known: an unsolvable board has no difficulty."""
    seed: Seed

    def report(self, pairs: int) -> Report:
        """Return what a level stores of it; pairs: those of the board as dealt."""
        return Report(
            version=VERSION,
            seed=self.seed,
            pairs=pairs,
            verdict=self.solved.verdict,
            proof=self.solved.proof,
            difficulty=self.difficulty,
        )


def grade_of(ease: float) -> int:
    """Return the grade, 1 to 5, of a mean chance to win."""
    return 1 + sum(ease < least for least in EASE)


def grade(
    board: Board, rules: LinkRules, control: Control, *, seed: Seed, solution: Sequence[Move] | None = None
) -> Grade:
    """Measure how hard a board is; a solution that is at hand saves the search for one.

    The budget bounds that search. The same seed gives the same grade.
    """
    if solution is not None and replay(board, rules, solution).cleared:
        solved = Solved("solvable", "replay", Effort(0, 0.0), moves=tuple(solution))
    else:
        solved = solve(board, rules, control, seed=seed)
    if solved.verdict != "solvable":
        return Grade(solved, None, seed)
    chances = {name: rate for name in PLAYERS if (rate := _chance(board, rules, name, seed, control))}
    ease = sum(chances[name].p for name in GRADED_PLAYERS) / len(GRADED_PLAYERS)
    walk = _walk(board, rules, solved.moves)
    can_lose, undecided = _risks(walk, rules, seed, control)
    difficulty = Difficulty(
        grade=grade_of(ease),
        p_win={name: _win_chance(rate) for name, rate in chances.items()},
        opening_pairs=walk.curve[0] if walk.curve else 0,
        lowest_pairs=lowest_pairs(walk.curve),
        mean_pairs=round(fmean(_counted(walk.curve)), 2) if walk.curve else 0.0,
        curve=walk.curve,
        forced=walk.curve.count(1),
        can_lose=can_lose,
        undecided=undecided,
        turns=walk.turns,
        mean_distance=round(walk.mean_distance, 2),
    )
    return Grade(solved, difficulty, seed)


def lowest_pairs(curve: Sequence[int]) -> int:
    """Return the fewest pairs of a curve whose last few moves are left out, of a shorter one all."""
    return min(_counted(curve), default=0)


def _counted(curve: Sequence[int]) -> Sequence[int]:
    return curve[:-LAST_MOVES] or curve


def pair_curve(board: Board, rules: LinkRules, moves: Sequence[Move]) -> tuple[int, ...]:
    """Return the connectable pairs before each move."""
    curve = []
    for move in moves:
        curve.append(count_pairs(board, rules))
        board = after(board, rules, move)
    return tuple(curve)


def after(board: Board, rules: LinkRules, move: Move) -> Board:
    """Return the board after a move and the collapse."""
    row1, col1, row2, col2 = move
    return collapse(board.with_cells(((row1, col1), (row2, col2)), EMPTY), rules.collapse)


def _chance(board: Board, rules: LinkRules, name: str, seed: Seed, control: Control) -> WinRate | None:
    """Return how often a player wins, from as many plays as a board of this size allows, or None."""
    moves = board.tile_count() // 2
    pairs = sum(count * (count - 1) // 2 for count in board.kind_counts().values())
    # A random move looks at some twenty pairs, any other at all that are left, looking ahead at all for each.
    tests = {"random": 20, "look-ahead": pairs * pairs // 20}.get(name, pairs) * moves + 1
    plays = min(_MOST_PLAYS[name], _TESTS // tests)
    if plays < min(_FEWEST_PLAYS, _MOST_PLAYS[name]) and name not in GRADED_PLAYERS:
        return None
    return p_win(board, rules, name, plays=max(_FEWEST_PLAYS, plays), seed=f"{seed}/{name}", control=control)


def _win_chance(rate: WinRate) -> WinChance:
    return WinChance(p=round(rate.p, 4), low=round(rate.low, 4), high=round(rate.high, 4), plays=rate.plays)


@dataclass(frozen=True, slots=True)
class _Walk:
    """What a solution passes."""

    boards: tuple[Board, ...]
    """Before each move."""
    pairs: tuple[list[Move], ...]
    """What links before each move, the solution's own move left out."""
    curve: tuple[int, ...]
    turns: tuple[int, ...]
    mean_distance: float


def _walk(board: Board, rules: LinkRules, moves: Sequence[Move]) -> _Walk:
    boards, asides, curve, lengths = [], [], [], []
    turns = [0] * (rules.max_turns + 1)
    for move in moves:
        pairs = [(*first, *second) for first, second in linking_pairs(board, rules)]
        row1, col1, row2, col2 = move
        link = find_link(board, rules, (row1, col1), (row2, col2))
        assert link is not None, "the judge has replayed this move"
        turns[link.turns] += 1
        lengths.append(link.length)
        boards.append(board)
        asides.append([pair for pair in pairs if pair not in (move, (row2, col2, row1, col1))])
        curve.append(len(pairs))
        board = after(board, rules, move)
    while len(turns) > 1 and turns[-1] == 0:
        turns.pop()
    return _Walk(tuple(boards), tuple(asides), tuple(curve), tuple(turns), fmean(lengths) if lengths else 0.0)


def _risks(walk: _Walk, rules: LinkRules, seed: Seed, control: Control) -> tuple[int, int]:
    """Return at how many moves another pair loses for certain, and at how many that stays unknown.

    Of many other pairs only some are looked into, so the first number may be too low by the second.
    """
    rng = random.Random(f"{seed}/risks")
    each = max(1, _ASIDES // max(1, len(walk.boards)))
    # What was passed on the way to a clearing can be cleared.
    known: dict[Board, Verdict] = dict.fromkeys(walk.boards, "solvable")
    asides = [
        [after(board, rules, aside) for aside in rng.sample(pairs, min(each, len(pairs)))]
        for board, pairs in zip(walk.boards, walk.pairs, strict=True)
    ]
    decide = _decider(walk, rules, seed, control)
    losing: set[int] = set()
    for nodes in _NODES:
        # From the last move on: the positions are small there, and help to decide those before them.
        for number in reversed(range(len(asides))):
            control.step(say("Looking for moves that lose"), 1 - number / len(asides))
            for following in asides[number]:
                if number in losing:
                    break
                if known.get(following, "open") == "open":
                    known[following] = decide(following, nodes)
                if known[following] == "unsolvable":
                    losing.add(number)
    undecided = sum(
        number not in losing
        and (len(pairs) > each or any(known[following] == "open" for following in asides[number]))
        for number, pairs in enumerate(walk.pairs)
    )
    return len(losing), undecided


def _decider(walk: _Walk, rules: LinkRules, seed: Seed, control: Control) -> Callable[[Board, int], Verdict]:
    """Return what decides a position after the first move, given how many nodes that may take."""
    board = walk.boards[0] if walk.boards else None
    if board is not None and rules.collapse != "none" and can_be_searched(board):
        orders = Orders(board, rules, chance_of(seed, "risks"))
        spent = 0

        def decide(following: Board, nodes: int) -> Verdict:
            nonlocal spent
            if following.tile_count() == 0:
                return "solvable"
            if spent + nodes > _MOST_NODES:
                return "open"
            before = orders.nodes
            verdict = orders.decide(following, nodes)
            spent += orders.nodes - before
            return verdict

        return decide

    def decide_alone(following: Board, nodes: int) -> Verdict:
        return solve(
            following, rules, Control(control.is_cancelled, budget=Budget(nodes=nodes)), seed=seed
        ).verdict

    return decide_alone
