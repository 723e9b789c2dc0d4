"""The card at the foot of the canvas: what a verdict rests on, or the faults with their repairs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from editor.art.icons import draw_icon
from editor.look import colors
from editor.panels.controls import (
    ElidedLabel,
    WrappedLabel,
    icon_button,
    push_button,
    restyle,
    text_label,
)
from editor.panels.open_pairs import OpenPairs
from editor.theme import ICON, Tone, paint_color
from editor.words import tr

Weight: TypeAlias = Literal["bad", "warn", "good", "wait"]
"""Two kinds of faults, a repair that is proven, and work that is not done."""
INSET: Final = 16
"""How far the card stays from the edges of the canvas."""
_ROW: Final = 60
_MOST_ROWS: Final = 4
_HEAD: Final = 32
_CHART: Final = 94
_EDGES: Final = 5
"""Above the heading and below what is shown."""
_ANY_HEIGHT: Final = 16_777_215
"""What Qt takes for no limit."""
_ICONS: Final[dict[Weight, tuple[str, Tone]]] = {
    "bad": ("error", "bad"),
    "warn": ("warning", "warn"),
    "good": ("shield", "good"),
    "wait": ("hourglass", "muted"),
}


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong, and what can be done about it."""

    key: str
    """What the signals call it."""
    title: str
    reason: str
    weight: Weight = "bad"
    can_show: bool = False
    shown: bool = False
    """The canvas shows it now."""
    repair: str | None = None
    """A named repair: "Change 1 tile"."""
    case: tuple[int, int] | None = None
    """Which of how many cases is shown; they can be gone through."""


class _Icon(QWidget):
    def __init__(self, weight: Weight) -> None:
        super().__init__()
        self._name, self._tone = _ICONS[weight]
        self.setFixedSize(ICON, ICON)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        painter = QPainter(self)
        draw_icon(painter, self._name, QRectF(self.rect()), colors().tone(self._tone))
        painter.end()


class _Row(QFrame):
    """A fault with its buttons: at its end, or below it in a card that stands upright."""

    show_toggled = Signal(str, bool)
    repair_wanted = Signal(str)
    case_wanted = Signal(int)

    def __init__(self, fault: Fault, *, upright: bool) -> None:
        super().__init__()
        self.setAccessibleName(tr("{title}. {text}", title=fault.title, text=fault.reason))
        self.show_button: QPushButton | None = None
        self.repair_button: QPushButton | None = None
        words = QVBoxLayout()
        words.setSpacing(1)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        row = QHBoxLayout(self)
        row.setSpacing(8)
        row.addWidget(_Icon(fault.weight), 0, Qt.AlignmentFlag.AlignTop if upright else Qt.AlignmentFlag(0))
        row.addSpacing(4)
        row.addLayout(words, 1)
        if upright:
            row.setContentsMargins(14, 10, 14, 10)
            words.addWidget(WrappedLabel(fault.title, "section"))
            words.addWidget(WrappedLabel(fault.reason, "caption", "muted"))
            if fault.case is not None or fault.can_show or fault.repair is not None:
                words.addSpacing(6)
                words.addLayout(buttons)
        else:
            self.setFixedHeight(_ROW)
            row.setContentsMargins(14, 0, 14, 0)
            words.addStretch(1)
            words.addWidget(ElidedLabel(fault.title, "section"))
            words.addWidget(ElidedLabel(fault.reason, "caption", "muted"))
            words.addStretch(1)
            row.addLayout(buttons)
        self._add_buttons(buttons, fault)
        if upright:
            buttons.addStretch(1)

    def _add_buttons(self, row: QHBoxLayout, fault: Fault) -> None:
        if fault.case is not None:
            self._add_cases(row, *fault.case)
        if fault.can_show:
            shown = fault.shown
            # As wide with either word: it is not to move under the pointer that presses it.
            width = max(push_button(each, "eye").sizeHint().width() for each in (tr("Shown"), tr("Show")))
            button = push_button(
                tr("Shown") if shown else tr("Show"), "eye", tone="accent" if shown else "text"
            )
            button.setMinimumWidth(width)
            button.setCheckable(True)
            button.setChecked(shown)
            button.setAccessibleName(tr("Show: {fault}", fault=fault.title))
            restyle(button, lit=shown)
            button.setObjectName(f"{fault.key} show")
            button.clicked.connect(lambda on: self.show_toggled.emit(fault.key, on))
            row.addWidget(button)
            self.show_button = button
        if fault.repair is not None:
            button = push_button(fault.repair)
            button.setObjectName(f"{fault.key} repair")
            button.clicked.connect(lambda: self.repair_wanted.emit(fault.key))
            row.addWidget(button)
            self.repair_button = button

    def _add_cases(self, row: QHBoxLayout, at: int, number: int) -> None:
        """Add the buttons that go through the cases, and which of them is shown."""
        for icon_name, words, to in (
            ("chevron-left", tr("Case before"), at - 1),
            ("chevron-right", tr("Next case"), at + 1),
        ):
            button = icon_button(icon_name, words)
            button.setObjectName(f"case {icon_name}")
            button.setEnabled(0 <= to < number)
            button.clicked.connect(lambda _=False, case=to: self.case_wanted.emit(case))
            row.addWidget(button)
            if to < at:
                which = text_label(tr("{n} of {m}", n=at + 1, m=number), "caption", "muted")
                which.setMinimumWidth(56)
                which.setAlignment(Qt.AlignmentFlag.AlignCenter)
                row.addWidget(which)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        painter = QPainter(self)
        painter.fillRect(0, 0, self.width(), 1, paint_color(colors().edge))
        painter.end()


