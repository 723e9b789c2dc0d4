"""The judge of certificates, in plain Python: says what is wrong with a proof that a board cannot be cleared.

It shares no code with the solvers: paths are walked cell by cell, and every case is gone through.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, TypeAlias

from generator.link.verdict import Certificate
from levels.board import EMPTY, Board, Cell, Position
from levels.rules import LinkRules

_Pairs: TypeAlias = frozenset[tuple[Position, Position]]

_STEPS: Final = ((-1, 0), (1, 0), (0, -1), (0, 1))


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
    ring = 1 if rules.border == "open" else 0
    rows = range(-ring, board.rows + ring)
    cols = range(-ring, board.cols + ring)
    free = {(row, col) for row in rows for col in cols}
    free -= {(row, col) for row in range(board.rows) for col in range(board.cols) if board[row, col] < EMPTY}
    free -= stuck
    pairs = set()
    for start in stuck:
        for end in _ends(free, start, rules.max_turns):
            if end != start and tiles.get(end) == tiles[start]:
                pairs.add((min(start, end), max(start, end)))
    return frozenset(pairs)


def _ends(free: set[Position], start: Position, max_turns: int) -> set[Position]:
    """Return every cell at which a path from start may end: those it passes, and what ends a leg."""
    ends: set[Position] = set()
    walked: set[tuple[Position, Position]] = set()
    corners = {start}
    for _leg in range(max_turns + 1):
        reached: set[Position] = set()
        for row, col in corners:
            for down, right in _STEPS:
                place = row + down, col + right
                while place in free and (place, (down, right)) not in walked:
                    walked.add((place, (down, right)))
                    reached.add(place)
                    place = place[0] + down, place[1] + right
                ends.add(place)
        corners = reached
        ends |= reached
    return ends


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
