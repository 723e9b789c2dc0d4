"""Lines that share a channel lie beside each other, and stay axis-parallel."""

from __future__ import annotations

import itertools

from hypothesis import given, settings
from hypothesis import strategies as st

from editor.art.lanes import WIDEST, assign_lanes, corners_of, lane_number, lane_pitch, shifted_corners
from levels.board import Position

SIDE = 11


def bent(start: Position, horizontal: bool, hops: list[int]) -> list[Position]:
    """A line of stretches, horizontal and vertical by turns; a hop of 1 to 10 never ends where it began."""
    corners = [start]
    for hop in hops:
        row, col = corners[-1]
        corners.append((row, (col + 1 + hop) % SIDE - 1) if horizontal else ((row + 1 + hop) % SIDE - 1, col))
        horizontal = not horizontal
    return corners


bent_lines = st.builds(
    bent,
    st.tuples(st.integers(-1, 9), st.integers(-1, 9)),
    st.booleans(),
    st.lists(st.integers(1, 10), min_size=1, max_size=4),
)


@given(st.lists(bent_lines, min_size=1, max_size=10))
@settings(max_examples=80)
def test_stretches_that_overlap_never_share_a_lane(lines: list[list[Position]]) -> None:
    lanes = assign_lanes(lines)
    covered: set[tuple[str, int, int, int]] = set()
    for line, own in zip(lines, lanes, strict=True):
        for lane, (start, end) in zip(own, itertools.pairwise(line), strict=True):
            if start[0] == end[0]:
                low, high = sorted((start[1], end[1]))
                cells = {("row", start[0], lane, col) for col in range(low, high + 1)}
            else:
                low, high = sorted((start[0], end[0]))
                cells = {("col", start[1], lane, row) for row in range(low, high + 1)}
            assert not covered & cells
            covered |= cells


@given(st.lists(bent_lines, min_size=1, max_size=10))
@settings(max_examples=60)
def test_shifted_lines_stay_straight_and_inside_their_cells(lines: list[list[Position]]) -> None:
    lanes = assign_lanes(lines)
    pitch = lane_pitch(lanes, 0.14)
    for line, own in zip(lines, lanes, strict=True):
        points = shifted_corners(line, own, pitch)
        assert len(points) == len(line)
        for (row, col), (y, x) in zip(line, points, strict=True):
            assert abs(y - row - 0.5) <= WIDEST + 1e-9
            assert abs(x - col - 0.5) <= WIDEST + 1e-9
        for start, end in itertools.pairwise(points):
            assert abs(start[0] - end[0]) < 1e-9 or abs(start[1] - end[1]) < 1e-9


def test_a_lone_line_stays_in_the_middle() -> None:
    assert assign_lanes([[(0, 0), (0, 5), (3, 5)]]) == [[0, 0]]
    assert shifted_corners([(0, 0), (0, 5), (3, 5)], [0, 0], 0.14) == [(0.5, 0.5), (0.5, 5.5), (3.5, 5.5)]


def test_lanes_are_taken_from_the_middle_outward() -> None:
    assert [lane_number(order) for order in range(6)] == [0, 1, -1, 2, -2, 3]
    assert assign_lanes([[(0, 0), (0, 3)], [(0, 1), (0, 9)], [(0, 3), (0, 4)]]) == [[1], [0], [-1]]


def test_lines_that_only_touch_lie_in_different_lanes() -> None:
    assert assign_lanes([[(2, 0), (2, 3)], [(2, 3), (2, 6)]]) == [[0], [1]]


def test_a_line_that_turns_back_has_two_corners_there() -> None:
    way = [(0, 0), (0, 1), (0, 2), (0, 1), (1, 1)]
    corners = corners_of(way)
    assert corners == [(0, 0), (0, 2), (0, 1), (1, 1)]
    (lanes,) = assign_lanes([corners])
    points = shifted_corners(corners, lanes, 0.1)
    assert len(points) == 5
    assert points[1][1] == points[2][1] == 2.5
    assert points[1][0] != points[2][0]


def test_diagonal_stretches_cross_where_their_lanes_do() -> None:
    line = [(0, 0), (2, 2), (2, 5)]
    points = shifted_corners(line, [1, -1], 0.1)
    (start_y, start_x), (bend_y, bend_x), (end_y, end_x) = points
    assert abs((bend_y - start_y) - (bend_x - start_x)) < 1e-9
    assert abs(bend_y - end_y) < 1e-9
    assert bend_x < end_x


@given(
    st.lists(st.sampled_from([(0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (-1, 1)]), min_size=1, max_size=30)
)
def test_a_way_is_told_by_its_corners(steps: list[tuple[int, int]]) -> None:
    way = [(0, 0)]
    for rows, cols in steps:
        way.append((way[-1][0] + rows, way[-1][1] + cols))
    walked = [(0, 0)]
    for start, end in itertools.pairwise(corners_of(way)):
        length = max(abs(end[0] - start[0]), abs(end[1] - start[1]))
        down, right = (end[0] - start[0]) // length, (end[1] - start[1]) // length
        walked += [(start[0] + i * down, start[1] + i * right) for i in range(1, length + 1)]
    assert walked == way
