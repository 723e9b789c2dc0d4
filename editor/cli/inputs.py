"""Reads what the commands are given: packs, matrix text, orb boards as letters, one level of any."""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass
from pathlib import Path

from editor.cli.output import Refusal
from editor.words import count, listed, tr
from levels.board import SLOT
from levels.faults import FileError
from levels.formats.matrix import parse_matrix
from levels.formats.orb_strings import is_orb_text, parse_orb_text
from levels.kinds import orb_kinds
from levels.level import Level, LinkLevel, OrbLevel, Pack
from levels.packs import parse_pack
from levels.reading import read_whole, without_mark
from levels.rules import LinkRules
from levels.saying import say

STANDARD_INPUT = "-"

# Two numbers of at most two digits beside each other: orb strings have their digits in one piece.
_MATRIX_LINE = re.compile(rb"\s*-?\d{1,2}[ \t,]+-?\d{1,2}\s")


@dataclass(frozen=True)
class Source:
    """A file that was read: a pack, or the pack that boards in text make."""

    name: str
    pack: Pack
    is_pack: bool
    path: Path | None = None
    """Of a pack: its file; None when it came through a pipe."""


def read_source(
    path: str,
    *,
    rules: LinkRules | None = None,
    ones_are_slots: bool = False,
    orbs: bool = False,
    cols: int | None = None,
) -> Source:
    """Read a pack, matrix text, or orb boards as letters, told apart by content.

    `rules` are those of matrix text, which has none of its own; Refusal when they are given for anything
    else. With `orbs`, digits and matrix text are orb boards too; `cols` is for strings that say no size.
    FileError when it cannot be read or is faulty.
    """
    data, name = _read_bytes(path)
    stem = "board" if path == STANDARD_INPUT else Path(path).stem
    if _looks_like_json(data):
        if rules is not None or ones_are_slots:
            raise Refusal(
                tr(
                    "{name} is a pack and brings its own rules: leave out the options for matrix text.",
                    name=name,
                )
            )
        file = None if path == STANDARD_INPUT else Path(path)
        return Source(name, parse_pack(data, source=name), is_pack=True, path=file)
    if orbs or is_orb_text(data):
        if rules is not None or ones_are_slots:
            raise Refusal(tr("{name} holds orb boards: leave out the options for matrix text.", name=name))
        levels = _orb_levels(data, name, cols)
        kinds = orb_kinds(max(0, *(int(level.shown.cells.max()) for level in levels)))
        return Source(name, Pack(id=stem, title=stem, kinds=kinds, levels=levels), is_pack=False)
    board = parse_matrix(data, source=name, ones_are_slots=ones_are_slots)
    unfinished = bool((board.cells == SLOT).any())
    level = LinkLevel(
        id=stem,
        title=stem,
        rules=rules or LinkRules(),
        layout=board if unfinished else None,
        board=None if unfinished else board,
    )
    return Source(name, Pack(id=stem, title=stem, levels=(level,)), is_pack=False)


def _orb_levels(data: bytes, name: str, cols: int | None) -> tuple[OrbLevel, ...]:
    """Return the levels of orb boards as strings, addresses, or one matrix of numbers."""
    if _MATRIX_LINE.match(without_mark(data)):
        return (OrbLevel(id="1", board=parse_matrix(data, source=name)),)
    return parse_orb_text(data, source=name, cols=cols)


def read_level(
    path: str, level_id: str | None, *, rules: LinkRules | None = None, ones_are_slots: bool = False
) -> tuple[Source, Level]:
    """Read one level: by id, after a colon in the path, or the only one there is."""
    if level_id is None:
        path, level_id = split_level_id(path)
    source = read_source(path, rules=rules, ones_are_slots=ones_are_slots)
    return source, choose_level(source, level_id)


def choose_level(source: Source, level_id: str | None) -> Level:
    """Return the level with an id, or the only level; Refusal names the ids to choose from."""
    levels = source.pack.levels
    if level_id is None:
        if len(levels) == 1:
            return levels[0]
        number = count(len(levels), "{n} level", "{n} levels")
        raise Refusal(
            tr(
                "{name} has {number}: choose one with --level. {known_ids}",
                name=source.name,
                number=number,
                known_ids=_known_ids(levels),
            )
        )
    for level in levels:
        if level.id == level_id:
            return level
    raise Refusal(
        tr(
            "{name} has no level {level_id!r}. {known_ids}",
            name=source.name,
            level_id=level_id,
            known_ids=_known_ids(levels),
        )
    )


def split_level_id(path: str) -> tuple[str, str | None]:
    """Split `PACK.json:LEVEL_ID`; a path that exists as it stands is not split."""
    head, colon, tail = path.rpartition(":")
    if colon and tail and not Path(path).exists() and Path(head).is_file():
        return head, tail
    return path, None


def _known_ids(levels: tuple[Level, ...], most: int = 12) -> str:
    if not levels:
        return tr("It has no levels.")
    named = listed([f"{level.id} ({level.title})" if level.title else level.id for level in levels[:most]])
    more = count(len(levels) - most, " and {n} more", " and {n} more") if len(levels) > most else ""
    return tr("Its levels: {named}{more}.", named=named, more=more)


def _read_bytes(path: str) -> tuple[bytes, str]:
    if path == STANDARD_INPUT:
        return sys.stdin.buffer.read(), say("standard input")
    return read_whole(path, FileError), path


def _looks_like_json(data: bytes) -> bool:
    """Tell packs from matrix text; UTF-16 goes to the pack reader, which names it."""
    start = without_mark(data).lstrip()[:1]
    return start in (b"{", b"[", b'"') or b"\x00" in data[:64] or data[:2] in (b"\xff\xfe", b"\xfe\xff")
