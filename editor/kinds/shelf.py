"""The pictures of the kinds of all open packs: loaded in jobs, followed on disk, drawn through a theme.

What a pack names is not read before it is known to stay in the pack's folder; what leaves it is read only
when the user has allowed that very path.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeAlias

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from editor.art.own import Likeness, own_theme
from editor.art.themes import DEFAULT_THEMES, THEMES, TileTheme
from editor.art.tiles import TileArt
from editor.document import Change, Document
from editor.faults.model import PictureFault
from editor.jobs import Jobs
from editor.kinds.decoding import Portrait, Sheet, open_sheet, portrait
from editor.kinds.refusal import Refused, refused_words
from editor.look import colors
from editor.pack_theme import fills_cells, theme_of
from editor.theme import Colors
from editor.words import tr
from generator.control import Control
from levels.board import Cell
from levels.level import Mode, Pack, Sprite
from levels.pictures import Place, leaves, locate, read_bounded

Key: TypeAlias = tuple[str, Sprite | None]
"""A path as a kind gives it, and the part of the picture."""
Stamp: TypeAlias = tuple[int, int, int]
"""What changes when a file does: its time, its size, its place on the disk."""
_SETTLE_MS: Final = 150
"""A file that is being replaced is away for a moment."""
_MOST_WATCHED: Final = 400
_MOST_PICTURES: Final = 600
"""What is kept of so many takes less than a gigabyte, whatever a pack says."""


@dataclass(frozen=True, slots=True)
class Found:
    """What a path led to."""

    place: Place
    stamp: Stamp | None = None
    outcome: Portrait | Refused | None = None
    """None where nothing was read."""


@dataclass(slots=True)
class _Page:
    """What is known of the pictures of one pack."""

    keys: dict[Cell, Key] = field(default_factory=dict)
    folder: Path | None = None
    found: dict[Key, Found] = field(default_factory=dict)
    edition: int = 0
    told: frozenset[str] = frozenset()
    """Paths that leave the folder of which the user was told."""


class PictureShelf(QObject):
    """Keeps the pictures of the packs that are open."""

    changed = Signal(object)
    """A Document's kinds look another way, or other things are wrong with their pictures."""
    outside = Signal(object, object)
    """A Document names pictures (a tuple of paths) outside its folder; they were not read."""

    def __init__(self, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._pages: dict[Document, _Page] = {}
        self._arts: dict[tuple[str, int, bool, bool], TileArt] = {}
        self._editions = 0
        self._timer = QTimer(self, singleShot=True, interval=_SETTLE_MS)
        self._timer.timeout.connect(self.look_again)
        self._watcher = QFileSystemWatcher(self)
        self._watcher.fileChanged.connect(lambda _path: self._timer.start())
        self._watcher.directoryChanged.connect(lambda _path: self._timer.start())

    # The packs

    def watch(self, document: Document) -> None:
        """Keep the pictures of a pack from now on."""
        self._pages[document] = _Page()

        def changed(change: Change) -> None:
            if (
                change.after.kinds is not change.before.kinds
                or change.after.editor is not change.before.editor
            ):
                self._compare(document)

        document.changed.connect(changed)
        document.state_changed.connect(lambda: self._compare(document))
        self._compare(document)

    def forget(self, document: Document) -> None:
        """Let go of a pack that is closed."""
        self._pages.pop(document, None)
        self._jobs.cancel(_slot(document))
        self._watch_files()

    def allow(self, document: Document, pictures: Iterable[str]) -> None:
        """Let these paths of a pack leave its folder: the user said so."""
        page = self._pages.get(document)
        if page is not None:
            document.allowed_pictures |= set(pictures)
            self._load(document)

    def look_again(self) -> None:
        """Look whether any file has changed."""
        for document, page in self._pages.items():
            if page.keys:
                self._load(document)

    def is_loading(self, document: Document) -> bool:
        """Tell whether pictures of a pack are on their way."""
        return self._jobs.in_slot(_slot(document)) is not None

    # What they look like

    def theme(self, document: Document, mode: Mode) -> TileTheme:
        """Return the theme in which the levels of a pack are drawn, its own pictures in it."""
        return self.art(document, mode).theme

    def art_maker(self, document: Document) -> Callable[[Mode, Colors], TileArt]:
        """Return a function that makes pictures of cells as they look now; it may be called in a job."""
        modes: tuple[Mode, ...] = ("link", "orb")
        themes = {mode: self._theme(document, mode) for mode in modes}
        return lambda mode, now: TileArt(themes[mode], now)

    def art_of_pack(self, pack: Pack | None, mode: Mode) -> TileArt:
        """Return the pictures of cells of whatever document has this pack in hand, or had before an edit."""
        if pack is None:
            return self.art(None, mode)
        for document in self._pages:
            now = document.pack
            if now is pack or (now.kinds is pack.kinds and now.editor is pack.editor):
                return self.art(document, mode)
        return TileArt(theme_of(pack, mode), colors())

    def art(self, document: Document | None, mode: Mode) -> TileArt:
        """Return the pictures of a pack's cells in the colours in force; they are kept."""
        now = colors()
        plain = THEMES[DEFAULT_THEMES[mode]] if document is None else theme_of(document.pack, mode)
        page = None if document is None else self._pages.get(document)
        edition = 0 if page is None or not page.keys else page.edition
        fill = document is not None and edition > 0 and fills_cells(document.pack)
        key = (plain.id, edition, fill, now.dark)
        if key not in self._arts:
            live = {0, *(each.edition for each in self._pages.values())}
            self._arts = {old: art for old, art in self._arts.items() if old[1] in live}
            self._arts[key] = TileArt(plain if document is None else self._theme(document, mode), now)
        return self._arts[key]

    def _theme(self, document: Document, mode: Mode) -> TileTheme:
        theme = theme_of(document.pack, mode)
        page = self._pages.get(document)
        if page is None or not page.keys:
            return theme
        fill = fills_cells(document.pack)
        return own_theme(theme, self.likenesses(document), edition=2 * page.edition + fill, fill=fill)

    def likenesses(self, document: Document) -> dict[Cell, Likeness]:
        """Return the kinds that have a picture of their own, each with what it looks like."""
        page = self._pages[document]
        shown: dict[Cell, Likeness] = {}
        for kind, key in page.keys.items():
            found = page.found.get(key)
            if found is None:
                continue
            outcome = found.outcome
            shown[kind] = (outcome.image, outcome.color) if isinstance(outcome, Portrait) else None
        return shown

    def faults(self, document: Document) -> tuple[PictureFault, ...]:
        """Return what is wrong with the pictures of a pack."""
        page = self._pages.get(document)
        if page is None:
            return ()
        faults = []
        first: dict[bytes, Cell] = {}
        for kind, key in page.keys.items():
            found = page.found.get(key)
            if found is None:
                continue
            fault = _fault(kind, key[0], found, page)
            if fault is not None:
                faults.append(fault)
            if isinstance(found.outcome, Portrait):
                earlier = first.setdefault(found.outcome.digest, kind)
                if earlier != kind:
                    other = document.pack.kinds[earlier - 1].name
                    faults.append(PictureFault("picture-same", kind, other, "warning"))
        return tuple(faults)

    # Loading

    def _compare(self, document: Document) -> None:
        page = self._pages.get(document)
        if page is None:
            return
        folder = None if document.path is None else document.path.parent
        keys = _keys(document.pack)
        if (keys, folder) == (page.keys, page.folder):
            return
        if folder != page.folder:
            # The same path leads elsewhere now.
            page.found.clear()
        page.keys, page.folder = keys, folder
        page.found = {key: found for key, found in page.found.items() if key in set(keys.values())}
        self._renew(document, page)
        self._load(document)

    def _load(self, document: Document) -> None:
        page = self._pages[document]
        wanted = list(dict.fromkeys(page.keys.values()))
        if not wanted:
            self._jobs.cancel(_slot(document))
            self._watch_files()
            return
        folder, known = page.folder, dict(page.found)
        allowed = frozenset(document.allowed_pictures)

        def done(found: dict[Key, Found]) -> None:
            self._take(document, found)

        self._jobs.start(
            tr("Loading pictures"),
            lambda control: _load_all(wanted, folder, allowed, known, control),
            done,
            slot=_slot(document),
        )

    def _take(self, document: Document, found: dict[Key, Found]) -> None:
        page = self._pages.get(document)
        if page is None:
            return
        if found != page.found:
            page.found = found
            self._renew(document, page)
        self._watch_files()
        out = frozenset(key[0] for key, each in found.items() if each.place.whereabouts == "outside")
        if out - page.told:
            page.told = out
            self.outside.emit(document, tuple(sorted(out)))

    def _renew(self, document: Document, page: _Page) -> None:
        self._editions += 1
        page.edition = self._editions
        self.changed.emit(document)

    def _watch_files(self) -> None:
        """Watch all files and their folders; a file that was replaced has been forgotten by the system."""
        files: dict[str, None] = {}
        for page in self._pages.values():
            for found in page.found.values():
                path = found.place.path
                if path is None or found.place.whereabouts == "outside":
                    continue
                if found.place.whereabouts == "inside":
                    files[str(path)] = None
                if path.parent.is_dir():
                    files[str(path.parent)] = None
        wanted = set(list(files)[:_MOST_WATCHED])
        watched = {*self._watcher.files(), *self._watcher.directories()}
        if watched - wanted:
            self._watcher.removePaths(sorted(watched - wanted))
        if wanted - watched:
            self._watcher.addPaths(sorted(path for path in wanted - watched if os.path.exists(path)))


def read_sheet(path: Path) -> Sheet | Refused:
    """Read a file that the user has chosen; runs in a job."""
    try:
        data = read_bounded(path)
    except OSError as error:
        return Refused("unreadable", error.strerror or str(error))
    if data is None:
        return Refused("too-many-bytes", "32")
    return open_sheet(data)


def _load_all(
    wanted: list[Key],
    folder: Path | None,
    allowed: frozenset[str],
    known: Mapping[Key, Found],
    control: Control,
) -> dict[Key, Found]:
    """Find and read pictures; files that are as they were are not read again."""
    last = _LastSheet()
    found: dict[Key, Found] = {}
    # Parts of one sheet come one after the other, so that no more than one is decoded at a time.
    for number, key in enumerate(sorted(wanted, key=lambda key: key[0])):
        control.step(tr("Loading pictures"), number / len(wanted))
        if number >= _MOST_PICTURES:
            found[key] = Found(Place("inside"), None, Refused("too-many", str(_MOST_PICTURES)))
        else:
            found[key] = _load_one(key, folder, key[0] in allowed, known.get(key), last)
    return found


class _LastSheet:
    """Reads files, and keeps the last one for the next of its parts."""

    def __init__(self) -> None:
        self._path: Path | None = None
        self._sheet: Sheet | Refused = Refused("unknown-format")

    def read(self, path: Path) -> Sheet | Refused:
        if path != self._path:
            self._path, self._sheet = path, read_sheet(path)
        return self._sheet


def _load_one(key: Key, folder: Path | None, trusted: bool, known: Found | None, last: _LastSheet) -> Found:
    picture, sprite = key
    if folder is None and not Path(picture).is_absolute():
        # A pack that was never saved has no folder in which that could lie.
        return Found(Place("missing"))
    place = locate(picture, Path() if folder is None else folder, trusted=trusted)
    if place.whereabouts != "inside" or place.path is None:
        return known if known is not None and known.place == place else Found(place)
    try:
        status = place.path.stat()
    except OSError:
        return Found(Place("missing", place.path))
    stamp = (status.st_mtime_ns, status.st_size, status.st_ino)
    if known is not None and (known.place, known.stamp) == (place, stamp):
        return known
    sheet = last.read(place.path)
    return Found(place, stamp, sheet if isinstance(sheet, Refused) else portrait(sheet, sprite))


_CODES: Final[dict[str, str]] = {
    "no-path": "picture-path",
    "outside": "picture-outside",
    "missing": "picture-missing",
    "not-a-file": "picture-not-a-file",
}


def _fault(kind: Cell, picture: str, found: Found, page: _Page) -> PictureFault | None:
    code = _CODES.get(found.place.whereabouts)
    if code is not None:
        return PictureFault(code, kind, picture)
    if isinstance(found.outcome, Refused):
        return PictureFault("picture-broken", kind, f"{picture}: {refused_words(found.outcome)}")
    if page.folder is not None and _is_outside(picture, page.folder, found):
        return PictureFault("picture-outside", kind, picture, "warning")
    return None


def _is_outside(picture: str, folder: Path, found: Found) -> bool:
    path = found.place.path
    return leaves(picture) or (path is not None and not path.is_relative_to(os.path.realpath(folder)))


def _keys(pack: Pack) -> dict[Cell, Key]:
    """Return the kinds that have pictures, each with what is to be loaded for it."""
    return {
        number: (kind.picture, kind.sprite)
        for number, kind in enumerate(pack.kinds, start=1)
        if kind.picture is not None
    }


def _slot(document: Document) -> str:
    return f"pictures-{id(document)}"


def load_theme(pack: Pack, folder: Path | None, mode: Mode, control: Control) -> TileTheme:
    """Return the theme of a pack with its own pictures, read at once; what leaves the folder is left out."""
    kinds = _keys(pack)
    found = _load_all(list(dict.fromkeys(kinds.values())), folder, frozenset(), {}, control)
    likenesses: dict[Cell, Likeness] = {}
    for number, key in kinds.items():
        outcome = found[key].outcome
        likenesses[number] = (outcome.image, outcome.color) if isinstance(outcome, Portrait) else None
    return own_theme(theme_of(pack, mode), likenesses, edition=1, fill=fills_cells(pack))
