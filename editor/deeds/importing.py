"""Import, and files dropped on the window: boards of other programs, and the levels of other packs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QWidget

from editor.deeds.filing import Doings, Filing
from editor.document import Document
from editor.frame.notices import Answer, Notices
from editor.levellist.parcel import matched, translated
from editor.openpacks import OpenPacks
from editor.words import count, tr
from levels.faults import FileError
from levels.level import Pack

if TYPE_CHECKING:
    # At run time the formats are brought in when something is imported.
    from editor.importing import Found


class Importing(QObject):
    """Brings levels in from files that are not packs to be opened."""

    def __init__(
        self,
        window: QWidget,
        packs: OpenPacks,
        filing: Filing,
        notices: Notices,
        begins: Callable[[], bool],
    ) -> None:
        """`begins` tells whether a new pack is being begun, though another may be open."""
        super().__init__(window)
        self._window = window
        self._packs = packs
        self._filing = filing
        self._notices = notices
        self._begins = begins

    def doings(self) -> Doings:
        """Return what each action does."""
        return {"import": self.ask}

    def ask(self) -> None:
        """Ask for files and import them."""
        kinds = tr("Boards and packs (*.txt *.csv *.json);;All files (*)")
        names, _ = QFileDialog.getOpenFileNames(
            self._window, tr("Import levels"), str(self._filing.folder()), kinds
        )
        for name in names:
            self.import_file(Path(name))

    def take_files(self, paths: Sequence[Path]) -> None:
        """Open packs that were dropped on the window, and import what else was."""
        for path in paths:
            if path.suffix.lower() in (".txt", ".csv"):
                self.import_file(path)
            else:
                self._filing.open_path(path)

    def import_file(self, path: Path, *, ones_are_slots: bool | None = None) -> Document | None:
        """Add the levels in a file to the pack in hand; where there is none, they make a new one."""
        from editor.importing import read_boards

        try:
            found = read_boards(path, ones_are_slots=ones_are_slots)
        except (FileError, OSError) as error:
            self._notices.say(tr("{file} was not imported. {why}", file=path.name, why=error), tone="bad")
            return None
        document = self._packs.current
        if document is None or self._begins():
            document = Document(found.pack)
            document.mark_unsaved()
            self._filing.take(document)
        else:
            self._add(document, found.pack)
        self._tell(document, path, found)
        return document

    def _add(self, document: Document, pack: Pack) -> None:
        numbers, kinds = matched(pack.kinds, document.pack.kinds)
        levels = [translated(level, numbers) for level in pack.levels]
        text = count(len(levels), "Import {n} level", "Import {n} levels")
        document.add_levels(levels, text, at=len(document.pack.levels), kinds=kinds)

    def _tell(self, document: Document, path: Path, found: Found) -> None:
        number = len(found.pack.levels)
        text = count(
            number, "{n} level imported from {file}.", "{n} levels imported from {file}.", file=path.name
        )
        if not found.has_ones:
            self._notices.mention(text)
            return
        text += " " + tr("Ones were read as tiles of kind 1.")
        again = partial(self._with_slots, document, path)
        self._notices.say(text, [Answer(tr("Read them as slots"), again)], key=f"import-{id(document)}")

    def _with_slots(self, document: Document, path: Path) -> None:
        """Put the board that was just imported anew, its ones to be dealt."""
        level = document.level
        if document not in self._packs.documents or level is None:
            return
        from editor.importing import read_boards

        found = read_boards(path, ones_are_slots=True).pack.levels[0]
        level = msgspec.structs.replace(found, id=level.id, title=level.title)
        document.replace_level(level, tr("Read ones as slots"))
