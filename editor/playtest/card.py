"""The card at the foot of the board that is played: how it ended, what it waits for, and what can be done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from editor.art.icons import draw_icon
from editor.look import colors
from editor.panels.controls import ElidedLabel, push_button
from editor.playtest.game import Ending
from editor.theme import Tone
from editor.words import tr

HEIGHT: Final = 68
_ICON: Final = 24
_BESIDE: Final = 80
"""What mark, margins and gaps take."""
_MOST_WORDS: Final = 320
"""Longer sentences are cut before buttons lose their words."""
_ELSEWHERE: Final = ("playtest", "play-again", "undo")
"""What the line above the board or the bar at the foot offers too; the first goes first."""
_OFFERS: Final[dict[str, Callable[[], tuple[str, str]]]] = {
    "play-shuffle": lambda: (tr("Shuffle"), "shuffle"),
    "undo": lambda: (tr("Undo"), "undo"),
    "play-back": lambda: (tr("Go back"), "history"),
    "play-on": lambda: (tr("Play on"), "play"),
    "play-pause": lambda: (tr("Go on"), "play"),
    "play-stop": lambda: (tr("Cancel"), "close"),
    "play-again": lambda: (tr("Start again"), "rotate-left"),
    "keep-route": lambda: (tr("Keep as route"), "route"),
    "keep-play": lambda: (tr("Keep the record"), "save"),
    "playtest": lambda: (tr("Leave"), "close"),
}


class _Mark(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self._name = "check"
        self._tone: Tone = "text"
        self.setFixedSize(_ICON, _ICON)

    def show_mark(self, name: str, tone: Tone) -> None:
        """Show an icon in a colour."""
        self._name, self._tone = name, tone
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        draw_icon(painter, self._name, QRectF(self.rect()), colors().tone(self._tone))
        painter.end()


class PlayCard(QFrame):
    """Shows an `Ending`; `wanted` tells the id of the action that the user chose."""

    wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("surface", "card")
        self.setFixedHeight(HEIGHT)
        self._mark = _Mark()
        self.title = ElidedLabel("", "heading")
        self.text = ElidedLabel("", "body", "muted")
        self._lines = (self.title, self.text)
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addStretch(1)
        words.addWidget(self.title)
        words.addWidget(self.text)
        words.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 0, 16, 0)
        row.setSpacing(8)
        row.addWidget(self._mark)
        row.addSpacing(4)
        row.addLayout(words, 1)
        self.offers: dict[str, QPushButton] = {}
        self._words: dict[str, str] = {}
        for name, looks in _OFFERS.items():
            text, picture = looks()
            button = push_button(text, picture)
            button.setAccessibleName(text)
            button.setToolTip(text)
            self._words[name] = text
            button.clicked.connect(lambda _=False, name=name: self.wanted.emit(name))
            self.offers[name] = button
            row.addWidget(button)
        self.shown: Ending | None = None
        self.hide()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(super().sizeHint().width(), HEIGHT)

    def show_ending(self, ending: Ending | None) -> None:
        """Show what there is to say; None: nothing."""
        if ending == self.shown:
            return
        self.shown = ending
        if ending is not None:
            self._mark.show_mark(ending.icon, ending.tone)
            self.title.show_text(ending.title)
            self.text.show_text(ending.text)
            self.setAccessibleName(tr("{title}. {text}", title=ending.title, text=ending.text))
            self._fit()
        self.setVisible(ending is not None)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Leave the words to the pictures where the sentences would have no room beside them.

        Where that is not enough, what is offered elsewhere too is left out.
        """
        offers = [] if self.shown is None else list(self.shown.offers)
        lines = max(QFontMetrics(label.font()).horizontalAdvance(label.whole) for label in self._lines)
        room = self.width() - _BESIDE - min(lines, _MOST_WORDS)
        for name in offers:
            self.offers[name].setText(self._words[name])
        if self._width_of(offers) > room:
            for name in offers:
                self.offers[name].setText("")
            for name in _ELSEWHERE:
                if name in offers and self._width_of(offers) > room:
                    offers.remove(name)
        for name, button in self.offers.items():
            button.setVisible(name in offers)

    def _width_of(self, offers: Sequence[str]) -> int:
        return sum(self.offers[name].sizeHint().width() + 8 for name in offers)
