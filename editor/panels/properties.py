"""The properties of a pack and of a level, as forms."""

from __future__ import annotations

import json
from typing import Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from editor.panels.controls import Decimal, framed, restyle, text_label
from editor.panels.kinds_field import KindsField
from editor.panels.section import Section
from editor.panels.text_fields import LineField, TextField
from editor.theme import FIELD
from editor.words import tr
from levels.level import Json, Level, Pack

_TYPING_PAUSE: Final = 250


def json_fault(text: str) -> str | None:
    """Return what keeps a text from being a JSON object, with its line and column; None when nothing does."""
    if not text.strip():
        return None
    try:
        value = json.loads(text, parse_constant=_refuse)
    except json.JSONDecodeError as error:
        return tr(
            "Line {line}, column {column}: {fault}", line=error.lineno, column=error.colno, fault=error.msg
        )
    except RecursionError:
        return tr("This is nested too deeply.")
    except ValueError as error:
        return str(error)
    return None if isinstance(value, dict) else tr("This must be an object: {{ … }}")


def _refuse(word: str) -> None:
    """Refuse NaN and the infinities, which Python reads and JSON does not know."""
    raise ValueError(tr("{word} is not a JSON number.", word=word))


class JsonField(QWidget):
    """A JSON object, checked as it is typed; a faulty one is never told."""

    changed = Signal(object)

    def __init__(self, name: str) -> None:
        super().__init__()
        self.text = TextField(name, lines=5)
        self.fault = text_label("", "note", "bad")
        self.fault.setWordWrap(True)
        self.fault.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.text)
        column.addWidget(self.fault)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_TYPING_PAUSE)
        self._pause.timeout.connect(self.check)
        self.text.textChanged.connect(self._pause.start)
        self.text.changed.connect(self._tell)

    def show_value(self, value: dict[str, Json]) -> None:
        """Show an object without telling it; an empty one as an empty field."""
        self.text.show_value(json.dumps(value, ensure_ascii=False, indent=2) if value else "")
        self.check()

    def check(self) -> bool:
        """Say below the text what is wrong with it; True when nothing is."""
        fault = json_fault(self.text.toPlainText())
        self.fault.setText(fault or "")
        self.fault.setVisible(fault is not None)
        restyle(self.text, fault=fault is not None)
        return fault is None

    def _tell(self, text: str) -> None:
        if self.check():
            self.changed.emit(json.loads(text) if text.strip() else {})


class _Form(Section):
    """Fields over the whole width, each below its label."""

    edited = Signal(str, object)
    """The name of a field of the pack or level, and its new value."""

    def add_tall(self, label: str, field: QWidget) -> None:
        words = text_label(label, "caption", "muted")
        words.setBuddy(field)
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        column.addWidget(words)
        column.addWidget(field)
        self.rows.addWidget(box)


class LevelForm(_Form):
    """Title, notes, tags, time limit and the designer's own data of a level.

    Contract: `show_level` shows without telling; `edited` carries the name of a Level field and its value.
    """

    def __init__(self) -> None:
        super().__init__(tr("Level"))
        self.title = LineField(tr("Title"), tr("Untitled level"))
        self.tags = LineField(tr("Tags"), tr("apart by commas"))
        self.time_limit = Decimal(tr("Time limit in seconds"), 0, 86_400, decimals=0)
        self.time_limit.setSpecialValueText(tr("none"))
        self.time_limit.setSuffix(tr(" s"))
        self.notes = TextField(tr("Notes"))
        self.custom = JsonField(tr("Custom data"))
        self.add_tall(tr("Title"), self.title)
        self.add_tall(tr("Tags"), self.tags)
        limit = framed(self.time_limit)
        limit.setFixedWidth(FIELD)
        self.add_field(tr("Time limit"), limit)
        self.add_tall(tr("Notes"), self.notes)
        self.add_tall(tr("Custom data, as JSON"), self.custom)
        self.title.changed.connect(lambda text: self.edited.emit("title", text))
        self.tags.changed.connect(lambda text: self.edited.emit("tags", split_tags(text)))
        self.time_limit.valueChanged.connect(lambda seconds: self.edited.emit("time_limit", seconds or None))
        self.notes.changed.connect(lambda text: self.edited.emit("notes", text))
        self.custom.changed.connect(lambda value: self.edited.emit("custom", value))

    def show_level(self, level: Level | None) -> None:
        """Show a level's properties; None: there is no level."""
        self.body.setEnabled(level is not None)
        self.title.show_value(level.title if level else "")
        self.tags.show_value(", ".join(level.tags) if level else "")
        self.time_limit.blockSignals(True)
        self.time_limit.setValue(level.time_limit or 0 if level else 0)
        self.time_limit.blockSignals(False)
        self.notes.show_value(level.notes if level else "")
        self.custom.show_value(level.custom if level else {})


class PackForm(_Form):
    """Title, author, licence, kinds and the designer's own data of a pack.

    Contract: `show_pack` shows without telling; `edited` carries the name of a Pack field and its value.
    """

    def __init__(self) -> None:
        super().__init__(tr("Pack"))
        self.title = LineField(tr("Pack title"), tr("Untitled pack"))
        self.author = LineField(tr("Author"))
        self.license = LineField(tr("Licence"), "CC-BY-4.0")
        self.kinds = KindsField()
        self.custom = JsonField(tr("Custom data of the pack"))
        self.add_tall(tr("Title"), self.title)
        self.add_tall(tr("Author"), self.author)
        self.add_tall(tr("Licence"), self.license)
        self.add_tall(tr("Kinds of the pack"), self.kinds)
        self.add_tall(tr("Custom data, as JSON"), self.custom)
        self.title.changed.connect(lambda text: self.edited.emit("title", text))
        self.author.changed.connect(lambda text: self.edited.emit("author", text))
        self.license.changed.connect(lambda text: self.edited.emit("license", text))
        self.kinds.changed.connect(lambda kinds: self.edited.emit("kinds", kinds))
        self.custom.changed.connect(lambda value: self.edited.emit("custom", value))

    def show_pack(self, pack: Pack) -> None:
        """Show a pack's properties."""
        self.title.show_value(pack.title)
        self.author.show_value(pack.author)
        self.license.show_value(pack.license)
        self.kinds.show_value(pack.kinds)
        self.custom.show_value(pack.custom)


def split_tags(text: str) -> tuple[str, ...]:
    """Return the tags of a text, apart by commas, each once and in order."""
    tags = (tag.strip() for tag in text.replace("，", ",").split(","))
    return tuple(dict.fromkeys(tag for tag in tags if tag))
