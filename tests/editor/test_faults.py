"""The faults of all levels: right while editing, gone to, and in packs of two thousand."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from pytestqt.qtbot import QtBot

import generator
from editor.document import Document
from editor.faults.book import FaultBook
from editor.faults.model import FaultModel, PictureFault
from editor.faults.words import _LEVEL_WORDS, _PICTURE_WORDS
from editor.jobs import Jobs
from editor.window import Window
from generator.games import GAMES
from levels.board import Board
from levels.kinds import tile_kinds
from levels.level import Goal, LinkLevel, OrbLevel, Pack
from tests.editor.listening import nameless
from tests.editor.windows import a_pack, a_window, in_hand, saved

ODD = "1 1 1\n2 . 2"
EVEN = "1 1 .\n2 . 2"


def ready(window: Window) -> None:
    """The compiled rules are there: the tests' process has compiled them already."""
    window.faults.book.set_ready("link")
    window.faults.book.set_ready("orb")


def examined(qtbot: QtBot, window: Window) -> None:
    qtbot.waitUntil(lambda: window.faults.book.is_settled, timeout=20_000)


def rows(window: Window) -> list[tuple[str, str]]:
    model = window.faults.model
    found = [model.fault(row) for row in range(model.rowCount())]
    return [(fault.level_id, fault.found.code) for fault in found if fault is not None]


def test_every_level_of_the_pack_is_examined(qtbot: QtBot, tmp_path: Path) -> None:
    path = saved(tmp_path / "one.json", a_pack(EVEN, ODD, "1 ?\n2 2", "1 2\n2 1"))
    with a_window(qtbot, tmp_path, path) as window:
        ready(window)
        examined(qtbot, window)
        assert rows(window) == [("l1", "odd-kind"), ("l2", "undealt-slots"), ("l2", "odd-kind")]
        assert window.faults.line.text() == "3 errors"
        assert window.faults.panel.isHidden(), "the canvas is the main thing"


def test_the_faults_follow_every_stroke(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path, saved(tmp_path / "one.json", a_pack(EVEN, EVEN))) as window:
        ready(window)
        examined(qtbot, window)
        assert window.faults.line.text() == "No structural faults"
        window.hand.choose(2)
        canvas = window.canvas
        at = canvas.view.middle(0, 0).toPoint()
        QTest.mousePress(canvas, Qt.MouseButton.LeftButton, pos=at)
        qtbot.waitUntil(lambda: len(rows(window)) == 2)
        QTest.mouseRelease(canvas, Qt.MouseButton.LeftButton, pos=at)
        examined(qtbot, window)
        assert rows(window) == [("l0", "odd-kind"), ("l0", "odd-kind")]
        window.actions_by_id["undo"].trigger()
        qtbot.waitUntil(lambda: rows(window) == [])
        window.actions_by_id["redo"].trigger()
        qtbot.waitUntil(lambda: len(rows(window)) == 2)
        assert in_hand(window).current == 0


@pytest.mark.parametrize("by", ["double-click", "return", "F8"])
def test_going_to_a_fault_shows_its_level_and_its_cell(qtbot: QtBot, tmp_path: Path, by: str) -> None:
    path = saved(tmp_path / "one.json", a_pack(EVEN, EVEN, "2 2 . .\n. 1 1 1"))
    with a_window(qtbot, tmp_path, path) as window:
        ready(window)
        examined(qtbot, window)
        window.actions_by_id["faults"].trigger()
        view = window.faults.panel.view
        qtbot.waitUntil(view.isVisible)
        place = view.visualRect(window.faults.model.index(0)).center()
        if by == "double-click":
            QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
            QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
        elif by == "return":
            QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
            QTest.keyClick(view, Qt.Key.Key_Return)
        else:
            QTest.keyClick(window, Qt.Key.Key_F8)
        assert in_hand(window).current == 2
        assert window.canvas.at == (1, 1)
        assert window.faults.layer.cells == ((1, 1), (1, 2), (1, 3))
        assert in_hand(window).stack.count() == 0, "looking is no edit"
        in_hand(window).change_level("Notes", notes="seen")
        assert not window.faults.layer.cells, "an edit takes the rings away"


