"""Proves the tables of `generator.orb.bounds` anew: `python -m benchmarks.orb_bounds` prints JSON.

For each entry every board of which it speaks is ruled out as one with more combos, or counted:

1. Where the dominant kind stands is gone through completely. A group of the first wave with more orbs than a
   combo needs wastes the others; a pattern that wastes too many cannot give one combo more than the entry
   says, whatever its other orbs are. Few patterns are left.
2. On the patterns left, the other orbs are coloured in every way, and every board is counted to its end.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from generator.kernels.orb_arrange import arrange
from generator.orb.bounds import WITH_KINDS, WITH_OTHERS
from generator.orb.counting import count_words
from generator.orb.words import dull_code
from levels.rules import OrbRules

_RULES: Final = OrbRules()
_PLANES: Final = 3
_DULL: Final = dull_code(_PLANES)
_SLICE: Final = 1 << 18
_BOARDS: Final = 1 << 20
_Words: TypeAlias = npt.NDArray[np.uint64]
Claim: TypeAlias = tuple[tuple[int, int], tuple[int, ...], int, int]
"""The arguments of `prove`."""


@dataclass(frozen=True, slots=True)
class Proof:
    """What came of a search for a board with more combos."""

    exceeded: bool
    """Such a board was found: the entry is wrong."""
    patterns: int
    """Ways in which the dominant kind can stand."""
    left: int
    """Those that waste few enough orbs."""
    boards: int
    """Boards that were counted."""


def prove(shape: tuple[int, int], kinds: tuple[int, ...], loners: int, most: int) -> Proof:
    """Look for a full board with more than `most` combos.

    kinds are the counts of the kinds that can match, the dominant one first; `loners` orbs match none.
    """
    cells = shape[0] * shape[1]
    assert sum(kinds) + loners == cells, "the orbs fill the board"
    by_others = sum(count // _RULES.run for count in kinds[1:])
    if kinds[0] // _RULES.run + by_others <= most:
        return Proof(exceeded=False, patterns=0, left=0, boards=0)
    waste = kinds[0] - _RULES.run * max(most + 1 - by_others, 0)
    colours = np.array(list(_colourings(kinds[1:], loners)), np.uint8)
    patterns = left = boards = 0
    for words in _arrangements(shape, kinds[0]):
        patterns += words.shape[1]
        fitting = words[2, _wasted(words, shape) <= waste]
        left += len(fitting)
        for others in np.array_split(fitting, max(1, len(fitting) * len(colours) // _BOARDS)):
            coloured = _coloured(others, colours, cells)
            boards += coloured.shape[1]
            if coloured.size and _count(coloured, shape)[0].max() > most:
                return Proof(True, patterns, left, boards)
    return Proof(False, patterns, left, boards)


def _arrangements(shape: tuple[int, int], dominant: int) -> Iterator[_Words]:
    """Yield planes of every pattern: code 1 where the kind stands, orbs that never match elsewhere."""
    cells = shape[0] * shape[1]
    codes = np.array([1] * dominant + [_DULL] * (cells - dominant), np.uint8)
    places, fixed = np.arange(cells, dtype=np.uint64), np.zeros(_PLANES, np.uint64)
    fresh, filled = True, _SLICE
    while filled == _SLICE:
        planes = np.empty((_PLANES, _SLICE), np.uint64)
        filled = arrange(codes, places, fixed, planes, fresh)
        fresh = False
        yield np.ascontiguousarray(planes[:, :filled])


def _wasted(words: _Words, shape: tuple[int, int]) -> npt.NDArray[np.int64]:
    """Return how many orbs the first wave's groups hold beyond the least that a combo needs."""
    rows, cols = shape
    one, two, col = np.uint64(1), np.uint64(2), np.uint64(rows)
    not_top = np.uint64(sum(((1 << rows - 1) - 1) << rows * place for place in range(cols)))
    orbs = words[0] & ~words[2]
    above, beside = orbs & orbs >> one & not_top, orbs & orbs >> col
    upright, level = above & above >> one, beside & beside >> col
    marked = upright | upright << one | upright << two | level | level << col | level << col + col
    wasted: npt.NDArray[np.int64] = np.bitwise_count(marked).astype(np.int64)
    return wasted - _RULES.run * _count(words, shape)[1]


def _colourings(kinds: tuple[int, ...], loners: int) -> Iterator[tuple[int, ...]]:
    """Yield the ways to colour the other orbs, one of each set that differs only in the names of kinds."""
    length = sum(kinds) + loners
    left = [*kinds, loners]
    codes = [*range(2, len(kinds) + 2), _DULL]

    def extend(colours: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        if len(colours) == length:
            yield colours
            return
        for index, code in enumerate(codes):
            # Kinds with the same count come in their order, the first before the second and so on.
            twin = 0 < index < len(kinds) and kinds[index - 1] == kinds[index]
            if left[index] and not (twin and left[index - 1] == kinds[index - 1]):
                left[index] -= 1
                yield from extend((*colours, code))
                left[index] += 1

    return extend(())


def _coloured(others: _Words, colours: npt.NDArray[np.uint8], cells: int) -> _Words:
    """Return planes of every pattern in every colouring."""
    bits = np.arange(cells, dtype=np.uint64)
    places = np.nonzero(others[:, None] >> bits & np.uint64(1))[1].reshape(len(others), colours.shape[1])
    places_bits = np.uint64(1) << places.astype(np.uint64)
    planes = np.empty((_PLANES, len(others), len(colours)), np.uint64)
    for plane in range(_PLANES):
        chosen = (colours >> plane & 1).astype(np.uint64)
        planes[plane] = places_bits @ chosen.T
    planes[0] |= (np.uint64((1 << cells) - 1) & ~others)[:, None]
    return planes.reshape(_PLANES, -1)


def _count(words: _Words, shape: tuple[int, int]) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int32]]:
    free = (1 << shape[0] * shape[1]) - 1
    counts = count_words(words, shape, free, _RULES).count()
    return counts.combos, counts.first_wave


def compositions(others: int, greatest: int | None = None) -> Iterator[tuple[tuple[int, ...], int]]:
    """Yield every way to part so many orbs into kinds that can match, and a rest that cannot."""
    yield (), others
    for count in range(_RULES.run, min(others, greatest or others) + 1):
        for kinds, loners in compositions(others - count, count):
            yield (count, *kinds), loners


def claims() -> Iterator[Claim]:
    """Yield what the tables say."""
    for shape, table in WITH_OTHERS.items():
        for others, most in enumerate(table):
            for kinds, loners in compositions(others):
                yield shape, (shape[0] * shape[1] - others, *kinds), loners, most
    for shape, by_kinds in WITH_KINDS.items():
        for kinds, most in by_kinds.items():
            yield shape, kinds, 0, most


def main() -> int:
    """Prove every entry; the exit code is 1 when one does not hold."""
    proofs = []
    for shape, kinds, loners, most in claims():
        start = time.process_time()
        proof = prove(shape, kinds, loners, most)
        proofs.append(
            {
                "rows": shape[0],
                "cols": shape[1],
                "kinds": kinds,
                "loners": loners,
                "most": most,
                "holds": not proof.exceeded,
                "patterns": proof.patterns,
                "patterns_left": proof.left,
                "boards": proof.boards,
                "seconds": round(time.process_time() - start, 1),
            }
        )
    print(json.dumps(proofs, indent=1))
    return 0 if all(proof["holds"] for proof in proofs) else 1


if __name__ == "__main__":
    sys.exit(main())
