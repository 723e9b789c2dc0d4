"""Cells on the clipboard: between packs, kinds travel by name."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Final

import msgspec
import numpy as np

from editor.tools.planes import KEEP, PLANES, PLUS, SHOWN, Mask, Planes, planes_of
from editor.tools.transforms import lifted
from levels.board import EMPTY, MAX_KIND, MAX_SIDE, SLOT, VOID, WALL, Cell
from levels.level import Kind, Level, Pack

CELLS_TYPE: Final = "application/x-boardloom-cells+json"
"""The MIME type under which a patch lies on the clipboard."""

_WORDS: Final = {".": EMPTY, "?": SLOT, "#": WALL, "x": VOID, "-": KEEP}
_CODES: Final = {code: word for word, code in _WORDS.items()}


@dataclass(frozen=True, slots=True, eq=False)
class Patch:
    """Cells taken from a board, with the kinds they need."""

    planes: Planes
    """As in `editor.tools.planes`; KEEP where no cell was taken."""
    kinds: dict[Cell, Kind]
    """The named kinds that occur, by their number in the pack they come from; empty if it names none."""

    @property
    def shape(self) -> tuple[int, int]:
        return int(self.planes.shape[1]), int(self.planes.shape[2])


def copied(level: Level, mask: Mask, pack: Pack) -> Patch:
    """Return the chosen cells of a level; the mask is not empty."""
    planes, _, _ = lifted(planes_of(level), mask)
    used = {int(code) for code in np.unique(planes[:PLUS]) if code > EMPTY}
    return Patch(planes, {kind: pack.kinds[kind - 1] for kind in sorted(used) if kind <= len(pack.kinds)})


def carried(patch: Patch, pack: Pack) -> tuple[Planes, tuple[Kind, ...]]:
    """Return the patch's planes in the numbers of this pack, and the pack's kinds with the missing ones.

    Where one of the two packs names no kinds, numbers are all there is, and stay.
    """
    if not patch.kinds or not pack.kinds:
        return patch.planes, pack.kinds
    kinds = list(pack.kinds)
    numbers = {kind.name: number for number, kind in reversed(list(enumerate(kinds, start=1)))}
    planes = patch.planes.copy()
    for number, kind in patch.kinds.items():
        if kind.name not in numbers and len(kinds) < MAX_KIND:
            kinds.append(kind)
            numbers[kind.name] = len(kinds)
        planes[:PLUS][patch.planes[:PLUS] == number] = numbers.get(kind.name, number)
    return planes, tuple(kinds)


def to_json(patch: Patch) -> bytes:
    """Write a patch for the clipboard."""
    return msgspec.json.encode({"planes": patch.planes.tolist(), "kinds": patch.kinds})


def from_json(data: bytes) -> Patch | None:
    """Read what `to_json` wrote; None when it is anything else."""
    try:
        found = json.loads(data)
        planes = np.array(found["planes"], dtype=np.int16)
        kinds = msgspec.convert(found["kinds"], dict[int, Kind], strict=False)
    except (ValueError, TypeError, KeyError, OverflowError):
        return None
    return Patch(planes, kinds) if _is_patch(planes) else None


def to_text(patch: Patch) -> str:
    """Write the shown cells as text that a person, or a spreadsheet, can read."""
    rows = patch.planes[SHOWN].tolist()
    return "\n".join("\t".join(_CODES.get(cell, str(cell)) for cell in row) for row in rows)


def from_text(text: str) -> Patch | None:
    """Read rows of cells apart by blanks, tabs, commas or semicolons; None when the text is no such thing."""
    lines = text.replace(",", " ").replace(";", " ").split("\n")
    rows = [line.split() for line in lines if line.strip()]
    try:
        cells = np.array(
            [[_WORDS[word] if word in _WORDS else int(word) for word in row] for row in rows], dtype=np.int16
        )
    except (ValueError, OverflowError):
        return None
    if cells.ndim != 2 or not cells.size:
        return None
    planes = np.stack([cells, cells, np.where(cells == KEEP, KEEP, 0).astype(np.int16)])
    return Patch(planes, {}) if _is_patch(planes) else None


def _is_patch(planes: Planes) -> bool:
    if planes.ndim != 3 or planes.shape[0] != PLANES or not planes.size:
        return False
    taken = planes[planes != KEEP]
    return max(planes.shape[1:]) <= MAX_SIDE and not (taken.size and int(taken.min()) < VOID)
