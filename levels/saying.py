"""Sentences that can be said again in another language: they keep their template and their values.

`levels` and `generator` know no language. What they say is English, as it stands in the code, and a front end
that knows another one finds the template in its catalogue and fills in the same values.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Self


class Said(str):
    """An English sentence, and what it was made of. It is an ordinary text to whoever does not look."""

    __slots__ = ("one", "template", "values")

    template: str
    """The sentence with {names} for its values; for a number, the form for many."""
    one: str | None
    """The form for the number 1, if the sentence depends on the value `n`."""
    values: Mapping[str, object]

    def __new__(cls, template: str, one: str | None, values: Mapping[str, object]) -> Self:
        form = one if one is not None and values["n"] == 1 else template
        said = super().__new__(cls, form.format(**values))
        said.template, said.one, said.values = template, one, dict(values)
        return said

    def __str__(self) -> str:
        # Not a plain copy: the text of an error, str(error), must still be what was said.
        return self

    def __reduce__(self) -> tuple[type[Self], tuple[str, str | None, Mapping[str, object]]]:
        return type(self), (self.template, self.one, self.values)

    @property
    def plain(self) -> str:
        """The English sentence as a text and no more, for JSON."""
        return "".join(self)


class SaidList(Said):
    """Several sentences or words in a row."""

    __slots__ = ("parts",)

    parts: tuple[object, ...]

    def __new__(
        cls, separator: str, one: str | None, values: Mapping[str, object]
    ) -> Self:  # the separator is the template: in another language it may be another
        parts = values["parts"]
        assert isinstance(parts, tuple)
        said = str.__new__(cls, separator.join(str(part) for part in parts))
        said.template, said.one, said.values, said.parts = separator, one, dict(values), parts
        return said


def say(template: str, /, **values: object) -> Said:
    """Return the sentence with its {names} filled in."""
    return Said(template, None, values)


def say_count(n: int, one: str, many: str, /, **values: object) -> Said:
    """Return `one` or `many`, as the number wants it; both may use {n} and the other names."""
    return Said(many, one, {"n": n, **values})


def say_list(parts: Iterable[object], separator: str = ", ") -> SaidList:
    """Return the parts in a row."""
    return SaidList(separator, None, {"parts": tuple(parts)})
