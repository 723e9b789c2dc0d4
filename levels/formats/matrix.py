"""Matrix text: a board as rows of numbers, the way link-game programmers pass boards around.

One row a line, entries apart by blanks or commas. The first line may be a header `rows cols`. Blank lines,
comments (from `#` or `//` to the end of the line) and the brackets of an array literal are passed over; a
closing bracket ends a row. Negative entries are the codes of `levels.board`: -1 slot, -2 wall, -3 void.

**Header or tiles?** A first row of two numbers is a header when a later row has another length than two, or
when it says exactly what follows (`N 2`, and N rows of two). Otherwise it is the first row of a board with
two columns.

**Ones are slots.** In the notation in which 0 is no tile, 1 a tile to be dealt and any greater number a tile
of that kind, a 1 is read as SLOT. Kinds keep their numbers, for the game's own pictures go by them; so kind
1 cannot be written in that notation.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from levels.atomic import write_whole
from levels.board import MAX_KIND, MAX_SIDE, SLOT, VOID, Board, Cell
from levels.faults import Fault, FileError, entries_of
from levels.reading import encoding_fault, read_whole, without_mark
from levels.saying import say

_ONE: Final = 1
_HEADER_LENGTH: Final = 2
_TOKEN: Final = re.compile(
    r"(?P<blank>\s+|[\[{])|(?P<note>#.*|//.*)|(?P<close>[\]}];?)|(?P<comma>,)|(?P<word>[^\s,\[\]{}]+)"
)
_WHOLE: Final = re.compile(r"[+-]?[0-9]{1,9}")


class MatrixError(FileError):
    """Text that is no matrix; every fault names its line, and its column where there is one."""


@dataclass(frozen=True, slots=True)
class _Row:
    line: int
    entries: tuple[int, ...]


def read_matrix(path: str | os.PathLike[str], *, ones_are_slots: bool = False) -> Board:
    """Return the board in a matrix text file; MatrixError lists every fault."""
    data = read_whole(path, MatrixError)
    return parse_matrix(data, source=os.fspath(path), ones_are_slots=ones_are_slots)


def parse_matrix(data: bytes | str, *, source: str, ones_are_slots: bool = False) -> Board:
    """Return the board in matrix text; `source` is what errors call the file."""
    text = data.encode(errors="surrogatepass") if isinstance(data, str) else without_mark(data)
    fault = encoding_fault(text)
    if fault is not None:
        raise MatrixError(source, [fault])
    scan = _Scan()
    # Not splitlines: it also parts at form feeds and the like, where a text editor shows no new line.
    for number, line in enumerate(re.split("\r\n|\n|\r", text.decode()), start=1):
        scan.line(number, line)
    header, rows = _part_header(scan.rows)
    faults = [*scan.faults, *_shape_faults(header, rows)] if rows else scan.faults
    if not rows and not faults:
        faults = [Fault("", say("holds no row of numbers"))]
    if faults:
        raise MatrixError(source, faults)
    cells = [row.entries for row in rows]
    if ones_are_slots:
        cells = [tuple(SLOT if cell == _ONE else cell for cell in row) for row in cells]
    return Board(cells)


def write_matrix(
    board: Board, path: str | os.PathLike[str], *, header: bool = True, ones_are_slots: bool = False
) -> str | None:
    """Write a matrix text file whole; return a warning to show where that could not be assured."""
    return write_whole(path, format_matrix(board, header=header, ones_are_slots=ones_are_slots).encode())


def format_matrix(board: Board, *, header: bool = True, ones_are_slots: bool = False) -> str:
    """Return matrix text that `parse_matrix` reads as the same board.

    ValueError when the notation cannot say it: kind 1 where ones are slots, or a board of two columns that
    without its header would be taken to begin with one.
    """
    rows = board.to_rows()
    if ones_are_slots:
        ones = board.positions(_ONE)
        if ones:
            row, col = ones[0]
            raise ValueError(
                say(
                    "kind 1 stands at row {row}, column {col}, "
                    "but in this notation a 1 is a tile to be dealt",
                    row=row,
                    col=col,
                )
            )
        rows = [[_ONE if cell == SLOT else cell for cell in row] for row in rows]
    if not header and _says_what_follows(rows):
        raise ValueError(say("the first row of this board would be read as its size; write it with a header"))
    lines = [list(board.shape), *rows] if header else rows
    return "".join(" ".join(map(str, line)) + "\n" for line in lines)


@dataclass(slots=True)
class _Scan:
    """What has been read so far: whole rows, and the faults among their entries."""

    rows: list[_Row] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)

    def line(self, number: int, text: str) -> None:
        """Take in one line; it ends a row, and so does a closing bracket before its end."""
        entries: list[int] = []
        # A comma needs something before it; after a closed row it only parts the rows.
        owed = True
        for token in _TOKEN.finditer(text):
            where = say("line {number}, column {column}", number=number, column=token.start() + 1)
            match token.lastgroup:
                case "word":
                    entries.append(self._entry(token.group(), where))
                    owed = False
                case "comma" if owed:
                    self.faults.append(Fault(where, say("no number stands before this comma")))
                    entries.append(0)
                case "comma":
                    owed = bool(entries)
                case "close":
                    self._close(number, entries)
                    entries, owed = [], False
        self._close(number, entries)

    def _close(self, number: int, entries: list[int]) -> None:
        if entries:
            self.rows.append(_Row(number, tuple(entries)))

    def _entry(self, word: str, where: str) -> Cell:
        if not _WHOLE.fullmatch(word):
            self.faults.append(Fault(where, say("{word!r} is not a whole number", word=word[:40])))
            return 0
        entry = int(word)
        if not VOID <= entry <= MAX_KIND:
            self.faults.append(
                Fault(
                    where,
                    say(
                        "{entry} is no cell: codes go from {least} to {most}",
                        entry=entry,
                        least=VOID,
                        most=MAX_KIND,
                    ),
                )
            )
        return entry


def _part_header(rows: list[_Row]) -> tuple[_Row | None, list[_Row]]:
    if len(rows) < 2 or len(rows[0].entries) != _HEADER_LENGTH:
        return None, rows
    all_entries = [row.entries for row in rows]
    if any(len(entries) != _HEADER_LENGTH for entries in all_entries) or _says_what_follows(all_entries):
        return rows[0], rows[1:]
    return None, rows


def _says_what_follows(rows: Sequence[Sequence[int]]) -> bool:
    """Whether rows of two numbers begin with the size of the rest."""
    return len(rows) > 1 and list(rows[0]) == [len(rows) - 1, _HEADER_LENGTH]


def _shape_faults(header: _Row | None, rows: list[_Row]) -> Iterator[Fault]:
    if header is not None:
        count, length = header.entries
        if count != len(rows):
            told = say(
                "the first line reads as a size of {count} rows and {length} columns",
                count=count,
                length=length,
            )
            yield Fault(
                say("line {line}", line=header.line),
                say("{told}, but {rows} rows follow", told=told, rows=len(rows)),
            )
    else:
        # The length that most rows have, so that one bad row is one fault.
        length = Counter(len(row.entries) for row in rows).most_common(1)[0][0]
    for row in rows:
        if len(row.entries) != length:
            yield Fault(
                say("line {line}", line=row.line),
                say(
                    "the row has {entries}, expected {length}", entries=entries_of(row.entries), length=length
                ),
            )
    if len(rows) > MAX_SIDE:
        yield Fault("", say("the board has {rows} rows; {most} is the most", rows=len(rows), most=MAX_SIDE))
    if length > MAX_SIDE:
        yield Fault(
            "", say("the board has {length} columns; {most} is the most", length=length, most=MAX_SIDE)
        )
