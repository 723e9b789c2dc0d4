"""What is found again at the next start: the layout of the window, and the packs that were open."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec
from PySide6.QtCore import QByteArray, QObject
from PySide6.QtWidgets import QMainWindow, QSplitter

from editor.actions import Actions
from editor.deeds.filing import Filing
from editor.document import Document, Viewpoint
from editor.levellist.panel import PANEL_WIDTH as LEVELS_WIDTH
from editor.panels.section import Section
from editor.settings import OPEN, REOPEN, Settings
from editor.side import SideColumn
from editor.theme import PANEL_WIDTH

_GEOMETRY: Final = "window/geometry"
_SPLITTER: Final = "window/splitter"
_FOLDED: Final = "window/folded"
_SHOWN: Final = "window/shown"
_NOTHING: Final = "nothing"
"""Stands for an empty list, which settings files do not tell from none."""
_TOGGLES: Final = {"pairs": True, "evidence": True, "waves": True, "trail": True, "grid": False}
"""What the canvas can show, by the ids of the actions, and whether it does at the very first start."""


class OpenPack(msgspec.Struct, frozen=True):
    """A pack that was open, and the id of the level that was shown."""

    path: str
    level: str = ""
    viewpoint: Viewpoint | None = None
    """How that level was looked at, unless it was fitted into the window."""


class Work(msgspec.Struct, frozen=True):
    """The packs that were open, in the order of their tabs."""

    packs: tuple[OpenPack, ...] = ()
    current: str = ""
    """The path of the one in hand."""


class Session(QObject):
    """Keeps in the settings what a start restores; the packs at every change, in case of a crash."""

    def __init__(
        self,
        window: QMainWindow,
        splitter: QSplitter,
        side: SideColumn,
        actions: Actions,
        filing: Filing,
        settings: Settings,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._splitter = splitter
        self._side = side
        self._actions = actions
        self._filing = filing
        self._packs = filing.packs
        self._settings = settings
        self._resting = False
        self._first_folded = self._folded()
        for signal in (self._packs.added, self._packs.removed, self._packs.current_changed):
            signal.connect(lambda _document: self.keep_work())
        self._packs.state_changed.connect(lambda _document: self.keep_work())
        settings.was_reset.connect(self.restore_window)

    # The window

    def restore_window(self) -> None:
        """Give the window the place and layout of last time, or the first ones where none are kept."""
        geometry = self._settings.store.value(_GEOMETRY)
        if isinstance(geometry, QByteArray):
            self._window.restoreGeometry(geometry)
        self.restore_layout()

    def restore_layout(self) -> None:
        """Give the window the layout of last time within the place where it is."""
        store = self._settings.store
        splitter = store.value(_SPLITTER)
        if not (isinstance(splitter, QByteArray) and self._splitter.restoreState(splitter)):
            middle = self._window.width() - LEVELS_WIDTH - PANEL_WIDTH
            self._splitter.setSizes([LEVELS_WIDTH, middle, PANEL_WIDTH])
        folded = self._settings.names(_FOLDED) or self._first_folded
        for name, section in self._sections().items():
            section.fold(name in folded)
        self._side.follow()
        shown = self._settings.names(_SHOWN) or [id_ for id_, shown in _TOGGLES.items() if shown]
        for id_ in _TOGGLES:
            self._actions[id_].setChecked(id_ in shown)
            # What the desks show at first is their own affair.
            self._actions[id_].triggered.emit()

    def keep(self) -> None:
        """Keep the layout of the window, and what is open."""
        store = self._settings.store
        store.setValue(_GEOMETRY, self._window.saveGeometry())
        store.setValue(_SPLITTER, self._splitter.saveState())
        store.setValue(_FOLDED, self._folded() or [_NOTHING])
        shown = [id_ for id_ in _TOGGLES if self._actions[id_].isChecked()]
        store.setValue(_SHOWN, shown or [_NOTHING])
        self.keep_work()

    def _folded(self) -> list[str]:
        return [name for name, section in self._sections().items() if section.body.isHidden()]

    def _sections(self) -> dict[str, Section]:
        return {type(section).__name__: section for section in self._side.sections}

    # The packs

    def reopen(self) -> None:
        """Open the packs of last time, if that is wanted, and tell of those that are gone."""
        work = self._kept_work()
        if not self._settings.get(REOPEN) or not work.packs:
            return
        gone = []
        with self.at_rest():
            for pack in work.packs:
                path = Path(pack.path)
                if not path.exists():
                    gone.append(path)
                    continue
                document = self._filing.open_path(path, remember=False)
                row = None if document is None else document.row_of(pack.level)
                if document is not None and row is not None:
                    document.show(row, pack.viewpoint)
            in_hand = self._packs.at_path(Path(work.current)) if work.current else None
            if in_hand is not None:
                self._packs.show(in_hand)
        self._filing.tell_gone(gone)
        self.keep_work()

    def keep_work(self) -> None:
        """Keep which packs are open."""
        if self._resting:
            return
        packs = tuple(
            _open_pack(document, document.path)
            for document in self._packs.documents
            if document.path is not None
        )
        current = self._packs.current
        shown = "" if current is None or current.path is None else str(current.path)
        work = msgspec.json.encode(Work(packs, shown)).decode()
        # Asked at every stroke; a settings file is written anew for whatever is set.
        if work != self._settings.store.value(OPEN):
            self._settings.store.setValue(OPEN, work)

    @contextmanager
    def at_rest(self) -> Iterator[None]:
        """Keep nothing meanwhile: the packs are being opened or closed one after the other."""
        self._resting = True
        try:
            yield
        finally:
            self._resting = False

    def _kept_work(self) -> Work:
        try:
            return msgspec.json.decode(str(self._settings.store.value(OPEN, "")), type=Work)
        except msgspec.MsgspecError:
            return Work()


def _open_pack(document: Document, path: Path) -> OpenPack:
    level = document.level
    if level is None:
        return OpenPack(str(path))
    return OpenPack(str(path), level.id, document.viewpoints.get(level.id))
