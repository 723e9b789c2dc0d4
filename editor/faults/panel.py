"""The panel of faults below the canvas, and the line below the levels that says how many there are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QItemSelectionModel, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QSizePolicy,
    QStackedLayout,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from editor.art.icons import draw_icon, icon
from editor.faults.delegate import MARKS, ROW_HEIGHT, FaultDelegate
from editor.faults.model import Fault, FaultModel
from editor.look import colors
from editor.panels.controls import Option, Segments, WrappedLabel, icon_button, text_label
from editor.theme import PADDING, PITCH, SMALL_ICON, Tone
from editor.words import count, phrases, tr

LEAST_HEIGHT: Final = PITCH + ROW_HEIGHT + 8


class FaultView(QTableView):
    """The rows; Return and a double click go to what a fault is about.

    A table of one column, as only that lays out tens of thousands of rows without asking for each.
    """

    gone_to = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("Faults"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.horizontalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(ROW_HEIGHT)
        self.verticalHeader().hide()
        for corner in self.findChildren(QAbstractButton):
            # Never seen, but met by who looks for controls without a name.
            corner.setAccessibleName(tr("Faults"))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.setItemDelegate(FaultDelegate(self))
        self.doubleClicked.connect(lambda index: self.gone_to.emit(index.row()))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.gone_to.emit(self.currentIndex().row())
        else:
            super().keyPressEvent(event)


class _Sign(QWidget):
    """A large icon for a list with nothing in it."""

    def __init__(self) -> None:
        super().__init__()
        self._name, self._tone = "check", "good"
        self.setFixedSize(24, 24)

    def show_sign(self, name: str, tone: Tone) -> None:
        self._name, self._tone = name, tone
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_icon(painter, self._name, QRectF(self.rect()), colors().tone(self._tone))  # type: ignore[arg-type] # a Tone
        painter.end()


class FaultPanel(QFrame):
    """Lists the faults of the pack in hand.

    Contract: `show_state` says how far the examination is; `gone_to` carries the `Fault` that the user wants
    to see, `closed` that the panel is to be closed.
    """

    gone_to = Signal(object)
    closed = Signal()

    def __init__(self, model: FaultModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("surface", "panel")
        self.setMinimumHeight(LEAST_HEIGHT)
        self._model = model
        self._chosen: Fault | None = None
        self.view = FaultView()
        self.view.setModel(model)
        self.filter = Segments(
            tr("Faults shown"),
            [
                Option("all", tr("All"), tr("Errors and warnings")),
                Option("error", tr("Errors"), tr("What has to be mended")),
                Option("warning", tr("Warnings"), tr("What is to be looked at, and may be meant")),
            ],
        )
        self.note = text_label(role="caption", tone="muted")
        self.filter.show_value("all")
        close = icon_button("close", tr("Close the faults"))
        close.clicked.connect(self.closed)
        head = QHBoxLayout()
        head.setContentsMargins(PADDING, 4, 8, 4)
        head.setSpacing(10)
        head.addWidget(text_label(tr("Faults"), "section"))
        head.addWidget(self.filter)
        head.addWidget(self.note, 1)
        head.addWidget(close)
        self._sign = _Sign()
        self.empty = WrappedLabel("", tone="muted")
        self.empty.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        nothing = QWidget()
        line = QHBoxLayout(nothing)
        line.setContentsMargins(PADDING, 8, PADDING, 8)
        line.setSpacing(10)
        line.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        line.addWidget(self.empty, 1, Qt.AlignmentFlag.AlignTop)
        holder = QWidget()
        self._stack = QStackedLayout(holder)
        self._stack.addWidget(self.view)
        self._stack.addWidget(nothing)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(holder, 1)
        self.filter.changed.connect(self._filter)
        self.view.gone_to.connect(self._go)
        self.view.selectionModel().currentChanged.connect(self._remember)
        model.modelReset.connect(self._choose_again)

    def show_state(self, *, left: int, has_levels: bool) -> None:
        """Say how many levels are still to be examined, and what an empty list means."""
        model = self._model
        self.note.setText(_left_words(left) if left else "")
        if model.rowCount():
            self._stack.setCurrentIndex(0)
            return
        self._stack.setCurrentIndex(1)
        if not has_levels:
            text, sign, tone = tr("This pack has no levels yet."), "info", "muted"
        elif left:
            text, sign, tone = tr("The levels are being examined. You can go on."), "clock", "muted"
        elif model.errors or model.warnings:
            text, sign, tone = tr("Nothing of this kind. All shows the rest."), "filter", "muted"
        else:
            text = tr(
                "No structural faults: what is painted can be dealt, and every solution that is kept can be"
                " played. Whether a level can be cleared is another question: its verdict tells."
            )
            sign, tone = "check", "good"
        self.empty.show_text(text)
        self._sign.show_sign(sign, tone)  # type: ignore[arg-type] # one of the tones above

    def step(self, by: int) -> Fault | None:
        """Choose the next fault, or the one before, and return it; from the last on to the first."""
        rows = self._model.rowCount()
        if not rows:
            return None
        now = self.view.currentIndex().row()
        row = (now + by) % rows if now >= 0 else (0 if by > 0 else rows - 1)
        self._choose(row)
        return self._model.fault(row)

    def _filter(self, wanted: str) -> None:
        self.filter.show_value(wanted)
        self._model.set_filter(wanted)  # type: ignore[arg-type] # one of the options above

    def _go(self, row: int) -> None:
        fault = self._model.fault(row)
        if fault is not None:
            self.gone_to.emit(fault)

    def _remember(self, _now: object) -> None:
        row = self.view.currentIndex().row()
        if row >= 0:
            self._chosen = self._model.fault(row)

    def _choose_again(self) -> None:
        row = -1 if self._chosen is None else self._model.row_of(self._chosen)
        if row >= 0:
            self._choose(row)

    def _choose(self, row: int) -> None:
        flags = QItemSelectionModel.SelectionFlag.ClearAndSelect
        self.view.selectionModel().setCurrentIndex(self._model.index(row), flags)
        self.view.scrollTo(self._model.index(row))


class FaultLine(QPushButton):
    """The line at the foot of the levels: how many faults there are. Pressed, it opens the panel."""

    def __init__(self) -> None:
        super().__init__()
        self.setCheckable(True)
        self.setProperty("kind", "foot")
        self.setIconSize(QSize(SMALL_ICON, SMALL_ICON))
        self.setFixedHeight(PITCH)
        self._shown: tuple[str, str, str] | None = None
        self.show_counts(0, 0, left=0, has_levels=False)

    def show_counts(self, errors: int, warnings: int, *, left: int, has_levels: bool) -> None:
        """Say how many faults are known, and whether there may be more."""
        if errors or warnings:
            severity = "error" if errors else "warning"
            picture, tone = MARKS[severity]  # type: ignore[index] # one of the two
            parts = [count(errors, "{n} error", "{n} errors")] if errors else []
            parts += [count(warnings, "{n} warning", "{n} warnings")] if warnings else []
            text = phrases(parts) + ("…" if left else "")
        elif left:
            picture, tone, text = "clock", "muted", _left_words(left)
        else:
            picture, tone = "check", "good" if has_levels else "muted"
            text = tr("No structural faults")
        if (picture, tone, text) != self._shown:
            self._shown = (picture, tone, text)
            self.setIcon(icon(picture, tone))
            self.setText(text)
            self.setAccessibleName(tr("Faults: {words}", words=text))

    def follow(self, trigger: Callable[[], None], tip: str) -> None:
        """Do what an action does."""
        self.setToolTip(tip)
        self.clicked.connect(lambda _on: trigger())


def _left_words(left: int) -> str:
    return count(left, "{n} level to be examined", "{n} levels to be examined")
