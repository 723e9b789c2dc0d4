"""The path by which two tiles link, and why two cells do not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

import numpy as np
import numpy.typing as npt

from generator.kernels.links import fewest_turns, fill_free, mask_shape, reach_shape
from generator.kernels.paths import UNREACHED, add_legs, trace_links
from levels.board import EMPTY, SLOT, Board, Position
from levels.rules import LinkRules
from levels.saying import say

Reason: TypeAlias = Literal["off-board", "same-cell", "not-a-tile", "different-kinds", "blocked"]

_STEPS: Final = ((-1, 0), (1, 0), (0, -1), (0, 1))
_ENDLESS: Final = 1 << 30
# A path is never as long as one tile in its way is dear, nor are all tiles together as dear as one wall.
_TILE_TOLL: Final = 1 << 16
_WALL_TOLL: Final = 1 << 32


@dataclass(frozen=True, slots=True)
class Link:
    """A path over empty cells between two tiles of one kind."""

    corners: tuple[Position, ...]
    """Both ends and every turn between them. The ring has row -1, row `rows`, column -1, column `cols`."""
    turns: int
    length: int
    """Steps from end to end: neighbours are 1 apart."""


@dataclass(frozen=True, slots=True)
class WhyNot:
    """Why two cells do not link."""

    reason: Reason
    text: str
    """The reason as a sentence."""
    turns_needed: int | None = None
    """When blocked: the fewest turns of any path, if there is one."""
    blockers: tuple[Position, ...] = ()
    """When blocked: the fewest cells, tiles rather than walls, that would have to be empty; from a to b."""


def find_link(board: Board, rules: LinkRules, a: Position, b: Position) -> Link | None:
    """Return the link of two cells with the fewest turns, then the fewest cells; None when they do not link.

    Among equals the choice is the same every time, and the link of b and a is that of a and b backwards.
    """
    if _unfit(board, a, b) is not None:
        return None
    tolls = _tolls(board, rules, UNREACHED, UNREACHED)
    if a > b:
        link = _cheapest(tolls, rules.max_turns, b, a, fewest_turns_first=True)
        return None if link is None else Link(link.corners[::-1], link.turns, link.length)
    return _cheapest(tolls, rules.max_turns, a, b, fewest_turns_first=True)


def find_links(
    board: Board, rules: LinkRules, pairs: Sequence[tuple[Position, Position]]
) -> list[Link | None]:
    """Return what `find_link` returns for each of many pairs of one board; all are tiles of one kind each."""
    if not pairs:
        return []
    # As in `find_link`, a link and its reverse are one: it is sought from the end that comes first.
    ends = np.array([(*min(pair), *max(pair)) for pair in pairs], np.int64) + 1
    turns = rules.max_turns
    tolls = _tolls(board, rules, UNREACHED, UNREACHED)
    costs = np.empty((turns + 1, 4, *tolls.shape), np.int64)
    corners = np.empty((len(pairs), turns + 2, 2), np.int64)
    found = np.empty((len(pairs), 2), np.int64)
    trace_links(tolls, turns, ends, costs, corners, found)
    links: list[Link | None] = []
    for pair, (taken, length), back in zip(pairs, found.tolist(), (corners - 1).tolist(), strict=True):
        if taken < 0:
            links.append(None)
            continue
        from_goal = [(row, col) for row, col in back[: taken + 2]]
        forward = from_goal if pair[0] > pair[1] else from_goal[::-1]
        links.append(Link(tuple(forward), taken, length))
    return links


def why_not(board: Board, rules: LinkRules, a: Position, b: Position) -> WhyNot | None:
    """Return why two cells do not link, or None when they do."""
    unfit = _unfit(board, a, b)
    if unfit is not None:
        return unfit
    turns = _fewest_turns(board, rules, a, b)
    if turns is not None and turns <= rules.max_turns:
        return None
    tolls = _tolls(board, rules, _TILE_TOLL, _WALL_TOLL)
    path = _cheapest(tolls, rules.max_turns, a, b, fewest_turns_first=False)
    blockers = () if path is None else _blockers(board, path)
    if turns is None:
        text = say("No path over empty cells joins {a} and {b}.", a=a, b=b)
    else:
        text = say(
            "The straightest path from {a} to {b} takes {turns} turns, {max_turns} are allowed.",
            a=a,
            b=b,
            turns=turns,
            max_turns=rules.max_turns,
        )
    return WhyNot("blocked", text, turns, blockers)


def _unfit(board: Board, a: Position, b: Position) -> WhyNot | None:
    """Return what keeps two cells from being a pair at all."""
    for position in (a, b):
        if position not in board:
            return WhyNot(
                "off-board",
                say(
                    "{position} is not on the board of {rows} x {cols}.",
                    position=position,
                    rows=board.rows,
                    cols=board.cols,
                ),
            )
    if a == b:
        return WhyNot("same-cell", say("{a} is named twice.", a=a))
    for position in (a, b):
        if board[position] <= EMPTY:
            return WhyNot("not-a-tile", say("There is no tile at {position}.", position=position))
    if board[a] != board[b]:
        return WhyNot(
            "different-kinds",
            say("{a} holds kind {kind}, {b} kind {other}.", a=a, kind=board[a], b=b, other=board[b]),
        )
    return None


def _fewest_turns(board: Board, rules: LinkRules, a: Position, b: Position) -> int | None:
    free = np.empty(mask_shape(board.rows, board.cols), np.uint64)
    reach = np.empty(reach_shape(board.rows, board.cols), np.uint64)
    fill_free(board.cells, rules.border == "open", free)
    turns = int(fewest_turns(free, reach, _ENDLESS, *a, *b))
    return None if turns < 0 else turns


def _tolls(board: Board, rules: LinkRules, tile: int, wall: int) -> npt.NDArray[np.int64]:
    """Return what entering each cell costs, ring included: 1, and more where something stands."""
    tolls = np.full((board.rows + 2, board.cols + 2), 1 if rules.border == "open" else UNREACHED, np.int64)
    inner = tolls[1:-1, 1:-1]
    inner[:] = wall
    inner[board.cells >= SLOT] = tile
    inner[board.cells == EMPTY] = 1
    return tolls


def _cheapest(
    tolls: npt.NDArray[np.int64], max_turns: int, a: Position, b: Position, *, fewest_turns_first: bool
) -> Link | None:
    """Return a path of the least tolls: among those with the fewest turns, or among all of them."""
    row, col = a[0] + 1, a[1] + 1
    goal = b[0] + 1, b[1] + 1
    tolls[row, col] = UNREACHED
    tolls[goal] = 1
    costs = np.empty((max_turns + 1, 4, *tolls.shape), np.int64)
    least, turns = UNREACHED, -1
    for turn in range(max_turns + 1):
        add_legs(tolls, row, col, turn, costs)
        cost = int(costs[turn, :, *goal].min())
        if cost < least:
            least, turns = cost, turn
            if fewest_turns_first:
                break
    return None if turns < 0 else _trace(tolls, costs[: turns + 1], (row, col), goal)


def _trace(
    tolls: npt.NDArray[np.int64], costs: npt.NDArray[np.int64], start: Position, goal: Position
) -> Link:
    """Walk back from the goal along the least costs, straight on where that is as good."""
    turn = turns = len(costs) - 1
    way = int(costs[turn, :, *goal].argmin())
    place, corners, length = goal, [goal], 0
    while place != start:
        before = place[0] - _STEPS[way][0], place[1] - _STEPS[way][1]
        rest = costs[turn, way, *place] - tolls[place]
        length += 1
        if before != start and costs[turn, way, *before] != rest:
            turn -= 1
            first = 2 if way < 2 else 0
            way = first if costs[turn, first, *before] == rest else first + 1
            corners.append(before)
        place = before
    corners.append(start)
    return Link(tuple((row - 1, col - 1) for row, col in reversed(corners)), turns, length)


def _blockers(board: Board, path: Link) -> tuple[Position, ...]:
    """Return the cells strictly inside a path that are not empty."""
    cells: list[Position] = []
    for (row1, col1), (row2, col2) in zip(path.corners, path.corners[1:], strict=False):
        steps = max(abs(row2 - row1), abs(col2 - col1))
        down, right = (row2 - row1) // steps, (col2 - col1) // steps
        cells += [(row1 + down * i, col1 + right * i) for i in range(1, steps + 1)]
    return tuple(cell for cell in cells[:-1] if cell in board and board[cell] != EMPTY)
