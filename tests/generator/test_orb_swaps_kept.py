"""Free swaps that are kept with a level: saved, checked, played by the judge."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from generator.orb.issues import orb_issues
from generator.orb.replay import play
from levels.board import Board
from levels.faults import PackError
from levels.level import Goal, OrbLevel, Pack, Route
from levels.packs import load_pack, save_pack
from levels.rules import OrbRules

FREE = OrbRules(move="free")
BOARD = Board.from_text("1 1 2 1\n2 3 1 3\n3 2 3 2")
"""Nothing matches; the 1 at (1, 2) swapped up makes a row of four."""
LEVEL = OrbLevel(id="a", board=BOARD, rules=FREE, swaps=((1, 2, 0, 2),), goals=(Goal(combos=1, steps=1),))


def test_kept_swaps_are_saved_and_loaded_again(tmp_path: Path) -> None:
    pack = Pack(id="p", levels=(LEVEL,))
    save_pack(pack, tmp_path / "pack.json")
    assert '"swaps": [[1, 2, 0, 2]]' in (tmp_path / "pack.json").read_text(encoding="utf-8")
    assert load_pack(tmp_path / "pack.json") == pack


def test_swaps_off_the_board_are_refused_by_their_place(tmp_path: Path) -> None:
    save_pack(Pack(id="p", levels=(LEVEL,)), tmp_path / "pack.json")
    text = (tmp_path / "pack.json").read_text(encoding="utf-8").replace("[[1, 2, 0, 2]]", "[[1, 2, 3, 2]]")
    (tmp_path / "pack.json").write_text(text, encoding="utf-8")
    with pytest.raises(PackError, match=r"levels\[0\].swaps\[0\]: lies outside the board of 3 x 4"):
        load_pack(tmp_path / "pack.json")


def test_the_judge_plays_kept_swaps() -> None:
    playing = play(LEVEL)
    assert playing.won
    assert playing.cascade.combos == 1
    assert playing.trail.last.board[0, 2] == 1
    assert not play(msgspec.structs.replace(LEVEL, swaps=())).won


def test_under_the_rules_of_a_drag_the_route_is_played_and_not_the_swaps() -> None:
    dragged = msgspec.structs.replace(LEVEL, rules=OrbRules(), route=Route(start=(1, 2), steps="D"))
    assert play(dragged).trail.last.board[2, 2] == 1


@pytest.mark.parametrize(
    ("swaps", "reason"),
    [
        (((1, 2, 0, 2), (0, 0, 2, 0)), "swap 2: (0, 0) and (2, 0) are not neighbours"),
        (((0, 0, 1, 1),), "swap 1: (0, 0) and (1, 1) are not neighbours"),
    ],
)
def test_swaps_that_the_rules_do_not_allow_are_an_issue(
    swaps: tuple[tuple[int, int, int, int], ...], reason: str
) -> None:
    level = msgspec.structs.replace(LEVEL, swaps=swaps)
    found = [issue for issue in orb_issues(level) if issue.code == "swaps-fail"]
    assert len(found) == 1
    assert reason in found[0].message
    assert not play(level).won
