"""From a pack to the bytes of its file: one order of keys, one board row a line."""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

from levels.board import Board
from levels.codec import FORMAT, VERSION
from levels.level import Deal, Json, Kind, Level, LinkLevel, OrbLevel, Pack
from levels.rules import LinkRules, OrbRules

Members: TypeAlias = dict[str, Json]
"""Members of an object that share one line of the file; a line of nothing but None is left out."""

_encode: Final = msgspec.json.Encoder().encode
# Lists whose entries have a line each, so that a diff shows the entry and not the list.
_TALL: Final = frozenset({"kinds", "layout", "board"})
# From here on a float steps over whole numbers.
_EXACT: Final = 2.0**53


def encode(pack: Pack, *, minified: bool) -> bytes:
    """Return the file of a pack, ending in a line feed. Whether it loads again is for the caller to see."""
    head, tail = _head(pack), _tail(pack)
    if minified:
        levels = [_merged(_level(level)) for level in pack.levels]
        return _encode({**_merged(head), "levels": levels, **_merged(tail)}) + b"\n"
    lines = [_line(members, b"  ") for members in head]
    if pack.levels:
        lines.append(b'  "levels": [\n%b\n  ]' % b",\n".join(_level_block(level) for level in pack.levels))
    else:
        lines.append(b'  "levels": []')
    lines += [_line(members, b"  ") for members in tail]
    return b"{\n%b\n}\n" % b",\n".join(lines)


def _head(pack: Pack) -> list[Members]:
    return [
        {"format": FORMAT},
        {"version": VERSION},
        {"id": pack.id, "title": pack.title, "author": pack.author, "license": pack.license},
        {"kinds": [_kind(kind) for kind in pack.kinds]},
    ]


def _tail(pack: Pack) -> list[Members]:
    return _present([{"custom": pack.custom or None}, {"editor": pack.editor or None}])


def _kind(kind: Kind) -> Json:
    members: Members = {"name": kind.name, "color": kind.color, "picture": kind.picture}
    # Few packs have sprites: the others are not to grow.
    return members if kind.sprite is None else {**members, "sprite": kind.sprite}


def _level(level: Level) -> list[Members]:
    return _present(
        [
            {"id": level.id, "title": level.title, "mode": level.mode},
            {"rules": _link_rules(level.rules) if isinstance(level, LinkLevel) else _orb_rules(level.rules)},
            {"layout": _rows(level.layout)},
            {"board": _rows(level.board)},
            {"deal": _deal(level.deal)},
            *(_link_play(level) if isinstance(level, LinkLevel) else _orb_play(level)),
            {
                "report": level.report,
                "tags": level.tags,
                "notes": level.notes,
                "time_limit": None if level.time_limit is None else _number(level.time_limit),
                "custom": level.custom,
            },
            {"editor": level.editor or None},
        ]
    )


def _link_rules(rules: LinkRules) -> Json:
    return rules


def _orb_rules(rules: OrbRules) -> Json:
    members: Members = msgspec.to_builtins(rules)
    if rules.skyfall is not None:
        members["skyfall"]["weights"] = _numbers(rules.skyfall.weights)
    for key in ("unmatchable", "immovable"):
        if not members[key]:
            del members[key]
    return members


def _link_play(level: LinkLevel) -> list[Members]:
    return [{"solution": level.solution}]


def _orb_play(level: OrbLevel) -> list[Members]:
    goals = [_given(msgspec.to_builtins(goal)) for goal in level.goals]
    return [
        {"plus": level.plus or None},
        {"goals": goals or None},
        {"route": level.route},
        {"swaps": level.swaps or None},
    ]


def _deal(deal: Deal | None) -> Json:
    if deal is None:
        return None
    members = _given(msgspec.to_builtins(deal))
    if deal.weights is not None:
        members["weights"] = _numbers(deal.weights)
    return members


def _rows(board: Board | None) -> Json:
    return None if board is None else board.to_rows()


def _number(number: float) -> int | float:
    """Write 90.0 as 90: a game that reads whole seconds is not to stumble."""
    return int(number) if abs(number) < _EXACT and number == int(number) else number


def _numbers(weights: dict[str, float]) -> dict[str, int | float]:
    return {kind: _number(weight) for kind, weight in weights.items()}


def _given(members: Members) -> Members:
    return {key: value for key, value in members.items() if value is not None}


def _present(lines: list[Members]) -> list[Members]:
    return [members for members in lines if len(members) > 1 or None not in members.values()]


def _merged(lines: list[Members]) -> Members:
    return {key: value for members in lines for key, value in members.items()}


def _level_block(level: Level) -> bytes:
    lines = b",\n".join(_line(members, b"      ") for members in _level(level))
    return b"    {\n%b\n    }" % lines


def _line(members: Members, indent: bytes) -> bytes:
    key, value = next(iter(members.items()))
    if key not in _TALL or not value:
        return indent + _spaced(members)[1:-1]
    rows = (b",\n  " + indent).join(map(_spaced, value))
    return b'%b"%b": [\n  %b%b\n%b]' % (indent, key.encode(), indent, rows, indent)


def _spaced(value: Json) -> bytes:
    """Return JSON on one line, with a space after each comma and colon."""
    return msgspec.json.format(_encode(value), indent=0)
