"""`boardloom render`: levels as pictures, on machines without a display too."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

import typer

from editor.cli.inputs import STANDARD_INPUT, choose_level, read_source, split_level_id
from editor.cli.options import ForceOption, OnesAreSlotsOption, SourceArgument, refuse_to_replace
from editor.cli.output import Refusal, compile_first, out, shown_progress, warn_of
from editor.sheet.choices import (
    FORMATS,
    LEAST_CELL,
    MOST_CELL,
    MOST_COLUMNS,
    MOST_ON_PAGE,
    MOST_SCALE,
    Choices,
    Format,
)
from editor.words import count, tr
from generator.control import Budget, Control
from levels.level import Level, LinkLevel, Mode, Pack

if TYPE_CHECKING:
    from editor.sheet.files import ArtOf, Drawing
    from editor.theme import Colors

_Theme: TypeAlias = Literal["light", "dark"]
_PLACEHOLDER = re.compile(r"\{(id|n|title)\}")


def render(
    path: SourceArgument,
    output: Annotated[
        str,
        typer.Option(
            "-o",
            "--output",
            metavar="FILE",
            help="A .png or .svg file. With {id}, {n} or {title} in its name: a file for every level.",
        ),
    ],
    level: Annotated[
        list[str] | None,
        typer.Option("--level", metavar="ID", help="A level of the pack, by its id; may be given again."),
    ] = None,
    cell: Annotated[
        int | None,
        typer.Option(
            min=LEAST_CELL,
            max=MOST_CELL,
            metavar="PX",
            help="The side of a cell.",
            show_default="48; on a sheet, what fits its cards",
        ),
    ] = None,
    scale: Annotated[
        int, typer.Option(min=1, max=MOST_SCALE, help="PNG: so many pixels for one, for sharp screens.")
    ] = 1,
    theme: Annotated[_Theme, typer.Option(help="The colours around the tiles.")] = "light",
    tiles: Annotated[
        str | None, typer.Option(metavar="NAME", help="How kinds are drawn.", show_default="as the pack says")
    ] = None,
    columns: Annotated[
        int | None, typer.Option(min=1, max=MOST_COLUMNS, help="Levels beside each other on a sheet.")
    ] = None,
    per_page: Annotated[
        int, typer.Option(min=1, max=MOST_ON_PAGE, help="The most levels on one page of a sheet.")
    ] = 120,
    pairs: Annotated[
        bool, typer.Option("--pairs", help="Draw the pairs that link; on orb boards the waves of combos.")
    ] = False,
    solution: Annotated[
        bool, typer.Option("--solution", help="Number the moves of the solution; draw the route of an orb.")
    ] = False,
    coordinates: Annotated[
        bool, typer.Option("--coordinates", help="Number rows and columns, from 1.")
    ] = False,
    captions: Annotated[
        bool | None,
        typer.Option(
            "--captions/--no-captions",
            help="Title, size, verdict and grade.",
            show_default="on a sheet, not on the picture of one level",
        ),
    ] = None,
    transparent: Annotated[bool, typer.Option("--transparent", help="Paint nothing behind boards.")] = False,
    ones_are_slots: OnesAreSlotsOption = False,
    force: ForceOption = False,
) -> None:
    """Draw levels as PNG or SVG: one level alone, several on a contact sheet. Needs no display.

    A verdict is shown where the level's own solution, replayed, or a count proves it; the rest is open.
    """
    format_ = _format_of(output)
    path, named = split_level_id(path)
    source = read_source(path, ones_are_slots=ones_are_slots)
    wanted = list(dict.fromkeys(level or ([named] if named else [])))
    chosen = [source.pack.levels.index(choose_level(source, one)) for one in wanted]
    chosen = chosen or list(range(len(source.pack.levels)))
    if not chosen:
        raise Refusal(tr("{name} has no levels: there is nothing to draw.", name=source.name))
    choices = Choices(
        cell=cell,
        scale=scale,
        dark=theme == "dark",
        captions=captions,
        pairs=pairs,
        solution=solution,
        coordinates=coordinates,
        transparent=transparent,
        columns=columns,
        on_page=per_page,
    )
    _without_display()
    compile_first(*_kernels([source.pack.levels[index] for index in chosen], choices))
    folder = Path(path).parent if source.is_pack and path != STANDARD_INPUT else None
    with shown_progress(Budget()) as control:
        art_of = _art_of(source.pack, tiles, folder, control)
        if _PLACEHOLDER.search(output):
            _draw_each(source.pack, chosen, choices, output, format_, art_of, control, force=force)
        else:
            alone = len(chosen) == 1
            _draw(
                source.pack, chosen, choices, Path(output), format_, art_of, control, alone=alone, force=force
            )


def _format_of(output: str) -> Format:
    ending = Path(output).suffix.lower().lstrip(".")
    for format_ in FORMATS:
        if ending == format_:
            return format_
    raise Refusal(tr("--output {output}: the name must end in .png or .svg.", output=output))


def _without_display() -> None:
    """Start as much of Qt as painting needs; no window is opened, so no display is asked for."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtGui import QGuiApplication

    from editor.sheet.lettering import has_fonts

    if QGuiApplication.instance() is None:
        # Kept alive: without it there are no fonts.
        _applications.append(QGuiApplication(["boardloom"]))
    if not has_fonts():
        warn_of(
            tr(
                "this machine has no fonts, so texts are drawn in Boardloom's own capitals and digits; "
                "other signs are left out. Install any font, such as DejaVu, for the rest."
            )
        )


