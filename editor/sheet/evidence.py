"""What can be drawn over a board: linking pairs, numbered moves, waves, the drag; found before painting."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from editor.sheet.choices import Choices
from generator.orb.replay import play
from generator.replay import replay
from levels.board import EMPTY, Board, Position
from levels.level import Level, LinkLevel, Move, OrbLevel
from levels.rules import LinkRules

Path = tuple[Position, ...]
MOST_LINES = 120
"""More pairs than this would hide the board; the window draws as many."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """A board as it is drawn, and what lies over it."""

    board: Board
    plus: frozenset[Position] = frozenset()
    dim: frozenset[Position] = frozenset()
    """Orbs that stay while others clear."""
    links: tuple[Path, ...] = ()
    """Corner cells of links."""
    ring: bool = False
    """Whether links may run around the board, and links are shown."""
    numbers: tuple[tuple[Position, int], ...] = ()
    """The tiles of a solution with the move, from 1, that takes them."""
    waves: tuple[tuple[Path, ...], ...] = ()
    trail: Path = ()


def evidence_of(level: Level, choices: Choices) -> Evidence:
    """Return what the choices ask for, of a level; what does not replay is left out."""
    if isinstance(level, LinkLevel):
        return _link_evidence(level, choices)
    return _orb_evidence(level, choices)


def _link_evidence(level: LinkLevel, choices: Choices) -> Evidence:
    board, rules = level.shown, level.rules
    links: tuple[Path, ...] = ()
    numbers: tuple[tuple[Position, int], ...] = ()
    if choices.pairs:
        links = _links(board, rules)
    if choices.solution and level.solution is not None and replay(board, rules, level.solution).cleared:
        numbers = _numbered(board, rules, level.solution)
    return Evidence(board, links=links, ring=choices.pairs and rules.border == "open", numbers=numbers)


def _links(board: Board, rules: LinkRules) -> tuple[Path, ...]:
    from generator.link.pairs import linking_pairs
    from generator.link.paths import find_links

    found = find_links(board, rules, linking_pairs(board, rules, limit=MOST_LINES))
    return tuple(tuple(link.corners) for link in found if link is not None)


def _numbered(board: Board, rules: LinkRules, moves: tuple[Move, ...]) -> tuple[tuple[Position, int], ...]:
    """Follow every tile through the collapses, back to where it lies before the first move."""
    from generator.collapse import collapse

    # Every tile gets a number of its own in place of its kind.
    cells = board.cells.copy()
    tiles = [(int(row), int(col)) for row, col in np.argwhere(cells > EMPTY)]
    for number, at in enumerate(tiles):
        cells[at] = number + 1
    now = Board(cells)
    numbers = []
    for move, (r1, c1, r2, c2) in enumerate(moves, start=1):
        taken: list[Position] = [(r1, c1), (r2, c2)]
        numbers += [(tiles[now[at] - 1], move) for at in taken]
        now = collapse(now.with_cells(taken, EMPTY), rules.collapse)
    return tuple(numbers)


def _orb_evidence(level: OrbLevel, choices: Choices) -> Evidence:
    trail: Path = ()
    arrangement = play(level).trail.arrangements[0]
    if choices.solution and level.route is not None:
        playing = play(level)
        if playing.trail.fault is None:
            trail = tuple(playing.trail.cells)
        if choices.pairs and trail:
            # The waves are those of the drag, so the board is shown after it.
            arrangement = playing.trail.last
    if not choices.pairs:
        return Evidence(arrangement.board, frozenset(arrangement.plus), trail=trail)
    from editor.orb.sight import see

    waves = see(arrangement, level.rules).origins
    cleared = {cell for wave in waves for combo in wave for cell in combo}
    board = arrangement.board
    staying = {(int(row), int(col)) for row, col in np.argwhere(board.cells > EMPTY)} - cleared
    dim = frozenset(staying) if waves else frozenset[Position]()
    return Evidence(board, frozenset(arrangement.plus), dim, waves=waves, trail=trail)
