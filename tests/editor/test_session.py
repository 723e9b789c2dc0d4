"""What the next start finds again: the layout of the window, the open packs, the level that was shown."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from editor.app import open_window
from editor.settings import OPEN, RECENT, REOPEN, Settings
from editor.window import Window
from tests.editor.canvases import drag
from tests.editor.windows import HEART, RING, a_pack, answer_unsaved, in_hand, saved


def begin(folder: Path, *paths: Path) -> Window:
    """Start as the command does, with the settings of a folder."""
    return open_window(window_store(folder), folder / "autosave", paths)


def window_store(folder: Path) -> QSettings:
    return QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)


def end(qtbot: QtBot, window: Window, wish: str = "discard") -> bool:
    """Close a window as its user would; True when it went."""
    answer_unsaved(window, wish)
    closed = window.close()
    if closed:
        window.settings.store.sync()
        window.deleteLater()
        qtbot.wait(1)
    return closed


def open_titles(window: Window) -> list[str]:
    return [document.title for document in window.packs.documents]


def three_packs(folder: Path) -> tuple[Path, Path, Path]:
    one, two, three = (
        saved(folder / f"{name}.json", a_pack(HEART, RING, RING, title=name.title()))
        for name in ("one", "two", "three")
    )
    return one, two, three


def test_open_packs_come_back_in_their_order_with_the_level_that_was_shown(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = begin(tmp_path, *three_packs(tmp_path))
    window.packs.show(window.packs.documents[1])
    in_hand(window).show(2)
    window.packs.move(0, 2)
    assert end(qtbot, window)
    recent = [line.partition(" ")[2] for line in Settings(window_store(tmp_path)).names(RECENT)]
    again = begin(tmp_path)
    assert open_titles(again) == ["Two", "Three", "One"]
    assert [str(one.path) for one in again.filing.recents.all()] == recent
    assert in_hand(again).title == "Two"
    assert in_hand(again).current == 2
    assert not again.starting.is_shown
    end(qtbot, again)


def middle(window: Window) -> tuple[float, float]:
    """What lies in the middle of the canvas, in cells."""
    view, port = window.canvas.view, window.canvas.port.toRectF().center()
    return (port.y() - view.top) / view.pitch, (port.x() - view.left) / view.pitch


def test_levels_come_back_as_they_were_looked_at(qtbot: QtBot, tmp_path: Path) -> None:
    window = begin(tmp_path, *three_packs(tmp_path))
    in_hand(window).show(2)
    window.canvas.zoom_to(96)
    window.canvas.pan_by(-60, 25)
    looked_at = middle(window)
    window.packs.show(window.packs.documents[0])
    window.canvas.zoom_to(14)
    window.packs.show(window.packs.documents[1])
    assert window.canvas.is_fitted
    assert end(qtbot, window)
    again = begin(tmp_path)
    assert again.canvas.is_fitted
    again.packs.show(again.packs.documents[0])
    assert again.canvas.view.side == 14
    again.packs.show(again.packs.documents[2])
    assert again.canvas.view.side == 96
    assert middle(again) == pytest.approx(looked_at, abs=0.02)
    # What was looked at stays in the middle while the window finds its size.
    again.resize(again.width(), again.height() - 90)
    qtbot.wait(1)
    assert middle(again) == pytest.approx(looked_at, abs=0.02)
    end(qtbot, again)


def test_a_level_is_looked_at_as_before_when_it_is_shown_again(qtbot: QtBot, tmp_path: Path) -> None:
    window = begin(tmp_path, three_packs(tmp_path)[0])
    window.canvas.zoom_to(80)
    in_hand(window).show(1)
    assert window.canvas.is_fitted
    in_hand(window).show(0)
    assert window.canvas.view.side == 80
    window.canvas.fit()
    in_hand(window).show(1)
    in_hand(window).show(0)
    assert window.canvas.is_fitted
    end(qtbot, window)


def test_packs_named_on_the_command_line_are_opened_beside_those_and_in_front(
    qtbot: QtBot, tmp_path: Path
) -> None:
    one, two, three = three_packs(tmp_path)
    window = begin(tmp_path, one, two)
    window.resize(window.width(), 640)
    assert end(qtbot, window)
    again = begin(tmp_path, three, one)
    assert open_titles(again) == ["One", "Two", "Three"]
    assert in_hand(again).title == "One"
    # The window itself has the place that it had.
    assert again.height() == 640
    end(qtbot, again)


def test_files_that_are_gone_are_told_and_forgotten(qtbot: QtBot, tmp_path: Path) -> None:
    one, two, three = three_packs(tmp_path)
    assert end(qtbot, begin(tmp_path, one, two, three))
    one.unlink()
    three.unlink()
    again = begin(tmp_path)
    assert open_titles(again) == ["Two"]
    assert again.notices.texts() == [
        "2 packs were open last time, and are not there any more: one.json, three.json."
    ]
    kept = str(again.settings.store.value(OPEN))
    assert "two.json" in kept
    assert "three.json" not in kept
    end(qtbot, again)


def test_nothing_is_reopened_when_that_is_switched_off(qtbot: QtBot, tmp_path: Path) -> None:
    window = begin(tmp_path, *three_packs(tmp_path))
    window.settings.put(REOPEN, False)
    assert end(qtbot, window)
    again = begin(tmp_path)
    assert open_titles(again) == []
    assert again.starting.is_shown
    end(qtbot, again)


def test_a_crash_loses_no_tab(qtbot: QtBot, tmp_path: Path) -> None:
    window = begin(tmp_path, *three_packs(tmp_path))
    kept = str(window.settings.store.value(OPEN))
    assert all(f"{name}.json" in kept for name in ("one", "two", "three"))
    window.filing.close(in_hand(window))
    assert "three.json" not in str(window.settings.store.value(OPEN))
    end(qtbot, window)


def test_a_close_that_is_called_off_closes_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    window = begin(tmp_path, *three_packs(tmp_path))
    window.hand.choose(7)
    drag(window.canvas, (0, 0))
    assert not end(qtbot, window, "cancel")
    assert open_titles(window) == ["One", "Two", "Three"]
    window.packs.show(window.packs.documents[0])
    assert end(qtbot, window)
    kept = str(window_store(tmp_path).value(OPEN))
    assert all(f"{name}.json" in kept for name in ("one", "two", "three"))


def test_the_layout_of_the_window_comes_back(qtbot: QtBot, tmp_path: Path) -> None:
    window = begin(tmp_path, saved(tmp_path / "one.json"))
    window.splitter.setSizes([300, window.width() - 300 - 350, 350])
    window.side.rules.heading.click()
    window.side.pack_form.heading.click()
    window.actions_by_id["pairs"].trigger()
    window.actions_by_id["grid"].trigger()
    sizes = window.splitter.sizes()
    assert end(qtbot, window)
    # The screen of a test is smaller than the window, which would be fitted to it.
    window_store(tmp_path).remove("window/geometry")
    again = begin(tmp_path)
    assert again.splitter.sizes() == sizes
    assert again.side.rules.body.isHidden()
    assert not again.side.pack_form.body.isHidden()
    assert again.side.level_form.body.isHidden()
    assert not again.actions_by_id["pairs"].isChecked()
    assert not again.desk.pairs.shows_pairs
    assert again.canvas.shows_grid
    end(qtbot, again)


def test_what_was_kept_by_nobody_who_knew_is_passed_over(qtbot: QtBot, tmp_path: Path) -> None:
    store = window_store(tmp_path)
    store.setValue(OPEN, '{"packs": 7}')
    store.setValue("window/splitter", "nonsense")
    store.setValue("window/geometry", "nonsense")
    Settings(store).store.sync()
    window = begin(tmp_path)
    assert window.starting.is_shown
    end(qtbot, window)
