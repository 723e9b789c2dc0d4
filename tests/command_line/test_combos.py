"""`boardloom combos` as a designer runs it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from editor.cli import main
from tests.command_line.conftest import Ran, Run

EXAMPLE = "126222 564413 164131 164221 155331"
LETTERS = "RBHBBBDHLLRGRHLRGRRHLBBRRDDGGR"
"""The same board in letters."""


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command line in this process, in an empty folder: quicker than a process for each."""
    monkeypatch.chdir(tmp_path)

    def run_here(*args: object) -> Ran:
        code = main([str(arg) for arg in args])
        captured = capsys.readouterr()
        return Ran(code, captured.out, captured.err)

    return run_here


def write_pack(path: Path) -> None:
    rows = [[1, 2, 1, 1, 3], [3, 4, 3, 4, 3], [4, 3, 2, 2, 4]]
    orb = {
        "id": "orb",
        "title": "Drag",
        "mode": "orb",
        "board": rows,
        "route": {"start": [0, 0], "steps": "R"},
    }
    calm = {"id": "calm", "mode": "orb", "board": [[1, 1, 1]], "rules": {"run": 4}}
    link = {"id": "link", "mode": "link", "board": [[1, 1]]}
    kinds = [{"name": name} for name in ("ruby", "topaz", "opal", "jade")]
    pack = {"format": "boardloom-pack", "version": 1, "kinds": kinds, "levels": [orb, link, calm]}
    path.write_text(json.dumps(pack))


def test_the_report_of_a_board_of_digits(here: Run) -> None:
    report = here("combos", EXAMPLE, "--json").json
    assert list(report) == ["combos", "waves", "left", "cleared"]
    assert (report["combos"], report["cleared"]) == (7, 21)
    assert [len(wave["combos"]) for wave in report["waves"]] == [5, 2]
    first = report["waves"][0]["combos"][0]
    assert first == {"kind": 2, "size": 3, "cells": [[0, 3], [0, 4], [0, 5]]}
    assert report["left"][2:] == [[0, 0, 0, 4, 1, 0], [0, 0, 0, 1, 3, 0], [1, 2, 6, 2, 2, 0]]


def test_letters_give_the_same_and_their_names_are_told(here: Run) -> None:
    assert here("combos", LETTERS, "--json").json == here("combos", EXAMPLE, "--json").json
    shown = here("combos", LETTERS)
    assert shown.code == 0
    assert "7 combos: 5 + 2. 21 orbs cleared, 9 left. With these orbs at most 9." in shown.out
    assert "wave 1: 3 water, 3 heart, 3 light, 3 fire, 3 fire" in shown.out


def test_other_minimums_and_columns(here: Run) -> None:
    board = "11112221"
    assert here("combos", board, "--cols", 4, "--json").json["combos"] == 2
    assert here("combos", board, "--cols", 8, "--run", 4, "--json").json["combos"] == 1
    assert here("combos", board, "--cols", 8, "--group", 4, "--json").json["combos"] == 1
    assert here("combos", board, "--cols", 8, "--run", 5, "--json").json["combos"] == 0


def test_skyfall_is_seeded(here: Run) -> None:
    first, again, other = (
        here("combos", EXAMPLE, "--skyfall", seed, "--json").json for seed in ("7", "7", "seven")
    )
    assert first == again
    assert first["left"] != other["left"]
    assert first["fallen_in"] == first["cleared"]


def test_a_route_is_dragged_first(here: Run) -> None:
    board = "12113/34343/43224"
    assert here("combos", board, "--json").json["combos"] == 0
    for route in ("0,0:R", "0,0R", "0|1", "0.1"):
        assert here("combos", board, "--route", route, "--json").json["combos"] == 1
    assert here("combos", board, "--route", "1,0:E", "--json").code == 0


def test_an_address_is_played_with_its_replay(here: Run) -> None:
    address = "https://example.org/?patt=RBRRGGLGLGLGBBL&width=5&height=3&replay=0|1&drops=1"
    assert here("combos", address, "--json").json["combos"] == 1


def test_a_pack_is_reported_level_by_level_under_its_rules(here: Run, tmp_path: Path) -> None:
    write_pack(tmp_path / "pack.json")
    report = here("combos", "pack.json", "--json").json
    assert [(board["id"], board["combos"]) for board in report["boards"]] == [("orb", 0), ("calm", 0)]
    assert here("combos", "pack.json", "--run", 3, "--level", "calm", "--json").json["combos"] == 1
    stored = here("combos", "pack.json:orb", "--route", "stored")
    assert "1 combo. 3 orbs cleared" in stored.out
    assert "3 ruby" in stored.out
    assert "Drag" in here("combos", "pack.json").out


