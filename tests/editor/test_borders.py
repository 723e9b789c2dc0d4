"""Borders of groups of cells, against an oracle that looks at every edge by itself."""

from __future__ import annotations

import itertools

from hypothesis import given, settings
from hypothesis import strategies as st

from editor.art.borders import Loop, connected_parts, inset_loop, trace_border
from levels.board import Position

groups = st.sets(st.tuples(st.integers(0, 5), st.integers(0, 8)), min_size=1, max_size=30)
Edge = frozenset[tuple[int, int]]


def edges_of(loop: Loop) -> list[Edge]:
    """The unit edges along a loop of corners."""
    edges = []
    for (row1, col1), (row2, col2) in itertools.pairwise([*loop, loop[0]]):
        length = abs(row2 - row1) + abs(col2 - col1)
        down, right = (row2 - row1) // length, (col2 - col1) // length
        for i in range(length):
            here = (row1 + i * down, col1 + i * right)
            edges.append(frozenset({here, (here[0] + down, here[1] + right)}))
    return edges


def naive_edges(cells: set[Position]) -> set[Edge]:
    found = set()
    for row, col in cells:
        corners = [(row, col), (row, col + 1), (row + 1, col + 1), (row + 1, col)]
        outside = [(row - 1, col), (row, col + 1), (row + 1, col), (row, col - 1)]
        for i, neighbour in enumerate(outside):
            if neighbour not in cells:
                found.add(frozenset({corners[i], corners[(i + 1) % 4]}))
    return found


def area(loop: Loop) -> float:
    """The signed area, positive when the loop runs clockwise on the screen."""
    closed = [*loop, loop[0]]
    return sum(c1 * r2 - c2 * r1 for (r1, c1), (r2, c2) in itertools.pairwise(closed)) / 2


@given(groups)
@settings(max_examples=120)
def test_every_edge_of_the_border_is_traced_once(cells: set[Position]) -> None:
    traced = [edge for loop in trace_border(cells) for edge in edges_of(loop)]
    assert len(traced) == len(set(traced))
    assert set(traced) == naive_edges(cells)


@given(groups)
@settings(max_examples=60)
def test_the_loops_enclose_exactly_the_cells(cells: set[Position]) -> None:
    loops = trace_border(cells)
    assert sum(area(loop) for loop in loops) == len(cells)
    parts = connected_parts(cells)
    assert sum(area(loop) > 0 for loop in loops) == len(parts)


@given(groups)
@settings(max_examples=50)
def test_loops_hold_only_corners(cells: set[Position]) -> None:
    for loop in trace_border(cells):
        closed = [loop[-1], *loop, loop[0]]
        for before, corner, after in zip(closed, closed[1:], closed[2:], strict=False):
            assert (before[0] == corner[0]) != (corner[0] == after[0])


@given(groups)
@settings(max_examples=50)
def test_an_inset_border_keeps_inside_its_cells(cells: set[Position]) -> None:
    for loop in trace_border(cells):
        for (row, col), (y, x) in zip(loop, inset_loop(loop, 0.1), strict=True):
            assert abs(abs(y - row) - 0.1) < 1e-9
            assert abs(abs(x - col) - 0.1) < 1e-9
            assert (int(y // 1), int(x // 1)) in cells


def test_a_ring_has_an_outer_border_and_a_hole() -> None:
    ring = {(row, col) for row in range(3) for col in range(4)} - {(1, 1), (1, 2)}
    outer, hole = trace_border(ring)
    assert sorted(outer) == [(0, 0), (0, 4), (3, 0), (3, 4)]
    assert sorted(hole) == [(1, 1), (1, 3), (2, 1), (2, 3)]
    assert area(outer) == 12
    assert area(hole) == -2


def test_cells_that_touch_at_a_corner_keep_apart() -> None:
    assert len(trace_border({(0, 0), (1, 1)})) == 2
    assert connected_parts({(1, 1), (0, 0)}) == [[(0, 0)], [(1, 1)]]
