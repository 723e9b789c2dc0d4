"""Reading JSON without losing what is wrong with it: repeated keys, numbers that are none, and where."""

from __future__ import annotations

import json
import math
import re
from collections import Counter
from typing import Final

from levels.faults import Fault
from levels.level import Json
from levels.reading import place
from levels.saying import say

# Text first, so that a bracket within it is not taken for structure.
_STRUCTURE: Final = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*"|[\[\]{}]', re.DOTALL)
_OPENING: Final = (b"[", b"{")


class NotJson(ValueError):  # noqa: N818 - it says what the text is not
    """A text that is no JSON at all, or is nested too deep to be looked at."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(str(fault))
        self.fault = fault


class Members(dict[str, Json]):
    """The members of a JSON object; of a key that is repeated, the last."""

    repeated: tuple[str, ...] = ()


def read_json(data: bytes, *, max_depth: int) -> Json:
    """Return the tree that UTF-8 JSON describes, its objects as Members.

    Numbers that JSON or a float cannot hold come out as NaN or infinity and lone surrogates stay in their
    text; whoever looks at the values finds them there. NotJson when there is no tree.
    """
    _limit_depth(data, max_depth)
    text = data.decode()
    try:
        return json.loads(
            text, object_pairs_hook=_members, parse_int=_whole_number, parse_constant=_no_number
        )
    except json.JSONDecodeError as error:
        offset, reason = _mistake(error)
        raise NotJson(Fault(place(data, len(text[:offset].encode())), reason)) from None


def _limit_depth(data: bytes, max_depth: int) -> None:
    # The standard library would die of such a text, or not, depending on who calls it from how deep.
    depth = 0
    for token in _STRUCTURE.finditer(data):
        mark = token[0][:1]
        if mark == b'"':
            continue
        depth += 1 if mark in _OPENING else -1
        if depth > max_depth:
            message = say(
                "lists and objects lie more than {max_depth} deep in one another here", max_depth=max_depth
            )
            raise NotJson(Fault(place(data, token.start()), message))


def _members(pairs: list[tuple[str, Json]]) -> Members:
    members = Members(pairs)
    if len(members) < len(pairs):
        counts = Counter(key for key, _ in pairs)
        members.repeated = tuple(key for key, count in counts.items() if count > 1)
    return members


def _whole_number(digits: str) -> Json:
    try:
        return int(digits)
    except ValueError:
        # Python converts a few thousand digits at most.
        return math.inf


def _no_number(word: str) -> float:
    return float(word)


def _mistake(error: json.JSONDecodeError) -> tuple[int, str]:
    """Return where the reader stops and why, in the terms of the mistakes that people make by hand."""
    before, here = error.doc[: error.pos].rstrip(), error.doc[error.pos : error.pos + 1]
    if not here:
        return error.pos, say("the text ends before the JSON does")
    # Newer versions of Python stop at such a comma, older ones at what follows it.
    after = error.doc[error.pos + 1 :].lstrip()[:1]
    if here == "," and after in ("]", "}"):
        return error.pos, say("this comma has nothing after it; JSON wants none before {after}", after=after)
    if here in "]}" and before.endswith(","):
        return len(before) - 1, say(
            "this comma has nothing after it; JSON wants none before {here}", here=here
        )
    if here == "'":
        return error.pos, say('JSON puts text in double quotes ("), not single ones')
    if here in "/#":
        return error.pos, say("JSON has no comments")
    return error.pos, error.msg[:1].lower() + error.msg[1:]
