"""How the open cells are filled: kinds and copies, a wish for the board, a seed, and the deal itself."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Final, Literal, TypeAlias

import msgspec
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QProgressBar, QVBoxLayout, QWidget

from editor.art.tiles import TileArt
from editor.panels.controls import (
    Choice,
    FieldFrame,
    Option,
    RangeField,
    Segments,
    Stepper,
    icon_button,
    push_button,
    restyle,
    text_label,
)
from editor.panels.kind_rows import KindRows
from editor.panels.section import Section
from editor.theme import FIELD
from editor.words import tr
from levels.board import Cell
from levels.level import Deal, Mode, Wish
from levels.rules import Seed

Scope: TypeAlias = Literal["all", "selection", "rest"]
"""Which cells are dealt: all that are open, only the chosen ones, or all but those: they are locked."""
Spread: TypeAlias = Literal["even", "weights", "counts"]
MAX_KINDS: Final = 99
_SEED_LETTERS: Final = "0123456789abcdefghjkmnpqrstvwxyz"
_SEED_LENGTH: Final = 8


def fresh_seed() -> str:
    """Return a seed that nobody has used: eight letters and digits that are not mixed up in print."""
    return "".join(secrets.choice(_SEED_LETTERS) for _ in range(_SEED_LENGTH))


def _spread_of(deal: Deal) -> Spread:
    if deal.counts is not None:
        return "counts"
    return "weights" if deal.weights is not None else "even"


class SeedField(FieldFrame):
    """A seed, typed or thrown."""

    changed = Signal(object)
    """The seed, or None: a fresh one for every deal."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedWidth(FIELD)
        self.text = QLineEdit()
        self.text.setAccessibleName(tr("Seed"))
        self.text.setPlaceholderText(tr("any"))
        self.text.setProperty("kind", "bare")
        self.text.setMaxLength(64)
        self.dice = icon_button("dice", tr("Throw a seed"), side=26)
        self.row.addWidget(self.text, 1)
        self.row.addWidget(self.dice)
        self.watch(self.text)
        self.text.editingFinished.connect(lambda: self.changed.emit(self.value()))
        self.dice.clicked.connect(self._throw)

    def value(self) -> Seed | None:
        """Return what is typed: digits are a number, as other programs write their seeds."""
        text = self.text.text().strip()
        if text.lstrip("-").isascii() and text.lstrip("-").isdigit() and abs(int(text)) < 2**53:
            return int(text)
        return text or None

    def show_value(self, seed: Seed | None) -> None:
        self.text.setText("" if seed is None else str(seed))
        self.text.setCursorPosition(0)

    def _throw(self) -> None:
        self.show_value(fresh_seed())
        self.changed.emit(self.value())


