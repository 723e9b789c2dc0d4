"""What a link board shows at a glance: its pairs, the hint, where hints lead; with or without kernels.

The kernels are the quicker by several times, but take the better part of a second to load: for a few
small boards plain Python is done before that.
"""

from __future__ import annotations

from typing import Final

from generator.link.plain_finder import PlainFinder
from levels.board import Board, Position
from levels.level import Move
from levels.rules import LinkRules

_MOST_CELLS: Final = 512
"""On larger boards plain Python falls far behind."""
_MOST_CELLS_TO_SEARCH: Final = 160
"""The same where links may have more turns than usual, which takes longer."""
_USUAL_TURNS: Final = 2


def suits_plain(board: Board, rules: LinkRules) -> bool:
    """Say whether a board may be looked at in plain Python."""
    return board.cells.size <= (_MOST_CELLS if rules.max_turns <= _USUAL_TURNS else _MOST_CELLS_TO_SEARCH)


def pairs_and_hint(
    board: Board, rules: LinkRules, *, plain: bool
) -> tuple[int, tuple[Position, Position] | None]:
    """Return how many pairs link now, and the first of them in row-major order."""
    if not plain:
        from generator.link.pairs import count_pairs, hint

        return count_pairs(board, rules), hint(board, rules)
    pairs = list(PlainFinder(board, rules).pairs())
    return len(pairs), pairs[0] if pairs else None


def moves_by_hints(board: Board, rules: LinkRules, *, plain: bool) -> tuple[Move, ...]:
    """Return the moves of one who takes the first linking pair until none is left."""
    if not plain:
        from generator.link.hint_run import hint_run

        return hint_run(board, rules).moves
    finder = PlainFinder(board, rules)
    moves: list[Move] = []
    while pair := next(finder.pairs(), None):
        moves.append((*pair[0], *pair[1]))
        finder.take(pair)
    return tuple(moves)
