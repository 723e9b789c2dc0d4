"""Only the number of combos, fast: for many boards, or one board under many skies.

Boards go to the quickest kernel that can take them: bit planes of one word or of several, or plain arrays.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

import numpy as np
import numpy.typing as npt
from msgspec.structs import replace

from generator.kernels.orb_bits import BLOCK, WORK_ROWS, count_any, count_plain, pack
from generator.kernels.orb_grid import DULL, count_grid, work_length
from generator.kernels.orb_lanes import WORK_ROWS as LANE_WORK_ROWS
from generator.kernels.orb_lanes import count_lanes
from generator.orb.combos import evaluate
from generator.orb.skyfall import MAX_WAVES, Sky, sky_of
from generator.orb.words import (
    FEWEST_PLANES,
    MOST_PLANES,
    MOST_ROWS,
    WORD,
    dull_code,
    free_cells,
    is_usual,
    planes_for,
)
from generator.seeds import seed_word
from levels.board import EMPTY, Board, Cell, Cells, Position
from levels.rules import OrbRules

_Marks: TypeAlias = npt.NDArray[np.bool_]
"""Where plus orbs are: bool (boards, rows, cols)."""


@dataclass(frozen=True, slots=True, eq=False)
class Counts:
    """Combos of many boards, in the order of the boards; int32 (boards,)."""

    combos: npt.NDArray[np.int32]
    """In all, those that plus orbs add included."""
    first_wave: npt.NDArray[np.int32]
    """Of the first wave, likewise."""


@dataclass(frozen=True, slots=True)
class Odds:
    """What skyfall adds to a board, over many seeds."""

    without: int
    """Combos if nothing falls in: exact."""
    mean: float
    """Combos on the average."""
    least: int
    most: int
    refills: int
    """How many seeds were played."""


@dataclass(frozen=True, slots=True, eq=False)
class Batch:
    """Boards in the form of a kernel, to be counted; not from two threads at once, for it has scratch."""

    boards: int
    kernel: Callable[[npt.NDArray[np.int32]], None]
    """Adds to an array of zeros, int32 (3, boards): combos, and combos of the first wave."""

    def count(self) -> Counts:
        """Play every board to its end."""
        out = np.zeros((3, self.boards), np.int32)
        self.kernel(out)
        return Counts(out[0], out[1])


def count_combos(board: Board, rules: OrbRules, *, plus: Collection[Position] = ()) -> int:
    """Return the combos that `evaluate` finds, skyfall included."""
    return int(count_many(board.cells[np.newaxis], rules, plus=_marks(board, plus)).combos[0])


def count_many(cells: Cells, rules: OrbRules, *, plus: _Marks | None = None) -> Counts:
    """Count the combos of many boards of one size.

    cells is int16 (boards, rows, cols), codes as in levels.board, read-only; plus is bool like it, True where
    an orb adds a combo. Skyfall begins anew, from the level's seed, on every board.
    """
    if rules.skyfall is None:
        return prepare(cells, rules, plus=plus).count()
    marks = np.zeros(cells.shape, np.bool_) if plus is None else plus
    batches = [
        _in_grid(cells[n : n + 1], marks[n : n + 1], rules, sky_of(rules, Board(grid)))
        for n, grid in enumerate(cells)
    ]
    counts = [batch.count() for batch in batches]
    return Counts(
        np.array([one.combos[0] for one in counts], np.int32),
        np.array([one.first_wave[0] for one in counts], np.int32),
    )


def prepare(cells: Cells, rules: OrbRules, *, plus: _Marks | None = None) -> Batch:
    """Bring boards into the form of the quickest kernel that can take them; nothing falls in.

    The arguments are those of `count_many`.
    """
    marks = None if plus is None or not plus.any() else (plus & (cells > EMPTY))
    kinds = _matchable(cells, rules)
    rows, cols = cells.shape[1:]
    planes = planes_for(len(kinds), rules, plus=marks is not None)
    if planes is None or rows > MOST_ROWS or not _share_obstacles(cells):
        return _in_grid(cells, marks, rules)
    codes = _coded(cells, kinds, dull_code(planes))
    if rows * cols <= WORD:
        words = np.empty((planes, len(cells)), np.uint64)
        pack(codes, cols, words)
        return count_words(words, (rows, cols), free_cells(cells[0]) if len(cells) else 0, rules, marks)
    if is_usual(rules) and marks is None:
        return _in_lanes(cells, codes, planes)
    return _in_grid(cells, marks, rules)


def count_words(
    words: npt.NDArray[np.uint64],
    shape: tuple[int, int],
    free: int,
    rules: OrbRules,
    plus: _Marks | None = None,
) -> Batch:
    """Prepare boards that are bit planes of one word already, as `orb_bits` has them.

    words is uint64 (planes, boards), as many planes as `planes_for` says; free is the cells of the boards of
    `shape` that no obstacle takes; plus is bool (boards, rows, cols).
    """
    boards, (rows, cols) = words.shape[1], shape
    bottoms, tops, _all = _geometry(rows, cols)
    geometry = np.array([rows, bottoms, tops, free], np.uint64)
    if not is_usual(rules) or plus is not None:
        marks = np.zeros((1, boards), np.uint64)
        if plus is not None:
            pack(plus.astype(np.int16), cols, marks)
        single = np.empty((WORK_ROWS, 1), np.uint64)
        run, least_group = rules.run, rules.least_group
        return Batch(boards, lambda out: count_any(words, marks[0], geometry, run, least_group, out, single))
    work, number = np.empty((WORK_ROWS, BLOCK), np.uint64), np.empty(BLOCK, np.int64)
    fourth = None if len(words) == FEWEST_PLANES else np.empty(BLOCK, np.uint64)
    return Batch(boards, lambda out: count_plain(words, geometry, out, work, number, fourth))


def skyfall_odds(
    board: Board, rules: OrbRules, *, plus: Collection[Position] = (), refills: int = 1000
) -> Odds | None:
    """Return what falls in adds on the average; None without skyfall.

    The seeds played are derived from the level's own, so the same level gives the same odds.
    """
    sky = sky_of(rules, board)
    if sky is None or rules.skyfall is None:
        return None
    marks = _marks(board, plus)
    cells = board.cells[np.newaxis]
    states = np.array([seed_word(f"{rules.skyfall.seed}/{n}") for n in range(refills)], np.uint64)
    combos = _in_grid(cells, marks, rules, sky, states).count().combos
    without = evaluate(board, replace(rules, skyfall=None), plus=plus).combos
    return Odds(without, float(combos.mean()), int(combos.min()), int(combos.max()), refills)


def _marks(board: Board, plus: Collection[Position]) -> _Marks:
    marks = np.zeros((1, *board.shape), np.bool_)
    for place in plus:
        if place in board:
            marks[(0, *place)] = board[place] > EMPTY
    return marks


def _matchable(cells: Cells, rules: OrbRules) -> list[Cell]:
    """Return the kinds that can match, by rising kind: all up to the highest where those are few."""
    highest = int(cells.max(initial=EMPTY))
    present: Iterable[int] = range(1, highest + 1)
    if highest >= dull_code(MOST_PLANES):
        present = np.flatnonzero(np.bincount(cells[cells > EMPTY])).tolist()
    return [kind for kind in present if kind not in rules.unmatchable]


def _coded(cells: Cells, kinds: list[Cell], dull: int) -> Cells:
    """Return the cells with kinds renumbered from 1, and every other orb as one that never matches."""
    highest = int(cells.max(initial=EMPTY))
    if kinds == list(range(1, highest + 1)):
        return cells
    codes = np.full(highest + 1, dull, np.int16)
    codes[EMPTY] = EMPTY
    codes[kinds] = np.arange(1, len(kinds) + 1)
    return np.where(cells > EMPTY, codes[np.maximum(cells, EMPTY)], cells).astype(np.int16, copy=False)


def _share_obstacles(cells: Cells) -> bool:
    if cells.min(initial=EMPTY) >= EMPTY:
        return True
    obstacles = cells < EMPTY
    return bool((obstacles == obstacles[0]).all())


@lru_cache(maxsize=64)
def _geometry(rows: int, cols: int) -> tuple[int, int, int]:
    """Return the lowest and the highest cell of each column of a word, and all its cells."""
    bottoms = sum(1 << col * rows for col in range(cols))
    return bottoms, bottoms << rows - 1, (1 << rows * cols) - 1


def _in_lanes(cells: Cells, codes: Cells, planes: int) -> Batch:
    boards, rows, cols = cells.shape
    per_word = WORD // rows
    words = -(-cols // per_word)
    bottoms, tops, _all = _geometry(rows, per_word)
    lanes = np.empty((planes, boards * words), np.uint64)
    pack(codes, per_word, lanes)
    masks = np.zeros((2, words), np.uint64)
    for word in range(words):
        part = cells[0, :, word * per_word : (word + 1) * per_word]
        # The last column has nothing to its right, on the board or in the lane of another.
        neighboured = part.shape[1] - (word == words - 1)
        masks[:, word] = free_cells(part), _geometry(rows, neighboured)[2]
    geometry = np.array([rows, bottoms, tops, per_word], np.uint64)
    block = max(1, BLOCK // words)
    work, number = np.zeros((LANE_WORK_ROWS, block * words + 1), np.uint64), np.empty(block, np.int64)
    fourth = None if planes == FEWEST_PLANES else np.empty(block * words + 1, np.uint64)
    return Batch(boards, lambda out: count_lanes(lanes, geometry, masks, out, work, number, fourth))


def _in_grid(
    cells: Cells,
    marks: _Marks | None,
    rules: OrbRules,
    sky: Sky | None = None,
    states: npt.NDArray[np.uint64] | None = None,
) -> Batch:
    """Prepare for the array kernel: a game a board, or of one board a game for each state of the sky."""
    boards, rows, cols = cells.shape
    if states is None:
        states = np.array([0 if sky is None else sky.state], np.uint64)
    codes = cells.copy()
    codes[np.isin(cells, rules.unmatchable)] = DULL
    falling = np.zeros((2, 0 if sky is None else len(sky.kinds)), np.int64)
    if sky is not None:
        falling[0] = sky.thresholds
        falling[1] = [DULL if kind in rules.unmatchable else kind for kind in sky.kinds]
    plus = np.zeros((0, rows, cols), np.uint8)
    if marks is not None and marks.any():
        plus = (marks & (cells > EMPTY)).astype(np.uint8)
    most_waves = rows * cols + 1 if sky is None else MAX_WAVES
    limits = np.array([rules.run, rules.least_group, most_waves], np.int64)
    length = work_length(rows, cols, rules.run)
    work, flags = np.zeros((3, length), np.int16), np.zeros((4, length), np.uint8)
    games = boards if len(states) == 1 else len(states)
    return Batch(games, lambda out: count_grid(codes, plus, limits, falling, states, out, work, flags))
