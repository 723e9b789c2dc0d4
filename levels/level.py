"""Levels and packs: frozen values; every edit makes a new one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Annotated, Any, ClassVar, Final, Literal, TypeAlias

import msgspec

from levels.board import Board, Position
from levels.rules import END, KindKey, LinkRules, OrbRules, Seed

Mode: TypeAlias = Literal["link", "orb"]
Move: TypeAlias = tuple[int, int, int, int]
"""Two cells, (r1, c1, r2, c2): a pair taken from a link board, or two orbs that change places."""
Verdict: TypeAlias = Literal["solvable", "unsolvable", "open"]
Proof: TypeAlias = Literal["replay", "certificate", "exhausted"]
Id: TypeAlias = Annotated[str, msgspec.Meta(min_length=1)]
"""Any text; `levels.ids` makes them eight characters long."""
Json: TypeAlias = Any
"""Whatever JSON can hold."""


ROUTE_STEPS: Final[dict[str, Position]] = {
    "U": (-1, 0),
    "D": (1, 0),
    "L": (0, -1),
    "R": (0, 1),
    "Q": (-1, -1),
    "E": (-1, 1),
    "Z": (1, -1),
    "C": (1, 1),
}
"""What each letter of a route adds to (row, col)."""


Pixels: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=32767)]
Side: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=32767)]


class Sprite(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of a picture that holds many: a rectangle in pixels, counted from the upper left corner."""

    x: Pixels
    """Pixels to its left."""
    y: Pixels
    """Pixels above it."""
    width: Side
    height: Side


