"""Orbs on their way down: drawn between where they were and where they come to lie."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRect, QVariantAnimation, Signal
from PySide6.QtGui import QPainter

from editor.art.tiles import TileArt
from editor.canvas.geometry import Geometry
from editor.look import motion_ms
from editor.orb.timeline import Frame
from editor.theme import Colors
from generator.orb.cascade import Fall
from levels.board import EMPTY, Cells

_LASTS_MS: Final = 170


class FallMotion(QObject):
    """Moves the orbs of a picture into their places; a layer of the canvas meanwhile."""

    moved = Signal()
    """The orbs are elsewhere now."""
    ended = Signal()
    """All lie where they belong."""

    def __init__(self, art: TileArt, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.art = art
        self._frame: Frame | None = None
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        # Falling begins slowly.
        self._clock.setEasingCurve(QEasingCurve.Type.InQuad)
        self._clock.valueChanged.connect(lambda _value: self.moved.emit())
        self._clock.finished.connect(self._end)

    @property
    def falls(self) -> tuple[Fall, ...]:
        """The orbs that are on their way."""
        return () if self._frame is None else self._frame.falls

    def start(self, frame: Frame) -> None:
        """Let the orbs of a picture fall into it, unless nobody wants to see anything move."""
        self.stop()
        lasts = motion_ms(_LASTS_MS)
        if frame.falls and lasts:
            self._frame = frame
            self._clock.setDuration(lasts)
            self._clock.start()

    def stop(self) -> None:
        """Let everything lie where it belongs, without telling."""
        self._frame = None
        self._clock.stop()

    def resting(self, frame: Frame) -> Cells:
        """Return the cells of a picture without the orbs that are on their way into it."""
        if self._frame != frame:
            return frame.board.cells
        return frame.board.with_cells([(fall.to_row, fall.col) for fall in frame.falls], EMPTY).cells

    def paint(self, painter: QPainter, view: Geometry, _colors: Colors, _exposed: QRect) -> None:
        share = self._clock.currentValue()
        if self._frame is None or not isinstance(share, float):
            return
        # What comes from the sky is seen as it enters the board.
        painter.setClipRect(view.board)
        for fall in self._frame.falls:
            row = fall.from_row + (fall.to_row - fall.from_row) * share
            cell = view.cell((0, fall.col))
            image = self.art.image(fall.kind, view.side, view.dpr, "plus" if fall.plus else "plain")
            painter.drawImage(QPointF(cell.left(), cell.top() + row * view.pitch), image)

    def _end(self) -> None:
        self._frame = None
        self.ended.emit()
