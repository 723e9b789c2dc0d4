"""The layouts to begin with: shipped boards of slots, by id."""

from __future__ import annotations

from importlib import resources
from typing import Final

import msgspec

from editor.words import count, tr
from levels.board import SLOT, Board
from levels.ids import new_id
from levels.level import Deal, Level, LinkLevel, OrbLevel, Pack
from levels.packs import parse_pack

FEATURED: Final = ("heart", "courtyard", "twinponds")
"""What the page itself shows, by id; the others are one press away."""
ORB_BOARD: Final = Board.from_text("3 1 3 4 4 2\n2 1 6 6 5 4\n2 6 3 3 1 3\n5 3 5 1 1 5\n4 5 1 4 2 4")
"""A board to drag on at once: nothing on it matches yet."""


def shipped(name: str) -> Pack:
    """Return a pack that comes with Boardloom."""
    file = resources.files("levels").joinpath("samples", f"{name}.json")
    return parse_pack(file.read_bytes(), source=file.name)


def layout_title(level: Level) -> str:
    """Return what a shipped layout is called in the language of the window."""
    titles = {
        "warmup": tr("Warm-up"),
        "courtyard": tr("Courtyard"),
        "fulltable": tr("Full table"),
        "steppe": tr("Steppe"),
        "orchard": tr("Orchard"),
        "meadow": tr("Meadow"),
        "greattable": tr("Great table"),
        "ring": tr("Ring"),
        "heart": tr("Heart"),
        "diamond": tr("Diamond"),
        "letters": tr("Letters"),
        "islands": tr("Islands"),
        "stonegarden": tr("Stone garden"),
        "pockets": tr("Pockets"),
        "twinponds": tr("Twin ponds"),
        "bridge": tr("Bridge"),
        "moat": tr("Moat"),
        "lantern": tr("Lantern"),
        "cross": tr("Cross"),
        "butterfly": tr("Butterfly"),
        "arrow": tr("Arrow"),
        "hourglass": tr("Hourglass"),
        "keyhole": tr("Keyhole"),
        "stairs": tr("Stairs"),
        "columns": tr("Columns"),
        "spiral": tr("Spiral"),
        "onecorner": tr("One corner"),
        "straightline": tr("Straight lines"),
    }
    return titles.get(level.id, level.title)


def layout_fact(level: Level) -> str:
    """Return the size of a layout and how many tiles it takes."""
    board = level.shown
    tiles = board.slot_count() + board.tile_count()
    return count(
        tiles, "{rows} × {cols}, {n} tile", "{rows} × {cols}, {n} tiles", rows=board.rows, cols=board.cols
    )


def fresh(level: Level) -> Level:
    """Return a shipped layout as the level of someone's own pack."""
    return msgspec.structs.replace(level, id=new_id(), title=layout_title(level))


def blank_level(rows: int, cols: int) -> Level:
    """Return a board of holes, to be painted."""
    return LinkLevel(id=new_id(), layout=Board.filled(rows, cols, 0))


def orb_level() -> Level:
    """Return an orb board on which something can be dragged, and which can be dealt anew."""
    layout = Board.filled(*ORB_BOARD.shape, SLOT)
    return OrbLevel(id=new_id(), layout=layout, board=ORB_BOARD, deal=Deal(kinds=6))
