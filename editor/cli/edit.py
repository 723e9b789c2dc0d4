"""`boardloom edit`: opens the window."""

from __future__ import annotations

import gc
from pathlib import Path
from typing import Annotated

import typer

from editor.cli.output import leave


def edit(
    packs: Annotated[list[Path] | None, typer.Argument(metavar="PACK…", help="Packs to open.")] = None,
) -> None:
    """Open the window on packs."""
    # What is imported stays to the end: looking through it for garbage would cost a tenth of the start.
    gc.disable()
    from editor.app import run

    gc.freeze()
    gc.enable()

    leave(run(packs or []))
