"""Silhouettes that stand apart by form alone, so that colour is never the only thing told."""

from __future__ import annotations

import functools
from typing import Final

from editor.art.color import darkened_to
from editor.art.paths import Outline, Piece, around, spikes
from editor.art.symbols import Layer, Symbol

# Okabe and Ito's palette: its eight colours stay apart under every common colour blindness.
OKABE_ITO: Final = {
    "orange": "#e69f00",
    "sky": "#56b4e9",
    "green": "#009e73",
    "yellow": "#f0e442",
    "blue": "#0072b2",
    "vermilion": "#d55e00",
    "purple": "#cc79a7",
    "ink": "#20242c",
}
OUTLINE_CONTRAST: Final = 5.0
OUTLINE_FACE: Final = "#f3f5f9"

SILHOUETTES: Final[dict[str, Outline]] = {
    "circle": Outline(("O50 50 43",)),
    "triangle": Outline(("M50 6 L97 90 L3 90 Z",)),
    "square": Outline(("R10 10 80 80 9",)),
    "star": Outline((spikes(5, 53, 22, cy=54),)),
    "heart": Outline(
        ("M50 94 C20 70 2 52 2 32 C2 16 14 6 27 6 C37 6 46 12 50 22 C54 12 63 6 73 6 C86 6 98 16 98 32 C98 52 80 70 50 94 Z",)
    ),
    "diamond": Outline(("M50 0 L86 50 L50 100 L14 50 Z",)),
    "plus": Outline(("R34 4 32 92 5", "R4 34 92 32 5")),
    "crescent": Outline(("O47 50 46",), ("O68 40 38",)),
    "drop": Outline(("M50 0 C62 24 86 44 86 66 C86 86 70 100 50 100 C30 100 14 86 14 66 C14 44 38 24 50 0 Z",)),
    "bolt": Outline(("M60 -2 L14 58 L44 58 L36 102 L88 38 L56 38 Z",)),
    "leaf": Outline(
        ("M94 6 C50 4 10 20 10 60 C10 72 14 80 20 86 L8 98 L14 102 L27 90 C70 104 98 66 94 6 Z",),
        (Piece("M24 80 L68 36", width=5),),
    ),
    "arrow": Outline(("M50 2 L95 50 L68 50 L68 97 L32 97 L32 50 L5 50 Z",)),
    "ring": Outline(("O50 50 46",), ("O50 50 23",)),
    "cross": Outline((Piece("R38 -6 24 112 4", turn=45), Piece("R38 -6 24 112 4", turn=-45))),
    "flower": Outline((*around("O50 24 22", 5), "O50 50 20"), ("O50 50 12",)),
    "hourglass": Outline(("M12 2 H88 L58 50 L88 98 H12 L42 50 Z",)),
    "bars": Outline(("R4 8 22 84 6", "R39 8 22 84 6", "R74 8 22 84 6")),
    "club": Outline(("O50 26 24", "O25 60 24", "O75 60 24", "M40 40 H60 V66 H40 Z", "M44 50 H56 L70 100 H30 Z")),
    "hexagon": Outline((spikes(6, 49, turn=0),)),
    "house": Outline(("M50 2 L100 48 L86 48 L86 96 L60 96 L60 62 L40 62 L40 96 L14 96 L14 48 L0 48 Z",)),
    "fish": Outline(
        ("M-2 50 C10 26 28 18 44 18 C60 18 70 30 78 42 L102 20 L96 50 L102 80 L78 58 C70 70 60 82 44 82 C28 82 10 74 -2 50 Z",),
        ("O26 43 6.5",),
    ),
    "bell": Outline(
        (
            "M8 78 C20 66 18 54 20 40 C22 20 34 10 50 10 C66 10 78 20 80 40 C82 54 80 66 92 78 Z",
            "O50 9 9",
            "O50 88 12",
        )
    ),
    "crown": Outline(("M0 20 L26 50 L50 8 L74 50 L100 20 L90 90 L10 90 Z",)),
    "eye": Outline(
        ("M-2 50 Q24 14 50 14 Q76 14 102 50 Q76 86 50 86 Q24 86 -2 50 Z",),
        (Outline(("O50 50 23",), ("O50 50 12",)),),
    ),
    "cloud": Outline(("O30 60 26", "O54 42 27", "O76 62 22", "R12 60 80 26 13")),
    "spade": Outline(
        (
            "M50 0 C72 24 100 42 100 64 C100 80 88 86 78 86 C66 86 56 78 50 68 C44 78 34 86 22 86 C12 86 0 80 0 64 C0 42 28 24 50 0 Z",
            "M45 60 H55 L68 102 H32 Z",
        )
    ),
    "mushroom": Outline(
        (
            "M0 54 C0 22 22 4 50 4 C78 4 100 22 100 54 Z",
            "M34 50 H66 L70 90 Q70 98 60 98 H40 Q30 98 30 90 Z",
        )
    ),
    "key": Outline(("O28 50 28", "R46 42 56 16 2", "R70 50 11 26 2", "R90 50 12 30 2"), ("O25 50 11",)),
    "chevrons": Outline((Piece("M13 46 L50 14 L87 46", width=18), Piece("M13 87 L50 55 L87 87", width=18))),
    "umbrella": Outline(
        (
            "M0 52 C0 24 22 6 50 6 C78 6 100 24 100 52 L83 42 L67 52 L50 42 L33 52 L17 42 Z",
            Piece("M50 2 V84 Q50 95 40 95 Q30 95 30 84", width=9),
        )
    ),
    "dome": Outline(("M0 74 C0 40 22 18 50 18 C78 18 100 40 100 74 Z",)),
    "flag": Outline(("R10 0 12 100 5", "M16 6 H98 L78 32 L98 58 H16 Z")),
    "gear": Outline(("O50 50 36", *around("R41 0 18 30 3", 8)), ("O50 50 16",)),
    "note": Outline(("O24 80 19", "O78 70 19", "M31 12 L97 0 V70 H85 V24 L43 32 V80 H31 Z")),
    "cup": Outline(
        ("M6 20 H76 V60 Q76 88 50 88 H32 Q6 88 6 60 Z", Piece("M76 32 Q96 30 96 47 Q96 64 74 62", width=10))
    ),
    "sparkle": Outline(("M50 -2 Q56 44 102 50 Q56 56 50 102 Q44 56 -2 50 Q44 44 50 -2 Z",)),
    "fir": Outline(("M50 -2 L78 34 H66 L90 66 H74 L98 88 H58 V102 H42 V88 H2 L26 66 H10 L34 34 H22 Z",)),
    "anchor": Outline(
        (
            "O50 14 15",
            Piece("M50 22 V92", width=13),
            Piece("M26 40 H74", width=12),
            Piece("M8 58 C10 82 26 94 50 94 C74 94 90 82 92 58", width=13),
        ),
        ("O50 14 6",),
    ),
    "padlock": Outline(
        ("R10 42 80 56 9", Piece("M27 50 V28 C27 2 73 2 73 28 V50", width=14)), ("O50 66 9", "R45 66 10 20 4")
    ),
    "bubble": Outline(
        ("R0 8 100 66 18", "M22 66 L18 102 L56 70 Z"), ("O27 41 7", "O50 41 7", "O73 41 7")
    ),
    "pawn": Outline(("O50 20 21", "R26 38 48 11 5", "M40 44 H60 C60 62 68 74 82 84 H18 C32 74 40 62 40 44 Z", "R8 82 84 18 5")),
    "butterfly": Outline(
        (
            "M50 42 C36 -4 -6 2 2 34 C6 52 28 54 50 52 Z",
            "M50 42 C64 -4 106 2 98 34 C94 52 72 54 50 52 Z",
            "M50 52 C20 50 6 68 16 86 C26 104 46 88 50 58 Z",
            "M50 52 C80 50 94 68 84 86 C74 104 54 88 50 58 Z",
            "R45 20 10 76 5",
        )
    ),
    "infinity": Outline((Piece("M50 50 C38 28 30 22 22 22 C-4 22 -4 78 22 78 C30 78 38 72 50 50 C62 28 70 22 78 22 C104 22 104 78 78 78 C70 78 62 72 50 50 Z", width=17),)),
    "bone": Outline((Piece("M22 78 L78 22", width=20), "O12 72 15", "O28 88 15", "O72 12 15", "O88 28 15")),
    "corner": Outline(("M6 4 H44 V56 H96 V96 H6 Z",)),
    "pacman": Outline(("O50 50 48",), ("M54 50 L104 14 V86 Z",)),
    "boat": Outline(("M54 -2 L96 64 H54 Z", "M46 14 V64 H10 Z", "M0 70 H100 L82 100 H18 Z")),
    "steps": Outline(("M2 98 V70 H28 V46 H52 V24 H76 V2 H98 V98 Z",)),
}  # fmt: skip
"""Every silhouette, in a square of 100."""

