"""Paths written as short text, and outlines put together from them.

The text has absolute commands: M L H V C Q Z as in SVG, and for whole figures
`O cx cy r` (disc), `E cx cy rx ry` (ellipse), `R x y w h r` (rounded rectangle),
`A cx cy r start sweep` (arc, in degrees, counted against the clock from three o'clock).
"""

from __future__ import annotations

import functools
import math
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QTransform

UNIT: Final = 100.0
"""The side of the square that symbols are drawn in; outlines joined in a square of 1 come out faceted."""

_Step = Callable[[QPainterPath, list[float]], None]


def _arc(path: QPainterPath, n: list[float]) -> None:
    around = QRectF(n[0] - n[2], n[1] - n[2], 2 * n[2], 2 * n[2])
    path.arcMoveTo(around, n[3])
    path.arcTo(around, n[3], n[4])


_STEPS: Final[dict[str, tuple[int, _Step]]] = {
    "M": (2, lambda path, n: path.moveTo(n[0], n[1])),
    "L": (2, lambda path, n: path.lineTo(n[0], n[1])),
    "H": (1, lambda path, n: path.lineTo(n[0], path.currentPosition().y())),
    "V": (1, lambda path, n: path.lineTo(path.currentPosition().x(), n[0])),
    "C": (6, lambda path, n: path.cubicTo(n[0], n[1], n[2], n[3], n[4], n[5])),
    "Q": (4, lambda path, n: path.quadTo(n[0], n[1], n[2], n[3])),
    "Z": (0, lambda path, _: path.closeSubpath()),
    "O": (3, lambda path, n: path.addEllipse(QPointF(n[0], n[1]), n[2], n[2])),
    "E": (4, lambda path, n: path.addEllipse(QPointF(n[0], n[1]), n[2], n[3])),
    "R": (5, lambda path, n: path.addRoundedRect(QRectF(n[0], n[1], n[2], n[3]), n[4], n[4])),
    "A": (5, _arc),
}
"""Command: how many numbers it takes, and what it does with them; more numbers repeat it (after M as L)."""


@functools.cache
def path(text: str) -> QPainterPath:
    """Read a path. The result is shared: map it, do not change it."""
    result = QPainterPath()
    result.setFillRule(Qt.FillRule.WindingFill)
    for command, rest in re.findall(r"([A-Z])([^A-Z]*)", text):
        count, step = _STEPS[command]
        numbers = [float(word) for word in rest.split()]
        assert len(numbers) % count == 0 if count else not numbers, f"{command}{rest} in {text}"
        step(result, numbers[:count])
        follow = _STEPS["L"][1] if command == "M" else step
        for at in range(count, len(numbers), count or 1):
            follow(result, numbers[at : at + count])
    return result


@dataclass(frozen=True, slots=True)
class Placed:
    """A path fitted into a box (x, y, width, height) of the square; it was drawn in a square of `of`."""

    text: str
    box: tuple[float, float, float, float]
    of: tuple[float, float] = (UNIT, UNIT)

    def path(self) -> QPainterPath:
        x, y, width, height = self.box
        fit = QTransform().translate(x, y).scale(width / self.of[0], height / self.of[1])
        return fit.map(path(self.text))


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of an outline: a figure, or with a width the stroke along a line; turned about the middle."""

    shape: str | Placed
    width: float = 0.0
    turn: float = 0.0

    def path(self) -> QPainterPath:
        result = path(self.shape) if isinstance(self.shape, str) else self.shape.path()
        if self.width:
            stroker = QPainterPathStroker()
            stroker.setWidth(self.width)
            stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
            stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            result = stroker.createStroke(result)
        if self.turn:
            middle = UNIT / 2
            result = (
                QTransform()
                .translate(middle, middle)
                .rotate(self.turn)
                .translate(-middle, -middle)
                .map(result)
            )
        return result


def around(text: str, times: int, *, start: float = 0.0) -> tuple[Piece, ...]:
    """Return a figure repeated at equal turns about the middle."""
    return tuple(Piece(text, turn=start + 360 * i / times) for i in range(times))


@dataclass(frozen=True, slots=True)
class Outline:
    """A silhouette: the union of some pieces, less the union of others."""

    add: tuple[Piece | Outline | str, ...]
    cut: tuple[Piece | Outline | str, ...] = ()

    def path(self) -> QPainterPath:
        """Return the outline in a square of 100. The result is shared: map it, do not change it."""
        return _outline(self)


@functools.cache
def _outline(outline: Outline) -> QPainterPath:
    kept = _union(outline.add)
    return kept.subtracted(_union(outline.cut)) if outline.cut else kept


def _union(pieces: tuple[Piece | Outline | str, ...]) -> QPainterPath:
    paths = [path(piece) if isinstance(piece, str) else piece.path() for piece in pieces]
    result = paths[0]
    for each in paths[1:]:
        result = result.united(each)
    return result


def spikes(count: int, outer: float, inner: float | None = None, *, turn: float = -90, cy: float = 50) -> str:
    """Return a regular polygon's path, or a star's when an inner radius is given."""
    radii = (outer,) if inner is None else (outer, inner)
    corners = count * len(radii)
    points = []
    for i in range(corners):
        angle = math.radians(turn + 360 * i / corners)
        radius = radii[i % len(radii)]
        points.append(f"{50 + radius * math.cos(angle):.3f} {cy + radius * math.sin(angle):.3f}")
    return "M" + " ".join(points) + "Z"
