"""Grids of buttons that are one stop for the tabulator; the arrow keys move within them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton

_ARROWS: Final = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}


class RovingGrid(QObject):
    """Moves the focus over buttons in rows of `across`; Return presses the one that has it."""

    def __init__(self, across: int, parent: QObject) -> None:
        super().__init__(parent)
        self._across = across
        self._buttons: list[QAbstractButton] = []

    def set_buttons(self, buttons: Sequence[QAbstractButton]) -> None:
        self._buttons = list(buttons)
        for button in buttons:
            button.installEventFilter(self)
        self.settle()

    def settle(self) -> None:
        """Let the tabulator stop at the lit button, or else at the first."""
        stop = next((button for button in self._buttons if button.isChecked()), None)
        for button in self._buttons:
            is_stop = button is (stop or self._buttons[0])
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if is_stop else Qt.FocusPolicy.ClickFocus)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  # Qt's name
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            key = Qt.Key(event.key())
            if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(watched, QAbstractButton):
                watched.click()
                return True
            step = _ARROWS.get(key)
            if step is not None:
                at = next(i for i, button in enumerate(self._buttons) if button is watched)
                onward = at + step[0] * self._across + step[1]
                if 0 <= onward < len(self._buttons):
                    self._buttons[onward].setFocus(Qt.FocusReason.TabFocusReason)
                return True
        return super().eventFilter(watched, event)
