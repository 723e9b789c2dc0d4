"""Two fingers on the canvas: they move the board and zoom it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QNativeGestureEvent, QPointingDevice, QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor.canvas.geometry import SIDES
from editor.canvas.widget import Canvas
from levels.board import EMPTY, Board
from tests.editor.canvases import PLAIN_KEYS, open_canvas

Gesture = Qt.NativeGestureType
CONTROL = Qt.KeyboardModifier.ControlModifier


def swipe(canvas: Canvas, pixels: QPoint, angle: QPoint, keys: Qt.KeyboardModifier = PLAIN_KEYS) -> None:
    where = QPointF(200, 150)
    event = QWheelEvent(
        where,
        canvas.mapToGlobal(where),
        pixels,
        angle,
        Qt.MouseButton.NoButton,
        keys,
        Qt.ScrollPhase.ScrollUpdate,
        False,
    )
    QApplication.sendEvent(canvas, event)


def gesture(canvas: Canvas, kind: Gesture, value: float, where: QPointF) -> None:
    place = canvas.mapToGlobal(where)
    device = QPointingDevice.primaryPointingDevice()
    event = QNativeGestureEvent(kind, device, 2, where, where, place, value, QPointF())
    QApplication.sendEvent(canvas, event)


@pytest.fixture
def canvas(qtbot: QtBot) -> Canvas:
    found = open_canvas(qtbot, Board.filled(30, 40, EMPTY))
    found.zoom_to(40)
    return found


def test_two_fingers_move_the_board_pixel_by_pixel(canvas: Canvas) -> None:
    before = canvas.view
    swipe(canvas, QPoint(-7, 3), QPoint(-56, 24))
    swipe(canvas, QPoint(-1, 0), QPoint(-8, 0))
    after = canvas.view
    assert (after.left - before.left, after.top - before.top) == (-8, 3)
    assert after.side == before.side


def test_where_a_trackpad_knows_no_pixels_its_angles_move_the_board(canvas: Canvas) -> None:
    before = canvas.view
    swipe(canvas, QPoint(), QPoint(0, -40))
    after = canvas.view
    assert (after.left, after.top, after.side) == (before.left, before.top - 10, before.side)


def test_two_fingers_with_control_zoom_as_a_wheel_does(canvas: Canvas) -> None:
    before = canvas.view
    swipe(canvas, QPoint(0, 60), QPoint(0, 60), CONTROL)
    assert canvas.view == before
    swipe(canvas, QPoint(0, 60), QPoint(0, 60), CONTROL)
    assert canvas.view.side > before.side


def test_a_pinch_zooms_around_the_fingers(canvas: Canvas) -> None:
    where = QPointF(230, 170)
    before = canvas.view.at(where)
    gesture(canvas, Gesture.BeginNativeGesture, 0.0, where)
    gesture(canvas, Gesture.ZoomNativeGesture, 0.25, where)
    assert canvas.view.side == 50
    assert canvas.view.at(where) == before
    gesture(canvas, Gesture.ZoomNativeGesture, -0.5, where)
    assert canvas.view.side == 25
    assert canvas.view.at(where) == before


def test_slow_fingers_zoom_as_far_as_fast_ones(canvas: Canvas) -> None:
    where = QPointF(230, 170)
    for _ in range(50):
        gesture(canvas, Gesture.ZoomNativeGesture, 0.005, where)
    assert canvas.view.side == round(40 * 1.005**50)


def test_a_pinch_stops_at_the_smallest_and_the_largest_cells(canvas: Canvas) -> None:
    where = QPointF(230, 170)
    for value, side in ((-0.9, SIDES[0]), (9.0, SIDES[-1])):
        for _ in range(4):
            gesture(canvas, Gesture.ZoomNativeGesture, value, where)
        assert canvas.view.side == side


def test_two_fingers_tapped_twice_fit_the_board(canvas: Canvas) -> None:
    gesture(canvas, Gesture.SmartZoomNativeGesture, 0.0, QPointF(100, 100))
    assert canvas.port.contains(canvas.view.ring.toAlignedRect())
