"""What is seen of a level: its cells, the zoom, and all that lies over them."""

from __future__ import annotations

import math
from typing import Final, Protocol

import numpy as np
from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QPainter,
    QPaintEvent,
    QRegion,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from editor.art.tiles import TileArt
from editor.canvas.cells import MARKS, CellPainter, Marks
from editor.canvas.geometry import PLAIN_SIDE, RULER, SIDES, Geometry, fitting_side, next_side, snapped
from editor.canvas.outlines import draw_axes, draw_brush, draw_grid, draw_ring, draw_selection
from editor.canvas.readout import kind_namer, spoken
from editor.canvas.rulers import Rulers
from editor.document import Change, Document, Viewpoint
from editor.theme import Colors, paint_color
from editor.tools.easel import Easel
from editor.tools.gestures import TOOLS
from editor.tools.planes import Mask
from editor.tools.shapes import stamp
from editor.tools.symmetry import fitting
from levels.board import Cells, Position
from levels.level import Level, LinkLevel, OrbLevel

_MOST_FIT: Final = {"link": 64, "orb": 104}
"""The largest cells that fitting a small board makes."""
_CLEAR: Final = 0.6
"""A board that would be smaller than this share clear of what covers it is fitted under it instead."""
_FEW_CELLS: Final = 24
"""Up to so many changed cells are repainted one by one."""
_MANY_AREAS: Final = 16
"""A torn region of more parts than this is painted as the rectangle around it."""
_PLUS: Final = MARKS.index("plus")
_WITH_PLUS: Final = {MARKS.index(mark): MARKS.index("plus-dim") for mark in ("dim", "plus-dim")}
"""What a mark becomes on an orb with a plus; others give way to it."""


def _whole_pixels(area: QRectF) -> QRect:
    """Return the window's pixels that lie wholly inside an area."""
    left, top = math.ceil(area.left()), math.ceil(area.top())
    return QRect(left, top, math.floor(area.right()) - left, math.floor(area.bottom()) - top)


class Overlay(Protocol):
    """Something painted over the board: pair lines, a solution, a route."""

    def paint(self, painter: QPainter, view: Geometry, colors: Colors, exposed: QRect) -> None: ...


