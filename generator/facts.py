"""What can be said of a level at once, without a search, whatever its game."""

from __future__ import annotations

from dataclasses import dataclass

from levels.board import Position
from levels.level import Verdict


@dataclass(frozen=True, slots=True)
class OrbFacts:
    """What an orb board is worth; a level's goals, and whether its route meets them."""

    combos: int
    """If the board is let go as it lies."""
    by_wave: tuple[int, ...]
    most: int | None
    """What no arrangement of its orbs exceeds; None where skyfall may always add more."""
    route_combos: int | None = None
    """After the stored route; None without one, or where the rules do not allow it."""
    route_ok: bool | None = None
    """Whether the rules allow the stored route and it meets every goal; None when none is stored."""


@dataclass(frozen=True, slots=True)
class Facts:
    """Plain findings; None where the game, or an undealt level, has no such thing."""

    pairs: int | None = None
    """Connectable pairs."""
    hint: tuple[Position, Position] | None = None
    hint_run: str | None = None
    """`cleared` or `stuck`; stuck is no verdict."""
    verdict: Verdict = "open"
    """What the stored solution, the hint run or a plain count proves."""
    solution_ok: bool | None = None
    """Whether the stored solution clears the board; None when none is stored."""
    orb: OrbFacts | None = None
    """What orb levels have instead of pairs and hints."""
