"""The tour in the window: begins it, notices what is really done, and shows where it is done."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QScrollArea, QWidget

from editor.deeds.filing import Doings, Filing
from editor.document import Change, Document
from editor.openpacks import OpenPacks
from editor.tools.hand import Hand
from editor.tour.card import TourCard
from editor.tour.ring import Ring
from editor.tour.steps import Tour
from editor.truth.desk import TruthDesk
from levels.board import SLOT

_SHAPE = (8, 14)
"""The board to paint on: its even sides let any mirror make an even number of slots."""


class Touring(QObject):
    """Stands between a tour and the parts of the window that it speaks of."""

    def __init__(
        self,
        window: QWidget,
        tour: Tour,
        packs: OpenPacks,
        filing: Filing,
        hand: Hand,
        desk: TruthDesk,
        targets: Mapping[str, Callable[[], QWidget]],
    ) -> None:
        """`targets` are the controls where each step is done, asked for when they are there."""
        super().__init__(window)
        self._tour = tour
        self._packs = packs
        self._filing = filing
        self._hand = hand
        self._desk = desk
        self._targets = targets
        self._document: Document | None = None
        self.card = TourCard(tour)
        self.ring = Ring(window, self._target)
        packs.current_changed.connect(self._follow)
        hand.changed.connect(self._look_at_hand)
        desk.player.moved.connect(self._look_at_player)
        filing.exported.connect(lambda _document: tour.tick("export"))
        tour.changed.connect(self._show_ring)

    def doings(self) -> Doings:
        """Return what each action does."""
        return {"tour": self.begin}

    def begin(self) -> None:
        """Start on a board of its own; what is open stays as it is."""
        from editor.start.layouts import blank_level

        self._tour.begin()
        self._hand.hold(tool="brush", symmetry="none", size=1, mix={})
        self._hand.choose(SLOT)
        self._filing.begin(blank_level(*_SHAPE))

    def _target(self) -> QWidget | None:
        step = self._tour.current
        return self._targets[step]() if self._tour.is_on and step is not None else None

    def _show_ring(self) -> None:
        part: QObject | None = self._target()
        if isinstance(part, QWidget):
            target = part
            while part is not None and not isinstance(part, QScrollArea):
                part = part.parent()
            if isinstance(part, QScrollArea):
                part.ensureWidgetVisible(target)
        self.ring.watch(self._tour.is_on and self._tour.current is not None)

    # What is really done

    def _follow(self, document: Document | None) -> None:
        if self._document is not None and self._document in self._packs.documents:
            self._document.changed.disconnect(self._look_at_change)
        self._document = document
        if document is not None:
            document.changed.connect(self._look_at_change)

    def _look_at_change(self, change: Change) -> None:
        if not self._tour.is_on or change.row is None:
            return
        before, after = change.before.levels[change.row], change.after.levels[change.row]
        if after.board is not None and after.board is not before.board and not after.shown.slot_count():
            self._tour.tick("deal")
        elif after.shown is not before.shown:
            self._tour.tick("paint")

    def _look_at_hand(self) -> None:
        if self._hand.grip.symmetry != "none":
            self._tour.tick("mirror")

    def _look_at_player(self) -> None:
        if self._desk.player.is_shown:
            self._tour.tick("verdict")
