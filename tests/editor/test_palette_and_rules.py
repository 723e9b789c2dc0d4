"""The palette and the rules panel under real mouse and key events."""

from __future__ import annotations

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from editor.art.tiles import TileArt
from editor.look import look
from editor.panels.controls import Stepper
from editor.panels.palette_panel import PalettePanel
from editor.panels.rules_panel import RulesPanel
from editor.theme import DARK
from levels.board import EMPTY, SLOT, VOID, WALL
from levels.rules import COLLAPSES, LinkRules, OrbRules, Skyfall
from tests.editor.listening import Told, nameless

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def rules_panel(qtbot: QtBot) -> RulesPanel:
    look().apply()
    panel = RulesPanel()
    panel.resize(280, 400)
    qtbot.addWidget(panel)
    panel.show()
    return panel


@pytest.fixture
def palette(qtbot: QtBot) -> PalettePanel:
    look().apply()
    panel = PalettePanel(TileArt("mahjong", DARK))
    panel.resize(280, 700)
    qtbot.addWidget(panel)
    panel.show()
    return panel


def test_every_control_has_a_name(palette: PalettePanel, rules_panel: RulesPanel) -> None:
    palette.show_brush(3, {3: 1.0, 4: 2.0})
    assert nameless(palette) == []
    assert nameless(rules_panel) == []
    assert nameless(rules_panel.collapse.popup) == []


def test_showing_rules_tells_nothing(rules_panel: RulesPanel) -> None:
    told = Told(rules_panel.rules_changed)
    rules_panel.show_rules(LinkRules(max_turns=5, border="closed", collapse="outward"))
    rules_panel.show_rules(OrbRules(run=4, group=5, diagonal=True, max_steps=30, skyfall=Skyfall(seed="a")))
    assert told.values == []


def test_turns_are_stepped_typed_and_bounded(rules_panel: RulesPanel) -> None:
    told = Told(rules_panel.rules_changed)
    QTest.mouseClick(rules_panel.max_turns.more, LEFT)
    QTest.keyClick(rules_panel.max_turns.number, Qt.Key.Key_Down)
    QTest.keyClick(rules_panel.max_turns.number, Qt.Key.Key_Down)
    rules_panel.max_turns.number.selectAll()
    QTest.keyClicks(rules_panel.max_turns.number, "8")
    QTest.keyClick(rules_panel.max_turns.number, Qt.Key.Key_Return)
    assert told.values == [LinkRules(max_turns=turns) for turns in (3, 2, 1, 8)]
    assert not rules_panel.max_turns.more.isEnabled()


def test_the_border_is_chosen_by_mouse_and_by_key(rules_panel: RulesPanel) -> None:
    told = Told(rules_panel.rules_changed)
    open_, closed = rules_panel.border.buttons
    QTest.mouseClick(closed, LEFT)
    QTest.keyClick(closed, Qt.Key.Key_Left)
    assert told.values == [LinkRules(border="closed"), LinkRules(border="open")]
    assert open_.isChecked()
    assert not closed.isChecked()


def test_a_collapse_is_picked_among_pictures(rules_panel: RulesPanel) -> None:
    told = Told(rules_panel.rules_changed)
    field = rules_panel.collapse
    QTest.mouseClick(field, LEFT)
    assert field.popup.isVisible()
    assert list(field.popup.buttons) == list(COLLAPSES)
    QTest.mouseClick(field.popup.buttons["outward"], LEFT)
    assert not field.popup.isVisible()
    assert told.values == [LinkRules(collapse="outward")]
    assert "Outward" in field.accessibleName()


def test_a_collapse_is_picked_with_the_keyboard(rules_panel: RulesPanel) -> None:
    told = Told(rules_panel.rules_changed)
    field = rules_panel.collapse
    QTest.keyClick(field, Qt.Key.Key_Down)
    buttons = field.popup.buttons
    buttons["none"].setFocus()
    QTest.keyClick(buttons["none"], Qt.Key.Key_Down)
    QTest.keyClick(buttons["split-vertical"], Qt.Key.Key_Right)
    assert "Upper half down" in field.popup.sentence.text()
    QTest.keyClick(buttons["center-vertical"], Qt.Key.Key_Return)
    assert told.values == [LinkRules(collapse="center-vertical")]


