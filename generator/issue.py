"""A structural fault of a level: what is wrong, where, and what to do."""

from __future__ import annotations

from dataclasses import dataclass

from levels.board import Position


@dataclass(frozen=True, slots=True)
class Issue:
    """One fault; a level without issues is fit to be shipped."""

    code: str
    """A stable name in kebab case, for tools."""
    where: str
    """The part of the level in the words of its file, such as `board[2][5]` or `solution[4]`."""
    message: str
    """One sentence that says what is wrong and what to do; rows and columns count from 0."""
    cells: tuple[Position, ...] = ()
    """The cells to point at."""
