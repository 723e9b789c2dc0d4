"""The palette: what the brush paints, as pictures, with counts; several kinds make a random brush."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QMenu, QToolButton, QVBoxLayout, QWidget

from editor.art.themes import THEMES, theme_title, themes_for
from editor.art.tiles import TileArt
from editor.panels.cell_buttons import CellButton, CellState
from editor.panels.controls import CheckBox, ElidedLabel, Stepper, icon_button, push_button, text_label
from editor.panels.roving import RovingGrid
from editor.panels.section import Section
from editor.words import count, tr
from levels.board import EMPTY, SLOT, VOID, WALL, Cell

KINDS_ACROSS: Final = 7
_TILE: Final = 34
_MOST_ORBS: Final = 12
_MOST_KINDS: Final = 300
"""A palette with more pictures than this is no palette; kinds beyond are reached with the eyedropper."""


class PalettePanel(Section):
    """Shows what can be painted, and what the brush paints.

    Contract: `show_art`, `show_kinds`, `show_brush` and `show_mode` show without telling. `cell_chosen`
    carries a cell code to paint from now on; `mix_changed` the odds of a random brush by cell code, empty
    when it is given up; `plus_chosen` whether orbs are painted with the plus mark; `theme_chosen` the id of a
    theme to draw kinds in. What is lit changes only when `show_brush` answers. A click with Ctrl adds a cell
    to the random brush, or takes it out.
    """

    theme_chosen = Signal(str)
    pictures_dropped = Signal(int, object)
    """Files (a list of Path) were dropped on a kind."""
    menu_wanted = Signal(int, object)
    """The menu of a kind is asked for, at a QPoint of the screen."""
    cell_chosen = Signal(int)
    mix_changed = Signal(object)
    plus_chosen = Signal(bool)

    def __init__(self, art: TileArt) -> None:
        super().__init__(tr("Palette"))
        self._art = art
        self._names: Sequence[str] = ()
        self._counts: Mapping[Cell, int] = {}
        self._cell: Cell = SLOT
        self._mix: dict[Cell, float] = {}
        self._orbs = False
        self._titles: dict[Cell, str] = {}
        self.buttons: dict[Cell, CellButton] = {}
        self._bare_keys = RovingGrid(4, self)
        self._kind_keys = RovingGrid(KINDS_ACROSS, self)
        self.rows.setSpacing(8)
        self.rows.addLayout(self._bare_row())
        self._grid = QGridLayout()
        self._grid.setSpacing(2)
        self.rows.addLayout(self._grid)
        self.plus = CheckBox(tr("Plus orbs: one more combo each"))
        self.plus.toggled.connect(self.plus_chosen)
        self.rows.addWidget(self.plus)
        self.reading = ElidedLabel("", "caption", "muted")
        self.theme_button = icon_button("picture", tr("Theme of the pictures"), tone="muted")
        self.theme_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.theme_button.setMenu(QMenu(self.theme_button))
        foot = QHBoxLayout()
        foot.setSpacing(4)
        foot.addWidget(self.reading, 1)
        foot.addWidget(self.theme_button)
        self.rows.addLayout(foot)
        self._mix_rows = QVBoxLayout()
        self._mix_rows.setSpacing(4)
        self._mix_box = QWidget()
        self._mix_box.setLayout(self._mix_rows)
        self._mix_rows.setContentsMargins(0, 0, 0, 0)
        self.rows.addWidget(self._mix_box)
        self.show_mode("link")
        self.show_kinds([], {})

    def show_art(self, art: TileArt) -> None:
        """Draw the kinds in another theme, or in the colours of another look."""
        self._art = art
        self._refresh()
        self._show_mix()
        self._list_themes()

    def show_mode(self, mode: str) -> None:
        """Show what only one mode has: marks of plus orbs, or of kinds that cannot be cleared in pairs."""
        self._orbs = mode == "orb"
        self.plus.setVisible(self._orbs)
        self._refresh()
        self._list_themes()

    def show_kinds(self, names: Sequence[str], counts: Mapping[Cell, int]) -> None:
        """Show kinds 1 to len(names) by name, with the tiles of each on the board; more are shown if in use.

        Without names the kinds of the theme are shown.
        """
        self._names, self._counts = names, counts
        offered = len(names) or len(self._art.theme.kinds)
        if self._orbs:
            # An orb level in a pack of tiles must not offer forty orbs that are only numbers.
            offered = min(offered, _MOST_ORBS)
        wanted = min(max(offered, *counts, 1), _MOST_KINDS)
        have = sum(code > EMPTY for code in self.buttons)
        if wanted != have:
            self._make_kinds(wanted)
        used = sum(counts.get(kind, 0) > 0 for kind in range(1, wanted + 1))
        self.show_note(count(used, "{n} kind in use", "{n} kinds in use"))
        self._refresh()

    def show_brush(self, cell: Cell, mix: Mapping[Cell, float] | None = None, *, plus: bool = False) -> None:
        """Light what the brush paints: one cell, or the cells of a random brush."""
        self._cell, self._mix = cell, dict(mix or {})
        self.plus.blockSignals(True)
        self.plus.setChecked(plus)
        self.plus.blockSignals(False)
        self._refresh()
        self._show_mix()
        self._read(cell)

    def _list_themes(self) -> None:
        """Offer the themes, those drawn for the mode first."""
        menu = self.theme_button.menu()
        wanted = [theme.id for theme in themes_for("orb" if self._orbs else "link")]
        if [action.data() for action in menu.actions()] != wanted:
            menu.clear()
            for name in wanted:
                action = menu.addAction(theme_title(THEMES[name]))
                action.setData(name)
                action.setCheckable(True)
                action.triggered.connect(lambda _=False, name=name: self.theme_chosen.emit(name))
        for action in menu.actions():
            action.setChecked(action.data() == self._art.theme.id)

    def kind_name(self, kind: Cell) -> str:
        """Return what the pack, or else the theme, calls a kind."""
        return self._names[kind - 1] if kind <= len(self._names) else self._art.theme.kind_name(kind)

    def _bare_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(4)
        titles = {
            SLOT: (tr("Slot"), tr("its kind is dealt")),
            EMPTY: (tr("Empty"), tr("no tile, paths pass")),
            WALL: (tr("Wall"), tr("blocks paths and falls")),
            VOID: (tr("Void"), tr("not part of the board")),
        }
        for code, (title, tip) in titles.items():
            button = self._make_button(code, QSize(60, 54))
            button.caption = title
            self._titles[code] = tr("{what}: {why}", what=title, why=tip)
            row.addWidget(button)
        self._bare_keys.set_buttons(list(self.buttons.values()))
        return row

    def _make_button(self, code: Cell, size: QSize) -> CellButton:
        button = CellButton(code, size)
        button.picked.connect(self._pick)
        button.reached.connect(self._read)
        button.dropped.connect(self.pictures_dropped)
        button.menu_wanted.connect(self.menu_wanted)
        self.buttons[code] = button
        return button

    def _make_kinds(self, wanted: int) -> None:
        for kind in [code for code in self.buttons if code > wanted]:
            button = self.buttons.pop(kind)
            self._grid.removeWidget(button)
            # It goes only with the next turn of the event loop, and must not be seen until then.
            button.hide()
            button.deleteLater()
        for kind in range(1, wanted + 1):
            if kind not in self.buttons:
                button = self._make_button(kind, QSize(_TILE, _TILE))
                self._grid.addWidget(button, (kind - 1) // KINDS_ACROSS, (kind - 1) % KINDS_ACROSS)
        self._kind_keys.set_buttons([button for code, button in self.buttons.items() if code > EMPTY])
        # New buttons come last for the tabulator, wherever they stand.
        for before, after in itertools.pairwise((*self.buttons.values(), self.plus, self.theme_button)):
            QWidget.setTabOrder(before, after)

    def _refresh(self) -> None:
        lit = {code for code, button in self.buttons.items() if button.state.lit}
        for code, button in self.buttons.items():
            button.show_state(self._state(code), self._art)
        if lit != {code for code, button in self.buttons.items() if button.state.lit}:
            self._bare_keys.settle()
            self._kind_keys.settle()

    def _state(self, code: Cell) -> CellState:
        total = sum(self._mix.values())
        lit = code in self._mix if self._mix else code == self._cell
        share = self._mix[code] / total if code in self._mix and total else None
        if code <= EMPTY:
            return CellState(name=self._titles[code], lit=lit, share=share)
        number = self._counts.get(code, 0)
        return CellState(
            name=self.kind_name(code),
            number=self._number_words(code),
            odd=number if self._is_odd(code) else None,
            lit=lit,
            dimmed=number == 0,
            share=share,
        )

    def _read(self, code: Cell) -> None:
        """Say below the pictures what the pointer or the keyboard came to."""
        if code <= EMPTY:
            self.reading.show_text(self._titles[code])
            return
        self.reading.show_text(f"{self.kind_name(code)} · {self._number_words(code)}")

    def _is_odd(self, kind: Cell) -> bool:
        """Tiles of a kind that is odd cannot be cleared in pairs; orbs are not cleared in pairs."""
        return not self._orbs and self._counts.get(kind, 0) % 2 == 1

    def _number_words(self, kind: Cell) -> str:
        number = self._counts.get(kind, 0)
        if self._orbs:
            return count(number, "{n} orb", "{n} orbs")
        words = count(number, "{n} tile", "{n} tiles")
        return tr("{words}, odd", words=words) if self._is_odd(kind) else words

    def _pick(self, code: Cell, adding: bool) -> None:
        if not adding:
            self.cell_chosen.emit(code)
            return
        mix = self._mix or {self._cell: 1.0}
        mix = (
            {cell: odds for cell, odds in mix.items() if cell != code} if code in mix else {**mix, code: 1.0}
        )
        self._tell_mix(mix)

    def _tell_mix(self, mix: dict[Cell, float]) -> None:
        if len(mix) > 1:
            self.mix_changed.emit(mix)
        else:
            self.mix_changed.emit({})
            if mix:
                self.cell_chosen.emit(next(iter(mix)))

    def _show_mix(self) -> None:
        while (item := self._mix_rows.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self._mix_box.setVisible(bool(self._mix))
        if not self._mix:
            return
        self._mix_rows.addWidget(text_label(tr("Random brush"), "section"))
        for code, odds in self._mix.items():
            self._mix_rows.addWidget(self._mix_row(code, odds))
        stop = push_button(tr("Paint one kind"), kind="quiet")
        stop.clicked.connect(lambda: self._tell_mix({self._cell: 1.0}))
        self._mix_rows.addWidget(stop, 0, Qt.AlignmentFlag.AlignLeft)

    def _mix_row(self, code: Cell, odds: float) -> QWidget:
        name = self.kind_name(code) if code > EMPTY else self.buttons[code].caption
        picture = QLabel()
        image = self._art.palette_image(code, 24, self.devicePixelRatioF())
        picture.setPixmap(QPixmap.fromImage(image))
        weight = Stepper(tr("Weight of {kind}", kind=name), 1, 99)
        weight.show_value(max(1, round(odds)))
        weight.setFixedWidth(100)
        weight.changed.connect(lambda value: self._tell_mix({**self._mix, code: float(value)}))
        remove = icon_button("close", tr("Leave out {kind}", kind=name), tone="muted")
        remove.clicked.connect(
            lambda: self._tell_mix({cell: each for cell, each in self._mix.items() if cell != code})
        )
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(6)
        line.addWidget(picture)
        line.addWidget(ElidedLabel(name, "caption"), 1)
        line.addWidget(weight)
        line.addWidget(remove)
        return row
