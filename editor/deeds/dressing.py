"""Own pictures for kinds: chosen, dropped, cut from a sheet, taken away, copied into the pack's folder."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QObject, QPoint
from PySide6.QtWidgets import QDialog, QFileDialog, QMenu, QMessageBox, QWidget

from editor.deeds.filing import Doings, Filing
from editor.document import Document
from editor.frame.notices import Answer, Notices
from editor.jobs import Jobs
from editor.kinds.assigning import (
    Gift,
    copied,
    copied_as,
    is_inside,
    path_in_pack,
    rebased_kinds,
    renamed_pictures,
    with_pictures,
)
from editor.kinds.decoding import Portrait, Sheet, portrait
from editor.kinds.refusal import Refused, refused_words
from editor.kinds.shelf import PictureShelf, read_sheet
from editor.openpacks import OpenPacks
from editor.pack_theme import choose_filling, fills_cells
from editor.panels.palette_panel import PalettePanel
from editor.tools.hand import Hand
from editor.words import count, listed, sentences, tr
from generator.control import Control
from levels.board import EMPTY, Cell
from levels.level import Mode, Sprite
from levels.pictures import leaves

SUFFIXES: Final = (".png", ".svg", ".jpg", ".jpeg")
_TOLD: Final = 3
"""How many paths a notice names."""
Home: TypeAlias = Literal["copy", "leave", "cancel"]
"""What is to become of a file outside the pack's folder."""
_Read: TypeAlias = list[tuple[Cell, Path, Refused | None]]


