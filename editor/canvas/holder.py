"""The canvas with a card lying on its foot, and what covers both."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QVBoxLayout, QWidget

from editor.canvas.geometry import RULER
from editor.canvas.view import CanvasView
from editor.panels.evidence import INSET


class CanvasHolder(QWidget):
    """Gives the canvas all its room, and lays the card over its lower part."""

    def __init__(self, canvas: CanvasView, card: QWidget) -> None:
        super().__init__()
        self._canvas = canvas
        self._card = card
        self._cover: QWidget | None = None
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(canvas)
        card.setParent(self)
        card.raise_()
        card.installEventFilter(self)

    def cover(self, page: QWidget) -> None:
        """Let a page that is hidden now and then lie over everything while it is shown."""
        page.setParent(self)
        self._cover = page
        self.settle()

    def settle(self) -> None:
        """Put the card where it belongs, and let the board be fitted above it."""
        if self._cover is not None:
            self._cover.setGeometry(self.rect())
            self._cover.raise_()
        width = self.width() - RULER - 2 * INSET
        height = min(self._card.sizeHint().height(), self.height() - RULER - 2 * INSET)
        self._card.setGeometry(RULER + INSET, self.height() - INSET - height, width, height)
        self._canvas.set_foot(height + INSET if self._card.isVisibleTo(self) else 0)

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self.settle()
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            self.settle()
        return super().eventFilter(watched, event)
