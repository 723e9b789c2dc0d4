"""Import: boards as text and the levels of other packs, into the pack in hand or a new one."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from editor.importing import read_boards
from levels.faults import FileError
from levels.level import LinkLevel, OrbLevel
from tests.editor.easels import drawing
from tests.editor.windows import HEART, RING, a_pack, a_window, in_hand, saved


def text_file(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    return path


def test_a_matrix_of_ones_is_a_layout(tmp_path: Path) -> None:
    found = read_boards(text_file(tmp_path / "pond.txt", "0 1 1\n1 1 0\n"))
    (level,) = found.pack.levels
    assert isinstance(level, LinkLevel)
    assert level.title == "pond"
    assert drawing(level.shown) == [". ? ?", "? ? ."]
    assert not found.has_ones


def test_ones_beside_other_kinds_are_tiles_until_told_otherwise(tmp_path: Path) -> None:
    path = text_file(tmp_path / "pond.txt", "0 1 1\n2 2 0\n")
    found = read_boards(path)
    assert drawing(found.pack.levels[0].shown) == [". 1 1", "2 2 ."]
    assert found.has_ones
    assert drawing(read_boards(path, ones_are_slots=True).pack.levels[0].shown) == [". ? ?", "2 2 ."]


def test_orb_boards_are_told_apart_by_their_letters(tmp_path: Path) -> None:
    found = read_boards(text_file(tmp_path / "orbs.txt", "RHHBRGDHRGBLDLDRRGHGBHGDGBDRBG\n"))
    (level,) = found.pack.levels
    assert isinstance(level, OrbLevel)
    assert level.shown.shape == (5, 6)


def test_what_is_no_board_is_refused_with_a_reason(tmp_path: Path) -> None:
    with pytest.raises(FileError):
        read_boards(text_file(tmp_path / "letter.txt", "Dear all,\n"))


def test_imported_levels_join_the_pack_in_hand_as_one_step(qtbot: QtBot, tmp_path: Path) -> None:
    other = saved(tmp_path / "other.json", a_pack(RING, HEART, title="Other"))
    with a_window(qtbot, tmp_path, saved(tmp_path / "one.json")) as window:
        assert window.importing.import_file(other) is in_hand(window)
        document = in_hand(window)
        assert [level.title for level in document.pack.levels] == ["Level 1", "Level 2"] * 2
        assert len({level.id for level in document.pack.levels}) == 4
        assert document.current == 2
        assert document.stack.undoText() == "Import 2 levels"
        document.undo()
        assert not document.modified


def test_from_the_start_page_an_import_begins_a_pack(qtbot: QtBot, tmp_path: Path) -> None:
    path = text_file(tmp_path / "pond.txt", "0 1 1\n2 2 0\n")
    with a_window(qtbot, tmp_path, saved(tmp_path / "one.json")) as window:
        window.starting.show()
        window.importing.import_file(path)
        assert len(window.packs.documents) == 2
        assert in_hand(window).title == "pond"
        assert window.isWindowModified()
        window.notices.answer("Read them as slots")
        level = in_hand(window).level
        assert level is not None
        assert drawing(level.shown) == [". ? ?", "2 2 ."]
        assert in_hand(window).stack.undoText() == "Read ones as slots"


def test_a_file_that_cannot_be_imported_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path) as window:
        window.starting.show()
        assert window.importing.import_file(text_file(tmp_path / "letter.txt", "Dear all,\n")) is None
        assert "letter.txt was not imported." in window.notices.texts()[0]
        assert window.packs.documents == []
