"""The start page: begin a pack, go on with one, or look around."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QImage, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from editor.art.app_icon import draw_logo
from editor.art.icons import icon
from editor.look import colors
from editor.panels.controls import Stepper, WrappedLabel, push_button, text_label
from editor.recent import Recent, Summary
from editor.start.cards import LayoutCard, RecentCard, WideCard, step_block
from editor.start.layouts import FEATURED, layout_fact, layout_title
from editor.start.when import summary_fact, when_text
from editor.theme import CARD_RADIUS, SMALL_ICON, font, paint_color
from editor.words import tr
from levels.board import MAX_SIDE
from levels.level import Level

_WIDTH: Final = 1040
_NARROW: Final = 1120
"""A narrower page has less room at its sides and between its columns."""
_LEFT: Final = {False: 296, True: 272}
_GAP: Final = {False: 48, True: 28}
_SIDES: Final = {False: 40, True: 24}
_MOST_RECENT: Final = 5
_A_ROW: Final = 4
"""Cards beside each other where all layouts are shown."""


class _Logo(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(48, 48)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_logo(painter, QRectF(self.rect()))
        painter.end()


class BlankCard(QFrame):
    """A board of one's own: how large, and begin."""

    begun = Signal(int, int)
    """Rows and columns of the board."""

    def __init__(self, rows: int, cols: int) -> None:
        super().__init__()
        self.setProperty("surface", "window")
        self.rows = Stepper(tr("Rows"), 1, MAX_SIDE)
        self.cols = Stepper(tr("Columns"), 1, MAX_SIDE)
        self.rows.show_value(rows)
        self.cols.show_value(cols)
        for stepper in (self.rows, self.cols):
            stepper.setFixedWidth(88)
        self.button = push_button(tr("Blank board"), "brush")
        self.button.clicked.connect(lambda: self.begun.emit(self.rows.value(), self.cols.value()))
        size = QHBoxLayout()
        size.setSpacing(6)
        size.addWidget(self.rows)
        size.addWidget(text_label("×", tone="muted"))
        size.addWidget(self.cols)
        size.addStretch(1)
        size.addWidget(self.button)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(2)
        column.addWidget(text_label(tr("Or paint your own"), "value"))
        column.addWidget(text_label(tr("Any size, rows by columns"), "caption", "muted"))
        column.addSpacing(6)
        column.addLayout(size)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = painter.pen()
        pen.setColor(paint_color(colors().faint))
        pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), CARD_RADIUS, CARD_RADIUS)
        painter.end()


