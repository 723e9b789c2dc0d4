"""What is found out about an orb level with the help of compiled rules: the bound, and what skyfall adds."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from editor.jobs import Jobs
from editor.words import tr
from generator.control import Control
from levels.level import OrbLevel

if TYPE_CHECKING:
    # At run time these are imported in the background: they bring the compiler with them.
    from generator.orb.bounds import Bound
    from generator.orb.counting import Odds
    from generator.orb.drag import Arrangement

_PAUSE_MS: Final = 250
WARM_SLOT: Final = "warm-orbs"
REFILLS: Final = 1000
"""How many skies the average is taken over."""


class OrbLive(QObject):
    """Keeps the bound of the level in hand, and the odds of the board that is looked at."""

    ready = Signal()
    """The rules are there: until then there is no bound and there are no odds."""
    weighed = Signal()
    """`odds` is another, or work on it began or ended."""

    def __init__(self, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._is_ready = False
        self._wanted: tuple[OrbLevel, Arrangement] | None = None
        self._bound: tuple[OrbLevel, Bound | None] | None = None
        self.odds: Odds | None = None
        """What skyfall adds, once that is known."""
        self._timer = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._timer.timeout.connect(self._weigh)

    @property
    def is_ready(self) -> bool:
        return self._is_ready

    def warm_up(self) -> None:
        """Bring in the rules in the background; on the very first start they are compiled, once."""
        text = tr("Preparing the rules of orbs")

        def prepare(control: Control) -> None:
            # It asks which versions are installed, which brings in a part of Python that nothing else needs.
            from generator.warm import make_ready

            make_ready(control, ["orbs"])
            importlib.import_module("editor.playtest.orb_game")

        self._jobs.start(text, prepare, lambda _none: self._warmed(), slot=WARM_SLOT)

    def bound_of(self, level: OrbLevel) -> Bound | None:
        """Return the most combos that a level's orbs could give; None when that is not known yet."""
        if not self._is_ready:
            return None
        if self._bound is not None and self._bound[0] is level:
            return self._bound[1]
        from editor.orb.sight import calm
        from generator.orb.bounds import most_combos

        bound = most_combos(level.shown, calm(level.rules), plus=level.plus)
        self._bound = (level, bound)
        return bound

    def want_odds(self, level: OrbLevel | None, arrangement: Arrangement | None) -> None:
        """Find out in a while what skyfall adds to a board; what was known of another one is dropped."""
        falls = level is not None and level.rules.skyfall is not None
        wanted = (level, arrangement) if falls and level is not None and arrangement is not None else None
        if wanted == self._wanted:
            return
        self._wanted, self.odds = wanted, None
        self._jobs.cancel("odds")
        if wanted is None:
            self._timer.stop()
        else:
            self._timer.start()

    def _warmed(self) -> None:
        self._is_ready = True
        self.ready.emit()
        if self._wanted is not None:
            self._timer.start()

    def _weigh(self) -> None:
        if self._wanted is None or not self._is_ready:
            return
        from generator.orb.counting import skyfall_odds

        level, arrangement = self._wanted
        board, plus = arrangement.board, arrangement.plus

        def weigh(control: Control) -> Odds | None:
            control.step(tr("Letting orbs fall in"))
            return skyfall_odds(board, level.rules, plus=plus, refills=REFILLS)

        def show(odds: Odds | None) -> None:
            self.odds = odds
            self.weighed.emit()

        self._jobs.start(tr("Letting orbs fall in"), weigh, show, slot="odds")
