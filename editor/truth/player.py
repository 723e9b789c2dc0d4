"""A solution played forward and back on the canvas."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from editor.canvas.view import CanvasView
from editor.look import motion_ms
from editor.truth.layers import MoveLayer

if TYPE_CHECKING:
    from editor.truth.judging import Playback

_STEP_MS: Final = 450


class SolutionPlayer(QObject):
    """Holds how far the solution is played; the canvas shows that position and the next link."""

    moved = Signal()
    """Another position is shown, or the playing began or ended."""

    def __init__(self, canvas: CanvasView, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._canvas = canvas
        self._playback: Playback | None = None
        self._at = 0
        self.layer = MoveLayer(canvas.art)
        self._timer = QTimer(self, interval=_STEP_MS)
        self._timer.timeout.connect(self._step)

    @property
    def length(self) -> int:
        """The number of moves; 0 without a solution."""
        return 0 if self._playback is None else len(self._playback.moves)

    @property
    def at(self) -> int:
        """How many moves have been played."""
        return self._at

    @property
    def is_playing(self) -> bool:
        return self._timer.isActive()

    @property
    def is_shown(self) -> bool:
        """Whether the canvas shows the solution instead of the level."""
        return self._at > 0 or self.is_playing

    def set_playback(self, playback: Playback | None) -> None:
        """Take another solution, from its beginning."""
        if playback is not self._playback:
            self._timer.stop()
            self._playback = playback
            self._show(0)

    def go(self, at: int) -> None:
        """Show the position after so many moves."""
        self._show(min(max(at, 0), self.length))

    def toggle(self) -> None:
        """Begin to play, or stop."""
        self.play(not self.is_playing)

    def play(self, playing: bool) -> None:
        """Begin to play, from the start if it was at the end; or stop."""
        if not playing:
            self._timer.stop()
        elif self.length:
            if self._at == self.length:
                self._at = 0
            self._timer.start(max(motion_ms(_STEP_MS), 150))
        self._show(self._at)

    def _step(self) -> None:
        if self._at + 1 >= self.length:
            self._timer.stop()
        self._show(min(self._at + 1, self.length))

    def _show(self, at: int) -> None:
        self._at = at
        playback = self._playback
        self.layer.art = self._canvas.art
        if playback is None or not self.is_shown:
            self.layer.set_move(None, 1)
            self._canvas.set_stand_in(None)
        else:
            board = playback.boards[at]
            if at < self.length:
                move = playback.moves[at]
                self.layer.set_move(playback.links[at], board[move[0], move[1]])
            else:
                self.layer.set_move(None, 1)
            self._canvas.set_stand_in(board.cells)
        self._canvas.update()
        self.moved.emit()
