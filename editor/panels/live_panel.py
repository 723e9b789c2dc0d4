"""The live result of an orb board: combos, wave by wave, and how far from the most it could give."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from editor.art.tiles import TileArt
from editor.panels.combo_chips import ComboChips, ComboFact, Meter
from editor.panels.controls import CheckBox, WrappedLabel, text_label
from editor.panels.kind_yields import KindYields, YieldFact
from editor.panels.section import Section
from editor.words import count, phrases, tr


@dataclass(frozen=True, kw_only=True)
class LiveResult:
    """What an orb board gives."""

    waves: tuple[tuple[ComboFact, ...], ...] = ()
    after: str = ""
    """Of which board: "as painted", "after the drag"."""
    steps: int | None = None
    """Steps of the drag, if there is one."""
    most: int | None = None
    """The most combos that the orbs could give, if that is known."""
    by_kind: tuple[YieldFact, ...] = ()
    """What each kind on the board gives."""
    odds: str = ""
    """What skyfall adds, in a sentence or two; empty where nothing falls in."""
    plays_sky: bool = False
    """The cascade is played with what falls in."""

    @property
    def total(self) -> int:
        return sum(1 + combo.plus for wave in self.waves for combo in wave)


class LivePanel(Section):
    """Shows a LiveResult.

    Contract: `show_result` shows; `combo_reached` carries wave and combo (from 0) under the pointer, or -1
    and -1, so that the canvas can point them out; `sky_toggled` says whether to play what falls in.
    """

    combo_reached = Signal(int, int)
    sky_toggled = Signal(bool)

    def __init__(self, art: TileArt) -> None:
        super().__init__(tr("Live"))
        self._art = art
        self._result = LiveResult()
        self._shown: tuple[LiveResult, TileArt] | None = None
        self.total = text_label("0", "figure")
        self.unit = text_label("", "section")
        self.detail = text_label("", "caption", "muted")
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addStretch(1)
        words.addWidget(self.unit)
        words.addWidget(self.detail)
        words.addStretch(1)
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(self.total)
        head.addLayout(words, 1)
        self.chips = ComboChips()
        self.chips.reached.connect(self.combo_reached)
        self.most_label = text_label(tr("Most this board allows"), "caption", "muted")
        self.most = text_label("", "caption")
        most = QHBoxLayout()
        most.addWidget(self.most_label, 1)
        most.addWidget(self.most)
        self.meter = Meter()
        self.by_kind = KindYields()
        self.odds = WrappedLabel("", "caption", "muted")
        self.sky = CheckBox(tr("Play what falls in"))
        self.sky.toggled.connect(self.sky_toggled)
        self.rows.addLayout(head)
        self.rows.addWidget(self.chips)
        self.rows.addLayout(most)
        self.rows.addWidget(self.meter)
        self.rows.addWidget(self.by_kind)
        self.rows.addWidget(self.odds)
        self.rows.addWidget(self.sky)
        self.show_result(LiveResult())

    def show_art(self, art: TileArt) -> None:
        """Draw the orbs in another theme, or in the colours of another look."""
        self._art = art
        self.show_result(self._result)

    def show_result(self, result: LiveResult) -> None:
        """Show what the board gives now."""
        if (result, self._art) == self._shown:
            return
        self._shown = (result, self._art)
        self._result = result
        total = result.total
        self.show_note(result.after)
        self.total.setText(str(total))
        self.unit.setText(tr("combo") if total == 1 else tr("combos"))
        waves = count(len(result.waves), "in {n} wave", "in {n} waves")
        steps = "" if result.steps is None else count(result.steps, "{n} step", "{n} steps")
        self.detail.setText(phrases((waves, steps)))
        self.chips.show_waves(result.waves, self._art)
        self.chips.setVisible(bool(result.waves))
        for part in (self.most_label, self.most, self.meter):
            part.setVisible(result.most is not None)
        if result.most is not None:
            gap = max(0, result.most - total)
            self.most.setText(tr("{total} of {most}, gap {gap}", total=total, most=result.most, gap=gap))
            self.meter.show_share(total, result.most)
        self.by_kind.show_yields(result.by_kind, self._art)
        self.by_kind.setVisible(bool(result.by_kind))
        self.odds.show_text(result.odds)
        self.odds.setVisible(bool(result.odds))
        self.sky.setVisible(bool(result.odds))
        self.sky.blockSignals(True)
        self.sky.setChecked(result.plays_sky)
        self.sky.blockSignals(False)
