"""Characters, letters and digits as strokes, so that no tile depends on a font being there."""

from __future__ import annotations

from typing import Final

from editor.art.paths import Placed

CHARACTERS: Final[dict[str, str]] = {
    "1": "M5 50 L95 50",
    "2": "M18 22 L82 22 M5 80 L95 80",
    "3": "M10 13 L90 13 M20 50 L80 50 M3 88 L97 88",
    "4": "M8 14 L92 14 L92 88 L8 88 Z M38 14 L36 48 L22 64 M62 14 L62 52 L66 58 L90 58",
    "5": "M10 10 L90 10 M44 10 L34 90 M14 46 L77 46 L73 90 M2 90 L98 90",
    "6": "M46 2 L55 18 M3 34 L97 34 M34 50 L6 96 M64 50 L94 96",
    "7": "M4 54 L94 34 M42 4 L42 80 L50 92 L90 92 L95 72",
    "8": "M36 12 L28 55 L3 94 M56 8 L68 55 L97 94",
    "9": "M6 34 L68 34 L66 82 L72 92 L92 92 L97 70 M40 4 L36 50 L4 96",
    "wan": "M4 12 L96 12 M38 12 L34 52 L4 95 M37 44 L84 44 L76 92 L56 87",
    "east": "M6 18 L94 18 M44 0 L20 48 L86 48 M54 32 L54 96 L40 90 M30 64 L8 90 M74 64 L94 88",
    "south": "M6 16 L94 16 M50 0 L50 34 M10 100 L10 36 L90 36 L90 98 L78 94 M30 58 L70 58 M26 76 L74 76 M50 46 L50 98",
    "west": "M3 8 L97 8 M8 34 L92 34 L92 94 L8 94 Z M38 8 L38 50 L24 70 M62 8 L62 60 L90 62",
    "north": "M37 3 L37 97 M5 32 L37 32 M2 90 L37 74 M64 3 L64 82 L70 92 L93 92 L97 72 M93 24 L64 46",
    "red": "M8 24 L92 24 L92 68 L8 68 Z M50 0 L50 100",
    "green": "M28 4 L18 34 L94 34 M66 6 L80 20 M46 4 L38 50 L4 97 M36 56 L80 56 L60 80 L26 98 M42 64 L62 84 L96 98",
}
"""Characters of the mahjong tiles in a square of 100: the numbers 1 to 9, ten thousand, winds and dragons."""

DIGITS: Final[dict[str, str]] = {
    "0": "M35 0 C60 0 68 25 68 50 C68 75 60 100 35 100 C10 100 2 75 2 50 C2 25 10 0 35 0 Z",
    "1": "M12 22 L38 0 V100 M14 100 H62",
    "2": "M4 27 C6 8 20 0 35 0 C55 0 66 12 66 28 C66 42 58 52 44 64 L4 100 H68",
    "3": "M6 4 H62 L34 40 C54 40 67 52 67 69 C67 88 53 100 33 100 C17 100 6 92 2 79",
    "4": "M50 100 V0 L2 72 H70",
    "5": "M61 0 H14 L8 46 C16 39 25 37 34 37 C54 37 67 50 67 68 C67 88 52 100 33 100 C17 100 7 92 2 80",
    "6": "M60 8 C52 2 45 0 38 0 C16 0 3 22 3 56 C3 84 14 100 35 100 C54 100 67 86 67 68 C67 50 54 38 36 38 C18 38 5 50 4 64",
    "7": "M3 0 H67 L26 100",
    "8": "M35 46 C18 46 8 36 8 23 C8 9 20 0 35 0 C50 0 62 9 62 23 C62 36 52 46 35 46 C15 46 3 57 3 73 C3 90 17 100 35 100 C53 100 67 90 67 73 C67 57 55 46 35 46 Z",
    "9": "M10 92 C18 98 25 100 32 100 C54 100 67 78 67 44 C67 16 56 0 35 0 C16 0 3 14 3 32 C3 50 16 62 34 62 C52 62 65 50 66 36",
}  # fmt: skip
"""Digits in a box 70 wide and 100 high."""

LETTERS: Final[dict[str, str]] = {
    "A": "M0 100 L35 0 L70 100 M13 66 H57",
    "B": "M5 0 V100 H38 C58 100 69 90 69 73 C69 58 58 47 36 47 H5 M36 47 C54 47 63 38 63 24 C63 10 54 0 36 0 H5",
    "C": "M67 20 C60 7 50 0 37 0 C14 0 2 20 2 50 C2 80 14 100 37 100 C50 100 60 93 67 80",
    "D": "M5 0 V100 H28 C54 100 68 82 68 50 C68 18 54 0 28 0 Z",
    "E": "M64 0 H6 V100 H66 M6 48 H56",
    "F": "M66 0 H8 V100 M8 50 H56",
    "G": "M67 18 C60 6 50 0 37 0 C14 0 2 20 2 50 C2 80 14 100 37 100 C56 100 68 88 68 68 V54 H42",
    "H": "M5 0 V100 M65 0 V100 M5 48 H65",
    "I": "M35 0 V100 M12 0 H58 M12 100 H58",
    "J": "M26 0 H60 V68 C60 90 49 100 32 100 C15 100 4 90 4 72",
    "K": "M6 0 V100 M66 0 L6 60 M28 38 L70 100",
    "L": "M8 0 V100 H66",
    "M": "M-2 100 V0 L35 58 L72 0 V100",
    "N": "M5 100 V0 L65 100 V0",
    "O": "M35 0 C60 0 74 20 74 50 C74 80 60 100 35 100 C10 100 -4 80 -4 50 C-4 20 10 0 35 0 Z",
    "P": "M6 100 V0 H38 C58 0 68 12 68 29 C68 46 58 58 38 58 H6",
    "Q": "M35 0 C60 0 74 20 74 50 C74 80 60 100 35 100 C10 100 -4 80 -4 50 C-4 20 10 0 35 0 Z M42 70 L76 106",
    "R": "M6 100 V0 H38 C58 0 66 12 66 28 C66 44 58 55 38 55 H6 M36 55 L70 100",
    "S": "M64 18 C58 6 48 0 35 0 C16 0 5 10 5 25 C5 40 16 46 35 50 C55 54 67 60 67 75 C67 90 55 100 36 100 C20 100 8 93 3 80",
    "T": "M0 0 H70 M35 0 V100",
    "U": "M4 0 V62 C4 86 15 100 35 100 C55 100 66 86 66 62 V0",
    "V": "M0 0 L35 100 L70 0",
    "W": "M-8 0 L14 100 L35 32 L56 100 L78 0",
    "X": "M2 0 L68 100 M68 0 L2 100",
    "Y": "M0 0 L35 50 L70 0 M35 50 V100",
    "Z": "M4 0 H66 L2 100 H68",
}
"""Capital letters in a box 70 wide and 100 high; the widest reach a little over its sides."""

GLYPH_WIDTH: Final = 70


def number_shapes(text: str, box: tuple[float, float, float, float]) -> tuple[Placed, ...]:
    """Return the glyphs of a number or word, side by side in a box (x, y, width, height) of hundredths."""
    x, y, width, height = box
    gap = 0.3 * GLYPH_WIDTH
    natural = len(text) * GLYPH_WIDTH + (len(text) - 1) * gap
    scale = width / natural
    glyphs = DIGITS | LETTERS
    return tuple(
        Placed(
            glyphs[letter],
            (x + i * (GLYPH_WIDTH + gap) * scale, y, GLYPH_WIDTH * scale, height),
            (GLYPH_WIDTH, 100),
        )
        for i, letter in enumerate(text)
    )
