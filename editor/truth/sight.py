"""What is seen of a link level at once, with every change: tiles, odd kinds, pairs and paths, the hint."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from generator.link.pairs import Pair, count_pairs, linking_pairs
from generator.link.paths import Link, WhyNot, find_links, why_not
from levels.board import Board, Cell, Position
from levels.level import LinkLevel
from levels.rules import LinkRules

MOST_LINES: Final = 120
"""More pairs than this are counted, not drawn: lines would hide the board, and take more than a frame."""


@dataclass(frozen=True, slots=True)
class Sight:
    """What can be said of a link board without a search."""

    board: Board
    rules: LinkRules
    tiles: int
    slots: int
    kinds: int
    """Different kinds on the board."""
    odd: tuple[Cell, ...]
    pair_count: int
    pairs: tuple[Pair, ...]
    """The first pairs in row-major order, at most MOST_LINES."""
    links: tuple[Link, ...]
    """The paths of these pairs."""

    @property
    def hint(self) -> Link | None:
        """The first link in row-major order."""
        return self.links[0] if self.links else None

    def partners(self, at: Position) -> tuple[tuple[Position, ...], tuple[Position, ...]]:
        """Return where the kind of a tile stands, and which of these tiles link with it now."""
        kind = self.board[at]
        alike = tuple(place for place in self.board.positions(kind) if place != at)
        links = find_links(self.board, self.rules, [(at, place) for place in alike])
        linking = tuple(place for place, link in zip(alike, links, strict=True) if link is not None)
        return alike, linking

    def reason(self, a: Position, b: Position) -> WhyNot | None:
        """Return why two cells do not link, or None when they do."""
        return why_not(self.board, self.rules, a, b)


def see(level: LinkLevel) -> Sight:
    """Look at the board that a level shows."""
    board, rules = level.shown, level.rules
    pairs = tuple(linking_pairs(board, rules, limit=MOST_LINES))
    number = len(pairs) if len(pairs) < MOST_LINES else count_pairs(board, rules)
    found = find_links(board, rules, pairs)
    counts = board.kind_counts()
    return Sight(
        board=board,
        rules=rules,
        tiles=sum(counts.values()),
        slots=board.slot_count(),
        kinds=len(counts),
        odd=tuple(kind for kind, count in counts.items() if count % 2),
        pair_count=number,
        pairs=pairs,
        links=tuple(link for link in found if link is not None),
    )


def prepare() -> None:
    """Look at a small board, so that the first change of a board does not wait for what is compiled."""
    see(LinkLevel(id="warm", board=Board([[1, 1]])))
