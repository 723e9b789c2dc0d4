"""An orb level being played: the orb is led, let go, and the cascade runs with what falls in."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from editor.orb.holding import Holding
from editor.orb.layers import TrailLayer
from editor.panels.goals_panel import GoalState
from editor.panels.truth_item import Fact
from editor.playtest.films import film_of_cascade
from editor.playtest.game import JOB_SLOT, Ending, Stage
from editor.playtest.orb_session import OrbSession, Result
from editor.playtest.words import tenths_text
from editor.words import count, phrases, tr
from generator.control import Control
from generator.orb.replay import GoalState as Judged
from generator.stopwatch import Stopwatch
from levels.board import EMPTY, Position
from levels.level import OrbLevel
from levels.plays import PlayEnd, PlayRecord, mark_of

_MOST_LISTED: Final = 6


class OrbGame:
    """Stands between the session and the stage."""

    def __init__(self, level: OrbLevel, stage: Stage) -> None:
        self._level = level
        self.clock = Stopwatch()
        self.limit = level.time_limit
        self.late = False
        self.mark = mark_of(level)
        self._stage = stage
        self.session = OrbSession(level)
        self.trail = TrailLayer(stage.board.art)

    # What the window asks

    @property
    def level(self) -> OrbLevel:
        return self._level

    @property
    def deeds(self) -> Mapping[str, Callable[[], None]]:
        if self.session.is_drag:
            return {"undo": self.undo}
        return {"undo": self.undo, "play-settle": self.settle}

    @property
    def can(self) -> Mapping[str, bool]:
        session = self.session
        swapping = not session.is_drag and session.result is None
        return {
            "undo": session.can_undo and not session.in_hand and not self._settling,
            "play-settle": swapping and not session.in_hand and not self._settling,
        }

    @property
    def moved(self) -> Holding | None:
        """What the hand did, to be kept with the level; None while it is at it, or did nothing."""
        session = self.session
        return None if session.in_hand or not session.steps else session.holding

    @property
    def _settling(self) -> bool:
        return self._stage.jobs.in_slot(JOB_SLOT) is not None

    @property
    def runs(self) -> bool:
        # The time is that of the move: it begins with the first step, as players know it.
        return self.session.steps > 0 and self.session.result is None and not self._settling

    @property
    def facts(self) -> Mapping[str, Fact]:
        session, rules = self.session, self.level.rules
        steps = (
            count(session.steps, "{n} step", "{n} steps")
            if session.is_drag
            else count(session.steps, "{n} swap", "{n} swaps")
        )
        most = tr("as many as you like") if rules.max_steps is None else tr("of {most}", most=rules.max_steps)
        return {
            "steps": Fact(steps, most, "route", "warn" if session.used_up else "text"),
            "combos": self._combos_fact(),
            "goals": self._goals_fact(self._told),
        }

    @property
    def _told(self) -> Result | None:
        """The result as far as it may be told: not before it was seen."""
        return None if self._stage.projector.runs else self.session.result

    def _combos_fact(self) -> Fact:
        result, shot = self.session.result, self._stage.projector.shot
        if result is None:
            return Fact("–", tr("combos, once let go"), "combo")
        waves = result.cascade.waves if shot is None else result.cascade.waves[: shot.wave + 1]
        value = count(sum(wave.count for wave in waves), "{n} combo", "{n} combos")
        if not waves:
            return Fact(value, tr("nothing matches"), "combo")
        listed = " + ".join(str(wave.count) for wave in waves[:_MOST_LISTED])
        listed += " + …" if len(waves) > _MOST_LISTED else ""
        caption = tr("wave {waves}", waves=listed) if len(waves) == 1 else tr("waves {waves}", waves=listed)
        return Fact(value, caption, "combo")

    def _goals_fact(self, result: Result | None) -> Fact:
        goals = len(self.level.goals)
        if not goals:
            return Fact(tr("No goals"), "", "flag")
        if result is None:
            return Fact(count(goals, "{n} goal", "{n} goals"), tr("open"), "flag")
        value = tr("{met} of {all} goals", met=result.met, all=goals)
        if result.won:
            return Fact(value, tr("all met"), "flag", "good")
        return Fact(value, tr("not all met"), "flag", "bad")

    @property
    def ending(self) -> Ending | None:
        session, result = self.session, self._told
        if result is None:
            return None
        combos = count(result.cascade.combos, "{n} combo", "{n} combos")
        offers = ("play-again", "keep-route", "keep-play") if session.steps else ("play-again", "playtest")
        text = self._story(result)
        if self.late:
            text = f"{tr('Time ran out, and the orb was let go.')} {text}"
        if not result.cascade.settled:
            text += " " + tr("Orbs would fall for ever: counting has stopped.")
        if session.level.goals:
            all_met, title = result.won, tr("{met} of {all} goals met", met=result.met, all=len(result.goals))
            if all_met:
                return Ending("check", "good", tr("All goals met: {combos}", combos=combos), text, offers)
            return Ending("error", "bad", tr("{what}: {why}", what=title, why=combos), text, offers)
        return Ending("combo", "good" if result.won else "warn", combos, text, offers)

    def _story(self, result: Result) -> str:
        """Say what the move took."""
        session = self.session
        steps = (
            count(session.steps, "{n} step", "{n} steps")
            if session.is_drag
            else count(session.steps, "{n} swap", "{n} swaps")
        )
        waves = count(len(result.cascade.waves), "{n} wave", "{n} waves")
        time = tenths_text(self.clock.seconds(self._stage.now()))
        if self.level.rules.skyfall is None:
            return tr("{waves} after {steps} in {time}.", waves=waves, steps=steps, time=time)
        fell = count(result.cascade.fallen_in, "{n} orb fell in", "{n} orbs fell in")
        return tr("{waves} after {steps} in {time}; {fell}.", waves=waves, steps=steps, time=time, fell=fell)

    @property
    def goals(self) -> Sequence[GoalState]:
        result = self._told
        if result is None:
            return [GoalState(None) for _goal in self.level.goals]
        return [GoalState(state.met, self._shortfall(state)) for state in result.goals]

    def _shortfall(self, state: Judged) -> str:
        """Say what a goal lacks; nothing when it is met."""
        goal, parts = state.goal, []
        if goal.combos is not None and state.combos < goal.combos:
            parts.append(tr("{n} of {most}", n=state.combos, most=goal.combos))
        if goal.orbs is not None and state.orbs < goal.orbs:
            parts.append(tr("{n} of {most} orbs", n=state.orbs, most=goal.orbs))
        if goal.steps is not None and state.steps > goal.steps:
            over = state.steps - goal.steps
            parts.append(count(over, "{n} step too many", "{n} steps too many"))
        return phrases(parts)

    def record(self) -> PlayRecord:
        """Return what there is to say of the play so far."""
        session, result = self.session, self.session.result
        end: PlayEnd = "left"
        if result is not None and result.won:
            end = "won"
        elif self.late:
            end = "late"
        return PlayRecord(
            board=self.mark,
            end=end,
            seconds=round(self.clock.seconds(self._stage.now()), 1),
            moves=session.steps,
            undos=session.undos + session.tries - 1,
            combos=0 if result is None else result.cascade.combos,
        )

    # What the player does

    def begin(self) -> None:
        """Show the board as it is at first."""
        overlays = self._stage.board.overlays
        overlays.insert(0, self.trail)
        self._show()
        self._stage.changed()

    def press(self, at: Position) -> None:
        """Take the orb at a cell."""
        stage = self._stage
        if stage.projector.runs:
            stage.projector.finish()
            return
        if self._settling or self.session.in_hand or at not in self.level.shown:
            return
        taken = self.session.take(at)
        if taken is None:
            stage.say(self._why_not_taken(at), "muted")
            return
        self.session = taken
        stage.say("", "text")
        self._show()
        stage.changed()

    def _why_not_taken(self, at: Position) -> str:
        session = self.session
        if session.result is not None:
            return tr("This try is over: take it back, or start again.")
        if session.used_up:
            return tr("All swaps are used up.")
        if session.board[at] == EMPTY:
            return tr("There is no orb here.")
        return tr("There is no orb here that can be moved.")

    def lead(self, at: Position) -> None:
        """Lead the orb in hand on to another cell."""
        if not self.session.in_hand:
            return
        rows, cols = self.level.shown.shape
        # The orb stays on the board however far out the pointer is.
        at = min(max(at[0], 0), rows - 1), min(max(at[1], 0), cols - 1)
        before, self.session = self.session, self.session.toward(at)
        if self.session.steps != before.steps:
            self._show()
            self._stage.changed()

    def let_go(self) -> None:
        """Let go of the orb: a drag that moved it settles the board."""
        if not self.session.in_hand:
            return
        self.session = self.session.let_go()
        if self.session.is_drag and self.session.steps:
            self.settle()
        else:
            self._show()
            self._stage.changed()

    def settle(self) -> None:
        """Let the board clear, wave by wave, as a job: with orbs falling in there can be many waves."""
        session = self.session.let_go()
        self.session = session
        self.clock = self.clock.stopped(self._stage.now())

        def work(control: Control) -> OrbSession:
            control.step(tr("Letting orbs fall in"))
            return session.settled()

        self._stage.jobs.start(tr("Letting orbs fall in"), work, self._settled, slot=JOB_SLOT)
        self._show()
        self._stage.changed()

    def undo(self) -> None:
        """Take back what was done last."""
        self._stage.projector.finish()
        self.session = self.session.undo()
        if not self.session.steps:
            self.clock, self.limit, self.late = Stopwatch(), self.level.time_limit, False
        self._stage.say(tr("Taken back."), "muted")
        self._show()
        self._stage.changed()

    def give_up(self) -> bool:
        """Put the orb in hand back, or see the film to its end."""
        if self._stage.projector.runs:
            self._stage.projector.finish()
            return True
        if not self.session.in_hand:
            return False
        self.session = self.session.put_back()
        if not self.session.steps:
            self.clock = Stopwatch()
        self._show()
        self._stage.changed()
        return True

    def again(self) -> None:
        """Start again from the board as it is painted."""
        self._stage.projector.drop()
        self._stage.jobs.cancel(JOB_SLOT)
        self.session = self.session.again()
        self.clock, self.limit, self.late = Stopwatch(), self.level.time_limit, False
        self._stage.say("", "text")
        self._show()
        self._stage.changed()

    def run_out(self) -> None:
        """The orb slips out of the hand."""
        self.late = True
        self.settle()

    def play_on(self) -> None:
        """There is nothing to go on with: the orb was let go."""

    def end(self) -> None:
        """Stop whatever is going on."""
        self._stage.projector.drop()
        self._stage.jobs.cancel(JOB_SLOT)
        if self.trail in self._stage.board.overlays:
            self._stage.board.overlays.remove(self.trail)

    # What comes of it

    def _settled(self, session: OrbSession) -> None:
        assert session.result is not None, "the board is settled"
        self.session = session
        film = film_of_cascade(session.arrangement, session.result.cascade)
        self.trail.ways, self.trail.held = (), None
        self._stage.projector.run(film, self._landed)
        self._stage.changed()

    def _landed(self) -> None:
        """The film of the cascade is over."""
        self._show()
        self._stage.changed()

    def _show(self) -> None:
        """Show the board as it stands, and the way of the hand."""
        session, board = self.session, self._stage.board
        board.layer.shot = None
        self.trail.art = board.art
        self.trail.ways = () if session.holding is None or session.result else session.holding.ways
        self.trail.held = None
        board.is_leading = session.in_hand
        if session.in_hand and session.holding is not None:
            self.trail.held = session.holding.held
            self.trail.kind = session.board[session.holding.held]
        board.show_cells(session.board, session.plus)
