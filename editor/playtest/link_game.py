"""A link level being played: presses become picks and links, what comes of them is shown and told."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from editor.canvas.readout import place
from editor.panels.goals_panel import GoalState
from editor.panels.seed_field import fresh_seed
from editor.panels.truth_item import Fact
from editor.playtest.films import Film, film_of_link, film_of_step
from editor.playtest.game import JOB_SLOT, Ending, Stage
from editor.playtest.words import clock_text
from editor.truth.facts import reason_words
from editor.words import count, phrases, tr
from generator.control import Budget, Control
from generator.link.session import Answer, LinkSession
from generator.stopwatch import Stopwatch
from levels.board import EMPTY, SLOT, VOID, WALL, Position
from levels.level import LinkLevel
from levels.plays import PlayRecord, mark_of

if TYPE_CHECKING:
    from generator.link.hope import Hope
    from generator.link.reshuffle import Reshuffled

_HOPE_SLOT: Final = "play-hope"
_HOPE_SECONDS: Final = 10.0


class LinkGame:
    """Stands between session and stage. The session is always ahead: films only show what happened."""

    def __init__(self, level: LinkLevel, stage: Stage) -> None:
        self._level = level
        self.clock = Stopwatch()
        self.limit = level.time_limit
        self.late = False
        self.mark = mark_of(level)
        self._stage = stage
        self.session = LinkSession.begin(level.shown, level.rules)
        self._hope: Hope | None = None
        """Where a play that is stuck was lost, once that is found."""

    # What the window asks

    @property
    def level(self) -> LinkLevel:
        return self._level

    @property
    def deeds(self) -> Mapping[str, Callable[[], None]]:
        return {
            "undo": self.undo,
            "redo": self.redo,
            "play-hint": self.hint,
            "play-shuffle": self.shuffle,
            "play-stop": self.stop_shuffling,
            "play-back": self.go_back,
        }

    @property
    def can(self) -> Mapping[str, bool]:
        session, goes_on = self.session, not self._shuffling and not self.late
        return {
            "undo": goes_on and session.can_undo,
            "redo": goes_on and session.can_redo,
            "play-hint": goes_on and session.outcome == "playing",
            "play-shuffle": goes_on and session.tiles > 0,
            "play-stop": self._shuffling,
            "play-back": goes_on and self._hope is not None and self._hope.alive is not None,
        }

    @property
    def _shuffling(self) -> bool:
        return self._stage.jobs.in_slot(JOB_SLOT) is not None

    @property
    def runs(self) -> bool:
        return self.session.outcome == "playing" and not self.late and not self._shuffling

    @property
    def facts(self) -> Mapping[str, Fact]:
        session = self.session
        pairs, odd = divmod(session.tiles, 2)
        left = count(pairs, "{n} pair left", "{n} pairs left") if not odd else ""
        left = left or count(session.tiles, "{n} tile left", "{n} tiles left")
        taken = count(session.taken, "{n} pair taken", "{n} pairs taken")
        links = session.open_pairs
        stuck = session.outcome == "stuck"
        return {
            "left": Fact(left, taken, "tiles"),
            "links": Fact(
                count(links, "{n} links now", "{n} link now"),
                tr("no pair") if stuck else self._help() or tr("no help so far"),
                "pair",
                "bad" if stuck else "text",
            ),
        }

    def _help(self) -> str:
        """Say what help was taken."""
        session = self.session
        parts = []
        if session.hints:
            parts.append(count(session.hints, "{n} hint", "{n} hints"))
        if session.shuffles:
            parts.append(count(session.shuffles, "{n} shuffle", "{n} shuffles"))
        return phrases(parts)

    @property
    def ending(self) -> Ending | None:
        session = self.session
        if self._stage.projector.runs:
            return None
        if self._shuffling:
            text = tr("Looking for an order of the tiles that can be cleared…")
            return Ending("shuffle", "text", tr("Shuffling"), text, ("play-stop",))
        time = clock_text(self.clock.seconds(self._stage.now()))
        taken = count(session.taken, "{n} pair taken", "{n} pairs taken")
        if session.outcome == "cleared":
            text = tr("{taken}; {help}.", taken=taken, help=self._help() or tr("no help"))
            title = tr("Cleared in {time}", time=time)
            return Ending("check", "good", title, text, ("play-again", "keep-play", "playtest"))
        tiles = count(session.tiles, "{n} tile left", "{n} tiles left")
        text = tr("{taken}, {tiles}.", taken=taken, tiles=tiles)
        if self.late:
            late = ("play-again", "play-on", "keep-play", "playtest")
            return Ending("clock", "bad", tr("Time is up"), text, late)
        if session.outcome == "stuck":
            back = ("undo",) if session.can_undo else ()
            last = "play-back" if self.can["play-back"] else "keep-play"
            offers = ("play-shuffle", *back, last, "play-again", "playtest")
            return Ending("warning", "warn", tr("No pairs left"), text, offers)
        return None

    @property
    def goals(self) -> Sequence[GoalState]:
        return ()

    def record(self) -> PlayRecord:
        """Return what there is to say of the play so far."""
        session = self.session
        end = {"cleared": "won", "stuck": "stuck", "playing": "late" if self.late else "left"}
        return PlayRecord(
            board=self.mark,
            end=end[session.outcome],  # type: ignore[arg-type] # the values above are ends of plays
            seconds=round(self.clock.seconds(self._stage.now()), 1),
            moves=session.taken,
            left=session.tiles,
            hints=session.hints,
            undos=session.undos,
            shuffles=session.shuffles,
            stuck=tuple(stuck.moves for stuck in session.stuck),
        )

    # What the player does

    def begin(self) -> None:
        """Show the board as it is at first."""
        self._show()
        self._stage.changed()

    def press(self, at: Position) -> None:
        """Pick a tile, or link it with the one that is picked."""
        # Whoever presses has seen enough of the film.
        self._stage.projector.finish()
        if self._shuffling or self.late or self.session.outcome == "cleared":
            return
        before = self.session
        self.session, answer = before.press(at)
        layer = self._stage.board.layer
        layer.hint, layer.reason = (), None
        if answer.taken is not None:
            self._say_linked(answer)
            layer.pick = None
            self._stage.projector.run(film_of_link(answer.taken, self.level.rules), self._landed)
            self._seek_hope()
            self._stage.changed()
            return
        self._tell(answer, before, at)
        self._show()
        self._stage.changed()

    def lead(self, at: Position) -> None:
        """Nothing is led on a link board."""

    def let_go(self) -> None:
        """A press has done what it does."""

    def undo(self) -> None:
        """Let go of the pick, or take the last step back."""
        self._stage.projector.finish()
        film: Film = ()
        before = self.session
        self.session = before.undo()
        if before.picked is not None:
            self._stage.say(tr("The pick is let go."), "muted")
        elif before.steps:
            self._stage.say(tr("Taken back."), "muted")
            film = film_of_step(before.steps[-1], self.level.rules, back=True)
        self._move_on(film)

    def redo(self) -> None:
        """Do again what was taken back."""
        self._stage.projector.finish()
        before = self.session
        self.session = before.redo()
        self._move_on(film_of_step(before.undone[-1], self.level.rules) if before.undone else ())

    def hint(self) -> None:
        """Show the first pair that links."""
        self._stage.projector.finish()
        self.session, link = self.session.hinted()
        if link is None:
            return
        self._stage.board.layer.hint = link.corners
        first, last = place(link.corners[0]), place(link.corners[-1])
        self._stage.say(tr("Hint: {first} and {last} link.", first=first, last=last), "hint")
        self._stage.board.update()
        self._stage.changed()

    def shuffle(self) -> None:
        """Deal the tiles that are left anew over their cells, as a job."""
        stage = self._stage
        stage.projector.finish()
        self.session = self.session.let_go()
        board, rules, seed = self.session.board, self.level.rules, fresh_seed()

        def work(control: Control) -> Reshuffled:
            from generator.link.reshuffle import reshuffle

            return reshuffle(board, rules, control, seed=seed)

        stage.jobs.start(tr("Shuffling"), work, self._shuffled, slot=JOB_SLOT, on_failed=self._not_shuffled)
        self._move_on()

    def stop_shuffling(self) -> None:
        """Leave the tiles where they are."""
        self._stage.jobs.cancel(JOB_SLOT)
        self._stage.say(tr("Not shuffled."), "muted")
        self._move_on()

    def give_up(self) -> bool:
        """Let go of the pick, or see the film to its end."""
        if self._stage.projector.runs:
            self._stage.projector.finish()
            return True
        if self.session.picked is None:
            return False
        self.undo()
        return True

    def again(self) -> None:
        """Start again from the board as it is painted."""
        self.end()
        self.session = LinkSession.begin(self.level.shown, self.level.rules)
        self.clock, self.limit, self.late = Stopwatch(), self.level.time_limit, False
        self._stage.say("", "text")
        self._move_on()

    def run_out(self) -> None:
        """The board is dead until the player goes on."""
        self._stage.projector.finish()
        self.late = True
        self.session = self.session.let_go()
        self._move_on()

    def play_on(self) -> None:
        """Go on without a time limit."""
        self.limit, self.late = None, False
        self._move_on()

    def end(self) -> None:
        """Stop whatever is going on."""
        self._stage.projector.drop()
        self._stage.jobs.cancel(JOB_SLOT)
        self._stage.jobs.cancel(_HOPE_SLOT)

    # What comes of it

    def _landed(self) -> None:
        """The film is over, or there was none."""
        self._show()
        self._stage.changed()

    def _move_on(self, film: Film = ()) -> None:
        """Show how the board changes, and then how it stands."""
        self._seek_hope()
        layer = self._stage.board.layer
        layer.hint, layer.reason, layer.pick = (), None, None
        self._stage.projector.run(film, self._landed)
        if film:
            self._stage.changed()

    def _show(self) -> None:
        """Show the board as it stands."""
        session, layer = self.session, self._stage.board.layer
        layer.shot = None
        layer.pick = None if session.picked is None else (session.picked, session.board[session.picked])
        self._stage.board.show_cells(session.board)

    def _seek_hope(self) -> None:
        """When no pair is left, find out in the background where the play was lost."""
        session, rules, jobs = self.session, self.level.rules, self._stage.jobs
        self._hope = None
        jobs.cancel(_HOPE_SLOT)
        if session.outcome != "stuck" or not session.moves:
            return
        positions = session.positions

        def work(control: Control) -> Hope:
            from generator.link.hope import last_hope

            return last_hope(positions, rules, control)

        jobs.start(
            tr("Looking for where it was lost"),
            work,
            self._hoped,
            slot=_HOPE_SLOT,
            budget=Budget(seconds=_HOPE_SECONDS),
        )

    def _hoped(self, hope: Hope) -> None:
        self._hope = hope
        before = self.session.taken - len(self.session.moves)
        if hope.dead == 0:
            self._stage.say(tr("This board could not be cleared from the start."), "warn")
        elif hope.alive is not None:
            pairs = before + hope.alive
            text = count(
                pairs,
                "After {n} pair it could still be cleared.",
                "After {n} pairs it could still be cleared.",
            )
            if hope.is_exact:
                text = tr("Pair {n} lost it: before, it could be cleared.", n=pairs + 1)
            self._stage.say(text, "warn")
        self._stage.changed()

    def go_back(self) -> None:
        """Take back what was done since the board could still be cleared."""
        if self._hope is None or self._hope.alive is None:
            return
        self.session = self.session.let_go()
        for _pair in range(len(self.session.moves) - self._hope.alive):
            self.session = self.session.undo()
        self._stage.say(tr("From here it can be cleared."), "good")
        self._move_on()

    def _shuffled(self, found: Reshuffled) -> None:
        self.session = self.session.shuffled(found.board)
        if found.doubt is None:
            self._stage.say(tr("Shuffled. It can be cleared: proven."), "good")
        else:
            doubts = {
                "odd": tr("Shuffled. It cannot be cleared: the number of some kind is odd."),
                "shut-in": tr("Shuffled. It cannot be cleared: walls shut in an odd number of tiles."),
                "not-found": tr("Shuffled. No order of these tiles was proven to be clearable in time."),
            }
            self._stage.say(doubts[found.doubt], "warn")
        self._move_on(film_of_step(self.session.steps[-1], self.level.rules))

    def _not_shuffled(self, reason: str) -> None:
        self._stage.say(reason, "bad")
        self._move_on()

    def _say_linked(self, answer: Answer) -> None:
        assert answer.taken is not None
        turns = answer.taken.link.turns
        text = count(turns, "Linked, {n} turn.", "Linked, {n} turns.") if turns else tr("Linked straight.")
        self._stage.say(text, "good")

    def _tell(self, answer: Answer, before: LinkSession, at: Position) -> None:
        """Say what came of a press that linked nothing."""
        stage, board = self._stage, self.session.board
        if answer.event == "picked":
            kind = stage.kind_name(board[at])
            stage.say(tr("{kind} at {place} is picked.", kind=kind, place=place(at)), "muted")
        elif answer.event == "let-go":
            stage.say(tr("The pick is let go."), "muted")
        elif answer.event == "nothing":
            if at in board:
                words = {
                    EMPTY: tr("There is no tile here."),
                    WALL: tr("A wall stays where it is."),
                    SLOT: tr("This slot was never dealt."),
                    VOID: tr("There is no tile here."),
                }
                stage.say(words[board[at]], "muted")
        elif answer.why is not None and before.picked is not None:
            if answer.why.reason == "different-kinds":
                one, other = stage.kind_name(board[before.picked]), stage.kind_name(board[at])
                stage.say(tr("No link: {one} and {other} are two kinds.", one=one, other=other), "warn")
                return
            stage.say(reason_words(answer.why, self.level.rules.max_turns), "warn")
            stage.board.layer.reason = (before.picked, at), answer.why.blockers
