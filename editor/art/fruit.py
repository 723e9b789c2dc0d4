"""Fruit, vegetables and nuts, each with a silhouette of its own beside its colour."""

from __future__ import annotations

from typing import Final

from editor.art.color import darkened_to
from editor.art.paths import Outline, Piece, around, spikes
from editor.art.symbols import FACE_SMALL, Layer, Symbol

_FACE: Final = "#f3f5f9"
_BROWN: Final = "#6b4423"
_GREEN: Final = "#2f8f3e"
_DARK_GREEN: Final = "#1f6a31"


def _body(shape: str | Outline, fill: str, *, width: float = 4.0) -> Layer:
    """A filled part, outlined in its own colour so that pale ones stand out from the face."""
    return Layer(shape, fill=fill, pen=darkened_to(fill, _FACE, 3.6), width=width)


def _fill(shape: str | Outline, fill: str, *, from_side: int = 0) -> Layer:
    return Layer(shape, fill=fill, from_side=from_side)


def _line(shape: str | Outline, pen: str, width: float, *, from_side: int = 0) -> Layer:
    return Layer(shape, pen=pen, width=width, from_side=from_side)


def _stem(text: str, width: float = 8) -> Layer:
    return _line(text, _BROWN, width)


def _turned(text: str, turn: float) -> Outline:
    return Outline((Piece(text, turn=turn),))


_TOP_LEAF: Final = _fill("M54 14 C60 -4 80 -8 96 0 C90 18 72 24 54 14 Z", _GREEN)
_CALYX: Final = _fill("M50 30 L34 10 L40 28 L12 20 L30 36 L16 52 L42 42 L50 60 L58 42 L84 52 L70 36 L88 20 L60 28 L66 10 Z", _DARK_GREEN)  # fmt: skip


def _discs(middles: str, radius: float) -> str:
    """Discs of one radius, their middles given as `x,y x,y`."""
    return " ".join(f"O{middle.replace(',', ' ')} {radius}" for middle in middles.split())


def _bunch(middles: str, radius: float, fill: str) -> tuple[Layer, ...]:
    """Berries drawn one after the other, so that each keeps its outline."""
    return tuple(_body(_discs(middle, radius), fill) for middle in middles.split())


