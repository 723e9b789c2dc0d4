"""From a level's seed to the random numbers of a kernel."""

from __future__ import annotations

import numpy as np

from generator.kernels.chance import Chance
from generator.seeds import seed_word
from levels.rules import Seed


def chance_of(seed: Seed, *stage: str) -> Chance:
    """Return a generator for a seed; each stage of the work that is named has numbers of its own."""
    return np.array([seed_word("/".join((str(seed), *stage)) if stage else seed)], np.uint64)
