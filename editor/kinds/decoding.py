"""From the bytes of a file to a picture of a kind. Runs in jobs: nothing here touches a widget.

Files come from anywhere. What a file is, its bytes tell and not its name; how large it would be is looked at
before it is decoded; only three formats are decoded at all.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QImageReader, QPainter

from editor.kinds.refusal import Refused
from levels.level import Sprite

if TYPE_CHECKING:
    # At run time what reads SVG is brought in with the first such file: a start is faster.
    from PySide6.QtSvg import QSvgRenderer

MOST_PIXELS: Final = 32 * 1024 * 1024
_MOST_SIDE: Final = 16_384
KEPT_SIDE: Final = 512
"""The longer side of what is kept: the largest cell, on a screen of four pixels to one."""
_PNG: Final = b"\x89PNG\r\n\x1a\n"
_JPEG: Final = b"\xff\xd8\xff"
_FORMAT: Final = QImage.Format.Format_ARGB32_Premultiplied
_SEEN: Final = 8
"""Pixels less opaque than this, of 255, are not seen."""


@dataclass(frozen=True, eq=False)
class Portrait:
    """A picture of a kind, ready to be drawn at any size. Its picture is shared: do not paint on it."""

    image: QImage
    color: str
    """The colour that it is known by in small."""
    digest: bytes
    """Equal for pictures that look the same."""


@dataclass(frozen=True, eq=False)
class Sheet:
    """A decoded file, of which parts are cut: pixels, or an SVG that is drawn part by part."""

    size: QSize
    image: QImage | None
    svg: bytes = b""


def open_sheet(data: bytes) -> Sheet | Refused:
    """Decode a file, whole."""
    if data.startswith(_PNG):
        return _raster(data, b"png")
    if data.startswith(_JPEG):
        return _raster(data, b"jpeg")
    if b"<svg" in data[:65_536] or b":svg" in data[:65_536]:
        return _vector(data)
    return Refused("unknown-format")


def portrait(sheet: Sheet, sprite: Sprite | None) -> Portrait | Refused:
    """Return the picture of a kind: the whole sheet, or a part of it."""
    size = sheet.size
    if sprite is None:
        sprite = Sprite(x=0, y=0, width=size.width(), height=size.height())
    if sprite.x + sprite.width > size.width() or sprite.y + sprite.height > size.height():
        return Refused("beyond-sheet", _size_words(size))
    image = _cut(sheet, sprite)
    pixels = image_pixels(image)
    alpha = pixels[..., 3]
    if not (alpha >= _SEEN).any():
        return Refused("blank")
    digest = hashlib.sha256(pixels.tobytes() + repr(pixels.shape).encode()).digest()
    return Portrait(image, _main_color(pixels), digest)


def whole_image(sheet: Sheet) -> QImage:
    """Return what a sheet looks like as a whole; an SVG is drawn no larger than is kept of a kind."""
    if sheet.image is not None:
        return sheet.image
    return _cut(sheet, Sprite(x=0, y=0, width=sheet.size.width(), height=sheet.size.height()))


def seen_sprites(image: QImage, size: QSize, sprites: list[Sprite]) -> list[Sprite]:
    """Return the parts in which something is to be seen; `image` is a sheet of a size as a whole."""
    alpha = image.convertToFormat(QImage.Format.Format_Alpha8)
    lines = np.frombuffer(alpha.constBits(), dtype=np.uint8).reshape(alpha.height(), -1)
    seen = lines[:, : alpha.width()] >= _SEEN
    across, down = alpha.width() / size.width(), alpha.height() / size.height()

    def shows(sprite: Sprite) -> bool:
        top, left = int(sprite.y * down), int(sprite.x * across)
        bottom = max(top + 1, int((sprite.y + sprite.height) * down))
        right = max(left + 1, int((sprite.x + sprite.width) * across))
        return bool(seen[top:bottom, left:right].any())

    return [sprite for sprite in sprites if shows(sprite)]


def image_pixels(image: QImage) -> npt.NDArray[np.uint8]:
    """Return the pixels of a picture, shape (height, width, 4): blue, green, red, alpha, premultiplied."""
    image = image.convertToFormat(_FORMAT)
    whole = np.frombuffer(image.constBits(), dtype=np.uint8).reshape(image.height(), -1)
    return whole[:, : 4 * image.width()].reshape(image.height(), image.width(), 4).copy()


def _raster(data: bytes, form: bytes) -> Sheet | Refused:
    # What was cut off decodes to half a picture, and to warnings that nobody sees.
    end = data[-65_536:]
    if (b"IEND" if form == b"png" else b"\xff\xd9") not in end:
        return Refused("broken")
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(form))
    size = reader.size()
    if not size.isValid():
        return Refused("broken")
    if max(size.width(), size.height()) > _MOST_SIDE or size.width() * size.height() > MOST_PIXELS:
        return Refused("too-many-pixels", _size_words(size))
    image = reader.read()
    if image.isNull() or image.size() != size:
        return Refused("broken")
    image.setDevicePixelRatio(1.0)
    return Sheet(size, image)


def _vector(data: bytes) -> Sheet | Refused:
    from editor.kinds.svg_guard import svg_refusal

    refused = svg_refusal(data)
    if refused is not None:
        return refused
    renderer = _renderer(data)
    size = renderer.defaultSize()
    if not renderer.isValid() or size.isEmpty():
        return Refused("broken")
    return Sheet(size, None, data)


def _cut(sheet: Sheet, sprite: Sprite) -> QImage:
    scale = KEPT_SIDE / max(sprite.width, sprite.height)
    if sheet.image is not None:
        part = sheet.image.copy(sprite.x, sprite.y, sprite.width, sprite.height).convertToFormat(_FORMAT)
        if scale >= 1:
            return part
        sides = QSize(max(1, round(sprite.width * scale)), max(1, round(sprite.height * scale)))
        keep, smooth = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        return part.scaled(sides, keep, smooth).convertToFormat(_FORMAT)
    image = QImage(max(1, round(sprite.width * scale)), max(1, round(sprite.height * scale)), _FORMAT)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    whole = QRectF(0, 0, sheet.size.width() * scale, sheet.size.height() * scale)
    _renderer(sheet.svg).render(painter, whole.translated(-sprite.x * scale, -sprite.y * scale))
    painter.end()
    return image


def _renderer(svg: bytes) -> QSvgRenderer:
    from PySide6.QtSvg import QSvgRenderer

    return QSvgRenderer(QByteArray(svg))


def _main_color(pixels: npt.NDArray[np.uint8]) -> str:
    """Return the mean of what is seen; lively pixels count more than grey ones."""
    step = max(1, max(pixels.shape[:2]) // 64)
    some = pixels[::step, ::step].reshape(-1, 4).astype(np.float64)
    if not (some[:, 3] >= _SEEN).any():
        some = pixels.reshape(-1, 4).astype(np.float64)
    some = some[some[:, 3] >= _SEEN]
    plain = np.clip(some[:, :3] * (255.0 / some[:, 3:]), 0, 255)
    liveliness = 8.0 + plain.max(axis=1) - plain.min(axis=1)
    blue, green, red = np.average(plain, axis=0, weights=liveliness * some[:, 3])
    return QColor(round(red), round(green), round(blue)).name()


def _size_words(size: QSize) -> str:
    return f"{size.width():,} × {size.height():,}"
