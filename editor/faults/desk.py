"""Binds the faults of a pack to the window: panel, line at the foot of the levels, the way there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from editor.canvas.widget import Canvas
from editor.deeds.filing import Doings
from editor.document import Document
from editor.faults.book import FaultBook
from editor.faults.layer import FaultLayer
from editor.faults.model import Fault, FaultModel, PictureFault
from editor.faults.panel import FaultLine, FaultPanel
from editor.jobs import Jobs
from editor.openpacks import OpenPacks
from editor.settings import FAULTS_HEIGHT, FAULTS_OPEN, Settings

if TYPE_CHECKING:
    from PySide6.QtGui import QAction

    from editor.desks import Desks
    from editor.levellist.panel import LevelPanel
    from editor.side import SideColumn
    from levels.board import Position


class FaultDesk(QObject):
    """Keeps panel and line up to date, and goes to what a fault is about."""

    def __init__(
        self,
        canvas: Canvas,
        side: SideColumn,
        jobs: Jobs,
        packs: OpenPacks,
        settings: Settings,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._canvas = canvas
        self._side = side
        self._settings = settings
        self._document: Document | None = None
        self._toggle: QAction | None = None
        self.book = FaultBook(jobs, self)
        self.model = FaultModel(self.book, self)
        self.panel = FaultPanel(self.model)
        self.line = FaultLine()
        self.layer = FaultLayer()
        canvas.overlays.append(self.layer)
        self._splitter = QSplitter(Qt.Orientation.Vertical)
        self.panel.gone_to.connect(self.go_to)
        self.panel.closed.connect(lambda: self.show(False))
        self.model.modelReset.connect(self._tell)
        self.book.examined.connect(self._tell)
        self.book.progressed.connect(self._tell)
        canvas.gave_up.connect(self._unring)
        packs.removed.connect(self.book.forget)
        self._tell()

    def doings(self) -> Doings:
        """Return what each action does."""
        return {
            "faults": lambda: self.show(self.panel.isHidden()),
            "next-fault": lambda: self.step(1),
            "previous-fault": lambda: self.step(-1),
        }

    def below(self, board: QWidget) -> QSplitter:
        """Return a widget with the board, and the panel below it when it is open."""
        self._splitter.setHandleWidth(1)
        self._splitter.setChildrenCollapsible(False)
        self._splitter.addWidget(board)
        self._splitter.addWidget(self.panel)
        self._splitter.setStretchFactor(0, 1)
        self._splitter.setStretchFactor(1, 0)
        self.panel.hide()
        self._splitter.splitterMoved.connect(self._keep_height)
        return self._splitter

    def attach(self, toggle: QAction, levels: LevelPanel, desks: Desks) -> None:
        """Bind the action that opens the panel, the foot of the levels, and the readiness of the rules."""
        self._toggle = toggle
        column = levels.layout()
        assert isinstance(column, QVBoxLayout), "levels stand one below the other"
        column.addWidget(self.line)
        self.line.follow(toggle.trigger, toggle.toolTip())
        desks.link.live.all_ready.connect(lambda: self.book.set_ready("link"))
        desks.orb.live.ready.connect(lambda: self.book.set_ready("orb"))
        self._settings.changed.connect(self._take_setting)
        self._take_setting(FAULTS_OPEN.key)

    def set_document(self, document: Document | None) -> None:
        """Show the faults of another pack."""
        if self._document is not None:
            self._document.changed.disconnect(self._unring)
            self._document.current_changed.disconnect(self._unring)
        self._document = document
        if document is not None:
            document.changed.connect(self._unring)
            document.current_changed.connect(self._unring)
        self._unring()
        self.book.set_document(document)

    def show_pictures(self, faults: Sequence[PictureFault]) -> None:
        """List what is wrong with the pictures of kinds."""
        self.model.set_pictures(faults)

    def show(self, shown: bool) -> None:
        """Open the panel, or close it."""
        self.panel.setVisible(shown)
        if shown:
            height = self._settings.get(FAULTS_HEIGHT)
            whole = max(self._splitter.height(), 2 * height)
            self._splitter.setSizes([whole - height, height])
        self.line.setChecked(shown)
        if self._toggle is not None:
            self._toggle.setChecked(shown)
        self._settings.put(FAULTS_OPEN, shown)

    def step(self, by: int) -> None:
        """Go to the next fault, or to the one before."""
        if self.panel.isHidden():
            self.show(True)
        fault = self.panel.step(by)
        if fault is not None:
            self.go_to(fault)

    def go_to(self, fault: Fault) -> None:
        """Show the level of a fault and ring its cells, or unfold the palette at its kind."""
        document = self._document
        if document is None:
            return
        if not fault.level_id:
            self._side.reveal_kind(getattr(fault.found, "kind", 1))
            return
        row = document.row_of(fault.level_id)
        if row is None:
            return
        document.show(row)
        level = document.level
        cells: tuple[Position, ...] = getattr(fault.found, "cells", ())
        if level is None or not cells:
            return
        cells = tuple(at for at in cells if at in level.shown)
        self._canvas.update(self.layer.show(cells, fault.severity, self._canvas.view))
        if cells:
            self._canvas.bring_to(cells[0])
        self._canvas.setFocus()

    def _unring(self, _change: object = None) -> None:
        if self.layer.cells:
            self._canvas.update(self.layer.show((), "error", self._canvas.view))

    def _keep_height(self) -> None:
        self._settings.put(FAULTS_HEIGHT, self._splitter.sizes()[1])

    def _take_setting(self, key: str) -> None:
        if key == FAULTS_OPEN.key:
            self.show(self._settings.get(FAULTS_OPEN))

    def _tell(self, _ids: object = None) -> None:
        document = self.book.document
        has_levels = document is not None and bool(document.pack.levels)
        left = self.book.left
        self.line.show_counts(self.model.errors, self.model.warnings, left=left, has_levels=has_levels)
        self.panel.show_state(left=left, has_levels=has_levels)