SHAPE_COLORS: Final[dict[str, str]] = {
    "circle": "blue",
    "triangle": "orange",
    "square": "vermilion",
    "star": "yellow",
    "heart": "purple",
    "diamond": "green",
    "plus": "sky",
    "crescent": "ink",
    "drop": "sky",
    "bolt": "yellow",
    "leaf": "green",
    "arrow": "blue",
    "ring": "vermilion",
    "cross": "ink",
    "flower": "purple",
    "hourglass": "orange",
    "bars": "blue",
    "club": "ink",
    "hexagon": "yellow",
    "house": "vermilion",
    "fish": "sky",
    "bell": "orange",
    "crown": "yellow",
    "eye": "green",
    "cloud": "sky",
    "spade": "ink",
    "mushroom": "vermilion",
    "key": "orange",
    "chevrons": "purple",
    "dome": "green",
    "umbrella": "purple",
    "flag": "blue",
    "gear": "ink",
    "note": "purple",
    "cup": "green",
    "sparkle": "blue",
    "fir": "green",
    "anchor": "blue",
    "padlock": "orange",
    "bubble": "sky",
    "pawn": "ink",
    "butterfly": "vermilion",
    "infinity": "purple",
    "bone": "yellow",
    "corner": "sky",
    "pacman": "yellow",
    "boat": "vermilion",
    "steps": "green",
}
"""The kinds of the shapes theme in order, each with its fill."""


@functools.cache
def shape_symbol(name: str) -> Symbol:
    """Return a silhouette in its fill, outlined in the fill darkened until it stands out from the face."""
    fill = OKABE_ITO[SHAPE_COLORS[name]]
    outline = darkened_to(fill, OUTLINE_FACE, OUTLINE_CONTRAST)
    # The pen is 3 % of the cell, and the symbol is 58 % of it.
    return (Layer(SILHOUETTES[name], fill=fill, pen=outline, width=5.2),)
