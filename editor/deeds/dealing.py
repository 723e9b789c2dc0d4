"""Dealing as a job: with progress, cancelled at will, landing as one step, offered when it comes too late."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QObject

from editor.dealing import Order, order_all, order_chosen, order_rest
from editor.deeds.filing import Doings
from editor.document import Document
from editor.following import Follower
from editor.frame.notices import Answer, Notices
from editor.jobs import Job, Jobs
from editor.openpacks import OpenPacks
from editor.pack_theme import theme_of
from editor.panels.deal_panel import DealPanel, Scope
from editor.panels.seed_field import fresh_seed
from editor.words import again, count, sentences, tr
from generator.control import Control
from levels.level import Deal, Level
from levels.plans import plan_of, with_plan, without_plan

if TYPE_CHECKING:
    from editor.art.tiles import TileArt

_SLOT = "deal"


class Dealing(QObject):
    """Stands between the deal panel, the generator and the document."""

    def __init__(
        self, panel: DealPanel, packs: OpenPacks, jobs: Jobs, notices: Notices, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._panel = panel
        self._packs = packs
        self._jobs = jobs
        self._notices = notices
        self._follower = Follower(self.follow, self)
        self._is_ready = False
        panel.deal_changed.connect(self._change_plan)
        panel.deal_wanted.connect(self.deal)
        panel.cancel_wanted.connect(lambda: jobs.cancel(_SLOT))
        jobs.changed.connect(self._show_progress)

    def doings(self) -> Doings:
        """Return what each action does."""
        return {
            "deal": lambda: self.deal(self._panel.deal(), "all"),
            "deal-selection": self.deal_chosen,
        }

    def deal_chosen(self) -> None:
        """Deal the chosen tiles again."""
        self.deal(self._panel.deal(), "selection")

    def set_ready(self) -> None:
        """Say that the generator is there."""
        self._is_ready = True
        self.follow()

    def set_document(self, document: Document | None) -> None:
        """Deal the levels of another pack."""
        self._follower.set_document(document)

    def set_art(self, art: TileArt) -> None:
        """Draw kinds in another theme or other colours."""
        names = [] if self._document is None else [kind.name for kind in self._document.pack.kinds]
        self._panel.show_kinds(names or art.theme.kind_names(), art)

    @property
    def _document(self) -> Document | None:
        return self._follower.document

    def follow(self) -> None:
        """Show what can be dealt now."""
        document = self._document
        level = None if document is None else document.level
        self._panel.body.setEnabled(level is not None)
        if document is None or level is None:
            return
        self._panel.show_mode(level.mode)
        self._panel.show_deal(plan_of(level))
        chosen = 0 if document.selection is None else int(np.count_nonzero(document.selection))
        self._panel.show_selection(chosen)
        layout = level.layout if level.layout is not None else level.shown
        slots = layout.slot_count()
        self._panel.show_open_cells(slots, slots + layout.tile_count())
        self._panel.show_problem(self._problem(slots, chosen))

    def deal(self, plan: Deal, scope: Scope) -> None:
        """Deal the shown level as a job."""
        document, order = self._document, self._order(plan, scope)
        if document is None or order is None or document.level is None:
            return
        base = document.level
        seed = plan.seed
        if seed is None or (base.board is not None and plan == base.deal):
            # The same plan once more means another board, not the one that is there.
            seed = fresh_seed()
        title = base.title or tr("the level")
        text = tr("Deal {title}", title=title)
        if scope == "selection":
            text = count(order.cells, "Deal {n} tile again", "Deal {n} tiles again")

        def work(control: Control) -> Level:
            from generator.games import GAMES

            found: Level = GAMES[base.mode].generate(order.level, control, seed=seed)
            return order.restored(found)

        self._jobs.start(
            tr("Dealing {title}", title=title),
            work,
            partial(self._land, document, base, text),
            slot=_SLOT,
            on_failed=partial(self._fail, document),
        )

    def _order(self, plan: Deal, scope: Scope) -> Order | None:
        document = self._document
        if document is None or document.level is None or not self._is_ready:
            return None
        document.settle()
        level, mask = document.level, document.selection
        kinds = len(document.pack.kinds) or len(theme_of(document.pack, level.mode).kinds)
        if scope == "all" or mask is None:
            order = order_all(level, plan, kinds)
        elif scope == "selection":
            order = order_chosen(level, plan, kinds, mask)
        else:
            order = order_rest(level, plan, kinds, mask)
        if order.cells == 0:
            self._notices.mention(tr("There is nothing to deal: paint slots, or choose tiles."))
            return None
        return order

    def _land(self, document: Document, base: Level, text: str, found: Level) -> None:
        if document not in self._packs.documents:
            return
        row = document.row_of(base.id)
        if row is None:
            return
        if plan_of(document.pack.levels[row]) == plan_of(base):
            # It is dealt now. Settings that were changed meanwhile are for the next deal.
            found = without_plan(found)
        if document.land(base, found, text):
            self._tell_missed(found)
            return
        title = base.title or tr("The level")
        self._notices.say(
            tr("{title} was dealt, but has been edited meanwhile.", title=title),
            [Answer(tr("Use the deal"), partial(self._use, document, base, found, text))],
            key=f"late-{base.id}",
            tone="warn",
        )

    def _use(self, document: Document, base: Level, found: Level, text: str) -> None:
        if document in self._packs.documents:
            document.land(base, found, text, anyway=True)
            self._tell_missed(found)

    def _tell_missed(self, found: Level) -> None:
        """Say which wishes the board that was found does not meet."""
        if found.report.missed:
            from generator.link.telling import miss_sentence

            text = tr("This is the nearest board that was found. It misses what was wished.")
            told = [again(miss_sentence(miss)) for miss in found.report.missed]
            self._notices.say(sentences([text, *told]), key="missed", tone="warn")

    def _fail(self, document: Document, reason: str) -> None:
        if document in self._packs.documents:
            self._notices.say(reason, key="deal", tone="warn")

    def _problem(self, slots: int, chosen: int) -> str:
        if not self._is_ready:
            return tr("The rules are being prepared.")
        if not slots and not chosen:
            return tr("No slots: paint some, or choose tiles to deal again.")
        return ""

    def _change_plan(self, plan: Deal) -> None:
        document = self._document
        if document is not None and document.level is not None:
            document.replace_level(
                with_plan(document.level, plan), tr("Change the deal settings"), merge="plan"
            )

    def _show_progress(self) -> None:
        job: Job[object] | None = self._jobs.in_slot(_SLOT)
        if job is None:
            self._panel.show_progress(None)
        else:
            self._panel.show_progress(again(job.progress.text), job.progress.done)
