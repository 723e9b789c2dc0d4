"""Finding every fault of a pack file, each with its JSON path: the slow way beside `levels.codec`.

A file that the codec will not vouch for is read again by a reader that loses nothing, and is held against
the same types, member by member.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

import msgspec
import msgspec.inspect as types

from levels.board import Board
from levels.codec import FORMAT, MAX_DEPTH, VERSION, to_value
from levels.coherence import KindList, id_faults, level_faults
from levels.faults import Fault
from levels.level import Json, Level, LinkLevel, OrbLevel, Pack
from levels.migrations import MIGRATIONS, migrated
from levels.saying import say
from levels.shapes import Check, describe, did_you_mean, member
from levels.strict_json import Members, NotJson, read_json

_MODES: Final[dict[str, type[Level]]] = {"link": LinkLevel, "orb": OrbLevel}
_FREE: Final = frozenset({"custom", "editor"})
_OWN: Final = ("format", "version", "levels")
"""Keys of a pack file that are looked at apart from the rest."""


def diagnose(data: bytes) -> tuple[list[Fault], Json]:
    """Return every fault of a pack file in UTF-8, and its tree as the current version would have it.

    The tree is sound when there is no fault.
    """
    try:
        tree = read_json(data, max_depth=MAX_DEPTH)
    except NotJson as error:
        return [error.fault], None
    if not isinstance(tree, dict):
        return [Fault("", say("is {found}, not a pack", found=describe(tree)))], tree
    refusal = _refusal(tree)
    if refusal is not None:
        return [refusal], tree
    version = tree.get("version")
    if type(version) is int and version < VERSION:
        tree = migrated(tree, version=version, target=VERSION, steps=MIGRATIONS)
    return list(_pack_faults(tree)), tree


def value_faults(pack: Pack) -> list[Fault]:
    """Return what in the values of a pack no JSON file can hold: half characters, NaN, a set, a circle."""
    check = Check(MAX_DEPTH)
    _free_values(check, msgspec.structs.replace(pack, levels=()), "", 1)
    for index, level in enumerate(pack.levels):
        _free_values(check, level, f"levels[{index}]", 3)
    return check.faults


def _free_values(check: Check, value: Pack | Level, where: str, depth: int) -> None:
    for key in value.__struct_fields__:
        part = getattr(value, key)
        if not isinstance(part, Board):
            # What is free to hold anything is looked at as it is; the rest has a type to turn it into JSON.
            tree = part if key in _FREE else _lists(msgspec.to_builtins(part))
            check.json(tree, member(where, key), depth + 1)


def _lists(tree: Json) -> Json:
    """Return a tree with lists for its tuples."""
    if isinstance(tree, dict):
        return {key: _lists(part) for key, part in tree.items()}
    return [_lists(part) for part in tree] if isinstance(tree, list | tuple) else tree


def _refusal(tree: dict[str, Json]) -> Fault | None:
    """Return why a file is not looked at any further: it is no pack, or a pack of another time."""
    form, version = tree.get("format", FORMAT), tree.get("version", VERSION)
    if form != FORMAT:
        return Fault("format", say('is {found}; a pack says "{format}"', found=describe(form), format=FORMAT))
    if "format" not in tree and "levels" not in tree:
        return Fault("", say('is no pack: a pack says "format": "{format}" and has "levels"', format=FORMAT))
    if type(version) is not int:
        return None
    if version > VERSION:
        wanted = say(
            "this is a pack of version {version}, and this Boardloom reads up to version {current}",
            version=version,
            current=VERSION,
        )
        return Fault("version", say("{wanted}; get a newer Boardloom", wanted=wanted))
    if version < VERSION and version not in MIGRATIONS:
        return Fault(
            "version",
            say(
                "there never was a version {version} of packs; the current one is {current}",
                version=version,
                current=VERSION,
            ),
        )
    return None


def _pack_faults(tree: dict[str, Json]) -> Iterator[Fault]:
    for key in _OWN:
        if key not in tree:
            yield Fault(key, say("is missing"))
    if "version" in tree and type(tree["version"]) is not int:
        yield Fault("version", say("is {found}, not a whole number", found=describe(tree["version"])))
    check = Check(MAX_DEPTH)
    rest = Members({key: value for key, value in tree.items() if key not in _OWN})
    rest.repeated = tree.repeated if isinstance(tree, Members) else ()
    sound = check.members(rest, _pack_type(), "", optional={"id"})
    yield from check.faults
    kinds = KindList(len(sound.get("kinds", [])) or None)
    levels = tree.get("levels", [])
    if not isinstance(levels, list):
        yield Fault("levels", say("is {found}, not a list", found=describe(levels)))
        return
    for index, level in enumerate(levels):
        yield from _level_faults(level, kinds, f"levels[{index}]")
    named = [(index, level.get("id")) for index, level in enumerate(levels) if isinstance(level, dict)]
    yield from id_faults((index, name) for index, name in named if isinstance(name, str))


def _level_faults(tree: Json, kinds: KindList, where: str) -> Iterator[Fault]:
    if not isinstance(tree, dict):
        yield Fault(where, say("is {found}, not a level", found=describe(tree)))
        return
    mode = tree.get("mode")
    if not isinstance(mode, str) or mode not in _MODES:
        told = say("is {found}", found=describe(mode)) if "mode" in tree else say("is missing")
        yield Fault(
            f"{where}.mode",
            say('{told}; it must be "link" or "orb"{hint}', told=told, hint=did_you_mean(mode, _MODES)),
        )
        return
    check = Check(MAX_DEPTH)
    sound = check.members(tree, _level_type(mode), where, optional={"id"})
    yield from check.faults
    # Whether the parts agree is looked at in spite of faults, as far as the sound parts go.
    if any(tree.get(key) is not None and key not in sound for key in ("layout", "board")):
        return
    yield from level_faults(to_value({**sound, "id": "?"}, Level), kinds, where)


@cache
def _pack_type() -> types.StructType:
    pack = types.type_info(Pack)
    assert isinstance(pack, types.StructType)
    fields = tuple(field for field in pack.fields if field.name not in _OWN)
    return msgspec.structs.replace(pack, fields=fields)


@cache
def _level_type(mode: str) -> types.StructType:
    level = types.type_info(_MODES[mode])
    assert isinstance(level, types.StructType)
    return level
