"""Dealing: the slots of a layout get kinds, so that the board is proven solvable under its own rules."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np

from generator.control import Control
from generator.deal_error import DealError, UndealableError
from generator.link.counts import tiles_to_deal
from generator.link.dealer import Dealer, Found, setting_of
from generator.link.pockets import odd_pockets
from generator.link.shuffles import Shuffles, part_cleared_at_random
from generator.replay import replay
from generator.seeds import seed_word
from levels.board import SLOT, Board, Position
from levels.level import Deal, Move
from levels.rules import LinkRules, Seed
from levels.saying import say

Prover: TypeAlias = Callable[[Board, LinkRules, Control], tuple[Move, ...] | None]
"""Searches for moves that clear a board on which random games failed; None when it finds none."""

# Random deals before a layout is given up on, and random games on each; as many with a prover take too long.
_SHUFFLES: Final = 300
_SHUFFLES_WITH_PROVER: Final = 50
_PLAYS: Final = 10
# The same where the layout can be dismantled instead; and the least part of a board that random games must
# clear on average for this to be worth it.
_QUICK_SHUFFLES: Final = 2
_QUICK_PLAYS: Final = 6
_PROMISING: Final = 0.5
# Boards that are dismantled for the hardest of them, fewer of a large layout; random games on each; and what
# part of a board they may clear if it is to do at once.
_CANDIDATES: Final = 6
_TILES_OF_CANDIDATES: Final = 1000
_PLAYS_OF_CANDIDATES: Final = 2
_HARD: Final = 0.65
# Dismantlings before a layout is given up on; fewer of a large one.
_DISMANTLINGS: Final = 200
_FEWEST_DISMANTLINGS: Final = 5
_TILES_DISMANTLED: Final = 100_000


@dataclass(frozen=True, slots=True)
class Dealt:
    """A dealt board with the proof that it can be cleared, and what was spent on it."""

    board: Board
    solution: tuple[Move, ...]
    method: str
    """How the board was found in the end: "shuffle" or "dismantle"."""
    boards: int
    """Boards that were looked at, this one included."""
    plays: int
    """Random games that were played on them."""


def deal(
    layout: Board,
    rules: LinkRules,
    plan: Deal,
    *,
    seed: Seed,
    control: Control | None = None,
    prover: Prover | None = None,
) -> Dealt:
    """Fill the slots of a layout as a plan says, into a board that the judge has seen cleared.

    Painted tiles stay, and every kind ends with an even number. The same seed deals the same board in every
    process. DealError when the plan cannot be met, UndealableError when no board that can be cleared was
    found.
    """
    if plan.method not in DEAL_METHODS:
        raise DealError(
            say(
                "there is no method {method!r}: choose one of {list}",
                method=plan.method,
                list=", ".join(DEAL_METHODS),
            )
        )
    word = seed_word(seed)
    counts = tiles_to_deal(layout, plan, random.Random(word))
    pockets = odd_pockets(layout, rules)
    if pockets:
        named = "; ".join(_named(pocket) for pocket in pockets)
        raise UndealableError(
            say("stones shut in an odd number of tiles, which no deal can clear: {named}", named=named),
            tuple(place for pocket in pockets for place in pocket),
        )
    dealer = Dealer(setting_of(layout, rules), counts, np.array([word], np.uint64), control or Control())
    dealt = DEAL_METHODS[plan.method](dealer, prover)
    judged = replay(dealt.board, rules, dealt.solution)
    assert judged.cleared, f"a dealt board does not replay: {judged.fault}"
    return dealt


def _named(cells: Iterable[Position]) -> str:
    """Return the cells as text, the first few of many."""
    names = [str(cell) for cell in cells]
    return ", ".join(names[:8]) + (" …" if len(names) > 8 else "")


def _shuffle(shuffles: Shuffles, prover: Prover | None, boards: int, plays: int) -> Dealt | None:
    """Deal at random until a board is proven, at most so many boards."""
    dealer = shuffles.dealer
    if dealer.setting.slots.size == 0:
        # There is one board only.
        boards, plays = 1, boards * plays
    for number in range(1, boards + 1):
        dealer.control.step(say("Dealing at random"), number / boards)
        moves = shuffles.play(plays)
        if moves is None and prover is not None:
            moves = prover(shuffles.board(), dealer.setting.rules, dealer.control)
        if moves is not None:
            return Dealt(shuffles.board(), moves, "shuffle", number, shuffles.plays)
        shuffles.deal()
    return None


def _dismantle(dealer: Dealer) -> Found | tuple[Position, ...]:
    """Take the layout apart; or return the cells of the tiles that stay behind."""
    attempts = min(_DISMANTLINGS, max(_FEWEST_DISMANTLINGS, _TILES_DISMANTLED // dealer.tiles))
    found = dealer.dismantle(attempts)
    if isinstance(found, list):
        cols = dealer.setting.layout.cols
        return tuple(divmod(cell, cols) for cell in found)
    return found


def _dealt(dealer: Dealer, found: Found, plays: int) -> Dealt:
    return Dealt(dealer.board(found.kind_of), dealer.solution(found), "dismantle", found.boards, plays)


def _dismantle_hard(shuffles: Shuffles) -> Dealt | tuple[Position, ...]:
    """Take the layout apart a few times; return the board on which random games do worst.

    Where they won no board dealt at random, one that they win soon would be easier than those.
    """
    dealer = shuffles.dealer
    hardest: Found | None = None
    least = math.inf
    for _candidate in range(max(1, min(_CANDIDATES, _TILES_OF_CANDIDATES // dealer.tiles))):
        found = _dismantle(dealer)
        if not isinstance(found, Found):
            if hardest is None:
                return found
            break
        ease = shuffles.ease(found.kind_of, _PLAYS_OF_CANDIDATES)
        if ease < least:
            hardest, least = found, ease
        if ease <= _HARD:
            break
    assert hardest is not None, "no board without a game"
    return _dealt(dealer, hardest, shuffles.plays)


def _by_shuffle(dealer: Dealer, prover: Prover | None) -> Dealt:
    boards = _SHUFFLES if prover is None else _SHUFFLES_WITH_PROVER
    dealt = _shuffle(Shuffles(dealer), prover, boards, _PLAYS)
    if dealt is None:
        raise UndealableError(
            say(
                "of {boards} boards dealt at random none was proven to be solvable: "
                "deal with the method dismantle, or with fewer kinds",
                boards=boards,
            ),
            tuple(dealer.setting.layout.positions(SLOT)),
        )
    return dealt


def _by_dismantling(dealer: Dealer, _prover: Prover | None) -> Dealt:
    found = _dismantle(dealer)
    if not isinstance(found, Found):
        raise UndealableError(
            say(
                "however the layout is taken apart pair by pair, tiles stay behind that do not link: "
                "at best {list}",
                list=_named(found),
            ),
            found,
        )
    return _dealt(dealer, found, 0)


def _by_either(dealer: Dealer, prover: Prover | None) -> Dealt:
    """Deal at random where a few random games prove it; else dismantle; else deal at random all the same."""
    shuffles = Shuffles(dealer)
    layout, rules = dealer.setting.layout, dealer.setting.rules
    if part_cleared_at_random(layout, rules, dealer.supply.kinds.size) >= _PROMISING:
        dealt = _shuffle(shuffles, None, _QUICK_SHUFFLES, _QUICK_PLAYS)
        if dealt is not None:
            return dealt
    hardest = _dismantle_hard(shuffles)
    if isinstance(hardest, Dealt):
        return hardest
    boards = _SHUFFLES if prover is None else _SHUFFLES_WITH_PROVER
    return _shuffle(shuffles, prover, boards, _PLAYS) or _by_dismantling(dealer, prover)


DEAL_METHODS: Final[dict[str, Callable[[Dealer, Prover | None], Dealt]]] = {
    "auto": _by_either,
    "shuffle": _by_shuffle,
    "dismantle": _by_dismantling,
}
"""How a board may be found, by the name that a deal gives."""
