"""Small changes that make an unsolvable link board solvable, each proven."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Final, TypeAlias

from generator.control import Budget, Control
from generator.link.certificate import STUCK, stuck_sets
from generator.link.solve import solve
from generator.link.verdict import Certificate
from generator.seeds import seed_word
from levels.board import Board, Cell, Position
from levels.level import Move
from levels.rules import LinkRules, Seed
from levels.saying import Said, say, say_count

_NODES: Final = 2_000
"""What one attempt may cost."""
_SINGLE_SWAPS: Final = 400
_MOST_SWAPS: Final = 6
_SWAPS_EACH: Final = 60
"""Attempts with two swaps, with three, and so on."""

Changes: TypeAlias = tuple[tuple[Position, Cell], ...]


@dataclass(frozen=True, slots=True)
class Repair:
    """A change after which the board can be cleared."""

    text: str
    changes: Changes
    """The cells that change, each with its new kind."""
    board: Board
    moves: tuple[Move, ...]
    """A clearing of the new board, replayed by the judge."""


@dataclass(frozen=True, slots=True)
class Mended:
    """The repairs that were found, and whether smaller ones are ruled out."""

    repairs: tuple[Repair, ...]
    is_fewest: bool
    """No change of fewer tiles makes the board solvable: proven, or searched through."""
    text: str
    """Why that is so, or what is not known, as a person would say it."""


def repairs(
    board: Board, rules: LinkRules, control: Control, *, seed: Seed = 0, most: int = 3
) -> tuple[Repair, ...]:
    """Return up to `most` repairs, with the fewest swapped tiles found; none when the budget runs out.

    Where kinds are odd, single tiles change their kind; else pairs of tiles change places. An odd number of
    tiles in all has no such repair.
    """
    return _Search(board, rules, control, seed).first(most)


def mend(board: Board, rules: LinkRules, control: Control, *, seed: Seed = 0, most: int = 3) -> Mended:
    """Return what `repairs` does, and spend what is left of the budget on whether a smaller repair exists."""
    odd = board.odd_kinds()
    if len(odd) % 2:
        return Mended(
            (),
            True,
            say("Of {tiles} tiles one always stays: add a tile or remove one.", tiles=board.tile_count()),
        )
    search = _Search(board, rules, control, seed)
    found = search.first(most)
    if odd:
        if not found:
            return Mended((), False, say("None of the changes that were tried makes the board solvable."))
        text = say("Fewer changes cannot do: {n} kinds are odd, and one change mends two.", n=len(odd))
        return Mended(found, True, text)
    if search.verdict == "solvable":
        return Mended((), True, say("The board can be cleared as it is."))
    if not found or len(found[0].changes) > 2:
        single = search.other_single_swap()
        found = found if single is None else (single,)
    if found and len(found[0].changes) == 2:
        if search.verdict == "unsolvable":
            text = say("One swap is the fewest there can be: as it is, nothing clears the board.")
            return Mended(found, True, text)
        return Mended(found, False, say("Whether the board can be cleared as it is remains open."))
    return search.summed_up(found)


class _Search:
    """Changes of one board, each tried at most once."""

    def __init__(self, board: Board, rules: LinkRules, control: Control, seed: Seed) -> None:
        self._board = board
        self._rules = rules
        self._control = control
        self._seed = seed
        self._tried: dict[frozenset[tuple[Position, Cell]], bool] = {}
        """By change: whether the verdict on the changed board is certain."""
        limits = Budget(seconds=1.0, nodes=_NODES)
        solved = solve(board, rules, Control(control.is_cancelled, budget=limits), seed=seed)
        self.verdict = solved.verdict
        self._certificate: Certificate | None = solved.certificate
        self._found = 0

    def first(self, most: int) -> tuple[Repair, ...]:
        """Return the first repairs of one size that come up among changes drawn at random."""
        found: list[Repair] = []
        size = 0
        for changes in self._drawn(random.Random(seed_word(self._seed))):
            if self._control.out_of_time or len(found) == most or (found and len(changes) > size):
                break
            repair = self._try(changes)
            if repair is not None:
                size = len(changes)
                found.append(repair)
        return tuple(found)

    def other_single_swap(self) -> Repair | None:
        """Go through all single swaps that can help, those tried left out; return the first that does."""
        for changes in self._single_swaps():
            if self._control.out_of_time:
                return None
            repair = self._try(changes)
            if repair is not None:
                return repair
        return None

    def summed_up(self, found: tuple[Repair, ...]) -> Mended:
        """Say what is known of single swaps when none of those tried helps."""
        all_singles = [frozenset(changes) for changes in self._single_swaps()]
        tried = [single for single in all_singles if single in self._tried]
        undecided = sum(not self._tried[single] for single in tried)
        numbers = {"all": len(all_singles), "tried": len(tried), "undecided": undecided}
        if len(tried) == len(all_singles) and not undecided:
            if found and len(found[0].changes) == 4:
                return Mended(
                    found, True, say("No single swap helps: all {all} that could were tried.", **numbers)
                )
            return Mended(
                found,
                False,
                say(
                    "No single swap helps: all {all} that could were tried. Whether two do is not known.",
                    **numbers,
                ),
            )
        return Mended(
            found,
            False,
            say(
                "Whether a single swap helps is not known: of {all} that could, {tried} were tried, "
                "{undecided} of them undecided.",
                **numbers,
            ),
        )

    def _try(self, changes: Changes) -> Repair | None:
        """Return the change as a repair if it is proven to be one; None, too, when it was tried before."""
        if frozenset(changes) in self._tried:
            return None
        self._control.step(
            say("Tried {number} repairs, found {found}", number=len(self._tried), found=self._found)
        )
        mended = self._board
        for position, kind in changes:
            mended = mended.with_cells([position], kind)
        trial = Control(self._control.is_cancelled, budget=Budget(seconds=1.0, nodes=_NODES))
        solved = solve(mended, self._rules, trial, seed=self._seed)
        self._tried[frozenset(changes)] = solved.verdict != "open"
        if solved.verdict != "solvable":
            return None
        self._found += 1
        return Repair(self._text(changes), changes, mended, solved.moves)

    def _text(self, changes: Changes) -> Said:
        if self._board.odd_kinds():
            return say_count(len(changes), "Change {n} tile", "Change {n} tiles")
        return say_count(len(changes), "Swap {n} tile", "Swap {n} tiles")

    def _single_swaps(self) -> Iterator[Changes]:
        """Yield all swaps of two tiles but for those that leave a stuck set as it is."""
        board = self._board
        tiles = [position for position, _kind in board.tiles()]
        kinds = {board[tile] for tile in tiles}
        if (
            self._certificate is not None
            and self._certificate["form"] == STUCK
            and self._rules.collapse == "none"
        ):
            # What is said of the set is about its tiles and others of their kinds, and about no other tile.
            kinds = {board[tile] for tile in stuck_sets(self._certificate)[0]}
        for a, b in combinations(tiles, 2):
            if board[a] != board[b] and (board[a] in kinds or board[b] in kinds):
                yield (a, board[b]), (b, board[a])

    def _drawn(self, rng: random.Random) -> Iterator[Changes]:
        """Yield changes to try, the smallest first."""
        board, odd = self._board, self._board.odd_kinds()
        if odd:
            if len(odd) % 2 == 0:
                for _attempt in range(_SINGLE_SWAPS):
                    rng.shuffle(odd)
                    pairs = zip(odd[::2], odd[1::2], strict=True)
                    yield tuple((rng.choice(board.positions(old)), new) for old, new in pairs)
            return
        everywhere = [position for position, _kind in board.tiles()]
        # To swap a tile that nothing frees is likelier to help than to swap two others.
        certificate = self._certificate
        stuck = [place for cells in stuck_sets(certificate) for place in cells] if certificate else everywhere
        for swaps in range(1, _MOST_SWAPS + 1):
            for _attempt in range(_SINGLE_SWAPS if swaps == 1 else _SWAPS_EACH):
                changes: dict[Position, Cell] = {}
                for _swap in range(swaps):
                    a, b = rng.choice(stuck), rng.choice(everywhere)
                    if board[a] != board[b] and a not in changes and b not in changes:
                        changes[a], changes[b] = board[b], board[a]
                if len(changes) == 2 * swaps:
                    yield tuple(changes.items())
