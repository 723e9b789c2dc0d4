"""The line above the board that is played: what is played, what was just done, the speed, and the way out."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QWidget

from editor.art.icons import draw_icon
from editor.frame.controls import WordButton
from editor.frame.options import OPTIONS_HEIGHT
from editor.look import colors
from editor.panels.controls import Choice, ElidedLabel, Option, Segments, restyle, text_label
from editor.theme import ICON, Tone
from editor.words import tr

_WIDE: Final = 760
_NARROW: Final = 640
_LEAST: Final = 440


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
        self.speed = Segments(tr("Speed"), play_speeds())
        self.speed_list = Choice(tr("Speed"), play_speeds())
        self.leave = WordButton(tr("Leave"), "close")
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 0, 14, 0)
        row.setSpacing(8)
        row.addWidget(_Mark())
        row.addWidget(self.title)
        row.addSpacing(8)
        row.addWidget(self.message, 1)
        row.addWidget(self.speed)
        row.addWidget(self.speed_list)
        row.addWidget(self.leave)
        self.speed.changed.connect(self.speed_chosen)
        self.speed_list.chosen.connect(self.speed_chosen)
        self.hide()

    def show_title(self, title: str) -> None:
        """Say what is played."""
        self._title = title
        self._fit()

    def show_speed(self, speed: str) -> None:
        """Show at what speed films run."""
        self.speed.show_value(speed)
        self.speed_list.show_value(speed)

    def say(self, text: str, tone: Tone) -> None:
        """Say what was just done, and what came of it."""
        self.message.show_text(text)
        restyle(self.message, tone=tone)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(_LEAST, OPTIONS_HEIGHT)

    def _fit(self) -> None:
        """Where it is narrow, what just happened is more than what is played, and at what speed."""
        wide, narrow = self.width() >= _WIDE, self.width() < _NARROW
        self.title.setText(tr("Playtest: {title}", title=self._title) if wide else tr("Playtest"))
        self.title.setVisible(not narrow)
        self.speed.setVisible(not narrow)
        self.speed_list.setVisible(narrow)
        self.leave.show_words(not narrow)


def play_speeds() -> list[Option]:
    """Return the speeds at which links and falls are shown, by `editor.settings.PLAY_SPEEDS`."""
    return [
        Option("slow", tr("Slow"), tr("Links and falls are shown slowly")),
        Option("normal", tr("Normal"), tr("Links and falls are shown as in most games")),
        Option("fast", tr("Fast"), tr("Links and falls are shown quickly")),
        Option("off", tr("At once"), tr("Nothing is shown on its way")),
    ]
