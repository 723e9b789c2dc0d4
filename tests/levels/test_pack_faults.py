"""What is wrong with a pack file is said, all of it, each with its place; nothing wrong is let through."""

# ruff: noqa: E501 - the tables below are read a row at a time, and each row is a file and its faults

from __future__ import annotations

import copy
import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from levels import codec, reading
from levels.diagnosis import diagnose
from levels.packs import PackError, load_pack, parse_pack

TREE: dict[str, Any] = {
    "format": "boardloom-pack",
    "version": 1,
    "id": "pack0001",
    "title": "Two",
    "kinds": [{"name": "b", "color": "#3a7d44"}, {"name": "c"}, {"name": "d"}],
    "levels": [
        {
            "id": "heart",
            "mode": "link",
            "rules": {"max_turns": 2, "border": "open", "collapse": "down"},
            "layout": [[0, -1, -1], [-2, -1, -1]],
            "board": [[0, 1, 2], [-2, 1, 2]],
            "deal": {"kinds": 2, "weights": {"1": 0.5}, "seed": 7},
            "solution": [[0, 1, 1, 1], [0, 2, 1, 2]],
            "report": {"pairs": 2, "verdict": "solvable"},
            "tags": ["easy"],
            "time_limit": 90,
            "custom": {"any": [1.5, None, {"thing": True}]},
        },
        {
            "id": "seven",
            "mode": "orb",
            "rules": {"run": 3, "skyfall": {"seed": "s", "weights": {"3": 1}}, "unmatchable": [3]},
            "board": [[1, 2, 3], [1, 2, 3]],
            "plus": [[0, 2]],
            "goals": [{"combos": 7, "steps": 25}],
            "route": {"start": [1, 0], "steps": "RRUL"},
        },
    ],
}


def text_of(tree: Any) -> bytes:
    return json.dumps(tree).encode()


def faults(data: bytes) -> list[str]:
    with pytest.raises(PackError) as caught:
        parse_pack(data, source="two.json")
    return [str(fault) for fault in caught.value.faults]


def faults_with(path: str, value: Any) -> list[str]:
    """Return the faults of the sound pack after one change, named as `levels.0.board` is."""
    tree = copy.deepcopy(TREE)
    *above, last = (int(step) if step.isdigit() else step for step in path.split("."))
    part: Any = tree
    for step in above:
        part = part[step]
    part[last] = value
    return faults(text_of(tree))


def without(path: str) -> list[str]:
    tree = copy.deepcopy(TREE)
    *above, last = (int(step) if step.isdigit() else step for step in path.split("."))
    part: Any = tree
    for step in above:
        part = part[step]
    del part[last]
    return faults(text_of(tree))


def test_the_pack_that_is_broken_here_is_sound() -> None:
    assert [level.id for level in parse_pack(text_of(TREE), source="two.json").levels] == ["heart", "seven"]


