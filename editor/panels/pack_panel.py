"""The words of a pack: title, author, licence, kinds, and the designer's own JSON."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit

from editor.panels.controls import text_label
from editor.panels.level_panel import JsonField
from editor.panels.section import Section
from editor.theme import FIELD
from editor.words import count, tr
from levels.level import Kind, Pack

_KINDS_HEIGHT = 110


class PackWords(Section):
    """Shows the words of a pack, and tells what the user makes of them.

    Contract: `show_pack` shows without telling. `changed` carries the name of a pack's field and its new
    value, when the field is left or Enter pressed.
    """

    changed = Signal(str, object)

    def __init__(self) -> None:
        super().__init__(tr("Pack"))
        self._pack: Pack | None = None
        self.lines = {
            "title": self._line("title", tr("Title")),
            "author": self._line("author", tr("Author")),
            "license": self._line("license", tr("Licence")),
        }
        self.kinds = QPlainTextEdit()
        self.kinds.setAccessibleName(tr("Names of the kinds, one a line"))
        self.kinds.setPlaceholderText(tr("No names: kinds are numbers"))
        self.kinds.setFixedHeight(_KINDS_HEIGHT)
        self.kinds.setTabChangesFocus(True)
        self.kinds.installEventFilter(self)
        self.custom = JsonField(tr("Custom data of the pack"))
        self.custom.setPlaceholderText(tr("Custom data for your game, as JSON"))
        self.custom.changed.connect(lambda value: self._tell("custom", value))
        self.rows.addWidget(text_label(tr("Kinds, one name a line"), tone="muted"))
        for part in (self.kinds, self.custom, self.custom.fault):
            self.rows.addWidget(part)

    def show_pack(self, pack: Pack | None) -> None:
        """Show the words of a pack."""
        self.body.setEnabled(pack is not None)
        before, self._pack = self._pack, pack
        if pack is None:
            return
        other = before is None or before.id != pack.id
        for name, line in self.lines.items():
            if other or getattr(before, name) != getattr(pack, name):
                line.setText(getattr(pack, name))
        if other or before is None or before.kinds != pack.kinds:
            self.kinds.setPlainText("\n".join(kind.name for kind in pack.kinds))
        if other or before is None or before.custom != pack.custom:
            self.custom.show_value(pack.custom)
        self.show_note(count(len(pack.levels), "{n} level", "{n} levels"))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if watched is self.kinds and event.type() == QEvent.Type.FocusOut and self._pack is not None:
            self._tell("kinds", _named(self.kinds.toPlainText(), self._pack.kinds))
        return super().eventFilter(watched, event)

    def _line(self, field: str, name: str) -> QLineEdit:
        line = QLineEdit()
        line.setFixedWidth(FIELD)
        line.setAccessibleName(name)
        line.editingFinished.connect(lambda: self._tell(field, line.text().strip()))
        self.add_field(name, line)
        return line

    def _tell(self, name: str, value: object) -> None:
        if self._pack is not None and getattr(self._pack, name) != value:
            self.changed.emit(name, value)


def _named(text: str, before: tuple[Kind, ...]) -> tuple[Kind, ...]:
    """Return the kinds of a list of names; a kind keeps its colour and picture with its place."""
    names = [line.strip() for line in text.strip().splitlines()]
    kinds: list[Kind] = []
    for number, name in enumerate(names):
        old = before[number] if number < len(before) else None
        name = name or tr("kind {n}", n=number + 1)
        kinds.append(Kind(name=name, color=old.color, picture=old.picture) if old else Kind(name=name))
    return tuple(kinds)
