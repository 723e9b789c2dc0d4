"""The rules a level is played under, as data; `docs/rules.md` says what they mean."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias, get_args

import msgspec

END: Final = "$(?!\n)"
"""The end of a pattern: `$` alone would let a line feed follow."""

Border: TypeAlias = Literal["open", "closed"]
Collapse: TypeAlias = Literal[
    "none",
    "down",
    "up",
    "left",
    "right",
    "split-vertical",
    "center-vertical",
    "split-horizontal",
    "center-horizontal",
    "top-left-bottom-right",
    "top-right-bottom-left",
    "left-up-right-down",
    "left-down-right-up",
    "outward",
    "center",
    "top-left",
    "top-right",
    "bottom-left",
    "bottom-right",
]
MoveRule: TypeAlias = Literal["drag", "free"]
Seed: TypeAlias = str | Annotated[int, msgspec.Meta(ge=-(2**53) + 1, le=2**53 - 1)]
"""Text, or a whole number that every JSON reader keeps exact."""
KindKey: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[1-9][0-9]{0,4}" + END)]
"""A kind number written as text, as a key in JSON must be."""

BORDERS: Final[tuple[Border, ...]] = get_args(Border)
COLLAPSES: Final[tuple[Collapse, ...]] = get_args(Collapse)
MAX_TURNS: Final = 8


class LinkRules(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How two tiles link, and what moves after a pair has left the board."""

    max_turns: Annotated[int, msgspec.Meta(ge=0, le=MAX_TURNS)] = 2
    border: Border = "open"
    """`open` lets a path use one ring of cells around the board."""
    collapse: Collapse = "none"


class Skyfall(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Seeded refills of the cells that a wave leaves empty."""

    seed: Seed
    weights: dict[KindKey, Annotated[float, msgspec.Meta(ge=0)]] = {}
    """Odds by kind number, written as text; no entry at all means all kinds of the level alike."""


class OrbRules(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What matches, how orbs are moved, and what falls in."""

    run: Annotated[int, msgspec.Meta(ge=1, le=16)] = 3
    group: Annotated[int, msgspec.Meta(ge=1, le=256)] | None = None
    """The fewest orbs of a combo; None means `run`."""
    move: MoveRule = "drag"
    diagonal: bool = False
    max_steps: Annotated[int, msgspec.Meta(ge=0)] | None = None
    skyfall: Skyfall | None = None
    unmatchable: tuple[Annotated[int, msgspec.Meta(ge=1, le=32767)], ...] = ()
    """Kinds that never match."""
    immovable: tuple[Annotated[int, msgspec.Meta(ge=1, le=32767)], ...] = ()
    """Kinds that cannot be held and cannot be swapped with."""

    @property
    def least_group(self) -> int:
        """The fewest orbs of a combo."""
        return self.run if self.group is None else self.group
