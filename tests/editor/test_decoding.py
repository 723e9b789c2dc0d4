"""Own pictures are read with care: what a file is, its bytes say; what it would cost is known before."""

from __future__ import annotations

import gzip
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from editor.art.own import own_theme, resized
from editor.art.themes import THEMES
from editor.art.tiles import TileArt
from editor.kinds.cutting import Grid, guessed_side
from editor.kinds.decoding import (
    KEPT_SIDE,
    Portrait,
    Sheet,
    open_sheet,
    portrait,
    seen_sprites,
    whole_image,
)
from editor.kinds.refusal import _WORDS, Refused, refused_words
from editor.kinds.shelf import read_sheet
from editor.kinds.svg_guard import svg_refusal
from editor.theme import DARK
from levels.level import Sprite
from tests.editor.artists import BLUE, GREEN, RED, SVG, color_at, drawn, painted, png_claiming

pytestmark = pytest.mark.usefixtures("qapp")


def refusal(data: bytes) -> str:
    """Return the code with which a file is refused, or that it was taken."""
    sheet = open_sheet(data)
    outcome = sheet if isinstance(sheet, Refused) else portrait(sheet, None)
    return outcome.code if isinstance(outcome, Refused) else "taken"


def of(path: Path, sprite: Sprite | None = None) -> Portrait:
    sheet = read_sheet(path)
    assert isinstance(sheet, Sheet), sheet
    found = portrait(sheet, sprite)
    assert isinstance(found, Portrait), found
    return found


def test_a_png_and_an_svg_are_taken_whatever_they_are_called(tmp_path: Path) -> None:
    fox = of(painted(tmp_path / "fox.txt", RED))
    assert (fox.image.size(), fox.color) == (QSize(16, 16), RED)
    owl = of(drawn(tmp_path / "owl.png"))
    assert (owl.image.size(), owl.color) == (QSize(KEPT_SIDE, KEPT_SIDE), GREEN)


