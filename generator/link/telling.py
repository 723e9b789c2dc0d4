"""Explanations, proofs and repairs of link boards as text and as JSON data."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final, TypeAlias

from generator.link.certificate import CASES
from generator.link.explain import Explanation
from generator.link.repair import Mended
from generator.link.verdict import Certificate
from levels.board import Board, Position
from levels.level import Json, Miss, WishCondition
from levels.saying import Said, say, say_list

Line: TypeAlias = tuple[int, str]
"""How deep a line is indented, and what it says."""

_MOST_NAMED: Final = 12
"""Cells that a sentence names; of more it says how many there are."""


_CONDITIONS: Final[dict[WishCondition, Said]] = {
    "p_win": say("Chance to win"),
    "grade": say("Grade"),
    "opening_pairs": say("Opening pairs"),
    "lowest_pairs": say("Fewest pairs"),
}


def miss_sentence(miss: Miss) -> Said:
    """Return a condition of a wish that was not met in words: "Opening pairs: wished 9 to 12, got 7."."""
    low, high, got = (
        f"{each:.1%}" if miss.condition == "p_win" else str(each) for each in (*miss.wanted, miss.got)
    )
    what = _CONDITIONS[miss.condition]
    if low == high:
        return say("{what}: wished {wished}, got {got}.", what=what, wished=low, got=got)
    return say("{what}: wished {low} to {high}, got {got}.", what=what, low=low, high=high, got=got)


def explanation_lines(explanation: Explanation) -> Iterator[Line]:
    """Yield an explanation, line by line: the stuck set, then what blocks each of its tiles."""
    yield 0, explanation.text
    for blocked in explanation.blocked:
        yield 1, say("{tile}, kind {kind}:", tile=_named(blocked.tile), kind=blocked.kind)
        for hindrance in blocked.hindrances:
            values = {"partner": _named(hindrance.partner), "why": hindrance.text}
            if hindrance.blockers:
                blockers = _listed(hindrance.blockers)
                yield 2, say("with {partner}: {why} In the way: {blockers}.", **values, blockers=blockers)
            else:
                yield 2, say("with {partner}: {why}", **values)
    if not explanation.blocked:
        yield 1, say("They stand at {cells}.", cells=_listed(explanation.cells))


def proof_lines(board: Board, certificate: Certificate) -> Iterator[Line]:
    """Yield a proof by cases in words, a line for each tile and each case; nothing for other certificates."""
    if certificate["form"] != CASES:
        return
    yield 0, say("The proof goes through the cases of which tile leaves with which:")
    sets = certificate["sets"]
    # A proof may be deeper than Python lets functions call each other.
    pending: list[tuple[str, dict[str, Any]]] = [("", certificate["tree"])]
    while pending:
        number, node = pending.pop()
        depth = 1 + number.count(".")
        if number:
            partner = _named(node["partner"])
            if "cases" not in node:
                stuck = sets[node["set"]]
                values = {"number": number, "partner": partner, "n": len(stuck), "cells": _listed(stuck)}
                yield depth, say("{number} With {partner}: then {n} tiles are stuck, {cells}.", **values)
                continue
            yield depth, say("{number} With {partner}:", number=number, partner=partner)
        row, col = node["tile"]
        cases = node["cases"]
        yield (
            depth + bool(number),
            say(
                "{tile}, kind {kind}, may leave with {partners}.",
                tile=_named((row, col)),
                kind=board[row, col],
                partners=_listed(case["partner"] for case in cases),
            ),
        )
        pending += [(f"{number}{i}.", cases[i - 1]) for i in range(len(cases), 0, -1)]


def repair_lines(mended: Mended) -> Iterator[Line]:
    """Yield the repairs of a board, line by line, and whether fewer changes would do."""
    for number, repair in enumerate(mended.repairs, start=1):
        changes = say_list(
            (
                say("{tile} becomes kind {kind}", tile=_named(cell), kind=kind)
                for cell, kind in repair.changes
            ),
            "; ",
        )
        yield (
            1,
            say(
                "{number}. {what}: {changes}. Then {moves} moves clear the board.",
                number=number,
                what=repair.text,
                changes=changes,
                moves=len(repair.moves),
            ),
        )
    yield 0, mended.text


def explanation_json(explanation: Explanation) -> dict[str, Json]:
    """Return an explanation as the plain data that the command line prints."""
    return {
        "text": _plain(explanation.text),
        "cells": _cells(explanation.cells),
        "every_case": explanation.every_case,
        "blocked": [
            {
                "tile": list(blocked.tile),
                "kind": blocked.kind,
                "hindrances": [
                    {
                        "partner": list(hindrance.partner),
                        "text": _plain(hindrance.text),
                        "blockers": _cells(hindrance.blockers),
                    }
                    for hindrance in blocked.hindrances
                ],
            }
            for blocked in explanation.blocked
        ],
    }


def repairs_json(mended: Mended) -> dict[str, Json]:
    """Return repairs as the plain data that the command line prints; a change is row, column, new kind."""
    return {
        "is_fewest": mended.is_fewest,
        "text": _plain(mended.text),
        "found": [
            {
                "text": _plain(repair.text),
                "changes": [[*cell, kind] for cell, kind in repair.changes],
                "moves": [list(move) for move in repair.moves],
            }
            for repair in mended.repairs
        ],
    }


def _cells(cells: Iterable[Position]) -> list[Json]:
    return [list(cell) for cell in cells]


def _plain(text: str) -> str:
    """Return a sentence as a text and no more."""
    return "".join(text)


def _named(cell: Iterable[int]) -> str:
    return str(tuple(cell))


def _listed(cells: Iterable[Iterable[int]]) -> Said:
    """Return cells as text, the first ones of many."""
    names = [_named(cell) for cell in cells]
    more = len(names) - _MOST_NAMED
    if more <= 1:
        return say_list(names)
    return say("{cells} and {more} more", cells=say_list(names[:_MOST_NAMED]), more=more)
