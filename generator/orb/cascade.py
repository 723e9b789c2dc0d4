"""What happens to an orb board when it is let go: waves of combos, falls, and what is left."""

from __future__ import annotations

from dataclasses import dataclass

from levels.board import Board, Cell, Position


@dataclass(frozen=True, slots=True)
class Combo:
    """A group of orbs that clears at once and counts as one."""

    kind: Cell
    cells: tuple[Position, ...]
    """In row-major order."""
    plus: int = 0
    """How many of its orbs are marked plus: each of them adds one combo."""

    @property
    def size(self) -> int:
        """The number of orbs."""
        return len(self.cells)


@dataclass(frozen=True, slots=True)
class Fall:
    """One orb that moves down its column."""

    kind: Cell
    col: int
    from_row: int
    """Negative, or above the column's first cell, for an orb that falls in from the sky."""
    to_row: int
    from_sky: bool = False
    plus: bool = False


@dataclass(frozen=True, slots=True)
class Wave:
    """One round: what matched, what cleared, and where the rest fell."""

    board: Board
    """The board on which this wave's orbs were marked."""
    combos: tuple[Combo, ...]
    """In row-major order of their first cell; never empty."""
    falls: tuple[Fall, ...]
    """Columns from the left, in each from the lowest target up; orbs that do not move are left out."""
    left: Board
    """The board after clearing, falling and refilling."""

    @property
    def count(self) -> int:
        """The combos of this wave, those that plus orbs add included."""
        return sum(1 + combo.plus for combo in self.combos)

    @property
    def cleared(self) -> int:
        """The number of orbs that cleared."""
        return sum(combo.size for combo in self.combos)

    @property
    def fallen_in(self) -> int:
        """The number of orbs that came from the sky."""
        return sum(fall.from_sky for fall in self.falls)


@dataclass(frozen=True, slots=True)
class Cascade:
    """All waves of a board, and what is left when no more comes."""

    waves: tuple[Wave, ...]
    left: Board
    plus_left: tuple[Position, ...]
    """Where plus orbs are left, in row-major order."""
    settled: bool = True
    """False when skyfall was still making combos after `skyfall.MAX_WAVES` waves, where counting stops."""

    @property
    def combos(self) -> int:
        """All combos, those that plus orbs add included."""
        return sum(wave.count for wave in self.waves)

    @property
    def first_wave_combos(self) -> int:
        """The combos of the first wave: what is on the board before anything falls."""
        return self.waves[0].count if self.waves else 0

    @property
    def cleared(self) -> int:
        """The number of orbs that cleared."""
        return sum(wave.cleared for wave in self.waves)

    @property
    def fallen_in(self) -> int:
        """The number of orbs that came from the sky."""
        return sum(wave.fallen_in for wave in self.waves)
