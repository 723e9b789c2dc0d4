"""How a level is to be dealt next: its own `deal`, or what the designer has changed since it was dealt."""

from __future__ import annotations

from typing import Final, TypeVar

import msgspec

from levels.level import Deal, LevelBase

KEY: Final = "deal"
"""The member of a level's `editor` that holds the settings changed since."""

_AnyLevel = TypeVar("_AnyLevel", bound=LevelBase)


def plan_of(level: LevelBase) -> Deal | None:
    """Return how a level is to be dealt next; what is no deal in its editor's state is passed over."""
    try:
        return msgspec.convert(level.editor[KEY], Deal)
    except (KeyError, msgspec.ValidationError):
        return level.deal


def with_plan(level: _AnyLevel, plan: Deal) -> _AnyLevel:
    """Return the level with another plan.

    Before it is dealt, that is its `deal`. Afterwards `deal` says where the board came from, and stays.
    """
    bare = without_plan(level)
    if plan == (level.deal or Deal()):
        return bare
    if level.board is None:
        return msgspec.structs.replace(bare, deal=plan)
    # By way of JSON: tuples would be refused when the pack is saved.
    written = msgspec.json.decode(msgspec.json.encode(plan))
    entry = {name: value for name, value in written.items() if value is not None}
    return msgspec.structs.replace(bare, editor={**bare.editor, KEY: entry})


def without_plan(level: _AnyLevel) -> _AnyLevel:
    """Return the level without what was changed since it was dealt."""
    rest = {name: value for name, value in level.editor.items() if name != KEY}
    return level if len(rest) == len(level.editor) else msgspec.structs.replace(level, editor=rest)
