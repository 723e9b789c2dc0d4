"""Where everything lies on a picture: cell sides, cards, columns and pages. Plain numbers, no painting."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from editor.sheet.choices import Choices
from editor.sheet.evidence import Evidence
from editor.words import tr

MOST_SIDE: Final = 30_000
MOST_PIXELS: Final = 64_000_000
"""What one picture may measure, in its own pixels: larger ones few programs open."""

PAD: Final = 32
HEADER: Final = 72
GAP: Final = 16
CARD_PAD: Final = 12
CAPTION: Final = 52
STRIP: Final = 18
"""The breadth of the numbers along a board."""
_FRAME: Final = (288, 176)
"""The room for a board on a card, when no cell side is asked for."""
_PLAIN_CELL: Final = 48
_LARGEST_FITTED: Final = 36
_MOST_FITTED_COLUMNS: Final = 6
_LOOKS: Final = 1.5
"""How wide a sheet likes to be for its height."""
_LEAST_TITLED: Final = 300
"""The width that a title, a verdict and a grade need."""


class SheetError(ValueError):
    """A picture that cannot be made as asked: why, and what to ask for instead."""


@dataclass(frozen=True, slots=True)
class Place:
    """One board on a page, in pixels at scale 1."""

    index: int
    """Which level, from 0."""
    card: tuple[float, float, float, float] | None
    """x, y, width, height of the card around it; None: the board is alone."""
    area: tuple[float, float, float, float]
    """The ground on which the board lies."""
    left: float
    top: float
    """Where cell (0, 0) begins."""
    cell: int
    caption: tuple[float, float, float, float] | None
    """Where its words stand."""


@dataclass(frozen=True, slots=True)
class Page:
    """One picture file."""

    number: int
    """From 1."""
    width: int
    height: int
    has_header: bool
    places: tuple[Place, ...]


def rim_of(evidence: Evidence, choices: Choices) -> tuple[float, float]:
    """Return what is left free around a board: cells on every side, and pixels at the left and the top."""
    return (1.0 if evidence.ring else 0.0), (float(STRIP) if choices.coordinates else 0.0)


def plan_one(evidence: Evidence, choices: Choices) -> Page:
    """Lay out the picture of one level; SheetError when it would be too large."""
    cell = _PLAIN_CELL if choices.cell is None else choices.cell
    rim, strip = rim_of(evidence, choices)
    margin = max(8, round(cell * 0.4))
    width = round(evidence.board.cols * cell + 2 * rim * cell + strip + 2 * margin)
    height = round(evidence.board.rows * cell + 2 * rim * cell + strip + 2 * margin)
    spare = max(0, _LEAST_TITLED - width) if choices.captions else 0
    caption = (CARD_PAD, height, width + spare - 2 * CARD_PAD, CAPTION) if choices.captions else None
    area = (0.0, 0.0, float(width + spare), float(height))
    left = margin + spare // 2 + rim * cell + strip
    place = Place(0, None, area, left, margin + rim * cell + strip, cell, caption)
    page = Page(1, width + spare, height + (CAPTION if caption else 0), False, (place,))
    most = _most_cell(evidence, choices, margin_cells=2 * rim + 0.8)
    check(page, choices, tr("Take cells of at most {n} pixels.", n=most))
    return page


def plan_sheet(evidences: Sequence[Evidence], choices: Choices) -> list[Page]:
    """Lay out a sheet of many levels, on as many pages as they take; SheetError when a row is too large."""
    frame = _frame(evidences, choices)
    card = (frame[0] + 2 * CARD_PAD, frame[1] + (CARD_PAD + CAPTION if choices.captions else 2 * CARD_PAD))
    columns = choices.columns or _columns(len(evidences), card)
    columns = max(1, min(columns, len(evidences)))
    if choices.columns is None:
        while columns > 1 and not _fits(_size(columns, 1, card, choices), choices):
            columns -= 1
    rows = max(1, min(math.ceil(len(evidences) / columns), choices.on_page // columns or 1))
    while rows > 1 and not _fits(_size(columns, rows, card, choices), choices):
        rows -= 1
    columns = min(columns, choices.on_page)
    pages: list[Page] = []
    for start in range(0, len(evidences), rows * columns):
        chosen = range(start, min(start + rows * columns, len(evidences)))
        width, height = _size(columns, math.ceil(len(chosen) / columns), card, choices)
        places = tuple(
            _place(index, evidences[index], divmod(index - start, columns), card, frame, choices)
            for index in chosen
        )
        pages.append(Page(len(pages) + 1, width, height, bool(choices.captions), places))
        check(pages[-1], choices, tr("Take smaller cells, or fewer columns."))
    return pages


def check(page: Page, choices: Choices, advice: str) -> None:
    """Refuse a picture that is larger than what programs open."""
    size = (page.width, page.height)
    if not _fits(size, choices):
        width, height = (side * choices.scale for side in size)
        raise SheetError(
            tr(
                "The picture would measure {width} × {height} pixels; the most is {side} a side and "
                "{area} million in all.",
                width=f"{width:,}",
                height=f"{height:,}",
                side=f"{MOST_SIDE:,}",
                area=MOST_PIXELS // 1_000_000,
            )
            + " "
            + advice
        )


def _fits(size: tuple[int, int], choices: Choices) -> bool:
    width, height = size[0] * choices.scale, size[1] * choices.scale
    return max(width, height) <= MOST_SIDE and width * height <= MOST_PIXELS


def _most_cell(evidence: Evidence, choices: Choices, *, margin_cells: float) -> int:
    rows, cols = evidence.board.rows + margin_cells, evidence.board.cols + margin_cells
    spare = 2 * STRIP + CAPTION
    by_side = (MOST_SIDE / choices.scale - spare) / max(rows, cols)
    by_area = math.sqrt(MOST_PIXELS / choices.scale**2 / (rows * cols)) - spare / min(rows, cols)
    return max(1, int(min(by_side, by_area)))


def _frame(evidences: Sequence[Evidence], choices: Choices) -> tuple[int, int]:
    """Return the room for a board that every card has."""
    if choices.cell is None:
        return _FRAME
    width, height = 0.0, 0.0
    for evidence in evidences:
        rim, strip = rim_of(evidence, choices)
        width = max(width, (evidence.board.cols + 2 * rim) * choices.cell + strip + 8)
        height = max(height, (evidence.board.rows + 2 * rim) * choices.cell + strip + 8)
    least = _LEAST_TITLED - 2 * CARD_PAD if choices.captions else 0
    return max(least, math.ceil(width)), math.ceil(height)


def _columns(levels: int, card: tuple[int, int]) -> int:
    wanted = math.sqrt(levels * card[1] / card[0] * _LOOKS)
    return min(levels, max(3, math.ceil(wanted)), _MOST_FITTED_COLUMNS)


def _size(columns: int, rows: int, card: tuple[int, int], choices: Choices) -> tuple[int, int]:
    header = HEADER if choices.captions else 0
    width = 2 * PAD + columns * card[0] + (columns - 1) * GAP
    return width, 2 * PAD + header + rows * card[1] + (rows - 1) * GAP


def _place(
    index: int,
    evidence: Evidence,
    at: tuple[int, int],
    card: tuple[int, int],
    frame: tuple[int, int],
    choices: Choices,
) -> Place:
    x = PAD + at[1] * (card[0] + GAP)
    y = PAD + (HEADER if choices.captions else 0) + at[0] * (card[1] + GAP)
    rim, strip = rim_of(evidence, choices)
    rows, cols = evidence.board.rows + 2 * rim, evidence.board.cols + 2 * rim
    cell = choices.cell
    if cell is None:
        fitted = min((frame[0] - 8 - strip) / cols, (frame[1] - 8 - strip) / rows)
        cell = max(1, min(int(fitted), _LARGEST_FITTED))
    left = x + CARD_PAD + round((frame[0] - cols * cell - strip) / 2) + strip + rim * cell
    top = y + CARD_PAD + round((frame[1] - rows * cell - strip) / 2) + strip + rim * cell
    area = (float(x + CARD_PAD), float(y + CARD_PAD), float(frame[0]), float(frame[1]))
    caption = None
    if choices.captions:
        caption = (float(x + CARD_PAD), y + card[1] - CAPTION, float(frame[0]), float(CAPTION))
    return Place(index, (float(x), float(y), float(card[0]), float(card[1])), area, left, top, cell, caption)
