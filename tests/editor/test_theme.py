"""The colour tables: everything that is read can be read, in both themes."""

from __future__ import annotations

import re

import pytest
from PySide6.QtGui import QFontInfo, QFontMetricsF
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from editor.art.color import contrast, mix
from editor.look import ThemeChoice, look
from editor.stylesheet import style_sheet
from editor.theme import CONTROL, DARK, LIGHT, TYPE_SCALE, Colors, Tone, font

READ: tuple[Tone, ...] = ("text", "muted", "accent", "good", "warn", "bad")


@pytest.mark.parametrize("colors", [DARK, LIGHT], ids=["dark", "light"])
@pytest.mark.parametrize("tone", READ)
def test_text_stands_out_from_every_surface(colors: Colors, tone: Tone) -> None:
    worst = min(colors.surfaces, key=lambda surface: contrast(colors.tone(tone), surface))
    assert contrast(colors.tone(tone), worst) >= 4.5, worst


@pytest.mark.parametrize("colors", [DARK, LIGHT], ids=["dark", "light"])
def test_the_main_button_can_be_read_and_seen(colors: Colors) -> None:
    assert contrast(colors.on_accent, colors.accent) >= 4.5
    assert contrast(colors.accent, colors.panel) >= 3.0


@pytest.mark.parametrize("colors", [DARK, LIGHT], ids=["dark", "light"])
def test_overlay_lines_stand_out_from_the_canvas(colors: Colors) -> None:
    for hue in (*colors.pair_hues, *colors.wave_hues, colors.hint):
        assert contrast(hue, colors.canvas) >= 3.0, hue


def test_contrast_is_that_of_wcag() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    assert mix("#000000", "#ff8000", 0.5) == "#804000"


def test_the_style_sheet_names_no_colour_that_is_not_in_the_table() -> None:
    for colors in (DARK, LIGHT):
        sheet = style_sheet(colors)
        assert "$" not in sheet
        assert colors.accent in sheet
    assert style_sheet(DARK) != style_sheet(LIGHT)


def test_digits_are_of_one_width(qapp: QApplication) -> None:
    assert qapp is not None
    for role in TYPE_SCALE:
        metrics = QFontMetricsF(font(role))
        assert len({metrics.horizontalAdvance(digit) for digit in "0123456789"}) == 1
        assert QFontInfo(font(role)).pixelSize() == TYPE_SCALE[role][0]


CHOICES: tuple[tuple[ThemeChoice, Colors], ...] = (("dark", DARK), ("light", LIGHT))


def test_choosing_a_theme_dresses_the_application(qapp: QApplication, qtbot: QtBot) -> None:
    button = QPushButton("Deal")
    qtbot.addWidget(button)
    try:
        for choice, wanted in CHOICES:
            look().choose(choice)
            look().apply()
            assert look().colors == wanted
            assert qapp.palette().window().color().name() == wanted.window
            assert button.sizeHint().height() == CONTROL
    finally:
        look().choose("system")


def test_a_switch_is_told_once(qtbot: QtBot) -> None:
    look().choose("dark")
    try:
        with qtbot.waitSignal(look().changed, timeout=500) as told:
            look().choose("light")
        assert told.args == [LIGHT]
        with qtbot.assertNotEmitted(look().changed):
            look().choose("light")
    finally:
        look().choose("system")


_PARTS_WITHOUT_TEXT = ("disabled", "::", "QScrollBar", "QSplitter", "QProgressBar", "QSlider", "separator")


def _rules(sheet: str) -> list[tuple[str, dict[str, str]]]:
    """Return the rules of a style sheet, selector by selector, with what they declare."""
    found = []
    for selectors, body in re.findall(r"([^{}]+)\{([^{}]*)\}", sheet):
        declared = dict(part.split(":", 1) for part in body.split(";") if ":" in part)
        values = {name.strip(): value.strip() for name, value in declared.items()}
        found += [(selector.strip(), values) for selector in selectors.split(",")]
    return found


@pytest.mark.parametrize("colors", [DARK, LIGHT], ids=["dark", "light"])
def test_every_rule_of_the_style_sheet_can_be_read(colors: Colors) -> None:
    """Text on whatever ground a rule sets, or text of a rule's colour on whatever lies below."""
    tried = 0
    rules = _rules(style_sheet(colors))
    inks = {selector: values["color"] for selector, values in rules if "color" in values}
    for selector, values in rules:
        if any(part in selector for part in _PARTS_WITHOUT_TEXT):
            continue
        ground = values.get("background", "transparent")
        # A state takes its ink from the control that is in it.
        ink = values.get("color") or inks.get(re.sub(r":[a-z]+", "", selector), colors.text)
        grounds = [ground] if ground.startswith("#") else [colors.window, colors.panel, colors.raised]
        if ground.startswith("#") or "color" in values:
            for each in grounds:
                assert contrast(ink, each) >= 4.5, (selector, ink, each)
                tried += 1
        if "selection-background-color" in values:
            chosen = values["selection-background-color"]
            assert contrast(values["selection-color"], chosen) >= 4.5, selector
            tried += 1
    assert tried > 30


@pytest.mark.parametrize("colors", [DARK, LIGHT], ids=["dark", "light"])
def test_icons_and_lines_of_the_focus_stand_out(colors: Colors) -> None:
    for ground in (colors.window, colors.panel, colors.raised, colors.field, colors.lit, colors.selected):
        assert contrast(colors.accent, ground) >= 3.0, ground
        assert contrast(colors.muted, ground) >= 3.0, ground
    # A ring in the colour of the panel, inside the main button.
    assert contrast(colors.panel, colors.accent) >= 3.0