FRUIT: Final[dict[str, Symbol]] = {
    "Apple": (
        _body("M50 26 C36 12 4 16 4 52 C4 82 26 100 38 100 C44 100 46 97 50 97 C54 97 56 100 62 100 C74 100 96 82 96 52 C96 16 64 12 50 26 Z", "#d8232a"),
        _stem("M50 28 C50 18 51 12 54 6"),
        _TOP_LEAF,
    ),
    "Pear": (
        _body("M50 10 C66 10 66 28 70 42 C74 54 92 58 92 76 C92 94 70 102 50 102 C30 102 8 94 8 76 C8 58 26 54 30 42 C34 28 34 10 50 10 Z", "#b9cc39"),
        _stem("M50 12 C50 4 52 0 56 -4"),
    ),
    "Cherries": (
        _line("M26 60 C30 34 44 14 62 4 M76 52 C74 34 70 18 62 4", _DARK_GREEN, 7),
        _body("O25 76 23", "#c2152c"),
        _body("O76 70 23", "#c2152c"),
        _fill("M60 6 C40 -6 20 -2 10 8 C24 20 44 20 60 6 Z", _GREEN),
    ),
    "Strawberry": (
        _body("M50 104 C22 92 2 62 6 38 C10 22 30 20 50 24 C70 20 90 22 94 38 C98 62 78 92 50 104 Z", "#e5304a"),
        _fill(_discs("30,52 50,58 70,52 40,74 60,74 50,90", 4), "#ffe08a"),
        _fill("M50 40 L30 30 L8 34 L20 18 L40 18 L50 4 L60 18 L80 18 L92 34 L70 30 Z", _DARK_GREEN),
    ),
    "Banana": (
        _body("M64 4 C104 62 58 112 4 92 C-2 89 0 80 6 79 C46 74 60 42 52 10 Z", "#f5d327"),
        _fill("M50 -2 L66 -4 L68 12 L54 14 Z", _BROWN),
    ),
    "Grapes": (
        _stem("M50 24 V0", 7),
        _fill("M52 16 C60 -6 84 -6 98 4 C92 22 72 28 52 16 Z", _GREEN),
        *_bunch("22,36 50,34 78,36 36,60 64,60 50,84", 17, "#7b3fb0"),
    ),
    "Orange": (
        _body("O50 56 45", "#f58a1f"),
        _TOP_LEAF,
        _fill(_discs("36,48 30,66 48,72 64,58 62,80", 3), "#b85f06", from_side=FACE_SMALL),
    ),
    "Lemon": (
        _body(_turned("M-4 50 C10 44 14 16 50 16 C86 16 90 44 104 50 C90 56 86 84 50 84 C14 84 10 56 -4 50 Z", -32), "#f7e03c"),
        _line(_turned("M30 36 C36 28 44 26 52 26", -32), "#ffffff", 6),
    ),
    "Lime slice": (
        _body("O50 50 47", "#4f9a2d"),
        _fill("O50 50 38", "#eef7cf"),
        _fill(Outline(around("M50 46 L38 18 Q50 12 62 18 Z", 6)), "#86bf3a"),
    ),
    "Watermelon": (
        _body("M-2 26 H102 C102 64 78 94 50 94 C22 94 -2 64 -2 26 Z", "#2c8a3c"),
        _fill("M8 30 H92 C90 60 72 84 50 84 C28 84 10 60 8 30 Z", "#e9f6d8"),
        _fill("M14 30 H86 C84 56 68 77 50 77 C32 77 16 56 14 30 Z", "#e8414f"),
        _fill(_discs("34,42 50,42 66,42 42,58 58,58", 4.5), "#1d1d22"),
    ),
    "Pineapple": (
        _fill("M50 40 C40 26 22 22 10 26 C18 10 34 10 40 16 C38 4 44 -4 50 -8 C56 -4 62 4 60 16 C66 10 82 10 90 26 C78 22 60 26 50 40 Z", _DARK_GREEN),
        _body("E50 68 31 36", "#f0b429"),
        _line("M28 50 L68 96 M44 36 L80 78 M22 72 L48 102 M72 50 L32 96 M56 36 L20 78 M78 72 L52 102", "#a86e00", 4),
    ),
    "Kiwi": (
        _body("E50 50 50 44", "#7a5230"),
        _fill("E50 50 42 36", "#8cc63e"),
        _fill("E50 50 14 11", "#f2f7d6"),
        _fill(Outline(around("E50 26 3 5", 10)), "#23301a"),
    ),
    "Peach": (
        _body("M50 20 C30 4 2 22 4 56 C6 84 30 100 50 102 C70 100 94 84 96 56 C98 22 70 4 50 20 Z", "#ffa27a"),
        _fill("M50 20 C70 4 98 22 96 56 C94 84 70 100 50 102 C66 76 66 44 50 20 Z", "#f4776b"),
        _fill("M48 18 C30 -8 10 -6 -2 2 C8 22 30 28 48 18 Z", _GREEN),
    ),
    "Plum": (
        _body(_turned("E50 52 36 48", 24), "#5a2d8c"),
        _line("M66 8 C84 34 72 72 38 94", "#9a78c8", 5),
        _stem("M66 10 L78 -4"),
    ),
    "Coconut": (_body("O50 50 48", "#7b4a24"), _fill(_discs("36,34 62,32 50,54", 8.5), "#2b1608")),
    "Blueberry": (
        _body("O50 52 46", "#3d62b4"),
        _fill(spikes(6, 27, 13, cy=44), "#1a2c5e"),
    ),
    "Raspberry": (
        *_bunch("26,42 50,38 74,42 18,60 40,58 62,58 84,60 32,78 54,78 72,78 50,94", 13.5, "#d63a77"),
        _fill("M50 34 L26 28 L12 10 L34 14 L50 -4 L66 14 L88 10 L74 28 Z", _GREEN),
    ),
    "Mango": (
        _body("M20 30 C40 -2 92 4 96 44 C100 82 58 104 28 96 C-4 88 2 56 20 30 Z", "#f5a623"),
        _fill("M20 30 C40 -2 92 4 96 44 C84 26 46 18 20 30 Z", "#e0502f"),
        _stem("M74 12 L86 -4"),
    ),
    "Avocado": (
        _body("M50 -2 C70 -2 70 22 76 36 C82 48 94 54 94 72 C94 92 74 104 50 104 C26 104 6 92 6 72 C6 54 18 48 24 36 C30 22 30 -2 50 -2 Z", "#2f5d2a"),
        _fill("M50 8 C62 8 62 28 68 40 C73 50 84 58 84 72 C84 86 68 94 50 94 C32 94 16 86 16 72 C16 58 27 50 32 40 C38 28 38 8 50 8 Z", "#d8e58a"),
        _body("O50 68 19", "#8a5a2b"),
    ),
    "Fig": (
        _body("M50 -4 C54 24 98 40 98 70 C98 92 76 102 50 102 C24 102 2 92 2 70 C2 40 46 24 50 -4 Z", "#4a2b66"),
        _line("M50 14 V92 M40 36 C26 54 22 72 28 90 M60 36 C74 54 78 72 72 90", "#8d6fb0", 4.5),
    ),
    "Pomegranate": (
        _body("M28 -4 L42 8 L50 -4 L58 8 L72 -4 L66 18 C88 24 98 42 98 60 C98 86 76 102 50 102 C24 102 2 86 2 60 C2 42 12 24 34 18 Z", "#a81c34"),
        _fill("E50 62 28 24", "#f6d7b8"),
        _fill(_discs("38,54 52,52 64,60 42,68 56,72", 7.5), "#e0263c"),
    ),
    "Dragon fruit": (
        _fill("M50 -8 L64 16 L92 6 L86 34 L108 50 L86 64 L92 94 L64 84 L50 108 L36 84 L8 94 L14 64 L-8 50 L14 34 L8 6 L36 16 Z", "#6fae3c"),
        _body("E50 50 38 40", "#e2307e"),
        _fill("E50 50 28 30", "#ffffff"),
        _fill(_discs("42,34 58,36 36,48 50,50 64,50 42,64 57,66", 3.6), "#22252b"),
    ),
    "Star fruit": (
        _body(spikes(5, 56, 27, cy=53), "#ecd92f"),
        _line(Outline((Piece(spikes(5, 30, 12, cy=53), width=5),)), "#8f7c00", 1),
    ),
    "Olive": (
        _body(_turned("E50 50 34 48", 40), "#7d8f2a"),
        _body("O70 26 13", "#d8352f"),
    ),
    "Tomato": (
        _body("M50 16 C84 12 100 34 100 58 C100 84 78 98 50 98 C22 98 0 84 0 58 C0 34 16 12 50 16 Z", "#e8402c"),
        _CALYX,
    ),
    "Carrot": (
        _fill("M62 40 C56 14 66 -4 78 -8 C82 6 80 16 78 20 C88 8 102 6 110 12 C106 30 88 42 66 44 Z", _GREEN),
        _body("M46 28 C60 22 82 42 74 58 C60 78 28 98 -2 104 C4 74 24 44 46 28 Z", "#f07a1a"),
        _line("M40 46 L52 56 M26 64 L40 74", "#a84a00", 5),
    ),
    "Eggplant": (
        _body("M60 30 C82 20 98 40 92 62 C84 92 56 106 32 102 C4 98 -2 70 16 58 C34 48 44 40 60 30 Z", "#4b2379"),
        _fill("M50 34 C56 20 66 12 76 12 L88 -4 L98 4 L88 20 C96 30 94 44 88 54 C82 44 76 40 70 42 C64 36 58 34 50 34 Z", _GREEN),
    ),
    "Corn": (
        _body("E50 42 25 48", "#f6cf34"),
        _line("M50 -4 V70 M36 6 V70 M64 6 V70 M28 20 H72 M26 38 H74 M28 56 H72", "#b98900", 4),
        _body("M50 104 C16 100 4 70 8 38 C28 50 40 66 50 88 C60 66 72 50 92 38 C96 70 84 100 50 104 Z", "#4f9f3c"),
    ),
    "Pepper": (
        _body("M30 22 C4 18 -2 46 6 70 C12 92 26 102 36 98 C42 104 58 104 64 98 C74 102 88 92 94 70 C102 46 96 18 70 22 C60 16 40 16 30 22 Z", "#f4b400"),
        _line("M50 30 C46 54 46 74 50 94", "#a87400", 5),
        _line("M50 24 C50 10 56 2 66 -2", _DARK_GREEN, 13),
    ),
    "Chilli": (
        _body("M66 18 C92 22 96 44 84 64 C68 92 30 100 -4 92 C28 86 48 72 54 46 C54 34 56 22 66 18 Z", "#d9202a"),
        _line("M74 18 C74 6 80 -2 92 -4", _DARK_GREEN, 10),
        _fill("M56 24 C62 8 86 10 92 30 C82 26 70 24 56 30 Z", _GREEN),
    ),
    "Broccoli": (
        _body("M36 52 H64 L60 102 H40 Z", "#a9cf6b"),
        _body(Outline(("O24 44 22", "O50 24 25", "O76 44 22", "O50 48 22", "O34 22 16", "O66 22 16")), "#2f8f3e"),
    ),
    "Mushroom": (
        _body("M36 50 H64 L68 92 Q68 100 58 100 H42 Q32 100 32 92 Z", "#f0e2c8"),
        _body("M-2 56 C-2 22 22 0 50 0 C78 0 102 22 102 56 Z", "#a8683a"),
        _fill(_discs("28,34 54,18 74,38", 7), "#f0e2c8"),
    ),
    "Onion": (
        _body("M50 -6 C52 18 98 32 98 64 C98 88 74 98 50 98 C26 98 2 88 2 64 C2 32 48 18 50 -6 Z", "#d9a05b"),
        _line("M50 20 V96 M42 30 C20 50 20 76 30 94 M58 30 C80 50 80 76 70 94", "#8a5520", 4.5),
    ),
    "Radish": (
        _fill("M48 36 C30 24 22 6 28 -8 C44 -4 50 10 50 24 C52 8 64 -6 80 -6 C82 10 72 28 52 38 Z", _GREEN),
        _body("M50 32 C76 30 84 48 80 62 C76 80 58 84 52 108 C44 84 24 80 20 62 C16 48 24 30 50 32 Z", "#e0417f"),
        _fill("M36 80 C44 84 50 94 52 108 C54 94 58 86 66 80 C56 86 46 86 36 80 Z", "#ffffff"),
    ),
    "Pumpkin": (
        _line("M50 20 C50 10 54 2 62 -2", _DARK_GREEN, 12),
        _body("E24 60 26 38", "#ee7d1a"),
        _body("E76 60 26 38", "#ee7d1a"),
        _body("E50 60 24 42", "#f5922f"),
    ),
    "Peas": (
        _body("M-4 34 C24 96 76 96 104 34 C100 26 92 26 88 34 C66 60 34 60 12 34 C8 26 0 26 -4 34 Z", "#4f9f3c"),
        _body("O28 56 13", "#a8d85a"),
        _body("O50 64 14", "#a8d85a"),
        _body("O72 56 13", "#a8d85a"),
    ),
    "Garlic": (
        _body("M50 -8 C54 20 94 36 94 66 C94 90 72 100 50 100 C28 100 6 90 6 66 C6 36 46 20 50 -8 Z", "#f7f1e6"),
        _line("M50 22 C36 48 36 74 44 98 M50 22 C64 48 64 74 56 98", "#8d7b9c", 5),
        _fill("M38 98 H62 L58 106 H42 Z", "#8a6a4a"),
    ),
    "Lettuce": (
        _body(Outline((*around("O50 16 18", 8), "O50 50 38")), "#7cc04a"),
        _fill(Outline((*around("O50 30 12", 7), "O50 50 20")), "#b9e07e"),
        _line("M50 74 V40 M50 62 L36 50 M50 62 L64 50", "#3f7f24", 5),
    ),
    "Potato": (
        _body("M14 34 C26 4 60 8 78 22 C102 38 104 76 78 90 C56 102 36 90 20 84 C-4 74 4 54 14 34 Z", "#b98a4e"),
        _fill(_discs("34,36 60,34 78,56 48,64 28,62", 4.5), "#6e4a1f"),
    ),
    "Chestnut": (
        _body("M50 -2 C62 16 100 30 98 66 C96 84 80 92 50 92 C20 92 4 84 2 66 C0 30 38 16 50 -2 Z", "#6e3517"),
        _fill("M6 74 C26 62 74 62 94 74 C88 88 74 92 50 92 C26 92 12 88 6 74 Z", "#dcb98a"),
    ),
    "Acorn": (
        _body("M14 46 H86 C86 76 66 90 50 104 C34 90 14 76 14 46 Z", "#c58b3f"),
        _body("M4 46 C4 20 26 10 50 10 C74 10 96 20 96 46 C96 54 88 54 80 54 H20 C12 54 4 54 4 46 Z", "#6b4423"),
        _stem("M50 12 C50 4 54 -2 60 -4", 9),
    ),
    "Peanut": (
        _body(_turned("M50 -8 C78 -8 84 22 72 40 C66 50 68 52 74 60 C90 82 76 110 50 110 C24 110 10 82 26 60 C32 52 34 50 28 40 C16 22 22 -8 50 -8 Z", 38), "#d8ad6a"),
        _line(_turned("M38 8 V30 M52 2 V34 M64 10 V28 M36 70 V94 M50 66 V100 M64 72 V92", 38), "#8f6425", 4),
    ),
    "Melon": (
        _body("O50 52 47", "#cfe3a2"),
        _line("M50 6 C20 30 20 74 50 98 M50 6 C80 30 80 74 50 98 M50 6 V98 M8 36 C34 46 66 46 92 36 M6 66 C34 76 66 76 94 66", "#5d8a3a", 4.5),
    ),
    "Papaya": (
        _body(_turned("M50 -8 C68 8 82 34 82 64 C82 90 68 108 50 108 C32 108 18 90 18 64 C18 34 32 8 50 -8 Z", -35), "#e8912a"),
        _fill(_turned("M50 12 C60 24 68 42 68 64 C68 82 60 94 50 94 C40 94 32 82 32 64 C32 42 40 24 50 12 Z", -35), "#ffd0a0"),
        _fill(_turned("O50 40 6 O44 56 6.5 O57 56 6.5 O44 72 6.5 O57 72 6.5 O50 86 5", -35), "#2a2a2a"),
    ),
    "Currants": (
        _line("M74 -4 C62 26 56 60 50 100", _DARK_GREEN, 6),
        *_bunch("52,20 84,22 36,44 70,48 28,70 62,74 46,96", 13.5, "#d3122e"),
    ),
}  # fmt: skip
"""The kinds in order, each with its symbol."""