@pytest.mark.parametrize(
    ("path", "value", "expected"),
    [
        ("levels.0.board", [[0, 1, 2], [-2, 1]], "levels[0].board: row 1 has 2 entries, expected 3"),
        ("levels.0.board", [[0, 1, 2.0], [-2, 1, 2]], "levels[0].board[0][2]: is 2.0, not a whole number"),
        ("levels.0.board", [[0, True, 2], [-2, 1, 2]], "levels[0].board[0][1]: is true, not a whole number"),
        ("levels.0.board", [[0, 1, "2"], [-2, 1, 2]], 'levels[0].board[0][2]: is "2", not a whole number'),
        ("levels.0.board", [[0, 1, -4], [-2, 1, 2]], "levels[0].board[0][2]: is -4; cells go from -3 to 32767"),
        ("levels.0.board", [[0, 1, 9], [9, 1, 2]], "levels[0].board[0][2]: kind 9 is unknown: the pack lists 3 kinds"),
        ("levels.0.board", [[0, 1, 2], 7], "levels[0].board[1]: is 7, not a row of cells"),
        ("levels.0.board", [], "levels[0].board: a board needs at least one row and one column"),
        ("levels.0.board", [[], []], "levels[0].board: a board needs at least one row and one column"),
        ("levels.0.board", "0 1 2", 'levels[0].board: is "0 1 2", not a list of rows'),
        ("levels.0.board", [[1] * 129, [1] * 129], "levels[0].board: has 129 columns; 128 is the most"),
        ("levels.0.board", [[0, 1, 2, 0], [0, 1, 2, 0]], "levels[0].board: is 2 x 4, but the layout is 2 x 3"),
        ("levels.0.colour", 1, "levels[0].colour: is no field of this format"),
        ("levels.0.titel", "x", 'levels[0].titel: is no field of this format; did you mean "title"?'),
        ("levels.0.mode", "lnk", 'levels[0].mode: is "lnk"; it must be "link" or "orb"; did you mean "link"?'),
        ("levels.0", 5, "levels[0]: is 5, not a level"),
        ("levels.0.id", "", "levels[0].id: must not be empty"),
        ("levels.0.id", "seven", 'levels[1].id: levels[0] has the id "seven" too'),
        ("levels.0.rules.max_turns", 9, "levels[0].rules.max_turns: is 9; the most is 8"),
        ("levels.0.rules.max_turns", 2.0, "levels[0].rules.max_turns: is 2.0, not a whole number"),
        ("levels.0.rules.max_turns", False, "levels[0].rules.max_turns: is false, not a whole number"),
        ("levels.0.rules.border", "opne", 'levels[0].rules.border: is "opne", not one of closed, open; did you mean "open"?'),
        ("levels.0.deal.seed", 2**53, "levels[0].deal.seed: is 9007199254740992; the most is 9007199254740991; it may also be text"),
        ("levels.0.deal.seed", 1.5, "levels[0].deal.seed: is 1.5, not a whole number; it may also be text"),
        ("levels.0.deal.weights", {"0": 1}, 'levels[0].deal.weights: is "0", not of the form [1-9][0-9]{0,4}'),
        ("levels.0.deal.weights", {"4": 1}, "levels[0].deal.weights: kind 4 is unknown: the pack lists 3 kinds"),
        ("levels.0.deal.kinds", 4, "levels[0].deal.kinds: kind 4 is unknown: the pack lists 3 kinds"),
        ("levels.0.solution.1", [0, 2, 1], "levels[0].solution[1]: has 3 entries, expected 4"),
        ("levels.0.solution.1", [0, 2, 2, 2], "levels[0].solution[1]: lies outside the board of 2 x 3"),
        ("levels.0.solution.1", [0, -1, 1, 2], "levels[0].solution[1]: lies outside the board of 2 x 3"),
        ("levels.0.time_limit", 0, "levels[0].time_limit: is 0; it must be more than 0"),
        ("levels.0.time_limit", True, "levels[0].time_limit: is true, not a number"),
        ("levels.0.tags", "easy", 'levels[0].tags: is "easy", not a list'),
        ("levels.0.custom", [], "levels[0].custom: is a list, not an object"),
        ("levels.1.plus", [[2, 0]], "levels[1].plus[0]: lies outside the board of 2 x 3"),
        ("levels.1.route.start", [0, 3], "levels[1].route.start: lies outside the board of 2 x 3"),
        ("levels.1.route.steps", "RRR", "levels[1].route.steps: step 3 (R) leaves the board of 2 x 3"),
        ("levels.1.route.steps", "RX", 'levels[1].route.steps: is "RX", not of the form [UDLRQEZC]*'),
        ("levels.1.route.steps", "R\n", 'levels[1].route.steps: is "R\\n", not of the form [UDLRQEZC]*'),
        ("levels.1.rules.diagonal", 1, "levels[1].rules.diagonal: is 1, not true or false"),
        ("levels.1.rules.unmatchable", [4], "levels[1].rules.unmatchable: kind 4 is unknown: the pack lists 3 kinds"),
        ("levels.1.rules.skyfall.weights", {"5": 1}, "levels[1].rules.skyfall.weights: kind 5 is unknown: the pack lists 3 kinds"),
        ("levels.1.goals.0.kind", 8, "levels[1].goals[0].kind: kind 8 is unknown: the pack lists 3 kinds"),
        ("levels.1.goals", [{"kombos": 1}], 'levels[1].goals[0].kombos: is no field of this format; did you mean "combos"?'),
        ("kinds.0.color", "red", 'kinds[0].color: is "red", not of the form #[0-9a-f]{6}'),
        ("kinds.0.color", "#3a7d44\n", 'kinds[0].color: is "#3a7d44\\n", not of the form #[0-9a-f]{6}'),
        ("kinds", {"1": "b"}, "kinds: is an object, not a list"),
        ("levels", {}, "levels: is an object, not a list"),
        ("levels.0.my key", 1, 'levels[0]["my key"]: is no field of this format'),
        ("version", 2, "version: this is a pack of version 2, and this Boardloom reads up to version 1; get a newer Boardloom"),
        ("version", 0, "version: there never was a version 0 of packs; the current one is 1"),
        ("version", "1", 'version: is "1", not a whole number'),
        ("version", True, "version: is true, not a whole number"),
        ("version", 1.0, "version: is 1.0, not a whole number"),
        ("format", "tiled-map", 'format: is "tiled-map"; a pack says "boardloom-pack"'),
    ],
)  # fmt: skip
def test_a_fault_is_said_with_its_place(path: str, value: Any, expected: str) -> None:
    assert faults_with(path, value) == [expected]


