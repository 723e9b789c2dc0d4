"""A picture of each collapse: an accent bar where tiles end up, an arrow for how they get there."""

from __future__ import annotations

import functools
import math
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPainterPath, QPen

from editor.art.icons import GRID, pen_width, vector_icon
from editor.art.paths import path
from editor.theme import Colors, paint_color
from levels.rules import Collapse

_HEAD_ANGLE: Final = math.radians(42)
_LONG_HEAD: Final = 3.75
_SHORT_HEAD: Final = 3.3


@dataclass(frozen=True, slots=True)
class CollapsePicture:
    """The parts of a picture, in a grid of 24: bars and dashes as paths, arrows as lines with a head at the end."""

    bars: str = ""
    arrows: tuple[str, ...] = ()
    dashes: str = ""
    head: float = _LONG_HEAD
    squares: str = ""


_TOP, _BOTTOM, _LEFT, _RIGHT = "M3 3 H21", "M3 21 H21", "M3 3 V21", "M21 3 V21"
_ACROSS, _ALONG = "M3 12 H21", "M12 3 V21"

COLLAPSE_PICTURES: Final[dict[Collapse, CollapsePicture]] = {
    "none": CollapsePicture(squares="R5 5 5.6 5.6 1.4 R13.4 5 5.6 5.6 1.4 R5 13.4 5.6 5.6 1.4 R13.4 13.4 5.6 5.6 1.4"),
    "down": CollapsePicture(_BOTTOM, ("M12 3.5 V17.6",)),
    "up": CollapsePicture(_TOP, ("M12 20.5 V6.4",)),
    "left": CollapsePicture(_LEFT, ("M20.5 12 H6.4",)),
    "right": CollapsePicture(_RIGHT, ("M3.5 12 H17.6",)),
    "split-vertical": CollapsePicture(f"{_TOP} {_BOTTOM}", ("M12 10.2 V6", "M12 13.8 V18"), _ACROSS, _SHORT_HEAD),
    "center-vertical": CollapsePicture(_ACROSS, ("M12 2.2 V8.8", "M12 21.8 V15.2"), head=_SHORT_HEAD),
    "split-horizontal": CollapsePicture(f"{_LEFT} {_RIGHT}", ("M10.2 12 H6", "M13.8 12 H18"), _ALONG, _SHORT_HEAD),
    "center-horizontal": CollapsePicture(_ALONG, ("M2.2 12 H8.8", "M21.8 12 H15.2"), head=_SHORT_HEAD),
    "top-left-bottom-right": CollapsePicture("M3 3 V9.8 M21 14.2 V21", ("M20 6.6 H6.4", "M4 17.4 H17.6"), _ACROSS),
    "top-right-bottom-left": CollapsePicture("M21 3 V9.8 M3 14.2 V21", ("M4 6.6 H17.6", "M20 17.4 H6.4"), _ACROSS),
    "left-up-right-down": CollapsePicture("M3 3 H9.8 M14.2 21 H21", ("M6.6 20 V6.4", "M17.4 4 V17.6"), _ALONG),
    "left-down-right-up": CollapsePicture("M3 21 H9.8 M14.2 3 H21", ("M6.6 4 V17.6", "M17.4 20 V6.4"), _ALONG),
    "outward": CollapsePicture(
        "M7.6 3 H3 V7.6 M16.4 3 H21 V7.6 M7.6 21 H3 V16.4 M16.4 21 H21 V16.4",
        ("M10.3 10.3 L6.1 6.1", "M13.7 10.3 L17.9 6.1", "M10.3 13.7 L6.1 17.9", "M13.7 13.7 L17.9 17.9"),
        head=_SHORT_HEAD,
    ),
    "center": CollapsePicture(
        "M12 8.6 V15.4 M8.6 12 H15.4",
        ("M2.8 2.8 L7.8 7.8", "M21.2 2.8 L16.2 7.8", "M2.8 21.2 L7.8 16.2", "M21.2 21.2 L16.2 16.2"),
        head=_SHORT_HEAD,
    ),
    "top-left": CollapsePicture("M21 3 H3 V21", ("M18.2 19.4 V8.4 H6.8",)),
    "top-right": CollapsePicture("M3 3 H21 V21", ("M5.8 19.4 V8.4 H17.2",)),
    "bottom-left": CollapsePicture("M3 3 V21 H21", ("M18.2 4.6 V15.6 H6.8",)),
    "bottom-right": CollapsePicture("M3 21 H21 V3", ("M5.8 4.6 V15.6 H17.2",)),
}  # fmt: skip


@functools.cache
def _arrow(text: str, head: float) -> QPainterPath:
    """Return a line with an open head at its end."""
    line = path(text)
    last, before = line.elementAt(line.elementCount() - 1), line.elementAt(line.elementCount() - 2)
    x, y = last.x, last.y
    back = math.atan2(before.y - y, before.x - x)
    result = QPainterPath(line)
    for side in (_HEAD_ANGLE, -_HEAD_ANGLE):
        result.moveTo(x, y)
        result.lineTo(x + head * math.cos(back + side), y + head * math.sin(back + side))
    return result


def draw_collapse(painter: QPainter, collapse: Collapse, square: QRectF, colors: Colors) -> None:
    """Paint a collapse's picture into a square; below 18 px it blurs."""
    picture = COLLAPSE_PICTURES[collapse]
    scale = square.width() / GRID
    width = pen_width(square.width()) / scale
    cap, join, solid = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin, Qt.PenStyle.SolidLine
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(square.topLeft())
    painter.scale(scale, scale)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(paint_color(colors.muted))
    painter.drawPath(path(picture.squares))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    dashes = QPen(paint_color(colors.muted, 0.8), 1.1)
    dashes.setCapStyle(Qt.PenCapStyle.FlatCap)
    dashes.setDashPattern([1.7, 1.7])
    painter.setPen(dashes)
    painter.drawPath(path(picture.dashes))
    painter.setPen(QPen(paint_color(colors.accent), width * 1.35, solid, cap, join))
    painter.drawPath(path(picture.bars))
    painter.setPen(QPen(paint_color(colors.text), width, solid, cap, join))
    for arrow in picture.arrows:
        painter.drawPath(_arrow(arrow, picture.head))
    painter.restore()


def collapse_icon(collapse: Collapse) -> QIcon:
    """Return a collapse's picture as an icon that follows the theme."""
    return vector_icon(lambda painter, square, now, _: draw_collapse(painter, collapse, square, now))
