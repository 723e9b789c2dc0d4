"""Brings together what is known of the level and the places where it is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QRegion

from editor.canvas.readout import KindName, cell_name, kind_namer, place
from editor.canvas.widget import Canvas
from editor.document import Document
from editor.jobs import Jobs
from editor.levellist.ledger import Ledger, note_of
from editor.panels.evidence import EvidenceCard
from editor.panels.truth_bar import TruthBar
from editor.panels.truth_item import Fact
from editor.truth import facts
from editor.truth.exhibit import Exhibit, TieLayer
from editor.truth.faults import faults_of
from editor.truth.layers import PairLayer, PartnerLayer, ReasonLayer
from editor.truth.live import Live
from editor.truth.player import SolutionPlayer
from editor.words import again, tr
from levels.board import EMPTY, Position
from levels.level import Level

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QWidget

    from editor.art.tiles import TileArt
    from editor.desks import Bench
    from editor.panels.section import Section
    from editor.truth.sight import Sight

_TALL: Final = 12
"""On boards of more rows the card is closed at first: it would cover them."""


class TruthDesk(QObject):
    """Watches the live truth of the level in hand, and tells bar, card, layers and list."""

    said = Signal(str)
    """What is to be said of two chosen tiles; empty when there is nothing."""

    def __init__(
        self,
        canvas: Canvas,
        bar: TruthBar,
        card: EvidenceCard,
        jobs: Jobs,
        ledger: Ledger,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._canvas = canvas
        self._bar = bar
        self._card = card
        self._jobs = jobs
        self._ledger = ledger
        self._document: Document | None = None
        self._shows_card = True
        self.exhibit = Exhibit()
        self.live = Live(jobs, self)
        self.player = SolutionPlayer(canvas, self)
        self.pairs = PairLayer()
        self.partners = PartnerLayer()
        self.reason = ReasonLayer()
        self.ties = TieLayer()
        canvas.overlays += [self.pairs, self.partners, self.reason, self.ties, self.player.layer]
        self.live.seen.connect(self._show_sight)
        self.live.judged.connect(self._show_judgement)
        self.live.mended.connect(self._show_judgement)
        self.live.all_ready.connect(ledger.set_ready)
        jobs.changed.connect(self._show_verdict)
        self.player.moved.connect(self._show_player)
        canvas.hovered.connect(self._show_cell)
        bar.hint_toggled.connect(self.show_hint)
        bar.evidence_toggled.connect(self.show_stuck)
        card.move_picked.connect(self.player.go)
        card.closed.connect(lambda: self.show_card(False))
        card.show_toggled.connect(self._exhibit)
        card.case_wanted.connect(self._go_to_case)

    @classmethod
    def at(cls, bench: Bench) -> TruthDesk:
        """Make a desk at a bench of the window."""
        return cls(bench.canvas, bench.bar, bench.card, bench.jobs, bench.ledger, bench.parent)

    @property
    def panels(self) -> Sequence[Section]:
        """Its sections of the side column."""
        return ()

    @property
    def controls(self) -> Sequence[QWidget]:
        """Its controls among the tool options."""
        return ()

    def warm_up(self, then: Callable[[], None]) -> None:
        """Bring in the rules in the background, then call on."""
        self.live.all_ready.connect(then)
        self.live.warm_up()

    def set_art(self, _art: TileArt) -> None:
        """Draw in other colours: the canvas does that."""

    def set_document(self, document: Document | None) -> None:
        """Watch another pack, whose current level is a link level; None: there is none."""
        if self._document is not None:
            self._document.selection_changed.disconnect(self._show_reason)
            self._document.current_changed.disconnect(self._switched)
        self._document = document
        if document is not None:
            document.selection_changed.connect(self._show_reason)
            document.current_changed.connect(self._switched)
        self._switched()
        self.live.set_document(document)

    # What the user turns on and off

    def show_pairs(self, shown: bool) -> None:
        """Draw all linking pairs, or not."""
        self.pairs.shows_pairs = shown
        self._canvas.update()
        self._show_sight()

    def show_hint(self, shown: bool) -> None:
        """Draw the hint, or not."""
        self.pairs.shows_hint = shown
        self._show_lit()
        self._canvas.update()

    def show_stuck(self, shown: bool) -> None:
        """Mark the tiles that explain why no play clears the board, or not."""
        self._exhibit(self.exhibit.main_key, shown)

    def show_card(self, shown: bool) -> None:
        """Show the evidence card, or hide it."""
        self._shows_card = shown
        self._show_evidence()

    # What is seen at once

    @property
    def _level(self) -> Level | None:
        return None if self._document is None else self._document.level

    @property
    def _names(self) -> KindName:
        drawn = self._canvas.art.theme.kind_name
        return drawn if self._document is None else kind_namer(self._document.pack, drawn)

    def _switched(self) -> None:
        level = self._level
        if level is not None:
            self._shows_card = level.shown.rows <= _TALL
            self._bar.show_mode(level.mode)
        self.exhibit.show("", False)
        self._show_evidence()

    def _show_sight(self) -> None:
        sight = self.live.sight
        links = () if sight is None else sight.links
        self._canvas.update(self.pairs.set_links(links, self._canvas.view))
        self._bar.show_fact("tiles", facts.tiles_fact(self._level))
        self._bar.show_fact("pairs", self._pairs_fact(sight))
        self._bar.hint.setEnabled(sight is not None and sight.hint is not None)
        self._show_reason()
        self._show_cell(self._canvas.at)

    def _pairs_fact(self, sight: Sight | None) -> Fact:
        if sight is not None:
            return facts.pairs_fact(
                sight.pair_count,
                len(sight.links),
                shown=self.pairs.shows_pairs and not self.pairs.shows_nothing,
            )
        counting = self._jobs.in_slot("sight") is not None
        return Fact("…" if counting else "–", tr("counting") if counting else tr("pairs"), "pair")

    def _show_cell(self, at: Position | None) -> None:
        level = self._level
        if at is None or level is None or at not in level.shown:
            self._bar.show_fact("cell", Fact(""))
            self._set_partners((), ())
            return
        what = cell_name(level.shown[at], self._names)
        sight = self.live.sight
        alike: tuple[Position, ...] = ()
        linking: tuple[Position, ...] = ()
        if sight is not None and sight.board == level.shown and level.shown[at] > EMPTY:
            alike, linking = sight.partners(at)
            what = tr("{kind}, {n}/{m} link", kind=what, n=len(linking), m=len(alike))
        self._bar.show_fact("cell", Fact(place(at), what))
        self._set_partners(alike, linking)

    def _set_partners(self, alike: tuple[Position, ...], linking: tuple[Position, ...]) -> None:
        layer = self.partners
        if (alike, linking) == (layer.alike, layer.linking):
            return
        region = QRegion()
        for at in {*alike, *layer.alike}:
            region += self._canvas.view.cell(at).toAlignedRect().adjusted(-4, -4, 4, 4)
        layer.alike, layer.linking = alike, linking
        self._canvas.update(region)

    def _show_reason(self) -> None:
        """When two tiles are chosen that do not link, show why."""
        document, sight = self._document, self.live.sight
        mask = None if document is None else document.selection
        before = self.reason.ends
        self.reason.ends = None
        words = ""
        if mask is not None and sight is not None and int(np.count_nonzero(mask)) == 2:
            a, b = [(int(row), int(col)) for row, col in np.argwhere(mask)]
            why = sight.reason(a, b)
            if why is not None and why.reason == "blocked":
                self.reason.ends = (a, b)
                self.reason.blocking = why.blockers
            if sight.board[a] == sight.board[b] > EMPTY:
                words = facts.reason_words(why, sight.rules.max_turns)
        self.said.emit(words)
        if self.reason.ends or before:
            self._canvas.update()

    # What is proven

    def _show_judgement(self) -> None:
        judgement = self.live.judgement
        self.exhibit.set_truth(judgement, self.live.mends)
        self.player.set_playback(self.live.playback)
        if judgement is not None:
            self._ledger.learn(judgement.level, note_of(judgement))
        self._show_lit()
        self._show_verdict()
        self._mark()
        self._show_evidence()

    def _show_lit(self) -> None:
        main = self.exhibit.main_key
        evidence = self.exhibit.key == main if main else None
        self._bar.show_lit(hint=self.pairs.shows_hint, evidence=evidence)

    def _show_verdict(self) -> None:
        live, job = self.live, self._jobs.in_slot("verdict")
        if not live.is_all_ready:
            warming = self._jobs.in_slot("warm")
            fact = facts.waiting_fact(None if warming is None else again(warming.progress.text))
        else:
            fact = facts.verdict_fact(
                self._level, live.judgement, None if job is None else again(job.progress.text)
            )
        self._bar.show_fact("verdict", fact)
        self._bar.show_fact(
            "grade", facts.grade_fact(live.judgement, measuring=self._jobs.in_slot("grade") is not None)
        )

    def _mark(self) -> None:
        """Show on the canvas what is shown of the evidence."""
        self._quiet_pairs()
        if self._document is None:
            # The marks there are someone else's.
            return
        self.ties.ties, self.ties.lone = self.exhibit.ties, self.exhibit.lone
        self._canvas.set_marks(self.exhibit.marks())

    def _quiet_pairs(self) -> None:
        """Leave the pair lines out where they would hide what is shown."""
        quiet = self.player.is_shown or self.exhibit.marks() is not None
        if quiet != self.pairs.shows_nothing:
            self.pairs.shows_nothing = quiet
            self._bar.show_fact("pairs", self._pairs_fact(self.live.sight))

    def _show_player(self) -> None:
        player = self.player
        self._bar.show_solution(player.length or None, player.at)
        self._bar.player.show_playing(player.is_playing)
        self._quiet_pairs()
        if self.live.playback is not None:
            self._card.show_open_pairs(self.live.playback.open_pairs, player.at)

    def _show_evidence(self) -> None:
        playback, judgement = self.live.playback, self.live.judgement
        if judgement is None and self.live.is_judging and self._card.isVisible():
            # The card stays, so that nothing jumps, and says that it waits.
            self._card.show_open_pairs(())
            self._card.title.setText(tr("Proving"))
            return
        faults = [] if judgement is None else faults_of(judgement, self.live.mends, self._names, self.exhibit)
        if playback is not None and playback.moves:
            self._card.show_open_pairs(playback.open_pairs, self.player.at)
        elif faults:
            self._card.show_faults(faults)
        has_something = bool(faults) or bool(playback is not None and playback.moves)
        self._card.setVisible(self._shows_card and has_something)

    def _exhibit(self, key: str, shown: bool) -> None:
        """Show a piece of evidence on the canvas, or not."""
        self.exhibit.show(key, shown)
        self._show_exhibit()

    def _go_to_case(self, case: int) -> None:
        self.exhibit.go(case)
        self._show_exhibit()

    def _show_exhibit(self) -> None:
        self._show_lit()
        self._mark()
        self._show_evidence()
