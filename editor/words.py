"""Text that a person reads: every sentence of the window passes through here to be translated."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

CONTEXT = "Boardloom"


def tr(text: str, **values: object) -> str:
    """Return the text in the language of the window, its {names} filled in."""
    return QCoreApplication.translate(CONTEXT, text).format(**values)


def count(number: int, one: str, many: str, **values: object) -> str:
    """Return `one` or `many` in the language of the window; both may use {n} and the other names."""
    text = one if number == 1 else many
    return QCoreApplication.translate(CONTEXT, text, None, number).format(n=f"{number:,}", **values)
