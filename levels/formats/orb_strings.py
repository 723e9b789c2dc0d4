"""Orb boards as strings of letters, and the addresses by which simulators of orb games share them.

A string gives the orbs row by row from the top left, one letter each; its length says how large the board is
when nothing else does. Rows may be set apart by blanks, line ends, `/` or `,`; then they say the size.
Strings of digits are read too: a digit is the number of a kind, 0 an empty cell.

An address carries a string as `patt`, and beside it `width` and `height`, `plusses` (a P for each plus orb,
a dot for each other), `mincombo` (one less than the least group), `replay` (the cells that the held orb
visits, counted row by row from 0, the start included) and `drops` (whether a replay ends in the cascade).
Whatever else an address says is passed over.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final
from urllib.parse import parse_qs, urlsplit

from levels.board import EMPTY, MAX_SIDE, Board, Cell, Position
from levels.faults import Fault, FileError
from levels.level import ROUTE_STEPS, OrbLevel, Route
from levels.reading import encoding_fault, without_mark
from levels.rules import OrbRules
from levels.saying import say

LETTERS: Final = "RBGLDHJPMX"
"""The letters of kinds 1 and up: fire water wood light dark heart, jammer, poison, mortal poison, bomb."""

_KINDS: Final[dict[str, Cell]] = {
    ".": EMPTY,
    **{letter: kind for kind, letter in enumerate(LETTERS, start=1)},
    # Some tools write bombs as E.
    "E": LETTERS.index("X") + 1,
}
_DIGITS: Final = {str(digit): digit for digit in range(10)}
_SIZES: Final = {20: (4, 5), 30: (5, 6), 42: (6, 7)}
"""The rows and columns that a length stands for."""
_USUAL_SIZE: Final = (5, 6)
_USUAL_GROUP: Final = 3
_ROW_ENDS: Final = re.compile(r"[\s/,]+")
_ORB_WORDS: Final = re.compile(f"[{''.join(_KINDS)}/,]+", re.IGNORECASE)
_DIAGONALS: Final = frozenset("QEZC")
_REPLAY_ENDS: Final = re.compile(r"[|.,]")


class OrbStringError(FileError):
    """Text that is no orb board; every fault says at which letter, or in which part of the address."""


@dataclass(frozen=True, slots=True)
class OrbAddress:
    """What a simulator's address says."""

    board: Board
    route: Route | None = None
    drops: bool = False
    """Whether a replay goes on to the cascade."""
    plus: tuple[Position, ...] = ()
    group: int | None = None
    """The fewest orbs of a combo, where the address names it."""


def parse_orb_string(text: str, *, cols: int | None = None, source: str = say("the board")) -> Board:
    """Return the board that a string of letters or digits stands for.

    `cols` is for strings without row ends whose length is not one of 20, 30 and 42; `source` is what errors
    call the text.
    """
    rows = [row for row in _ROW_ENDS.split(text.strip()) if row]
    if not rows:
        raise OrbStringError(source, [Fault("", say("there are no letters"))])
    codes = _DIGITS if "".join(rows).isdigit() else _KINDS
    faults = [*_letter_faults(text, codes)]
    if len(rows) == 1:
        letters = rows[0]
        width, fault = _width(len(letters), cols)
        faults += [fault] if fault is not None else []
        rows = [letters[start : start + width] for start in range(0, len(letters), width)]
    else:
        faults += _row_faults(rows, cols)
    if max(len(rows), *map(len, rows)) > MAX_SIDE:
        faults.append(Fault("", say("a board has at most {most} rows and columns", most=MAX_SIDE)))
    if faults:
        raise OrbStringError(source, faults)
    return Board([[codes[letter.upper()] for letter in row] for row in rows])


def format_orb_string(board: Board) -> str:
    """Return a board's letters, row by row, without row ends; OrbStringError for what has no letter."""
    kinds = {kind: letter for letter, kind in _KINDS.items() if letter != "E"}
    faults = [
        Fault(
            say("row {row}, column {col}", row=row, col=col),
            say("{cell} has no letter", cell=_cell_word(cell)),
        )
        for row, line in enumerate(board.to_rows())
        for col, cell in enumerate(line)
        if cell not in kinds
    ]
    if faults:
        raise OrbStringError(say("the board"), faults)
    return "".join(kinds[cell] for row in board.to_rows() for cell in row)


def is_orb_address(text: str) -> bool:
    """Whether a text is a simulator's address rather than a string."""
    return "patt=" in text