def test_orb_rules_have_fields_of_their_own(rules_panel: RulesPanel) -> None:
    rules_panel.show_rules(OrbRules())
    assert not rules_panel.max_turns.isVisible()
    assert rules_panel.run.isVisible()
    told = Told(rules_panel.rules_changed)
    QTest.mouseClick(rules_panel.group.more, LEFT)
    QTest.mouseClick(rules_panel.diagonal.buttons[1], LEFT)
    QTest.mouseClick(rules_panel.max_steps.more, LEFT)
    QTest.mouseClick(rules_panel.max_steps.less, LEFT)
    QTest.mouseClick(rules_panel.skyfall.buttons[1], LEFT)
    expected = [OrbRules(group=1)]
    for fields in ({"diagonal": True}, {"max_steps": 0}, {"max_steps": None}, {"skyfall": Skyfall(seed="1")}):
        expected.append(msgspec.structs.replace(expected[-1], **fields))
    assert told.values == expected


def test_a_section_folds_away(rules_panel: RulesPanel) -> None:
    told = Told(rules_panel.folded)
    QTest.mouseClick(rules_panel.heading, LEFT)
    assert not rules_panel.max_turns.isVisible()
    QTest.keyClick(rules_panel.heading, Qt.Key.Key_Space)
    assert rules_panel.max_turns.isVisible()
    assert told.values == [True, False]


def test_the_palette_shows_bare_cells_and_all_kinds(palette: PalettePanel) -> None:
    assert list(palette.buttons)[:4] == [SLOT, EMPTY, WALL, VOID]
    assert list(palette.buttons)[4:] == list(range(1, 43))
    palette.show_kinds(["red", "blue"], {1: 2})
    assert list(palette.buttons)[4:] == [1, 2]
    palette.show_kinds(["red", "blue"], {5: 2})
    assert list(palette.buttons)[4:] == [1, 2, 3, 4, 5]
    assert palette.buttons[1].accessibleName() == "red"


def test_counts_odd_and_unused_kinds_are_told(palette: PalettePanel) -> None:
    palette.show_kinds([], {1: 4, 2: 3})
    assert palette.heading.note == "2 kinds in use"
    assert palette.buttons[2].state.odd == 3
    assert palette.buttons[1].state.odd is None
    assert palette.buttons[3].state.dimmed
    assert palette.buttons[2].accessibleDescription() == "3 tiles, odd"
    palette.show_brush(2)
    assert palette.reading.text() == "Dot 2 · 3 tiles, odd"


def test_a_click_chooses_a_cell_and_lights_nothing_by_itself(palette: PalettePanel) -> None:
    told = Told(palette.cell_chosen)
    palette.show_brush(SLOT)
    QTest.mouseClick(palette.buttons[7], LEFT)
    QTest.mouseClick(palette.buttons[WALL], LEFT)
    assert told.values == [7, WALL]
    assert palette.buttons[SLOT].isChecked()
    palette.show_brush(7)
    assert palette.buttons[7].isChecked()
    assert not palette.buttons[SLOT].isChecked()


def test_kinds_are_reached_and_chosen_with_the_keyboard(palette: PalettePanel) -> None:
    told = Told(palette.cell_chosen)
    palette.show_brush(1)
    palette.activateWindow()
    palette.buttons[1].setFocus()
    QTest.keyClick(palette.buttons[1], Qt.Key.Key_Right)
    QTest.keyClick(palette.buttons[2], Qt.Key.Key_Down)
    assert palette.buttons[9].hasFocus()
    QTest.keyClick(palette.buttons[9], Qt.Key.Key_Space)
    QTest.keyClick(palette.buttons[9], Qt.Key.Key_Up)
    QTest.keyClick(palette.buttons[2], Qt.Key.Key_Return)
    assert told.values == [9, 2]
    assert "Dot 2" in palette.reading.text()


def test_the_tabulator_stops_once_in_each_grid(palette: PalettePanel) -> None:
    palette.show_brush(9)
    strong = [
        code for code, button in palette.buttons.items() if button.focusPolicy() == Qt.FocusPolicy.StrongFocus
    ]
    assert strong == [SLOT, 9]