def test_severities_are_filtered(qtbot: QtBot, tmp_path: Path) -> None:
    hanging = OrbLevel(id="hang", board=Board.from_text("1 . 1 2\n. 2 1 3"))
    pack = Pack(id="p", levels=(*a_pack(ODD).levels, hanging), kinds=tile_kinds(6))
    with a_window(qtbot, tmp_path, saved(tmp_path / "one.json", pack)) as window:
        ready(window)
        examined(qtbot, window)
        everything = rows(window)
        assert ("hang", "hanging-orbs") in everything
        panel = window.faults.panel
        QTest.mouseClick(panel.filter.buttons[2], Qt.MouseButton.LeftButton)
        assert rows(window) == [("hang", "hanging-orbs")]
        QTest.mouseClick(panel.filter.buttons[1], Qt.MouseButton.LeftButton)
        assert rows(window) == [row for row in everything if row[1] != "hanging-orbs"]
        assert window.faults.line.text() == "1 error, 1 warning"


def test_moving_and_deleting_levels_keeps_the_list_right(qtbot: QtBot, tmp_path: Path) -> None:
    path = saved(tmp_path / "one.json", a_pack(ODD, EVEN, "3 3 3"))
    with a_window(qtbot, tmp_path, path) as window:
        ready(window)
        examined(qtbot, window)
        document, model = in_hand(window), window.faults.model
        document.move_levels([0], 3)
        assert rows(window) == [("l2", "odd-kind"), ("l0", "odd-kind")]
        fault = model.fault(1)
        assert fault is not None
        assert model.where(fault) == "Level 1, r1 c1"
        document.delete_levels([1])
        assert rows(window) == [("l0", "odd-kind")]
        document.undo()
        examined(qtbot, window)
        assert len(rows(window)) == 2
        document.duplicate_levels([1])
        examined(qtbot, window)
        assert len(rows(window)) == 3


def test_each_pack_has_its_own_faults(qtbot: QtBot, tmp_path: Path) -> None:
    one = saved(tmp_path / "one.json", a_pack(ODD, title="One"))
    two = saved(tmp_path / "two.json", a_pack(EVEN, title="Two"))
    with a_window(qtbot, tmp_path, one, two) as window:
        ready(window)
        examined(qtbot, window)
        assert window.faults.line.text() == "No structural faults"
        window.top.tabs.setCurrentIndex(0)
        examined(qtbot, window)
        assert window.faults.line.text() == "1 error"
        window.actions_by_id["close"].trigger()
        assert window.faults.line.text() == "No structural faults"


def test_an_empty_list_says_what_that_means(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path, saved(tmp_path / "one.json", a_pack(EVEN))) as window:
        panel = window.faults.panel
        window.actions_by_id["faults"].trigger()
        assert panel.empty.text().startswith("The levels are being examined")
        ready(window)
        examined(qtbot, window)
        assert panel.empty.text().startswith("No structural faults")
        in_hand(window).delete_levels([0])
        assert panel.empty.text() == "This pack has no levels yet."
        assert nameless(panel) == []
        QTest.mouseClick(window.faults.line, Qt.MouseButton.LeftButton)
        assert panel.isHidden()
        assert not window.actions_by_id["faults"].isChecked()


def test_the_open_panel_is_remembered(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path, saved(tmp_path / "one.json")) as window:
        window.actions_by_id["faults"].trigger()
    with a_window(qtbot, tmp_path, tmp_path / "one.json") as window:
        assert window.faults.panel.isVisible()
        assert window.actions_by_id["faults"].isChecked()


def big_pack(levels: int) -> Pack:
    """Levels of 4 x 6 cells, each with exactly two odd kinds."""
    rng = np.random.default_rng(5)
    made = []
    for number in range(levels):
        cells = np.repeat(rng.integers(3, 20, 12), 2).reshape(4, 6)
        cells[0, 0:2] = (1, 2)
        made.append(LinkLevel(id=f"l{number}", board=Board(cells)))
    return Pack(id="big", kinds=tile_kinds(36), levels=tuple(made))


def test_two_thousand_levels_are_examined_once_and_then_only_what_changes(qtbot: QtBot) -> None:
    jobs = Jobs()
    book = FaultBook(jobs)
    model = FaultModel(book)
    document = Document(big_pack(2000))
    book.set_document(document)
    told: list[str] = []
    book.examined.connect(told.extend)
    book.set_ready("link")
    qtbot.waitUntil(lambda: book.is_settled, timeout=60_000)
    assert sorted(told) == sorted(level.id for level in document.pack.levels)
    assert (model.rowCount(), model.errors) == (4000, 4000)
    told.clear()
    document.show(1000)
    level = document.level
    assert level is not None
    board = level.shown.with_cells([(0, 0)], 2)
    document.preview(msgspec.structs.replace(level, board=board))
    qtbot.waitUntil(lambda: model.rowCount() == 3998)
    assert told == ["l1000"]
    document.finish("Paint")
    jobs.close()


