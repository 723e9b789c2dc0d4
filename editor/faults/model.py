"""Faults as Qt's views want them: one flat list in the order of the pack, changed level by level."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from editor.art.themes import DEFAULT_THEMES, THEMES
from editor.canvas.readout import kind_namer, place
from editor.faults.book import FaultBook
from editor.faults.words import Words, level_words, picture_words
from editor.levellist.model import title_of
from editor.words import again, phrases, tr
from generator.issue import Issue, Severity
from levels.board import Cell, Position

FaultRole: Final = Qt.ItemDataRole.UserRole
WordsRole: Final = Qt.ItemDataRole.UserRole + 1
_Index = QModelIndex | QPersistentModelIndex
_NOWHERE: Final = QModelIndex()
Filter: TypeAlias = Literal["all", "error", "warning"]


@dataclass(frozen=True, slots=True)
class PictureFault:
    """Something wrong with the picture of a kind."""

    code: str
    kind: Cell
    detail: str = ""
    """The path, the reason, or the name of the kind that looks the same."""
    severity: Severity = "error"


@dataclass(frozen=True, slots=True)
class Fault:
    """A row: a fault of a level, or of a kind's picture."""

    level_id: str
    """Empty for a picture."""
    found: Issue | PictureFault

    @property
    def severity(self) -> Severity:
        return self.found.severity

    @property
    def at(self) -> Position | None:
        """The first cell to look at."""
        found = self.found
        return found.cells[0] if isinstance(found, Issue) and found.cells else None


class FaultModel(QAbstractListModel):
    """Row for row the faults of one pack that pass the filter: those of pictures, then level by level."""

    def __init__(self, book: FaultBook, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._book = book
        self._filter: Filter = "all"
        self._pictures: tuple[PictureFault, ...] = ()
        self._order: dict[str, int] = {}
        self._rows: list[Fault] = []
        self._counts: dict[str, tuple[int, int]] = {}
        self._total = (0, 0)
        book.listed.connect(self.rebuild)
        book.examined.connect(self._examined)

    @property
    def errors(self) -> int:
        return self._total[0] + sum(fault.severity == "error" for fault in self._pictures)

    @property
    def warnings(self) -> int:
        return self._total[1] + sum(fault.severity == "warning" for fault in self._pictures)

    def fault(self, row: int) -> Fault | None:
        """Return the fault of a row."""
        return self._rows[row] if 0 <= row < len(self._rows) else None

    def row_of(self, fault: Fault) -> int:
        """Return where the same fault stands now, or -1."""
        return next((row for row, each in enumerate(self._rows) if _alike(each, fault)), -1)

    def set_filter(self, wanted: Filter) -> None:
        """Show faults of one severity, or all."""
        if wanted != self._filter:
            self._filter = wanted
            self.rebuild()

    def set_pictures(self, faults: Sequence[PictureFault]) -> None:
        """Show what is wrong with the pictures of kinds."""
        if tuple(faults) != self._pictures:
            self._pictures = tuple(faults)
            self.rebuild()

    def rebuild(self) -> None:
        """Read the whole book anew."""
        self.beginResetModel()
        self._order, self._counts = {}, {}
        self._rows = [fault for each in self._pictures if self._passes(fault := Fault("", each))]
        for level, issues in self._book.all_faults():
            self._order[level.id] = len(self._order)
            if issues:
                self._counts[level.id] = _count(issues)
                self._rows += self._shown(level.id, issues)
        errors, warnings = zip(*self._counts.values(), strict=True) if self._counts else ((), ())
        self._total = (sum(errors), sum(warnings))
        self.endResetModel()

    def _examined(self, ids: Sequence[str]) -> None:
        for level_id in ids:
            issues = self._book.faults(level_id)
            before, after = self._counts.get(level_id, (0, 0)), _count(issues)
            self._counts[level_id] = after
            self._total = (self._total[0] + after[0] - before[0], self._total[1] + after[1] - before[1])
            self._replace(level_id, self._shown(level_id, issues))

    def _replace(self, level_id: str, faults: list[Fault]) -> None:
        """Put the faults of one level in the place of those before; rows that stay the same stay chosen."""
        order = self._order[level_id]
        start = bisect_left(self._rows, order, key=self._rank)
        end = bisect_left(self._rows, order + 1, key=self._rank)
        kept = min(end - start, len(faults))
        if kept:
            self._rows[start : start + kept] = faults[:kept]
            self.dataChanged.emit(self.index(start), self.index(start + kept - 1))
        if end > start + kept:
            self.beginRemoveRows(_NOWHERE, start + kept, end - 1)
            del self._rows[start + kept : end]
            self.endRemoveRows()
        elif len(faults) > kept:
            self.beginInsertRows(_NOWHERE, start + kept, start + len(faults) - 1)
            self._rows[start + kept : start + kept] = faults[kept:]
            self.endInsertRows()

    def _rank(self, fault: Fault) -> int:
        return self._order[fault.level_id] if fault.level_id else -1

    def _shown(self, level_id: str, issues: Sequence[Issue]) -> list[Fault]:
        return [fault for issue in issues if self._passes(fault := Fault(level_id, issue))]

    def _passes(self, fault: Fault) -> bool:
        return self._filter in ("all", fault.severity)

    # What views ask

    def rowCount(self, parent: _Index = _NOWHERE) -> int:  # noqa: N802 - Qt's name
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        fault = self.fault(index.row()) if index.isValid() else None
        if fault is None:
            return None
        if role == FaultRole:
            return fault
        if role == WordsRole:
            return self.words(fault)
        if role == Qt.ItemDataRole.DisplayRole:
            return self.words(fault)[0]
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            weight = tr("Error") if fault.severity == "error" else tr("Warning")
            title, advice = self.words(fault)
            return tr(
                "{weight}: {title}. {where}. {advice}",
                weight=weight,
                title=title,
                where=self.where(fault),
                advice=advice,
            )
        return None

    def words(self, fault: Fault) -> Words:
        """Return a fault in words: what is wrong, and what to do."""
        document, found = self._book.document, fault.found
        if document is None:
            return "", ""
        if isinstance(found, PictureFault):
            name = kind_namer(document.pack, THEMES[DEFAULT_THEMES["link"]].kind_name)
            return picture_words(found.code, name(found.kind), found.detail)
        # Not the level as it is now: it may have been edited since.
        level = self._book.examined_level(fault.level_id)
        if level is None:
            return again(found.message), ""
        drawn = THEMES[DEFAULT_THEMES[level.mode]].kind_name
        return level_words(found, level, kind_namer(document.pack, drawn))

    def where(self, fault: Fault) -> str:
        """Return where a fault is, as people count."""
        document = self._book.document
        if document is None:
            return ""
        if not fault.level_id:
            return tr("Pictures of kinds")
        row = self._order[fault.level_id]
        title = title_of(document.pack.levels[row], row)
        return title if fault.at is None else phrases([title, place(fault.at)])


def _count(issues: Sequence[Issue]) -> tuple[int, int]:
    errors = sum(issue.severity == "error" for issue in issues)
    return errors, len(issues) - errors


def _alike(one: Fault, other: Fault) -> bool:
    """Whether two faults are the same to a person, though their cells or numbers may differ."""
    if one.level_id != other.level_id or one.found.code != other.found.code:
        return False
    a, b = one.found, other.found
    if isinstance(a, PictureFault) or isinstance(b, PictureFault):
        return a == b
    return a.where == b.where
