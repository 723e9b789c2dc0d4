"""The easel: a hand working on a document. It turns presses on cells into previews and undo steps."""

from __future__ import annotations

from functools import cached_property

import msgspec
import numpy as np
from PySide6.QtCore import QObject, Signal

from editor.document import Document
from editor.tools.gestures import TOOLS, Gesture, Start, begin
from editor.tools.hand import Hand, Keys
from editor.tools.patches import Patch, carried, copied
from editor.tools.planes import (
    SHOWN,
    Mask,
    Planes,
    applied,
    blank_stroke,
    planes_of,
    stroke_of,
    touched,
    undealt,
    with_planes,
)
from editor.tools.symmetry import fitting, spread
from editor.tools.transforms import (
    bounds,
    moved,
    put,
    resized,
    shifted,
    shifted_mask,
    turned,
    turned_in_place,
    written,
)
from editor.words import count, tr
from levels.board import EMPTY, Cell, Position
from levels.level import Kind

_NO_KEYS = Keys()


class Easel(QObject):
    """Joins the hand to the document that is shown. Knows cells, no widgets."""

    said = Signal(str)
    """Something the designer should hear about what was just tried."""
    gestured = Signal(object)
    """The `Gesture` in hand, after its press and after every move."""
    ended = Signal(object, bool)
    """A `Gesture`, and whether it was let go; it was given up otherwise."""

    def __init__(self, hand: Hand, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.hand = hand
        self._document: Document | None = None
        self._gesture: Gesture | None = None

    @property
    def document(self) -> Document | None:
        return self._document

    def set_document(self, document: Document | None) -> None:
        """Work on another document; a gesture in hand is let go first."""
        if document is self._document:
            return
        self.release()
        if self._document is not None:
            self._document.gesture_ended.disconnect(self._dropped)
        self._document = document
        if document is not None:
            document.gesture_ended.connect(self._dropped)

    @cached_property
    def _rng(self) -> np.random.Generator:
        # Brought in by the first stroke that asks: a start is faster.
        return np.random.default_rng()

    @property
    def gesture(self) -> Gesture | None:
        """The gesture in hand."""
        return self._gesture

    # Gestures

    def press(self, at: Position, *, right: bool = False, keys: Keys = _NO_KEYS) -> None:
        """Begin a gesture at a cell, which may lie outside the board."""
        self.release()
        document = self._document
        if document is None or document.level is None:
            return
        grip = self.hand.grip
        name = grip.tool
        if document.level.mode not in TOOLS[name].modes:
            return
        erasing = name == "eraser" or (right and TOOLS[name].paints)
        start = Start(
            planes=planes_of(document.level),
            at=at,
            grip=grip,
            keys=keys,
            erasing=erasing,
            selection=document.selection,
            rng=self._rng,
        )
        self._gesture = begin(name, start)
        self._show()

    def drag(self, at: Position) -> None:
        """Follow the pointer to another cell."""
        if self._gesture is not None:
            self._gesture.drag(at)
            self._show()

    def release(self) -> None:
        """Let go: what the gesture did becomes one undo step."""
        gesture, self._gesture = self._gesture, None
        document = self._document
        if gesture is None or document is None:
            return
        if gesture.picked is not None:
            cell, plus = gesture.picked
            self.hand.choose(cell, plus=plus)
        planes = gesture.planes
        if planes is None:
            self.ended.emit(gesture, True)
            return
        changed = int(np.count_nonzero(touched(gesture.start.planes, planes)))
        document.finish(gesture.sentence(changed))
        self._explain(gesture, changed)
        self.ended.emit(gesture, True)

    def cancel(self) -> bool:
        """Put everything back as it was before the gesture in hand; False when there is none."""
        gesture, self._gesture = self._gesture, None
        if gesture is None or self._document is None:
            return False
        self._document.cancel_gesture()
        self._document.select(gesture.start.selection)
        self.ended.emit(gesture, False)
        return True

    def undo(self) -> None:
        """Take back the gesture in hand, or else the last step."""
        if not self.cancel() and self._document is not None:
            self._document.undo()

    def _show(self) -> None:
        gesture, document = self._gesture, self._document
        if gesture is None or document is None or document.level is None:
            return
        planes = gesture.planes
        if planes is not None:
            settled = document.settled.levels[document.current]
            document.preview(with_planes(settled, planes))
        selection = gesture.selection
        if selection is not document.selection:
            document.select(selection)
        self.gestured.emit(gesture)

    def _dropped(self) -> None:
        gesture, self._gesture = self._gesture, None
        if gesture is not None and self._document is not None and not self._document.in_gesture:
            mask = gesture.start.selection
            level = self._document.level
            if level is not None and (mask is None or mask.shape == level.shown.shape):
                self._document.select(mask)

    def _explain(self, gesture: Gesture, changed: int) -> None:
        mask = gesture.start.selection
        tool = TOOLS[gesture.start.grip.tool]
        start = gesture.start
        if mask is None or not tool.paints or changed or not start.inside(start.at) or mask[start.at]:
            return
        self.said.emit(tr("Only the chosen cells are painted. Esc lets go of them."))

    # Edits of the selection or the whole board

    def turn(self, turn: str, text: str) -> None:
        """Flip or turn the chosen cells, or the whole board."""
        found = self._at_hand()
        if found is None:
            return
        document, planes, mask = found
        if mask is None:
            self._push(turned(planes, turn), text)
            return
        stroke = turned_in_place(planes, mask, turn)
        self._push(applied(planes, stroke), text)
        document.select(_turned_mask(mask, turn))

    def shift(self, down: int, right: int) -> None:
        """Move the whole board by so many cells, with wrap."""
        found = self._at_hand()
        if found is not None:
            self._push(shifted(found[1], down, right), tr("Shift the board"))

    def nudge(self, down: int, right: int) -> None:
        """Move the chosen cells by so many cells; without a selection, shift the board."""
        found = self._at_hand()
        if found is None:
            return
        document, planes, mask = found
        if mask is None:
            self.shift(down, right)
            return
        text = count(int(np.count_nonzero(mask)), "Move {n} cell", "Move {n} cells")
        self._push(applied(planes, moved(planes, mask, down, right)), text)
        document.select(shifted_mask(mask, down, right))

    def fill(self, cell: Cell, *, plus: bool = False, text: str | None = None) -> None:
        """Put one code on all chosen cells, or on the whole board."""
        found = self._at_hand()
        if found is None:
            return
        _, planes, mask = found
        shape = (planes.shape[1], planes.shape[2])
        chosen = np.ones(shape, dtype=np.bool_) if mask is None else mask
        after = applied(planes, stroke_of(chosen, cell, plus=plus))
        number = int(np.count_nonzero(touched(planes, after)))
        if text is None and cell == EMPTY:
            text = count(number, "Erase {n} cell", "Erase {n} cells")
        self._push(after, text or count(number, "Fill {n} cell", "Fill {n} cells"))

    def resize(self, rows: int, cols: int, *, anchor: tuple[int, int], fill: Cell) -> None:
        """Give the board another size."""
        found = self._at_hand()
        if found is not None:
            text = tr("Resize to {rows} × {cols}", rows=rows, cols=cols)
            self._push(resized(found[1], rows, cols, anchor=anchor, fill=fill), text)

    def undeal(self) -> None:
        """Take the chosen cells, or all, back to what was painted there before they were dealt."""
        found = self._at_hand()
        if found is None:
            return
        document, planes, mask = found
        assert document.level is not None
        chosen = np.ones(planes.shape[1:], dtype=np.bool_) if mask is None else mask
        document.replace_level(undealt(document.level, chosen), tr("Take back the deal"))

    # The clipboard

    def copy(self) -> Patch | None:
        """Return the chosen cells, or the whole board."""
        found = self._at_hand()
        if found is None:
            return None
        document, planes, mask = found
        assert document.level is not None
        chosen = np.ones(planes.shape[1:], dtype=np.bool_) if mask is None else mask
        return copied(document.level, chosen, document.pack)

    def cut(self) -> Patch | None:
        """Return the chosen cells, or the whole board, and leave EMPTY behind."""
        patch = self.copy()
        if patch is not None:
            number = int(np.count_nonzero(written(patch.planes)))
            self.fill(EMPTY, text=count(number, "Cut {n} cell", "Cut {n} cells"))
        return patch

    def paste(self, patch: Patch, at: Position | None = None) -> None:
        """Put cells on the board, cut at its edges, and choose them; kinds that the pack lacks are added.

        Without a place they go where the selection is, else to the upper left corner.
        """
        found = self._at_hand()
        if found is None:
            return
        document, planes, mask = found
        if at is None:
            at = (0, 0) if mask is None else bounds(mask)[:2]
        cells, kinds = carried(patch, document.pack)
        shape = (planes.shape[1], planes.shape[2])
        stroke = blank_stroke(*shape)
        put(stroke, cells, *at)
        pasted = written(stroke)
        after = applied(planes, spread(stroke, fitting(self.hand.grip.symmetry, *shape)))
        number = int(np.count_nonzero(pasted))
        self._push(after, count(number, "Paste {n} cell", "Paste {n} cells"), kinds=kinds)
        document.select(pasted)

    def _at_hand(self) -> tuple[Document, Planes, Mask | None] | None:
        self.release()
        document = self._document
        if document is None or document.level is None:
            return None
        return document, planes_of(document.level), document.selection

    def _push(self, planes: Planes, text: str, *, kinds: tuple[Kind, ...] | None = None) -> None:
        document = self._document
        assert document is not None
        assert document.level is not None
        level = with_planes(document.level, planes)
        if kinds is None or kinds == document.pack.kinds:
            document.replace_level(level, text)
            return
        levels = list(document.pack.levels)
        levels[document.current] = level
        document.replace_pack(msgspec.structs.replace(document.pack, kinds=kinds, levels=tuple(levels)), text)


def _turned_mask(mask: Mask, turn: str) -> Mask:
    """Return where chosen cells lie after a turn in place."""
    stroke = turned_in_place(stroke_of(mask, 1), mask, turn)
    chosen: Mask = stroke[SHOWN] == 1
    return chosen
