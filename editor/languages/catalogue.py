"""Reading the .qm files that Qt's lrelease makes, without Qt: the command line must start fast."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

_MAGIC: Final = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
_HASHES, _MESSAGES, _NUMERUS = 0x42, 0x69, 0x88
_END, _TRANSLATION, _SOURCE, _CONTEXT, _COMMENT = 1, 3, 6, 7, 8
_OBSOLETE: Final = 5
_MISSING: Final = 0xFFFFFFFF

# What plural rules are written in, as `qtranslator.cpp` and lrelease's `numerus.cpp` have it.
_EQUAL, _BELOW, _AT_MOST, _BETWEEN = 0x01, 0x02, 0x03, 0x04
_COMPARISON, _NOT, _LAST_DIGIT, _LAST_TWO, _LEADING = 0x07, 0x08, 0x10, 0x20, 0x40
_AND, _NEXT_FORM = 0xFD, 0xFF
"""Between conditions; 0xFE, the third, is `or`."""


class BadCatalogueError(ValueError):
    """The bytes are no .qm file."""


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The translations of one language by their source texts, the form for many where there is a number."""

    forms: dict[str, tuple[str, ...]]
    rules: bytes = b""
    """Which plural form a number takes; empty where there is only one."""

    def text(self, source: str) -> str | None:
        """Return the translation of a text."""
        forms = self.forms.get(source)
        return forms[0] if forms else None

    def form(self, source: str, n: int) -> str | None:
        """Return the translation of a text that depends on a number."""
        forms = self.forms.get(source)
        return forms[min(plural_form(self.rules, n), len(forms) - 1)] if forms else None


@cache
def load(path: Path) -> Catalogue:
    """Read a .qm file; each is read once."""
    return parse(path.read_bytes())


def parse(data: bytes) -> Catalogue:
    """Return what the bytes of a .qm file hold."""
    if data[: len(_MAGIC)] != _MAGIC:
        raise BadCatalogueError("not a .qm file")
    sections = dict(_sections(data))
    messages, hashes = sections.get(_MESSAGES, b""), sections.get(_HASHES, b"")
    forms: dict[str, tuple[str, ...]] = {}
    for _hash, offset in struct.iter_unpack(">II", hashes):
        source, translations = _message(messages, offset)
        if source and all(translations):
            forms[source] = translations
    return Catalogue(forms, sections.get(_NUMERUS, b""))


def _sections(data: bytes) -> Iterator[tuple[int, bytes]]:
    at = len(_MAGIC)
    while at + 5 <= len(data):
        tag, length = struct.unpack_from(">BI", data, at)
        yield tag, data[at + 5 : at + 5 + length]
        at += 5 + length


def _message(messages: bytes, at: int) -> tuple[str, tuple[str, ...]]:
    source = ""
    translations: list[str] = []
    while (tag := messages[at]) != _END:
        at += 1
        if tag == _OBSOLETE:
            at += 4
            continue
        (length,) = struct.unpack_from(">I", messages, at)
        at += 4
        if length == _MISSING:
            translations.append("")
            continue
        part = messages[at : at + length]
        at += length
        if tag == _TRANSLATION:
            translations.append(part.decode("utf-16-be"))
        elif tag == _SOURCE:
            source = part.decode()
        elif tag not in (_CONTEXT, _COMMENT):
            raise BadCatalogueError(f"a message has a part of an unknown sort, {tag}")
    return source, tuple(translations)


def plural_form(rules: bytes, n: int) -> int:
    """Return which of its forms, counted from 0, a sentence takes for a number."""
    form, at, any_holds, all_hold = 0, 0, False, True
    while at < len(rules):
        told, at = _condition(rules, at, n)
        all_hold = all_hold and told
        joint = rules[at] if at < len(rules) else _NEXT_FORM
        at += 1
        if joint == _AND:
            continue
        any_holds, all_hold = any_holds or all_hold, True
        if joint == _NEXT_FORM:
            if any_holds:
                return form
            form, any_holds = form + 1, False
    return form


def _condition(rules: bytes, at: int, n: int) -> tuple[bool, int]:
    """Return whether one condition holds, and where the rule goes on."""
    code = rules[at]
    at += 1
    if code & _LAST_DIGIT:
        n %= 10
    elif code & _LAST_TWO:
        n %= 100
    elif code & _LEADING:
        while n >= 1000:
            n //= 1000
    low = rules[at]
    is_range = code & _COMPARISON == _BETWEEN
    high = rules[at + 1] if is_range else low
    at += 2 if is_range else 1
    told = {_EQUAL: n == low, _BELOW: n < low, _AT_MOST: n <= low, _BETWEEN: low <= n <= high}
    return told[code & _COMPARISON] != bool(code & _NOT), at
