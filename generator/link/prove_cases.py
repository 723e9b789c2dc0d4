"""From the stuck sets of a search to a certificate: a proof by cases over the partners of a few tiles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, TypeAlias

import numpy as np

from generator.control import Control
from generator.kernels.marks import MARKED, Marks, Values, links_of_set, mark_anew
from generator.kernels.tiles import ALWAYS, Tiles
from generator.link.certificate import cases_certificate, leaves, stuck_certificate
from generator.link.static_tables import new_marks
from generator.link.verdict import Certificate
from levels.board import Board, Position
from levels.rules import LinkRules
from levels.saying import say

Choices: TypeAlias = int
"""A set of choices: bit c stands for choice c."""

_MOST_NODES: Final = 50_000
_FADING: Final = 1.01
"""How much more each use of a set counts than the one before."""
_DEEPEST: Final = 300
"""Cases within cases; Python nests calls up to some thousand."""


def _each(choices: Choices) -> Iterator[int]:
    """Yield the choices of a set."""
    while choices:
        lowest = choices & -choices
        yield lowest.bit_length() - 1
        choices ^= lowest


class _TooLarge(Exception):  # noqa: N818 - it ends the attempt, and becomes None
    """The proof grows beyond what anybody would want to keep."""


def prove(
    board: Board, rules: LinkRules, tiles: Tiles, sets: list[list[int]], control: Control
) -> Certificate | None:
    """Return a certificate for an unsolvable board, None when the proof by cases grows too large.

    sets: stuck sets of tiles that the search has met; others are added where they shorten the proof.
    """
    proof = _Proof(board, rules, tiles, control)
    for members in sets:
        proof.add(members)
    try:
        body, _used = proof.refute((1 << tiles.one.size) - 1, 0, 0)
    except _TooLarge:
        return None
    return proof.certificate(body)


class _Proof:
    def __init__(self, board: Board, rules: LinkRules, tiles: Tiles, control: Control) -> None:
        self._tiles = tiles
        self._control = control
        self._marks: Marks = new_marks(board, rules, tiles)
        self._value: Values = np.zeros(tiles.one.size, np.int8)
        self._found = np.empty(tiles.pair.size, np.int64)
        self._sets: list[list[int]] = []
        self._links: list[Choices] = []
        """Per set: the choices that link a tile of it when all tiles outside it are gone."""
        self._order: list[int] = []
        """The sets, those that were of use lately first."""
        self._heat = [0.0] * tiles.one.size
        """Per choice: how often, and how lately, its being ruled out ended a case."""
        self._step = 1.0
        self._at: dict[int, Choices] = {}
        self._nodes = 0

    def _choices_at(self, tile: int) -> Choices:
        """Return the choices that have a part for a tile."""
        choices = self._at.get(tile)
        if choices is None:
            start, end = self._tiles.start[tile], self._tiles.start[tile + 1]
            choices = sum(1 << choice for choice in self._tiles.chosen_by[start:end].tolist())
            self._at[tile] = choices
        return choices

    def _rivals(self, choice: int) -> Choices:
        """Return the choices that a choice rules out."""
        one, two = int(self._tiles.one[choice]), int(self._tiles.two[choice])
        return (self._choices_at(one) | self._choices_at(two)) & ~(1 << choice)

    def add(self, members: list[int]) -> int:
        """Enter a set; return its number."""
        many = links_of_set(self._tiles, self._marks, np.array(members), self._found)
        links = 0
        for choice in self._found[:many].tolist():
            assert choice != ALWAYS, "a pair that can only leave together keeps no set stuck"
            links |= 1 << choice
        self._order.append(len(self._sets))
        self._sets.append(members)
        self._links.append(links)
        return len(self._sets) - 1

    def refute(self, allowed: Choices, made: Choices, depth: int) -> tuple[dict[str, Any], Choices]:
        """Return a proof that the choices made, which leave the allowed ones, end in no clearing.

        With it the choices whose being ruled out it makes use of: a proof that uses nothing of what the last
        choice ruled out holds without it.
        """
        self._nodes += 1
        if self._nodes > _MOST_NODES or depth > _DEEPEST:
            raise _TooLarge
        if self._nodes % 256 == 0:
            self._control.step(say("Writing down the proof: {nodes} cases", nodes=self._nodes))
        narrowest = self._narrowest(allowed, made)
        if narrowest is None or (self._links[narrowest] & allowed).bit_count() > 1:
            stuck = self._stuck_set(allowed)
            narrowest = narrowest if stuck is None else stuck
        assert narrowest is not None, "the search called a board unsolvable that is not"
        if not self._links[narrowest] & allowed:
            self._note_use(narrowest)
            return {"set": narrowest}, self._links[narrowest]

        tile = self._tile_to_branch_on(self._links[narrowest] & allowed)
        used = self._choices_at(tile) & ~allowed
        cases = []
        for entry in range(self._tiles.start[tile], self._tiles.start[tile + 1]):
            choice = int(self._tiles.chosen_by[entry])
            if not allowed >> choice & 1:
                continue
            ruled_out = self._rivals(choice) & allowed
            body, used_below = self.refute(allowed & ~ruled_out, made | 1 << choice, depth + 1)
            if not used_below & ruled_out:
                return body, used_below
            cases.append({"partner": self._position(self._tiles.partner[entry]), **body})
            used |= used_below & ~ruled_out
        return {"tile": self._position(tile), "cases": cases}, used

    def _note_use(self, number: int) -> None:
        """Note that a set has ended a case: it may soon end others, and so may its likes."""
        self._order.remove(number)
        self._order.insert(0, number)
        # The step grows instead of all others fading.
        self._step *= _FADING
        for choice in _each(self._links[number]):
            self._heat[choice] += self._step

    def _narrowest(self, allowed: Choices, made: Choices) -> int | None:
        """Return the set with the fewest choices still allowed, among those that no choice made serves.

        Of equals the one whose choices are hottest.
        """
        narrowest, fewest, hottest = None, 1 << 30, 0.0
        for number in self._order:
            links = self._links[number]
            if links & made:
                continue
            left = links & allowed
            many = left.bit_count()
            if not many:
                return number
            if many <= fewest:
                heat = sum(self._heat[choice] for choice in _each(left))
                if many < fewest or heat > hottest:
                    narrowest, fewest, hottest = number, many, heat
        return narrowest

    def _stuck_set(self, allowed: Choices) -> int | None:
        """Mark with the choices allowed; return the number of what stays stuck, or None."""
        self._set_value(~allowed & ((1 << self._value.size) - 1))
        if mark_anew(self._tiles, self._marks, self._value) == 0:
            return None
        return self.add(self._unmarked())

    def _set_value(self, denied: Choices) -> None:
        self._value[:] = 0
        for choice in _each(denied):
            self._value[choice] = -1

    def _unmarked(self) -> list[int]:
        tiles: list[int] = self._marks.order[self._marks.counts[MARKED] :].tolist()
        return tiles

    def _tile_to_branch_on(self, choices: Choices) -> int:
        """Return the tile whose part in some choices is hottest."""
        parts: dict[int, float] = {}
        for choice in _each(choices):
            for tile in (int(self._tiles.one[choice]), int(self._tiles.two[choice])):
                parts[tile] = parts.get(tile, 0.0) + 1 + self._heat[choice]
        return max(parts, key=lambda tile: (parts[tile], -tile))

    def _position(self, tile: int) -> list[int]:
        return [int(self._tiles.row[tile]), int(self._tiles.col[tile])]

    def certificate(self, body: dict[str, Any]) -> Certificate:
        """Write a proof down, with the sets it uses."""
        if "cases" not in body:
            return stuck_certificate(self._positions(body["set"]))
        numbers: dict[int, int] = {}
        for leaf in leaves(body):
            leaf["set"] = numbers.setdefault(leaf["set"], len(numbers))
        return cases_certificate([self._positions(number) for number in numbers], body)

    def _positions(self, number: int) -> list[Position]:
        return [(int(self._tiles.row[tile]), int(self._tiles.col[tile])) for tile in self._sets[number]]
