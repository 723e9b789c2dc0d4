"""The goals of an orb level: what a player is to reach, whether it is reached, and how to change it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from editor.art.icons import draw_icon
from editor.look import colors
from editor.panels.controls import (
    Choice,
    ElidedLabel,
    Option,
    Stepper,
    WrappedLabel,
    icon_button,
    push_button,
    text_label,
)
from editor.panels.section import Section
from editor.theme import ICON, Tone
from editor.words import count, phrases, tr
from levels.level import Goal


@dataclass(frozen=True, slots=True)
class GoalState:
    """Whether a goal is met, as far as is known, and by what."""

    met: bool | None
    """None: it is open."""
    reason: str = ""


_MARKS: dict[bool | None, tuple[str, Tone]] = {
    True: ("check", "good"),
    False: ("error", "bad"),
    None: ("clock", "warn"),
}


def goal_sentence(goal: Goal, kind_name: Callable[[int], str]) -> str:
    """Return a goal in a few words: "7 combos, 12 orbs of Fire in 25 steps"."""
    parts = []
    if goal.combos is not None:
        parts.append(count(goal.combos, "{n} combo", "{n} combos"))
    if goal.orbs is not None:
        of = kind_name(goal.kind) if goal.kind is not None else tr("any kind")
        parts.append(count(goal.orbs, "{n} orb of {kind}", "{n} orbs of {kind}", kind=of))
    sentence = phrases(parts)
    if goal.steps is not None:
        steps = count(goal.steps, "in {n} step", "in {n} steps")
        sentence = tr("{goal} {steps}", goal=sentence, steps=steps) if sentence else steps
    return sentence or tr("Nothing yet")


class _Mark(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self._mark = _MARKS[None]
        self.setFixedSize(ICON, ICON)

    def show_met(self, met: bool | None) -> None:
        """Show whether the goal is met; None: it is open."""
        self._mark = _MARKS[met]
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        painter = QPainter(self)
        name, tone = self._mark
        draw_icon(painter, name, QRectF(2, 2, 16, 16), colors().tone(tone))
        painter.end()


class _Row(QWidget):
    """A goal in words, with the mark and the reason of its state; buttons can be added to its line."""

    def __init__(self, sentence: str) -> None:
        super().__init__()
        self._sentence = sentence
        self._mark = _Mark()
        self._reason = ElidedLabel("", "caption", "muted")
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(ElidedLabel(sentence, "section"))
        words.addWidget(self._reason)
        self.line = QHBoxLayout(self)
        self.line.setContentsMargins(0, 0, 0, 0)
        self.line.setSpacing(6)
        self.line.addWidget(self._mark)
        self.line.addLayout(words, 1)

    def show_state(self, state: GoalState) -> None:
        """Show whether the goal is met, and by what."""
        self._mark.show_met(state.met)
        self._reason.show_text(state.reason)
        self._reason.setVisible(bool(state.reason))
        self.setAccessibleName(
            tr("{what}: {why}", what=self._sentence, why=state.reason) if state.reason else self._sentence
        )


class GoalsPanel(Section):
    """Shows goals with their states, and lets the user change them.

    Contract: `show_goals` shows without telling; `goals_changed` carries all goals after each change by the
    user.
    """

    goals_changed = Signal(object)

    def __init__(self) -> None:
        super().__init__(tr("Goals"))
        self._goals: tuple[Goal, ...] = ()
        self._told: tuple[Goal, ...] | None = None
        """The goals of which there are rows."""
        self._states: Sequence[GoalState] = ()
        self._names: Sequence[str] = ()
        self._open: int | None = None
        """The goal whose fields are shown."""
        self._list = QVBoxLayout()
        self._list.setSpacing(6)
        self.add = push_button(tr("Add a goal"), "plus")
        self.add.clicked.connect(self._add)
        self.rows.addLayout(self._list)
        self.rows.addWidget(self.add)
        self.show_goals((), (), ())

    def show_goals(
        self, goals: Sequence[Goal], states: Sequence[GoalState], kind_names: Sequence[str]
    ) -> None:
        """Show goals, one state each (missing ones are open), and what kinds are called."""
        same = tuple(goals) == self._goals and tuple(kind_names) == tuple(self._names)
        if same and tuple(states) == tuple(self._states) and self._list.count():
            return
        told = tuple(goals) == self._told and tuple(kind_names) == tuple(self._names)
        self._goals, self._states, self._names = tuple(goals), tuple(states), tuple(kind_names)
        self._told = self._goals
        if told and self._list.count():
            # States change with every step of a drag: the rows stay.
            self._note_met()
            for index, row in enumerate(self._rows):
                row.show_state(self._state(index))
            return
        if self._open is not None and self._open >= len(goals):
            self._open = None
        self._note_met()
        self._rebuild()

    def _note_met(self) -> None:
        goals, met = self._goals, sum(state.met is True for state in self._states)
        self.show_note(tr("{met} of {all} met", met=met, all=len(goals)) if goals else "")

    def _state(self, index: int) -> GoalState:
        return self._states[index] if index < len(self._states) else GoalState(None)

    def _kind_name(self, kind: int) -> str:
        return self._names[kind - 1] if kind <= len(self._names) else tr("kind {kind}", kind=kind)

    def _rebuild(self) -> None:
        self._rows: list[_Row] = []
        while (item := self._list.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for index, goal in enumerate(self._goals):
            self._list.addWidget(self._row(index, goal))
            if index == self._open:
                self._list.addWidget(self._fields(index, goal))
        if not self._goals:
            words = tr("What is a player to reach? Combos, orbs of a kind, in so many steps.")
            self._list.addWidget(WrappedLabel(words, "caption", "muted"))

    def _row(self, index: int, goal: Goal) -> QWidget:
        sentence = goal_sentence(goal, self._kind_name)
        row = _Row(sentence)
        row.show_state(self._state(index))
        self._rows.append(row)
        change = icon_button("rename", tr("Change: {goal}", goal=sentence), tone="muted")
        change.clicked.connect(lambda: self._unfold(None if self._open == index else index))
        remove = icon_button("close", tr("Remove: {goal}", goal=sentence), tone="muted")
        remove.clicked.connect(lambda: self._remove(index))
        row.line.addWidget(change)
        row.line.addWidget(remove)
        return row

    def _fields(self, index: int, goal: Goal) -> QWidget:
        """The fields of one goal; a number at its lowest means that the goal does not ask for it."""
        kinds = [Option(None, tr("any kind"))]
        kinds += [Option(kind, name) for kind, name in enumerate(self._names, start=1)]
        combos = Stepper(tr("Combos"), 0, 99, off=tr("any"))
        orbs = Stepper(tr("Orbs"), 0, 999, off=tr("any"))
        kind = Choice(tr("Of kind"), kinds)
        steps = Stepper(tr("Most steps"), -1, 999, off=tr("any"))
        combos.show_value(goal.combos or 0)
        orbs.show_value(goal.orbs or 0)
        kind.show_value(goal.kind)
        steps.show_value(-1 if goal.steps is None else goal.steps)
        combos.changed.connect(lambda value: self._change(index, combos=value or None))
        orbs.changed.connect(lambda value: self._change(index, orbs=value or None))
        kind.chosen.connect(lambda value: self._change(index, kind=value))
        steps.changed.connect(lambda value: self._change(index, steps=None if value < 0 else value))
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(26, 0, 0, 6)
        column.setSpacing(6)
        labels = (tr("Combos"), tr("Orbs"), tr("Of kind"), tr("Most steps"))
        fields: tuple[QWidget, ...] = (combos, orbs, kind, steps)
        for label, field in zip(labels, fields, strict=True):
            field.setFixedWidth(120)
            line = QHBoxLayout()
            line.addWidget(text_label(label, tone="muted"), 1)
            line.addWidget(field)
            column.addLayout(line)
        return box

    def _unfold(self, index: int | None) -> None:
        self._open = index
        self._rebuild()

    def _change(self, index: int, **fields: Any) -> None:
        goals = list(self._goals)
        goals[index] = msgspec.structs.replace(goals[index], **fields)
        self._take(goals)

    def _add(self) -> None:
        self._open = len(self._goals)
        self._take([*self._goals, Goal(combos=1)])
        self._rebuild()

    def _remove(self, index: int) -> None:
        self._open = None
        self._take([goal for at, goal in enumerate(self._goals) if at != index])
        self._rebuild()

    def _take(self, goals: Sequence[Goal]) -> None:
        """Keep the goals; the rows wait for `show_goals`, so that a field is not rebuilt under the finger."""
        self._goals = tuple(goals)
        self.goals_changed.emit(self._goals)
