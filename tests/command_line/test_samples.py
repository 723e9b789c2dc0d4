"""The shipped packs: every level proven, every rule used, and dealt again to the same bytes."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from generator.games import GAMES
from levels.level import Pack
from levels.packs import load_pack
from levels.rules import COLLAPSES, LinkRules
from tests.command_line.conftest import Run

SAMPLES = Path(__file__).resolve().parents[2] / "levels" / "samples"


@pytest.fixture
def starter() -> Pack:
    return load_pack(SAMPLES / "starter.json")


def test_every_level_is_proven_and_without_fault(starter: Pack) -> None:
    assert len(starter.levels) >= 24
    for level in starter.levels:
        game = GAMES[level.mode]
        assert game.issues(level) == (), level.title
        assert game.facts(level).solution_ok, level.title


def test_every_collapse_and_both_borders_are_shown(starter: Pack) -> None:
    rules = [level.rules for level in starter.levels if isinstance(level.rules, LinkRules)]
    assert {rule.collapse for rule in rules} == set(COLLAPSES)
    assert {rule.border for rule in rules} == {"open", "closed"}


def test_the_usual_sizes_are_there(starter: Pack) -> None:
    full = {
        level.shown.shape for level in starter.levels if level.shown.tile_count() == level.shown.cells.size
    }
    assert {(8, 18), (9, 16), (10, 12), (8, 14), (12, 24)} <= full


def test_layouts_have_no_boards_and_no_faults() -> None:
    layouts = load_pack(SAMPLES / "layouts.json")
    assert layouts.levels
    for level in layouts.levels:
        assert level.board is None
        assert GAMES[level.mode].issues(level) == (), level.title


def test_the_starter_pack_is_the_layouts_dealt(run: Run, tmp_path: Path) -> None:
    shutil.copy(SAMPLES / "layouts.json", tmp_path)
    made = run(
        "generate",
        "--layout",
        "layouts.json",
        "--seed",
        "starter",
        "--title",
        "Starter pack",
        "-o",
        "starter.json",
    )
    assert made.code == 0, made.err
    assert (tmp_path / "starter.json").read_bytes() == (SAMPLES / "starter.json").read_bytes()
