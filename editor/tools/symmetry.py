"""Symmetries: what is painted on one cell is painted on its images too."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from editor.tools.planes import KEEP, Planes

Cellwise: TypeAlias = npt.NDArray[np.int16]
"""Numbers of which the last two axes are rows and columns."""
Image: TypeAlias = Callable[[Cellwise], Cellwise]
"""Moves every cell to its image; KEEP where no cell arrives."""


def _left_right(cells: Cellwise) -> Cellwise:
    return cells[..., ::-1]


def _top_bottom(cells: Cellwise) -> Cellwise:
    return cells[..., ::-1, :]


def _half_turn(cells: Cellwise) -> Cellwise:
    return cells[..., ::-1, ::-1]


def _diagonal(cells: Cellwise) -> Cellwise:
    return np.swapaxes(cells, -1, -2)


def _anti_diagonal(cells: Cellwise) -> Cellwise:
    return np.swapaxes(_half_turn(cells), -1, -2)


def _quarter_turn(cells: Cellwise, *, quarters: int) -> Cellwise:
    # A board that is not square turns about its middle inside a square; what leaves the board is lost.
    rows, cols = cells.shape[-2:]
    side = max(rows, cols)
    top, left = (side - rows) // 2, (side - cols) // 2
    square = np.full((*cells.shape[:-2], side, side), KEEP, dtype=cells.dtype)
    square[..., top : top + rows, left : left + cols] = cells
    turned = np.rot90(square, quarters, axes=(-1, -2))
    return turned[..., top : top + rows, left : left + cols]


def _right_turn(cells: Cellwise) -> Cellwise:
    return _quarter_turn(cells, quarters=1)


def _left_turn(cells: Cellwise) -> Cellwise:
    return _quarter_turn(cells, quarters=3)


def _always(_rows: int, _cols: int) -> bool:
    return True


def _square(rows: int, cols: int) -> bool:
    return rows == cols


def _same_parity(rows: int, cols: int) -> bool:
    # Else the middle of the rows and the middle of the columns do not turn into each other.
    return rows % 2 == cols % 2


@dataclass(frozen=True, slots=True)
class Symmetry:
    """A way to repeat what is painted; its images with the identity form a group."""

    title: str
    icon: str
    images: tuple[Image, ...]
    fits: Callable[[int, int], bool] = _always
    need: str = ""
    """What a board must be for it, as a sentence."""


_SQUARE = "The board must be square."
_PARITY = "Rows and columns must both be even or both be odd."

SYMMETRIES: Final[dict[str, Symmetry]] = {
    "none": Symmetry("No symmetry", "mirror-none", ()),
    "left-right": Symmetry("Left and right", "mirror-horizontal", (_left_right,)),
    "top-bottom": Symmetry("Top and bottom", "mirror-vertical", (_top_bottom,)),
    "both": Symmetry("All four quarters", "mirror-both", (_left_right, _top_bottom, _half_turn)),
    "diagonal": Symmetry("Diagonal", "mirror-diagonal", (_diagonal,), _square, _SQUARE),
    "anti-diagonal": Symmetry("Other diagonal", "mirror-antidiagonal", (_anti_diagonal,), _square, _SQUARE),
    "diagonals": Symmetry(
        "Both diagonals", "mirror-diagonals", (_diagonal, _anti_diagonal, _half_turn), _square, _SQUARE
    ),
    "half-turn": Symmetry("Half turn", "turn-half", (_half_turn,)),
    "quarter-turn": Symmetry(
        "Quarter turns", "turn-quarter", (_right_turn, _half_turn, _left_turn), _same_parity, _PARITY
    ),
}


def fitting(name: str, rows: int, cols: int) -> Symmetry:
    """Return the symmetry of this name, or none where the board's shape does not allow it."""
    symmetry = SYMMETRIES[name]
    return symmetry if symmetry.fits(rows, cols) else SYMMETRIES["none"]


def spread(stroke: Planes, symmetry: Symmetry) -> Planes:
    """Return the stroke with its images; where they meet, what was painted by hand comes first."""
    out = stroke.copy()
    for image in symmetry.images:
        moved = image(stroke)
        np.copyto(out, moved, where=(out == KEEP))
    return out


def leaders(rows: int, cols: int, symmetry: Symmetry) -> npt.NDArray[np.int64]:
    """Return for every cell the lowest flat index among its images, so that images can be dealt alike."""
    index = np.arange(rows * cols, dtype=np.int16).reshape(rows, cols)
    lowest = index.astype(np.int64)
    for image in symmetry.images:
        moved = image(index).astype(np.int64)
        lowest = np.where(moved == KEEP, lowest, np.minimum(lowest, moved))
    return lowest
