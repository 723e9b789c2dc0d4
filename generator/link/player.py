"""The named players: rows of a table of what they look at when they choose a pair."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

_CERTAIN: Final = 1e3


@dataclass(frozen=True, slots=True)
class Player:
    """How a player chooses among the linking pairs: with odds of e to the power of a pair's score.

    No real players stand behind these numbers. They tell boards apart; they do not foretell what people do.
    """

    name: str
    text: str
    distance: float = 0.0
    """Added to the score for each cell from one tile to the other, along rows and columns."""
    turn: float = 0.0
    """Added for each turn of the link."""
    order: float = 0.0
    """Added for each step down the row-major order of pairs."""
    pairs_after: float = 0.0
    """Added for each pair that links after the move."""

    @property
    def weights(self) -> tuple[float, float, float, float]:
        return self.distance, self.turn, self.order, self.pairs_after

    @property
    def is_certain(self) -> bool:
        """A player that leaves nothing to chance: every game goes the same way."""
        return self.order <= -_CERTAIN


PLAYERS: Final[dict[str, Player]] = {
    player.name: player
    for player in (
        Player("random", "every linking pair is equally likely"),
        Player("first-hint", "always the first pair in row-major order", order=-_CERTAIN),
        Player(
            "near",
            "a pair is half as likely for every three cells of distance, and for every turn",
            distance=-math.log(2) / 3,
            turn=-math.log(2),
        ),
        Player(
            "look-ahead",
            "the pair after which most pairs link; among equals every pair is equally likely",
            pairs_after=_CERTAIN,
        ),
    )
}
