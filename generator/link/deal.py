"""Dealing: the slots of a layout get kinds, so that the board is proven solvable under its own rules."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from generator.collapse import lanes_of
from generator.control import Control
from generator.deal_error import DealError, UndealableError
from generator.kernels.collapse import clear_dirty, mark_lane
from generator.kernels.deal import Seats, Table, dismantle, prove_by_play, reset, seat_tiles, shuffle
from generator.kernels.links import fill_free, mask_shape, reach_shape
from generator.link.counts import tiles_to_deal
from generator.replay import replay
from levels.board import EMPTY, SLOT, WALL, Board, Cell, Position
from levels.level import Deal, Move
from levels.rules import LinkRules, Seed

Prover: TypeAlias = Callable[[Board, LinkRules, Control], tuple[Move, ...] | None]
"""Searches for moves that clear a board on which random plays failed; None when it finds none."""
Numbers: TypeAlias = npt.NDArray[np.int16]


@dataclass(frozen=True, slots=True)
class Dealt:
    """A dealt board with the proof that it can be cleared."""

    board: Board
    solution: tuple[Move, ...]
    method: str
    """How the board was found in the end: "shuffle" or "dismantle"."""
    boards: int
    """Boards that were looked at, this one included."""
    plays: int
    """Games that were played on them."""


def deal(
    layout: Board,
    rules: LinkRules,
    plan: Deal,
    *,
    seed: Seed,
    control: Control | None = None,
    prover: Prover | None = None,
) -> Dealt:
    """Fill the slots of a layout as a plan says, into a board that the judge has seen cleared.

    Painted tiles stay, and every kind ends with an even number. The same seed deals the same board in every
    process. DealError when the plan cannot be met, or when no board that can be cleared was found.
    """
    if plan.method not in DEAL_METHODS:
        raise DealError(f"there is no method {plan.method!r}: choose one of {', '.join(DEAL_METHODS)}")
    # Text, so that 7 and "7" deal alike; a digest, so that every process agrees on the number.
    word = int.from_bytes(hashlib.sha256(str(seed).encode()).digest()[:8], "little")
    counts = tiles_to_deal(layout, plan, random.Random(word))
    _refuse_odd_pockets(layout, rules)
    dealer = _Dealer(layout, rules, counts, word, control or Control(), prover)
    dealt = DEAL_METHODS[plan.method](dealer)
    judged = replay(dealt.board, rules, dealt.solution)
    assert judged.cleared, f"a dealt board does not replay: {judged.fault}"
    return dealt


class _Dealer:
    """One layout on the table: its tiles by number, who is painted and what is to be dealt."""

    def __init__(
        self,
        layout: Board,
        rules: LinkRules,
        counts: dict[Cell, int],
        word: int,
        control: Control,
        prover: Prover | None,
    ) -> None:
        self.layout = layout
        self.rules = rules
        self.control = control
        self.prover = prover
        self.chance = np.array([word], np.uint64)
        flat = layout.cells.ravel()
        self.places = np.flatnonzero((flat > EMPTY) | (flat == SLOT))
        codes = flat[self.places]
        self.slots: Numbers = (np.flatnonzero(codes == SLOT) + 1).astype(np.int16)
        self.kinds = sorted({*counts, *layout.kind_counts()})
        index = {kind: number for number, kind in enumerate(self.kinds)}
        self.painted = np.array([-1, *(index.get(int(code), -1) for code in codes)], np.int16)
        self.budget = np.array([counts.get(kind, 0) for kind in self.kinds], np.int16)
        self.start = _table(layout, rules, self.places)
        self.table = self.start._replace(
            cells=self.start.cells.copy(),
            where=self.start.where.copy(),
            free=self.start.free.copy(),
            dirty=self.start.dirty.copy(),
        )
        self.moves = np.zeros((self.tiles // 2, 2), np.int16)
        self.deck = np.empty(self.tiles, np.int16)

    @property
    def tiles(self) -> int:
        return self.places.size

    def board(self, kind_of: Numbers) -> Board:
        """Return the board on which the tile of each number has this kind, counted from 0."""
        cells = self.layout.cells.ravel().copy()
        cells[self.places] = np.array(self.kinds, np.int16)[kind_of[1:]]
        return Board(cells.reshape(self.layout.shape))

    def solution(self) -> tuple[Move, ...]:
        """Return the moves of the last game."""
        rows, cols = np.divmod(self.moves, self.layout.cols)
        table = np.stack((rows[:, 0], cols[:, 0], rows[:, 1], cols[:, 1]), axis=1).tolist()
        return tuple((row1, col1, row2, col2) for row1, col1, row2, col2 in table)


def _table(layout: Board, rules: LinkRules, places: npt.NDArray[np.int64]) -> Table:
    """Lay a layout out for the kernels, each slot or painted tile under a number of its own."""
    rows, cols = layout.shape
    cells = layout.cells.ravel().copy()
    cells[places] = np.arange(1, places.size + 1)
    free = np.empty(mask_shape(rows, cols), np.uint64)
    fill_free(cells.reshape(rows, cols), rules.border == "open", free)
    lanes = lanes_of(rules.collapse, rows, cols)
    dirty = np.empty((lanes.lanes.shape[0], lanes.lanes.shape[1] + 1), np.int16)
    clear_dirty(dirty)
    # The layout may not be packed: the first collapse has to look at every lane.
    for turn in range(dirty.shape[0]):
        for cell in range(cells.size):
            mark_lane(dirty, lanes.lane_of, turn, cell)
    where = np.concatenate(([-1], places)).astype(np.int16)
    reach = np.empty(reach_shape(rows, cols), np.uint64)
    return Table(cells, where, free, dirty, reach, lanes.lanes, lanes.lane_of, cols, rules.max_turns)


# Random deals, and random games on each, before a layout is given up on.
_SHUFFLES: Final = 1000
_PLAYS: Final = 20
# The same where the layout can be dismantled instead.
_QUICK_SHUFFLES: Final = 3
_QUICK_PLAYS: Final = 8
_DISMANTLINGS: Final = 200


def _shuffle(dealer: _Dealer, boards: int = _SHUFFLES, plays: int = _PLAYS) -> Dealt | None:
    """Deal at random until a board is proven, at most so many boards."""
    seats, painted = _seats(dealer)
    slots = dealer.slots.copy()
    played = 0
    for number in range(1, boards + 1):
        dealer.control.step("Dealing at random", number / boards)
        shuffle(slots, dealer.chance)
        seat_tiles(seats, painted, slots)
        won = prove_by_play(
            dealer.start, dealer.table, seats, dealer.deck, plays, dealer.chance, dealer.moves
        )
        played += won or plays
        if won:
            return Dealt(dealer.board(seats.kind), dealer.solution(), "shuffle", number, played)
        if dealer.prover is not None:
            board = dealer.board(seats.kind)
            moves = dealer.prover(board, dealer.rules, dealer.control)
            if moves is not None:
                return Dealt(board, moves, "shuffle", number, played)
    return None


def _seats(dealer: _Dealer) -> tuple[Seats, Numbers]:
    """Return empty seats for all tiles, kind by kind, and who of the painted tiles is to sit where."""
    by_kind = [np.flatnonzero(dealer.painted == kind) for kind in range(len(dealer.kinds))]
    sizes = [tiles.size + int(dealt) for tiles, dealt in zip(by_kind, dealer.budget, strict=True)]
    first = np.concatenate(([0], np.cumsum(sizes))).astype(np.int16)
    painted = np.zeros(dealer.tiles, np.int16)
    for start, tiles in zip(first, by_kind, strict=False):
        painted[start : start + tiles.size] = tiles
    seats = Seats(
        first=first,
        tile=np.zeros(dealer.tiles, np.int16),
        seat=np.zeros(dealer.tiles + 1, np.int16),
        kind=np.zeros(dealer.tiles + 1, np.int16),
        left=np.zeros(len(sizes), np.int16),
    )
    return seats, painted


def _dismantle(dealer: _Dealer) -> Dealt | None:
    """Take the filled layout apart pair by pair, then give each pair a kind."""
    pairs = np.zeros((dealer.tiles // 2, 2), np.int16)
    opened = np.empty(dealer.tiles + 1, np.int16)
    for number in range(1, _DISMANTLINGS + 1):
        dealer.control.step("Dismantling the layout", number / _DISMANTLINGS)
        reset(dealer.start, dealer.table)
        budget = dealer.budget.copy()
        left = dismantle(
            dealer.table, dealer.painted, budget, dealer.deck, opened, dealer.chance, pairs, dealer.moves
        )
        if left == 0:
            return Dealt(
                dealer.board(_kinds_of_pairs(dealer, pairs, budget)),
                dealer.solution(),
                "dismantle",
                number,
                0,
            )
    return None


def _kinds_of_pairs(dealer: _Dealer, pairs: Numbers, budget: Numbers) -> Numbers:
    """Return the kind of each tile: a pair with a painted tile has its kind, the others share the budget."""
    kind_of = dealer.painted.copy()
    of_pair = kind_of[pairs].max(axis=1)
    spare = np.repeat(np.arange(budget.size, dtype=np.int16), budget // 2)
    shuffle(spare, dealer.chance)
    of_pair[of_pair < 0] = spare
    kind_of[pairs[:, 0]] = kind_of[pairs[:, 1]] = of_pair
    return kind_of


def _by_shuffle(dealer: _Dealer) -> Dealt:
    dealt = _shuffle(dealer)
    if dealt is None:
        raise UndealableError(
            f"of {_SHUFFLES} boards dealt at random none could be proven to be solvable: "
            "deal with the method dismantle, or with fewer kinds",
            tuple(dealer.layout.positions(SLOT)),
        )
    return dealt


def _by_dismantling(dealer: _Dealer) -> Dealt:
    dealt = _dismantle(dealer)
    if dealt is None:
        raise UndealableError(
            f"{_DISMANTLINGS} times the layout was taken apart pair by pair, "
            "and each time tiles were left that do not link",
            tuple(dealer.layout.positions(SLOT)),
        )
    return dealt


def _by_either(dealer: _Dealer) -> Dealt:
    """Deal at random where that is proven at once; else dismantle; else deal at random all the same."""
    return _shuffle(dealer, _QUICK_SHUFFLES, _QUICK_PLAYS) or _dismantle(dealer) or _by_shuffle(dealer)


DEAL_METHODS: Final[dict[str, Callable[[_Dealer], Dealt]]] = {
    "auto": _by_either,
    "shuffle": _by_shuffle,
    "dismantle": _by_dismantling,
}
"""How a board may be found, by the name that a deal gives."""


def _refuse_odd_pockets(layout: Board, rules: LinkRules) -> None:
    """Raise when stones shut in an odd number of tiles: no tile, and no path, ever leaves such a pocket."""
    if layout.cells.min() > WALL:
        return
    rows, cols = layout.shape
    open_border = rules.border == "open"
    seen: set[Position] = set()
    for place, code in np.ndenumerate(layout.cells):
        if code <= WALL or place in seen:
            continue
        pocket: list[Position] = []
        waiting: list[Position] = [(int(place[0]), int(place[1]))]
        on_ring = False
        seen.add(waiting[0])
        while waiting:
            row, col = waiting.pop()
            pocket.append((row, col))
            for beside in ((row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)):
                if not (0 <= beside[0] < rows and 0 <= beside[1] < cols):
                    on_ring = True
                elif beside not in seen and layout[beside] > WALL:
                    seen.add(beside)
                    waiting.append(beside)
        if on_ring and open_border:
            # The ring joins all pockets at the edge into one.
            continue
        tiles = sorted(cell for cell in pocket if layout[cell] != EMPTY)
        if len(tiles) % 2:
            named = ", ".join(str(cell) for cell in tiles[:8]) + (" …" if len(tiles) > 8 else "")
            raise UndealableError(
                f"stones shut in {len(tiles)} tile{'s' * (len(tiles) > 1)}, an odd number: {named}",
                tuple(tiles),
            )
