"""Adding, removing, ordering and measuring levels."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from editor.deeds.filing import Doings
from editor.document import Document
from editor.frame.resize import ResizePopup
from editor.levellist.panel import LevelPanel
from editor.openpacks import OpenPacks
from editor.settings import COLS, ROWS, Settings
from editor.side import SideColumn
from editor.tools.easel import Easel
from editor.words import tr
from levels.board import SLOT, Board
from levels.ids import new_id
from levels.level import Deal, Level, LinkLevel, Mode, OrbLevel

_MAKE: Final[dict[Mode, Callable[[int, int], Level]]] = {
    "link": lambda rows, cols: LinkLevel(id=new_id(), layout=Board.filled(rows, cols, SLOT)),
    "orb": lambda _rows, _cols: OrbLevel(id=new_id(), layout=Board.filled(5, 6, SLOT), deal=Deal(kinds=6)),
}
"""What a level of each mode begins as."""


class Leveling:
    """Works on the list of levels of the pack in hand."""

    def __init__(
        self,
        window: QWidget,
        packs: OpenPacks,
        easel: Easel,
        panel: LevelPanel,
        side: SideColumn,
        settings: Settings,
    ) -> None:
        self._window = window
        self._packs = packs
        self._easel = easel
        self._panel = panel
        self._side = side
        self._settings = settings
        panel.added.connect(self.add)

    def doings(self) -> Doings:
        """Return what each action does."""
        return {
            "add-level": self.add,
            "add-link-level": lambda: self.add_of("link"),
            "add-orb-level": lambda: self.add_of("orb"),
            "duplicate-level": lambda: self._with(
                lambda document: document.duplicate_levels(self._panel.chosen_rows())
            ),
            "delete-level": self._panel.delete_chosen,
            "rename-level": self._panel.rename_current,
            "level-up": lambda: self.move(-1),
            "level-down": lambda: self.move(1),
            "previous-level": lambda: self._with(lambda document: document.show(document.current - 1)),
            "next-level": lambda: self._with(lambda document: document.show(document.current + 1)),
            "resize": self.resize,
            "level-properties": lambda: self._side.reveal(self._side.level_form),
            "history": lambda: self._side.reveal(self._side.history),
            "pack-properties": lambda: self._side.reveal(self._side.pack_form),
        }

    def add(self) -> None:
        """Add a level like the shown one in mode, rules and size, with nothing dealt."""
        document = self._packs.current
        if document is None:
            return
        like = document.level
        if like is None:
            self.add_of("link")
            return
        layout = Board.filled(*like.shown.shape, SLOT)
        level = msgspec.structs.replace(_MAKE[like.mode](*self._shape()), layout=layout, rules=like.rules)
        document.add_levels([level], tr("Add a level"))

    def add_of(self, mode: Mode) -> None:
        """Add a level of a mode, of a usual size and under its usual rules, with nothing dealt."""
        document = self._packs.current
        if document is not None:
            document.add_levels([_MAKE[mode](*self._shape())], tr("Add a level"))

    def move(self, by: int) -> None:
        """Move the chosen levels up or down by one place."""
        document = self._packs.current
        rows = self._panel.chosen_rows()
        if document is None or not rows:
            return
        to = rows[0] - 1 if by < 0 else rows[-1] + 2
        if 0 <= to <= len(document.pack.levels):
            ids = {document.pack.levels[row].id for row in rows}
            document.move_levels(rows, to)
            self._panel.choose_rows(
                [row for row, level in enumerate(document.pack.levels) if level.id in ids]
            )

    def resize(self) -> None:
        """Let the size of the board be typed."""
        document = self._packs.current
        if document is None or document.level is None:
            return
        popup = ResizePopup(document.level.shown.shape, self._window)
        popup.resized.connect(
            lambda rows, cols, anchor, fill: self._easel.resize(rows, cols, anchor=anchor, fill=fill)
        )
        corner = self._window.rect().center() - QPoint(popup.sizeHint().width() // 2, 160)
        popup.move(self._window.mapToGlobal(corner))
        popup.show()

    def _shape(self) -> tuple[int, int]:
        return self._settings.get(ROWS), self._settings.get(COLS)

    def _with(self, do: Callable[[Document], None]) -> None:
        document = self._packs.current
        if document is not None:
            do(document)
