"""Exact verdicts on link boards that collapse.

Two searches take turns, each with more effort every time: depth first over orders of play, never into a
position twice, and a beam of the most promising positions. The beam only ever finds clearings; when the first
has tried all orders of play there is none.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Final

from generator.chance import chance_of
from generator.control import Control
from generator.kernels.chance import draw_below
from generator.link.beam import search_beam
from generator.link.certificate import odd_certificate, stuck_certificate
from generator.link.orders import Orders, can_be_searched
from generator.link.pairs import hint
from generator.link.solve_by_play import is_spent, solvable, solve_by_play
from generator.link.verdict import Effort, Solved
from levels.board import Board
from levels.rules import LinkRules, Seed
from levels.saying import say

_FIRST_NODES: Final = 1_000
_MORE_NODES: Final = 1.5
"""Nodes of the first depth-first search, and how much longer each next one is."""
_FIRST_WIDTH: Final = 30
_MORE_WIDTH: Final = 1.3
_WITHOUT_BEAM: Final = 20_000
"""Nodes after which the first beam is tried."""
_BEAM_SHARE: Final = 0.5
"""How many positions the beams may look at for each one of the depth-first search, to begin with."""
_LATE: Final = 2_000_000
_LATE_SHARE: Final = 0.15
"""After so many positions a board is likely to be unsolvable: beams get a smaller share of what follows."""


def solve_collapsing(board: Board, rules: LinkRules, control: Control, *, seed: Seed) -> Solved:
    """Return the verdict on a board that collapses; exact unless the budget runs out.

    Solvable boards come with moves that the judge has replayed. A board is unsolvable when a kind is odd or
    nothing links at all (both with a certificate), or when every order of play was tried. Positions are told
    apart by hashes of 64 bits then, so that is "exhausted", not a proof that can be checked. The same seed
    gives the same result when nodes are the bound. Memory: a table of at most 128 MB, and the beam.
    """
    began = time.perf_counter()
    if board.tile_count() == 0:
        return Solved("solvable", "replay", Effort(0, 0.0))
    certificate = odd_certificate(board)
    if certificate is None and hint(board, rules) is None:
        certificate = stuck_certificate([position for position, _kind in board.tiles()])
    if certificate is not None:
        return Solved(
            "unsolvable", "certificate", Effort(0, time.perf_counter() - began), certificate=certificate
        )
    if not can_be_searched(board):
        return solve_by_play(board, rules, control, seed=seed)

    orders = Orders(board, rules, chance_of(seed, "orders of play"))
    for _slice in _turns(orders):
        left = 1 - 2 * len(orders.best) / orders.tiles
        control.step(
            say(
                "Searched {nodes:,} positions; at best {left:.0%} of the tiles stay",
                nodes=orders.nodes,
                left=left,
            )
        )
        if orders.solved or control.out_of_time or is_spent(control, orders.nodes):
            break
    effort = Effort(orders.nodes, time.perf_counter() - began)
    if orders.solved:
        return solvable(board, rules, orders.best, effort)
    if not orders.starts:
        return Solved("unsolvable", "exhausted", effort, best=orders.best)
    return Solved("open", None, effort, best=orders.best)


def _turns(orders: Orders) -> Iterator[None]:
    """Let the two searches take turns until no start is left. Yields between slices of work."""
    nodes, width = float(_FIRST_NODES), float(_FIRST_WIDTH)
    on_beams = 0
    while orders.starts:
        start = orders.starts[draw_below(orders.chance, len(orders.starts))]
        before = orders.nodes
        if before > _WITHOUT_BEAM and on_beams < _due_to_beams(before - on_beams):
            yield from search_beam(orders, start, int(width))
            on_beams += orders.nodes - before
            width *= _MORE_WIDTH
        else:
            yield from orders.search(start, int(nodes))
            nodes *= _MORE_NODES


def _due_to_beams(nodes: int) -> float:
    """Return how many positions beams may have looked at when the depth-first search has seen so many."""
    return _BEAM_SHARE * min(nodes, _LATE) + _LATE_SHARE * max(nodes - _LATE, 0)
