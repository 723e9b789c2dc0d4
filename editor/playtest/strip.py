"""The line above the board that is played: what is played, what was just done, the speed, and the way out."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QWidget

from editor.art.icons import draw_icon
from editor.frame.options import OPTIONS_HEIGHT
from editor.look import colors
from editor.panels.controls import ElidedLabel, Option, Segments, push_button, restyle, text_label
from editor.theme import ICON, Tone
from editor.words import tr

_WIDE: Final = 760


class _Mark(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(ICON, ICON)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        draw_icon(painter, "playtest", QRectF(self.rect()), colors().accent)
        painter.end()


class PlayStrip(QFrame):
    """Stands where the tool options stand while the level is edited."""

    speed_chosen = Signal(object)
    """One of `editor.settings.PLAY_SPEEDS`."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("surface", "panel")
        self.setFixedHeight(OPTIONS_HEIGHT)
        self.title = text_label(tr("Playtest"), "section")
        self._title = ""
        self.message = ElidedLabel("", "body")
        self.message.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.speed = Segments(
            tr("Speed"),
            [
                Option("slow", tr("Slow"), tr("Links and falls are shown slowly")),
                Option("normal", tr("Normal"), tr("Links and falls are shown as in most games")),
                Option("fast", tr("Fast"), tr("Links and falls are shown quickly")),
                Option("off", tr("At once"), tr("Nothing is shown on its way")),
            ],
        )
        self.leave = push_button(tr("Leave"), "close")
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 0, 14, 0)
        row.setSpacing(8)
        row.addWidget(_Mark())
        row.addWidget(self.title)
        row.addSpacing(8)
        row.addWidget(self.message, 1)
        row.addWidget(self.speed)
        row.addWidget(self.leave)
        self.speed.changed.connect(self.speed_chosen)
        self.hide()

    def show_title(self, title: str) -> None:
        """Say what is played."""
        self._title = title
        self._fit()

    def show_speed(self, speed: str) -> None:
        """Show at what speed films run."""
        self.speed.show_value(speed)

    def say(self, text: str, tone: Tone) -> None:
        """Say what was just done, and what came of it."""
        self.message.show_text(text)
        restyle(self.message, tone=tone)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Where it is narrow, what just happened is more than what is played."""
        wide = self.width() >= _WIDE
        self.title.setText(tr("Playtest: {title}", title=self._title) if wide else tr("Playtest"))
