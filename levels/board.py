"""Boards: the cell codes, the frozen grid of cells, and its text diagram."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

Cell: TypeAlias = int
"""A cell's code: a kind when it is 1 or more, else one of the four codes below."""
Position: TypeAlias = tuple[int, int]
"""A place on a board as (row, col), counted from 0; row 0 is the top row."""
Cells: TypeAlias = npt.NDArray[np.int16]
"""Cell codes, int16, shape (rows, cols)."""

EMPTY: Final = 0
"""No tile: paths pass, tiles and orbs fall through."""
SLOT: Final = -1
"""In a layout: a tile goes here, its kind is the generator's to choose."""
WALL: Final = -2
"""A stone: never removed, blocks paths and falls."""
VOID: Final = -3
"""Not part of the board: blocks like a wall, is not drawn."""

MAX_SIDE: Final = 128
"""The most rows, and the most columns, that a board may have."""
MAX_KIND: Final = 32767
"""The highest kind that an int16 cell can hold."""

_DIAGRAM_WORDS: Final = {EMPTY: ".", SLOT: "?", WALL: "#", VOID: "x"}
_DIAGRAM_CODES: Final = {word: code for code, word in _DIAGRAM_WORDS.items()}


class Board:
    """A frozen grid of cells: int16, shape (rows, cols), at least 1 x 1, row 0 at the top.

    Equal boards hold equal cells and hash alike. An edit returns a new board.
    """

    __slots__ = ("cells",)

    cells: Cells

    def __init__(self, cells: npt.ArrayLike) -> None:
        """Copy cells into a read-only array; ValueError when they are no board."""
        grid = np.array(cells, dtype=np.int16, order="C")
        if grid.ndim != 2 or grid.size == 0:
            raise ValueError(f"a board needs at least one row and one column, got shape {grid.shape}")
        rows, cols = grid.shape
        if rows > MAX_SIDE or cols > MAX_SIDE:
            raise ValueError(f"a board has at most {MAX_SIDE} rows and columns, got {rows} x {cols}")
        if int(grid.min()) < VOID:
            raise ValueError(f"cell code {int(grid.min())} is below {VOID}")
        grid.flags.writeable = False
        object.__setattr__(self, "cells", grid)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a Board is frozen; {name} cannot be set")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a Board is frozen; {name} cannot be deleted")

    def __reduce__(self) -> tuple[type[Board], tuple[Cells]]:
        return Board, (self.cells,)

    @classmethod
    def filled(cls, rows: int, cols: int, cell: Cell = SLOT) -> Board:
        """Return a board of one cell code throughout."""
        return cls(np.full((rows, cols), cell, dtype=np.int16))

    @classmethod
    def from_text(cls, diagram: str) -> Board:
        """Read a diagram: one row a line, cells apart by blanks; `.` empty, `?` slot, `#` wall, `x` void."""
        lines = [line.split() for line in diagram.strip().splitlines()]
        return cls(
            [
                [_DIAGRAM_CODES[word] if word in _DIAGRAM_CODES else int(word) for word in line]
                for line in lines
            ]
        )

    def to_text(self) -> str:
        """Write the diagram that `from_text` reads, its columns aligned."""
        words = [[_DIAGRAM_WORDS.get(cell, str(cell)) for cell in row] for row in self.to_rows()]
        width = max(len(word) for row in words for word in row)
        return "\n".join(" ".join(word.rjust(width) for word in row) for row in words)

    @property
    def rows(self) -> int:
        return int(self.cells.shape[0])

    @property
    def cols(self) -> int:
        return int(self.cells.shape[1])

    @property
    def shape(self) -> tuple[int, int]:
        """The size as (rows, cols)."""
        return self.rows, self.cols

    def __getitem__(self, position: Position) -> Cell:
        return int(self.cells[position])

    def __contains__(self, position: object) -> bool:
        match position:
            case (int(row), int(col)):
                return 0 <= row < self.rows and 0 <= col < self.cols
        return False

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Board):
            return NotImplemented
        return self.shape == other.shape and self.cells.tobytes() == other.cells.tobytes()

    def __hash__(self) -> int:
        # The shape is part of the value: 8x18 and 12x12 boards have the same number of bytes.
        return hash((self.shape, self.cells.tobytes()))

    def __repr__(self) -> str:
        return f"Board({self.to_rows()!r})"

    def to_rows(self) -> list[list[Cell]]:
        """Return the cells as plain lists, one a row."""
        rows: list[list[Cell]] = self.cells.tolist()
        return rows

    def positions(self, cell: Cell) -> list[Position]:
        """Return where a cell code stands, in row-major order."""
        return [(int(row), int(col)) for row, col in np.argwhere(self.cells == cell)]

    def tiles(self) -> Iterator[tuple[Position, Cell]]:
        """Yield every tile (kind 1 or more) with its place, in row-major order."""
        for row, cells in enumerate(self.to_rows()):
            for col, cell in enumerate(cells):
                if cell > EMPTY:
                    yield (row, col), cell

    def kind_counts(self) -> dict[Cell, int]:
        """Return how many tiles of each kind stand on the board, by rising kind."""
        counts = Counter(self.cells.ravel().tolist())
        return {kind: counts[kind] for kind in sorted(counts) if kind > EMPTY}

    def odd_kinds(self) -> list[Cell]:
        """Return the kinds of which an odd number stands on the board: it cannot be cleared in pairs."""
        return [kind for kind, count in self.kind_counts().items() if count % 2]

    def tile_count(self) -> int:
        """Return the number of cells that hold a kind."""
        return int(np.count_nonzero(self.cells > EMPTY))

    def slot_count(self) -> int:
        """Return the number of cells that await a kind."""
        return int(np.count_nonzero(self.cells == SLOT))

    def with_cells(self, positions: Iterable[Position], cell: Cell) -> Board:
        """Return the board with one cell code at every position given."""
        cells = self.cells.copy()
        for row, col in positions:
            cells[row, col] = cell
        return Board(cells)
