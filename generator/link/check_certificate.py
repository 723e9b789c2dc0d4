"""The judge of certificates, in plain Python: says what is wrong with a proof that a board cannot be cleared.

It shares no code with the solvers. Links are found among the free runs of rows and of columns: a path goes
along a run, and each turn leads to a run that crosses it. Every case of a proof is gone through.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

from generator.link.verdict import Certificate
from levels.board import EMPTY, Board, Cell, Position
from levels.rules import LinkRules

_Pairs: TypeAlias = frozenset[tuple[Position, Position]]
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
        self.kind: dict[Position, Cell] = {}
        self.of_kind: dict[Cell, list[Position]] = {}
        # Around the board a ring for paths, which a closed border blocks, and around that cells which block;
        # the last of a row is also the one before the next row.
        self.width = board.cols + 3
        ring = rules.border == "open"
        edge = [False, *[ring] * (board.cols + 2)]
        self.bare = [False] * self.width + edge
        """For each place whether it is free when all tiles are gone."""
        for row, codes in enumerate(board.to_rows()):
            self.bare += [False, ring, *[code >= EMPTY for code in codes], ring]
            for col, code in enumerate(codes):
                if code > EMPTY:
                    self.kind[row, col] = code
                    self.of_kind.setdefault(code, []).append((row, col))
        self.bare += edge + [False] * (self.width + 1)

    def place(self, position: Position) -> int:
        return (position[0] + 2) * self.width + position[1] + 2


def _check(tiles: _Tiles, rules: LinkRules, certificate: Certificate) -> None:
    form = certificate["form"]
    if form == "odd":
        stated = _set(tiles, certificate["cells"])
        actual = set(tiles.of_kind[certificate["kind"]])
        _require(stated == actual, "the cells are not all the tiles of the kind")
        _require(len(stated) % 2 == 1, f"{len(stated)} is not an odd number")
    elif form == "stuck":
        stuck = _set(tiles, certificate["cells"])
        whole = rules.collapse == "none" or len(stuck) == len(tiles.kind)
        _require(whole, "under a collapse only the set of all tiles proves anything")
        pairs = _pairs_of(tiles, stuck)
        _require(not pairs, f"{min(pairs, default=None)} link")
    elif form == "cases":
        _require(rules.collapse == "none", "a proof by cases holds only where nothing collapses")
        sets = [_pairs_of(tiles, _set(tiles, cells)) for cells in certificate["sets"]]
        _go_through(tiles, sets, certificate["tree"])
    else:
        raise _Fault(f"there is no form {form!r}")


def _require(truth: bool, text: str) -> None:
    if not truth:
        raise _Fault(text)


def _set(tiles: _Tiles, cells: Iterable[Any]) -> set[Position]:
    """Read a set of tiles, which must not be empty."""
    listed = [(row, col) for row, col in cells]
    stated = set(listed)
    _require(bool(listed), "a set is empty")
    _require(len(stated) == len(listed), "a set names a cell twice")
    for place in listed:
        _require(place in tiles.kind, f"there is no tile at {place}")
    return stated


def _pairs_of(tiles: _Tiles, stuck: set[Position]) -> _Pairs:
    """Return the pairs with a tile of the set that link when every tile outside the set is gone."""
    width = tiles.width
    free = tiles.bare.copy()
    for position in stuck:
        free[tiles.place(position)] = False
    row_run, col_run, reach = _runs(free, width, tiles.max_turns)
    pairs = set()
    for kind in {tiles.kind[position] for position in stuck}:
        # A path ends on the cell of a tile that is gone, and beside one that stands.
        ends: dict[Position, tuple[int, _Runs]] = {}
        for position in tiles.of_kind[kind]:
            place = tiles.place(position)
            if free[place]:
                runs = 1 << row_run[place] | 1 << col_run[place]
            else:
                runs = (
                    1 << row_run[place - 1]
                    | 1 << row_run[place + 1]
                    | 1 << col_run[place - width]
                    | 1 << col_run[place + width]
                )
            ends[position] = place, runs & ~1
        for start in stuck.intersection(ends):
            place = ends[start][0]
            reached = (
                reach[row_run[place - 1]]
                | reach[row_run[place + 1]]
                | reach[col_run[place - width]]
                | reach[col_run[place + width]]
            )
            for other, (end, runs) in ends.items():
                if other != start and (reached & runs or abs(place - end) in (1, width)):
                    pairs.add((start, other) if start < other else (other, start))
    return frozenset(pairs)


def _runs(free: list[bool], width: int, max_turns: int) -> tuple[list[int], list[int], list[_Runs]]:
    """Number the free runs of rows and of columns; 0 stands for none.

    Return for each place the run of its row and that of its column, and for each run those that a path along
    it comes to with at most so many turns.
    """
    row_run, col_run = [0] * len(free), [0] * len(free)
    crossings = []
    many = 0
    for place, is_free in enumerate(free):
        if is_free:
            along, across = row_run[place - 1], col_run[place - width]
            if not along:
                along = many = many + 1
            if not across:
                across = many = many + 1
            row_run[place], col_run[place] = along, across
            crossings.append((along, across))
    reach = [0, *(1 << run for run in range(1, many + 1))]
    for _turn in range(max_turns):
        further = reach.copy()
        for along, across in crossings:
            further[along] |= reach[across]
            further[across] |= reach[along]
        if further == reach:
            break
        reach = further
    return row_run, col_run, reach


def _go_through(tiles: _Tiles, sets: list[_Pairs], tree: dict[str, Any]) -> None:
    """Walk the proof by cases; `partner` holds the pairs that the cases above have given away."""
    partner: dict[Position, Position] = {}

    def may_leave_together(a: Position, b: Position) -> bool:
        return partner.get(a, b) == b and partner.get(b, a) == a

    # Each entry enters or leaves the case of one pair; a proof may be deeper than Python's calls can nest.
    pending: list[tuple[str, Position, dict[str, Any]]] = [("node", (0, 0), tree)]
    while pending:
        step, tile, case = pending.pop()
        if step == "leave":
            del partner[partner.pop(tile)]
            continue
        if step == "case":
            row, col = case["partner"]
            partner[tile], partner[row, col] = (row, col), tile
            pending.append(("leave", tile, case))
        if "cases" not in case:
            open_pairs = [pair for pair in sets[case["set"]] if may_leave_together(*pair)]
            _require(not open_pairs, f"{open_pairs[:1]} link in set {case['set']} and may leave together")
            continue
        row, col = case["tile"]
        _require((row, col) in tiles.kind, f"there is no tile at {(row, col)}")
        _require((row, col) not in partner, f"the partner of {(row, col)} is settled already")
        named = [(r, c) for r, c in (inner["partner"] for inner in case["cases"])]
        possible = {
            place
            for place in tiles.of_kind[tiles.kind[row, col]]
            if place != (row, col) and place not in partner
        }
        _require(len(named) == len(set(named)), f"a partner of {(row, col)} is named twice")
        _require(set(named) == possible, f"the cases are not the partners that {(row, col)} may have")
        pending += [("case", (row, col), inner) for inner in case["cases"]]
