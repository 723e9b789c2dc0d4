"""Giving pictures to kinds: what the list of kinds becomes, and how files come into the pack's folder."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

from levels.kinds import orb_kinds, tile_kinds
from levels.level import Kind, Level, LinkLevel, Mode, Pack, Sprite
from levels.pictures import read_bounded, rebased_picture, relative_picture

COPIES: Final = "pictures"
"""The folder inside the pack's into which pictures are copied."""
_NUMBERED: Final = re.compile(r"(kind|orb) \d+")


@dataclass(frozen=True, slots=True)
class Gift:
    """A picture for a kind."""

    kind: int
    picture: str
    sprite: Sprite | None = None
    name: str = ""
    """What the kind may be called from now on, if it was never named."""


def with_pictures(pack: Pack, gifts: Sequence[Gift], mode: Mode) -> tuple[Kind, ...]:
    """Return a pack's kinds with pictures given to some; the list grows as far as it has to."""
    kinds = list(_listed(pack, max(gift.kind for gift in gifts), mode))
    for gift in gifts:
        kind = kinds[gift.kind - 1]
        taken = {each.name for each in kinds}
        name = (
            gift.name if gift.name and gift.name not in taken and _is_unnamed(kind, gift.kind) else kind.name
        )
        kinds[gift.kind - 1] = msgspec.structs.replace(
            kind, name=name, picture=gift.picture, sprite=gift.sprite
        )
    return tuple(kinds)


def rebased_kinds(kinds: Sequence[Kind], old: Path | None, new: Path) -> tuple[Kind, ...]:
    """Return kinds whose pictures are the same files when the pack's file lies in another folder."""
    return tuple(
        kind
        if kind.picture is None
        else msgspec.structs.replace(kind, picture=rebased_picture(kind.picture, old, new))
        for kind in kinds
    )


def renamed_pictures(kinds: Sequence[Kind], names: Mapping[str, str]) -> tuple[Kind, ...]:
    """Return kinds with other paths in the place of some."""
    return tuple(
        msgspec.structs.replace(kind, picture=names[kind.picture])
        if kind.picture is not None and kind.picture in names
        else kind
        for kind in kinds
    )


def path_in_pack(path: Path, folder: Path | None) -> str:
    """Return how a pack names a file: relative to its folder, or whole where there is no folder yet."""
    path = Path(os.path.normpath(path.absolute()))
    if folder is None:
        return path.as_posix()
    for whole, home in ((path, folder), (Path(os.path.realpath(path)), Path(os.path.realpath(folder)))):
        if whole.is_relative_to(home):
            return relative_picture(whole, home)
    try:
        return Path(os.path.relpath(path, folder)).as_posix()
    except ValueError:
        # Another drive: there is no way from here to there.
        return path.as_posix()


def is_inside(path: Path, folder: Path) -> bool:
    """Tell whether a file lies in a folder, wherever links lead."""
    return Path(os.path.realpath(path)).is_relative_to(os.path.realpath(folder))


def copied(path: Path, folder: Path) -> str:
    """Copy a file into a pack's folder and return the path there; a copy that is there already is taken."""
    data = read_bounded(path)
    if data is None:
        raise OSError(f"{path.name} is too large")
    home = folder / COPIES
    home.mkdir(exist_ok=True)
    if not is_inside(home, folder):
        # A link out of the folder: nothing is written where the user did not look.
        home = folder
    for number in range(1, 1000):
        name = path.name if number == 1 else f"{path.stem}-{number}{path.suffix}"
        target = home / name
        try:
            with target.open("xb") as file:
                file.write(data)
        except FileExistsError:
            if not target.is_file() or read_bounded(target) != data:
                continue
        return target.relative_to(folder).as_posix()
    raise OSError(f"{path.name} has too many namesakes")


def copied_as(picture: str, old: Path, new: Path) -> bool:
    """Copy a picture from one folder to the same place in another; False where another file is there."""
    data = read_bounded(old / picture)
    target = new / picture
    if data is None or not is_inside(target.parent, new):
        return False
    target.parent.mkdir(parents=True, exist_ok=True)
    try:
        with target.open("xb") as file:
            file.write(data)
    except FileExistsError:
        return target.is_file() and read_bounded(target) == data
    return True


def _listed(pack: Pack, number: int, mode: Mode) -> tuple[Kind, ...]:
    """Return a pack's kinds, at least so many; a pack that lists any must list all that are named in it."""
    kinds = pack.kinds
    needed = max([number, *map(_highest_named, pack.levels)]) if not kinds else number
    if len(kinds) >= needed:
        return kinds
    make = orb_kinds if mode == "orb" else tile_kinds
    taken = {kind.name for kind in kinds}
    more = [
        kind if kind.name not in taken else Kind(name=f"kind {place}")
        for place, kind in enumerate(make(needed), start=1)
    ]
    return (*kinds, *more[len(kinds) :])


def _highest_named(level: Level) -> int:
    named = [int(board.cells.max()) for board in (level.layout, level.board) if board is not None]
    if level.deal is not None:
        named += [
            level.deal.kinds or 0,
            *map(int, level.deal.counts or ()),
            *map(int, level.deal.weights or ()),
        ]
    if not isinstance(level, LinkLevel):
        rules = level.rules
        named += [*rules.unmatchable, *rules.immovable, *(goal.kind or 0 for goal in level.goals)]
        named += map(int, () if rules.skyfall is None else rules.skyfall.weights)
    return max(named, default=0)


def _is_unnamed(kind: Kind, number: int) -> bool:
    """Tell whether a kind still has the name that kinds get when nobody names them."""
    given = {make(number)[number - 1].name for make in (tile_kinds, orb_kinds)}
    return kind.name in given or _NUMBERED.fullmatch(kind.name) is not None
