"""A person's play of a link board: what is picked, taken, taken back and shuffled. No clock, no screen.

A session is a frozen value; whatever the player does returns another one. The rules are those of the
generator: paths, pairs and collapses are asked for, not known here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal, TypeAlias

from generator.collapse import collapse
from generator.link.pairs import count_pairs, hint
from generator.link.paths import Link, WhyNot, find_link, why_not
from levels.board import EMPTY, Board, Position
from levels.level import Move
from levels.rules import LinkRules

Outcome: TypeAlias = Literal["playing", "stuck", "cleared"]
Event: TypeAlias = Literal["picked", "let-go", "linked", "refused", "nothing"]


@dataclass(frozen=True, slots=True)
class Taken:
    """A pair that left the board."""

    link: Link
    before: Board
    after: Board
    """After the collapse."""

    @property
    def ends(self) -> tuple[Position, Position]:
        return self.link.corners[0], self.link.corners[-1]

    @property
    def move(self) -> Move:
        return (*self.ends[0], *self.ends[1])


@dataclass(frozen=True, slots=True)
class Shuffled:
    """The tiles that were left, dealt anew over the cells they stood on."""

    before: Board
    after: Board


Step: TypeAlias = Taken | Shuffled


@dataclass(frozen=True, slots=True)
class Stuck:
    """A moment at which no pair linked."""

    moves: int
    """Pairs taken until then."""
    tiles: int
    """Tiles that were left."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of a press on a cell."""

    event: Event
    why: WhyNot | None = None
    """When refused: why the pick and the pressed tile do not link."""
    taken: Taken | None = None
    """When linked: what left the board."""


@dataclass(frozen=True, slots=True)
class LinkSession:
    """A play of a board, from its start to where it stands."""

    start: Board
    rules: LinkRules
    steps: tuple[Step, ...] = ()
    """What was done and not taken back, the last step last."""
    undone: tuple[Step, ...] = ()
    """What was taken back and can be done again, the next step last."""
    picked: Position | None = None
    hints: int = 0
    """How many hints were given; like the next two, taking steps back does not take them back."""
    undos: int = 0
    shuffles: int = 0
    stuck: tuple[Stuck, ...] = ()
    """Every moment at which no pair linked, also of steps taken back since."""

    @classmethod
    def begin(cls, board: Board, rules: LinkRules) -> LinkSession:
        """Begin to play a board."""
        return cls(board, rules)._noted()

    # Where it stands

    @property
    def board(self) -> Board:
        """The board as it stands."""
        return self.steps[-1].after if self.steps else self.start

    @property
    def moves(self) -> tuple[Move, ...]:
        """The pairs taken since the start or the last shuffle: they lead from `dealt` to `board`."""
        moves = []
        for step in reversed(self.steps):
            if isinstance(step, Shuffled):
                break
            moves.append(step.move)
        return tuple(reversed(moves))

    @property
    def dealt(self) -> Board:
        """The board at the start or after the last shuffle."""
        return next((step.after for step in reversed(self.steps) if isinstance(step, Shuffled)), self.start)

    @property
    def positions(self) -> tuple[Board, ...]:
        """The board at the start or after the last shuffle, and after every pair since."""
        return (self.dealt, *(step.after for step in self.steps[len(self.steps) - len(self.moves) :]))

    @property
    def taken(self) -> int:
        """How many pairs have left the board."""
        return sum(isinstance(step, Taken) for step in self.steps)

    @property
    def tiles(self) -> int:
        """How many tiles are left."""
        return self.board.tile_count()

    @property
    def open_pairs(self) -> int:
        """How many pairs link now."""
        return _count_pairs(self.board, self.rules)

    @property
    def outcome(self) -> Outcome:
        """Whether it goes on: cleared when no tile is left, stuck when no pair links."""
        if self.tiles == 0:
            return "cleared"
        return "playing" if self.open_pairs else "stuck"

    # What the player does

    def press(self, at: Position) -> tuple[LinkSession, Answer]:
        """Press a cell: it is picked, let go, linked with the pick, or refused and picked instead.

        What is not a tile, or no tile any more, is dead: nothing happens.
        """
        if at not in self.board or self.board[at] <= EMPTY:
            return self, Answer("nothing")
        if self.picked is None:
            return replace(self, picked=at), Answer("picked")
        if self.picked == at:
            return replace(self, picked=None), Answer("let-go")
        link = find_link(self.board, self.rules, self.picked, at)
        if link is None:
            why = why_not(self.board, self.rules, self.picked, at)
            return replace(self, picked=at), Answer("refused", why=why)
        after = collapse(self.board.with_cells((self.picked, at), EMPTY), self.rules.collapse)
        taken = Taken(link, self.board, after)
        return self._with_step(taken), Answer("linked", taken=taken)

    def let_go(self) -> LinkSession:
        """Let go of the picked tile."""
        return self if self.picked is None else replace(self, picked=None)

    def hinted(self) -> tuple[LinkSession, Link | None]:
        """Ask for a hint: the first pair that links, in row-major order; None when none does."""
        pair = hint(self.board, self.rules)
        if pair is None:
            return self, None
        return replace(self, hints=self.hints + 1), find_link(self.board, self.rules, *pair)

    def shuffled(self, after: Board) -> LinkSession:
        """Go on with the tiles that are left on other cells of the same places."""
        assert sorted(_tile_cells(after)) == sorted(_tile_cells(self.board)), "a shuffle keeps the cells"
        assert after.kind_counts() == self.board.kind_counts(), "a shuffle keeps the tiles"
        return replace(self._with_step(Shuffled(self.board, after)), shuffles=self.shuffles + 1)

    @property
    def can_undo(self) -> bool:
        return self.picked is not None or bool(self.steps)

    @property
    def can_redo(self) -> bool:
        return bool(self.undone)

    def undo(self) -> LinkSession:
        """Let go of the pick, or else take the last step back, be it a pair or a shuffle."""
        if self.picked is not None:
            return self.let_go()
        if not self.steps:
            return self
        *steps, last = self.steps
        return replace(self, steps=tuple(steps), undone=(*self.undone, last), undos=self.undos + 1)

    def redo(self) -> LinkSession:
        """Do the step again that was taken back last."""
        if not self.undone:
            return self
        *undone, step = self.undone
        return replace(self, steps=(*self.steps, step), undone=tuple(undone), picked=None)

    def _with_step(self, step: Step) -> LinkSession:
        return replace(self, steps=(*self.steps, step), undone=(), picked=None)._noted()

    def _noted(self) -> LinkSession:
        """Note when no pair links."""
        if self.outcome != "stuck":
            return self
        return replace(self, stuck=(*self.stuck, Stuck(self.taken, self.tiles)))


# A board is asked about many times between two moves: for the bar, the outcome, the buttons.
_count_pairs = lru_cache(maxsize=8)(count_pairs)


def _tile_cells(board: Board) -> Sequence[Position]:
    return [place for place, _kind in board.tiles()]
