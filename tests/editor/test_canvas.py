"""The canvas under real mouse and key events."""

from __future__ import annotations

import sys

import numpy as np
import pytest
from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from editor.canvas.cells import CellPainter
from editor.canvas.geometry import RULER
from editor.tools.gestures import TOOLS
from editor.tools.planes import planes_of
from editor.tools.symmetry import SYMMETRIES
from levels.board import EMPTY, WALL, Board
from tests.editor.canvases import (
    LEFT,
    MIDDLE,
    RIGHT,
    drag,
    key,
    middle_of,
    move,
    move_to,
    open_canvas,
    press,
    release,
    wheel,
)
from tests.editor.easels import chosen, document_of, level_of, said, shown

Key = Qt.Key
PLAIN = "\n".join([". . . . . ."] * 4)


def test_a_mouse_drag_paints_every_cell_on_the_way_as_one_step(qtbot: QtBot) -> None:
    canvas = open_canvas(qtbot, PLAIN)
    canvas.easel.hand.hold(cell=2)
    drag(canvas, (0, 0), (3, 5))
    assert shown(canvas.easel) == ["2 . . . . .", ". 2 2 . . .", ". . . 2 2 .", ". . . . . 2"]
    assert document_of(canvas.easel).stack.count() == 1
    assert said(canvas.easel) == "Paint 6 tiles"


@pytest.mark.parametrize(
    ("tool", "expected"),
    [
        ("brush", ["2 2 2 . . .", ". . 2 . . .", ". . 2 . . .", ". . . . . ."]),
        ("line", ["2 . . . . .", ". 2 . . . .", ". . 2 . . .", ". . . . . ."]),
        ("rectangle", ["2 2 2 . . .", "2 . 2 . . .", "2 2 2 . . .", ". . . . . ."]),
        ("ellipse", [". 2 . . . .", "2 . 2 . . .", ". 2 . . . .", ". . . . . ."]),
        ("bucket", ["2 2 2 2 2 2"] * 4),
    ],
)
def test_every_painting_tool_works_by_mouse(qtbot: QtBot, tool: str, expected: list[str]) -> None:
    canvas = open_canvas(qtbot, PLAIN)
    canvas.easel.hand.hold(tool=tool, cell=2)
    drag(canvas, (0, 0), (0, 2), (2, 2))
    assert shown(canvas.easel) == expected


def test_the_right_button_and_the_eraser_erase(qtbot: QtBot) -> None:
    canvas = open_canvas(qtbot, "1 1 1\n1 1 1")
    drag(canvas, (0, 0), (0, 1), button=RIGHT)
    canvas.easel.hand.hold(tool="eraser")
    drag(canvas, (1, 2))
    assert shown(canvas.easel) == [". . 1", "1 1 ."]


def test_pick_wand_and_same_kind_by_mouse(qtbot: QtBot) -> None:
    canvas = open_canvas(qtbot, "1 1 2\n2 # 1")
    easel = canvas.easel
    easel.hand.hold(tool="pick")
    drag(canvas, (1, 1))
    assert easel.hand.grip.cell == WALL
    easel.hand.hold(tool="wand")
    drag(canvas, (0, 0))
    assert chosen(easel) == ["xx.", "..."]
    easel.hand.hold(tool="kind")
    drag(canvas, (0, 0))
    assert chosen(easel) == ["xx.", "..x"]
    assert not document_of(easel).modified


def test_choosing_and_moving_by_mouse(qtbot: QtBot) -> None:
    canvas = open_canvas(qtbot, "1 2 .\n. . .")
    canvas.easel.hand.hold(tool="select")
    drag(canvas, (0, 0), (0, 1))
    canvas.easel.hand.hold(tool="move")
    drag(canvas, (0, 0), (1, 1))
    assert shown(canvas.easel) == [". . .", ". 1 2"]


@pytest.mark.parametrize("symmetry", SYMMETRIES)
def test_every_symmetry_paints_by_mouse(qtbot: QtBot, symmetry: str) -> None:
    canvas = open_canvas(qtbot, Board.filled(5, 5, EMPTY))
    canvas.easel.hand.hold(cell=3, symmetry=symmetry)
    drag(canvas, (0, 1), (1, 1), (2, 2))
    planes = planes_of(level_of(canvas.easel))
    assert planes[0, 0, 1] == 3
    for image in SYMMETRIES[symmetry].images:
        assert (image(planes) == planes).all()


