"""What an orb board is worth: its waves of combos, worked out in plain Python, cell by cell.

It shares no code with the kernels, so what they count can be held against it. Where only the number is
wanted, `counting` is the fast way.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TypeAlias

from generator.orb.cascade import Cascade, Combo, Fall, Wave
from generator.orb.skyfall import MAX_WAVES, Sky, next_word, sky_of
from levels.board import EMPTY, VOID, Board, Cell, Position
from levels.rules import OrbRules

_Grid: TypeAlias = list[list[Cell]]


def evaluate(board: Board, rules: OrbRules, *, plus: Collection[Position] = ()) -> Cascade:
    """Clear the board wave by wave under its rules, as the orbs lie now.

    Orbs that hang over empty cells fall once the first wave has cleared, not before. Slots stay where they
    are and hold orbs up. A plus mark where no orb is means nothing.
    """
    grid = board.to_rows()
    marks = {place for place in plus if place in board and board[place] > EMPTY}
    sky = sky_of(rules, board)
    stream = _stream(sky) if sky is not None else None
    waves: list[Wave] = []
    before = board
    while combos := _combos(grid, rules, marks):
        for combo in combos:
            for row, col in combo.cells:
                grid[row][col] = EMPTY
            marks.difference_update(combo.cells)
        falls = _settle(grid, marks, stream)
        left = Board(grid)
        waves.append(Wave(before, combos, tuple(falls), left))
        before = left
        if stream is not None and len(waves) == MAX_WAVES:
            return Cascade(tuple(waves), before, tuple(sorted(marks)), not _combos(grid, rules, marks))
    return Cascade(tuple(waves), before, tuple(sorted(marks)))


def _stream(sky: Sky) -> Iterator[Cell]:
    """Yield the kinds that fall in, one after another, without end."""
    state = sky.state
    while True:
        state, word = next_word(state)
        yield next(kind for kind, end in zip(sky.kinds, sky.thresholds, strict=True) if word < end)


def _combos(grid: _Grid, rules: OrbRules, plus: Collection[Position]) -> tuple[Combo, ...]:
    """Return the groups that clear now, in row-major order of their first cell."""
    marked = _marked(grid, rules)
    combos = []
    for start in sorted(marked):
        if start not in marked:
            continue
        row, col = start
        cells = _group(grid, marked, start)
        marked.difference_update(cells)
        if len(cells) >= rules.least_group:
            combos.append(Combo(grid[row][col], tuple(sorted(cells)), sum(cell in plus for cell in cells)))
    return tuple(combos)


def _marked(grid: _Grid, rules: OrbRules) -> set[Position]:
    """Return the orbs that stand in a straight run of at least `run` orbs of one kind."""
    rows, cols = len(grid), len(grid[0])
    lines = [[(row, col) for col in range(cols)] for row in range(rows)]
    lines += [[(row, col) for row in range(rows)] for col in range(cols)]
    marked: set[Position] = set()
    for line in lines:
        start = 0
        for end in range(1, len(line) + 1):
            row, col = line[start]
            kind = grid[row][col]
            if end < len(line) and grid[line[end][0]][line[end][1]] == kind:
                continue
            if kind > EMPTY and end - start >= rules.run and kind not in rules.unmatchable:
                marked.update(line[start:end])
            start = end
    return marked


def _group(grid: _Grid, marked: set[Position], start: Position) -> set[Position]:
    """Return the marked orbs of the start's kind that are joined to it, side by side."""
    kind = grid[start[0]][start[1]]
    group, fresh = {start}, [start]
    while fresh:
        row, col = fresh.pop()
        for place in ((row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)):
            if place in marked and place not in group and grid[place[0]][place[1]] == kind:
                group.add(place)
                fresh.append(place)
    return group


def _settle(grid: _Grid, plus: set[Position], stream: Iterator[Cell] | None) -> list[Fall]:
    """Let orbs fall over empty cells, then refill the lanes that the sky reaches; return who moved."""
    falls: list[Fall] = []
    rows = len(grid)
    for col in range(len(grid[0])):
        # Voids at the head of a column only give the board its shape: below them is its open top.
        top = next((row for row in range(rows) if grid[row][col] != VOID), rows)
        floor = rows - 1
        for row in range(rows - 1, top - 1, -1):
            kind = grid[row][col]
            if kind < EMPTY:
                floor = row - 1
            elif kind > EMPTY:
                if row < floor:
                    grid[row][col], grid[floor][col] = EMPTY, kind
                    marked = (row, col) in plus
                    if marked:
                        plus.remove((row, col))
                        plus.add((floor, col))
                    falls.append(Fall(kind, col, row, floor, plus=marked))
                floor -= 1
        # What is empty from `floor` up to `top` now is the rest of the one lane that the sky reaches.
        if stream is not None:
            for number, row in enumerate(range(floor, top - 1, -1), start=1):
                grid[row][col] = next(stream)
                falls.append(Fall(grid[row][col], col, top - number, row, from_sky=True))
    return falls
