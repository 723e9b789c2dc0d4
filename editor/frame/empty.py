"""What lies where a board would be while the pack has no level: what to do about it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QAction, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from editor.art.icons import draw_icon
from editor.document import Document
from editor.look import colors
from editor.panels.controls import push_button, text_label
from editor.theme import paint_color
from editor.words import tr

_SIGN = 48


class _Sign(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(_SIGN, _SIGN)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        draw_icon(painter, "tiles", QRectF(self.rect()), colors().faint)
        painter.end()


class EmptyPack(QWidget):
    """Covers a canvas whose pack has no level, and offers the actions that change that."""

    def __init__(self, canvas: QWidget, offers: Sequence[tuple[QAction, str]]) -> None:
        """`offers` are actions with the icons of their buttons; the first is the usual one."""
        super().__init__(canvas)
        self._document: Document | None = None
        self.setAccessibleName(tr("This pack has no levels yet"))
        column = QVBoxLayout(self)
        column.setSpacing(12)
        column.addStretch(1)
        column.addWidget(_Sign(), 0, Qt.AlignmentFlag.AlignHCenter)
        for label in (
            text_label(tr("This pack has no levels yet"), "heading"),
            text_label(tr("Add one, or drop a file with boards here."), tone="muted"),
        ):
            column.addWidget(label, 0, Qt.AlignmentFlag.AlignHCenter)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addStretch(1)
        self.buttons = []
        for number, (action, picture) in enumerate(offers):
            button = push_button(action.text(), picture, kind="tall" if number else "primary")
            button.clicked.connect(action.trigger)
            row.addWidget(button)
            self.buttons.append(button)
        row.addStretch(1)
        column.addSpacing(4)
        column.addLayout(row)
        column.addStretch(2)
        canvas.installEventFilter(self)
        self.hide()

    def set_document(self, document: Document | None) -> None:
        """Follow another pack."""
        if self._document is not None:
            self._document.changed.disconnect(self._follow)
        self._document = document
        if document is not None:
            document.changed.connect(self._follow)
        self._follow()

    def _follow(self, _change: object = None) -> None:
        document = self._document
        self.setVisible(document is not None and not document.pack.levels)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self.setGeometry(watched.rect())
        return super().eventFilter(watched, event)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.fillRect(self.rect(), paint_color(colors().canvas))
        painter.end()
