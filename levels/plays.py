"""Records of plays by a person, kept with a level as editor's state, which an export leaves out."""

from __future__ import annotations

import hashlib
from typing import Annotated, Final, Literal, TypeAlias, TypeVar

import msgspec

from levels.level import Json, LevelBase

PlayEnd: TypeAlias = Literal["won", "stuck", "late", "left"]
"""How a play ended: the board cleared or the goals met; no pair left; out of time; or simply left."""
KEY: Final = "plays"
"""The member of a level's `editor` that holds the records, the oldest first."""
MOST: Final = 20
"""So many are kept; the oldest go."""

_Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]
_AnyLevel = TypeVar("_AnyLevel", bound=LevelBase)


class PlayRecord(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One play of one board."""

    board: str
    """The mark of the board and rules that were played, see `mark_of`: later ones are not the same thing."""
    end: PlayEnd
    seconds: Annotated[float, msgspec.Meta(ge=0)]
    moves: _Count
    """Pairs taken, or steps of the drag."""
    left: _Count = 0
    """Tiles left at the end, on a link board."""
    hints: _Count = 0
    undos: _Count = 0
    shuffles: _Count = 0
    stuck: tuple[_Count, ...] = ()
    """After how many moves no pair linked, each time that happened."""
    combos: _Count = 0
    """Of an orb level."""
    when: str = ""
    """Date and time, for people."""


def mark_of(level: LevelBase) -> str:
    """Return a short text that changes whenever the board or the rules do."""
    rules = msgspec.json.encode(getattr(level, "rules", None))
    cells = msgspec.json.encode(level.shown.to_rows())
    plus = msgspec.json.encode(getattr(level, "plus", ()))
    return hashlib.sha256(b"\n".join((rules, cells, plus))).hexdigest()[:12]


def plays_of(level: LevelBase) -> tuple[PlayRecord, ...]:
    """Return the records kept with a level; what is no record is passed over."""
    found = []
    for entry in _entries(level):
        try:
            found.append(msgspec.convert(entry, PlayRecord))
        except msgspec.ValidationError:
            continue
    return tuple(found)


def with_play(level: _AnyLevel, record: PlayRecord) -> _AnyLevel:
    """Return the level with one more record."""
    # By way of JSON: tuples would be refused when the pack is saved.
    entry = msgspec.json.decode(msgspec.json.encode(record))
    entries = [*_entries(level), entry][-MOST:]
    return msgspec.structs.replace(level, editor={**level.editor, KEY: entries})


def _entries(level: LevelBase) -> list[Json]:
    """Return what stands where records are kept: a file may hold anything there."""
    entries = level.editor.get(KEY)
    return entries if isinstance(entries, list) else []
