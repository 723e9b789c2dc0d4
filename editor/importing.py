"""Boards of other programs as levels: matrices of numbers, orb boards as letters, and whole packs."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import msgspec
import numpy as np

from levels.board import SLOT, Board
from levels.faults import FileError
from levels.formats.matrix import parse_matrix
from levels.formats.orb_strings import is_orb_text, parse_orb_text
from levels.ids import new_id
from levels.kinds import orb_kinds
from levels.level import LinkLevel, Pack
from levels.packs import parse_pack
from levels.reading import read_whole, without_mark


@dataclass(frozen=True, slots=True)
class Found:
    """What a file holds."""

    pack: Pack
    has_ones: bool = False
    """It is a matrix in which 1 was read as a kind, though some programs write it for a tile to be dealt."""


def read_boards(path: Path, *, ones_are_slots: bool | None = None) -> Found:
    """Return the levels in a file, told apart by content; FileError when there are none.

    Ones in a matrix become slots where there is no other tile, or as it is told.
    """
    data = read_whole(path, FileError)
    if without_mark(data).lstrip()[:1] in (b"{", b"["):
        return Found(parse_pack(data, source=str(path)))
    if is_orb_text(data):
        levels = parse_orb_text(data, source=str(path))
        kinds = orb_kinds(max(0, *(int(level.shown.cells.max()) for level in levels)))
        named = tuple(msgspec.structs.replace(level, id=new_id()) for level in levels)
        return Found(Pack(id=new_id(), title=path.stem, kinds=kinds, levels=named))
    board = parse_matrix(data, source=str(path))
    has_ones = bool((board.cells == 1).any())
    if ones_are_slots is None:
        ones_are_slots = int(board.cells.max()) == 1
    if ones_are_slots:
        board = Board(np.where(board.cells == 1, SLOT, board.cells))
    unfinished = bool((board.cells == SLOT).any())
    level = LinkLevel(
        id=new_id(),
        title=path.stem,
        layout=board if unfinished else None,
        board=None if unfinished else board,
    )
    pack = Pack(id=new_id(), title=path.stem, levels=(level,))
    return Found(pack, has_ones=has_ones and not ones_are_slots)
