"""Saving levels as pictures: the dialog, its preview, and the job that draws."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
from PySide6.QtCore import QObject, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QImage
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from editor.deeds.filing import Doings
from editor.document import Document
from editor.frame.notices import Answer, Notices
from editor.jobs import Jobs
from editor.openpacks import OpenPacks
from editor.settings import Settings
from editor.words import again, count, tr
from generator.control import Control
from levels.level import Pack

if TYPE_CHECKING:
    # At run time the dialog and what draws are brought in when they are first wanted: a start is faster.
    from editor.frame.picture_dialog import Order, PictureDialog
    from editor.sheet.choices import Choices
    from editor.sheet.files import ArtOf
    from editor.sheet.plan import Page

_KEY: Final = "pictures"
_PREVIEWED: Final = 24
"""So many levels of a sheet are drawn in the preview."""
_PREVIEW_SIDE: Final = 1040
_FILES: Final = {"png": "PNG (*.png)", "svg": "SVG (*.svg)"}


class Picturing(QObject):
    """Pictures of the pack in hand."""

    def __init__(
        self,
        window: QWidget,
        packs: OpenPacks,
        jobs: Jobs,
        settings: Settings,
        notices: Notices,
        folder: Callable[[], Path],
        art_maker: Callable[[Document], ArtOf],
    ) -> None:
        """`folder` says where files go that have no place yet, `art_maker` what a pack's kinds look like."""
        super().__init__(window)
        self._window = window
        self._packs = packs
        self._jobs = jobs
        self._settings = settings
        self._notices = notices
        self._folder = folder
        self._art_maker = art_maker
        self.dialog: PictureDialog | None = None

    def doings(self) -> Doings:
        """Return what each action does."""
        return {"save-picture": self.ask}

    def ask(self) -> None:
        """Open the dialog on the pack in hand."""
        from editor.frame.picture_dialog import PictureDialog

        document = self._packs.current
        if document is None or not document.pack.levels:
            self._notices.mention(tr("There is no level to draw."))
            return
        document.settle()
        dialog = PictureDialog(self._kept(), len(document.pack.levels), self._window)
        dialog.changed.connect(partial(self._follow, dialog, document))
        dialog.save_wanted.connect(partial(self._save, dialog, document))
        dialog.finished.connect(self._closed)
        self.dialog = dialog
        self._follow(dialog, document)
        dialog.open()

    def _closed(self, _result: int) -> None:
        self._jobs.cancel("picture-preview")
        self.dialog = None

    def _follow(self, dialog: PictureDialog, document: Document) -> None:
        """Say what the picture will measure, and draw a preview in the background."""
        from editor.sheet.plan import SheetError

        order, pack = dialog.order, document.pack
        chosen = _chosen(document, order)
        try:
            pages = _measured(pack, chosen, order)
        except SheetError as trouble:
            self._jobs.cancel("picture-preview")
            dialog.show_facts(again(str(trouble)), refused=True)
            dialog.preview.show_text(tr("No picture"))
            return
        dialog.show_facts(_facts(pages, order, len(chosen)), refused=False)
        if not dialog.preview.is_shown:
            dialog.preview.show_text(tr("Drawing…"))
        alone = order.what != "sheet"
        shown = chosen[:1] if order.what == "each" else chosen[:_PREVIEWED]
        work = partial(_preview, pack, shown, order.choices, self._art_maker(document), alone=alone)
        self._jobs.start(
            tr("Drawing a preview"),
            work,
            dialog.preview.show_image,
            slot="picture-preview",
            on_failed=dialog.preview.show_text,
        )

    def _save(self, dialog: PictureDialog, document: Document) -> None:
        from editor.sheet.files import file_names, page_files, plain_name

        order, pack = dialog.order, document.pack
        chosen = _chosen(document, order)
        named = pack.title or document.title
        if order.what == "level":
            named = pack.levels[chosen[0]].title or named
        path = self.ask_where(plain_name(named), order)
        if path is None:
            return
        pages = 1 if order.what == "each" else len(_measured(pack, chosen, order))
        files = (
            file_names(pack, chosen, path, order.format) if order.what == "each" else page_files(path, pages)
        )
        # The file dialog has asked about the one file that it was given.
        there = [file for file in files if file.exists() and file != path]
        if there and not self.may_replace(there):
            return
        self._keep(order)
        dialog.accept()
        self._start(document, chosen, order, path, files)

    def _start(
        self, document: Document, chosen: Sequence[int], order: Order, path: Path, files: list[Path]
    ) -> None:
        from editor.sheet.files import plan, write_pages

        pack, art_of = document.pack, self._art_maker(document)

        def draw(control: Control) -> list[Path]:
            if order.what != "each":
                drawing = plan(pack, chosen, order.choices, art_of, control, alone=order.what == "level")
                return write_pages(drawing, path, order.format, control)
            for number, (index, file) in enumerate(zip(chosen, files, strict=True)):
                text = tr("Drawing level {n} of {m}", n=number + 1, m=len(files))
                control.step(text, number / len(files))
                quiet = Control(control.is_cancelled)
                drawing = plan(pack, [index], order.choices, art_of, quiet, alone=True)
                write_pages(drawing, file, order.format, quiet)
            return files

        self._jobs.start(tr("Drawing pictures"), draw, self._done, slot="pictures", on_failed=self._failed)
        self._notices.say(
            tr("Pictures are being drawn."),
            [Answer(tr("Stop"), lambda: self._jobs.cancel("pictures"))],
            key="pictures",
        )

    def _done(self, files: list[Path]) -> None:
        text = (
            tr("Drawn: {file}.", file=files[0])
            if len(files) == 1
            else count(
                len(files), "{n} picture in {folder}.", "{n} pictures in {folder}.", folder=files[0].parent
            )
        )
        folder = QUrl.fromLocalFile(str(files[0].parent))
        self._notices.say(
            text,
            [Answer(tr("Show the folder"), lambda: self.show_folder(folder))],
            key="pictures",
        )

    def _failed(self, text: str) -> None:
        self._notices.say(text, key="pictures", tone="bad")

    def show_folder(self, folder: QUrl) -> None:
        """Show a folder in the system's own file window."""
        QDesktopServices.openUrl(folder)

    def ask_where(self, name: str, order: Order) -> Path | None:
        """Ask for a file, or for a folder when every level gets a file."""
        if order.what == "each":
            folder = QFileDialog.getExistingDirectory(
                self._window, tr("Folder for the pictures"), str(self._folder())
            )
            return Path(folder) if folder else None
        chosen, _ = QFileDialog.getSaveFileName(
            self._window,
            tr("Save as pictures"),
            str(self._folder() / f"{name}.{order.format}"),
            _FILES[order.format],
        )
        if not chosen:
            return None
        path = Path(chosen)
        return (
            path
            if path.suffix.lower() == f".{order.format}"
            else path.with_name(f"{path.name}.{order.format}")
        )

    def may_replace(self, files: Sequence[Path]) -> bool:
        """Ask whether files that are there may be replaced."""
        text = count(
            len(files), "{n} file is there already. Replace it?", "{n} files are there already. Replace them?"
        )
        asked = QMessageBox.question(self._window, tr("Save as pictures"), text)
        return asked == QMessageBox.StandardButton.Yes

    def _kept(self) -> Order:
        from editor.frame.picture_dialog import Order

        kept = self._settings.store.value(_KEY)
        try:
            return msgspec.json.decode(str(kept or ""), type=Order)
        except (msgspec.DecodeError, msgspec.ValidationError):
            return Order()

    def _keep(self, order: Order) -> None:
        self._settings.store.setValue(_KEY, msgspec.json.encode(order).decode())


