"""The verdict on a link board: solvable, unsolvable or open, with its evidence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from generator.control import Control
from generator.link.solve_collapse import solve_collapsing
from generator.link.solve_static import solve_static
from generator.link.verdict import Solved
from levels.board import Board
from levels.rules import COLLAPSES, Collapse, LinkRules, Seed

_Solver: TypeAlias = Callable[..., Solved]

_SOLVERS: Final[dict[Collapse, _Solver]] = {
    **dict.fromkeys(COLLAPSES, solve_collapsing),
    "none": solve_static,
}


def solve(board: Board, rules: LinkRules, control: Control | None = None, *, seed: Seed = 0) -> Solved:
    """Return whether a board can be cleared under its rules, with evidence.

    Exact unless control's budget runs out, which makes the verdict `open`; without a budget the search goes
    on until it is done. Moves have been replayed by the judge, certificates accepted by their checker. A slot
    blocks and need not go. The same seed gives the same result when nodes are the bound. Raises Cancelled.
    """
    return _SOLVERS[rules.collapse](board, rules, control or Control(), seed=seed)