def test_what_must_be_there_is_missed() -> None:
    assert without("levels") == ["levels: is missing"]
    assert without("format") == ["format: is missing"]
    assert without("version") == ["version: is missing"]
    assert without("levels.0.mode") == ['levels[0].mode: is missing; it must be "link" or "orb"']
    assert without("levels.1.board") == ["levels[1]: a level needs a layout or a board"]
    assert without("levels.1.route.start") == ["levels[1].route.start: is missing"]
    assert faults_with("levels.1.board", None) == ["levels[1]: a level needs a layout or a board"]


def test_all_faults_are_listed_not_the_first() -> None:
    tree = copy.deepcopy(TREE)
    tree["kinds"][1]["colour"] = "#ffffff"
    tree["levels"][0]["rules"]["max_turns"] = -1
    tree["levels"][0]["solution"].append([9, 9, 9, 9])
    tree["levels"][1]["board"][1] = [1, 2]
    tree["levels"][1]["id"] = "heart"
    assert faults(text_of(tree)) == [
        'kinds[1].colour: is no field of this format; did you mean "color"?',
        "levels[0].rules.max_turns: is -1; the least is 0",
        "levels[0].solution[2]: lies outside the board of 2 x 3",
        "levels[1].board: row 1 has 2 entries, expected 3",
        'levels[1].id: levels[0] has the id "heart" too',
    ]


