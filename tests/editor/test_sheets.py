"""The contact sheets can be drawn."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from editor.look import look
from editor.pictures.sheets import draw_sheets


@pytest.mark.usefixtures("qapp")
def test_sheets_are_drawn_for_both_themes(tmp_path: Path) -> None:
    try:
        files = draw_sheets(tmp_path / "sheets", ["tiles-orbs", "collapses", "panels"], 1.0)
    finally:
        look().choose("system")
    assert [file.name for file in files] == ["tiles-orbs.png", "collapses.png", "panels.png"]
    for file in files:
        image = QImage(str(file))
        assert image.width() == 1440
        assert image.height() > 300
        assert image.pixelColor(2, 2) != image.pixelColor(2, image.height() - 2)
