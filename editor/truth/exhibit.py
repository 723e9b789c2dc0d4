"""What the canvas shows of the evidence: stuck tiles, cases of a proof, odd kinds, the tiles of a repair."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, TypeAlias

import numpy as np
from PySide6.QtCore import QLineF, QRect, Qt
from PySide6.QtGui import QPainter, QPen

from editor.art.marks import draw_glow
from editor.art.tiles import Mark
from editor.canvas.cells import MARKS, Marks
from editor.canvas.geometry import Geometry
from editor.theme import Colors, paint_color
from levels.board import Position

if TYPE_CHECKING:
    # At run time these are imported in the background: they bring the compiler with them.
    from editor.truth.judging import Judgement
    from editor.truth.mending import Mend

Tie: TypeAlias = tuple[Position, Position]
STUCK: Final = "stuck"
CASES: Final = "cases"
ODD: Final = "odd"
MEND: Final = "mend-"
"""Begins the keys of repairs; their number follows."""


class Exhibit:
    """Which piece of evidence is shown, by the key that the card calls it."""

    def __init__(self) -> None:
        self.key = ""
        """Empty: none."""
        self.case = 0
        """Which case of the proof, counted from 0."""
        self._judgement: Judgement | None = None
        self._mends: tuple[Mend, ...] = ()

    def set_truth(self, judgement: Judgement | None, mends: tuple[Mend, ...] | None) -> None:
        """Show what there is of another verdict; repairs of a board that is gone are not shown on."""
        if judgement is not self._judgement:
            self.case = 0
            if self.key.startswith(MEND):
                self.key = ""
        self._judgement = judgement
        self._mends = mends or ()

    def show(self, key: str, shown: bool) -> None:
        """Show a piece of evidence in place of what was shown, or nothing."""
        self.key = key if shown else ""

    def go(self, case: int) -> None:
        """Show another case of the proof."""
        self.case = case
        self.key = CASES

    @property
    def main_key(self) -> str:
        """The tiles that explain the verdict, which the truth bar shows or hides; empty: there are none."""
        judgement = self._judgement
        if judgement is None or judgement.verdict != "unsolvable":
            return ""
        if judgement.cases:
            return STUCK if judgement.stuck else CASES
        return ODD if judgement.level.shown.odd_kinds() else ""

    @property
    def ties(self) -> tuple[Tie, ...]:
        """The tiles to be seen as pairs: those that leave together in a case, or change places."""
        judgement = self._judgement
        if judgement is None:
            return ()
        if self.key == CASES and judgement.cases:
            return judgement.cases[self.case].pairs
        mend = self._mend
        if mend is not None and mend.swaps:
            return tuple(zip(mend.cells[::2], mend.cells[1::2], strict=True))
        return ()

    def marks(self) -> Marks | None:
        """Return how the tiles are marked; None when nothing is shown."""
        judgement = self._judgement
        if judgement is None or not self.key:
            return None
        board, mend = judgement.level.shown, self._mend
        if self.key == self.main_key == STUCK:
            return _marked(board.shape, judgement.stuck, "stuck")
        if self.key == self.main_key == CASES:
            case = judgement.cases[self.case]
            marks = _marked(board.shape, (at for pair in case.pairs for at in pair), "plain")
            return _marked(board.shape, case.cells, "stuck", marks)
        if self.key == ODD and board.odd_kinds():
            odd = np.isin(board.cells, board.odd_kinds())
            return np.where(odd, MARKS.index("plain"), MARKS.index("dim")).astype(np.uint8)
        return None if mend is None else _marked(board.shape, mend.cells, "plain")

    @property
    def lone(self) -> tuple[Position, ...]:
        """Tiles to be framed that are in no pair: those that change their kind."""
        mend = self._mend
        return () if mend is None or mend.swaps else mend.cells

    @property
    def _mend(self) -> Mend | None:
        return mend_called(self.key, self._mends)


def mend_called(key: str, mends: tuple[Mend, ...] | None) -> Mend | None:
    """Return the repair that the card calls by a key; None when there is no such repair."""
    number = key.removeprefix(MEND)
    return mends[int(number)] if mends and number != key and int(number) < len(mends) else None


def _marked(
    shape: tuple[int, int], cells: Iterable[Position], mark: Mark, marks: Marks | None = None
) -> Marks:
    """Return marks on some cells; the others are dim, or as they were."""
    if marks is None:
        marks = np.full(shape, MARKS.index("dim"), dtype=np.uint8)
    for at in cells:
        marks[at] = MARKS.index(mark)
    return marks


class TieLayer:
    """Draws what an exhibit ties together: both tiles glow, and a dashed line joins them."""

    def __init__(self) -> None:
        self.ties: tuple[Tie, ...] = ()
        self.lone: tuple[Position, ...] = ()

    def paint(self, painter: QPainter, view: Geometry, colors: Colors, _exposed: QRect) -> None:
        if not self.ties and not self.lone:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for at in (*self.lone, *(at for tie in self.ties for at in tie)):
            draw_glow(painter, view.cell(at), colors.hint)
        for a, b in self.ties:
            line = QLineF(view.middle(*a), view.middle(*b))
            # From the edge of one tile to the edge of the other, so that both symbols stay clear.
            short = min(0.45 * view.pitch / max(line.length(), 1.0), 0.4)
            line = QLineF(line.pointAt(short), line.pointAt(1 - short))
            solid = QPen(paint_color(colors.casing), 5.0)
            dashed = QPen(paint_color(colors.hint), 2.5)
            dashed.setDashPattern([2.5, 2.0])
            for pen in (solid, dashed):
                pen.setCapStyle(Qt.PenCapStyle.RoundCap)
                painter.setPen(pen)
                painter.drawLine(line)
