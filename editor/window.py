"""The window: puts the frame together, and lets every part follow the pack in hand."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QMainWindow,
    QMessageBox,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from editor import clipboard
from editor.actions import Actions
from editor.autosave import Autosaver
from editor.canvas.holder import CanvasHolder
from editor.canvas.widget import Canvas
from editor.deeds.dealing import Dealing
from editor.deeds.dressing import Dressing
from editor.deeds.editing import Editing
from editor.deeds.filing import Doings, Filing
from editor.deeds.gallery import Gallery
from editor.deeds.importing import Importing
from editor.deeds.keying import Keying
from editor.deeds.leveling import Leveling
from editor.deeds.picturing import Picturing
from editor.deeds.proving import Proving
from editor.deeds.setting import Setting
from editor.deeds.speaking import Speaking
from editor.deeds.starting import Starting
from editor.deeds.touring import Touring
from editor.desks import Bench, Desks
from editor.document import Document
from editor.faults.desk import FaultDesk
from editor.files import PackFiles
from editor.frame.controls import LitButton
from editor.frame.empty import EmptyPack
from editor.frame.notices import Notices
from editor.frame.options import ToolOptions
from editor.frame.rail import ToolRail
from editor.frame.recent_menu import RecentMenu
from editor.frame.topbar import TopBar
from editor.jobs import Jobs
from editor.keyed import keyed_controls, order_tabs
from editor.kinds.shelf import PictureShelf
from editor.levellist.ledger import Ledger
from editor.levellist.panel import LevelPanel
from editor.levellist.thumbnails import Thumbnails
from editor.look import colors, look
from editor.openpacks import OpenPacks
from editor.pack_theme import fills_cells
from editor.panels.evidence import EvidenceCard
from editor.panels.truth_bar import TruthBar
from editor.playtest.desk import Playtest
from editor.playtest.surroundings import Surroundings
from editor.session import Session
from editor.settings import Settings
from editor.side import SideColumn
from editor.theme import Colors
from editor.tools.easel import Easel
from editor.tools.gestures import TOOLS
from editor.tools.hand import Hand
from editor.tour.steps import Tour
from editor.words import tr
from levels.level import Mode
from levels.version import VERSION

_SIZE: Final = (1440, 900)


class Window(QMainWindow):
    """One window with all open packs."""

    def __init__(self, settings: QSettings, autosave_folder: Path) -> None:
        super().__init__()
        self.setObjectName("window")
        self.setWindowTitle("Boardloom")
        self.setAcceptDrops(True)
        self._store = settings
        self._autosave_folder = autosave_folder
        self.tour = Tour()
        self.resize(*_SIZE)
        self.build()
        self.session.restore_window()

    def build(self) -> None:
        """Make all parts, in the language in force; `editor.rebuilding` does it again."""
        self.settings = Settings(self._store, self)
        self.jobs = Jobs(self)
        self.packs = OpenPacks(self)
        self.hand = Hand(self)
        self.easel = Easel(self.hand, self)
        self.shelf = PictureShelf(self.jobs, self)
        self._mode: Mode = "link"
        art = self.shelf.art(None, "link")
        self.canvas = Canvas(self.easel, art)
        self.canvas.setAccessibleName(tr("Board"))
        self.notices = Notices()
        self.bar = TruthBar()
        self.card = EvidenceCard()
        self.holder = CanvasHolder(self.canvas, self.card)
        self.ledger = Ledger(self.jobs, self)
        self.thumbnails = Thumbnails(colors())
        self.levels = LevelPanel(self.ledger, self.thumbnails, self.shelf.theme)
        self.gallery = Gallery(self.levels, self.canvas, self.shelf.art_of_pack, self)
        self.side = SideColumn(self.hand, art)
        self.rail = ToolRail(self.hand)
        self.options = ToolOptions(self.hand)
        bench = Bench(self.canvas, self.easel, self.bar, self.card, self.jobs, self.ledger, self)
        self.desks = Desks(bench)
        self.desk, self.orbs = self.desks.link, self.desks.orb
        self.faults = FaultDesk(self.canvas, self.side, self.jobs, self.packs, self.settings, self)
        self.work = self.faults.below(self.holder)
        self.autosaver = Autosaver(self._autosave_folder, self.jobs, self)
        self.files = PackFiles(self)
        self.filing = Filing(self, self.packs, self.files, self.autosaver, self.notices, self.settings)
        self.importing = Importing(
            self, self.packs, self.filing, self.notices, lambda: self.starting.is_shown
        )
        self.setting = Setting(self, self.settings, self.autosaver, self.filing.recents)
        self.pages = QStackedWidget()
        self.starting = Starting(
            self.pages, self.packs, self.filing, self.jobs, self.settings, self.notices, self
        )
        self.editing = Editing(self.easel, self.canvas, self.levels)
        self.leveling = Leveling(self, self.packs, self.easel, self.levels, self.side, self.settings)
        self.keying = Keying(self, self.packs, self.settings)
        self.picturing = Picturing(
            self,
            self.packs,
            self.jobs,
            self.settings,
            self.notices,
            self.filing.folder,
            self.shelf.art_maker,
        )
        self.dressing = Dressing(
            self,
            self.packs,
            self.filing,
            self.shelf,
            self.side.palette_panel,
            self.hand,
            self.jobs,
            self.notices,
        )
        self.dealing = Dealing(self.side.deal, self.packs, self.jobs, self.notices, self)
        self.proving = Proving(
            self.packs, self.desk.live, self.dealing, self.ledger, self.jobs, self.notices, self
        )
        self.speaking = Speaking(self)
        self.touring = Touring(
            self, self.tour, self.packs, self.filing, self.hand, self.desk, self._tour_targets()
        )
        self.levels.add_foot(self.touring.card)
        self.playtest = Playtest(Surroundings.of(self), art, self)
        self.actions_by_id = Actions(self, self._doings())
        for name in TOOLS:
            self.actions_by_id.add_tool(name, self._taking_up(name))
        self.keying.set_actions(self.actions_by_id)
        act = self.actions_by_id
        act.show_mode(self.desks.mode)
        self.starting.set_actions(act)
        self.top = TopBar(act["new"], act["undo"], act["redo"], act["export"])
        menus = act.fill(self.top.menus)
        self.recent_menu = RecentMenu(menus["File"], act["import"], self.filing)
        self.empty = EmptyPack(
            self.canvas,
            [(act["add-link-level"], "link"), (act["add-orb-level"], "combo"), (act["start-page"], "tiles")],
        )
        self._lay_out()
        self.keying.name_keys(self.top.search, keyed_controls(self))
        self._connect()
        self._restore()
        self.show_pack(None)

    # Building

    def _doings(self) -> Doings:
        canvas, desks, desk, orbs = self.canvas, self.desks, self.desk, self.orbs
        return {
            **self.filing.doings(),
            **self.importing.doings(),
            **self.starting.doings(),
            **self.editing.doings(),
            **self.leveling.doings(),
            **self.gallery.doings(),
            **self.dealing.doings(),
            **self.picturing.doings(),
            **self.keying.doings(),
            **self.proving.doings(),
            **self.faults.doings(),
            **self.dressing.doings(),
            **self.speaking.doings(),
            **self.setting.doings(),
            **self.touring.doings(),
            **self.playtest.doings(),
            "quit": self._quit,
            "pairs": lambda: desk.show_pairs(self.actions_by_id["pairs"].isChecked()),
            "hint": lambda: desk.show_hint(self.actions_by_id["hint"].isChecked()),
            "waves": lambda: orbs.show_waves(self.actions_by_id["waves"].isChecked()),
            "trail": lambda: orbs.show_trail(self.actions_by_id["trail"].isChecked()),
            "keep-route": orbs.keep_route,
            "drop-route": orbs.drop_route,
            "evidence": lambda: desk.show_card(self.actions_by_id["evidence"].isChecked()),
            "grid": lambda: canvas.set_grid(self.actions_by_id["grid"].isChecked()),
            "zoom-in": lambda: canvas.zoom_by(1),
            "zoom-out": lambda: canvas.zoom_by(-1),
            "zoom-plain": canvas.zoom_plain,
            "zoom-fit": canvas.fit,
            "play": lambda: desks.current.player.toggle(),
            "step-forward": lambda: desks.current.player.go(desks.current.player.at + 1),
            "step-back": lambda: desks.current.player.go(desks.current.player.at - 1),
            "stop": self._stop,
            "about": self._about,
        }

    def _tour_targets(self) -> dict[str, Callable[[], QWidget]]:
        return {
            "mirror": lambda: self.options.mirrors,
            "paint": lambda: self.canvas,
            "deal": lambda: self.side.deal.button,
            "verdict": lambda: self.bar.items["verdict"],
            "export": lambda: self.top.export,
        }

    def _lay_out(self) -> None:
        self.lit = {
            "pairs": LitButton(tr("Pairs"), "pair"),
            "waves": LitButton(tr("Waves"), "waves"),
            "trail": LitButton(tr("Steps"), "route"),
            "grid": LitButton(tr("Grid"), "grid"),
        }
        for id_, button in self.lit.items():
            self.options.add_last(button)
            button.follow(self.actions_by_id[id_])
        for desk in self.desks.by_mode.values():
            self.options.add_controls(desk.controls)
            self.side.add_panels(desk.panels)
        act = self.actions_by_id
        self.levels.offer(
            [act[id_] for id_ in ("add-level", "add-link-level", "add-orb-level")],
            [act[id_] for id_ in ("duplicate-level", "rename-level", "copy-levels", "paste-levels")],
        )
        board = QVBoxLayout()
        board.setSpacing(0)
        board.addWidget(self.options)
        board.addWidget(self.playtest.strip)
        board.addLayout(self.starting.notice_place)
        self.gallery.attach(act["gallery"], self.holder)
        board.addWidget(self.work, 1)
        board.addWidget(self.playtest.holder, 1)
        middle = QWidget()
        row = QHBoxLayout(middle)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.rail)
        row.addLayout(board, 1)
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.splitter.setHandleWidth(1)
        self.splitter.setChildrenCollapsible(False)
        for part, stretch in ((self.levels, 0), (middle, 1), (self.playtest.beside(self.side), 0)):
            self.splitter.addWidget(part)
            self.splitter.setStretchFactor(self.splitter.count() - 1, stretch)
        whole = QWidget()
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        bench = QWidget()
        level = QVBoxLayout(bench)
        level.setContentsMargins(0, 0, 0, 0)
        level.setSpacing(0)
        level.addWidget(self.splitter, 1)
        level.addWidget(self.bar)
        level.addWidget(self.playtest.bar)
        self.pages.addWidget(bench)
        column.addWidget(self.top)
        column.addWidget(self.pages, 1)
        self.setCentralWidget(whole)

    def _connect(self) -> None:
        act, tabs = self.actions_by_id, self.top.tabs
        self.packs.added.connect(self._add_tab)
        self.packs.removed.connect(lambda _document: self._refresh_tabs())
        self.packs.current_changed.connect(self.show_pack)
        self.packs.state_changed.connect(self._refresh_tab)
        tabs.currentChanged.connect(self._tab_chosen)
        tabs.tabMoved.connect(self.packs.move)
        tabs.tabBarClicked.connect(lambda _place: self.starting.show(False))
        self.starting.left.connect(self.canvas.setFocus)
        tabs.close_wanted.connect(lambda place: self.filing.close(self.packs.documents[place]))
        self.desk.said.connect(self.options.say)
        self.side.said.connect(self.notices.mention)
        self.easel.said.connect(self.notices.mention)
        self.jobs.failed.connect(lambda text: self.notices.say(text, tone="bad"))
        self.options.turned.connect(lambda turn: act[turn].trigger())
        self.bar.zoom_wanted.connect(self._zoom)
        self.bar.fit_wanted.connect(self.canvas.fit)
        self.bar.hint_toggled.connect(act["hint"].setChecked)
        self.canvas.looked.connect(lambda: self.bar.show_zoom(round(100 * self.canvas.zoom)))
        self.top.search_wanted.connect(act["search"].trigger)
        look().changed.connect(self.show_colors)
        self.desk.live.all_ready.connect(self.dealing.set_ready)
        self.desk.live.all_ready.connect(self.playtest.warm_up)
        self.card.repair_wanted.connect(self.proving.repair)
        self.desks.mode_changed.connect(self.rail.show_mode)
        self.desks.mode_changed.connect(act.show_mode)
        self.shelf.changed.connect(self._show_pictures)
        self.faults.attach(act["faults"], self.levels, self.desks)
        self.rail.add_action(act["playtest"])
        order_tabs(self)
        self.playtest.attach(act)
        self.playtest.left.connect(lambda: self._refresh_tab(self.packs.current))

    # Following the pack in hand

    def show_pack(self, document: Document | None) -> None:
        """Let every part follow a pack; None: none is in hand."""
        for part in (
            self.levels,
            self.options,
            self.side,
            self.canvas,
            self.empty,
            self.desks,
            self.dealing,
            self.faults,
            self.playtest,
        ):
            part.set_document(document)
        if document is not None:
            self.top.tabs.setCurrentIndex(self.packs.documents.index(document))
            document.current_changed.connect(self._show_art)
            document.changed.connect(self._show_art)
        self._show_pictures(document)
        self._refresh_tab(document)

    def _show_pictures(self, document: Document | None) -> None:
        if document is self.packs.current:
            self._show_art()
            self.faults.show_pictures(() if document is None else self.shelf.faults(document))
            self.levels.view.viewport().update()

    def _show_art(self, _change: object = None) -> None:
        document = self.packs.current
        level = None if document is None else document.level
        mode = self._mode = self._mode if level is None else level.mode
        art = self.shelf.art(document, mode)
        fills = document is not None and fills_cells(document.pack)
        self.actions_by_id["fill-pictures"].setChecked(fills)
        if art is not self.canvas.art:
            self.canvas.set_art(art)
            self.side.set_art(art)
            self.desks.set_art(art)
            self.dealing.set_art(art)
            self.playtest.set_art(art)
            self.gallery.set_art(art)

    def show_colors(self, now: Colors) -> None:
        """Take on other colours."""
        self.thumbnails.set_colors(now)
        self._show_art()
        self.update()

    # Tabs

    def _add_tab(self, document: Document) -> None:
        self.top.tabs.blockSignals(True)
        self.top.tabs.add_pack(document.title)
        self.top.tabs.blockSignals(False)

    def _refresh_tabs(self) -> None:
        tabs = self.top.tabs
        tabs.blockSignals(True)
        while tabs.count():
            tabs.removeTab(0)
        for document in self.packs.documents:
            tabs.add_pack(document.title)
            self._refresh_tab(document)
        if self.packs.current is not None:
            tabs.setCurrentIndex(self.packs.documents.index(self.packs.current))
        tabs.blockSignals(False)

    def _refresh_tab(self, document: Document | None) -> None:
        act = self.actions_by_id
        if document is not None and document in self.packs.documents:
            where = str(document.path) if document.path else tr("not saved yet")
            if document.modified:
                where += "\n" + tr(
                    "unsaved changes are kept in {file}", file=self.autosaver.file_of(document)
                )
            place = self.packs.documents.index(document)
            self.top.tabs.show_pack(place, document.title, where, modified=document.modified)
        current = self.packs.current
        if document is not current:
            return
        act["undo"].setEnabled(current is not None and current.can_undo)
        act["redo"].setEnabled(current is not None and current.can_redo)
        undo = "" if current is None else current.stack.undoText()
        redo = "" if current is None else current.stack.redoText()
        act["undo"].setText(tr("Undo: {deed}", deed=undo) if undo else tr("Undo"))
        act["redo"].setText(tr("Redo: {deed}", deed=redo) if redo else tr("Redo"))
        act["save"].setEnabled(current is not None and (current.modified or current.path is None))
        self.setWindowTitle("Boardloom" if current is None else f"{current.title}[*] – Boardloom")
        self.setWindowModified(current is not None and current.modified)

    def _tab_chosen(self, place: int) -> None:
        if 0 <= place < len(self.packs.documents):
            self.packs.show(self.packs.documents[place])

    # Small actions

    def _taking_up(self, name: str) -> Callable[[], None]:
        return lambda: self.hand.hold(tool=name)

    def _zoom(self, steps: int) -> None:
        if steps:
            self.canvas.zoom_by(steps)
        else:
            self.canvas.zoom_plain()

    def _about(self) -> None:
        text = tr("Boardloom {version}\nLevel design for link-tile and orb games.", version=VERSION)
        QMessageBox.about(self, tr("About Boardloom"), text)

    def _stop(self) -> None:
        for job in self.jobs.running:
            job.cancel()

    def _quit(self) -> None:
        self.close()

    def _restore(self) -> None:
        self.speaking.show()
        self.setting.set_actions(self.actions_by_id)
        self.session = Session(self, self.splitter, self.side, self.actions_by_id, self.filing, self.settings)
        self.session.restore_layout()
        # New parts may come into the middle of a tour.
        self.tour.changed.emit()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802 - Qt's name
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802 - Qt's name
        paths = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        self.importing.take_files(self.dressing.take_files(paths))

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        self.playtest.leave()
        self.session.keep()
        self.starting.is_over = True
        with self.session.at_rest():
            if not self.filing.close_all():
                self.starting.is_over = False
                event.ignore()
                return
        self.jobs.close()
        clipboard.let_go()
        event.accept()
