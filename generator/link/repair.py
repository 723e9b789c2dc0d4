"""Small changes that make an unsolvable link board solvable, each proven."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from generator.control import Budget, Control
from generator.link.certificate import stuck_sets
from generator.link.solve import solve
from generator.seeds import seed_word
from levels.board import Board, Cell, Position
from levels.level import Move
from levels.rules import LinkRules, Seed
from levels.saying import say, say_count

_NODES: Final = 2_000
"""What one attempt may cost."""
_SINGLE_SWAPS: Final = 400
_MOST_SWAPS: Final = 6
_SWAPS_EACH: Final = 60
"""Attempts with two swaps, with three, and so on."""


@dataclass(frozen=True, slots=True)
class Repair:
    """A change after which the board can be cleared."""

    text: str
    changes: tuple[tuple[Position, Cell], ...]
    """The cells that change, each with its new kind."""
    board: Board
    moves: tuple[Move, ...]
    """A clearing of the new board, replayed by the judge."""


def repairs(
    board: Board, rules: LinkRules, control: Control, *, seed: Seed = 0, most: int = 3
) -> tuple[Repair, ...]:
    """Return up to `most` repairs, with the fewest swapped tiles found; none when the budget runs out.

    Where kinds are odd, single tiles change their kind; else pairs of tiles change places. An odd number of
    tiles in all has no such repair.
    """
    found: list[Repair] = []
    tried: set[frozenset[tuple[Position, Cell]]] = set()
    size = 0
    for number, changes in enumerate(_attempts(board, rules, random.Random(seed_word(seed)))):
        control.step(say("Tried {number} repairs, found {found}", number=number, found=len(found)))
        if control.out_of_time or len(found) == most or (found and len(changes) > size):
            break
        if frozenset(changes) in tried:
            continue
        tried.add(frozenset(changes))
        mended = board
        for position, kind in changes:
            mended = mended.with_cells([position], kind)
        trial = Control(is_cancelled=control.is_cancelled, budget=Budget(seconds=1.0, nodes=_NODES))
        solved = solve(mended, rules, trial, seed=seed)
        if solved.verdict == "solvable":
            size = len(changes)
            found.append(Repair(_text(board, changes), changes, mended, solved.moves))
    return tuple(found)


def _text(board: Board, changes: tuple[tuple[Position, Cell], ...]) -> str:
    if board.odd_kinds():
        return say_count(len(changes), "Change {n} tile", "Change {n} tiles")
    return say_count(len(changes), "Swap {n} tile", "Swap {n} tiles")


def _attempts(
    board: Board, rules: LinkRules, rng: random.Random
) -> Iterator[tuple[tuple[Position, Cell], ...]]:
    """Yield changes to try, the smallest first."""
    odd = board.odd_kinds()
    if odd:
        if len(odd) % 2 == 0:
            for _attempt in range(_SINGLE_SWAPS):
                rng.shuffle(odd)
                pairs = zip(odd[::2], odd[1::2], strict=True)
                yield tuple((rng.choice(board.positions(old)), new) for old, new in pairs)
        return
    certificate = solve(board, rules, Control(budget=Budget(seconds=1.0, nodes=_NODES))).certificate
    everywhere = [position for position, _kind in board.tiles()]
    # To swap a tile that nothing frees is likelier to help than to swap two others.
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
