"""Pictures of a designer who does not exist: gems as SVG, small beasts on a sheet."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Final

import numpy as np
from PySide6.QtGui import QImage

from levels.level import Kind, Sprite

_GEMS: Final = (
    ("ruby", "#e0403a", 6), ("amber", "#f0a020", 5), ("citrine", "#f2d33c", 8), ("emerald", "#2fae62", 4),
    ("aquamarine", "#3fc1c9", 6), ("sapphire", "#2f6fd6", 8), ("amethyst", "#8a4fc8", 5),
    ("rose quartz", "#f08ab8", 7),
)  # fmt: skip
_BEASTS: Final = ("imp", "bat", "slime", "crab", "ghost", "beetle", "owl", "toad")
_INKS: Final = ("#c0392b", "#6c3fa0", "#2e9e4f", "#d2691e", "#4a6fa5", "#2f4858", "#8d6e3f", "#5b8c2a")
_GRID: Final = 8


def draw_own_art(folder: Path) -> tuple[Kind, ...]:
    """Write the files into a folder and return kinds that show them; one is missing, two look the same."""
    kinds = []
    for name, color, corners in _GEMS:
        (folder / f"{name}.svg").write_text(_gem(color, corners), encoding="utf-8")
        kinds.append(Kind(name=name, picture=f"{name}.svg"))
    _beasts().save(str(folder / "beasts.png"))
    for number, name in enumerate(_BEASTS):
        sprite = Sprite(x=number % 4 * 10 + 1, y=number // 4 * 10 + 1, width=_GRID, height=_GRID)
        kinds.append(Kind(name=name, picture="beasts.png", sprite=sprite))
    kinds.append(Kind(name="lost", picture="lost.png"))
    kinds.append(Kind(name="twin", picture="ruby.svg"))
    return tuple(kinds)


def _gem(color: str, corners: int) -> str:
    def ring(radius: float) -> list[tuple[float, float]]:
        turns = (2 * math.pi * (corner + 0.5) / corners for corner in range(corners))
        return [(50 + radius * math.sin(turn), 50 - radius * math.cos(turn)) for turn in turns]

    def points(places: list[tuple[float, float]]) -> str:
        return " ".join(f"{x:.1f},{y:.1f}" for x, y in places)

    outer, inner = ring(46), ring(24)
    facets = ""
    for corner in range(corners):
        after = (corner + 1) % corners
        light = 0.5 + 0.5 * math.cos(2 * math.pi * (corner + 1) / corners)
        ink = "#ffffff" if light > 0.5 else "#000000"
        facet = points([outer[corner], outer[after], inner[after], inner[corner]])
        facets += f'<polygon points="{facet}" fill="{ink}" fill-opacity="{abs(light - 0.5) * 0.7:.2f}"/>'
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        f'<polygon points="{points(outer)}" fill="{color}" stroke="#00000055" stroke-width="2"/>{facets}'
        f'<polygon points="{points(inner)}" fill="#ffffff" fill-opacity="0.35"/></svg>'
    )


def _beasts() -> QImage:
    """Return small beasts of 8 x 8 pixels, each its own mirror image, in two rows of four, 2 pixels apart."""
    rng = np.random.default_rng(11)
    sheet = QImage(40, 20, QImage.Format.Format_ARGB32)
    sheet.fill(0)
    for number, ink in enumerate(_INKS):
        red, green, blue = (int(ink[at : at + 2], 16) for at in (1, 3, 5))
        left, top = number % 4 * 10 + 1, number // 4 * 10 + 1
        half = rng.random((_GRID, _GRID // 2)) < np.array([0.45, 0.6, 0.8, 0.95])
        half[3, 2] = False
        for row in range(_GRID):
            for col in range(_GRID):
                if half[row, min(col, _GRID - 1 - col)]:
                    shade = 1.0 if row < _GRID // 2 else 0.78
                    value = 0xFF000000 | int(red * shade) << 16 | int(green * shade) << 8 | int(blue * shade)
                    sheet.setPixel(left + col, top + row, value)
    return sheet
