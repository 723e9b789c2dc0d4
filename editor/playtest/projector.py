"""Runs films: shot after shot, at a speed that can be set, or straight to the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

from editor.look import motion_ms
from editor.playtest.films import Film, Shot

_FACTORS: Final = {"slow": 2.4, "normal": 1.0, "fast": 0.45, "off": 0.0}
_FRAME_MS: Final = 16


class Projector(QObject):
    """Runs one film at a time."""

    shown = Signal(object, float)
    """A `Shot`, and how far it is, from 0 to 1."""
    ended = Signal()
    """The film is over, or was cut short: what it led to is to be shown."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.speed = "normal"
        """One of `editor.settings.PLAY_SPEEDS`."""
        self._film: Film = ()
        self.shot: Shot | None = None
        """What is shown."""
        self._then: Callable[[], None] | None = None
        self._clock = QElapsedTimer()
        self._timer = QTimer(self, interval=_FRAME_MS, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._step)

    @property
    def runs(self) -> bool:
        return self._timer.isActive()

    def run(self, film: Film, then: Callable[[], None] | None = None) -> None:
        """Show a film, and call when it is over; at once if nothing is to move."""
        self.finish()
        self._then = then
        if not film or not self._lasts(film[0]):
            self._end()
            return
        self._film = film
        self._clock.start()
        self._timer.start()
        self._show(film[0], 0.0)

    def finish(self) -> None:
        """Go to the end of the film that is running."""
        if self.runs:
            self._end()

    def drop(self) -> None:
        """Stop, and call nobody."""
        self._timer.stop()
        self._film, self._then, self.shot = (), None, None

    def _show(self, shot: Shot, done: float) -> None:
        self.shot = shot
        self.shown.emit(shot, done)

    def _lasts(self, shot: Shot) -> float:
        return motion_ms(shot.ms) * _FACTORS[self.speed]

    def _step(self) -> None:
        # By the time since the beginning: late frames leave things out, and the whole lasts as it should.
        passed = float(self._clock.elapsed())
        for shot in self._film:
            lasts = self._lasts(shot)
            if passed < lasts:
                self._show(shot, passed / lasts)
                return
            passed -= lasts
        self._end()

    def _end(self) -> None:
        then = self._then
        self.drop()
        self.ended.emit()
        if then is not None:
            then()
