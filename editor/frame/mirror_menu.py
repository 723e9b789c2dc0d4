"""The mirrors as a menu, for rows of tool options that have no room for all of them."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QAction, QActionGroup, QPainter, QPaintEvent
from PySide6.QtWidgets import QMenu, QToolButton

from editor.art.icons import draw_icon, icon
from editor.look import colors
from editor.theme import CONTROL
from editor.tools.symmetry import SYMMETRIES
from editor.words import tr

_WIDTH = 48


class MirrorMenu(QToolButton):
    """Shows the mirror that is on; pressed, it opens all of them."""

    chosen = Signal(object)
    """A name in `editor.tools.symmetry.SYMMETRIES`."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "menu")
        self.setFixedSize(_WIDTH, CONTROL)
        self.setIconSize(QSize(18, 18))
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self)
        self._group = QActionGroup(self)
        self.actions_by_name: dict[str, QAction] = {}
        for name, symmetry in SYMMETRIES.items():
            action = menu.addAction(icon(symmetry.icon), tr(symmetry.title))
            action.setCheckable(True)
            action.triggered.connect(lambda _=False, name=name: self.chosen.emit(name))
            self._group.addAction(action)
            self.actions_by_name[name] = action
        self.setMenu(menu)
        self.show_value("none")

    def show_value(self, name: str) -> None:
        """Show which mirror is on, without telling it."""
        self.actions_by_name[name].setChecked(True)
        symmetry = SYMMETRIES[name]
        self.setIcon(icon(symmetry.icon))
        words = tr("{what}: {why}", what=tr("Mirror"), why=tr(symmetry.title))
        self.setToolTip(words)
        self.setAccessibleName(words)

    def show_shape(self, rows: int, cols: int) -> None:
        """Offer the mirrors that a board of this shape can have."""
        for name, symmetry in SYMMETRIES.items():
            self.actions_by_name[name].setEnabled(symmetry.fits(rows, cols))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        super().paintEvent(event)
        painter = QPainter(self)
        draw_icon(painter, "chevron-down", QRectF(self.width() - 18, 8, 12, 12), colors().muted)
        painter.end()
