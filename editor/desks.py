"""One desk per game: what the window has for levels of one mode, so that nothing else asks which it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from editor.art.tiles import TileArt
from editor.canvas.widget import Canvas
from editor.document import Document
from editor.jobs import Jobs
from editor.levellist.ledger import Ledger
from editor.orb.desk import OrbDesk
from editor.panels.evidence import EvidenceCard
from editor.panels.section import Section
from editor.panels.truth_bar import TruthBar
from editor.tools.easel import Easel
from editor.truth.desk import TruthDesk
from levels.level import Mode


@dataclass(frozen=True, slots=True)
class Bench:
    """The parts of the window that desks work with."""

    canvas: Canvas
    easel: Easel
    bar: TruthBar
    card: EvidenceCard
    jobs: Jobs
    ledger: Ledger
    parent: QObject


class Playing(Protocol):
    """What the player in the truth bar drives."""

    @property
    def at(self) -> int: ...

    def go(self, at: int) -> None: ...

    def toggle(self) -> None: ...

    def play(self, playing: bool) -> None: ...


class Desk(Protocol):
    """What the window has for levels of one mode."""

    @property
    def panels(self) -> Sequence[Section]:
        """Its sections at the head of the side column."""

    @property
    def controls(self) -> Sequence[QWidget]:
        """Its controls among the tool options."""

    @property
    def player(self) -> Playing: ...

    def set_document(self, document: Document | None) -> None:
        """Watch a pack whose current level is of its mode; None: nothing of what it shows may stay."""

    def set_art(self, art: TileArt) -> None:
        """Draw in another theme or other colours."""

    def warm_up(self, then: Callable[[], None]) -> None:
        """Bring in the rules in the background, then call on."""


class Desks(QObject):
    """Gives the document to the desk of the mode in hand, and takes it away from the others."""

    mode_changed = Signal(object)
    """The `Mode` of the level that is shown is another."""

    def __init__(self, bench: Bench) -> None:
        super().__init__(bench.parent)
        self.link = TruthDesk.at(bench)
        self.orb = OrbDesk(bench)
        self.by_mode: dict[Mode, Desk] = {"link": self.link, "orb": self.orb}
        self._mode: Mode = "link"
        self._document: Document | None = None
        bench.bar.player.moved.connect(lambda at: self.current.player.go(at))
        bench.bar.player.play_toggled.connect(lambda playing: self.current.player.play(playing))

    @property
    def mode(self) -> Mode:
        """The mode of the level that is shown, or was shown last."""
        return self._mode

    @property
    def current(self) -> Desk:
        """The desk of that mode."""
        return self.by_mode[self._mode]

    def warm_up(self) -> None:
        """Bring in the rules of all games, those of the level in hand first."""
        # One after the other: modules that are brought in by two threads at once get into each other's way.
        cold = sorted(self.by_mode.values(), key=lambda desk: desk is self.current)

        def go_on() -> None:
            if cold:
                cold.pop().warm_up(go_on)

        go_on()

    def set_art(self, art: TileArt) -> None:
        """Draw in another theme or other colours."""
        self.current.set_art(art)

    def set_document(self, document: Document | None) -> None:
        """Watch another pack."""
        if self._document is not None:
            self._document.changed.disconnect(self._follow)
            self._document.current_changed.disconnect(self._follow)
        self._document = document
        if document is not None:
            # Before the desks: they must not be told of a level that is not theirs.
            document.changed.connect(self._follow)
            document.current_changed.connect(self._follow)
        self._choose()
        self._seat()

    def _follow(self, _change: object = None) -> None:
        before = self._mode
        self._choose()
        if self._mode != before:
            self._seat()

    def _choose(self) -> None:
        level = None if self._document is None else self._document.level
        if level is not None:
            self._mode = level.mode

    def _seat(self) -> None:
        for desk in self.by_mode.values():
            if desk is not self.current:
                desk.set_document(None)
        self.current.set_document(self._document)
        for desk in self.by_mode.values():
            for panel in desk.panels:
                panel.setVisible(desk is self.current)
        self.mode_changed.emit(self._mode)
