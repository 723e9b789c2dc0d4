"""What is seen while a board changes: shots that follow each other, made of what the rules say happened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from editor.orb.sight import Group, OrbSight
from editor.orb.timeline import Timeline
from levels.board import EMPTY, Board, Cell, Position

if TYPE_CHECKING:
    # At run time this is imported once the rules are there: it brings the compiler with it.
    from generator.link.session import Taken
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
    flights: tuple[Flight, ...] = ()


Film = tuple[Shot, ...]


def film_of_link(taken: Taken, rules: LinkRules) -> Film:
    """Show a link, the tiles gone, and the collapse pass by pass."""
    from generator.collapse import collapse_moves

    ends = taken.ends
    kind = taken.before[ends[0]]
    gone = taken.before.with_cells(ends, EMPTY)
    if gone.cells.size > MOST_CELLS:
        return ()
    shots = [
        Shot(LINK_MS, gone, link=taken.link.corners, kind=kind),
        Shot(VANISH_MS, gone, fading=tuple((at, kind) for at in ends)),
    ]
    board = gone
    for moves in collapse_moves(gone, rules.collapse):
        flights = tuple(Flight(board[start], start, end) for start, end in moves)
        still = board.with_cells([flight.start for flight in flights], EMPTY)
        shots.append(Shot(PASS_MS, still, flights=flights))
        board = _landed(still, flights)
    return tuple(shots)


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
