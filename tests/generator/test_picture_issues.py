"""Faults of the pictures of kinds, told without drawing anything."""

from __future__ import annotations

from pathlib import Path

from generator.picture_issues import picture_issues
from levels.level import Kind, Sprite


def kind(picture: str | None, sprite: tuple[int, int] | None = None, name: str = "fox") -> Kind:
    part = None if sprite is None else Sprite(x=sprite[0], y=sprite[1], width=8, height=8)
    return Kind(name=name, picture=picture, sprite=part)


def told(folder: Path, *kinds: Kind) -> list[tuple[str, str]]:
    return [(issue.code, issue.where) for issue in picture_issues(kinds, folder)]


def test_each_fault_of_a_picture_is_found(tmp_path: Path) -> None:
    (tmp_path / "fox.png").write_bytes(b"fox")
    kinds = (kind("fox.png"), kind("owl.png"), kind("../fox.png"), kind("."), kind("a\\b.png"), kind(None))
    assert told(tmp_path, *kinds) == [
        ("picture-missing", "kinds[1].picture"),
        ("picture-outside", "kinds[2].picture"),
        ("picture-not-a-file", "kinds[3].picture"),
        ("picture-path", "kinds[4].picture"),
    ]


def test_the_same_bytes_under_two_names_are_the_same_picture(tmp_path: Path) -> None:
    for name in ("fox.png", "copy.png"):
        (tmp_path / name).write_bytes(b"fox")
    (tmp_path / "owl.png").write_bytes(b"owl")
    kinds = (kind("fox.png"), kind("owl.png"), kind("copy.png"))
    assert told(tmp_path, *kinds) == [("picture-same", "kinds[2].picture")]
    assert picture_issues(kinds, tmp_path)[0].severity == "warning"


def test_sprites_of_one_sheet_differ_by_their_place(tmp_path: Path) -> None:
    (tmp_path / "sheet.png").write_bytes(b"sheet")
    kinds = (kind("sheet.png", (0, 0)), kind("sheet.png", (8, 0)), kind("sheet.png", (0, 0)))
    assert told(tmp_path, *kinds) == [("picture-same", "kinds[2].picture")]


def test_a_huge_file_is_refused_without_being_read_whole(tmp_path: Path) -> None:
    with (tmp_path / "huge.png").open("wb") as file:
        file.truncate(40 * 1024 * 1024)
    assert told(tmp_path, kind("huge.png")) == [("picture-too-large", "kinds[0].picture")]
