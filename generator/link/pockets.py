"""Pockets: parts of a layout that stones shut in, so that no tile and no path ever leaves them."""

from __future__ import annotations

from collections.abc import Iterator

from levels.board import EMPTY, WALL, Board, Position
from levels.rules import LinkRules


def odd_pockets(layout: Board, rules: LinkRules) -> list[list[Position]]:
    """Return the tiles and slots of each pocket that has an odd number of them.

    Whatever is dealt, such a pocket cannot be cleared: tiles fall, and paths run, over neighbouring cells.
    """
    if int(layout.cells.min()) > WALL:
        # Without a stone there is one pocket, and its number is looked at with the kinds.
        return []
    pockets = list(_pockets(layout))
    if rules.border == "open":
        # The ring joins all pockets at the edge into one.
        at_edge = [pocket for pocket in pockets if any(_is_at_edge(place, layout) for place in pocket)]
        pockets = [pocket for pocket in pockets if pocket not in at_edge]
        pockets.append([place for pocket in at_edge for place in pocket])
    tiles = [sorted(place for place in pocket if layout[place] != EMPTY) for pocket in pockets]
    return sorted(pocket for pocket in tiles if len(pocket) % 2)


def _is_at_edge(place: Position, layout: Board) -> bool:
    return place[0] in (0, layout.rows - 1) or place[1] in (0, layout.cols - 1)


def _pockets(layout: Board) -> Iterator[list[Position]]:
    """Yield the cells without a stone, those that neighbour each other together."""
    cells = [
        (row, col)
        for row, codes in enumerate(layout.to_rows())
        for col, code in enumerate(codes)
        if code > WALL
    ]
    unseen = set(cells)
    for start in cells:
        if start not in unseen:
            continue
        unseen.remove(start)
        pocket = [start]
        # The pocket grows while it is walked through.
        for row, col in pocket:
            for beside in ((row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)):
                if beside in unseen:
                    unseen.remove(beside)
                    pocket.append(beside)
        yield pocket
