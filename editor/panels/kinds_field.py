"""The kinds of a pack: what each is called, and its colour in thumbnails and charts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec
from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QColorDialog,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from editor.look import colors
from editor.panels.controls import push_button, text_label
from editor.panels.text_fields import LineField
from editor.theme import CONTROL, paint_color
from editor.words import tr
from levels.level import Kind

_MOST_SHOWN: Final = 6
_GAP: Final = 4
_SWATCH: Final = 24


class Swatch(QAbstractButton):
    """A colour as a button; dashed when there is none."""

    def __init__(self, name: str, color: str | None) -> None:
        super().__init__()
        self._color = color
        self.setFixedSize(_SWATCH + 4, CONTROL)
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        now, painter = colors(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(2.5, (CONTROL - _SWATCH) / 2 + 0.5, _SWATCH - 1, _SWATCH - 1)
        if self.hasFocus():
            # Around the colour, whatever that is.
            painter.setPen(QPen(paint_color(now.accent), 2))
            painter.drawRoundedRect(QRectF(1, (CONTROL - _SWATCH) / 2 - 1, _SWATCH + 2, _SWATCH + 2), 6, 6)
            box = box.adjusted(1.5, 1.5, -1.5, -1.5)
        pen = QPen(paint_color(now.faint), 1)
        if self._color is None:
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(paint_color(self._color) if self._color else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, 5, 5)
        painter.end()


def _ask_color(parent: QWidget, title: str, before: str | None) -> str | None:
    """Ask the user for a colour; None when none was chosen."""
    chosen = QColorDialog.getColor(QColor(before or "#808080"), parent, title)
    return chosen.name() if chosen.isValid() else None


class KindsField(QWidget):
    """Shows the kinds of a pack, one a row.

    Contract: `show_value` shows without telling; `changed` carries all kinds after each change by the user. A
    kind is known by its place, so kinds are added and taken away only at the end.
    """

    changed = Signal(object)

    def __init__(self, *, ask: Callable[[QWidget, str, str | None], str | None] = _ask_color) -> None:
        super().__init__()
        self._ask = ask
        self._kinds: tuple[Kind, ...] = ()
        self.names: list[LineField] = []
        self.swatches: list[Swatch] = []
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._empty = text_label(tr("No names: kinds are numbers."), "caption", "muted")
        self.add = push_button(tr("Add a kind"), "plus")
        self.remove = push_button(tr("Remove last"), kind="quiet")
        self.add.clicked.connect(self._add)
        self.remove.clicked.connect(lambda: self._take(self._kinds[:-1]))
        foot = QHBoxLayout()
        foot.setSpacing(6)
        foot.addWidget(self.add)
        foot.addWidget(self.remove)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self._empty)
        column.addWidget(self._scroll)
        column.addLayout(foot)
        self._rebuild()

    def show_value(self, kinds: Sequence[Kind]) -> None:
        """Show the kinds of a pack without telling them."""
        if tuple(kinds) == self._kinds:
            return
        renamed_only = len(kinds) == len(self._kinds) and all(
            old.color == new.color for old, new in zip(self._kinds, kinds, strict=True)
        )
        self._kinds = tuple(kinds)
        if renamed_only:
            for field, kind in zip(self.names, kinds, strict=True):
                field.show_value(kind.name)
        else:
            self._rebuild()

    def _rebuild(self) -> None:
        self.names, self.swatches = [], []
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 6, 0)
        column.setSpacing(_GAP)
        for index, kind in enumerate(self._kinds):
            column.addWidget(self._row(index, kind))
        column.addStretch(1)
        self._scroll.setWidget(holder)
        self._scroll.setFixedHeight(min(len(self._kinds), _MOST_SHOWN) * (CONTROL + _GAP))
        self._scroll.setVisible(bool(self._kinds))
        self._empty.setVisible(not self._kinds)
        self.remove.setEnabled(bool(self._kinds))

    def _row(self, index: int, kind: Kind) -> QWidget:
        swatch = Swatch(tr("Colour of {kind}", kind=kind.name), kind.color)
        swatch.clicked.connect(lambda: self._recolor(index))
        name = LineField(tr("Name of kind {number}", number=index + 1))
        name.show_value(kind.name)
        name.changed.connect(lambda text: self._rename(index, text))
        number = text_label(str(index + 1), "caption", "muted")
        number.setFixedWidth(22)
        number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(6)
        line.addWidget(number)
        line.addWidget(swatch)
        line.addWidget(name, 1)
        self.names.append(name)
        self.swatches.append(swatch)
        return row

    def _rename(self, index: int, text: str) -> None:
        name = text.strip() or tr("kind {number}", number=index + 1)
        self._replace(index, msgspec.structs.replace(self._kinds[index], name=name))

    def _recolor(self, index: int) -> None:
        kind = self._kinds[index]
        color = self._ask(self, tr("Colour of {kind}", kind=kind.name), kind.color)
        if color is not None:
            self._replace(index, msgspec.structs.replace(kind, color=color))

    def _replace(self, index: int, kind: Kind) -> None:
        self._take((*self._kinds[:index], kind, *self._kinds[index + 1 :]))

    def _add(self) -> None:
        self._take((*self._kinds, Kind(name=tr("kind {number}", number=len(self._kinds) + 1))))
        self.names[-1].setFocus(Qt.FocusReason.OtherFocusReason)
        self.names[-1].selectAll()

    def _take(self, kinds: tuple[Kind, ...]) -> None:
        self.show_value(kinds)
        self.changed.emit(kinds)
