"""An orb level from its layout and plan."""

from __future__ import annotations

from msgspec.structs import replace

from generator.control import Control
from generator.orb.deal import deal_orbs
from levels.level import Deal, OrbLevel, Report
from levels.rules import Seed
from levels.version import VERSION


def generate_orb(level: OrbLevel, control: Control, *, seed: Seed) -> OrbLevel:
    """Return the level with its layout dealt as its `deal` says; nothing matches before a player moves.

    What is painted stays, plus marks included; a route drawn on another board does not. A level without a
    layout takes its board for one. DealError when the plan cannot be met or every board has a match.
    """
    layout = level.layout if level.layout is not None else level.shown
    plan = level.deal or Deal()
    board = deal_orbs(layout, level.rules, plan, seed=seed, control=control)
    return replace(
        level,
        layout=layout,
        board=board,
        deal=replace(plan, seed=seed, version=VERSION),
        route=level.route if board == level.board else None,
        swaps=level.swaps if board == level.board else (),
        report=Report(version=VERSION),
    )
