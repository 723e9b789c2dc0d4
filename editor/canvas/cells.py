"""Boards put together from pictures of cells: numbers copied to numbers, no item per cell."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QPointF, QRect
from PySide6.QtGui import QColor, QImage, QPainter

from editor.art.tiles import Mark, TileArt
from editor.canvas.geometry import Geometry
from levels.board import MAX_KIND, VOID, Cells

MARKS: Final[tuple[Mark, ...]] = ("plain", "stuck", "dim", "plus", "plus-dim")
Marks = npt.NDArray[np.uint8]
"""Which of MARKS each cell bears, shape (rows, cols)."""
Block = tuple[int, int, int, int]
"""Cells from a first row up to an end row, and from a first column up to an end column."""

_CODES: Final = MAX_KIND - VOID + 1
_UNDRAWN: Final = -1
_FEW_CELLS: Final = 64
"""Up to so many changed cells are copied one by one."""
_MOST_KEPT: Final = 16_000_000
"""The pixels of a board that are kept whole, 64 MB; of larger ones, those in sight are."""


class CellPainter:
    """Paints any part of a board at any zoom; it keeps a picture per cell code, and one of the board.

    Of the picture of the board only cells that are painted and hold something else than before are put
    together anew; to paint what did not change, or to move it, is one copy.
    """

    def __init__(self, art: TileArt) -> None:
        self._art = art
        self._side = 0
        self._dpr = 0.0
        self._device_side = 0
        self._slots = np.full(len(MARKS) * _CODES, _UNDRAWN, dtype=np.int32)
        self._pictures: npt.NDArray[np.uint32] = np.empty((0, 0, 0), dtype=np.uint32)
        self._count = 0
        self._board: npt.NDArray[np.int32] = np.empty((0, 0), dtype=np.int32)
        self._cells: Cells = np.empty((0, 0), dtype=np.int16)
        self._marks: Marks | None = None
        self._kept: Block = (0, 0, 0, 0)
        self._shown: npt.NDArray[np.int32] = np.empty((0, 0), dtype=np.int32)
        """The slot that the kept picture shows at each cell of the block."""
        self._pixels: npt.NDArray[np.uint32] = np.empty((0, 0, 0, 0), dtype=np.uint32)
        self._image = QImage()

    @property
    def art(self) -> TileArt:
        return self._art

    def set_art(self, art: TileArt) -> None:
        """Draw in another theme or other colours from now on."""
        if art is not self._art:
            self._art = art
            self._forget()

    def set_board(self, cells: Cells, marks: Marks | None = None) -> None:
        """Paint another board from now on; the arrays are kept and must not change."""
        self._cells = cells
        self._marks = marks
        self._board = np.empty((0, 0), dtype=np.int32)

    def paint(self, painter: QPainter, geometry: Geometry, block: Block, seen: Block) -> None:
        """Paint a block of cells, every pixel of it; `seen` are all cells that are in sight."""
        self._prepare(geometry)
        first_row, end_row, first_col, end_col = block
        if end_col <= first_col or end_row <= first_row:
            return
        self._keep(geometry, seen)
        self._put_together(block)
        side, pitch = self._device_side, geometry.pitch
        rows, cols = self._within(block)
        source = QRect(
            cols.start * side,
            rows.start * side,
            (end_col - first_col) * side,
            (end_row - first_row) * side,
        )
        at = QPointF(geometry.left + first_col * pitch, geometry.top + first_row * pitch)
        painter.drawImage(at, self._image, source)

    def _keep(self, geometry: Geometry, seen: Block) -> None:
        """Have a picture of the whole board, or of what is seen of a very large one."""
        side = self._device_side
        rows, cols = self._board.shape
        block = (0, rows, 0, cols) if rows * cols * side * side <= _MOST_KEPT else seen
        if block == self._kept and self._shown.size:
            return
        self._kept = block
        rows, cols = block[1] - block[0], block[3] - block[2]
        self._shown = np.full((rows, cols), _UNDRAWN, dtype=np.int32)
        self._pixels = np.empty((rows, side, cols, side), dtype=np.uint32)
        width = cols * side
        # Written to through the array, which Qt does not know of: it must not copy the pixels.
        self._image = QImage(self._pixels.data, width, rows * side, width * 4, QImage.Format.Format_RGB32)
        self._image.setDevicePixelRatio(geometry.dpr)

    def _within(self, block: Block) -> tuple[slice, slice]:
        """Return the rows and columns of the kept picture that a block takes up."""
        top, left = self._kept[0], self._kept[2]
        return slice(block[0] - top, block[1] - top), slice(block[2] - left, block[3] - left)

    def _put_together(self, block: Block) -> None:
        """Bring the cells of a block in the kept picture up to date."""
        rows, cols = self._within(block)
        wanted = self._board[block[0] : block[1], block[2] : block[3]]
        stale = wanted != self._shown[rows, cols]
        number = np.count_nonzero(stale)
        if number:
            self._shown[rows, cols] = wanted
        if number <= _FEW_CELLS:
            for row, col in np.argwhere(stale).tolist():
                picture = self._pictures[:, wanted[row, col]]
                self._pixels[rows.start + row, :, cols.start + col] = picture
            return
        # A line of a cell is one number to numpy.
        line = np.dtype((np.void, self._device_side * 4))
        source, targets = self._pictures.view(line)[..., 0], self._pixels.view(line)[..., 0]
        whole = targets.shape[2] == wanted.shape[1]
        for row in np.flatnonzero(stale.any(axis=1)).tolist():
            if whole:
                np.take(source, wanted[row], axis=1, out=targets[rows.start + row], mode="clip")
            else:
                targets[rows.start + row, :, cols] = source[:, wanted[row]]

    def _prepare(self, geometry: Geometry) -> None:
        """Draw the pictures that the board needs and that are not there yet."""
        if (geometry.side, geometry.dpr) != (self._side, self._dpr):
            self._side, self._dpr, self._device_side = geometry.side, geometry.dpr, geometry.device_side
            self._forget()
        if self._board.shape == self._cells.shape:
            return
        keys = self._cells.astype(np.int32) - VOID
        if self._marks is not None:
            keys += self._marks.astype(np.int32) * _CODES
        slots = self._slots[keys]
        # A set: `np.unique` brings in masked arrays, which the first picture would wait for.
        for key in sorted(set(keys[slots == _UNDRAWN].tolist())):
            self._draw(key)
        self._board = self._slots[keys]

    def _draw(self, key: int) -> None:
        mark, code = divmod(key, _CODES)
        side = self._device_side
        image = QImage(side, side, QImage.Format.Format_RGB32)
        image.fill(QColor(self._art.colors.canvas))
        painter = QPainter(image)
        painter.drawImage(0, 0, _unscaled(self._art.image(code + VOID, self._side, self._dpr, MARKS[mark])))
        painter.end()
        pixels = np.frombuffer(image.constBits(), dtype=np.uint32).reshape(side, -1)
        if self._count == self._pictures.shape[1]:
            # Lines of all pictures lie side by side: (side, count, side), which is the order of a strip.
            room = np.empty((side, max(64, 2 * self._count), side), dtype=np.uint32)
            room[:, : self._count] = self._pictures[:, : self._count]
            self._pictures = room
        self._pictures[:, self._count] = pixels[:, :side]
        self._slots[key] = self._count
        self._count += 1

    def _forget(self) -> None:
        self._slots.fill(_UNDRAWN)
        self._count = 0
        self._pictures = np.empty((self._device_side, 0, self._device_side), dtype=np.uint32)
        self._board = np.empty((0, 0), dtype=np.int32)
        self._shown = np.empty((0, 0), dtype=np.int32)


def _unscaled(image: QImage) -> QImage:
    """Return a picture pixel for pixel, whatever screen it was drawn for."""
    if image.devicePixelRatio() == 1.0:
        return image
    plain = QImage(image)
    plain.setDevicePixelRatio(1.0)
    return plain