def _chosen(document: Document, order: Order) -> list[int]:
    if order.what == "level":
        return [document.current]
    return list(range(len(document.pack.levels)))


def _measured(pack: Pack, chosen: Sequence[int], order: Order) -> tuple[Page, ...]:
    from editor.sheet.files import measure

    if order.what != "each":
        return measure(pack, chosen, order.choices, alone=order.what == "level")
    return tuple(page for index in chosen for page in measure(pack, [index], order.choices, alone=True))


def _facts(pages: Sequence[Page], order: Order, levels: int) -> str:
    times = order.choices.scale if order.format == "png" else 1
    width, height = (max(side) * times for side in zip(*((p.width, p.height) for p in pages), strict=True))
    size = tr("{width} × {height} pixels", width=f"{width:,}", height=f"{height:,}")
    if len(pages) > 1:
        files = count(len(pages), "{n} file", "{n} files")
        size = tr("{files}, the largest {size}", files=files, size=size)
    if order.what == "sheet" and levels > _PREVIEWED:
        size += ". " + tr("The preview shows the first {n} levels.", n=_PREVIEWED)
    return size


def _preview(
    pack: Pack, chosen: Sequence[int], choices: Choices, art_of: ArtOf, control: Control, *, alone: bool
) -> QImage:
    from editor.sheet.files import paint_page, plan

    drawing = plan(pack, chosen, replace(choices, scale=1), art_of, control, alone=alone)
    image = paint_page(drawing, drawing.pages[0], control)
    if max(image.width(), image.height()) <= _PREVIEW_SIDE:
        return image
    return image.scaled(
        _PREVIEW_SIDE,
        _PREVIEW_SIDE,
        Qt.AspectRatioMode.KeepAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
