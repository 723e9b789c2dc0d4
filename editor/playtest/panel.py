"""The panel beside the board that is played: rules, goals, this play, and the plays that were kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from editor.art.icons import draw_icon
from editor.canvas.readout import KindName
from editor.look import colors
from editor.panels.controls import WrappedLabel, push_button
from editor.panels.goals_panel import GoalState, goal_sentence
from editor.panels.rule_words import collapse_sentence, collapse_title
from editor.panels.section import Section
from editor.playtest.words import clock_text, record_text, record_title
from editor.theme import ICON, PANEL_WIDTH, Tone
from editor.words import count, phrases, tr
from levels.level import Goal, Level, LinkLevel, Mode
from levels.plays import PlayEnd, PlayRecord

_MARKS: Final[dict[PlayEnd, tuple[str, Tone]]] = {
    "won": ("check", "good"),
    "stuck": ("warning", "warn"),
    "late": ("clock", "bad"),
    "left": ("playtest", "muted"),
}
_MET: Final[dict[bool | None, tuple[str, Tone]]] = {
    True: ("check", "good"),
    False: ("error", "bad"),
    None: ("clock", "muted"),
}


class _Mark(QWidget):
    def __init__(self, name: str, tone: Tone) -> None:
        super().__init__()
        self._name = name
        self._tone: Tone = tone
        self.setFixedSize(ICON, ICON)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        draw_icon(painter, self._name, QRectF(2, 2, 16, 16), colors().tone(self._tone))
        painter.end()


class _Row(QWidget):
    """A mark, a line, and a quieter line below it."""

    def __init__(self, mark: tuple[str, Tone], title: str, text: str) -> None:
        super().__init__()
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(WrappedLabel(title, "section"))
        if text:
            words.addWidget(WrappedLabel(text, "caption", "muted"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(_Mark(*mark), 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)
        self.setAccessibleName(tr("{title}. {text}", title=title, text=text) if text else title)


class _List(Section):
    """A section whose rows are made anew when they change."""

    def __init__(self, title: str) -> None:
        super().__init__(title)
        self._shown: object = None
        self._list = QVBoxLayout()
        self._list.setSpacing(8)
        self.rows.addLayout(self._list)

    def show_rows(self, rows: Sequence[tuple[tuple[str, Tone], str, str]], nothing: str = "") -> None:
        """Show rows, or say that there are none."""
        shown = (tuple(rows), nothing)
        if shown == self._shown:
            return
        self._shown = shown
        while (item := self._list.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for mark, title, text in rows:
            self._list.addWidget(_Row(mark, title, text))
        if not rows and nothing:
            self._list.addWidget(WrappedLabel(nothing, "caption", "muted"))


class PlayPanel(QScrollArea):
    """Stands where the side column stands while the level is edited."""

    keep_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.rules = _List(tr("Rules"))
        self.goals = _List(tr("Goals"))
        self.play = _List(tr("This play"))
        self.kept = _List(tr("Plays that were kept"))
        self.keep = push_button(tr("Keep the record"), "save")
        self.keep.clicked.connect(self.keep_wanted)
        self.play.rows.addWidget(self.keep)
        self.keys = Section(tr("Keys"))
        self._keys = WrappedLabel("", "caption", "muted")
        self.keys.rows.addWidget(self._keys)
        holder = QWidget()
        holder.setProperty("surface", "panel")
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for section in (self.play, self.goals, self.rules, self.keys, self.kept):
            column.addWidget(section)
        column.addStretch(1)
        self.setWidget(holder)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumWidth(PANEL_WIDTH)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def show_level(self, level: Level) -> None:
        """Say by what rules is played."""
        rules = [(("info", "muted"), title, text) for title, text in _rules(level)]
        self.rules.show_rows(rules)  # type: ignore[arg-type] # the names above are a mark
        if isinstance(level, LinkLevel):
            self._keys.show_text(
                tr("Arrows move, Enter or Space picks. Esc lets go of the pick, then leaves.")
            )
        else:
            self._keys.show_text(
                tr("Arrows move, Enter takes an orb and lets it go. Esc puts it back, then leaves.")
            )

    def show_goals(self, goals: Sequence[Goal], states: Sequence[GoalState], names: KindName) -> None:
        """Say how the goals stand."""
        self.goals.setVisible(bool(goals))
        rows = [
            (_MET[state.met], goal_sentence(goal, names), state.reason)
            for goal, state in zip(goals, states, strict=True)
        ]
        self.goals.show_rows(rows)

    def show_play(self, record: PlayRecord, mode: Mode) -> None:
        """Say what there is to say of the play so far."""
        pairs = count(record.moves, "{n} pair taken", "{n} pairs taken")
        title = pairs if mode == "link" else count(record.moves, "{n} step", "{n} steps")
        self.play.show_rows([(_MARKS[record.end], title, record_text(record))])

    def show_kept(self, records: Sequence[PlayRecord], mark: str) -> None:
        """Show the records that are kept with the level, the newest first."""
        rows = []
        for record in reversed(records):
            parts = [record_text(record)]
            if record.board != mark:
                parts.insert(0, tr("an earlier board"))
            if record.when:
                parts.append(record.when)
            rows.append((_MARKS[record.end], record_title(record), phrases(parts)))
        nothing = tr("None. A kept record is saved with the level; an export for the game leaves it out.")
        self.kept.show_rows(rows, nothing)
        self.kept.show_note(str(len(rows)) if rows else "")


def _rules(level: Level) -> list[tuple[str, str]]:
    """Return the rules of a level as lines, each with an explanation."""
    limit = []
    if level.time_limit is not None:
        limit.append((tr("Time limit {time}", time=clock_text(level.time_limit)), ""))
    if isinstance(level, LinkLevel):
        rules = level.rules
        border = tr("The border is open") if rules.border == "open" else tr("The border is closed")
        around = (
            tr("links may run around the board") if rules.border == "open" else tr("links stay on the board")
        )
        return [
            (count(rules.max_turns, "At most {n} turn", "At most {n} turns"), ""),
            (border, around),
            (tr("Collapse: {name}", name=collapse_title(rules.collapse)), collapse_sentence(rules.collapse)),
            *limit,
        ]
    orb = level.rules
    run = count(orb.run, "{n} in a row match", "{n} in a row match")
    move = tr("One orb is dragged") if orb.move == "drag" else tr("Neighbours are swapped")
    ways = tr("in eight directions") if orb.diagonal else tr("in four directions")
    steps = (
        [] if orb.max_steps is None else [(count(orb.max_steps, "At most {n} step", "At most {n} steps"), "")]
    )
    sky = [] if orb.skyfall is None else [(tr("Orbs fall in"), tr("seed {seed}", seed=orb.skyfall.seed))]
    return [(run, ""), (move, ways), *steps, *sky, *limit]
