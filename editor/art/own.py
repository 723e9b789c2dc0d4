"""Kinds drawn with the designer's own pictures, in the place of a theme's symbols or of whole tiles."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Mapping
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPen

from editor.art.faces import FACES, draw_face, symbol_square, tile_rect
from editor.art.icons import draw_icon
from editor.art.letters import numbered_symbol
from editor.art.orbs import draw_orb, orb_beyond
from editor.art.symbols import FACE_SMALL, draw_symbol
from editor.art.themes import DrawKind, TileTheme, Underlay
from editor.theme import Colors, paint_color
from levels.board import Cell

Likeness: TypeAlias = tuple[QImage, str] | None
"""A picture and the colour it is known by; None: there is to be one, but it cannot be shown."""
_ON_FACE: Final = 0.76
"""The part of a tile's side that a picture on its face takes."""
_UNDER_HATCH: Final = 0.68
"""The part that a picture which fills the cell leaves to the hatch of a stuck tile is the rest of this."""
_SMALL_ART: Final = 128
"""Pictures of at most so many pixels are made larger pixel by pixel: they were drawn so."""
_MOST_KEPT: Final = 600


def own_theme(
    theme: TileTheme, likenesses: Mapping[Cell, Likeness], *, edition: int, fill: bool
) -> TileTheme:
    """Return a theme in which some kinds look as the designer drew them.

    With `fill` pictures take the whole cell; otherwise they stand on the theme's tiles, if it has tiles.
    """
    if not likenesses:
        return theme
    colors = [theme.kind_color(kind) for kind in range(1, max(len(theme.colors), *likenesses) + 1)]
    for kind, likeness in likenesses.items():
        if likeness is not None:
            colors[kind - 1] = likeness[1]
    draw = _drawer(theme, dict(likenesses), fill=fill or theme.faces is None)
    pictures = {kind: likeness[0] for kind, likeness in likenesses.items() if likeness is not None}
    return dataclasses.replace(theme, draw=draw, colors=tuple(colors), edition=edition, pictures=pictures)


def _drawer(theme: TileTheme, likenesses: Mapping[Cell, Likeness], *, fill: bool) -> DrawKind:
    scaled: dict[tuple[Cell, int, int], QImage] = {}

    def draw(painter: QPainter, cell: QRectF, kind: Cell, colors: Colors, underlay: Underlay | None) -> None:
        if kind not in likenesses:
            theme.draw(painter, cell, kind, colors, underlay)
            return
        likeness = likenesses[kind]
        if likeness is None:
            _draw_missing(painter, cell, kind, theme, colors, underlay)
            return
        place = tile_rect(cell)
        if theme.faces is not None and not fill:
            draw_face(painter, cell, FACES[theme.faces[colors.dark]], dark=colors.dark)
            place = symbol_square(cell, _ON_FACE)
        if underlay is not None:
            underlay(painter, cell)
            if fill:
                place = _shrunk(place, _UNDER_HATCH)
        _draw_image(painter, place, likeness[0], kind, scaled)

    return draw


def _draw_image(
    painter: QPainter, place: QRectF, image: QImage, kind: Cell, scaled: dict[tuple[Cell, int, int], QImage]
) -> None:
    """Paint a picture into a place, its proportions kept, on whole pixels of the screen."""
    # Scaled to the very pixels it is drawn on: a painter that scales while it draws blurs.
    ratio = painter.device().devicePixelRatioF() * painter.transform().m11()
    share = min(place.width() / image.width(), place.height() / image.height())
    width, height = (max(1, round(side * share * ratio)) for side in (image.width(), image.height()))
    key = (kind, width, height)
    fitted = scaled.get(key)
    if fitted is None:
        if len(scaled) >= _MOST_KEPT:
            scaled.clear()
        fitted = scaled[key] = resized(image, width, height)
    left = place.center().x() - width / ratio / 2
    top = place.center().y() - height / ratio / 2
    shift = painter.transform()
    corner = QPointF(
        (round((left * shift.m11() + shift.dx()) * _dpr(painter)) / _dpr(painter) - shift.dx()) / shift.m11(),
        (round((top * shift.m22() + shift.dy()) * _dpr(painter)) / _dpr(painter) - shift.dy()) / shift.m22(),
    )
    painter.drawImage(QRectF(corner.x(), corner.y(), width / ratio, height / ratio), fitted)


def _dpr(painter: QPainter) -> float:
    return painter.device().devicePixelRatioF()


def resized(image: QImage, width: int, height: int) -> QImage:
    """Return a picture at another size: smooth when it shrinks, pixel by pixel when small art grows."""
    ignore = Qt.AspectRatioMode.IgnoreAspectRatio
    smooth = Qt.TransformationMode.SmoothTransformation
    if image.width() < width and max(image.width(), image.height()) <= _SMALL_ART:
        # To a whole multiple first, so that no pixel of it becomes broader than another.
        times = math.ceil(width / image.width())
        grown = QSize(image.width() * times, image.height() * times)
        image = image.scaled(grown, ignore, Qt.TransformationMode.FastTransformation)
    return image.scaled(QSize(width, height), ignore, smooth)


def _draw_missing(
    painter: QPainter, cell: QRectF, kind: Cell, theme: TileTheme, colors: Colors, underlay: Underlay | None
) -> None:
    """Paint the number of a kind whose picture cannot be shown, and the mark that says so."""
    if theme.faces is not None:
        draw_face(painter, cell, FACES[theme.faces[colors.dark]], dark=colors.dark)
        if underlay is not None:
            underlay(painter, cell)
        side = cell.width()
        # Aside, where the mark does not cover it.
        square = symbol_square(cell, 0.42).translated(-0.1 * side, 0.1 * side)
        draw_symbol(painter, numbered_symbol(kind), square, side)
    else:
        if underlay is not None:
            underlay(painter, cell)
        draw_orb(painter, cell, orb_beyond(kind))
    side = cell.width()
    if side < FACE_SMALL:
        return
    size = max(12.0, side * 0.3)
    tile = tile_rect(cell)
    badge = QRectF(tile.right() - size - 1, tile.top() + 1, size, size)
    painter.save()
    painter.setPen(QPen(paint_color(colors.panel), 1))
    painter.setBrush(paint_color(colors.stuck))
    painter.drawRoundedRect(badge, size * 0.25, size * 0.25)
    draw_icon(painter, "picture", _shrunk(badge, 0.8), "#ffffff")
    painter.restore()


def _shrunk(box: QRectF, share: float) -> QRectF:
    width, height = box.width() * share, box.height() * share
    return QRectF(box.center().x() - width / 2, box.center().y() - height / 2, width, height)
