"""The combos of every wave as chips, and the meter that says how far they are from the most there can be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from editor.art.tiles import TileArt
from editor.look import colors
from editor.theme import font, paint_color
from editor.words import clauses, count, listed, tr
from levels.board import Cell

_CHIP: Final = 26
_PICTURE: Final = 18
_GAP: Final = 5
_ROW_GAP: Final = 8
_BADGE: Final = 22
_MOST_SEGMENTS: Final = 24


@dataclass(frozen=True, slots=True)
class ComboFact:
    """One combo: its kind, how many orbs, how many of them with the plus mark."""

    kind: Cell
    size: int
    plus: int = 0


class ComboChips(QWidget):
    """A row of chips for every wave, wrapped where the panel is too narrow.

    Contract: `show_waves` shows without telling; `reached` carries wave and combo (from 0) under the pointer,
    or -1 and -1 when it leaves them.
    """

    reached = Signal(int, int)

    def __init__(self) -> None:
        super().__init__()
        self._waves: Sequence[Sequence[ComboFact]] = ()
        self._art: TileArt | None = None
        self._places: dict[tuple[int, int], QRectF] = {}
        self._at = (-1, -1)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_waves(self, waves: Sequence[Sequence[ComboFact]], art: TileArt) -> None:
        """Show the combos of each wave, in the pictures of a theme."""
        self._waves, self._art = waves, art
        self.setAccessibleName(self._spoken())
        self._lay_out()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802  # Qt's name
        return QSize(200, self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # Qt's name
        super().resizeEvent(event)
        self._lay_out()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802  # Qt's name
        at = next((key for key, place in self._places.items() if place.contains(event.position())), (-1, -1))
        self._reach(at)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802  # Qt's name
        super().leaveEvent(event)
        self._reach((-1, -1))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for (wave, combo), place in self._places.items():
            if combo == 0:
                self._paint_badge(painter, wave, place.top() + (_CHIP - _BADGE) / 2)
            self._paint_chip(painter, self._waves[wave][combo], place, reached=(wave, combo) == self._at)
        painter.end()

    def _spoken(self) -> str:
        if self._art is None:
            return ""
        name = self._art.theme.kind_name
        return clauses(
            tr("Wave {wave}: {combos}", wave=i, combos=listed(f"{name(c.kind)} {c.size}" for c in wave))
            for i, wave in enumerate(self._waves, start=1)
        )

    def _label(self, combo: ComboFact) -> str:
        return f"{combo.size}+{combo.plus}" if combo.plus else str(combo.size)

    def _lay_out(self) -> None:
        metrics = QFontMetricsF(font("caption"))
        self._places = {}
        top = 0.0
        for wave, combos in enumerate(self._waves):
            left = float(_BADGE + 2 * _GAP)
            for combo, fact in enumerate(combos):
                width = _PICTURE + metrics.horizontalAdvance(self._label(fact)) + 18
                if left + width > self.width() and combo:
                    left, top = float(_BADGE + 2 * _GAP), top + _CHIP + 4
                self._places[wave, combo] = QRectF(left, top, width, _CHIP)
                left += width + _GAP
            top += _CHIP + _ROW_GAP
        height = max(0, round(top - _ROW_GAP))
        if height != self.minimumHeight():
            self.setFixedHeight(height)

    def _reach(self, at: tuple[int, int]) -> None:
        if at != self._at:
            self._at = at
            self.update()
            self.reached.emit(*at)

    def _paint_badge(self, painter: QPainter, wave: int, top: float) -> None:
        now = colors()
        box = QRectF(0, top, _BADGE, _BADGE)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(paint_color(now.wave_hues[wave % len(now.wave_hues)]))
        painter.drawRoundedRect(box, 6, 6)
        painter.setFont(font("section"))
        painter.setPen(paint_color(now.canvas if now.dark else "#ffffff"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(wave + 1))

    def _paint_chip(self, painter: QPainter, fact: ComboFact, place: QRectF, *, reached: bool) -> None:
        now = colors()
        painter.setPen(QPen(paint_color(now.accent), 1.5) if reached else Qt.PenStyle.NoPen)
        painter.setBrush(paint_color(now.hover if reached else now.raised))
        painter.drawRoundedRect(place.adjusted(0.5, 0.5, -0.5, -0.5), _CHIP / 2, _CHIP / 2)
        if self._art is not None:
            picture = self._art.image(fact.kind, _PICTURE, self.devicePixelRatioF())
            at = QPointF(place.left() + 5, place.top() + (_CHIP - _PICTURE) / 2)
            painter.drawImage(QRectF(at.x(), at.y(), _PICTURE, _PICTURE), picture)
        painter.setFont(font("caption"))
        painter.setPen(paint_color(now.text))
        words = place.adjusted(_PICTURE + 9, 0, 0, 0)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self._label(fact))


class Meter(QWidget):
    """So many of at most so many, as segments; those that are missing are dashed."""

    def __init__(self) -> None:
        super().__init__()
        self._reached = 0
        self._most = 0
        self.setFixedHeight(8)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_share(self, reached: int, most: int) -> None:
        """Show how many were reached of the most there can be; more than that, with falling orbs, fill it."""
        self._reached, self._most = reached, most
        self.setAccessibleName(count(reached, "{n} combo of {most}", "{n} combos of {most}", most=most))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        now, painter = colors(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        segments = min(max(self._most, 1), _MOST_SEGMENTS)
        filled = min(segments, round(self._reached * segments / max(self._most, 1)))
        gap = 3.0 if segments > 1 else 0.0
        width = (self.width() - gap * (segments - 1)) / segments
        for i in range(segments):
            bar = QRectF(i * (width + gap), 0, width, self.height()).adjusted(0.5, 0.5, -0.5, -0.5)
            if i < filled:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(paint_color(now.good))
            else:
                dashes = QPen(paint_color(now.warn), 1)
                dashes.setDashPattern([3, 2])
                painter.setPen(dashes)
                painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(bar, 3.5, 3.5)
        painter.end()
