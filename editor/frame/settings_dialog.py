"""The settings: all in one place. OK keeps them, Cancel leaves everything as it was."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from editor.look import THEME_CHOICES, look
from editor.panels.controls import CheckBox, Choice, Option, Segments, Stepper, push_button, text_label
from editor.playtest.strip import play_speeds
from editor.settings import (
    AUTOSAVE,
    AUTOSAVE_SECONDS,
    COLS,
    DEFAULTS,
    LANGUAGE,
    PACE,
    PLAY_SPEED,
    REOPEN,
    ROWS,
    THEME,
    Settings,
)
from editor.theme import PITCH
from editor.words import tr
from levels.board import MAX_SIDE

_WIDTH: Final = 620
_CHOICES: Final = 360


class SettingsDialog(QDialog):
    """Shows what is set. Only the colours are tried on at once; Cancel takes them off again."""

    def __init__(self, settings: Settings, languages: Sequence[Option], parent: QWidget) -> None:
        """`languages` are codes with the names that their speakers give them; the row hides without any."""
        super().__init__(parent)
        self.setWindowTitle(tr("Settings"))
        self.setFixedWidth(_WIDTH)
        self._settings = settings
        self.forgets_recent = False
        """The list of recent packs is to be cleared."""
        self._resets = False
        self._make_fields(languages)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(24, 20, 24, 20)
        self._column.setSpacing(PITCH - 28)
        self._lay_out(has_languages=bool(languages))
        self.show_values(settings.values())
        self.rejected.connect(self._take_off)

    def _make_fields(self, languages: Sequence[Option]) -> None:
        self.theme = Segments(
            tr("Colours"),
            [
                Option("system", tr("As the system")),
                Option("dark", tr("Dark colours")),
                Option("light", tr("Light colours")),
            ],
        )
        assert {"system", "dark", "light"} == {*THEME_CHOICES}, "every theme can be chosen here"
        self.language = Choice(tr("Language"), languages)
        self.language.setFixedWidth(_CHOICES)
        self.pace = Segments(
            tr("Movement"),
            [
                Option("slow", tr("Slow")),
                Option("normal", tr("Normal")),
                Option("fast", tr("Fast")),
                Option("none", tr("Off")),
            ],
        )
        self.play_speed = Segments(tr("Speed of a playtest"), play_speeds())
        self.reopen = CheckBox(tr("Open the packs of last time at the start"))
        self.autosave = Stepper(tr("Seconds until unsaved work is kept"), *AUTOSAVE_SECONDS)
        self.rows = Stepper(tr("Rows"), 1, MAX_SIDE)
        self.cols = Stepper(tr("Columns"), 1, MAX_SIDE)
        for segments in (self.theme, self.pace, self.play_speed):
            segments.setFixedWidth(_CHOICES)
        self.clear = push_button(tr("Clear the list"))
        self.clear.clicked.connect(self._clear_recent)
        self.reset = push_button(tr("Reset all settings"))
        self.reset.setToolTip(tr("Also the layout of the window; packs and the list of recent ones stay"))
        self.reset.clicked.connect(self._show_defaults)
        self.ok = push_button(tr("OK"), kind="primary")
        self.ok.setDefault(True)
        self.cancel = push_button(tr("Cancel"), kind="tall")
        self.ok.clicked.connect(self.accept)
        self.cancel.clicked.connect(self.reject)
        # Seen at once: colours are hard to choose by name.
        self.theme.changed.connect(lambda _theme: self._try_on())

    def _lay_out(self, *, has_languages: bool) -> None:
        self._column.addWidget(text_label(tr("Appearance"), "heading"))
        self._add_row(tr("Colours"), self.theme)
        if has_languages:
            self._add_row(tr("Language"), self.language)
        self._add_row(tr("Movement"), self.pace)
        self._add_row(tr("Speed of a playtest"), self.play_speed)
        self._add_line()
        self._column.addWidget(text_label(tr("Work"), "heading"))
        self._column.addWidget(self.reopen)
        self._add_row(tr("Keep unsaved work after so many seconds"), self.autosave)
        size = QWidget()
        row = QHBoxLayout(size)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.rows)
        row.addWidget(text_label("×", tone="muted"))
        row.addWidget(self.cols)
        self._add_row(tr("Size of a new board"), size)
        self._add_row(tr("Recent packs"), self.clear)
        self._add_line()
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addWidget(self.reset)
        self._said = text_label(role="caption", tone="muted")
        foot.addWidget(self._said, 1)
        for button in (self.cancel, self.ok):
            button.setMinimumWidth(96)
            foot.addWidget(button)
        self._column.addLayout(foot)

    def _add_row(self, label: str, field: QWidget) -> None:
        row = QHBoxLayout()
        row.setSpacing(16)
        words = text_label(label, tone="muted")
        words.setBuddy(field)
        row.addWidget(words, 1)
        row.addWidget(field, 0, Qt.AlignmentFlag.AlignRight)
        self._column.addLayout(row)

    def _add_line(self) -> None:
        line = QFrame()
        line.setProperty("kind", "separator")
        line.setFixedHeight(1)
        self._column.addSpacing(6)
        self._column.addWidget(line)
        self._column.addSpacing(6)

    # Values

    def show_values(self, values: Mapping[str, str | bool | int]) -> None:
        """Show values by their settings' keys."""
        self.theme.show_value(values[THEME.key])
        self.language.show_value(values[LANGUAGE.key])
        self.pace.show_value(values[PACE.key])
        self.play_speed.show_value(values[PLAY_SPEED.key])
        self.reopen.setChecked(bool(values[REOPEN.key]))
        for setting, stepper in ((AUTOSAVE, self.autosave), (ROWS, self.rows), (COLS, self.cols)):
            stepper.show_value(int(values[setting.key]))

    def accept(self) -> None:
        """Keep what is shown, and go."""
        settings = self._settings
        for stepper in (self.autosave, self.rows, self.cols):
            # A number that is still being typed counts.
            stepper.number.interpretText()
        if self._resets:
            settings.reset()
        settings.put(THEME, str(self.theme.value()))
        settings.put(PACE, str(self.pace.value()))
        settings.put(PLAY_SPEED, str(self.play_speed.value()))
        settings.put(REOPEN, self.reopen.isChecked())
        settings.put(AUTOSAVE, self.autosave.value())
        settings.put(ROWS, self.rows.value())
        settings.put(COLS, self.cols.value())
        super().accept()

    @property
    def chosen_language(self) -> str:
        """The code of the language that was chosen: whoever speaks it takes it up when this has closed."""
        return str(self.language.currentData() or LANGUAGE.default)

    def _show_defaults(self) -> None:
        self._resets = True
        self.show_values(DEFAULTS)
        self._try_on()
        self._said.setText(tr("OK resets them."))

    def _clear_recent(self) -> None:
        self.forgets_recent = True
        self.clear.setEnabled(False)
        self.clear.setText(tr("OK clears it"))

    def _try_on(self) -> None:
        wanted = self.theme.value()
        look().choose(next(choice for choice in THEME_CHOICES if choice == wanted))

    def _take_off(self) -> None:
        wanted = self._settings.get(THEME)
        look().choose(next(choice for choice in THEME_CHOICES if choice == wanted))
