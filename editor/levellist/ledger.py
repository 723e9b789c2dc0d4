"""What is known about levels: kept by board and rules, found out in the background for those looked at."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal

from editor.jobs import Jobs
from editor.words import tr
from generator.control import Budget, Control
from generator.orb.replay import play
from levels.board import Board
from levels.level import Level, LinkLevel, OrbLevel, Verdict

if TYPE_CHECKING:
    # At run time this is imported in the background: it brings the compiler with it.
    from editor.truth.judging import Judgement

Grounds: TypeAlias = tuple[Board, bytes]
"""A board, and whatever else a note rests on, as JSON: rules may hold what cannot be hashed."""
_GROUNDS: Final = ("rules", "plus", "route", "swaps", "goals")
_KEPT: Final = 20_000
_AT_ONCE: Final = 12
_PAUSE_MS: Final = 80
_SECONDS_EACH: Final = 1.0
_MOST_UNGRADED: Final = 40
"""Levels that are measured later; those that were looked at longest ago are let go."""


@dataclass(frozen=True, slots=True)
class Note:
    """What the list says of one level."""

    slots: int = 0
    odd: int = 0
    """Kinds of which an odd number stands on the board."""
    pairs: int | None = None
    verdict: Verdict | None = None
    """None as long as nobody has tried."""
    stuck: int = 0
    grade: int | None = None
    combos: int | None = None
    """Of orb levels: after their route, or as they lie."""
    goals_met: bool | None = None
    """Of orb levels: whether their route meets them; None without a route."""


class Ledger(QObject):
    """Remembers notes, and works off the levels that someone wants a note of, the last wanted first."""

    noted = Signal()

    def __init__(self, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._notes: OrderedDict[Grounds, Note] = OrderedDict()
        self._wanted: OrderedDict[str, Level] = OrderedDict()
        """By id: of a level that is being painted, only the last board is worth a look."""
        self._ungraded: OrderedDict[Grounds, Judgement] = OrderedDict()
        self._is_ready = False
        self._timer = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._timer.timeout.connect(self._work)

    def set_ready(self) -> None:
        """Say that the rules are there."""
        self._is_ready = True
        self._timer.start()

    def note(self, level: Level) -> Note | None:
        """Return what is known of a level; where that is nothing, someone will find out."""
        key = _grounds(level)
        found = self._notes.get(key)
        if found is None or found.verdict is None:
            before = self._wanted.get(level.id, level)
            self._wanted[level.id] = level
            self._wanted.move_to_end(level.id)
            # A level that is being painted puts the clock back: it is looked at when it rests.
            waits = self._timer.isActive() and before is level
            if self._is_ready and not waits and self._jobs.in_slot("survey") is None:
                self._timer.start()
        return found

    def learn(self, level: Level, note: Note) -> None:
        """Remember what was found out elsewhere."""
        key = _grounds(level)
        self._forget(level, key)
        if note.grade is not None:
            self._ungraded.pop(key, None)
        if self._notes.get(key) == note:
            return
        self._notes[key] = note
        if len(self._notes) > _KEPT:
            self._notes.popitem(last=False)
        self.noted.emit()

    def _work(self) -> None:
        if not self._is_ready or self._jobs.in_slot("survey") is not None:
            return
        batch = [self._wanted.popitem()[1] for _ in range(min(_AT_ONCE, len(self._wanted)))]
        if batch:
            work = partial(_survey, batch)
        elif self._ungraded:
            # Measured by play, one at a time, when there is nothing else to find out.
            work = partial(_measure, self._ungraded.popitem()[1])
        else:
            return
        self._jobs.start(tr("Looking at levels"), work, self._surveyed, slot="survey")

    def _surveyed(self, found: list[Judgement]) -> None:
        for judgement in found:
            key = _grounds(judgement.level)
            self._notes[key] = note_of(judgement)
            self._forget(judgement.level, key)
            self._ungraded.pop(key, None)
            if judgement.verdict == "solvable" and judgement.grade is None:
                self._ungraded[key] = judgement
        while len(self._ungraded) > _MOST_UNGRADED:
            self._ungraded.popitem(last=False)
        self.noted.emit()
        if self._wanted or self._ungraded:
            self._timer.start()

    def _forget(self, level: Level, key: Grounds) -> None:
        """Want a level no more, unless it is another one by now."""
        wanted = self._wanted.get(level.id)
        if wanted is not None and _grounds(wanted) == key:
            del self._wanted[level.id]


def _grounds(level: Level) -> Grounds:
    return level.shown, msgspec.json.encode([getattr(level, name, None) for name in _GROUNDS])


def _survey(batch: list[Level], control: Control) -> list[Judgement]:
    """Find out what the list says of some levels."""
    from editor.truth.judging import judge

    found = []
    for number, level in enumerate(batch):
        control.step(tr("Looking at levels"), number / len(batch))
        limited = Control(control.is_cancelled, budget=Budget(seconds=_SECONDS_EACH))
        found.append(judge(level, limited))
    return found


def _measure(judgement: Judgement, control: Control) -> list[Judgement]:
    """Find out how hard a level is."""
    from editor.truth.judging import graded

    return [graded(judgement, control)]


def note_of(judgement: Judgement) -> Note:
    """Return what the list says of a level that was judged."""
    level, board = judgement.level, judgement.level.shown
    if isinstance(level, OrbLevel):
        playing = play(level)
        met = playing.won if level.has_moves else None
        return Note(
            slots=board.slot_count(),
            verdict=judgement.verdict,
            combos=playing.cascade.combos,
            goals_met=met,
        )
    return Note(
        slots=board.slot_count(),
        odd=len(board.odd_kinds()) if isinstance(judgement.level, LinkLevel) else 0,
        pairs=judgement.pairs,
        verdict=judgement.verdict,
        stuck=len(judgement.stuck),
        grade=judgement.grade,
    )
