"""`boardloom convert`: packs from text, and text from packs: matrices, and orb boards as letters."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from editor.cli.inputs import Source, choose_level, read_source, split_level_id
from editor.cli.options import (
    BorderOption,
    CollapseOption,
    ForceOption,
    LevelOption,
    MaxTurnsOption,
    OnesAreSlotsOption,
    SourceArgument,
    given_link_rules,
    refuse_to_replace,
)
from editor.cli.output import Refusal, out, warn_of
from editor.words import tr
from levels.atomic import write_whole
from levels.formats.matrix import write_matrix
from levels.formats.orb_strings import format_orb_text
from levels.ids import new_id
from levels.kinds import tile_kinds
from levels.level import OrbLevel, Pack
from levels.packs import save_pack, without_editor_state


def convert(
    path: SourceArgument,
    target: Annotated[Path, typer.Argument(metavar="TARGET", help="A .json pack, or a .txt file.")],
    level: LevelOption = None,
    title: Annotated[str, typer.Option("--title", help="The title of a pack made from text.")] = "",
    max_turns: MaxTurnsOption = None,
    border: BorderOption = None,
    collapse: CollapseOption = None,
    ones_are_slots: OnesAreSlotsOption = False,
    minified: Annotated[
        bool, typer.Option("--minified", help="Write a pack without blanks and without editor state.")
    ] = False,
    force: ForceOption = False,
) -> None:
    """Turn text into a pack, or levels of a pack into text; the target's ending says which.

    Text is a link board as a matrix of numbers, or orb boards as letters or addresses, one a line.
    """
    path, named = split_level_id(path)
    level_id = level or named

    def write_pack(source: Source) -> None:
        warn_of(save_pack(_as_pack(source, level_id, title, minified=minified), target, minified=minified))

    def write_text(source: Source) -> None:
        orbs = [one for one in source.pack.levels if isinstance(one, OrbLevel) and level_id in (None, one.id)]
        if orbs and (level_id is not None or len(orbs) == len(source.pack.levels)):
            warn_of(write_whole(target, format_orb_text(orbs).encode()))
            return
        board = choose_level(source, level_id).shown
        try:
            warn_of(write_matrix(board, target, ones_are_slots=ones_are_slots))
        except ValueError as unsayable:
            raise Refusal(
                tr(
                    "{name} cannot be written as matrix text: {unsayable}",
                    name=source.name,
                    unsayable=unsayable,
                )
            ) from None

    writers: dict[str, Callable[[Source], None]] = {".json": write_pack, ".txt": write_text}
    writer = writers.get(target.suffix.lower())
    if writer is None:
        raise Refusal(
            tr(
                "{target}: the ending says what to write; known ones are {list}.",
                target=target,
                list=", ".join(writers),
            )
        )
    refuse_to_replace(target, force=force)
    writer(
        read_source(
            path,
            rules=given_link_rules(collapse, max_turns, border),
            # Toward matrix text the option is about what is written.
            ones_are_slots=ones_are_slots and writer is write_pack,
        )
    )
    out().print(tr("Wrote {target}.", target=target), markup=False)


def _as_pack(source: Source, level_id: str | None, title: str, *, minified: bool) -> Pack:
    pack = source.pack
    if not source.is_pack:
        rng = random.Random()
        levels = tuple(msgspec.structs.replace(level, id=new_id(rng)) for level in pack.levels)
        highest = max(0, *(int(level.shown.cells.max()) for level in levels))
        kinds = pack.kinds or tile_kinds(highest)
        pack = msgspec.structs.replace(pack, id=new_id(rng), levels=levels, kinds=kinds)
    if level_id is not None:
        pack = msgspec.structs.replace(pack, levels=(choose_level(source, level_id),))
    if title:
        pack = msgspec.structs.replace(pack, title=title)
    return without_editor_state(pack) if minified else pack