_applications: list[object] = []


def _kernels(levels: Sequence[Level], choices: Choices) -> list[str]:
    linked = any(isinstance(level, LinkLevel) for level in levels)
    return ["links"] if linked and (choices.pairs or choices.solution) else []


def _art_of(pack: Pack, tiles: str | None, folder: Path | None, control: Control) -> ArtOf:
    """Return the drawing of kinds: as named, else as the pack says, with its own pictures."""
    from editor.art.themes import THEMES
    from editor.art.tiles import TileArt
    from editor.kinds.shelf import load_theme

    if tiles is not None and tiles not in THEMES:
        raise Refusal(tr("--tiles {tiles}: choose one of {list}.", tiles=tiles, list=", ".join(THEMES)))
    arts: dict[tuple[Mode, bool], TileArt] = {}

    def art(mode: Mode, colors: Colors) -> TileArt:
        key = (mode, colors.dark)
        if key not in arts:
            theme = load_theme(pack, folder, mode, control) if tiles is None else THEMES[tiles]
            arts[key] = TileArt(theme, colors)
        return arts[key]

    return art


def _draw_each(
    pack: Pack,
    chosen: Sequence[int],
    choices: Choices,
    output: str,
    format_: Format,
    art_of: ArtOf,
    control: Control,
    *,
    force: bool,
) -> None:
    """Draw every level into a file of its own."""
    from editor.sheet.files import plain_name

    digits = len(str(len(pack.levels)))
    files: dict[Path, str] = {}
    for index in chosen:
        level = pack.levels[index]
        words = {"id": level.id, "n": f"{index + 1:0{digits}}", "title": level.title or level.id}
        name = _PLACEHOLDER.sub(lambda found, words=words: plain_name(words[found[1]]), output)  # type: ignore[misc] # mypy cannot type a default of a lambda
        if Path(name) in files:
            raise Refusal(
                tr(
                    "--output {output}: levels {other} and {id} would have one file, {name}; "
                    "put {{id}} or {{n}} into the name.",
                    output=output,
                    other=files[Path(name)],
                    id=level.id,
                    name=name,
                )
            )
        files[Path(name)] = level.id
    for file in files:
        refuse_to_replace(file, force=force)
    for index, file in zip(chosen, files, strict=True):
        _draw(pack, [index], choices, file, format_, art_of, control, alone=True, force=True)


def _draw(
    pack: Pack,
    chosen: Sequence[int],
    choices: Choices,
    path: Path,
    format_: Format,
    art_of: ArtOf,
    control: Control,
    *,
    alone: bool,
    force: bool,
) -> None:
    from editor.sheet.files import page_files, plan, write_pages
    from editor.sheet.plan import SheetError

    try:
        drawing = plan(pack, chosen, choices, art_of, control, alone=alone)
        for file in page_files(path, len(drawing.pages)):
            refuse_to_replace(file, force=force)
        _warn_of_letters(drawing)
        files = write_pages(drawing, path, format_, control)
    except SheetError as trouble:
        raise Refusal(str(trouble)) from None
    for file, page in zip(files, drawing.pages, strict=True):
        times = choices.scale if format_ == "png" else 1
        size = f"{page.width * times} x {page.height * times}"
        what = count(len(page.places), "{n} level", "{n} levels")
        out().print(tr("{file}: {levels}, {size}", file=file, levels=what, size=size), markup=False)


def _warn_of_letters(drawing: Drawing) -> None:
    from editor.sheet.lettering import missing_letters

    missing = missing_letters(drawing.texts)
    if missing:
        shown = missing if len(missing) <= 12 else f"{missing[:12]}…"
        warn_of(
            tr(
                "no font on this machine has {shown}: install one that does, or titles show boxes for them.",
                shown=shown,
            )
        )
