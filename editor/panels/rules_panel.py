"""The rules of the level that is shown: turns, border and collapse, or runs, moves and skyfall."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from PySide6.QtCore import Signal

from editor.art.tiles import TileArt
from editor.panels.collapse_picker import CollapseField
from editor.panels.controls import Option, Segments, Stepper
from editor.panels.kind_rows import KindRows
from editor.panels.section import Section
from editor.panels.seed_field import SeedField, fresh_seed
from editor.words import tr
from levels.board import Cell
from levels.rules import MAX_TURNS, LinkRules, OrbRules, Seed, Skyfall

Rules = LinkRules | OrbRules
_Control = Stepper | Segments | CollapseField


def _same(value: Any) -> Any:
    return value


@dataclass(frozen=True, kw_only=True)
class _Row:
    """One rule: the rules it belongs to, its name there, its control, and how values are converted."""

    kind: type[Rules]
    name: str
    label: str
    control: _Control
    tip: str = ""
    to_control: Callable[[Any], Any] = _same
    from_control: Callable[[Any], Any] = _same


class RulesPanel(Section):
    """Shows the rules of one level, and tells what the user makes of them.

    Contract: `show_rules(rules)` shows a level's rules without telling; `rules_changed` carries the new
    LinkRules or OrbRules after each change by the user; `show_kinds` names and draws the kinds that may fall
    in. The panel keeps no other state.
    """

    rules_changed = Signal(object)
    """The LinkRules or OrbRules that the user made."""

    def __init__(self) -> None:
        super().__init__(tr("Rules"))
        self._rules: Rules = LinkRules()
        self.max_turns = Stepper(tr("Most turns"), 0, MAX_TURNS)
        self.border = Segments(
            tr("Border"),
            [
                Option("open", tr("Open"), tr("Links may pass around the board, one cell outside")),
                Option("closed", tr("Closed"), tr("Links stay on the board")),
            ],
        )
        self.collapse = CollapseField()
        self.run = Stepper(tr("Match run"), 1, 16)
        self.group = Stepper(tr("Least group"), 0, 256, off=tr("as run"))
        self.move_rule = Segments(
            tr("Moves"),
            [
                Option("drag", tr("Drag"), tr("One orb is dragged, swapping with each cell it enters")),
                Option("free", tr("Swaps"), tr("Any two neighbours may swap")),
            ],
        )
        self.diagonal = Segments(
            tr("Directions"),
            [
                Option(False, "4", tr("Up, down, left, right")),
                Option(True, "8", tr("Diagonals too")),
            ],
        )
        self.max_steps = Stepper(tr("Most steps"), -1, 999, off=tr("no limit"))
        self.skyfall = Segments(
            tr("Skyfall"),
            [
                Option(False, tr("Off"), tr("Nothing falls in")),
                Option(True, tr("On"), tr("Seeded orbs fall into the cells that a wave leaves empty")),
            ],
        )
        self.sky_seed = SeedField()
        self.sky_spread = Segments(
            tr("Kinds that fall"),
            [
                Option(False, tr("Even"), tr("Every kind on the board alike")),
                Option(True, tr("Odds"), tr("Some kinds come more often than others")),
            ],
        )
        self.sky_rows = KindRows()
        self._names: Sequence[str] = ()
        self._rows = self._table()
        for row in self._rows:
            self.add_field(row.label, row.control, tip=row.tip)
            row.control.changed.connect(lambda value, row=row: self._change(row, value))
        self.add_field(tr("Sky seed"), self.sky_seed, tip=tr("The same seed lets the same orbs fall in"))
        self.add_field(tr("Kinds that fall"), self.sky_spread)
        self.rows.addWidget(self.sky_rows)
        self.sky_seed.changed.connect(self._take_seed)
        self.sky_spread.changed.connect(self._take_spread)
        self.sky_rows.changed.connect(self._take_weights)
        self.show_rules(self._rules)

    def rules(self) -> Rules:
        """Return the rules as they are shown."""
        return self._rules

    def show_rules(self, rules: Rules) -> None:
        """Show a level's rules; fields of the other mode are hidden."""
        self._rules = rules
        for row in self._rows:
            fits = isinstance(rules, row.kind)
            self.show_row(row.control, fits)
            if fits:
                row.control.show_value(row.to_control(getattr(rules, row.name)))

        self._show_sky()

    def show_kinds(self, names: Sequence[str], art: TileArt) -> None:
        """Name and draw the kinds that may fall in."""
        self._names = names
        if self._skyfall is not None and self._skyfall.weights:
            self.sky_rows.show_kinds(names, art, step=1)
            self._show_sky()

    @property
    def _skyfall(self) -> Skyfall | None:
        return self._rules.skyfall if isinstance(self._rules, OrbRules) else None

    def _show_sky(self) -> None:
        """Show what falls in, and how often which kind."""
        skyfall = self._skyfall
        for field in (self.sky_seed, self.sky_spread):
            self.show_row(field, skyfall is not None)
        self.sky_rows.setVisible(skyfall is not None and bool(skyfall.weights))
        if skyfall is not None:
            self.sky_seed.show_value(skyfall.seed)
            self.sky_spread.show_value(bool(skyfall.weights))
            self.sky_rows.show_numbers({int(kind): round(odds) for kind, odds in skyfall.weights.items()})

    def _table(self) -> tuple[_Row, ...]:
        return (
            _Row(
                kind=LinkRules,
                name="max_turns",
                label=tr("Most turns"),
                control=self.max_turns,
                tip=tr("How often a link may turn"),
            ),
            _Row(kind=LinkRules, name="border", label=tr("Border"), control=self.border),
            _Row(kind=LinkRules, name="collapse", label=tr("Collapse"), control=self.collapse),
            _Row(
                kind=OrbRules,
                name="run",
                label=tr("Match run"),
                control=self.run,
                tip=tr("How many orbs of a kind in a row match"),
            ),
            _Row(
                kind=OrbRules,
                name="group",
                label=tr("Least group"),
                control=self.group,
                tip=tr("The fewest orbs of a combo"),
                to_control=lambda group: group or 0,
                from_control=lambda shown: shown or None,
            ),
            _Row(kind=OrbRules, name="move", label=tr("Moves"), control=self.move_rule),
            _Row(kind=OrbRules, name="diagonal", label=tr("Directions"), control=self.diagonal),
            _Row(
                kind=OrbRules,
                name="max_steps",
                label=tr("Most steps"),
                control=self.max_steps,
                tip=tr("How many steps a drag may have"),
                to_control=lambda steps: -1 if steps is None else steps,
                from_control=lambda shown: None if shown < 0 else shown,
            ),
            _Row(
                kind=OrbRules,
                name="skyfall",
                label=tr("Skyfall"),
                control=self.skyfall,
                to_control=lambda skyfall: skyfall is not None,
                from_control=lambda shown: Skyfall(seed="1") if shown else None,
            ),
        )

    def _change(self, row: _Row, value: object) -> None:
        rules = msgspec.structs.replace(self._rules, **{row.name: row.from_control(value)})
        if rules != self._rules:
            self._rules = rules
            self.rules_changed.emit(rules)

    def _take_seed(self, seed: Seed | None) -> None:
        self._change_sky(seed=fresh_seed() if seed is None else seed)

    def _take_spread(self, by_odds: object) -> None:
        self._change_sky(
            weights={str(kind): 1.0 for kind in range(1, len(self._names) + 1)} if by_odds else {}
        )

    def _take_weights(self, numbers: Mapping[Cell, int]) -> None:
        old = {} if self._skyfall is None else self._skyfall.weights
        weights = {}
        for kind, number in numbers.items():
            odds = old.get(str(kind), 0.0)
            # Odds between two whole numbers, written by hand, stay as they are until they are touched.
            weights[str(kind)] = odds if round(odds) == number else float(number)
        self._change_sky(weights=weights)

    def _change_sky(self, **fields: object) -> None:
        skyfall = self._skyfall
        if skyfall is None or not isinstance(self._rules, OrbRules):
            return
        changed = msgspec.structs.replace(skyfall, **fields)
        if changed != skyfall:
            self._rules = msgspec.structs.replace(self._rules, skyfall=changed)
            self.rules_changed.emit(self._rules)
