"""The canvas with a card lying on its foot."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from editor.canvas.geometry import RULER
from editor.panels.evidence import INSET


class CanvasHolder(QWidget):
    """Gives the canvas all its room, and lays the card over its lower part."""

    def __init__(self, canvas: QWidget, card: QWidget) -> None:
        super().__init__()
        self._card = card
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(canvas)
        card.setParent(self)
        card.raise_()

    def settle(self) -> None:
        """Put the card where it belongs."""
        width = self.width() - RULER - 2 * INSET
        height = min(self._card.sizeHint().height(), self.height() - RULER - 2 * INSET)
        self._card.setGeometry(RULER + INSET, self.height() - INSET - height, width, height)

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self.settle()
        return super().event(event)