class CanvasView(QWidget):
    """What is seen: the board, its zoom and place, the layers over it. `Canvas` adds mouse and keys."""

    looked = Signal()
    """The zoom, or what part of the board is seen, changed."""
    reshaped = Signal()
    """Another level, or the same in another size."""
    hovered = Signal(object)
    """The cell under the pointer or the cell cursor, or None."""
    read = Signal(str)
    """The cell that the cursor came to, as a sentence."""

    def __init__(self, easel: Easel, art: TileArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.easel = easel
        self.overlays: list[Overlay] = []
        self.shows_grid = False
        self.announces = True
        """Say to screen readers where the cursor is; False: its cells speak for themselves."""
        self._document: Document | None = None
        self._level: Level | None = None
        self._stand_in: Cells | None = None
        self._marks: Marks | None = None
        self._painter = CellPainter(art)
        self._rulers = Rulers()
        self._view = Geometry(1, 1, PLAIN_SIDE["link"], 1.0, 0.0, 0.0)
        self._fitted = True
        self._held: Viewpoint | None = None
        """What is looked at again: it stays in the middle until the user moves on."""
        self._cover = (0, 0)
        self._worked_on = False
        self._hover: Position | None = None
        self._brush = ("", 0, "")
        self._by_keys = False
        self._cursor: Position = (0, 0)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMinimumSize(160, 120)
        easel.hand.changed.connect(self._hand_changed)

    # What is shown

    @property
    def view(self) -> Geometry:
        """Where the cells lie."""
        return self._view

    @property
    def art(self) -> TileArt:
        return self._painter.art

    @property
    def at(self) -> Position | None:
        """The cell that is pointed at, by mouse or by keys."""
        return self._cursor if self._by_keys else self._hover

    @property
    def level(self) -> Level | None:
        """The level that is shown."""
        return self._level

    def set_art(self, art: TileArt) -> None:
        """Draw in another theme or other colours."""
        self._painter.set_art(art)
        self.update()

    def set_document(self, document: Document | None) -> None:
        """Show another pack."""
        old = self._document
        if old is not None:
            old.changed.disconnect(self._document_changed)
            old.current_changed.disconnect(self._level_switched)
            old.selection_changed.disconnect(self._selection_changed)
        self._document = document
        if document is not old:
            # Packs may have levels of the same id.
            self._level = None
        self.easel.set_document(document)
        if document is not None:
            document.changed.connect(self._document_changed)
            document.current_changed.connect(self._level_switched)
            document.selection_changed.connect(self._selection_changed)
        self._level_switched()

    def set_marks(self, marks: Marks | None) -> None:
        """Vary the pictures of cells: stuck tiles, orbs that stay. Dropped when the shape changes."""
        self._marks = marks
        self._show_cells()
        self.update()

    def set_stand_in(self, cells: Cells | None) -> None:
        """Show other cells of the same shape in place of the level's: a position of a solution."""
        if cells is not self._stand_in:
            self._stand_in = cells
            self._show_cells()
            self.update()

    def set_grid(self, shown: bool) -> None:
        self.shows_grid = shown
        self.update()

    def _document_changed(self, _change: Change) -> None:
        document = self._document
        level = None if document is None else document.level
        if level is self._level:
            return
        before, self._level = self._level, level
        # A level that was added is another one, as if it had been gone to.
        self._worked_on = before is not None and level is not None and before.id == level.id
        if level is None or before is None or level.shown.shape != before.shown.shape:
            self._level_switched()
            return
        ring_changed = isinstance(level, LinkLevel) and level.rules != getattr(before, "rules", None)
        old, new = before.shown.cells, level.shown.cells
        changed = old != new
        if isinstance(level, OrbLevel) and isinstance(before, OrbLevel) and level.plus != before.plus:
            for at in set(level.plus) ^ set(before.plus):
                changed[at] = True
        if self._stand_in is not None:
            self._stand_in = None
            changed[:] = True
        self._show_cells()
        if ring_changed:
            self.update()
        elif changed.any():
            self._update_cells(changed)
            self._refresh_readout()

    def _level_switched(self) -> None:
        level = None if self._document is None else self._document.level
        before, self._level = self._level, level
        if before is None or level is None or before.id != level.id:
            self._worked_on = False
        self._marks = self._stand_in = None
        self._show_cells()
        if level is not None:
            self._look_again(before, level)
        rows, cols = level.shown.shape if level is not None else (1, 1)
        self._cursor = (min(self._cursor[0], rows - 1), min(self._cursor[1], cols - 1))
        self.update()
        self._refresh_readout()
        self.reshaped.emit()

    def _look_again(self, before: Level | None, level: Level) -> None:
        """Look at a level as it was looked at last, or as at one of the same shape before it, or fit it."""
        document = self._document
        held = None if document is None else document.viewpoints.get(level.id)
        alike = before is not None and before.shown.shape == level.shown.shape
        if held is not None and (alike or before is None or before.id != level.id):
            self._fitted, self._held = False, held
            self._hold()
        elif alike and not self._fitted:
            self._held = None
            self._set_view(self._view.side, self._view.left, self._view.top)
        else:
            self.fit()

    def _hold(self) -> None:
        """Bring what is looked at again into the middle."""
        held = self._held
        if held is not None:
            side = min(max(held.side, SIDES[0]), SIDES[-1])
            pitch = Geometry(1, 1, side, self.devicePixelRatioF(), 0.0, 0.0).pitch
            middle = QRectF(self.port).center()
            self._set_view(side, middle.x() - held.col * pitch, middle.y() - held.row * pitch)

    def _show_cells(self) -> None:
        level = self._level
        if level is None:
            self._painter.set_board(np.empty((0, 0), dtype=np.int16))
            return
        shape = level.shown.shape
        if self._marks is not None and self._marks.shape != shape:
            self._marks = None
        marks = self._marks
        if self._stand_in is not None:
            self._painter.set_board(self._stand_in, marks)
            return
        if isinstance(level, OrbLevel) and level.plus:
            marks = np.zeros(shape, dtype=np.uint8) if marks is None else marks.copy()
            for at in level.plus:
                marks[at] = _WITH_PLUS.get(int(marks[at]), _PLUS)
        self._painter.set_board(level.shown.cells, marks)

    def _update_cells(self, changed: Mask) -> None:
        found = np.argwhere(changed).tolist()
        if len(found) <= _FEW_CELLS:
            region = QRegion()
            for row, col in found:
                region += self._view.spanned(row, row + 1, col, col + 1)
            self.update(region)
            return
        rows, cols = zip(*found, strict=True)
        self.update(self._view.spanned(min(rows), max(rows) + 1, min(cols), max(cols) + 1))

    def _selection_changed(self) -> None:
        self.update()
        self._refresh_readout()

    def _hand_changed(self) -> None:
        grip = self.easel.hand.grip
        brush = (grip.tool, grip.size, grip.symmetry)
        if brush != self._brush:
            self._brush = brush
            self.update()

    # Where it is seen

    @property
    def port(self) -> QRect:
        """The part of the widget inside the rulers."""
        return self.rect().adjusted(RULER, RULER, 0, 0)

    @property
    def zoom(self) -> float:
        """The zoom, 1.0 for cells of their plain size."""
        return self._view.side / self._plain_side

    @property
    def is_fitted(self) -> bool:
        """Whether the board is fitted into the window, until it is zoomed by hand."""
        return self._fitted

    @property
    def _plain_side(self) -> int:
        return PLAIN_SIDE["link" if self._level is None else self._level.mode]

    def fit(self) -> None:
        """Show the whole board, as large as there is room for; it stays fitted until zoomed by hand."""
        self._fitted, self._held = True, None
        level = self._level
        if level is None:
            return
        self._place(self._fitting_side(level, self._fit_port), None)

    def set_cover(self, *, right: int = 0, foot: int = 0) -> None:
        """Say how much is covered at two edges; a fitted board keeps clear of it where it can."""
        if (right, foot) != self._cover:
            self._cover = (right, foot)
            # A board that is being worked on must not jump under the pointer.
            if self._fitted and not self._worked_on:
                self.fit()

    def side_beside(self, *, right: int = 0, foot: int = 0) -> int:
        """Return the cell side at which the board fits beside what covers so much."""
        level = self._level
        clear = self.port.adjusted(0, 0, -right, -foot)
        return 0 if level is None else self._fitting_side(level, clear)

    @property
    def _fit_port(self) -> QRect:
        """The part in which a board is fitted: clear of what covers it, if there is room enough."""
        right, foot = self._cover
        if self.side_beside(right=right, foot=foot) >= _CLEAR * self.side_beside():
            return self.port.adjusted(0, 0, -right, -foot)
        return self.port

    def _fitting_side(self, level: Level, port: QRect) -> int:
        rows, cols = level.shown.shape
        return fitting_side(rows, cols, port.width(), port.height(), most=_MOST_FIT[level.mode])

    def zoom_by(self, steps: int, around: QPointF | None = None) -> None:
        """Zoom in or out by some steps, keeping a point of the window in its place."""
        self.zoom_to(next_side(self._view.side, steps), around)

    def zoom_plain(self) -> None:
        """Show cells at 100 %."""
        self.zoom_to(self._plain_side)

    def zoom_to(self, side: int, around: QPointF | None = None) -> None:
        """Zoom to a cell side in window pixels, keeping a point of the window in its place."""
        side = min(max(side, SIDES[0]), SIDES[-1])
        if side != self._view.side:
            self._fitted, self._held = False, None
            self._place(side, around or QRectF(self.port).center())

    def pan_by(self, right: float, down: float) -> None:
        """Move the board in the window."""
        self._fitted, self._held = False, None
        view = self._view
        self._set_view(view.side, view.left + right, view.top + down)

    def _place(self, side: int, around: QPointF | None) -> None:
        old = self._view
        level = self._level
        rows, cols = (1, 1) if level is None else level.shown.shape
        fresh = Geometry(rows, cols, side, self.devicePixelRatioF(), 0.0, 0.0)
        if around is None:
            port = QRectF(self._fit_port)
            left = port.center().x() - cols * fresh.pitch / 2
            top = port.center().y() - rows * fresh.pitch / 2
        else:
            factor = fresh.pitch / old.pitch
            left = around.x() - (around.x() - old.left) * factor
            top = around.y() - (around.y() - old.top) * factor
        self._set_view(side, left, top)

    def _set_view(self, side: int, left: float, top: float) -> None:
        level = self._level
        rows, cols = (1, 1) if level is None else level.shown.shape
        dpr = self.devicePixelRatioF()
        pitch = Geometry(rows, cols, side, dpr, 0.0, 0.0).pitch
        port = QRectF(self.port)
        # A board can be pushed aside, but not out of sight.
        keep = 2 * pitch
        left = min(max(left, port.left() + keep - cols * pitch), port.right() - keep)
        top = min(max(top, port.top() + keep - rows * pitch), port.bottom() - keep)
        self._view = Geometry(rows, cols, side, dpr, snapped(left, dpr), snapped(top, dpr))
        self._note_viewpoint()
        self.update()
        self.looked.emit()

    def _note_viewpoint(self) -> None:
        document, level = self._document, self._level
        if document is None or level is None or self._held is not None:
            return
        if self._fitted:
            document.viewpoints.pop(level.id, None)
            return
        view, middle = self._view, QRectF(self.port).center()
        row, col = (middle.y() - view.top) / view.pitch, (middle.x() - view.left) / view.pitch
        document.viewpoints[level.id] = Viewpoint(view.side, row, col)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        if self._fitted:
            self.fit()
        elif self._held is not None:
            self._hold()
        else:
            self._set_view(self._view.side, self._view.left, self._view.top)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        super().changeEvent(event)
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._set_view(self._view.side, self._view.left, self._view.top)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(880, 740)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        colors = self._painter.art.colors
        view, exposed = self._view, event.rect()
        if view.dpr != self.devicePixelRatioF():
            self._set_view(view.side, view.left, view.top)
            view = self._view
        level = self._level
        covered = QRegion() if level is None else QRegion(_whole_pixels(view.board))
        seen = view.covered(self.port)
        areas: list[QRect] = list(event.region())  # type: ignore[call-overload] # its stubs lack iteration
        if len(areas) > _MANY_AREAS:
            areas = [exposed]
        for area in areas:
            # The board covers what lies below it: only its surroundings are filled.
            bare = QRegion(area) - covered
            for part in list(bare):  # type: ignore[call-overload] # its stubs lack iteration
                painter.fillRect(part, paint_color(colors.canvas))
            if level is not None:
                painter.setClipRect(area)
                self._painter.paint(painter, view, view.covered(area & self.port), seen)
                painter.setClipping(False)
        if level is not None:
            painter.setClipRegion(event.region())
            self._paint_over(painter, view, colors, exposed)
            painter.setClipping(False)
        at = self.at if level is not None else None
        self._rulers.paint(painter, self.rect(), view, at, colors, exposed)
        if self.hasFocus() and self._by_keys:
            painter.setPen(paint_color(colors.accent))
            painter.drawRect(self.rect().adjusted(RULER, RULER, -1, -1))
        painter.end()

    def _paint_over(self, painter: QPainter, view: Geometry, colors: Colors, exposed: QRect) -> None:
        level = self._level
        if self.shows_grid and view.pitch >= 6:
            draw_grid(painter, view, colors)
        if isinstance(level, LinkLevel) and level.rules.border == "open":
            draw_ring(painter, view, colors, exposed)
        grip = self.easel.hand.grip
        if TOOLS[grip.tool].paints:
            # A symmetry that the shape of the board does not allow mirrors nothing.
            fits = bool(fitting(grip.symmetry, view.rows, view.cols).images)
            draw_axes(painter, grip.symmetry if fits else "none", view, colors)
        for overlay in self.overlays:
            painter.save()
            overlay.paint(painter, view, colors, exposed)
            painter.restore()
        selection = None if self._document is None else self._document.selection
        if selection is not None:
            draw_selection(painter, selection, view, colors, QRectF(exposed))
        at = self.at
        if at is not None and (view.inside(at) or self.easel.gesture is None):
            inside = at if view.inside(at) else None
            draw_brush(painter, self._footprint(at), inside, view, colors, cursor=self._by_keys)

    def _footprint(self, at: Position) -> Mask:
        """Return the cells that a press here would paint, their images too."""
        view, grip = self._view, self.easel.hand.grip
        mask = np.zeros((view.rows, view.cols), dtype=np.bool_)
        if not TOOLS[grip.tool].paints:
            return mask
        stamp(mask, at, 1 if grip.tool == "bucket" else grip.size)
        numbers = mask.astype(np.int16)
        for image in fitting(grip.symmetry, view.rows, view.cols).images:
            mask |= image(numbers) == 1
        return mask

    def point_at(self, at: Position | None) -> None:
        """Behave as if the pointer were on a cell, or nowhere."""
        self._set_hover(at)

    def _set_hover(self, at: Position | None) -> None:
        if at == self._hover and not self._by_keys:
            return
        self._by_keys = False
        before, self._hover = self._hover, at
        self._update_pointed(before, at)
        self.hovered.emit(at if at is not None and self._view.inside(at) else None)

    def _update_pointed(self, *places: Position | None) -> None:
        """Repaint around places that were or are pointed at, and the rulers."""
        rect = self.rect()
        region = QRegion(rect.left(), rect.top(), rect.width(), RULER)
        region += QRect(rect.left(), rect.top(), RULER, rect.height())
        for at in places:
            if at is None:
                continue
            for row, col in np.argwhere(self._footprint(at)).tolist():
                region += self._view.spanned(row, row + 1, col, col + 1).adjusted(-2, -2, 2, 2)
            region += self._view.cell(at).toAlignedRect().adjusted(-3, -3, 3, 3)
        self.update(region)

    def _refresh_readout(self) -> None:
        """Say the cell that is pointed at anew, in case it holds something else now."""
        at = self.at
        inside = at is not None and self._view.inside(at)
        self.hovered.emit(at if inside else None)
        if self._by_keys:
            self._speak()

    def words_at(self, at: Position) -> str:
        """Return a cell as a sentence to be read aloud; empty outside the board."""
        document, level = self._document, self._level
        if document is None or level is None or not self._view.inside(at):
            return ""
        name = kind_namer(document.pack, self.art.theme.kind_name)
        return spoken(level, at, name, document.selection)

    def is_chosen(self, at: Position) -> bool:
        """Say whether a cell of the board is selected."""
        selection = None if self._document is None else self._document.selection
        return selection is not None and bool(selection[at])

    def _speak(self) -> None:
        text = self.words_at(self._cursor)
        if text and text != self.accessibleDescription():
            self.setAccessibleDescription(text)
            if self.announces and QAccessible.isActive():
                QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))
        if text:
            self.read.emit(text)
