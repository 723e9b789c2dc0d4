"""Where own pictures lie: in the folder of their pack, elsewhere with leave, never read without it."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from editor.kinds import shelf as shelf_module
from editor.kinds.assigning import copied
from levels.packs import load_pack
from levels.pictures import read_bounded
from tests.editor.artists import BLUE, RED, painted
from tests.editor.dressed import a_pack_with, answer_home, faults, kind, loaded, shown_color
from tests.editor.windows import RING, a_pack, a_window, answer_where, in_hand, saved


@pytest.mark.parametrize("how", ["dots", "absolute", "link"])
def test_a_hostile_pack_reads_nothing_outside_its_folder(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    (tmp_path / "pack").mkdir()
    secret = painted(tmp_path / "secret.png", RED)
    (tmp_path / "pack" / "link.png").symlink_to(secret)
    picture = {"dots": "../secret.png", "absolute": secret.as_posix(), "link": "link.png"}[how]
    path = saved(tmp_path / "pack" / "one.json", a_pack_with(picture))
    read: list[Path] = []

    def noted(path: Path) -> bytes | None:
        read.append(path)
        return read_bounded(path)

    monkeypatch.setattr(shelf_module, "read_bounded", noted)
    with a_window(qtbot, tmp_path, path) as window:
        loaded(qtbot, window)
        assert read == []
        assert faults(window) == [("picture-outside", 1)]
        assert window.notices.texts() == [
            f"Own takes 1 picture from outside its folder; it was not read: {picture}."
        ]
        assert str(secret) not in window.shelf._watcher.files()
        window.notices.answer("Leave them out")
        window.shelf.look_again()
        loaded(qtbot, window)
        assert (read, window.notices.texts()) == ([], [])
        window.shelf.allow(in_hand(window), [picture])
        loaded(qtbot, window)
        assert read == [secret]
        assert shown_color(window, 1) == RED
        assert window.shelf.faults(in_hand(window))[0].severity == "warning"
        assert in_hand(window).stack.count() == 0, "leave is given by the user, and never kept in the file"


def test_a_file_from_elsewhere_is_copied_into_the_folder(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "pack").mkdir()
    fox = painted(tmp_path / "fox.png", RED)
    path = saved(tmp_path / "pack" / "one.json", a_pack(RING))
    with a_window(qtbot, tmp_path, path) as window:
        asked = answer_home(window, "copy")
        window.dressing.give(1, [fox])
        loaded(qtbot, window)
        assert asked == [[fox]]
        assert kind(window, 1).picture == "pictures/fox.png"
        assert (tmp_path / "pack" / "pictures" / "fox.png").read_bytes() == fox.read_bytes()
        assert shown_color(window, 1) == RED
        assert faults(window) == []


def test_a_file_from_elsewhere_is_left_where_it_is_when_that_is_wanted(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "pack").mkdir()
    fox = painted(tmp_path / "fox.png", RED)
    path = saved(tmp_path / "pack" / "one.json", a_pack(RING))
    with a_window(qtbot, tmp_path, path) as window:
        answer_home(window, "cancel")
        window.dressing.give(1, [fox])
        loaded(qtbot, window)
        assert kind(window, 1).picture is None
        answer_home(window, "leave")
        window.dressing.give(1, [fox])
        loaded(qtbot, window)
        assert (kind(window, 1).picture, shown_color(window, 1)) == ("../fox.png", RED)
        assert window.notices.texts() == [], "who has chosen a file is not asked whether it may be read"
        assert faults(window) == [("picture-outside", 1)]


def test_copies_never_replace_another_file(tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    pack.mkdir()
    one, two = painted(tmp_path / "fox.png", RED), tmp_path / "other"
    two.mkdir()
    painted(two / "fox.png", BLUE)
    assert copied(one, pack) == "pictures/fox.png"
    assert copied(one, pack) == "pictures/fox.png", "the same file is not copied twice"
    assert copied(two / "fox.png", pack) == "pictures/fox-2.png"
    (pack / "pictures").rename(pack / "kept")
    (pack / "pictures").symlink_to(tmp_path)
    assert copied(two / "fox.png", pack) == "fox.png", "a link does not lead the copy out of the folder"


def test_a_pack_that_was_never_saved_keeps_whole_paths_until_it_is(qtbot: QtBot, tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    inside, outside = painted(home / "fox.png", RED), painted(tmp_path / "owl.png", BLUE)
    with a_window(qtbot, tmp_path) as window:
        window.filing.begin(*a_pack(RING).levels)
        window.dressing.give(1, [inside, outside])
        loaded(qtbot, window)
        assert [kind(window, n).picture for n in (1, 2)] == [inside.as_posix(), outside.as_posix()]
        assert [shown_color(window, n) for n in (1, 2)] == [RED, BLUE]
        assert faults(window) == []
        answer_where(window, home / "pack.json")
        window.actions_by_id["save"].trigger()
        loaded(qtbot, window)
        assert [kind(window, n).picture for n in (1, 2)] == ["fox.png", outside.as_posix()]
        assert not in_hand(window).modified
        assert [shown_color(window, n) for n in (1, 2)] == [RED, BLUE]
        assert any("1 picture lies outside" in text for text in window.notices.texts())
        window.notices.answer("Copy into the folder")
        loaded(qtbot, window)
        assert kind(window, 2).picture == "pictures/owl.png"
        assert shown_color(window, 2) == BLUE
        assert faults(window) == []


def test_saving_in_another_folder_keeps_pictures_the_same_files(qtbot: QtBot, tmp_path: Path) -> None:
    for name in ("a/art", "b"):
        (tmp_path / name).mkdir(parents=True)
    painted(tmp_path / "a" / "art" / "fox.png", RED)
    path = saved(tmp_path / "a" / "one.json", a_pack_with("art/fox.png"))
    with a_window(qtbot, tmp_path, path) as window:
        loaded(qtbot, window)
        answer_where(window, tmp_path / "b" / "two.json")
        window.actions_by_id["save-as"].trigger()
        loaded(qtbot, window)
        assert load_pack(tmp_path / "b" / "two.json").kinds[0].picture == "../a/art/fox.png"
        assert load_pack(path).kinds[0].picture == "art/fox.png"
        assert shown_color(window, 1) == RED
        answer_where(window, tmp_path / "three.json")
        window.actions_by_id["save-as"].trigger()
        loaded(qtbot, window)
        assert load_pack(tmp_path / "three.json").kinds[0].picture == "a/art/fox.png"
        assert (shown_color(window, 1), faults(window)) == (RED, [])


def test_a_save_that_fails_leaves_the_paths_alone(qtbot: QtBot, tmp_path: Path) -> None:
    painted(tmp_path / "fox.png", RED)
    path = saved(tmp_path / "one.json", a_pack_with("fox.png"))
    with a_window(qtbot, tmp_path, path) as window:
        answer_where(window, tmp_path / "none" / "two.json")
        window.actions_by_id["save-as"].trigger()
        assert kind(window, 1).picture == "fox.png"
        assert not in_hand(window).modified


def test_an_export_elsewhere_offers_the_pictures(qtbot: QtBot, tmp_path: Path) -> None:
    for name in ("a/art", "game"):
        (tmp_path / name).mkdir(parents=True)
    fox = painted(tmp_path / "a" / "art" / "fox.png", RED)
    path = saved(tmp_path / "a" / "one.json", a_pack_with("art/fox.png"))
    with a_window(qtbot, tmp_path, path) as window:
        answer_where(window, tmp_path / "game" / "levels.json")
        window.actions_by_id["export"].trigger()
        assert load_pack(tmp_path / "game" / "levels.json").kinds[0].picture == "art/fox.png"
        window.notices.answer("Copy them there")
        loaded(qtbot, window)
        assert (tmp_path / "game" / "art" / "fox.png").read_bytes() == fox.read_bytes()


def test_kinds_that_travel_take_their_pictures_along(qtbot: QtBot, tmp_path: Path) -> None:
    for name in ("a/art", "a/b"):
        (tmp_path / name).mkdir(parents=True)
    painted(tmp_path / "a" / "art" / "fox.png", RED)
    inner = saved(tmp_path / "a" / "b" / "inner.json", a_pack(RING))
    outer = saved(tmp_path / "a" / "outer.json", a_pack(RING))
    source = saved(tmp_path / "a" / "source.json", a_pack_with("art/fox.png"))
    with a_window(qtbot, tmp_path, inner, outer, source) as window:
        loaded(qtbot, window)
        window.levels.choose_rows([0])
        window.actions_by_id["copy-levels"].trigger()
        window.top.tabs.setCurrentIndex(1)
        window.actions_by_id["paste-levels"].trigger()
        loaded(qtbot, window)
        assert in_hand(window).pack.kinds[-1].picture == "art/fox.png"
        number = len(in_hand(window).pack.kinds)
        assert shown_color(window, number) == RED
        window.top.tabs.setCurrentIndex(0)
        window.actions_by_id["paste-levels"].trigger()
        loaded(qtbot, window)
        assert in_hand(window).pack.kinds[-1].picture == (tmp_path / "a/art/fox.png").as_posix()
        assert faults(window) == [("picture-outside", number)], "what lay on the clipboard grants nothing"
        window.notices.answer("Allow it for this pack")
        loaded(qtbot, window)
        assert shown_color(window, number) == RED
