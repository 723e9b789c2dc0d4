"""Holding a JSON tree against a type and saying everything that does not fit, member by member.

What `msgspec.convert` accepts has no fault here, and what it refuses has at least one.
"""

from __future__ import annotations

import json
import math
import re
import sys
from collections import Counter
from collections.abc import Container, Iterable
from difflib import get_close_matches
from functools import lru_cache
from typing import Final

import msgspec.inspect as types

from levels.board import MAX_KIND, MAX_SIDE, VOID, Board
from levels.faults import Fault, entries_of
from levels.level import Json
from levels.rules import END
from levels.saying import say
from levels.strict_json import Members

_PLAIN_KEY: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
_LONGEST: Final = 40
_NAMES: Final[dict[type[types.Type], str]] = {
    types.IntType: say("a whole number"),
    types.FloatType: say("a number"),
    types.StrType: say("text"),
    types.BoolType: say("true or false"),
    types.DictType: say("an object"),
    types.StructType: say("an object"),
    types.VarTupleType: say("a list"),
    types.TupleType: say("a list"),
    types.LiteralType: say("text"),
    types.CustomType: say("a list of rows"),
}


def describe(value: Json) -> str:
    """Return a value as a message shows it."""
    if isinstance(value, dict):
        return say("an object")
    if isinstance(value, list):
        return say("a list")
    if isinstance(value, str | int | float) or value is None:
        text = json.dumps(value, ensure_ascii=False)
        return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
    return say("a {type}", type=type(value).__name__)


def shown_pattern(pattern: str) -> str:
    """Return a pattern of a type as people know it: its end means the end, not a line's end."""
    return pattern.removesuffix(END).removeprefix("^")


def member(where: str, key: str) -> str:
    """Return the JSON path of a member."""
    if len(key) > _LONGEST or not _PLAIN_KEY.fullmatch(key):
        return f"{where}[{describe(key)}]"
    return f"{where}.{key}" if where else key


def did_you_mean(word: object, known: Iterable[str]) -> str:
    """Return a suggestion to append to a message, empty when nothing comes near."""
    near = _nearest(word, tuple(known)) if isinstance(word, str) and len(word) <= _LONGEST else None
    return say('; did you mean "{near}"?', near=near) if near else ""


@lru_cache(maxsize=1000)
def _nearest(word: str, known: tuple[str, ...]) -> str | None:
    # Thousands of levels may share one slip, and comparing words is slow.
    return next(iter(get_close_matches(word, known, n=1)), None)


