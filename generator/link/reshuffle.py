"""The tiles left on a board dealt anew over the cells they stand on, proven solvable where that is found."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

import numpy as np

from generator.control import Budget, Cancelled, Control
from generator.deal_error import DealError
from generator.link.deal import deal
from generator.link.pairs import count_pairs
from generator.link.pockets import odd_pockets
from generator.seeds import seed_word
from levels.board import EMPTY, SLOT, WALL, Board
from levels.level import Deal, Move
from levels.rules import LinkRules, Seed
from levels.saying import say

Doubt: TypeAlias = Literal["odd", "shut-in", "not-found"]
"""Why there is no proof: a kind is odd; stones shut in an odd number of tiles; none was found in time."""

SECONDS: Final = 4.0
"""How long a player may be kept waiting."""
_PROVER_NODES: Final = 5_000
_TRIES: Final = 40


@dataclass(frozen=True, slots=True)
class Reshuffled:
    """The same tiles on the same cells, in another order."""

    board: Board
    solution: tuple[Move, ...] | None
    """Moves that clear the board, replayed by the judge; None when it is not proven that any do."""
    doubt: Doubt | None = None
    """Why there is no solution."""


def reshuffle(
    board: Board, rules: LinkRules, control: Control, *, seed: Seed, seconds: float = SECONDS
) -> Reshuffled:
    """Deal the tiles of a board anew over their own cells; walls, voids and gaps stay.

    A proven board is sought for so many seconds. Failing that, the board returned is the one of many random
    orders on which most pairs link. Without haste the same seed gives the same board. Raises Cancelled.
    """
    hurried = Control(
        lambda: control.is_cancelled() or hurried.out_of_time, control.on_progress, Budget(seconds=seconds)
    )
    # A slot that was never dealt blocks like a wall, and must not be dealt now.
    stones = np.where(board.cells == SLOT, WALL, board.cells)
    layout = Board(np.where(board.cells > EMPTY, SLOT, stones))
    doubt: Doubt = "not-found"
    if board.odd_kinds():
        doubt = "odd"
    elif odd_pockets(layout, rules):
        doubt = "shut-in"
    else:
        counts = {str(kind): number for kind, number in board.kind_counts().items()}
        try:
            dealt = deal(layout, rules, Deal(counts=counts), seed=seed, control=hurried, prover=_prove)
        except DealError:
            doubt = "not-found"
        except Cancelled:
            if control.is_cancelled():
                raise
        else:
            cells = np.where(board.cells == SLOT, SLOT, dealt.board.cells)
            return Reshuffled(Board(cells), dealt.solution)
    return Reshuffled(_liveliest(board, rules, control, seed), None, doubt)


def _liveliest(board: Board, rules: LinkRules, control: Control, seed: Seed) -> Board:
    """Return the random order of the tiles, of many, on which most pairs link."""
    rng = np.random.default_rng(seed_word(seed))
    tiles = board.cells > EMPTY
    best, most = board, -1
    for number in range(_TRIES):
        control.step(say("Shuffling"), number / _TRIES)
        cells = board.cells.copy()
        cells[tiles] = rng.permutation(cells[tiles])
        shuffled = Board(cells)
        pairs = count_pairs(shuffled, rules)
        if pairs > most:
            best, most = shuffled, pairs
    return best


def _prove(board: Board, rules: LinkRules, control: Control) -> tuple[Move, ...] | None:
    """Search a board that random games did not clear."""
    # The solvers are many kernels, which most shuffles do without.
    from generator.link.solve import solve

    bounded = Control(control.is_cancelled, control.on_progress, Budget(nodes=_PROVER_NODES))
    solved = solve(board, rules, bounded)
    return solved.moves if solved.verdict == "solvable" else None
