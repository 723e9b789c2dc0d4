"""The packs that were opened or saved last, and what a start page says of each."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal

from editor.settings import RECENT, Settings
from generator.control import Control
from levels.faults import FileError
from levels.level import Level, LinkLevel, Pack
from levels.packs import load_pack

MOST: Final = 12
_LARGE: Final = 8_000_000
"""Files of more bytes are not read only to be listed: that would hold up the window."""


@dataclass(frozen=True, slots=True)
class Recent:
    """A pack that was at hand."""

    path: Path
    when: float
    """When it was opened or saved last, in seconds since the epoch."""


@dataclass(frozen=True, slots=True)
class Summary:
    """What is said of a pack without opening it."""

    path: Path
    is_there: bool
    title: str = ""
    levels: int = 0
    unsolvable: int = 0
    undealt: int = 0
    """Levels with slots that nobody has dealt yet."""
    pack: Pack | None = None
    """The pack with no more than its first level, to be drawn; None when the file was not read."""
    megabytes: int = 0
    """The size of a file that is too large to be read for this."""


class Recents(QObject):
    """The list, the newest first; kept in the settings."""

    changed = Signal()

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings

    def all(self) -> list[Recent]:
        """Return what was at hand, the newest first."""
        found = []
        for line in self._settings.names(RECENT):
            when, _, path = line.partition(" ")
            if path and when.isdecimal():
                found.append(Recent(Path(path), float(when)))
        return found

    def note(self, path: Path) -> None:
        """Say that a pack is at hand now."""
        path = path.absolute()
        now = Recent(path, time.time())
        self._keep([now, *(recent for recent in self.all() if recent.path != path)])

    def remove(self, path: Path) -> None:
        """Forget one pack; its file stays where it is."""
        self._keep([recent for recent in self.all() if recent.path != path])

    def clear(self) -> None:
        """Forget all packs."""
        self._keep([])

    def _keep(self, recents: list[Recent]) -> None:
        lines = [f"{recent.when:.0f} {recent.path}" for recent in recents[:MOST]]
        self._settings.store.setValue(RECENT, lines)
        self.changed.emit()


def summaries(paths: list[Path], control: Control) -> list[Summary]:
    """Return what is to be said of some packs; meant for a job, since packs may be large."""
    found = []
    for number, path in enumerate(paths):
        control.step(path.name, number / len(paths))
        found.append(summary(path))
    return found


def summary(path: Path) -> Summary:
    """Return what is to be said of one pack."""
    try:
        size = path.stat().st_size
        if size > _LARGE:
            return Summary(path, is_there=True, title=path.stem, megabytes=round(size / 1e6))
        pack = load_pack(path)
    except OSError:
        return Summary(path, is_there=False, title=path.stem)
    except FileError:
        # There, but not to be read: opening it tells why.
        return Summary(path, is_there=True, title=path.stem)
    head = Pack(id=pack.id, kinds=pack.kinds, levels=pack.levels[:1], editor=pack.editor)
    return Summary(
        path,
        is_there=True,
        title=pack.title or path.stem,
        levels=len(pack.levels),
        unsolvable=sum(level.report.verdict == "unsolvable" for level in pack.levels),
        undealt=sum(_is_undealt(level) for level in pack.levels),
        pack=head,
    )


def _is_undealt(level: Level) -> bool:
    return isinstance(level, LinkLevel) and level.shown.slot_count() > 0
