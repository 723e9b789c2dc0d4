"""What is wrong with every level of the packs that are open, found out in the background in small slices.

Only levels that are other values than before are examined anew. While a gesture is in hand that is the level
under the hand alone, a few times a second; the rest waits until the hand has let go.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from PySide6.QtCore import QObject, QTimer, Signal

from editor.document import Change, Document
from editor.jobs import Jobs
from editor.words import tr
from generator.control import Control
from generator.issue import Issue
from levels.level import Level, Mode

Examined: TypeAlias = list[tuple[Level, tuple[Issue, ...]]]
_SLICE_SECONDS: Final = 0.03
"""How long a slice of work may take: a stroke may begin in the middle of it."""
_PAUSE_MS: Final = 20
_GESTURE_MS: Final = 120
_MOST_IN_SLICE: Final = 64
_SLOT: Final = "faults"


@dataclass(slots=True)
class _Page:
    """What is known of one pack."""

    found: dict[str, tuple[Level, tuple[Issue, ...]]] = field(default_factory=dict)
    """By level id: the value that was examined, and what is wrong with it."""
    urgent: dict[str, None] = field(default_factory=dict)
    """Ids of levels that were just changed."""
    pending: dict[str, None] = field(default_factory=dict)
    """Ids of levels of which nothing is known yet."""


class FaultBook(QObject):
    """Keeps the structural faults of the levels of a pack right while it is edited."""

    examined = Signal(object)
    """A list of ids of levels of which something else is known now."""
    listed = Signal()
    """The document is another, or the list of its levels is."""
    progressed = Signal()
    """How much there is left to examine has changed."""

    def __init__(self, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._document: Document | None = None
        self._pages: dict[Document, _Page] = {}
        self._ready: set[Mode] = set()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._work)

    @property
    def document(self) -> Document | None:
        return self._document

    def set_ready(self, mode: Mode) -> None:
        """Say that the rules of a mode are there; levels of others wait."""
        self._ready.add(mode)
        self._go_on(0)

    def set_document(self, document: Document | None) -> None:
        """Look at another pack; what is known of the one before is kept."""
        if self._document is not None:
            self._document.changed.disconnect(self._changed)
        self._document = document
        if document is not None:
            document.changed.connect(self._changed)
            self._compare(document)
        self.listed.emit()
        self._go_on(_PAUSE_MS)

    def forget(self, document: Document) -> None:
        """Let go of a pack that was closed."""
        self._pages.pop(document, None)

    def faults(self, level_id: str) -> tuple[Issue, ...]:
        """Return what is known to be wrong with a level."""
        page = self._page
        found = None if page is None else page.found.get(level_id)
        return () if found is None else found[1]

    def examined_level(self, level_id: str) -> Level | None:
        """Return the value of a level that its faults were found in."""
        page = self._page
        found = None if page is None else page.found.get(level_id)
        return None if found is None else found[0]

    def all_faults(self) -> Iterable[tuple[Level, tuple[Issue, ...]]]:
        """Return the levels in order, each with what is known to be wrong with it."""
        page, document = self._page, self._document
        if page is None or document is None:
            return []
        return [(level, self.faults(level.id)) for level in document.pack.levels]

    @property
    def left(self) -> int:
        """How many levels nothing is known of yet."""
        page = self._page
        return 0 if page is None else len(page.pending)

    @property
    def is_settled(self) -> bool:
        """True when everything that can be known is."""
        page, document = self._page, self._document
        if page is None or document is None:
            return True
        waiting = {**page.urgent, **page.pending}
        modes = {level.mode for level in document.pack.levels if level.id in waiting}
        return not (modes & self._ready) and self._jobs.in_slot(_SLOT) is None

    @property
    def _page(self) -> _Page | None:
        return None if self._document is None else self._pages.get(self._document)

    def _changed(self, change: Change) -> None:
        document = self._document
        if document is None:
            return
        if change.row is None:
            self._compare(document)
            self.listed.emit()
            self._go_on(_PAUSE_MS)
            return
        level = change.after.levels[change.row]
        page = self._pages[document]
        found = page.found.get(level.id)
        if found is None or found[0] is not level:
            page.urgent[level.id] = None
            self._go_on(_GESTURE_MS if document.in_gesture else 0)

    def _compare(self, document: Document) -> None:
        """Find the levels that are other values than those examined, and drop those that are gone."""
        page = self._pages.setdefault(document, _Page())
        levels = document.pack.levels
        ids = {level.id for level in levels}
        for gone in page.found.keys() - ids:
            del page.found[gone]
        page.urgent = {name: None for name in page.urgent if name in ids}
        page.pending = {}
        for level in levels:
            found = page.found.get(level.id)
            if found is None:
                page.pending[level.id] = None
            elif found[0] is not level:
                page.urgent[level.id] = None

    def _go_on(self, pause: int) -> None:
        page = self._page
        if page is None or not (page.urgent or page.pending) or not self._ready:
            return
        # The first change starts the clock; those that follow do not put it off.
        if self._jobs.in_slot(_SLOT) is None and (not self._timer.isActive() or pause == 0):
            self._timer.start(pause)

    def _work(self) -> None:
        page, document = self._page, self._document
        if page is None or document is None or self._jobs.in_slot(_SLOT) is not None:
            return
        batch = self._batch(page, document)
        if batch:

            def done(found: Examined) -> None:
                self._take(document, found)

            self._jobs.start(
                tr("Looking for faults"), lambda control: _examine(batch, control), done, slot=_SLOT
            )
        elif document.in_gesture and page.pending:
            self._timer.start(_GESTURE_MS)

    def _batch(self, page: _Page, document: Document) -> list[Level]:
        """Return the levels to be examined next."""
        by_id = {level.id: level for level in document.pack.levels}
        names = [*page.urgent]
        if not names and not document.in_gesture:
            shown = document.level
            names = [shown.id] if shown is not None and shown.id in page.pending else []
            names += page.pending
        levels = (by_id[name] for name in names if by_id[name].mode in self._ready)
        return [level for level, _ in zip(levels, range(_MOST_IN_SLICE), strict=False)]

    def _take(self, document: Document, found: Examined) -> None:
        page = self._pages.get(document)
        if page is None:
            return
        now = {level.id: level for level in document.pack.levels}
        told = []
        for level, issues in found:
            page.pending.pop(level.id, None)
            if level.id not in now:
                continue
            if now[level.id] is level:
                page.urgent.pop(level.id, None)
            before = page.found.get(level.id)
            page.found[level.id] = (level, issues)
            if before is None or before[1] != issues:
                told.append(level.id)
        if document is self._document:
            if told:
                self.examined.emit(told)
            self.progressed.emit()
            self._go_on(_GESTURE_MS if document.in_gesture else _PAUSE_MS)


def _examine(batch: list[Level], control: Control) -> Examined:
    """Find out what is wrong with some levels, the first ones at least."""
    # In the background only: it brings the compiler with it.
    from generator.games import GAMES

    end = time.monotonic() + _SLICE_SECONDS
    found: Examined = []
    for level in batch:
        control.step(tr("Looking for faults"), len(found) / len(batch))
        found.append((level, GAMES[level.mode].issues(level)))
        if time.monotonic() > end:
            break
    return found
