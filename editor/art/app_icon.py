"""The application's icon: two tiles of a kind, linked around a corner."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QIcon, QPainter, QPixmap

from editor.art.symbols import Layer, Symbol, draw_symbol
from editor.art.tiles import new_image, start_painting

_BLUE: Final = "#1f5fd0"
_LIGHT: Final = "#6ea8fe"
_GREY: Final = "#8a93a3"
_LINK: Final = "M26 26 H66 Q75 26 75 35 V75"
_LOGO: Final[Symbol] = (
    Layer("R54 4 42 42 11 R4 54 42 42 11", fill=_GREY),
    Layer("R4 4 42 42 11 R54 54 42 42 11", fill=_BLUE),
    Layer(_LINK, pen="#ffffff", width=19),
    Layer(_LINK, pen=_LIGHT, width=9.5),
)
APP_ICON_SIDES: Final = (16, 20, 24, 32, 48, 64, 128, 256)


def draw_logo(painter: QPainter, square: QRectF) -> None:
    """Paint the application's mark into a square."""
    draw_symbol(painter, _LOGO, square, square.width())


def app_icon() -> QIcon:
    """Return the application's icon, in every size that systems ask for."""
    result = QIcon()
    for side in APP_ICON_SIDES:
        image = new_image(side, side, 1.0)
        painter = start_painting(image)
        draw_logo(painter, QRectF(0, 0, side, side))
        painter.end()
        result.addPixmap(QPixmap.fromImage(image))
    return result
