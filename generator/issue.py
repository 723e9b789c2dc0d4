"""A structural fault of a level: what is wrong, where, and what to do; and those that every game has."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

from levels.board import EMPTY, SLOT, Board, Position
from levels.saying import say_count

Severity: TypeAlias = Literal["error", "warning"]
"""An error has to be mended; a warning is to be looked at, and may be meant."""


@dataclass(frozen=True, slots=True)
class Issue:
    """One fault; a level without errors is fit to be shipped."""

    code: str
    """A stable name in kebab case, for tools."""
    where: str
    """The part of the level in the words of its file, such as `board[2][5]` or `solution[4]`."""
    message: str
    """One sentence that says what is wrong and what to do; rows and columns count from 0."""
    cells: tuple[Position, ...] = ()
    """The cells to point at."""
    severity: Severity = "error"


def mismatch_issues(layout: Board | None, board: Board) -> Iterator[Issue]:
    """Painted kinds, stones and voids are the designer's word: the board must keep them."""
    if layout is None or layout.shape != board.shape:
        return
    kept = (layout.cells == board.cells) | ((layout.cells == SLOT) & (board.cells > EMPTY))
    kept |= (layout.cells == SLOT) & (board.cells == SLOT)
    cells = tuple((row, col) for row in range(board.rows) for col in range(board.cols) if not kept[row, col])
    if cells:
        row, col = cells[0]
        message = say_count(
            len(cells),
            "{n} cell of the board is not what the layout painted there: deal the level again.",
            "{n} cells of the board are not what the layout painted there: deal the level again.",
        )
        yield Issue("layout-mismatch", f"board[{row}][{col}]", message, cells)
