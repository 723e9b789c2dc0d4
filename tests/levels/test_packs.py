"""Pack files: what is written is read back, and written again byte for byte."""

from __future__ import annotations

from pathlib import Path

import pytest

from levels.board import Board
from levels.level import Deal, Goal, Kind, LinkLevel, OrbLevel, Pack, Route
from levels.packs import PackError, format_pack, load_pack, parse_pack, save_pack, without_editor_state

HEART = LinkLevel(
    id="7h2kq0ma",
    title="Heart",
    layout=Board([[0, -1, -1], [-2, -1, -1]]),
    board=Board([[0, 1, 2], [-2, 1, 2]]),
    deal=Deal(kinds=2, method="dismantle", seed="a", weights={"1": 2.0, "2": 0.5}),
    solution=((0, 1, 1, 1), (0, 2, 1, 2)),
    time_limit=90.0,
    editor={"zoom": 2},
)
SEVEN = OrbLevel(
    id="p0c4v9xe",
    title="Seven: 七",
    board=Board([[1, 2, 3], [1, 2, 3]]),
    plus=((0, 2),),
    goals=(Goal(combos=7, steps=25),),
    route=Route(start=(1, 0), steps="RRUL"),
    custom={"whole": 1.0, "big": 123456789012345678901234567890, "list": [None, True, "a}, {b"]},
)
PACK = Pack(
    id="pack0001",
    title="Two",
    kinds=(Kind(name="a}, {b", color="#3a7d44"), Kind(name="c"), Kind(name="d")),
    levels=(HEART, SEVEN),
    editor={"open": "p0c4v9xe"},
)


@pytest.mark.parametrize("minified", [False, True])
def test_a_saved_pack_loads_as_it_was(tmp_path: Path, minified: bool) -> None:
    path = tmp_path / "two.json"
    assert save_pack(PACK, path, minified=minified) is None
    assert load_pack(path) == PACK


@pytest.mark.parametrize("minified", [False, True])
def test_loading_and_saving_changes_no_byte(minified: bool) -> None:
    written = format_pack(PACK, minified=minified)
    assert format_pack(parse_pack(written, source="two.json"), minified=minified) == written


def test_one_painted_cell_is_one_line_of_a_diff() -> None:
    painted = HEART.board.with_cells([(1, 2)], 1) if HEART.board else None
    edited = Pack(id="p", levels=(LinkLevel(id="a", board=painted), SEVEN))
    before = format_pack(Pack(id="p", levels=(LinkLevel(id="a", board=HEART.board), SEVEN))).splitlines()
    after = format_pack(edited).splitlines()
    differing = [line for old, line in zip(before, after, strict=True) if old != line]
    assert differing == [b"        [-2, 1, 1]"]


def test_an_export_has_no_editor_state() -> None:
    exported = format_pack(without_editor_state(PACK))
    assert b"editor" not in exported
    assert b"zoom" not in exported


def test_a_missing_file_is_named() -> None:
    with pytest.raises(PackError, match=r"nowhere\.json: there is no such file"):
        load_pack("nowhere.json")
