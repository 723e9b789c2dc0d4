"""Exact verdicts on link boards where nothing collapses."""

from __future__ import annotations

import time
from typing import Final

import numpy as np

from generator.control import Control
from generator.kernels.clauses import END, Clauses
from generator.kernels.clearing import BEST, MOVES, Clearing
from generator.kernels.marks import Marks
from generator.kernels.static_search import (
    EFFORT,
    FOUND,
    FULL,
    NODES,
    PAUSED,
    RESTART,
    SOLVED,
    STOP,
    UNSOLVABLE,
    Cuts,
    Work,
    forget_clauses,
    search,
)
from generator.kernels.tiles import Ints, Tiles
from generator.link.certificate import odd_certificate, stuck_certificate
from generator.link.check_certificate import fault_of
from generator.link.early import look_early
from generator.link.prove_cases import prove
from generator.link.solve_by_play import is_spent, solvable, solve_by_play
from generator.link.static_tables import has_room, new_clauses, new_clearing, new_marks, tiles_of
from generator.link.verdict import Certificate, Effort, Solved
from levels.board import Board
from levels.level import Move
from levels.rules import LinkRules, Seed
from levels.saying import say

_FIRST_RESTART: Final = 100
_EFFORT: Final = 4
"""How many attempts to make a stuck set smaller may fail; more make fewer nodes, but not a faster search."""
_MOST_SETS: Final = 5_000
"""Stuck sets kept for the proof; it finds others where it needs them."""
_LARGEST_STORE: Final = 1 << 23
"""Numbers in the store of clauses, of 8 bytes."""
_SHORT: Final = 8
"""Clauses of so few literals are never forgotten."""
_FIRST_SLICE: Final = 32
_SLICE_SECONDS: Final = 0.02


def solve_static(board: Board, rules: LinkRules, control: Control, *, seed: Seed) -> Solved:
    """Return the verdict on a board that does not collapse; exact unless the budget runs out.

    Moves have been replayed by the judge, certificates accepted by the checker. The same seed gives the same
    result when nodes are the bound. Memory: some 200 bytes a pair of tiles of one kind, and at most 64 MB for
    clauses.
    """
    began = time.perf_counter()
    early = look_early(board, rules, most_nodes=control.budget.nodes, seed=seed)
    if early.is_cleared:
        return solvable(board, rules, early.moves, Effort(early.nodes, time.perf_counter() - began))
    if early.stuck:
        return _unsolvable(board, rules, stuck_certificate(early.stuck), early.nodes, began)
    if board.tile_count() == 0:
        return Solved("solvable", "replay", Effort(0, 0.0))
    certificate = odd_certificate(board)
    if certificate is not None:
        return _unsolvable(board, rules, certificate, 0, began)
    if not has_room(board):
        return solve_by_play(board, rules, control, seed=seed)
    run = _Run(board, rules, seed, early.nodes)
    state = run.search(control)
    if state == SOLVED:
        return solvable(board, rules, run.moves, Effort(run.nodes, time.perf_counter() - began))
    best = max(run.best, early.moves, key=len)
    if state != UNSOLVABLE:
        return Solved("open", None, Effort(run.nodes, time.perf_counter() - began), best=best)
    certificate = prove(board, rules, run.tiles, run.stuck_sets, control)
    if certificate is None:
        effort = Effort(run.nodes, time.perf_counter() - began)
        return Solved("unsolvable", "exhausted", effort, best=best)
    return _unsolvable(board, rules, certificate, run.nodes, began, best=best)


def _unsolvable(
    board: Board,
    rules: LinkRules,
    certificate: Certificate,
    nodes: int,
    began: float,
    *,
    best: tuple[Move, ...] = (),
) -> Solved:
    """Return the verdict that a certificate proves; its checker looks at it first."""
    fault = fault_of(board, rules, certificate)
    assert fault is None, f"the search gave a certificate that does not hold: {fault}"
    effort = Effort(nodes, time.perf_counter() - began)
    return Solved("unsolvable", "certificate", effort, certificate=certificate, best=best)


