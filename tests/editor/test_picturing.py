"""Pictures from the window: the dialog follows what is set, the job draws, Cancel leaves everything alone."""

from __future__ import annotations

from pathlib import Path

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from editor.frame.picture_dialog import PictureDialog
from editor.window import Window
from levels.board import Board
from levels.level import LinkLevel
from tests.editor.windows import a_pack, a_window, in_hand, saved


def opened(qtbot: QtBot, window: Window) -> PictureDialog:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(
        window, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
    )
    dialog = window.picturing.dialog
    assert dialog is not None
    return dialog


def answer(window: Window, where: Path | None, *, replace: bool = True) -> None:
    window.picturing.ask_where = lambda _name, _order: where  # type: ignore[method-assign, assignment] # answers for the user
    window.picturing.may_replace = lambda _files: replace  # type: ignore[method-assign, assignment] # as above


def test_a_level_is_drawn_into_a_file(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path, saved(tmp_path / "pack.json")) as window:
        dialog = opened(qtbot, window)
        qtbot.waitUntil(lambda: dialog.preview.is_shown, timeout=20_000)
        assert dialog.facts.text() == "230 × 182 pixels"
        answer(window, tmp_path / "heart.png")
        QTest.mouseClick(dialog.save, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: (tmp_path / "heart.png").exists(), timeout=20_000)
        image = QImage(str(tmp_path / "heart.png"))
        assert (image.width(), image.height()) == (230, 182)
        qtbot.waitUntil(lambda: any("Drawn" in text for text in window.notices.texts()))
        assert not in_hand(window).modified


def test_the_dialog_follows_and_remembers(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path, saved(tmp_path / "pack.json")) as window:
        dialog = opened(qtbot, window)
        assert not dialog.captions.isChecked()
        assert not dialog.columns.isEnabled()
        QTest.mouseClick(dialog.what.buttons[1], Qt.MouseButton.LeftButton)
        assert dialog.captions.isChecked()
        assert dialog.columns.isEnabled()
        QTest.mouseClick(dialog.format.buttons[1], Qt.MouseButton.LeftButton)
        assert not dialog.scale.isEnabled()
        QTest.mouseClick(dialog.theme.buttons[1], Qt.MouseButton.LeftButton)
        answer(window, tmp_path / "sheet.svg")
        QTest.keyClick(dialog.save, Qt.Key.Key_Space)
        qtbot.waitUntil(lambda: (tmp_path / "sheet.svg").exists(), timeout=20_000)
        assert "<image" not in (tmp_path / "sheet.svg").read_text(encoding="utf-8")
        again = opened(qtbot, window)
        assert (again.order.what, again.order.format, again.order.choices.dark) == ("sheet", "svg", True)


def test_every_level_gets_a_file_and_no_other_is_replaced_unasked(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path, saved(tmp_path / "pack.json")) as window:
        folder = tmp_path / "pictures"
        folder.mkdir()
        (folder / "2 Level 2.png").write_bytes(b"mine")
        dialog = opened(qtbot, window)
        dialog.what.buttons[2].click()
        answer(window, folder, replace=False)
        dialog.save.click()
        assert not (folder / "1 Level 1.png").exists()
        answer(window, folder, replace=True)
        dialog.save.click()
        qtbot.waitUntil(lambda: not window.jobs.running, timeout=20_000)
        assert {file.name for file in folder.iterdir()} == {"1 Level 1.png", "2 Level 2.png"}
        assert not QImage(str(folder / "2 Level 2.png")).isNull()


def test_cancel_draws_nothing_and_remembers_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path, saved(tmp_path / "pack.json")) as window:
        dialog = opened(qtbot, window)
        dialog.what.buttons[1].click()
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
        qtbot.waitUntil(lambda: window.picturing.dialog is None)
        assert opened(qtbot, window).order.what == "level"
        assert not list(tmp_path.glob("*.png"))


def test_a_picture_that_is_too_large_is_refused_before_it_is_drawn(qtbot: QtBot, tmp_path: Path) -> None:
    wide = LinkLevel(id="w", title="Wide", board=Board.filled(100, 128, 0))
    pack = msgspec.structs.replace(a_pack(), levels=(wide,))
    with a_window(qtbot, tmp_path, saved(tmp_path / "pack.json", pack)) as window:
        dialog = opened(qtbot, window)
        dialog.cell.number.setValue(200)
        qtbot.waitUntil(lambda: not dialog.save.isEnabled())
        assert "Take cells of at most" in dialog.facts.text()
        dialog.cell.number.setValue(20)
        qtbot.waitUntil(dialog.save.isEnabled)


def test_drawing_can_be_stopped(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path, saved(tmp_path / "pack.json")) as window:
        dialog = opened(qtbot, window)
        answer(window, tmp_path / "heart.png")
        dialog.save.click()
        job = window.jobs.in_slot("pictures")
        assert job is not None
        window.notices.answer("Stop")
        assert not job.wanted
        assert window.jobs.in_slot("pictures") is None