class Kind(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What one kind of tile or orb is called and looks like; kind k is entry k - 1 of the pack's list."""

    name: str
    color: Annotated[str, msgspec.Meta(pattern="^#[0-9a-f]{6}" + END)] | None = None
    picture: str | None = None
    """The path of a PNG, JPEG or SVG file, relative to the pack's file, with / between folders."""
    sprite: Sprite | None = None
    """The part of the picture that shows this kind; null is all of it."""


WishCondition: TypeAlias = Literal["p_win", "grade", "opening_pairs", "lowest_pairs"]


class Wish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a dealt board is to be like; every condition that is set must hold. Ranges include both ends."""

    p_win: tuple[float, float] | None = None
    """The chance, 0 to 1, that `player` clears the board."""
    player: str = "random"
    """Who plays; one of `generator.link.players`."""
    grade: Annotated[int, msgspec.Meta(ge=1, le=5)] | None = None
    opening_pairs: tuple[int, int] | None = None
    """Connectable pairs of the board as dealt."""
    lowest_pairs: tuple[int, int] | None = None
    """The fewest connectable pairs along the solution, its last four moves left out."""


class Deal(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a board was dealt, so that it can be dealt again."""

    kinds: Annotated[int, msgspec.Meta(ge=1, le=32767)] | None = None
    copies: Annotated[int, msgspec.Meta(ge=1)] | None = None
    counts: dict[KindKey, Annotated[int, msgspec.Meta(ge=0)]] | None = None
    """Tiles by kind number, written as text."""
    weights: dict[KindKey, Annotated[float, msgspec.Meta(ge=0)]] | None = None
    """Odds by kind number, written as text."""
    method: str = "auto"
    """One of `generator.link.deal.DEAL_METHODS`."""
    wish: Wish | None = None
    seed: Seed | None = None
    version: str | None = None
    """The version that dealt it; the same seed and version deal the same board."""


class WinChance(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How often a simulated player cleared a board."""

    p: Annotated[float, msgspec.Meta(ge=0, le=1)]
    low: Annotated[float, msgspec.Meta(ge=0, le=1)]
    high: Annotated[float, msgspec.Meta(ge=0, le=1)]
    """`low` to `high` holds the true chance 95 times in 100."""
    plays: Annotated[int, msgspec.Meta(ge=0)]


class Difficulty(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How hard a link board is for simulated players, and what its solution is like; no person was asked."""

    grade: Annotated[int, msgspec.Meta(ge=1, le=5)]
    """From 1, hard to lose, to 5, hard to win; `docs/grading.md` defines it."""
    p_win: dict[str, WinChance]
    """By player."""
    opening_pairs: int
    """Connectable pairs of the board as dealt."""
    lowest_pairs: int
    """The fewest connectable pairs along the solution, its last four moves left out."""
    mean_pairs: float
    """The mean of the curve, the same moves left out."""
    curve: tuple[int, ...]
    """The connectable pairs before each move of the solution."""
    forced: int
    """Moves of the solution at which only one pair links."""
    can_lose: int
    """Moves of the solution at which some other pair is proven to lead to a board that cannot be cleared."""
    undecided: int
    """Moves of the solution of which that could be neither proven nor excluded."""
    turns: tuple[int, ...]
    """How many links of the solution have no turn, one turn, two turns and so on."""
    mean_distance: float
    """The mean length of the solution's links; neighbours are 1 apart."""


class Miss(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A condition of a wish that the dealt board does not meet."""

    condition: WishCondition
    """The member of the wish."""
    wanted: tuple[int | float, int | float]
    """The least and the most that would have met it."""
    got: int | float
    """What the board was measured to be."""


class Report(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What was found out about a level, with the version and seed that found it; it can be made anew."""

    version: str | None = None
    seed: Seed | None = None
    pairs: int | None = None
    """Connectable pairs of the board as dealt."""
    verdict: Verdict | None = None
    proof: Proof | None = None
    difficulty: Difficulty | None = None
    missed: tuple[Miss, ...] = ()
    """The conditions of the deal's wish that the board does not meet."""


class LevelBase(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="mode"):
    """What levels of every mode have. A layout or a board is there; both have one shape if both are."""

    mode: ClassVar[Mode]

    id: Id
    """Stable, unique in its pack, independent of the level's place."""
    title: str = ""
    layout: Board | None = None
    """What was painted: kinds, walls, voids, holes, and slots to be dealt."""
    board: Board | None = None
    """What was dealt."""
    deal: Deal | None = None
    report: Report = Report()
    tags: tuple[str, ...] = ()
    notes: str = ""
    time_limit: Annotated[float, msgspec.Meta(gt=0)] | None = None
    """Seconds."""
    custom: dict[str, Json] = {}
    """The designer's own data; kept as it is."""
    editor: dict[str, Json] = {}
    """The editor's own state; an export leaves it out."""

    @property
    def shown(self) -> Board:
        """The board that is played: the dealt one, else the painted one."""
        board = self.board if self.board is not None else self.layout
        assert board is not None, "a level holds a layout or a board"
        return board


class LinkLevel(LevelBase, frozen=True, kw_only=True, tag="link"):
    """A level in which pairs of one kind are linked and leave the board."""

    mode = "link"

    rules: LinkRules = LinkRules()
    solution: tuple[Move, ...] | None = None
    """Moves that clear the board, in order."""


class Goal(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a player is to reach: all the conditions of one goal at once."""

    combos: Annotated[int, msgspec.Meta(ge=1)] | None = None
    kind: Annotated[int, msgspec.Meta(ge=1, le=32767)] | None = None
    """With `orbs`: the kind that counts."""
    orbs: Annotated[int, msgspec.Meta(ge=1)] | None = None
    steps: Annotated[int, msgspec.Meta(ge=0)] | None = None
    """The most steps of the route."""


class Route(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A drag: the cell where the orb is taken, and the steps it makes."""

    start: Position
    steps: Annotated[str, msgspec.Meta(pattern="^[UDLRQEZC]*" + END)]
    """One letter a step: U D L R, and for diagonals Q E Z C (up-left, up-right, down-left, down-right)."""

    @classmethod
    def through(cls, cells: Sequence[Position]) -> Route:
        """Return the route that visits cells in order; each must be a neighbour of the one before."""
        letters = {step: letter for letter, step in ROUTE_STEPS.items()}
        steps = (letters[to[0] - of[0], to[1] - of[1]] for of, to in pairwise(cells))
        return cls(start=cells[0], steps="".join(steps))

    @property
    def cells(self) -> tuple[Position, ...]:
        """The cells that the held orb visits, the start included."""
        row, col = self.start
        visited = [self.start]
        for letter in self.steps:
            down, right = ROUTE_STEPS[letter]
            row, col = row + down, col + right
            visited.append((row, col))
        return tuple(visited)


class OrbLevel(LevelBase, frozen=True, kw_only=True, tag="orb"):
    """A level in which an orb is dragged and matches clear as combos."""

    mode = "orb"

    rules: OrbRules = OrbRules()
    plus: tuple[Position, ...] = ()
    """Cells of the orbs that add one combo."""
    goals: tuple[Goal, ...] = ()
    route: Route | None = None
    """The drag that is kept with the level, where the rules have one orb dragged."""
    swaps: tuple[Move, ...] = ()
    """The swaps that are kept with it, in order, where the rules have neighbours swapped freely."""

    @property
    def has_moves(self) -> bool:
        """Whether a drag, or swaps, are kept with the level."""
        return self.route is not None or bool(self.swaps)


Level: TypeAlias = LinkLevel | OrbLevel


class Pack(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Levels that belong together, with the kinds they share."""

    id: Id
    title: str = ""
    author: str = ""
    license: str = ""
    kinds: tuple[Kind, ...] = ()
    """Kind k is entry k - 1. Empty: kinds are numbers without names."""
    levels: tuple[Level, ...] = ()
    custom: dict[str, Json] = {}
    editor: dict[str, Json] = {}
    """The editor's own state; an export leaves it out."""
