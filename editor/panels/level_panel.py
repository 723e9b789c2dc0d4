"""The words of a level: title, notes, tags, time limit, and the designer's own JSON."""

from __future__ import annotations

import json

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QDoubleSpinBox, QLineEdit, QPlainTextEdit

from editor.panels.controls import bare, framed, restyle, text_label
from editor.panels.section import Section
from editor.theme import FIELD
from editor.words import tr
from levels.level import Json, Level

_MOST_SECONDS = 86_400.0
_TEXT_HEIGHT = 76


class JsonField(QPlainTextEdit):
    """A JSON object, checked as it is typed; told when it is left and is one."""

    changed = Signal(object)
    """The dict that the user typed."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setFixedHeight(_TEXT_HEIGHT)
        self.setTabChangesFocus(True)
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.fault = text_label("", "note", "bad")
        self.fault.setWordWrap(True)
        self.fault.hide()
        self._value: dict[str, Json] = {}
        self.textChanged.connect(self._check)

    def show_value(self, value: dict[str, Json]) -> None:
        """Show an object without telling it; what is being typed is left alone."""
        if self.hasFocus() and value == self._value:
            return
        self._value = value
        self.setPlainText(json.dumps(value, ensure_ascii=False, indent=2) if value else "")

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        super().focusOutEvent(event)
        found = self._read()
        if isinstance(found, dict) and found != self._value:
            self._value = found
            self.changed.emit(found)

    def _read(self) -> dict[str, Json] | str:
        """Return the object, or what is wrong with the text."""
        text = self.toPlainText().strip()
        if not text:
            return {}
        try:
            found = json.loads(text, parse_constant=_refuse)
        except json.JSONDecodeError as error:
            return tr("Line {line}, column {col}: {what}", line=error.lineno, col=error.colno, what=error.msg)
        except (ValueError, RecursionError) as error:
            return str(error)
        return found if isinstance(found, dict) else tr('It must be an object: {{ "key": value }}')

    def _check(self) -> None:
        found = self._read()
        wrong = isinstance(found, str)
        restyle(self, fault=wrong)
        self.fault.setText(found if isinstance(found, str) else "")
        self.fault.setVisible(wrong)
        self.setAccessibleDescription(self.fault.text())


def _refuse(word: str) -> float:
    raise ValueError(tr("{word} is no JSON", word=word))


class LevelWords(Section):
    """Shows the words of one level, and tells what the user makes of them.

    Contract: `show_level` shows without telling. `changed` carries the name of a level's field and its new
    value, when the field is left or Enter pressed.
    """

    changed = Signal(str, object)

    def __init__(self) -> None:
        super().__init__(tr("Level"))
        self.title = self._line(tr("Title"))
        self.tags = self._line(tr("Tags"))
        self.tags.setPlaceholderText(tr("apart by commas"))
        self.time_limit = QDoubleSpinBox()
        self.time_limit.setRange(0.0, _MOST_SECONDS)
        self.time_limit.setDecimals(1)
        self.time_limit.setSpecialValueText(tr("none"))
        self.time_limit.setSuffix(" s")
        self.time_limit.setAccessibleName(tr("Time limit"))
        bare(self.time_limit)
        limit = framed(self.time_limit)
        limit.setFixedWidth(FIELD)
        self.notes = QPlainTextEdit()
        self.notes.setAccessibleName(tr("Notes"))
        self.notes.setPlaceholderText(tr("Notes for yourself and your team"))
        self.notes.setFixedHeight(_TEXT_HEIGHT)
        self.notes.setTabChangesFocus(True)
        self.notes.installEventFilter(self)
        self.custom = JsonField(tr("Custom data"))
        self.custom.setPlaceholderText(tr("Custom data for your game, as JSON"))
        self.add_field(tr("Title"), self.title)
        self.add_field(tr("Tags"), self.tags)
        self.add_field(tr("Time limit"), limit)
        for part in (self.notes, self.custom, self.custom.fault):
            self.rows.addWidget(part)
        self._level: Level | None = None
        self.title.editingFinished.connect(lambda: self._tell("title", self.title.text().strip()))
        self.tags.editingFinished.connect(lambda: self._tell("tags", _tags(self.tags.text())))
        self.time_limit.valueChanged.connect(lambda seconds: self._tell("time_limit", seconds or None))
        self.custom.changed.connect(lambda value: self._tell("custom", value))

    def show_level(self, level: Level | None) -> None:
        """Show the words of a level."""
        self.body.setEnabled(level is not None)
        before, self._level = self._level, level
        if level is None:
            return
        other = before is None or before.id != level.id
        if other or before is None or before.title != level.title:
            self.title.setText(level.title)
        if other or before is None or before.tags != level.tags:
            self.tags.setText(", ".join(level.tags))
        if other or self.notes.toPlainText() != level.notes:
            self.notes.setPlainText(level.notes)
        self.time_limit.blockSignals(True)
        self.time_limit.setValue(level.time_limit or 0.0)
        self.time_limit.blockSignals(False)
        if other or before is None or before.custom != level.custom:
            self.custom.show_value(level.custom)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if watched is self.notes and event.type() == QEvent.Type.FocusOut:
            self._tell("notes", self.notes.toPlainText())
        return super().eventFilter(watched, event)

    def _tell(self, name: str, value: object) -> None:
        if self._level is not None and getattr(self._level, name) != value:
            self.changed.emit(name, value)

    def _line(self, name: str) -> QLineEdit:
        line = QLineEdit()
        line.setFixedWidth(FIELD)
        line.setAccessibleName(name)
        return line


def _tags(text: str) -> tuple[str, ...]:
    """Return the tags in a line, each once, in their order."""
    return tuple(dict.fromkeys(tag.strip() for tag in text.split(",") if tag.strip()))
