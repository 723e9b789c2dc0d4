"""The most combos that a board's orbs could give, however they were arranged.

The bound is the least of several, each of which holds for every arrangement; `docs/orbs.md` proves them. So
it is never below what can be reached, and where all arrangements were counted it is reached.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import lru_cache
from math import comb
from typing import Final, Literal, TypeAlias

import numpy as np

from generator.orb.words import MOST_ROWS, WORD, dull_code, free_cells, planes_for
from levels.board import EMPTY, Board, Cell, Position
from levels.rules import OrbRules

Why: TypeAlias = Literal["counts", "cross", "table", "arrangements"]

MOST_ARRANGEMENTS: Final = 250_000
"""Arrangements that are counted one by one: about ten milliseconds."""

_SLICE: Final = 4096
_RUN: Final = 3
WITH_OTHERS: Final[dict[tuple[int, int], tuple[int, ...]]] = {
    (4, 5): (1, 1, 1, 2, 3, 4),
    (5, 6): (1, 1, 1, 2, 3, 4, 5, 6, 7, 8),
    (6, 7): (1, 1, 1, 2, 3, 3, 5, 6),
}
"""The most combos of a full board, by rows and columns, if all but so many of its orbs are of one kind and
the others are any orbs at all; entry 0 is a board of one kind. `benchmarks.orb_bounds` proves every entry."""
WITH_KINDS: Final[dict[tuple[int, int], dict[tuple[int, ...], int]]] = {
    (5, 6): {(20, 10): 8, (18, 12): 9, (18, 6, 6): 9},
}
"""The same by the counts of the board's kinds, the greatest first; likewise proven."""


@dataclass(frozen=True, slots=True)
class Bound:
    """No arrangement of the orbs gives more combos than this."""

    combos: int
    why: Why
    """`counts`: the orbs are no more. `cross`: a kind that fills whole rows and columns is one group there.
    `table`: proven once for boards of this size. `arrangements`: all were counted, so it is reached."""
    plus: int = 0
    """How many of the combos are those that plus orbs add."""


def most_combos(board: Board, rules: OrbRules, *, plus: Collection[Position] = ()) -> Bound | None:
    """Return the bound for a board's orbs under its rules; None where skyfall may always add more."""
    if rules.skyfall is not None:
        return None
    counts = _clearable(board, rules)
    added = sum(1 for place in plus if place in board and board[place] in counts)
    if not counts or not _has_room(board, rules):
        return Bound(0, "counts")
    bound = Bound(_by_counts(counts, rules), "counts")
    for tighter in _tighter(board, counts, rules):
        if tighter.combos < bound.combos:
            bound = tighter
    counted = _by_arrangements(board, counts, rules, bound.combos)
    if counted is not None:
        bound = Bound(counted, "arrangements")
    return Bound(bound.combos + added, bound.why, added)


def _tighter(board: Board, counts: dict[Cell, int], rules: OrbRules) -> Iterator[Bound]:
    cross = _by_cross(board, counts, rules)
    if cross is not None:
        yield Bound(cross, "cross")
    known = _by_table(board, counts, rules)
    if known is not None:
        yield Bound(known, "table")


def _need(rules: OrbRules) -> int:
    """Return the fewest orbs that a combo can have."""
    return max(rules.run, rules.least_group)


def _clearable(board: Board, rules: OrbRules) -> dict[Cell, int]:
    """Return the kinds that can match and are enough for a combo, with their counts."""
    counts = board.kind_counts().items()
    return {kind: count for kind, count in counts if kind not in rules.unmatchable and count >= _need(rules)}


def _has_room(board: Board, rules: OrbRules) -> bool:
    """Whether some row or column has room for a run between its obstacles."""
    free = board.cells >= EMPTY
    lines = [*free, *free.T]
    return any("1" * rules.run in "".join("1" if cell else "0" for cell in line) for line in lines)


