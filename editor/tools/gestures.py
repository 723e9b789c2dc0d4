"""Gestures: from press to release, what each tool makes of the cells under the pointer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, Final

import numpy as np

from editor.tools.hand import Grip, Keys
from editor.tools.planes import SHOWN, Mask, Planes, applied, limited, stroke_of
from editor.tools.shapes import alike, ellipse_mask, line, line_mask, rectangle_mask, stamp, touching_alike
from editor.tools.symmetry import Symmetry, fitting, leaders, spread
from editor.tools.transforms import moved, shifted_mask
from editor.words import count
from levels.board import EMPTY, Cell, Cells, Position
from levels.level import Mode


@dataclass(frozen=True, slots=True, eq=False)
class Start:
    """What a gesture begins with."""

    planes: Planes
    """The level's cells as `editor.tools.planes.planes_of` gives them; read-only."""
    at: Position
    grip: Grip
    keys: Keys
    erasing: bool
    """The right button, or the eraser, was pressed."""
    selection: Mask | None
    rng: np.random.Generator

    @property
    def shape(self) -> tuple[int, int]:
        return int(self.planes.shape[1]), int(self.planes.shape[2])

    @property
    def shown(self) -> Cells:
        cells: Cells = self.planes[SHOWN]
        return cells

    @property
    def symmetry(self) -> Symmetry:
        return fitting(self.grip.symmetry, *self.shape)

    def inside(self, at: Position) -> bool:
        return 0 <= at[0] < self.shape[0] and 0 <= at[1] < self.shape[1]


class Gesture:
    """One press of a tool. Positions may lie outside the board; what they cover of it counts."""

    by_keys_held: ClassVar[bool] = False
    """By keyboard it ends when the key is let go; the others wait for a second press at another cell."""

    def __init__(self, start: Start) -> None:
        self.start = start
        self.picked: tuple[Cell, bool] | None = None
        self.drag(start.at)

    def drag(self, at: Position) -> None:
        """Follow the pointer to another cell."""
        raise NotImplementedError

    @property
    def planes(self) -> Planes | None:
        """The level's cells as the gesture leaves them, or None when it edits none."""
        return None

    @property
    def selection(self) -> Mask | None:
        """The cells chosen when it ends; the selection that it began with, unless it chooses."""
        return self.start.selection

    def sentence(self, _changed: int) -> str:
        """Say what was done to so many cells, for the Undo menu."""
        return ""


class _Painting(Gesture):
    """Writes a mask of cells, its images under the symmetry too, within the selection if there is one."""

    def __init__(self, start: Start) -> None:
        self.mask: Mask = np.zeros(start.shape, dtype=np.bool_)
        self._paint = _paint(start)
        self._plus = start.grip.plus and not start.erasing
        super().__init__(start)

    @property
    def planes(self) -> Planes:
        stroke = spread(stroke_of(self.mask, self._paint, plus=self._plus), self.start.symmetry)
        return applied(self.start.planes, limited(stroke, self.start.selection))

    def sentence(self, changed: int) -> str:
        if self.start.erasing:
            return count(changed, "Erase {n} cell", "Erase {n} cells")
        return self.done(changed)

    def done(self, number: int) -> str:
        return count(number, "Paint {n} tile", "Paint {n} tiles")


def _paint(start: Start) -> Cells | Cell:
    """Return what is painted: one code, or one code a cell, drawn by weight and alike on all images."""
    grip = start.grip
    if start.erasing:
        return EMPTY
    weights = {cell: weight for cell, weight in grip.mix.items() if weight > 0}
    if not weights:
        return grip.cell
    odds = np.array(list(weights.values()), dtype=np.float64)
    codes = np.array(list(weights), dtype=np.int16)
    rows, cols = start.shape
    drawn = start.rng.choice(codes, size=rows * cols, p=odds / odds.sum())
    found: Cells = drawn[leaders(rows, cols, start.symmetry)]
    return found