class FaultList(QScrollArea):
    """Faults, the worst first as they are given; scrolls when there are many."""

    show_toggled = Signal(str, bool)
    repair_wanted = Signal(str)
    case_wanted = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._faults: tuple[Fault, ...] = ()
        self._upright = False
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(tr("Faults"))

    def show_faults(self, faults: Sequence[Fault]) -> None:
        """Show these faults instead of those before; the button that has the focus keeps it."""
        if tuple(faults) != self._faults:
            self._faults = tuple(faults)
            self._build()

    def set_upright(self, upright: bool) -> None:
        """Put the buttons of each fault below its words, or at their end."""
        if upright != self._upright:
            self._upright = upright
            self._build()

    @property
    def lying_height(self) -> int:
        """How high it is while the buttons are at the end of the words."""
        return _ROW * min(max(len(self._faults), 1), _MOST_ROWS)

    def upright_height(self, width: int) -> int:
        """Return how high all faults are, with their buttons below the words."""
        holder = self.widget()
        layout = None if holder is None else holder.layout()
        return 0 if layout is None else layout.totalHeightForWidth(width)

    def _build(self) -> None:
        focus = self.focusWidget()
        focused = "" if focus is None or not focus.hasFocus() else focus.objectName()
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        rows = [_Row(fault, upright=self._upright) for fault in self._faults]
        for row in rows:
            row.show_toggled.connect(self.show_toggled)
            row.repair_wanted.connect(self.repair_wanted)
            row.case_wanted.connect(self.case_wanted)
            column.addWidget(row)
        column.addStretch(1)
        self.setWidget(holder)
        again = holder.findChild(QWidget, focused) if focused else None
        if again is not None:
            again.setFocus(Qt.FocusReason.OtherFocusReason)
        if self._upright:
            self.setMinimumHeight(0)
            self.setMaximumHeight(_ANY_HEIGHT)
            return
        self.setFixedHeight(self.lying_height)
        # One below the other, the buttons make columns.
        repairs = [row.repair_button for row in rows if row.repair_button is not None]
        for button in repairs:
            button.setMinimumWidth(max(each.sizeHint().width() for each in repairs))


class EvidenceCard(QFrame):
    """Shows open pairs move by move, or faults; closed by its cross.

    Contract: `show_open_pairs` and `show_faults` choose what it shows; `closed` tells that the user closed
    it, `move_picked`, `show_toggled` (fault key, on), `case_wanted` (of a proof by cases, counted from 0) and
    `repair_wanted` (fault key) what else is wanted.
    Who owns the card places it: at the foot of the canvas, or upright beside the board.
    """

    closed = Signal()
    move_picked = Signal(int)
    show_toggled = Signal(str, bool)
    repair_wanted = Signal(str)
    case_wanted = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("surface", "card")
        self.title: QLabel = text_label("", "section")
        self.note: QLabel = text_label("", "caption", "muted")
        self.close_button = icon_button("close", tr("Close"))
        self.close_button.clicked.connect(self._close)
        self._upright = False
        self._head = head = QHBoxLayout()
        head.setContentsMargins(14, 4, 6, 0)
        head.addWidget(self.title)
        head.addStretch(1)
        head.addWidget(self.note)
        head.addSpacing(8)
        head.addWidget(self.close_button)
        self._below = QHBoxLayout()
        self._below.setContentsMargins(14, 0, 14, 0)
        self.chart = OpenPairs()
        self.chart.move_picked.connect(self.move_picked)
        self._chart_box = QWidget()
        box = QVBoxLayout(self._chart_box)
        box.setContentsMargins(14, 2, 14, 8)
        box.addWidget(self.chart)
        self.faults = FaultList()
        self.faults.show_toggled.connect(self.show_toggled)
        self.faults.repair_wanted.connect(self.repair_wanted)
        self.faults.case_wanted.connect(self.case_wanted)
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, _EDGES - 1)
        column.setSpacing(0)
        column.addLayout(head)
        column.addLayout(self._below)
        column.addWidget(self._chart_box)
        column.addWidget(self.faults, 1)
        self.show_open_pairs((), 0)

    def show_open_pairs(self, counts: Sequence[int], at: int = 0) -> None:
        """Show the open pairs before each move of the solution, and the move shown on the canvas."""
        self.chart.show_counts(counts, at)
        self.title.setText(tr("Open pairs, move by move"))
        self.note.setText(self.chart.words())
        self.note.setProperty("tone", "muted")
        self.note.show()
        self._chart_box.show()
        self.faults.hide()

    def show_faults(self, faults: Sequence[Fault]) -> None:
        """Show what is wrong, and the repairs."""
        self.faults.show_faults(faults)
        self.title.setText(tr("Evidence"))
        self.note.hide()
        self._chart_box.hide()
        self.faults.show()

    @property
    def lying_height(self) -> int:
        """How high it is at the foot of the canvas."""
        return _HEAD + (self.faults.lying_height if self.faults.isVisibleTo(self) else _CHART)

    def set_upright(self, upright: bool) -> None:
        """Stand narrow and high, beside a board, or lie at its foot."""
        if upright == self._upright:
            return
        self._upright = upright
        home = self._below if upright else self._head
        (self._head if upright else self._below).removeWidget(self.note)
        home.insertWidget(0 if upright else 2, self.note)
        self.faults.set_upright(upright)

    def upright_height(self, width: int) -> int:
        """Return how high all of it is, upright."""
        words = self._head.sizeHint().height() + self._below.sizeHint().height()
        frame = self.width() - self.contentsRect().width()
        inner = width - frame - 2
        shown = self.faults.upright_height(inner) if self.faults.isVisibleTo(self) else _CHART
        return frame + _EDGES + words + shown

    def _close(self) -> None:
        self.hide()
        self.closed.emit()
