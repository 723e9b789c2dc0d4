"""The inks of tiles and orbs: what is drawn stands out from what it is drawn on."""

from __future__ import annotations

import itertools
import math

import pytest

from editor.art.color import BLINDNESS, Rgb, contrast, darkened_to, hex_of, lab, linear, mix, rgb, seen_with
from editor.art.faces import FACES
from editor.art.letters import LETTER_INKS
from editor.art.mahjong import BLUE, GREEN, INK, RED
from editor.art.orbs import CLASSIC_ORBS, GLYPH, SAFE_ORBS
from editor.art.shapes import OKABE_ITO, OUTLINE_CONTRAST, OUTLINE_FACE, SHAPE_COLORS, shape_symbol

MATCHING = 6
"""The orbs that match come first; the others are never looked for in a hurry."""


def distance(first: Rgb, second: Rgb) -> float:
    return math.dist(lab(first), lab(second))


@pytest.mark.parametrize("ink", [BLUE, GREEN, RED, INK])
def test_mahjong_inks_stand_out_from_every_face(ink: str) -> None:
    for face in ("ivory", "dusk"):
        assert contrast(ink, FACES[face].bottom) >= 4.8, face


@pytest.mark.parametrize("ink", LETTER_INKS)
def test_letters_stand_out_from_every_face(ink: str) -> None:
    assert min(contrast(ink, face.bottom) for face in FACES.values()) >= 4.5


@pytest.mark.parametrize("name", list(SHAPE_COLORS))
def test_shapes_are_outlined_strongly(name: str) -> None:
    (layer,) = shape_symbol(name)
    assert layer.pen is not None
    assert contrast(layer.pen, OUTLINE_FACE) >= OUTLINE_CONTRAST - 0.02


def test_neighbours_among_the_shapes_differ_in_colour() -> None:
    order = list(SHAPE_COLORS.values())
    assert all(first != second for first, second in itertools.pairwise(order))
    assert set(order) == set(OKABE_ITO)


def test_orbs_that_match_differ_in_colour_for_most_eyes() -> None:
    bases = [orb.base for orb in CLASSIC_ORBS.values()][:MATCHING]
    for first, second in itertools.combinations(bases, 2):
        assert distance(linear(first), linear(second)) >= 25, (first, second)


@pytest.mark.parametrize("blindness", list(BLINDNESS))
def test_orbs_differ_in_colour_with_every_colour_blindness(blindness: str) -> None:
    for orbs, least in ((CLASSIC_ORBS, 15), (SAFE_ORBS, 22)):
        bases = [orb.base for orb in orbs.values()][:MATCHING]
        for first, second in itertools.combinations(bases, 2):
            seen = distance(seen_with(blindness, first), seen_with(blindness, second))
            assert seen >= least, (first, second, seen)


def test_orbs_of_the_safe_theme_have_forms_of_their_own() -> None:
    bodies = [orb.body for orb in SAFE_ORBS.values()][:MATCHING]
    assert len(set(bodies)) == MATCHING
    assert len({orb.glyph for orb in SAFE_ORBS.values()}) == len(SAFE_ORBS)


def test_the_halo_sets_a_glyph_off_from_its_orb() -> None:
    for orb in (*CLASSIC_ORBS.values(), *SAFE_ORBS.values()):
        assert contrast(GLYPH, orb.deep) >= 4.5


def test_colours_are_mixed_and_darkened() -> None:
    assert hex_of(rgb("#12a0ff")) == "#12a0ff"
    assert mix("#000000", "#ffffff", 0.5) == "#808080"
    assert darkened_to("#ffff00", "#ffffff", 5) != "#ffff00"
    assert darkened_to("#000000", "#ffffff", 5) == "#000000"
    assert lab(linear("#ffffff"))[0] == pytest.approx(100, abs=0.1)
