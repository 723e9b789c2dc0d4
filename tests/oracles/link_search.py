"""Brute force for small link boards: links, collapses and every reachable position, as naively as can be.

Nothing here knows about lanes, masks or certificates: a path is walked leg by leg, and tiles fall one cell at
a time.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import Final, TypeAlias

from levels.board import EMPTY, Board
from levels.level import Move
from levels.rules import Border, Collapse, LinkRules

Shape: TypeAlias = tuple[int, int]
Flat: TypeAlias = tuple[int, ...]
"""The cells of a board in row-major order."""
Step: TypeAlias = tuple[int, int]

UP: Final[Step] = (-1, 0)
DOWN: Final[Step] = (1, 0)
LEFT: Final[Step] = (0, -1)
RIGHT: Final[Step] = (0, 1)
STEPS: Final = (UP, DOWN, LEFT, RIGHT)

# A pass: whether the halves are of rows or of columns, and which way tiles fall in the first and the second.
_WHOLE: Final = {
    "down": ("rows", DOWN, DOWN),
    "up": ("rows", UP, UP),
    "left": ("cols", LEFT, LEFT),
    "right": ("cols", RIGHT, RIGHT),
}
_HALVES: Final = {
    "split-vertical": ("rows", UP, DOWN),
    "center-vertical": ("rows", DOWN, UP),
    "split-horizontal": ("cols", LEFT, RIGHT),
    "center-horizontal": ("cols", RIGHT, LEFT),
    "top-left-bottom-right": ("rows", LEFT, RIGHT),
    "top-right-bottom-left": ("rows", RIGHT, LEFT),
    "left-up-right-down": ("cols", UP, DOWN),
    "left-down-right-up": ("cols", DOWN, UP),
}
_SEQUENCES: Final = {
    "outward": ("split-vertical", "split-horizontal"),
    "center": ("center-vertical", "center-horizontal"),
    "top-left": ("up", "left"),
    "top-right": ("up", "right"),
    "bottom-left": ("down", "left"),
    "bottom-right": ("down", "right"),
}


@lru_cache(maxsize=400_000)
def touched(shape: Shape, free: frozenset[int], start: int, max_turns: int, border: Border) -> frozenset[int]:
    """Return the cells that paths over free cells reach from start, blocked ends included."""
    rows, cols = shape
    found: set[int] = set()
    legs: set[tuple[int, int, Step]] = set()
    corners = {divmod(start, cols)}
    for _leg in range(max_turns + 1):
        next_corners: set[tuple[int, int]] = set()
        for row, col in corners:
            for step in STEPS:
                if (row, col, step) in legs:
                    continue
                legs.add((row, col, step))
                r, c = row + step[0], col + step[1]
                while True:
                    inside = 0 <= r < rows and 0 <= c < cols
                    on_ring = not inside and border == "open" and -1 <= r <= rows and -1 <= c <= cols
                    if inside:
                        found.add(r * cols + c)
                    if not on_ring and not (inside and r * cols + c in free):
                        break
                    next_corners.add((r, c))
                    r, c = r + step[0], c + step[1]
        corners = next_corners
    return frozenset(found - {start})


def links(shape: Shape, flat: Flat, rules: LinkRules) -> Iterator[tuple[int, int]]:
    """Yield every pair of cells that link now."""
    free = frozenset(cell for cell, code in enumerate(flat) if code == EMPTY)
    tiles = [cell for cell, code in enumerate(flat) if code > EMPTY]
    for a, b in combinations(tiles, 2):
        if flat[a] == flat[b] and b in touched(shape, free, a, rules.max_turns, rules.border):
            yield a, b


def collapsed(shape: Shape, flat: Flat, collapse: Collapse) -> Flat:
    """Return the board after the collapse, each tile falling one cell at a time until none can."""
    if collapse == "none":
        return flat
    cells = list(flat)
    names = _SEQUENCES.get(collapse, (collapse,))
    while True:
        before = tuple(cells)
        for name in names:
            _fall(shape, cells, *(_WHOLE.get(name) or _HALVES[name]))
        if tuple(cells) == before:
            return before


def _fall(shape: Shape, cells: list[int], halved: str, first: Step, second: Step) -> None:
    rows, cols = shape

    def in_first(row: int, col: int) -> bool:
        return 2 * row < rows if halved == "rows" else 2 * col < cols

    moved = True
    while moved:
        moved = False
        for cell, code in enumerate(cells):
            row, col = divmod(cell, cols)
            half = in_first(row, col)
            step = first if half else second
            r, c = row + step[0], col + step[1]
            if code <= EMPTY or not (0 <= r < rows and 0 <= c < cols):
                continue
            if cells[r * cols + c] == EMPTY and (in_first(r, c) == half or first == second):
                cells[r * cols + c], cells[cell] = code, EMPTY
                moved = True


def clearing(board: Board, rules: LinkRules) -> list[Move] | None:
    """Return moves that clear the board, or None when every reachable position was tried in vain."""
    shape = board.shape
    dead: set[Flat] = set()

    def search(flat: Flat) -> list[Move] | None:
        if not any(code > EMPTY for code in flat):
            return []
        if flat in dead:
            return None
        for a, b in links(shape, flat, rules):
            left = list(flat)
            left[a] = left[b] = EMPTY
            rest = search(collapsed(shape, tuple(left), rules.collapse))
            if rest is not None:
                return [(*divmod(a, shape[1]), *divmod(b, shape[1])), *rest]
        dead.add(flat)
        return None

    return search(tuple(int(code) for code in board.cells.ravel()))
