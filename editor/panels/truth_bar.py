"""The bar at the foot of the window: what the board is worth, live, and how it is seen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QToolButton, QWidget

from editor.art.icons import icon
from editor.look import colors
from editor.panels.controls import icon_button, push_button, restyle
from editor.panels.player import Player
from editor.panels.truth_item import BAR_HEIGHT, Fact, TruthItem
from editor.theme import PADDING, paint_color
from editor.words import tr
from levels.level import Mode


@dataclass(frozen=True, slots=True)
class _Place:
    """Where an item stands: the modes that have it, and its width."""

    modes: tuple[Mode, ...]
    width: int


_PLAYER: Final = 204
_SMALL_PLAYER: Final = 176
_WORDLESS: Final = 46
"""The width of a button that shows its picture alone."""
_SPACING: Final = 10
_GIVES_WAY: Final = ("grade", "goals", "cell")
"""The items that are left out of a narrow bar, the least needed first."""
_BOTH: Final[tuple[Mode, ...]] = ("link", "orb")
_ITEMS: Final[dict[str, _Place]] = {
    "tiles": _Place(("link",), 160),
    "pairs": _Place(("link",), 168),
    "verdict": _Place(("link",), 190),
    "combos": _Place(("orb",), 164),
    "gap": _Place(("orb",), 152),
    "goals": _Place(("orb",), 152),
    "steps": _Place(("orb",), 130),
    "grade": _Place(_BOTH, 146),
    "cell": _Place(_BOTH, 116),
}


class _Rule(QFrame):
    """The line between two items."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(1, 28)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        painter = QPainter(self)
        painter.fillRect(self.rect(), paint_color(colors().line))
        painter.end()


