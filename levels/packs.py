"""Pack files: loading, saving, and what an export leaves out. `FORMAT.md` describes the format."""

from __future__ import annotations

import os

import msgspec

from levels import codec, writer
from levels.atomic import write_whole
from levels.diagnosis import diagnose, value_faults
from levels.faults import Fault, PackError
from levels.level import Pack
from levels.reading import encoding_fault, read_whole, without_mark
from levels.saying import say

__all__ = [
    "Fault",
    "PackError",
    "format_pack",
    "load_pack",
    "parse_pack",
    "save_pack",
    "without_editor_state",
]


def load_pack(path: str | os.PathLike[str]) -> Pack:
    """Read a pack file; PackError names the file and lists every fault, and nothing is loaded."""
    return parse_pack(read_whole(path, PackError), source=os.fspath(path))


def parse_pack(data: bytes, *, source: str) -> Pack:
    """Return the pack that the bytes of a file hold; `source` is what errors call that file."""
    text = without_mark(data)
    fault = encoding_fault(text)
    if fault is not None:
        raise PackError(source, [fault])
    try:
        return codec.decode(text)
    except codec.Stumble:
        faults, tree = diagnose(text)
    if faults:
        raise PackError(source, faults)
    # An older version, or text with rare escapes: written anew, the fast way can vouch for it.
    return codec.decode(msgspec.json.encode(tree))


def save_pack(pack: Pack, path: str | os.PathLike[str], *, minified: bool = False) -> str | None:
    """Write a pack to a file, whole or not at all; return a warning to show where that could not be assured.

    PackError when the pack would not load again, OSError when the file cannot be written; both leave the
    old file as it was.
    """
    return write_whole(path, _checked(pack, os.fspath(path), minified=minified))


def format_pack(pack: Pack, *, minified: bool = False) -> bytes:
    """Return the bytes of a pack's file; PackError when it would not load again."""
    return _checked(pack, say('pack "{name}"', name=pack.title or pack.id), minified=minified)


def without_editor_state(pack: Pack) -> Pack:
    """Return the pack as a game gets it: without what only the editor keeps."""
    levels = tuple(msgspec.structs.replace(level, editor={}) for level in pack.levels)
    return msgspec.structs.replace(pack, levels=levels, editor={})


def _checked(pack: Pack, source: str, *, minified: bool) -> bytes:
    # Values made in Python were never held against their types: what nobody can open is not written.
    try:
        data = writer.encode(pack, minified=minified)
    except (ValueError, TypeError, RecursionError) as error:
        raise PackError(source, value_faults(pack) or [Fault("", str(error))]) from error
    read = parse_pack(data, source=source)
    if read != pack:
        faults = value_faults(pack)
        if not faults and not _alike(read, pack):
            faults = [Fault("", say("would not load again as it is now"))]
        if faults:
            raise PackError(source, faults)
    return data


def _alike(read: object, given: object) -> bool:
    """Whether two values are equal but for a list in the place of a tuple."""
    if isinstance(read, list | tuple) and isinstance(given, list | tuple):
        return len(read) == len(given) and all(map(_alike, read, given))
    if isinstance(read, msgspec.Struct) and type(read) is type(given):
        return all(_alike(getattr(read, key), getattr(given, key)) for key in read.__struct_fields__)
    return read == given
