"""One open pack: its frozen value, the level that is shown, and the one undo stack.

State flows one way: a tool or panel asks the document, the document pushes a command, the command sets the
pack, `changed` tells the views. Two commands are enough, because levels and packs are frozen values.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec
from PySide6.QtCore import QMetaMethod, QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from editor.tools.planes import Mask, without_evidence
from editor.words import count, tr
from levels.ids import new_id
from levels.kinds import tile_kinds
from levels.level import Kind, Level, Pack

_MERGE_ID: Final = 1
_EVIDENCE: Final = {"solution", "report"}
_GROUNDS: Final = {"layout", "board", "rules", "plus"}
"""What a verdict rests on: changing any of these makes it void."""


class Viewpoint(msgspec.Struct, frozen=True):
    """From where a level is looked at that is not simply fitted into the window."""

    side: int
    """The side of a cell, in pixels of the window."""
    row: float
    """What lies in the middle of the canvas, in cells from the upper left corner of the board."""
    col: float


@dataclass(frozen=True, slots=True)
class Change:
    """What a view needs to follow a document."""

    before: Pack
    after: Pack
    row: int | None
    """The one level that differs; None when the list of levels or the pack's own properties may differ."""


class Document(QObject):
    """A pack being edited. All changes go through the undo stack; what is chosen or looked at never does."""

    changed = Signal(object)
    """A `Change`: the pack, or one of its levels, is another value now."""
    current_changed = Signal()
    """Another level is shown."""
    selection_changed = Signal()
    gesture_ended = Signal()
    """The gesture in hand was cancelled or settled by something else than the tool that began it."""
    state_changed = Signal()
    """What can be undone, whether it is modified, or where it is kept has changed."""

    def __init__(self, pack: Pack, path: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pack = pack
        self._path = path
        self._current = 0 if pack.levels else -1
        self._selection: Mask | None = None
        self._settled: Pack | None = None
        self.viewpoints: dict[str, Viewpoint] = {}
        """How levels were looked at last, by their ids; a level that is not there is fitted."""
        self.allowed_pictures: set[str] = set()
        """Paths of pictures outside the pack's folder that the user lets be read; no file can grant that."""
        self.stack = QUndoStack(self)
        self.stack.indexChanged.connect(self.state_changed)
        self.stack.cleanChanged.connect(self.state_changed)

    # What it is

    @property
    def pack(self) -> Pack:
        """The pack as it is shown, a gesture in hand included."""
        return self._pack

    @property
    def settled(self) -> Pack:
        """The pack as the undo stack knows it, without the gesture in hand."""
        return self._pack if self._settled is None else self._settled

    @property
    def current(self) -> int:
        """The place of the level that is shown, counted from 0; -1 when the pack has none."""
        return self._current

    @property
    def level(self) -> Level | None:
        """The level that is shown."""
        return self._pack.levels[self._current] if self._current >= 0 else None

    @property
    def selection(self) -> Mask | None:
        """The chosen cells of the level that is shown; None when none are."""
        return self._selection

    @property
    def path(self) -> Path | None:
        return self._path

    @property
    def modified(self) -> bool:
        return not self.stack.isClean()

    @property
    def title(self) -> str:
        """What the tab says."""
        return self._pack.title or (self._path.stem if self._path else tr("Untitled pack"))

    def row_of(self, level_id: str) -> int | None:
        """Return the place of the level with this id."""
        for row, level in enumerate(self._pack.levels):
            if level.id == level_id:
                return row
        return None

    # What is looked at: never on the undo stack

    def show(self, row: int, viewpoint: Viewpoint | None = None) -> None:
        """Show another level, or one as it was looked at before."""
        row = min(max(row, 0), len(self._pack.levels) - 1)
        if viewpoint is not None and row >= 0:
            self.viewpoints[self._pack.levels[row].id] = viewpoint
        if row != self._current or viewpoint is not None:
            self.settle()
            self._current = row
            self._selection = None
            self.current_changed.emit()
            self.selection_changed.emit()

    def select(self, mask: Mask | None) -> None:
        """Choose cells of the level that is shown."""
        if mask is not None and not mask.any():
            mask = None
        if mask is not self._selection:
            self._selection = mask
            self.selection_changed.emit()

    # Gestures

    @property
    def in_gesture(self) -> bool:
        return self._settled is not None

    def preview(self, level: Level) -> None:
        """Show the current level as a gesture in hand leaves it; nothing is on the stack before `finish`."""
        assert self._current >= 0, "a gesture needs a level"
        if self._settled is None:
            self._settled = self._pack
            self.state_changed.emit()
        self._set(_with_level(self._pack, self._current, level), self._current)

    def finish(self, text: str) -> None:
        """Make the gesture in hand one undo step; a gesture that changed nothing leaves none."""
        if self._settled is None:
            return
        settled, self._settled = self._settled, None
        before, after = settled.levels[self._current], self._pack.levels[self._current]
        if before == after:
            self._set(settled, self._current)
            self.state_changed.emit()
        else:
            self._push_level(settled, self._current, after, text, None)

    def cancel_gesture(self) -> bool:
        """Put the board back as it was before the gesture in hand; False when there is none."""
        if self._settled is None:
            return False
        settled, self._settled = self._settled, None
        self._set(settled, self._current)
        self.gesture_ended.emit()
        self.state_changed.emit()
        return True

    def settle(self) -> None:
        """End the gesture in hand as if it had been let go, because something else needs the stack."""
        if self._settled is not None:
            self.finish(tr("Edit cells"))
            self.gesture_ended.emit()

    # Edits

    def replace_level(
        self, level: Level, text: str, *, row: int | None = None, merge: str | None = None
    ) -> None:
        """Put another value in the place of a level, the shown one by default, as one undo step.

        Edits with the same `merge` word that follow each other become one step.
        """
        self.settle()
        row = self._current if row is None else row
        before = self._pack.levels[row]
        if before != level:
            self._push_level(self._pack, row, level, text, merge)

    def change_level(
        self, text: str, *, row: int | None = None, merge: str | None = None, **fields: object
    ) -> None:
        """Give fields of a level new values; evidence that rests on what changed is dropped."""
        self.settle()
        row = self._current if row is None else row
        before = self._pack.levels[row]
        level = msgspec.structs.replace(before, **fields)
        grounds = _GROUNDS & fields.keys()
        if not _EVIDENCE & fields.keys() and any(
            getattr(before, name) != getattr(level, name) for name in grounds
        ):
            level = without_evidence(level)
        self.replace_level(level, text, row=row, merge=merge)

    def land(self, base: Level, found: Level, text: str, *, anyway: bool = False) -> bool:
        """Make what a job found for a level one undo step, wherever the level is now.

        False, and nothing done, when the board or the rules were edited since the job was given `base`,
        unless it is wanted anyway: then they become those that the job knew. False too when it is gone.
        """
        self.settle()
        row = self.row_of(base.id)
        if row is None:
            return False
        now = self._pack.levels[row]
        names = now.__struct_fields__
        edited = any(getattr(now, name) != getattr(base, name) for name in names if name in _GROUNDS)
        if edited and not anyway:
            return False
        fields = {
            name: getattr(found, name)
            for name in names
            if getattr(found, name) != getattr(base, name) or (edited and name in _GROUNDS)
        }
        self.replace_level(msgspec.structs.replace(now, **fields), text, row=row)
        return True

    def replace_pack(self, pack: Pack, text: str, *, current: int | None = None) -> None:
        """Put another value in the place of the pack, as one undo step: its levels, or its properties."""
        self.settle()
        current = self._current if current is None else current
        current = min(max(current, 0), len(pack.levels) - 1)
        if pack != self._pack:
            self.stack.push(ReplacePack(self, self._pack, pack, self._current, current, text))

    def change_pack(self, text: str, **fields: object) -> None:
        """Give the pack's own fields (title, author, license, kinds, custom) new values."""
        self.replace_pack(msgspec.structs.replace(self.settled, **fields), text)

    def add_levels(
        self,
        levels: Iterable[Level],
        text: str,
        *,
        at: int | None = None,
        kinds: tuple[Kind, ...] | None = None,
    ) -> None:
        """Add levels after the shown one, or at a place; ids that are taken already are made anew.

        Kinds are what the pack's list of kinds becomes in the same step.
        """
        self.settle()
        at = self._current + 1 if at is None else at
        taken = {level.id for level in self._pack.levels}
        added: list[Level] = []
        for level in levels:
            while level.id in taken:
                level = msgspec.structs.replace(level, id=new_id())
            taken.add(level.id)
            added.append(level)
        old = self._pack.levels
        kinds = self._pack.kinds if kinds is None else kinds
        pack = msgspec.structs.replace(self._pack, levels=(*old[:at], *added, *old[at:]), kinds=kinds)
        self.replace_pack(pack, text, current=at)

    def duplicate_levels(self, rows: Iterable[int]) -> None:
        """Add a copy of each of these levels after the last of them."""
        rows = sorted(rows)
        if rows:
            copies = [self._pack.levels[row] for row in rows]
            text = count(len(rows), "Duplicate {n} level", "Duplicate {n} levels")
            self.add_levels(copies, text, at=rows[-1] + 1)

    def delete_levels(self, rows: Iterable[int]) -> None:
        gone = set(rows)
        if gone:
            self.settle()
            kept = tuple(level for row, level in enumerate(self._pack.levels) if row not in gone)
            before = sum(row < self._current for row in gone)
            text = count(len(gone), "Delete {n} level", "Delete {n} levels")
            pack = msgspec.structs.replace(self._pack, levels=kept)
            self.replace_pack(pack, text, current=self._current - before)

    def move_levels(self, rows: Iterable[int], to: int) -> None:
        """Move levels, in their order, before the level that is at place `to` now."""
        chosen = sorted(set(rows))
        if not chosen:
            return
        self.settle()
        levels = self._pack.levels
        moving = set(chosen)
        head = [level for row, level in enumerate(levels[:to]) if row not in moving]
        tail = [level for row, level in enumerate(levels[to:], start=to) if row not in moving]
        moved = [levels[row] for row in chosen]
        shown = levels[self._current].id if self._current >= 0 else ""
        order = (*head, *moved, *tail)
        current = next((row for row, level in enumerate(order) if level.id == shown), self._current)
        text = count(len(chosen), "Move {n} level", "Move {n} levels")
        self.replace_pack(msgspec.structs.replace(self._pack, levels=order), text, current=current)

    # Undo and files

    @property
    def can_undo(self) -> bool:
        return self.in_gesture or self.stack.canUndo()

    @property
    def can_redo(self) -> bool:
        return not self.in_gesture and self.stack.canRedo()

    def undo(self) -> None:
        """Take back the gesture in hand, or else the last step."""
        if not self.cancel_gesture():
            self.stack.undo()

    def redo(self) -> None:
        if not self.in_gesture:
            self.stack.redo()

    def let_go(self) -> None:
        """Cut the ties to everything that follows the document."""
        signals = (
            self.changed,
            self.current_changed,
            self.selection_changed,
            self.gesture_ended,
            self.state_changed,
        )
        for signal in signals:
            if self.isSignalConnected(QMetaMethod.fromSignal(signal)):
                signal.disconnect()

    def go_to(self, steps: int) -> None:
        """Take back, or do again, as many steps as leave so many done; a gesture in hand is taken back."""
        self.cancel_gesture()
        self.stack.setIndex(steps)

    def mark_saved(self, path: Path, pack: Pack) -> None:
        """Say that the file holds this pack now; if it is still the pack at hand, that is clean."""
        self._path = path
        if pack is self.settled:
            self.stack.setClean()
        self.state_changed.emit()

    def mark_unsaved(self) -> None:
        """Say that the file does not hold this pack, whatever the stack thinks."""
        self.stack.resetClean()
        self.state_changed.emit()

    def _push_level(self, before: Pack, row: int, level: Level, text: str, merge: str | None) -> None:
        kinds = kinds_for(before.kinds, level)
        if kinds == before.kinds:
            self.stack.push(ReplaceLevel(self, row, before.levels[row], level, text, merge))
            return
        # A pack that names its kinds must name every one that occurs, or its file would be refused.
        after = msgspec.structs.replace(_with_level(before, row, level), kinds=kinds)
        self.stack.push(ReplacePack(self, before, after, self._current, row, text))

    def _set(self, pack: Pack, row: int | None, current: int | None = None) -> None:
        before, self._pack = self._pack, pack
        current = self._current if current is None else current
        switched = current != self._current
        reshaped = self._selection is not None and (
            switched or current < 0 or pack.levels[current].shown.shape != self._selection.shape
        )
        self._current = current
        if reshaped:
            self._selection = None
        if pack is not before:
            self.changed.emit(Change(before, pack, row))
        if switched:
            self.current_changed.emit()
        if reshaped:
            self.selection_changed.emit()


class ReplaceLevel(QUndoCommand):
    """Puts another value in the place of one level: painting, filling, resizing, rules, deals, notes."""

    def __init__(
        self, document: Document, row: int, before: Level, after: Level, text: str, merge: str | None = None
    ) -> None:
        super().__init__(text)
        self._document = document
        self._row = row
        self._before = before
        self._after = after
        self._merge = merge

    def redo(self) -> None:
        self._put(self._after)

    def undo(self) -> None:
        self._put(self._before)

    def id(self) -> int:
        return -1 if self._merge is None else _MERGE_ID

    def mergeWith(self, other: QUndoCommand) -> bool:  # noqa: N802 - Qt's name
        if not isinstance(other, ReplaceLevel) or (other._row, other._merge) != (self._row, self._merge):
            return False
        self._after = other._after
        self.setText(other.text())
        self.setObsolete(self._before == self._after)
        return True

    def _put(self, level: Level) -> None:
        document = self._document
        if document._pack.levels[self._row] is level:
            document._set(document._pack, self._row, self._row)
        else:
            document._set(_with_level(document._pack, self._row, level), self._row, self._row)


class ReplacePack(QUndoCommand):
    """Puts another value in the place of the pack: the list of levels, and the pack's own properties."""

    def __init__(
        self, document: Document, before: Pack, after: Pack, shown: int, then_shown: int, text: str
    ) -> None:
        super().__init__(text)
        self._document = document
        self._before = before
        self._after = after
        self._shown = shown
        self._then_shown = then_shown

    def redo(self) -> None:
        self._document._set(self._after, None, self._then_shown)

    def undo(self) -> None:
        self._document._set(self._before, None, self._shown)


def kinds_for(kinds: tuple[Kind, ...], level: Level) -> tuple[Kind, ...]:
    """Return a pack's list of kinds, longer if the level needs more; a pack without a list needs none."""
    if not kinds:
        return kinds
    highest = max(int(board.cells.max()) for board in (level.layout, level.board) if board is not None)
    if highest <= len(kinds):
        return kinds
    taken = {kind.name for kind in kinds}
    more = [
        kind if kind.name not in taken else Kind(name=f"kind {number}")
        for number, kind in enumerate(tile_kinds(highest), start=1)
    ]
    return (*kinds, *more[len(kinds) :])


def _with_level(pack: Pack, row: int, level: Level) -> Pack:
    levels = pack.levels
    return msgspec.structs.replace(pack, levels=(*levels[:row], level, *levels[row + 1 :]))
