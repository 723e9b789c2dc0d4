"""What the list and the gallery of levels have in common: choosing, dragging, renaming and erasing."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QListView

from editor.words import tr

_Index = QModelIndex | QPersistentModelIndex


class LevelView(QListView):
    """Levels to be looked at and put in order."""

    erased = Signal()
    """The chosen levels are to go."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("Levels"))
        self.setUniformItemSizes(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.setDragEnabled(True)
        self.setAcceptDrops(True)
        self.setDropIndicatorShown(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)

    def dataChanged(  # noqa: N802 - Qt's name
        self, first: _Index, last: _Index, roles: Sequence[int] = ()
    ) -> None:
        # Not that of QListView, which lays out every row anew: they are all of one size.
        QAbstractItemView.dataChanged(self, first, last, list(roles))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.erased.emit()
        else:
            super().keyPressEvent(event)