class StartPage(QWidget):
    """Shows what there is to begin with. It knows no files: it tells what was chosen."""

    new_wanted = Signal()
    open_wanted = Signal()
    import_wanted = Signal()
    path_wanted = Signal(object)
    """The Path of a recent pack."""
    forget_wanted = Signal(object)
    """The Path of a recent pack that is to leave the list."""
    layout_wanted = Signal(object)
    """The Level to begin with."""
    orbs_wanted = Signal()
    blank_wanted = Signal(int, int)
    guide_wanted = Signal()
    shortcuts_wanted = Signal()
    sample_wanted = Signal()
    tour_wanted = Signal()
    pictures_wanted = Signal()
    """Cards are seen that have no picture in their size yet."""

    def __init__(self, rows: int, cols: int) -> None:
        super().__init__()
        self.recents: dict[Path, RecentCard] = {}
        self.featured: dict[str, LayoutCard] = {}
        self.others: dict[str, LayoutCard] = {}
        self.blank = BlankCard(rows, cols)
        self.orbs = WideCard(tr("Orb board"), tr("5 × 6, drag one orb and see the combos"))
        self._layouts: dict[str, Level] = {}
        self.head = QVBoxLayout()
        self.pages = QStackedWidget()
        self.pages.addWidget(self._scrolled(self._home()))
        self._grid = QGridLayout()
        self.pages.addWidget(self._scrolled(self._all()))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self.head)
        column.addWidget(self.pages, 1)
        self.blank.begun.connect(self.blank_wanted)
        self.orbs.clicked.connect(self.orbs_wanted)
        self.show_recents([])

    # What is shown

    def show_recents(self, recents: Sequence[Recent]) -> None:
        """List the packs that were at hand; what is in them follows with `show_summary`."""
        had_focus = any(card.isAncestorOf(self.focusWidget() or self) for card in self.recents.values())
        for card in self.recents.values():
            card.hide()
            card.deleteLater()
        self.recents = {}
        for recent in recents[:_MOST_RECENT]:
            card = RecentCard(recent.path.stem, when_text(recent.when))
            card.setToolTip(str(recent.path))
            card.clicked.connect(lambda _=False, path=recent.path: self.path_wanted.emit(path))
            card.forgotten.connect(lambda path=recent.path: self.forget_wanted.emit(path))
            self._recent_column.addWidget(card)
            self.recents[recent.path] = card
        self._nothing_recent.setVisible(not recents)
        self._put_in_order()
        if had_focus:
            next(iter([*self.recents.values(), self.new])).setFocus(Qt.FocusReason.TabFocusReason)

    def show_summary(self, summary: Summary) -> None:
        """Say what is in a recent pack."""
        card = self.recents.get(summary.path)
        if card is not None:
            card.show_summary(summary.title, summary_fact(summary), is_there=summary.is_there)

    def show_layouts(self, levels: Sequence[Level]) -> None:
        """Offer layouts: a few on the page, all of them behind it."""
        self._layouts = {level.id: level for level in levels}
        for id_, card in self.featured.items():
            if id_ in self._layouts:
                card.fact = layout_fact(self._layouts[id_])
                card.setAccessibleDescription(card.fact)
                card.update()
        for place, level in enumerate(levels):
            if level.id not in self.others:
                card = self._layout_card(level.id, layout_title(level), layout_fact(level))
                self._grid.addWidget(card, *divmod(place, _A_ROW))
                self.others[level.id] = card

    def show_all(self, shown: bool) -> None:
        """Show all layouts, or the page itself."""
        self.pages.setCurrentIndex(int(shown))
        (self.back if shown else self.all_button).setFocus(Qt.FocusReason.OtherFocusReason)
        self.pictures_wanted.emit()

    def layout_cards(self) -> dict[str, LayoutCard]:
        """Return the cards of layouts that are seen now, by the layout's id."""
        return self.others if self.pages.currentIndex() else self.featured

    def layout_of(self, id_: str) -> Level | None:
        """Return the layout behind a card."""
        return self._layouts.get(id_)

    # How it is made

    def _home(self) -> QWidget:
        home = QWidget()
        column = self._home_column = QVBoxLayout(home)
        column.setSpacing(0)
        column.addStretch(2)
        column.addWidget(self._title())
        column.addSpacing(16)
        column.addStretch(1)
        both = self._both = QHBoxLayout()
        left, right = QWidget(), QWidget()
        self._left_half = left
        left.setLayout(self._left())
        right.setLayout(self._right())
        both.addWidget(left)
        both.addWidget(right, 1)
        column.addLayout(both)
        column.addSpacing(12)
        column.addStretch(3)
        column.addWidget(self._foot())
        self._fit()
        return home

    def _fit(self) -> None:
        narrow = self.width() < _NARROW
        self._home_column.setContentsMargins(_SIDES[narrow], 20, _SIDES[narrow], 12)
        self._both.setSpacing(_GAP[narrow])
        self._left_half.setFixedWidth(_LEFT[narrow])

    def _title(self) -> QWidget:
        title = QWidget()
        row = QHBoxLayout(title)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(18)
        row.addWidget(_Logo())
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(text_label("Boardloom", "title"))
        claim = tr("Paint a layout, deal it with one press, and have every verdict proven.")
        words.addWidget(text_label(claim, tone="muted"))
        row.addLayout(words)
        row.addStretch(1)
        return title

    def _left(self) -> QVBoxLayout:
        self.new = push_button(tr("New pack"), "plus", kind="primary")
        self.open = push_button(tr("Open…"), "folder", kind="tall")
        self.import_ = push_button(tr("Import…"), "import", kind="tall")
        self.import_.setToolTip(tr("Boards as text, or the levels of another pack"))
        self.new.clicked.connect(self.new_wanted)
        self.open.clicked.connect(self.open_wanted)
        self.import_.clicked.connect(self.import_wanted)
        column = QVBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.new)
        pair = QHBoxLayout()
        pair.setSpacing(8)
        pair.addWidget(self.open, 1)
        pair.addWidget(self.import_, 1)
        column.addLayout(pair)
        column.addSpacing(16)
        column.addWidget(text_label(tr("Recent packs"), "section"))
        self._recent_column = QVBoxLayout()
        self._recent_column.setSpacing(8)
        column.addLayout(self._recent_column)
        self._nothing_recent = WrappedLabel(
            tr("Packs that you open or save will be listed here. Begin with a layout, or open a file."),
            "caption",
            "muted",
        )
        column.addWidget(self._nothing_recent)
        column.addStretch(1)
        return column

    def _right(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(16)
        heading = QHBoxLayout()
        heading.addWidget(text_label(tr("Begin with a layout"), "heading"))
        heading.addStretch(1)
        self.all_button = _link(tr("All layouts"))
        self.all_button.clicked.connect(lambda: self.show_all(True))
        heading.addWidget(self.all_button)
        column.addLayout(heading)
        cards = QHBoxLayout()
        cards.setSpacing(16)
        titles = {"heart": tr("Heart"), "courtyard": tr("Courtyard"), "twinponds": tr("Twin ponds")}
        for id_ in FEATURED:
            self.featured[id_] = self._layout_card(id_, titles[id_], "")
            cards.addWidget(self.featured[id_], 1)
        column.addLayout(cards)
        wide = QHBoxLayout()
        wide.setSpacing(16)
        wide.addWidget(self.orbs, 1)
        wide.addWidget(self.blank, 1)
        column.addLayout(wide)
        column.addSpacing(8)
        steps = QHBoxLayout()
        steps.setSpacing(16)
        for block in (
            step_block("brush", tr("Paint"), tr("Left paints, right erases, and Mirror repeats it.")),
            step_block("dice", tr("Deal"), tr("Say how hard; the board that comes can be cleared.")),
            step_block(
                "shield", tr("Read the verdict"), tr("A solution that plays, or the tiles that are stuck.")
            ),
        ):
            steps.addWidget(block, 1)
        tour = QHBoxLayout()
        tour.addWidget(text_label(tr("Three steps to a level"), "heading"))
        tour.addStretch(1)
        self.tour = _link(tr("Take the one-minute tour"))
        self.tour.clicked.connect(self.tour_wanted)
        tour.addWidget(self.tour)
        column.addLayout(tour)
        column.addLayout(steps)
        column.addStretch(1)
        return column

    def _foot(self) -> QWidget:
        foot = QFrame()
        foot.setProperty("edge", "top")
        row = QHBoxLayout(foot)
        row.setContentsMargins(0, 10, 0, 0)
        row.setSpacing(32)
        self.guide = _foot_button("book", tr("Guide"))
        self.shortcuts = _foot_button("keyboard", tr("Shortcuts"))
        self.sample = _foot_button("tiles", tr("Sample pack"))
        self.guide.clicked.connect(self.guide_wanted)
        self.shortcuts.clicked.connect(self.shortcuts_wanted)
        self.sample.clicked.connect(self.sample_wanted)
        for button in (self.guide, self.shortcuts, self.sample):
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(text_label(tr("Drop a file anywhere to open it"), tone="muted"))
        return foot

    def _all(self) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(40, 24, 40, 24)
        column.setSpacing(16)
        row = QHBoxLayout()
        row.setSpacing(12)
        self.back = push_button(tr("Back"), "arrow-left")
        self.back.clicked.connect(lambda: self.show_all(False))
        row.addWidget(self.back)
        row.addWidget(text_label(tr("All layouts"), "heading"))
        row.addStretch(1)
        column.addLayout(row)
        self._grid.setSpacing(16)
        column.addLayout(self._grid)
        column.addStretch(1)
        return page

    def _layout_card(self, id_: str, title: str, fact: str) -> LayoutCard:
        card = LayoutCard(id_, title, fact)
        card.clicked.connect(lambda: self._choose(id_))
        return card

    def _choose(self, id_: str) -> None:
        level = self._layouts.get(id_)
        if level is not None:
            self.layout_wanted.emit(level)

    def _put_in_order(self) -> None:
        """Let the tabulator go through new recents after the buttons above them."""
        before: QWidget = self.import_
        for card in self.recents.values():
            QWidget.setTabOrder(before, card)
            QWidget.setTabOrder(card, card.drop)
            before = card.drop

    @staticmethod
    def _scrolled(page: QWidget) -> QScrollArea:
        """Return a page in the middle of whatever room there is, never wider than is easy to read."""
        page.setMaximumWidth(_WIDTH + 80)
        page.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        middle = QWidget()
        row = QHBoxLayout(middle)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch(1)
        row.addWidget(page, 1000)
        row.addStretch(1)
        area = QScrollArea()
        area.setWidget(middle)
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        return area

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        now = self.focusWidget()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(now, QAbstractButton):
            # Outside dialogs Qt lets only Space press a button.
            now.click()
        elif event.key() == Qt.Key.Key_Escape and self.pages.currentIndex():
            self.show_all(False)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._fit()
        self.pictures_wanted.emit()


def _link(text: str) -> QPushButton:
    button = push_button(text, kind="link")
    button.setCursor(Qt.CursorShape.PointingHandCursor)
    return button


def _foot_button(picture: str, text: str) -> QPushButton:
    button = push_button(text, picture, kind="plain", tone="muted")
    button.setIcon(icon(picture, "muted"))
    button.setIconSize(QSize(SMALL_ICON + 8, SMALL_ICON + 2))
    button.setFont(font())
    return button


def shown_in(picture: QImage | None, width: int, height: int, dpr: float) -> bool:
    """Tell whether a picture was made for this size."""
    return picture is not None and picture.size() == QSize(round(width * dpr), round(height * dpr))
