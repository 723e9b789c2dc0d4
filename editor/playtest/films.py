"""What is seen while a board changes: shots that follow each other, made of what the rules say happened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

import numpy as np

from editor.orb.sight import Group, OrbSight
from editor.orb.timeline import Timeline
from levels.board import EMPTY, Board, Cell, Position

if TYPE_CHECKING:
    # At run time this is imported once the rules are there: it brings the compiler with it.
    from generator.link.session import Step, Taken
    from generator.orb.cascade import Cascade
    from generator.orb.drag import Arrangement
    from levels.rules import LinkRules

MOST_CELLS: Final = 2500
"""Larger boards change at once: to follow their tiles would take longer than a frame."""
LINK_MS: Final = 280
VANISH_MS: Final = 130
PASS_MS: Final = 180
MARK_MS: Final = 420
FALL_MS: Final = 260
DEAL_MS: Final = 380
MOST_FLIGHTS: Final = 800
"""A shuffle of more tiles happens at once."""


@dataclass(frozen=True, slots=True)
class Flight:
    """A tile or orb on its way; it may come from above the board."""

    kind: Cell
    start: Position
    end: Position
    plus: bool = False


@dataclass(frozen=True, slots=True)
class Shot:
    """One movement: what lies still, and what moves over it."""

    ms: int
    """How long it takes at the usual speed."""
    board: Board
    """What lies still."""
    plus: frozenset[Position] = frozenset()
    link: tuple[Position, ...] = ()
    """The corners of the link that is shown, its two tiles lifted."""
    kind: Cell = EMPTY
    """What these tiles are."""
    groups: tuple[Group, ...] = ()
    """The combos that are outlined."""
    wave: int = 0
    """The wave of a cascade that is shown, from 0."""
    fading: tuple[tuple[Position, Cell], ...] = ()
    """What vanishes."""
    coming: tuple[tuple[Position, Cell], ...] = ()
    """What appears."""
    flights: tuple[Flight, ...] = ()


Film = tuple[Shot, ...]


def film_of_step(step: Step, rules: LinkRules, *, back: bool = False) -> Film:
    """Show what a step did to the board, or how it is taken back."""
    from generator.link.session import Shuffled

    if isinstance(step, Shuffled):
        return (
            _film_of_shuffle(step.after, step.before) if back else _film_of_shuffle(step.before, step.after)
        )
    return _film_back(step, rules) if back else film_of_link(step, rules)


def film_of_link(taken: Taken, rules: LinkRules) -> Film:
    """Show a link, the tiles gone, and the collapse pass by pass."""
    kind, gone = _gone(taken)
    if gone.cells.size > MOST_CELLS:
        return ()
    return (
        Shot(LINK_MS, gone, link=taken.link.corners, kind=kind),
        Shot(VANISH_MS, gone, fading=tuple((at, kind) for at in taken.ends)),
        *_passes(gone, rules),
    )


def _film_back(taken: Taken, rules: LinkRules) -> Film:
    """Show the collapse run back, and the two tiles come back."""
    kind, gone = _gone(taken)
    if gone.cells.size > MOST_CELLS:
        return ()
    back = [
        replace(shot, flights=tuple(Flight(each.kind, each.end, each.start) for each in shot.flights))
        for shot in reversed(_passes(gone, rules))
    ]
    return (*back, Shot(VANISH_MS, gone, coming=tuple((at, kind) for at in taken.ends)))


def _film_of_shuffle(before: Board, after: Board) -> Film:
    """Show tiles go to the cells that they are dealt to; of those that are alike it is the next best."""
    changed = before.cells != after.cells
    if before.cells.size > MOST_CELLS or not 0 < int(changed.sum()) <= MOST_FLIGHTS:
        return ()
    starts: dict[Cell, list[Position]] = {}
    ends: dict[Cell, list[Position]] = {}
    for row, col in np.argwhere(changed).tolist():
        starts.setdefault(before[row, col], []).append((row, col))
        ends.setdefault(after[row, col], []).append((row, col))
    flights = tuple(
        Flight(kind, start, end)
        for kind, places in starts.items()
        for start, end in zip(places, ends[kind], strict=True)
    )
    return (Shot(DEAL_MS, before.with_cells([flight.start for flight in flights], EMPTY), flights=flights),)


def _gone(taken: Taken) -> tuple[Cell, Board]:
    """Return of which kind a pair is, and the board without it before anything falls."""
    return taken.before[taken.ends[0]], taken.before.with_cells(taken.ends, EMPTY)


def _passes(gone: Board, rules: LinkRules) -> list[Shot]:
    """Show the collapse of a board, pass by pass."""
    from generator.collapse import collapse_moves

    shots, board = [], gone
    for moves in collapse_moves(gone, rules.collapse):
        flights = tuple(Flight(board[start], start, end) for start, end in moves)
        still = board.with_cells([flight.start for flight in flights], EMPTY)
        shots.append(Shot(PASS_MS, still, flights=flights))
        board = _landed(still, flights)
    return shots


def film_of_cascade(lies: Arrangement, cascade: Cascade) -> Film:
    """Show a cascade wave by wave: what matches, without it, and how the rest falls."""
    if lies.board.cells.size > MOST_CELLS:
        return ()
    timeline = Timeline((lies,), OrbSight(lies, cascade, ()), cascade)
    shots: list[Shot] = []
    for number, wave in enumerate(cascade.waves):
        mark, clear = timeline.frame(3 * number + 1), timeline.frame(3 * number + 2)
        cells = [cell for group in mark.groups for cell in group]
        flights = tuple(
            Flight(fall.kind, (fall.from_row, fall.col), (fall.to_row, fall.col), fall.plus)
            for fall in wave.falls
        )
        # Those from the sky begin above the head of their column, which may be a cell of the board.
        starts = [(fall.from_row, fall.col) for fall in wave.falls if not fall.from_sky]
        still = clear.board.with_cells(starts, EMPTY)
        shots += [
            Shot(MARK_MS, mark.board, mark.plus, groups=mark.groups, wave=number),
            Shot(
                VANISH_MS,
                clear.board,
                clear.plus,
                wave=number,
                fading=tuple((at, wave.board[at]) for at in cells),
            ),
        ]
        if flights:
            shots.append(Shot(FALL_MS, still, clear.plus - set(starts), wave=number, flights=flights))
    return tuple(shots)


def _landed(still: Board, flights: Sequence[Flight]) -> Board:
    by_kind: dict[Cell, list[Position]] = {}
    for flight in flights:
        by_kind.setdefault(flight.kind, []).append(flight.end)
    for kind, places in by_kind.items():
        still = still.with_cells(places, kind)
    return still
