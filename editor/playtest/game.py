"""What a game of any mode is to the playtest: the one that is played, and the stage it is played on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from editor.canvas.readout import KindName
from editor.jobs import Jobs
from editor.panels.goals_panel import GoalState
from editor.panels.truth_item import Fact
from editor.playtest.board import PlayBoard
from editor.playtest.projector import Projector
from editor.theme import Tone
from generator.stopwatch import Stopwatch
from levels.board import Position
from levels.level import Level
from levels.plays import PlayRecord

JOB_SLOT = "play"
"""The slot of what is computed for the play."""


@dataclass(frozen=True, slots=True)
class Stage:
    """What games are played on."""

    board: PlayBoard
    projector: Projector
    jobs: Jobs
    now: Callable[[], float]
    """A clock that never goes back, in seconds."""
    say: Callable[[str, Tone], None]
    """Tells the player something about what was just done."""
    changed: Callable[[], None]
    """Tells that the game stands otherwise."""
    kind_name: KindName


@dataclass(frozen=True, slots=True)
class Ending:
    """What the card says: how a play ended, or what it waits for."""

    icon: str
    tone: Tone
    title: str
    text: str
    offers: tuple[str, ...]
    """The ids of actions that are offered, the likeliest first."""


class Game(Protocol):
    """One level being played."""

    clock: Stopwatch
    limit: float | None
    """The time limit in seconds, as long as it counts."""
    late: bool
    """The time limit has run out."""
    mark: str
    """The mark of the board that is played, see `levels.plays.mark_of`."""

    @property
    def level(self) -> Level:
        """The level as it was when it began to be played."""

    @property
    def deeds(self) -> Mapping[str, Callable[[], None]]:
        """What the actions of the window do in this game, by their ids; others have nothing to do."""

    @property
    def can(self) -> Mapping[str, bool]:
        """Which of them can be done now."""

    @property
    def runs(self) -> bool:
        """Whether the clock is to run, unless the play stands still."""

    @property
    def facts(self) -> Mapping[str, Fact]:
        """What the play bar says, by the names of its items."""

    @property
    def ending(self) -> Ending | None:
        """What the card says; None: there is nothing to say."""

    @property
    def goals(self) -> Sequence[GoalState]:
        """How the level's goals stand."""

    def begin(self) -> None:
        """Show the board as it is at first."""

    def press(self, at: Position) -> None:
        """Press a cell, which may lie outside the board."""

    def lead(self, at: Position) -> None:
        """Follow the pointer to another cell, the press held."""

    def let_go(self) -> None:
        """End a press."""

    def give_up(self) -> bool:
        """Let go of what is in hand; False when there is nothing."""

    def again(self) -> None:
        """Start again from the board as it is painted."""

    def run_out(self) -> None:
        """Do what is to be done when the time limit runs out."""

    def play_on(self) -> None:
        """Go on without a time limit."""

    def record(self) -> PlayRecord:
        """Return what there is to say of the play so far."""

    def end(self) -> None:
        """Stop whatever is going on."""