def parse_orb_address(address: str) -> OrbAddress:
    """Read an address, or the part of one from `?` on."""
    query = urlsplit(address).query or address.lstrip("?")
    values = {name: found[-1] for name, found in parse_qs(query, keep_blank_values=True).items()}
    if not values.get("patt"):
        raise OrbStringError(
            say("the address"), [Fault("patt", say("there is no board: patt holds its letters"))]
        )
    faults: list[Fault] = []
    sides = {name: _whole(values, name, 1, MAX_SIDE, faults) for name in ("width", "height")}
    least = _whole(values, "mincombo", 0, MAX_SIDE * MAX_SIDE, faults)
    if faults:
        raise OrbStringError(say("the address"), faults)
    board = _address_board(values["patt"], sides["width"], sides["height"])
    plus = _read_plus(values.get("plusses", ""), board, faults)
    route = _read_replay(values["replay"], board, faults) if values.get("replay") else None
    if faults:
        raise OrbStringError(say("the address"), faults)
    drops = values.get("drops", "0") not in ("", "0")
    return OrbAddress(board, route, drops, plus, None if least is None else least + 1)


def parse_replay(replay: str, board: Board) -> Route:
    """Read the cells that a held orb visits, counted row by row from 0, apart by `|` or `.`."""
    faults: list[Fault] = []
    route = _read_replay(replay, board, faults)
    if route is None:
        raise OrbStringError(say("the route"), faults)
    return route


def format_orb_address(address: OrbAddress, *, base: str = "") -> str:
    """Return the address behind a base such as `https://sim.org/`; OrbStringError where it has no letter."""
    board = address.board
    parts = [f"patt={format_orb_string(board)}"]
    if board.shape != _USUAL_SIZE:
        parts.append(f"width={board.cols}&height={board.rows}")
    if address.group is not None and address.group != _USUAL_GROUP:
        parts.append(f"mincombo={address.group - 1}")
    if address.plus:
        marks = (
            "P" if (row, col) in address.plus else "."
            for row in range(board.rows)
            for col in range(board.cols)
        )
        parts.append(f"plusses={''.join(marks)}")
    if address.route is not None:
        visited = address.route.cells
        parts.append("replay=" + "|".join(str(row * board.cols + col) for row, col in visited))
    if address.drops:
        parts.append("drops=1")
    return f"{base}?{'&'.join(parts)}"


def is_orb_text(data: bytes) -> bool:
    """Whether a file's first words are letters of orbs or an address, and no numbers."""
    words = without_mark(data)[:4096].decode(errors="replace").split()
    return bool(words) and (is_orb_address(words[0]) or bool(_ORB_WORDS.fullmatch(words[0])))


def parse_orb_text(data: bytes, *, source: str, cols: int | None = None) -> tuple[OrbLevel, ...]:
    """Return the levels of a text file: a string or an address a line, or one board of a row a line.

    Their ids are the numbers of their lines. OrbStringError lists every fault by line and position.
    """
    text = without_mark(data)
    fault = encoding_fault(text)
    if fault is not None:
        raise OrbStringError(source, [fault])
    lines = [(number, line.strip()) for number, line in enumerate(text.decode().splitlines(), start=1)]
    lines = [(number, line) for number, line in lines if line]
    if cols is None and len(lines) > 1 and all(_is_row(line) for _number, line in lines):
        board = parse_orb_string("\n".join(line for _number, line in lines), source=source)
        return (OrbLevel(id="1", board=board),)
    levels: list[OrbLevel] = []
    faults: list[Fault] = []
    for number, line in lines:
        try:
            levels.append(_level_of(line, str(number), cols))
        except OrbStringError as error:
            for fault in error.faults:
                where = (
                    say("line {number}, {where}", number=number, where=fault.where)
                    if fault.where
                    else say("line {number}", number=number)
                )
                faults.append(Fault(where, fault.message))
    if faults:
        raise OrbStringError(source, faults)
    return tuple(levels)


def format_orb_text(levels: Iterable[OrbLevel]) -> str:
    """Return the text that `parse_orb_text` reads: a string a line, or an address where that says too little.

    OrbStringError for cells without a letter, by level and place.
    """
    lines = []
    for level in levels:
        board, rules = level.shown, level.rules
        address = OrbAddress(board, level.route, plus=level.plus, group=rules.group)
        plain = address == OrbAddress(board) and _SIZES.get(board.rows * board.cols) == board.shape
        try:
            lines.append(format_orb_string(board) if plain else format_orb_address(address))
        except OrbStringError as error:
            raise OrbStringError(say("level {id}", id=level.id), error.faults) from error
    return "".join(f"{line}\n" for line in lines)


def _is_row(line: str) -> bool:
    """Whether a line is too short or too long for a board, and in one piece: a row of one."""
    return len(line) not in _SIZES and not is_orb_address(line) and not _ROW_ENDS.search(line)


def _level_of(line: str, level_id: str, cols: int | None) -> OrbLevel:
    if not is_orb_address(line):
        return OrbLevel(id=level_id, board=parse_orb_string(line, cols=cols))
    address = parse_orb_address(line)
    diagonal = address.route is not None and bool(set(address.route.steps) & _DIAGONALS)
    rules = OrbRules(group=address.group, diagonal=diagonal)
    return OrbLevel(id=level_id, board=address.board, rules=rules, plus=address.plus, route=address.route)


