"""Draw the window with what opens over it into a folder: `python -m editor.pictures.dialogs FOLDER`."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

import levels
from editor.document import Document
from editor.frame.search import ActionSearch
from editor.frame.shortcut_editor import ShortcutEditor
from editor.frame.shortcut_list import ShortcutList
from editor.language import choose_language
from editor.look import look
from editor.window import Window
from editor.words import LANGUAGES, SOURCE, VARIABLE
from levels.level import Pack
from levels.packs import load_pack

_SIZE: Final = (1440, 900)
_SAMPLES: Final = Path(levels.__file__).parent / "samples"


def _wait(until: Callable[[], bool], seconds: float = 60.0) -> None:
    end = time.monotonic() + seconds
    while not until() and time.monotonic() < end:
        QApplication.processEvents()
        time.sleep(0.005)
    QApplication.processEvents()


def _take(window: Window, pack: Pack, row: int) -> None:
    document = Document(pack)
    window.autosaver.watch(document)
    window.packs.add(document)
    document.show(row)
    window.canvas.fit()


def _rest(window: Window) -> None:
    """Wait until nothing is being computed."""
    _wait(lambda: window.desk.live.is_all_ready and not window.jobs.running)


def _picture_level(window: Window) -> QWidget:
    window.picturing.ask()
    dialog = window.picturing.dialog
    assert dialog is not None
    dialog.pairs.setChecked(True)
    dialog.coordinates.setChecked(True)
    _wait(lambda: False, 0.4)
    _wait(lambda: not window.jobs.running)
    return dialog


def _picture_sheet(window: Window) -> QWidget:
    window.picturing.ask()
    dialog = window.picturing.dialog
    assert dialog is not None
    dialog.what.buttons[1].click()
    dialog.theme.buttons[1].click()
    _wait(lambda: False, 0.4)
    _wait(lambda: not window.jobs.running)
    return dialog


def _picture_refused(window: Window) -> QWidget:
    window.picturing.ask()
    dialog = window.picturing.dialog
    assert dialog is not None
    dialog.what.buttons[1].click()
    dialog.solution.setChecked(True)
    dialog.cell.number.setFocus()
    _wait(lambda: not dialog.save.isEnabled())
    return dialog


def _found(window: Window, query: str) -> QWidget:
    window.actions_by_id["search"].trigger()
    search = window.findChild(ActionSearch)
    assert search is not None
    search.line.setText(query)
    _wait(lambda: False, 0.2)
    return search


def _search(window: Window) -> QWidget:
    window.settings.store.setValue("search/recent", ["deal", "flip-h", "keep-route", "save-picture"])
    return _found(window, "")


def _search_words(window: Window) -> QWidget:
    return _found(window, "sho")


def _search_levels(window: Window) -> QWidget:
    return _found(window, "#ar")


def _editor(window: Window) -> ShortcutEditor:
    window.actions_by_id["shortcuts-edit"].trigger()
    editor = window.findChild(ShortcutEditor)
    assert editor is not None
    editor.choose("export-small")
    return editor


def _conflict(window: Window) -> QWidget:
    editor = _editor(window)
    editor.change.click()
    QTest.keyClick(editor.field, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    _wait(lambda: False, 0.2)
    return editor


def _listening(window: Window) -> QWidget:
    editor = _editor(window)
    editor.line.setText("expo")
    editor.keys["export"] = ("F9",)
    editor.choose("export")
    editor._show_all()
    editor.change.click()
    _wait(lambda: False, 0.2)
    return editor


def _listed(window: Window) -> QWidget:
    window.actions_by_id["shortcuts"].trigger()
    page = window.findChild(ShortcutList)
    assert page is not None
    _wait(lambda: False, 0.2)
    return page


def _settings(window: Window) -> QWidget:
    dialog = window.setting.dialog()
    dialog.show()
    _wait(dialog.isVisible)
    return dialog


@dataclass(frozen=True, slots=True)
class Scene:
    """What opens over the window, and the colours it is drawn in."""

    open: Callable[[Window], QWidget]
    theme: str


SCENES: Final[dict[str, Scene]] = {
    "picture-1-level": Scene(_picture_level, "dark"),
    "picture-2-sheet": Scene(_picture_sheet, "light"),
    "picture-3-refused": Scene(_picture_refused, "light"),
    "search-1-recent": Scene(_search, "dark"),
    "search-2-words": Scene(_search_words, "light"),
    "search-3-levels": Scene(_search_levels, "dark"),
    "shortcuts-1-conflict": Scene(_conflict, "dark"),
    "shortcuts-2-conflict": Scene(_conflict, "light"),
    "shortcuts-3-listening": Scene(_listening, "light"),
    "shortcuts-4-list": Scene(_listed, "dark"),
    "settings-1": Scene(_settings, "dark"),
    "settings-2": Scene(_settings, "light"),
}


def draw(folder: Path, names: list[str], scale: str) -> None:
    """Draw scenes at the scale that this process was started with."""
    app = QApplication.instance() or QApplication(["pictures"])
    choose_language(os.environ.get(VARIABLE, SOURCE))
    with tempfile.TemporaryDirectory() as name:
        for scene_name in names:
            scene = SCENES[scene_name]
            settings = QSettings(str(Path(name) / f"{scene_name}.ini"), QSettings.Format.IniFormat)
            settings.setValue("theme", scene.theme)
            window = Window(settings, Path(name) / "autosave")
            look().apply()
            window.resize(*_SIZE)
            window.show()
            window.desks.warm_up()
            _take(window, load_pack(_SAMPLES / "starter.json"), 1)
            _rest(window)
            over = scene.open(window)
            _wait(lambda: False, 0.3)
            _together(window, over).save(str(folder / f"{scene_name}-{scale}x.png"))
            over.close()
            for document in list(window.packs.documents):
                window.packs.remove(document)
            window.close()
    del app


def _together(window: Window, over: QWidget) -> QPixmap:
    """Return the window with what lies over it; a dialog is a window of its own."""
    picture = window.grab()
    place = window.mapFromGlobal(over.mapToGlobal(over.rect().topLeft()))
    if place.x() <= 0 or place.y() <= 0 or over.isModal():
        place = window.rect().center() - over.rect().center()
    painter = QPainter(picture)
    painter.drawPixmap(place, over.grab())
    painter.end()
    return picture


def main() -> None:
    """Draw every scene, or those named, once per scale: a process knows only one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("scenes", nargs="*", default=[*SCENES])
    parser.add_argument("--scales", nargs="*", default=["1", "2"])
    parser.add_argument("--language", choices=LANGUAGES, default=os.environ.get(VARIABLE, SOURCE))
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    if len(chosen.scales) == 1 and os.environ.get("QT_SCALE_FACTOR") == chosen.scales[0]:
        draw(chosen.folder, chosen.scenes, chosen.scales[0])
        return
    for scale in chosen.scales:
        call = [sys.executable, "-m", "editor.pictures.dialogs", str(chosen.folder), *chosen.scenes]
        environment = {
            **os.environ,
            "QT_QPA_PLATFORM": "offscreen",
            "QT_SCALE_FACTOR": scale,
            VARIABLE: chosen.language,
        }
        subprocess.run([*call, "--scales", scale], check=True, env=environment)


if __name__ == "__main__":
    main()
