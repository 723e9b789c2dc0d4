"""What the user has chosen for good: a typed, checked layer over Qt's settings, told when it changes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from PySide6.QtCore import QObject, QSettings, Signal

from editor.look import THEME_CHOICES
from levels.board import MAX_SIDE

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Setting(Generic[T]):
    """One row of the table of settings."""

    key: str
    default: T
    read: Callable[[object], T | None]
    """Makes a value of what was kept, which files keep as text; None when it is not one."""


def _choice(key: str, default: str, options: tuple[str, ...]) -> Setting[str]:
    return Setting(key, default, lambda kept: str(kept) if str(kept) in options else None)


def _flag(key: str, default: bool) -> Setting[bool]:
    words = {"true": True, "false": False, "1": True, "0": False}
    return Setting(key, default, lambda kept: words.get(str(kept).lower()))


def _number(key: str, default: int, low: int, high: int) -> Setting[int]:
    def read(kept: object) -> int | None:
        try:
            number = int(str(kept))
        except ValueError:
            return None
        return number if low <= number <= high else None

    return Setting(key, default, read)


def _text(key: str, default: str) -> Setting[str]:
    return Setting(key, default, lambda kept: str(kept))


PACES: Final[dict[str, float]] = {"none": 0.0, "fast": 0.5, "normal": 1.0, "slow": 2.0}
"""How long movements take, by what the user calls it."""
AUTOSAVE_SECONDS: Final = (2, 600)

THEME: Final = _choice("theme", "system", THEME_CHOICES)
LANGUAGE: Final = _text("language", "system")
"""The code of a language, or `system` for the system's."""
REOPEN: Final = _flag("reopen", True)
"""Whether the packs of last time are opened at the start."""
AUTOSAVE: Final = _number("autosave/seconds", 10, *AUTOSAVE_SECONDS)
PACE: Final = _choice("pace", "normal", tuple(PACES))
ROWS: Final = _number("level/rows", 8, 1, MAX_SIDE)
COLS: Final = _number("level/cols", 14, 1, MAX_SIDE)
FAULTS_OPEN: Final = _flag("faults/open", False)
FAULTS_HEIGHT: Final = _number("faults/height", 190, 60, 4000)
PLAY_SPEEDS: Final = ("slow", "normal", "fast", "off")
PLAY_SPEED: Final = _choice("playtest/speed", "normal", PLAY_SPEEDS)
"""How fast links and falls are shown while a level is played."""
_ALL: Final[tuple[Setting[str] | Setting[bool] | Setting[int], ...]] = (
    THEME,
    LANGUAGE,
    REOPEN,
    AUTOSAVE,
    PACE,
    ROWS,
    COLS,
    FAULTS_OPEN,
    FAULTS_HEIGHT,
    PLAY_SPEED,
)
DEFAULTS: Final[dict[str, str | bool | int]] = {setting.key: setting.default for setting in _ALL}

RECENT: Final = "recent"
OPEN: Final = "session/open"
_NO_SETTINGS: Final = (RECENT, OPEN)
"""Where the user's own work is: a reset does not make it harder to find."""


class Settings(QObject):
    """The settings of one store."""

    changed = Signal(str)
    """The key of a `Setting` that has another value now."""
    was_reset = Signal()
    """Everything that was kept is forgotten; whoever keeps more than settings here starts anew."""

    def __init__(self, store: QSettings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.store = store

    def get(self, setting: Setting[T]) -> T:
        """Return what is set, or the default where nothing is kept that fits."""
        kept = self.store.value(setting.key)
        found = None if kept is None else setting.read(kept)
        return setting.default if found is None else found

    def values(self) -> dict[str, str | bool | int]:
        """Return what is set, by key."""
        found = dict(DEFAULTS)
        for setting in _ALL:
            kept = self.store.value(setting.key)
            value = None if kept is None else setting.read(kept)
            if value is not None:
                found[setting.key] = value
        return found

    def put(self, setting: Setting[T], value: T) -> None:
        """Keep another value."""
        if value != self.get(setting):
            self.store.setValue(setting.key, value)
            self.changed.emit(setting.key)

    def reset(self) -> None:
        """Forget everything that was ever kept, but not which packs were opened."""
        for key in self.store.allKeys():
            if key not in _NO_SETTINGS:
                self.store.remove(key)
        for key in DEFAULTS:
            self.changed.emit(key)
        self.was_reset.emit()

    def names(self, key: str) -> list[str]:
        """Return a list of texts that is kept under a key."""
        # A list of one comes back from a file as a text, and an empty one as nothing.
        kept = self.store.value(key)
        return (
            [kept] if isinstance(kept, str) and kept else [*map(str, kept)] if isinstance(kept, list) else []
        )
