"""How the open cells are filled: kinds and copies, a wish for the board, a seed, and the deal itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal, TypeAlias

import msgspec
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from editor.art.icons import icon
from editor.art.tiles import TileArt
from editor.panels.controls import (
    Choice,
    Option,
    RangeField,
    Segments,
    Stepper,
    push_button,
    restyle,
    text_label,
)
from editor.panels.deal_words import method_options, player_options
from editor.panels.kind_rows import KindRows, even_shares
from editor.panels.section import Section
from editor.panels.seed_field import SeedField
from editor.theme import FIELD
from editor.words import count, tr
from levels.board import Cell
from levels.level import Deal, Mode, Wish

Scope: TypeAlias = Literal["all", "selection", "rest"]
"""Which cells are dealt: all that are open, only the chosen ones, or all but those: they are locked."""
Spread: TypeAlias = Literal["even", "weights", "counts"]
MAX_KINDS: Final = 99


def spread_of(deal: Deal) -> Spread:
    """Return how a deal spreads its tiles over the kinds."""
    if deal.counts is not None:
        return "counts"
    return "weights" if deal.weights is not None else "even"


class DealPanel(Section):
    """Shows how a level is dealt, and lets the user deal it.

    Contract: all `show_…` methods show without telling. `deal_changed` carries the Deal after each change by
    the user. `deal_wanted` carries the Deal and a Scope; how many kinds there are where the Deal leaves it
    open is the owner's to say. `cancel_wanted` says that the deal in hand is to stop.
    """

    deal_changed = Signal(object)
    deal_wanted = Signal(object, str)
    cancel_wanted = Signal()

    def __init__(self, art: TileArt) -> None:
        super().__init__(tr("Deal"))
        self._art = art
        self._deal = Deal()
        self._names: Sequence[str] = ()
        self._mode: Mode = "link"
        self._tiles = 0
        self._nothing_chosen = True
        self._make_fields()
        self._make_wishes()
        self._make_seed_and_scope()
        self._make_foot()
        self.show_mode("link")
        self.show_selection(0)
        self.show_deal(None)

    # What is shown

    def deal(self) -> Deal:
        """Return the deal as it is shown."""
        return self._deal

    def scope(self) -> Scope:
        """Return which cells are to be dealt."""
        chosen = self.cells.value()
        if self._nothing_chosen or chosen not in ("selection", "rest"):
            return "all"
        return "selection" if chosen == "selection" else "rest"

    def show_mode(self, mode: Mode) -> None:
        """Show what a mode's deals have: methods and wishes are for link boards."""
        self._mode = mode
        self._show_rows()

    def show_deal(self, deal: Deal | None) -> None:
        """Show how a level is, or would be, dealt."""
        self._deal = deal or Deal()
        wish = self._deal.wish or Wish()
        self.kinds.show_value(self._deal.kinds or 0)
        self.copies.show_value(self._deal.copies or 0)
        self.spread.show_value(spread_of(self._deal))
        self.method.show_value(self._deal.method)
        self.grade.show_value(wish.grade)
        self.opening.show_value(wish.opening_pairs)
        self.lowest.show_value(wish.lowest_pairs)
        low, high = wish.p_win or (0.0, 1.0)
        self.p_win.show_value((round(100 * low), round(100 * high)) if wish.p_win else None)
        self.player.show_value(wish.player)
        self.seed.show_value(self._deal.seed)
        self._show_rows()

    def show_kinds(self, names: Sequence[str], art: TileArt) -> None:
        """Name and draw the kinds that may be dealt."""
        self._names, self._art = names, art
        self._show_rows()

    def show_open_cells(self, slots: int, tiles: int) -> None:
        """Say how many cells await a kind, and how many tiles that makes with the painted ones."""
        self._tiles = tiles
        self.show_note(count(slots, "{n} slot", "{n} slots"))
        self._show_sum()

    def show_selection(self, cells: int) -> None:
        """Say how many cells are chosen: then they can be dealt alone, or be locked."""
        self._nothing_chosen = cells == 0
        self.show_row(self.cells, cells > 0)

    def show_problem(self, text: str) -> None:
        """Say why a deal cannot be made; an empty text says that it can."""
        self.problem.setText(text)
        self.problem.setVisible(bool(text))
        self.button.setEnabled(not text)

    def show_progress(self, text: str | None, done: float | None = None) -> None:
        """Show that a deal is in hand and how far it is; None: there is none."""
        busy = text is not None
        self._idle.setVisible(not busy)
        self._busy.setVisible(busy)
        if text is not None:
            self.progress_text.setText(text)
            self.progress.setAccessibleName(text)
            self.progress.setRange(0, 0 if done is None else 1000)
            if done is not None:
                self.progress.setValue(round(1000 * done))

    # How it is made

    def _make_fields(self) -> None:
        self.kinds = Stepper(tr("Kinds"), 0, MAX_KINDS, off=tr("auto"))
        self.copies = Stepper(tr("Copies"), 0, 98, step=2, off=tr("auto"))
        self.spread = Segments(
            tr("Spread"),
            [
                Option("even", tr("Even"), tr("As many tiles of every kind as can be")),
                Option("weights", tr("Odds"), tr("Some kinds come more often than others")),
                Option("counts", tr("Exact"), tr("So many tiles of each kind")),
            ],
        )
        self.rows_of_kinds = KindRows()
        self.sum = text_label("", "caption", "muted")
        self.method = Choice(tr("Method"), method_options())
        self.method.setFixedWidth(FIELD)
        self.add_field(tr("Kinds"), self.kinds, tip=tr("How many kinds; auto: about four tiles each"))
        self.add_field(tr("Spread"), self.spread)
        self.rows.addWidget(self.rows_of_kinds)
        self.rows.addWidget(self.sum)
        self.add_field(tr("Copies"), self.copies, tip=tr("Tiles of each kind; an even number can be cleared"))
        self.kinds.changed.connect(lambda kinds: self._change(kinds=kinds or None))
        self.copies.changed.connect(lambda copies: self._change(copies=copies or None))
        self.spread.changed.connect(self._take_spread)
        self.rows_of_kinds.changed.connect(self._take_numbers)
        self.method.chosen.connect(lambda method: self._change(method=method))

    def _make_wishes(self) -> None:
        self.opening = RangeField(tr("Opening pairs"), 999)
        self.lowest = RangeField(tr("Fewest pairs"), 99)
        grades = [Option(grade, str(grade), tr("Grade {grade} of 5", grade=grade)) for grade in range(1, 6)]
        self.grade = Segments(tr("Grade"), grades, may_be_none=True)
        self.p_win = RangeField(tr("Chance to win"), 100, suffix=tr("{percent} %", percent=""))
        self.player = Choice(tr("Player"), player_options())
        self.player.setFixedWidth(FIELD)
        self.add_field(tr("Opening pairs"), self.opening, tip=tr("Pairs that link on the dealt board"))
        self.add_field(tr("Grade"), self.grade, tip=tr("1 is easy, 5 is hard; press again for any"))
        self.add_field(tr("Fewest pairs"), self.lowest, tip=tr("Pairs at the tightest move of the solution"))
        self.add_field(tr("Chance to win"), self.p_win, tip=tr("How often the player below clears the board"))
        self.add_field(tr("Player"), self.player)
        self.add_field(tr("Method"), self.method)
        self.opening.changed.connect(lambda pairs: self._wish(opening_pairs=pairs))
        self.lowest.changed.connect(lambda pairs: self._wish(lowest_pairs=pairs))
        self.grade.changed.connect(lambda grade: self._wish(grade=grade))
        self.p_win.changed.connect(
            lambda ends: self._wish(p_win=None if ends is None else (ends[0] / 100, ends[1] / 100))
        )
        self.player.chosen.connect(lambda player: self._wish(player=player))

    def _make_seed_and_scope(self) -> None:
        self.seed = SeedField()
        self.add_field(tr("Seed"), self.seed, tip=tr("The same seed deals the same board"))
        self.seed.changed.connect(lambda seed: self._change(seed=seed))
        self.cells = Segments(
            tr("Cells"),
            [
                Option("all", tr("All"), tr("Deal all open cells")),
                Option("selection", tr("Chosen"), tr("Deal only the chosen cells again")),
                Option("rest", tr("Rest"), tr("Lock the chosen cells and deal the others")),
            ],
        )
        self.cells.show_value("all")
        self.add_field(tr("Cells"), self.cells)

    def _make_foot(self) -> None:
        self.problem = text_label("", "caption", "warn")
        self.problem.setWordWrap(True)
        self.problem.hide()
        self.button = push_button(tr("Deal"), "dice", kind="primary")
        self.more = push_button(tr("More"), "chevron-right", kind="tall", tone="muted")
        self.more.setCheckable(True)
        self.more.setToolTip(tr("Settings that are seldom needed"))
        self.more.toggled.connect(self._unfold)
        self._idle = QWidget()
        idle = QHBoxLayout(self._idle)
        idle.setContentsMargins(0, 4, 0, 0)
        idle.setSpacing(8)
        idle.addWidget(self.button, 2)
        idle.addWidget(self.more, 1)
        self.progress_text = text_label("", "caption", "muted")
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.cancel = push_button(tr("Cancel"), kind="tall")
        self._busy = QWidget()
        busy = QHBoxLayout(self._busy)
        busy.setContentsMargins(0, 4, 0, 0)
        busy.setSpacing(8)
        told = QVBoxLayout()
        told.setSpacing(4)
        told.addWidget(self.progress_text)
        told.addWidget(self.progress)
        busy.addLayout(told, 2)
        busy.addWidget(self.cancel, 1)
        self._busy.hide()
        for part in (self._idle, self._busy, self.problem):
            self.rows.addWidget(part)
        self.button.clicked.connect(lambda: self.deal_wanted.emit(self._deal, self.scope()))
        self.cancel.clicked.connect(self.cancel_wanted)

    # What the user changes

    def _change(self, **fields: object) -> None:
        deal = msgspec.structs.replace(self._deal, **fields)
        if deal != self._deal:
            self._deal = deal
            self._show_rows()
            self.deal_changed.emit(deal)

    def _wish(self, **fields: object) -> None:
        wish = msgspec.structs.replace(self._deal.wish or Wish(), **fields)
        self._change(wish=None if wish == Wish() else wish)

    def _take_spread(self, spread: object) -> None:
        kinds = len(self._names)
        counts = {str(kind): tiles for kind, tiles in even_shares(self._tiles, kinds).items()}
        weights = {str(kind): 1.0 for kind in range(1, kinds + 1)}
        self._change(
            weights=weights if spread == "weights" else None,
            counts=counts if spread == "counts" else None,
            # Rows of kinds say it all; a dealer refuses two numbers that contradict each other.
            kinds=self._deal.kinds if spread == "even" else None,
            copies=self._deal.copies if spread == "even" else None,
        )

    def _take_numbers(self, numbers: Mapping[Cell, int]) -> None:
        if spread_of(self._deal) == "counts":
            self._change(counts={str(kind): number for kind, number in numbers.items()})
        else:
            self._change(weights={str(kind): float(number) for kind, number in numbers.items()})

    def _unfold(self, unfolded: bool) -> None:
        """Show what is seldom needed, or hide it again where it says nothing."""
        self.more.setText(tr("Less") if unfolded else tr("More"))
        self.more.setIcon(icon("chevron-down" if unfolded else "chevron-right", "muted"))
        self._show_rows()

    def _show_rows(self) -> None:
        """Show the rows that a mode has; of those that are seldom needed, the ones that say something."""
        deal, wish = self._deal, self._deal.wish or Wish()
        spread, link, all_ = spread_of(deal), self._mode == "link", self.more.isChecked()
        asks_player = wish.p_win is not None or wish.player != Wish().player
        shown: dict[QWidget, bool] = {
            self.kinds: spread == "even",
            self.spread: all_ or spread != "even",
            self.copies: link and spread == "even" and (all_ or deal.copies is not None),
            self.opening: link,
            self.grade: link,
            self.lowest: link and (all_ or wish.lowest_pairs is not None),
            self.p_win: link and (all_ or wish.p_win is not None),
            self.player: link and (all_ or asks_player),
            self.method: link and (all_ or deal.method != Deal().method),
        }
        for field, is_shown in shown.items():
            self.show_row(field, is_shown)
        self.rows_of_kinds.setVisible(spread != "even")
        if spread != "even":
            numbers: Mapping[str, float] = deal.counts or deal.weights or {}
            step = 2 if spread == "counts" and link else 1
            self.rows_of_kinds.show_kinds(self._names, self._art, step=step)
            self.rows_of_kinds.show_numbers({int(kind): round(number) for kind, number in numbers.items()})
        self._show_sum()

    def _show_sum(self) -> None:
        """Say how the exact numbers add up: they must make the board's tiles."""
        counts = self._deal.counts
        self.sum.setVisible(counts is not None)
        if counts is not None:
            total = sum(counts.values())
            self.sum.setText(tr("{total} of {tiles} tiles", total=total, tiles=self._tiles))
            restyle(self.sum, tone="muted" if total == self._tiles else "warn")
