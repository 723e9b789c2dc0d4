"""From a level's seed to random bits, without any compiled code."""

from __future__ import annotations

import hashlib

from levels.rules import Seed


def seed_word(seed: Seed) -> int:
    """Return 64 bits for a seed. Text and digest: 7 and "7" are one seed, and every process agrees."""
    return int.from_bytes(hashlib.sha256(str(seed).encode()).digest()[:8], "little")
