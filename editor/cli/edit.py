"""`boardloom edit`: opens the window."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from editor.cli.output import leave


def edit(
    packs: Annotated[list[Path] | None, typer.Argument(metavar="PACK…", help="Packs to open.")] = None,
) -> None:
    """Open the window on packs."""
    from editor.app import run

    leave(run(packs or []))
