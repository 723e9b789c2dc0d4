"""Dealt boards: proven, even, true to the layout, and the same every time."""

from __future__ import annotations

import random
import subprocess
import sys

import pytest

from generator.control import Control
from generator.deal_error import DealError, UndealableError
from generator.link.deal import DEAL_METHODS, deal
from generator.link.hint_run import hint_run
from generator.link.players import p_win
from generator.replay import replay
from levels.board import EMPTY, SLOT, VOID, WALL, Board
from levels.level import Deal, Move
from levels.rules import BORDERS, COLLAPSES, Collapse, LinkRules

METHODS = tuple(DEAL_METHODS)


def random_layout(rng: random.Random) -> Board:
    """Return a layout of mixed shape: an even number of tiles, slots mostly, some stones and holes."""
    rows, cols = rng.randint(1, 7), rng.randint(2, 9)
    codes = rng.choice(((SLOT,), (SLOT, SLOT, SLOT, EMPTY), (SLOT,) * 9 + (WALL, VOID, EMPTY, 1, 2)))
    cells = [[rng.choice(codes) for _col in range(cols)] for _row in range(rows)]
    tiles = [(r, c) for r in range(rows) for c in range(cols) if cells[r][c] == SLOT or cells[r][c] > EMPTY]
    if len(tiles) % 2:
        row, col = tiles[0]
        cells[row][col] = EMPTY
    return Board(cells)


def assert_is_deal_of(board: Board, layout: Board) -> None:
    assert board.shape == layout.shape
    for row in range(layout.rows):
        for col in range(layout.cols):
            code = layout[row, col]
            assert board[row, col] == code or (code == SLOT and board[row, col] > EMPTY)
    assert board.odd_kinds() == []


def test_dealt_boards_replay_to_empty() -> None:
    rng = random.Random(2)
    dealt_boards = refused = 0
    while dealt_boards < 1000:
        layout = random_layout(rng)
        rules = LinkRules(
            max_turns=rng.choice((1, 2, 2, 2, 3, 4, 8)),
            border=rng.choice(BORDERS),
            collapse=COLLAPSES[(dealt_boards + refused) % len(COLLAPSES)],
        )
        plan = Deal(kinds=rng.randint(1, 3), method=rng.choice(METHODS))
        try:
            dealt = deal(layout, rules, plan, seed=dealt_boards)
        except DealError:
            refused += 1
            continue
        assert_is_deal_of(dealt.board, layout)
        assert replay(dealt.board, rules, dealt.solution).cleared
        dealt_boards += 1
    assert refused < dealt_boards / 2


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("collapse", ["none", "left", "outward"])
def test_a_full_board_is_dealt_by_every_method(method: str, collapse: str) -> None:
    rules = LinkRules(collapse=collapse)  # type: ignore[arg-type]  # the parameters are collapses
    dealt = deal(Board.filled(6, 9), rules, Deal(copies=6, method=method), seed="full")
    assert set(dealt.board.kind_counts().values()) == {6}
    assert replay(dealt.board, rules, dealt.solution).cleared


@pytest.mark.parametrize(
    "diagram",
    ["? ?", "?\n?", "? ? ? ? ? ? ? ?", "? . . # . . ?", "1 ?\n? 1", "1 1", "x ? ?\nx x x"],
)
def test_the_smallest_layouts_are_dealt(diagram: str) -> None:
    layout = Board.from_text(diagram)
    dealt = deal(layout, LinkRules(), Deal(kinds=1), seed=1)
    assert_is_deal_of(dealt.board, layout)


def test_a_layout_without_tiles_is_refused() -> None:
    with pytest.raises(DealError, match="no slot"):
        deal(Board.from_text(". # .\nx . ."), LinkRules(), Deal(kinds=2), seed=1)


def test_the_first_collapse_moves_what_hangs_over_a_hole() -> None:
    layout = Board.from_text("? ? 1 ?\n. ? . .\n. . . ?\n? . 1 .")
    rules = LinkRules(collapse="down", border="closed")
    for seed in range(20):
        dealt = deal(layout, rules, Deal(kinds=2), seed=seed)
        assert replay(dealt.board, rules, dealt.solution).cleared


def test_an_odd_pocket_is_named_with_its_cells() -> None:
    layout = Board.from_text("? # ?\n# # #\n? ? #")
    with pytest.raises(UndealableError, match=r"odd number .*: \(0, 0\); \(0, 2\)") as refusal:
        deal(layout, LinkRules(border="closed"), Deal(kinds=1), seed=1)
    assert refusal.value.cells == ((0, 0), (0, 2))


