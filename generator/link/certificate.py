"""Certificates: evidence that no play clears a link board, as plain JSON data.

A certificate is a dictionary of one of three forms; cells are lists `[row, col]`.

`{"form": "odd", "kind": k, "cells": [...]}`
    Every tile of kind k, and their number is odd. Tiles leave in pairs, so one stays, whatever the collapse.

`{"form": "stuck", "cells": [...]}`
    A stuck set: even when all other tiles are gone, no tile of the set links to any tile of its kind, those
    outside the set included. The first move that touches the set would have to be such a link. Under a
    collapse the argument holds only for the set of all tiles: there is no first move.

`{"form": "cases", "sets": [set, ...], "tree": {"tile": cell, "cases": [case, ...]}}`, without collapse
    A proof by cases. In a whole clearing each tile leaves with one partner. A node names a tile and goes
    through all the partners it may still have; each case is `{"partner": cell, "set": i}` or
    `{"partner": cell, "tile": cell, "cases": [case, ...]}`. The pairs above a leaf leave other tiles with
    fewer partners, and then `sets[i]` is stuck: each link that a tile of it has, when all tiles outside the
    set are gone, is with a partner that was given away.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from generator.link.verdict import Certificate
from levels.board import Board, Position

ODD: Final = "odd"
STUCK: Final = "stuck"
CASES: Final = "cases"


def odd_certificate(board: Board) -> Certificate | None:
    """Return the certificate of the first kind of which an odd number stands on the board, or None."""
    for kind in board.odd_kinds():
        return {"form": ODD, "kind": kind, "cells": as_cells(board.positions(kind))}
    return None


def stuck_certificate(cells: Iterable[Position]) -> Certificate:
    """Return the certificate of one stuck set."""
    return {"form": STUCK, "cells": as_cells(sorted(cells))}


def cases_certificate(sets: list[list[Position]], tree: dict[str, Any]) -> Certificate:
    """Return the certificate of a proof by cases; its leaves number the sets."""
    return {"form": CASES, "sets": [as_cells(sorted(cells)) for cells in sets], "tree": tree}


def as_cells(positions: list[Position]) -> list[list[int]]:
    """Write positions as JSON data."""
    return [[row, col] for row, col in positions]


def stuck_sets(certificate: Certificate) -> list[list[Position]]:
    """Return the sets of tiles that a certificate speaks of, as positions."""
    sets = certificate["sets"] if certificate["form"] == CASES else [certificate["cells"]]
    return [[(row, col) for row, col in cells] for cells in sets]


def leaves(tree: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield the cases of a proof that end in a stuck set."""
    pending = list(reversed(tree["cases"]))
    while pending:
        case = pending.pop()
        if "cases" in case:
            pending.extend(reversed(case["cases"]))
        else:
            yield case
