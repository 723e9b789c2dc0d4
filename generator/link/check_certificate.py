"""The judge of certificates, in plain Python: says what is wrong with a proof that a board cannot be cleared.

It shares no code with the solvers: paths are walked cell by cell, and every case is gone through.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

from generator.link.verdict import Certificate
from levels.board import EMPTY, Board, Cell, Position
from levels.rules import LinkRules

_Pairs: TypeAlias = frozenset[tuple[Position, Position]]


class _Fault(Exception):  # noqa: N818 - it becomes the answer
    """What is wrong with the certificate."""


def fault_of(board: Board, rules: LinkRules, certificate: Certificate) -> str | None:
    """Return why a certificate does not prove that the board cannot be cleared, or None when it does."""
    try:
        _check(dict(board.tiles()), board, rules, certificate)
    except _Fault as fault:
        return str(fault)
    except (KeyError, TypeError, ValueError, IndexError) as error:
        return f"the certificate is not built as it should be: {type(error).__name__} {error}"
    return None


def _check(tiles: dict[Position, Cell], board: Board, rules: LinkRules, certificate: Certificate) -> None:
    form = certificate["form"]
    if form == "odd":
        stated = _set(tiles, certificate["cells"])
        actual = {place for place, kind in tiles.items() if kind == certificate["kind"]}
        _require(stated == actual, "the cells are not all the tiles of the kind")
        _require(len(stated) % 2 == 1, f"{len(stated)} is not an odd number")
    elif form == "stuck":
        stuck = _set(tiles, certificate["cells"])
        whole = rules.collapse == "none" or len(stuck) == len(tiles)
        _require(whole, "under a collapse only the set of all tiles proves anything")
        pairs = _pairs_of(tiles, board, rules, stuck)
        _require(not pairs, f"{min(pairs, default=None)} link")
    elif form == "cases":
        _require(rules.collapse == "none", "a proof by cases holds only where nothing collapses")
        sets = [_pairs_of(tiles, board, rules, _set(tiles, cells)) for cells in certificate["sets"]]
        _go_through(tiles, sets, certificate["tree"])
    else:
        raise _Fault(f"there is no form {form!r}")


def _require(truth: bool, text: str) -> None:
    if not truth:
        raise _Fault(text)


def _set(tiles: dict[Position, Cell], cells: Iterable[Any]) -> set[Position]:
    """Read a set of tiles, which must not be empty."""
    listed = [(row, col) for row, col in cells]
    _require(bool(listed), "a set is empty")
    _require(len(set(listed)) == len(listed), "a set names a cell twice")
    for place in listed:
        _require(place in tiles, f"there is no tile at {place}")
    return set(listed)


def _pairs_of(tiles: dict[Position, Cell], board: Board, rules: LinkRules, stuck: set[Position]) -> _Pairs:
    """Return the pairs with a tile of the set that link when every tile outside the set is gone."""
    # Two rings: one for paths, which a closed border blocks, and one where every path ends.
    width = board.cols + 4
    ring = [rules.border == "open"]
    rows = [
        [code >= EMPTY and (row, col) not in stuck for col, code in enumerate(codes)]
        for row, codes in enumerate(board.to_rows())
    ]
    paths = [False, *ring * (width - 2), False]
    free = [False] * width + paths
    free += [cell for row in rows for cell in (False, *ring, *row, *ring, False)]
    free += paths + [False] * width

    def place_of(position: Position) -> int:
        return (position[0] + 2) * width + position[1] + 2

    partners: dict[Cell, dict[int, Position]] = {}
    for position, kind in tiles.items():
        partners.setdefault(kind, {})[place_of(position)] = position
    pairs = set()
    for start in stuck:
        same = partners[tiles[start]]
        for place in _ends(free, width, place_of(start), rules.max_turns) & same.keys():
            if same[place] != start:
                pairs.add((min(start, same[place]), max(start, same[place])))
    return frozenset(pairs)


def _ends(free: list[bool], width: int, start: int, max_turns: int) -> set[int]:
    """Return every place where a path from start may end: those it passes, and what ends a leg."""
    ends: set[int] = set()
    walked: dict[int, set[int]] = {1: set(), width: set()}
    corners = {1: [start], width: [start]}
    for _leg in range(max_turns + 1):
        reached: dict[int, list[int]] = {1: [], width: []}
        for step, across in ((1, width), (width, 1)):
            for corner in corners[step]:
                for stride in (step, -step):
                    place = corner + stride
                    while free[place] and place not in walked[step]:
                        walked[step].add(place)
                        # A path may turn here, or end here.
                        reached[across].append(place)
                        place += stride
                    ends.add(place)
        corners = reached
    return ends | walked[1] | walked[width]


def _go_through(tiles: dict[Position, Cell], sets: list[_Pairs], tree: dict[str, Any]) -> None:
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
        _require((row, col) in tiles, f"there is no tile at {(row, col)}")
        _require((row, col) not in partner, f"the partner of {(row, col)} is settled already")
        named = [(r, c) for r, c in (inner["partner"] for inner in case["cases"])]
        possible = {
            place
            for place, kind in tiles.items()
            if kind == tiles[row, col] and place != (row, col) and place not in partner
        }
        _require(len(named) == len(set(named)), f"a partner of {(row, col)} is named twice")
        _require(set(named) == possible, f"the cases are not the partners that {(row, col)} may have")
        pending += [("case", (row, col), inner) for inner in case["cases"]]
