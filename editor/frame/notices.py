"""Notices above the canvas: what happened, and what can be done about it. They wait; they stop nobody."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from editor.panels.controls import icon_button, push_button, text_label
from editor.theme import PADDING, Tone
from editor.words import tr

_BRIEF_MS: Final = 4000
_MOST: Final = 4


@dataclass(frozen=True, slots=True)
class Answer:
    """Something that a notice offers to do."""

    text: str
    do: Callable[[], None]


class _Notice(QFrame):
    def __init__(self, key: str, text: str, answers: Sequence[Answer], tone: Tone) -> None:
        super().__init__()
        self.key = key
        self.setProperty("surface", "card")
        self.setProperty("kind", "notice")
        self.setProperty("tone", tone)
        row = QHBoxLayout(self)
        row.setContentsMargins(PADDING, 6, 8, 6)
        row.setSpacing(8)
        self.words = text_label(text, tone=tone)
        self.words.setWordWrap(True)
        row.addWidget(self.words, 1)
        for answer in answers:
            button = push_button(answer.text)
            button.clicked.connect(self._done(answer.do))
            row.addWidget(button)
        close = icon_button("close", tr("Dismiss"))
        close.clicked.connect(self.dismiss)
        row.addWidget(close)
        self.setAccessibleName(text)

    def dismiss(self) -> None:
        self.hide()
        self.deleteLater()

    def _done(self, do: Callable[[], None]) -> Callable[[], None]:
        def act() -> None:
            self.dismiss()
            do()

        return act


class Notices(QWidget):
    """Stacks notices; one with the key of an older one replaces it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(12, 8, 12, 0)
        self._column.setSpacing(6)
        self.hide()

    def say(self, text: str, answers: Sequence[Answer] = (), *, key: str = "", tone: Tone = "text") -> None:
        """Show a notice that stays until it is answered or dismissed."""
        self.withdraw(key or text)
        notice = _Notice(key or text, text, answers, tone)
        notice.destroyed.connect(self._tidy)
        self._column.addWidget(notice)
        notice.show()
        for old in self.shown[:-_MOST]:
            old.dismiss()
        self.show()

    def mention(self, text: str) -> None:
        """Show a notice for a few seconds."""
        self.say(text, key="mention")
        notice = self.shown[-1]
        QTimer.singleShot(_BRIEF_MS, notice, notice.dismiss)

    def withdraw(self, key: str) -> None:
        """Take back the notice of a key, because it no longer holds."""
        for notice in self.shown:
            if notice.key == key:
                notice.dismiss()

    @property
    def shown(self) -> list[_Notice]:
        """The notices that are seen, the oldest first."""
        notices = self.findChildren(_Notice, options=Qt.FindChildOption.FindDirectChildrenOnly)
        return [notice for notice in notices if not notice.isHidden()]

    def answer(self, text: str) -> None:
        """Press the button with this text, of the newest notice that has one."""
        for notice in reversed(self.shown):
            for button in notice.findChildren(QPushButton):
                if button.text() == text:
                    button.click()
                    return
        raise LookupError(f"no notice offers {text}")

    def texts(self) -> list[str]:
        """What the notices say."""
        return [notice.words.text() for notice in self.shown]

    def _tidy(self) -> None:
        self.setVisible(bool(self.shown))
