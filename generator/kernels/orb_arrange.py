"""Every arrangement of given orbs on given cells, as bit planes."""

from __future__ import annotations

from typing import Any

from numba import uint64

from generator.kernels.inner import outer


@outer
def arrange(codes: Any, cells: Any, fixed: Any, planes: Any, fresh: bool) -> int:
    """Write arrangements, a column of planes each, and return how many; fewer than columns: no more.

    codes   uint8 (orbs,), rising at first; from then on the last arrangement written
    cells   uint64 (orbs,), the bit of each place
    fixed   uint64 (planes,), read-only: the orbs that stay where they are
    planes  uint64 (planes, boards)
    fresh   says that the first arrangement has not been written yet

    The order is that of the next permutation in lexicographic order (Narayana Pandita, 14th century).
    """
    last = codes.size - 1
    for board in range(planes.shape[1]):
        if not fresh:
            pivot = last - 1
            while pivot >= 0 and codes[pivot] >= codes[pivot + 1]:
                pivot -= 1
            if pivot < 0:
                return board
            other = last
            while codes[other] <= codes[pivot]:
                other -= 1
            codes[pivot], codes[other] = codes[other], codes[pivot]
            low, high = pivot + 1, last
            while low < high:
                codes[low], codes[high] = codes[high], codes[low]
                low += 1
                high -= 1
        fresh = False
        for plane in range(planes.shape[0]):
            word = fixed[plane]
            for place in range(codes.size):
                word |= uint64(codes[place] >> plane & 1) << cells[place]
            planes[plane, board] = word
    return int(planes.shape[1])
