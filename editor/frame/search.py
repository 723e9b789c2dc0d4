"""A line in which any action can be found by its words and done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from editor.words import tr

_WIDTH: Final = 420
_ROWS: Final = 10
_ROW: Final = 28


class ActionSearch(QFrame):
    """Opens below the search field; Enter does what is marked, Escape does nothing."""

    def __init__(self, actions: Sequence[QAction], parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setProperty("surface", "card")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._actions = [action for action in actions if action.text()]
        self.line = QLineEdit()
        self.line.setPlaceholderText(tr("What do you want to do?"))
        self.line.setAccessibleName(tr("Search actions"))
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Actions"))
        self.list.setUniformItemSizes(True)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.addWidget(self.line)
        column.addWidget(self.list)
        self.setFixedWidth(_WIDTH)
        self.line.textChanged.connect(self._fill)
        self.line.installEventFilter(self)
        self.list.itemClicked.connect(lambda _item: self.do_current())
        self._fill("")

    def open_at(self, place: QPoint) -> None:
        """Open with the right upper corner at a place of the screen."""
        self.move(place - QPoint(_WIDTH, 0))
        self.show()
        self.line.setFocus()

    def do_current(self) -> None:
        """Do what is marked."""
        item = self.list.currentItem()
        self.close()
        if item is not None:
            action: QAction = item.data(Qt.ItemDataRole.UserRole)
            action.trigger()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
            if step is not None:
                row = self.list.currentRow() + step
                self.list.setCurrentRow(min(max(row, 0), self.list.count() - 1))
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.do_current()
                return True
        return super().eventFilter(watched, event)

    def _fill(self, text: str) -> None:
        words = text.casefold().split()
        self.list.clear()
        for action in self._actions:
            title = action.text().replace("…", "")
            if all(word in title.casefold() for word in words) and action.isEnabled():
                keys = action.shortcut().toString()
                item = QListWidgetItem(action.icon(), f"{title}\t{keys}" if keys else title)
                item.setData(Qt.ItemDataRole.UserRole, action)
                self.list.addItem(item)
        self.list.setCurrentRow(0)
        self.list.setFixedHeight(min(max(self.list.count(), 1), _ROWS) * _ROW + 4)
        self.adjustSize()