@pytest.mark.usefixtures("qapp")
def test_a_change_costs_the_window_next_to_nothing() -> None:
    """What the window's own thread does for a stroke does not grow with the number of levels."""
    jobs = Jobs()
    book = FaultBook(jobs)
    document = Document(big_pack(2000))
    book.set_document(document)
    level = document.level
    assert level is not None
    boards = [level.shown.with_cells([(0, 0)], kind) for kind in (3, 4)]
    calls = 0

    def counted(*_args: object) -> None:
        nonlocal calls
        calls += 1

    book.listed.connect(counted)
    book.examined.connect(counted)
    book.progressed.connect(counted)
    for number in range(200):
        document.preview(msgspec.structs.replace(level, board=boards[number % 2]))
    assert calls == 0, "nothing is told, nothing is rebuilt before the clock has run"
    document.cancel_gesture()
    jobs.close()


def test_the_list_is_that_of_the_games_however_it_is_edited(qtbot: QtBot) -> None:
    rng = np.random.default_rng(11)
    jobs = Jobs()
    book = FaultBook(jobs)
    model = FaultModel(book)
    tester = QAbstractItemModelTester(model)
    levels = [LinkLevel(id=f"l{number}", board=Board(rng.integers(-1, 4, (2, 3)))) for number in range(12)]
    document = Document(Pack(id="p", levels=tuple(levels)))
    book.set_document(document)
    book.set_ready("link")
    for _ in range(30):
        row = int(rng.integers(len(document.pack.levels)))
        match int(rng.integers(5)):
            case 0:
                document.delete_levels([row])
            case 1:
                document.duplicate_levels([row])
            case 2:
                document.move_levels([row], int(rng.integers(len(document.pack.levels))))
            case 3:
                document.undo()
            case _:
                document.change_level("Paint", row=row, board=Board(rng.integers(-1, 4, (2, 3))))
        if rng.integers(2):
            qtbot.wait(5)
    qtbot.waitUntil(lambda: book.is_settled, timeout=20_000)
    expected = [
        (level.id, issue) for level in document.pack.levels for issue in GAMES[level.mode].issues(level)
    ]
    found = [model.fault(row) for row in range(model.rowCount())]
    assert expected == [(fault.level_id, fault.found) for fault in found if fault is not None]
    assert model.errors == len(expected)
    jobs.close()
    del tester


def test_pictures_stand_first_and_lead_to_their_kind(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path, saved(tmp_path / "one.json", a_pack(ODD))) as window:
        ready(window)
        examined(qtbot, window)
        window.faults.model.set_pictures([PictureFault("picture-missing", 5, "art/fox.png")])
        assert rows(window) == [("", "picture-missing"), ("l0", "odd-kind")]
        assert window.faults.line.text() == "2 errors"
        window.faults.show(True)
        window.faults.step(1)
        assert window.side.palette_panel.buttons[5].hasFocus()


def test_every_code_that_is_found_has_its_words() -> None:
    root = Path(str(generator.__file__)).parent
    sources = "\n".join(path.read_text(encoding="utf-8") for path in root.rglob("*issue*.py"))
    codes = set(re.findall(r'Issue\(\s*"([a-z-]+)"', sources)) | set(
        re.findall(r'\(\s*"(picture-[a-z-]+)"', sources)
    )
    assert len(codes) > 20
    # Files that cannot be read or are too large come from the loader, with its own reason.
    broken = {"picture-unreadable", "picture-too-large"}
    assert codes - broken == (_LEVEL_WORDS.keys() | _PICTURE_WORDS.keys()) - {"picture-broken"}


def test_faults_are_told_as_people_count(qtbot: QtBot, tmp_path: Path) -> None:
    goals = (Goal(combos=1), Goal(orbs=99, kind=1))
    level = OrbLevel(id="o", title="Sky", board=Board.from_text("1 2 1 2\n3 1 3 2"), goals=goals)
    pack = Pack(id="p", levels=(*a_pack(ODD).levels, level), kinds=tile_kinds(6))
    with a_window(qtbot, tmp_path, saved(tmp_path / "one.json", pack)) as window:
        ready(window)
        examined(qtbot, window)
        model = window.faults.model
        tips = [model.data(model.index(row), Qt.ItemDataRole.ToolTipRole) for row in range(model.rowCount())]
        assert (
            "Error: 3 tiles of dots 1: an odd number. Level 1, r1 c1. Paint or erase one: "
            "tiles leave in pairs." in tips
        )
        assert any("Goal 2 cannot be reached with these orbs" in str(tip) for tip in tips)