class Check:
    """Collects the faults of the values that it is given."""

    faults: list[Fault]

    def __init__(self, max_depth: int) -> None:
        self.faults = []
        self._max_depth = max_depth

    def value(self, value: Json, expected: types.Type, where: str) -> bool:
        """Whether a value fits a type; if not, its faults are noted."""
        before = len(self.faults)
        match expected:
            case types.AnyType():
                self.json(value, where)
            case types.UnionType():
                self._union(value, expected, where)
            case types.StructType():
                self.members(value, expected, where)
            case types.CustomType(cls=cls) if cls is Board:
                self._board(value, where)
            case types.DictType():
                self._dict(value, expected, where)
            case types.VarTupleType(item_type=entry):
                if self._is(value, list, expected, where):
                    for index, part in enumerate(value):
                        self.value(part, entry, f"{where}[{index}]")
            case types.TupleType(item_types=entries):
                self._tuple(value, entries, expected, where)
            case types.IntType() | types.FloatType():
                self._number(value, expected, where)
            case types.StrType():
                self._text(value, expected, where)
            case types.LiteralType(values=words):
                if value not in words:
                    hint = did_you_mean(value, map(str, words))
                    self._note(
                        where,
                        say(
                            "is {found}, not one of {list}{hint}",
                            found=describe(value),
                            list=", ".join(map(str, words)),
                            hint=hint,
                        ),
                    )
            case types.BoolType():
                self._is(value, bool, expected, where)
            case _:
                raise AssertionError(f"no check for {expected}")
        return len(self.faults) == before

    def members(
        self, value: Json, expected: types.StructType, where: str, *, optional: Container[str] = ()
    ) -> dict[str, Json]:
        """Return the members of an object that fit its type; the faults of the others are noted.

        `optional` names members that may be missing although the type wants them.
        """
        if not self._is(value, dict, expected, where):
            return {}
        self._repeated(value, where)
        fields = {field.encode_name: field for field in expected.fields}
        sound = {}
        for key, part in value.items():
            if key == expected.tag_field:
                sound[key] = part
            elif key not in fields:
                self._note(
                    member(where, key),
                    say("is no field of this format{hint}", hint=did_you_mean(key, fields)),
                )
            elif self.value(part, fields[key].type, member(where, key)):
                sound[key] = part
        for key, field in fields.items():
            if field.required and key not in value and key not in optional:
                self._note(member(where, key), say("is missing"))
        return sound

    def json(self, value: object, where: str, depth: int = 1) -> None:
        """Note what of a free value no JSON file can hold."""
        if depth > self._max_depth:
            self._note(
                where,
                say("lists and objects lie more than {depth} deep in one another", depth=self._max_depth),
            )
        elif isinstance(value, str):
            self._characters(value, where)
        elif isinstance(value, float):
            self._finite(value, where)
        elif isinstance(value, list):
            for index, part in enumerate(value):
                self.json(part, f"{where}[{index}]", depth + 1)
        elif isinstance(value, dict):
            self._repeated(value, where)
            for key, part in value.items():
                if isinstance(key, str):
                    self._characters(key, where)
                    self.json(part, member(where, key), depth + 1)
                else:
                    self._note(where, say("has {found} for a key; JSON wants text", found=describe(key)))
        elif not isinstance(value, int | None):
            self._note(where, say("is {found}, which JSON cannot say", found=describe(value)))

    def _note(self, where: str, message: str) -> None:
        self.faults.append(Fault(where, message))

    def _is(self, value: Json, kind: type, expected: types.Type, where: str) -> bool:
        # A bool is an int to Python, and not to JSON.
        if isinstance(value, kind) and (kind is bool or not isinstance(value, bool)):
            return True
        self._note(
            where, say("is {found}, not {wanted}", found=describe(value), wanted=_NAMES[type(expected)])
        )
        return False

    def _repeated(self, value: dict[str, Json], where: str) -> None:
        if isinstance(value, Members):
            for key in value.repeated:
                self._note(member(where, key), say("appears more than once"))

    def _characters(self, text: str, where: str) -> bool:
        try:
            text.encode()
        except UnicodeEncodeError as error:
            code = ord(text[error.start])
            self._note(where, say("holds half a character (\\u{code:04x} without its other half)", code=code))
            return False
        return True

    def _finite(self, number: float, where: str) -> bool:
        if math.isfinite(number):
            return True
        self._note(where, say("is no number, or one too large to be kept"))
        return False

    def _union(self, value: Json, expected: types.UnionType, where: str) -> None:
        options = [option for option in expected.types if not isinstance(option, types.NoneType)]
        if value is None and len(options) < len(expected.types):
            return
        if len(options) == 1:
            self.value(value, options[0], where)
        elif isinstance(value, str):
            self.value(value, next(option for option in options if isinstance(option, types.StrType)), where)
        else:
            # The only choice in the format is a seed: text, or a whole number.
            before = len(self.faults)
            number = next(option for option in options if isinstance(option, types.IntType))
            if not self.value(value, number, where):
                self.faults[before:] = [
                    Fault(where, say("{message}; it may also be text", message=fault.message))
                    for fault in self.faults[before:]
                ]

    def _dict(self, value: Json, expected: types.DictType, where: str) -> None:
        if not self._is(value, dict, expected, where):
            return
        self._repeated(value, where)
        for key, part in value.items():
            self.value(key, expected.key_type, where)
            self.value(part, expected.value_type, member(where, key))

    def _tuple(self, value: Json, entries: tuple[types.Type, ...], expected: types.Type, where: str) -> None:
        if not self._is(value, list, expected, where):
            return
        if len(value) != len(entries):
            self._note(
                where,
                say("has {entries}, expected {wanted}", entries=entries_of(value), wanted=len(entries)),
            )
        for index, (part, entry) in enumerate(zip(value, entries, strict=False)):
            self.value(part, entry, f"{where}[{index}]")

    def _number(self, value: Json, expected: types.IntType | types.FloatType, where: str) -> None:
        kind = int if isinstance(expected, types.IntType) else int | float
        if isinstance(value, bool) or not isinstance(value, kind):
            self._note(
                where, say("is {found}, not {wanted}", found=describe(value), wanted=_NAMES[type(expected)])
            )
        elif isinstance(value, float) and not self._finite(value, where):
            return
        elif expected.ge is not None and value < expected.ge:
            self._note(
                where, say("is {found}; the least is {limit}", found=describe(value), limit=expected.ge)
            )
        elif expected.gt is not None and value <= expected.gt:
            self._note(
                where,
                say("is {found}; it must be more than {limit}", found=describe(value), limit=expected.gt),
            )
        elif expected.le is not None and value > expected.le:
            self._note(
                where, say("is {found}; the most is {limit}", found=describe(value), limit=expected.le)
            )
        elif isinstance(expected, types.FloatType) and abs(value) > sys.float_info.max:
            self._finite(math.inf, where)

    def _text(self, value: Json, expected: types.StrType, where: str) -> None:
        if not self._is(value, str, expected, where) or not self._characters(value, where):
            return
        if expected.min_length is not None and len(value) < expected.min_length:
            self._note(where, say("must not be empty"))
        elif expected.pattern is not None and not re.search(expected.pattern, value):
            self._note(
                where,
                say(
                    "is {found}, not of the form {form}",
                    found=describe(value),
                    form=shown_pattern(expected.pattern),
                ),
            )

    def _board(self, value: Json, where: str) -> None:
        if not self._is(value, list, types.CustomType(Board), where):
            return
        rows = [row for index, row in enumerate(value) if self._row(row, f"{where}[{index}]")]
        if not value or (rows and not any(rows)):
            self._note(where, say("a board needs at least one row and one column"))
        elif rows:
            # The length that most rows have, so that one bad row is one fault.
            length = Counter(map(len, rows)).most_common(1)[0][0]
            for index, row in enumerate(value):
                if isinstance(row, list) and len(row) != length:
                    self._note(
                        where,
                        say(
                            "row {index} has {entries}, expected {length}",
                            index=index,
                            entries=entries_of(row),
                            length=length,
                        ),
                    )
            if length > MAX_SIDE:
                self._note(
                    where, say("has {length} columns; {most} is the most", length=length, most=MAX_SIDE)
                )
        if len(value) > MAX_SIDE:
            self._note(where, say("has {rows} rows; {most} is the most", rows=len(value), most=MAX_SIDE))

    def _row(self, row: Json, where: str) -> bool:
        """Whether this is a row, if not a faultless one."""
        if not isinstance(row, list):
            self._note(where, say("is {found}, not a row of cells", found=describe(row)))
            return False
        for col, cell in enumerate(row):
            if type(cell) is not int:
                self._note(f"{where}[{col}]", say("is {found}, not a whole number", found=describe(cell)))
            elif not VOID <= cell <= MAX_KIND:
                self._note(
                    f"{where}[{col}]",
                    say("is {cell}; cells go from {least} to {most}", cell=cell, least=VOID, most=MAX_KIND),
                )
        return True
