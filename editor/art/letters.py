"""Letters and numbers, each in an ink of its own turn, and the plain number for kinds beyond a theme."""

from __future__ import annotations

from typing import Final

from editor.art.strokes import LETTERS, number_shapes
from editor.art.symbols import Layer, Symbol

# Dark inks of about one lightness, so that no letter looks lit; each at least 4.5 to 1 on the faces.
LETTER_INKS: Final = ("#1f5fb0", "#b3261e", "#1a6b43", "#7a4a00", "#6b2fa0", "#a8286a", "#0a6a78", "#2a303b")
_PEN: Final = 15.0


def word_symbol(text: str, ink: str) -> Symbol:
    """Return one to four letters or digits in an ink, filling the square."""
    box = {1: (20, 2, 60, 96), 2: (4, 8, 92, 84), 3: (0, 18, 100, 64)}.get(len(text), (-4, 24, 108, 52))
    pen = _PEN if len(text) == 1 else _PEN - 1.5 * len(text)
    return tuple(Layer(glyph, pen=ink, width=pen) for glyph in number_shapes(text, box))


def numbered_symbol(number: int) -> Symbol:
    """Return the symbol of a kind that a theme has no picture for: its number."""
    return word_symbol(str(number), LETTER_INKS[number % len(LETTER_INKS)])


LETTERS_AND_NUMBERS: Final[dict[str, Symbol]] = {
    word: word_symbol(word, LETTER_INKS[i % len(LETTER_INKS)])
    for i, word in enumerate([*LETTERS, *(str(number) for number in range(1, 21))])
}
"""The kinds in order: A to Z, then 1 to 20."""