class Brush(_Painting):
    """Paints every cell on the pointer's way."""

    by_keys_held = True

    def __init__(self, start: Start) -> None:
        self._last = start.at
        super().__init__(start)

    def drag(self, at: Position) -> None:
        for cell in line(self._last, at):
            stamp(self.mask, cell, self.start.grip.size)
        self._last = at


class Line(_Painting):
    """Paints a straight line; with Shift it is level, upright or diagonal."""

    def drag(self, at: Position) -> None:
        start = self.start
        if start.keys.shift:
            at = _straightened(start.at, at)
        self.mask = line_mask(start.shape, start.at, at, start.grip.size)

    def done(self, number: int) -> str:
        return count(number, "Draw a line of {n} tile", "Draw a line of {n} tiles")


class Rectangle(_Painting):
    """Paints a frame or a whole rectangle; with Shift it is a square."""

    def drag(self, at: Position) -> None:
        start = self.start
        if start.keys.shift:
            at = _squared(start.at, at)
        grip = start.grip
        self.mask = rectangle_mask(start.shape, start.at, at, filled=grip.filled, size=grip.size)

    def done(self, number: int) -> str:
        return count(number, "Draw a rectangle of {n} tile", "Draw a rectangle of {n} tiles")


class Ellipse(_Painting):
    """Paints an ellipse, its outline or whole; with Shift it is a circle."""

    def drag(self, at: Position) -> None:
        start = self.start
        if start.keys.shift:
            at = _squared(start.at, at)
        grip = start.grip
        self.mask = ellipse_mask(start.shape, start.at, at, filled=grip.filled, size=grip.size)

    def done(self, number: int) -> str:
        return count(number, "Draw an ellipse of {n} tile", "Draw an ellipse of {n} tiles")


class Bucket(_Painting):
    """Fills the cells that are like the one pressed: those that hang together with it, or all."""

    by_keys_held = True

    def drag(self, at: Position) -> None:
        if at == self.start.at and self.start.inside(at):
            self.mask = _like(self.start, at, touching=self.start.grip.touching)

    def done(self, number: int) -> str:
        return count(number, "Fill {n} cell", "Fill {n} cells")


class Pick(Gesture):
    """Takes up what stands under the pointer."""

    by_keys_held = True

    def drag(self, at: Position) -> None:
        if self.start.inside(at):
            _, shown, plus = (int(plane[at]) for plane in self.start.planes)
            self.picked = (shown, bool(plus))


class _Choosing(Gesture):
    """Chooses cells: Shift adds to those chosen already, Alt takes away from them."""

    chosen: Mask

    @property
    def selection(self) -> Mask | None:
        before, keys = self.start.selection, self.start.keys
        if before is not None and keys.shift:
            return before | self.chosen
        if before is not None and keys.alt:
            return before & ~self.chosen
        return self.chosen


class Area(_Choosing):
    """Chooses a rectangle of cells."""

    def drag(self, at: Position) -> None:
        start = self.start
        self.chosen = rectangle_mask(start.shape, start.at, at, filled=True)


class Wand(_Choosing):
    """Chooses the cells that are like the one pressed and hang together with it."""

    by_keys_held = True
    touching: ClassVar[bool] = True

    def drag(self, at: Position) -> None:
        self.chosen = np.zeros(self.start.shape, dtype=np.bool_)
        if self.start.inside(at):
            self.chosen = _like(self.start, at, touching=self.touching)


class SameKind(Wand):
    """Chooses all cells that are like the one pressed."""

    touching = False


class Move(Gesture):
    """Moves the chosen cells, or the one pressed; with Control it leaves a copy behind."""

    def __init__(self, start: Start) -> None:
        mask = start.selection
        if mask is None and start.inside(start.at):
            mask = np.zeros(start.shape, dtype=np.bool_)
            mask[start.at] = True
        self._mask = mask
        self._by = (0, 0)
        super().__init__(start)

    def drag(self, at: Position) -> None:
        self._by = (at[0] - self.start.at[0], at[1] - self.start.at[1])

    @property
    def planes(self) -> Planes | None:
        if self._mask is None or self._by == (0, 0):
            return self.start.planes
        stroke = moved(self.start.planes, self._mask, *self._by, copy=self.start.keys.control)
        return applied(self.start.planes, spread(stroke, self.start.symmetry))

    @property
    def selection(self) -> Mask | None:
        if self.start.selection is None:
            return None
        return shifted_mask(self.start.selection, *self._by)

    def sentence(self, _changed: int) -> str:
        moved_cells = 0 if self._mask is None else int(np.count_nonzero(self._mask))
        if self.start.keys.control:
            return count(moved_cells, "Copy {n} cell", "Copy {n} cells")
        return count(moved_cells, "Move {n} cell", "Move {n} cells")