class _Run:
    """One search of one board."""

    def __init__(self, board: Board, rules: LinkRules, seed: Seed, nodes: int) -> None:
        self.tiles: Tiles = tiles_of(board, rules)
        self._clearing: Clearing = new_clearing(board, rules, self.tiles, seed)
        self._marks: Marks = new_marks(board, rules, self.tiles)
        self._clauses: Clauses = new_clauses(self.tiles, seed)
        self._core = int(self._clauses.counts[END])
        words = (self.tiles.row.size + 63) // 64
        self._cuts: Cuts = np.empty((_MOST_SETS, words), np.uint64)
        self._work: Work = np.zeros(6, np.int64)
        self._work[NODES] = nodes
        self._work[RESTART] = _FIRST_RESTART
        self._work[EFFORT] = _EFFORT

    def search(self, control: Control) -> int:
        """Search until the board is decided or the budget is spent; return SOLVED, UNSOLVABLE or PAUSED."""
        budget = control.budget
        slice_nodes = _FIRST_SLICE
        while True:
            self._work[STOP] = self.nodes + slice_nodes
            if budget.nodes is not None:
                self._work[STOP] = min(self._work[STOP], budget.nodes)
            started = time.perf_counter()
            state = int(
                search(self.tiles, self._clearing, self._marks, self._clauses, self._cuts, self._work)
            )
            if state == FULL:
                state = self._make_room()
            if state in (SOLVED, UNSOLVABLE):
                return state
            # Slices of one length of time; where they end does not matter to the search.
            pace = _SLICE_SECONDS / max(time.perf_counter() - started, 1e-6)
            slice_nodes = int(np.clip(slice_nodes * pace, max(1, slice_nodes // 4), slice_nodes * 4))
            left = 1 - 2 * self._clearing.counts[BEST] / self.tiles.row.size
            control.step(
                say(
                    "Searched {nodes:,} pairings; at best {left:.0%} of the tiles stay",
                    nodes=self.nodes,
                    left=left,
                )
            )
            if control.out_of_time or is_spent(control, self.nodes):
                return PAUSED

    def _make_room(self) -> int:
        """Let the store of clauses grow, or forget some; return PAUSED, or UNSOLVABLE if that shows it."""
        store = self._clauses.store
        if store.size < _LARGEST_STORE:
            larger = np.empty(2 * store.size, np.int64)
            larger[: store.size] = store
            self._clauses = self._clauses._replace(store=larger)
            return PAUSED
        self._core = int(
            forget_clauses(self.tiles, self._clearing, self._marks, self._clauses, self._core, _SHORT)
        )
        return UNSOLVABLE if self._core < 0 else PAUSED

    @property
    def nodes(self) -> int:
        return int(self._work[NODES])

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves of the clearing."""
        return self._as_moves(self._clearing.moves[: self._clearing.counts[MOVES]])

    @property
    def best(self) -> tuple[Move, ...]:
        """The longest sequence of moves that was met."""
        return self._as_moves(self._clearing.best[: self._clearing.counts[BEST]])

    @property
    def stuck_sets(self) -> list[list[int]]:
        """The sets of tiles that were found stuck, each once, in the order in which they were found."""
        found = self._cuts[: self._work[FOUND]]
        bits = np.unpackbits(found.view(np.uint8), axis=1, bitorder="little", count=self.tiles.row.size)
        return [np.flatnonzero(row).tolist() for row in bits]

    def _as_moves(self, pairs: Ints) -> tuple[Move, ...]:
        places = np.stack([self.tiles.row, self.tiles.col], axis=1)
        cells = places[np.sort(pairs, axis=1)].reshape(-1, 4)
        return tuple((r1, c1, r2, c2) for r1, c1, r2, c2 in cells.tolist())
