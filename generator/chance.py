"""From a level's seed to the random numbers of a kernel."""

from __future__ import annotations

import hashlib

import numpy as np

from generator.kernels.chance import Chance
from levels.rules import Seed


def seed_word(seed: Seed) -> int:
    """Return 64 bits for a seed. Text and digest: 7 and "7" are one seed, and every process agrees."""
    return int.from_bytes(hashlib.sha256(str(seed).encode()).digest()[:8], "little")


def chance_of(seed: Seed, *stage: str) -> Chance:
    """Return a generator for a seed; each stage of the work that is named has numbers of its own."""
    return np.array([seed_word("/".join((str(seed), *stage)) if stage else seed)], np.uint64)
