"""Collapses against tiles that fall one cell at a time, and against drawings."""

from __future__ import annotations

import random

import numpy as np
import pytest

from generator.collapse import collapse, collapse_moves
from generator.kernels import collapse as kernels
from generator.kernels import links
from generator.kernels.links import fill_free, mask_shape
from generator.lanes import lanes_of
from levels.board import EMPTY, Board
from levels.rules import COLLAPSES, Collapse
from tests.oracles.link_search import collapsed
from tests.oracles.parts import called_here
from tests.oracles.random_boards import random_board

clear_dirty = called_here(kernels.clear_dirty)
mark_lane = called_here(kernels.mark_lane)
settle = called_here(kernels.settle)
set_free = called_here(links.set_free)


def by_hand(board: Board, name: Collapse) -> Board:
    flat = collapsed(board.shape, tuple(board.cells.ravel().tolist()), name)
    return Board(np.array(flat).reshape(board.shape))


@pytest.mark.parametrize("name", COLLAPSES)
def test_a_collapse_leaves_what_tiles_that_fall_one_by_one_leave(name: Collapse) -> None:
    rng = random.Random(name)
    for _board in range(150):
        board = random_board(rng, 6, 7)
        assert by_hand(board, name) == collapse(board, name), board


def test_the_moves_of_a_collapse_lead_to_its_board() -> None:
    rng = random.Random(5)
    for _board in range(400):
        board, name = random_board(rng, 6, 7), rng.choice(COLLAPSES)
        tiles = dict(board.tiles())
        for moves in collapse_moves(board, name):
            assert moves
            assert all(start != end for start, end in moves)
            taken = {end: tiles.pop(start) for start, end in moves}
            assert not taken.keys() & tiles.keys(), "no tile lands on another"
            tiles |= taken
        assert tiles == dict(collapse(board, name).tiles()), (board, name)


def test_a_wall_cuts_a_lane() -> None:
    board = Board.from_text("1 .\n. 2\n# .\n. .\n3 #")
    assert collapse(board, "down") == Board.from_text(". .\n1 .\n# .\n. 2\n3 #")


def test_a_slot_and_a_void_cut_a_lane_too() -> None:
    assert collapse(Board.from_text(". 1 ? . 2 x . 3"), "left") == Board.from_text("1 . ? 2 . x 3 .")


def test_the_middle_row_belongs_to_the_upper_half() -> None:
    assert collapse(Board.from_text(". 1\n. 2\n3 4\n5 .\n. ."), "split-vertical") == Board.from_text(
        "3 1\n. 2\n. 4\n. .\n5 ."
    )


def test_a_collapse_of_two_passes_goes_on_until_nothing_moves() -> None:
    # The second pass opens a hole under the wall, into which the first one then drops a tile.
    board = Board.from_text("# 1 .\n. # .\n. . 2")
    assert collapse(board, "bottom-right") == by_hand(board, "bottom-right")
    assert len(collapse_moves(Board.from_text("1 . .\n# . ."), "bottom-right")) == 2


def test_nothing_moves_without_a_collapse() -> None:
    board = Board.from_text("1 . 2")
    assert collapse(board, "none") is board
    assert collapse_moves(board, "none") == []


def test_settling_the_touched_lanes_equals_the_whole_collapse() -> None:
    rng = random.Random(6)
    for _board in range(400):
        name = rng.choice(COLLAPSES)
        board = collapse(random_board(rng, 6, 7), name)
        rows, cols = board.shape
        cells = board.cells.ravel().copy()
        tiles = np.flatnonzero(cells > EMPTY)
        cells[tiles] = np.arange(1, tiles.size + 1)
        where = np.concatenate(([-1], tiles)).astype(np.int16)
        free = np.zeros(mask_shape(rows, cols), np.uint64)
        fill_free(cells.reshape(rows, cols), True, free)
        tables = lanes_of(name, rows, cols)
        spots = np.array(np.divmod(np.arange(cells.size), cols), np.int64)
        dirty = np.empty((tables.lanes.shape[0], tables.lanes.shape[1] + 1), np.int16)
        clear_dirty(dirty)
        standing = list(range(1, tiles.size + 1))
        rng.shuffle(standing)
        while standing:
            for tile in (standing.pop() for _ in range(min(2, len(standing)))):
                cell = int(where[tile])
                cells[cell] = EMPTY
                set_free(free, *divmod(cell, cols))
                for turn in range(len(tables.lanes)):
                    mark_lane(dirty, tables.lane_of, turn, cell)
            expected = by_hand(Board(cells.reshape(rows, cols)), name).cells
            settle(cells, free, where, tables.lanes, tables.lane_of, dirty, spots)
            assert expected.ravel().tolist() == cells.tolist()
            assert all(cells[where[tile]] == tile for tile in standing)
            masks = np.zeros_like(free)
            fill_free(expected, True, masks)
            assert masks.tolist() == free.tolist()
