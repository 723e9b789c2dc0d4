"""Writing on pictures: with the system's fonts, or where there are none with the letters of the tiles."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen, QTextLayout

from editor.art.strokes import DIGITS, GLYPH_WIDTH, LETTERS, number_shapes
from editor.theme import TextRole, font, paint_color

_GAP: Final = 0.3
_CAPITAL: Final = 0.72
"""How high a capital letter is, as a share of the size of its font."""

Align = Qt.AlignmentFlag


@cache
def has_fonts() -> bool:
    """Say whether this machine has any font; Qt draws empty boxes where there is none."""
    return QFontMetricsF(font("body")).inFont("A")


def missing_letters(texts: Iterable[str]) -> str:
    """Return the letters of some texts that no font on this machine has."""
    if not has_fonts():
        return ""
    missing: dict[str, None] = {}
    for letter in sorted({letter for text in texts for letter in text if letter.isprintable()}):
        layout = QTextLayout(letter, font("body"))
        layout.beginLayout()
        layout.createLine()
        layout.endLayout()
        if any(0 in run.glyphIndexes() for run in layout.glyphRuns()):
            missing[letter] = None
    return "".join(missing)


def text_width(text: str, role: TextRole) -> float:
    """Return how wide a text is at a step of the type scale."""
    if has_fonts():
        return QFontMetricsF(font(role)).horizontalAdvance(text)
    return len(text) * _pitch(role)


def write(
    painter: QPainter, box: QRectF, text: str, role: TextRole, color: str, align: Align = Align.AlignLeft
) -> None:
    """Write one line into a box, cut with dots where it does not fit."""
    if not text:
        return
    if not has_fonts():
        _stroke(painter, box, text, role, color, align)
        return
    shown = QFontMetricsF(font(role)).elidedText(text, Qt.TextElideMode.ElideRight, box.width())
    painter.setFont(font(role))
    painter.setPen(paint_color(color))
    painter.drawText(box, int(align | Align.AlignVCenter | Qt.TextFlag.TextSingleLine), shown)


def _pitch(role: TextRole) -> float:
    height = font(role).pixelSize() * _CAPITAL
    return height * GLYPH_WIDTH / 100 * (1 + _GAP)


def _stroke(painter: QPainter, box: QRectF, text: str, role: TextRole, color: str, align: Align) -> None:
    """Draw a text in capital letters and digits; other signs leave a blank."""
    height, pitch = font(role).pixelSize() * _CAPITAL, _pitch(role)
    shown = text.upper()[: max(1, int(box.width() / pitch))]
    width = len(shown) * pitch
    shift = {Align.AlignRight: box.width() - width, Align.AlignHCenter: (box.width() - width) / 2}
    left, top = box.x() + shift.get(align, 0.0), box.center().y() - height / 2
    painter.save()
    pen = QPen(paint_color(color), max(1.0, height * 0.13))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for place, letter in enumerate(shown):
        if letter in LETTERS or letter in DIGITS:
            glyph = (left + place * pitch, top, height * GLYPH_WIDTH / 100, height)
            painter.drawPath(number_shapes(letter, glyph)[0].path())
    painter.restore()
