"""Symmetry painting: every image of what is painted is painted too."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.tools.planes import KEEP, SHOWN, stroke_of
from editor.tools.symmetry import SYMMETRIES, fitting, leaders, spread
from levels.board import Position

Where = Callable[[int, int, Position], Position]

# Written cell by cell, apart from the arrays that the editor turns; `last` is the last row and column.
IMAGES: dict[str, list[Where]] = {
    "none": [],
    "left-right": [lambda row, col, last: (row, last[1] - col)],
    "top-bottom": [lambda row, col, last: (last[0] - row, col)],
    "both": [
        lambda row, col, last: (row, last[1] - col),
        lambda row, col, last: (last[0] - row, col),
        lambda row, col, last: (last[0] - row, last[1] - col),
    ],
    "diagonal": [lambda row, col, _last: (col, row)],
    "anti-diagonal": [lambda row, col, last: (last[1] - col, last[0] - row)],
    "diagonals": [
        lambda row, col, _last: (col, row),
        lambda row, col, last: (last[1] - col, last[0] - row),
        lambda row, col, last: (last[0] - row, last[1] - col),
    ],
    "half-turn": [lambda row, col, last: (last[0] - row, last[1] - col)],
}


def images(name: str, at: Position, rows: int, cols: int) -> set[Position]:
    """Return a cell with all its images that lie on the board."""
    found = {at}
    if name == "quarter-turn":
        # Twice the distance from the middle, so that even sides stay whole numbers.
        down, across = 2 * at[0] - (rows - 1), 2 * at[1] - (cols - 1)
        for _ in range(4):
            down, across = across, -down
            found.add(((down + rows - 1) // 2, (across + cols - 1) // 2))
    else:
        found |= {where(*at, (rows - 1, cols - 1)) for where in IMAGES[name]}
    return {(row, col) for row, col in found if 0 <= row < rows and 0 <= col < cols}


@pytest.mark.parametrize("name", SYMMETRIES)
@pytest.mark.parametrize("shape", [(5, 7), (4, 6), (5, 6), (5, 5), (6, 6)])
def test_every_cell_reaches_its_images(name: str, shape: tuple[int, int]) -> None:
    symmetry = fitting(name, *shape)
    for at in np.ndindex(shape):
        mask = np.zeros(shape, dtype=np.bool_)
        mask[at] = True
        painted = spread(stroke_of(mask, 7), symmetry)[SHOWN]
        wanted = images(name, at, *shape) if SYMMETRIES[name].fits(*shape) else {at}
        assert set(map(tuple, np.argwhere(painted == 7).tolist())) == wanted


@pytest.mark.parametrize(
    ("name", "shape", "fits"),
    [
        ("diagonal", (5, 6), False),
        ("diagonals", (6, 6), True),
        ("quarter-turn", (5, 6), False),
        ("quarter-turn", (4, 6), True),
        ("both", (5, 6), True),
    ],
)
def test_a_symmetry_that_the_shape_forbids_does_nothing(
    name: str, shape: tuple[int, int], fits: bool
) -> None:
    assert (fitting(name, *shape) is SYMMETRIES[name]) is fits
    assert bool(SYMMETRIES[name].need) or fits


def test_what_is_painted_by_hand_comes_before_its_image() -> None:
    stroke = stroke_of(np.array([[True, False, True]]), np.array([[4, 0, 5]], dtype=np.int16))
    assert spread(stroke, SYMMETRIES["left-right"])[SHOWN].tolist() == [[4, KEEP, 5]]


@given(st.sampled_from(sorted(SYMMETRIES)), st.sampled_from([(4, 6), (5, 5), (3, 8)]))
def test_images_have_one_leader(name: str, shape: tuple[int, int]) -> None:
    symmetry = fitting(name, *shape)
    leader = leaders(*shape, symmetry)
    index = np.arange(shape[0] * shape[1], dtype=np.int16).reshape(shape)
    assert (leader <= index).all()
    for image in symmetry.images:
        moved = image(leader.astype(np.int16))
        assert ((moved == leader) | (moved == KEEP)).all()
