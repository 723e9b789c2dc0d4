"""What the orbs of each kind give, and how many of them fall short, as a small table of two columns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from editor.art.tiles import TileArt
from editor.look import colors
from editor.theme import font, paint_color
from editor.words import clauses, count, phrases, tr
from levels.board import Cell

_ROW: Final = 24
_PICTURE: Final = 18
_COLUMNS: Final = 2


@dataclass(frozen=True, slots=True)
class YieldFact:
    """What one kind gives."""

    kind: Cell
    combos: int
    left: int
    """Orbs that fall short."""


class KindYields(QWidget):
    """Shows a place for every kind: its orb, its combos, its orbs that fall short."""

    def __init__(self) -> None:
        super().__init__()
        self._yields: Sequence[YieldFact] = ()
        self._art: TileArt | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_yields(self, yields: Sequence[YieldFact], art: TileArt) -> None:
        """Show what each kind gives, in the pictures of a theme."""
        if yields == self._yields and art is self._art:
            return
        self._yields, self._art = yields, art
        spoken = clauses(self._spoken(each) for each in yields)
        self.setAccessibleName(spoken)
        self.setToolTip(spoken.replace("; ", "\n"))
        height = -(-len(yields) // _COLUMNS) * _ROW
        if height != self.minimumHeight():
            self.setFixedHeight(height)
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802  # Qt's name
        return QSize(200, self.minimumHeight())

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        painter = QPainter(self)
        width = self.width() / _COLUMNS
        for number, each in enumerate(self._yields):
            row, col = divmod(number, _COLUMNS)
            self._paint_yield(painter, each, QRectF(col * width, row * _ROW, width - 6, _ROW))
        painter.end()

    def _spoken(self, each: YieldFact) -> str:
        name = "" if self._art is None else self._art.theme.kind_name(each.kind)
        combos = count(each.combos, "{n} combo", "{n} combos")
        short = count(each.left, "{n} orb falls short", "{n} orbs fall short")
        return tr("{what}: {why}", what=name, why=phrases([combos, short]))

    def _paint_yield(self, painter: QPainter, each: YieldFact, place: QRectF) -> None:
        now = colors()
        if self._art is not None:
            box = QRectF(place.left(), place.top() + (_ROW - _PICTURE) / 2, _PICTURE, _PICTURE)
            painter.drawImage(box, self._art.image(each.kind, _PICTURE, self.devicePixelRatioF()))
        value = f"×{each.combos}"
        painter.setFont(font("section"))
        painter.setPen(paint_color(now.text if each.combos else now.muted))
        words = place.adjusted(_PICTURE + 7, 0, 0, 0)
        middle = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(words, middle, value)
        if each.left:
            words.adjust(max(24.0, QFontMetricsF(font("section")).horizontalAdvance(value) + 8), 0, 0, 0)
            painter.setFont(font("caption"))
            painter.setPen(paint_color(now.muted))
            painter.drawText(words, middle, tr("{n} short", n=each.left))
