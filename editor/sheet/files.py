"""Draws levels into files: plans the pages, paints one after the other, writes each whole."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF
from PySide6.QtGui import QImage, QImageWriter, QPainter

from editor.art.tiles import TileArt
from editor.sheet.captions import caption_of, summary
from editor.sheet.choices import LEAST_NUMBERED, Choices, Format
from editor.sheet.evidence import Evidence, evidence_of
from editor.sheet.paint import Sheet, Subject, paint_over, paint_under, stamps
from editor.sheet.plan import Page, SheetError, plan_one, plan_sheet
from editor.sheet.vector import svg_of
from editor.theme import DARK, LIGHT, Colors
from editor.words import tr
from generator.control import Control
from levels.atomic import write_whole
from levels.level import Level, LinkLevel, Mode, Pack

_NOT_IN_FILES: Final = re.compile(r'[\x00-\x1f/\\:*?"<>|]+')

ArtOf = Callable[[Mode, Colors], TileArt]
"""The pictures of a mode's kinds in a table of colours."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """Pages that are planned and can be painted."""

    sheet: Sheet
    pages: tuple[Page, ...]
    scale: int

    @property
    def texts(self) -> tuple[str, ...]:
        """Every text that is written with the pack's own words."""
        return (self.sheet.title, *(subject.caption.title for subject in self.sheet.subjects))


def plan(
    pack: Pack, chosen: Sequence[int], choices: Choices, art_of: ArtOf, control: Control, *, alone: bool
) -> Drawing:
    """Look at the levels at some places of a pack and lay them out; `alone`: one level, not on a sheet.

    SheetError when the picture would be too large, or its numbers too small.
    """
    choices = choices.alone() if alone else choices.on_sheet()
    subjects = []
    for number, index in enumerate(chosen):
        level = pack.levels[index]
        control.step(tr("Looking at level {n} of {m}", n=number + 1, m=len(chosen)), number / len(chosen) / 2)
        subjects.append(_subject(level, index, choices))
    pages = _laid_out([subject.evidence for subject in subjects], choices, alone=alone)
    colors = DARK if choices.dark else LIGHT
    arts: dict[Mode, TileArt] = {}

    def art(mode: Mode) -> TileArt:
        if mode not in arts:
            arts[mode] = art_of(mode, colors)
        return arts[mode]

    captions = [subject.caption for subject in subjects]
    sheet = Sheet(
        title=captions[0].title if alone else pack.title or tr("Untitled pack"),
        summary=summary(captions),
        pages=len(pages),
        subjects=tuple(subjects),
        art=art,
        colors=colors,
        transparent=choices.transparent,
        coordinates=choices.coordinates,
    )
    return Drawing(sheet, pages, choices.scale)


def _subject(level: Level, index: int, choices: Choices) -> Subject:
    return Subject(level.mode, caption_of(level, index + 1), evidence_of(level, choices))


def measure(pack: Pack, chosen: Sequence[int], choices: Choices, *, alone: bool) -> tuple[Page, ...]:
    """Lay out levels without looking at them closely; SheetError as by `plan`."""
    choices = choices.alone() if alone else choices.on_sheet()
    levels = [pack.levels[index] for index in chosen]
    evidences = [
        Evidence(
            level.shown,
            ring=choices.pairs and isinstance(level, LinkLevel) and level.rules.border == "open",
            # As if the solution cleared the board.
            numbers=(((0, 0), 1),)
            if choices.solution and isinstance(level, LinkLevel) and level.solution
            else (),
        )
        for level in levels
    ]
    return _laid_out(evidences, choices, alone=alone)


def _laid_out(evidences: Sequence[Evidence], choices: Choices, *, alone: bool) -> tuple[Page, ...]:
    pages = [plan_one(evidences[0], choices)] if alone else plan_sheet(evidences, choices)
    numbered = [place.cell for page in pages for place in page.places if evidences[place.index].numbers]
    if numbered and min(numbered) < LEAST_NUMBERED:
        raise SheetError(
            tr(
                "The numbers of a solution need cells of at least {n} pixels, and these have {m}: "
                "choose a larger cell.",
                n=LEAST_NUMBERED,
                m=min(numbered),
            )
        )
    return tuple(pages)


def plain_name(title: str) -> str:
    """Return a text as the name of a file, on any system."""
    return _NOT_IN_FILES.sub("-", title).strip(". ") or "picture"


def file_names(pack: Pack, chosen: Sequence[int], folder: Path, format_: Format) -> list[Path]:
    """Return a file for each level: its number, so that they sort as in the pack, and its title."""
    digits = len(str(len(pack.levels)))
    return [
        folder
        / f"{index + 1:0{digits}} {plain_name(pack.levels[index].title or pack.levels[index].id)}.{format_}"
        for index in chosen
    ]


def page_files(path: Path, pages: int) -> list[Path]:
    """Return the file of each page: the one named, or with several a number before its ending."""
    if pages == 1:
        return [path]
    digits = len(str(pages))
    return [path.with_name(f"{path.stem}-{n:0{digits}}{path.suffix}") for n in range(1, pages + 1)]


def write_pages(drawing: Drawing, path: Path, format_: Format, control: Control) -> list[Path]:
    """Paint every page into its file and return the files; OSError when one cannot be written."""
    files = page_files(path, len(drawing.pages))
    for number, (page, file) in enumerate(zip(drawing.pages, files, strict=True)):
        control.step(tr("Drawing page {n} of {m}", n=number + 1, m=len(files)), 0.5 + number / len(files) / 2)
        write_whole(file, encoded(drawing, page, format_, control))
    return files


def encoded(drawing: Drawing, page: Page, format_: Format, control: Control) -> bytes:
    """Return a page as the bytes of its file."""
    if format_ == "svg":
        description = drawing.sheet.summary if page.has_header else drawing.sheet.subjects[0].caption.words
        return svg_of(drawing.sheet, page, description).encode()
    image = paint_page(drawing, page, control)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(buffer.data().data())


def paint_page(drawing: Drawing, page: Page, control: Control) -> QImage:
    """Return a page as a picture of its own pixels."""
    sheet, scale = drawing.sheet, drawing.scale
    kind = QImage.Format.Format_ARGB32_Premultiplied if sheet.transparent else QImage.Format.Format_RGB32
    image = QImage(page.width * scale, page.height * scale, kind)
    if image.isNull():
        raise SheetError(tr("There is not enough memory for the picture. Take smaller cells."))
    image.setDevicePixelRatio(scale)
    image.fill(0)
    painter = QPainter(image)
    try:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        paint_under(painter, sheet, page)
        for number, stamp in enumerate(stamps(sheet, page)):
            if number % 512 == 0:
                control.step(tr("Drawing page {n} of {m}", n=page.number, m=len(drawing.pages)))
            picture = sheet.art(stamp.mode).image(stamp.code, stamp.side, float(scale), stamp.mark)
            painter.drawImage(QPointF(stamp.left, stamp.top), picture)
        paint_over(painter, sheet, page)
    finally:
        painter.end()
    image.setDevicePixelRatio(1.0)
    return image
