"""What the designer holds: the tool, what it paints, its size and symmetry. All open packs share it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import msgspec
from PySide6.QtCore import QObject, Signal

from editor.tools.symmetry import SYMMETRIES
from levels.board import SLOT, Cell

MAX_SIZE: Final = 9


class Grip(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a hand at one moment; a gesture keeps those that it began with."""

    tool: str = "brush"
    cell: Cell = SLOT
    """What the left button paints."""
    plus: bool = False
    """Orbs are painted with the plus mark."""
    mix: dict[Cell, float] = {}
    """Cells and their odds for painting at random; empty: `cell` alone is painted."""
    size: int = 1
    symmetry: str = "none"
    filled: bool = False
    """Rectangles and ellipses are painted whole."""
    touching: bool = True
    """The wand and the bucket keep to cells that hang together."""


@dataclass(frozen=True, slots=True)
class Keys:
    """The keys held with a press."""

    shift: bool = False
    control: bool = False
    alt: bool = False


class Hand(QObject):
    """The hand's present grip; views follow `changed`."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._grip = Grip()
        self._before = self._grip.tool

    @property
    def grip(self) -> Grip:
        return self._grip

    def hold(self, **settings: object) -> None:
        """Change some of the settings, by their names in `Grip`."""
        grip = msgspec.structs.replace(self._grip, **settings)
        assert grip.symmetry in SYMMETRIES, f"no symmetry is called {grip.symmetry}"
        if grip.tool != self._grip.tool:
            self._before = self._grip.tool
        if grip != self._grip:
            self._grip = grip
            self.changed.emit()

    def choose(self, cell: Cell, *, plus: bool = False) -> None:
        """Paint with one cell code from now on; a hand that cannot paint takes up the brush."""
        tool = "brush" if self._grip.tool in ("eraser", "pick") else self._grip.tool
        self.hold(cell=cell, plus=plus, mix={}, tool=tool)

    def resize(self, by: int) -> None:
        self.hold(size=min(max(self._grip.size + by, 1), MAX_SIZE))

    def put_back(self) -> None:
        """Take up the tool held before this one."""
        self.hold(tool=self._before)
