"""Fields for a line and for several lines of text, told when they are finished."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit


class LineField(QLineEdit):
    """A line of text, told when it is finished and another."""

    changed = Signal(str)

    def __init__(self, name: str, placeholder: str = "") -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setPlaceholderText(placeholder)
        self._told = ""
        self.editingFinished.connect(self._tell)

    def show_value(self, text: str) -> None:
        """Show a text without telling it; what the user is typing is left alone when it is no other."""
        self._told = text
        if text != self.text():
            self.setText(text)
            self.setCursorPosition(0)

    def _tell(self) -> None:
        if self.text() != self._told:
            self._told = self.text()
            self.changed.emit(self._told)


class TextField(QPlainTextEdit):
    """Several lines of text, told when the field is left and they are others."""

    changed = Signal(str)

    def __init__(self, name: str, lines: int = 4) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setTabChangesFocus(True)
        self.setFixedHeight(lines * self.fontMetrics().lineSpacing() + 14)
        self._told = ""
        self.installEventFilter(self)

    def show_value(self, text: str) -> None:
        """Show a text without telling it."""
        self._told = text
        if text != self.toPlainText():
            self.setPlainText(text)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  # Qt's name
        if watched is self and event.type() == QEvent.Type.FocusOut:
            self.tell()
        return super().eventFilter(watched, event)

    def tell(self) -> None:
        """Tell the text if it is another than was shown or told last."""
        if self.toPlainText() != self._told:
            self._told = self.toPlainText()
            self.changed.emit(self._told)
