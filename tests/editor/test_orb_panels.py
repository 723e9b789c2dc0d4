"""The live panel and the goals of orb levels."""

from __future__ import annotations

from typing import TypeVar

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton, QWidget
from pytestqt.qtbot import QtBot

from editor.art.tiles import TileArt
from editor.look import look
from editor.panels.combo_chips import ComboFact
from editor.panels.controls import Choice, Stepper
from editor.panels.goals_panel import GoalsPanel, GoalState, goal_sentence
from editor.panels.kind_yields import YieldFact
from editor.panels.live_panel import LivePanel, LiveResult
from editor.theme import DARK
from levels.level import Goal
from tests.editor.listening import Told, nameless

LEFT = Qt.MouseButton.LeftButton
NAMES = ["Fire", "Water"]
BY_KIND = (YieldFact(1, 1, 2), YieldFact(4, 2, 0))
WAVES = (
    (ComboFact(2, 3), ComboFact(6, 3), ComboFact(3, 4, 1), ComboFact(4, 3), ComboFact(5, 3), ComboFact(1, 3)),
    (ComboFact(4, 3),),
)


Part = TypeVar("Part", bound=QWidget)


@pytest.fixture
def live(qtbot: QtBot) -> LivePanel:
    look().apply()
    panel = LivePanel(TileArt("orbs", DARK))
    panel.resize(280, 400)
    qtbot.addWidget(panel)
    panel.show()
    return panel


@pytest.fixture
def goals(qtbot: QtBot) -> GoalsPanel:
    look().apply()
    panel = GoalsPanel()
    panel.resize(280, 500)
    qtbot.addWidget(panel)
    panel.show()
    return panel


def buttons(panel: GoalsPanel, start: str) -> list[QToolButton]:
    """The buttons of the rows whose name starts so, from top to bottom."""
    return [button for button in seen(panel, QToolButton) if button.accessibleName().startswith(start)]


def seen(panel: GoalsPanel, kind: type[Part]) -> list[Part]:
    """The parts of a kind that can be seen, once the new ones have been laid out."""
    QTest.qWait(1)
    return [part for part in panel.findChildren(kind) if part.isVisible()]


def test_the_live_panel_tells_total_waves_and_gap(live: LivePanel) -> None:
    live.show_result(LiveResult(waves=WAVES, after="after the drag", steps=25, most=9, by_kind=BY_KIND))
    assert live.total.text() == "8"
    assert live.detail.text() == "in 2 waves, 25 steps"
    assert live.most.text() == "8 of 9, gap 1"
    assert live.by_kind.accessibleName() == (
        "Fire: 1 combo, 2 orbs fall short; Light: 2 combos, 0 orbs fall short"
    )
    assert live.heading.note == "after the drag"
    assert "Wave 1: Water 3, Heart 3" in live.chips.accessibleName()
    assert not live.odds.isVisible()


def test_a_board_without_combos_has_no_chips(live: LivePanel) -> None:
    live.show_result(LiveResult())
    assert live.total.text() == "0"
    assert not live.chips.isVisible()
    assert not live.meter.isVisible()


def test_chips_wrap_and_stay_inside_the_panel(live: LivePanel) -> None:
    live.show_result(LiveResult(waves=WAVES))
    QTest.qWait(1)
    places = live.chips._places
    assert len({place.top() for place in places.values()}) >= 3
    assert all(place.right() <= live.chips.width() for place in places.values())
    assert max(place.bottom() for place in places.values()) <= live.chips.height()


def test_the_combo_under_the_pointer_is_told(live: LivePanel) -> None:
    live.show_result(LiveResult(waves=WAVES))
    QTest.qWait(1)
    reached: list[tuple[int, int]] = []
    live.combo_reached.connect(lambda wave, combo: reached.append((wave, combo)))
    for key in ((0, 1), (1, 0)):
        QTest.mouseMove(live.chips, live.chips._places[key].center().toPoint())
    QTest.mouseMove(live.chips, QPointF(2, 2).toPoint())
    assert reached == [(0, 1), (1, 0), (-1, -1)]


def test_goals_show_their_states(goals: GoalsPanel) -> None:
    goals.show_goals(
        [Goal(combos=7, steps=25), Goal(orbs=12, kind=1)], [GoalState(True, "this route")], NAMES
    )
    assert goals.heading.note == "1 of 2 met"
    assert nameless(goals) == []
    assert [button.accessibleName() for button in buttons(goals, "Change")] == [
        "Change: 7 combos in 25 steps",
        "Change: 12 orbs of Fire",
    ]


def test_goals_are_added_changed_and_removed(goals: GoalsPanel) -> None:
    told = Told(goals.goals_changed)
    QTest.mouseClick(goals.add, LEFT)
    goals.show_goals([Goal(combos=1)], [], NAMES)
    combos, orbs, steps = seen(goals, Stepper)
    (kind,) = seen(goals, Choice)
    QTest.mouseClick(combos.more, LEFT)
    QTest.mouseClick(steps.more, LEFT)
    QTest.mouseClick(orbs.more, LEFT)
    QTest.keyClick(kind, Qt.Key.Key_Down)
    assert told.values == [
        (Goal(combos=1),),
        (Goal(combos=2),),
        (Goal(combos=2, steps=0),),
        (Goal(combos=2, steps=0, orbs=1),),
        (Goal(combos=2, steps=0, orbs=1, kind=1),),
    ]
    QTest.mouseClick(buttons(goals, "Remove")[0], LEFT)
    assert told.values[-1] == ()


def test_fields_unfold_and_fold(goals: GoalsPanel) -> None:
    goals.show_goals([Goal(combos=7)], [], NAMES)
    QTest.mouseClick(buttons(goals, "Change")[0], LEFT)
    assert len(seen(goals, Stepper)) == 3
    QTest.mouseClick(buttons(goals, "Change")[0], LEFT)
    assert seen(goals, Stepper) == []


def test_showing_goals_tells_nothing(goals: GoalsPanel) -> None:
    told = Told(goals.goals_changed)
    goals.show_goals([Goal(combos=7)], [GoalState(None, "open")], NAMES)
    goals.show_goals([Goal(combos=7)], [GoalState(True)], NAMES)
    goals.show_goals([], [], NAMES)
    assert told.values == []


def test_a_goal_is_a_sentence() -> None:
    def name(kind: int) -> str:
        return NAMES[kind - 1]

    assert goal_sentence(Goal(combos=1), name) == "1 combo"
    assert goal_sentence(Goal(orbs=3), name) == "3 orbs of any kind"
    assert (
        goal_sentence(Goal(combos=2, orbs=3, kind=2, steps=9), name) == "2 combos, 3 orbs of Water in 9 steps"
    )
    assert goal_sentence(Goal(steps=1), name) == "in 1 step"
    assert goal_sentence(Goal(), name) == "Nothing yet"
