"""A list of kinds with a number each: weights, or how many tiles of a kind are dealt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from editor.art.tiles import TileArt
from editor.panels.controls import Stepper, text_label
from editor.theme import CONTROL
from editor.words import tr
from levels.board import Cell

_MOST_SHOWN: Final = 6
_GAP: Final = 4


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
        self._numbers: dict[Cell, int] = {}
        self.steppers: dict[Cell, Stepper] = {}

    def show_kinds(
        self, names: Sequence[str], numbers: Mapping[Cell, int], art: TileArt, *, high: int
    ) -> None:
        """Show a row for every name; kinds without a number show 0."""
        self._numbers = {kind: numbers.get(kind, 0) for kind in range(1, len(names) + 1)}
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 6, 0)
        column.setSpacing(_GAP)
        self.steppers = {}
        for kind, name in enumerate(names, start=1):
            column.addWidget(self._row(kind, name, art, high))
        column.addStretch(1)
        self.setWidget(holder)
        shown = min(len(names), _MOST_SHOWN)
        self.setFixedHeight(shown * (CONTROL + _GAP))

    def _row(self, kind: Cell, name: str, art: TileArt, high: int) -> QWidget:
        picture = QLabel()
        picture.setPixmap(QPixmap.fromImage(art.palette_image(kind, 24, self.devicePixelRatioF())))
        stepper = Stepper(tr("Number for {kind}", kind=name), 0, high)
        stepper.setFixedWidth(104)
        stepper.show_value(self._numbers[kind])
        stepper.changed.connect(lambda number: self._tell(kind, number))
        self.steppers[kind] = stepper
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(8)
        line.addWidget(picture)
        title = text_label(name, "caption")
        title.setMinimumWidth(20)
        line.addWidget(title, 1)
        line.addWidget(stepper)
        return row

    def _tell(self, kind: Cell, number: int) -> None:
        self._numbers[kind] = number
        self.changed.emit(dict(self._numbers))
