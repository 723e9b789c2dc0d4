"""The JSON Schema of pack files, written from the types that read them.

`python -m levels.schema` writes it to `pack.schema.json`; a test compares the two.
"""

from __future__ import annotations

import ast
import inspect
import json
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec

from levels.board import MAX_KIND, MAX_SIDE, VOID
from levels.codec import FORMAT, VERSION
from levels.level import (
    Deal,
    Difficulty,
    Goal,
    Kind,
    LinkLevel,
    Miss,
    OrbLevel,
    Pack,
    Report,
    Route,
    Sprite,
    WinChance,
    Wish,
)
from levels.rules import END, LinkRules, OrbRules, Skyfall

Schema: TypeAlias = dict[str, Any]

PATH: Final = Path(__file__).with_name("pack.schema.json")
_LEVELS: Final = (LinkLevel, OrbLevel)
_TYPES: Final = (
    *_LEVELS,
    Pack,
    Kind,
    Sprite,
    Deal,
    Wish,
    Miss,
    Report,
    Difficulty,
    WinChance,
    Goal,
    Route,
    LinkRules,
    OrbRules,
    Skyfall,
)
_CELL: Final[Schema] = {"type": "integer", "minimum": VOID, "maximum": MAX_KIND}
_ROW: Final[Schema] = {"type": "array", "minItems": 1, "maxItems": MAX_SIDE, "items": _CELL}
_BOARD: Final[Schema] = {
    "title": "Board",
    "description": "Rows of cells from top to bottom, all of one length: 0 empty, 1 and above a kind, "
    "-1 a slot to be dealt, -2 a wall, -3 not part of the board.",
    "type": "array",
    "minItems": 1,
    "maxItems": MAX_SIDE,
    "items": _ROW,
}


def pack_schema() -> Schema:
    """Return the schema (JSON Schema 2020-12) of pack files of the current version."""
    _, parts = msgspec.json.schema_components(
        _TYPES, schema_hook=lambda _type: {"$ref": "#/$defs/Board"}, ref_template="#/$defs/{name}"
    )
    for kind in _TYPES:
        _describe_fields(parts[kind.__name__], kind)
    pack = parts.pop("Pack")
    for level in _LEVELS:
        _loosen_level(parts[level.__name__])
    properties = {
        "format": {"const": FORMAT, "description": "Says that this is a pack."},
        "version": {"const": VERSION, "description": "The version of the format."},
        **pack["properties"],
    }
    properties["levels"] = {"type": "array", "items": _level_by_mode()}
    schema = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Boardloom pack, version {VERSION}",
        "description": pack["description"],
        "type": "object",
        "properties": properties,
        "required": ["format", "version", "levels"],
        "additionalProperties": False,
        "$defs": {"Board": _BOARD, **dict(sorted(parts.items()))},
    }
    for part in _objects(schema):
        if isinstance(part.get("pattern"), str):
            # In JSON Schema `$` means the very end, and not every engine has lookahead.
            part["pattern"] = part["pattern"].removesuffix(END) + "$"
    return schema


def schema_text() -> str:
    """Return the schema as its file holds it."""
    return json.dumps(pack_schema(), indent=2, ensure_ascii=False) + "\n"


def _loosen_level(schema: Schema) -> None:
    """A level in a file may lack its id, and needs one board that is not null."""
    schema["required"] = ["mode"]
    schema["anyOf"] = [
        {"required": [key], "properties": {key: {"type": "array"}}} for key in ("layout", "board")
    ]


def _level_by_mode() -> Schema:
    modes = [level.mode for level in _LEVELS]
    return {
        "type": "object",
        "properties": {"mode": {"enum": modes}},
        "required": ["mode"],
        # By mode and not "any of them": so a validator names the field that is wrong.
        "allOf": [
            {
                "if": {"properties": {"mode": {"const": level.mode}}, "required": ["mode"]},
                "then": {"$ref": f"#/$defs/{level.__name__}"},
            }
            for level in _LEVELS
        ],
    }


def _describe_fields(schema: Schema, kind: type) -> None:
    """Give each property the docstring that stands under its field."""
    for owner in reversed(kind.__mro__[:-1]):
        if owner.__module__.startswith("levels."):
            for name, text in _field_docstrings(owner):
                if name in schema["properties"]:
                    schema["properties"][name] = {**schema["properties"][name], "description": text}


def _field_docstrings(kind: type) -> Iterator[tuple[str, str]]:
    (definition,) = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
    assert isinstance(definition, ast.ClassDef)
    for field, text in zip(definition.body, definition.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            match text:
                case ast.Expr(value=ast.Constant(value=str(words))):
                    yield field.target.id, inspect.cleandoc(words)


def _objects(part: Any) -> Iterator[Schema]:
    if isinstance(part, dict):
        yield part
    if isinstance(part, dict | list):
        for inside in part.values() if isinstance(part, dict) else part:
            yield from _objects(inside)


if __name__ == "__main__":
    PATH.write_text(schema_text(), encoding="utf-8")
