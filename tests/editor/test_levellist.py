"""The list of levels: order, drops, filter, thumbnails, and packs of two thousand."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np
import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from editor.art.themes import THEMES
from editor.jobs import Jobs
from editor.levellist.ledger import Ledger
from editor.levellist.parcel import matched, translated, unwrap, wrap
from editor.levellist.thumbnails import Thumbnails, thumbnail
from editor.theme import DARK
from editor.truth import judging
from editor.truth.judging import Judgement
from editor.window import Window
from generator.control import Control
from levels.board import EMPTY, Board
from levels.level import Deal, Goal, Kind, Level, LinkLevel, OrbLevel
from levels.rules import OrbRules, Skyfall
from tests.editor.windows import RING, a_pack, a_window, in_hand, saved

MOVE, COPY = Qt.DropAction.MoveAction, Qt.DropAction.CopyAction


def titles(window: Window) -> list[str]:
    return [level.title for level in in_hand(window).pack.levels]


def test_levels_are_reordered_by_dropping_them(qtbot: QtBot, tmp_path: Path) -> None:
    path = saved(tmp_path / "one.json", a_pack(RING, RING, RING, RING))
    with a_window(qtbot, tmp_path, path) as window:
        model = window.levels.model
        data = model.mimeData([model.index(0), model.index(2)])
        # The document has moved them: the view must not take rows away once more.
        assert not model.dropMimeData(data, MOVE, 4, 0, QModelIndex())
        assert titles(window) == ["Level 2", "Level 4", "Level 1", "Level 3"]
        assert in_hand(window).stack.undoText() == "Move 2 levels"
        model.dropMimeData(model.mimeData([model.index(0)]), COPY, 1, 0, QModelIndex())
        assert titles(window)[:2] == ["Level 2", "Level 2"]
        ids = [level.id for level in in_hand(window).pack.levels]
        assert len(set(ids)) == 5


def test_a_drop_that_is_no_levels_does_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path, saved(tmp_path / "one.json")) as window:
        data = window.levels.model.mimeData([])
        data.setData("application/x-boardloom-pack+json", b"{}")
        assert not window.levels.model.dropMimeData(data, MOVE, 0, 0, QModelIndex())
        assert in_hand(window).stack.count() == 0


def test_a_title_is_typed_in_its_row(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path, saved(tmp_path / "one.json")) as window:
        window.actions_by_id["rename-level"].trigger()
        line = window.levels.view.findChild(QLineEdit)
        assert line is not None
        QTest.keyClicks(line, "Pond")
        QTest.keyClick(line, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: titles(window)[0] == "Pond")


def test_levels_are_found_by_title_and_tag(qtbot: QtBot, tmp_path: Path) -> None:
    pack = a_pack(RING, RING, RING)
    levels = (*pack.levels[:2], msgspec.structs.replace(pack.levels[2], tags=("world 2",)))
    path = saved(tmp_path / "one.json", msgspec.structs.replace(pack, levels=levels))
    with a_window(qtbot, tmp_path, path) as window:
        panel = window.levels

        def seen() -> list[int]:
            return [row for row in range(3) if not panel.view.isRowHidden(row)]

        panel._filter_button.click()
        QTest.keyClicks(panel._filter, "WORLD")
        assert seen() == [2]
        panel._filter.setText("level 1")
        assert seen() == [0]
        panel._filter_button.click()
        assert seen() == [0, 1, 2]


def test_a_pack_of_two_thousand_levels_paints_only_what_is_seen(qtbot: QtBot, tmp_path: Path) -> None:
    rng = np.random.default_rng(3)
    levels = tuple(
        LinkLevel(id=f"l{n}", board=Board(rng.integers(1, 37, (8, 14)).astype(np.int16))) for n in range(2000)
    )
    path = saved(tmp_path / "many.json", msgspec.structs.replace(a_pack(), levels=levels))
    with a_window(qtbot, tmp_path, path) as window:
        window.levels.view.grab()
        assert window.levels.model.rowCount() == 2000
        assert len(window.thumbnails._kept) < 40
        in_hand(window).show(1999)
        window.levels.view.grab()
        assert window.levels.view.visualRect(window.levels.model.index(1999)).bottom() <= window.height()
        in_hand(window).change_level("Rename", title="Last")
        assert window.levels.model.index(1999).data() == "Last"


def test_a_thumbnail_shows_the_board_in_its_colours() -> None:
    thumbnails = Thumbnails(DARK)
    board = Board.from_text("1 . 2\n. x 1")
    kinds = (Kind(name="a", color="#ff0000"), Kind(name="b"))
    image = thumbnails.image(board, THEMES["shapes"], kinds, 84, 48)
    assert (image.width(), image.height()) == (84, 48)
    side = 42 // 2
    left, top = (84 - 3 * side) // 2, (48 - 2 * side) // 2

    def color(row: int, col: int) -> QColor:
        return image.pixelColor(left + col * side + side // 2, top + row * side + side // 2)

    assert color(0, 0).red() > 150 > color(0, 0).green()
    assert color(0, 0) == color(1, 2)
    assert color(1, 1) == QColor(DARK.canvas)
    assert len({color(0, 0).name(), color(0, 1).name(), color(0, 2).name()}) == 3
    assert thumbnails.image(board, THEMES["shapes"], kinds, 84, 48) is image


def test_while_a_level_is_painted_only_its_last_board_is_looked_at(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[Level] = []
    plain = judging.judge

    def judge(level: Level, control: Control) -> Judgement:
        looked.append(level)
        return plain(level, control)

    monkeypatch.setattr(judging, "judge", judge)
    ledger = Ledger(Jobs())
    ledger.set_ready()
    strokes = [LinkLevel(id="a", board=Board.from_text(f"{kind} {kind}")) for kind in range(1, 9)]
    for level in strokes:
        assert ledger.note(level) is None
    qtbot.waitUntil(lambda: ledger.note(strokes[-1]) is not None, timeout=20_000)
    assert looked == strokes[-1:]


def test_orbs_are_discs_in_the_list_and_walls_are_not() -> None:
    colors = np.array([1, 2, 3, 4, 0xFFFFFFFF], dtype=np.uint32)
    colors[1] = 0xFFFFFFFF
    cells = np.array([[1, -2]], dtype=np.int16)
    image = thumbnail(cells, colors, 0xFF000000, 46, 26, discs=True)
    side = 20
    left, top = (46 - 2 * side) // 2, (26 - side) // 2
    grey = [[image.pixel(left + x, top + y) & 0xFF for x in range(2 * side)] for y in range(side)]
    orb, wall = [row[: side - 1] for row in grey[:-1]], [row[side:-1] for row in grey[:-1]]
    assert orb[0][0] == orb[-1][-1] == 0
    assert orb[9][9] == 255
    assert orb == [row[::-1] for row in orb] == orb[::-1]
    assert {value for row in wall for value in row} == {255}


def test_a_board_with_more_cells_than_pixels_still_has_a_thumbnail() -> None:
    image = Thumbnails(DARK).image(Board.filled(128, 128, 1), THEMES["shapes"], (), 84, 48)
    assert image.pixelColor(42, 24) != QColor(DARK.canvas)


def test_a_parcel_is_a_pack_and_comes_back_whole() -> None:
    pack = a_pack(RING, RING)
    parcel = unwrap(wrap(pack, [1]))
    assert parcel is not None
    assert parcel.levels == pack.levels[1:]
    assert parcel.kinds == pack.kinds
    assert unwrap(b"no pack") is None


def test_kinds_are_renumbered_wherever_a_level_names_them() -> None:
    numbers, kinds = matched(
        (Kind(name="a"), Kind(name="b"), Kind(name="c")), (Kind(name="c"), Kind(name="a"))
    )
    assert dict(numbers) == {1: 2, 2: 3, 3: 1}
    assert [kind.name for kind in kinds] == ["c", "a", "b"]
    level = OrbLevel(
        id="o",
        board=Board.from_text("1 2 3\n3 . 1"),
        deal=Deal(counts={"1": 2}, weights={"3": 1.5}),
        rules=OrbRules(unmatchable=(2,), immovable=(3,), skyfall=Skyfall(seed=1, weights={"1": 2.0})),
        goals=(Goal(kind=3, orbs=4), Goal(combos=2)),
    )
    found = translated(level, numbers)
    assert isinstance(found, OrbLevel)
    assert found.board == Board.from_text("2 3 1\n1 . 2")
    assert found.deal == Deal(counts={"2": 2}, weights={"1": 1.5})
    assert found.rules == OrbRules(
        unmatchable=(3,), immovable=(1,), skyfall=Skyfall(seed=1, weights={"2": 2.0})
    )
    assert found.goals == (Goal(kind=1, orbs=4), Goal(combos=2))
    assert EMPTY not in numbers
