"""Keeping proofs with levels, proving whole packs, and repairs that are proven before they are made."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec
import numpy as np
from PySide6.QtCore import QObject

from editor.deeds.dealing import Dealing
from editor.deeds.filing import Doings
from editor.document import Document
from editor.frame.notices import Answer, Notices
from editor.jobs import Jobs
from editor.levellist.ledger import Ledger, note_of
from editor.openpacks import OpenPacks
from editor.truth.exhibit import mend_called
from editor.truth.faults import SECONDS_A_PAIR, mend_words
from editor.truth.live import Live
from editor.words import count, tr
from generator.control import Budget, Control
from levels.level import Level, LinkLevel, Report
from levels.version import VERSION

if TYPE_CHECKING:
    # At run time this is imported in the background: it brings the compiler with it.
    from editor.truth.judging import Judgement

_SECONDS_EACH: Final = 10.0


class Proving(QObject):
    """What is done with verdicts."""

    def __init__(
        self,
        packs: OpenPacks,
        live: Live,
        dealing: Dealing,
        ledger: Ledger,
        jobs: Jobs,
        notices: Notices,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._packs = packs
        self._live = live
        self._dealing = dealing
        self._ledger = ledger
        self._jobs = jobs
        self._notices = notices

    def doings(self) -> Doings:
        """Return what each action does."""
        return {"keep-proof": self.keep_proof, "prove-pack": self.prove_pack}

    def keep_proof(self) -> None:
        """Put the verdict on the shown level, and the solution, into the level."""
        document, judgement = self._packs.current, self._live.judgement
        if document is None or judgement is None or document.level is None:
            self._notices.mention(tr("There is no verdict yet."))
            return
        document.land(judgement.level, proven(judgement), tr("Keep the proof"))

    def prove_pack(self) -> None:
        """Judge every level of the pack, and keep the proofs as one undo step."""
        document = self._packs.current
        if document is None or not self._live.is_all_ready:
            return
        document.settle()
        levels = [level for level in document.pack.levels if isinstance(level, LinkLevel)]
        dealt = [level for level in levels if not level.shown.slot_count()]

        def prove(control: Control) -> list[Judgement]:
            from editor.truth.judging import graded, judge

            found = []
            for number, level in enumerate(dealt):
                control.step(tr("Proving {n} of {m}", n=number + 1, m=len(dealt)), number / len(dealt))
                limited = Control(control.is_cancelled, budget=Budget(seconds=_SECONDS_EACH))
                found.append(graded(judge(level, limited), control))
            return found

        text = count(len(dealt), "Prove {n} level", "Prove {n} levels")
        self._jobs.start(text, prove, partial(self._proven, document, text), slot="prove-pack")
        self._notices.say(
            tr("The levels of {title} are being proven.", title=document.title),
            [Answer(tr("Stop"), lambda: self._jobs.cancel("prove-pack"))],
            key="prove-pack",
        )

    def repair(self, key: str) -> None:
        """Mend a fault of the shown level, by the key that the evidence card calls it."""
        document, judgement = self._packs.current, self._live.judgement
        if document is None or document.level is None or judgement is None:
            return
        level = document.level
        if key == "stuck":
            mask = np.zeros(level.shown.shape, dtype=np.bool_)
            for at in judgement.stuck:
                mask[at] = True
            document.select(mask)
            self._dealing.deal_chosen()
        elif key == "time":
            seconds = SECONDS_A_PAIR * (level.shown.tile_count() // 2)
            document.change_level(tr("Set {n} s", n=round(seconds)), time_limit=seconds)
        elif (mend := mend_called(key, self._live.mends)) is not None:
            document.land(judgement.level, mend.level, mend_words(mend))

    def _proven(self, document: Document, text: str, found: list[Judgement]) -> None:
        self._notices.withdraw("prove-pack")
        if document not in self._packs.documents:
            return
        by_id = {judgement.level.id: judgement for judgement in found}
        document.settle()
        levels: list[Level] = []
        for level in document.pack.levels:
            judgement = by_id.get(level.id)
            if judgement is not None:
                self._ledger.learn(judgement.level, note_of(judgement))
            fits = (
                judgement is not None
                and judgement.level.shown == level.shown
                and judgement.level.rules == level.rules
            )
            levels.append(_keeping(level, judgement) if judgement is not None and fits else level)
        document.replace_pack(msgspec.structs.replace(document.pack, levels=tuple(levels)), text)
        solved = sum(judgement.verdict == "solvable" for judgement in found)
        self._notices.mention(tr("{n} of {m} levels can be cleared.", n=solved, m=len(found)))


def proven(judgement: Judgement) -> Level:
    """Return the level that was judged with what was found out about it."""
    return _keeping(judgement.level, judgement)


def _keeping(level: Level, judgement: Judgement) -> Level:
    from editor.truth.judging import SEED

    report = Report(
        version=VERSION,
        seed=SEED,
        pairs=judgement.pairs,
        verdict=judgement.verdict,
        proof=judgement.proof,
        difficulty=judgement.difficulty,
    )
    if isinstance(level, LinkLevel):
        return msgspec.structs.replace(level, report=report, solution=judgement.moves or None)
    return msgspec.structs.replace(level, report=report)