@pytest.mark.parametrize("how", ["escape", "undo"])
def test_a_drag_is_cancelled_in_its_middle(qtbot: QtBot, how: str) -> None:
    canvas = open_canvas(qtbot, PLAIN)
    before = shown(canvas.easel)
    press(canvas, (0, 0))
    move(canvas, (2, 3))
    assert shown(canvas.easel) != before
    if how == "escape":
        key(canvas, Key.Key_Escape)
    else:
        canvas.easel.undo()
    assert shown(canvas.easel) == before
    move(canvas, (3, 3))
    release(canvas, (3, 3))
    assert shown(canvas.easel) == before
    assert document_of(canvas.easel).stack.count() == 0


def test_a_second_button_does_not_disturb_a_drag(qtbot: QtBot) -> None:
    canvas = open_canvas(qtbot, PLAIN)
    canvas.easel.hand.hold(cell=2)
    press(canvas, (0, 0))
    press(canvas, (0, 0), RIGHT)
    release(canvas, (0, 0), RIGHT)
    move(canvas, (0, 2))
    release(canvas, (0, 2))
    assert shown(canvas.easel)[0] == "2 2 2 . . ."
    assert document_of(canvas.easel).stack.count() == 1


def test_escape_lets_go_of_a_selection(qtbot: QtBot) -> None:
    canvas = open_canvas(qtbot, PLAIN)
    canvas.easel.hand.hold(tool="select")
    drag(canvas, (0, 0), (1, 1))
    key(canvas, Key.Key_Escape)
    assert chosen(canvas.easel) == []


# By keyboard alone


def test_a_brush_paints_by_keyboard_as_long_as_enter_is_held(qtbot: QtBot) -> None:
    canvas = open_canvas(qtbot, PLAIN)
    canvas.easel.hand.hold(cell=2)
    key(canvas, Key.Key_Right, Key.Key_Right)
    QTest.keyPress(canvas, Key.Key_Return)
    key(canvas, Key.Key_Right, Key.Key_Down)
    QTest.keyRelease(canvas, Key.Key_Return)
    key(canvas, Key.Key_Down)
    assert shown(canvas.easel) == [". 2 2 . . .", ". . 2 . . .", ". . . . . .", ". . . . . ."]
    assert said(canvas.easel) == "Paint 3 tiles"


def test_a_single_tap_paints_one_cell_and_space_does_too(qtbot: QtBot) -> None:
    canvas = open_canvas(qtbot, PLAIN)
    canvas.easel.hand.hold(cell=2)
    key(canvas, Key.Key_Return, Key.Key_Right, Key.Key_Space)
    assert shown(canvas.easel)[0] == "2 2 . . . ."
    assert document_of(canvas.easel).stack.count() == 2


@pytest.mark.parametrize("tool", [name for name, tool in TOOLS.items() if tool.paints])
def test_everything_can_be_painted_without_a_mouse(qtbot: QtBot, tool: str) -> None:
    by_mouse, by_keys = open_canvas(qtbot, "1 1 1 1\n" * 3), open_canvas(qtbot, "1 1 1 1\n" * 3)
    for canvas in (by_mouse, by_keys):
        canvas.easel.hand.hold(tool=tool, cell=2)
    drag(by_mouse, (0, 0), (0, 1), (1, 1), (1, 2))
    by_keys.setFocus()
    key(by_keys, Key.Key_Home)
    QTest.keyPress(by_keys, Key.Key_Return)
    key(by_keys, Key.Key_Right, Key.Key_Down, Key.Key_Right)
    QTest.keyRelease(by_keys, Key.Key_Return)
    assert shown(by_keys.easel) == shown(by_mouse.easel)
    assert said(by_keys.easel) == said(by_mouse.easel)


def test_a_rectangle_takes_one_tap_for_each_corner(qtbot: QtBot) -> None:
    canvas = open_canvas(qtbot, PLAIN)
    canvas.easel.hand.hold(tool="rectangle", cell=2)
    key(canvas, Key.Key_Return)
    key(canvas, Key.Key_Down, Key.Key_Down, Key.Key_Right, Key.Key_Right)
    assert document_of(canvas.easel).stack.count() == 0
    key(canvas, Key.Key_Return)
    assert shown(canvas.easel)[:3] == ["2 2 2 . . .", "2 . 2 . . .", "2 2 2 . . ."]


def test_shift_and_arrows_choose(qtbot: QtBot) -> None:
    canvas = open_canvas(qtbot, PLAIN)
    key(canvas, Key.Key_Right)
    key(canvas, Key.Key_Right, Key.Key_Down, keys=Qt.KeyboardModifier.ShiftModifier)
    assert chosen(canvas.easel)[:3] == ["xx....", "xx....", "......"]