class DealPanel(Section):
    """Shows how a level is dealt, and lets the user deal it.

    Contract: `show_mode`, `show_deal`, `show_kinds`, `show_open_cells`, `show_selection`, `show_problem` and
    `show_progress` show without telling. `deal_changed` carries the Deal after each change by the user;
    `deal_wanted` and `gallery_wanted` a Deal and a Scope; `cancel_wanted` that the deal in hand is to stop.
    """

    deal_changed = Signal(object)
    deal_wanted = Signal(object, str)
    gallery_wanted = Signal(object, str)
    cancel_wanted = Signal()

    def __init__(self, art: TileArt) -> None:
        super().__init__(tr("Deal"))
        self._art = art
        self._deal = Deal()
        self._names: Sequence[str] = ()
        self._mode: Mode = "link"
        self._make_fields()
        self._make_wishes()
        self._make_seed_and_scope()
        self._make_foot()
        self.show_mode("link")
        self.show_selection(0)

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
        """Show what a mode's deals have: wishes are for link boards."""
        self._mode = mode
        for field in (
            self.copies,
            self.method,
            self.grade,
            self.opening,
            self.lowest,
            self.p_win,
            self.player,
        ):
            self.show_row(field, mode == "link")
        self._hide_empty_choices()

    def show_choices(self, methods: Sequence[Option], players: Sequence[Option]) -> None:
        """Offer the methods of dealing and the players whose chances are wished for."""
        self.method.set_options(methods)
        self.player.set_options(players)
        self._hide_empty_choices()

    def show_deal(self, deal: Deal | None) -> None:
        """Show how a level is, or would be, dealt."""
        self._deal = deal or Deal()
        wish = self._deal.wish or Wish()
        self.kinds.show_value(self._deal.kinds or 0)
        self.copies.show_value(self._deal.copies or 0)
        self.spread.show_value(_spread_of(self._deal))
        self.method.show_value(self._deal.method)
        self.grade.show_value(wish.grade)
        self.opening.show_value(wish.opening_pairs)
        self.lowest.show_value(wish.lowest_pairs)
        low_high = wish.p_win
        self.p_win.show_value(
            None if low_high is None else (round(100 * low_high[0]), round(100 * low_high[1]))
        )
        self.player.show_value(wish.player)
        self.seed.show_value(self._deal.seed)
        self._show_rows()

    def show_kinds(self, names: Sequence[str], art: TileArt) -> None:
        """Name and draw the kinds for weights and counts."""
        self._names, self._art = names, art
        self._show_rows()

    def show_open_cells(self, note: str) -> None:
        """Show at the heading what is to be dealt: "128 slots"."""
        self.show_note(note)

    def show_selection(self, cells: int) -> None:
        """Say how many cells are chosen: then they can be dealt alone, or be locked."""
        self._nothing_chosen = cells == 0
        self.show_row(self.cells, cells > 0)

    def show_problem(self, text: str) -> None:
        """Say why a deal cannot be made; an empty text says that it can."""
        self.problem.setText(text)
        self.problem.setVisible(bool(text))
        self.button.setEnabled(not text)
        self.gallery.setEnabled(not text)

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
        self.kinds = Stepper(tr("Kinds"), 0, MAX_KINDS, off=tr("all"))
        self.copies = Stepper(tr("Copies"), 0, 98, step=2, off=tr("as they fit"))
        self.spread = Segments(
            tr("Spread"),
            [
                Option("even", tr("Even"), tr("As many tiles of every kind as can be")),
                Option("weights", tr("Odds"), tr("Some kinds come more often than others")),
                Option("counts", tr("Exact"), tr("So many tiles of each kind")),
            ],
        )
        self.rows_of_kinds = KindRows()
        self.method = Choice(tr("Method"))
        self.add_field(tr("Kinds"), self.kinds, tip=tr("How many kinds are dealt"))
        self.add_field(tr("Copies"), self.copies, tip=tr("Tiles of each kind; an even number can be cleared"))
        self.add_field(tr("Spread"), self.spread)
        self.rows.addWidget(self.rows_of_kinds)
        self.add_field(tr("Method"), self.method)
        self.method.setFixedWidth(FIELD)
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
        self.p_win = RangeField(tr("Chance to win"), 100, suffix=" %")
        self.player = Choice(tr("Player"))
        self.player.setFixedWidth(FIELD)
        self.add_field(tr("Opening pairs"), self.opening, tip=tr("Pairs that link on the dealt board"))
        self.add_field(tr("Fewest pairs"), self.lowest, tip=tr("The tightest moment of the solution"))
        self.add_field(tr("Grade"), self.grade, tip=tr("1 is easy, 5 is hard; press again for any"))
        self.add_field(tr("Chance to win"), self.p_win, tip=tr("How often the player below clears the board"))
        self.add_field(tr("Player"), self.player)
        self.opening.changed.connect(lambda pairs: self._wish(opening_pairs=pairs))
        self.lowest.changed.connect(lambda pairs: self._wish(lowest_pairs=pairs))
        self.grade.changed.connect(lambda grade: self._wish(grade=grade))
        self.p_win.changed.connect(
            lambda range_: self._wish(p_win=None if range_ is None else (range_[0] / 100, range_[1] / 100))
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
        self.gallery = push_button(tr("Gallery"), kind="tall")
        self.gallery.setToolTip(tr("Deal many boards and choose among them"))
        self._idle = QWidget()
        idle = QHBoxLayout(self._idle)
        idle.setContentsMargins(0, 4, 0, 0)
        idle.setSpacing(8)
        idle.addWidget(self.button, 2)
        idle.addWidget(self.gallery, 1)
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
        self.rows.addWidget(self.problem)
        self.rows.addWidget(self._idle)
        self.rows.addWidget(self._busy)
        self.button.clicked.connect(lambda: self.deal_wanted.emit(self._deal, self.scope()))
        self.gallery.clicked.connect(lambda: self.gallery_wanted.emit(self._deal, self.scope()))
        self.cancel.clicked.connect(self.cancel_wanted)

    # What the user changes

    def _change(self, **fields: object) -> None:
        deal = msgspec.structs.replace(self._deal, **fields)
        if deal != self._deal:
            self._deal = deal
            if "kinds" in fields:
                self._show_rows()
            self.deal_changed.emit(deal)

    def _wish(self, **fields: object) -> None:
        wish = msgspec.structs.replace(self._deal.wish or Wish(), **fields)
        self._change(wish=None if wish == Wish() else wish)

    def _take_spread(self, spread: object) -> None:
        every = {str(kind): 1 for kind in range(1, len(self._shown_names()) + 1)}
        self._change(
            weights=dict.fromkeys(every, 1.0) if spread == "weights" else None,
            counts=dict.fromkeys(every, 2) if spread == "counts" else None,
        )
        self._show_rows()

    def _take_numbers(self, numbers: Mapping[Cell, int]) -> None:
        if _spread_of(self._deal) == "counts":
            self._change(counts={str(kind): number for kind, number in numbers.items()})
        else:
            self._change(weights={str(kind): float(number) for kind, number in numbers.items()})

    def _shown_names(self) -> Sequence[str]:
        return self._names[: self._deal.kinds] if self._deal.kinds else self._names

    def _show_rows(self) -> None:
        spread = _spread_of(self._deal)
        self.rows_of_kinds.setVisible(spread != "even")
        numbers: Mapping[str, float] = self._deal.counts or self._deal.weights or {}
        if spread != "even":
            by_kind = {int(kind): round(number) for kind, number in numbers.items()}
            self.rows_of_kinds.show_kinds(self._shown_names(), by_kind, self._art, high=998)
        restyle(self.rows_of_kinds, spread=spread)

    def _hide_empty_choices(self) -> None:
        for choice in (self.method, self.player):
            self.show_row(choice, self._mode == "link" and choice.count() > 1)