class Dressing(QObject):
    """Everything that gives pictures to kinds, and takes them away."""

    def __init__(
        self,
        window: QWidget,
        packs: OpenPacks,
        filing: Filing,
        shelf: PictureShelf,
        palette: PalettePanel,
        hand: Hand,
        jobs: Jobs,
        notices: Notices,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._packs = packs
        self._filing = filing
        self._shelf = shelf
        self._palette = palette
        self._hand = hand
        self._jobs = jobs
        self._notices = notices
        packs.added.connect(shelf.watch)
        packs.removed.connect(self._closed)
        shelf.outside.connect(self._ask_to_allow)
        palette.pictures_dropped.connect(self._dropped)
        palette.menu_wanted.connect(self._open_menu)
        filing.on_move = self._moving
        filing.saved.connect(self._offer_copies)
        filing.exported_to.connect(self._offer_to_send_along)

    def doings(self) -> Doings:
        """Return what each action does."""
        return {
            "kind-picture": lambda: self._with_kind(self.choose),
            "sprite-sheet": lambda: self._with_kind(self.choose_sheet),
            "drop-picture": lambda: self._with_kind(self.take_away),
            "fill-pictures": self._toggle_filling,
        }

    # Giving

    def choose(self, kind: Cell) -> None:
        """Ask for pictures of a kind, and of those after it when several are chosen."""
        paths = self._ask_files(tr("Pictures from {kind} on", kind=self._palette.kind_name(kind)))
        if paths:
            self.give(kind, paths)

    def choose_sheet(self, kind: Cell) -> None:
        """Ask for a sheet of sprites, and for how it is cut."""
        paths = self._ask_files(tr("Choose a sheet of sprites"))[:1]
        document = self._packs.current
        if document is None or not paths:
            return
        path = paths[0]

        def read(found: Sheet | Refused) -> None:
            if isinstance(found, Refused):
                self._tell_refused(path, found)
            elif document in self._packs.documents:
                self._cut(document, path, found, kind)

        self._jobs.start(tr("Loading pictures"), lambda _control: read_sheet(path), read, slot="sheet")

    def give(self, kind: Cell, paths: Sequence[Path]) -> None:
        """Give pictures to kinds, from one on, as one undo step; files that are no pictures are told."""
        document = self._packs.current
        if document is None:
            return
        files = list(enumerate(paths, start=kind))

        def read(found: _Read) -> None:
            for _kind, path, refused in found:
                if refused is not None:
                    self._tell_refused(path, refused)
            good = [(number, path, None) for number, path, refused in found if refused is None]
            if good and document in self._packs.documents:
                self._bring_in(document, good)

        self._jobs.start(
            tr("Loading pictures"), lambda control: _read_all(files, control), read, slot="giving-pictures"
        )

    def take_files(self, paths: Sequence[Path]) -> list[Path]:
        """Give the pictures among dropped files to the kind in hand, and return the other files."""
        pictures = [path for path in paths if path.suffix.lower() in SUFFIXES]
        if pictures:
            self._with_kind(lambda kind: self.give(kind, pictures))
        return [path for path in paths if path not in pictures]

    def take_away(self, kind: Cell) -> None:
        """Let a kind be drawn as its theme does, as one undo step."""
        document = self._packs.current
        kinds = () if document is None else document.settled.kinds
        if document is None or kind > len(kinds) or kinds[kind - 1].picture is None:
            return
        kinds = with_pictures(document.settled, [Gift(kind, "")], "link")
        bare = type(kinds[kind - 1])(name=kinds[kind - 1].name, color=kinds[kind - 1].color)
        text = tr("Take the picture of {kind} away", kind=bare.name)
        document.change_pack(text, kinds=(*kinds[: kind - 1], bare, *kinds[kind:]))

    def _cut(self, document: Document, path: Path, sheet: Sheet, kind: Cell) -> None:
        # Few open it: a start is faster without.
        from editor.kinds.sheet_dialog import SheetDialog

        dialog = SheetDialog(sheet, path.name, kind, self._window)
        if self.run_dialog(dialog):
            files = [(number, path, sprite) for number, sprite in enumerate(dialog.taken, start=dialog.first)]
            self._bring_in(document, files)
        dialog.deleteLater()

    def run_dialog(self, dialog: QDialog) -> bool:
        """Ask with a dialog; True when it was accepted."""
        return dialog.exec() == QDialog.DialogCode.Accepted

    def _bring_in(self, document: Document, files: Sequence[tuple[Cell, Path, Sprite | None]]) -> None:
        """Give files that are pictures to kinds; ask first what is to become of those outside the folder."""
        folder = None if document.path is None else document.path.parent
        outside = (
            []
            if folder is None
            else list(dict.fromkeys(path for _, path, _ in files if not is_inside(path, folder)))
        )
        if folder is None or not outside:
            self._assign(document, files, {path: path_in_pack(path, folder) for _, path, _ in files})
            return
        home = self.ask_home(outside, folder)
        if home == "cancel":
            return
        names = {path: path_in_pack(path, folder) for _, path, _ in files}
        if home == "leave":
            self._assign(document, files, names)
            return

        def copy(control: Control) -> dict[Path, str]:
            for path in outside:
                control.step(tr("Copying pictures"))
                names[path] = copied(path, folder)
            return names

        self._jobs.start(
            tr("Copying pictures"),
            copy,
            lambda names: self._assign(document, files, names),
            on_failed=self._not_copied,
            slot="copying-pictures",
        )

    def _assign(
        self, document: Document, files: Sequence[tuple[Cell, Path, Sprite | None]], names: dict[Path, str]
    ) -> None:
        if document not in self._packs.documents:
            return
        # What the user has chosen, the user allows.
        self._shelf.allow(document, [name for name in names.values() if leaves(name)])
        gifts = [
            Gift(kind, names[path], sprite, "" if sprite is not None else path.stem)
            for kind, path, sprite in files
        ]
        mode: Mode = "link" if document.level is None else document.level.mode
        kinds = with_pictures(document.settled, gifts, mode)
        if len(gifts) == 1:
            text = tr("Picture of {kind}", kind=kinds[gifts[0].kind - 1].name)
        else:
            text = count(len(gifts), "Picture of {n} kind", "Pictures of {n} kinds")
        document.change_pack(text, kinds=kinds)

    # Asking

    def _ask_files(self, title: str) -> list[Path]:
        document = self._packs.current
        folder = self._filing.folder() if document is None or document.path is None else document.path.parent
        names, _ = QFileDialog.getOpenFileNames(
            self._window, title, str(folder), tr("Pictures (*.png *.svg *.jpg *.jpeg);;All files (*)")
        )
        return [Path(name) for name in names]

    def ask_home(self, paths: Sequence[Path], folder: Path) -> Home:
        """Ask what is to become of files outside the pack's folder."""
        box = QMessageBox(self._window)
        box.setIcon(QMessageBox.Icon.Question)
        box.setWindowTitle(tr("Pictures outside the pack's folder"))
        number = len(paths)
        box.setText(
            count(
                number,
                "{n} picture lies outside {folder}, the pack's folder. A game would not find it there.",
                "{n} pictures lie outside {folder}, the pack's folder. A game would not find them there.",
                folder=folder,
            )
        )
        copy = box.addButton(tr("Copy into the folder"), QMessageBox.ButtonRole.AcceptRole)
        leave = box.addButton(tr("Use where they are"), QMessageBox.ButtonRole.DestructiveRole)
        box.addButton(tr("Cancel"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(copy)
        box.exec()
        answers: dict[object, Home] = {copy: "copy", leave: "leave"}
        return answers.get(box.clickedButton(), "cancel")

    def _ask_to_allow(self, document: Document, pictures: Sequence[str]) -> None:
        number = len(pictures)
        text = count(
            number,
            "{title} takes {n} picture from outside its folder; it was not read:",
            "{title} takes {n} pictures from outside its folder; they were not read:",
            title=document.title,
        )
        text += " " + _some(pictures)
        self._notices.say(
            text,
            [
                Answer(tr("Allow it for this pack"), partial(self._shelf.allow, document, tuple(pictures))),
                Answer(tr("Leave them out"), lambda: None),
            ],
            key=_key(document, "outside"),
            tone="warn",
        )

    def _tell_refused(self, path: Path, refused: Refused) -> None:
        text = tr("{file} was not taken.", file=path.name) + " " + refused_words(refused)
        self._notices.say(text, key=f"picture-{path}", tone="bad")

    def _not_copied(self, why: str) -> None:
        self._notices.say(tr("The pictures were not copied. {why}", why=why), key="not-copied", tone="bad")

    # Saving and exporting

    def _moving(self, document: Document, path: Path) -> bool:
        """Keep pictures the same files when the pack's file moves; True when that was a step."""
        old = None if document.path is None else document.path.parent
        new = path.absolute().parent
        kinds = document.settled.kinds
        if old == new or all(kind.picture is None for kind in kinds):
            return False
        moved = rebased_kinds(kinds, old, new)
        if moved == kinds:
            return False
        names = {
            after.picture: before.picture
            for before, after in zip(kinds, moved, strict=True)
            if before.picture is not None and after.picture is not None
        }
        known = [
            after
            for after, before in names.items()
            if leaves(after) and (not leaves(before) or before in document.allowed_pictures)
        ]
        self._shelf.allow(document, known)
        document.change_pack(tr("Let the pictures follow the pack"), kinds=moved)
        return True

    def _offer_copies(self, document: Document) -> None:
        """After a pack was saved: offer to copy pictures that a game would not find."""
        if document.path is None:
            return
        folder = document.path.parent
        outside = sorted(
            {
                kind.picture
                for kind in document.pack.kinds
                if kind.picture is not None
                and leaves(kind.picture)
                and kind.picture in document.allowed_pictures
            }
        )
        key = _key(document, "copies")
        if not outside:
            self._notices.withdraw(key)
            return
        text = count(
            len(outside),
            "{n} picture lies outside the folder of {title}; a game would not find it:",
            "{n} pictures lie outside the folder of {title}; a game would not find them:",
            title=document.title,
        )
        self._notices.say(
            sentences([text, _some(outside)]),
            [
                Answer(tr("Copy into the folder"), partial(self._copy_in, document, outside, folder)),
                Answer(tr("Leave them"), lambda: None),
            ],
            key=key,
        )

    def _copy_in(self, document: Document, pictures: Sequence[str], folder: Path) -> None:
        def copy(control: Control) -> dict[str, str]:
            names = {}
            for picture in pictures:
                control.step(tr("Copying pictures"))
                names[picture] = copied(folder / picture, folder)
            return names

        def done(names: dict[str, str]) -> None:
            if document in self._packs.documents:
                kinds = renamed_pictures(document.settled.kinds, names)
                document.change_pack(tr("Copy the pictures into the folder"), kinds=kinds)

        self._jobs.start(
            tr("Copying pictures"), copy, done, on_failed=self._not_copied, slot="copying-pictures"
        )

    def _offer_to_send_along(self, document: Document, path: Path) -> None:
        """After an export to another folder: offer to copy the pictures to the same places there."""
        old = None if document.path is None else document.path.parent
        new = path.absolute().parent
        pictures = sorted({kind.picture for kind in document.pack.kinds if kind.picture is not None})
        inside = [picture for picture in pictures if not leaves(picture)]
        if old is None:
            if pictures:
                text = tr(
                    "The pack was never saved and names its pictures by whole paths, which a game would not "
                    "find. Save it first, then export."
                )
                self._notices.say(text, key=_key(document, "send"), tone="warn")
            return
        if old == new or not inside:
            return
        text = count(
            len(inside),
            "The exported pack needs {n} picture beside it.",
            "The exported pack needs {n} pictures beside it.",
        )
        self._notices.say(
            text,
            [
                Answer(tr("Copy them there"), partial(self._send_along, inside, old, new)),
                Answer(tr("Not now"), lambda: None),
            ],
            key=_key(document, "send"),
        )

    def _send_along(self, pictures: Sequence[str], old: Path, new: Path) -> None:
        def copy(control: Control) -> list[str]:
            missed = []
            for picture in pictures:
                control.step(tr("Copying pictures"))
                if not is_inside(old / picture, old) or not copied_as(picture, old, new):
                    missed.append(picture)
            return missed

        def done(missed: list[str]) -> None:
            if missed:
                text = tr("Other files lie there already, or these were not to be copied:")
                self._notices.say(sentences([text, _some(missed)]), key="not-copied", tone="warn")
            else:
                self._notices.mention(tr("The pictures lie beside the exported pack."))

        self._jobs.start(
            tr("Copying pictures"), copy, done, on_failed=self._not_copied, slot="copying-pictures"
        )

    # The palette

    def _dropped(self, kind: Cell, paths: list[Path]) -> None:
        self.give(kind, paths)

    def _open_menu(self, kind: Cell, where: QPoint) -> None:
        document = self._packs.current
        if document is None:
            return
        kinds = document.pack.kinds
        has_picture = kind <= len(kinds) and kinds[kind - 1].picture is not None
        menu = QMenu(self._window)
        menu.addAction(tr("Picture…")).triggered.connect(lambda: self.choose(kind))
        menu.addAction(tr("Pictures from a sheet…")).triggered.connect(lambda: self.choose_sheet(kind))
        away = menu.addAction(tr("Take the picture away"))
        away.triggered.connect(lambda: self.take_away(kind))
        away.setEnabled(has_picture)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(where)

    def _toggle_filling(self) -> None:
        document = self._packs.current
        if document is not None:
            choose_filling(document, fill=not fills_cells(document.settled))

    def _with_kind(self, do: Callable[[Cell], None]) -> None:
        """Do something with the kind in hand."""
        kind = self._hand.grip.cell
        if self._packs.current is None:
            return
        if kind <= EMPTY:
            self._notices.mention(tr("Choose a kind in the palette first, or drop the picture onto one."))
        else:
            do(kind)

    def _closed(self, document: Document) -> None:
        self._shelf.forget(document)
        for about in ("outside", "copies", "send"):
            self._notices.withdraw(_key(document, about))


def _read_all(files: Sequence[tuple[Cell, Path]], control: Control) -> _Read:
    """Read files that the user has chosen, and see which of them are pictures."""
    found: _Read = []
    for kind, path in files:
        control.step(tr("Loading pictures"), len(found) / len(files))
        sheet = read_sheet(path)
        outcome = sheet if isinstance(sheet, Refused) else portrait(sheet, None)
        found.append((kind, path, None if isinstance(outcome, Portrait) else outcome))
    return found


def _some(names: Sequence[str]) -> str:
    shown = listed(names[:_TOLD])
    return f"{shown}…" if len(names) > _TOLD else tr("{names}.", names=shown)


def _key(document: Document, about: str) -> str:
    return f"pictures-{about}-{id(document)}"
