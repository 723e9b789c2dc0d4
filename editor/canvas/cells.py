"""Boards put together from pictures of cells: numbers copied to numbers, no item per cell."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter

from editor.art.tiles import Mark, TileArt
from editor.canvas.geometry import Geometry
from levels.board import MAX_KIND, VOID, Cells

MARKS: Final[tuple[Mark, ...]] = ("plain", "stuck", "dim", "plus", "plus-dim")
Marks = npt.NDArray[np.uint8]
"""Which of MARKS each cell bears, shape (rows, cols)."""

_CODES: Final = MAX_KIND - VOID + 1
_UNDRAWN: Final = -1


class CellPainter:
    """Paints any part of a board at any zoom; what it keeps is a picture per cell code, not per cell."""

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

    def paint(
        self,
        painter: QPainter,
        geometry: Geometry,
        first_row: int,
        end_row: int,
        first_col: int,
        end_col: int,
    ) -> None:
        """Paint a block of cells, every pixel of it."""
        self._prepare(geometry)
        side = self._device_side
        cols = end_col - first_col
        if cols <= 0 or end_row <= first_row:
            return
        # Two rows of cells stay in the processor's cache between being put together and painted.
        strip = np.empty((2 * side, cols * side), dtype=np.uint32)
        line = np.dtype((np.void, side * 4))
        targets = strip.view(line).reshape(2, side, cols)
        # Whole, or numpy would copy it for every row.
        source = np.ascontiguousarray(self._pictures[:, : self._count]).view(line)[..., 0]
        width, stride = cols * side, cols * side * 4
        pitch = geometry.pitch
        left = geometry.left + first_col * pitch
        for row in range(first_row, end_row, 2):
            height = min(2, end_row - row)
            for offset in range(height):
                cells = self._board[row + offset, first_col:end_col]
                np.take(source, cells, axis=1, out=targets[offset], mode="clip")
            image = QImage(strip.data, width, height * side, stride, QImage.Format.Format_RGB32)
            image.setDevicePixelRatio(geometry.dpr)
            painter.drawImage(QPointF(left, geometry.top + row * pitch), image)

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
        for key in np.unique(keys[slots == _UNDRAWN]).tolist():
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


def _unscaled(image: QImage) -> QImage:
    """Return a picture pixel for pixel, whatever screen it was drawn for."""
    if image.devicePixelRatio() == 1.0:
        return image
    plain = QImage(image)
    plain.setDevicePixelRatio(1.0)
    return plain
