"""A field that takes in the keys that are pressed, instead of doing what they do."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QPushButton

from editor.keys import portable, shown
from editor.panels.controls import restyle
from editor.words import tr

_MODIFIERS: Final = (
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
    Qt.Key.Key_Super_L,
    Qt.Key.Key_Super_R,
    Qt.Key.Key_CapsLock,
    Qt.Key.Key_NumLock,
    Qt.Key.Key_unknown,
)
_LEAVING: Final = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)


class KeyField(QPushButton):
    """Shows keys. Pressed, it listens for the next combination; Esc, Tab or a press elsewhere end that."""

    caught = Signal(str)
    """A combination in portable text; nobody has looked yet whether it is free."""

    def __init__(self) -> None:
        # Events come from the first property on.
        self._keys: tuple[str, ...] = ()
        self.is_listening = False
        super().__init__()
        self.setProperty("kind", "field")
        self.setAutoDefault(False)
        self.clicked.connect(self.listen)
        self.show_keys(())

    def show_keys(self, keys: tuple[str, ...]) -> None:
        """Show what an action has now."""
        self._keys = keys
        self.is_listening = False
        self._tell()

    def listen(self) -> None:
        """Take in the next combination."""
        self.is_listening = True
        self.setFocus()
        self._tell()

    def event(self, event: QEvent) -> bool:
        if self.is_listening and isinstance(event, QKeyEvent):
            if event.type() == QEvent.Type.ShortcutOverride:
                # No action may have these keys now, nor may the dialog close by them.
                event.accept()
                return True
            if event.type() == QEvent.Type.KeyPress and self._take(event):
                return True
        return super().event(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        super().focusOutEvent(event)
        self.show_keys(self._keys)

    def _take(self, event: QKeyEvent) -> bool:
        """Take in a key; False when it is to do what it always does."""
        key = Qt.Key(event.key())
        if key in _LEAVING:
            self.show_keys(self._keys)
            return False
        if key in _MODIFIERS:
            return True
        self.show_keys(self._keys)
        if key != Qt.Key.Key_Escape:
            self.caught.emit(combination(event))
        return True

    def _tell(self) -> None:
        listed = ", ".join(shown(key) for key in self._keys)
        self.setText(tr("Press the new keys…") if self.is_listening else listed or tr("no keys"))
        self.setAccessibleName(tr("Keys: {keys}", keys=self.text()))
        restyle(self, kind="lit" if self.is_listening else "field")


def combination(event: QKeyEvent) -> str:
    """Return the keys of a press in portable text."""
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    text = event.text()
    # A sign that needs Shift on this keyboard may not need it on another.
    if modifiers == Qt.KeyboardModifier.ShiftModifier and text.isprintable() and text and not text.isalnum():
        modifiers = Qt.KeyboardModifier.NoModifier
    return portable(QKeySequence(int(event.key()) | modifiers.value).toString())
