"""The column at the right: the panels, bound to the level, the pack and the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from editor.art.themes import THEMES
from editor.art.tiles import TileArt
from editor.canvas.readout import known_name
from editor.document import Document
from editor.following import Follower
from editor.pack_theme import choose_theme
from editor.panels.deal_panel import DealPanel
from editor.panels.history_panel import HistoryPanel
from editor.panels.palette_panel import PalettePanel
from editor.panels.properties import LevelForm, PackForm
from editor.panels.rules_panel import RulesPanel
from editor.panels.section import Section
from editor.theme import PANEL_WIDTH
from editor.tools.hand import Hand
from editor.words import later, tr
from levels.board import Cell
from levels.level import Mode, Pack

_EDIT_TEXTS: Final = {
    "title": later("Rename a level"),
    "tags": later("Change the tags"),
    "time_limit": later("Change the time limit"),
    "notes": later("Change the notes"),
    "custom": later("Change the custom data"),
}
_PACK_TEXTS: Final = {
    "title": later("Rename the pack"),
    "author": later("Change the author"),
    "license": later("Change the licence"),
    "kinds": later("Change the kinds"),
    "custom": later("Change the custom data of the pack"),
}


class SideColumn(QScrollArea):
    """Palette, rules, deal, level and pack, one under the other."""

    said = Signal(str)
    """Something the designer should hear about what was just tried."""

    def __init__(self, hand: Hand, art: TileArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hand = hand
        self._art = art
        self._follower = Follower(self.follow, self)
        self._mode: Mode = "link"
        self.palette_panel = PalettePanel(art)
        self.rules = RulesPanel()
        self.deal = DealPanel(art)
        self.level_form = LevelForm()
        self.pack_form = PackForm()
        self.history = HistoryPanel()
        holder = QWidget()
        holder.setProperty("surface", "panel")
        self.column = QVBoxLayout(holder)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(0)
        for section in self.sections:
            self.column.addWidget(section)
        self.column.addStretch(1)
        self.level_form.fold(True)
        self.pack_form.fold(True)
        self.setWidget(holder)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumWidth(PANEL_WIDTH)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.palette_panel.cell_chosen.connect(lambda cell: hand.choose(cell, plus=hand.grip.plus))
        self.palette_panel.mix_changed.connect(lambda mix: hand.hold(mix=mix))
        self.palette_panel.plus_chosen.connect(lambda plus: hand.hold(plus=plus))
        self.palette_panel.theme_chosen.connect(self._choose_theme)
        self.rules.rules_changed.connect(self._change_rules)
        for form in (self.level_form, self.pack_form):
            form.folded.connect(lambda _folded: self.follow())
        self.level_form.edited.connect(self._change_level)
        self.pack_form.edited.connect(self._change_pack)
        hand.changed.connect(self._follow_hand)
        self._follow_hand()

    @property
    def sections(self) -> tuple[Section, ...]:
        """The panels from top to bottom."""
        return (self.palette_panel, self.rules, self.deal, self.level_form, self.pack_form, self.history)

    def set_document(self, document: Document | None) -> None:
        """Show another pack."""
        self._follower.set_document(document)
        self.history.set_document(document)

    def set_art(self, art: TileArt) -> None:
        """Draw the palette in another theme or other colours."""
        self._art = art
        self.palette_panel.show_art(art)
        self.follow()

    def add_panels(self, panels: Sequence[Section]) -> None:
        """Put panels at the head of the column."""
        for place, panel in enumerate(panels):
            self.column.insertWidget(place, panel)

    def reveal(self, section: Section) -> None:
        """Unfold a panel and bring it into sight."""
        section.fold(False)
        self.follow()
        self.ensureWidgetVisible(section, 0, 0)
        first = section.body.findChild(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        if first is not None:
            first.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def reveal_kind(self, kind: Cell) -> None:
        """Unfold the palette, and bring a kind of it into sight."""
        self.palette_panel.fold(False)
        button = self.palette_panel.buttons.get(kind)
        if button is not None:
            self.ensureWidgetVisible(button)
            button.setFocus(Qt.FocusReason.TabFocusReason)

    @property
    def _document(self) -> Document | None:
        return self._follower.document

    def follow(self) -> None:
        """Show what the document holds now."""
        document = self._document
        level = None if document is None else document.level
        # A form that is folded away is filled when it is unfolded: a pack can have hundreds of kinds.
        if document is not None and not self.pack_form.body.isHidden():
            self.pack_form.show_pack(document.pack)
        if not self.level_form.body.isHidden():
            self.level_form.show_level(level)
        for section in (self.palette_panel, self.rules):
            section.body.setEnabled(level is not None)
        if document is None or level is None:
            return
        names = [known_name(kind.name) for kind in document.pack.kinds]
        if level.mode != self._mode:
            self._mode = level.mode
            self.palette_panel.show_mode(level.mode)
        self.palette_panel.show_kinds(names, level.shown.kind_counts())
        self.rules.show_rules(level.rules)
        self.rules.show_kinds(names or self._art.theme.kind_names(), self._art)

    def _follow_hand(self) -> None:
        grip = self._hand.grip
        self.palette_panel.show_brush(grip.cell, grip.mix, plus=grip.plus)

    def _choose_theme(self, name: str) -> None:
        if self._document is not None and self._document.level is not None:
            choose_theme(self._document, self._document.level.mode, THEMES[name])

    def _change_rules(self, rules: object) -> None:
        if self._document is not None and self._document.level is not None:
            self._document.change_level(tr("Change the rules"), merge="rules", rules=rules)

    def _change_level(self, name: str, value: object) -> None:
        if self._document is not None and self._document.level is not None:
            level = msgspec.structs.replace(self._document.level, **{name: value})
            self._document.replace_level(level, tr(_EDIT_TEXTS[name]), merge=f"level-{name}")

    def _change_pack(self, name: str, value: object) -> None:
        if self._document is None:
            return
        if (
            name == "kinds"
            and isinstance(value, tuple)
            and (used := _highest(self._document.pack)) > len(value) > 0
        ):
            self.said.emit(tr("Kind {n} is still on a board: repaint it there first.", n=used))
            self.follow()
        else:
            self._document.change_pack(tr(_PACK_TEXTS[name]), **{name: value})


def _highest(pack: Pack) -> int:
    """Return the highest kind on any board of a pack."""
    boards = (board for level in pack.levels for board in (level.layout, level.board) if board is not None)
    return max((int(board.cells.max()) for board in boards), default=0)
