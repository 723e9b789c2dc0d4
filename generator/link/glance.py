"""What a link board shows at a glance: its pairs, the hint, where hints lead; with or without kernels.

The kernels are the quicker by two or three times, but take the better part of a second to load: for a few
small boards plain Python is done before that.
"""

from __future__ import annotations

from typing import Final

from generator.plain_game import PlainGame, searches_turns
from levels.board import Board, Position
from levels.level import Move
from levels.rules import LinkRules

_MOST_CELLS: Final = 512
"""On larger boards plain Python falls far behind."""
_MOST_CELLS_TO_SEARCH: Final = 160
"""The same where a link may have so many turns that it is searched for."""


def suits_plain(board: Board, rules: LinkRules) -> bool:
    """Say whether a board may be looked at in plain Python."""
    return board.cells.size <= (_MOST_CELLS_TO_SEARCH if searches_turns(rules) else _MOST_CELLS)


def pairs_and_hint(
    board: Board, rules: LinkRules, *, plain: bool
) -> tuple[int, tuple[Position, Position] | None]:
    """Return how many pairs link now, and the first of them in row-major order."""
    if not plain:
        from generator.link.pairs import count_pairs, hint

        return count_pairs(board, rules), hint(board, rules)
    game = PlainGame(board, rules)
    pairs = [(game.position(a), game.position(b)) for a, b in game.pairs()]
    return len(pairs), pairs[0] if pairs else None


def moves_by_hints(board: Board, rules: LinkRules, *, plain: bool) -> tuple[Move, ...]:
    """Return the moves of one who takes the first linking pair until none is left."""
    if not plain:
        from generator.link.hint_run import hint_run

        return hint_run(board, rules).moves
    game = PlainGame(board, rules)
    moves: list[Move] = []
    while pair := next(game.pairs(), None):
        moves.append((*game.position(pair[0]), *game.position(pair[1])))
        game.take(*pair)
    return tuple(moves)
