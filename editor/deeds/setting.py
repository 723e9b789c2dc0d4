"""Opening the settings, and doing what is set."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from editor.actions import Actions
from editor.autosave import Autosaver
from editor.deeds.filing import Doings
from editor.language import SYSTEM
from editor.look import THEME_CHOICES, look
from editor.panels.controls import Option
from editor.recent import Recents
from editor.settings import AUTOSAVE, LANGUAGE, PACE, PACES, THEME, Settings

if TYPE_CHECKING:
    # At run time it is brought in when it is first opened.
    from editor.frame.settings_dialog import SettingsDialog

_LANGUAGES = "language-"
"""How the actions begin that choose a language; the settings offer the same."""


class Setting(QObject):
    """Stands between the settings and the parts that they are about."""

    def __init__(self, window: QWidget, settings: Settings, autosaver: Autosaver, recents: Recents) -> None:
        super().__init__(window)
        self._window = window
        self._settings = settings
        self._autosaver = autosaver
        self._recents = recents
        self._actions: Actions | None = None
        settings.changed.connect(self._take)

    def doings(self) -> Doings:
        """Return what each action does."""
        return {
            "settings": self.open,
            **{f"theme-{choice}": partial(self.choose_theme, choice) for choice in THEME_CHOICES},
        }

    def set_actions(self, actions: Actions) -> None:
        """Mark what is chosen among these actions, and do at once what is set."""
        self._actions = actions
        for setting in (THEME, PACE, AUTOSAVE):
            self._take(setting.key)

    def choose_theme(self, choice: str) -> None:
        """Keep a theme, and take it on."""
        self._settings.put(THEME, choice)
        self._take(THEME.key)

    def dialog(self) -> SettingsDialog:
        """Return the settings as they are, not shown yet."""
        from editor.frame.settings_dialog import SettingsDialog

        return SettingsDialog(self._settings, self._languages(), self._window)

    def open(self) -> None:
        """Show the settings until they are kept or left as they were."""
        dialog = self.dialog()
        kept = bool(dialog.exec())
        language, forgets = dialog.chosen_language, dialog.forgets_recent
        dialog.deleteLater()
        if not kept:
            return
        if forgets:
            self._recents.clear()
        # Last: it builds the window anew.
        action = {} if self._actions is None else self._actions.all()
        if language != self._settings.get(LANGUAGE):
            action[_LANGUAGES + (language or SYSTEM)].trigger()

    def _languages(self) -> list[Option]:
        actions = {} if self._actions is None else self._actions.all()
        return [
            Option(id_.removeprefix(_LANGUAGES).removeprefix(SYSTEM), action.text())
            for id_, action in actions.items()
            if id_.startswith(_LANGUAGES)
        ]

    def _take(self, key: str) -> None:
        """Do what a setting says."""
        if key == THEME.key and self._actions is not None:
            for choice in THEME_CHOICES:
                is_chosen = choice == self._settings.get(THEME)
                self._actions[f"theme-{choice}"].setChecked(is_chosen)
                if is_chosen:
                    look().choose(choice)
        elif key == PACE.key:
            look().pace = PACES[self._settings.get(PACE)]
        elif key == AUTOSAVE.key:
            self._autosaver.set_pause(self._settings.get(AUTOSAVE))
