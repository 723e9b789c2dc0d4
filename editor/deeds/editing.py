"""Undo, the clipboard, and edits of the selection or the whole board."""

from __future__ import annotations

import numpy as np

from editor import clipboard
from editor.canvas.widget import Canvas
from editor.deeds.filing import Doings
from editor.document import Document
from editor.levellist.panel import LevelPanel
from editor.levellist.parcel import LEVELS_TYPE, deliver, unwrap, wrap
from editor.tools.easel import Easel
from editor.tools.patches import CELLS_TYPE, Patch, from_json, from_text, to_json, to_text
from editor.tools.planes import Mask
from editor.words import tr
from levels.board import EMPTY


class Editing:
    """Works through the easel, on the document in hand."""

    def __init__(self, easel: Easel, canvas: Canvas, levels: LevelPanel) -> None:
        self._easel = easel
        self._canvas = canvas
        self._levels = levels

    def doings(self) -> Doings:
        """Return what each action does."""
        easel = self._easel
        return {
            "undo": easel.undo,
            "redo": self.redo,
            "cut": self.cut,
            "copy": self.copy,
            "paste": self.paste,
            "erase": self.erase,
            "fill": self.fill,
            "select-all": lambda: self._choose(lambda mask: np.ones_like(mask)),
            "select-none": self._canvas.give_up,
            "select-inverse": lambda: self._choose(np.logical_not),
            "flip-h": lambda: easel.turn("flip-h", tr("Flip left and right")),
            "flip-v": lambda: easel.turn("flip-v", tr("Flip top and bottom")),
            "turn-right": lambda: easel.turn("turn-right", tr("Turn right")),
            "turn-left": lambda: easel.turn("turn-left", tr("Turn left")),
            "brush-smaller": lambda: easel.hand.resize(-1),
            "brush-larger": lambda: easel.hand.resize(1),
            "nudge-up": lambda: easel.nudge(-1, 0),
            "nudge-down": lambda: easel.nudge(1, 0),
            "nudge-left": lambda: easel.nudge(0, -1),
            "nudge-right": lambda: easel.nudge(0, 1),
            "undeal": easel.undeal,
            "copy-levels": self.copy_levels,
            "paste-levels": self.paste_levels,
        }

    def redo(self) -> None:
        if self._easel.document is not None:
            self._easel.document.redo()

    def cut(self) -> None:
        """Cut the chosen cells to the clipboard; with the list of levels in focus, the chosen levels."""
        if self._levels.has_focus:
            self.copy_levels()
            self._levels.delete_chosen()
            return
        patch = self._easel.cut()
        if patch is not None:
            _offer(patch)

    def copy(self) -> None:
        """Copy the chosen cells to the clipboard; with the list of levels in focus, the chosen levels."""
        if self._levels.has_focus:
            self.copy_levels()
            return
        patch = self._easel.copy()
        if patch is not None:
            _offer(patch)

    def paste(self) -> None:
        """Paste what the clipboard holds: cells, a table of numbers, or levels."""
        if clipboard.content(LEVELS_TYPE):
            self.paste_levels()
            return
        cells = clipboard.content(CELLS_TYPE)
        patch = from_json(cells) if cells else from_text(clipboard.text())
        if patch is None:
            self._easel.said.emit(tr("The clipboard holds no cells."))
            return
        at = self._canvas.at
        document = self._document
        chosen = document is not None and document.selection is not None
        self._easel.paste(patch, None if chosen or at is None or not self._canvas.view.inside(at) else at)

    def erase(self) -> None:
        """Erase the chosen cells, or the one under the cell cursor."""
        if self._levels.has_focus:
            self._levels.delete_chosen()
            return
        document, at = self._document, self._canvas.at
        if document is None or document.level is None:
            return
        if document.selection is not None:
            self._easel.fill(EMPTY)
        elif at is not None and at in document.level.shown:
            self._easel.press(at, right=True)
            self._easel.release()

    def fill(self) -> None:
        grip = self._easel.hand.grip
        self._easel.fill(grip.cell, plus=grip.plus)

    def copy_levels(self) -> None:
        """Copy the chosen levels to the clipboard."""
        document = self._document
        rows = self._levels.chosen_rows()
        if document is not None and rows:
            folder = None if document.path is None else document.path.parent
            clipboard.offer({LEVELS_TYPE: wrap(document.pack, rows, folder)})

    def paste_levels(self) -> None:
        """Add the levels that lie on the clipboard after the shown one."""
        document = self._document
        parcel = unwrap(clipboard.content(LEVELS_TYPE))
        if document is not None and parcel is not None:
            deliver(parcel, document, document.current + 1)

    @property
    def _document(self) -> Document | None:
        return self._easel.document

    def _choose(self, change: object) -> None:
        document = self._document
        if document is None or document.level is None:
            return
        mask: Mask = np.zeros(document.level.shown.shape, dtype=np.bool_)
        if document.selection is not None:
            mask = document.selection
        assert callable(change)
        document.select(change(mask))


def _offer(patch: Patch) -> None:
    clipboard.offer({CELLS_TYPE: to_json(patch)}, to_text(patch))