def test_the_text_of_the_error_names_the_file_and_counts_the_faults() -> None:
    tree = copy.deepcopy(TREE)
    tree["levels"][0]["board"] = [[1] * 3 for _ in range(30)] + [[1.5] * 3 for _ in range(30)]
    with pytest.raises(PackError) as caught:
        parse_pack(text_of(tree), source="two.json")
    lines = str(caught.value).splitlines()
    assert lines[0] == "two.json: 90 faults"
    assert lines[1] == "  levels[0].board[30][0]: is 1.5, not a whole number"
    assert lines[-1] == "  and 70 more"
    assert len(caught.value.faults) == 90


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ('"title": "Two"', '"title": "Two", "title": "2"', "title: appears more than once"),
        ('"id": "heart"', '"id": "heart", "id": "heart"', "levels[0].id: appears more than once"),
        ('"max_turns": 2', '"max_turns": 2, "max_turns": 2', "levels[0].rules.max_turns: appears more than once"),
        ('"1": 0.5', '"1": 0.5, "1": 0.5', 'levels[0].deal.weights["1"]: appears more than once'),
        ('"thing": true', '"thing": 1, "thing": 1', "levels[0].custom.any[2].thing: appears more than once"),
        ('"name": "c"', '"name": "c", "name": "c"', "kinds[1].name: appears more than once"),
        ('"levels": [', '"levels": [], "levels": [', "levels: appears more than once"),
        ('"version": 1', '"version": 1, "version": 1', "version: appears more than once"),
        ("1.5", "NaN", "levels[0].custom.any[0]: is no number, or one too large to be kept"),
        ("1.5", "-Infinity", "levels[0].custom.any[0]: is no number, or one too large to be kept"),
        ("1.5", "1e999", "levels[0].custom.any[0]: is no number, or one too large to be kept"),
        ("1.5", "9" * 5000, "levels[0].custom.any[0]: is no number, or one too large to be kept"),
        (": 90", ": Infinity", "levels[0].time_limit: is no number, or one too large to be kept"),
        (": 90", ": 1" + "0" * 400, "levels[0].time_limit: is no number, or one too large to be kept"),
        ('"Two"', r'"\ud800"', r"title: holds half a character (\ud800 without its other half)"),
        ('"Two"', r'"\udc00\ud800"', r"title: holds half a character (\udc00 without its other half)"),
        ("1.5", r'"\ud83d x"', r"levels[0].custom.any[0]: holds half a character (\ud83d without its other half)"),
        ("thing", r"\ud800", r"levels[0].custom.any[2]: holds half a character (\ud800 without its other half)"),
    ],
)  # fmt: skip
def test_what_json_lets_slip_is_caught(old: str, new: str, expected: str) -> None:
    text = json.dumps(TREE)
    assert text.count(old) == 1
    assert faults(text.replace(old, new).encode()) == [expected]


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (b"", "the file is empty"),
        (b" \n\t", "the file is empty"),
        (b"\xef\xbb\xbf", "the file is empty"),
        (b"[]", "is a list, not a pack"),
        (b"null", "is null, not a pack"),
        (b"{}", 'is no pack: a pack says "format": "boardloom-pack" and has "levels"'),
        (b'{"tilewidth": 32}', 'is no pack: a pack says "format": "boardloom-pack" and has "levels"'),
        (b'{\n  "a": 1,\n}', "line 2, column 9: this comma has nothing after it; JSON wants none before }"),
        (b'{\n  "a": [1,]}', "line 2, column 10: this comma has nothing after it; JSON wants none before ]"),
        (b"{'a': 1}", 'line 1, column 2: JSON puts text in double quotes ("), not single ones'),
        (b'{"a": 1 // one\n}', "line 1, column 9: JSON has no comments"),
        (b'{"a": [1, 2', "line 1, column 12: the text ends before the JSON does"),
        (b'{"a": 1} x', "line 1, column 10: extra data"),
        ("{\"é\": 01}".encode(), "line 1, column 8: expecting ',' delimiter"),
        (b'{"a": "\xff"}', "line 1, column 8: byte 0xff is not UTF-8; save the file as UTF-8"),
        (b'{"a": "\xed\xa0\x80"}', "line 1, column 8: byte 0xed is not UTF-8; save the file as UTF-8"),
        (b'{"a": "x\ny"}', "line 1, column 9: invalid control character at"),
        (json.dumps(TREE).encode("utf-16"), "is UTF-16 text; save it as UTF-8"),
        (json.dumps(TREE).encode("utf-16-le"), "is UTF-16 text; save it as UTF-8"),
        (json.dumps(TREE).encode("utf-16-be"), "is UTF-16 text; save it as UTF-8"),
        (json.dumps(TREE).encode("utf-32"), "is UTF-32 text; save it as UTF-8"),
    ],
)  # fmt: skip
def test_a_text_that_is_no_json_is_refused_with_line_and_column(data: bytes, expected: str) -> None:
    assert faults(data) == [expected]


DEEP = 200_000


@pytest.mark.parametrize(
    "before", [b"", b'{"format": "boardloom-pack", "version": 1, "levels": [{"custom": {"a": ']
)
@pytest.mark.parametrize("nest", [b"[" * DEEP, b"[" * DEEP + b"]" * DEEP, b'{"a":' * DEEP])
def test_a_deep_nest_is_a_fault_and_not_the_end(before: bytes, nest: bytes) -> None:
    (fault,) = faults(before + nest)
    assert fault.startswith("line 1, column ")
    assert fault.endswith("lists and objects lie more than 100 deep in one another here")


def test_a_nest_is_allowed_to_the_same_depth_by_both_ways_of_reading() -> None:
    # The pack, its levels, the level and its custom object are four of the hundred.
    def custom(depth: int) -> bytes:
        tree: Any = 0
        for _ in range(depth):
            tree = [tree]
        return text_of({**TREE, "levels": [{**TREE["levels"][0], "custom": {"a": tree}}]})

    assert parse_pack(custom(96), source="two.json").levels[0].custom
    assert diagnose(custom(96))[0] == []
    assert len(faults(custom(97))) == 1
    assert len(diagnose(custom(97))[0]) == 1


def test_a_mark_before_utf8_is_dropped() -> None:
    assert parse_pack(b"\xef\xbb\xbf" + text_of(TREE), source="a") == parse_pack(text_of(TREE), source="b")


