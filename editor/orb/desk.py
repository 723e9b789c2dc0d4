"""Brings together what an orb level gives, the hand that drags, and the places where both are shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import numpy as np
from PySide6.QtCore import QElapsedTimer, QObject, QTimer
from PySide6.QtWidgets import QWidget

from editor.art.tiles import TileArt
from editor.canvas.cells import MARKS, Marks
from editor.canvas.readout import KindName, cell_name, kind_namer, place
from editor.document import Document
from editor.frame.controls import WordButton
from editor.orb import facts
from editor.orb.holding import Holding, kept, take
from editor.orb.keeping import keep
from editor.orb.layers import TrailLayer, WaveLayer, first_steps
from editor.orb.live import WARM_SLOT, OrbLive
from editor.orb.motion import FallMotion
from editor.orb.player import CascadePlayer
from editor.orb.sight import Group, OrbSight, falling_in, see
from editor.orb.timeline import Frame, Timeline
from editor.panels.controls import Option, Segments
from editor.panels.goals_panel import GoalsPanel
from editor.panels.kind_yields import YieldFact
from editor.panels.live_panel import LivePanel, LiveResult
from editor.panels.section import Section
from editor.panels.truth_item import Fact
from editor.tools.gestures import Gesture, Hold
from editor.words import again, count, sentences, tr
from generator.orb.cascade import Cascade
from generator.orb.drag import Arrangement
from levels.board import EMPTY, Position
from levels.level import Goal, OrbLevel
from levels.rules import OrbRules

if TYPE_CHECKING:
    from editor.desks import Bench

_TICK_MS: Final = 100
_DIM, _PLUS, _PLUS_DIM = (MARKS.index(mark) for mark in ("dim", "plus", "plus-dim"))


class OrbDesk(QObject):
    """Watches the orb level in hand, and tells bar, panels and layers.

    What was dragged stays in sight after it is let go, until it is put back, kept as the route, dragged anew,
    or the board changes.
    """

    def __init__(self, bench: Bench) -> None:
        super().__init__(bench.parent)
        self._bench = bench
        self._canvas = bench.canvas
        self._document: Document | None = None
        self._level: OrbLevel | None = None
        self._own: Holding | None = None
        """The drag along the level's own route."""
        self._holding: Holding | None = None
        """What was dragged here, let go or not."""
        self._in_hand = False
        self._seconds: float | None = None
        self._clock = QElapsedTimer()
        self._tick = QTimer(self, interval=_TICK_MS)
        self._tick.timeout.connect(self._count_time)
        self.live = OrbLive(bench.jobs, self)
        self.player = CascadePlayer(self)
        self.waves = WaveLayer()
        self.trail = TrailLayer(bench.canvas.art)
        self.motion = FallMotion(bench.canvas.art, self)
        self._shown: tuple[Timeline | None, int] = (None, 0)
        """What was shown last."""
        self._shows_waves = True
        self._shows_trail = True
        self._plays_sky = False
        self._sky: tuple[tuple[Arrangement, OrbRules], Cascade] | None = None
        self._reached: tuple[int, int] | None = None
        """Wave and combo that are pointed at in the panel."""
        bench.canvas.overlays += [self.motion, self.waves, self.trail]
        self.live_panel = LivePanel(bench.canvas.art)
        self.goals_panel = GoalsPanel()
        self.stage = Segments(
            tr("Stage"),
            [
                Option("before", tr("Before"), tr("The board as it is painted")),
                Option("after", tr("After drag"), tr("When the orb is let go")),
                Option("settled", tr("Settled"), tr("When nothing matches any more")),
            ],
        )
        self.keep = WordButton(tr("Keep as route"), "check")
        self.put_back = WordButton(tr("Put back"), "undo")
        for control in self.controls:
            control.hide()
        self._connect()

    def _connect(self) -> None:
        bench = self._bench
        self.live.ready.connect(self._tell)
        self.live.weighed.connect(self._tell)
        self.player.moved.connect(self._show)
        bench.jobs.changed.connect(self._tell_gap)
        bench.canvas.hovered.connect(self._tell_cell)
        bench.canvas.gave_up.connect(self.drop)
        bench.easel.gestured.connect(self._led)
        bench.easel.ended.connect(self._ended)
        bench.easel.hand.changed.connect(self._follow_hand)
        self.goals_panel.goals_changed.connect(self._change_goals)
        self.live_panel.combo_reached.connect(self._reach)
        self.live_panel.sky_toggled.connect(self.play_sky)
        self.motion.moved.connect(self._move)
        self.motion.ended.connect(self._show)
        self.stage.changed.connect(self._go_to_stage)
        self.keep.clicked.connect(self.keep_route)
        self.put_back.clicked.connect(self.drop)

    # What a desk has

    @property
    def panels(self) -> Sequence[Section]:
        """Its sections of the side column."""
        return (self.live_panel, self.goals_panel)

    @property
    def controls(self) -> Sequence[QWidget]:
        """Its controls among the tool options."""
        return (self.stage, self.keep, self.put_back)

    def warm_up(self, then: Callable[[], None]) -> None:
        """Bring in the rules in the background, then call on."""
        self.live.ready.connect(then)
        self.live.warm_up()

    def set_art(self, art: TileArt) -> None:
        """Draw orbs in another theme or other colours."""
        self.live_panel.show_art(art)

    def set_document(self, document: Document | None) -> None:
        """Watch another pack, whose current level is an orb level; None: there is none."""
        if self._document is not None:
            self._document.changed.disconnect(self._look)
            self._document.current_changed.disconnect(self._look)
        self._document = document
        self._level = None
        if document is not None:
            document.changed.connect(self._look)
            document.current_changed.connect(self._look)
            self._bench.bar.show_mode("orb")
            self._bench.card.hide()
        self._follow_hand()
        self._look()

    # What the user turns on and off, keeps and drops

    def show_waves(self, shown: bool) -> None:
        """Outline the groups by wave, or not."""
        self._shows_waves = shown
        self._show()

    def show_trail(self, shown: bool) -> None:
        """Draw the way of the drag, or not."""
        self._shows_trail = shown
        self._show()

    def play_sky(self, played: bool) -> None:
        """Play the cascade with what the level's seed lets fall in, or without."""
        self._plays_sky = played
        if self._level is not None:
            self._take_timeline(self.player.at)

    def keep_route(self) -> None:
        """Keep what was dragged, or swapped, with the level."""
        if self._document is not None and self._level is not None and self._holding is not None:
            keep(self._document, self._document.current, self._holding)

    def drop_route(self) -> None:
        """Let the level have no route and no swaps."""
        if self._document is not None and self._level is not None:
            self._document.change_level(tr("Forget the route"), route=None, swaps=())

    def drop(self) -> None:
        """Put back what was dragged, and show the board as it is painted."""
        if self._level is not None:
            self._let_go_of_time()
            self._holding = None
            self._in_hand = False
            self._take_timeline(0)

    # Following the level

    def _look(self, _change: object = None) -> None:
        level = None if self._document is None else self._document.level
        before, self._level = self._level, level if isinstance(level, OrbLevel) else None
        if self._level is None:
            self._holding = self._own = None
            self._let_go_of_time()
            if before is not None or self.player.timeline is not None:
                self.player.set_timeline(None, 0)
            return
        if before is None or before.id != self._level.id or _grounds(before) != _grounds(self._level):
            self._holding = None
            self._in_hand = False
            self._let_go_of_time()
            self._own = kept(self._level)
            self._take_timeline(0)
        elif (before.route, before.swaps) != (self._level.route, self._level.swaps):
            self._own = kept(self._level)
            self._take_timeline(self.player.at)
        else:
            self._tell()

    @property
    def holding(self) -> Holding | None:
        """The drag that is shown: the one in hand or just let go, else the level's route."""
        return self._own if self._holding is None else self._holding

    def _take_timeline(self, at: int) -> None:
        level, holding = self._level, self.holding
        assert level is not None, "there is a level"
        painted = Arrangement(level.shown, frozenset(level.plus))
        last = painted if holding is None else holding.arrangements[-1]
        falls_in = self._plays_sky and level.rules.skyfall is not None
        cascade = self._falling_in(last) if falls_in else None
        self.player.set_timeline(Timeline.of(painted, holding, see(last, level.rules), cascade), at)

    # The hand

    def _led(self, gesture: Gesture) -> None:
        level = self._level
        if level is None or not isinstance(gesture, Hold):
            return
        if not self._in_hand:
            more = None if self._holding is None else self._holding.taken(gesture.at)
            self._holding = more if more is not None else take(level, gesture.at)
            self._let_go_of_time()
            if self._holding is None:
                self._bench.easel.said.emit(tr("There is no orb here that can be moved."))
                self._take_timeline(0)
                return
            self._in_hand = True
        assert self._holding is not None, "an orb is in the hand"
        before, self._holding = self._holding, self._holding.toward(gesture.at)
        if len(self._holding.arrangements) > 1 and not self._tick.isActive():
            self._seconds = 0.0
            self._clock.start()
            self._tick.start()
        if self._holding is not before or self.player.timeline is None or gesture.at == gesture.start.at:
            self._take_timeline(len(self._holding.arrangements) - 1)

    def _ended(self, gesture: Gesture, let_go: bool) -> None:
        if not self._in_hand or not isinstance(gesture, Hold) or self._holding is None:
            return
        self._in_hand = False
        self._count_time()
        self._tick.stop()
        if not let_go or len(self._holding.arrangements) == 1:
            self.drop()
            return
        self._take_timeline(len(self._holding.arrangements) - 1)
        if self._level is not None and self._level.rules.move == "drag":
            self.player.play(True)

    def _count_time(self) -> None:
        if self._tick.isActive():
            self._seconds = self._clock.elapsed() / 1000
            self._tell_steps()

    def _let_go_of_time(self) -> None:
        self._tick.stop()
        self._seconds = None

    def _follow_hand(self) -> None:
        drags = self._document is not None and self._bench.easel.hand.grip.tool == "drag"
        for control in self.controls:
            control.setVisible(drags)
        if not drags and self._document is not None and self.player.at and not self._in_hand:
            # Whoever takes up a brush wants to see what is painted.
            self.player.go(0)

    def _go_to_stage(self, stage: object) -> None:
        timeline = self.player.timeline
        if timeline is not None:
            self.player.play(False)
            self.player.go({"before": 0, "after": timeline.steps, "settled": timeline.length}[str(stage)])

    def _change_goals(self, goals: Sequence[Goal]) -> None:
        if self._document is not None and self._level is not None:
            self._document.change_level(tr("Change the goals"), merge="goals", goals=tuple(goals))

    # Showing

    @property
    def _sight(self) -> OrbSight | None:
        """What the board that is shown gives, at this point of the drag."""
        timeline, level = self.player.timeline, self._level
        if timeline is None or level is None:
            return None
        return see(timeline.arrangements[min(self.player.at, timeline.steps)], level.rules)

    def _show(self) -> None:
        """Show this point on the canvas, and say what there is to say of it."""
        timeline, sight = self.player.timeline, self._sight
        if timeline is None or sight is None:
            self.motion.stop()
            self.waves.waves = self.trail.ways = ()
            self.trail.held = None
            if self._document is not None or self._canvas.level is None:
                self._canvas.set_stand_in(None)
                self._canvas.set_marks(None)
            return
        frame = timeline.frame(self.player.at)
        self._let_fall(timeline, frame)
        groups = self._groups(frame, sight)
        self.waves.waves = groups
        self.trail.ways = self._ways(timeline)
        self.trail.held = self._holding.held if self._in_hand and self._holding is not None else None
        if self.trail.held is not None:
            self.trail.art, self.trail.kind = self._canvas.art, frame.board[self.trail.held]
        self._canvas.set_stand_in(self.motion.resting(frame) if self.player.at else None)
        self._canvas.set_marks(_marks(frame, groups, self.trail.held))
        self._canvas.update()
        self._bench.bar.show_solution(timeline.length or None, self.player.at)
        self._bench.bar.player.show_playing(self.player.is_playing)
        self._tell()

    def _let_fall(self, timeline: Timeline, frame: Frame) -> None:
        """Let orbs fall when one step forward led to where they lie; whoever jumps there sees them lie."""
        now = (timeline, self.player.at)
        before, self._shown = self._shown, now
        if now == before:
            return
        self.motion.art = self._canvas.art
        if timeline is before[0] and now[1] == before[1] + 1:
            self.motion.start(frame)
        else:
            self.motion.stop()

    def _move(self) -> None:
        """Paint the columns anew in which orbs are on their way."""
        view = self._canvas.view
        for col in {fall.col for fall in self.motion.falls}:
            self._canvas.update(view.spanned(0, view.rows, col, col + 1))

    def _reach(self, wave: int, combo: int) -> None:
        """Point out a combo of the panel on the board."""
        self._reached = (wave, combo) if wave >= 0 else None
        self._show()

    def _groups(self, frame: Frame, sight: OrbSight) -> tuple[tuple[Group, ...], ...]:
        """Return what is outlined, wave by wave."""
        if frame.phase == "lie" and self._reached is not None:
            wave, combo = self._reached
            if wave < len(sight.origins) and combo < len(sight.origins[wave]):
                return (*[()] * wave, (sight.origins[wave][combo],))
        if not self._shows_waves:
            return ()
        if frame.phase == "lie":
            return sight.origins
        return (*[()] * frame.wave, frame.groups) if frame.groups else ()

    def _ways(self, timeline: Timeline) -> list[tuple[Position, ...]]:
        holding, at = self.holding, self.player.at
        if holding is None or at > timeline.steps or not (self._shows_trail or self._in_hand):
            return []
        return first_steps(holding.ways, at or timeline.steps)

    def _tell(self) -> None:
        level, sight, timeline = self._level, self._sight, self.player.timeline
        if level is None or sight is None or timeline is None:
            return
        bound = self.live.bound_of(level)
        self.live.want_odds(level, sight.arrangement)
        self.live_panel.show_result(
            LiveResult(
                waves=facts.chips_of(sight),
                after=self._after(timeline),
                steps=min(self.player.at, timeline.steps) or None,
                most=None if bound is None else bound.combos,
                by_kind=tuple(YieldFact(each.kind, each.combos, each.left) for each in sight.by_kind),
                odds=self._sky_words(level, sight),
                plays_sky=self._plays_sky,
            )
        )
        self._bench.bar.show_fact("combos", facts.combos_fact(sight))
        self._tell_gap()
        self._tell_goals(level, timeline)
        self._tell_steps()
        self._bench.bar.show_fact("grade", Fact(tr("No grade"), "", "grade"))
        self._tell_cell(self._canvas.at)
        self._tell_stage(timeline)

    def _falling_in(self, arrangement: Arrangement) -> Cascade:
        """Return what a board gives with what the level's seed lets fall in; the last one is kept."""
        assert self._level is not None, "there is a level"
        grounds = (arrangement, self._level.rules)
        if self._sky is None or self._sky[0] != grounds:
            self._sky = (grounds, falling_in(*grounds))
        return self._sky[1]

    def _sky_words(self, level: OrbLevel, sight: OrbSight) -> str:
        """Say what skyfall adds: with the level's own seed, and on average."""
        if level.rules.skyfall is None:
            return ""
        own = facts.sky_sentence(level, self._falling_in(sight.arrangement))
        return sentences([own, facts.odds_sentence(self.live.odds, waiting=True)])

    def _after(self, timeline: Timeline) -> str:
        """Say of which board the result is."""
        at, steps = self.player.at, timeline.steps
        if at == 0:
            return tr("as painted")
        if at < steps:
            return count(at, "after {n} step", "after {n} steps")
        return tr("after the drag") if steps else tr("as painted")

    def _tell_gap(self) -> None:
        level, sight = self._level, self._sight
        if level is None or sight is None:
            return
        warming = self._bench.jobs.in_slot(WARM_SLOT)
        waiting = tr("being counted") if warming is None else again(warming.progress.text)
        self._bench.bar.show_fact("gap", facts.gap_fact(sight, self.live.bound_of(level), waiting))

    def _tell_goals(self, level: OrbLevel, timeline: Timeline) -> None:
        last = timeline.sight
        cascade = last.cascade
        if level.rules.skyfall is not None:
            cascade = self._falling_in(last.arrangement)
        by = tr("as painted") if self.holding is None else tr("this drag")
        if self.holding is not None and self.holding is self._own:
            by = tr("this route")
        states = facts.goal_states(level.goals, cascade, timeline.steps, self.live.bound_of(level), level, by)
        names = self._kind_names(level)
        self.goals_panel.show_goals(level.goals, states, names)
        self._bench.bar.show_fact("goals", facts.goals_fact(level.goals, states, self._names))

    def _tell_steps(self) -> None:
        if self._level is not None:
            fact = facts.steps_fact(self._level, self.holding, in_hand=self._in_hand, seconds=self._seconds)
            self._bench.bar.show_fact("steps", fact)

    def _tell_stage(self, timeline: Timeline) -> None:
        at = self.player.at
        stages = {timeline.length: "settled", timeline.steps: "after", 0: "before"}
        self.stage.show_value(stages.get(at))
        self.stage.setEnabled(timeline.length > 0)
        fields = {} if self._holding is None else self._holding.fields
        new = any(getattr(self._level, name) != value for name, value in fields.items())
        self.keep.setEnabled(new and not self._in_hand)
        self.put_back.setEnabled(self.player.at > 0 or self._holding is not None)

    @property
    def _names(self) -> KindName:
        drawn = self._canvas.art.theme.kind_name
        return drawn if self._document is None else kind_namer(self._document.pack, drawn)

    def _kind_names(self, level: OrbLevel) -> list[str]:
        kinds = max([*level.shown.kind_counts(), 6])
        packed = 0 if self._document is None else len(self._document.pack.kinds)
        return [self._names(kind) for kind in range(1, max(kinds, packed) + 1)]

    def _tell_cell(self, at: Position | None) -> None:
        level, sight = self._level, self._sight
        timeline = self.player.timeline
        if level is None or sight is None or timeline is None:
            return
        frame = timeline.frame(self.player.at)
        if at is None or at not in frame.board:
            self._bench.bar.show_fact("cell", Fact(""))
            return
        what = cell_name(frame.board[at], self._names)
        wave = sight.wave_of(at) if frame.phase == "lie" else None
        if wave is not None:
            what = tr("{kind}, wave {wave}", kind=what, wave=wave + 1)
        self._bench.bar.show_fact("cell", Fact(place(at), what))


def _grounds(level: OrbLevel) -> tuple[object, ...]:
    return level.shown, level.rules, level.plus


def _marks(frame: Frame, groups: Sequence[Sequence[Group]], held: Position | None) -> Marks:
    """Return how cells are varied: orbs outside the groups are dimmed if there are any, plus orbs marked."""
    marks = np.zeros(frame.board.shape, dtype=np.uint8)
    if groups:
        marks[frame.board.cells > EMPTY] = _DIM
        for wave in groups:
            for group in wave:
                for cell in group:
                    marks[cell] = 0
    if held is not None:
        marks[held] = 0
    for cell in frame.plus:
        marks[cell] = _PLUS_DIM if marks[cell] == _DIM else _PLUS
    return marks
