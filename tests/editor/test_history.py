"""The history panel: the steps with their sentences, a press goes there, the saved state is marked."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from editor.panels.history_panel import HistoryPanel
from editor.window import Window
from tests.editor.canvases import drag, press
from tests.editor.easels import drawing
from tests.editor.windows import HEART, RING, a_pack, a_window, in_hand, saved


def steps(panel: HistoryPanel) -> list[str]:
    model = panel.model
    return [str(model.index(row).data()) for row in range(model.rowCount())]


def spoken(panel: HistoryPanel) -> list[str]:
    model = panel.model
    role = Qt.ItemDataRole.AccessibleTextRole
    return [str(model.index(row).data(role)) for row in range(model.rowCount())]


def open_history(window: Window) -> HistoryPanel:
    window.actions_by_id["history"].trigger()
    panel = window.side.history
    assert panel.view.isVisible()
    return panel


def paint_three(window: Window) -> None:
    for kind, row in ((5, 0), (6, 1), (7, 2)):
        window.hand.choose(kind)
        drag(window.canvas, (row, 0), (row, row))


def test_the_steps_are_listed_with_their_sentences(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path, saved(tmp_path / "one.json")) as window:
        panel = open_history(window)
        assert steps(panel) == ["As opened"]
        paint_three(window)
        assert steps(panel) == ["As opened", "Paint 1 tile", "Paint 2 tiles", "Paint 3 tiles"]
        assert panel.heading.note == "3 steps"
        in_hand(window).undo()
        assert spoken(panel) == [
            "As opened, as saved", "Paint 1 tile", "Paint 2 tiles", "Paint 3 tiles, undone",
        ]  # fmt: skip
        window.hand.choose(9)
        drag(window.canvas, (0, 3))
        assert steps(panel) == ["As opened", "Paint 1 tile", "Paint 2 tiles", "Paint 1 tile"]


def test_a_press_on_a_step_goes_there_and_enter_too(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path, saved(tmp_path / "one.json")) as window:
        panel, document = open_history(window), in_hand(window)
        paint_three(window)
        view = panel.view
        second = view.visualRect(panel.model.index(1)).center()
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=second)
        assert document.stack.index() == 1
        assert document.level is not None
        assert drawing(document.level.shown)[1:] == HEART.splitlines()[1:]
        view.setFocus()
        QTest.keyClick(view, Qt.Key.Key_End)
        assert document.stack.index() == 1
        QTest.keyClick(view, Qt.Key.Key_Return)
        assert document.stack.index() == 3
        QTest.keyClick(view, Qt.Key.Key_Home)
        QTest.keyClick(view, Qt.Key.Key_Space)
        assert not document.modified


def test_the_saved_state_is_marked_where_it_is(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path, saved(tmp_path / "one.json")) as window:
        panel = open_history(window)
        paint_three(window)
        in_hand(window).undo()
        before = panel.view.grab().toImage()
        window.actions_by_id["save"].trigger()
        assert spoken(panel)[2] == "Paint 2 tiles, as saved"
        assert spoken(panel)[0] == "As opened"
        assert panel.view.grab().toImage() != before


def test_going_somewhere_in_the_middle_of_a_drag_takes_the_drag_back(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path, saved(tmp_path / "one.json")) as window:
        open_history(window)
        paint_three(window)
        press(window.canvas, (0, 2))
        in_hand(window).go_to(1)
        assert not in_hand(window).in_gesture
        assert in_hand(window).stack.count() == 3
        assert in_hand(window).stack.index() == 1


def test_each_pack_has_its_own_history_and_a_folded_one_catches_up(qtbot: QtBot, tmp_path: Path) -> None:
    two = saved(tmp_path / "two.json", a_pack(RING, title="Two"))
    with a_window(qtbot, tmp_path, two, saved(tmp_path / "one.json")) as window:
        panel = window.side.history
        assert panel.body.isHidden()
        paint_three(window)
        assert panel.heading.note == "3 steps"
        open_history(window)
        assert len(steps(panel)) == 4
        window.top.tabs.setCurrentIndex(0)
        assert steps(panel) == ["As opened"]
