"""Paints pages: what lies under the cells, the cells, and what lies over them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from editor.art.icons import draw_icon
from editor.art.orb_overlays import draw_trail, draw_waves
from editor.art.overlays import CellGrid, draw_pairs, draw_ring, link_lines
from editor.art.tiles import Mark, TileArt
from editor.sheet.captions import Caption
from editor.sheet.evidence import Evidence
from editor.sheet.lettering import Align, text_width, write
from editor.sheet.plan import HEADER, PAD, Page, Place
from editor.theme import CARD_RADIUS, Colors, Tone, paint_color
from levels.board import EMPTY, VOID, WALL, Cell, Position
from levels.level import Mode

_SQUARE_BELOW: Final = 8
"""Cells smaller than this are squares in the colour of their kind."""
_MARKS: Final[dict[str, tuple[str, Tone]]] = {
    "good": ("check", "good"),
    "bad": ("error", "bad"),
    "open": ("clock", "muted"),
    "plain": ("", "muted"),
}
_GRADES: Final = 5


@dataclass(frozen=True, slots=True)
class Stamp:
    """A cell to be painted: which picture, and where."""

    mode: Mode
    code: Cell
    mark: Mark
    left: float
    top: float
    side: int


@dataclass(frozen=True, slots=True)
class Subject:
    """One level, ready to be painted."""

    mode: Mode
    caption: Caption
    evidence: Evidence


@dataclass(frozen=True, slots=True)
class Sheet:
    """All that the pages of one picture have in common."""

    title: str
    summary: str
    pages: int
    subjects: tuple[Subject, ...]
    art: Callable[[Mode], TileArt]
    colors: Colors
    transparent: bool = False
    coordinates: bool = False


def paint_under(painter: QPainter, sheet: Sheet, page: Page) -> None:
    """Paint the ground, the cards, and the cells that are too small for pictures."""
    colors = sheet.colors
    if not sheet.transparent:
        whole = QRectF(0, 0, page.width, page.height)
        painter.fillRect(whole, paint_color(colors.window if page.has_header else colors.canvas))
    for place in page.places:
        if not sheet.transparent:
            _paint_card(painter, place, colors)
        subject = sheet.subjects[place.index]
        if place.cell < _SQUARE_BELOW:
            _paint_squares(painter, place, subject, sheet)


def stamps(sheet: Sheet, page: Page) -> Iterator[Stamp]:
    """Yield the cells of a page that have pictures; a VOID one has none."""
    for place in page.places:
        subject = sheet.subjects[place.index]
        evidence, side = subject.evidence, place.cell
        if side < _SQUARE_BELOW:
            continue
        for row, line in enumerate(evidence.board.to_rows()):
            for col, code in enumerate(line):
                if code != VOID:
                    mark = _mark((row, col), evidence)
                    yield Stamp(
                        subject.mode, code, mark, place.left + col * side, place.top + row * side, side
                    )


def paint_over(painter: QPainter, sheet: Sheet, page: Page) -> None:
    """Paint links, numbers, waves and drags, and every word."""
    if page.has_header:
        _paint_header(painter, sheet, page)
    for place in page.places:
        subject = sheet.subjects[place.index]
        painter.save()
        _paint_evidence(painter, place, subject.evidence, sheet)
        painter.restore()
        if place.caption is not None:
            _paint_caption(painter, QRectF(*place.caption), subject.caption, sheet.colors)


def _mark(at: Position, evidence: Evidence) -> Mark:
    plus, dim = at in evidence.plus, at in evidence.dim
    if plus:
        return "plus-dim" if dim else "plus"
    return "dim" if dim else "plain"


def _paint_card(painter: QPainter, place: Place, colors: Colors) -> None:
    if place.card is None:
        return
    painter.setPen(QPen(paint_color(colors.line), 1))
    painter.setBrush(paint_color(colors.panel))
    painter.drawRoundedRect(QRectF(*place.card).adjusted(0.5, 0.5, -0.5, -0.5), CARD_RADIUS, CARD_RADIUS)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(paint_color(colors.canvas))
    painter.drawRoundedRect(QRectF(*place.area), 4, 4)


def _paint_squares(painter: QPainter, place: Place, subject: Subject, sheet: Sheet) -> None:
    colors, art = sheet.colors, sheet.art(subject.mode)
    gap = 1 if place.cell >= 3 else 0
    for row, line in enumerate(subject.evidence.board.to_rows()):
        for col, code in enumerate(line):
            if code == VOID:
                continue
            if code > EMPTY:
                color = art.theme.kind_color(code)
            else:
                color = colors.cell if code == EMPTY else colors.faint if code == WALL else colors.muted
            square = QRectF(
                place.left + col * place.cell,
                place.top + row * place.cell,
                place.cell - gap,
                place.cell - gap,
            )
            painter.fillRect(square, paint_color(color))


def _paint_evidence(painter: QPainter, place: Place, evidence: Evidence, sheet: Sheet) -> None:
    colors = sheet.colors
    grid = CellGrid(place.left, place.top, place.cell)
    if sheet.coordinates:
        _paint_coordinates(painter, place, evidence, colors)
    if evidence.ring:
        draw_ring(painter, evidence.board.rows, evidence.board.cols, grid, colors)
    if evidence.waves:
        draw_waves(painter, evidence.waves, grid, colors)
    if evidence.links:
        draw_pairs(painter, link_lines(evidence.links, grid), colors)
    if evidence.trail:
        draw_trail(painter, evidence.trail, grid)
    for at, number in evidence.numbers:
        _paint_number(painter, grid.rect(at), number, colors)


def _paint_number(painter: QPainter, cell: QRectF, number: int, colors: Colors) -> None:
    """Paint the number of a move into the corner of a tile, where it hides the least of the symbol."""
    height = max(13.0, cell.height() * 0.3)
    width = min(cell.width(), max(height, text_width(str(number), "ruler") + 7))
    box = QRectF(cell.right() - width, cell.bottom() - height, width, height)
    painter.setPen(QPen(paint_color(colors.casing), 1))
    painter.setBrush(paint_color(colors.hint if colors.dark else colors.text))
    painter.drawRoundedRect(box, height / 3, height / 3)
    ink = "#15171c" if colors.dark else "#ffffff"
    write(painter, box, str(number), "ruler" if height < 18 else "caption", ink, Align.AlignHCenter)


def _paint_coordinates(painter: QPainter, place: Place, evidence: Evidence, colors: Colors) -> None:
    """Number the rows and columns from 1, as many of them as have room."""
    rim = place.cell if evidence.ring else 0
    rows, cols = evidence.board.shape
    every = next(step for step in (1, 2, 5, 10, 20, 50, 100) if step * place.cell >= 16)
    for row in range(rows):
        if row == 0 or (row + 1) % every == 0:
            box = QRectF(place.left - rim - 21, place.top + row * place.cell, 18, place.cell)
            _coordinate(painter, box, row + 1, colors, Align.AlignRight)
    for col in range(cols):
        if col == 0 or (col + 1) % every == 0:
            middle = place.left + (col + 0.5) * place.cell
            box = QRectF(middle - 12, place.top - rim - 17, 24, 14)
            _coordinate(painter, box, col + 1, colors, Align.AlignHCenter)


def _coordinate(painter: QPainter, box: QRectF, number: int, colors: Colors, align: Align) -> None:
    tall = QRectF(box.x(), box.center().y() - 8, box.width(), 16)
    write(painter, tall, str(number), "ruler", colors.muted, align)


def _paint_header(painter: QPainter, sheet: Sheet, page: Page) -> None:
    colors, width = sheet.colors, page.width - 2 * PAD
    pages = f"{page.number} / {sheet.pages}" if sheet.pages > 1 else ""
    room = width - text_width(pages, "body") - 16
    write(painter, QRectF(PAD, PAD - 8, room, 36), sheet.title, "title", colors.text)
    write(painter, QRectF(PAD, PAD + 30, room, 20), sheet.summary, "body", colors.muted)
    write(painter, QRectF(PAD, PAD + 30, width, 20), pages, "body", colors.muted, Align.AlignRight)
    assert HEADER >= 30 + 20 + 8


def _paint_caption(painter: QPainter, box: QRectF, caption: Caption, colors: Colors) -> None:
    first = QRectF(box.x(), box.y() + 6, box.width(), 20)
    size = text_width(caption.size, "caption") + 4
    title = first.adjusted(0, 0, -size - 8, 0)
    write(painter, title, caption.title, "section", colors.text)
    write(painter, first, caption.size, "caption", colors.muted, Align.AlignRight)
    second = QRectF(box.x(), box.y() + 26, box.width(), 18)
    graded = _paint_grade(painter, second, caption.grade, colors)
    icon, tone = _MARKS[caption.mark]
    left = 0
    if icon:
        draw_icon(painter, icon, QRectF(second.x(), second.y() + 2, 14, 14), colors.tone(tone))
        left = 19
    color = colors.tone(tone)
    write(painter, second.adjusted(left, 0, -graded, 0), caption.words, "caption", color)


def _paint_grade(painter: QPainter, line: QRectF, grade: int, colors: Colors) -> float:
    """Paint five bars and the number; return the room they take."""
    if not grade:
        return 0.0
    right, bottom = line.right() - 14, line.bottom() - 4
    for bar in range(_GRADES):
        height = 3 + 2 * bar
        box = QRectF(right - (_GRADES - bar) * 5, bottom - height, 3.5, height)
        painter.fillRect(box, paint_color(colors.text if bar < grade else colors.line))
    write(painter, line, str(grade), "caption", colors.text, Align.AlignRight)
    return 50.0
