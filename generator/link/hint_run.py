"""The simple check that every link game has: take the first linking pair again and again."""

from __future__ import annotations

from dataclasses import dataclass

from generator.collapse import collapse
from generator.control import Control
from generator.link.pairs import count_pairs, hint
from levels.board import EMPTY, Board
from levels.level import Move
from levels.rules import LinkRules
from levels.saying import say


@dataclass(frozen=True, slots=True)
class HintRun:
    """What became of a board whose first linking pair is taken again and again. Stuck is no verdict."""

    moves: tuple[Move, ...]
    cleared: bool
    curve: tuple[int, ...]
    """The connectable pairs before each move; when the run got stuck, the 0 at its end as well."""


def hint_run(board: Board, rules: LinkRules, control: Control | None = None) -> HintRun:
    """Take the first linking pair until none is left; the collapse runs after each move."""
    control = control or Control()
    tiles = board.tile_count()
    moves: list[Move] = []
    curve: list[int] = []
    while tiles > 2 * len(moves):
        control.step(say("Playing by hints"), 2 * len(moves) / tiles)
        curve.append(count_pairs(board, rules))
        pair = hint(board, rules)
        if pair is None:
            break
        moves.append((*pair[0], *pair[1]))
        board = collapse(board.with_cells(pair, EMPTY), rules.collapse)
    return HintRun(tuple(moves), tiles == 2 * len(moves), tuple(curve))
