"""A seed, typed or thrown."""

from __future__ import annotations

import secrets
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit

from editor.panels.controls import FieldFrame, icon_button
from editor.theme import FIELD
from editor.words import tr
from levels.rules import Seed

_LETTERS: Final = "0123456789abcdefghjkmnpqrstvwxyz"
_LENGTH: Final = 8


def fresh_seed() -> str:
    """Return a seed that nobody has used: eight letters and digits that are not mixed up in print."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_LENGTH))


class SeedField(FieldFrame):
    """Shows a seed; the dice throws a fresh one."""

    changed = Signal(object)
    """The seed, or None: a fresh one for every deal."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedWidth(FIELD)
        self.text = QLineEdit()
        self.text.setAccessibleName(tr("Seed"))
        self.text.setPlaceholderText(tr("any"))
        self.text.setProperty("kind", "bare")
        self.text.setMaxLength(64)
        self.dice = icon_button("dice", tr("Throw a seed"), side=26)
        self.row.addWidget(self.text, 1)
        self.row.addWidget(self.dice)
        self.watch(self.text)
        self.text.editingFinished.connect(lambda: self.changed.emit(self.value()))
        self.dice.clicked.connect(self._throw)

    def value(self) -> Seed | None:
        """Return what is typed: digits are a number, as other programs write their seeds."""
        text = self.text.text().strip()
        if text.lstrip("-").isascii() and text.lstrip("-").isdigit() and abs(int(text)) < 2**53:
            return int(text)
        return text or None

    def show_value(self, seed: Seed | None) -> None:
        self.text.setText("" if seed is None else str(seed))
        self.text.setCursorPosition(0)

    def _throw(self) -> None:
        self.show_value(fresh_seed())
        self.changed.emit(self.value())
