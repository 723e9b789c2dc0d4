"""The judge of certificates, in plain Python: says what is wrong with a proof that a board cannot be cleared.

It shares no code with the solvers. Links are found among the free runs of rows and of columns: a path goes
along a run, and each turn leads to a run that crosses it. Every case of a proof is gone through.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, TypeAlias

from generator.link.verdict import Certificate
from levels.board import EMPTY, WALL, Board, Cell, Position
from levels.rules import LinkRules

_Place: TypeAlias = int
"""A cell of the board, of the ring for paths around it, or of the edge around that."""
_Pairs: TypeAlias = frozenset[tuple[_Place, _Place]]
_Runs: TypeAlias = int
"""A set of runs: bit n stands for run n."""


class _Fault(Exception):  # noqa: N818 - it becomes the answer
    """What is wrong with the certificate."""


def fault_of(board: Board, rules: LinkRules, certificate: Certificate) -> str | None:
    """Return why a certificate does not prove that the board cannot be cleared, or None when it does."""
    try:
        _check(_Tiles(board, rules), rules, certificate)
    except _Fault as fault:
        return str(fault)
    except (KeyError, TypeError, ValueError, IndexError) as error:
        return f"the certificate is not built as it should be: {type(error).__name__} {error}"
    return None


class _Tiles:
    """The tiles of a board, and the cells around them."""

    def __init__(self, board: Board, rules: LinkRules) -> None:
        self.max_turns = rules.max_turns
        # The last cell of a line is also the one before the next line.
        self.width = board.cols + 3
        self.places = _places(board.rows, board.cols)
        ring = EMPTY if rules.border == "open" else WALL
        edge = [WALL, *[ring] * (board.cols + 2)]
        codes = [WALL] * self.width + edge
        for row in board.to_rows():
            codes += WALL, ring, *row, ring
        self.codes = codes + edge + [WALL] * (self.width + 1)
        """What stands at each place."""
        self.bare = [place for place, code in enumerate(self.codes) if code >= EMPTY]
        """The places that are free when all tiles are gone."""
        self.of_kind: defaultdict[Cell, list[_Place]] = defaultdict(list)
        for place in self.bare:
            self.of_kind[self.codes[place]].append(place)
        self.of_kind[EMPTY] = []

    def at(self, cells: Iterable[Any]) -> list[_Place]:
        """Return the places of cells, each of which must hold a tile."""
        listed = [(row, col) for row, col in cells]
        found = [self.places.get(position, 0) for position in listed]
        for position, place in zip(listed, found, strict=True):
            if self.codes[place] <= EMPTY:
                raise _Fault(f"there is no tile at {position}")
        return found

    def position(self, place: _Place) -> Position:
        return place // self.width - 2, place % self.width - 2


@lru_cache(maxsize=16)
def _places(rows: int, cols: int) -> dict[Position, _Place]:
    """Return the place of each cell of a board."""
    return {(row, col): (row + 2) * (cols + 3) + col + 2 for row in range(rows) for col in range(cols)}


def _check(tiles: _Tiles, rules: LinkRules, certificate: Certificate) -> None:
    form = certificate["form"]
    if form == "odd":
        stated = _set(tiles, certificate["cells"])
        _require(
            stated == set(tiles.of_kind[certificate["kind"]]), "the cells are not all the tiles of the kind"
        )
        _require(len(stated) % 2 == 1, f"{len(stated)} is not an odd number")
    elif form == "stuck":
        stuck = _set(tiles, certificate["cells"])
        every = sum(map(len, tiles.of_kind.values()))
        whole = rules.collapse == "none" or len(stuck) == every
        _require(whole, "under a collapse only the set of all tiles proves anything")
        for pair in sorted(_pairs_of(tiles, stuck)):
            raise _Fault(f"{tuple(map(tiles.position, pair))} link")
    elif form == "cases":
        _require(rules.collapse == "none", "a proof by cases holds only where nothing collapses")
        sets = [_pairs_of(tiles, _set(tiles, cells)) for cells in certificate["sets"]]
        _go_through(tiles, sets, certificate["tree"])
    else:
        raise _Fault(f"there is no form {form!r}")


def _require(truth: bool, text: str) -> None:
    if not truth:
        raise _Fault(text)


def _set(tiles: _Tiles, cells: Iterable[Any]) -> set[_Place]:
    """Read a set of tiles, which must not be empty."""
    listed = tiles.at(cells)
    stated = set(listed)
    _require(bool(listed), "a set is empty")
    _require(len(stated) == len(listed), "a set names a cell twice")
    return stated


def _pairs_of(tiles: _Tiles, stuck: set[_Place]) -> _Pairs:
    """Return the pairs with a tile of the set that link when every tile outside the set is gone."""
    codes, width = tiles.codes, tiles.width
    row_run, col_run, beside, crossings = _runs(tiles, stuck)
    # Two paths, from either end, that come to the same run: together they take all the turns.
    turns = tiles.max_turns // 2
    near = _within(len(beside), crossings, turns)
    far = near if 2 * turns == tiles.max_turns else _within(len(beside), crossings, turns + 1)
    starts = _from(stuck, beside, near)
    ends = starts if near is far else _from(stuck, beside, far)
    standing: defaultdict[Cell, list[_Place]] = defaultdict(list)
    for place in starts:
        standing[codes[place]].append(place)
    pairs = set()
    for kind, places in standing.items():
        others = [(place, ends[place]) for place in places]
        # A path ends on the cell of a tile that is gone.
        others += [
            (place, far[row_run[place]] | far[col_run[place]])
            for place in tiles.of_kind[kind]
            if place not in stuck
        ]
        for start in places:
            runs = starts[start]
            for end, reached in others:
                if runs & reached and start != end:
                    pairs.add((start, end) if start < end else (end, start))
    for place in stuck:
        kind = codes[place]
        if codes[place + 1] == kind and place + 1 in stuck:
            pairs.add((place, place + 1))
        if codes[place + width] == kind and place + width in stuck:
            pairs.add((place, place + width))
    return frozenset(pairs)


def _from(stuck: set[_Place], beside: list[tuple[_Place, _Place]], reach: list[_Runs]) -> dict[_Place, _Runs]:
    """Return for each tile of a set that has a free cell next to it what is reached from there."""
    found: defaultdict[_Place, _Runs] = defaultdict(int)
    for places, runs in zip(beside, reach, strict=True):
        for place in places:
            if place in stuck:
                found[place] |= runs
    return found


def _runs(
    tiles: _Tiles, stuck: set[_Place]
) -> tuple[list[int], list[int], list[tuple[_Place, _Place]], list[tuple[int, int]]]:
    """Number the free runs of rows and of columns when every tile outside a set is gone; 0 stands for none.

    Return for each place the run of its row and that of its column, for each run the places before and after
    it, and for each free place the two runs that cross there.
    """
    width = tiles.width
    row_run, col_run = [0] * len(tiles.codes), [0] * len(tiles.codes)
    before, after = [0], [0]
    crossings = []
    for place in tiles.bare:
        if place in stuck:
            continue
        along, across = row_run[place - 1], col_run[place - width]
        if not along:
            along = len(before)
            before.append(place - 1)
            after.append(0)
        if not across:
            across = len(before)
            before.append(place - width)
            after.append(0)
        row_run[place], col_run[place] = along, across
        after[along], after[across] = place + 1, place + width
        crossings.append((along, across))
    return row_run, col_run, list(zip(before, after, strict=True)), crossings


def _within(many: int, crossings: list[tuple[int, int]], turns: int) -> list[_Runs]:
    """Return for each run those that a path along it comes to with at most so many turns."""
    reach = [0, *(1 << run for run in range(1, many))]
    for _turn in range(turns):
        further = reach.copy()
        for along, across in crossings:
            further[along] |= reach[across]
            further[across] |= reach[along]
        if further == reach:
            break
        reach = further
    return reach


def _go_through(tiles: _Tiles, sets: list[_Pairs], tree: dict[str, Any]) -> None:
    """Walk the proof by cases; `partner` holds the pairs that the cases above have given away."""
    partner: dict[_Place, _Place] = {}

    def may_leave_together(a: _Place, b: _Place) -> bool:
        return partner.get(a, b) == b and partner.get(b, a) == a

    # Each entry enters or leaves the case of one pair; a proof may be deeper than Python's calls can nest.
    pending: list[tuple[str, _Place, dict[str, Any]]] = [("node", 0, tree)]
    while pending:
        step, tile, case = pending.pop()
        if step == "leave":
            del partner[partner.pop(tile)]
            continue
        if step == "case":
            (other,) = tiles.at([case["partner"]])
            partner[tile], partner[other] = other, tile
            pending.append(("leave", tile, case))
        if "cases" not in case:
            for pair in sets[case["set"]]:
                if may_leave_together(*pair):
                    linked = tuple(map(tiles.position, pair))
                    raise _Fault(f"{linked} link in set {case['set']} and may leave together")
            continue
        (tile,) = tiles.at([case["tile"]])
        _require(tile not in partner, f"the partner of {case['tile']} is settled already")
        named = tiles.at(inner["partner"] for inner in case["cases"])
        possible = {
            place for place in tiles.of_kind[tiles.codes[tile]] if place != tile and place not in partner
        }
        _require(len(named) == len(set(named)), f"a partner of {case['tile']} is named twice")
        _require(set(named) == possible, f"the cases are not the partners that {case['tile']} may have")
        pending += [("case", tile, inner) for inner in case["cases"]]
