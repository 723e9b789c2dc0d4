"""What is painted over an orb board: waves outlined and numbered, and the trail of a drag."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF

from editor.art.borders import connected_parts, inset_loop, trace_border
from editor.art.lanes import assign_lanes, corners_of, lane_pitch, shifted_corners
from editor.art.overlays import CellGrid
from editor.theme import Colors, font, paint_color
from levels.board import Position

Combo = Sequence[Position]
"""The cells of one combo."""

_INSET: Final = 0.035
_OUTLINE: Final = 3.0
_NUMBER: Final = 24
_TRAIL_PITCH: Final = 0.11
_TRAIL_BEND: Final = 0.12
_TRAIL: Final = "#ffffff"
_TRAIL_CASING: Final = "#0b0d11"
STEPS_A_PILL: Final = 5


def group_path(cells: Combo, grid: CellGrid) -> QPainterPath:
    """Return the rounded outline of a group of cells, a little inside it."""
    result = QPainterPath()
    for loop in trace_border(cells):
        corners = [grid.point(place) for place in inset_loop(loop, _INSET)]
        for i, corner in enumerate(corners):
            back, onward = QLineF(corner, corners[i - 1]), QLineF(corner, corners[(i + 1) % len(corners)])
            bend = min(0.2 * grid.side, back.length() / 2, onward.length() / 2)
            start = back.pointAt(bend / back.length())
            if i == 0:
                result.moveTo(start)
            else:
                result.lineTo(start)
            result.quadTo(corner, onward.pointAt(bend / onward.length()))
        result.closeSubpath()
    return result


@lru_cache(maxsize=256)
def _kept_path(cells: tuple[Position, ...], grid: CellGrid) -> QPainterPath:
    """Return the outline of a group: from one step of a drag to the next most groups stay."""
    return group_path(cells, grid)


def draw_waves(painter: QPainter, waves: Sequence[Sequence[Combo]], grid: CellGrid, colors: Colors) -> None:
    """Outline the combos of every wave in the wave's colour, the wave's number on each part of a group."""
    for index, wave in enumerate(waves):
        color = colors.wave_hues[index % len(colors.wave_hues)]
        for combo in wave:
            outline = _kept_path(tuple(combo), grid)
            # Unsmoothed, which is much quicker: the outline lies over the edge.
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
            painter.fillPath(outline, paint_color(color, 0.10))
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for ink, width in (
                (paint_color(colors.casing), _OUTLINE + 2),
                (paint_color(color), _OUTLINE),
            ):
                painter.setPen(QPen(ink, width))
                painter.drawPath(outline)
    for index, wave in enumerate(waves):
        color = colors.wave_hues[index % len(colors.wave_hues)]
        for combo in wave:
            for part in connected_parts(combo):
                _draw_number(painter, grid.rect(part[0]), index + 1, color, colors)


def _draw_number(painter: QPainter, cell: QRectF, number: int, color: str, colors: Colors) -> None:
    side = min(float(_NUMBER), cell.width() * 0.5)
    box = QRectF(cell.x() + _INSET * cell.width() - 1, cell.y() + _INSET * cell.width() - 1, side, side)
    painter.setPen(QPen(paint_color(colors.casing), 2))
    painter.setBrush(paint_color(color))
    painter.drawRoundedRect(box, side * 0.28, side * 0.28)
    label = font("section")
    label.setPixelSize(max(8, round(side * 0.58)))
    label.setBold(True)
    painter.setFont(label)
    painter.setPen(paint_color("#15171c" if colors.dark else "#ffffff"))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))


def draw_trail(painter: QPainter, cells: Sequence[Position], grid: CellGrid) -> None:
    """Paint a drag through its cells, run after run, so that later passes lie over earlier ones."""
    if len(cells) < 2:
        if cells:
            _draw_start(painter, grid.rect(cells[0]).center(), grid.side)
        return
    corners = corners_of(cells)
    (lanes,) = assign_lanes([corners])
    pitch = lane_pitch([lanes], _TRAIL_PITCH)
    points = [grid.point(place) for place in shifted_corners(corners, lanes, pitch)]
    _draw_runs(painter, points, grid.side)
    pills = _pill_places(cells, corners, lanes, pitch, grid)
    _draw_heads(painter, points, [place for _, place in pills], grid.side)
    last = QLineF(points[-2], points[-1])
    _draw_head(painter, points[-1], math.atan2(last.dy(), last.dx()), grid.side * 0.13, 3)
    _draw_start(painter, points[0], grid.side)
    for number, place in pills:
        _draw_pill(painter, place, number, grid.side)


def trail_width(side: float) -> float:
    """Return the width of a trail: thick ones hide the orbs."""
    return max(2.0, side * 0.03)


def _draw_runs(painter: QPainter, points: list[QPointF], side: float) -> None:
    width = trail_width(side)
    join, solid = Qt.PenJoinStyle.RoundJoin, Qt.PenStyle.SolidLine
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for run in _runs(points, _TRAIL_BEND * side):
        # A flat casing does not reach into the run before; the line's round ends close the joint.
        painter.setPen(QPen(paint_color(_TRAIL_CASING), width + 3.5, solid, Qt.PenCapStyle.FlatCap, join))
        painter.drawPath(run)
        painter.setPen(QPen(paint_color(_TRAIL), width, solid, Qt.PenCapStyle.RoundCap, join))
        painter.drawPath(run)


def _runs(points: list[QPointF], radius: float) -> list[QPainterPath]:
    """Cut the bent line through some points in the middle of every bend."""
    runs = [QPainterPath(points[0])]
    for before, corner, after in zip(points, points[1:], points[2:], strict=False):
        back, onward = QLineF(corner, before), QLineF(corner, after)
        bend = min(radius, back.length() / 2, onward.length() / 2)
        if bend < 0.1:
            runs[-1].lineTo(corner)
            runs.append(QPainterPath(corner))
            continue
        start, end = back.pointAt(bend / back.length()), onward.pointAt(bend / onward.length())
        # De Casteljau at one half: the two parts of the curve from start over the corner to end.
        first, second = (start + corner) / 2, (corner + end) / 2
        middle = (first + second) / 2
        runs[-1].lineTo(start)
        runs[-1].quadTo(first, middle)
        runs.append(QPainterPath(middle))
        runs[-1].quadTo(second, end)
    runs[-1].lineTo(points[-1])
    return runs


def _draw_head(painter: QPainter, tip: QPointF, angle: float, size: float, pen: float = 2.5) -> None:
    corners = [
        QPointF(tip.x() + size * math.cos(angle + turn), tip.y() + size * math.sin(angle + turn))
        for turn in (0, 2.3, -2.3)
    ]
    join = Qt.PenJoinStyle.RoundJoin
    painter.setPen(
        QPen(paint_color(_TRAIL_CASING), pen, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, join)
    )
    painter.setBrush(paint_color(_TRAIL))
    painter.drawPolygon(QPolygonF(corners))


def _draw_heads(painter: QPainter, points: list[QPointF], pills: list[QPointF], side: float) -> None:
    """Paint the heads that tell the way: one mid-run, two on long runs, none under a pill."""
    taken = [(pill.x(), pill.y()) for pill in pills]
    clear = (side * 0.2) ** 2
    for index, (start, end) in enumerate(itertools.pairwise(points)):
        run = QLineF(start, end)
        length = run.length()
        if length < side * 0.6:
            continue
        # Neighbouring lanes keep their heads apart.
        shift = 0.15 * (index % 3 - 1)
        shares = (0.5 + shift,) if length < side * 1.5 else (0.3 + 0.6 * shift, 0.75 + 0.6 * shift)
        for place in (run.pointAt(share) for share in shares):
            # Plain numbers: a long trail has thousands of such pairs, and is painted with every step.
            x, y = place.x(), place.y()
            if all((x - left) ** 2 + (y - top) ** 2 > clear for left, top in taken):
                _draw_head(painter, place, math.atan2(run.dy(), run.dx()), max(3.0, side * 0.062))


def _draw_start(painter: QPainter, place: QPointF, side: float) -> None:
    painter.setPen(QPen(paint_color(_TRAIL_CASING), 2.5))
    painter.setBrush(paint_color(_TRAIL))
    painter.drawEllipse(place, side * 0.085, side * 0.085)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(paint_color("#15171c"))
    painter.drawEllipse(place, side * 0.036, side * 0.036)


def _pill_places(
    cells: Sequence[Position],
    corners: Sequence[Position],
    lanes: Sequence[int],
    pitch: float,
    grid: CellGrid,
) -> list[tuple[int, QPointF]]:
    """Return where every fifth step lies, on the line as it is shifted."""
    places = []
    run, corner_steps = 0, _steps_at(cells, corners)
    for step in range(STEPS_A_PILL, len(cells) - 1, STEPS_A_PILL):
        while corner_steps[run + 1] < step:
            run += 1
        start, end = shifted_corners(corners[run : run + 2], lanes[run : run + 1], pitch)
        share = (step - corner_steps[run]) / (corner_steps[run + 1] - corner_steps[run])
        places.append((step, QLineF(grid.point(start), grid.point(end)).pointAt(share)))
    return places


def _steps_at(cells: Sequence[Position], corners: Sequence[Position]) -> list[int]:
    """Return after how many steps each corner is reached."""
    steps = [0]
    for start, end in itertools.pairwise(corners):
        steps.append(steps[-1] + max(abs(end[0] - start[0]), abs(end[1] - start[1])))
    assert steps[-1] == len(cells) - 1
    return steps


def _draw_pill(painter: QPainter, place: QPointF, number: int, side: float) -> None:
    height = min(17.0, side * 0.3)
    width = height * (1 if number < 10 else 1.25 if number < 100 else 1.55)
    pill = QRectF(place.x() - width / 2, place.y() - height / 2, width, height)
    painter.setPen(QPen(paint_color(_TRAIL_CASING), 1.5))
    painter.setBrush(paint_color(_TRAIL))
    painter.drawRoundedRect(pill, height / 2, height / 2)
    label = font("note")
    label.setPixelSize(max(7, round(height * 0.65)))
    label.setBold(True)
    painter.setFont(label)
    painter.setPen(paint_color("#15171c"))
    painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, str(number))
