"""Pack files: what is written is read back, and written again byte for byte."""

from __future__ import annotations

import json
import random
import string
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from levels import codec, diagnosis
from levels.board import Board
from levels.ids import new_id
from levels.level import Deal, Goal, Kind, LinkLevel, OrbLevel, Pack, Report, Route
from levels.migrations import migrated
from levels.packs import PackError, format_pack, load_pack, parse_pack, save_pack, without_editor_state
from levels.rules import LinkRules, OrbRules

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


def test_the_file_is_written_as_the_format_document_shows_it() -> None:
    pack = Pack(
        id="pack0001",
        title="Two",
        kinds=(Kind(name="bamboo 1", color="#3a7d44"), Kind(name="bamboo 2"), Kind(name="dots 1")),
        levels=(HEART, SEVEN),
    )
    assert (
        format_pack(pack).decode()
        == """\
{
  "format": "boardloom-pack",
  "version": 1,
  "id": "pack0001", "title": "Two", "author": "", "license": "",
  "kinds": [
    {"name": "bamboo 1", "color": "#3a7d44", "picture": null},
    {"name": "bamboo 2", "color": null, "picture": null},
    {"name": "dots 1", "color": null, "picture": null}
  ],
  "levels": [
    {
      "id": "7h2kq0ma", "title": "Heart", "mode": "link",
      "rules": {"max_turns": 2, "border": "open", "collapse": "none"},
      "layout": [
        [0, -1, -1],
        [-2, -1, -1]
      ],
      "board": [
        [0, 1, 2],
        [-2, 1, 2]
      ],
      "deal": {"kinds": 2, "weights": {"1": 2, "2": 0.5}, "method": "dismantle", "seed": "a"},
      "solution": [[0, 1, 1, 1], [0, 2, 1, 2]],
      "report": {}, "tags": [], "notes": "", "time_limit": 90, "custom": {},
      "editor": {"zoom": 2}
    },
    {
      "id": "p0c4v9xe", "title": "Seven: 七", "mode": "orb",
      "rules": {"run": 3, "group": null, "move": "drag", "diagonal": false, \
"max_steps": null, "skyfall": null},
      "board": [
        [1, 2, 3],
        [1, 2, 3]
      ],
      "plus": [[0, 2]],
      "goals": [{"combos": 7, "steps": 25}],
      "route": {"start": [1, 0], "steps": "RRUL"},
      "report": {}, "tags": [], "notes": "", "time_limit": null, \
"custom": {"whole": 1.0, "big": 123456789012345678901234567890, "list": [null, true, "a}, {b"]}
    }
  ]
}
"""
    )


@pytest.mark.parametrize("kind", [LinkLevel, OrbLevel, Pack])
def test_every_field_of_the_types_is_written(kind: type[LinkLevel | OrbLevel | Pack]) -> None:
    # A field that is set to something else than its default must change the file.
    plain = {LinkLevel: HEART, OrbLevel: SEVEN, Pack: PACK}[kind]
    others: dict[str, Any] = {
        "id": "other",
        "title": "other",
        "author": "other",
        "license": "other",
        "notes": "other",
        "tags": ("other",),
        "custom": {"other": 1},
        "editor": {"other": 1},
        "time_limit": 7.5,
        "kinds": (*PACK.kinds, Kind(name="other")),
        "levels": (SEVEN,),
        "layout": Board([[-2, -2, -2], [-2, -2, -2]]),
        "board": Board([[3, 3, 3], [3, 3, 3]]),
        "deal": Deal(seed="other"),
        "report": Report(pairs=77),
        "solution": (),
        "plus": (),
        "goals": (),
        "route": None,
        "swaps": ((0, 0, 0, 1),),
        "rules": LinkRules(max_turns=8) if kind is LinkLevel else OrbRules(run=4),
    }
    for field in plain.__struct_fields__:
        changed = msgspec.structs.replace(plain, **{field: others[field]})
        assert changed != plain
        pack = changed if isinstance(changed, Pack) else msgspec.structs.replace(PACK, levels=(changed,))
        assert parse_pack(format_pack(pack), source="p.json") == pack, field


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)
BOARDS = st.integers(1, 5).flatmap(
    lambda cols: st.lists(st.lists(st.integers(-3, 9), min_size=cols, max_size=cols), min_size=1, max_size=4)
)


@given(
    board=BOARDS,
    title=st.text(),
    custom=st.dictionaries(st.text(), JSON, max_size=3),
    time_limit=st.none() | st.floats(1e-300, 1e300, exclude_min=True),
    seed=st.text() | st.integers(-(2**53) + 1, 2**53 - 1),
    minified=st.booleans(),
)
def test_any_values_are_kept_exactly(
    board: list[list[int]],
    title: str,
    custom: dict[str, Any],
    time_limit: float | None,
    seed: str | int,
    minified: bool,
) -> None:
    level = LinkLevel(
        id="a", title=title, board=Board(board), custom=custom, time_limit=time_limit, deal=Deal(seed=seed)
    )
    written = format_pack(Pack(id="p", levels=(level,), custom=custom), minified=minified)
    read = parse_pack(written, source="p.json")
    assert read.levels == (level,)
    # 1 and 1.0 are equal to Python and are not to be mixed up in a designer's own data.
    assert repr(read.custom) == repr(custom)
    assert format_pack(read, minified=minified) == written
    assert json.loads(written)["custom" if custom else "levels"]


