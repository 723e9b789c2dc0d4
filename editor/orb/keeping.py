"""Keeping what was dragged, or swapped, with its level."""

from __future__ import annotations

from editor.document import Document
from editor.orb.holding import Holding
from editor.words import count


def keep(document: Document, row: int, holding: Holding) -> None:
    """Keep moves that were made on the level at a place with it, as one undo step; none are not kept."""
    fields = holding.fields
    if not fields:
        return
    steps = len(holding.arrangements) - 1
    if fields["swaps"]:
        text = count(steps, "Keep {n} swap", "Keep {n} swaps")
    else:
        text = count(steps, "Keep a route of {n} step", "Keep a route of {n} steps")
    document.change_level(text, row=row, route=fields["route"], swaps=fields["swaps"])
