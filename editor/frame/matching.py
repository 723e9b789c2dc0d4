"""Finding words by a few of their letters: what fits, how well, and which letters it was."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

_LETTER: Final = 1
_IN_ROW: Final = 6
_AT_WORD: Final = 8
_AT_START: Final = 4
_SKIPPED_WORDS: Final = 2
"""How many letters may stand alone inside words before a match counts as chance."""


@dataclass(frozen=True, slots=True)
class Match:
    """A text that holds the letters looked for, in their order."""

    score: int
    places: tuple[int, ...]
    """Which letters of the text they are."""


def find(query: str, text: str) -> Match | None:
    """Return how well a text fits some words, each of which may be shortened; None when one is not in it."""
    score, places = 0, set[int]()
    for word in query.casefold().split():
        found = _find_word(word, text.casefold())
        if found is None:
            return None
        score += found.score
        places |= set(found.places)
    return Match(score, tuple(sorted(places)))


def _find_word(word: str, text: str) -> Match | None:
    """Return the best way to find the letters of a word in a text, in order."""
    at = -1
    for letter in word:
        at = text.find(letter, at + 1)
        if at < 0:
            return None
    # best[i]: the best match of the letters so far that ends at letter i of the text.
    best: dict[int, tuple[int, tuple[int, ...]]] = {-1: (0, ())}
    for letter in word:
        after: dict[int, tuple[int, tuple[int, ...]]] = {}
        for at, other in enumerate(text):
            if other != letter:
                continue
            choices = [
                (score + _worth(text, at, in_row=at - 1 == end and end >= 0), (*places, at))
                for end, (score, places) in best.items()
                if end < at
            ]
            if choices:
                after[at] = max(choices, key=lambda choice: choice[0])
        if not after:
            return None
        best = after
    score, places = max(best.values(), key=lambda choice: choice[0])
    alone = sum(
        1 for at in places if at - 1 not in places and at + 1 not in places and not _is_at_word(text, at)
    )
    return None if alone > _SKIPPED_WORDS or (alone and len(word) < 3) else Match(score, places)


def _worth(text: str, at: int, *, in_row: bool) -> int:
    worth = _LETTER + (_IN_ROW if in_row else 0)
    if _is_at_word(text, at):
        worth += _AT_WORD
    return worth + (_AT_START if at == 0 else 0)


def _is_at_word(text: str, at: int) -> bool:
    return at == 0 or not text[at - 1].isalnum()
