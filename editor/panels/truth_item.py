"""One fact of the truth bar: an icon, a value over its caption, in a width that never changes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from editor.art.icons import draw_icon
from editor.look import colors
from editor.theme import ICON, Tone, font, paint_color
from editor.words import phrases

BAR_HEIGHT: Final = 52
_GAP: Final = 9
_VALUE_TOP: Final = 8.0
_LINE: Final = 18.0


@dataclass(frozen=True, slots=True)
class Fact:
    """What an item says. A fact is never stale: while it is being found out, it says so."""

    value: str
    caption: str = ""
    icon: str = "tiles"
    tone: Tone = "text"
    """Of the value and the icon."""
    caption_tone: Tone = "muted"
    more: str = ""
    """What there is no room for: told in the tooltip and to screen readers."""

    @property
    def spoken(self) -> str:
        return phrases([self.value, self.caption, self.more])


class TruthItem(QWidget):
    """Shows one fact; texts too long for it are elided, and whole in the tooltip."""

    def __init__(self, width: int, *, with_icon: bool = True, right: bool = False) -> None:
        super().__init__()
        self._fact = Fact("")
        self._with_icon = with_icon
        self._right = right
        self.setFixedSize(width, BAR_HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def fact(self) -> Fact:
        return self._fact

    def show_fact(self, fact: Fact) -> None:
        if fact == self._fact:
            return
        self._fact = fact
        self.setAccessibleName(fact.spoken)
        self.setToolTip(fact.spoken if fact.more or self._is_cut() else "")
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802  # Qt's name
        return QSize(self.width(), BAR_HEIGHT)

    def text_width(self) -> float:
        """Return how wide the texts may be."""
        return self.width() - (ICON + _GAP if self._with_icon else 0)

    def _is_cut(self) -> bool:
        return any(
            QFontMetricsF(style).horizontalAdvance(text) > self.text_width()
            for text, style in ((self._fact.value, font("value")), (self._fact.caption, font("caption")))
        )

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        now, painter, fact = colors(), QPainter(self), self._fact
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left = 0.0
        if self._with_icon:
            tone = now.muted if fact.tone == "text" else now.tone(fact.tone)
            draw_icon(painter, fact.icon, QRectF(0, (BAR_HEIGHT - ICON) / 2, ICON, ICON), tone)
            left = ICON + _GAP
        lines = ((fact.value, font("value"), fact.tone), (fact.caption, font("caption"), fact.caption_tone))
        top = _VALUE_TOP if fact.caption else (BAR_HEIGHT - _LINE) / 2
        for text, style, ink in lines:
            self._paint_line(painter, QRectF(left, top, self.text_width(), _LINE), text, style, now.tone(ink))
            top += _LINE
        painter.end()

    def _paint_line(self, painter: QPainter, line: QRectF, text: str, style: QFont, color: str) -> None:
        painter.setFont(style)
        painter.setPen(paint_color(color))
        shown = QFontMetricsF(style).elidedText(text, Qt.TextElideMode.ElideRight, line.width())
        side = Qt.AlignmentFlag.AlignRight if self._right else Qt.AlignmentFlag.AlignLeft
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | side, shown)
