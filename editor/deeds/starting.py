"""The start page in the window: when it is seen, what it shows, and what its cards do."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QActionGroup, QImage
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout

from editor.actions import Actions
from editor.art.themes import DEFAULT_THEMES
from editor.deeds.filing import Doings, Filing
from editor.document import Document
from editor.frame.notices import Notices
from editor.jobs import Jobs
from editor.levellist.thumbnails import Thumbnails
from editor.look import colors, look
from editor.openpacks import OpenPacks
from editor.pack_theme import theme_of
from editor.recent import Summary, summaries
from editor.settings import COLS, ROWS, Settings
from editor.theme import Colors
from editor.words import tr
from generator.control import Control
from levels.level import Level, Pack

if TYPE_CHECKING:
    # At run time the page and all it needs is brought in when it is first shown: a start on a pack is faster.
    from editor.start.page import StartPage

_ALWAYS: Final = (
    "new",
    "open",
    "import",
    "start-page",
    "sample",
    "show-autosaves",
    "settings",
    "quit",
    "stop",
    "search",
    "tour",
    "guide",
    "about",
)
_ALWAYS_LIKE: Final = ("theme-", "language-", "shortcut")
"""What can be done without a board in sight, by the ids of the actions or how they begin."""
_PREVIEW_THEME: Final = "shapes"
_PREVIEW_KINDS: Final = 24
_ORBS: Final = "orb board"
_SETTLE_MS: Final = 60
GUIDE: Final = Path(__file__).resolve().parents[2] / "docs" / "editor.md"
"""Comes with the source, not with an installed copy."""


class Starting(QObject):
    """Shows the page while no pack is open, and whenever it is asked for."""

    left = Signal()
    """The bench with the board is seen again."""

    def __init__(
        self,
        pages: QStackedWidget,
        packs: OpenPacks,
        filing: Filing,
        jobs: Jobs,
        settings: Settings,
        notices: Notices,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._pages = pages
        self._packs = packs
        self._filing = filing
        self._jobs = jobs
        self._settings = settings
        self._notices = notices
        self.notice_place = QVBoxLayout()
        """Where notices stand above the board."""
        self.notice_place.addWidget(notices)
        self._board_actions = QActionGroup(self)
        self._board_actions.setExclusionPolicy(QActionGroup.ExclusionPolicy.None_)
        self._actions: Actions | None = None
        self.is_over = False
        """The window is being closed: what is left of it shows no page any more."""
        self._page: StartPage | None = None
        self._summaries: list[Summary] = []
        # A window that is being resized asks for pictures many times.
        self._timer = QTimer(self, singleShot=True, interval=_SETTLE_MS)
        self._timer.timeout.connect(self._paint)
        packs.shown.connect(lambda document: self.show(document is None))
        filing.recents.changed.connect(self._list_recents)
        look().changed.connect(self._show_colors)

    def doings(self) -> Doings:
        """Return what each action does."""
        return {
            "start-page": lambda: self.show(not self.is_shown),
            "sample": self.open_sample,
            "guide": self.open_guide,
        }

    def set_actions(self, actions: Actions) -> None:
        """Rest the actions that need a board while the page is seen."""
        self._actions = actions
        actions["guide"].setEnabled(GUIDE.is_file())
        for id_, action in actions.all().items():
            if id_ not in _ALWAYS and not id_.startswith(_ALWAYS_LIKE):
                self._board_actions.addAction(action)

    @property
    def page(self) -> StartPage:
        """The page; made when it is first needed."""
        if self._page is None:
            self._page = self._made()
        return self._page

    @property
    def is_shown(self) -> bool:
        return self._page is not None and self._pages.currentWidget() is self._page

    def show(self, shown: bool = True) -> None:
        """Show the page, or go back to the board; without an open pack there is nothing to go back to."""
        if self.is_over:
            return
        shown = shown or self._packs.current is None
        self._board_actions.setEnabled(not shown)
        if self._actions is not None:
            self._actions["start-page"].setChecked(shown)
        if shown and not self.is_shown:
            page = self.page
            # What is to be told must be seen on either page.
            page.head.addWidget(self._notices)
            self._pages.setCurrentWidget(page)
            page.pages.setCurrentIndex(0)
            page.new.setFocus()
            self.refresh()
        elif not shown and self.is_shown:
            self.notice_place.addWidget(self._notices)
            self._pages.setCurrentIndex(0)
            self.left.emit()

    def refresh(self) -> None:
        """Look again at the recent packs, in a job."""
        from editor.start.layouts import shipped

        page = self.page
        recents = self._filing.recents.all()
        page.show_recents(recents)
        paths = list(page.recents)
        self._summaries = []

        def read(control: Control) -> tuple[list[Summary], Pack]:
            return summaries(paths, control), shipped("layouts")

        self._jobs.start(tr("Looking at packs"), read, self._read, slot="start-read")

    def open_sample(self) -> None:
        """Open a copy of the shipped pack; saving it asks where."""
        from editor.start.layouts import shipped

        self._filing.take(Document(shipped("starter")))

    def open_guide(self) -> None:
        """Show the guide beside the work."""
        from editor.frame.guide import GuideWindow

        GuideWindow(GUIDE, self._pages.window()).show()

    # The page

    def _made(self) -> StartPage:
        from editor.start.layouts import blank_level, orb_level
        from editor.start.page import StartPage

        page = StartPage(self._settings.get(ROWS), self._settings.get(COLS))
        self._pages.addWidget(page)
        page.path_wanted.connect(self._open)
        page.forget_wanted.connect(self._filing.recents.remove)
        page.layout_wanted.connect(self._begin_with)
        page.orbs_wanted.connect(lambda: self._filing.begin(orb_level()))
        page.blank_wanted.connect(lambda rows, cols: self._filing.begin(blank_level(rows, cols)))
        page.pictures_wanted.connect(self._timer.start)
        actions = self._actions
        assert actions is not None, "the window has its actions before it shows a page"
        for signal, id_ in (
            (page.new_wanted, "new"),
            (page.open_wanted, "open"),
            (page.import_wanted, "import"),
            (page.guide_wanted, "guide"),
            (page.sample_wanted, "sample"),
            (page.tour_wanted, "tour"),
            (page.shortcuts_wanted, "shortcuts"),
        ):
            signal.connect(actions[id_].trigger)
        return page

    def _open(self, path: Path) -> None:
        if self._filing.open_path(path) is None:
            self.refresh()

    def _begin_with(self, level: Level) -> None:
        from editor.start.layouts import fresh

        self._filing.begin(fresh(level))

    def _list_recents(self) -> None:
        if self.is_shown:
            self.refresh()

    # What the jobs find

    def _read(self, found: tuple[list[Summary], Pack]) -> None:
        self._summaries, layouts = found
        page = self.page
        page.show_layouts(layouts.levels)
        for summary in self._summaries:
            page.show_summary(summary)
        self._draw_thumbnails()
        self._timer.start()

    def _draw_thumbnails(self) -> None:
        from editor.start.cards import THUMB

        page = self.page
        dpr = page.devicePixelRatioF()
        thumbnails = Thumbnails(colors())
        width, height = (round(side * dpr) for side in THUMB)
        for summary in self._summaries:
            card, pack = page.recents.get(summary.path), summary.pack
            if card is not None and pack is not None and pack.levels:
                level = pack.levels[0]
                theme = theme_of(pack, level.mode)
                image = thumbnails.image(level.shown, theme, pack.kinds, width, height)
                image.setDevicePixelRatio(dpr)
                card.show_picture(image)

    def _paint(self) -> None:
        """Have the pictures painted that are seen and not there in their size."""
        from editor.start.cards import WIDE_PICTURE
        from editor.start.layouts import ORB_BOARD
        from editor.start.page import shown_in
        from editor.start.previews import Wanted, filled_in, paint_previews

        page = self.page
        dpr = page.devicePixelRatioF()
        wanted: dict[str, Wanted] = {}
        for id_, card in page.layout_cards().items():
            level = page.layout_of(id_)
            if level is not None and not shown_in(card.picture, *card.picture_size, dpr):
                board = filled_in(level.shown, _PREVIEW_KINDS)
                wanted[id_] = Wanted(board, _PREVIEW_THEME, *card.picture_size)
        if not shown_in(page.orbs.picture, *WIDE_PICTURE, dpr):
            wanted[_ORBS] = Wanted(ORB_BOARD, DEFAULT_THEMES["orb"], *WIDE_PICTURE, margin=3)
        if wanted:
            now = colors()
            work = partial(paint_previews, wanted, now, dpr)
            self._jobs.start(tr("Drawing boards"), work, partial(self._painted, now), slot="start-paint")

    def _painted(self, painted_in: Colors, images: dict[str, QImage]) -> None:
        if painted_in is not colors():
            self._timer.start()
            return
        page = self.page
        for key, card in page.layout_cards().items():
            if key in images:
                card.show_picture(images[key])
        if _ORBS in images:
            page.orbs.show_picture(images[_ORBS])

    def _show_colors(self, _now: Colors) -> None:
        if self._page is None:
            return
        for card in (*self._page.featured.values(), *self._page.others.values(), self._page.orbs):
            card.picture = None
        self._draw_thumbnails()
        self._timer.start()
