"""Where the sprites of a sheet lie."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from levels.level import Sprite

_USUAL_SIDES: Final = (256, 128, 96, 80, 72, 64, 48, 40, 32, 24, 16, 8)
_FEW: Final = 3
"""A sheet holds at least so many sprites, or it is none."""


@dataclass(frozen=True, slots=True)
class Grid:
    """Sprites of one size in rows, all measures in pixels."""

    width: int
    height: int
    margin: int = 0
    """What is left free at the edges of the sheet."""
    spacing: int = 0
    """What is left free between sprites."""

    def sprites(self, width: int, height: int, *, most: int) -> list[Sprite]:
        """Return the sprites that lie wholly in a sheet of a size, row by row, at most so many."""
        found: list[Sprite] = []
        for y in range(self.margin, height - self.margin - self.height + 1, self.height + self.spacing):
            for x in range(self.margin, width - self.margin - self.width + 1, self.width + self.spacing):
                if len(found) == most:
                    return found
                found.append(Sprite(x=x, y=y, width=self.width, height=self.height))
        return found


def guessed_side(width: int, height: int) -> int:
    """Return the side that sprites of a sheet probably have: the largest usual one that divides it evenly."""
    for side in _USUAL_SIDES:
        if width % side == 0 and height % side == 0 and (width // side) * (height // side) >= _FEW:
            return side
    return max(1, min(width, height))
