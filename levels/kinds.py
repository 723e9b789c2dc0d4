"""The names and colours that kinds get when a designer has not chosen any."""

from __future__ import annotations

import colorsys
from typing import Final

from levels.level import Kind

_SUITS: Final = ("dots", "bamboo", "characters")
_WINDS: Final = ("east wind", "south wind", "west wind", "north wind")
_DRAGONS: Final = ("red dragon", "green dragon", "white dragon")
_BLOSSOMS: Final = ("plum", "orchid", "chrysanthemum", "bamboo plant")
_SEASONS: Final = ("spring", "summer", "autumn", "winter")
_ORBS: Final = (
    ("fire", "#e0403a"),
    ("water", "#3a9bf0"),
    ("wood", "#3fb56b"),
    ("light", "#f5c02a"),
    ("dark", "#7a3bb8"),
    ("heart", "#f27ab0"),
    ("jammer", "#8894a8"),
    ("poison", "#8a5fa8"),
    ("mortal poison", "#4b2f66"),
    ("bomb", "#3b3f4a"),
)
# The golden angle: however many kinds there are, neighbours in the list differ in hue.
_GOLDEN_TURN: Final = 0.618033988749895


def tile_kinds(count: int) -> tuple[Kind, ...]:
    """Return the first kinds of a set of link tiles: the 42 of mahjong, then numbered ones."""
    names = [f"{suit} {number}" for suit in _SUITS for number in range(1, 10)]
    names += [*_WINDS, *_DRAGONS, *_BLOSSOMS, *_SEASONS]
    names += [f"kind {number}" for number in range(len(names) + 1, count + 1)]
    return tuple(Kind(name=name, color=_spread_color(index)) for index, name in enumerate(names[:count]))


def orb_kinds(count: int) -> tuple[Kind, ...]:
    """Return the first kinds of a set of orbs: six usual, four harmful, then numbered ones."""
    named = [Kind(name=name, color=color) for name, color in _ORBS]
    more = [Kind(name=f"orb {index + 1}", color=_spread_color(index)) for index in range(len(named), count)]
    return tuple([*named, *more][:count])


def _spread_color(index: int) -> str:
    hue = index * _GOLDEN_TURN % 1.0
    lightness = (0.58, 0.48, 0.66)[index % 3]
    red, green, blue = colorsys.hls_to_rgb(hue, lightness, 0.55)
    return f"#{round(red * 255):02x}{round(green * 255):02x}{round(blue * 255):02x}"
