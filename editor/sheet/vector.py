"""Pages as SVG: every kind is drawn once, and each cell refers to it."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgGenerator

from editor.art.tiles import draw_cell
from editor.sheet.paint import Sheet, Stamp, paint_over, paint_under, stamps
from editor.sheet.plan import Page

_SYMBOL_SIDE: Final = 64
"""The side at which symbols are drawn: a vector picture is looked at from near, so with every detail."""
_BODY: Final = re.compile(r"(?s)<defs>(.*?)</defs>(.*)</svg>")
# Qt sets font and transform on every group, and writes groups with nothing in them.
_NOISE: Final = re.compile(
    r' transform="matrix\(1,0,0,1,0,0\)"| vector-effect="none"'
    r'|\nfont-family="[^"]*" font-size="[^"]*" font-weight="[^"]*" font-style="[^"]*" (?=\n>)'
)
_FAMILY: Final = re.compile(r'font-family="([^"]*)"')
_EMPTY_GROUP: Final = re.compile(r"<g [^>]*>\s*</g>\s*")
_NAME: Final = re.compile(r'id="([^"]+)"|url\(#([^)]+)\)')


def svg_of(sheet: Sheet, page: Page, description: str) -> str:
    """Return a page as the text of an SVG file."""
    size = (page.width, page.height)
    symbols: dict[tuple[object, ...], str] = {}
    definitions: list[str] = []
    uses: list[str] = []
    for stamp in stamps(sheet, page):
        key = (stamp.mode, stamp.code, stamp.mark)
        name = symbols.get(key)
        if name is None:
            name = symbols[key] = (
                f"{stamp.mode}{stamp.code}{'' if stamp.mark == 'plain' else '-' + stamp.mark}"
            )
            definitions.append(_symbol(sheet, stamp, name))
        # Groups and transforms, not symbols with a view box: every program knows those.
        place = f"translate({stamp.left:g} {stamp.top:g}) scale({stamp.side / _SYMBOL_SIDE:g})"
        uses.append(f'<use xlink:href="#{name}" transform="{place}"/>')
    under = _fragment(lambda painter: paint_under(painter, sheet, page), size, "u")
    over = _fragment(lambda painter: paint_over(painter, sheet, page), size, "o")
    definitions = [part for part in (under[0], over[0]) if part.strip()] + definitions
    return "\n".join(
        (
            '<?xml version="1.0" encoding="UTF-8"?>',
            '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
            f' version="1.1" width="{page.width}" height="{page.height}"'
            f' viewBox="0 0 {page.width} {page.height}" role="img">',
            f"<title>{escape(sheet.title)}</title>",
            f"<desc>{escape(description)}</desc>",
            "<defs>",
            *definitions,
            "</defs>",
            under[1],
            '<g id="cells">',
            *uses,
            "</g>",
            over[1],
            "</svg>",
            "",
        )
    )


def _symbol(sheet: Sheet, stamp: Stamp, name: str) -> str:
    art = sheet.art(stamp.mode)
    square = QRectF(0, 0, _SYMBOL_SIDE, _SYMBOL_SIDE)

    def draw(painter: QPainter) -> None:
        draw_cell(painter, square, stamp.code, art.theme, art.colors, stamp.mark)

    definitions, body = _fragment(draw, (_SYMBOL_SIDE, _SYMBOL_SIDE), name)
    whole = f"<defs>{definitions}</defs>" if definitions.strip() else ""
    return f'<g id="{name}">{whole}{body}</g>'


def _fragment(draw: Callable[[QPainter], None], size: tuple[int, int], prefix: str) -> tuple[str, str]:
    """Return what was drawn as the definitions and the body of an SVG; names begin with the prefix."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator(QSvgGenerator.SvgVersion.Svg11)
    generator.setOutputDevice(buffer)
    generator.setSize(QSize(*size))
    generator.setViewBox(QRectF(0, 0, *size))
    # Fonts are set in pixels: at another resolution Qt would scale them.
    generator.setResolution(96)
    painter = QPainter(generator)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(painter)
    painter.end()
    found = _BODY.search(bytes(buffer.data().data()).decode())
    assert found is not None
    # Where the font is not there, any plain one will do; Qt's name for that is nobody else's.
    body = _FAMILY.sub(r'font-family="\1, sans-serif"', _EMPTY_GROUP.sub("", _NOISE.sub("", found[2])))
    text = found[1], body.strip()
    definitions, body = (_NAME.sub(lambda match: _renamed(match, prefix), part) for part in text)
    return definitions.strip(), body


def _renamed(match: re.Match[str], prefix: str) -> str:
    name = match[1] or match[2]
    return f'id="{prefix}-{name}"' if match[1] else f"url(#{prefix}-{name})"
