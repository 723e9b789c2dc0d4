"""What a picture of levels is to be like; the same choices from the window and from the command line."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

Format: TypeAlias = Literal["png", "svg"]
FORMATS: Final[tuple[Format, ...]] = ("png", "svg")

LEAST_CELL: Final = 4
MOST_CELL: Final = 256
LEAST_NUMBERED: Final = 20
"""The least cell side at which the numbers of a solution's moves can be read."""
MOST_SCALE: Final = 4
MOST_COLUMNS: Final = 40
MOST_ON_PAGE: Final = 600


@dataclass(frozen=True, kw_only=True, slots=True)
class Choices:
    """The options of a picture."""

    cell: int | None = None
    """The side of a cell in pixels at scale 1; None: 48 for one level, what fits a card on a sheet."""
    scale: int = 1
    """Pixels per pixel; a vector picture does not need it."""
    dark: bool = False
    captions: bool | None = None
    """Title, size, verdict and grade; None: on a sheet, not on the picture of one level."""
    pairs: bool = False
    """The linking pairs of link boards, the waves of orb boards."""
    solution: bool = False
    """The moves of a link level's solution, numbered; the route of an orb level."""
    coordinates: bool = False
    """Rows and columns numbered from 1 along the board."""
    transparent: bool = False
    """Nothing is painted behind the boards."""
    columns: int | None = None
    on_page: int = 120
    """The most levels on one page of a sheet."""

    def on_sheet(self) -> Choices:
        """Return the choices as they stand for a sheet."""
        return replace(self, captions=True if self.captions is None else self.captions)

    def alone(self) -> Choices:
        """Return the choices as they stand for the picture of one level."""
        return replace(self, captions=bool(self.captions))