def test_escaped_colons_do_not_hide_a_repeated_key() -> None:
    text = json.dumps(TREE)
    escaped = text.replace('"Two"', r'"T\u003awo"')
    assert parse_pack(escaped.encode(), source="two.json").title == "T:wo"
    repeated = escaped.replace('"id": "heart"', '"id": "heart", "id": "heart"')
    assert faults(repeated.encode()) == ["levels[0].id: appears more than once"]


def test_colons_in_text_are_no_repeated_keys() -> None:
    tree = {**TREE, "title": "a: b", "custom": {"x:y": {"::": ":"}}}
    assert codec.decode(text_of(tree)).custom == {"x:y": {"::": ":"}}


def test_files_that_cannot_be_read_are_named(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=r"none\.json: there is no such file"):
        load_pack(tmp_path / "none.json")
    with pytest.raises(PackError, match="is a folder, not a file"):
        load_pack(tmp_path)
    (tmp_path / "loop").symlink_to("loop")
    with pytest.raises(PackError, match="circle of symbolic links"):
        load_pack(tmp_path / "loop")
    (tmp_path / "file").touch()
    with pytest.raises(PackError, match="a part of the path is not a folder"):
        load_pack(tmp_path / "file" / "none.json")
    with pytest.raises(PackError, match="no file can have this name"):
        load_pack("a\0b")


def test_a_file_that_may_not_be_read_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def refuse(*_args: object, **_kwargs: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)
    with pytest.raises(PackError, match="may not be read: permission denied"):
        load_pack(tmp_path / "secret.json")


def test_a_file_beyond_all_sizes_is_not_read(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "pack.json"
    path.write_bytes(text_of(TREE))
    monkeypatch.setattr(reading, "MAX_BYTES", path.stat().st_size)
    assert len(load_pack(path).levels) == 2
    monkeypatch.setattr(reading, "MAX_BYTES", path.stat().st_size - 1)
    with pytest.raises(PackError, match=r"pack\.json: is larger than \d+ bytes, the most that is read"):
        load_pack(path)


JSON_VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-4, 40)
    | st.floats(-2, 2)
    | st.sampled_from(["", "link", "x", "1", "U"]),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["id", "1", "run", "a:"]), inner)
    ),
    max_leaves=6,
)
RARE_VALUES = st.sampled_from(
    [2**53, -(2**53), 10**30, 10**400, 1e300, float("nan"), float("inf"), "\ud800", [[1, 2], [3]], [[1]], -1]
)


def places(tree: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inside = tree.items() if isinstance(tree, dict) else enumerate(tree) if isinstance(tree, list) else ()
    return [path, *(place for key, part in inside for place in places(part, (*path, key)))]


PLACES = places(TREE)[1:]


@given(
    st.lists(
        st.tuples(
            st.sampled_from(PLACES),
            st.sampled_from(["replace", "remove", "add"]),
            JSON_VALUES | RARE_VALUES,
            st.sampled_from(["id", "rules", "solution", "route", "plus", "editor", "kinds", "1"]),
        ),
        min_size=1,
        max_size=3,
    )
)
def test_the_fast_way_and_the_slow_way_agree_on_what_is_sound(
    changes: list[tuple[tuple[Any, ...], str, Any, str]],
) -> None:
    tree = copy.deepcopy(TREE)
    for (*above, last), change, value, key in changes:
        part: Any = tree
        try:
            for step in above:
                part = part[step]
            if change == "replace":
                part[last] = value
            elif change == "remove":
                del part[last]
            else:
                part[last][key] = value
        except (KeyError, IndexError, TypeError):
            # An earlier change took that place away.
            continue
    data = text_of(tree)
    try:
        codec.decode(data)
        sound = True
    except codec.Stumble:
        sound = False
    assert sound == (diagnose(data)[0] == [])


def test_damaged_bytes_are_refused_or_read_but_never_crash() -> None:
    rng = random.Random(20)
    text = text_of(TREE)
    refused = 0
    for _ in range(300):
        damaged = bytearray(text)
        for _ in range(rng.randint(1, 4)):
            spot = rng.randrange(len(damaged))
            damaged[spot : spot + rng.randint(0, 3)] = bytes(rng.choices(range(256), k=rng.randint(0, 3)))
        try:
            parse_pack(bytes(damaged), source="two.json")
        except PackError:
            refused += 1
    assert refused > 200
