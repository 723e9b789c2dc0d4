"""A whole window with its own settings and folders, for tests."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from editor.document import Document
from editor.window import Window
from levels.board import Board
from levels.kinds import tile_kinds
from levels.level import LinkLevel, Pack
from levels.packs import save_pack

HEART = "1 2 1 2\n3 . . 3\n4 4 # ?"
RING = "1 1\n2 2"


def a_pack(*diagrams: str, title: str = "Starter pack") -> Pack:
    return Pack(
        id="starter",
        title=title,
        kinds=tile_kinds(36),
        levels=tuple(
            LinkLevel(id=f"l{number}", title=f"Level {number + 1}", board=Board.from_text(diagram))
            for number, diagram in enumerate(diagrams or (HEART, RING))
        ),
    )


@contextmanager
def a_window(qtbot: QtBot, folder: Path, *paths: Path) -> Iterator[Window]:
    """Show a window that leaves nothing outside a folder; it closes without asking."""
    settings = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
    window = Window(settings, folder / "autosave")
    for path in paths:
        window.filing.open_path(path)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    try:
        yield window
    finally:
        answer_unsaved(window, "discard")
        window.close()
        window.deleteLater()


def answer_unsaved(window: Window, wish: str) -> list[str]:
    """Answer every question about unsaved changes; return the titles that were asked about."""
    asked: list[str] = []

    def answer(document: Document) -> str:
        asked.append(document.title)
        return wish

    window.filing.ask_what = answer  # type: ignore[method-assign, assignment] # answers in the user's place
    return asked


def answer_where(window: Window, path: Path | None) -> None:
    """Answer every question where to save."""
    window.filing._ask_where = lambda _title, _proposal: path  # type: ignore[method-assign, assignment] # as above


def saved(path: Path, pack: Pack | None = None) -> Path:
    """Write a pack to a file."""
    save_pack(pack or a_pack(), path)
    return path


def in_hand(window: Window) -> Document:
    document = window.packs.current
    assert document is not None
    return document
