"""Random numbers for the kernels: one seed gives the same numbers in every process and version of numpy."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from generator.kernels.inner import inner, outer

Chance: TypeAlias = npt.NDArray[np.uint64]
"""uint64 (1,): the state of a generator, which every draw moves on."""


@inner
def draw(chance: Chance) -> Any:
    """Return 64 random bits (splitmix64: Steele, Lea, Flood 2014)."""
    chance[0] += np.uint64(0x9E3779B97F4A7C15)
    word = chance[0]
    word = (word ^ (word >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    word = (word ^ (word >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return word ^ (word >> np.uint64(31))


@outer
def draw_below(chance: Chance, bound: int) -> Any:
    """Return a random number from 0 to bound - 1; bound is at least 1 and below 2**31.

    The upper half of a random word, scaled down (Lemire 2019).
    """
    # Signed: a number without a sign, added to one with a sign, would make a float.
    return np.int64(((draw(chance) >> np.uint64(32)) * np.uint64(bound)) >> np.uint64(32))


@inner
def draw_unit(chance: Chance) -> Any:
    """Return a random number above 0 and below 1."""
    return (np.float64(draw(chance) >> np.uint64(12)) + 0.5) * 2.0**-52


@outer
def shuffle(numbers: npt.NDArray[np.int16], chance: Chance) -> None:
    """Bring numbers into a random order, each order alike (Fisher, Yates)."""
    for i in range(numbers.size - 1, 0, -1):
        j = draw_below(chance, i + 1)
        numbers[i], numbers[j] = numbers[j], numbers[i]