class Hold(Gesture):
    """Takes an orb and leads it across the board; what becomes of it is up to who watches the easel."""

    def drag(self, at: Position) -> None:
        # The orb stays on the board however far out the pointer is.
        rows, cols = self.start.shape
        self.at = (min(max(at[0], 0), rows - 1), min(max(at[1], 0), cols - 1))


def _like(start: Start, at: Position, *, touching: bool) -> Mask:
    return touching_alike(start.shown, at) if touching else alike(start.shown, at)


def _straightened(start: Position, end: Position) -> Position:
    """Return the end moved so that the line runs level, upright or at 45 degrees."""
    down, across = end[0] - start[0], end[1] - start[1]
    if abs(across) > 2 * abs(down):
        return start[0], end[1]
    if abs(down) > 2 * abs(across):
        return end[0], start[1]
    return _squared(start, end)


def _squared(start: Position, end: Position) -> Position:
    """Return the end moved so that both sides are as long as the longer one."""
    down, across = end[0] - start[0], end[1] - start[1]
    side = max(abs(down), abs(across))
    return start[0] + (side if down >= 0 else -side), start[1] + (side if across >= 0 else -side)


@dataclass(frozen=True, slots=True)
class Tool:
    """A tool as the rail shows it."""

    title: str
    icon: str
    key: str
    """Its shortcut."""
    begin: Callable[[Start], Gesture]
    paints: bool
    """Its right button erases, and Alt picks."""
    tip: str
    modes: tuple[Mode, ...] = ("link", "orb")
    """The games whose levels it works on."""


TOOLS: Final[dict[str, Tool]] = {
    "select": Tool("Select", "select", "S", Area, False, "Choose a rectangle. Shift adds, Alt takes away."),
    "wand": Tool("Wand", "wand", "W", Wand, False, "Choose touching cells that are alike."),
    "kind": Tool("Same kind", "same-kind", "K", SameKind, False, "Choose all cells that are alike."),
    "move": Tool("Move", "move", "V", Move, False, "Move the selection, or one cell. Ctrl copies."),
    "brush": Tool("Brush", "brush", "B", Brush, True, "Paint. The right button erases, Alt picks."),
    "eraser": Tool("Eraser", "eraser", "E", Brush, True, "Erase cells."),
    "line": Tool("Line", "line", "L", Line, True, "Draw a line. Shift keeps it straight."),
    "rectangle": Tool(
        "Rectangle", "rectangle", "R", Rectangle, True, "Draw a rectangle. Shift makes a square."
    ),
    "ellipse": Tool("Ellipse", "ellipse", "O", Ellipse, True, "Draw an ellipse. Shift makes a circle."),
    "bucket": Tool("Fill", "bucket", "F", Bucket, True, "Fill touching cells that are alike."),
    "pick": Tool("Pick", "eyedropper", "I", Pick, False, "Take up what stands on a cell."),
    "drag": Tool(
        "Drag", "route", "D", Hold, False, "Move orbs as a player does. Esc puts them back.", ("orb",)
    ),
}
"""Every tool, in the order of the rail."""


def begin(name: str, start: Start) -> Gesture:
    """Begin the gesture of a tool; a painting tool picks while Alt or Control is held."""
    tool = TOOLS[name]
    # Control too: many window managers keep Alt and a press for themselves.
    if tool.paints and (start.keys.alt or start.keys.control):
        return Pick(start)
    return tool.begin(start)
