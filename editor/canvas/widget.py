"""The canvas: turns mouse and keys into the work of a hand on cells.

Mouse: left and right work, the middle button or Space and left move the board, the wheel zooms to the
pointer, two fingers move the board. Keys: arrows move the cell cursor, Enter presses, and so does Space while
the cursor is seen. A brush works as long as the key is held. Other tools take the first press as the start
and the second as the end; letting go after the cursor has moved ends them too.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QInputDevice,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from editor.art.tiles import TileArt
from editor.canvas.geometry import SIDES
from editor.canvas.view import CanvasView
from editor.tools.easel import Easel
from editor.tools.hand import Keys
from editor.tools.shapes import rectangle_mask
from levels.board import Position

_WHEEL_STEP: Final = 120
_ARROWS: Final[dict[int, Position]] = {
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
}
_FAR: Final = 10_000
_JUMPS: Final[dict[int, Position]] = {
    Qt.Key.Key_Home: (0, -_FAR),
    Qt.Key.Key_End: (0, _FAR),
    Qt.Key.Key_PageUp: (-_FAR, 0),
    Qt.Key.Key_PageDown: (_FAR, 0),
}
_PRESSES: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_BUTTONS: Final = (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton)


class Canvas(CanvasView):
    """The board under the hand."""

    def __init__(self, easel: Easel, art: TileArt, parent: QWidget | None = None) -> None:
        super().__init__(easel, art, parent)
        self._button = Qt.MouseButton.NoButton
        self._pan_from: QPointF | None = None
        self._space = False
        self._wheel = 0
        self._pinched = 0.0
        """The cell side that a pinch has come to, with its fraction."""
        self._pressed_at: Position | None = None
        """Where a press by keyboard began that has not ended."""
        self._anchor: Position | None = None
        """Where choosing with Shift and arrows began."""

    gave_up = Signal()
    """The user gave up, and no gesture was in hand."""

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        self._end_keyboard_press()
        button, where = event.button(), event.position()
        if button == Qt.MouseButton.MiddleButton or (button == Qt.MouseButton.LeftButton and self._space):
            self._pan_from = where
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
        elif button in _BUTTONS and self._button == Qt.MouseButton.NoButton and self._pan_from is None:
            at = self.view.at(where)
            self._set_hover(at)
            self._button = button
            right = button == Qt.MouseButton.RightButton
            self.easel.press(at, right=right, keys=keys_of(event.modifiers()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        where = event.position()
        if self._pan_from is not None:
            moved = where - self._pan_from
            self._pan_from = where
            self.pan_by(moved.x(), moved.y())
            return
        at = self.view.at(where)
        if self._button != Qt.MouseButton.NoButton:
            self.easel.drag(at)
        self._set_hover(at)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        if self._pan_from is not None and event.button() in (
            Qt.MouseButton.MiddleButton,
            Qt.MouseButton.LeftButton,
        ):
            self._pan_from = None
            self._show_hand()
        elif event.button() == self._button:
            self._button = Qt.MouseButton.NoButton
            self.easel.release()

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        super().leaveEvent(event)
        if not self._by_keys:
            self._set_hover(None)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802 - Qt's name
        by_fingers = (
            event.phase() != Qt.ScrollPhase.NoScrollPhase
            or event.device().type() == QInputDevice.DeviceType.TouchPad
            or not event.pixelDelta().isNull()
        )
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if by_fingers and not control:
            pixels = event.pixelDelta()
            by = pixels if not pixels.isNull() else event.angleDelta() / 4
            self.pan_by(by.x(), by.y())
        elif event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.pan_by((event.angleDelta().y() or event.angleDelta().x()) / 2, 0)
        else:
            # Finer wheels send parts of a step: they add up.
            self._wheel += event.angleDelta().y()
            steps = int(self._wheel / _WHEEL_STEP)
            self._wheel -= steps * _WHEEL_STEP
            self.zoom_by(steps, event.position())
        self._set_hover(self.view.at(event.position()))
        event.accept()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QNativeGestureEvent):
            self._pinch(event)
            return True
        return super().event(event)

    def _pinch(self, event: QNativeGestureEvent) -> None:
        """Zoom by two fingers; each event says by which share of the size they moved apart."""
        kind = event.gestureType()
        if kind == Qt.NativeGestureType.BeginNativeGesture:
            self._pinched = float(self.view.side)
        elif kind == Qt.NativeGestureType.ZoomNativeGesture:
            # Parts of a pixel add up, or slow fingers would do nothing.
            if round(self._pinched) != self.view.side:
                self._pinched = float(self.view.side)
            self._pinched = min(max(self._pinched * (1 + event.value()), SIDES[0]), SIDES[-1])
            self.zoom_to(round(self._pinched), event.position())
            self._set_hover(self.view.at(event.position()))
        elif kind == Qt.NativeGestureType.SmartZoomNativeGesture:
            self.fit()

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        key, keys = event.key(), keys_of(event.modifiers())
        if key in _ARROWS and not keys.control and not keys.alt:
            self._arrow(_ARROWS[key], choosing=keys.shift)
        elif key in _JUMPS:
            self._jump(_JUMPS[key], whole_board=keys.control)
        elif key in _PRESSES or (key == Qt.Key.Key_Space and self._by_keys):
            if not event.isAutoRepeat():
                self._press_key(keys)
        elif key == Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                self._space = True
                self._show_hand()
        elif key == Qt.Key.Key_Escape:
            self.give_up()
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        key = event.key()
        if event.isAutoRepeat() or key not in (*_PRESSES, Qt.Key.Key_Space):
            super().keyReleaseEvent(event)
            return
        if key == Qt.Key.Key_Space and self._space:
            self._space = False
            self._show_hand()
        gesture = self.easel.gesture
        if self._pressed_at is not None and gesture is not None:
            held = gesture.by_keys_held or self._pressed_at != self._cursor
            if held:
                self._end_keyboard_press()

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            # Who came by keyboard goes on by keyboard, and has to see where.
            self.take_cursor()
            self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        super().focusOutEvent(event)
        self._space = False
        self._end_keyboard_press()
        self._show_hand()
        self.update()

    def give_up(self) -> None:
        """Cancel the gesture in hand, or else let go of the selection."""
        self._button = Qt.MouseButton.NoButton
        self._pressed_at = None
        document = self.easel.document
        if not self.easel.cancel() and document is not None:
            document.select(None)
            self.gave_up.emit()

    def bring_to(self, at: Position) -> None:
        """Put the cell cursor on a cell, and bring that into sight."""
        self.take_cursor()
        self._move_cursor(at)

    def take_cursor(self) -> None:
        """Go on by keyboard from where the pointer is."""
        if not self._by_keys:
            at = self._hover
            self._by_keys = True
            self._hover = None
            if at is not None:
                self._cursor = self._on_board(at)
                self._update_pointed(at)

    def _arrow(self, step: Position, *, choosing: bool) -> None:
        # The first arrow only shows the cursor, so that nobody moves from a cell not seen.
        shown = self._by_keys
        self.take_cursor()
        start = self._cursor
        self._move_cursor((start[0] + step[0], start[1] + step[1]) if shown or choosing else start)
        document, level = self.easel.document, self.level
        if not choosing or document is None or level is None:
            self._anchor = None
            return
        if self._anchor is None:
            self._anchor = start
        document.select(rectangle_mask(level.shown.shape, self._anchor, self._cursor, filled=True))

    def _jump(self, way: Position, *, whole_board: bool) -> None:
        self.take_cursor()
        row, col = self._cursor[0] + way[0], self._cursor[1] + way[1]
        if whole_board:
            row = col = _FAR if way in ((0, _FAR), (_FAR, 0)) else -_FAR
        self._move_cursor((row, col))

    def _on_board(self, at: Position) -> Position:
        view = self.view
        return min(max(at[0], 0), view.rows - 1), min(max(at[1], 0), view.cols - 1)

    def _move_cursor(self, at: Position) -> None:
        before, self._cursor = self._cursor, self._on_board(at)
        if self._pressed_at is not None:
            self.easel.drag(self._cursor)
        self._update_pointed(before, self._cursor)
        self._keep_in_sight()
        self._refresh_readout()

    def _keep_in_sight(self) -> None:
        cell, port = self.view.cell(self._cursor), self.port
        right = max(port.left() - cell.left(), 0) + min(port.right() - cell.right(), 0)
        down = max(port.top() - cell.top(), 0) + min(port.bottom() - cell.bottom(), 0)
        if right or down:
            self.pan_by(right, down)

    def _press_key(self, keys: Keys) -> None:
        self.take_cursor()
        if self._pressed_at is not None:
            self._end_keyboard_press()
            return
        self._pressed_at = self._cursor
        self.easel.press(self._cursor, keys=Keys(alt=keys.alt, shift=keys.shift, control=keys.control))
        self._refresh_readout()
        self.update()

    def _end_keyboard_press(self) -> None:
        if self._pressed_at is not None:
            self._pressed_at = None
            self.easel.release()
            self._refresh_readout()

    def _show_hand(self) -> None:
        if self._space:
            self.setCursor(Qt.CursorShape.OpenHandCursor)
        else:
            self.unsetCursor()


def keys_of(modifiers: Qt.KeyboardModifier) -> Keys:
    """Return the modifier keys that a tool knows."""
    return Keys(
        shift=bool(modifiers & Qt.KeyboardModifier.ShiftModifier),
        control=bool(modifiers & Qt.KeyboardModifier.ControlModifier),
        alt=bool(modifiers & Qt.KeyboardModifier.AltModifier),
    )
