"""Pack files of the window: open, save, export, watched for others, autosaved, recovered after a crash."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from editor.autosave import SUFFIX, Autosaver
from editor.jobs import Jobs
from editor.window import Window
from levels.packs import format_pack, load_pack, save_pack
from tests.editor.canvases import drag
from tests.editor.easels import drawing
from tests.editor.windows import (
    HEART,
    RING,
    a_pack,
    a_window,
    answer_unsaved,
    answer_where,
    in_hand,
    saved,
)


def paint(window: Window) -> None:
    window.hand.choose(7)
    drag(window.canvas, (0, 0))


def shown(window: Window) -> list[str]:
    level = in_hand(window).level
    assert level is not None
    return drawing(level.shown)


def autosaves(folder: Path) -> list[Path]:
    return sorted((folder / "autosave").glob(f"*{SUFFIX}"))


def test_saving_what_was_opened_changes_no_byte(qtbot: QtBot, tmp_path: Path) -> None:
    path = saved(tmp_path / "one.json")
    before = path.read_bytes()
    with a_window(qtbot, tmp_path, path) as window:
        paint(window)
        in_hand(window).undo()
        assert window.filing.save(in_hand(window))
    assert path.read_bytes() == before


def test_saving_marks_clean_and_undo_marks_modified(qtbot: QtBot, tmp_path: Path) -> None:
    path = saved(tmp_path / "one.json")
    with a_window(qtbot, tmp_path, path) as window:
        paint(window)
        assert window.isWindowModified()
        window.actions_by_id["save"].trigger()
        assert not window.isWindowModified()
        assert load_pack(path) == in_hand(window).pack
        in_hand(window).undo()
        assert window.isWindowModified()


def test_a_new_pack_asks_where_and_gets_a_suffix(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path) as window:
        window.filing.new()
        answer_where(window, None)
        assert not window.filing.save(in_hand(window))
        answer_where(window, tmp_path / "garden.json")
        assert window.filing.save(in_hand(window))
        assert in_hand(window).path == tmp_path / "garden.json"
        assert [recent.path for recent in window.filing.recents.all()] == [tmp_path / "garden.json"]


@pytest.mark.parametrize("minified", [False, True])
def test_an_export_holds_no_editor_state(qtbot: QtBot, tmp_path: Path, minified: bool) -> None:
    with a_window(qtbot, tmp_path, saved(tmp_path / "one.json")) as window:
        document = in_hand(window)
        document.change_pack("Theme", editor={"themes": {"link": "fruit"}})
        target = tmp_path / "game.json"
        answer_where(window, target)
        window.actions_by_id["export-small" if minified else "export"].trigger()
        exported = load_pack(target)
        assert exported.editor == {}
        assert exported.levels == document.pack.levels
        assert (target.read_text(encoding="utf-8").count("\n") < 3) is minified
        assert document.path == tmp_path / "one.json"
        assert document.modified


def test_a_broken_file_opens_nothing_and_says_why(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "broken.json"
    path.write_text('{"format": "boardloom-pack", "version": 1, "levels": [{"mode": "link"}]}')
    with a_window(qtbot, tmp_path) as window:
        assert window.filing.open_path(path) is None
        assert window.packs.documents == []
        assert "broken.json has 1 fault" in window.notices.texts()[0]
        assert window.filing.open_path(tmp_path / "nowhere.json") is None
        assert "there is no such file" in window.notices.texts()[1]


@pytest.mark.parametrize(
    ("number", "words"), [(errno.ENOSPC, "The disk is full"), (errno.EACCES, "You may not write there")]
)
def test_what_cannot_be_saved_stays_modified_and_says_what_to_do(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, words: str
) -> None:
    path = saved(tmp_path / "one.json")
    before = path.read_bytes()
    with a_window(qtbot, tmp_path, path) as window:
        paint(window)

        def refuse(*_args: object, **_kwargs: object) -> None:
            raise OSError(number, os.strerror(number), str(path))

        monkeypatch.setattr("editor.files.save_pack", refuse)
        assert not window.filing.save(in_hand(window))
        assert words in window.notices.texts()[0]
        assert in_hand(window).modified
        assert path.read_bytes() == before
        monkeypatch.undo()
        answer_where(window, tmp_path / "elsewhere.json")
        window.notices.answer("Save as…")
        assert not in_hand(window).modified
        assert window.notices.texts() == []


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is read-only to the superuser")
def test_a_read_only_file_is_left_alone(qtbot: QtBot, tmp_path: Path) -> None:
    path = saved(tmp_path / "one.json")
    path.chmod(0o444)
    with a_window(qtbot, tmp_path, path) as window:
        paint(window)
        assert not window.filing.save(in_hand(window))
        assert "You may not write there" in window.notices.texts()[0]


@pytest.mark.parametrize(("wish", "closes"), [("cancel", False), ("discard", True), ("save", True)])
def test_closing_asks_about_unsaved_changes(qtbot: QtBot, tmp_path: Path, wish: str, closes: bool) -> None:
    path = saved(tmp_path / "one.json")
    with a_window(qtbot, tmp_path, path) as window:
        paint(window)
        asked = answer_unsaved(window, wish)
        assert window.close() is closes
        assert asked == ["Starter pack"]
        assert drawing(load_pack(path).levels[0].shown)[0] == ("7 2 1 2" if wish == "save" else "1 2 1 2")


def test_closing_an_unmodified_window_asks_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path, saved(tmp_path / "one.json")) as window:
        asked = answer_unsaved(window, "cancel")
        assert window.close()
        assert asked == []


# Changed by others


def test_a_file_changed_by_others_can_be_reloaded(qtbot: QtBot, tmp_path: Path) -> None:
    path = saved(tmp_path / "one.json")
    with a_window(qtbot, tmp_path, path) as window:
        # Each save replaces the file, and the system forgets whom it watched: twice is more than once.
        for diagram in (RING, HEART):
            save_pack(a_pack(diagram), path)
            qtbot.waitUntil(lambda: bool(window.notices.texts()), timeout=5000)
            assert "changed on disk" in window.notices.texts()[0]
            window.notices.answer("Reload")
            assert shown(window) == diagram.splitlines()
            assert not in_hand(window).modified
        in_hand(window).undo()
        assert shown(window) == RING.splitlines()


def test_a_file_changed_by_others_can_be_left(qtbot: QtBot, tmp_path: Path) -> None:
    path = saved(tmp_path / "one.json")
    with a_window(qtbot, tmp_path, path) as window:
        save_pack(a_pack(RING), path)
        qtbot.waitUntil(lambda: bool(window.notices.texts()), timeout=5000)
        window.notices.answer("Keep mine")
        assert shown(window) == HEART.splitlines()
        assert in_hand(window).modified


def test_our_own_saves_are_no_change_by_others(qtbot: QtBot, tmp_path: Path) -> None:
    path = saved(tmp_path / "one.json")
    with a_window(qtbot, tmp_path, path) as window:
        for _ in range(2):
            paint(window)
            in_hand(window).change_level("Rename", title=str(time.monotonic()))
            assert window.filing.save(in_hand(window))
            qtbot.wait(250)
        assert window.notices.texts() == []


def test_a_file_that_is_gone_is_written_anew(qtbot: QtBot, tmp_path: Path) -> None:
    path = saved(tmp_path / "one.json")
    with a_window(qtbot, tmp_path, path) as window:
        path.unlink()
        qtbot.waitUntil(lambda: bool(window.notices.texts()), timeout=5000)
        assert in_hand(window).modified
        assert window.filing.save(in_hand(window))
        assert path.exists()


# Autosave


def kept(qtbot: QtBot, window: Window) -> Path:
    """Let the unsaved work be kept now."""
    with qtbot.waitSignal(window.autosaver.kept, timeout=5000):
        window.autosaver.keep_now()
    return window.autosaver.file_of(in_hand(window))


def test_unsaved_work_is_kept_in_time_and_beside_the_users_file(qtbot: QtBot, tmp_path: Path) -> None:
    path = saved(tmp_path / "one.json")
    before = path.read_bytes()
    with a_window(qtbot, tmp_path, path) as window:
        paint(window)
        slot = window.autosaver._slots[in_hand(window)]
        remaining = slot.timer.remainingTime()
        assert 0 < remaining <= 30_000
        # A second change does not put it off.
        qtbot.wait(30)
        in_hand(window).change_level("Rename", title="Heart")
        assert slot.timer.remainingTime() < remaining
        file = kept(qtbot, window)
        assert file.parent == tmp_path / "autosave"
        assert load_pack(file).levels == in_hand(window).pack.levels
        assert path.read_bytes() == before
        assert str(file) in window.top.tabs.tabToolTip(0)


def test_a_gesture_in_hand_is_not_kept_half_done(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path, saved(tmp_path / "one.json")) as window:
        in_hand(window).change_level("Rename", title="Heart")
        window.hand.choose(7)
        window.easel.press((0, 0))
        file = kept(qtbot, window)
        assert drawing(load_pack(file).levels[0].shown)[0] == "1 2 1 2"
        window.easel.cancel()


@pytest.mark.parametrize("how", ["save", "undo", "close"])
def test_the_side_file_goes_when_nothing_is_unsaved(qtbot: QtBot, tmp_path: Path, how: str) -> None:
    with a_window(qtbot, tmp_path, saved(tmp_path / "one.json")) as window:
        paint(window)
        file = kept(qtbot, window)
        assert file.exists()
        answer_unsaved(window, "discard")
        if how == "save":
            window.filing.save(in_hand(window))
        elif how == "undo":
            in_hand(window).undo()
        else:
            window.close()
        assert autosaves(tmp_path) == []


def test_work_that_cannot_be_kept_is_told(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_args: object, **_kwargs: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("editor.autosave.save_pack", refuse)
    monkeypatch.setattr("editor.jobs._log.exception", lambda *_args: None)
    with a_window(qtbot, tmp_path, saved(tmp_path / "one.json")) as window:
        paint(window)
        window.autosaver.keep_now()
        qtbot.waitUntil(lambda: bool(window.notices.texts()), timeout=5000)
        assert "could not be kept" in window.notices.texts()[0]


CRASH = """
import sys, time
from pathlib import Path
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from editor.window import Window
app = QApplication(["crash"])
folder, path = Path(sys.argv[1]), Path(sys.argv[2])
window = Window(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat), folder / "autosave")
window.filing.open_path(path)
window.hand.choose(7)
window.easel.press((0, 0))
window.easel.release()
window.autosaver.kept.connect(lambda _document: print("kept", flush=True))
window.autosaver.keep_now()
app.exec()
"""


@pytest.fixture
def crashed(tmp_path: Path) -> Path:
    """Kill a process that has unsaved work; return the file that it had open."""
    path = saved(tmp_path / "one.json")
    process = subprocess.Popen(
        [sys.executable, "-c", CRASH, str(tmp_path), str(path)], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "kept\n"
    assert len(autosaves(tmp_path)) == 1
    watching = Autosaver(tmp_path / "autosave", Jobs())
    assert watching.recoveries() == [], "the work of a process that lives is left alone"
    process.send_signal(signal.SIGKILL)
    process.wait()
    process.stdout.close()
    return path


def test_a_killed_process_loses_nothing(qtbot: QtBot, tmp_path: Path, crashed: Path) -> None:
    untouched = crashed.read_bytes()
    assert drawing(load_pack(crashed).levels[0].shown)[0] == "1 2 1 2"
    with a_window(qtbot, tmp_path) as window:
        window.filing.offer_recoveries()
        assert "Starter pack was not saved" in window.notices.texts()[0]
        window.notices.answer("Recover")
        document = in_hand(window)
        assert shown(window)[0] == "7 2 1 2"
        assert document.path == crashed
        assert document.modified
        assert document.pack.editor == {}
        assert crashed.read_bytes() == untouched
        assert len(autosaves(tmp_path)) == 1
        assert window.filing.save(document)
        assert autosaves(tmp_path) == []
        assert drawing(load_pack(crashed).levels[0].shown)[0] == "7 2 1 2"
    with a_window(qtbot, tmp_path) as window:
        window.filing.offer_recoveries()
        assert window.notices.texts() == []


def test_recovered_work_can_be_thrown_away(qtbot: QtBot, tmp_path: Path, crashed: Path) -> None:
    with a_window(qtbot, tmp_path, crashed) as window:
        window.filing.offer_recoveries()
        window.notices.answer("Throw away")
        assert shown(window)[0] == "1 2 1 2"
        assert autosaves(tmp_path) == []


def test_recovering_into_an_open_pack_can_be_undone(qtbot: QtBot, tmp_path: Path, crashed: Path) -> None:
    with a_window(qtbot, tmp_path, crashed) as window:
        window.filing.offer_recoveries()
        window.notices.answer("Recover")
        assert len(window.packs.documents) == 1
        assert shown(window)[0] == "7 2 1 2"
        in_hand(window).undo()
        assert shown(window)[0] == "1 2 1 2"


def test_a_damaged_side_file_is_passed_over(qtbot: QtBot, tmp_path: Path) -> None:
    folder = tmp_path / "autosave"
    folder.mkdir()
    (folder / f"bad{SUFFIX}").write_bytes(b"{")
    (folder / f"other{SUFFIX}").write_bytes(format_pack(a_pack()))
    with a_window(qtbot, tmp_path) as window:
        assert window.autosaver.recoveries() == []
