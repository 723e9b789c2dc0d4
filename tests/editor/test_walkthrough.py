"""The README's walk from the start page to an exported, proven pack, and the same job by keys alone.

Every numbered line of the README has its step here, done with the mouse and keys of a user.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from editor.window import Window
from generator.replay import replay
from levels.level import LinkLevel
from levels.packs import load_pack
from tests.editor.canvases import drag
from tests.editor.windows import a_window, in_hand

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
CONTROL = Qt.KeyboardModifier.ControlModifier
README: Final = Path(__file__).resolve().parents[2] / "README.md"
HEADING: Final = "## A pack in a minute"
PATIENCE_MS: Final = 300_000
"""The very first time the rules are compiled, which takes a while."""


class Walker:
    """Someone at the window, with a folder to save in."""

    def __init__(self, qtbot: QtBot, window: Window, folder: Path) -> None:
        self.qtbot = qtbot
        self.window = window
        self.folder = folder

    def click(self, widget: QWidget, where: QPoint | None = None) -> None:
        assert widget.isVisible()
        assert widget.isEnabled()
        QTest.mouseClick(widget, LEFT, pos=where or widget.rect().center())

    def key(self, key: Qt.Key, *, control: bool = False) -> None:
        """Press a key where the focus is."""
        at = QApplication.focusWidget() or self.window
        QTest.keyClick(at, key, CONTROL if control else Qt.KeyboardModifier.NoModifier)

    def keys_of(self, action: str) -> None:
        """Press the keys that an action shows beside its name."""
        keys = self.window.actions_by_id[action].shortcut()
        assert keys.count() == 1, action
        QTest.keySequence(QApplication.focusWidget() or self.window, keys)

    def typing_a_name(self, name: str, do: Callable[[], None]) -> Path:
        """Do what opens a file dialog, type a name there, and press Enter."""
        path = self.folder / name
        typed: list[str] = []

        def type_it() -> None:
            dialog = QApplication.activeModalWidget()
            if not isinstance(dialog, QFileDialog) or not dialog.isVisible():
                return
            timer.stop()
            line = dialog.findChild(QLineEdit, "fileNameEdit")
            assert isinstance(line, QLineEdit)
            # Put in whole: a list of proposals would open between two letters, and take the keyboard.
            line.selectAll()
            line.insert(str(path))
            typed.append(name)
            QTest.keyClick(line, Qt.Key.Key_Return)
            if dialog.isVisible():
                dialog.reject()

        timer = QTimer(interval=20)
        timer.timeout.connect(type_it)
        timer.start()
        do()
        timer.stop()
        assert typed == [name]
        return path

    def until_dealt(self) -> None:
        """Wait for the deal and its verdict, as the bar at the foot tells it."""

        def is_solvable() -> bool:
            level = in_hand(self.window).level
            judgement = self.window.desk.live.judgement
            return (
                level is not None
                and level.board is not None
                and judgement is not None
                and judgement.level.shown == level.shown
                and judgement.verdict == "solvable"
            )

        self.qtbot.waitUntil(is_solvable, timeout=PATIENCE_MS)


def start(walker: Walker) -> None:
    walker.window.starting.show()
    assert walker.window.starting.is_shown


def choose_the_heart(walker: Walker) -> None:
    page = walker.window.starting.page
    walker.qtbot.waitUntil(lambda: page.layout_of("heart") is not None, timeout=PATIENCE_MS)
    walker.click(page.featured["heart"])


def deal(walker: Walker) -> None:
    button = walker.window.side.deal.button
    walker.qtbot.waitUntil(button.isEnabled, timeout=PATIENCE_MS)
    walker.click(button)
    walker.until_dealt()


def add_a_level(walker: Walker) -> None:
    walker.click(walker.window.levels.add_button)


def choose_a_mirror(walker: Walker) -> None:
    walker.click(walker.window.options.mirror.buttons[1])


def cut_a_hole(walker: Walker) -> None:
    before = in_hand(walker.window).level
    assert before is not None
    drag(walker.window.canvas, (4, 2), (7, 5), button=RIGHT)
    after = in_hand(walker.window).level
    assert after is not None
    gone = before.shown.slot_count() - after.shown.slot_count()
    assert gone > 0
    assert gone % 2 == 0


def add_another_and_deal(walker: Walker) -> None:
    add_a_level(walker)
    deal(walker)


def play_the_solution(walker: Walker) -> None:
    player, button = walker.window.desk.player, walker.window.bar.player.play
    walker.click(button)
    walker.qtbot.waitUntil(lambda: player.at > 0, timeout=PATIENCE_MS)
    walker.click(button)
    assert not player.is_playing


def save_it(walker: Walker) -> None:
    path = walker.typing_a_name("garden.json", lambda: walker.key(Qt.Key.Key_S, control=True))
    assert in_hand(walker.window).path == path
    assert not walker.window.isWindowModified()


def export_it(walker: Walker) -> None:
    walker.typing_a_name("garden-game.json", lambda: walker.click(walker.window.top.export))


STEPS: Final = (
    start,
    choose_the_heart,
    deal,
    add_a_level,
    choose_a_mirror,
    cut_a_hole,
    deal,
    add_another_and_deal,
    play_the_solution,
    save_it,
    export_it,
)
"""One for each numbered line of the README, in its order."""


def assert_proven(path: Path, levels: int) -> None:
    """Check that a pack for the game holds levels that are proven: their solutions clear them."""
    pack = load_pack(path)
    assert len(pack.levels) == levels
    for level in pack.levels:
        assert isinstance(level, LinkLevel)
        assert level.report.verdict == "solvable"
        assert level.solution is not None
        assert replay(level.shown, level.rules, level.solution).cleared


def numbered_lines() -> list[str]:
    _, _, walk = README.read_text(encoding="utf-8").partition(HEADING)
    walk, _, _ = walk.partition("\n## ")
    return re.findall(r"^(\d+)\. ", walk, re.MULTILINE)


def test_the_readme_has_a_line_for_every_step() -> None:
    assert numbered_lines() == [str(number) for number in range(1, len(STEPS) + 1)]


def test_the_walk_of_the_readme_leads_to_a_proven_pack(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path) as window:
        window.desks.warm_up()
        walker = Walker(qtbot, window, tmp_path)
        for step in STEPS:
            step(walker)
        assert_proven(tmp_path / "garden-game.json", 3)


def test_the_main_job_is_done_by_keys_alone(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path) as window:
        window.desks.warm_up()
        window.starting.show()
        walker = Walker(qtbot, window, tmp_path)
        walker.keys_of("new")
        document = in_hand(window)
        assert QApplication.focusWidget() is window.canvas
        walker.keys_of("tool-eraser")
        for key in (Qt.Key.Key_Home, Qt.Key.Key_Return, Qt.Key.Key_Right, Qt.Key.Key_Return):
            walker.key(key)
        level = document.level
        assert level is not None
        assert level.shown.slot_count() == 8 * 14 - 2
        qtbot.waitUntil(lambda: window.side.deal.button.isEnabled(), timeout=PATIENCE_MS)
        walker.keys_of("deal")
        walker.until_dealt()
        steps = document.stack.count()
        walker.keys_of("keep-proof")
        assert document.stack.count() == steps + 1
        assert document.stack.undoText() == "Keep the proof"
        walker.typing_a_name("keys.json", lambda: walker.keys_of("export"))
        assert_proven(tmp_path / "keys.json", 1)