def _letter_faults(text: str, codes: dict[str, Cell]) -> Iterator[Fault]:
    """Yield a fault for every letter that stands for nothing; positions count letters from 1."""
    letters = say("{list} E, and . for an empty cell", list=" ".join(LETTERS))
    known = say("0 to 9") if codes is _DIGITS else letters
    position = 0
    for letter in text:
        if _ROW_ENDS.fullmatch(letter):
            continue
        position += 1
        if letter.upper() not in codes:
            yield Fault(
                say("position {position}", position=position),
                say("the letter {letter!r} stands for no orb; known are {known}", letter=letter, known=known),
            )


def _width(length: int, cols: int | None) -> tuple[int, Fault | None]:
    """Return the columns of a string without row ends, and what speaks against it."""
    if cols is None:
        if length in _SIZES:
            return _SIZES[length][1], None
        sizes = ", ".join(
            say("{count} ({wide} x {tall})", count=count, wide=wide, tall=tall)
            for count, (tall, wide) in _SIZES.items()
        )
        return length, Fault(
            "",
            say(
                "{length} letters say no size; known lengths are {sizes}: name the columns",
                length=length,
                sizes=sizes,
            ),
        )
    if length % cols:
        return cols, Fault(
            "",
            say(
                "{length} letters do not make rows of {cols}: {rest} are left over",
                length=length,
                cols=cols,
                rest=length % cols,
            ),
        )
    return cols, None


def _row_faults(rows: list[str], cols: int | None) -> Iterator[Fault]:
    width = len(rows[0]) if cols is None else cols
    for number, row in enumerate(rows, start=1):
        if len(row) != width:
            yield Fault(
                say("row {number}", number=number),
                say("has {letters} letters, expected {width}", letters=len(row), width=width),
            )


def _cell_word(cell: Cell) -> str:
    return (
        say("kind {cell}", cell=cell)
        if cell > EMPTY
        else {-1: say("a slot"), -2: say("a wall"), -3: say("a void")}[cell]
    )


def _whole(values: dict[str, str], name: str, least: int, most: int, faults: list[Fault]) -> int | None:
    text = values.get(name, "")
    if not text:
        return None
    if not re.fullmatch("[0-9]{1,6}", text) or not least <= int(text) <= most:
        faults.append(
            Fault(
                name,
                say(
                    "{word!r} is not a whole number from {least} to {most}",
                    word=text[:20],
                    least=least,
                    most=most,
                ),
            )
        )
        return None
    return int(text)


def _address_board(letters: str, width: int | None, height: int | None) -> Board:
    board = parse_orb_string(letters, cols=width, source=say("the address, patt"))
    if height is not None and board.rows != height:
        told = say(
            "{letters} letters in rows of {cols} make {rows} rows, not {height}",
            letters=board.rows * board.cols,
            cols=board.cols,
            rows=board.rows,
            height=height,
        )
        raise OrbStringError(say("the address"), [Fault("height", told)])
    return board


def _read_plus(marks: str, board: Board, faults: list[Fault]) -> tuple[Position, ...]:
    if not marks:
        return ()
    if len(marks) != board.rows * board.cols:
        faults.append(
            Fault(
                "plusses",
                say("has {marks} marks for {cells} cells", marks=len(marks), cells=board.rows * board.cols),
            )
        )
        return ()
    for position, mark in enumerate(marks, start=1):
        if mark not in "Pp.":
            faults.append(
                Fault(
                    say("plusses, position {position}", position=position),
                    say("{mark!r} is neither P nor a dot", mark=mark),
                )
            )
    return tuple(divmod(place, board.cols) for place, mark in enumerate(marks) if mark in "Pp")


def _read_replay(replay: str, board: Board, faults: list[Fault]) -> Route | None:
    """Return the route that visits the cells of a replay; None, with the fault noted, when there is none."""
    cells: list[Position] = []
    for position, text in enumerate(_REPLAY_ENDS.split(replay), start=1):
        where = say("replay, entry {position}", position=position)
        if not re.fullmatch("[0-9]{1,6}", text) or int(text) >= board.rows * board.cols:
            most = board.rows * board.cols - 1
            faults.append(
                Fault(
                    where,
                    say(
                        "{word!r} is no cell of the board: they go from 0 to {most}",
                        word=text[:20],
                        most=most,
                    ),
                )
            )
            return None
        cell = divmod(int(text), board.cols)
        step = (cell[0] - cells[-1][0], cell[1] - cells[-1][1]) if cells else None
        if step is not None and step not in ROUTE_STEPS.values():
            faults.append(Fault(where, say("cell {word} is not beside the one before it", word=text)))
            return None
        cells.append(cell)
    return Route.through(cells)
