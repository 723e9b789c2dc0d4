"""New, open, save, export, reload, recover, close."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final, Literal

from PySide6.QtCore import QObject, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from editor.autosave import Autosaver, Recovery, discard
from editor.document import Document
from editor.files import Failure, PackFiles
from editor.frame.notices import Answer, Notices
from editor.openpacks import OpenPacks
from editor.recent import Recents
from editor.settings import COLS, ROWS, Settings
from editor.words import count, later, listed, sentences, tr
from levels.board import SLOT, Board
from levels.ids import new_id
from levels.level import Level, LinkLevel, Pack

Doings = dict[str, Callable[[], None]]
Wish = Literal["save", "discard", "cancel"]

_FILTER: Final = later("Boardloom packs (*.json);;All files (*)")


class Filing(QObject):
    """Everything that has to do with pack files."""

    exported = Signal(object)
    """A Document was written for the game."""
    exported_to = Signal(object, object)
    """What a game needs of a Document was written to a file (Path)."""
    saved = Signal(object)
    """A Document was written to its file."""

    def __init__(
        self,
        window: QWidget,
        packs: OpenPacks,
        files: PackFiles,
        autosaver: Autosaver,
        notices: Notices,
        settings: Settings,
    ) -> None:
        super().__init__(window)
        self._window = window
        self.packs = packs
        self._files = files
        self._autosaver = autosaver
        self._notices = notices
        self._settings = settings
        self.recents = Recents(settings, self)
        self.on_move: Callable[[Document, Path], bool] = lambda _document, _path: False
        """Called before a document is saved to a file; True when it made an undo step for that."""
        files.changed_on_disk.connect(self._changed_on_disk)
        files.gone_from_disk.connect(self._gone_from_disk)
        autosaver.failed.connect(self._not_kept)

    def doings(self) -> Doings:
        """Return what each action does."""
        return {
            "new": self.new,
            "open": self.open,
            "save": lambda: self._with_current(self.save),
            "save-as": lambda: self._with_current(self.save_as),
            "export": lambda: self._with_current(lambda document: self.export(document, minified=False)),
            "export-small": lambda: self._with_current(lambda document: self.export(document, minified=True)),
            "reload": lambda: self._with_current(self.reload),
            "show-autosaves": self.show_autosaves,
            "close": lambda: self._with_current(self.close),
        }

    def new(self) -> None:
        """Open a new pack with one level to be dealt."""
        shape = self._settings.get(ROWS), self._settings.get(COLS)
        self.begin(LinkLevel(id=new_id(), layout=Board.filled(*shape, SLOT)))

    def begin(self, *levels: Level) -> Document:
        """Open a new pack with some levels."""
        document = Document(Pack(id=new_id(), levels=levels))
        self.take(document)
        return document

    def open(self) -> None:
        """Ask for files and open them."""
        names, _ = QFileDialog.getOpenFileNames(
            self._window, tr("Open packs"), str(self.folder()), tr(_FILTER)
        )
        for name in names:
            self.open_path(Path(name))

    def open_path(self, path: Path, *, remember: bool = True) -> Document | None:
        """Open a file, or show the tab in which it is open already; list it among the recent ones."""
        there = self.packs.at_path(path)
        if there is not None:
            self.packs.show(there)
            return there
        found = self._files.open(path)
        if isinstance(found, Failure):
            self._notices.say(found.text, tone="bad")
            return None
        self.take(found)
        if remember:
            self.recents.note(path)
        return found

    def save(self, document: Document) -> bool:
        """Save a document where it is kept; ask where, if it is nowhere yet. False when it was not saved."""
        if document.path is None:
            return self.save_as(document)
        return self._save_to(document, document.path)

    def save_as(self, document: Document) -> bool:
        """Ask for a file and save a document there."""
        path = self._ask_where(tr("Save the pack"), document.path or self.folder() / f"{document.title}.json")
        return path is not None and self._save_to(document, path)

    def export(self, document: Document, *, minified: bool) -> bool:
        """Ask for a file and write there what a game needs."""
        kept = document.path
        name = f"{document.title if kept is None else kept.stem}-game.json"
        folder = self.folder() if kept is None else kept.parent
        path = self._ask_where(tr("Export for the game"), folder / name)
        if path is None:
            return False
        found = self._files.export(document, path, minified=minified)
        if isinstance(found, Failure):
            self._notices.say(found.text, tone="bad", key="export")
            return False
        number = len(document.pack.levels)
        text = count(number, "{n} level exported to {file}.", "{n} levels exported to {file}.", file=path)
        self._notices.mention(sentences([text, found]))
        self.exported.emit(document)
        self.exported_to.emit(document, path)
        return True

    def reload(self, document: Document) -> bool:
        """Take what the file of a document holds now, as one undo step."""
        path = document.path
        if path is None:
            return False
        found = self._files.read(path)
        if isinstance(found, Failure):
            self._notices.say(found.text, tone="bad", key=_key(document, "disk"))
            return False
        document.replace_pack(found, tr("Reload from disk"))
        document.mark_saved(path, document.settled)
        self._files.follow(document)
        return True

    def close(self, document: Document) -> bool:
        """Close a document; ask first when it is modified. False when it stays open."""
        if not self._may_go(document):
            return False
        self._let_go(document)
        return True

    def close_all(self) -> bool:
        """Close all documents, or none: False when the user would rather go on with one of them."""
        if not all(self._may_go(document) for document in list(self.packs.documents)):
            return False
        for document in list(self.packs.documents):
            self._let_go(document)
        return True

    def _may_go(self, document: Document) -> bool:
        document.settle()
        if not document.modified:
            return True
        self.packs.show(document)
        wish = self.ask_what(document)
        return wish == "discard" or (wish == "save" and self.save(document))

    def _let_go(self, document: Document) -> None:
        self._files.forget(document)
        self._autosaver.forget(document)
        for about in ("disk", "save"):
            self._notices.withdraw(_key(document, about))
        self.packs.remove(document)

    def ask_what(self, document: Document) -> Wish:
        """Ask what is to become of unsaved changes."""
        button = QMessageBox.StandardButton
        asked = QMessageBox.warning(
            self._window,
            tr("Unsaved changes"),
            tr("Save the changes to {title}?", title=document.title),
            button.Save | button.Discard | button.Cancel,
            button.Save,
        )
        answers: dict[QMessageBox.StandardButton, Wish] = {button.Save: "save", button.Discard: "discard"}
        return answers.get(asked, "cancel")

    def show_autosaves(self) -> None:
        """Show the folder in which unsaved work is kept."""
        folder = self._autosaver.folder
        folder.mkdir(parents=True, exist_ok=True)
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
        document = self.packs.current
        if document is not None:
            file = self._autosaver.file_of(document)
            self._notices.say(
                tr("Unsaved changes of {title} are kept in {file}.", title=document.title, file=file),
                key="autosaves",
            )

    def offer_recoveries(self) -> None:
        """Offer what crashed runs have left behind."""
        for recovery in self._autosaver.recoveries():
            title = recovery.pack.title or (recovery.path.stem if recovery.path else tr("Untitled pack"))
            when = time.strftime("%H:%M", time.localtime(recovery.saved))
            self._notices.say(
                tr(
                    "{title} was not saved before Boardloom ended. Its changes up to {when} are there.",
                    title=title,
                    when=when,
                ),
                [
                    Answer(tr("Recover"), self._recovering(recovery)),
                    Answer(tr("Throw away"), partial(discard, recovery)),
                ],
                key=str(recovery.file),
                tone="warn",
            )

    def tell_gone(self, paths: Sequence[Path]) -> None:
        """Say that files that were open last time are not there any more."""
        if paths:
            names = listed(path.name for path in paths)
            text = count(
                len(paths),
                "{names} was open last time, and is not there any more.",
                "{n} packs were open last time, and are not there any more: {names}.",
                names=names,
            )
            self._notices.say(text, key="gone", tone="warn")

    def recover(self, recovery: Recovery) -> Document:
        """Open what a crashed run has left behind; it counts as modified."""
        there = None if recovery.path is None else self.packs.at_path(recovery.path)
        if there is not None:
            there.replace_pack(recovery.pack, tr("Recover unsaved changes"))
            discard(recovery)
            self.packs.show(there)
            return there
        document = Document(recovery.pack, recovery.path)
        document.mark_unsaved()
        self._files.follow(document)
        self._autosaver.watch(document, adopt=recovery.file)
        self.packs.add(document)
        return document

    def take(self, document: Document) -> None:
        """Open a document that is not open yet."""
        self._autosaver.watch(document)
        self.packs.add(document)

    def _recovering(self, recovery: Recovery) -> Callable[[], None]:
        def recover() -> None:
            self.recover(recovery)

        return recover

    def _save_to(self, document: Document, path: Path) -> bool:
        document.settle()
        moved = self.on_move(document, path)
        found = self._files.save(document, path)
        key = _key(document, "save")
        if isinstance(found, Failure):
            if moved:
                document.undo()
            answers = [Answer(tr("Try again"), lambda: self._again(document))]
            if found.elsewhere:
                answers.append(Answer(tr("Save as…"), lambda: self._elsewhere(document)))
            self._notices.say(found.text, answers, key=key, tone="bad")
            return False
        self._notices.withdraw(key)
        self._notices.withdraw(_key(document, "disk"))
        if found:
            self._notices.say(found, key=key, tone="warn")
        self.recents.note(path)
        self.saved.emit(document)
        return True

    def _again(self, document: Document) -> None:
        self.save(document)

    def _elsewhere(self, document: Document) -> None:
        self.save_as(document)

    def _changed_on_disk(self, document: Document) -> None:
        text = tr("{title} was changed on disk by another program.", title=document.title)
        if document.modified:
            text += " " + tr("Reloading can be undone.")
        self._notices.say(
            text,
            [
                Answer(tr("Reload"), lambda: self._reload(document)),
                Answer(tr("Keep mine"), document.mark_unsaved),
            ],
            key=_key(document, "disk"),
            tone="warn",
        )

    def _reload(self, document: Document) -> None:
        self.reload(document)

    def _gone_from_disk(self, document: Document) -> None:
        document.mark_unsaved()
        text = tr("The file of {title} is not there any more. Saving writes it anew.", title=document.title)
        self._notices.say(text, key=_key(document, "disk"), tone="warn")

    def _not_kept(self, reason: str) -> None:
        text = tr("Unsaved changes could not be kept in {folder}.", folder=self._autosaver.folder)
        self._notices.say(sentences([text, reason]), key="not-kept", tone="warn")

    def _ask_where(self, title: str, proposal: Path) -> Path | None:
        name, _ = QFileDialog.getSaveFileName(self._window, title, str(proposal), tr(_FILTER))
        if not name:
            return None
        path = Path(name)
        return path if path.suffix else path.with_suffix(".json")

    def folder(self) -> Path:
        """Return the folder in which files are looked for first."""
        recent = self.recents.all()
        return recent[0].path.parent if recent else Path.home()

    def _with_current(self, do: Callable[[Document], object]) -> None:
        document = self.packs.current
        if document is not None:
            do(document)


def _key(document: Document, about: str) -> str:
    return f"{about}-{id(document)}"
