"""What is dealt: the open cells of a level, or only the chosen ones, or all but those."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import msgspec
import numpy as np

from editor.tools.planes import Mask
from levels.board import EMPTY, SLOT, WALL, Board
from levels.level import Deal, Level

_USUAL_COPIES = 4


@dataclass(frozen=True, slots=True, eq=False)
class Order:
    """A level made ready for the generator, and how what it finds becomes the level again."""

    level: Level
    """Its layout holds slots exactly where something is to be dealt."""
    restored: Callable[[Level], Level]
    """Turns what was generated from `level` into the dealt level."""
    cells: int
    """How many cells are dealt."""


def order_all(level: Level, plan: Deal, kinds: int) -> Order:
    """Deal every slot of the layout; `kinds` is how many there are to choose from."""
    layout = level.layout if level.layout is not None else level.shown
    slots = layout.slot_count()
    whole = completed(plan, layout, kinds)
    ready = msgspec.structs.replace(level, layout=layout, board=None, deal=whole)
    return Order(ready, lambda found: found, slots)


def order_chosen(level: Level, plan: Deal, kinds: int, chosen: Mask) -> Order:
    """Deal the chosen tiles and slots, and nothing else; the chosen tiles keep their kinds among them."""
    shown = level.shown.cells
    open_cells = chosen & ((shown > EMPTY) | (shown == SLOT))
    return _partial(level, plan, kinds, open_cells)


def order_rest(level: Level, plan: Deal, kinds: int, locked: Mask) -> Order:
    """Deal every slot of the layout but the locked cells, which stay as they are shown."""
    layout = (level.layout if level.layout is not None else level.shown).cells
    return _partial(level, plan, kinds, (layout == SLOT) & ~locked)


def _partial(level: Level, plan: Deal, kinds: int, open_cells: Mask) -> Order:
    layout = (level.layout if level.layout is not None else level.shown).cells
    shown = level.shown.cells
    # Slots that are not to be dealt block paths and falls just as stones do: they stand in for each other.
    waiting = (shown == SLOT) & ~open_cells
    ready_cells = np.where(open_cells, SLOT, np.where(waiting, WALL, shown))
    ready_layout = Board(ready_cells)
    redealt = bool((shown[open_cells] > EMPTY).all())
    part = _same_again(shown, open_cells) if redealt else _loose(plan, kinds)
    after = Board(np.where(open_cells, SLOT, layout))

    def restored(found: Level) -> Level:
        board = Board(np.where(waiting, SLOT, found.shown.cells))
        deal = None if found.deal is None else msgspec.structs.replace(plan, seed=found.deal.seed)
        return msgspec.structs.replace(found, layout=after, board=board, deal=deal)

    ready = msgspec.structs.replace(level, layout=ready_layout, board=None, deal=part)
    return Order(ready, restored, int(np.count_nonzero(open_cells)))


def _loose(plan: Deal, kinds: int) -> Deal:
    """Return a plan without the totals that only a whole board can have: the odds of its kinds are left."""
    weights = plan.weights or {str(kind): 1.0 for kind in range(1, (plan.kinds or kinds) + 1)}
    return msgspec.structs.replace(plan, kinds=None, copies=None, counts=None, wish=None, weights=weights)


def _same_again(shown: np.ndarray[tuple[int, ...], np.dtype[np.int16]], open_cells: Mask) -> Deal:
    """Return the plan that deals the tiles of some cells anew among these cells, every kind made even."""
    kinds, numbers = np.unique(shown[shown > EMPTY], return_counts=True)
    totals = {int(kind): int(number) for kind, number in zip(kinds, numbers, strict=True)}
    movable = set(np.unique(shown[open_cells]).tolist())
    odd = sorted((kind for kind, number in totals.items() if number % 2), key=lambda kind: kind in movable)
    # The kinds at the end can give a tile away, those at the start take it.
    while len(odd) > 1:
        totals[odd.pop()] -= 1
        totals[odd.pop(0)] += 1
    return Deal(counts={str(kind): number for kind, number in totals.items() if number})


def completed(plan: Deal, layout: Board, kinds: int) -> Deal:
    """Return a plan that says what to deal: where nobody did, kinds of about four tiles."""
    if (
        plan.counts is not None
        or plan.copies is not None
        or plan.weights is not None
        or plan.kinds is not None
    ):
        return plan
    tiles = layout.slot_count() + layout.tile_count()
    return msgspec.structs.replace(plan, kinds=min(max(tiles // _USUAL_COPIES, 1), max(kinds, 1)))
