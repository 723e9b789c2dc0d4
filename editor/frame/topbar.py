"""The top bar: menu, a tab for each open pack, search, undo, redo, export."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QMenuBar,
    QPushButton,
    QSizePolicy,
    QTabBar,
    QToolButton,
    QWidget,
)

from editor.art.app_icon import draw_logo
from editor.art.icons import draw_icon, icon
from editor.frame.search import paint_keys
from editor.look import colors
from editor.panels.controls import icon_button
from editor.theme import PADDING, paint_color
from editor.words import phrases, tr

TOP_HEIGHT: Final = 44
_LEAST_TABS: Final = 120
_LEAST_SEARCH: Final = 196
_MOST_SEARCH: Final = 264
_BEFORE_STRETCH: Final = 1000
"""The line for searching takes what room there is up to its most; only then is there empty room before it."""


class _Logo(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(20, 20)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_logo(painter, QRectF(self.rect()))
        painter.end()


class TabEnd(QToolButton):
    """The end of a tab: a dot when the pack is modified, else, or when pointed at, a cross to close it."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(22, 22)
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setToolTip(tr("Close the pack"))
        self.setAccessibleName(tr("Close the pack"))
        self._modified = False

    def set_modified(self, modified: bool) -> None:
        self._modified = modified
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = colors()
        if self._modified and not self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(paint_color(now.text))
            painter.drawEllipse(QRectF(self.rect()).center(), 3.5, 3.5)
        else:
            draw_icon(painter, "close", QRectF(self.rect()).adjusted(4, 4, -4, -4), now.muted)
        painter.end()


class PackTabs(QTabBar):
    """A tab for each open pack."""

    close_wanted = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setDrawBase(False)
        self.setFixedHeight(TOP_HEIGHT - 1)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.setExpanding(False)
        self.setMovable(True)
        self.setUsesScrollButtons(True)
        self.setElideMode(Qt.TextElideMode.ElideRight)
        self.setAccessibleName(tr("Open packs"))
        self.setAcceptDrops(True)
        self.setChangeCurrentOnDrag(True)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        # Qt leaves room for scroll buttons that are not there.
        width = sum(self.tabSizeHint(place).width() for place in range(self.count()))
        return QSize(width, TOP_HEIGHT - 1)

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(min(self.sizeHint().width(), _LEAST_TABS), TOP_HEIGHT - 1)

    def add_pack(self, title: str) -> int:
        """Add a tab; return its place."""
        place = self.addTab(title)
        end = TabEnd()
        end.clicked.connect(lambda: self.close_wanted.emit(self._place_of(end)))
        self.setTabButton(place, QTabBar.ButtonPosition.RightSide, end)
        return place

    def show_pack(self, place: int, title: str, tip: str, *, modified: bool) -> None:
        """Say what a tab's pack is called, where it is kept, and whether it is modified."""
        # An ampersand would be taken for a shortcut.
        self.setTabText(place, title.replace("&", "&&"))
        self.setTabToolTip(place, tip)
        end = self.tabButton(place, QTabBar.ButtonPosition.RightSide)
        if isinstance(end, TabEnd):
            end.set_modified(modified)
        state = tr("modified") if modified else tr("saved")
        self.setAccessibleTabName(place, phrases([title, state]))

    def _place_of(self, end: TabEnd) -> int:
        side = QTabBar.ButtonPosition.RightSide
        return next((n for n in range(self.count()) if self.tabButton(n, side) is end), -1)


class SearchField(QPushButton):
    """Looks like a line to write in, with the keys that open it; pressed, the line opens."""

    def __init__(self) -> None:
        super().__init__(icon("search", "muted"), tr("Search actions"))
        self.setProperty("kind", "search")
        self.setIconSize(QSize(16, 16))
        self.setMinimumWidth(_LEAST_SEARCH)
        self.setMaximumWidth(_MOST_SEARCH)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._keys = ""

    def show_keys(self, keys: str) -> None:
        """Show by which keys the line opens."""
        self._keys = keys
        self.update()

    @property
    def corner(self) -> QPoint:
        """Where on the screen the right upper corner of what opens below lies."""
        return self.mapToGlobal(self.rect().bottomRight()) + QPoint(0, 4)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        super().paintEvent(event)
        if self._keys:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_keys(painter, self.rect().adjusted(0, 0, -7, 0), self._keys, colors())
            painter.end()


class TopBar(QFrame):
    """The first line of the window."""

    search_wanted = Signal()

    def __init__(self, new: QAction, undo: QAction, redo: QAction, export: QAction) -> None:
        super().__init__()
        self.setProperty("surface", "window")
        self.setProperty("edge", "bottom")
        self.setFixedHeight(TOP_HEIGHT)
        self.menus = QMenuBar()
        self.menus.setAccessibleName(tr("Menus"))
        self.menus.setNativeMenuBar(False)
        self.menus.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.tabs = PackTabs()
        self.add = icon_button("plus", tr("New pack"))
        self.add.clicked.connect(new.trigger)
        self.search = SearchField()
        self.search.clicked.connect(self.search_wanted)
        row = QHBoxLayout(self)
        row.setContentsMargins(PADDING, 0, 10, 0)
        row.setSpacing(4)
        row.addWidget(_Logo())
        row.addWidget(self.menus, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addSpacing(20)
        row.addWidget(self.tabs, 0, Qt.AlignmentFlag.AlignBottom)
        row.addWidget(self.add)
        row.addStretch(1)
        row.addWidget(self.search, _BEFORE_STRETCH)
        row.addSpacing(8)
        self.export = QToolButton()
        buttons = ((QToolButton(), undo), (QToolButton(), redo), (self.export, export))
        for button, action in buttons:
            button.setDefaultAction(action)
            button.setIconSize(QSize(20, 20))
            button.setFixedSize(28, 28)
            button.setAutoRaise(True)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
            row.addWidget(button)
