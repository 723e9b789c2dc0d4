"""The truth bar at the foot of the window: what the level is worth, at fixed places, never stale."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QSlider,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from editor.art.icons import draw_icon, icon
from editor.frame.controls import LitButton, vertical_line
from editor.look import colors
from editor.panels.controls import icon_button, restyle, text_label
from editor.theme import ICON, PADDING, Tone
from editor.words import tr

TRUTH_HEIGHT: Final = 52
_WHERE_WIDTH: Final = 136


@dataclass(frozen=True, slots=True)
class Fact:
    """A finding in two lines, with its mark."""

    value: str
    caption: str = ""
    icon: str = "info"
    tone: Tone = "text"
    """Of the value."""
    mark: Tone = "muted"
    """Of the icon."""
    caption_tone: Tone = "muted"


class _Mark(QWidget):
    """A small icon in one of the theme's colours."""

    def __init__(self) -> None:
        super().__init__()
        self._name = "info"
        self._tone: Tone = "muted"
        self.setFixedSize(ICON, ICON)

    def show_icon(self, name: str, tone: Tone) -> None:
        self._name, self._tone = name, tone
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        draw_icon(painter, self._name, QRectF(self.rect()), colors().tone(self._tone))
        painter.end()


class FactView(QWidget):
    """Shows one fact at a fixed width."""

    def __init__(self, width: int, name: str) -> None:
        super().__init__()
        self.setFixedWidth(width)
        self._name = name
        self._mark = _Mark()
        self._value = text_label(role="value")
        self._caption = text_label(role="caption", tone="muted")
        words = QVBoxLayout()
        words.setContentsMargins(0, 0, 0, 0)
        words.setSpacing(0)
        words.addStretch(1)
        words.addWidget(self._value)
        words.addWidget(self._caption)
        words.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addWidget(self._mark)
        row.addLayout(words, 1)

    @property
    def text(self) -> str:
        """What is shown, in one line."""
        return f"{self._value.text()}, {self._caption.text()}".strip(", ")

    def show_fact(self, fact: Fact) -> None:
        self._mark.show_icon(fact.icon, fact.mark)
        for part, text, tone in (
            (self._value, fact.value, fact.tone),
            (self._caption, fact.caption, fact.caption_tone),
        ):
            _say(part, text, self.width() - ICON - 12)
            restyle(part, tone=tone)
        self.setAccessibleName(f"{self._name}: {self.text}")


def _say(part: QLabel, text: str, room: int) -> None:
    shown = part.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room)
    part.setText(shown)
    part.setToolTip(text if shown != text else "")


class TruthBar(QFrame):
    """Tiles, pairs, verdict with its slider, grade, the cell pointed at, zoom."""

    hint_toggled = Signal(bool)
    zoomed = Signal(int)
    """Zoom in or out by some steps."""
    zoomed_plain = Signal()
    fitted = Signal()
    slid = Signal(int)
    """Show the solution after so many moves."""
    played = Signal()
    evidence_toggled = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("surface", "panel")
        self.setProperty("edge", "top")
        self.setFixedHeight(TRUTH_HEIGHT)
        self.tiles = FactView(166, tr("Tiles"))
        self.pairs = FactView(152, tr("Pairs"))
        self.verdict = FactView(190, tr("Verdict"))
        self.grade = FactView(150, tr("Grade"))
        self.hint = LitButton(tr("Hint"), "bulb")
        self.evidence = LitButton(tr("Show"), "eye")
        self.evidence.hide()
        self.play = icon_button("play", tr("Play the solution"))
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setMinimumWidth(60)
        self.slider.setMaximumWidth(130)
        self.slider.setAccessibleName(tr("Solution"))
        self.progress = text_label(role="caption", tone="muted")
        self.progress.setMinimumWidth(50)
        self._where = text_label(role="section")
        self._what = text_label(role="caption", tone="muted")
        for part in (self._where, self._what):
            part.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._where_box = QWidget()
        self._where_box.setFixedWidth(_WHERE_WIDTH)
        where = QVBoxLayout(self._where_box)
        where.setContentsMargins(0, 0, 0, 0)
        where.setSpacing(0)
        where.addStretch(1)
        where.addWidget(self._where)
        where.addWidget(self._what)
        where.addStretch(1)
        self._zoom = QToolButton()
        self._zoom.setAutoRaise(True)
        self._zoom.setToolTip(tr("Show cells at 100 %"))
        self._zoom.setMinimumWidth(54)
        self._lay_out()
        self.hint.toggled.connect(self.hint_toggled)
        self.evidence.toggled.connect(self.evidence_toggled)
        self.play.clicked.connect(self.played)
        self.slider.valueChanged.connect(self.slid)
        self._zoom.clicked.connect(self.zoomed_plain)
        self.show_solution(0, 0, playing=False)
        self.show_cell("", "")

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(PADDING, 0, 8, 0)
        row.setSpacing(12)
        smaller, larger = icon_button("minus", tr("Zoom out")), icon_button("plus", tr("Zoom in"))
        fit = icon_button("fit", tr("Fit the board"))
        smaller.clicked.connect(lambda: self.zoomed.emit(-1))
        larger.clicked.connect(lambda: self.zoomed.emit(1))
        fit.clicked.connect(self.fitted)
        for part in (
            self.tiles,
            vertical_line(),
            self.pairs,
            self.hint,
            vertical_line(),
            self.verdict,
            self.evidence,
            self.play,
            self.slider,
            self.progress,
            vertical_line(),
            self.grade,
        ):
            row.addWidget(part)
        row.addStretch(1)
        row.addWidget(self._where_box)
        row.addWidget(vertical_line())
        zoom = QHBoxLayout()
        zoom.setSpacing(2)
        for part in (smaller, self._zoom, larger, fit):
            zoom.addWidget(part)
        row.addLayout(zoom)

    def show_zoom(self, zoom: float) -> None:
        self._zoom.setText(f"{round(zoom * 100)} %")

    def show_cell(self, where: str, what: str) -> None:
        """Say which cell is pointed at, and what stands on it."""
        self._where.setText(where)
        _say(self._what, what, _WHERE_WIDTH)

    def show_solution(self, length: int, at: int, *, playing: bool) -> None:
        """Show how far a solution is played; length 0 shows none."""
        for part in (self.play, self.slider, self.progress):
            part.setVisible(length > 0)
        self.slider.blockSignals(True)
        self.slider.setRange(0, length)
        self.slider.setValue(at)
        self.slider.blockSignals(False)
        self.progress.setText(f"{at} / {length}")
        self.play.setIcon(icon("pause" if playing else "play"))
        self.play.setToolTip(tr("Stop playing") if playing else tr("Play the solution"))
