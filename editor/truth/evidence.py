"""The evidence card at the foot of the canvas: open pairs move by move, or the faults with their repairs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from editor.art.color import mix
from editor.frame.controls import LitButton, level_line
from editor.frame.truthbar import Fact, FactView
from editor.look import colors
from editor.panels.controls import icon_button, push_button, text_label
from editor.theme import PADDING, font, paint_color
from editor.words import tr

_CHART_HEIGHT: Final = 86
_LABEL_HEIGHT: Final = 16
_LABEL_EVERY: Final = 10


@dataclass(frozen=True, slots=True)
class Fault:
    """Something wrong with a level, why, where it is seen and how it is mended."""

    title: str
    text: str
    severe: bool = True
    show: Callable[[bool], None] | None = None
    """Shows the fault on the canvas, or stops showing it."""
    shown: bool = False
    repair: tuple[str, Callable[[], None]] | None = None


class PairChart(QWidget):
    """Open pairs before each move, as bars; the tightest stands out. A press goes to that move."""

    picked = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._counts: tuple[int, ...] = ()
        self._tightest = -1
        self._at = 0
        self.setMinimumHeight(_CHART_HEIGHT)
        self.setMouseTracking(True)

    def show_counts(self, counts: tuple[int, ...], tightest: int) -> None:
        self._counts, self._tightest = counts, tightest
        self.update()

    def show_at(self, at: int) -> None:
        self._at = at
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        if not self._counts:
            return
        painter = QPainter(self)
        now = colors()
        step = self.width() / len(self._counts)
        gap = 2.0 if step >= 6 else 1.0 if step >= 3 else 0.0
        floor = self.height() - _LABEL_HEIGHT
        most = max(self._counts)
        quiet = mix(now.panel, now.accent, 0.5)
        painter.setFont(font("note"))
        for move, pairs in enumerate(self._counts):
            height = max(2.0, pairs / most * (floor - 4))
            bar = QRectF(move * step, floor - height, max(1.0, step - gap), height)
            color = now.accent if move == self._at else now.warn if move == self._tightest else quiet
            painter.fillRect(bar, paint_color(color))
            if move == 0 or (move + 1) % _LABEL_EVERY == 0:
                painter.setPen(paint_color(now.muted))
                box = QRectF(bar.center().x() - 20, floor + 2, 40, _LABEL_HEIGHT - 2)
                side = Qt.AlignmentFlag.AlignHCenter
                if box.left() < 0:
                    box.moveLeft(0)
                    side = Qt.AlignmentFlag.AlignLeft
                painter.drawText(box, side | Qt.AlignmentFlag.AlignVCenter, str(move + 1))
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        move = self._move_at(event)
        if move is not None:
            self.picked.emit(move)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        move = self._move_at(event)
        if move is None:
            return
        self.setToolTip(tr("Move {move}: {pairs} pairs open", move=move + 1, pairs=self._counts[move]))
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.picked.emit(move)

    def _move_at(self, event: QMouseEvent) -> int | None:
        if not self._counts:
            return None
        move = int(event.position().x() / self.width() * len(self._counts))
        return min(max(move, 0), len(self._counts) - 1)


class _FaultRow(QWidget):
    def __init__(self, fault: Fault) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(PADDING, 8, PADDING, 8)
        row.setSpacing(8)
        mark = FactView(420, tr("Fault"))
        mark.setMinimumHeight(40)
        picture, tone = ("error", "bad") if fault.severe else ("warning", "warn")
        mark.show_fact(Fact(fault.title, fault.text, picture, mark="bad" if tone == "bad" else "warn"))
        row.addWidget(mark, 1)
        row.addStretch(1)
        if fault.show is not None:
            show = LitButton(tr("Show"), "eye")
            show.setChecked(fault.shown)
            show.toggled.connect(fault.show)
            row.addWidget(show)
        if fault.repair is not None:
            text, mend = fault.repair
            button = push_button(text)
            button.clicked.connect(mend)
            row.addWidget(button)


class EvidenceCard(QFrame):
    """Shows what the verdict rests on."""

    picked = Signal(int)
    """Show the solution before this move."""
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("surface", "card")
        self._title = text_label(role="section")
        self._number = text_label(role="caption", tone="muted")
        self._remark = text_label(role="caption", tone="muted")
        close = icon_button("close", tr("Hide the evidence"), side=24)
        close.clicked.connect(self.closed)
        head = QHBoxLayout()
        head.setContentsMargins(PADDING, 6, 8, 0)
        head.setSpacing(8)
        for part in (self._title, self._number):
            head.addWidget(part)
        head.addStretch(1)
        head.addWidget(self._remark)
        head.addWidget(close)
        self.chart = PairChart()
        self.chart.picked.connect(self.picked)
        chart_page = QWidget()
        chart_box = QVBoxLayout(chart_page)
        chart_box.setContentsMargins(PADDING, 2, PADDING, 4)
        chart_box.addWidget(self.chart)
        self._faults_page = QWidget()
        self._faults = QVBoxLayout(self._faults_page)
        self._faults.setContentsMargins(0, 0, 0, 4)
        self._faults.setSpacing(0)
        self._pages = QStackedWidget()
        self._pages.addWidget(chart_page)
        self._pages.addWidget(self._faults_page)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(self._pages)

    def show_counts(self, counts: tuple[int, ...], tightest: tuple[int, int] | None) -> None:
        """Show the open pairs of a solution."""
        self._title.setText(tr("Open pairs, move by move"))
        self._number.clear()
        text = "" if tightest is None else tr("tightest: {n} at move {m}", n=tightest[1], m=tightest[0] + 1)
        self._remark.setText(text)
        self.chart.show_counts(counts, -1 if tightest is None else tightest[0])
        self._pages.setCurrentIndex(0)
        self._settle()

    def show_faults(self, faults: Sequence[Fault]) -> None:
        """Show what is wrong with the level."""
        self._title.setText(tr("Faults"))
        self._number.setText(str(len(faults)))
        self._remark.clear()
        while (old := self._faults.takeAt(0)) is not None:
            widget = old.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for number, fault in enumerate(faults):
            if number:
                self._faults.addWidget(level_line())
            self._faults.addWidget(_FaultRow(fault))
        self._pages.setCurrentIndex(1)
        self._settle()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        page = self._pages.currentWidget()
        height = _CHART_HEIGHT + 8 if page is None else page.sizeHint().height()
        return QSize(600, 34 + height)

    def _settle(self) -> None:
        self.updateGeometry()
        holder = self.parentWidget()
        if isinstance(holder, CanvasHolder):
            holder.settle()


class CanvasHolder(QWidget):
    """The canvas with the evidence card lying on its foot."""

    def __init__(self, canvas: QWidget, card: EvidenceCard) -> None:
        super().__init__()
        self._card = card
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(canvas)
        card.setParent(self)
        card.raise_()

    def settle(self) -> None:
        """Put the card where it belongs."""
        height = self._card.sizeHint().height()
        ruler, inset = 20, 16
        width = self.width() - ruler - 2 * inset
        self._card.setGeometry(ruler + inset, self.height() - inset - height, width, height)

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self.settle()
        return super().event(event)
