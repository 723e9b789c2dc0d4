"""The canvas with a card lying over it, at the foot or beside the board, and what covers both."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtWidgets import QVBoxLayout, QWidget

from editor.canvas.geometry import RULER
from editor.canvas.view import CanvasView
from editor.panels.evidence import INSET, EvidenceCard

_ASIDE: Final = 320
"""How broad a card is that stands beside the board."""


class CanvasHolder(QWidget):
    """Gives the canvas all its room, and lays the card where it leaves the board as large as it can be."""

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
        canvas.reshaped.connect(self.settle)

    def cover(self, page: QWidget) -> None:
        """Let a page that is hidden now and then lie over everything while it is shown."""
        page.setParent(self)
        self._cover = page
        self.settle()

    def settle(self) -> None:
        """Put the card where it belongs, and let the board be fitted beside it."""
        if self._cover is not None:
            self._cover.setGeometry(self.rect())
            self._cover.raise_()
        room, card = self._room, self._card
        upright = isinstance(card, EvidenceCard) and self._stands_aside(card)
        wanted = card.sizeHint().height()
        if isinstance(card, EvidenceCard):
            card.set_upright(upright)
            wanted = card.upright_height(_ASIDE) if upright else card.sizeHint().height()
        if upright:
            room.setLeft(room.right() + 1 - _ASIDE)
        height = min(wanted, room.height())
        room.setTop(room.bottom() + 1 - height)
        card.setGeometry(room)
        if not card.isVisibleTo(self):
            self._canvas.set_cover()
        elif upright:
            self._canvas.set_cover(right=_ASIDE + INSET)
        else:
            self._canvas.set_cover(foot=height + INSET)

    @property
    def _room(self) -> QRect:
        """Where a card may lie."""
        return self.rect().adjusted(RULER + INSET, RULER + INSET, -INSET, -INSET)

    def _stands_aside(self, card: EvidenceCard) -> bool:
        """Whether the board can be larger beside the card than above it."""
        lying = min(card.lying_height, self._room.height())
        above = self._canvas.side_beside(foot=lying + INSET)
        return self._canvas.side_beside(right=_ASIDE + INSET) > above

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self.settle()
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            self.settle()
        return super().eventFilter(watched, event)
