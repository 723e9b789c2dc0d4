"""Live truth about the level in hand: seen at once with every change, judged in the background soon after."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from editor.document import Change, Document
from editor.jobs import Jobs
from editor.words import tr
from generator.control import Budget, Control
from levels.level import Level, LinkLevel

if TYPE_CHECKING:
    # At run time these are imported in the background: they bring the compiler with them.
    from editor.truth.judging import Judgement, Playback
    from editor.truth.mending import Mend
    from editor.truth.sight import Sight

SMALL_BOARD: Final = 1200
"""Boards of so many cells are looked at with every change; larger ones a moment later, in the background."""
_PAUSE_MS: Final = 250
"""How long the board must rest before it is judged."""
_SECONDS: Final = 20.0
MENDING_SECONDS: Final = 10.0
"""How long repairs are looked for."""


class Live(QObject):
    """Watches one document and keeps what is known about its current level."""

    seen = Signal()
    """`sight` is another."""
    judged = Signal()
    """`judgement` is another, or work on one began or ended."""
    mended = Signal()
    """`mends` is another."""
    ready = Signal()
    """Boards can be looked at: until then nothing is seen."""
    all_ready = Signal()
    """Boards can be dealt and judged too."""

    def __init__(self, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._document: Document | None = None
        self._level: Level | None = None
        self._is_ready = False
        self._is_all_ready = False
        self.sight: Sight | None = None
        """What is seen of the level; None before it was looked at."""
        self.judgement: Judgement | None = None
        """What is proven about the level as it is now; None as long as that is not known."""
        self.playback: Playback | None = None
        """The solution, when the level has one."""
        self.mends: tuple[Mend, ...] | None = None
        """Repairs of a level that cannot be cleared, each proven; None as long as they are looked for."""
        self._timer = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._timer.timeout.connect(self._judge)

    @property
    def is_ready(self) -> bool:
        return self._is_ready

    @property
    def is_all_ready(self) -> bool:
        return self._is_all_ready

    @property
    def is_judging(self) -> bool:
        """True while a verdict is on its way."""
        return self._timer.isActive() or self._jobs.in_slot("verdict") is not None

    def warm_up(self) -> None:
        """Bring in the rules in the background; on the very first start they are compiled, once.

        What is needed to look at a board comes first; dealing, solving and measuring follow.
        """

        def prepare_looking(control: Control) -> None:
            importlib.import_module("generator.warm").make_ready(control, ("links",))
            importlib.import_module("editor.truth.sight").prepare()

        def prepare_all(control: Control) -> None:
            # In one call: what takes longest to compile is then compiled beside the rest.
            importlib.import_module("generator.warm").make_ready(
                control, ("dealing", "dismantling", "solving", "ordering", "playing")
            )
            importlib.import_module("editor.truth.judging").prepare(control)
            # Or the first playtest would begin with it.
            importlib.import_module("editor.playtest.link_game")

        def looking_ready(_none: None) -> None:
            self._is_ready = True
            self.ready.emit()
            self.look()
            self._jobs.start(
                tr("Preparing the rules"), prepare_all, lambda _none: self._all_ready(), slot="warm"
            )

        self._jobs.start(tr("Preparing the rules"), prepare_looking, looking_ready, slot="warm")

    def _all_ready(self) -> None:
        self._is_all_ready = True
        self.all_ready.emit()
        if self._level is not None and self.judgement is None:
            self._timer.start()

    def set_document(self, document: Document | None) -> None:
        """Watch another pack."""
        if self._document is not None:
            self._document.changed.disconnect(self._changed)
            self._document.current_changed.disconnect(self.look)
        self._document = document
        if document is not None:
            document.changed.connect(self._changed)
            document.current_changed.connect(self.look)
        self.look()

    def _changed(self, _change: Change) -> None:
        level = None if self._document is None else self._document.level
        before = self._level
        same = (
            level is not None
            and before is not None
            and level.shown == before.shown
            and level.rules == before.rules
        )
        if same:
            # Notes and the like: what was found out still holds.
            self._level = level
            return
        self.look()

    def look(self) -> None:
        """Look at the level as it is now; what was known before is dropped."""
        level = None if self._document is None else self._document.level
        self._level = level
        self._jobs.cancel("verdict")
        self._jobs.cancel("grade")
        self._jobs.cancel("sight")
        self._jobs.cancel("mend")
        self.judgement = self.playback = self.mends = None
        self.sight = None
        if self._is_ready and isinstance(level, LinkLevel):
            self._see(level)
            if self._is_all_ready:
                self._timer.start()
        else:
            self._timer.stop()
        self.seen.emit()
        self.judged.emit()

    def _see(self, level: LinkLevel) -> None:
        from editor.truth.sight import see

        if level.shown.cells.size <= SMALL_BOARD:
            self.sight = see(level)
            return

        def show(sight: Sight) -> None:
            self.sight = sight
            self.seen.emit()

        self._jobs.start(tr("Counting pairs"), lambda _control: see(level), show, slot="sight")

    def _judge(self) -> None:
        level = self._level
        if level is None:
            return
        from editor.truth.judging import judge_whole

        def show(found: tuple[Judgement, Playback | None]) -> None:
            self.judgement, self.playback = found
            if self.judgement.verdict == "solvable" and self.judgement.grade is None:
                self._measure(self.judgement)
            self.judged.emit()
            if self.judgement.verdict == "unsolvable":
                self._mend(level)

        self._jobs.start(
            tr("Proving"),
            lambda control: judge_whole(level, control),
            show,
            slot="verdict",
            budget=Budget(seconds=_SECONDS),
        )
        self.judged.emit()

    def _measure(self, judgement: Judgement) -> None:
        from editor.truth.judging import graded

        def show(found: Judgement) -> None:
            self.judgement = found
            self.judged.emit()

        self._jobs.start(tr("Measuring"), lambda control: graded(judgement, control), show, slot="grade")

    def _mend(self, level: Level) -> None:
        """Look for repairs."""
        from editor.truth.mending import mend

        assert isinstance(level, LinkLevel), "only link levels are judged"

        def show(found: tuple[Mend, ...]) -> None:
            self.mends = found
            self.mended.emit()

        self._jobs.start(
            tr("Looking for repairs"),
            lambda control: mend(level, control),
            show,
            slot="mend",
            budget=Budget(seconds=MENDING_SECONDS),
        )
