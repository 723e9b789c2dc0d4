"""Adding, removing, ordering and measuring levels."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from editor.deeds.filing import Doings
from editor.document import Document
from editor.frame.resize import ResizePopup
from editor.levellist.panel import LevelPanel
from editor.openpacks import OpenPacks
from editor.side import SideColumn
from editor.tools.easel import Easel
from editor.words import tr
from levels.board import SLOT, Board
from levels.ids import new_id
from levels.level import Level, LinkLevel

_SHAPE = (8, 14)


class Leveling:
    """Works on the list of levels of the pack in hand."""

    def __init__(
        self, window: QWidget, packs: OpenPacks, easel: Easel, panel: LevelPanel, side: SideColumn
    ) -> None:
        self._window = window
        self._packs = packs
        self._easel = easel
        self._panel = panel
        self._side = side
        panel.added.connect(self.add)

    def doings(self) -> Doings:
        """Return what each action does."""
        return {
            "add-level": self.add,
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
            "pack-properties": lambda: self._side.reveal(self._side.pack_form),
        }

    def add(self) -> None:
        """Add a level like the shown one in mode, rules and size, with nothing dealt."""
        document = self._packs.current
        if document is None:
            return
        like = document.level
        shape = _SHAPE if like is None else like.shown.shape
        layout = Board.filled(*shape, SLOT)
        level: Level = LinkLevel(id=new_id(), layout=layout)
        if like is not None:
            level = msgspec.structs.replace(type(like)(id=new_id(), layout=layout), rules=like.rules)
        document.add_levels([level], tr("Add a level"))

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

    def _with(self, do: Callable[[Document], None]) -> None:
        document = self._packs.current
        if document is not None:
            do(document)
