"""Pack files of the window: read, written, exported, and watched for changes by others."""

from __future__ import annotations

import errno
import hashlib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from editor.document import Document
from editor.words import again, count, later, sentences, tr
from levels.faults import FileError
from levels.level import Pack
from levels.packs import load_pack, save_pack, without_editor_state

_SETTLE_MS: Final = 150
"""A file that is being replaced is away for a moment."""
_FAULTS_SHOWN: Final = 5
_REASONS: Final = {
    errno.EACCES: later("You may not write there. Save it in another place."),
    errno.EPERM: later("You may not write there. Save it in another place."),
    errno.EROFS: later("The medium can only be read. Save it in another place."),
    errno.ENOSPC: later("The disk is full. Make room and save again, or save it in another place."),
    errno.EDQUOT: later(
        "Your share of the disk is full. Make room and save again, or save it in another place."
    ),
    errno.ENOENT: later("The folder is not there any more. Save it in another place."),
    errno.EISDIR: later("That is a folder. Choose a file name."),
}


@dataclass(frozen=True, slots=True)
class Failure:
    """Why a file could not be read or written, and what to do."""

    text: str
    elsewhere: bool = False
    """Saving it in another place may help."""


class PackFiles(QObject):
    """Reads and writes packs for documents, and tells when a file was changed by someone else."""

    changed_on_disk = Signal(object)
    """A Document's file holds something else now than it read or wrote."""
    gone_from_disk = Signal(object)
    """A Document's file is not there any more."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._known: dict[Document, bytes | None] = {}
        self._timer = QTimer(self, singleShot=True, interval=_SETTLE_MS)
        self._timer.timeout.connect(self.look)
        self._watcher = QFileSystemWatcher(self)
        self._watcher.fileChanged.connect(lambda _path: self._timer.start())
        self._watcher.directoryChanged.connect(lambda _path: self._timer.start())

    def read(self, path: Path) -> Pack | Failure:
        """Return the pack in a file, or why there is none."""
        try:
            return load_pack(path)
        except FileError as error:
            return Failure(_faults_text(path, error))
        except OSError as error:
            reason = error.strerror or str(error)
            return Failure(tr("{file} cannot be opened: {reason}.", file=path, reason=reason))

    def open(self, path: Path) -> Document | Failure:
        """Return a document for the pack in a file, which is watched from now on."""
        path = path.absolute()
        before = _digest(path)
        pack = self.read(path)
        if isinstance(pack, Failure):
            return pack
        document = Document(pack, path, self)
        self.follow(document, before)
        return document

    def follow(self, document: Document, digest: bytes | None = None) -> None:
        """Watch the file of a document; what it holds now, or held when it was read, is known."""
        if document.path is not None:
            self._known[document] = digest or _digest(document.path)
            self._watch()

    def forget(self, document: Document) -> None:
        """Watch a document's file no longer."""
        self._known.pop(document, None)

    def save(self, document: Document, path: Path) -> Failure | str | None:
        """Write a document's pack to a file. On failure it stays modified; a text is a warning to show."""
        pack = document.settled
        warning = self._write(pack, path, minified=False)
        if isinstance(warning, Failure):
            return warning
        document.mark_saved(path.absolute(), pack)
        self.follow(document)
        return warning

    def export(self, document: Document, path: Path, *, minified: bool) -> Failure | str | None:
        """Write what a game needs of a pack, without the editor's own state, to a file."""
        return self._write(without_editor_state(document.settled), path, minified=minified)

    def look(self) -> None:
        """Compare every file with what is known of it."""
        for document, known in list(self._known.items()):
            path = document.path
            if path is None:
                continue
            digest = _digest(path)
            if digest != known:
                self._known[document] = digest
                (self.gone_from_disk if digest is None else self.changed_on_disk).emit(document)
        self._watch()

    def _watch(self) -> None:
        """Watch all files and their folders; a file that was replaced has been forgotten by the system."""
        paths = {document.path for document in self._known if document.path is not None}
        wanted = {str(path) for path in paths if path.exists()} | {str(path.parent) for path in paths}
        watched = {*self._watcher.files(), *self._watcher.directories()}
        if watched - wanted:
            self._watcher.removePaths(sorted(watched - wanted))
        if wanted - watched:
            self._watcher.addPaths(sorted(wanted - watched))

    def _write(self, pack: Pack, path: Path, *, minified: bool) -> Failure | str | None:
        try:
            return save_pack(pack, path, minified=minified)
        except FileError as error:
            return Failure(_faults_text(path, error))
        except OSError as error:
            what = tr("{file} was not written.", file=path.name)
            why = _REASONS.get(error.errno or 0)
            reason = tr(why) if why else tr("{reason}.", reason=error.strerror or str(error))
            return Failure(sentences([what, reason]), elsewhere=True)


def _digest(path: Path) -> bytes | None:
    """Return what identifies a file's content, or None when it cannot be read."""
    try:
        return hashlib.sha256(path.read_bytes()).digest()
    except OSError:
        return None


def _faults_text(path: Path, error: FileError) -> str:
    faults = error.faults
    head = count(
        len(faults),
        "{file} has {n} fault; nothing was loaded.",
        "{file} has {n} faults; nothing was loaded.",
        file=path.name,
    )
    lines = [head, *(f"• {again(str(fault))}" for fault in faults[:_FAULTS_SHOWN])]
    if len(faults) > _FAULTS_SHOWN:
        more = len(faults) - _FAULTS_SHOWN
        lines.append(count(more, "and {n} more", "and {n} more"))
    return "\n".join(lines)
