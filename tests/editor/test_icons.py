"""Icons: all there, all different, sharp, in the colours in force."""

from __future__ import annotations

import gc

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon, QImage, QPixmap

from editor.art.icon_table import ICONS
from editor.art.icons import icon
from editor.look import ThemeChoice, look
from editor.theme import DARK, LIGHT, Colors

pytestmark = pytest.mark.usefixtures("qapp")


def drawn(name: str, side: int, dpr: float = 1.0) -> QImage:
    return icon(name).pixmap(QSize(side, side), dpr).toImage()


@pytest.mark.parametrize("dpr", [1.0, 1.5, 2.0])
def test_icons_are_drawn_for_the_screen(dpr: float) -> None:
    for name in ICONS:
        image = drawn(name, 20, dpr)
        assert image.width() == round(20 * dpr), name
        alphas = {image.pixelColor(x, y).alpha() for x in range(image.width()) for y in range(image.height())}
        assert max(alphas) > 180, name
        edge = image.width() - 1
        corners = [image.pixelColor(x, y).alpha() for x in (0, edge) for y in (0, edge)]
        assert corners == [0, 0, 0, 0], f"{name} is cut off"


def test_no_two_icons_are_alike() -> None:
    pictures = {name: bytes(drawn(name, 20).constBits()) for name in ICONS}
    assert len(set(pictures.values())) == len(ICONS)


def test_icons_follow_the_theme() -> None:
    brush = icon("brush")
    choices: tuple[tuple[ThemeChoice, Colors], ...] = (("dark", DARK), ("light", LIGHT))
    try:
        for choice, colors in choices:
            look().choose(choice)
            image = brush.pixmap(QSize(32, 32), 1.0).toImage()
            spots = [image.pixelColor(x, y) for x in range(32) for y in range(32)]
            assert {spot.name() for spot in spots if spot.alpha() == 255} == {colors.text}
    finally:
        look().choose("system")


def test_a_disabled_icon_is_paler_and_a_checked_one_takes_its_tone() -> None:
    eye = icon("eye", checked="accent")
    size = QSize(32, 32)
    normal = eye.pixmap(size, 1.0).toImage()
    disabled = eye.pixmap(size, 1.0, QIcon.Mode.Disabled).toImage()
    checked = eye.pixmap(size, 1.0, QIcon.Mode.Normal, QIcon.State.On).toImage()
    assert normal != disabled
    assert normal != checked


def test_icons_outlive_their_makers() -> None:
    kept = [icon("brush") for _ in range(50)]
    copy = QIcon(kept[0])
    copy.addPixmap(QPixmap(4, 4))
    del kept
    gc.collect()
    assert copy.pixmap(QSize(20, 20), 1.0).width() == 20