def test_text_files_hold_a_board_a_line_or_one_as_rows_or_numbers(here: Run, tmp_path: Path) -> None:
    (tmp_path / "lines.txt").write_text(f"{LETTERS}\n{LETTERS}\n")
    assert [board["combos"] for board in here("combos", "lines.txt", "--json").json["boards"]] == [7, 7]
    (tmp_path / "rows.txt").write_text(EXAMPLE.replace(" ", "\n"))
    (tmp_path / "numbers.txt").write_text("\n".join(" ".join(row) for row in EXAMPLE.split()))
    for name in ("rows.txt", "numbers.txt"):
        assert here("combos", name, "--json").json["combos"] == 7


def test_the_installed_command_reads_standard_input(run: Run) -> None:
    piped = run("combos", "-", "--json", given=EXAMPLE.encode())
    assert (piped.code, piped.json["combos"]) == (0, 7)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["RBQLDH", "--cols", "3"], "position 3: the letter 'Q' stands for no orb"),
        (["RBG"], "3 letters say no size"),
        (["none.json"], "none.json: there is no such file"),
        (["pack.json", "--level", "link"], "has no orb level 'link'"),
        (["pack.json:calm", "--route", "stored"], "stores no route"),
        (["pack.json:orb", "--route", "0,0:Z"], "step 1 (Z): Z is a diagonal step, and the rules allow none"),
        (["RBG", "--cols", "3", "--route", "0,0:RRR"], "step 3 (R): row 0, column 3 is not on the board"),
        (["RBG", "--cols", "3", "--route", "5,0:R"], "the route cannot be played: row 5, column 0 is not"),
        (["RBG", "--cols", "3", "--route", "up"], "expected row,col:steps such as 4,0:RRUL"),
        (["RBG", "--cols", "3", "--route", "0|2"], "cell 2 is not beside the one before it"),
        (["RBG", "--cols", "3", "--level", "x"], "leave it out for a board"),
    ],
)
def test_what_cannot_be_done_is_said(here: Run, tmp_path: Path, arguments: list[str], message: str) -> None:
    write_pack(tmp_path / "pack.json")
    refused = here("combos", *arguments)
    assert (refused.code, refused.out) == (2, "")
    assert message in refused.err


def test_large_boards_are_boards_and_not_paths(here: Run) -> None:
    assert here("combos", "123456" * 50, "--cols", 20, "--json").code == 0


def test_orb_text_and_packs_are_converted_into_each_other(here: Run, tmp_path: Path) -> None:
    address = "?patt=RBRRGGLGLGLGBBL&width=5&height=3&replay=0|1"
    (tmp_path / "boards.txt").write_text(f"{LETTERS}\n{address}\n")
    assert here("convert", "boards.txt", "boards.json").code == 0
    pack = json.loads((tmp_path / "boards.json").read_text())
    assert [level["mode"] for level in pack["levels"]] == ["orb", "orb"]
    assert [kind["name"] for kind in pack["kinds"]] == ["fire", "water", "wood", "light", "dark", "heart"]
    assert pack["levels"][1]["route"] == {"start": [0, 0], "steps": "R"}
    assert here("convert", "boards.json", "again.txt").code == 0
    assert (tmp_path / "again.txt").read_text() == (tmp_path / "boards.txt").read_text()
    one = pack["levels"][0]["id"]
    assert here("convert", f"boards.json:{one}", "one.txt").code == 0
    assert (tmp_path / "one.txt").read_text() == f"{LETTERS}\n"


def test_a_wall_cannot_be_written_as_a_letter(here: Run, tmp_path: Path) -> None:
    level = {"mode": "orb", "id": "w", "board": [[1, -2]]}
    pack = {"format": "boardloom-pack", "version": 1, "levels": [level]}
    (tmp_path / "wall.json").write_text(json.dumps(pack))
    refused = here("convert", "wall.json", "wall.txt")
    assert refused.code == 2
    assert "level w: row 0, column 1: a wall has no letter" in refused.err


def test_orb_levels_are_checked_and_shown(here: Run, tmp_path: Path) -> None:
    write_pack(tmp_path / "pack.json")
    checked = here("check", "pack.json", "--json")
    assert checked.code == 1
    orb, link, calm = checked.json["levels"]
    assert (orb["combos"], orb["by_wave"], orb["route_combos"], orb["route_ok"]) == (0, [], 1, True)
    assert "combos" not in link
    assert [issue["code"] for issue in calm["issues"]] == ["no-combo"]
    assert "1 2 1 1 3" in here("show", "pack.json:orb").out


def test_orb_boards_are_dealt_by_seed_without_a_match(here: Run) -> None:
    deal = ["--mode", "orb", "--rows", 5, "--cols", 6, "--counts", "1=10,2=10,3=10", "--seed", "s"]
    for name in ("one.json", "two.json"):
        assert here("generate", *deal, "-o", name, "--count", 2).code == 0
    first, second = (here("check", name, "--json").json["levels"] for name in ("one.json", "two.json"))
    assert [level["combos"] for level in first] == [0, 0]
    assert [level["issues"] for level in first] == [[], []]
    boards = [here("show", name, "--json").json["levels"] for name in ("one.json", "two.json")]
    assert boards[0] == boards[1]
    assert len(second) == 2
