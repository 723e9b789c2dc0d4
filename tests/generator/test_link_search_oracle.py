"""The brute-force oracle itself, against boards that were searched exhaustively elsewhere."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from levels.board import Board
from levels.rules import LinkRules
from tests.oracles.link_search import clearing, collapsed

WITNESSES: dict[str, dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "data" / "link" / "witness.json").read_text()
)


@pytest.mark.parametrize("name", sorted(WITNESSES))
def test_the_oracle_agrees_with_boards_searched_elsewhere(name: str) -> None:
    witness = WITNESSES[name]
    board = Board(witness["board"])
    assert (clearing(board, LinkRules()) is not None) == witness["solvable"]
    assert (clearing(board, LinkRules(collapse="down")) is not None) == witness["solvable_with_down"]


def test_the_oracle_lets_tiles_fall_to_the_middle_and_no_further() -> None:
    board = Board.from_text("1 . 2\n. 3 .\n4 # .\n. . 5\n. 6 7")
    flat = tuple(int(code) for code in board.cells.ravel())
    fallen = collapsed(board.shape, flat, "center-vertical")
    assert Board(
        [fallen[start : start + board.cols] for start in range(0, len(fallen), board.cols)]
    ) == Board.from_text(". . .\n1 3 .\n4 # 2\n. 6 5\n. . 7")
