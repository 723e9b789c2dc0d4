"""Text that a person reads: every sentence passes through here to be put into the language in force.

Nothing here needs Qt. The English sentences stand in the code; other languages are Qt Linguist files in
`editor/languages`, which `python -m editor.languages.collect` keeps in step with the code.
"""

from __future__ import annotations

import locale
import os
import sys
from collections.abc import Iterable, Mapping
from functools import reduce
from pathlib import Path
from typing import Final

from editor.languages.catalogue import Catalogue, load
from levels.saying import Said, SaidList

SOURCE: Final = "en"
LANGUAGES: Final = {SOURCE: "English", "zh_CN": "简体中文"}
"""The languages by their codes, each in its own words."""
CONTEXT: Final = "Boardloom"
VARIABLE: Final = "BOARDLOOM_LANGUAGE"
FOLDER: Final = Path(__file__).parent / "languages"


class _Voice:
    """The language in force; there is one."""

    language = SOURCE
    catalogue = Catalogue({})


_voice: Final = _Voice()


def language() -> str:
    """Return the code of the language in force."""
    return _voice.language


def speak(code: str) -> None:
    """Put a language into force; what was said before stays as it was said."""
    assert code in LANGUAGES, code
    _voice.language = code
    _voice.catalogue = Catalogue({}) if code == SOURCE else load(FOLDER / f"boardloom_{code}.qm")


def tr(text: str, /, **values: object) -> str:
    """Return the text in the language in force, its {names} filled in."""
    return (_voice.catalogue.text(text) or text).format(**_spoken(values))


def count(number: int, one: str, many: str, /, **values: object) -> str:
    """Return `one` or `many` in the language in force; both may use {n} and the other names."""
    form = _voice.catalogue.form(many, number) or (one if number == 1 else many)
    return form.format(n=f"{number:,}", **_spoken(values))


def later(text: str) -> str:
    """Return the text as it is: marks what stands in a table to be put through `tr` when it is shown."""
    return text


def again(text: str) -> str:
    """Return what `levels` or `generator` said, in the language in force; other texts stay as they are."""
    if not isinstance(text, Said):
        return text
    if isinstance(text, SaidList):
        separator = _voice.catalogue.text(text.template) or text.template
        return separator.join(again(part) if isinstance(part, str) else str(part) for part in text.parts)
    if text.one is None:
        return tr(text.template, **text.values)
    n = text.values["n"]
    assert isinstance(n, int)
    form = _voice.catalogue.form(text.template, n) or (text.one if n == 1 else text.template)
    return form.format(**_spoken(text.values))


def _spoken(values: Mapping[str, object]) -> Mapping[str, object]:
    """Return the values with those that `levels` or `generator` said, or raised, in the language in force."""
    return {
        name: again(str(value)) if isinstance(value, Said | Exception) else value
        for name, value in values.items()
    }


def paragraphs(text: str) -> list[str]:
    """Return the paragraphs of a longer text, each without its line breaks: one is translated at a time."""
    return [" ".join(part.split()) for part in text.split("\n\n")]


def tr_whole(text: str) -> str:
    """Return a text of several paragraphs, without values, in the language in force."""
    return "\n\n".join(_voice.catalogue.text(part) or part for part in paragraphs(text))


def listed(parts: Iterable[str]) -> str:
    """Return several names or words in a row."""
    return tr(", ").join(parts)


def phrases(parts: Iterable[str | None]) -> str:
    """Return several facts in a row; those that are empty are left out."""
    told = [part for part in parts if part]
    return reduce(lambda first, then: tr("{first}, {then}", first=first, then=then), told) if told else ""


def clauses(parts: Iterable[str]) -> str:
    """Return several facts in a row that have commas of their own."""
    return tr("; ").join(parts)


def sentences(parts: Iterable[str | None]) -> str:
    """Return several sentences one after the other; those that are empty are left out."""
    told = [part for part in parts if part]
    return reduce(lambda first, then: tr("{first} {then}", first=first, then=then), told) if told else ""


def language_of(name: str | None) -> str | None:
    """Return the language that a locale's name asks for: `zh_CN.UTF-8`, `zh-Hans`, `en`; None: not ours."""
    wanted = (name or "").replace("-", "_").partition(".")[0].partition("@")[0]
    if wanted in LANGUAGES:
        return wanted
    tongue = wanted.partition("_")[0].lower()
    return next((code for code in LANGUAGES if code.partition("_")[0] == tongue), None)


def language_of_system() -> str:
    """Return the language that the environment asks for, as programs in a terminal understand it."""
    for variable in (VARIABLE, "LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(variable):
            return language_of(os.environ[variable]) or SOURCE
    if sys.platform == "win32":
        import ctypes

        number = ctypes.windll.kernel32.GetUserDefaultUILanguage()
        return language_of(locale.windows_locale.get(number)) or SOURCE
    return SOURCE
