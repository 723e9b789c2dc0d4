"""Own pictures in the window: dropped, chosen, cut, undone, followed, drawn everywhere."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from editor.art.own import own_theme
from editor.art.themes import THEMES
from editor.art.tiles import TileArt
from editor.document import Document
from editor.kinds import shelf as shelf_module
from editor.kinds.sheet_dialog import SheetDialog
from editor.kinds.shelf import load_theme
from editor.levellist.thumbnails import Thumbnails
from editor.rebuilding import rebuild
from editor.theme import DARK, LIGHT
from generator.control import Control
from levels.board import Board
from levels.level import Kind, Pack, Sprite
from levels.packs import load_pack
from tests.editor.artists import BLUE, GREEN, RED, color_at, drawn, drop, painted
from tests.editor.dressed import a_pack_with, choose, faults, kind, loaded, shown_color
from tests.editor.listening import nameless
from tests.editor.windows import RING, a_pack, a_window, in_hand, saved


def test_a_picture_dropped_on_a_kind_is_seen_everywhere_and_undone(qtbot: QtBot, tmp_path: Path) -> None:
    path = saved(tmp_path / "one.json", a_pack(RING))
    fox = painted(tmp_path / "fox.png", RED)
    with a_window(qtbot, tmp_path, path) as window:
        before = shown_color(window, 1)
        button = window.side.palette_panel.buttons[1]
        assert drop(button, fox)
        loaded(qtbot, window)
        assert (kind(window, 1).picture, kind(window, 1).name) == ("fox.png", "fox")
        assert in_hand(window).stack.undoText() == "Picture of fox"
        assert shown_color(window, 1) == RED
        assert color_at(button.grab().toImage()) == RED
        assert window.shelf.theme(in_hand(window), "link").kind_color(1) == RED
        window.actions_by_id["undo"].trigger()
        loaded(qtbot, window)
        assert (kind(window, 1).picture, shown_color(window, 1)) == (None, before)
        window.actions_by_id["redo"].trigger()
        loaded(qtbot, window)
        assert shown_color(window, 1) == RED
        assert faults(window) == []
        window.actions_by_id["save"].trigger()
        assert load_pack(path).kinds[0].picture == "fox.png"


def test_a_dropped_file_is_not_opened_as_a_pack(qtbot: QtBot, tmp_path: Path) -> None:
    path = saved(tmp_path / "one.json", a_pack(RING))
    fox = painted(tmp_path / "fox.png", RED)
    with a_window(qtbot, tmp_path, path) as window:
        drop(window, fox)
        assert window.notices.texts() == ["Choose a kind in the palette first, or drop the picture onto one."]
        window.hand.choose(2)
        drop(window, fox)
        loaded(qtbot, window)
        assert kind(window, 2).picture == "fox.png"


def test_several_pictures_go_to_the_kinds_that_follow(qtbot: QtBot, tmp_path: Path) -> None:
    path = saved(tmp_path / "one.json", a_pack(RING))
    files = [painted(tmp_path / f"{n}.png", color) for n, color in enumerate((RED, GREEN, BLUE))]
    with a_window(qtbot, tmp_path, path) as window:
        window.hand.choose(35)
        choose(window, *files)
        window.actions_by_id["kind-picture"].trigger()
        loaded(qtbot, window)
        assert [kind(window, n).picture for n in (35, 36, 37)] == ["0.png", "1.png", "2.png"]
        assert in_hand(window).stack.undoText() == "Pictures of 3 kinds"
        assert in_hand(window).stack.count() == 1


def test_a_pack_without_names_lists_its_kinds_when_one_gets_a_picture(qtbot: QtBot, tmp_path: Path) -> None:
    pack = Pack(id="bare", levels=a_pack("1 5 1\n2 5 2").levels)
    path = saved(tmp_path / "one.json", pack)
    with a_window(qtbot, tmp_path, path) as window:
        window.dressing.give(2, [painted(tmp_path / "fox.png", RED)])
        loaded(qtbot, window)
        assert [each.name for each in in_hand(window).pack.kinds] == [
            "dots 1", "fox", "dots 3", "dots 4", "dots 5",
        ]  # fmt: skip
        window.actions_by_id["save"].trigger()
        assert window.notices.texts() == []


def test_a_sheet_is_cut_and_is_one_step(qtbot: QtBot, tmp_path: Path) -> None:
    path = saved(tmp_path / "one.json", a_pack(RING))
    sheet = painted(tmp_path / "sheet.png", RED, GREEN, "", BLUE, across=2)
    seen: list[SheetDialog] = []

    with a_window(qtbot, tmp_path, path) as window:

        def run(dialog: QDialog) -> bool:
            assert isinstance(dialog, SheetDialog)
            seen.append(dialog)
            assert nameless(dialog) == []
            dialog.show()
            assert dialog.words.text() == "3 pictures, for kinds 2 to 4, 1 place is left out"
            QTest.mouseClick(dialog.columns.more, Qt.MouseButton.LeftButton)
            assert dialog.columns.value() == 17
            QTest.mouseClick(dialog.columns.less, Qt.MouseButton.LeftButton)
            QTest.mouseClick(dialog.take, Qt.MouseButton.LeftButton)
            return dialog.result() == QDialog.DialogCode.Accepted

        window.dressing.run_dialog = run  # type: ignore[method-assign] # presses the buttons of the dialog
        choose(window, sheet)
        window.hand.choose(2)
        window.actions_by_id["sprite-sheet"].trigger()
        loaded(qtbot, window)
        assert len(seen) == 1
        assert [kind(window, n).picture for n in (1, 2, 3, 4, 5)] == [None, *["sheet.png"] * 3, None]
        assert kind(window, 4).sprite == Sprite(x=16, y=16, width=16, height=16)
        assert [shown_color(window, n) for n in (2, 3, 4)] == [RED, GREEN, BLUE]
        window.actions_by_id["undo"].trigger()
        assert [kind(window, n).picture for n in (2, 3, 4)] == [None] * 3


def test_what_is_no_picture_is_refused_with_a_reason(qtbot: QtBot, tmp_path: Path) -> None:
    path = saved(tmp_path / "one.json", a_pack(RING))
    words, good = tmp_path / "words.png", painted(tmp_path / "fox.png", RED)
    words.write_text("no picture at all")
    with a_window(qtbot, tmp_path, path) as window:
        window.dressing.give(1, [words, good, tmp_path / "none.png"])
        loaded(qtbot, window)
        texts = window.notices.texts()
        assert "words.png was not taken. It is no PNG, JPEG or SVG. Save it as one of these." in texts
        assert any(text.startswith("none.png was not taken. It cannot be read") for text in texts)
        assert [kind(window, n).picture for n in (1, 2, 3)] == [None, "fox.png", None]


def test_a_picture_is_taken_away(qtbot: QtBot, tmp_path: Path) -> None:
    painted(tmp_path / "fox.png", RED)
    path = saved(tmp_path / "one.json", a_pack_with("fox.png"))
    with a_window(qtbot, tmp_path, path) as window:
        loaded(qtbot, window)
        assert shown_color(window, 1) == RED
        window.hand.choose(1)
        window.actions_by_id["drop-picture"].trigger()
        loaded(qtbot, window)
        assert kind(window, 1) == Kind(name="kind 1")
        assert window.canvas.art.theme.edition == 0


def test_changes_of_a_file_on_disk_are_followed(qtbot: QtBot, tmp_path: Path) -> None:
    fox = painted(tmp_path / "fox.png", RED)
    path = saved(tmp_path / "one.json", a_pack_with("fox.png"))
    with a_window(qtbot, tmp_path, path) as window:
        loaded(qtbot, window)
        # As paint programs save: another file takes the place of the old one.
        painted(tmp_path / "fox.new", BLUE)
        os.replace(tmp_path / "fox.new", fox)
        qtbot.waitUntil(lambda: shown_color(window, 1) == BLUE, timeout=5000)
        fox.unlink()
        qtbot.waitUntil(lambda: faults(window) == [("picture-missing", 1)], timeout=5000)
        painted(fox, GREEN)
        qtbot.waitUntil(lambda: shown_color(window, 1) == GREEN, timeout=5000)
        assert faults(window) == []
        assert in_hand(window).stack.count() == 0


def test_faults_of_pictures_are_listed(qtbot: QtBot, tmp_path: Path) -> None:
    painted(tmp_path / "fox.png", RED)
    painted(tmp_path / "twin.png", RED)
    (tmp_path / "words.png").write_text("words")
    pictures = ("fox.png", "none.png", "words.png", "twin.png", ".", "a\\b.png")
    path = saved(tmp_path / "one.json", a_pack_with(*pictures))
    with a_window(qtbot, tmp_path, path) as window:
        loaded(qtbot, window)
        assert faults(window) == [
            ("picture-missing", 2),
            ("picture-broken", 3),
            ("picture-same", 4),
            ("picture-not-a-file", 5),
            ("picture-path", 6),
        ]
        model = window.faults.model
        assert (model.errors, model.warnings) == (4, 1)
        tips = [str(model.data(model.index(n), Qt.ItemDataRole.ToolTipRole)) for n in range(5)]
        assert tips[0].startswith("Error: The picture of kind 2 is missing.")
        assert tips[2].startswith("Warning: kind 4 looks the same as kind 1.")
        assert "It is no PNG, JPEG or SVG." in tips[1]


def test_pictures_fill_the_cell_or_stand_on_tiles(qtbot: QtBot, tmp_path: Path) -> None:
    drawn(tmp_path / "square.svg", f'<rect width="100" height="100" fill="{RED}"/>')
    path = saved(tmp_path / "one.json", a_pack_with("square.svg"))
    with a_window(qtbot, tmp_path, path) as window:
        loaded(qtbot, window)
        action = window.actions_by_id["fill-pictures"]
        assert not action.isChecked()
        assert color_at(window.canvas.art.image(1, 60), 0.08, 0.5) != RED
        action.trigger()
        assert action.isChecked()
        assert color_at(window.canvas.art.image(1, 60), 0.08, 0.5) == RED
        assert in_hand(window).stack.undoText() == "Let pictures fill the cell"
        window.actions_by_id["undo"].trigger()
        assert not action.isChecked()


def test_painting_with_own_pictures_loads_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    painted(tmp_path / "fox.png", RED)
    path = saved(tmp_path / "one.json", a_pack_with("fox.png"))
    with a_window(qtbot, tmp_path, path) as window:
        loaded(qtbot, window)
        art = window.canvas.art
        window.hand.choose(1)
        for at in ((0, 0), (0, 1), (1, 0)):
            window.easel.press(at)
            window.easel.release()
        assert not window.shelf.is_loading(in_hand(window))
        assert window.canvas.art is art


def test_each_pack_has_its_own_pictures(qtbot: QtBot, tmp_path: Path) -> None:
    painted(tmp_path / "fox.png", RED)
    one = saved(tmp_path / "one.json", a_pack_with("fox.png"))
    two = saved(tmp_path / "two.json", a_pack(RING))
    with a_window(qtbot, tmp_path, one, two) as window:
        loaded(qtbot, window)
        assert window.canvas.art.theme is THEMES["mahjong"]
        window.top.tabs.setCurrentIndex(0)
        assert shown_color(window, 1) == RED
        window.actions_by_id["close"].trigger()
        assert window.canvas.art.theme is THEMES["mahjong"]
        assert window.shelf._watcher.files() == []


def test_the_menu_of_a_kind_offers_its_pictures(qtbot: QtBot, tmp_path: Path) -> None:
    path = saved(tmp_path / "one.json", a_pack(RING))
    with a_window(qtbot, tmp_path, path) as window:
        told: list[int] = []
        window.side.palette_panel.menu_wanted.connect(lambda number, _where: told.append(number))
        button = window.side.palette_panel.buttons[3]
        window.dressing._open_menu(3, button.mapToGlobal(button.rect().center()))
        assert not drop(window.side.palette_panel.buttons[0], tmp_path / "x.png"), "only kinds take pictures"
        assert told == []


def test_documents_are_let_go(qtbot: QtBot, tmp_path: Path) -> None:
    path = saved(tmp_path / "one.json", a_pack_with("none.png"))
    with a_window(qtbot, tmp_path, path) as window:
        loaded(qtbot, window)
        document: Document = in_hand(window)
        window.actions_by_id["close"].trigger()
        assert window.shelf.faults(document) == ()


def test_pictures_are_seen_in_thumbnails_where_cells_are_large_enough(tmp_path: Path) -> None:
    image = QImage(str(painted(tmp_path / "pair.png", RED, BLUE)))
    theme = own_theme(THEMES["mahjong"], {1: (image, GREEN)}, edition=1, fill=False)
    thumbnails = Thumbnails(DARK)
    small = thumbnails.image(Board.from_text("1 2\n2 1"), theme, (), 84, 48)
    ink = {small.pixelColor(x, y).name() for x in range(84) for y in range(48)}
    assert {RED, BLUE} <= ink
    tiny = thumbnails.image(Board.filled(30, 40, 1), theme, (), 84, 48)
    assert tiny.pixelColor(42, 24).name() == GREEN, "the colour that the picture is known by"


def test_pictures_are_drawn_into_files(qtbot: QtBot, tmp_path: Path) -> None:
    painted(tmp_path / "fox.png", RED)
    path = saved(tmp_path / "one.json", a_pack_with("fox.png", "../fox.png"))
    theme = load_theme(load_pack(path), tmp_path, "link", Control())
    image = TileArt(theme, DARK).image(1, 40)
    assert color_at(image) == RED
    assert set(theme.pictures) == {1}
    with a_window(qtbot, tmp_path, path) as window:
        loaded(qtbot, window)
        assert color_at(window.shelf.art_maker(in_hand(window))("link", LIGHT).image(1, 40)) == RED


def test_pictures_and_faults_outlive_another_language(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "pack").mkdir()
    painted(tmp_path / "fox.png", RED)
    path = saved(tmp_path / "pack" / "one.json", a_pack_with("../fox.png", "none.png"))
    with a_window(qtbot, tmp_path, path) as window:
        loaded(qtbot, window)
        window.shelf.allow(in_hand(window), ["../fox.png"])
        loaded(qtbot, window)
        rebuild(window)
        loaded(qtbot, window)
        assert shown_color(window, 1) == RED
        assert faults(window) == [("picture-outside", 1), ("picture-missing", 2)]
        assert window.faults.model.rowCount() == 2


def test_a_pack_with_endless_pictures_shows_only_so_many(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelf_module, "_MOST_PICTURES", 2)
    for name, color in (("a", RED), ("b", GREEN), ("c", BLUE)):
        painted(tmp_path / f"{name}.png", color)
    path = saved(tmp_path / "one.json", a_pack_with("c.png", "a.png", "b.png"))
    with a_window(qtbot, tmp_path, path) as window:
        loaded(qtbot, window)
        assert faults(window) == [("picture-broken", 1)]
        assert "more than 2 pictures" in window.shelf.faults(in_hand(window))[0].detail