def test_an_open_border_joins_the_pockets_at_the_edge() -> None:
    layout = Board.from_text("? # ?\n# # #\n? ? #")
    assert deal(layout, LinkRules(), Deal(kinds=1), seed=1).board.kind_counts() == {1: 4}
    inner = Board.from_text("x x x x\nx ? # x\nx # x x\n? x x ?\nx x ? x")
    with pytest.raises(UndealableError) as refusal:
        deal(inner, LinkRules(), Deal(kinds=1), seed=1)
    assert refusal.value.cells == ((1, 1), (3, 0), (3, 3), (4, 2))


def test_a_pocket_that_cannot_be_cleared_is_given_up_on() -> None:
    layout = Board.from_text("? . #\n. ? x")
    rules = LinkRules(border="closed", max_turns=0)
    with pytest.raises(DealError) as refusal:
        deal(layout, rules, Deal(kinds=1, method="dismantle"), seed=1)
    assert refusal.value.cells


@pytest.mark.parametrize("method", METHODS)
def test_the_same_seed_deals_the_same_board_in_any_process(method: str) -> None:
    script = (
        "from generator.link.deal import deal; from levels.board import Board;"
        "from levels.level import Deal; from levels.rules import LinkRules;"
        f"plan, rules = Deal(kinds=5, method={method!r}), LinkRules(collapse='down');"
        "d = deal(Board.filled(4, 6), rules, plan, seed='s');"
        "print(d.board.to_rows(), list(d.solution))"
    )
    here = deal(Board.filled(4, 6), LinkRules(collapse="down"), Deal(kinds=5, method=method), seed="s")
    there = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=300
    )
    assert there.stdout.strip() == f"{here.board.to_rows()} {list(here.solution)}"


def test_other_seeds_deal_other_boards() -> None:
    boards = {
        deal(Board.filled(6, 7), LinkRules(), Deal(kinds=7), seed=seed).board for seed in (1, 2, "3", "x")
    }
    assert len(boards) == 4
    plan = Deal(kinds=7)
    assert deal(Board.filled(6, 7), LinkRules(), plan, seed=3).board in boards


def test_a_large_board_is_dealt() -> None:
    rules = LinkRules(collapse="center")
    dealt = deal(Board.filled(64, 64), rules, Deal(kinds=64, method="dismantle"), seed=1)
    assert dealt.board.kind_counts() == dict.fromkeys(range(1, 65), 64)


@pytest.mark.parametrize("diagram", ["? 1 ?\n? # 1\n? ? 2\n. ? 2", "1 1 2 2 3 3", "? ? 1 ? ? 1"])
def test_painted_tiles_keep_their_kinds_while_the_layout_is_taken_apart(diagram: str) -> None:
    layout = Board.from_text(diagram)
    for seed in range(20):
        for collapse in ("none", "right"):
            rules = LinkRules(collapse=collapse)
            dealt = deal(layout, rules, Deal(kinds=3, method="dismantle"), seed=seed)
            assert_is_deal_of(dealt.board, layout)
            assert replay(dealt.board, rules, dealt.solution).cleared


def test_an_unknown_method_is_named() -> None:
    with pytest.raises(DealError, match="magic"):
        deal(Board.filled(2, 2), LinkRules(), Deal(kinds=1, method="magic"), seed=1)


def test_a_prover_proves_boards_that_random_games_did_not_clear() -> None:
    asked: list[Board] = []

    def prove(board: Board, rules: LinkRules, _control: Control) -> tuple[Move, ...] | None:
        asked.append(board)
        moves = hint_run(board, rules).moves
        return moves if replay(board, rules, moves).cleared else None

    # Random games hardly ever clear such boards; the first hint sometimes does.
    rules = LinkRules(collapse="left")
    dealt = deal(Board.filled(6, 10), rules, Deal(copies=4, method="shuffle"), seed=5, prover=prove)
    assert dealt.method == "shuffle"
    assert len(asked) in (dealt.boards - 1, dealt.boards)
    assert replay(dealt.board, rules, dealt.solution).cleared


@pytest.mark.parametrize("collapse", ["down", "center"])
def test_boards_are_not_dealt_easier_than_they_need_be(collapse: Collapse) -> None:
    rules, layout = LinkRules(collapse=collapse), Board.filled(8, 18)
    chances = {}
    for method in ("auto", "dismantle"):
        boards = [deal(layout, rules, Deal(copies=4, method=method), seed=seed).board for seed in range(40)]
        chances[method] = sum(p_win(board, rules, plays=20, seed=1).p for board in boards) / len(boards)
    assert chances["auto"] < 0.8 * chances["dismantle"]
