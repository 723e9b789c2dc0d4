"""Orbs: glossy bodies with a glyph, in a classic theme and in one that is told apart by form."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient, QTransform

from editor.art.color import mix
from editor.art.letters import LETTER_INKS
from editor.art.paths import UNIT, Outline, Piece, around, spikes
from editor.art.shapes import SILHOUETTES
from editor.art.strokes import number_shapes
from editor.art.symbols import FACE_SMALL
from editor.theme import paint_color

GLYPH: Final = "#fffdf5"


def _rounded(text: str) -> Outline:
    """A figure whose corners are rounded by a broad stroke along its edge."""
    return Outline((text, Piece(text, width=16)))


DISC: Final = Outline(("O50 50 50",))
BODIES: Final[dict[str, Outline]] = {
    "disc": DISC,
    "triangle": _rounded("M50 10 L94 88 L6 88 Z"),
    "square": Outline(("R6 6 88 88 16",)),
    "octagon": _rounded(spikes(8, 46, turn=22.5)),
    "diamond": _rounded("M50 6 L94 50 L50 94 L6 50 Z"),
    "hexagon": _rounded(spikes(6, 46, turn=-90)),
    "star": _rounded(spikes(8, 46, 37)),
}
_SKULL: Final = "M6 42 C6 16 26 2 50 2 C74 2 94 16 94 42 C94 58 86 66 76 72 V90 Q76 96 70 96 H30 Q24 96 24 90 V72 C14 66 6 58 6 42 Z"
_SKULL_HOLES: Final = ("O31 46 13", "O69 46 13", "M50 58 L57 70 H43 Z", "R39.5 80 5 20 0", "R55.5 80 5 20 0")
_SMALL_SKULL: Final = "M20 34 C20 14 32 0 50 0 C68 0 80 14 80 34 C80 44 74 50 68 54 V64 Q68 68 64 68 H36 Q32 68 32 64 V54 C26 50 20 44 20 34 Z"
GLYPHS: Final[dict[str, Outline]] = {
    "flame": Outline(
        ("M52 -2 C58 20 86 36 86 64 C86 86 70 100 50 100 C30 100 14 86 14 64 C14 48 22 38 30 28 C32 40 36 46 42 48 C40 30 42 12 52 -2 Z",),
        ("M50 56 C58 66 64 72 64 80 C64 88 58 93 50 93 C42 93 36 88 36 80 C36 72 46 68 50 56 Z",),
    ),
    "drop": SILHOUETTES["drop"],
    "leaf": SILHOUETTES["leaf"],
    "sun": Outline(("O50 50 25", *around("M43 17 L50 -2 L57 17 Z", 8))),
    "moon": Outline(("O50 50 46",), ("O70 38 38",)),
    "heart": SILHOUETTES["heart"],
    "gear": SILHOUETTES["gear"],
    "skull": Outline((_SKULL,), _SKULL_HOLES),
    "crossbones": Outline(
        (_SMALL_SKULL, Piece("M8 98 L92 62", width=13), Piece("M8 62 L92 98", width=13), "O8 92 10", "O8 68 10", "O92 92 10", "O92 68 10"),
        ("O38 34 9", "O62 34 9", "M50 44 L55 53 H45 Z"),
    ),
    "bomb": Outline(("O44 60 38", Piece("R42 2 20 20 3", turn=35), Piece("M68 26 Q76 6 94 16", width=7), "O95 17 8")),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Orb:
    """One kind of orb: its glyph, its three tones from the light to the rim, the form of its body."""

    glyph: Outline
    light: str
    base: str
    deep: str
    body: Outline = DISC
    glyph_share: float = 0.46
    """The glyph's part of the cell's side, from `FACE_SMALL` on."""
    drop: float = 0.01
    """How far the glyph sits below the middle, as a share of the side."""


CLASSIC_ORBS: Final[dict[str, Orb]] = {
    "Fire": Orb(GLYPHS["flame"], "#ff8a70", "#e0403a", "#861a1a"),
    "Water": Orb(GLYPHS["drop"], "#8fd0ff", "#3a9bf0", "#124a94"),
    "Wood": Orb(GLYPHS["leaf"], "#8fe8ae", "#3fb56b", "#125a36"),
    "Light": Orb(GLYPHS["sun"], "#ffec94", "#f5c02a", "#8a5a00"),
    "Dark": Orb(GLYPHS["moon"], "#bb86ea", "#7a3bb8", "#3b1668"),
    "Heart": Orb(GLYPHS["heart"], "#ffc4de", "#f27ab0", "#9a2b60"),
    "Jammer": Orb(GLYPHS["gear"], "#b9c2cf", "#7b8696", "#3d4552"),
    "Poison": Orb(GLYPHS["skull"], "#b59ac9", "#65427f", "#2f1b40"),
    "Mortal poison": Orb(GLYPHS["crossbones"], "#8f6a86", "#4a1f38", "#1e0a16"),
    "Bomb": Orb(GLYPHS["bomb"], "#7a8090", "#3a404d", "#14171d"),
}
SAFE_ORBS: Final[dict[str, Orb]] = {
    "Fire": Orb(GLYPHS["flame"], "#ff9a50", "#d55e00", "#6e2f00", BODIES["triangle"], 0.38, 0.09),
    "Water": Orb(GLYPHS["drop"], "#62a8f0", "#0060b8", "#003061", BODIES["disc"]),
    "Wood": Orb(GLYPHS["leaf"], "#5fe0bb", "#009e73", "#004a36", BODIES["square"]),
    "Light": Orb(GLYPHS["sun"], "#fffbc4", "#f0e442", "#6b6300", BODIES["star"], 0.5),
    "Dark": Orb(GLYPHS["moon"], "#6a6f80", "#2b2f3d", "#0a0c12", BODIES["hexagon"], 0.42),
    "Heart": Orb(GLYPHS["heart"], "#ffd3e6", "#e296c2", "#7d3a60", BODIES["diamond"], 0.4),
    "Jammer": Orb(GLYPHS["gear"], "#e2e6ec", "#aeb6c2", "#4e5663", BODIES["octagon"]),
    "Poison": Orb(GLYPHS["skull"], "#b59ac9", "#65427f", "#2f1b40", BODIES["octagon"], 0.42),
    "Mortal poison": Orb(GLYPHS["crossbones"], "#8f6a86", "#4a1f38", "#1e0a16", BODIES["octagon"], 0.5),
    "Bomb": Orb(GLYPHS["bomb"], "#7a8090", "#3a404d", "#14171d", BODIES["octagon"]),
}
"""Kinds in order, in both themes alike: the six that match, then jammer, poisons and bomb."""


# By the number of digits: the box they fill, and the pen.
_NUMBER_BOXES: Final = (
    ((30, 8, 40, 84), 15),
    ((12, 14, 76, 72), 14),
    ((2, 24, 96, 52), 11),
    ((-6, 30, 112, 42), 9),
)


def orb_beyond(kind: int) -> Orb:
    """Return the orb of a kind that a theme has no row for: its number."""
    base = LETTER_INKS[kind % len(LETTER_INKS)]
    text = str(kind)
    box, pen = _NUMBER_BOXES[min(len(text), len(_NUMBER_BOXES)) - 1]
    glyph = Outline(tuple(Piece(shape, width=pen) for shape in number_shapes(text, box)))
    # A body plain enough to be read from, and no halo that would fill narrow digits.
    return Orb(glyph, mix(base, "#ffffff", 0.3), base, mix(base, "#000000", 0.55), glyph_share=0.52)


def _fitted(outline: Outline, middle: QPointF, side: float) -> QPainterPath:
    fit = QTransform().translate(middle.x() - side / 2, middle.y() - side / 2).scale(side / UNIT, side / UNIT)
    return fit.map(outline.path())


def draw_orb(painter: QPainter, cell: QRectF, orb: Orb) -> None:
    """Paint an orb into its cell."""
    side, middle = cell.width(), cell.center()
    radius = side * 0.44
    detailed = side >= FACE_SMALL
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    body = _fitted(orb.body, middle, 2 * radius)
    if detailed:
        painter.setBrush(paint_color("#000000", 0.3))
        painter.drawPath(body.translated(0, side * 0.03))
    painter.setBrush(paint_color(orb.deep))
    painter.drawPath(body)
    inner = _fitted(orb.body, middle, 2 * radius * 0.94)
    ball = QRadialGradient(QPointF(middle.x() - radius * 0.25, middle.y() - radius * 0.35), radius * 1.35)
    for at, color in ((0.0, orb.light), (0.45, orb.base), (1.0, orb.deep)):
        ball.setColorAt(at, paint_color(color))
    painter.setBrush(ball)
    painter.drawPath(inner)
    _draw_glyph(painter, orb, middle, side)
    if detailed:
        _draw_gloss(painter, orb, inner, middle, side)
    painter.restore()


def _draw_glyph(painter: QPainter, orb: Orb, middle: QPointF, side: float) -> None:
    detailed = side >= FACE_SMALL
    width = side * (orb.glyph_share if detailed else orb.glyph_share + 0.08)
    glyph = _fitted(orb.glyph, QPointF(middle.x(), middle.y() + side * orb.drop), width)
    if detailed:
        halo = paint_color(orb.deep, 0.85)
        join, cap = Qt.PenJoinStyle.RoundJoin, Qt.PenCapStyle.RoundCap
        painter.setPen(QPen(halo, width * 0.12, Qt.PenStyle.SolidLine, cap, join))
        painter.setBrush(halo)
        painter.drawPath(glyph)
        painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(paint_color(GLYPH))
    painter.drawPath(glyph)


def _draw_gloss(painter: QPainter, orb: Orb, inner: QPainterPath, middle: QPointF, side: float) -> None:
    x, y, radius = middle.x(), middle.y(), side * 0.44
    light = QLinearGradient(x, y - radius * 0.9, x, y - radius * 0.1)
    light.setColorAt(0, paint_color("#ffffff", 0.62))
    light.setColorAt(1, paint_color("#ffffff", 0))
    spot = QPainterPath()
    spot.addEllipse(QPointF(x, y - radius * 0.42), radius * 0.68, radius * 0.46)
    painter.setBrush(light)
    painter.drawPath(spot.intersected(inner))
    if orb.body is DISC:
        around_body = QRectF(x - radius * 0.86, y - radius * 0.86, 1.72 * radius, 1.72 * radius)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(paint_color("#ffffff", 0.28), max(1.0, side * 0.018)))
        painter.drawArc(around_body, 215 * 16, 110 * 16)


def draw_plus(painter: QPainter, cell: QRectF) -> None:
    """Paint the yellow badge of an orb that adds one combo, at the lower right."""
    side = cell.width()
    radius = max(4.0, side * 0.14)
    offset = side * 0.44 * 0.68
    middle = QPointF(cell.center().x() + offset, cell.center().y() + offset)
    painter.setPen(QPen(paint_color("#15171c"), max(1.0, side * 0.03)))
    painter.setBrush(paint_color("#ffe27a"))
    painter.drawEllipse(middle, radius, radius)
    pen = QPen(paint_color("#3a2a00"), max(1.2, side * 0.045))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    reach, x, y = radius * 0.5, middle.x(), middle.y()
    painter.drawLine(QLineF(x - reach, y, x + reach, y))
    painter.drawLine(QLineF(x, y - reach, x, y + reach))
