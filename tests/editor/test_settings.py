"""Settings: typed and checked, shown in one dialog in which Cancel cancels and Reset really resets."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from editor.autosave import SUFFIX
from editor.frame.settings_dialog import SettingsDialog
from editor.look import look, motion_ms
from editor.settings import AUTOSAVE, COLS, DEFAULTS, PACE, PLAY_SPEED, REOPEN, ROWS, THEME, Settings
from editor.window import Window
from tests.editor.canvases import drag
from tests.editor.listening import nameless
from tests.editor.windows import a_window, in_hand, saved


def store_in(folder: Path) -> QSettings:
    return QSettings(str(folder / "kept.ini"), QSettings.Format.IniFormat)


def with_dialog(qtbot: QtBot, window: Window, use: Callable[[SettingsDialog], None]) -> None:
    """Open the settings by their action, and work in them while they are open."""
    used: list[bool] = []

    def work() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, SettingsDialog)
        qtbot.waitUntil(dialog.isActiveWindow)
        try:
            use(dialog)
            used.append(True)
        finally:
            if dialog.isVisible():
                dialog.reject()

    QTimer.singleShot(0, work)
    window.actions_by_id["settings"].trigger()
    assert used
    qtbot.wait(1)


def press(button: object) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)  # type: ignore[call-overload]  # any widget


def test_settings_survive_in_a_file(tmp_path: Path) -> None:
    settings = Settings(store_in(tmp_path))
    settings.put(REOPEN, False)
    settings.put(ROWS, 12)
    settings.put(THEME, "light")
    settings.store.sync()
    again = Settings(store_in(tmp_path))
    assert again.get(REOPEN) is False
    assert again.get(ROWS) == 12
    assert again.get(THEME) == "light"
    assert again.get(COLS) == 14


@pytest.mark.parametrize(
    ("key", "kept"), [("theme", "pink"), ("level/rows", "0"), ("level/rows", "many"), ("reopen", "perhaps")]
)
def test_what_does_not_fit_counts_as_not_set(tmp_path: Path, key: str, kept: str) -> None:
    store = store_in(tmp_path)
    store.setValue(key, kept)
    assert Settings(store).values() == DEFAULTS


def test_a_list_of_one_or_none_is_a_list(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    settings = Settings(store)
    assert settings.names("recent") == []
    for names in (["a b"], ["a", "b"], []):
        store.setValue("recent", names)
        store.sync()
        assert Settings(store_in(tmp_path)).names("recent") == names


def test_cancel_leaves_everything_as_it_was(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path, saved(tmp_path / "one.json")) as window:
        before, dark = window.settings.values(), look().colors.dark

        def try_and_cancel(dialog: SettingsDialog) -> None:
            press(dialog.theme.buttons[2 if dark else 1])
            assert look().colors.dark is not dark
            press(dialog.pace.buttons[3])
            press(dialog.rows.more)
            press(dialog.clear)
            QTest.keyClick(dialog, Qt.Key.Key_Escape)

        with_dialog(qtbot, window, try_and_cancel)
        assert look().colors.dark is dark
        assert window.settings.values() == before
        assert len(window.filing.recents.all()) == 1


def test_ok_keeps_what_was_chosen_and_does_it(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path) as window:

        def choose(dialog: SettingsDialog) -> None:
            press(dialog.theme.buttons[2])
            press(dialog.pace.buttons[3])
            press(dialog.play_speed.buttons[2])
            press(dialog.rows.more)
            dialog.autosave.number.setFocus(Qt.FocusReason.TabFocusReason)
            QTest.keyClicks(dialog.autosave.number, "2")
            press(dialog.reopen)
            press(dialog.ok)

        with_dialog(qtbot, window, choose)
        settings = window.settings
        assert (settings.get(THEME), settings.get(PACE), settings.get(AUTOSAVE)) == ("light", "none", 2)
        assert settings.get(REOPEN) is False
        assert settings.get(PLAY_SPEED) == window.playtest.projector.speed == "fast"
        assert window.actions_by_id["theme-light"].isChecked()
        assert motion_ms(150) == 0
        window.filing.new()
        level = in_hand(window).level
        assert level is not None
        assert level.shown.shape == (9, 14)
        window.actions_by_id["add-link-level"].trigger()
        level = in_hand(window).level
        assert level is not None
        assert level.shown.shape == (9, 14)
        window.autosaver.set_pause(0)
        window.hand.choose(3)
        drag(window.canvas, (0, 0))
        qtbot.waitUntil(lambda: bool(list((tmp_path / "autosave").glob(f"*{SUFFIX}"))))
        window.settings.put(PACE, "normal")


def test_reset_forgets_all_but_the_packs(qtbot: QtBot, tmp_path: Path) -> None:
    path = saved(tmp_path / "one.json")
    with a_window(qtbot, tmp_path, path) as window:
        window.settings.put(COLS, 30)
        window.settings.store.setValue("shortcuts/deal", "Ctrl+Alt+D")
        window.session.keep()
        window.splitter.setSizes([300, 740, 400])
        window.actions_by_id["grid"].trigger()
        window.side.rules.heading.click()

        def reset(dialog: SettingsDialog) -> None:
            press(dialog.reset)
            assert dialog.cols.value() == 14
            press(dialog.ok)

        with_dialog(qtbot, window, reset)
        assert window.settings.values() == DEFAULTS
        assert window.settings.store.value("shortcuts/deal") is None
        assert window.settings.store.value("window/geometry") is None
        assert window.splitter.sizes()[0] == 240
        assert not window.canvas.shows_grid
        assert not window.side.rules.body.isHidden()
        assert [recent.path for recent in window.filing.recents.all()] == [path]


def test_the_list_of_recent_packs_is_cleared_by_ok(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path, saved(tmp_path / "one.json")) as window:

        def clear(dialog: SettingsDialog) -> None:
            press(dialog.clear)
            press(dialog.ok)

        with_dialog(qtbot, window, clear)
        assert window.filing.recents.all() == []


def test_the_dialog_names_its_controls_and_cuts_no_word(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path) as window:

        def look_at(dialog: SettingsDialog) -> None:
            assert nameless(dialog) == []
            for label in dialog.findChildren(QLabel):
                assert label.width() >= label.sizeHint().width(), label.text()

        with_dialog(qtbot, window, look_at)
