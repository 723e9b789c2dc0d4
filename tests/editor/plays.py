"""Levels played in a whole window, under real mouse and key events, for tests."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from editor.playtest.link_game import LinkGame
from editor.playtest.orb_game import OrbGame
from editor.settings import PLAY_SPEED
from editor.window import Window
from levels.board import Board, Position
from levels.kinds import orb_kinds, tile_kinds
from levels.level import Level, LinkLevel, Pack
from tests.editor.canvases import press, release
from tests.editor.windows import a_window, in_hand, saved

GAME = "1 2 1\n3 . 3\n2 4 4"
OTHER = LinkLevel(id="other", title="Other", board=Board.from_text("1 1 2 2"))


@contextmanager
def open_level(qtbot: QtBot, folder: Path, level: Level, *, speed: str = "off") -> Iterator[Window]:
    """Show a window on a pack with a level and another one, its rules ready, films at some speed."""
    kinds = tile_kinds(36) if isinstance(level, LinkLevel) else orb_kinds(10)
    pack = Pack(id="plays", title="Plays", kinds=kinds, levels=(level, OTHER))
    with a_window(qtbot, folder, saved(folder / "plays.json", pack)) as window:
        window.settings.put(PLAY_SPEED, speed)
        if isinstance(level, LinkLevel):
            window.desk.live.warm_up()
            qtbot.waitUntil(lambda: window.desk.live.is_ready, timeout=120_000)
        window.canvas.setFocus()
        yield window


@contextmanager
def played(qtbot: QtBot, folder: Path, level: Level, *, speed: str = "off") -> Iterator[Window]:
    """Open a level and play it."""
    with open_level(qtbot, folder, level, speed=speed) as window:
        QTest.keyClick(window.canvas, Qt.Key.Key_F5)
        assert window.playtest.is_on
        yield window


def link_level(diagram: str = GAME, **fields: object) -> LinkLevel:
    return LinkLevel(id="link", title="Link", board=Board.from_text(diagram), **fields)  # type: ignore[arg-type] # any of its fields


def link_game(window: Window) -> LinkGame:
    game = window.playtest.game
    assert isinstance(game, LinkGame)
    return game


def orb_game(window: Window) -> OrbGame:
    game = window.playtest.game
    assert isinstance(game, OrbGame)
    return game


def click(window: Window, *places: Position) -> None:
    """Click cells of the board that is played."""
    for at in places:
        press(window.playtest.board, at)
        release(window.playtest.board, at)


def shown(window: Window) -> Board:
    """The board as it is painted."""
    return Board(window.playtest.board._painter._cells)


def said(window: Window) -> str:
    """What the strip says."""
    return window.playtest.strip.message.accessibleName()


def told(window: Window, name: str) -> str:
    """What an item of the play bar says."""
    return window.playtest.bar.items[name].fact().spoken


def card_title(window: Window) -> str:
    """The title of the card; nothing when it is hidden."""
    card = window.playtest.card
    return card.title.accessibleName() if card.isVisible() else ""


def offered(window: Window) -> set[str]:
    """The actions that the card offers."""
    return {name for name, button in window.playtest.card.offers.items() if button.isVisible()}


def state_of(window: Window) -> tuple[object, ...]:
    """All that a play must leave as it was."""
    document, canvas = in_hand(window), window.canvas
    return (
        document.pack,
        document.current,
        None if document.selection is None else document.selection.tolist(),
        document.stack.count(),
        document.stack.index(),
        document.modified,
        document.can_undo,
        document.can_redo,
        canvas.view,
        canvas.is_fitted,
        canvas.at,
        window.hand.grip,
        window.splitter.sizes(),
        {
            name: (action.isEnabled(), action.isChecked(), action.text())
            for name, action in window.actions_by_id.all().items()
        },
    )
