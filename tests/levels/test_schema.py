"""The schema in the tree is the schema of the types, and it agrees with the reader."""

from __future__ import annotations

import copy
import json
import re
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from levels import schema
from levels.board import Board
from levels.level import LinkLevel, OrbLevel, Pack
from levels.packs import PackError, format_pack, parse_pack
from levels.rules import COLLAPSES, OrbRules, Skyfall

LEVELS = Path(schema.__file__).parent
FORMAT = (LEVELS / "FORMAT.md").read_text(encoding="utf-8")
SAMPLES = sorted((LEVELS / "samples").glob("*.json"))
EXAMPLE: dict[str, Any] = json.loads(FORMAT.split("```json\n")[1].split("```")[0])


@pytest.fixture(scope="module")
def validator() -> Draft202012Validator:
    return Draft202012Validator(json.loads(schema.PATH.read_text(encoding="utf-8")))


def test_the_schema_in_the_tree_is_that_of_the_types() -> None:
    written = schema.PATH.read_text(encoding="utf-8")
    assert written == schema.schema_text(), "write it anew with: python -m levels.schema"


def test_the_schema_is_one(validator: Draft202012Validator) -> None:
    Draft202012Validator.check_schema(validator.schema)


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_the_shipped_packs_are_valid_and_written_as_boardloom_writes(
    path: Path, validator: Draft202012Validator
) -> None:
    data = path.read_bytes()
    assert list(validator.iter_errors(json.loads(data))) == []
    assert format_pack(parse_pack(data, source=path.name)) == data


def test_every_field_of_the_types_may_be_written(validator: Draft202012Validator) -> None:
    orb = OrbLevel(id="b", board=Board([[1]]), rules=OrbRules(skyfall=Skyfall(seed=3, weights={"1": 0.5})))
    pack = Pack(id="p", levels=(LinkLevel(id="a", layout=Board([[-1, -3]]), editor={"x": 1}), orb))
    assert list(validator.iter_errors(json.loads(format_pack(pack)))) == []


def test_the_example_of_the_format_document_is_a_pack_as_boardloom_writes_it(
    validator: Draft202012Validator,
) -> None:
    text = FORMAT.split("```json\n")[1].split("```")[0]
    assert list(validator.iter_errors(EXAMPLE)) == []
    assert format_pack(parse_pack(text.encode(), source="FORMAT.md")).decode() == text


def test_the_loader_of_the_format_document_reads_the_example() -> None:
    space: dict[str, Any] = {"json": json}
    exec(FORMAT.split("```python\n")[1].split("```")[0], space)
    link, orb = space["load_levels"](json.dumps(EXAMPLE))
    assert link == ("link", [[0, 1, 2], [-2, 1, 2]], 2, True, "down")
    assert orb == ("orb", [[1, 2, 1], [3, 1, 3]], 3, 3, False)


def changed(path: str, value: Any) -> dict[str, Any]:
    tree = copy.deepcopy(EXAMPLE)
    *above, last = (int(step) if step.isdigit() else step for step in path.split("."))
    part: Any = tree
    for step in above:
        part = part[step]
    part[last] = value
    return tree


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("format", "other"),
        ("version", 2),
        ("levels", {}),
        ("colour", 1),
        ("kinds.0.color", "red"),
        ("levels.0.mode", "lonk"),
        ("levels.0.titel", "x"),
        ("levels.0.id", ""),
        ("levels.0.board", []),
        ("levels.0.board.0.0", -4),
        ("levels.0.board.0.0", 1.5),
        ("levels.0.board.0.0", True),
        ("levels.0.rules.max_turns", 9),
        ("levels.0.rules.collapse", "sideways"),
        ("levels.0.deal.seed", 2**53),
        ("levels.0.deal.weights", {"0": 1}),
        ("levels.0.solution.0", [0, 1, 1]),
        ("levels.0.time_limit", 0),
        ("levels.1.board", None),
        ("levels.1.route.steps", "UX"),
        ("levels.1.goals.0.kombos", 1),
        ("levels.1.rules.skyfall", {}),
    ],
)
def test_what_the_reader_refuses_the_schema_refuses(
    path: str, value: Any, validator: Draft202012Validator
) -> None:
    tree = changed(path, value)
    assert not validator.is_valid(tree)
    with pytest.raises(PackError):
        parse_pack(json.dumps(tree).encode(), source="x.json")


def test_a_fault_of_a_level_is_named_by_a_validator(validator: Draft202012Validator) -> None:
    (error,) = validator.iter_errors(changed("levels.0.rules.max_turns", 9))
    assert error.json_path == "$.levels[0].rules.max_turns"


def test_a_pack_written_by_hand_needs_no_more_than_the_document_says(
    validator: Draft202012Validator,
) -> None:
    least = {"format": "boardloom-pack", "version": 1, "levels": [{"mode": "orb", "layout": [[1, -1]]}]}
    assert validator.is_valid(least)
    assert parse_pack(json.dumps(least).encode(), source="x.json").levels[0].layout == Board([[1, -1]])


def test_the_format_document_names_every_member_and_every_collapse() -> None:
    documented = set(re.findall(r"`([a-z_-]+)`", FORMAT))
    spoken_of_elsewhere = {"Report", "Difficulty", "WinChance", "Wish"}
    for name, part in schema.pack_schema()["$defs"].items():
        if name not in spoken_of_elsewhere:
            assert set(part.get("properties", ())) <= documented, name
    assert set(COLLAPSES) <= documented
