"""A panel's frame: a heading that folds it away, a note beside it, and rows of one column of fields."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from editor.art.icons import draw_icon
from editor.look import colors
from editor.panels.controls import text_label
from editor.theme import CONTROL, PADDING, PITCH, SMALL_ICON, font, paint_color
from editor.words import tr

_RING: Final = 6
"""How far the focus ring of a heading stands out from its text."""


class _Heading(QAbstractButton):
    """The line on which a section's title stands; pressing it folds the section."""

    def __init__(self, title: str) -> None:
        super().__init__()
        self.setText(title)
        self.setCheckable(True)
        self.setChecked(True)
        self.setFixedHeight(PITCH)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.note = ""
        self.toggled.connect(self._name)
        self._name()

    def sizeHint(self) -> QSize:  # noqa: N802  # Qt's name
        return QSize(160, PITCH)

    def _name(self) -> None:
        title = self.text()
        shown = self.isChecked()
        self.setAccessibleName(
            tr("{title}, shown", title=title) if shown else tr("{title}, folded", title=title)
        )

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        now, painter = colors(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chevron = "chevron-down" if self.isChecked() else "chevron-right"
        middle = self.height() / 2
        draw_icon(painter, chevron, QRectF(_RING - 3, middle - 8, SMALL_ICON, SMALL_ICON), now.muted)
        painter.setFont(font("section"))
        painter.setPen(paint_color(now.text))
        left_end = _RING + SMALL_ICON
        inner = QRectF(left_end, 0, self.width() - left_end - _RING, self.height())
        left = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(inner, left, self.text())
        painter.setFont(font("caption"))
        painter.setPen(paint_color(now.muted))
        painter.drawText(inner, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, self.note)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(paint_color(now.accent), 2))
            painter.drawRoundedRect(
                QRectF(-4, 5, self.width() + 8, self.height() - 10).adjusted(5, 0, -5, 0), 6, 6
            )
        painter.end()


class Section(QFrame):
    """One part of a side panel: a heading with a note, which folds away whatever is added below it."""

    folded = Signal(bool)
    """True when the user folded it away, to be remembered."""

    def __init__(self, title: str) -> None:
        super().__init__()
        self.setProperty("surface", "panel")
        # In a crowded column a section keeps its height, and the column scrolls.
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.heading = _Heading(title)
        self.body = QWidget()
        self.rows = QVBoxLayout(self.body)
        self.rows.setContentsMargins(_RING, 0, _RING, 10)
        self.rows.setSpacing(PITCH - CONTROL)
        column = QVBoxLayout(self)
        column.setContentsMargins(PADDING - _RING, 4, PADDING - _RING, 0)
        column.setSpacing(0)
        column.addWidget(self.heading)
        column.addWidget(self.body)
        self.heading.clicked.connect(self._fold)

    def show_note(self, note: str) -> None:
        """Show a short fact at the right end of the heading."""
        self.heading.note = note
        self.heading.update()

    def fold(self, folded: bool) -> None:
        """Fold the section away, or unfold it, without telling it."""
        self.heading.setChecked(not folded)
        self.body.setVisible(not folded)

    def add_field(self, label: str, field: QWidget, *, tip: str = "") -> QLabel:
        """Add a row with a label and a field flush right; both get the tip."""
        row = QHBoxLayout()
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        words = text_label(label, tone="muted")
        words.setBuddy(field)
        row.addWidget(words, 1)
        row.addWidget(field)
        holder = QWidget()
        holder.setLayout(row)
        holder.setFixedHeight(CONTROL)
        if tip:
            words.setToolTip(tip)
            field.setToolTip(tip)
        self.rows.addWidget(holder)
        return words

    def show_row(self, field: QWidget, shown: bool) -> None:
        """Show or hide the row that a field stands in."""
        holder = field.parentWidget()
        assert holder is not None, "the field was never added"
        holder.setVisible(shown)

    def _fold(self, shown: bool) -> None:
        self.body.setVisible(shown)
        self.folded.emit(not shown)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        super().paintEvent(event)
        painter = QPainter(self)
        painter.fillRect(0, self.height() - 1, self.width(), 1, paint_color(colors().edge))
        painter.end()
