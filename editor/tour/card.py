"""The list of steps, at the foot of the level list, where it is in nobody's way."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from editor.art.icons import draw_icon
from editor.look import colors
from editor.panels.controls import WrappedLabel, icon_button, push_button
from editor.theme import paint_color
from editor.tour.steps import STEPS, Tour, step_words
from editor.words import phrases, tr


class _Mark(QWidget):
    """A ring to be ticked, filled for the step in hand."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(18, 18)
        self.state = "open"

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = colors()
        ring = QRectF(1.5, 1.5, 15, 15)
        ink = {"done": now.good, "now": now.accent, "open": now.faint}[self.state]
        painter.setPen(QPen(paint_color(ink), 1.5))
        if self.state == "done":
            painter.setBrush(paint_color(now.good))
            painter.drawEllipse(ring)
            draw_icon(painter, "check", QRectF(3, 3, 12, 12), now.panel)
        else:
            painter.drawEllipse(ring)
            if self.state == "now":
                painter.setBrush(paint_color(now.accent))
                painter.setPen(Qt.PenStyle.NoPen)
                painter.drawEllipse(QRectF(5.5, 5.5, 7, 7))
        painter.end()


class _Step(QWidget):
    """One line; the step in hand says how it is done."""

    def __init__(self, step: str) -> None:
        super().__init__()
        words = step_words(step)
        self._title = words.title
        self.mark = _Mark()
        self.title = WrappedLabel(words.title)
        self.how = WrappedLabel(words.how, "caption", "muted")
        lines = QVBoxLayout()
        lines.setSpacing(2)
        lines.addWidget(self.title)
        lines.addWidget(self.how)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.mark, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(lines, 1)

    def show_state(self, state: str) -> None:
        """Show whether it is done, in hand ("now"), or still open."""
        self.mark.state = state
        self.mark.update()
        self.how.setVisible(state == "now")
        face = self.title.font()
        face.setBold(state == "now")
        self.title.setFont(face)
        states = {"done": tr("done"), "now": tr("to do now"), "open": tr("to do")}
        self.setAccessibleName(phrases([self._title, states[state]]))


class TourCard(QFrame):
    """Follows a tour."""

    def __init__(self, tour: Tour) -> None:
        super().__init__()
        self.setProperty("surface", "card")
        self.setProperty("kind", "tour")
        self.setAccessibleName(tr("One-minute tour"))
        self._tour = tour
        self.steps = {step: _Step(step) for step in STEPS}
        self.leave = icon_button("close", tr("Leave the tour"), side=24)
        self.leave.clicked.connect(tour.end)
        head = QHBoxLayout()
        head.addWidget(WrappedLabel(tr("One-minute tour"), "section"), 1)
        head.addWidget(self.leave)
        self.praise = WrappedLabel(
            tr("That is the whole way. The start page has more layouts, and F1 the guide."), "caption", "good"
        )
        self.skip = push_button(tr("Skip this step"), kind="link")
        self.skip.clicked.connect(self._skip)
        self.close_ = push_button(tr("Close"))
        self.close_.clicked.connect(tour.end)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 8, 10)
        column.setSpacing(8)
        column.addLayout(head)
        for step in self.steps.values():
            column.addWidget(step)
        column.addWidget(self.praise)
        column.addWidget(self.skip, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.close_)
        tour.changed.connect(self.follow)
        self.follow()

    def follow(self) -> None:
        """Show what is done."""
        current = self._tour.current
        for name, step in self.steps.items():
            done = self._tour.is_done(name)
            step.show_state("done" if done else "now" if name == current else "open")
        self.praise.setVisible(current is None)
        self.close_.setVisible(current is None)
        self.skip.setVisible(current is not None)
        self.setVisible(self._tour.is_on)

    def _skip(self) -> None:
        if self._tour.current is not None:
            self._tour.tick(self._tour.current)
