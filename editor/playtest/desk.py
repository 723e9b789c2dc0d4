"""The playtest: turns the canvas into the game and back, and leaves the document as it was."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING, Final

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from editor.actions import Actions
from editor.canvas.holder import CanvasHolder
from editor.canvas.readout import kind_namer
from editor.document import Document
from editor.frame.notices import Answer
from editor.orb.keeping import keep
from editor.playtest.bar import PlayBar
from editor.playtest.board import PlayBoard
from editor.playtest.card import PlayCard
from editor.playtest.films import Shot
from editor.playtest.game import Ending, Game, Stage
from editor.playtest.panel import PlayPanel
from editor.playtest.projector import Projector
from editor.playtest.strip import PlayStrip
from editor.playtest.surroundings import Surroundings, quiet_of
from editor.playtest.words import time_fact
from editor.settings import PLAY_SPEED
from editor.theme import PANEL_WIDTH, Tone
from editor.words import count, tr
from levels.board import Cell, Position
from levels.level import Level, LinkLevel, OrbLevel
from levels.plays import PlayRecord, mark_of, plays_of, with_play

if TYPE_CHECKING:
    from editor.art.tiles import TileArt
    from editor.deeds.filing import Doings
    from editor.playtest.orb_game import OrbGame

_TICK_MS: Final = 100
_OWN: Final = (
    "play-hint",
    "play-shuffle",
    "play-settle",
    "play-again",
    "play-pause",
    "keep-play",
)
"""Actions that only a play has."""


class Playtest(QObject):
    """Owns the widgets of a play and the game that is on."""

    left = Signal()
    """A play is over, and the window as it was."""

    def __init__(self, around: Surroundings, art: TileArt, parent: QObject) -> None:
        super().__init__(parent)
        self._around = around
        self._document: Document | None = None
        self._actions: Actions | None = None
        self._game: Game | None = None
        self._paused = False
        self._kept: PlayRecord | None = None
        """The play as it was when it was kept, so that it is not kept twice."""
        self._focus: QWidget | None = None
        self.now: Callable[[], float] = time.monotonic
        self.board = PlayBoard(art)
        self.card = PlayCard()
        self.holder = CanvasHolder(self.board, self.card)
        self.strip = PlayStrip()
        self.bar = PlayBar()
        self.panel = PlayPanel()
        self.projector = Projector(self)
        self.holder.hide()
        self._tick = QTimer(self, interval=_TICK_MS)
        self._tick.timeout.connect(self._count_time)
        around.settings.changed.connect(self._take_setting)
        self._take_setting(PLAY_SPEED.key)
        self._connect()

    def _connect(self) -> None:
        easel = self.board.play_easel
        easel.pressed.connect(self._press)
        easel.led.connect(self._lead)
        easel.let_go.connect(self._let_go)
        self.board.gave_up.connect(self._give_up)
        self.board.turned_away.connect(self._turned_away)
        self.projector.shown.connect(self._show_shot)
        self.strip.speed_chosen.connect(self._choose_speed)
        self.strip.leave.clicked.connect(self.leave)
        self.card.wanted.connect(self._do)
        self.panel.keep_wanted.connect(self.keep)
        self._around.jobs.changed.connect(self._refresh)

    # Building

    def doings(self) -> Doings:
        """Return what each action does."""
        return {"playtest": self.toggle, **{name: self._doing(name) for name in _OWN}}

    def attach(self, actions: Actions) -> None:
        """Use the window's actions, once they are there."""
        self._actions = actions
        self.bar.follow(actions)
        for name in _OWN:
            actions[name].setEnabled(False)

    def warm_up(self) -> None:
        """Dress the parts before they are first shown, so that the first play begins as fast as the next."""
        for part in (self.strip, self.panel, self.bar, self.holder):
            for widget in (part, *part.findChildren(QWidget)):
                widget.ensurePolished()

    def beside(self, side: QWidget) -> QWidget:
        """Return a part that shows the side column, or during a play the panel."""
        both = QWidget()
        both.setMinimumWidth(PANEL_WIDTH)
        box = QVBoxLayout(both)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(side)
        box.addWidget(self.panel)
        return both

    def set_document(self, document: Document | None) -> None:
        """Play the levels of another pack; a play that is on is left."""
        self.leave()
        if self._document is not None:
            self._document.current_changed.disconnect(self.leave)
            self._document.state_changed.disconnect(self._dress)
        self._document = document
        if document is not None:
            document.current_changed.connect(self.leave)
            document.state_changed.connect(self._dress)

    def set_art(self, art: TileArt) -> None:
        """Draw in another theme or other colours."""
        self.board.set_art(art)

    # In and out

    @property
    def is_on(self) -> bool:
        """Whether a level is being played."""
        return self._game is not None

    @property
    def game(self) -> Game | None:
        """What is being played."""
        return self._game

    def toggle(self) -> None:
        """Begin to play the shown level, or leave the play."""
        if self.is_on:
            self.leave()
        else:
            self.enter()

    def enter(self) -> None:
        """Begin to play the shown level, if it can be played."""
        document = self._document
        if document is None or document.level is None or self._actions is None or self.is_on:
            return
        document.settle()
        level = document.level
        if not self._can_be_played(level):
            return
        self._focus = QApplication.focusWidget()
        self._game = game = self._begun(level, document)
        self._paused, self._kept = False, None
        self._actions.lend(self._lent(game), quiet_of(self._actions, self._lent(game)))
        self._actions["playtest"].setText(tr("Leave the playtest"))
        # Before it is shown: as long as all its parts stand in it, it would make the window wider.
        self.bar.show_game(level.mode, {*game.deeds, "play-again", "play-pause"})
        self._swap(playing=True)
        self.board.begin(level, document.pack, self._around.canvas)
        self.panel.show_level(level)
        title = level.title or tr("Level {n}", n=document.current + 1)
        self.strip.show_title(title)
        self.strip.say("", "text")
        game.begin()
        self._tick.start()
        self.board.setFocus()

    def leave(self) -> None:
        """Go back to the level as it is edited."""
        game = self._game
        if game is None or self._actions is None:
            return
        game.end()
        self._game = None
        self._tick.stop()
        self.card.show_ending(None)
        self.board.end()
        self._actions.take_back()
        self._actions["playtest"].setText(tr("Playtest"))
        for name in _OWN:
            self._actions[name].setEnabled(False)
        self._swap(playing=False)
        back = self._focus if self._focus is not None and self._focus.isVisible() else self._around.canvas
        self._focus = None
        back.setFocus()
        self.left.emit()

    def _can_be_played(self, level: Level) -> bool:
        around, slots = self._around, level.shown.slot_count()
        if slots:
            text = count(
                slots,
                "{n} slot was not dealt yet: a level is played once it is dealt.",
                "{n} slots were not dealt yet: a level is played once it is dealt.",
            )
            around.notices.say(text, [Answer(tr("Deal"), around.deal)], key="playtest")
        elif not level.shown.tile_count():
            around.notices.mention(tr("There is nothing on the board to play with."))
        elif isinstance(level, LinkLevel) and not around.links_ready():
            around.notices.mention(tr("The rules are still being prepared. Try again in a moment."))
        else:
            around.notices.withdraw("playtest")
            return True
        return False

    def _begun(self, level: Level, document: Document) -> Game:
        names = kind_namer(document.pack, self.board.art.theme.kind_name)
        stage = Stage(
            self.board, self.projector, self._around.jobs, lambda: self.now(), self._say, self._refresh, names
        )
        if isinstance(level, OrbLevel):
            # Nobody plays before the first picture: a start is faster without.
            from editor.playtest.orb_game import OrbGame

            return OrbGame(level, stage)
        # Brings the compiler with it, so it is not there before the rules are.
        from editor.playtest.link_game import LinkGame

        return LinkGame(level, stage)

    def _swap(self, *, playing: bool) -> None:
        own = (self.strip, self.panel, self.bar, self.holder)
        gone, there = (self._around.makes_room, own) if playing else (own, self._around.makes_room)
        # All go before any comes: a canvas that has less room for a moment would move its board.
        for part in gone:
            part.hide()
        for part in there:
            part.show()
        self._around.rail.rest(playing)

    def _lent(self, game: Game) -> dict[str, Callable[[], None]]:
        board = self.board
        lent = {name: self._doing(name) for name in ("undo", "redo") if name in game.deeds}
        if "play-hint" in game.deeds:
            lent["hint"] = self._doing("play-hint")
        if isinstance(game.level, OrbLevel):
            lent["keep-route"] = self._doing("keep-route")
        return {
            **lent,
            "zoom-in": lambda: board.zoom_by(1),
            "zoom-out": lambda: board.zoom_by(-1),
            "zoom-plain": board.zoom_plain,
            "zoom-fit": board.fit,
        }

    # What the player does

    def _doing(self, name: str) -> Callable[[], None]:
        return lambda: self._do(name)

    def _do(self, name: str) -> None:
        game = self._game
        if game is None:
            return
        own: dict[str, Callable[[], None]] = {
            "playtest": self.leave,
            "keep-play": self.keep,
            "keep-route": self.keep_route,
            "play-pause": lambda: self.pause(not self._paused),
            "play-again": self._again,
            "play-on": game.play_on,
        }
        if name in own:
            own[name]()
        elif name in game.deeds and game.can.get(name, True):
            self.pause(False)
            game.deeds[name]()
        if self.is_on:
            self.board.setFocus()

    def _press(self, at: Position) -> None:
        if self._game is None:
            return
        if self._paused:
            # The press that goes on is none on the board: nobody sees where it goes.
            self.pause(False)
            return
        self._game.press(at)

    def _lead(self, at: Position) -> None:
        if self._game is not None:
            self._game.lead(at)

    def _let_go(self) -> None:
        if self._game is not None:
            self._game.let_go()

    def _give_up(self) -> None:
        if self._paused:
            self.pause(False)
        elif self._game is not None and not self._game.give_up():
            self.leave()

    def _again(self) -> None:
        if self._game is not None:
            self._kept = None
            self.pause(False)
            self._game.again()

    def pause(self, paused: bool) -> None:
        """Let the clock stand still and hide the board, or go on."""
        if self._game is None or paused == self._paused or (paused and not self._game.runs):
            return
        self._paused = paused
        self.projector.finish()
        self.board.layer.veiled = paused
        self.board.update()
        self._refresh()

    def _turned_away(self) -> None:
        self.pause(True)

    def keep(self) -> None:
        """Keep the record of the play with the level, as one undo step."""
        game, document = self._game, self._document
        row = None if game is None or document is None else document.row_of(game.level.id)
        if game is None or document is None or row is None or not self._can_keep(game):
            return
        record = game.record()
        self._kept = _undated(record)
        record = msgspec.structs.replace(record, when=f"{datetime.now():%Y-%m-%d %H:%M}")
        level = with_play(document.pack.levels[row], record)
        document.change_level(tr("Keep the record of a play"), row=row, editor=level.editor)
        self._say(tr("The record is kept with the level."), "good")
        self._refresh()

    def keep_route(self) -> None:
        """Keep what was dragged, or swapped, with the level, as one undo step."""
        game, document = _orb_game(self._game), self._document
        row = None if game is None or document is None else document.row_of(game.level.id)
        if game is None or document is None or row is None or game.moved is None:
            return
        if mark_of(document.pack.levels[row]) != game.mark:
            self._say(tr("The level was edited meanwhile: this is no move on it any more."), "warn")
            return
        keep(document, row, game.moved)
        self._say(tr("Kept with the level."), "good")

    def _can_keep(self, game: Game) -> bool:
        record = game.record()
        return (record.moves > 0 or bool(record.stuck)) and _undated(record) != self._kept

    def _choose_speed(self, speed: object) -> None:
        self._around.settings.put(PLAY_SPEED, str(speed))
        self.board.setFocus()

    def _take_setting(self, key: str) -> None:
        if key == PLAY_SPEED.key:
            self.projector.speed = self._around.settings.get(PLAY_SPEED)
            self.strip.show_speed(self.projector.speed)

    # What is shown

    def _say(self, text: str, tone: Tone) -> None:
        self.strip.say(text, tone)
        self.board.say(text)

    def _show_shot(self, shot: Shot, done: float) -> None:
        layer = self.board.layer
        if layer.shot is None or layer.shot[0] is not shot:
            self.board.show_cells(shot.board, shot.plus)
            self._refresh()
        layer.shot = (shot, done)
        self.board.update()

    def _count_time(self) -> None:
        game = self._game
        if game is None:
            return
        if game.limit is not None and game.clock.runs and game.clock.seconds(self.now()) >= game.limit:
            game.run_out()
        self._show_time(game)

    def _show_time(self, game: Game) -> None:
        fact = time_fact(game.clock, self.now(), game.limit, late=game.late, paused=self._paused)
        self.bar.show_fact("time", fact)

    def _refresh(self) -> None:
        """Show how the game stands."""
        game, document = self._game, self._document
        if game is None or document is None:
            return
        now = self.now()
        game.clock = game.clock.started(now) if game.runs and not self._paused else game.clock.stopped(now)
        self._show_time(game)
        for name, fact in game.facts.items():
            self.bar.show_fact(name, fact)
        record = game.record()
        if self.projector.runs:
            # What the film leads to is not told before.
            record = msgspec.structs.replace(record, combos=0)
        self.panel.show_play(record, game.level.mode)
        goals = game.level.goals if isinstance(game.level, OrbLevel) else ()
        self.panel.show_goals(goals, game.goals, self._names)
        row = document.row_of(game.level.id)
        kept = () if row is None else plays_of(document.pack.levels[row])
        self.panel.show_kept(kept, game.mark)
        self.card.show_ending(self._ending(game))
        self._dress()

    def _ending(self, game: Game) -> Ending | None:
        if self._paused:
            text = tr("The clock stands still, and the board is hidden.")
            return Ending("pause", "text", tr("Paused"), text, ("play-pause", "play-again", "playtest"))
        return game.ending

    def _dress(self) -> None:
        """Have every action allowed that can be done now."""
        game, actions = self._game, self._actions
        if game is None or actions is None:
            return
        can = dict(game.can)
        can |= {
            "keep-play": self._can_keep(game),
            "keep-route": (orbs := _orb_game(game)) is not None and orbs.moved is not None,
            "play-again": True,
            "play-pause": self._paused or game.runs,
        }
        for name in ("undo", "redo", "keep-route", *_OWN):
            actions[name].setEnabled(can.get(name, False))
        self.panel.keep.setEnabled(can["keep-play"])
        actions["undo"].setText(tr("Undo"))
        actions["redo"].setText(tr("Redo"))

    def _names(self, kind: Cell) -> str:
        drawn = self.board.art.theme.kind_name
        return drawn(kind) if self._document is None else kind_namer(self._document.pack, drawn)(kind)


def _orb_game(game: Game | None) -> OrbGame | None:
    """Return a game on an orb level as what it is; None for any other."""
    if game is None or not isinstance(game.level, OrbLevel):
        return None
    from editor.playtest.orb_game import OrbGame

    assert isinstance(game, OrbGame), "an orb level is played as an orb game"
    return game


def _undated(record: PlayRecord) -> PlayRecord:
    """Return a record without its time, which goes on."""
    return msgspec.structs.replace(record, seconds=0.0, when="")
