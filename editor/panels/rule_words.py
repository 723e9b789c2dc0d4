"""What the rules are called, and what they do, in the user's language."""

from __future__ import annotations

from typing import Final

from editor.words import tr
from levels.rules import Collapse

# Title, title where room is short, what moves where.
COLLAPSE_WORDS: Final[dict[Collapse, tuple[str, str, str]]] = {
    "none": ("None", "None", "Tiles stay where they are"),
    "down": ("Down", "Down", "Tiles fall down"),
    "up": ("Up", "Up", "Tiles rise up"),
    "left": ("Left", "Left", "Tiles move left"),
    "right": ("Right", "Right", "Tiles move right"),
    "split-vertical": ("Split up and down", "Up, down", "Upper half up, lower half down"),
    "center-vertical": ("To the middle row", "To the row", "Upper half down, lower half up"),
    "split-horizontal": ("Split left and right", "Left, right", "Left half left, right half right"),
    "center-horizontal": ("To the middle column", "To column", "Left half right, right half left"),
    "top-left-bottom-right": ("Top left, bottom right", "TL + BR", "Upper half left, lower half right"),
    "top-right-bottom-left": ("Top right, bottom left", "TR + BL", "Upper half right, lower half left"),
    "left-up-right-down": ("Left up, right down", "LU + RD", "Left half up, right half down"),
    "left-down-right-up": ("Left down, right up", "LD + RU", "Left half down, right half up"),
    "outward": ("Outward", "Outward", "Away from the middle: up and down, then left and right"),
    "center": ("To the center", "Center", "Towards the middle: up and down, then left and right"),
    "top-left": ("Top left", "Top left", "Up, then left"),
    "top-right": ("Top right", "Top right", "Up, then right"),
    "bottom-left": ("Bottom left", "Bottom left", "Down, then left"),
    "bottom-right": ("Bottom right", "Bottom right", "Down, then right"),
}


def collapse_title(collapse: Collapse) -> str:
    """Return what a collapse is called."""
    return tr(COLLAPSE_WORDS[collapse][0])


def collapse_short_title(collapse: Collapse) -> str:
    """Return what a collapse is called beside its picture."""
    return tr(COLLAPSE_WORDS[collapse][1])


def collapse_sentence(collapse: Collapse) -> str:
    """Return what moves where."""
    return tr(COLLAPSE_WORDS[collapse][2])
