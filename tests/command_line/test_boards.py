"""`boardloom link`, `show`, `convert`, `new` and `schema` as a designer runs them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from levels.board import Board
from levels.formats.matrix import read_matrix
from levels.packs import load_pack
from tests.command_line.conftest import Run

BOARD = "3 4\n1 0 2 3\n4 0 0 4\n3 0 2 1\n"


@pytest.fixture
def board(tmp_path: Path) -> Path:
    path = tmp_path / "board.txt"
    path.write_text(BOARD)
    return path


def test_a_link_is_told_by_its_corners(run: Run, board: Path) -> None:
    linked = run("link", board, 1, 0, 1, 3, "--json")
    assert linked.code == 0
    assert linked.json["linked"] is True
    assert linked.json["corners"] == [[1, 0], [1, 3]]
    assert (linked.json["turns"], linked.json["length"]) == (0, 3)
    around = run("link", board, 0, 3, 2, 0, "--json")
    assert around.code == 1
    assert around.json["linked"] is False
    assert around.json["corners"] is None


@pytest.mark.parametrize(
    ("cells", "reason"),
    [
        ((0, 0, 0, 0), "same-cell"),
        ((0, 0, 0, 1), "not-a-tile"),
        ((0, 0, 0, 2), "different-kinds"),
        ((0, 0, 2, 3), "blocked"),
    ],
)
def test_what_does_not_link_says_why(run: Run, board: Path, cells: tuple[int, ...], reason: str) -> None:
    told = run("link", board, *cells, "--max-turns", 0, "--json")
    assert told.code == 1
    assert told.json["reason"] == reason
    assert told.json["message"]


def test_a_cell_outside_the_board_is_wrong_use(run: Run, board: Path) -> None:
    refused = run("link", board, 0, 0, 3, 0)
    assert refused.code == 2
    assert "from 0 to 2" in refused.err


def test_boards_are_shown_as_text(run: Run, board: Path) -> None:
    shown = run("show", board)
    assert shown.code == 0
    assert shown.out.splitlines()[1:] == ["1 · 2 3", "4 · · 4", "3 · 2 1"]


def test_a_board_survives_the_way_into_a_pack_and_back(run: Run, board: Path, tmp_path: Path) -> None:
    assert run("convert", board, "pack.json", "--collapse", "left", "--title", "Back").code == 0
    pack = load_pack(tmp_path / "pack.json")
    assert pack.title == "Back"
    assert pack.levels[0].board == read_matrix(board)
    assert run("convert", "pack.json", "back.txt").code == 0
    assert (tmp_path / "back.txt").read_text() == BOARD
    refused = run("convert", "pack.json", "back.txt")
    assert refused.code == 2
    assert "--force" in refused.err
    unknown = run("convert", "pack.json", "back.docx")
    assert unknown.code == 2
    assert ".json" in unknown.err


def test_ones_become_slots(run: Run, tmp_path: Path) -> None:
    (tmp_path / "layout.txt").write_text("1 0 5\n1 1 5\n")
    assert run("convert", "layout.txt", "layout.json", "--ones-are-slots").code == 0
    (level,) = load_pack(tmp_path / "layout.json").levels
    assert level.board is None
    assert level.layout == Board.from_text("? . 5\n? ? 5")
    assert run("convert", "layout.json", "again.txt", "--ones-are-slots").code == 0
    assert (tmp_path / "again.txt").read_text() == "2 3\n1 0 5\n1 1 5\n"


def test_one_level_of_a_pack_is_chosen_by_its_id(run: Run, tmp_path: Path) -> None:
    levels = [{"id": name, "mode": "link", "board": [[1, 0, 1]]} for name in ("one", "two")]
    (tmp_path / "pack.json").write_text(
        json.dumps({"format": "boardloom-pack", "version": 1, "levels": levels})
    )
    assert run("link", "pack.json:two", 0, 0, 0, 2).code == 0
    assert run("link", "pack.json", 0, 0, 0, 2, "--level", "one").code == 0
    for wrong in (("pack.json",), ("pack.json:three",)):
        refused = run("link", *wrong, 0, 0, 0, 2)
        assert refused.code == 2
        assert "one, two" in refused.err


def test_a_new_pack_is_fit_to_be_checked(run: Run, tmp_path: Path) -> None:
    made = run("new", "mine.json", "--title", "Mine", "--rows", 6, "--cols", 10)
    assert made.code == 0
    pack = load_pack(tmp_path / "mine.json")
    assert pack.title == "Mine"
    assert [level.layout for level in pack.levels] == [Board.filled(6, 10)]
    assert run("check", "mine.json").code == 0
    assert run("new", "mine.json").code == 2
    assert load_pack(tmp_path / "mine.json") == pack


def test_the_schema_is_printed(run: Run) -> None:
    printed = run("schema")
    assert printed.code == 0
    assert printed.json["$schema"].endswith("2020-12/schema")


def test_help_and_version_are_there(run: Run) -> None:
    assert run("--version").out.startswith("boardloom ")
    told = run("--help")
    assert told.code == 0
    for command in ("generate", "check", "link", "show", "convert", "new", "schema", "solve", "grade"):
        assert command in told.out
    assert run().code == 2
    assert run("frobnicate").code == 2
