"""The history of a pack: every step that can be undone or done again, to go to any of them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import (
    QAbstractListModel,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from editor.art.icons import draw_icon
from editor.document import Document
from editor.look import colors
from editor.panels.section import Section
from editor.theme import font, paint_color
from editor.words import count, tr

_ROW: Final = 26
_MOST_ROWS: Final = 9
_Index = QModelIndex | QPersistentModelIndex
_NOWHERE: Final = QModelIndex()
_SavedRole: Final = Qt.ItemDataRole.UserRole
_AheadRole: Final = Qt.ItemDataRole.UserRole + 1


class HistoryModel(QAbstractListModel):
    """Row 0 is the pack before the first step, row n the pack after n steps."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.document: Document | None = None
        self._length = 0

    def set_document(self, document: Document | None) -> None:
        """List the steps of another pack."""
        self.beginResetModel()
        self.document = document
        self._length = self._wanted()
        self.endResetModel()

    def follow(self) -> None:
        """List the steps as they are now."""
        wanted = self._wanted()
        if wanted < self._length:
            self.beginRemoveRows(_NOWHERE, wanted, self._length - 1)
            self._length = wanted
            self.endRemoveRows()
        elif wanted > self._length:
            self.beginInsertRows(_NOWHERE, self._length, wanted - 1)
            self._length = wanted
            self.endInsertRows()
        if wanted:
            # A step may have another sentence now, because it was merged or done anew after an undo.
            self.dataChanged.emit(self.index(0), self.index(wanted - 1))

    def rowCount(self, parent: _Index = _NOWHERE) -> int:  # noqa: N802 - Qt's name
        return 0 if parent.isValid() else self._length

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        document = self.document
        if document is None or not index.isValid():
            return None
        stack, row = document.stack, index.row()
        saved = row == stack.cleanIndex() and document.path is not None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return stack.text(row - 1) if row else self._first(document)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            words = str(self.data(index))
            if saved:
                words = tr("{step}, as saved", step=words)
            return tr("{step}, undone", step=words) if row > stack.index() else words
        if role == _SavedRole:
            return saved
        if role == _AheadRole:
            return row > stack.index()
        return None

    def _first(self, document: Document) -> str:
        return tr("As opened") if document.path is not None else tr("As begun")

    def _wanted(self) -> int:
        return 0 if self.document is None else self.document.stack.count() + 1


class _StepDelegate(QStyledItemDelegate):
    """Paints a step: where the pack is now by a bar, what lies ahead paler, what the file holds by a mark."""

    def sizeHint(self, _option: QStyleOptionViewItem, _index: _Index) -> QSize:  # noqa: N802 - Qt's name
        return QSize(100, _ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        now = colors()
        area: QRect = option.rect
        state: QStyle.StateFlag = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        document = getattr(index.model(), "document", None)
        is_now = document is not None and index.row() == document.stack.index()
        if is_now:
            painter.fillRect(area, paint_color(now.selected))
            painter.fillRect(QRect(area.left(), area.top(), 3, area.height()), paint_color(now.accent))
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(area, paint_color(now.hover, 0.5))
        if state & QStyle.StateFlag.State_HasFocus and state & QStyle.StateFlag.State_KeyboardFocusChange:
            painter.setPen(QPen(paint_color(now.accent), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(area.adjusted(0, 0, -1, -1))
        ahead, saved = bool(index.data(_AheadRole)), bool(index.data(_SavedRole))
        ink = now.muted if ahead else now.text
        place = area.adjusted(12, 0, -30 if saved else -8, 0)
        face = font("section" if is_now else "body")
        if ahead:
            face.setItalic(True)
        painter.setFont(face)
        painter.setPen(paint_color(ink))
        words = QFontMetrics(face).elidedText(str(index.data()), Qt.TextElideMode.ElideRight, place.width())
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, words)
        if saved:
            draw_icon(painter, "save", QRectF(area.right() - 24, area.center().y() - 7, 15, 15), now.good)
        painter.restore()


class _StepView(QListView):
    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.clicked.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)


class HistoryPanel(Section):
    """Lists the steps; a press on one, or Enter, takes the pack there."""

    def __init__(self) -> None:
        super().__init__(tr("History"))
        self._document: Document | None = None
        self.model = HistoryModel(self)
        self.view = _StepView()
        self.view.setAccessibleName(tr("History"))
        self.view.setProperty("surface", "steps")
        self.view.setModel(self.model)
        self.view.setItemDelegate(_StepDelegate(self.view))
        self.view.setUniformItemSizes(True)
        self.view.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setMouseTracking(True)
        self.rows.addWidget(self.view)
        self.view.clicked.connect(lambda index: self._go(index.row()))
        self.folded.connect(lambda _folded: self._follow())
        self.fold(True)

    def set_document(self, document: Document | None) -> None:
        """Follow another pack."""
        if self._document is not None:
            self._document.state_changed.disconnect(self._follow)
        self._document = document
        self.model.set_document(document)
        if document is not None:
            document.state_changed.connect(self._follow)
        self._follow()

    def fold(self, folded: bool) -> None:
        super().fold(folded)
        self._follow()

    def _follow(self) -> None:
        document = self._document
        steps = 0 if document is None else document.stack.count()
        self.show_note(count(steps, "{n} step", "{n} steps"))
        # Folded away it costs nothing while someone paints.
        if self.body.isHidden():
            return
        self.model.follow()
        self._measure()
        if document is not None:
            now = self.model.index(document.stack.index())
            self.view.selectionModel().setCurrentIndex(now, QItemSelectionModel.SelectionFlag.NoUpdate)
            self.view.scrollTo(now)

    def _measure(self) -> None:
        rows = min(max(self.model.rowCount(), 1), _MOST_ROWS)
        # Two pixels at each end are the frame, which is seen while the view has the focus.
        self.view.setFixedHeight(rows * _ROW + 4)

    def _go(self, row: int) -> None:
        if self._document is not None and row >= 0:
            self._document.go_to(row)
