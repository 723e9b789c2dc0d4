"""What the tour asks for, and what of it has been done. It knows no widgets and outlives them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, Signal

from editor.words import tr

STEPS: Final = ("mirror", "paint", "deal", "verdict", "export")


@dataclass(frozen=True, slots=True)
class StepWords:
    """What is said of a step."""

    title: str
    how: str


def step_words(step: str) -> StepWords:
    """Return what is said of a step, in the language of the window."""
    return {
        "mirror": StepWords(
            tr("Turn on a mirror"),
            tr("Above the board, choose the mirror left and right: what you paint is repeated."),
        ),
        "paint": StepWords(
            tr("Paint a layout"),
            tr("Drag over the board. The right button erases, and Ctrl+Z takes anything back."),
        ),
        "deal": StepWords(
            tr("Deal it"), tr("Press Deal: every slot gets a tile, and the board can be cleared.")
        ),
        "verdict": StepWords(
            tr("Read the verdict"),
            tr("It stands at the foot of the window. Press ▶ there to see the solution played."),
        ),
        "export": StepWords(
            tr("Export for the game"), tr("The arrow at the upper right writes the file that a game loads.")
        ),
    }[step]


class Tour(QObject):
    """Which steps are done, and whether anyone wants to be led."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.is_on = False
        self._done: set[str] = set()

    @property
    def current(self) -> str | None:
        """The step to be done next; None when all are done."""
        return next((step for step in STEPS if step not in self._done), None)

    def is_done(self, step: str) -> bool:
        return step in self._done

    def begin(self) -> None:
        """Start, or start over."""
        self.is_on = True
        self._done.clear()
        self.changed.emit()

    def end(self) -> None:
        """Leave, finished or not."""
        self.is_on = False
        self.changed.emit()

    def tick(self, step: str) -> None:
        """Say that a step was done; the order is the user's own."""
        if self.is_on and step not in self._done:
            self._done.add(step)
            self.changed.emit()
