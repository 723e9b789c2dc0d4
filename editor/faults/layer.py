"""The cells of a fault that was gone to, ringed on the canvas until something else is done."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter, QRegion

from editor.art.marks import draw_glow
from editor.canvas.geometry import Geometry
from editor.theme import Colors
from generator.issue import Severity
from levels.board import Position


class FaultLayer:
    """Rings cells in the colour of a fault."""

    def __init__(self) -> None:
        self.cells: tuple[Position, ...] = ()
        self._severity: Severity = "error"

    def show(self, cells: Sequence[Position], severity: Severity, view: Geometry) -> QRegion:
        """Ring these cells from now on; return where the canvas has to be painted anew."""
        region = QRegion()
        for at in (*self.cells, *cells):
            region += view.cell(at).toAlignedRect().adjusted(-6, -6, 6, 6)
        self.cells, self._severity = tuple(cells), severity
        return region

    def paint(self, painter: QPainter, view: Geometry, colors: Colors, exposed: QRect) -> None:
        if not self.cells:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        color = colors.stuck if self._severity == "error" else colors.warn
        for at in self.cells:
            cell = view.cell(at)
            if cell.toAlignedRect().intersects(exposed):
                draw_glow(painter, cell, color)