class TruthBar(QFrame):
    """Shows facts by name, and what of them is shown on the canvas.

    Contract: `show_mode` chooses the items; `show_fact(name, fact)` fills one of tiles, pairs, verdict (link
    boards), combos, gap, goals, steps (orb boards), grade and cell; `show_lit` lights the buttons of what the
    canvas shows; `player` plays the solution or the route. All other calls of the user are signals.
    """

    hint_toggled = Signal(bool)
    evidence_toggled = Signal(bool)
    """The tiles that cannot be freed, or not."""
    zoom_wanted = Signal(int)
    """1 for larger, -1 for smaller, 0 for the natural size."""
    fit_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("surface", "window")
        self.setFixedHeight(BAR_HEIGHT)
        self._mode: Mode = "link"
        self._has_solution = False
        self.items = {
            name: TruthItem(place.width, with_icon=name != "cell", right=name == "cell")
            for name, place in _ITEMS.items()
        }
        self.hint = self._toggle("bulb", tr("Hint"))
        self.hint.setAccessibleName(tr("Hint"))
        self.hint.toggled.connect(self.hint_toggled)
        self.evidence = self._toggle("eye", tr("Show"))
        self.evidence.toggled.connect(self.evidence_toggled)
        self.evidence.setAccessibleName(tr("Show the tiles that cannot be freed"))
        self.player = Player(tr("Move of the solution"))
        self._rules: dict[str, _Rule] = {}
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(PADDING, 0, PADDING, 0)
        self._row.setSpacing(_SPACING)
        self._lay_out()
        self.show_mode("link")

    def show_mode(self, mode: Mode) -> None:
        """Show the items of a mode."""
        self._mode = mode
        self.show_solution(None)

    def show_fact(self, name: str, fact: Fact) -> None:
        """Show one fact; the others stay as they are."""
        self.items[name].show_fact(fact)

    def show_solution(self, steps: int | None, step: int = 0) -> None:
        """Offer to play a solution or route of so many steps; None: there is none to play."""
        self._has_solution = steps is not None
        self.player.show_steps(steps or 0, step)
        self._arrange()

    def show_lit(self, *, hint: bool = False, evidence: bool | None = None) -> None:
        """Light what the canvas shows; evidence is None when there is none to show."""
        self.evidence.setProperty("offered", evidence is not None)
        for button, lit in ((self.hint, hint), (self.evidence, bool(evidence))):
            button.blockSignals(True)
            button.setChecked(lit)
            button.blockSignals(False)
            self._dress(button)
        self._arrange()

    def show_zoom(self, percent: int) -> None:
        self.zoom.setText(tr("{percent} %", percent=percent))

    def minimumSizeHint(self) -> QSize:  # noqa: N802  # Qt's name
        return QSize(self._width_of(self._of_mode(len(_GIVES_WAY)), roomy=False), BAR_HEIGHT)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # Qt's name
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        super().paintEvent(event)
        painter = QPainter(self)
        painter.fillRect(0, 0, self.width(), 1, paint_color(colors().line))
        painter.end()

    def _lay_out(self) -> None:
        beside: dict[str, tuple[QWidget, ...]] = {
            "pairs": (self.hint,),
            "verdict": (self.evidence,),
        }
        for name, item in self.items.items():
            if name == "grade":
                self._row.addWidget(self.player)
            if name == "cell":
                self._row.addStretch(1)
            if name not in ("tiles", "combos", "cell"):
                self._rules[name] = _Rule()
                self._row.addWidget(self._rules[name])
            self._row.addWidget(item)
            for button in beside.get(name, ()):
                self._row.addWidget(button)
        self._rules["zoom"] = _Rule()
        self._row.addWidget(self._rules["zoom"])
        self._row.addWidget(self._zoom_buttons())

    def _zoom_buttons(self) -> QWidget:
        box = QWidget()
        row = QHBoxLayout(box)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self.smaller = icon_button("minus", tr("Zoom out"))
        self.zoom: QToolButton = QToolButton()
        self.zoom.setText(tr("{percent} %", percent=100))
        self.zoom.setToolTip(tr("Natural size"))
        self.zoom.setAccessibleName(tr("Natural size"))
        self.zoom.setFixedSize(62, 28)
        self.larger = icon_button("plus", tr("Zoom in"))
        self.fit = icon_button("fit", tr("Fit the board to the window"))
        self.smaller.clicked.connect(lambda: self.zoom_wanted.emit(-1))
        self.zoom.clicked.connect(lambda: self.zoom_wanted.emit(0))
        self.larger.clicked.connect(lambda: self.zoom_wanted.emit(1))
        self.fit.clicked.connect(self.fit_wanted)
        for button in (self.smaller, self.zoom, self.larger, self.fit):
            row.addWidget(button)
        self._zoom_box = box
        return box

    def _toggle(self, icon_name: str, text: str) -> QPushButton:
        button = push_button(text, icon_name)
        button.setCheckable(True)
        button.setProperty("icon_name", icon_name)
        button.toggled.connect(lambda: self._dress(button))
        return button

    def _dress(self, button: QPushButton) -> None:
        lit = button.isChecked()
        button.setIcon(icon(str(button.property("icon_name")), "accent" if lit else "text"))
        restyle(button, lit=lit)
        if button is self.evidence:
            button.setText(tr("Shown") if lit else tr("Show"))

    def _arrange(self) -> None:
        """Show what belongs to the mode and finds room."""
        for left_out, roomy in ((0, True), *((n, False) for n in range(len(_GIVES_WAY) + 1))):
            items = self._of_mode(left_out)
            if self._width_of(items, roomy=roomy) <= self.width():
                break
        for name, item in self.items.items():
            item.setVisible(name in items)
            if name in self._rules:
                self._rules[name].setVisible(name in items)
        link = self._mode == "link"
        self.hint.setVisible(link)
        self.hint.setText(tr("Hint") if roomy else "")
        self.evidence.setVisible(link and bool(self.evidence.property("offered")))
        self.player.setFixedWidth(_PLAYER if roomy else _SMALL_PLAYER)
        self.player.setVisible(self._has_solution)

    def _of_mode(self, left_out: int) -> list[str]:
        """Return the items of the mode, without so many of those that give way."""
        return [
            n for n, place in _ITEMS.items() if self._mode in place.modes and n not in _GIVES_WAY[:left_out]
        ]

    def _width_of(self, items: Sequence[str], *, roomy: bool) -> int:
        """Return the width for some items and for whatever may stand beside them, so that nothing jumps."""
        widths = [_ITEMS[name].width for name in items]
        widths += [1 for name in (*items, "zoom") if name in self._rules]
        widths += [_PLAYER if roomy else _SMALL_PLAYER, self._zoom_box.sizeHint().width()]
        if self._mode == "link":
            words = self.fontMetrics().horizontalAdvance(tr("Hint")) if roomy else 0
            widths.append(_WORDLESS + words)
        return sum(widths) + _SPACING * len(widths) + 2 * PADDING
