"""The card of evidence lies where it covers no cell, at the foot of the canvas or beside the board."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from editor.panels.evidence import Fault
from editor.window import Window
from levels.board import SLOT, Board
from levels.level import LinkLevel
from tests.editor.windows import a_pack, a_window, in_hand, saved

FAULTS = [
    Fault("stuck", "9 tiles can never be freed", "Each is shut in by the others.", can_show=True),
    *(Fault(f"mend-{n}", "Proven repair", "Two change places.", "good", repair="Swap 2") for n in range(3)),
]


def place(window: Window) -> tuple[QRect, QRect]:
    """The card and the board with its ring, both in the canvas."""
    QApplication.processEvents()
    return window.card.geometry(), window.canvas.view.ring.toAlignedRect()


def show_board(window: Window, rows: int, cols: int) -> None:
    document = in_hand(window)
    level = LinkLevel(id=f"{rows}-{cols}", layout=Board.filled(rows, cols, SLOT))
    document.add_levels([level], "Add")
    row = document.row_of(level.id)
    assert row is not None
    document.show(row)


@pytest.mark.parametrize(("rows", "cols", "beside"), [(30, 16, True), (16, 30, False), (5, 9, False)])
def test_the_card_covers_no_cell(qtbot: QtBot, tmp_path: Path, rows: int, cols: int, beside: bool) -> None:
    with a_window(qtbot, tmp_path, saved(tmp_path / "one.json", a_pack())) as window:
        window.resize(1440, 900)
        window.card.show_faults(FAULTS)
        show_board(window, rows, cols)
        window.card.show_faults(FAULTS)
        window.card.show()
        card, board = place(window)
        assert window.holder.rect().contains(card)
        assert not card.intersects(board)
        assert (card.left() > board.right()) == beside
        # Another level moves it back, without a press.
        show_board(window, *((5, 9) if beside else (30, 16)))
        window.card.show_faults(FAULTS)
        window.card.show()
        card, board = place(window)
        assert not card.intersects(board)
        assert (card.left() > board.right()) != beside


def test_a_repair_is_pressed_in_either_place(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path, saved(tmp_path / "one.json", a_pack())) as window:
        window.resize(1440, 900)
        wanted: list[str] = []
        window.card.repair_wanted.connect(wanted.append)
        for shape in ((30, 16), (5, 9)):
            show_board(window, *shape)
            window.card.show_faults(FAULTS)
            window.card.show()
            QApplication.processEvents()
            button = window.card.findChild(QPushButton, "mend-1 repair")
            assert isinstance(button, QPushButton)
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert wanted == ["mend-1", "mend-1"]
