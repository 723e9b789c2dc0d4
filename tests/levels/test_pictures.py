"""Where the pictures of kinds lie, and that a pack cannot lead out of its folder."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from levels.level import Kind, Pack, Sprite
from levels.packs import PackError, format_pack, parse_pack
from levels.pictures import leaves, locate, read_bounded, rebased_picture, relative_picture


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A pack's folder with a picture in it, and another picture beside the folder."""
    pack = tmp_path / "pack"
    (pack / "art").mkdir(parents=True)
    (pack / "art" / "fox.png").write_bytes(b"fox")
    (tmp_path / "secret.png").write_bytes(b"secret")
    return pack


def test_a_picture_in_the_folder_is_found(folder: Path) -> None:
    place = locate("art/fox.png", folder)
    assert (place.whereabouts, place.path) == ("inside", folder / "art" / "fox.png")
    assert locate("art/../art/fox.png", folder).whereabouts == "inside"


@pytest.mark.parametrize(
    "picture",
    [
        "../secret.png",
        "art/../../secret.png",
        "/etc/passwd",
        "//server/share/x.png",
        "C:/x.png",
        "../../etc/x",
        "..",
    ],
)
def test_a_path_that_leaves_the_folder_is_outside_and_not_looked_at(
    picture: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*_args: object, **_more: object) -> None:
        raise AssertionError("the file system was asked")

    monkeypatch.setattr(os.path, "realpath", never)
    monkeypatch.setattr(os, "stat", never)
    assert locate(picture, folder).whereabouts == "outside"


def test_a_link_of_the_file_system_out_of_the_folder_is_outside(folder: Path) -> None:
    (folder / "link.png").symlink_to(folder.parent / "secret.png")
    (folder / "out").symlink_to(folder.parent)
    (folder / "in.png").symlink_to(folder / "art" / "fox.png")
    assert locate("link.png", folder).whereabouts == "outside"
    assert locate("out/secret.png", folder).whereabouts == "outside"
    assert locate("in.png", folder).whereabouts == "inside"


def test_a_trusted_path_may_leave_the_folder(folder: Path) -> None:
    place = locate("../secret.png", folder, trusted=True)
    assert (place.whereabouts, place.path) == ("inside", folder.parent / "secret.png")


def test_a_folder_that_is_a_link_itself_holds_its_pictures(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "alias").symlink_to(folder)
    assert locate("art/fox.png", tmp_path / "alias").whereabouts == "inside"


@pytest.mark.parametrize(
    ("picture", "expected"),
    [
        ("art/wolf.png", "missing"),
        ("art/fox.png/x", "missing"),
        ("art", "not-a-file"),
        ("", "no-path"),
        ("art\\fox.png", "no-path"),
        ("http://example.org/fox.png", "no-path"),
        ("file:///etc/passwd", "no-path"),
        ("art/\0fox.png", "no-path"),
        ("x" * 5000, "no-path"),
    ],
)
def test_what_is_no_picture_file_is_told(picture: str, expected: str, folder: Path) -> None:
    assert locate(picture, folder).whereabouts == expected


def test_links_in_a_circle_are_missing(folder: Path) -> None:
    (folder / "a.png").symlink_to(folder / "b.png")
    (folder / "b.png").symlink_to(folder / "a.png")
    assert locate("a.png", folder).whereabouts == "missing"


def test_a_pipe_is_not_a_file_and_is_never_waited_for(folder: Path) -> None:
    os.mkfifo(folder / "pipe.png")
    assert locate("pipe.png", folder).whereabouts == "not-a-file"
    with pytest.raises(OSError, match="is not a file"):
        read_bounded(folder / "pipe.png")


def test_reading_stops_at_its_bound(folder: Path) -> None:
    assert read_bounded(folder / "art" / "fox.png", 3) == b"fox"
    assert read_bounded(folder / "art" / "fox.png", 2) is None


@given(st.lists(st.sampled_from(["..", ".", "art", "fox.png", ""]), max_size=8))
def test_a_path_leaves_exactly_when_walking_it_goes_above_its_start(parts: list[str]) -> None:
    picture = "/".join(parts)
    depth, end = 0, 0
    names: list[str] = []
    for part in parts:
        if part == ".." and names and names[-1] != "..":
            names.pop()
        elif part not in ("", "."):
            names.append(part)
    depth = names.count("..")
    assert leaves(picture) == (picture.startswith("/") or depth > end)


def test_a_moved_pack_names_the_same_files(tmp_path: Path) -> None:
    old, new = tmp_path / "a", tmp_path / "b"
    assert rebased_picture("art/fox.png", old, new) == "../a/art/fox.png"
    assert rebased_picture("art/fox.png", old, tmp_path) == "a/art/fox.png"
    assert rebased_picture("../b/fox.png", old, new) == "fox.png"
    assert rebased_picture((new / "x.png").as_posix(), None, new) == "x.png"
    assert rebased_picture((old / "x.png").as_posix(), None, new) == (old / "x.png").as_posix()
    assert rebased_picture("http://x/y.png", old, new) == "http://x/y.png"
    assert relative_picture(new / "art" / "x.png", new) == "art/x.png"


def test_a_sprite_is_written_with_its_kind_and_only_where_there_is_one() -> None:
    sprite = Sprite(x=64, y=0, width=32, height=48)
    kinds = (Kind(name="fox", picture="sheet.png", sprite=sprite), Kind(name="owl"))
    data = format_pack(Pack(id="p", kinds=kinds))
    assert b'"sprite": {"x": 64, "y": 0, "width": 32, "height": 48}' in data
    assert data.count(b"sprite") == 1
    assert parse_pack(data, source="p").kinds == kinds


@pytest.mark.parametrize(
    "sprite", ['{"x": -1, "y": 0, "width": 1, "height": 1}', '{"x": 0, "y": 0, "width": 0}', "[0]"]
)
def test_a_sprite_that_is_no_rectangle_is_a_fault_with_its_place(sprite: str) -> None:
    text = (
        '{"format": "boardloom-pack", "version": 1, "levels": [], '
        f'"kinds": [{{"name": "fox", "picture": "a.png", "sprite": {sprite}}}]}}'
    )
    with pytest.raises(PackError, match=r"kinds\[0\]\.sprite"):
        parse_pack(text.encode(), source="p")
