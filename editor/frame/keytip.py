"""Tooltips that name the keys of what their control does, and follow when these change."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QWidget

from editor.keys import shown, with_keys


class KeyTip(QObject):
    """Puts the keys of an action behind the tooltip of a control, whatever that says at the time."""

    def __init__(self, control: QWidget, action: QAction) -> None:
        super().__init__(control)
        self._control = control
        self._action = action
        text = control.text() if isinstance(control, QAbstractButton) else ""
        self._own = control.toolTip() or control.accessibleName() or text
        self._dressed = ""
        control.installEventFilter(self)
        action.changed.connect(self._dress)
        self._dress()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.ToolTipChange and self._control.toolTip() != self._dressed:
            self._own = self._control.toolTip()
            self._dress()
        return False

    def _dress(self) -> None:
        keys = [key.toString() for key in self._action.shortcuts()]
        self._dressed = with_keys(self._own, keys)
        if self._control.toolTip() != self._dressed:
            self._control.setToolTip(self._dressed)
        self._control.setAccessibleDescription(shown(keys[0]) if keys else "")
