"""Choosing the language of the window."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication, QDialog

from editor.deeds.filing import Doings
from editor.language import LANGUAGE_CHOICES, SYSTEM, choose_language
from editor.rebuilding import rebuild
from editor.settings import LANGUAGE

if TYPE_CHECKING:
    from editor.window import Window


_SOON_MS: Final = 30
"""Long enough for a dialog to be gone from the stack of calls."""


class Speaking(QObject):
    """The actions `language-system`, `language-en` and so on, of which one is on."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        window.settings.changed.connect(self._take)

    @property
    def choice(self) -> str:
        """The language that was chosen, or that of the system."""
        choice = self._window.settings.get(LANGUAGE)
        return choice if choice in LANGUAGE_CHOICES else SYSTEM

    def doings(self) -> Doings:
        """Return what each action does."""
        return {f"language-{choice}": self._choosing(choice) for choice in LANGUAGE_CHOICES}

    def show(self) -> None:
        """Mark the choice in force among the actions."""
        for choice in LANGUAGE_CHOICES:
            self._window.actions_by_id[f"language-{choice}"].setChecked(choice == self.choice)

    def choose(self, choice: str) -> None:
        """Keep a choice; the window takes it on."""
        self._window.settings.put(LANGUAGE, "" if choice == SYSTEM else choice)
        self.show()

    def _take(self, key: str) -> None:
        if key == LANGUAGE.key:
            self.show()
            if choose_language(self.choice):
                self._rebuild_soon()

    def _rebuild_soon(self) -> None:
        # Later: the menu or dialog in which it was chosen is one of the parts.
        window = self._window
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog):
            dialog.finished.connect(lambda _result: self._rebuild_soon())
        else:
            QTimer.singleShot(_SOON_MS, window, lambda: rebuild(window))

    def _choosing(self, choice: str) -> Callable[[], None]:
        return lambda: self.choose(choice)
