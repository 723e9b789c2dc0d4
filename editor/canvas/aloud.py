"""The board for screen readers: a list of cells, row by row, each with its place and what stands on it.

A list and not a table: the interface of tables cannot be implemented from Python. What is said of a cell
begins with its row and column instead.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QPoint, QPointF, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget
from shiboken6 import isValid

from editor.canvas.view import CanvasView
from levels.board import Position


class CellAloud(QAccessibleInterface):
    """One cell; it says what stands there when it is asked."""

    def __init__(self, canvas: CanvasView, number: int) -> None:
        super().__init__()
        self._canvas = canvas
        self._number = number

    @property
    def at(self) -> Position:
        row, col = divmod(self._number, self._canvas.view.cols)
        return row, col

    def isValid(self) -> bool:  # noqa: N802 - Qt's name
        return isValid(self._canvas) and self._number < self._canvas.view.rows * self._canvas.view.cols

    def object(self) -> QObject | None:  # type: ignore[override] # its stubs know no None
        return None

    def window(self) -> QWindow | None:  # type: ignore[override] # its stubs know no None
        return self._canvas.window().windowHandle()

    def parent(self) -> QAccessibleInterface:
        return QAccessible.queryAccessibleInterface(self._canvas)

    def child(self, _index: int) -> QAccessibleInterface | None:  # type: ignore[override] # its stubs know no None
        return None

    def childAt(self, _x: int, _y: int) -> QAccessibleInterface | None:  # type: ignore[override] # noqa: N802 - as above; Qt's name
        return None

    def childCount(self) -> int:  # noqa: N802 - Qt's name
        return 0

    def indexOfChild(self, _child: QAccessibleInterface) -> int:  # noqa: N802 - Qt's name
        return -1

    def text(self, what: QAccessible.Text) -> str:
        return self._canvas.words_at(self.at) if what == QAccessible.Text.Name and self.isValid() else ""

    def setText(self, _what: QAccessible.Text, _text: str) -> None:  # noqa: N802 - Qt's name
        """Cells are painted, not written."""

    def rect(self) -> QRect:
        cell = self._canvas.view.cell(self.at).toAlignedRect()
        return QRect(self._canvas.mapToGlobal(cell.topLeft()), cell.size())

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = True
        state.selectable = True
        state.focused = self._canvas.hasFocus() and self._canvas.at == self.at
        state.selected = self._canvas.is_chosen(self.at)
        return state


class BoardAloud(QAccessibleWidget):
    """The canvas as the list of its cells."""

    def __init__(self, canvas: CanvasView) -> None:
        super().__init__(canvas, QAccessible.Role.List)
        self._canvas = canvas
        self._cells: dict[int, CellAloud] = {}
        """Those that were asked for; Qt holds no reference that Python would know of."""
        self._told: Position | None = None
        canvas.announces = False
        canvas.read.connect(self._tell)

    def childCount(self) -> int:  # noqa: N802 - Qt's name
        return self._canvas.view.rows * self._canvas.view.cols if self._canvas.level is not None else 0

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override] # its stubs know no None
        if not 0 <= index < self.childCount():
            return None
        if index not in self._cells:
            self._cells[index] = CellAloud(self._canvas, index)
            QAccessible.registerAccessibleInterface(self._cells[index])
        return self._cells[index]

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override] # noqa: N802 - as above; Qt's name
        view = self._canvas.view
        at = view.at(QPointF(self._canvas.mapFromGlobal(QPoint(x, y))))
        return self.child(at[0] * view.cols + at[1]) if view.inside(at) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:  # noqa: N802 - Qt's name
        return next((number for number, cell in self._cells.items() if cell is child), -1)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override] # noqa: N802 - as above; Qt's name
        at = self._canvas.at
        if at is None or not self._canvas.hasFocus() or not self._canvas.view.inside(at):
            return None
        return self.child(at[0] * self._canvas.view.cols + at[1])

    def _tell(self, text: str) -> None:
        """Say that the cursor came to a cell, or that another thing stands on the cell where it is."""
        canvas, at = self._canvas, self._canvas.at
        if at is None or not QAccessible.isActive():
            return
        if at == self._told:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(canvas, text))
            return
        self._told = at
        event = QAccessibleEvent(canvas, QAccessible.Event.Focus)
        event.setChild(at[0] * canvas.view.cols + at[1])
        QAccessible.updateAccessibility(event)


_BOARDS: Final[list[BoardAloud]] = []
"""All that were made. Qt deletes them with their canvases; were they let go of here, that would be twice."""


def read_boards_aloud() -> None:
    """Let screen readers walk through the cells of every canvas; to be called once, at the start."""
    QAccessible.installFactory(_board_of)


def _board_of(_class_name: str, shown: QObject) -> QAccessibleInterface | None:
    if not isinstance(shown, CanvasView):
        return None
    _BOARDS.append(BoardAloud(shown))
    return _BOARDS[-1]
