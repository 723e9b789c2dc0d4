"""The levels of a pack as Qt's views want them; reordered and copied by drag and drop."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import (
    QAbstractListModel,
    QByteArray,
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    QTimer,
)

from editor.document import Change, Document
from editor.levellist.ledger import Ledger, Note
from editor.levellist.parcel import LEVELS_TYPE, deliver, unwrap, wrap
from editor.words import count, phrases, tr
from levels.level import Level

LevelRole: Final = Qt.ItemDataRole.UserRole
NoteRole: Final = Qt.ItemDataRole.UserRole + 1
_Index = QModelIndex | QPersistentModelIndex
_NOWHERE: Final = QModelIndex()
_PAUSE_MS: Final = 120


class LevelModel(QAbstractListModel):
    """Row for row the levels of one document."""

    def __init__(self, ledger: Ledger, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ledger = ledger
        self._document: Document | None = None
        self._levels: tuple[Level, ...] = ()
        self._late: set[int] = set()
        """Rows that changed during a gesture, of which the views are told in a while."""
        self._timer = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._timer.timeout.connect(self._tell_late)

    @property
    def document(self) -> Document | None:
        return self._document

    def set_document(self, document: Document | None) -> None:
        """Show the levels of another pack."""
        if self._document is not None:
            self._document.changed.disconnect(self._changed)
        self.beginResetModel()
        self._document = document
        self._levels = () if document is None else document.pack.levels
        self.endResetModel()
        if document is not None:
            document.changed.connect(self._changed)

    def _changed(self, change: Change) -> None:
        levels = change.after.levels
        if change.row is not None:
            self._levels = levels
            self._late.add(change.row)
            if self._document is None or not self._document.in_gesture:
                self._tell_late()
            elif not self._timer.isActive():
                # With every row that is said to have changed, a list lays out all of its rows.
                self._timer.start()
        elif [level.id for level in levels] == [level.id for level in self._levels]:
            self._levels = levels
            self.dataChanged.emit(self.index(0), self.index(len(levels) - 1))
        else:
            self.beginResetModel()
            self._levels = levels
            self.endResetModel()

    def _tell_late(self) -> None:
        self._timer.stop()
        for row in sorted(self._late):
            index = self.index(row)
            if index.isValid():
                self.dataChanged.emit(index, index)
        self._late.clear()

    def rowCount(self, parent: _Index = _NOWHERE) -> int:  # noqa: N802 - Qt's name
        return 0 if parent.isValid() else len(self._levels)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        level = self.level(index)
        if level is None:
            return None
        if role == LevelRole:
            return level
        if role == NoteRole:
            return self._ledger.note(level)
        if role == Qt.ItemDataRole.DisplayRole:
            return title_of(level, index.row())
        if role == Qt.ItemDataRole.EditRole:
            return level.title
        if role == Qt.ItemDataRole.ToolTipRole:
            size = " × ".join(map(str, level.shown.shape))
            return "\n".join(filter(None, (title_of(level, index.row()), size, level.notes)))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            fact = fact_of(self._ledger.note(level), level)[1]
            return phrases([title_of(level, index.row()), fact])
        return None

    def level(self, index: _Index) -> Level | None:
        """Return the level of a row."""
        return self._levels[index.row()] if index.isValid() and index.row() < len(self._levels) else None

    def setData(  # noqa: N802 - Qt's name
        self, index: _Index, value: object, role: int = Qt.ItemDataRole.EditRole
    ) -> bool:
        if role != Qt.ItemDataRole.EditRole or self._document is None or not isinstance(value, str):
            return False
        self._document.change_level(tr("Rename a level"), row=index.row(), title=value.strip())
        return True

    def flags(self, index: _Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.ItemIsDropEnabled
        return (
            Qt.ItemFlag.ItemIsEnabled
            | Qt.ItemFlag.ItemIsSelectable
            | Qt.ItemFlag.ItemIsEditable
            | Qt.ItemFlag.ItemIsDragEnabled
        )

    def supportedDropActions(self) -> Qt.DropAction:  # noqa: N802 - Qt's name
        return Qt.DropAction.MoveAction | Qt.DropAction.CopyAction

    def mimeTypes(self) -> list[str]:  # noqa: N802 - Qt's name
        return [LEVELS_TYPE]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:  # noqa: N802 - Qt's name
        data = QMimeData()
        document = self._document
        if document is not None:
            folder = None if document.path is None else document.path.parent
            rows = {index.row() for index in indexes}
            data.setData(LEVELS_TYPE, QByteArray(wrap(document.pack, rows, folder)))
        return data

    def dropMimeData(  # noqa: N802 - Qt's name
        self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: _Index
    ) -> bool:
        document = self._document
        if document is None or action == Qt.DropAction.IgnoreAction or column > 0:
            return False
        parcel = unwrap(bytes(data.data(LEVELS_TYPE).data()))
        if parcel is None:
            return False
        to = row if row >= 0 else parent.row() if parent.isValid() else len(self._levels)
        if parcel.id == document.pack.id and action == Qt.DropAction.MoveAction:
            ids = {level.id for level in parcel.levels}
            document.move_levels([row for row, level in enumerate(self._levels) if level.id in ids], to)
        else:
            deliver(parcel, document, to)
        # The document has moved the levels already: the view must not take the dragged rows away.
        return False


def title_of(level: Level, row: int) -> str:
    """Return what a level is called."""
    return level.title or tr("Level {number}", number=row + 1)


def fact_of(note: Note | None, level: Level) -> tuple[str, str]:
    """Return the mark (good, bad, wait) and the words of the one fact that the list says of a level."""
    slots = level.shown.slot_count()
    if slots:
        return "wait", count(slots, "{n} slot", "{n} slots")
    if not level.shown.tile_count():
        return "wait", tr("no tiles yet")
    if note is None:
        return "wait", tr("being checked")
    if note.goals_met is False:
        return "bad", tr("misses a goal")
    if note.combos is not None:
        return "good", count(note.combos, "{n} combo", "{n} combos")
    if note.odd:
        return "bad", count(note.odd, "{n} odd kind", "{n} odd kinds")
    if note.verdict == "unsolvable":
        if note.stuck:
            return "bad", count(note.stuck, "{n} tile stuck", "{n} tiles stuck")
        return "bad", tr("unsolvable")
    pairs = "" if note.pairs is None else count(note.pairs, "{n} pair", "{n} pairs")
    if note.verdict == "solvable":
        return "good", pairs
    return "wait", pairs or tr("not decided")
