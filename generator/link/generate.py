"""A link level from its layout and plan: dealt, proven, and with what is known of it written down."""

from __future__ import annotations

import msgspec

from generator.control import Control
from generator.link.deal import deal
from generator.link.pairs import count_pairs
from levels.level import Deal, LinkLevel, Report
from levels.rules import Seed
from levels.version import VERSION


def generate_link(level: LinkLevel, control: Control, *, seed: Seed) -> LinkLevel:
    """Return the level with its layout dealt as its `deal` says; the solution clears the board.

    What is painted stays. A level without a layout takes its board for one. DealError when the plan cannot be
    met or no board that can be cleared was found.
    """
    layout = level.layout if level.layout is not None else level.shown
    plan = level.deal or Deal()
    dealt = deal(layout, level.rules, plan, seed=seed, control=control)
    return msgspec.structs.replace(
        level,
        layout=layout,
        board=dealt.board,
        deal=msgspec.structs.replace(plan, seed=seed, version=VERSION),
        solution=dealt.solution,
        report=Report(
            version=VERSION, pairs=count_pairs(dealt.board, level.rules), verdict="solvable", proof="replay"
        ),
    )
