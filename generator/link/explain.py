"""Why a link board cannot be cleared, in terms that can be shown on the board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from generator.chance import chance_of
from generator.control import Control
from generator.kernels.chance import draw_below
from generator.kernels.marks import MARKED, links_of_set, mark_anew, tighten
from generator.link.certificate import CASES, ODD, STUCK, stuck_sets
from generator.link.paths import why_not
from generator.link.static_tables import new_marks, tiles_of
from generator.link.verdict import Solved
from levels.board import EMPTY, Board, Cell, Position
from levels.rules import LinkRules
from levels.saying import say

_ROUNDS: Final = 20
"""Orders in which a stuck set is made smaller."""


@dataclass(frozen=True, slots=True)
class Hindrance:
    """Why a tile of the set does not link to one tile of its kind, with all tiles outside the set gone."""

    partner: Position
    text: str
    blockers: tuple[Position, ...]
    """The fewest cells that would have to be empty. None: the two link, but other pairs rule that out."""


@dataclass(frozen=True, slots=True)
class BlockedTile:
    """A tile of the set, and what is in its way."""

    tile: Position
    kind: Cell
    hindrances: tuple[Hindrance, ...]


@dataclass(frozen=True, slots=True)
class Explanation:
    """The tiles that cannot be freed, and what blocks each."""

    text: str
    cells: tuple[Position, ...]
    blocked: tuple[BlockedTile, ...] = ()
    every_case: bool = True
    """False: the set is stuck only in some of the cases of the proof, and other sets in the others."""


def explain(board: Board, rules: LinkRules, solved: Solved, control: Control) -> Explanation | None:
    """Return why a board is unsolvable, by the smallest stuck set found; None without a certificate."""
    certificate = solved.certificate
    if certificate is None:
        return None
    sets = stuck_sets(certificate)
    if certificate["form"] == ODD:
        count, kind = len(sets[0]), certificate["kind"]
        text = say(
            "Kind {kind} stands on the board {count} times: tiles leave in pairs, so one would stay.",
            kind=kind,
            count=count,
        )
        return Explanation(text, tuple(sets[0]))
    if rules.collapse == "none":
        sets = [_smaller(board, rules, cells, control) for cells in sets]
    cells = min(sets, key=len)
    if certificate["form"] == STUCK:
        text = say(
            "No play can free these {cells} tiles: none links even when all others are gone.",
            cells=len(cells),
        )
    else:
        text = say(
            "Every way to pair the tiles leaves some of them stuck, in {sets} ways; "
            "here are the {cells} tiles of the smallest.",
            sets=len(sets),
            cells=len(cells),
        )
    blocked = tuple(_blocked(board, rules, cells, tile) for tile in cells)
    return Explanation(text, tuple(cells), blocked, certificate["form"] != CASES)


def _smaller(board: Board, rules: LinkRules, cells: list[Position], control: Control) -> list[Position]:
    """Return the smallest part found of a set that is stuck under the same choices."""
    tiles = tiles_of(board, rules)
    marks = new_marks(board, rules, tiles)
    chance = chance_of("explain")
    members = tiles.at[[row * board.cols + col for row, col in cells]]
    found = np.empty(tiles.pair.size, np.int64)
    value = np.zeros(tiles.one.size, np.int8)
    value[found[: links_of_set(tiles, marks, members, found)]] = -1
    settled = np.empty(tiles.row.size, np.bool_)
    best = members
    for number in range(_ROUNDS):
        control.step(say("Looking for the smallest stuck set"), number / _ROUNDS)
        assert mark_anew(tiles, marks, value) > 0, "a stuck set came loose"
        # The order in which tiles are tried decides which part is left.
        start = int(marks.counts[MARKED])
        for place in range(tiles.row.size - 1, start, -1):
            other = start + int(draw_below(chance, place - start + 1))
            marks.order[[place, other]] = marks.order[[other, place]]
        marks.place[marks.order] = np.arange(tiles.row.size)
        tighten(tiles, marks, value, settled)
        left = marks.order[marks.counts[MARKED] :]
        if left.size < best.size:
            best = left.copy()
    return sorted((int(tiles.row[tile]), int(tiles.col[tile])) for tile in best)


def _blocked(board: Board, rules: LinkRules, cells: list[Position], tile: Position) -> BlockedTile:
    """Say what keeps a tile of the set from each tile of its kind."""
    kind = board[tile]
    bare = board.with_cells((place for place, _kind in board.tiles() if place not in cells), EMPTY)
    hindrances = []
    for partner in board.positions(kind):
        if partner == tile:
            continue
        why = why_not(bare.with_cells([partner], kind), rules, tile, partner)
        if why is None:
            hindrances.append(
                Hindrance(partner, say("They link, but other pairs have need of one of them."), ())
            )
        else:
            hindrances.append(Hindrance(partner, why.text, why.blockers))
    return BlockedTile(tile, kind, tuple(hindrances))
