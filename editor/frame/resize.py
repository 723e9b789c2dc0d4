"""A small panel in which the size of the board is set: rows, columns, what stays in place, what is added."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from editor.panels.controls import Option, Segments, Stepper, push_button, text_label
from editor.words import tr
from levels.board import EMPTY, MAX_SIDE, SLOT, VOID, Cell

_ANCHOR_SIDE: Final = 24


class AnchorField(QFrame):
    """Nine buttons for the nine places that can stay where they are."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("What stays in place"))
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(2)
        self._group = QButtonGroup(self)
        rows = (tr("top"), tr("middle"), tr("bottom"))
        cols = (tr("left"), tr("middle"), tr("right"))
        for place in range(9):
            row, col = divmod(place, 3)
            button = QToolButton()
            button.setProperty("kind", "segment")
            button.setText("●")
            button.setCheckable(True)
            button.setFixedSize(_ANCHOR_SIDE, _ANCHOR_SIDE)
            button.setToolTip(f"{rows[row]} {cols[col]}")
            button.setAccessibleName(button.toolTip())
            grid.addWidget(button, row, col)
            self._group.addButton(button, place)
        self._group.button(0).setChecked(True)

    @property
    def anchor(self) -> tuple[int, int]:
        """The place that stays, per axis 0 start, 1 middle, 2 end."""
        row, col = divmod(self._group.checkedId(), 3)
        return row, col

    def choose(self, anchor: tuple[int, int]) -> None:
        self._group.button(anchor[0] * 3 + anchor[1]).setChecked(True)


class ResizePopup(QFrame):
    """Opens over the window, and goes with Escape or a press elsewhere."""

    resized = Signal(int, int, object, int)
    """Rows, columns, the anchor as (row, col), and the cell code of what is added."""

    def __init__(self, shape: tuple[int, int], parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setProperty("surface", "card")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.rows = Stepper(tr("Rows"), 1, MAX_SIDE)
        self.cols = Stepper(tr("Columns"), 1, MAX_SIDE)
        self.rows.show_value(shape[0])
        self.cols.show_value(shape[1])
        self.anchor = AnchorField()
        self.fill = Segments(
            tr("New cells"),
            [Option(EMPTY, tr("Empty")), Option(SLOT, tr("Slots")), Option(VOID, tr("Void"))],
        )
        self.fill.show_value(SLOT)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(8)
        column.addWidget(text_label(tr("Size of the board"), "section"))
        for name, field in (
            (tr("Rows"), self.rows),
            (tr("Columns"), self.cols),
            (tr("Stays in place"), self.anchor),
            (tr("New cells"), self.fill),
        ):
            row = QHBoxLayout()
            row.setSpacing(24)
            row.addWidget(text_label(name, tone="muted"), 1)
            row.addWidget(field)
            column.addLayout(row)
        button = push_button(tr("Resize"), "resize", kind="primary")
        button.clicked.connect(self.apply)
        column.addSpacing(4)
        column.addWidget(button)
        self.rows.number.setFocus()

    def apply(self) -> None:
        """Tell the size, and go."""
        fill = self.fill.value()
        assert isinstance(fill, int)
        cell: Cell = fill
        self.resized.emit(self.rows.value(), self.cols.value(), self.anchor.anchor, cell)
        self.close()
