"""A drag and its cascade played forward and back."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from editor.look import motion_ms
from editor.orb.timeline import Phase, Timeline

_LASTS_MS: Final[dict[Phase, int]] = {"lie": 130, "mark": 520, "clear": 170, "fall": 300}
_LEAST_MS: Final = 60


class CascadePlayer(QObject):
    """Holds a timeline and the point that is shown of it."""

    moved = Signal()
    """Another point is shown, or the playing began or ended."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timeline: Timeline | None = None
        self._at = 0
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._step)

    @property
    def timeline(self) -> Timeline | None:
        return self._timeline

    @property
    def length(self) -> int:
        """The last point; 0 when nothing moves."""
        return 0 if self._timeline is None else self._timeline.length

    @property
    def at(self) -> int:
        """The point that is shown."""
        return self._at

    @property
    def is_playing(self) -> bool:
        return self._timer.isActive()

    def set_timeline(self, timeline: Timeline | None, at: int) -> None:
        """Take another timeline and show a point of it."""
        self._timer.stop()
        self._timeline = timeline
        self.go(at)

    def go(self, at: int) -> None:
        """Show another point; if it was playing, it plays on from there."""
        self._at = min(max(at, 0), self.length)
        if self.is_playing:
            self._wait()
        self.moved.emit()

    def toggle(self) -> None:
        """Begin to play, or stop."""
        self.play(not self.is_playing)

    def play(self, playing: bool) -> None:
        """Begin to play, from the start if it was at the end; or stop."""
        if playing and self.length:
            if self._at == self.length:
                self._at = 0
            self._wait()
        else:
            self._timer.stop()
        self.moved.emit()

    def _step(self) -> None:
        self._at = min(self._at + 1, self.length)
        if self._at < self.length:
            self._wait()
        self.moved.emit()

    def _wait(self) -> None:
        assert self._timeline is not None, "something is played"
        lasts = _LASTS_MS[self._timeline.frame(self._at).phase]
        self._timer.start(max(motion_ms(lasts), _LEAST_MS))
