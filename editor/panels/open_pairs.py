"""How many pairs are open before each move of a solution, as bars."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from editor.art.color import mix
from editor.look import colors
from editor.theme import font, paint_color
from editor.words import tr

LAST_MOVES: Final = 4
"""With so few moves left every board is tight; they say nothing about its difficulty."""
_AXIS: Final = 16
_TICKS: Final = (10, 20, 50, 100, 200, 500, 1000)
"""Every how many moves their number stands below; the first that leaves room between numbers."""
_TICK_ROOM: Final = 30
_LEAST_LIT: Final = 3.0
"""How broad the bars of the move shown and of the tightest are at least."""


def tightest(counts: Sequence[int]) -> int | None:
    """Return the move (from 0) with the fewest open pairs, the last four left out; the first of equals."""
    kept = counts[:-LAST_MOVES]
    return min(range(len(kept)), key=lambda move: (kept[move], move)) if kept else None


class OpenPairs(QWidget):
    """Bars of open pairs, one a move: the move shown is lit, the tightest marked.

    Contract: `show_counts` shows without telling; `move_picked` carries the move (from 0) that the user went
    to, by mouse or by arrow keys.
    """

    move_picked = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._counts: Sequence[int] = ()
        self._at = 0
        self.setMinimumHeight(84)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAccessibleName(tr("Open pairs, move by move"))

    def sizeHint(self) -> QSize:  # noqa: N802  # Qt's name
        return QSize(400, 84)

    def show_counts(self, counts: Sequence[int], at: int = 0) -> None:
        """Show the open pairs before each move, and the move that stands on the canvas."""
        self._counts, self._at = tuple(counts), at
        self.setAccessibleDescription(self.words())
        self.update()

    def words(self) -> str:
        """Return what the bars tell, in a few words."""
        narrow = tightest(self._counts)
        if narrow is None:
            return ""
        return tr("tightest: {pairs} at move {move}", pairs=self._counts[narrow], move=narrow + 1)

    def bar(self, move: int) -> QRectF:
        """Return where a move's bar stands."""
        room = self.width() / max(len(self._counts), 1)
        gap = 2.0 if room >= 6 else 1.0 if room >= 3 else 0.0
        height = (self.height() - _AXIS - 4) * self._counts[move] / max(*self._counts, 1)
        return QRectF(move * room, self.height() - _AXIS - max(height, 2.0), room - gap, max(height, 2.0))

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802  # Qt's name
        self._pick(self._move_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802  # Qt's name
        move = self._move_at(event.position().x())
        if move is not None:
            self.setToolTip(tr("Move {move}: {pairs} open", move=move + 1, pairs=self._counts[move]))
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._pick(move)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # Qt's name
        targets = {
            Qt.Key.Key_Left: self._at - 1,
            Qt.Key.Key_Right: self._at + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: len(self._counts) - 1,
        }
        target = targets.get(Qt.Key(event.key()))
        if target is None:
            super().keyPressEvent(event)
        else:
            self._pick(min(max(target, 0), len(self._counts) - 1))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        now, painter = colors(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        narrow = tightest(self._counts)
        inks = {narrow: now.warn, self._at: now.accent}
        painter.setPen(Qt.PenStyle.NoPen)
        # What is lit comes last: of many moves, bars are thinner than it.
        for move in sorted(range(len(self._counts)), key=inks.__contains__):
            bar = self.bar(move)
            if move in inks:
                grown = max(0.0, _LEAST_LIT - bar.width()) / 2
                bar.adjust(-grown, 0, grown, 0)
            painter.setBrush(paint_color(inks.get(move, mix(now.panel, now.accent, 0.45))))
            painter.drawRoundedRect(bar, min(2.0, bar.width() / 2), min(2.0, bar.width() / 2))
        painter.setFont(font("ruler"))
        painter.setPen(paint_color(now.muted))
        for move in (0, *range(self._tick - 1, len(self._counts), self._tick)):
            if self._counts:
                middle = self.bar(move).center().x()
                label = QRectF(middle - 16, self.height() - _AXIS + 2, 32, _AXIS - 2)
                side = Qt.AlignmentFlag.AlignHCenter
                if middle < 16:
                    label.moveLeft(0)
                    side = Qt.AlignmentFlag.AlignLeft
                elif middle > self.width() - 16:
                    label.moveRight(self.width())
                    side = Qt.AlignmentFlag.AlignRight
                painter.drawText(label, side | Qt.AlignmentFlag.AlignVCenter, str(move + 1))
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(paint_color(now.accent), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 4, 4)
        painter.end()

    @property
    def _tick(self) -> int:
        room = self.width() / max(len(self._counts), 1)
        return next((tick for tick in _TICKS if tick * room >= _TICK_ROOM), _TICKS[-1])

    def _move_at(self, x: float) -> int | None:
        if not self._counts:
            return None
        return min(max(int(x * len(self._counts) / self.width()), 0), len(self._counts) - 1)

    def _pick(self, move: int | None) -> None:
        if move is not None and move >= 0 and move != self._at:
            self._at = move
            self.update()
            self.move_picked.emit(move)
