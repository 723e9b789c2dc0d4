"""From the bytes of a pack file to a pack: the fast way, which knows only that a file is sound or not.

`levels.diagnosis` is the slow way, taken when this one stumbles: it finds every fault and its place.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from itertools import count
from typing import Annotated, Any, Final

import msgspec

from levels.board import MAX_KIND, VOID, Board
from levels.coherence import KindList, level_faults
from levels.ids import id_of
from levels.level import Json, Kind, Level, Pack

FORMAT: Final = "boardloom-pack"
VERSION: Final = 1
MAX_DEPTH: Final = 100
"""How deep arrays and objects may lie in one another, whatever the Python that reads them."""

_Rows = list[list[Annotated[int, msgspec.Meta(ge=VOID, le=MAX_KIND)]]]
# These hold nothing but whole numbers once a level has its type: no key and no text to be counted.
_NUMBERS: Final = frozenset({"layout", "board", "solution", "plus"})

_parts = msgspec.json.Decoder(dict[str, msgspec.Raw])
_raws = msgspec.json.Decoder(list[msgspec.Raw])
_objects = msgspec.json.Decoder(dict[str, Any])
_values = msgspec.json.Decoder()
_by_key = msgspec.json.Encoder(order="sorted")


class Stumble(Exception):  # noqa: N818 - not an error yet: the slow way decides
    """The fast way cannot vouch for a file."""


def decode(data: bytes) -> Pack:
    """Return the pack in UTF-8 JSON of the current version; Stumble when anything about it is in doubt."""
    # An escaped colon would upset the count below, and nobody writes one.
    if b"\\u003" in data:
        raise Stumble("an escaped colon")
    try:
        pack, marks = _decode(data)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Stumble(str(error)) from error
    # A repeated key is lost in decoding, and its colon with it. Every colon in the file stands after
    # a key or within text, so the two counts agree only when nothing was lost.
    if marks != data.count(b":"):
        raise Stumble("a repeated key")
    return pack


def to_value(tree: Json, kind: Any) -> Any:
    """Return the value of a type that a JSON tree describes, or raise msgspec.ValidationError."""
    return msgspec.convert(tree, kind, dec_hook=_to_board)


def content_of(tree: dict[str, Json]) -> bytes:
    """Return what a default id is made from: the members of a level as they stand in the file, sorted."""
    return _by_key.encode(tree)


def default_ids(contents: Iterable[bytes], taken: Collection[str]) -> list[str]:
    """Return an id for each content: never one that is taken, and never the same one twice."""
    used, ids = set(taken), []
    for content in contents:
        chosen = next(name for attempt in count() if (name := id_of(content, attempt=attempt)) not in used)
        used.add(chosen)
        ids.append(chosen)
    return ids


def _decode(data: bytes) -> tuple[Pack, int]:
    """Return the pack and the number of colons that its file must have."""
    parts = _parts.decode(data)
    marks = len(parts)
    raws = _raws.decode(parts.pop("levels", b""))
    top = {key: _values.decode(raw) for key, raw in parts.items()}
    marks += sum(_colons(value, 2) for value in top.values())
    form, version = top.pop("format", None), top.pop("version", None)
    if form != FORMAT or version != VERSION or type(version) is not int:
        raise Stumble("not a pack of this version")
    kinds = to_value(top.get("kinds", []), tuple[Kind, ...])
    listed = KindList(len(kinds) or None)
    levels: list[Level] = []
    unnamed: dict[int, bytes] = {}
    for index, raw in enumerate(raws):
        tree = _objects.decode(raw)
        marks += _level_colons(tree)
        if "id" not in tree:
            unnamed[index] = content_of(tree)
            tree["id"] = "?"
        level: Level = to_value(tree, Level)
        if any(level_faults(level, listed, "")):
            raise Stumble("a level that contradicts itself")
        levels.append(level)
    taken = {level.id for index, level in enumerate(levels) if index not in unnamed}
    for index, name in zip(unnamed, default_ids(unnamed.values(), taken), strict=True):
        levels[index] = msgspec.structs.replace(levels[index], id=name)
    if len({level.id for level in levels}) < len(levels):
        raise Stumble("an id twice")
    if "id" not in top:
        top["id"] = id_of(content_of({**top, "levels": [level.id for level in levels]}))
    pack: Pack = to_value(top, Pack)
    return msgspec.structs.replace(pack, levels=tuple(levels)), marks


def _to_board(kind: type, rows: object) -> Board:
    assert kind is Board, "only boards need a hook"
    return Board(msgspec.convert(rows, _Rows))


def _level_colons(tree: dict[str, Json]) -> int:
    return len(tree) + sum([_colons(value, 4) for key, value in tree.items() if key not in _NUMBERS])


def _colons(tree: object, depth: int) -> int:
    """Return how many colons a JSON text has that says this: one a key, and those within text.

    `depth` is how deep in the file it lies, were it a list or an object: 1 for the whole.
    """
    if isinstance(tree, str):
        return tree.count(":")
    if not isinstance(tree, dict | list):
        return 0
    if depth > MAX_DEPTH:
        raise Stumble("nested too deep")
    if isinstance(tree, list):
        return sum([_colons(value, depth + 1) for value in tree])
    inside: int = sum([key.count(":") + _colons(value, depth + 1) for key, value in tree.items()])
    return len(tree) + inside
