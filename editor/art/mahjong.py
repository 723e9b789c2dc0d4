"""The mahjong tiles: three suits of nine, winds, dragons, and the four flowers and seasons."""

from __future__ import annotations

import math
from typing import Final

from editor.art.paths import Outline, Piece, Placed, around
from editor.art.strokes import CHARACTERS, number_shapes
from editor.art.symbols import PIPS_SMALL, RINGS_FROM, Layer, Symbol

BLUE: Final = "#1d4f91"
GREEN: Final = "#196841"
RED: Final = "#b0241d"
INK: Final = "#2a303b"
IVORY: Final = "#fffdf6"

_INKS: Final = {"b": BLUE, "g": GREEN, "r": RED}

# Each entry: radius, then ink and middle of every dot.
_DOTS: Final[dict[int, tuple[float, str]]] = {
    2: (21, "g50,22 b50,78"),
    3: (19, "b20,16 r50,50 b80,84"),
    4: (20, "b25,22 b75,22 b25,78 b75,78"),
    5: (17, "b20,18 b80,18 r50,50 b20,82 b80,82"),
    6: (16.5, "b28,14 b72,14 r28,50 r72,50 r28,86 r72,86"),
    7: (15, "g14,8 g50,20 g86,32 b28,60 b72,60 b28,92 b72,92"),
    8: (14, "b30,6 b70,6 b30,35 b70,35 b30,65 b70,65 b30,94 b70,94"),
    9: (15.5, "b14,14 b50,14 b86,14 r14,50 r50,50 r86,50 b14,86 b50,86 b86,86"),
}
# Each entry: width and height of a stick, then ink and middle of every stick.
_STICKS: Final[dict[int, tuple[float, float, str]]] = {
    2: (24, 46, "g50,24 g50,76"),
    3: (24, 46, "b50,24 g26,76 g74,76"),
    4: (24, 46, "g26,24 g74,24 g26,76 g74,76"),
    5: (20, 38, "g16,22 g84,22 r50,50 g16,78 g84,78"),
    6: (20, 46, "g16,24 g50,24 g84,24 g16,76 g50,76 g84,76"),
    7: (20, 30, "r50,13 g16,50 g50,50 g84,50 g16,87 g50,87 g84,87"),
    8: (17, 46, "g9,24 b36,24 b64,24 g91,24 g9,76 b36,76 b64,76 g91,76"),
    9: (20, 30, "g16,13 r50,13 g84,13 g16,50 r50,50 g84,50 g16,87 r50,87 g84,87"),
}


def _marks(text: str) -> list[tuple[str, float, float]]:
    """Read ink and middle of every pip."""
    marks = []
    for word in text.split():
        x, y = word[1:].split(",")
        marks.append((_INKS[word[0]], float(x), float(y)))
    return marks


def _numeral(number: int, ink: str, mark: tuple[str, ...]) -> Symbol:
    """What a suited tile shows where pips would blur: a bold numeral and the mark of its suit."""
    (glyph,) = number_shapes(str(number), (6, 2, 50, 96))
    digit = Layer(glyph, pen=ink, width=19, below_side=PIPS_SMALL)
    return (digit, *(Layer(part, fill=ink, below_side=PIPS_SMALL) for part in mark))


def _dot(number: int) -> Symbol:
    small = _numeral(number, BLUE, ("O86 50 14",))
    if number == 1:
        rings = ((46, BLUE), (36, IVORY), (30, BLUE), (18, IVORY), (13, RED))
        big = [Layer(f"O50 50 {radius}", fill=ink, from_side=PIPS_SMALL) for radius, ink in rings]
        studs = Outline(around("O50 26 2.8", 8))
        return (*small, *big, Layer(studs, fill=IVORY, from_side=RINGS_FROM))
    radius, text = _DOTS[number]
    layers = list(small)
    for ink, x, y in _marks(text):
        layers.append(Layer(f"O{x} {y} {radius}", fill=ink, from_side=PIPS_SMALL))
        layers.append(Layer(f"O{x} {y} {radius * 0.55}", fill=IVORY, from_side=RINGS_FROM))
        layers.append(Layer(f"O{x} {y} {radius * 0.26}", fill=ink, from_side=RINGS_FROM))
    return tuple(layers)


def _bamboo(number: int) -> Symbol:
    small = _numeral(number, GREEN, ("R80 20 13 60 6",))
    if number == 1:
        stem = "R42 2 16 28 5 R42 34 16 30 5 R42 68 16 30 5"
        return (
            *small,
            Layer(stem, fill=GREEN, from_side=PIPS_SMALL),
            Layer("M60 34 C68 10 86 6 100 10 C98 30 82 42 60 38 Z", fill=GREEN, from_side=PIPS_SMALL),
            Layer("M40 68 C32 44 14 40 0 44 C2 64 18 76 40 72 Z", fill=RED, from_side=PIPS_SMALL),
        )
    width, height, text = _STICKS[number]
    layers = list(small)
    for ink, x, y in _marks(text):
        stick = f"R{x - width / 2} {y - height / 2} {width} {height} {width * 0.4}"
        cut = f"R{x - width / 2} {y - 2.5} {width} 5 0"
        layers.append(Layer(stick, fill=ink, from_side=PIPS_SMALL))
        layers.append(Layer(cut, fill=IVORY, from_side=RINGS_FROM))
    return tuple(layers)


