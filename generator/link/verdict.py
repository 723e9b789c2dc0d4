"""What is known about a link board: the verdict, its evidence, and what it took to find."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

from levels.level import Json, Move, Proof, Verdict

Certificate: TypeAlias = dict[str, Any]
"""Evidence that no play clears a board, as plain JSON data; see generator.link.certificate for its forms."""


@dataclass(frozen=True, slots=True)
class Effort:
    """What a search spent."""

    nodes: int
    """Positions, or partial pairings, that were examined."""
    seconds: float


@dataclass(frozen=True, slots=True)
class Solved:
    """A verdict on one board under one set of rules, with its evidence.

    solvable: `moves` clear the board, and a judge has replayed them (proof "replay").
    unsolvable: `certificate` was accepted by the checker (proof "certificate"); or every position that can be
    reached was tried and there is nothing to hand over (proof "exhausted").
    open: the effort ran out, no proof; `best` is the longest partial clearing found.
    """

    verdict: Verdict
    proof: Proof | None
    effort: Effort
    moves: tuple[Move, ...] = ()
    """The whole clearing, in order, when solvable; empty else (and for a board without tiles)."""
    certificate: Certificate | None = None
    best: tuple[Move, ...] = ()
    """When open or exhausted: the longest legal sequence of moves that was found."""

    def to_json(self) -> dict[str, Json]:
        """Return the verdict as the plain data that the command line prints."""
        return {
            "verdict": self.verdict,
            "moves": [list(move) for move in self.moves],
            "certificate": self.certificate,
            "proof": self.proof,
            "effort": {"nodes": self.effort.nodes, "seconds": round(self.effort.seconds, 6)},
            "best": [list(move) for move in self.best],
        }
