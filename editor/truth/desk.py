"""Brings together what is known of the level and the places where it is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np
from PySide6.QtCore import QObject

from editor.canvas.cells import MARKS
from editor.canvas.readout import cell_name, kind_namer, place
from editor.canvas.widget import Canvas
from editor.document import Document
from editor.frame.truthbar import Fact, TruthBar
from editor.jobs import Jobs
from editor.levellist.ledger import Ledger, note_of
from editor.truth.evidence import EvidenceCard, Fault
from editor.truth.layers import PairLayer, PartnerLayer, ReasonLayer
from editor.truth.live import Live
from editor.truth.player import SolutionPlayer
from editor.words import count, tr
from levels.board import EMPTY, Position
from levels.level import LinkLevel

if TYPE_CHECKING:
    from editor.truth.judging import Judgement
    from editor.truth.sight import Sight

_TALL: Final = 12
"""On boards of more rows the card is closed at first: it would cover them."""
_DIM, _STUCK = MARKS.index("dim"), MARKS.index("stuck")


class TruthDesk(QObject):
    """Watches the live truth of the level in hand, and tells bar, card, layers and list."""

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
        self._shows_stuck = False
        self.live = Live(jobs, self)
        self.player = SolutionPlayer(canvas, self)
        self.pairs = PairLayer()
        self.partners = PartnerLayer()
        self.reason = ReasonLayer()
        canvas.overlays += [self.pairs, self.partners, self.reason, self.player.layer]
        self.live.seen.connect(self._show_sight)
        self.live.judged.connect(self._show_judgement)
        self.live.ready.connect(ledger.set_ready)
        jobs.changed.connect(self._show_verdict)
        self.player.moved.connect(self._show_player)
        canvas.hovered.connect(self._show_cell)
        bar.hint_toggled.connect(self.show_hint)
        bar.evidence_toggled.connect(self.show_stuck)
        bar.slid.connect(self.player.go)
        bar.played.connect(self.player.toggle)
        card.picked.connect(self.player.go)
        card.closed.connect(lambda: self.show_card(False))

    def set_document(self, document: Document | None) -> None:
        """Watch another pack."""
        if self._document is not None:
            self._document.selection_changed.disconnect(self._show_reason)
            self._document.current_changed.disconnect(self._switched)
        self._document = document
        if document is not None:
            document.selection_changed.connect(self._show_reason)
            document.current_changed.connect(self._switched)
        self.live.set_document(document)
        self._switched()

    # What the user turns on and off

    def show_pairs(self, shown: bool) -> None:
        """Draw all linking pairs, or not."""
        self.pairs.shows_pairs = shown
        self._canvas.update()
        self._show_sight()

    def show_hint(self, shown: bool) -> None:
        """Draw the hint, or not."""
        self.pairs.shows_hint = shown
        self._bar.hint.setChecked(shown)
        self._canvas.update()

    def show_stuck(self, shown: bool) -> None:
        """Mark the tiles that no play can free, or not."""
        self._shows_stuck = shown
        self._bar.evidence.setChecked(shown)
        self._mark()
        self._show_evidence()

    def show_card(self, shown: bool) -> None:
        """Show the evidence card, or hide it."""
        self._shows_card = shown
        self._show_evidence()

    @property
    def shows_card(self) -> bool:
        return self._shows_card

    # What is seen at once

    def _switched(self) -> None:
        level = None if self._document is None else self._document.level
        if level is not None:
            self._shows_card = level.shown.rows <= _TALL
        self._show_evidence()

    def _show_sight(self) -> None:
        sight = self.live.sight
        self.pairs.set_links(() if sight is None else sight.links)
        self._canvas.update()
        self._bar.tiles.show_fact(self._tiles_fact(sight))
        self._bar.pairs.show_fact(self._pairs_fact(sight))
        self._bar.hint.setEnabled(sight is not None and sight.hint is not None)
        self._show_reason()
        self._show_cell(self._canvas.at)

    def _tiles_fact(self, sight: Sight | None) -> Fact:
        level = None if self._document is None else self._document.level
        if level is None:
            return Fact(tr("No level"), tr("add one"), "tiles")
        board = level.shown
        tiles, slots = board.tile_count(), board.slot_count()
        words = count(tiles, "{n} tile", "{n} tiles")
        if slots:
            return Fact(words, count(slots, "{n} slot to deal", "{n} slots to deal"), "tiles")
        kinds = len(board.kind_counts())
        odd = board.odd_kinds() if isinstance(level, LinkLevel) else []
        if odd:
            caption = count(len(odd), "{n} kind is odd", "{n} kinds are odd")
            return Fact(words, caption, "tiles", mark="bad", caption_tone="bad")
        said = count(kinds, "{n} kind", "{n} kinds")
        return Fact(words, tr("{kinds}, all even", kinds=said) if sight is not None else said, "tiles")

    def _pairs_fact(self, sight: Sight | None) -> Fact:
        if sight is None:
            waiting = self.live.is_ready and self._jobs.in_slot("sight") is not None
            return Fact("…" if waiting else "–", tr("counting") if waiting else tr("pairs"), "pair")
        caption = tr("hidden")
        if self.pairs.shows_pairs:
            caption = tr("shown on the board")
            if sight.pair_count > len(sight.links):
                caption = tr("{n} of them shown", n=len(sight.links))
        value = count(sight.pair_count, "{n} pair", "{n} pairs")
        mark = "accent" if self.pairs.shows_pairs and sight.links else "muted"
        return Fact(value, caption, "pair", mark="accent" if mark == "accent" else "muted")

    def _show_cell(self, at: Position | None) -> None:
        document, level = self._document, self._canvas.level
        if at is None or document is None or level is None or at not in level.shown:
            self._bar.show_cell("", "")
            self._set_partners(())
            return
        names = kind_namer(document.pack, self._canvas.art.theme.kind_name)
        what = cell_name(level.shown[at], names)
        sight = self.live.sight
        linking: tuple[Position, ...] = ()
        if sight is not None and sight.board == level.shown and level.shown[at] > EMPTY:
            alike, linking = sight.partners(at)
            what = tr("{kind}: {n} of {m} link", kind=what, n=len(linking), m=len(alike))
        self._bar.show_cell(place(at), what)
        self._set_partners(linking)

    def _set_partners(self, linking: tuple[Position, ...]) -> None:
        if linking != self.partners.linking:
            self.partners.linking = linking
            self._canvas.update()

    def _show_reason(self) -> None:
        """When two tiles are chosen that do not link, show why."""
        document, sight = self._document, self.live.sight
        mask = None if document is None else document.selection
        before = self.reason.ends
        self.reason.ends = None
        if mask is not None and sight is not None and int(np.count_nonzero(mask)) == 2:
            a, b = [(int(row), int(col)) for row, col in np.argwhere(mask)]
            why = sight.reason(a, b)
            if why is not None and why.reason == "blocked":
                self.reason.ends = (a, b)
                self.reason.blocking = why.blockers
        if self.reason.ends or before:
            self._canvas.update()

    # What is proven

    def _show_judgement(self) -> None:
        judgement = self.live.judgement
        self.player.set_playback(self.live.playback)
        if judgement is not None:
            sight = self.live.sight
            self._ledger.learn(
                judgement.level, note_of(judgement, None if sight is None else sight.pair_count)
            )
        stuck = judgement.stuck if judgement is not None else ()
        self._bar.evidence.setVisible(bool(stuck))
        self._show_verdict()
        self._mark()
        self._show_evidence()

    def _show_verdict(self) -> None:
        self._bar.verdict.show_fact(self._verdict_fact())
        self._bar.grade.show_fact(self._grade_fact())

    def _verdict_fact(self) -> Fact:
        live = self.live
        level = None if self._document is None else self._document.level
        if not live.is_ready:
            job = self._jobs.in_slot("warm")
            text = tr("Preparing the rules") if job is None else job.progress.text
            return Fact(text, tr("you can paint meanwhile"), "hourglass")
        if not isinstance(level, LinkLevel):
            return Fact("–", "", "shield-question")
        slots = level.shown.slot_count()
        if slots:
            return Fact(tr("Not dealt"), tr("Deal gives every slot a kind"), "shield-question")
        judgement = live.judgement
        if judgement is None:
            job = self._jobs.in_slot("verdict")
            caption = tr("a moment") if job is None else job.progress.text
            return Fact(tr("Proving"), caption, "clock")
        if judgement.verdict == "solvable":
            caption = count(len(judgement.moves), "{n} move, replayed", "{n} moves, replayed")
            return Fact(tr("Solvable"), caption, "shield", "good", "good")
        if judgement.verdict == "unsolvable":
            return Fact(tr("Unsolvable"), _why_unsolvable(judgement), "shield-cross", "bad", "bad")
        return Fact(tr("Not decided"), tr("the search ran out of time"), "shield-question", "warn", "warn")

    def _grade_fact(self) -> Fact:
        judgement = self.live.judgement
        if judgement is None or judgement.grade is None:
            wanted = judgement is not None and judgement.verdict != "solvable"
            return Fact(tr("No grade"), tr("needs a solution") if wanted else "", "grade")
        return Fact(tr("Grade {n} of 5", n=judgement.grade), judgement.reason, "grade")

    def _mark(self) -> None:
        """Mark the stuck tiles on the canvas."""
        judgement, level = self.live.judgement, self._canvas.level
        if not self._shows_stuck or judgement is None or not judgement.stuck or level is None:
            self._canvas.set_marks(None)
            return
        marks = np.full(level.shown.shape, _DIM, dtype=np.uint8)
        for at in judgement.stuck:
            marks[at] = _STUCK
        self._canvas.set_marks(marks)

    def _show_player(self) -> None:
        player = self.player
        self._bar.show_solution(player.length, player.at, playing=player.is_playing)
        self._card.chart.show_at(player.at)
        self.pairs.shows_nothing = player.is_shown

    def _show_evidence(self) -> None:
        playback, judgement = self.live.playback, self.live.judgement
        faults = [] if judgement is None else self._faults(judgement)
        if not self._shows_card:
            self._card.hide()
        elif playback is not None and playback.moves:
            self._card.show_counts(playback.open_pairs, playback.tightest)
            self._card.show()
        elif faults:
            self._card.show_faults(faults)
            self._card.show()
        else:
            self._card.hide()

    def _faults(self, judgement: Judgement) -> list[Fault]:
        faults: list[Fault] = []
        if judgement.verdict != "unsolvable":
            return faults
        if judgement.stuck:
            number = len(judgement.stuck)
            faults.append(
                Fault(
                    count(number, "{n} tile can never be freed", "{n} tiles can never be freed"),
                    tr("Each is shut in by the others, whatever is played. Checked cell by cell."),
                    show=self.show_stuck,
                    shown=self._shows_stuck,
                )
            )
        odd = judgement.level.shown.odd_kinds()
        if odd and self._document is not None:
            names = kind_namer(self._document.pack, self._canvas.art.theme.kind_name)
            counts = judgement.level.shown.kind_counts()
            listed = ", ".join(f"{names(kind)} {counts[kind]}" for kind in odd[:4])
            faults.append(
                Fault(
                    count(len(odd), "{n} kind is odd: {list}", "{n} kinds are odd: {list}", list=listed),
                    tr("One tile of each cannot find a partner."),
                    show=self._select_odd,
                )
            )
        return faults

    def _select_odd(self, shown: bool) -> None:
        document = self._document
        if document is None or document.level is None:
            return
        board = document.level.shown
        document.select(np.isin(board.cells, board.odd_kinds()) if shown else None)


def _why_unsolvable(judgement: Judgement) -> str:
    if judgement.stuck:
        number = len(judgement.stuck)
        return count(number, "{n} tile no play can free", "{n} tiles no play can free")
    odd = len(judgement.level.shown.odd_kinds())
    if odd:
        return count(odd, "{n} kind is odd", "{n} kinds are odd")
    return tr("every play was tried") if judgement.proof == "exhausted" else tr("proven by a certificate")
