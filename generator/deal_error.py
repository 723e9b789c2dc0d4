"""Why a layout was not dealt, whatever its game."""

from __future__ import annotations

from levels.board import Position


class DealError(ValueError):
    """A layout cannot be dealt as asked; says what is wrong, and on which cells where that can be told."""

    def __init__(self, message: str, cells: tuple[Position, ...] = ()) -> None:
        super().__init__(message)
        self.cells = cells


class UndealableError(DealError):
    """The plan is sound, but no deal of the layout can be cleared, or none was found within the budget."""
