"""Shapes on the grid, drawn as text: x covered, . not."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.tools.planes import Mask
from editor.tools.shapes import (
    alike,
    ellipse_mask,
    line,
    line_mask,
    rectangle_mask,
    stamp,
    touching_alike,
)
from levels.board import Board, Position

PLACES = st.tuples(st.integers(-3, 9), st.integers(-3, 12))


def drawn(mask: Mask) -> list[str]:
    return ["".join("x" if cell else "." for cell in row) for row in mask]


def neighbours(at: Position) -> Iterator[Position]:
    row, col = at
    yield from ((row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1))


@given(PLACES, PLACES)
def test_a_line_leaves_no_gap_and_reaches_both_ends(start: Position, end: Position) -> None:
    cells = list(line(start, end))
    assert (cells[0], cells[-1]) == (start, end)
    assert all(max(abs(a - c), abs(b - d)) == 1 for (a, b), (c, d) in pairwise(cells))


def test_a_broad_line_is_as_broad_as_the_brush() -> None:
    assert drawn(line_mask((4, 6), (1, 1), (1, 4), 2)) == ["......", ".xxxxx", ".xxxxx", "......"]


@pytest.mark.parametrize(
    ("size", "expected"),
    [
        (1, [".....", "..x..", ".....", "....."]),
        (2, [".....", "..xx.", "..xx.", "....."]),
        (3, [".xxx.", ".xxx.", ".xxx.", "....."]),
    ],
)
def test_a_brush_covers_a_square(size: int, expected: list[str]) -> None:
    mask = np.zeros((4, 5), dtype=np.bool_)
    stamp(mask, (1, 2), size)
    assert drawn(mask) == expected


def test_a_brush_is_cut_at_the_edge_and_does_nothing_far_outside() -> None:
    mask = np.zeros((3, 4), dtype=np.bool_)
    stamp(mask, (-1, 4), 3)
    stamp(mask, (-5, -5), 3)
    assert drawn(mask) == ["...x", "....", "...."]


def test_a_frame_and_a_whole_rectangle() -> None:
    assert drawn(rectangle_mask((5, 6), (3, 4), (1, 1), filled=False)) == [
        "......",
        ".xxxx.",
        ".x..x.",
        ".xxxx.",
        "......",
    ]
    assert drawn(rectangle_mask((4, 5), (-2, 3), (1, 9), filled=True)) == ["...xx", "...xx", ".....", "....."]


def test_a_broad_frame_grows_inward() -> None:
    assert drawn(rectangle_mask((5, 7), (0, 0), (4, 6), filled=False, size=2)) == [
        "xxxxxxx",
        "xxxxxxx",
        "xx...xx",
        "xxxxxxx",
        "xxxxxxx",
    ]


def test_ellipses_are_round() -> None:
    assert drawn(ellipse_mask((3, 4), (0, 0), (2, 2), filled=True)) == [".x..", "xxx.", ".x.."]
    assert drawn(ellipse_mask((5, 7), (0, 0), (4, 6), filled=False)) == [
        "..xxx..",
        "xx...xx",
        "x.....x",
        "xx...xx",
        "..xxx..",
    ]


@given(st.integers(1, 14), st.integers(1, 14), st.booleans())
def test_an_ellipse_touches_all_four_sides_and_is_symmetric(rows: int, cols: int, filled: bool) -> None:
    mask = ellipse_mask((rows, cols), (0, 0), (rows - 1, cols - 1), filled=filled)
    assert mask[0].any()
    assert mask[-1].any()
    assert mask[:, 0].any()
    assert mask[:, -1].any()
    assert (mask == mask[::-1]).all()
    assert (mask == mask[:, ::-1]).all()


BOARD = Board.from_text("""
1 1 2 1
2 1 2 1
2 2 1 1
""")


def test_touching_cells_hang_together_by_their_sides() -> None:
    assert drawn(touching_alike(BOARD.cells, (0, 0))) == ["xx..", ".x..", "...."]
    assert drawn(alike(BOARD.cells, (0, 0))) == ["xx.x", ".x.x", "..xx"]


@given(st.integers(0, 2**18 - 1))
def test_a_fill_is_all_that_can_be_walked_to(bits: int) -> None:
    cells = np.array([bits >> n & 1 for n in range(18)], dtype=np.int16).reshape(3, 6)
    found, waiting = {(1, 2)}, [(1, 2)]
    while waiting:
        for near in neighbours(waiting.pop()):
            inside = 0 <= near[0] < 3 and 0 <= near[1] < 6
            if inside and near not in found and cells[near] == cells[1, 2]:
                found.add(near)
                waiting.append(near)
    assert set(map(tuple, np.argwhere(touching_alike(cells, (1, 2))).tolist())) == found
