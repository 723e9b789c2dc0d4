"""The packs that were opened or saved last, in the File menu."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from editor.deeds.filing import Filing
from editor.words import tr


class RecentMenu(QMenu):
    """Lists them anew whenever it opens; those whose files are gone cannot be chosen."""

    def __init__(self, menu: QMenu, before: QAction, filing: Filing) -> None:
        super().__init__(tr("Open recent"), menu)
        self._filing = filing
        self.setToolTipsVisible(True)
        menu.insertMenu(before, self)
        self.aboutToShow.connect(self._fill)
        filing.recents.changed.connect(self._allow)
        self._allow()

    def _allow(self) -> None:
        self.menuAction().setEnabled(bool(self._filing.recents.all()))

    def _fill(self) -> None:
        self.clear()
        for recent in self._filing.recents.all():
            # An ampersand would be taken for a shortcut.
            action = self.addAction(recent.path.name.replace("&", "&&"))
            action.setToolTip(str(recent.path))
            action.setEnabled(recent.path.exists())
            action.triggered.connect(partial(self._open, recent.path))
        self.addSeparator()
        self.addAction(tr("Clear the list")).triggered.connect(lambda _checked=False: self._clear())

    def _open(self, path: Path, *_checked: bool) -> None:
        self._filing.open_path(path)

    def _clear(self) -> None:
        self._filing.recents.clear()
