"""The contact sheets can be drawn, and no panel on them cuts its texts."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from editor.look import look
from editor.panels.controls import ElidedLabel
from editor.pictures.panel_sheets import COLUMNS
from editor.pictures.sheets import draw_sheets
from editor.theme import PANEL_WIDTH


@pytest.mark.usefixtures("qapp")
def test_sheets_are_drawn_for_both_themes(tmp_path: Path) -> None:
    try:
        files = draw_sheets(tmp_path / "sheets", ["collapses", "panels"], 1.0)
    finally:
        look().choose("system")
    assert [file.name for file in files] == ["collapses.png", "panels.png"]
    for file in files:
        image = QImage(str(file))
        assert image.width() == 1440
        assert image.height() > 300
        assert image.pixelColor(2, 2) != image.pixelColor(2, image.height() - 2)


@pytest.mark.parametrize(
    "make", [make for makers in COLUMNS for make in makers], ids=lambda make: make.__name__
)
def test_no_text_is_cut_in_a_panel(qtbot: QtBot, make: Callable[[], QWidget]) -> None:
    look().apply()
    panel = make()
    qtbot.addWidget(panel)
    panel.setFixedWidth(PANEL_WIDTH)
    panel.show()
    QTest.qWait(1)
    panel.adjustSize()
    QTest.qWait(1)
    for button in panel.findChildren(QPushButton):
        if button.isVisible():
            assert button.width() >= button.sizeHint().width(), button.text()
    for segment in panel.findChildren(QToolButton):
        if segment.isVisible() and segment.text():
            words = segment.fontMetrics().horizontalAdvance(segment.text())
            assert segment.width() >= words + 8, segment.text()
    for label in panel.findChildren(QLabel):
        if label.isVisible() and not label.wordWrap() and not isinstance(label, ElidedLabel):
            assert label.width() >= label.fontMetrics().horizontalAdvance(label.text()), label.text()