def test_the_cursor_stays_on_the_board_and_in_sight(qtbot: QtBot) -> None:
    canvas = open_canvas(qtbot, Board.filled(30, 40, EMPTY))
    canvas.zoom_to(40)
    key(canvas, Key.Key_End, keys=Qt.KeyboardModifier.ControlModifier)
    assert canvas.at == (29, 39)
    key(canvas, Key.Key_Right, Key.Key_Down)
    assert canvas.at == (29, 39)
    assert canvas.port.contains(canvas.view.cell((29, 39)).toAlignedRect().adjusted(1, 1, -1, -1))
    key(canvas, Key.Key_Home, keys=Qt.KeyboardModifier.ControlModifier)
    assert canvas.at == (0, 0)


def test_the_cell_is_read_out(qtbot: QtBot) -> None:
    canvas = open_canvas(qtbot, "? ? #\n5 . x", "3 4 #\n5 . x")
    heard: list[str] = []
    canvas.read.connect(heard.append)
    key(canvas, Key.Key_Home, Key.Key_Right, Key.Key_Right, Key.Key_Down)
    assert heard == [
        "Row 1, column 1, Square, dealt",
        "Row 1, column 2, Star, dealt",
        "Row 1, column 3, wall",
        "Row 2, column 3, void",
    ]
    assert canvas.accessibleDescription() == heard[-1]
    canvas.easel.hand.hold(cell=EMPTY)
    key(canvas, Key.Key_Return)
    assert heard[-1] == "Row 2, column 3, empty"


# Looking


def test_the_wheel_zooms_to_the_pointer(qtbot: QtBot) -> None:
    canvas = open_canvas(qtbot, Board.filled(30, 40, EMPTY))
    canvas.zoom_to(16)
    where = QPointF(middle_of(canvas, (10, 12)))
    before = canvas.view.side
    for turn in (120, 120, -120, 120):
        wheel(canvas, where, turn)
        assert canvas.view.at(where) == (10, 12)
    assert canvas.view.side > before


def test_fine_wheels_add_up_to_a_step(qtbot: QtBot) -> None:
    canvas = open_canvas(qtbot, Board.filled(30, 40, EMPTY))
    canvas.zoom_to(16)
    for turn in (40, 40):
        wheel(canvas, QPointF(200, 200), turn)
    assert canvas.view.side == 16
    wheel(canvas, QPointF(200, 200), 40)
    assert canvas.view.side == 18


def test_the_middle_button_and_space_move_the_board(qtbot: QtBot) -> None:
    canvas = open_canvas(qtbot, Board.filled(30, 40, EMPTY))
    canvas.zoom_to(20)
    before = canvas.view
    QTest.mousePress(canvas, MIDDLE, pos=QPointF(100, 100).toPoint())
    move_to(canvas, QPointF(130, 90), MIDDLE)
    QTest.mouseRelease(canvas, MIDDLE, pos=QPointF(130, 90).toPoint())
    assert (canvas.view.left, canvas.view.top) == (before.left + 30, before.top - 10)
    QTest.keyPress(canvas, Key.Key_Space)
    QTest.mousePress(canvas, LEFT, pos=QPointF(100, 100).toPoint())
    move_to(canvas, QPointF(70, 110))
    QTest.mouseRelease(canvas, LEFT, pos=QPointF(70, 110).toPoint())
    QTest.keyRelease(canvas, Key.Key_Space)
    assert canvas.view == before
    assert document_of(canvas.easel).stack.count() == 0


def test_fitting_shows_the_board_with_its_ring(qtbot: QtBot) -> None:
    canvas = open_canvas(qtbot, Board.filled(30, 40, EMPTY))
    canvas.zoom_to(60)
    canvas.pan_by(-300, -200)
    canvas.fit()
    assert canvas.port.contains(canvas.view.ring.toAlignedRect())
    canvas.resize(700, 600)
    assert canvas.port.contains(canvas.view.ring.toAlignedRect())


def test_a_board_cannot_be_pushed_out_of_sight(qtbot: QtBot) -> None:
    canvas = open_canvas(qtbot, Board.filled(3, 4, EMPTY))
    for by in ((1e5, 1e5), (-1e6, 0), (0, -1e6)):
        canvas.pan_by(*by)
        assert canvas.port.intersects(canvas.view.board.toAlignedRect())


def picture(canvas: object) -> QImage:
    return canvas.grab().toImage()  # type: ignore[attr-defined, no-any-return] # any widget


def test_only_what_changed_is_repainted_and_the_whole_is_right(qtbot: QtBot) -> None:
    canvas = open_canvas(qtbot, "1 2 3 . . .\n? # x 4 5 6\n. . . . . .")
    picture(canvas)
    easel = canvas.easel
    easel.hand.hold(cell=7, symmetry="both")
    drag(canvas, (0, 0), (1, 1))
    easel.turn("flip-h", "Flip")
    document_of(easel).undo()
    easel.resize(4, 5, anchor=(0, 0), fill=WALL)
    step_by_step = picture(canvas)
    canvas.update()
    assert step_by_step == picture(canvas)
    fresh = open_canvas(qtbot, level_of(easel).shown)
    fresh.easel.hand.hold(cell=7, symmetry="both")
    move_to(canvas, QPointF(-5, -5), Qt.MouseButton.NoButton)
    canvas.leaveEvent(None)  # type: ignore[arg-type] # only told that the pointer is gone
    assert picture(canvas) == picture(fresh)


