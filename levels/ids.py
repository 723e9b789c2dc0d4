"""Ids of levels and packs: eight characters of a-z and 0-9."""

from __future__ import annotations

import hashlib
import random
import string
from typing import Final

ALPHABET: Final = string.digits + string.ascii_lowercase
LENGTH: Final = 8


def new_id(rng: random.Random | None = None) -> str:
    """Return an id made by chance: from rng where the run is to be repeatable, else from the system."""
    source = random.SystemRandom() if rng is None else rng
    return "".join(source.choice(ALPHABET) for _ in range(LENGTH))


def id_of(content: bytes, *, attempt: int = 0) -> str:
    """Return the id that belongs to a content, the same in any process; another one for each attempt."""
    digest = hashlib.sha256(b"%d:" % attempt + content).digest()
    number = int.from_bytes(digest[:8], "big")
    marks = []
    for _ in range(LENGTH):
        number, mark = divmod(number, len(ALPHABET))
        marks.append(ALPHABET[mark])
    return "".join(marks)
