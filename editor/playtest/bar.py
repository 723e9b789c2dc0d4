"""The bar at the foot while a level is played: time, what is left, and what the player can do."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QAction, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton

from editor.actions import Actions
from editor.look import colors
from editor.panels.controls import push_button
from editor.panels.truth_item import BAR_HEIGHT, Fact, TruthItem
from editor.theme import PADDING, paint_color
from editor.words import tr
from levels.level import Mode

_WIDE: Final = 1080
"""From this width on all buttons have their words."""


@dataclass(frozen=True, slots=True)
class _Place:
    """Where an item stands: the modes that have it, its width, the least width of the bar that shows it."""

    modes: tuple[Mode, ...]
    width: int
    least_bar: int = 0


_ITEMS: Final[dict[str, _Place]] = {
    "time": _Place(("link", "orb"), 128),
    "left": _Place(("link",), 158),
    "links": _Place(("link",), 158, 900),
    "steps": _Place(("orb",), 140),
    "combos": _Place(("orb",), 168),
    "goals": _Place(("orb",), 136, 900),
}


class PlayBar(QFrame):
    """Shows facts by name, and a button for each action of a play."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("surface", "window")
        self.setFixedHeight(BAR_HEIGHT)
        self.items = {name: TruthItem(place.width) for name, place in _ITEMS.items()}
        self.buttons: dict[str, QPushButton] = {}
        self._words: dict[str, str] = {}
        self._mode: Mode = "link"
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(PADDING, 0, PADDING, 0)
        self._row.setSpacing(8)
        for item in self.items.values():
            item.hide()
            self._row.addWidget(item)
        self._row.addStretch(1)
        self.hide()

    def follow(self, actions: Actions) -> None:
        """Have a button for each action that a play may have."""
        for name, words, picture in (
            ("play-hint", tr("Hint"), "bulb"),
            ("undo", tr("Undo"), "undo"),
            ("play-shuffle", tr("Shuffle"), "shuffle"),
            ("play-settle", tr("Let go"), "check"),
            ("play-again", tr("Start again"), "rotate-left"),
            ("play-pause", tr("Pause"), "pause"),
        ):
            button = push_button("", picture)
            button.setAccessibleName(words)
            button.hide()
            self._words[name] = words
            self.buttons[name] = button
            self._row.addWidget(button)
            self._obey(button, actions[name])

    def show_game(self, mode: Mode, deeds: Collection[str]) -> None:
        """Show the items of a mode, and the buttons of the actions that a game has."""
        self._mode = mode
        for name, button in self.buttons.items():
            button.setVisible(name in deeds)
        self._arrange()

    def show_fact(self, name: str, fact: Fact) -> None:
        """Show one fact; the others stay as they are."""
        self.items[name].show_fact(fact)

    def _obey(self, button: QPushButton, action: QAction) -> None:
        def follow() -> None:
            button.setEnabled(action.isEnabled())
            keys = action.shortcut().toString()
            words = button.accessibleName()
            button.setToolTip(f"{words} ({keys})" if keys else words)

        button.clicked.connect(action.trigger)
        action.changed.connect(follow)
        follow()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        super().paintEvent(event)
        painter = QPainter(self)
        painter.fillRect(0, 0, self.width(), 1, paint_color(colors().line))
        painter.end()

    def _arrange(self) -> None:
        """Show what belongs to the mode and finds room; in a narrow window buttons keep their pictures."""
        for name, place in _ITEMS.items():
            shown = self._mode in place.modes and self.width() >= place.least_bar
            self.items[name].setVisible(shown)
        for name, button in self.buttons.items():
            button.setText(self._words[name] if self.width() >= _WIDE else "")
