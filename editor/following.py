"""How panels keep up with a document: at once, but during a gesture only every few frames."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer

from editor.document import Document

_PAUSE_MS: Final = 90


class Follower(QObject):
    """Calls a function whenever the document, its current level or its selection is another."""

    def __init__(self, follow: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self._follow = follow
        self.document: Document | None = None
        self._timer = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._timer.timeout.connect(self._now)

    def set_document(self, document: Document | None) -> None:
        """Follow another document."""
        if self.document is not None:
            self.document.changed.disconnect(self._changed)
            self.document.current_changed.disconnect(self._now)
            self.document.selection_changed.disconnect(self._changed)
        self.document = document
        if document is not None:
            document.changed.connect(self._changed)
            document.current_changed.connect(self._now)
            document.selection_changed.connect(self._changed)
        self._now()

    def _changed(self, _change: object = None) -> None:
        if self.document is None or not self.document.in_gesture:
            self._now()
        elif not self._timer.isActive():
            # A brush makes an event every few milliseconds, and nobody reads a panel that fast.
            self._timer.start()

    def _now(self) -> None:
        self._timer.stop()
        self._follow()