def _character(number: int) -> Symbol:
    small = _numeral(number, RED, ("R74 30 24 11 1", "R74 58 24 11 1"))
    upper = Placed(CHARACTERS[str(number)], (16, -2, 68, 44))
    lower = Placed(CHARACTERS["wan"], (20, 56, 60, 44))
    return (
        *small,
        Layer(upper, pen=INK, width=7.5, least=1.3, from_side=PIPS_SMALL),
        Layer(lower, pen=RED, width=7, least=1.2, from_side=PIPS_SMALL),
    )


def _honour(name: str, ink: str) -> Symbol:
    return (Layer(Placed(CHARACTERS[name], (6, 4, 88, 92)), pen=ink, width=9.5, least=1.4),)


def _lotus_petal(turn: float) -> str:
    """Return a petal that leaves the foot of the flower at an angle."""
    across, along = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    # Sideways and upward from the foot: out along one side to the tip, back along the other.
    points = ((0, 0), (-19, 22), (-19, 56), (0, 84), (19, 56), (19, 22), (0, 0))
    at = [f"{50 + x * across + y * along:.2f} {88 + x * along - y * across:.2f}" for x, y in points]
    return f"M{at[0]} C{' '.join(at[1:])} Z"


_WHITE: Final[Symbol] = (
    Layer("R12 2 76 96 6", pen=BLUE, width=9, least=1.2),
    Layer("R28 18 44 64 2", pen=BLUE, width=4, from_side=PIPS_SMALL),
)
_PLUM: Final[Symbol] = (
    Layer(Outline(around("O50 24 23", 5)), fill="#c2477f"),
    Layer("O50 50 15", fill="#f6d04d"),
)
_ORCHID: Final[Symbol] = (
    Layer("M50 100 C44 70 20 60 2 30 C28 40 48 56 54 80 Z", fill=GREEN),
    Layer("M50 100 C54 66 76 46 98 36 C82 56 68 78 56 100 Z", fill=GREEN),
    Layer(Outline((*around("M50 6 C62 18 62 34 50 48 C38 34 38 18 50 6 Z", 3),)), fill="#7a4fc0"),
    Layer("O50 46 9", fill="#f6d04d"),
)
_CHRYSANTHEMUM: Final[Symbol] = (
    Layer(Outline(around("E50 20 9 22", 12)), fill="#d9870b"),
    Layer(Outline(around("E50 32 6 14", 10, start=18)), fill="#f6c945"),
    Layer("O50 50 11", fill="#8a4b08"),
)
_BAMBOO_LEAVES: Final[Symbol] = (
    Layer("M30 100 V4", pen=GREEN, width=11),
    Layer("M22 36 H38 M22 70 H38", pen=IVORY, width=5, from_side=PIPS_SMALL),
    Layer("M34 34 C52 8 76 2 98 2 C92 22 72 40 34 38 Z", fill=GREEN),
    Layer("M34 56 C56 42 80 46 98 58 C82 74 56 74 34 60 Z", fill="#2f8f5d"),
)
_SPRING: Final[Symbol] = (
    Layer("M50 100 C48 80 50 66 50 50", pen=GREEN, width=10),
    Layer("M50 56 C50 22 26 6 0 8 C0 38 18 58 50 56 Z", fill="#3a9b5f"),
    Layer("M50 66 C52 34 74 20 100 24 C98 52 80 68 50 66 Z", fill=GREEN),
)
_SUMMER: Final[Symbol] = tuple(
    Layer(_lotus_petal(turn), fill=ink)
    for turn, ink in ((-64, "#5d3fa0"), (64, "#5d3fa0"), (-32, "#8d6bd0"), (32, "#8d6bd0"), (0, "#5d3fa0"))
)
_AUTUMN: Final[Symbol] = (
    Layer("M50 102 V60", pen="#8a3a12", width=8),
    Layer(
        "M50 -2 L60 24 L76 14 L74 38 L100 32 L88 52 L98 62 L66 72 L66 82 L50 78 L34 82 L34 72 L2 62 L12 52 L0 32 L26 38 L24 14 L40 24 Z",
        fill="#c4451b",
    ),
)
_FLAKE_ARM: Final = "M50 50 V2 M50 16 L38 6 M50 16 L62 6 M50 30 L40 22 M50 30 L60 22"
_WINTER: Final[Symbol] = (
    Layer(Outline(tuple(Piece(_FLAKE_ARM, width=7.5, turn=60 * i) for i in range(6))), fill="#2272b8"),
)

MAHJONG: Final[dict[str, Symbol]] = {
    **{f"Dot {n}": _dot(n) for n in range(1, 10)},
    **{f"Bamboo {n}": _bamboo(n) for n in range(1, 10)},
    **{f"Character {n}": _character(n) for n in range(1, 10)},
    "East": _honour("east", INK),
    "South": _honour("south", INK),
    "West": _honour("west", INK),
    "North": _honour("north", INK),
    "Red dragon": _honour("red", RED),
    "Green dragon": _honour("green", GREEN),
    "White dragon": _WHITE,
    "Plum": _PLUM,
    "Orchid": _ORCHID,
    "Chrysanthemum": _CHRYSANTHEMUM,
    "Bamboo leaves": _BAMBOO_LEAVES,
    "Spring": _SPRING,
    "Summer": _SUMMER,
    "Autumn": _AUTUMN,
    "Winter": _WINTER,
}
"""The kinds in order, each with its symbol."""
