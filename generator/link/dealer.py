"""A layout as the dealing kernels see it, taken apart pair by pair until every pair can get a kind."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from generator.collapse import all_dirty
from generator.control import Control
from generator.kernels.chance import Chance, shuffle
from generator.kernels.deal import Ground, Numbers, Position, dismantle
from generator.kernels.links import fill_free, mask_shape, reach_shape
from generator.lanes import lanes_of
from generator.link.table import Table, as_moves, lay_out
from levels.board import EMPTY, SLOT, Board, Cell
from levels.level import Move
from levels.rules import LinkRules
from levels.saying import say


@dataclass(frozen=True, slots=True)
class Setting:
    """What all deals of one layout under one set of rules have in common. Nobody writes to it."""

    layout: Board
    rules: LinkRules
    cells: npt.NDArray[np.int64]
    """(tiles): the flat cell of each slot or painted tile; tile number k is at cells[k - 1]."""
    codes: Numbers
    """(tiles): what the layout has there."""
    slots: Numbers
    """The numbers of the tiles that are slots."""
    start: Position
    spots: npt.NDArray[np.int64]
    """(2, rows * cols): the row and the column of each flat cell."""
    lanes: Numbers
    lane_of: Numbers


@lru_cache(maxsize=16)
def setting_of(layout: Board, rules: LinkRules) -> Setting:
    """Number the slots and painted tiles of a layout and lay it out for the kernels."""
    rows, cols = layout.shape
    flat = layout.cells.ravel()
    cells = np.flatnonzero((flat > EMPTY) | (flat == SLOT))
    codes = flat[cells]
    numbered = flat.copy()
    numbered[cells] = np.arange(1, cells.size + 1)
    free = np.empty(mask_shape(rows, cols), np.uint64)
    # As a board, for the kernel was compiled for the cells of boards.
    fill_free(Board(numbered.reshape(rows, cols)).cells, rules.border == "open", free)
    tables = lanes_of(rules.collapse, rows, cols)
    # The layout need not be packed, so the first collapse looks at every lane.
    dirty = all_dirty(tables)
    where = np.concatenate(([-1], cells)).astype(np.int16)
    return Setting(
        layout,
        rules,
        cells,
        codes,
        (np.flatnonzero(codes == SLOT) + 1).astype(np.int16),
        (numbered, where, free, dirty),
        np.array(np.divmod(np.arange(flat.size), cols), np.int64),
        tables.lanes,
        tables.lane_of,
    )


@lru_cache(maxsize=16)
def game_table(layout: Board, rules: LinkRules) -> Table:
    """Lay a layout out for the game kernels, all tiles alike; they are numbered as in its setting."""
    alike = np.where((layout.cells > EMPTY) | (layout.cells == SLOT), 1, layout.cells)
    return lay_out(Board(alike), rules)


@dataclass(frozen=True, slots=True)
class Supply:
    """What the tiles of one layout are to be. Nobody writes to it."""

    kinds: Numbers
    """All kinds on the board; the dealer counts them from 0."""
    budget: Numbers
    """(kinds): how many tiles of each the slots are to get."""
    painted: Numbers
    """(tiles + 1): the kind of each painted tile, and -1 for slots."""
    totals: tuple[int, ...]
    """The tiles of each kind, those that are painted included."""
    pairs: int
    """How many pairs of tiles of one kind there are."""
    seat_kind: Numbers
    """(tiles): the kind of each seat. Seats are numbered kind by kind, those of painted tiles first."""
    seats: Numbers
    """(tiles): the painted tile that has the seat for good, or 0."""
    dealt_seats: npt.NDArray[np.int64]
    """The seats that the slots are to get."""


@lru_cache(maxsize=16)
def _supply_of(layout: Board, rules: LinkRules, counts: tuple[tuple[Cell, int], ...]) -> Supply:
    """Number the kinds of a layout of which the slots are to get so many tiles of each kind."""
    codes = setting_of(layout, rules).codes
    standing = np.flatnonzero(codes > EMPTY)
    to_deal = dict(counts)
    kinds = np.array(sorted({*to_deal, *codes[standing].tolist()}), np.int16)
    budget = np.array([to_deal.get(kind, 0) for kind in kinds.tolist()], np.int16)
    painted = np.full(codes.size + 1, -1, np.int16)
    painted[standing + 1] = np.searchsorted(kinds, codes[standing])
    fixed = np.bincount(painted[standing + 1], minlength=kinds.size)
    totals = fixed + budget
    seat_kind = np.repeat(np.arange(kinds.size, dtype=np.int16), totals)
    is_fixed = np.arange(codes.size) - (np.cumsum(totals) - totals)[seat_kind] < fixed[seat_kind]
    seats = np.zeros(codes.size, np.int16)
    seats[is_fixed] = standing[np.argsort(painted[standing + 1], kind="stable")] + 1
    return Supply(
        kinds=kinds,
        budget=budget,
        painted=painted,
        totals=tuple(totals.tolist()),
        pairs=sum(total * (total - 1) // 2 for total in totals.tolist()),
        seat_kind=seat_kind,
        seats=seats,
        dealt_seats=np.flatnonzero(~is_fixed),
    )


@dataclass(frozen=True, slots=True)
class Found:
    """A board that was taken apart."""

    kind_of: Numbers
    """(tiles + 1): the kind of each tile, counted from 0."""
    moves: Numbers
    """(tiles // 2, 2): the flat cells of the moves that clear it."""
    boards: int
    """How many attempts it took."""


class Dealer:
    """One deal of a layout: which tiles are painted, what the slots are to get, and the run of chance."""

    def __init__(self, setting: Setting, counts: dict[Cell, int], chance: Chance, control: Control) -> None:
        self.setting = setting
        self.supply = _supply_of(setting.layout, setting.rules, tuple(counts.items()))
        self.chance = chance
        self.control = control

    @property
    def tiles(self) -> int:
        return self.setting.cells.size

    def board(self, kind_of: Numbers) -> Board:
        """Return the board on which each tile has its kind, counted from 0; kind_of is (tiles + 1)."""
        cells = self.setting.layout.cells.ravel().copy()
        cells[self.setting.cells] = self.supply.kinds[kind_of[1:]]
        return Board(cells.reshape(self.setting.layout.shape))

    def solution(self, found: Found) -> tuple[Move, ...]:
        """Return the moves that clear a board."""
        return as_moves(self.setting.spots.T[found.moves])

    def dismantle(self, attempts: int, *, is_grouped: bool = False) -> Found | list[int]:
        """Take the layout apart and give its pairs kinds; or return the flat cells that were left.

        These are from the attempt, of at most so many, that left the fewest. Grouped: pairs that go one after
        the other share a kind, as far as it has tiles, which makes the board easier.
        """
        setting, rules = self.setting, self.setting.rules
        reach = np.empty(reach_shape(*setting.layout.shape), np.uint64)
        ground: Ground = (setting.spots, reach, setting.lanes, setting.lane_of, rules.max_turns)
        cells, where, free, dirty = setting.start
        room: Position = (cells.copy(), where.copy(), free.copy(), dirty.copy())
        positions = setting.start, room
        pairs = np.empty((self.tiles // 2, 2), np.int16)
        moves = np.empty((self.tiles // 2, 2), np.int16)
        deck = np.empty((2, self.tiles + 1), np.int16)
        fewest: list[int] = []
        for attempt in range(1, attempts + 1):
            self.control.step(say("Taking the layout apart"), attempt / attempts)
            kind_of, budget = self.supply.painted.copy(), self.supply.budget.copy()
            left = dismantle(positions, ground, kind_of, budget, deck, self.chance, pairs, moves)
            if left == 0:
                if is_grouped:
                    self._group(pairs, kind_of)
                return Found(kind_of, moves, attempt)
            if not fewest or left < len(fewest):
                fewest = sorted(setting.cells[deck[0, :left] - 1].tolist())
        return fewest

    def _group(self, pairs: Numbers, kind_of: Numbers) -> None:
        """Let pairs of slots that go one after the other share a kind, as far as it has tiles."""
        free = pairs[(self.supply.painted[pairs] < 0).all(axis=1)]
        order = np.arange(self.supply.kinds.size, dtype=np.int16)
        shuffle(order, self.chance)
        # The kinds that they have already, one after the other in a random order.
        kinds = order[np.sort(np.argsort(order)[kind_of[free[:, 0]]])]
        kind_of[free[:, 0]] = kind_of[free[:, 1]] = kinds
