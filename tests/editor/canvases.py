"""A canvas under real mouse and key events, for tests."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor.art.tiles import TileArt
from editor.canvas.widget import Canvas
from editor.theme import DARK
from levels.board import Board, Position
from tests.editor.easels import open_easel

LEFT, RIGHT, MIDDLE = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton
PLAIN_KEYS = Qt.KeyboardModifier.NoModifier


def open_canvas(qtbot: QtBot, layout: str | Board, board: str | None = None) -> Canvas:
    """Show a diagram on a canvas of its own."""
    easel = open_easel(layout, board)
    canvas = Canvas(easel, TileArt("shapes", DARK))
    qtbot.addWidget(canvas)
    document = easel.document
    assert document is not None
    document.setParent(canvas)
    canvas.resize(500, 400)
    canvas.set_document(document)
    canvas.show()
    qtbot.waitExposed(canvas)
    canvas.setFocus()
    return canvas


def middle_of(canvas: Canvas, at: Position) -> QPoint:
    return canvas.view.middle(*at).toPoint()


def press(
    canvas: Canvas, at: Position, button: Qt.MouseButton = LEFT, keys: Qt.KeyboardModifier = PLAIN_KEYS
) -> None:
    QTest.mousePress(canvas, button, keys, middle_of(canvas, at))


def move(canvas: Canvas, at: Position, button: Qt.MouseButton = LEFT) -> None:
    """Move the mouse with a button held; QTest.mouseMove knows no buttons."""
    where = QPointF(middle_of(canvas, at))
    move_to(canvas, where, button)


def move_to(canvas: Canvas, where: QPointF, button: Qt.MouseButton = LEFT) -> None:
    event = QMouseEvent(
        QMouseEvent.Type.MouseMove,
        where,
        canvas.mapToGlobal(where),
        Qt.MouseButton.NoButton,
        button,
        PLAIN_KEYS,
    )
    QApplication.sendEvent(canvas, event)


def release(canvas: Canvas, at: Position, button: Qt.MouseButton = LEFT) -> None:
    QTest.mouseRelease(canvas, button, PLAIN_KEYS, middle_of(canvas, at))


def drag(
    canvas: Canvas,
    *way: Position,
    button: Qt.MouseButton = LEFT,
    keys: Qt.KeyboardModifier = PLAIN_KEYS,
) -> None:
    """Press at the first cell, jump from one to the next, let go at the last."""
    press(canvas, way[0], button, keys)
    for at in way[1:]:
        move(canvas, at, button)
    release(canvas, way[-1], button)


def wheel(canvas: Canvas, where: QPointF, turn: int, keys: Qt.KeyboardModifier = PLAIN_KEYS) -> None:
    event = QWheelEvent(
        where,
        canvas.mapToGlobal(where),
        QPoint(),
        QPoint(0, turn),
        Qt.MouseButton.NoButton,
        keys,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(canvas, event)


def key(canvas: Canvas, *codes: Qt.Key, keys: Qt.KeyboardModifier = PLAIN_KEYS) -> None:
    for code in codes:
        QTest.keyClick(canvas, code, keys)
