"""Starting the window: `boardloom edit`."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSettings, QStandardPaths, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from editor.art.app_icon import app_icon
from editor.canvas.aloud import read_boards_aloud
from editor.language import choose_language
from editor.look import look
from editor.settings import LANGUAGE
from editor.window import Window
from editor.words import VARIABLE

_NAME: Final = "Boardloom"
_SWITCH_SECONDS: Final = 0.001


def run(paths: Sequence[Path]) -> int:
    """Open the window with some packs and stay in it until it is closed; return the exit code."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = QApplication([_NAME])
    app.setApplicationName(_NAME)
    app.setOrganizationName(_NAME)
    app.setWindowIcon(app_icon())
    read_boards_aloud()
    # Jobs share the interpreter with the window: a frame must not wait long for its turn.
    sys.setswitchinterval(_SWITCH_SECONDS)
    window = open_window(QSettings(), data_folder() / "autosave", paths)
    code = app.exec()
    window.jobs.close()
    return code


def open_window(settings: QSettings, autosave_folder: Path, paths: Sequence[Path]) -> Window:
    """Show a window with the packs of last time and some more, the last of these in front."""
    # What a command line or its environment asks for goes before what was chosen once.
    choose_language(os.environ.get(VARIABLE) or str(settings.value(LANGUAGE.key, "")))
    look().set_type()
    window = Window(settings, autosave_folder)
    # Once the parts are together: a style sheet is asked anew for every part that is moved into another.
    look().apply()
    window.session.reopen()
    for path in paths:
        window.filing.open_path(path)
    window.filing.offer_recoveries()
    window.show()
    if window.packs.documents:
        window.canvas.setFocus()
    else:
        window.starting.show()
    # So that the window is there before the rules are: a job that imports them slows every painter down.
    _AfterFirstPicture(window, lambda: window.desks.warm_up())
    return window


class _AfterFirstPicture(QObject):
    """Does something once a window that was just shown has been painted."""

    def __init__(self, window: QWidget, deed: Callable[[], None]) -> None:
        super().__init__(window)
        self._deed = deed
        window.windowHandle().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.Expose:
            watched.removeEventFilter(self)
            # The window is painted by this very event: a timer that is due at once comes after it.
            QTimer.singleShot(0, self._deed)
        return False


def data_folder() -> Path:
    """Return the folder in which Boardloom keeps its own files."""
    kind = QStandardPaths.StandardLocation.AppLocalDataLocation
    return Path(QStandardPaths.writableLocation(kind))
