"""`boardloom solve` and `boardloom grade` as a designer runs them."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from generator.link.check_certificate import fault_of
from generator.replay import replay
from levels.board import Board
from levels.formats.matrix import write_matrix
from levels.packs import load_pack
from levels.rules import LinkRules
from tests.command_line.conftest import Run

WITNESSES = json.loads((Path(__file__).parents[1] / "data" / "link" / "witness.json").read_text())


@pytest.mark.parametrize("collapse", ["none", "down"])
@pytest.mark.parametrize("name", ["B1", "C1", "D1", "E1_dead"])
def test_the_verdict_comes_with_evidence_that_the_judges_accept(
    run: Run, tmp_path: Path, name: str, collapse: str
) -> None:
    rows, key = WITNESSES[name]["board"], {"none": "solvable", "down": "solvable_with_down"}[collapse]
    write_matrix(Board(rows), tmp_path / "board.txt")
    ran = run("solve", "board.txt", "--collapse", collapse, "--json")
    told, board, rules = ran.json, Board(rows), msgspec.convert({"collapse": collapse}, LinkRules)
    assert list(told)[:5] == ["verdict", "moves", "certificate", "proof", "effort"]
    assert told["verdict"] == ("solvable" if WITNESSES[name][key] else "unsolvable")
    assert ran.code == (0 if WITNESSES[name][key] else 1)
    if told["verdict"] == "solvable":
        assert told["proof"] == "replay"
        assert replay(board, rules, [tuple(move) for move in told["moves"]]).cleared
    elif collapse == "none":
        assert told["proof"] == "certificate"
        assert fault_of(board, rules, told["certificate"]) is None
    else:
        assert told["proof"] in ("exhausted", "certificate")


def test_a_dead_board_is_explained_and_repaired(run: Run, tmp_path: Path) -> None:
    board = Board.from_text("1 2\n2 1\n3 3")
    write_matrix(board, tmp_path / "board.txt")
    called = ("solve", "board.txt", "--border", "closed", "--explain", "--repair")
    told = run(*called, "--json").json
    assert told["verdict"] == "unsolvable"
    assert told["explanation"]["cells"] == [[0, 0], [0, 1], [1, 0], [1, 1]]
    first = told["explanation"]["blocked"][0]
    assert (first["tile"], first["hindrances"][0]["partner"]) == ([0, 0], [1, 1])
    assert told["repairs"]["is_fewest"]
    for repair in told["repairs"]["found"]:
        mended = board
        for row, col, kind in repair["changes"]:
            mended = mended.with_cells([(row, col)], kind)
        moves = [tuple(move) for move in repair["moves"]]
        assert replay(mended, LinkRules(border="closed"), moves).cleared
    text = run(*called).out
    assert "No play can free these 4 tiles" in text
    assert "1. Swap 2 tiles: " in text
    assert "One swap is the fewest there can be" in text


def test_where_there_is_nothing_to_explain_or_repair_that_is_said(run: Run, tmp_path: Path) -> None:
    write_matrix(Board.from_text("1 1"), tmp_path / "board.txt")
    ran = run("solve", "board.txt", "--explain", "--repair")
    assert ran.code == 0
    assert "nothing to explain" in ran.out
    assert "nothing to repair" in ran.out
    told = run("solve", "board.txt", "--explain", "--repair", "--json").json
    assert (told["explanation"], told["repairs"]) == (None, None)


def test_grades_are_told_and_kept_in_the_pack(run: Run, tmp_path: Path) -> None:
    run("generate", "--rows", 4, "--cols", 7, "--kinds", 7, "--count", 2, "--seed", 3, "-o", "pack.json")
    told = run("grade", "pack.json", "--save", "--json")
    assert told.code == 0, told.err
    levels = load_pack(tmp_path / "pack.json").levels
    for row, level in zip(told.json["levels"], levels, strict=True):
        assert row["verdict"] == "solvable"
        found = level.report.difficulty
        assert found is not None
        assert found.grade == row["difficulty"]["grade"]
        assert {"random", "first-hint", "near", "look-ahead"} >= set(found.p_win) >= {"random", "near"}
    assert run("check", "pack.json").code == 0
    again = run("grade", "pack.json", "--json")
    assert again.json == told.json


def test_what_cannot_be_solved_is_refused(run: Run, tmp_path: Path) -> None:
    (tmp_path / "orbs.json").write_text(
        json.dumps({"format": "boardloom-pack", "version": 1, "levels": [{"mode": "orb", "board": [[1, 2]]}]})
    )
    for command in ("solve", "grade"):
        refused = run(command, "orbs.json")
        assert refused.code == 2
        assert "link" in refused.err
