"""Small parts of the frame."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QAction, QFontMetrics
from PySide6.QtWidgets import QPushButton, QSizePolicy

from editor.art.icons import icon
from editor.frame.keytip import KeyTip
from editor.panels.controls import restyle
from editor.theme import SMALL_ICON, Tone, font

_GAP: Final = 6
_ALONE: Final = 32
_WITH_WORDS: Final = 50
"""What a button takes beside its words: the picture, and the room around both."""


class WordButton(QPushButton):
    """A button with a picture and words; where there is no room the words are only in its tooltip."""

    def __init__(self, text: str, picture: str, *, checked: Tone = "text") -> None:
        super().__init__(icon(picture, checked=checked), text)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAutoDefault(False)
        self._words = text
        self.setAccessibleName(text)
        self.setToolTip(text)
        self.show_words(True)

    def width_with(self, *, words: bool) -> int:
        """Return how wide it is with its words, or with its picture alone."""
        metrics = QFontMetrics(font("section"))
        return metrics.horizontalAdvance(self._words) + _WITH_WORDS if words else _ALONE

    def show_words(self, shown: bool) -> None:
        """Show the words beside the picture, or the picture alone."""
        self.setText(self._words if shown else "")
        # Wider than high: the rest is the distance to the words.
        self.setIconSize(QSize(SMALL_ICON + (_GAP if shown else 0), SMALL_ICON))
        self.setFixedWidth(self.width_with(words=shown))


class LitButton(WordButton):
    """A button that is lit as long as what it shows is seen on the canvas."""

    def __init__(self, text: str, picture: str) -> None:
        super().__init__(text, picture, checked="accent")
        self.setCheckable(True)
        self.toggled.connect(lambda lit: restyle(self, lit=lit))

    def follow(self, action: QAction) -> None:
        """Do what an action does, be lit while it is checked, and be there while it is."""
        self.setToolTip(action.text())
        KeyTip(self, action)
        self.clicked.connect(action.trigger)
        action.toggled.connect(self.setChecked)
        action.changed.connect(lambda: self.setVisible(action.isVisible()))
        if not action.isVisible():
            self.hide()
