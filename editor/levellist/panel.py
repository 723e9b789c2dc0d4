"""The panel of levels at the left of the window."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QItemSelection, QItemSelectionModel, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QMenu, QToolButton, QVBoxLayout, QWidget

from editor.art.icons import icon
from editor.document import Change, Document
from editor.levellist.delegate import LevelDelegate, ThemeFor
from editor.levellist.ledger import Ledger
from editor.levellist.model import LevelModel
from editor.levellist.thumbnails import Thumbnails
from editor.levellist.view import LevelView
from editor.panels.controls import WrappedLabel, icon_button, text_label
from editor.theme import PADDING
from editor.words import tr

PANEL_WIDTH: Final = 240


class _Search(QLineEdit):
    """A line that Esc ends."""

    given_up = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if event.key() == Qt.Key.Key_Escape:
            self.given_up.emit()
        else:
            super().keyPressEvent(event)


class LevelPanel(QFrame):
    """Lists the levels of the pack in hand; what is current in the list is shown on the canvas."""

    added = Signal()
    """A new level is wanted."""

    def __init__(
        self, ledger: Ledger, thumbnails: Thumbnails, theme_for: ThemeFor, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setProperty("surface", "panel")
        self.setMinimumWidth(208)
        self._document: Document | None = None
        self._ledger = ledger
        self.model = LevelModel(ledger, self)
        self._count = text_label(role="caption", tone="muted")
        head = QHBoxLayout()
        head.setContentsMargins(PADDING, 0, 8, 0)
        head.setSpacing(4)
        head.addWidget(text_label(tr("Levels"), "section"))
        head.addWidget(self._count)
        head.addStretch(1)
        self._filter_button = icon_button("filter", tr("Find levels by title or tag"))
        self._filter_button.setCheckable(True)
        self.add_button = icon_button("plus", tr("Add a level"))
        self.gallery_button = icon_button("gallery", tr("Gallery of levels"))
        self.gallery_button.setCheckable(True)
        head.addWidget(self.gallery_button)
        head.addWidget(self._filter_button)
        self.add_menu = icon_button("chevron-down", tr("Add a level of one game or the other"))
        self.add_menu.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.add_menu.setFixedWidth(18)
        adders = QHBoxLayout()
        adders.setSpacing(0)
        adders.addWidget(self.add_button)
        adders.addWidget(self.add_menu)
        head.addLayout(adders)
        bar = QWidget()
        bar.setFixedHeight(44)
        bar.setLayout(head)
        self._filter = _Search()
        self._filter.given_up.connect(lambda: self._filter_button.setChecked(False))
        self._filter.setPlaceholderText(tr("Title or tag"))
        self._filter.setClearButtonEnabled(True)
        clear = self._filter.findChild(QAction)
        assert isinstance(clear, QAction), "a line with a button that clears it"
        clear.setIcon(icon("close", "muted"))
        self._filter_box = QWidget()
        row = QHBoxLayout(self._filter_box)
        row.setContentsMargins(8, 0, 8, 8)
        row.addWidget(self._filter)
        self._filter_box.hide()
        self.view = LevelView()
        self.view.setItemDelegate(LevelDelegate(thumbnails, theme_for, self.view))
        self.view.setModel(self.model)
        self._views: list[LevelView] = [self.view]
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(bar)
        column.addWidget(self._filter_box)
        self.nothing = WrappedLabel("", "caption", "muted")
        self.nothing.setContentsMargins(PADDING, 8, PADDING, 8)
        self.nothing.hide()
        column.addWidget(self.nothing)
        column.addWidget(self.view, 1)
        self.add_button.clicked.connect(self.added)
        self._filter_button.toggled.connect(self._show_filter)
        self._filter.textChanged.connect(self._apply_filter)
        self.view.selectionModel().currentChanged.connect(lambda now, _before: self._show(now.row()))
        self.view.erased.connect(self.delete_chosen)
        ledger.noted.connect(self.view.viewport().update)

    def set_document(self, document: Document | None) -> None:
        """List the levels of another pack."""
        if self._document is not None:
            self._document.changed.disconnect(self._changed)
            self._document.current_changed.disconnect(self._follow)
        self._document = document
        self.model.set_document(document)
        if document is not None:
            document.changed.connect(self._changed)
            document.current_changed.connect(self._follow)
        self._follow()

    def offer(self, adding: Sequence[QAction], more: Sequence[QAction]) -> None:
        """Offer what adds levels under the button beside Add, and all of it in the list's own menu."""
        menu = QMenu(self.add_menu)
        menu.addActions(list(adding))
        self.add_menu.setMenu(menu)
        for view in self._views:
            view.addActions([*adding, *more])
            view.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)

    def add_view(self, view: LevelView) -> None:
        """Let another view show the same levels, with the same ones chosen."""
        view.setModel(self.model)
        view.setSelectionModel(self.view.selectionModel())
        view.erased.connect(self.delete_chosen)
        self._ledger.noted.connect(view.viewport().update)
        self._views.append(view)

    @property
    def has_focus(self) -> bool:
        """Whether levels, and not cells, are what is worked on."""
        return any(view.hasFocus() for view in self._views)

    def add_foot(self, card: QWidget) -> None:
        """Put a card below the list."""
        box = QVBoxLayout()
        box.setContentsMargins(8, 0, 8, 8)
        box.addWidget(card)
        column = self.layout()
        assert isinstance(column, QVBoxLayout)
        column.addLayout(box)

    def chosen_rows(self) -> list[int]:
        """Return the chosen rows; the current level's when none is."""
        rows = sorted({index.row() for index in self.view.selectionModel().selectedIndexes()})
        if not rows and self._document is not None and self._document.current >= 0:
            rows = [self._document.current]
        return rows

    def choose_rows(self, rows: list[int]) -> None:
        """Choose some rows, and nothing else."""
        chosen = QItemSelection()
        for row in rows:
            index = self.model.index(row)
            chosen.select(index, index)
        self.view.selectionModel().select(chosen, QItemSelectionModel.SelectionFlag.ClearAndSelect)

    def search(self, text: str) -> None:
        """Show only the levels with a text in their title or tags."""
        self._filter_button.setChecked(True)
        self._filter.setText(text)

    def rename_current(self) -> None:
        """Let the title of the current level be typed in its row."""
        index = self.view.currentIndex()
        if index.isValid():
            next((view for view in self._views if view.hasFocus()), self.view).edit(index)

    def delete_chosen(self) -> None:
        if self._document is not None:
            self._document.delete_levels(self.chosen_rows())

    def _show(self, row: int) -> None:
        if self._document is not None and row >= 0:
            self._document.show(row)

    def _changed(self, change: Change) -> None:
        if change.row is not None:
            before, after = change.before.levels[change.row], change.after.levels[change.row]
            if (before.title, before.tags) == (after.title, after.tags):
                # A brush makes many changes; none of them hides a row or moves it.
                return
        self._follow()

    def _follow(self) -> None:
        document = self._document
        number = 0 if document is None else len(document.pack.levels)
        self._count.setText(f"{number:,}")
        if document is None:
            return
        if document.current < 0:
            self._apply_filter(self._filter.text())
            return
        index = self.model.index(document.current)
        if self.view.currentIndex() != index:
            flags = QItemSelectionModel.SelectionFlag.ClearAndSelect
            self.view.selectionModel().setCurrentIndex(index, flags)
            for view in self._views:
                view.scrollTo(index)
        self._apply_filter(self._filter.text())

    def _show_filter(self, shown: bool) -> None:
        self._filter_box.setVisible(shown)
        if shown:
            self._filter.setFocus()
        else:
            self._filter.clear()

    def _apply_filter(self, text: str) -> None:
        wanted = text.casefold().strip()
        document = self._document
        if document is None:
            return
        found = 0
        for row, level in enumerate(document.pack.levels):
            words = " ".join((level.title, *level.tags)).casefold()
            hidden = wanted not in words
            found += not hidden
            for view in self._views:
                if view.isRowHidden(row) != hidden:
                    view.setRowHidden(row, hidden)
        self.nothing.setVisible(not found)
        if not document.pack.levels:
            self.nothing.show_text(tr("No levels yet. Press + to add one."))
        elif not found:
            self.nothing.show_text(
                tr("No title or tag has “{words}” in it. Esc ends the search.", words=text.strip())
            )
