"""Levels on their way to another place or another pack, as a small pack; kinds travel by name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

import msgspec
import numpy as np

from editor.document import Document
from editor.kinds.assigning import rebased_kinds
from editor.words import count
from levels.board import EMPTY, MAX_KIND, Board
from levels.faults import PackError
from levels.level import Kind, Level, OrbLevel, Pack
from levels.packs import format_pack, parse_pack
from levels.pictures import leaves

LEVELS_TYPE: Final = "application/x-boardloom-pack+json"
"""The MIME type under which levels lie on the clipboard: a pack file."""

Numbers = Mapping[int, int]
"""What number a kind of one pack has in another."""


def wrap(pack: Pack, rows: Iterable[int], folder: Path | None = None) -> bytes:
    """Return some levels of a pack, ready for the clipboard; its own pictures go by their whole paths."""
    levels = tuple(pack.levels[row] for row in sorted(rows))
    kinds = tuple(
        kind
        if folder is None or kind.picture is None or leaves(kind.picture)
        else msgspec.structs.replace(kind, picture=(folder / kind.picture).as_posix())
        for kind in pack.kinds
    )
    return format_pack(msgspec.structs.replace(pack, levels=levels, kinds=kinds, editor={}), minified=True)


def unwrap(data: bytes) -> Pack | None:
    """Return the levels that lie on the clipboard, or None when it holds none."""
    try:
        return parse_pack(data, source="clipboard")
    except PackError:
        return None


def deliver(parcel: Pack, document: Document, at: int) -> None:
    """Add the levels of a parcel to a pack as one undo step; kinds that it lacks are added to it."""
    old = document.pack.kinds
    numbers, kinds = matched(parcel.kinds, old)
    if document.path is not None:
        kinds = (*old, *rebased_kinds(kinds[len(old) :], None, document.path.parent))
    levels = [translated(level, numbers) for level in parcel.levels]
    text = count(len(levels), "Paste {n} level", "Paste {n} levels")
    document.add_levels(levels, text, at=at, kinds=kinds)


def matched(source: tuple[Kind, ...], target: tuple[Kind, ...]) -> tuple[Numbers, tuple[Kind, ...]]:
    """Return the numbers of one list's kinds in the other, and the other with the missing ones at its end.

    Where one of the two lists is empty, numbers are all there is, and stay.
    """
    if not source or not target:
        return {}, target
    kinds = list(target)
    found = {kind.name: number for number, kind in reversed(list(enumerate(kinds, start=1)))}
    numbers: dict[int, int] = {}
    for number, kind in enumerate(source, start=1):
        if kind.name not in found and len(kinds) < MAX_KIND:
            kinds.append(kind)
            found[kind.name] = len(kinds)
        numbers[number] = found.get(kind.name, number)
    return numbers, tuple(kinds)


def translated(level: Level, numbers: Numbers) -> Level:
    """Return a level with its kinds under other numbers, wherever it names them."""
    if all(old == new for old, new in numbers.items()):
        return level
    changes: dict[str, object] = {
        "layout": _board(level.layout, numbers),
        "board": _board(level.board, numbers),
    }
    if level.deal is not None:
        changes["deal"] = msgspec.structs.replace(
            level.deal, counts=_keys(level.deal.counts, numbers), weights=_keys(level.deal.weights, numbers)
        )
    if isinstance(level, OrbLevel):
        rules = level.rules
        skyfall = rules.skyfall
        if skyfall is not None:
            skyfall = msgspec.structs.replace(skyfall, weights=_keys(skyfall.weights, numbers) or {})
        changes["rules"] = msgspec.structs.replace(
            rules,
            unmatchable=tuple(numbers.get(kind, kind) for kind in rules.unmatchable),
            immovable=tuple(numbers.get(kind, kind) for kind in rules.immovable),
            skyfall=skyfall,
        )
        changes["goals"] = tuple(
            msgspec.structs.replace(goal, kind=numbers.get(goal.kind, goal.kind) if goal.kind else goal.kind)
            for goal in level.goals
        )
    return msgspec.structs.replace(level, **changes)


def _board(board: Board | None, numbers: Numbers) -> Board | None:
    if board is None:
        return None
    cells = board.cells.copy()
    for kind in np.unique(board.cells[board.cells > EMPTY]).tolist():
        cells[board.cells == kind] = numbers.get(kind, kind)
    return Board(cells)


def _keys(table: Mapping[str, object] | None, numbers: Numbers) -> dict[str, object] | None:
    if table is None:
        return None
    return {str(numbers.get(int(key), int(key))): value for key, value in table.items()}