def _by_counts(counts: dict[Cell, int], rules: OrbRules) -> int:
    """Every combo takes that many orbs of one kind, and no orb clears twice."""
    return sum(count // _need(rules) for count in counts.values())


def _by_cross(board: Board, counts: dict[Cell, int], rules: OrbRules) -> int | None:
    """Bound a board on which one kind fills some whole row and some whole column.

    With `others` cells that hold anything else, at least rows - others rows and cols - others columns hold
    nothing else. All of these lie in runs and cross each other: they are one group of the first wave, so
    only the orbs outside it can make further combos of that kind.
    """
    kind, most = max(counts.items(), key=lambda item: item[1])
    others = board.rows * board.cols - most
    full_rows, full_cols = max(board.rows - others, 0), max(board.cols - others, 0)
    group = full_rows * board.cols + full_cols * board.rows - full_rows * full_cols
    if not full_rows or not full_cols or min(board.shape) < rules.run or group < rules.least_group:
        return None
    rest = {other: count for other, count in counts.items() if other != kind}
    return 1 + (most - group) // _need(rules) + _by_counts(rest, rules)


def _by_table(board: Board, counts: dict[Cell, int], rules: OrbRules) -> int | None:
    cells = board.rows * board.cols
    if board.tile_count() != cells or rules.run != _RUN or rules.least_group > _RUN:
        return None
    others = cells - max(counts.values())
    with_others = WITH_OTHERS.get(board.shape, ())
    if others < len(with_others):
        return with_others[others]
    sizes = tuple(sorted(counts.values(), reverse=True))
    return WITH_KINDS.get(board.shape, {}).get(sizes) if sum(sizes) == cells else None


@dataclass(frozen=True, slots=True)
class _Pieces:
    """The orbs of a board, as the kernels have them: those that can be moved, and those that cannot."""

    codes: tuple[int, ...]
    """Rising; 0 for an empty cell."""
    cells: tuple[int, ...]
    """The bit of each place that they can take."""
    fixed: tuple[int, ...]
    """The planes of the others."""


def counts_arrangements(board: Board, rules: OrbRules) -> bool:
    """Whether `most_combos` counts this board's arrangements, which takes compiled code."""
    counts = _clearable(board, rules)
    if rules.skyfall is not None or not counts or not _has_room(board, rules):
        return False
    return _pieces(board, counts, rules) is not None


def _pieces(board: Board, counts: dict[Cell, int], rules: OrbRules) -> _Pieces | None:
    """Return what is to be arranged; None when there are too many ways, or the board is too large."""
    planes = planes_for(len(counts), rules)
    if planes is None or board.rows > MOST_ROWS or board.rows * board.cols > WORD:
        return None
    numbers = {kind: code for code, kind in enumerate(counts, start=1)}
    codes, cells, fixed = [], [], [0] * planes
    for col in range(board.cols):
        for height in range(board.rows):
            cell = board[board.rows - 1 - height, col]
            code = numbers.get(cell, dull_code(planes)) if cell > EMPTY else 0
            bit = col * board.rows + height
            if cell in rules.immovable:
                for plane in range(planes):
                    fixed[plane] |= (code >> plane & 1) << bit
            elif cell >= EMPTY:
                codes.append(code)
                cells.append(bit)
    if _arrangements(codes) > MOST_ARRANGEMENTS:
        return None
    return _Pieces(tuple(sorted(codes)), tuple(cells), tuple(fixed))


def _by_arrangements(board: Board, counts: dict[Cell, int], rules: OrbRules, enough: int) -> int | None:
    """Count every arrangement, if they are not too many; no further once `enough` is reached."""
    pieces = _pieces(board, counts, rules)
    return None if pieces is None else _best(board.shape, free_cells(board.cells), pieces, rules, enough)


def _arrangements(codes: list[int]) -> int:
    """Return in how many ways the orbs can lie."""
    ways, left = 1, len(codes)
    for count in Counter(codes).values():
        ways *= comb(left, count)
        left -= count
    return ways


@lru_cache(maxsize=256)
def _best(shape: tuple[int, int], free: int, pieces: _Pieces, rules: OrbRules, enough: int) -> int:
    """Return the most combos of any arrangement."""
    # Most boards have too many arrangements, and loading what counts them takes a while.
    from generator.kernels.orb_arrange import arrange
    from generator.orb.counting import count_words

    codes, cells = np.array(pieces.codes, np.uint8), np.array(pieces.cells, np.uint64)
    fixed = np.array(pieces.fixed, np.uint64)
    planes = np.empty((len(fixed), _SLICE), np.uint64)
    best, fresh, filled = 0, True, _SLICE
    while filled == _SLICE and best < enough:
        filled = arrange(codes, cells, fixed, planes, fresh)
        fresh = False
        if filled:
            words = np.ascontiguousarray(planes[:, :filled])
            counts = count_words(words, shape, free, rules).count()
            best = max(best, int(counts.combos.max()))
    return best
