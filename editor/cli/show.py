"""`boardloom show`: boards as text."""

from __future__ import annotations

from rich.text import Text

from editor.cli.inputs import choose_level, read_source, split_level_id
from editor.cli.options import JsonOption, LevelOption, OnesAreSlotsOption, SourceArgument
from editor.cli.output import out, print_json
from editor.words import phrases, tr
from levels.board import EMPTY, SLOT, VOID, WALL, Board, Cell
from levels.level import Kind, Level

_MARKS = {EMPTY: "·", SLOT: "?", WALL: "#", VOID: " "}
_MARK_STYLES = {EMPTY: "bright_black", SLOT: "cyan", WALL: "white"}


def show(
    path: SourceArgument,
    level: LevelOption = None,
    ones_are_slots: OnesAreSlotsOption = False,
    json: JsonOption = False,
) -> None:
    """Print boards as text, every level of a pack or one: a number a kind, · no tile, ? slot, # wall."""
    path, named = split_level_id(path)
    source = read_source(path, ones_are_slots=ones_are_slots)
    wanted = level or named
    levels = source.pack.levels if wanted is None else (choose_level(source, wanted),)
    if json:
        print_json(
            {"levels": [{"id": one.id, "title": one.title, "board": one.shown.to_rows()} for one in levels]}
        )
        return
    console = out()
    for number, one in enumerate(levels):
        if number:
            console.print()
        console.print(_heading(one))
        console.print(_drawn(one.shown, source.pack.kinds))
    if not levels:
        console.print(tr("The pack has no levels."))


def _heading(level: Level) -> Text:
    board = level.shown
    text = Text(level.title or level.id, style="bold")
    about = phrases([level.id, level.mode, f"{board.rows} x {board.cols}"])
    return text.append(f"  {about}", style="not bold bright_black")


def _drawn(board: Board, kinds: tuple[Kind, ...]) -> Text:
    width = max(len(str(max(int(board.cells.max()), 0))), 1)
    text = Text()
    for row_number, row in enumerate(board.to_rows()):
        if row_number:
            text.append("\n")
        for col, cell in enumerate(row):
            word = _MARKS.get(cell, str(cell))
            text.append((" " if col else "") + word.rjust(width), style=_style(cell, kinds))
    return text


def _style(cell: Cell, kinds: tuple[Kind, ...]) -> str:
    if cell in _MARKS:
        return _MARK_STYLES.get(cell, "")
    color = kinds[cell - 1].color if cell <= len(kinds) else None
    return color or f"color({17 + cell * 37 % 214})"
