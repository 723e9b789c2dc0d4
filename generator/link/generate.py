"""A link level from its layout and plan: dealt, proven, and with what is known of it written down."""

from __future__ import annotations

from typing import Final

import msgspec

from generator.control import Budget, Control
from generator.link.deal import deal
from generator.link.pairs import count_pairs
from levels.board import Board
from levels.level import Deal, LinkLevel, Miss, Move, Report
from levels.rules import LinkRules, Seed
from levels.version import VERSION

# A bound in nodes, so that the same seed deals the same board on every machine.
_PROVER_NODES: Final = 5_000


def generate_link(level: LinkLevel, control: Control, *, seed: Seed) -> LinkLevel:
    """Return the level with its layout dealt as its `deal` says; the solution clears the board.

    What is painted stays. A level without a layout takes its board for one. When a wish cannot be met, the
    nearest board is dealt and the report tells what it misses. DealError when the plan cannot be met or no
    board that can be cleared was found.
    """
    layout = level.layout if level.layout is not None else level.shown
    plan = level.deal or Deal()
    missed: tuple[Miss, ...] = ()
    if plan.wish is None:
        dealt = deal(layout, level.rules, plan, seed=seed, control=control, prover=_prove)
        board, solution = dealt.board, dealt.solution
    else:
        # Simulated players are many kernels, which a deal without a wish does without.
        from generator.link.wish import deal_to_wish

        found = deal_to_wish(layout, level.rules, plan, plan.wish, seed=seed, control=control)
        board, solution = found.board, found.solution
        missed = found.missed
    return msgspec.structs.replace(
        level,
        layout=layout,
        board=board,
        deal=msgspec.structs.replace(plan, seed=seed, version=VERSION),
        solution=solution,
        report=Report(
            version=VERSION,
            pairs=count_pairs(board, level.rules),
            verdict="solvable",
            proof="replay",
            missed=missed,
        ),
    )


def _prove(board: Board, rules: LinkRules, control: Control) -> tuple[Move, ...] | None:
    """Search a board that random games did not clear, for as long as a deal may wait."""
    # The solvers are many kernels, which most deals do without.
    from generator.link.solve import solve

    bounded = Control(control.is_cancelled, control.on_progress, Budget(nodes=_PROVER_NODES))
    solved = solve(board, rules, bounded)
    return solved.moves if solved.verdict == "solvable" else None
