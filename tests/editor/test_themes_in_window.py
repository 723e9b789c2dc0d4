"""A theme chosen in the palette is drawn everywhere, and can be undone."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from tests.editor.windows import a_window, in_hand, saved


def test_a_theme_is_one_undo_step(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path, saved(tmp_path / "pack.json")) as window:
        actions = {
            action.data(): action for action in window.side.palette_panel.theme_button.menu().actions()
        }
        actions["fruit"].trigger()
        assert window.canvas.art.theme.id == "fruit"
        assert actions["fruit"].isChecked()
        assert in_hand(window).modified
        in_hand(window).undo()
        assert window.canvas.art.theme.id == "mahjong"
        assert actions["mahjong"].isChecked()
