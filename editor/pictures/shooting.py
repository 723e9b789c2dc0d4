"""What scripts share that draw the window in many states: waiting, opening packs, a process per scale."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSettings
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from editor.document import Document
from editor.language import choose_language
from editor.look import look
from editor.window import Window
from editor.words import LANGUAGES, SOURCE, VARIABLE
from levels.level import Pack

_SIZE: Final = (1440, 900)
_PATIENCE: Final = 120.0
_DEEP: Final = 8


@dataclass(frozen=True, slots=True)
class Scene:
    """A state of the window, and the colours it is drawn in."""

    prepare: Callable[[Window], QWidget | None]
    """Brings the window there; returns what lies over it, if that is a window of its own."""
    theme: str
    """The colours, unless others are asked for."""
    size: tuple[int, int] = _SIZE


def wait(until: Callable[[], bool], seconds: float = _PATIENCE) -> None:
    """Let the window live until something holds."""
    end = time.monotonic() + seconds
    while not until() and time.monotonic() < end:
        QApplication.processEvents()
        time.sleep(0.005)
    # What was shown or hidden last is still to find its place, one widget within another.
    for _ in range(_DEEP):
        QApplication.processEvents()


def rest(window: Window) -> None:
    """Wait until nothing is being computed."""
    live = window.desk.live
    wait(lambda: live.is_all_ready and not live.is_judging and not window.jobs.running)


def take(window: Window, pack: Pack, level: str = "") -> Document:
    """Open a pack and show the level of a title."""
    document = Document(pack)
    window.autosaver.watch(document)
    window.packs.add(document)
    for row, each in enumerate(pack.levels):
        if each.title == level:
            document.show(row)
    window.canvas.fit()
    return document


def _draw(scenes: Mapping[str, Scene], chosen: argparse.Namespace, scale: str) -> None:
    """Draw scenes at the scale that this process was started with."""
    app = QApplication.instance() or QApplication(["pictures"])
    choose_language(os.environ.get(VARIABLE, SOURCE))
    for name in chosen.scenes:
        file = chosen.folder / f"{name}-{scale}x.png"
        files = {theme: file.with_name(f"{name}-{theme}-{scale}x.png") for theme in chosen.themes}
        _shoot(scenes[name], files or {scenes[name].theme: file})
    del app


def _shoot(scene: Scene, files: Mapping[str, Path]) -> None:
    """Draw one scene into a file for each theme, by a window of its own."""
    with tempfile.TemporaryDirectory() as name:
        settings = QSettings(str(Path(name) / "settings.ini"), QSettings.Format.IniFormat)
        settings.setValue("theme", next(iter(files)))
        look().set_type()
        window = Window(settings, Path(name) / "autosave")
        look().apply()
        window.resize(*scene.size)
        window.show()
        window.canvas.setFocus()
        window.desks.warm_up()
        over = scene.prepare(window)
        for theme, file in files.items():
            if theme != look().choice:
                look().choose(theme)  # type: ignore[arg-type]  # a theme by its name
            wait(lambda: False, 0.3)
            picture = window.grab() if over is None else _together(window, over)
            picture.save(str(file))
        if over is not None:
            over.close()
        window.easel.cancel()
        for document in list(window.packs.documents):
            window.packs.remove(document)
        window.close()


def _together(window: Window, over: QWidget) -> QPixmap:
    """Return the window with what lies over it."""
    picture = window.grab()
    place = window.mapFromGlobal(over.mapToGlobal(over.rect().topLeft()))
    if place.x() <= 0 or place.y() <= 0 or over.isModal():
        place = window.rect().center() - over.rect().center()
    painter = QPainter(picture)
    painter.drawPixmap(place, over.grab())
    painter.end()
    return picture


def run(scenes: Mapping[str, Scene], module: str, text: str | None) -> None:
    """Draw every scene, or those named, once per scale: a process knows only one."""
    parser = argparse.ArgumentParser(description=text)
    parser.add_argument("folder", type=Path)
    parser.add_argument("scenes", nargs="*", default=[*scenes])
    parser.add_argument("--scales", nargs="*", default=["1", "2"])
    parser.add_argument(
        "--themes", nargs="*", choices=("dark", "light"), default=[], help="instead of each scene's own"
    )
    parser.add_argument("--language", choices=LANGUAGES, default=os.environ.get(VARIABLE, SOURCE))
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    if len(chosen.scales) == 1 and os.environ.get("QT_SCALE_FACTOR") == chosen.scales[0]:
        _draw(scenes, chosen, chosen.scales[0])
        return
    for scale in chosen.scales:
        call = [sys.executable, "-m", module, str(chosen.folder), *chosen.scenes]
        environment = {
            **os.environ,
            "QT_QPA_PLATFORM": "offscreen",
            "QT_SCALE_FACTOR": scale,
            VARIABLE: chosen.language,
        }
        options = ["--scales", scale, "--themes", *chosen.themes]
        subprocess.run([*call, *options], check=True, env=environment)
