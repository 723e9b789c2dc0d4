"""`boardloom check` as a designer runs it."""

from __future__ import annotations

import json
from pathlib import Path

from tests.command_line.conftest import Run

KEYS = [
    "file", "id", "title", "mode", "rows", "cols", "tiles", "kinds", "slots", "pairs", "hint", "hint_run",
    "verdict", "solution_ok", "issues",
]  # fmt: skip


def write_pack(path: Path, *levels: dict[str, object]) -> None:
    path.write_text(json.dumps({"format": "boardloom-pack", "version": 1, "levels": list(levels)}))


def test_the_report_of_a_matrix_text(run: Run, tmp_path: Path) -> None:
    (tmp_path / "board.txt").write_text("2 3\n1 2 2\n1 0 0\n")
    checked = run("check", "board.txt", "--json")
    assert checked.code == 0, checked.err
    (level,) = checked.json["levels"]
    assert list(level) == KEYS
    assert level["file"] == "board.txt"
    assert (level["rows"], level["cols"], level["tiles"], level["kinds"], level["slots"]) == (2, 3, 4, 2, 0)
    assert level["pairs"] == 2
    assert level["hint"] == [[0, 0], [1, 0]]
    assert level["hint_run"] == "cleared"
    assert level["verdict"] == "solvable"
    assert level["solution_ok"] is None
    assert level["issues"] == []


def test_a_stuck_hint_run_is_no_verdict(run: Run, tmp_path: Path) -> None:
    (tmp_path / "board.txt").write_text("2 2\n1 2\n2 1\n")
    checked = run("check", "board.txt", "--json")
    (level,) = checked.json["levels"]
    assert (level["hint"], level["hint_run"], level["verdict"]) == (None, "stuck", "open")
    solved = run("check", "board.txt", "--solve", "--json")
    assert solved.json["levels"][0]["verdict"] == "unsolvable"
    assert solved.code == 1


def test_faults_are_told_with_their_places(run: Run, tmp_path: Path) -> None:
    write_pack(
        tmp_path / "pack.json",
        {"id": "odd", "mode": "link", "board": [[1, 1, 1, 0]]},
        {"id": "wrong", "mode": "link", "board": [[1, 2, 1, 2]], "solution": [[0, 0, 0, 1]]},
        {"id": "short", "mode": "link", "board": [[1, 1, 2, 2]], "solution": [[0, 0, 0, 1]]},
        {"id": "fine", "mode": "link", "board": [[1, 1, 2, 2]], "solution": [[0, 0, 0, 1], [0, 2, 0, 3]]},
    )
    checked = run("check", "pack.json", "--json")
    assert checked.code == 1
    levels = {level["id"]: level for level in checked.json["levels"]}
    assert [issue["code"] for issue in levels["odd"]["issues"]] == ["odd-kind"]
    assert levels["odd"]["verdict"] == "unsolvable"
    assert [issue["where"] for issue in levels["wrong"]["issues"]] == ["solution[0]"]
    assert [issue["code"] for issue in levels["short"]["issues"]] == ["solution-fails"]
    assert [levels[name]["solution_ok"] for name in levels] == [None, False, False, True]
    assert levels["fine"]["issues"] == []


def test_the_window_of_a_person_reads_the_same_facts(run: Run, tmp_path: Path) -> None:
    write_pack(
        tmp_path / "pack.json", {"id": "odd", "title": "Odd one", "mode": "link", "board": [[1, 1, 1, 0]]}
    )
    told = run("check", "pack.json")
    assert told.code == 1
    assert "Odd one" in told.out
    assert "kind 1" in told.out


def test_an_unreadable_file_does_not_hide_the_others(run: Run, tmp_path: Path) -> None:
    (tmp_path / "board.txt").write_text("1 2\n1 1\n")
    (tmp_path / "broken.json").write_text('{"format": "boardloom-pack", "version": 1, "levels": [{}, {}]}')
    checked = run("check", "board.txt", "broken.json", "missing.json", "--json")
    assert checked.code == 2
    assert [level["file"] for level in checked.json["levels"]] == ["board.txt"]
    assert "levels[0]" in checked.err
    assert "levels[1]" in checked.err
    assert "missing.json" in checked.err


def test_rules_options_are_for_matrix_text(run: Run, tmp_path: Path) -> None:
    (tmp_path / "board.txt").write_text("1 0 1\n2 0 2\n")
    one = run("check", "board.txt", "--max-turns", 0, "--border", "closed", "--json")
    assert one.json["levels"][0]["pairs"] == 2
    write_pack(tmp_path / "pack.json", {"mode": "link", "board": [[1, 1]]})
    refused = run("check", "pack.json", "--border", "closed")
    assert refused.code == 2
    assert "pack.json" in refused.err


def test_standard_input_is_read(run: Run) -> None:
    checked = run("check", "-", "--json", given=b"1 1\n2 2\n")
    assert checked.code == 0, checked.err
    assert checked.json["levels"][0]["pairs"] == 2


def test_pictures_of_kinds_are_looked_for(run: Run, tmp_path: Path) -> None:
    (tmp_path / "fox.png").write_bytes(b"fox")
    kinds = [{"name": "fox", "picture": "fox.png"}, {"name": "twin", "picture": "fox.png"}]
    level = {"id": "fine", "mode": "link", "board": [[1, 1, 2, 2]]}
    pack = {"format": "boardloom-pack", "version": 1, "levels": [level], "kinds": kinds}
    (tmp_path / "pack.json").write_text(json.dumps(pack))
    checked = run("check", "pack.json", "--json")
    assert checked.code == 0, "a warning is no error"
    (found,) = checked.json["packs"]
    assert [(issue["code"], issue["severity"]) for issue in found["issues"]] == [("picture-same", "warning")]
    kinds[1]["picture"] = "../../etc/passwd"
    (tmp_path / "pack.json").write_text(json.dumps(pack))
    checked = run("check", "pack.json")
    assert checked.code == 1
    assert "kinds[1].picture: the picture ../../etc/passwd leaves the folder" in checked.out
