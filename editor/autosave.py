"""Unsaved work kept in side files, so that a crash costs seconds. The user's own file is never touched."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec
from PySide6.QtCore import QLockFile, QObject, QTimer, Signal

from editor.document import Document
from editor.jobs import Jobs
from editor.words import tr
from generator.control import Control
from levels.faults import FileError
from levels.ids import new_id
from levels.level import Json, Pack
from levels.packs import load_pack, save_pack

SUFFIX: Final = ".boardloom-autosave"
_KEY: Final = "recovery"
_PAUSE_MS: Final = 10_000
"""A change waits no longer than this before it is kept."""


@dataclass(frozen=True, slots=True)
class Recovery:
    """Work that a crash left behind."""

    file: Path
    pack: Pack
    path: Path | None
    """The file that the pack was opened from."""
    saved: float
    """When it was kept, in seconds since the epoch."""


class _Slot(QObject):
    """The side file of one document; the lock beside it says that its owner lives."""

    def __init__(self, document: Document, file: Path) -> None:
        super().__init__(document)
        self.document = document
        self.file = file
        self.lock = QLockFile(f"{file}.lock")
        # A lock is stale when its process is dead, however old it is.
        self.lock.setStaleLockTime(0)
        self.kept: Pack | None = None
        self.timer = QTimer(self, singleShot=True)


class Autosaver(QObject):
    """Keeps every watched document's unsaved work."""

    failed = Signal(str)
    """Work could not be kept; the reason."""
    kept = Signal(object)
    """A Document's work is in its side file."""

    def __init__(
        self, folder: Path, jobs: Jobs, parent: QObject | None = None, *, pause_ms: int = _PAUSE_MS
    ) -> None:
        super().__init__(parent)
        self.folder = folder
        self._jobs = jobs
        self._pause_ms = pause_ms
        self._slots: dict[Document, _Slot] = {}

    def set_pause(self, seconds: int) -> None:
        """Let changes wait so long, from the next one on."""
        self._pause_ms = 1000 * seconds
        for slot in self._slots.values():
            slot.timer.setInterval(self._pause_ms)

    def watch(self, document: Document, *, adopt: Path | None = None) -> None:
        """Keep a document's unsaved work from now on; `adopt` is the side file that it was recovered from."""
        file = adopt or self.folder / f"{new_id()}{SUFFIX}"
        slot = _Slot(document, file)
        if adopt is not None:
            slot.lock.tryLock(0)
            slot.kept = document.settled
        slot.timer.setInterval(self._pause_ms)
        slot.timer.timeout.connect(lambda: self._keep(slot))
        document.changed.connect(lambda _change: self._changed(slot))
        document.state_changed.connect(lambda: self._state_changed(slot))
        self._slots[document] = slot

    def file_of(self, document: Document) -> Path:
        """Return the side file of a document, which exists while there is unsaved work in it."""
        return self._slots[document].file

    def hand_over(self, document: Document) -> Path:
        """Let go of a document for another autosaver to adopt its side file, which holds its unsaved work."""
        slot = self._slots.pop(document)
        slot.timer.stop()
        if document.modified and document.settled is not slot.kept:
            self.folder.mkdir(parents=True, exist_ok=True)
            try:
                save_pack(_marked(document.settled, document.path), slot.file)
            except OSError as error:
                self.failed.emit(error.strerror or str(error))
        slot.lock.unlock()
        slot.deleteLater()
        return slot.file

    def forget(self, document: Document) -> None:
        """Let go of a document that is closed, and of its side file."""
        slot = self._slots.pop(document, None)
        if slot is not None:
            slot.timer.stop()
            self._remove(slot)

    def keep_now(self) -> None:
        """Keep all unsaved work at once."""
        for slot in self._slots.values():
            if slot.timer.isActive():
                slot.timer.stop()
                self._keep(slot)

    def recoveries(self) -> list[Recovery]:
        """Return what crashed runs have left behind; files of runs that live are left alone."""
        found = []
        for file in sorted(self.folder.glob(f"*{SUFFIX}")):
            if any(slot.file == file for slot in self._slots.values()):
                continue
            lock = QLockFile(f"{file}.lock")
            lock.setStaleLockTime(0)
            if not lock.tryLock(0):
                continue
            lock.unlock()
            recovery = _read(file)
            if recovery is not None:
                found.append(recovery)
        return found

    def _changed(self, slot: _Slot) -> None:
        # The first change starts the clock; later ones do not put it off.
        if not slot.timer.isActive() and slot.document in self._slots:
            slot.timer.start()

    def _state_changed(self, slot: _Slot) -> None:
        if not slot.document.modified and slot.document in self._slots:
            slot.timer.stop()
            self._remove(slot)

    def _keep(self, slot: _Slot) -> None:
        document, pack = slot.document, slot.document.settled
        if not document.modified or pack is slot.kept:
            return
        marked = _marked(pack, document.path)
        slot.kept = pack

        def write(_control: Control) -> None:
            self.folder.mkdir(parents=True, exist_ok=True)
            save_pack(marked, slot.file)

        self._jobs.start(tr("Keeping unsaved work"), write, self._done(slot), on_failed=self._not_done(slot))
        self.folder.mkdir(parents=True, exist_ok=True)
        slot.lock.tryLock(0)

    def _done(self, slot: _Slot) -> Callable[[None], None]:
        def done(_none: None) -> None:
            if slot.document in self._slots and slot.document.modified:
                self.kept.emit(slot.document)
            else:
                # It was saved or closed while the side file was being written.
                self._remove(slot)

        return done

    def _not_done(self, slot: _Slot) -> Callable[[str], None]:
        def not_done(text: str) -> None:
            slot.kept = None
            self.failed.emit(text)

        return not_done

    def _remove(self, slot: _Slot) -> None:
        slot.kept = None
        slot.file.unlink(missing_ok=True)
        slot.lock.unlock()


def discard(recovery: Recovery) -> None:
    """Throw away work that a crash left behind."""
    recovery.file.unlink(missing_ok=True)


def _marked(pack: Pack, path: Path | None) -> Pack:
    mark: dict[str, Json] = {"path": None if path is None else str(path), "saved": time.time()}
    return msgspec.structs.replace(pack, editor={**pack.editor, _KEY: mark})


def _read(file: Path) -> Recovery | None:
    try:
        pack = load_pack(file)
    except (FileError, OSError):
        return None
    editor = dict(pack.editor)
    mark = editor.pop(_KEY, None)
    if not isinstance(mark, dict):
        return None
    path, saved = mark.get("path"), mark.get("saved")
    return Recovery(
        file,
        msgspec.structs.replace(pack, editor=editor),
        Path(path) if isinstance(path, str) else None,
        float(saved) if isinstance(saved, int | float) else file.stat().st_mtime,
    )
