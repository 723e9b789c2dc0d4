"""A list of kinds with a number each: odds, or how many tiles of a kind there are to be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from editor.art.tiles import TileArt
from editor.panels.controls import ElidedLabel, Stepper
from editor.theme import CONTROL
from editor.words import tr
from levels.board import Cell

_MOST_SHOWN: Final = 6
_GAP: Final = 4


def even_shares(tiles: int, kinds: int) -> dict[Cell, int]:
    """Return tiles spread over kinds in pairs, the first kinds getting what is left over."""
    if kinds == 0:
        return {}
    pairs, more = divmod(tiles // 2, kinds)
    return {kind: 2 * (pairs + (kind <= more)) for kind in range(1, kinds + 1)}


class KindRows(QScrollArea):
    """Shows kinds 1 to n, each with a stepper; scrolls when there are many."""

    changed = Signal(object)
    """All numbers, by kind."""

    def __init__(self) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._names: tuple[str, ...] = ()
        self._art: TileArt | None = None
        self._step = 1
        self._numbers: dict[Cell, int] = {}
        self.steppers: dict[Cell, Stepper] = {}

    def show_kinds(self, names: Sequence[str], art: TileArt, *, step: int) -> None:
        """Show a row for every name, its number going up and down by `step`."""
        if (tuple(names), art, step) == (self._names, self._art, self._step):
            return
        self._names, self._art, self._step = tuple(names), art, step
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 6, 0)
        column.setSpacing(_GAP)
        self.steppers = {}
        for kind, name in enumerate(names, start=1):
            column.addWidget(self._row(kind, name, art))
        column.addStretch(1)
        self.setWidget(holder)
        self.setFixedHeight(min(len(names), _MOST_SHOWN) * (CONTROL + _GAP))

    def show_numbers(self, numbers: Mapping[Cell, int]) -> None:
        """Show numbers by kind, 0 where none is given, without telling."""
        self._numbers = {kind: numbers.get(kind, 0) for kind in self.steppers}
        for kind, stepper in self.steppers.items():
            stepper.show_value(self._numbers[kind])

    def _row(self, kind: Cell, name: str, art: TileArt) -> QWidget:
        picture = QLabel()
        picture.setPixmap(QPixmap.fromImage(art.palette_image(kind, 24, self.devicePixelRatioF())))
        stepper = Stepper(tr("Number for {kind}", kind=name), 0, 998, step=self._step)
        stepper.setFixedWidth(104)
        stepper.changed.connect(lambda number: self._tell(kind, number))
        self.steppers[kind] = stepper
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(8)
        line.addWidget(picture)
        line.addWidget(ElidedLabel(name, "caption"), 1)
        line.addWidget(stepper)
        return row

    def _tell(self, kind: Cell, number: int) -> None:
        self._numbers[kind] = number
        self.changed.emit(dict(self._numbers))
