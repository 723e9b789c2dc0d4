"""A sheet of paper on which pictures are set one after the other, with headings and labels."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from editor.theme import Colors, TextRole, font, paint_color

WIDTH: Final = 1440
_MARGIN: Final = 20
_MOST_HEIGHT: Final = 6000

Draw = Callable[[QPainter, QRectF], None]


class Flow:
    """Sets pictures in rows on a sheet in one table of colours; the sheet is as high as what is on it."""

    def __init__(self, colors: Colors, dpr: float = 1.0, width: int = WIDTH) -> None:
        self.colors = colors
        self._width = width
        self._dpr = dpr
        self._image = QImage(
            round(width * dpr), round(_MOST_HEIGHT * dpr), QImage.Format.Format_ARGB32_Premultiplied
        )
        self._image.setDevicePixelRatio(dpr)
        self._image.fill(paint_color(colors.canvas))
        self.painter = QPainter(self._image)
        self.painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self._x, self._y, self._row = float(_MARGIN), float(_MARGIN), 0.0

    def text(self, text: str, role: TextRole = "heading") -> None:
        """Set a line of text on a row of its own."""
        self.end_row()
        self._write(QRectF(_MARGIN, self._y, self._width - 2 * _MARGIN, 24), text, role)
        self._y += 26

    def put(self, width: float, height: float, draw: Draw, label: str = "") -> None:
        """Set a picture beside the last one, or on the next row where there is no room."""
        caption = 16 if label else 0
        if self._x + width > self._width - _MARGIN:
            self.end_row()
        box = QRectF(round(self._x), round(self._y), width, height)
        self.painter.save()
        draw(self.painter, box)
        self.painter.restore()
        if label:
            self._write(QRectF(self._x, self._y + height, width + 8, caption), label, "ruler")
        self._x += width
        self._row = max(self._row, height + caption)

    def gap(self, width: float) -> None:
        """Leave room before the next picture of the row."""
        self._x += width

    def end_row(self, gap: float = 10) -> None:
        """Begin the next row."""
        if self._row:
            self._y += self._row + gap
        self._x, self._row = float(_MARGIN), 0.0

    def finish(self) -> QImage:
        """Return the sheet, cut to what is on it."""
        self.end_row()
        self.painter.end()
        height = min(_MOST_HEIGHT, self._y + _MARGIN)
        return self._image.copy(0, 0, self._image.width(), round(height * self._dpr))

    def _write(self, box: QRectF, text: str, role: TextRole) -> None:
        self.painter.setFont(font(role))
        self.painter.setPen(paint_color(self.colors.text if role == "heading" else self.colors.muted))
        self.painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)


def stacked(images: list[QImage]) -> QImage:
    """Return sheets one under the other."""
    width, height = max(image.width() for image in images), sum(image.height() for image in images)
    result = QImage(width, height, QImage.Format.Format_RGB32)
    result.fill(0)
    painter = QPainter(result)
    top = 0
    for image in images:
        flat = image.copy()
        flat.setDevicePixelRatio(1.0)
        painter.drawImage(0, top, flat)
        top += image.height()
    painter.end()
    return result
