"""`boardloom new` and `boardloom schema`: what a pack begins with, and what it must look like."""

from __future__ import annotations

import random
import sys
from importlib import resources
from pathlib import Path
from typing import Annotated

import typer

from editor.cli.options import ForceOption, refuse_to_replace
from editor.cli.output import Refusal, out, warn_of
from editor.words import count, tr
from levels.board import MAX_SIDE, SLOT, Board
from levels.ids import new_id
from levels.kinds import tile_kinds
from levels.level import LinkLevel, Pack
from levels.packs import parse_pack, save_pack


def new(
    path: Annotated[Path, typer.Argument(metavar="PACK.json", help="The pack to make.")],
    title: Annotated[str, typer.Option("--title", help="The pack's title.")] = "",
    author: Annotated[str, typer.Option("--author", help="Who makes it.")] = "",
    rows: Annotated[int, typer.Option("--rows", min=1, max=MAX_SIDE, help="Rows of its first layout.")] = 8,
    cols: Annotated[
        int, typer.Option("--cols", min=1, max=MAX_SIDE, help="Columns of its first layout.")
    ] = 14,
    kinds: Annotated[int, typer.Option("--kinds", min=1, max=1000, help="How many kinds it names.")] = 42,
    sample: Annotated[
        str | None,
        typer.Option("--sample", metavar="NAME", help="Copy a shipped pack instead: starter or layouts."),
    ] = None,
    force: ForceOption = False,
) -> None:
    """Make a pack with one layout to paint, or a copy of a shipped one."""
    refuse_to_replace(path, force=force)
    if sample is not None:
        pack = _shipped(sample)
    else:
        layout = Board.filled(rows, cols, SLOT)
        rng = random.Random()
        pack = Pack(
            id=new_id(rng),
            title=title or path.stem,
            author=author,
            kinds=tile_kinds(kinds),
            levels=(LinkLevel(id=new_id(rng), title="Level 1", layout=layout),),
        )
    warn_of(save_pack(pack, path))
    console = out()
    console.print(
        count(len(pack.levels), "Made {path}: {n} level.", "Made {path}: {n} levels.", path=path),
        markup=False,
    )
    console.print(tr("Next: boardloom edit {path}, or boardloom check {path}", path=path), markup=False)


def schema() -> None:
    """Print the JSON Schema of pack files."""
    sys.stdout.write(resources.files("levels").joinpath("pack.schema.json").read_text(encoding="utf-8"))


def _shipped(name: str) -> Pack:
    samples = resources.files("levels").joinpath("samples")
    names = sorted(
        entry.name.removesuffix(".json") for entry in samples.iterdir() if entry.name.endswith(".json")
    )
    if name not in names:
        raise Refusal(
            tr(
                "--sample {name}: there is no such pack; the shipped ones are {list}.",
                name=name,
                list=", ".join(names),
            )
        )
    return parse_pack(samples.joinpath(f"{name}.json").read_bytes(), source=f"{name}.json")
