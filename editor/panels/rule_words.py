"""What the rules are called, and what they do, in the user's language."""

from __future__ import annotations

from typing import Final

from editor.words import tr
from levels.rules import Collapse

_COLLAPSES: Final[dict[Collapse, tuple[str, str]]] = {
    "none": ("None", "Tiles stay where they are"),
    "down": ("Down", "Tiles fall down"),
    "up": ("Up", "Tiles rise up"),
    "left": ("Left", "Tiles move left"),
    "right": ("Right", "Tiles move right"),
    "split-vertical": ("Split up and down", "Upper half up, lower half down"),
    "center-vertical": ("To the middle row", "Upper half down, lower half up"),
    "split-horizontal": ("Split left and right", "Left half left, right half right"),
    "center-horizontal": ("To the middle column", "Left half right, right half left"),
    "top-left-bottom-right": ("Top left, bottom right", "Upper half left, lower half right"),
    "top-right-bottom-left": ("Top right, bottom left", "Upper half right, lower half left"),
    "left-up-right-down": ("Left up, right down", "Left half up, right half down"),
    "left-down-right-up": ("Left down, right up", "Left half down, right half up"),
    "outward": ("Outward", "Away from the middle: up and down, then left and right"),
    "center": ("To the center", "Towards the middle: up and down, then left and right"),
    "top-left": ("Top left", "Up, then left"),
    "top-right": ("Top right", "Up, then right"),
    "bottom-left": ("Bottom left", "Down, then left"),
    "bottom-right": ("Bottom right", "Down, then right"),
}


def collapse_title(collapse: Collapse) -> str:
    """Return what a collapse is called."""
    return tr(_COLLAPSES[collapse][0])


def collapse_sentence(collapse: Collapse) -> str:
    """Return what moves where."""
    return tr(_COLLAPSES[collapse][1])
