"""The gallery: laid over the board, following the list of levels, left for the level that is opened."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction

from editor.art.tiles import TileArt
from editor.canvas.holder import CanvasHolder
from editor.canvas.view import CanvasView
from editor.deeds.filing import Doings
from editor.levellist.gallery import ArtOf, GalleryView
from editor.levellist.panel import LevelPanel
from editor.words import tr


class Gallery(QObject):
    """Shows and hides the gallery."""

    def __init__(self, levels: LevelPanel, canvas: CanvasView, art_of: ArtOf, parent: QObject) -> None:
        super().__init__(parent)
        self._levels = levels
        self._canvas = canvas
        self._action: QAction | None = None
        self.view = GalleryView(art_of)
        self.view.setAccessibleName(tr("Gallery of levels"))
        self.view.hide()
        levels.add_view(self.view)
        self.view.opened.connect(lambda: self.show(False))
        self.view.left.connect(lambda: self.show(False))

    def doings(self) -> Doings:
        """Return what each action does."""
        return {"gallery": lambda: self.show(self.view.isHidden())}

    def attach(self, action: QAction, holder: CanvasHolder) -> None:
        """Take the place over the board, and be called by an action and a button in the list's head."""
        self._action = action
        holder.cover(self.view)
        self._levels.gallery_button.clicked.connect(action.trigger)
        action.toggled.connect(self._levels.gallery_button.setChecked)

    def set_art(self, _art: TileArt) -> None:
        """Draw in another theme or other colours."""
        self.view.viewport().update()

    def show(self, shown: bool) -> None:
        """Show all levels, or the one in hand."""
        if self._action is not None:
            self._action.setChecked(shown)
        self.view.setVisible(shown)
        if shown:
            self.view.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.view.scrollTo(self.view.currentIndex())
        else:
            self._canvas.setFocus(Qt.FocusReason.OtherFocusReason)
