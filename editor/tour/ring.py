"""A ring around the control that the tour speaks of. It lies over the window and takes no press."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from editor.look import colors
from editor.theme import paint_color

_ROOM: Final = 8
_LOOK_MS: Final = 150
"""How often it is asked where the control is: a panel may fold, scroll or move it."""


class Ring(QWidget):
    """Follows the widget that a function returns, or hides."""

    def __init__(self, window: QWidget, target: Callable[[], QWidget | None]) -> None:
        super().__init__(window)
        self._target = target
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._timer = QTimer(self, interval=_LOOK_MS)
        self._timer.timeout.connect(self.follow)
        self.hide()

    def watch(self, watching: bool) -> None:
        """Follow the target from now on, or no longer."""
        if watching:
            self._timer.start()
            self.follow()
        else:
            self._timer.stop()
            self.hide()

    def follow(self) -> None:
        """Lie around the target."""
        target, window = self._target(), self.parentWidget()
        if target is None or window is None or not target.isVisible() or target.visibleRegion().isEmpty():
            self.hide()
            return
        place = QRect(target.mapTo(window, QPoint(0, 0)), target.size())
        place = place.adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM).intersected(window.rect())
        if place != self.geometry():
            self.setGeometry(place)
        if self.isHidden():
            self.show()
            self.raise_()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = colors()
        for inset, width, alpha in ((3.0, 6.0, 0.25), (3.0, 2.0, 1.0)):
            painter.setPen(QPen(paint_color(now.accent, alpha), width))
            area = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
            painter.drawRoundedRect(area, 9, 9)
        painter.end()
