"""Which keys do what: the defaults of the table of actions, what the user made of them, and no key twice."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Final, TypeAlias

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QKeySequence

from editor.actions import Actions
from editor.settings import Settings
from editor.words import tr

Keys: TypeAlias = tuple[str, ...]
"""Key combinations in Qt's portable text, the one that is shown first."""

SETTING: Final = "keys"
MOST_KEYS: Final = 3

_NEEDED: Final = frozenset(
    (
        *("Left", "Right", "Up", "Down", "Home", "End", "PgUp", "PgDown"),
        *("Return", "Enter", "Space", "Esc", "Tab", "Backtab"),
    )
)
"""Keys that are needed as they are, and with Shift."""


def portable(key: str) -> str:
    """Return a key combination in one spelling, or nothing where it is none."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.PortableText)


def shown(key: str) -> str:
    """Return a key combination as this system writes it."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


def with_keys(text: str, keys: Iterable[str]) -> str:
    """Return a tooltip with its keys behind the first line: `Save (Ctrl+S)`."""
    first = next(iter(keys), "")
    if not first:
        return text
    head, line, rest = text.partition("\n")
    return f"{head} ({shown(first)}){line}{rest}"


def is_reserved(key: str) -> bool:
    """Say whether the board and the fields need a key for themselves: arrows, Enter, Space and their like."""
    return key.removeprefix("Shift+") in _NEEDED


FIXED: Final[tuple[tuple[str, str], ...]] = (
    ("Arrows", "Move the cell cursor"),
    ("Shift+arrows", "Select cells"),
    ("Home, End, PgUp, PgDown", "Jump with the cell cursor; with Ctrl to a corner"),
    ("Enter or Space", "Press with the tool that is held"),
    ("Space and drag", "Move the board in sight"),
    ("Esc", "Let go, or take back a gesture"),
    ("Tab, Shift+Tab", "Go to the next control, or the one before"),
)
"""Keys that the board itself hears, and what they do; they cannot be changed."""


def fixed_keys() -> list[tuple[str, str]]:
    """Return the keys that cannot be changed, and what they do, in the user's language."""
    return [(tr(keys), tr(text)) for keys, text in FIXED]


class Keymap(QObject):
    """The keys of every action. What differs from the defaults is kept in the settings."""

    changed = Signal()

    def __init__(self, actions: Actions, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._actions = actions
        self._settings = settings
        self.defaults: dict[str, Keys] = {
            id_: tuple(portable(key) for key in deed.keys) for id_, deed in actions.deeds.items()
        }
        self._own = self._kept()
        self._keys = self._resolved()
        self._apply()
        settings.was_reset.connect(self._read_again)

    def keys(self, id_: str) -> Keys:
        """Return the keys of an action."""
        return self._keys[id_]

    def all(self) -> dict[str, Keys]:
        """Return the keys of every action, in the order of the menus."""
        return dict(self._keys)

    def put(self, keys: Mapping[str, Keys]) -> None:
        """Take over other keys, at once and for good; every key belongs to one action only."""
        self._own = {
            id_: keys[id_] for id_, default in self.defaults.items() if keys.get(id_, default) != default
        }
        self._settings.store.setValue(SETTING, json.dumps(self._own))
        self._keys = self._resolved()
        self._apply()
        self.changed.emit()

    def _read_again(self) -> None:
        kept = self._kept()
        if kept != self._own:
            self._own = kept
            self._keys = self._resolved()
            self._apply()
            self.changed.emit()

    def _kept(self) -> dict[str, Keys]:
        """Read what was kept; what is no key, or of no action, is passed over."""
        try:
            kept = json.loads(str(self._settings.store.value(SETTING) or "{}"))
        except json.JSONDecodeError:
            return {}
        if not isinstance(kept, dict):
            return {}
        found: dict[str, Keys] = {}
        for id_, keys in kept.items():
            if id_ in self.defaults and isinstance(keys, list):
                usable = [portable(key) for key in keys if isinstance(key, str)]
                found[id_] = tuple(key for key in usable if key and not is_reserved(key))[:MOST_KEYS]
        return found

    def _resolved(self) -> dict[str, Keys]:
        """Return the keys in force: what the user has chosen comes before the default of another action."""
        taken: set[str] = set()
        chosen: dict[str, Keys] = {}
        for wanted in (self._own, {id_: keys for id_, keys in self.defaults.items() if id_ not in self._own}):
            for id_, keys in wanted.items():
                chosen[id_] = tuple(key for key in keys if key not in taken)
                taken.update(chosen[id_])
        return {id_: chosen[id_] for id_ in self.defaults}

    def _apply(self) -> None:
        for id_, keys in self._keys.items():
            _give(self._actions[id_], self._actions.title(id_), keys)


def _give(action: QAction, title: str, keys: Keys) -> None:
    action.setShortcuts([QKeySequence(key) for key in keys])
    action.setToolTip(with_keys(title, keys))


def find_owners(keys: Mapping[str, Keys], key: str) -> list[str]:
    """Return the actions that have a key."""
    return [id_ for id_, own in keys.items() if key in own]