def test_a_large_picture_is_kept_small(tmp_path: Path) -> None:
    image = QImage(2000, 1000, QImage.Format.Format_RGB32)
    image.fill(0xFF2040C0)
    image.save(str(tmp_path / "big.png"))
    image.save(str(tmp_path / "big.jpg"))
    assert of(tmp_path / "big.png").image.size() == QSize(KEPT_SIDE, KEPT_SIDE // 2)
    assert of(tmp_path / "big.jpg").image.size() == QSize(KEPT_SIDE, KEPT_SIDE // 2)


def test_a_pixel_bomb_is_refused_before_it_is_decoded() -> None:
    start = time.process_time()
    assert refusal(png_claiming(60_000, 60_000)) == "too-many-pixels"
    assert refusal(png_claiming(2**31 - 1, 1)) in ("too-many-pixels", "broken")
    assert time.process_time() - start < 5, "not the speed, but that no gigabytes were filled"


@pytest.mark.no_qt_log
def test_what_is_broken_is_refused(tmp_path: Path) -> None:
    whole = painted(tmp_path / "fox.png", RED, side=64).read_bytes()
    assert refusal(whole[:-20]) == "broken"
    assert refusal(whole[: len(whole) // 2]) == "broken"
    assert refusal(png_claiming(400, 400)) == "broken"
    assert refusal(b"\x89PNG\r\n\x1a\nIEND") == "broken"
    assert refusal(b"") == "unknown-format"
    assert refusal(b"just some words") == "unknown-format"
    assert refusal(b"GIF89a" + b"\0" * 40) == "unknown-format"
    assert refusal(SVG.format("<g>").encode()) == "broken"


def test_a_picture_in_which_nothing_is_seen_is_refused(tmp_path: Path) -> None:
    assert refusal(painted(tmp_path / "clear.png", "", RED, side=4).read_bytes()) == "taken"
    assert refusal(painted(tmp_path / "clear.png", "", side=4).read_bytes()) == "blank"
    assert refusal(SVG.format("").encode()) == "blank"


@pytest.mark.parametrize(
    ("inside", "expected"),
    [
        ('<image xlink:href="file:///etc/passwd" width="9" height="9"/>', "svg-reaches-out"),
        ('<image href="data:image/png;base64,AAAA" width="9" height="9"/>', "svg-reaches-out"),
        ('<rect width="9" height="9" fill="url(http://example.org/x.svg#a)"/>', "svg-reaches-out"),
        ('<rect width="9" height="9" style="fill: URL( \'other.svg#a\' )"/>', "svg-reaches-out"),
        ("<style>@import 'http://example.org/x.css';</style>", "svg-reaches-out"),
        ("<style>rect { fill: url(other.svg#a) }</style>", "svg-reaches-out"),
        ('<use xlink:href="other.svg#a"/>', "svg-reaches-out"),
        ("<script>alert(1)</script>", "svg-reaches-out"),
        ('<rect width="9" height="9" onload="alert(1)"/>', "svg-reaches-out"),
        ("<foreignObject/>", "svg-reaches-out"),
        ('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>', "svg-too-much"),
        ("<g>" * 3000 + "</g>" * 3000, "svg-too-much"),
        ('<rect width="9" height="9"/>' * 30_000, "svg-too-much"),
        ('<rect width="9" height="9" opacity="0.5"/>' * 3000, "svg-too-much"),
    ],
)
def test_an_svg_that_reaches_out_or_never_ends_is_refused(inside: str, expected: str) -> None:
    assert refusal(SVG.format(inside).encode()) == expected


def test_an_svg_that_uses_itself_ten_times_over_is_refused() -> None:
    inside = '<g id="g0"><rect width="9" height="9"/></g>'
    for number in range(1, 9):
        inside += f'<g id="g{number}">' + f'<use href="#g{number - 1}"/>' * 10 + "</g>"
    assert refusal(SVG.format(inside).encode()) == "svg-too-much"


@pytest.mark.parametrize(
    "entity",
    [
        '<!ENTITY x SYSTEM "file:///etc/passwd">',
        '<!ENTITY x "ha"><!ENTITY y "&x;&x;&x;">',
        '<!ENTITY % p "x">',
    ],
)
def test_an_svg_with_entities_is_refused(entity: str) -> None:
    text = f"<!DOCTYPE svg [{entity}]>" + SVG.format('<text y="50">&x;</text>')
    assert refusal(text.encode()) == "svg-entities"


@pytest.mark.parametrize("size", ['width="1e9" height="1e9"', 'width="1" height="500"', 'viewBox="0 0 0 9"'])
def test_an_svg_of_no_size_for_a_picture_is_refused(size: str) -> None:
    text = f'<svg xmlns="http://www.w3.org/2000/svg" {size}><rect width="9" height="9"/></svg>'
    assert refusal(text.encode()) == "svg-size"


def test_a_packed_svg_is_not_unpacked() -> None:
    assert refusal(gzip.compress(SVG.format("").encode())) == "unknown-format"


def test_an_svg_as_drawing_programs_write_it_is_taken() -> None:
    head = (
        '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" '
        '"http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'
    )
    inside = (
        '<defs><linearGradient id="g"><stop offset="0" stop-color="#d03020"/></linearGradient></defs>'
        '<style>.a { fill: url(#g) }</style><rect id="r" class="a" width="60" height="60"/>'
        '<use href="#r" x="30"/><a href="http://example.org"><rect width="5" height="5"/></a>'
    )
    assert svg_refusal((head + SVG.format(inside)).encode()) is None
    assert refusal((head + SVG.format(inside)).encode()) == "taken"


def test_every_refusal_says_what_to_do() -> None:
    for code in _WORDS:
        words = refused_words(Refused(code, "9"))
        assert words.endswith("."), code
        assert "{" not in words, code


def test_files_that_cannot_be_read_are_refused(tmp_path: Path) -> None:
    huge = tmp_path / "huge.png"
    with huge.open("wb") as file:
        file.truncate(40 * 1024 * 1024)
    assert read_sheet(huge) == Refused("too-many-bytes", "32")
    for path in (tmp_path / "none.png", tmp_path):
        found = read_sheet(path)
        assert isinstance(found, Refused)
        assert found.code == "unreadable"


def test_sprites_are_cut_by_their_size_margin_and_spacing() -> None:
    found = Grid(10, 20, margin=2, spacing=3).sprites(40, 50, most=99)
    assert [(each.x, each.y) for each in found] == [(2, 2), (15, 2), (28, 2), (2, 25), (15, 25), (28, 25)]
    assert len(Grid(1, 1).sprites(100, 100, most=7)) == 7
    assert Grid(50, 50).sprites(40, 60, most=9) == []


@pytest.mark.parametrize(
    ("size", "side"), [((256, 192), 64), ((160, 80), 40), ((34, 17), 17), ((1000, 1000), 40), ((7, 5), 5)]
)
def test_the_side_of_sprites_is_guessed(size: tuple[int, int], side: int) -> None:
    assert guessed_side(*size) == side


def test_parts_of_a_sheet_are_pictures_and_bare_places_are_left_out(tmp_path: Path) -> None:
    path = painted(tmp_path / "sheet.png", RED, "", BLUE, GREEN, across=2)
    sprites = Grid(16, 16).sprites(32, 32, most=9)
    sheet = read_sheet(path)
    assert isinstance(sheet, Sheet)
    seen = seen_sprites(whole_image(sheet), sheet.size, sprites)
    assert [(each.x, each.y) for each in seen] == [(0, 0), (0, 16), (16, 16)]
    assert [of(path, sprite).color for sprite in seen] == [RED, BLUE, GREEN]
    beyond = portrait(sheet, Sprite(x=20, y=0, width=16, height=16))
    assert isinstance(beyond, Refused)
    assert beyond.code == "beyond-sheet"


def test_parts_of_an_svg_are_drawn_sharp(tmp_path: Path) -> None:
    path = drawn(tmp_path / "sheet.svg", f'<rect width="50" height="100" fill="{RED}"/>')
    left, right = (Sprite(x=x, y=0, width=50, height=100) for x in (0, 50))
    assert of(path, left).image.size() == QSize(256, 512)
    sheet = read_sheet(path)
    assert isinstance(sheet, Sheet)
    assert portrait(sheet, right) == Refused("blank")
    sprites = [left, right]
    assert seen_sprites(whole_image(sheet), sheet.size, sprites) == [left]


def test_pictures_that_look_the_same_have_one_digest(tmp_path: Path) -> None:
    one, two = painted(tmp_path / "one.png", RED, BLUE), painted(tmp_path / "two.png", BLUE, RED)
    left, right = (Sprite(x=x, y=0, width=16, height=16) for x in (0, 16))
    assert of(one, left).digest == of(two, right).digest
    assert of(one, left).digest != of(one, right).digest


def test_small_art_grows_pixel_by_pixel(tmp_path: Path) -> None:
    image = of(painted(tmp_path / "pair.png", RED, BLUE, side=4)).image
    grown = resized(image, 80, 40)
    assert [grown.pixelColor(x, 20).name() for x in (0, 38, 41, 79)] == [RED, RED, BLUE, BLUE]


@pytest.mark.parametrize("theme", ["mahjong", "orbs"])
@pytest.mark.parametrize("dpr", [1.0, 1.5, 2.0, 3.0])
def test_own_pictures_are_drawn_at_every_pixel_ratio(tmp_path: Path, theme: str, dpr: float) -> None:
    fox = of(painted(tmp_path / "fox.png", RED, side=32))
    own = own_theme(THEMES[theme], {2: (fox.image, fox.color), 3: None}, edition=1, fill=False)
    art, plain = TileArt(own, DARK), TileArt(theme, DARK)
    image = art.image(2, 40, dpr)
    assert (image.width(), color_at(image)) == (round(40 * dpr), RED)
    assert art.image(1, 40, dpr) == plain.image(1, 40, dpr)
    assert art.image(3, 40, dpr) != plain.image(3, 40, dpr), "a missing picture has a placeholder"
    assert (own.kind_color(2), own.kind_color(1)) == (RED, plain.theme.kind_color(1))
    stuck = art.image(2, 40, dpr, "stuck")
    assert stuck != image
    assert color_at(stuck) == RED


def test_an_edge_of_an_own_picture_is_sharp_on_the_screen(tmp_path: Path) -> None:
    fox = of(painted(tmp_path / "fox.png", RED, BLUE, RED, BLUE, across=2, side=16))
    own = own_theme(THEMES["orbs"], {1: (fox.image, fox.color)}, edition=1, fill=True)
    for side, dpr in ((40, 1.0), (33, 2.0), (65, 1.5)):
        image = TileArt(own, DARK).image(1, side, dpr)
        row = [image.pixelColor(x, image.height() // 2 - 3).name() for x in range(image.width())]
        middle = row[2:-2]
        assert set(middle) <= {RED, BLUE} or sum(color not in (RED, BLUE) for color in middle) <= 3
