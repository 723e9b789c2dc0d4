"""Makes pictures for tests, sound ones and hostile ones."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QColor, QDragEnterEvent, QDropEvent, QImage, QImageWriter
from PySide6.QtWidgets import QApplication, QWidget

SVG: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
    'viewBox="0 0 100 100">{}</svg>'
)
RED, GREEN, BLUE = "#d03020", "#20a040", "#2040c0"


def painted(path: Path, *colors: str, side: int = 16, across: int = 0) -> Path:
    """Write a PNG: one colour, or a sheet of squares, `across` in a row; an empty colour is left clear."""
    across = across or len(colors)
    rows = -(-len(colors) // across)
    image = QImage(across * side, rows * side, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    for number, color in enumerate(colors):
        if color:
            left, top = number % across * side, number // across * side
            for y in range(top, top + side):
                for x in range(left, left + side):
                    image.setPixelColor(x, y, QColor(color))
    assert QImageWriter(str(path), QByteArray(b"png")).write(image)
    return path


def drawn(path: Path, inside: str = '<circle cx="50" cy="50" r="40" fill="#20a040"/>') -> Path:
    """Write an SVG with something in it."""
    path.write_text(SVG.format(inside))
    return path


def png_claiming(width: int, height: int) -> bytes:
    """Return a PNG that says it is so large, and has next to nothing in it."""

    def chunk(name: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    body = chunk(b"IDAT", zlib.compress(b"\0" * 1000))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + body + chunk(b"IEND", b"")


def drop(widget: QWidget, *paths: Path) -> bool:
    """Drop files on the middle of a widget; False when it does not take them."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    at = QPoint(widget.width() // 2, widget.height() // 2)
    actions, button = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    enter = QDragEnterEvent(at, actions, data, button, Qt.KeyboardModifier.NoModifier)
    enter.ignore()
    QApplication.sendEvent(widget, enter)
    if not enter.isAccepted():
        return False
    event = QDropEvent(at.toPointF(), actions, data, button, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(widget, event)
    return event.isAccepted()


def color_at(image: QImage, x: float = 0.5, y: float = 0.5) -> str:
    """Return the colour at a place of a picture, given as shares of its sides."""
    return image.pixelColor(int(image.width() * x), int(image.height() * y)).name()
