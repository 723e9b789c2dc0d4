"""The card at the foot of the canvas: what a verdict rests on, or the faults with their repairs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from editor.art.icons import draw_icon
from editor.look import colors
from editor.panels.controls import ElidedLabel, icon_button, push_button, restyle, text_label
from editor.panels.open_pairs import OpenPairs
from editor.theme import ICON, Tone, paint_color
from editor.words import tr

Weight: TypeAlias = Literal["bad", "warn", "good", "wait"]
"""Two kinds of faults, a repair that is proven, and work that is not done."""
INSET: Final = 16
"""How far the card stays from the edges of the canvas."""
_ROW: Final = 60
_MOST_ROWS: Final = 4
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
    """A fault with its buttons."""

    show_toggled = Signal(str, bool)
    repair_wanted = Signal(str)
    case_wanted = Signal(int)

    def __init__(self, fault: Fault) -> None:
        super().__init__()
        self.setFixedHeight(_ROW)
        self.setAccessibleName(tr("{title}. {text}", title=fault.title, text=fault.reason))
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 0, 14, 0)
        row.setSpacing(8)
        row.addWidget(_Icon(fault.weight))
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addStretch(1)
        words.addWidget(ElidedLabel(fault.title, "section"))
        words.addWidget(ElidedLabel(fault.reason, "caption", "muted"))
        words.addStretch(1)
        row.addSpacing(4)
        row.addLayout(words, 1)
        if fault.case is not None:
            self._add_cases(row, *fault.case)
        if fault.can_show:
            shown = fault.shown
            button = push_button(
                tr("Shown") if shown else tr("Show"), "eye", tone="accent" if shown else "text"
            )
            button.setCheckable(True)
            button.setChecked(shown)
            button.setAccessibleName(tr("Show: {fault}", fault=fault.title))
            restyle(button, lit=shown)
            button.setObjectName(f"{fault.key} show")
            button.clicked.connect(lambda on: self.show_toggled.emit(fault.key, on))
            row.addWidget(button)
        if fault.repair is not None:
            button = push_button(fault.repair)
            button.setObjectName(f"{fault.key} repair")
            button.clicked.connect(lambda: self.repair_wanted.emit(fault.key))
            row.addWidget(button)

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
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(tr("Faults"))

    def show_faults(self, faults: Sequence[Fault]) -> None:
        """Show these faults instead of those before; the button that has the focus keeps it."""
        if tuple(faults) == self._faults:
            return
        self._faults = tuple(faults)
        focus = self.focusWidget()
        focused = "" if focus is None or not focus.hasFocus() else focus.objectName()
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for fault in faults:
            row = _Row(fault)
            row.show_toggled.connect(self.show_toggled)
            row.repair_wanted.connect(self.repair_wanted)
            row.case_wanted.connect(self.case_wanted)
            column.addWidget(row)
        column.addStretch(1)
        self.setWidget(holder)
        again = holder.findChild(QWidget, focused) if focused else None
        if again is not None:
            again.setFocus(Qt.FocusReason.OtherFocusReason)
        self.setFixedHeight(_ROW * min(max(len(faults), 1), _MOST_ROWS))


class EvidenceCard(QFrame):
    """Shows open pairs move by move, or faults; closed by its cross.

    Contract: `show_open_pairs` and `show_faults` choose what it shows; `closed` tells that the user closed
    it, `move_picked`, `show_toggled` (fault key, on), `case_wanted` (of a proof by cases, counted from 0) and
    `repair_wanted` (fault key) what else is wanted.
    Who owns the card places it: `INSET` from the edges, at the foot of the canvas, as high as its `sizeHint`.
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
        head = QHBoxLayout()
        head.setContentsMargins(14, 4, 6, 0)
        head.addWidget(self.title)
        head.addStretch(1)
        head.addWidget(self.note)
        head.addSpacing(8)
        head.addWidget(self.close_button)
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
        column.setContentsMargins(1, 1, 1, 4)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(self._chart_box)
        column.addWidget(self.faults)
        self.show_open_pairs((), 0)

    def show_open_pairs(self, counts: Sequence[int], at: int = 0) -> None:
        """Show the open pairs before each move of the solution, and the move shown on the canvas."""
        self.chart.show_counts(counts, at)
        self.title.setText(tr("Open pairs, move by move"))
        self.note.setText(self.chart.words())
        self.note.setProperty("tone", "muted")
        self._chart_box.show()
        self.faults.hide()

    def show_faults(self, faults: Sequence[Fault]) -> None:
        """Show what is wrong, and the repairs."""
        self.faults.show_faults(faults)
        self.title.setText(tr("Evidence"))
        self.note.setText("")
        self._chart_box.hide()
        self.faults.show()

    def _close(self) -> None:
        self.hide()
        self.closed.emit()
