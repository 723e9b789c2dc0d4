"""The tool options: what can be set about the tool in hand, and what the canvas shows.

Where there is not enough room captions go first, then words that are also in tooltips, then the mirrors
become a menu, and what the rail shows too is left to the rail.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from editor.art.icons import icon
from editor.document import Document
from editor.following import Follower
from editor.frame.controls import WordButton
from editor.frame.mirror_menu import MirrorMenu
from editor.panels.controls import ElidedLabel, Option, Segments, text_label
from editor.theme import CONTROL
from editor.tools.gestures import TOOLS
from editor.tools.hand import Hand
from editor.tools.symmetry import SYMMETRIES
from editor.words import tr

OPTIONS_HEIGHT: Final = 40
_AFTER_TITLE: Final = 4
_SPACING: Final = (8, 8, 8, 4)
"""Between controls, by the stage of giving way."""
_SIZED: Final = ("brush", "eraser", "line", "rectangle", "ellipse")
_FILLED: Final = ("rectangle", "ellipse")
_BARE: Final = ("pick",)
_ICONS_ONLY: Final = 2
_LEAST: Final = 3
"""The stages of giving way: all is shown; no captions; no words on buttons; the least that does."""


class ToolOptions(QFrame):
    """Follows the hand: shows what its tool can be set to."""

    turned = Signal(str)
    """The selection or the board is to be turned, by a name in `editor.tools.transforms.TURNS`."""

    def __init__(self, hand: Hand, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("surface", "panel")
        self.setFixedHeight(OPTIONS_HEIGHT)
        self._hand = hand
        self._follower = Follower(self.follow, self)
        self._shape: tuple[int, int] | None = None
        self._said = ""
        self._make_controls()
        self._lay_out()
        self._bind(hand)
        hand.changed.connect(self.follow)
        self.follow()

    def _make_controls(self) -> None:
        self._title = text_label(role="section")
        self._size_label = text_label(tr("Size"), "caption", "muted")
        self._size = Segments(tr("Size"), [Option(n, str(n)) for n in (1, 2, 3, 5)])
        self._size.setFixedWidth(4 * 30)
        self._mirror_label = text_label(tr("Mirror"), "caption", "muted")
        self.mirror = Segments(
            tr("Mirror"),
            [
                Option(name, "", tr(symmetry.title), icon(symmetry.icon))
                for name, symmetry in SYMMETRIES.items()
            ],
        )
        self.mirror.setMinimumWidth(len(SYMMETRIES) * CONTROL)
        self.mirror_menu = MirrorMenu()
        self._filled = Segments(
            tr("Shape"),
            [
                Option(False, "", tr("Outline"), icon("rectangle")),
                Option(True, "", tr("Filled"), icon("rectangle-filled")),
            ],
        )
        self._filled.setFixedWidth(2 * 36)
        self._reach = Segments(tr("Reach"), [Option(True, tr("Touching")), Option(False, tr("All alike"))])
        self._select = Segments(
            tr("Select"),
            [
                Option("select", tr("Area"), tr(TOOLS["select"].tip)),
                Option("wand", tr("Touching"), tr(TOOLS["wand"].tip)),
                Option("kind", tr("Kind"), tr(TOOLS["kind"].tip)),
            ],
        )
        self.turns = {
            "flip-h": self._turn_button("flip-horizontal", "flip-h", tr("Flip left and right")),
            "flip-v": self._turn_button("flip-vertical", "flip-v", tr("Flip top and bottom")),
            "turn-left": self._turn_button("rotate-left", "turn-left", tr("Turn left")),
            "turn-right": self._turn_button("rotate", "turn-right", tr("Turn right")),
        }

    def _lay_out(self) -> None:
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(14, 0, 14, 0)
        self.row.setSpacing(_SPACING[0])
        self.row.addWidget(self._title)
        self.row.addSpacing(_AFTER_TITLE)
        for widget in (
            self._select,
            self._size_label,
            self._size,
            self._filled,
            self._reach,
            *self.turns.values(),
            self._mirror_label,
            self.mirror,
            self.mirror_menu,
        ):
            self.row.addWidget(widget)
        self._own_end = self.row.count()
        self._status = ElidedLabel("", "caption", "muted")
        self._status.setMinimumWidth(1)
        self.row.addWidget(self._status, 1)

    def _bind(self, hand: Hand) -> None:
        self._size.changed.connect(lambda size: hand.hold(size=size))
        self._stage = 0
        self.mirror.changed.connect(lambda name: hand.hold(symmetry=name))
        self.mirror_menu.chosen.connect(lambda name: hand.hold(symmetry=name))
        self._filled.changed.connect(lambda filled: hand.hold(filled=filled))
        self._reach.changed.connect(lambda touching: hand.hold(touching=touching))
        self._select.changed.connect(lambda tool: hand.hold(tool=tool))

    def set_document(self, document: Document | None) -> None:
        """Follow another pack, whose boards decide which symmetries there are."""
        self._follower.set_document(document)

    def add_controls(self, controls: Sequence[QWidget]) -> None:
        """Add controls that someone else shows and hides, after the tool's own."""
        for control in controls:
            self.row.insertWidget(self._own_end, control)
            self._own_end += 1

    def add_last(self, button: WordButton) -> None:
        """Add a button at the right end."""
        self.row.addWidget(button)

    @property
    def mirrors(self) -> QWidget:
        """What mirrors are chosen from."""
        return self.mirror_menu if self._stage >= _LEAST else self.mirror

    def say(self, text: str) -> None:
        """Say something about what is chosen."""
        self._said = text
        self._show_status()

    def _show_status(self) -> None:
        """Show what was said; with nothing said, a tool without any options tells what it does."""
        self._status.show_text(self._said or (self._tip() if self._stage < _LEAST else ""))

    def _tip(self) -> str:
        """Return what the tool in hand does, where nothing else would stand in the row."""
        tool = self._hand.grip.tool
        return "" if self._said or tool not in _BARE else tr(TOOLS[tool].tip)

    def follow(self) -> None:
        """Show what the hand holds now."""
        grip = self._hand.grip
        choosing = grip.tool in ("select", "wand", "kind")
        self._title.setText(tr("Select") if choosing else tr(TOOLS[grip.tool].title))
        self._select.show_value(grip.tool)
        self._size.setVisible(grip.tool in _SIZED)
        self._size.show_value(grip.size)
        self._filled.setVisible(grip.tool in _FILLED)
        self._filled.show_value(grip.filled)
        self._reach.setVisible(grip.tool == "bucket")
        self._reach.show_value(grip.touching)
        for button in self.turns.values():
            button.setVisible(choosing or grip.tool == "move")
        self.mirror.show_value(grip.symmetry)
        self.mirror_menu.show_value(grip.symmetry)
        document = self._follower.document
        level = None if document is None else document.level
        shape = None if level is None else level.shown.shape
        if shape is not None and shape != self._shape:
            self._shape = shape
            for symmetry, segment in zip(SYMMETRIES.values(), self.mirror.buttons, strict=True):
                fits = symmetry.fits(*shape)
                segment.setEnabled(fits)
                title = tr(symmetry.title)
                segment.setToolTip(
                    title if fits else tr("{title}. {text}", title=title, text=tr(symmetry.need))
                )
            self.mirror_menu.show_shape(*shape)
        self._give_way()

    # Where there is not enough room

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(self._width_at(_LEAST), OPTIONS_HEIGHT)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._give_way()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            # A control that someone else shows or hides makes others give way.
            self._give_way()
        return super().event(event)

    def _in_row(self) -> list[QWidget]:
        """Return what stands in the row, shown or not."""
        items = [self.row.itemAt(place) for place in range(self.row.count())]
        widgets = [item.widget() for item in items if item is not None]
        return [widget for widget in widgets if widget is not None]

    def _give_way(self) -> None:
        """Show as much as there is room for."""
        stages = range(_LEAST)
        stage = next((n for n in stages if self._width_at(n) <= self.width()), _LEAST)
        if stage != self._stage:
            self._stage = stage
            self.updateGeometry()
            self.row.setSpacing(_SPACING[stage])
        self._show_status()
        for widget, shown in self._shown_at(stage).items():
            if widget.isHidden() == shown:
                widget.setVisible(shown)
        for button in self._in_row():
            if isinstance(button, WordButton):
                button.show_words(stage < _ICONS_ONLY)

    def _shown_at(self, stage: int) -> dict[QWidget, bool]:
        """Return the controls that give way, and whether a stage shows them for the tool in hand."""
        tool = self._hand.grip.tool
        paints = TOOLS[tool].paints or tool == "move"
        return {
            self._title: stage < _LEAST,
            self._select: tool in ("select", "wand", "kind") and stage < _LEAST,
            self._size_label: tool in _SIZED and not stage,
            self._mirror_label: paints and not stage,
            self.mirror: paints and stage < _LEAST,
            self.mirror_menu: paints and stage >= _LEAST,
        }

    def _width_at(self, stage: int) -> int:
        """Return how wide all is that a stage shows."""
        given = self._shown_at(stage)
        widths = [_AFTER_TITLE]
        for widget in self._in_row():
            if not given.get(widget, not widget.isHidden()):
                continue
            if isinstance(widget, WordButton):
                widths.append(widget.width_with(words=stage < _ICONS_ONLY))
            elif widget is self._status and stage < _LEAST:
                # What was said is in the bar too, and is cut where it must be; a tip goes as a whole.
                widths.append(1 + self._status.fontMetrics().horizontalAdvance(self._tip()))
            else:
                widths.append(widget.minimumWidth() or widget.minimumSizeHint().width())
        margins = self.row.contentsMargins()
        return sum(widths) + _SPACING[stage] * len(widths) + margins.left() + margins.right()

    def _turn_button(self, picture: str, turn: str, tip: str) -> QPushButton:
        button = QPushButton(icon(picture), "")
        button.setProperty("kind", "quiet")
        button.setIconSize(QSize(18, 18))
        button.setFixedWidth(32)
        button.setToolTip(tip)
        button.setAccessibleName(tip)
        button.clicked.connect(lambda: self.turned.emit(turn))
        return button
