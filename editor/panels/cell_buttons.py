"""Buttons that show a cell code as a picture."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QEnterEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton

from editor.art.tiles import TileArt
from editor.look import colors
from editor.theme import font, paint_color
from editor.words import tr
from levels.board import EMPTY, Cell


@dataclass(frozen=True, slots=True)
class CellState:
    """What a button shows beside its picture."""

    name: str = ""
    number: str = ""
    """How many of the kind there are, in words."""
    odd: int | None = None
    """The number to warn with: so many cannot be cleared in pairs."""
    lit: bool = False
    dimmed: bool = False
    share: float | None = None
    """The part of a random brush."""


class CellButton(QAbstractButton):
    """One cell code as a picture: lit when the brush paints it, dimmed when a kind is not in use."""

    picked = Signal(int, bool)
    """The cell code, and whether it is to be added to the random brush or taken from it."""
    reached = Signal(int)
    """The pointer or the keyboard came to it."""
    dropped = Signal(int, object)
    """Files (a list of Path) were dropped on it."""
    menu_wanted = Signal(int, object)
    """Its menu is asked for, at a QPoint of the screen."""

    def __init__(self, code: Cell, size: QSize) -> None:
        super().__init__()
        self.code = code
        self.caption = ""
        """Set below the picture of a bare cell."""
        self.state = CellState()
        self._art: TileArt | None = None
        self._adding = False
        self._is_target = False
        self.setAcceptDrops(code > EMPTY)
        self.setCheckable(True)
        self.setFixedSize(size)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.clicked.connect(lambda: self.picked.emit(self.code, self._adding))

    def show_state(self, state: CellState, art: TileArt) -> None:
        """Show another state; one that is the same costs nothing, as there may be hundreds of buttons."""
        if state == self.state and art is self._art:
            return
        self.state, self._art = state, art
        self.setChecked(state.lit)
        self.setAccessibleName(state.name)
        self.setAccessibleDescription(state.number)
        self.setToolTip(
            tr("{what}: {why}", what=state.name, why=state.number) if state.number else state.name
        )
        self.update()

    def nextCheckState(self) -> None:  # noqa: N802  # Qt's name
        """Which button is lit is decided by the panel."""

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802  # Qt's name
        self._adding = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        super().mouseReleaseEvent(event)
        self._adding = False

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # Qt's name
        if event.key() == Qt.Key.Key_Space:
            self.picked.emit(self.code, bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier))
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802  # Qt's name
        if self.code > EMPTY:
            by_keys = event.reason() == QContextMenuEvent.Reason.Keyboard
            where = self.mapToGlobal(self.rect().center()) if by_keys else event.globalPos()
            self.menu_wanted.emit(self.code, where)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802  # Qt's name
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()
            self._show_target(True)

    def dragLeaveEvent(self, _event: QDragLeaveEvent) -> None:  # noqa: N802  # Qt's name
        self._show_target(False)

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802  # Qt's name
        self._show_target(False)
        paths = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        if paths:
            event.acceptProposedAction()
            self.dropped.emit(self.code, paths)

    def _show_target(self, shown: bool) -> None:
        self._is_target = shown
        self.update()

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802  # Qt's name
        super().enterEvent(event)
        self.reached.emit(self.code)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802  # Qt's name
        super().focusInEvent(event)
        self.reached.emit(self.code)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        now, painter = colors(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.rect())
        caption = 14 if self.caption else 0
        if self.caption:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(paint_color(now.hover if self.underMouse() else now.canvas))
            painter.drawRoundedRect(whole, 6, 6)
        side = round(min(whole.width(), whole.height() - caption - (8 if caption else 0)))
        left, top = (whole.width() - side) / 2, 4.0 if caption else 0.0
        if self._art is not None:
            painter.setOpacity(0.35 if self.state.dimmed and not self.isChecked() else 1.0)
            image = self._art.palette_image(self.code, side, self.devicePixelRatioF())
            painter.drawImage(QRectF(left, top, side, side), image)
            painter.setOpacity(1.0)
        if self.caption:
            painter.setFont(font("note"))
            painter.setPen(paint_color(now.text if self.isChecked() else now.muted))
            strip = whole.adjusted(0, whole.height() - caption - 4, 0, -3)
            painter.drawText(strip, Qt.AlignmentFlag.AlignCenter, self.caption)
        self._paint_frame(painter, whole)
        self._paint_badges(painter, whole)
        painter.end()

    def _paint_frame(self, painter: QPainter, whole: QRectF) -> None:
        now = colors()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        frame = whole.adjusted(1, 1, -1, -1)
        if self.isChecked() or self._is_target:
            painter.setPen(QPen(paint_color(now.panel), 4))
            painter.drawRoundedRect(frame, 6, 6)
            painter.setPen(QPen(paint_color(now.accent), 2))
            painter.drawRoundedRect(frame, 6, 6)
        elif self.underMouse() and not self.caption:
            painter.setPen(QPen(paint_color(now.faint), 1))
            painter.drawRoundedRect(frame, 6, 6)
        if self.hasFocus():
            painter.setPen(QPen(paint_color(now.text), 1.5, Qt.PenStyle.DotLine))
            painter.drawRoundedRect(frame.adjusted(2, 2, -2, -2), 4, 4)

    def _paint_badges(self, painter: QPainter, whole: QRectF) -> None:
        now = colors()
        label = font("ruler")
        label.setBold(True)
        painter.setFont(label)
        badges = []
        if self.state.odd is not None:
            badges.append((str(self.state.odd), now.stuck, "#ffffff", whole.right() - 1, whole.top() + 1))
        if self.state.share is not None:
            text = tr("{percent} %", percent=round(100 * self.state.share))
            top = whole.top() + 1 if self.caption else whole.bottom() - 14
            badges.append((text, now.accent, now.on_accent, whole.right() - 1, top))
        for text, ground, ink, right, top in badges:
            width = max(14.0, painter.fontMetrics().horizontalAdvance(text) + 6.0)
            pill = QRectF(right - width, top, width, 14)
            painter.setPen(QPen(paint_color(now.panel), 1.5))
            painter.setBrush(paint_color(ground))
            painter.drawRoundedRect(pill, 7, 7)
            painter.setPen(paint_color(ink))
            painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, text)
