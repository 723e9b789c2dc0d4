"""Kinds that nobody named still have names and colours of their own."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from levels.kinds import orb_kinds, tile_kinds
from levels.level import Kind


@pytest.mark.parametrize("kinds", [tile_kinds, orb_kinds])
@pytest.mark.parametrize("count", [0, 1, 6, 42, 60])
def test_every_kind_has_its_own_name_and_colour(kinds: Callable[[int], tuple[Kind, ...]], count: int) -> None:
    made = kinds(count)
    assert len(made) == count
    assert len({kind.name for kind in made}) == count
    assert len({kind.color for kind in made}) == count


def test_more_kinds_begin_with_the_same_ones() -> None:
    assert tile_kinds(50)[:42] == tile_kinds(42)