def hand_written(*levels: dict[str, Any], **members: Any) -> bytes:
    return json.dumps({"format": "boardloom-pack", "version": 1, "levels": levels, **members}).encode()


SMALL = {"mode": "link", "board": [[1, 0, 1]]}
OTHER = {"mode": "orb", "board": [[1, 2, 1]], "title": "Other"}


def ids(data: bytes) -> list[str]:
    return [level.id for level in parse_pack(data, source="hand.json").levels]


def test_a_pack_can_be_written_by_hand() -> None:
    pack = parse_pack(hand_written(SMALL), source="hand.json")
    assert pack.levels[0].board == Board([[1, 0, 1]])
    assert len(pack.id) == len(pack.levels[0].id) == 8


def test_a_default_id_does_not_depend_on_the_place() -> None:
    (small,), (other,) = ids(hand_written(SMALL)), ids(hand_written(OTHER))
    assert ids(hand_written(OTHER, SMALL)) == [other, small]
    assert ids(hand_written(SMALL, {"id": "x", **SMALL}, OTHER)) == [small, "x", other]
    assert small != other


def test_a_default_id_does_not_depend_on_the_order_of_keys() -> None:
    assert ids(hand_written(SMALL)) == ids(hand_written(dict(reversed(SMALL.items()))))


def test_default_ids_are_the_same_in_every_version() -> None:
    pack = parse_pack(hand_written(SMALL, OTHER), source="hand.json")
    assert [pack.id, *(level.id for level in pack.levels)] == ["kovfdcy7", "uy13gc5u", "qlhtxeoh"]


def test_equal_levels_get_different_ids() -> None:
    first, second, third = ids(hand_written(SMALL, SMALL, SMALL))
    assert len({first, second, third}) == 3
    assert first == ids(hand_written(SMALL))[0]


def test_a_default_id_yields_to_one_that_is_written() -> None:
    (small,) = ids(hand_written(SMALL))
    kept = {**OTHER, "id": small}
    fresh, written = ids(hand_written(SMALL, kept))
    assert written == small
    assert fresh != small


def test_the_default_id_of_a_pack_follows_its_contents() -> None:
    packs = [hand_written(SMALL), hand_written(OTHER), hand_written(SMALL, title="t")]
    assert len({parse_pack(data, source="hand.json").id for data in packs}) == 3
    assert parse_pack(packs[0], source="a").id == parse_pack(packs[0], source="b").id


def test_made_ids_come_from_the_chance_that_is_given() -> None:
    made = new_id(random.Random(3))
    assert made == new_id(random.Random(3))
    assert len(made) == 8
    assert set(made) <= set(string.ascii_lowercase + string.digits)
    assert new_id() != new_id()


def test_an_older_file_is_brought_forward_a_version_at_a_time() -> None:
    steps = {
        1: lambda tree: {**tree, "name": "x"},
        2: lambda tree: {("title" if key == "name" else key): value for key, value in tree.items()},
    }
    assert migrated({"version": 1}, version=1, target=3, steps=steps) == {"version": 3, "title": "x"}
    assert migrated({"version": 2, "name": "y"}, version=2, target=3, steps=steps)["title"] == "y"


def test_an_older_file_is_read_as_if_it_were_of_this_version(monkeypatch: pytest.MonkeyPatch) -> None:
    def name_to_title(tree: dict[str, Any]) -> dict[str, Any]:
        return {("title" if key == "name" else key): value for key, value in tree.items()}

    older = hand_written({**SMALL, "id": "a"}, name="Garden", id="p")
    for module in (codec, diagnosis):
        monkeypatch.setattr(module, "VERSION", 2)
    monkeypatch.setattr(diagnosis, "MIGRATIONS", {1: name_to_title})
    level = LinkLevel(id="a", board=Board([[1, 0, 1]]))
    assert parse_pack(older, source="old.json") == Pack(id="p", title="Garden", levels=(level,))
    with pytest.raises(PackError, match=r"levels\[0\]\.mode: is missing"):
        parse_pack(hand_written({"board": [[1]]}, name="Garden"), source="old.json")


def test_a_thousand_levels_are_kept() -> None:
    rng = random.Random(5)
    board = Board([[rng.randint(1, 9) for _ in range(7)] for _ in range(4)])
    levels = tuple(LinkLevel(id=new_id(rng), board=board) for _ in range(1000))
    pack = Pack(id="big", levels=levels)
    assert parse_pack(format_pack(pack), source="big.json") == pack


def test_no_levels_and_no_kinds_are_no_fault() -> None:
    pack = Pack(id="empty")
    assert b'"kinds": [],\n  "levels": []\n}\n' in format_pack(pack)
    assert parse_pack(format_pack(pack), source="e.json") == pack