@pytest.mark.parametrize("most", [16_000_000, 20_000])
def test_the_kept_picture_shows_every_change_wherever_the_board_is_moved(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, most: int
) -> None:
    monkeypatch.setattr("editor.canvas.cells._MOST_KEPT", most)
    rng = np.random.default_rng(most)
    canvas = open_canvas(qtbot, Board(rng.integers(0, 9, (13, 17))))
    canvas.zoom_to(40)
    for turn in range(12):
        cells = level_of(canvas.easel).shown.cells.copy()
        # A few cells are copied one by one, many row by row.
        first = rng.integers(0, 12)
        block = (slice(first, first + 1), slice(3, 9)) if turn % 3 else (slice(0, 12), slice(0, 15))
        cells[block] = rng.integers(-3, 9, cells[block].shape)
        document_of(canvas.easel).change_level("Fill", layout=Board(cells))
        canvas.set_marks(rng.integers(0, 3, cells.shape).astype(np.uint8) if turn % 2 else None)
        canvas.pan_by(int(rng.integers(-90, 90)), int(rng.integers(-90, 90)))
        seen = picture(canvas)
        kept = canvas._painter
        canvas._painter = CellPainter(canvas.art)
        canvas._show_cells()
        assert seen == picture(canvas)
        canvas._painter = kept
        canvas._show_cells()


def test_cells_keep_to_whole_pixels_of_the_screen(qtbot: QtBot) -> None:
    canvas = open_canvas(qtbot, "1 . 1 .\n. 1 . 1")
    for side in (9, 17, 33):
        canvas.zoom_to(side)
        view = canvas.view
        image = picture(canvas)
        dpr = image.devicePixelRatio()
        first = image.copy(view.cell((0, 0)).toRect())
        again = image.copy(view.cell((1, 3)).toRect())
        assert first == again
        assert (view.left * dpr).is_integer()
        assert (view.pitch * dpr).is_integer()


@pytest.mark.parametrize(
    ("symmetry", "seen"), [("left-right", True), ("half-turn", True), ("diagonal", False)]
)
def test_the_mirrors_of_a_symmetry_are_drawn_where_the_board_has_them(
    qtbot: QtBot, symmetry: str, seen: bool
) -> None:
    canvas = open_canvas(qtbot, PLAIN)
    canvas.easel.hand.hold(tool="brush", symmetry="none")
    plain = picture(canvas)
    canvas.easel.hand.hold(symmetry=symmetry)
    assert (picture(canvas) != plain) is seen
    canvas.easel.hand.hold(tool="select")
    assert picture(canvas) == plain


def test_a_void_cell_is_bare_canvas(qtbot: QtBot) -> None:
    canvas = open_canvas(qtbot, "1 x\nx 1")
    cell = canvas.view.cell((0, 1)).toRect().adjusted(4, 4, -4, -4)
    image = picture(canvas)
    colors = {
        image.pixelColor(x, y).name() for x in range(cell.left(), cell.right(), 3) for y in (cell.top(),)
    }
    assert colors == {QColor(canvas.art.colors.canvas).name()}


def test_rulers_light_the_place_of_the_pointer(qtbot: QtBot) -> None:
    canvas = open_canvas(qtbot, PLAIN)
    dark = picture(canvas)
    move(canvas, (2, 4), Qt.MouseButton.NoButton)
    lit = picture(canvas)
    x = int(canvas.view.middle(0, 4).x())
    strip = [y for y in range(RULER) if dark.pixel(x - 12, y) != lit.pixel(x - 12, y)]
    assert len(strip) >= 8


def test_painting_loses_no_reference_to_none(qtbot: QtBot) -> None:
    # One binding of Qt loses a reference to None on nearly every void call; the process then dies.
    canvas = open_canvas(qtbot, "1 2 3\n4 5 6")
    cell = QRect(0, 0, 10, 10)
    image = QImage(canvas.size(), QImage.Format.Format_RGB32)
    canvas.render(image)
    before = sys.getrefcount(None)
    painter = QPainter(image)
    for _ in range(20_000):
        painter.drawRect(cell)
        canvas.update(cell)
    painter.end()
    for _ in range(300):
        canvas.render(image)
    assert sys.getrefcount(None) > before - 100
