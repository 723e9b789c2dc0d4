"""The path that is shown: fewest turns, then fewest cells; and the reasons when there is none."""

from __future__ import annotations

import heapq
import random

from generator.link.paths import Link, WhyNot, find_link, find_links, why_not
from levels.board import EMPTY, Board, Position
from levels.rules import LinkRules
from tests.oracles.random_boards import random_board, random_rules

STEPS = ((-1, 0), (1, 0), (0, -1), (0, 1))


def best(board: Board, rules: LinkRules, start: Position, goal: Position) -> tuple[int, int] | None:
    """Return the fewest turns of any path, and the fewest steps among paths of so many turns."""
    heap = [(0, 0, start, way) for way in range(4)]
    done: set[tuple[Position, int]] = set()
    while heap:
        turns, length, place, way = heapq.heappop(heap)
        if place == goal:
            return turns, length
        if (place, way) in done:
            continue
        done.add((place, way))
        for onward in range(4):
            if onward != way and (place == start or onward // 2 == way // 2):
                continue
            step = STEPS[onward]
            row, col = place[0] + step[0], place[1] + step[1]
            on_ring = rules.border == "open" and -1 <= row <= board.rows and -1 <= col <= board.cols
            passable = board[row, col] == EMPTY if (row, col) in board else on_ring
            if passable or (row, col) == goal:
                heapq.heappush(heap, (turns + (onward != way), length + 1, (row, col), onward))
    return None


def assert_is_path(board: Board, rules: LinkRules, link: Link, a: Position, b: Position) -> None:
    assert link.corners[0] == a
    assert link.corners[-1] == b
    assert len(link.corners) == link.turns + 2
    walked = 0
    way = None
    for (row1, col1), (row2, col2) in zip(link.corners, link.corners[1:], strict=False):
        assert (row1 == row2) != (col1 == col2)
        assert (row1 == row2) != way, "every corner turns"
        way = row1 == row2
        cells = [
            (row, col)
            for row in range(min(row1, row2), max(row1, row2) + 1)
            for col in range(min(col1, col2), max(col1, col2) + 1)
        ]
        walked += len(cells) - 1
        for cell in cells:
            if cell in board:
                assert board[cell] == EMPTY or cell in (a, b)
            else:
                assert rules.border == "open"
    assert walked == link.length


def test_a_link_has_the_fewest_turns_then_the_fewest_cells() -> None:
    rng = random.Random(9)
    for _board in range(120):
        board, rules = random_board(rng, 6, 7), random_rules(rng)
        tiles = [place for place, _kind in board.tiles()]
        for a in tiles:
            for b in tiles:
                if a == b or board[a] != board[b]:
                    continue
                expected = best(board, rules, a, b)
                link = find_link(board, rules, a, b)
                reason = why_not(board, rules, a, b)
                if expected is not None and expected[0] <= rules.max_turns:
                    assert link is not None
                    assert expected == (link.turns, link.length), (board, rules, a, b)
                    assert_is_path(board, rules, link, a, b)
                    back = find_link(board, rules, b, a)
                    assert back is not None
                    assert back.corners == link.corners[::-1]
                    assert reason is None
                else:
                    assert link is None, (board, rules, a, b)
                    assert reason is not None
                    assert reason.reason == "blocked"
                    assert reason.turns_needed == (expected[0] if expected else None)
                    assert_blockers_suffice(board, rules, reason, a, b)


def assert_blockers_suffice(board: Board, rules: LinkRules, why: WhyNot, a: Position, b: Position) -> None:
    if why.blockers:
        opened = board.with_cells(why.blockers, EMPTY)
        assert find_link(opened, rules, a, b) is not None
        for kept in why.blockers:
            others = [cell for cell in why.blockers if cell != kept]
            assert find_link(board.with_cells(others, EMPTY), rules, a, b) is None, "no blocker is idle"
    else:
        empty = Board.filled(board.rows, board.cols, EMPTY).with_cells([a, b], 1)
        assert find_link(empty, rules, a, b) is None, "only the turns themselves can be too few"


def test_a_link_outside_the_board_shows_ring_cells() -> None:
    board = Board.from_text("1 2 1\n3 4 5")
    assert find_link(board, LinkRules(), (0, 0), (0, 2)) == Link(((0, 0), (-1, 0), (-1, 2), (0, 2)), 2, 4)
    assert find_link(board, LinkRules(border="closed"), (0, 0), (0, 2)) is None


def test_the_reason_is_named() -> None:
    board = Board.from_text("1 2 1 # 2\n3 3 2 ? .")
    reasons = {
        ((0, 0), (0, 0)): "same-cell",
        ((0, 0), (1, 4)): "not-a-tile",
        ((0, 3), (0, 0)): "not-a-tile",
        ((1, 3), (0, 0)): "not-a-tile",
        ((0, 0), (0, 1)): "different-kinds",
        ((0, 0), (2, 1)): "off-board",
        ((0, 1), (0, 4)): "blocked",
    }
    for (a, b), reason in reasons.items():
        why = why_not(board, LinkRules(border="closed"), a, b)
        assert why is not None
        assert why.reason == reason
        assert find_link(board, LinkRules(border="closed"), a, b) is None
    assert why_not(board, LinkRules(), (1, 0), (1, 1)) is None


def test_tiles_are_named_as_blockers_before_walls() -> None:
    board = Board.from_text("# 2 # #\n1 # 1 2\n3 4 5 x")
    why = why_not(board, LinkRules(border="closed"), (1, 0), (1, 2))
    assert why is not None
    assert why.turns_needed is None
    assert why.blockers == ((2, 0), (2, 1), (2, 2))


def test_many_links_at_once_are_those_found_one_by_one() -> None:
    rng = random.Random(11)
    for _ in range(300):
        board, rules = random_board(rng, 5, 6), random_rules(rng)
        tiles = [place for place, _kind in board.tiles()]
        pairs = [(a, b) for a in tiles for b in tiles if a != b and board[a] == board[b]]
        assert find_links(board, rules, pairs) == [find_link(board, rules, a, b) for a, b in pairs]
