"""A play button, a slider over the moves of a solution, and the move it stands at."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSlider, QWidget

from editor.art.icons import icon
from editor.panels.controls import icon_button, text_label
from editor.words import tr


class Player(QWidget):
    """Plays something of `steps` steps, forward and back.

    Contract: `show_steps`, `show_step` and `show_playing` show without telling; `moved` carries the step the
    user went to, from 0 (before the first) to `steps`; `play_toggled` whether it is to run. The panel does
    not run it: who does calls `show_step`.
    """

    moved = Signal(int)
    play_toggled = Signal(bool)

    def __init__(self, name: str) -> None:
        super().__init__()
        self.play = icon_button("play", tr("Play"))
        self.play.setCheckable(True)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setAccessibleName(name)
        self.slider.setMinimumWidth(64)
        self.slider.setPageStep(1)
        self.slider.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.reading: QLabel = text_label("", "caption", "muted")
        self.reading.setAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(self.play)
        row.addWidget(self.slider, 1)
        row.addWidget(self.reading)
        self.play.toggled.connect(self._play)
        self.slider.valueChanged.connect(self._move)
        self.show_steps(0)

    def show_steps(self, steps: int, step: int = 0) -> None:
        """Show that there are so many steps, and where it stands."""
        self.slider.blockSignals(True)
        self.slider.setRange(0, steps)
        self.slider.blockSignals(False)
        # Room for the longest reading, so that nothing beside it moves.
        widest = self.reading.fontMetrics().horizontalAdvance(f"{steps} / {steps}")
        self.reading.setFixedWidth(widest + 4)
        self.setEnabled(steps > 0)
        self.show_step(step)

    def show_step(self, step: int) -> None:
        self.slider.blockSignals(True)
        self.slider.setValue(step)
        self.slider.blockSignals(False)
        self._read()

    def show_playing(self, playing: bool) -> None:
        """Show whether it runs."""
        self.play.blockSignals(True)
        self.play.setChecked(playing)
        self.play.blockSignals(False)
        self._name_play()

    def step(self) -> int:
        return self.slider.value()

    def _read(self) -> None:
        self.reading.setText(f"{self.slider.value()} / {self.slider.maximum()}")

    def _move(self, step: int) -> None:
        self._read()
        self.moved.emit(step)

    def _play(self, playing: bool) -> None:
        self._name_play()
        self.play_toggled.emit(playing)

    def _name_play(self) -> None:
        playing = self.play.isChecked()
        title = tr("Pause") if playing else tr("Play")
        self.play.setIcon(icon("pause" if playing else "play"))
        self.play.setIconSize(QSize(16, 16))
        self.play.setToolTip(title)
        self.play.setAccessibleName(title)