def test_a_random_brush_is_put_together_with_control(palette: PalettePanel) -> None:
    mixes, cells = Told(palette.mix_changed), Told(palette.cell_chosen)
    palette.show_brush(4)
    QTest.mouseClick(palette.buttons[6], LEFT, Qt.KeyboardModifier.ControlModifier)
    assert mixes.values == [{4: 1.0, 6: 1.0}]
    palette.show_brush(4, {4: 1.0, 6: 3.0})
    assert palette.buttons[6].state.share == pytest.approx(0.75)
    QTest.mouseClick(palette.buttons[6], LEFT, Qt.KeyboardModifier.ControlModifier)
    assert mixes.values[-1] == {}
    assert cells.values == [4]


def test_the_odds_of_a_random_brush_are_stepped(palette: PalettePanel) -> None:

    mixes = Told(palette.mix_changed)
    palette.show_brush(4, {4: 1.0, EMPTY: 3.0})
    steppers = [row for row in palette.findChildren(Stepper) if not row.isHidden()]
    assert [stepper.value() for stepper in steppers] == [1, 3]
    QTest.mouseClick(steppers[0].more, LEFT)
    assert mixes.values == [{4: 2.0, EMPTY: 3.0}]


def test_plus_orbs_belong_to_orb_levels(palette: PalettePanel) -> None:
    assert not palette.plus.isVisible()
    palette.show_mode("orb")
    told = Told(palette.plus_chosen)
    QTest.mouseClick(palette.plus, LEFT)
    palette.show_brush(1, plus=False)
    assert told.values == [True]
    assert not palette.plus.isChecked()
    palette.show_kinds([], {1: 3})
    assert palette.buttons[1].state.odd is None
    assert palette.buttons[1].accessibleDescription() == "3 orbs"


def test_the_palette_takes_on_another_theme(palette: PalettePanel) -> None:
    before = palette.grab().toImage()
    palette.show_art(TileArt("fruit", DARK))
    assert palette.grab().toImage() != before
    assert palette.buttons[1].accessibleName() == "Apple"


def test_a_theme_is_chosen_for_the_pictures(palette: PalettePanel) -> None:
    told = Told(palette.theme_chosen)
    actions = {action.data(): action for action in palette.theme_button.menu().actions()}
    assert list(actions)[:2] == ["mahjong", "shapes"]
    assert actions["mahjong"].isChecked()
    actions["fruit"].trigger()
    assert told.values == ["fruit"]
    palette.show_art(TileArt("fruit", DARK))
    assert actions["fruit"].isChecked()
    assert not actions["mahjong"].isChecked()
    palette.show_mode("orb")
    assert palette.theme_button.menu().actions()[0].data() == "orbs"


def test_what_falls_in_has_a_seed_and_odds_by_kind(qtbot: QtBot) -> None:
    look().apply()
    panel = RulesPanel()
    qtbot.addWidget(panel)
    panel.show()
    art = TileArt("orbs", DARK)
    panel.show_rules(OrbRules())
    panel.show_kinds(["fire", "water", "wood"], art)
    assert not panel.sky_seed.isVisible()
    made: list[OrbRules] = []
    panel.rules_changed.connect(made.append)
    QTest.mouseClick(panel.skyfall.buttons[1], LEFT)
    panel.show_rules(made[-1])
    assert panel.sky_seed.isVisible()
    panel.sky_seed.text.setText("77")
    panel.sky_seed.text.editingFinished.emit()
    QTest.mouseClick(panel.sky_spread.buttons[1], LEFT)
    assert made[-1].skyfall == Skyfall(seed=77, weights={"1": 1.0, "2": 1.0, "3": 1.0})
    panel.show_rules(made[-1])
    panel.show_kinds(["fire", "water", "wood"], art)
    QTest.mouseClick(panel.sky_rows.steppers[2].more, LEFT)
    assert made[-1].skyfall == Skyfall(seed=77, weights={"1": 1.0, "2": 2.0, "3": 1.0})
    panel.show_rules(OrbRules(skyfall=Skyfall(seed=77, weights={"1": 0.25, "2": 1.5})))
    QTest.mouseClick(panel.sky_rows.steppers[3].more, LEFT)
    assert made[-1].skyfall == Skyfall(seed=77, weights={"1": 0.25, "2": 1.5, "3": 1.0})
    QTest.mouseClick(panel.sky_spread.buttons[0], LEFT)
    assert made[-1] == OrbRules(skyfall=Skyfall(seed=77))
