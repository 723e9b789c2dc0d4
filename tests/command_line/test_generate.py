"""`boardloom generate` as a designer runs it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from generator.replay import replay
from levels.level import LinkLevel
from levels.packs import load_pack
from tests.command_line.conftest import Run

RING = """
1 1 1 1 1 1
1 0 0 0 0 1
1 0 2 2 0 1
1 1 1 1 1 1
"""


def link_levels(path: Path) -> list[LinkLevel]:
    levels = load_pack(path).levels
    assert all(isinstance(level, LinkLevel) for level in levels)
    return [level for level in levels if isinstance(level, LinkLevel)]


def test_a_layout_becomes_a_pack_of_proven_boards(run: Run, tmp_path: Path) -> None:
    (tmp_path / "ring.txt").write_text(RING)
    made = run(
        "generate", "--layout", "ring.txt", "--ones-are-slots", "--kinds", 5, "--count", 3,
        "--collapse", "left", "--seed", "ring", "--title", "Ring", "-o", "ring.json",
    )  # fmt: skip
    assert made.code == 0, made.err
    levels = link_levels(tmp_path / "ring.json")
    assert [level.title for level in levels] == ["Ring 1", "Ring 2", "Ring 3"]
    for level in levels:
        assert level.board is not None
        assert level.solution is not None
        assert level.rules.collapse == "left"
        assert all(count % 2 == 0 for count in level.board.kind_counts().values())
        assert replay(level.board, level.rules, level.solution).cleared
    checked = run("check", "ring.json", "--json")
    assert checked.code == 0
    assert [level["verdict"] for level in checked.json["levels"]] == ["solvable"] * 3


def test_the_same_seed_makes_the_same_file(run: Run, tmp_path: Path) -> None:
    for name in ("one.json", "two.json"):
        run("generate", "--rows", 5, "--cols", 8, "--kinds", 6, "--seed", 7, "--title", "T", "-o", name)
    assert (tmp_path / "one.json").read_bytes() == (tmp_path / "two.json").read_bytes()


def test_append_keeps_what_was_there(run: Run, tmp_path: Path) -> None:
    run("generate", "--rows", 4, "--cols", 6, "--kinds", 4, "--seed", 1, "-o", "pack.json")
    first = load_pack(tmp_path / "pack.json")
    refused = run("generate", "--rows", 4, "--cols", 6, "--kinds", 9, "--seed", 1, "-o", "pack.json")
    assert refused.code == 2
    assert "--append" in refused.err
    assert load_pack(tmp_path / "pack.json") == first
    added = run(
        "generate", "--rows", 4, "--cols", 6, "--kinds", 9, "--seed", 1, "--append", "-o", "pack.json"
    )
    assert added.code == 0, added.err
    both = load_pack(tmp_path / "pack.json")
    assert both.levels[0] == first.levels[0]
    assert len({level.id for level in both.levels}) == 2
    assert len(both.kinds) == 9


def test_a_layout_pack_is_dealt_by_its_own_rules(run: Run, tmp_path: Path) -> None:
    layout = {
        "format": "boardloom-pack",
        "version": 1,
        "levels": [
            {"id": "down", "mode": "link", "rules": {"collapse": "down"}, "layout": [[-1] * 6] * 4},
            {"id": "tight", "mode": "link", "rules": {"border": "closed"}, "layout": [[-1] * 6] * 4},
        ],
    }
    (tmp_path / "layouts.json").write_text(json.dumps(layout))
    made = run("generate", "--layout", "layouts.json", "--kinds", 3, "--seed", 1, "-o", "dealt.json")
    assert made.code == 0, made.err
    levels = link_levels(tmp_path / "dealt.json")
    assert [(level.rules.collapse, level.rules.border) for level in levels] == [
        ("down", "open"),
        ("none", "closed"),
    ]
    one = run("generate", "--layout", "layouts.json:tight", "--kinds", 3, "--seed", 1, "-o", "one.json")
    assert one.code == 0, one.err
    assert [level.rules.border for level in link_levels(tmp_path / "one.json")] == ["closed"]


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--rows", 3, "--cols", 3, "--kinds", 2), "9"),
        (("--rows", 2, "--cols", 3, "--kinds", 4), "4"),
        (("--rows", 4, "--cols", 4), "--kinds"),
        (("--rows", 4), "--cols"),
        (("--rows", 4, "--cols", 4, "--kinds", 2, "--counts", "1=3,2=13"), "3"),
        (("--rows", 4, "--cols", 4, "--kinds", 2, "--seed", 2**53), "2^53"),
        (("--rows", 400, "--cols", 4, "--kinds", 2), "128"),
        (("--rows", 4, "--cols", 4, "--kinds", 2, "--collapse", "sideways"), "sideways"),
        (("--rows", 4, "--cols", 4, "--kinds", 2, "--method", "magic"), "magic"),
        (("--rows", 4, "--cols", 4, "--kinds", 2, "--p-win", "0.5..0.2"), "0.5..0.2"),
        (("--layout", "missing.txt", "--kinds", 2), "missing.txt"),
    ],
)
def test_wrong_numbers_are_named(run: Run, tmp_path: Path, options: tuple[object, ...], told: str) -> None:
    refused = run("generate", *options, "-o", "pack.json")
    assert refused.code == 2, refused.err
    assert told in refused.err
    assert not (tmp_path / "pack.json").exists()


def test_a_layout_that_no_deal_can_clear_is_told_with_its_cells(run: Run, tmp_path: Path) -> None:
    # Two pockets of stones with one slot each: whatever is dealt, neither tile is ever reached.
    (tmp_path / "pockets.txt").write_text("-1 -2 -1\n-2 -2 -2\n")
    refused = run(
        "generate", "--layout", "pockets.txt", "--border", "closed", "--kinds", 1, "--seed", 1, "-o", "p.json"
    )
    assert refused.code == 1, refused.err
    assert "(0, 0)" in refused.err
    assert not (tmp_path / "p.json").exists()
