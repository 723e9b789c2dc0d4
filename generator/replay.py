"""The judge: plays a solution move by move, in plain Python, and says whether it clears the board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from generator.plain_game import PlainGame
from levels.board import EMPTY, Board
from levels.level import Move
from levels.rules import LinkRules
from levels.saying import say


@dataclass(frozen=True, slots=True)
class Replay:
    """What came of a sequence of moves."""

    cleared: bool
    """Every move was legal and no tile is left."""
    left: Board
    """The board after the last legal move."""
    fault: tuple[int, str] | None = None
    """The index of the first move that is not legal, and why."""
    boards: tuple[Board, ...] = ()
    """When asked for: the board after each legal move and its collapse."""


def replay(board: Board, rules: LinkRules, moves: Sequence[Move], *, keep_boards: bool = False) -> Replay:
    """Play moves on a board under its rules, as far as they are legal."""
    game = PlainGame(board, rules)
    boards: list[Board] = []
    fault: tuple[int, str] | None = None
    for index, move in enumerate(moves):
        if not game.play(*move):
            fault = index, _fault(game, move)
            break
        if keep_boards:
            boards.append(game.board())
    return Replay(fault is None and game.is_cleared(), game.board(), fault, tuple(boards))


def _fault(game: PlainGame, move: Move) -> str:
    """Return why a move is not legal, which it is not."""
    rows, cols = game.shape
    row1, col1, row2, col2 = move
    if not (0 <= row1 < rows and 0 <= row2 < rows and 0 <= col1 < cols and 0 <= col2 < cols):
        return say(
            "({row1}, {col1}) or ({row2}, {col2}) is not on the board of {rows} x {cols}",
            row1=row1,
            col1=col1,
            row2=row2,
            col2=col2,
            rows=rows,
            cols=cols,
        )
    a, b = game.place(row1, col1), game.place(row2, col2)
    if a == b:
        return say("({row1}, {col1}) is named twice", row1=row1, col1=col1)
    kind1, kind2 = game.cells[a], game.cells[b]
    if kind1 <= EMPTY or kind2 <= EMPTY:
        row, col = (row1, col1) if kind1 <= EMPTY else (row2, col2)
        return say("there is no tile at ({row}, {col})", row=row, col=col)
    if kind1 != kind2:
        return say(
            "({row1}, {col1}) holds kind {kind1}, ({row2}, {col2}) kind {kind2}",
            row1=row1,
            col1=col1,
            kind1=kind1,
            row2=row2,
            col2=col2,
            kind2=kind2,
        )
    return say(
        "no path with at most {max_turns} turns joins ({row1}, {col1}) and ({row2}, {col2})",
        max_turns=game.max_turns,
        row1=row1,
        col1=col1,
        row2=row2,
        col2=col2,
    )
