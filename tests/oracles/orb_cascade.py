"""A slow, obvious cascade: marking looks wherever a run could lie, falling repacks whole lanes."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from typing import TypeAlias

from levels.board import EMPTY, VOID, Board, Cell, Position
from levels.rules import OrbRules

_Places: TypeAlias = tuple[int, ...]
"""Cells by their number in row-major order."""


@dataclass
class Outcome:
    """What came of a board."""

    waves: list[list[tuple[Cell, list[Position], int]]]
    """For each wave its groups: kind, cells in order, plus orbs."""
    left: list[Cell]
    cleared: int
    fallen_in: int

    @property
    def by_wave(self) -> list[int]:
        return [sum(1 + plus for _kind, _cells, plus in wave) for wave in self.waves]


def play(
    board: Board, rules: OrbRules, plus: Collection[Position] = (), sky: Iterator[Cell] | None = None
) -> Outcome:
    """Clear, fall and refill until nothing matches."""
    rows, cols = board.shape
    cells: list[Cell] = board.cells.ravel().tolist()
    marks = {row * cols + col for row, col in plus}
    outcome = Outcome([], cells, 0, 0)
    while groups := [g for g in _groups(cells, rows, cols, rules) if len(g) >= rules.least_group]:
        wave = []
        for group in groups:
            positions = [divmod(place, cols) for place in sorted(group)]
            wave.append((cells[group[0]], positions, len(marks.intersection(group))))
        outcome.waves.append(wave)
        for place in (place for group in groups for place in group):
            cells[place] = EMPTY
            outcome.cleared += 1
        for column in range(cols):
            _fall(cells, marks, range(column, rows * cols, cols))
            if sky is not None:
                outcome.fallen_in += _refill(cells, marks, range(column, rows * cols, cols), sky)
    return outcome


@lru_cache(maxsize=512)
def _runs(rows: int, cols: int, length: int) -> list[_Places]:
    """Return every straight stretch of so many cells."""
    grid = [[row * cols + col for col in range(cols)] for row in range(rows)]
    lines = grid + [list(line) for line in zip(*grid, strict=True)]
    return [tuple(line[at : at + length]) for line in lines for at in range(len(line) - length + 1)]


@lru_cache(maxsize=512)
def _sides(rows: int, cols: int) -> list[_Places]:
    """Return for every cell the cells beside it."""
    return [
        tuple(
            r * cols + c
            for r, c in ((row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1))
            if 0 <= r < rows and 0 <= c < cols
        )
        for row in range(rows)
        for col in range(cols)
    ]


def _groups(cells: list[Cell], rows: int, cols: int, rules: OrbRules) -> list[list[int]]:
    """Return the groups of marked orbs, by their first cell."""
    marked: set[int] = set()
    for run in _runs(rows, cols, rules.run):
        kind = cells[run[0]]
        if kind > EMPTY and kind not in rules.unmatchable and all(cells[p] == kind for p in run):
            marked.update(run)
    groups, sides = [], _sides(rows, cols)
    for start in sorted(marked):
        if start in marked:
            marked.remove(start)
            group = [start]
            for place in group:
                for side in sides[place]:
                    if side in marked and cells[side] == cells[start]:
                        marked.remove(side)
                        group.append(side)
            groups.append(group)
    return groups


def _fall(cells: list[Cell], marks: set[int], column: range) -> None:
    """Repack each lane of a column: empty cells above, orbs below, in the order in which they lie."""
    for is_lane, lane in groupby(column, key=lambda place: cells[place] >= EMPTY):
        if is_lane:
            places = list(lane)
            orbs = [(cells[place], place in marks) for place in places if cells[place] > EMPTY]
            orbs = [(EMPTY, False)] * (len(places) - len(orbs)) + orbs
            for place, (kind, plus) in zip(places, orbs, strict=True):
                cells[place] = kind
                marks.discard(place)
                if plus:
                    marks.add(place)


def _refill(cells: list[Cell], marks: set[int], column: range, sky: Iterator[Cell]) -> int:
    """Fill the empty cells right below the sky, or right below the voids below it, from the lowest up."""
    places = list(column)
    while places and cells[places[0]] == VOID:
        places.pop(0)
    open_places = []
    while places and cells[places[0]] == EMPTY:
        open_places.append(places.pop(0))
    for place in reversed(open_places):
        cells[place] = next(sky)
        marks.discard(place)
    return len(open_places)
