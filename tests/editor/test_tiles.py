"""Tiles and orbs: every kind is told apart, at every size, by everyone."""

from __future__ import annotations

import itertools

import numpy as np
import numpy.typing as npt
import pytest
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from editor.art.color import BLINDNESS
from editor.art.themes import THEMES, themes_for
from editor.art.tiles import TileArt
from editor.theme import DARK, LIGHT
from levels.board import EMPTY, SLOT, VOID, WALL

pytestmark = pytest.mark.usefixtures("qapp")

SMALL = 20


def rgb_of(image: QImage, background: str) -> npt.NDArray[np.float64]:
    """The picture over a background, as red, green, blue from 0 to 1."""
    flat = image.convertToFormat(QImage.Format.Format_ARGB32)
    raw = np.frombuffer(flat.constBits(), dtype=np.uint8).reshape(flat.height(), flat.width(), 4) / 255
    ground = np.array([int(background[i : i + 2], 16) / 255 for i in (1, 3, 5)])
    alpha = raw[:, :, 3:]
    return np.asarray(raw[:, :, 2::-1] * alpha + ground * (1 - alpha))


def distance(first: npt.NDArray[np.float64], second: npt.NDArray[np.float64]) -> float:
    """The root mean square difference, 0 to 1."""
    return float(np.sqrt(np.mean((first - second) ** 2)))


def seen(picture: npt.NDArray[np.float64], blindness: str) -> npt.NDArray[np.float64]:
    light = np.where(picture <= 0.04045, picture / 12.92, ((picture + 0.055) / 1.055) ** 2.4)
    changed = np.clip(light @ np.array(BLINDNESS[blindness]).T, 0, 1)
    return np.asarray(np.where(changed <= 0.0031308, changed * 12.92, 1.055 * changed ** (1 / 2.4) - 0.055))


def pictures(theme: str, side: int) -> dict[str, npt.NDArray[np.float64]]:
    art = TileArt(theme, DARK)
    return {
        name: rgb_of(art.image(kind, side), DARK.canvas) for kind, name in enumerate(art.theme.kinds, start=1)
    }


@pytest.mark.parametrize("theme", list(THEMES))
@pytest.mark.parametrize("side", [SMALL, 28, 48])
def test_every_kind_is_told_apart(theme: str, side: int) -> None:
    drawn = pictures(theme, side)
    least = min(itertools.combinations(drawn, 2), key=lambda two: distance(drawn[two[0]], drawn[two[1]]))
    assert distance(drawn[least[0]], drawn[least[1]]) > 0.035, least


@pytest.mark.parametrize("theme", ["shapes", "orbs-safe"])
@pytest.mark.parametrize("blindness", list(BLINDNESS))
def test_safe_themes_are_told_apart_with_every_colour_blindness(theme: str, blindness: str) -> None:
    drawn = {name: seen(picture, blindness) for name, picture in pictures(theme, SMALL).items()}
    least = min(itertools.combinations(drawn, 2), key=lambda two: distance(drawn[two[0]], drawn[two[1]]))
    assert distance(drawn[least[0]], drawn[least[1]]) > 0.06, least


def test_shapes_are_told_apart_in_grey() -> None:
    drawn = {name: picture.mean(axis=2) for name, picture in pictures("shapes", SMALL).items()}
    least = min(itertools.combinations(drawn, 2), key=lambda two: distance(drawn[two[0]], drawn[two[1]]))
    assert distance(drawn[least[0]], drawn[least[1]]) > 0.06, least


@pytest.mark.parametrize("theme", [theme.id for theme in themes_for("link") if theme.mode == "link"])
def test_a_tile_theme_has_at_least_42_kinds(theme: str) -> None:
    assert len(set(THEMES[theme].kinds)) == len(THEMES[theme].kinds) >= 42


@pytest.mark.parametrize("theme", list(THEMES))
def test_a_kind_beyond_the_theme_shows_its_number(theme: str) -> None:
    art = TileArt(theme, LIGHT)
    beyond = [len(art.theme.kinds) + 1, 99, 100, 2345]
    drawn = [rgb_of(art.image(kind, 48), LIGHT.canvas) for kind in beyond]
    for first, second in itertools.combinations(drawn, 2):
        assert distance(first, second) > 0.02
    assert art.theme.kind_name(2345) == "Kind 2345"


@pytest.mark.parametrize("colors", [DARK, LIGHT], ids=["dark", "light"])
def test_bare_cells_are_told_apart_and_a_void_is_clear(colors: object) -> None:
    table = DARK if colors is DARK else LIGHT
    art = TileArt("mahjong", table)
    codes = (EMPTY, SLOT, WALL, VOID)
    drawn = [rgb_of(art.image(code, SMALL), table.canvas) for code in codes]
    for first, second in itertools.combinations(drawn, 2):
        assert distance(first, second) > 0.015
    assert not rgb_of(art.image(VOID, SMALL), "#000000").any()
    assert art.palette_image(VOID, 40) != art.image(VOID, 40)


@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5, 2.0, 3.0])
def test_a_picture_is_as_sharp_as_its_screen(dpr: float) -> None:
    image = TileArt("mahjong", DARK).image(5, 37, dpr)
    assert (image.width(), image.height()) == (round(37 * dpr), round(37 * dpr))
    assert image.devicePixelRatio() == dpr


def test_a_picture_is_drawn_once() -> None:
    art = TileArt("fruit", LIGHT)
    assert art.image(3, 24) is art.image(3, 24)
    assert art.image(3, 24, mark="stuck") != art.image(3, 24)


def test_the_hatch_of_a_stuck_tile_leaves_its_symbol_alone() -> None:
    art = TileArt("shapes", DARK)
    plain, stuck = (rgb_of(art.image(18, 48, mark=mark), DARK.canvas) for mark in ("plain", "stuck"))
    middle = slice(20, 26)
    assert (plain[middle, middle] == stuck[middle, middle]).all()
    assert (plain != stuck).any()


def test_drawing_needs_no_fonts(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    assert qapp is not None

    def refuse(*_: object) -> None:
        raise AssertionError("a tile was drawn with a font")

    monkeypatch.setattr(QPainter, "drawText", refuse)
    for theme in THEMES.values():
        for kind in (1, 12, len(theme.kinds), 200):
            TileArt(theme, DARK).image(kind, 20)


@pytest.mark.parametrize("theme", list(THEMES))
def test_kinds_keep_apart_in_thumbnails(theme: str) -> None:
    colors = [THEMES[theme].kind_color(kind) for kind in range(1, len(THEMES[theme].kinds) + 1)]
    assert len(set(colors)) >= 0.8 * len(colors)
    assert all(len(color) == 7 for color in colors)
    assert THEMES[theme].kind_color(4000) in colors
