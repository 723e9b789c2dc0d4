"""The tool options: what can be set about the tool in hand, and what the canvas shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from editor.art.icons import icon
from editor.document import Document
from editor.following import Follower
from editor.panels.controls import ElidedLabel, Option, Segments, text_label
from editor.theme import CONTROL
from editor.tools.gestures import TOOLS
from editor.tools.hand import Hand
from editor.tools.symmetry import SYMMETRIES
from editor.words import tr

OPTIONS_HEIGHT: Final = 40
_SIZED: Final = ("brush", "eraser", "line", "rectangle", "ellipse")
_FILLED: Final = ("rectangle", "ellipse")


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
        self._title = text_label(role="section")
        self._size_label = text_label(tr("Size"), "caption", "muted")
        self._size = Segments(tr("Size"), [Option(n, str(n)) for n in (1, 2, 3, 5)])
        self._mirror_label = text_label(tr("Mirror"), "caption", "muted")
        self.mirror = Segments(
            tr("Mirror"),
            [
                Option(name, "", tr(symmetry.title), icon(symmetry.icon))
                for name, symmetry in SYMMETRIES.items()
            ],
        )
        self.mirror.setMinimumWidth(len(SYMMETRIES) * CONTROL)
        self._filled = Segments(
            tr("Shape"),
            [
                Option(False, "", tr("Outline"), icon("rectangle")),
                Option(True, "", tr("Filled"), icon("rectangle-filled")),
            ],
        )
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
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(14, 0, 14, 0)
        self.row.setSpacing(8)
        self.row.addWidget(self._title)
        self.row.addSpacing(4)
        for widget in (
            self._select,
            self._size_label,
            self._size,
            self._filled,
            self._reach,
            *self.turns.values(),
            self._mirror_label,
            self.mirror,
        ):
            self.row.addWidget(widget)
        self._own_end = self.row.count()
        self._status = ElidedLabel("", "caption", "muted")
        self.row.addWidget(self._status, 1)
        self._size.changed.connect(lambda size: hand.hold(size=size))
        self.mirror.changed.connect(lambda name: hand.hold(symmetry=name))
        self._filled.changed.connect(lambda filled: hand.hold(filled=filled))
        self._reach.changed.connect(lambda touching: hand.hold(touching=touching))
        self._select.changed.connect(lambda tool: hand.hold(tool=tool))
        hand.changed.connect(self.follow)
        self.follow()

    def set_document(self, document: Document | None) -> None:
        """Follow another pack, whose boards decide which symmetries there are."""
        self._follower.set_document(document)

    def add_controls(self, controls: Sequence[QWidget]) -> None:
        """Add controls that someone else shows and hides, after the tool's own."""
        for control in controls:
            self.row.insertWidget(self._own_end, control)
            self._own_end += 1

    def say(self, text: str) -> None:
        """Say something about what is chosen."""
        self._status.show_text(text)

    def follow(self) -> None:
        """Show what the hand holds now."""
        grip = self._hand.grip
        choosing = grip.tool in ("select", "wand", "kind")
        self._title.setText(tr("Select") if choosing else tr(TOOLS[grip.tool].title))
        self._select.setVisible(choosing)
        self._select.show_value(grip.tool)
        for widget in (self._size, self._size_label):
            widget.setVisible(grip.tool in _SIZED)
        self._size.show_value(grip.size)
        self._filled.setVisible(grip.tool in _FILLED)
        self._filled.show_value(grip.filled)
        self._reach.setVisible(grip.tool == "bucket")
        self._reach.show_value(grip.touching)
        for button in self.turns.values():
            button.setVisible(choosing or grip.tool == "move")
        paints = TOOLS[grip.tool].paints or grip.tool == "move"
        self.mirror.setVisible(paints)
        self._mirror_label.setVisible(paints)
        self.mirror.show_value(grip.symmetry)
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

    def _turn_button(self, picture: str, turn: str, tip: str) -> QPushButton:
        button = QPushButton(icon(picture), "")
        button.setProperty("kind", "quiet")
        button.setIconSize(QSize(18, 18))
        button.setFixedWidth(32)
        button.setToolTip(tip)
        button.setAccessibleName(tip)
        button.clicked.connect(lambda: self.turned.emit(turn))
        return button
