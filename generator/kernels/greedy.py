"""Greedy plays where nothing collapses: kinds that can go whole go first; and one marking.

Most boards that can be cleared are cleared by one of a few such plays, and most of the others have tiles that
stay stuck when all that can be marked is; the search is for the rest. Links have two turns at most.

Each tile has its *sights*: along its row, and along its column, its own bit and the free bits that join on to
it. When a tile goes, only the sights of its nearest neighbours along both lines grow.

words      uint64 (6, m): see FREE to OPENING. Lines and bits count from the ring, as in kernels.links.
numbers    int64 (11, m): see LINE to NEWS. m is above MOST_KIND, and above the number of cells.
at         int64 (2, side, side), side = max(rows, cols) + 3: the tile at each cell, or -1; the ring included,
           and a line more on every side: what is before the ring is the last line.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from generator.kernels.bits import leading_zeros
from generator.kernels.chance import Chance, draw_below
from generator.kernels.inner import inlined, inner, outer, plain
from levels.board import Cells

Words: TypeAlias = npt.NDArray[np.uint64]
Numbers: TypeAlias = npt.NDArray[np.int64]

MOST_LINES = 61
"""The most rows, and columns: a line fits a word, with the ring and a bit to spare."""
MOST_KIND = 1000
"""The highest kind."""
MOST_COPIES = 16
"""The most tiles of a kind: all its pairs are looked at again and again."""

UNFIT, ODD, CLEARED, STUCK, UNDECIDED = range(5)

FREE, SIGHT, OPENING = 0, 2, 4
"""Rows of `words`, for rows and for columns: the free cells of each line; what each tile sees along its
lines; and what it sees before the first move."""
LINE, KIND, BESIDE, FIRST, OPEN, ORDER, LINKS, TOOK, BLAME, NEWS = 0, 2, 3, 4, 5, 6, 7, 8, 9, 10
"""Rows of `numbers`. Per tile: its row and its column, its kind, and whether one of its kind is next to it.
FIRST: the first tile of each kind. OPEN, from there on: the tiles of a kind that may link, as last listed.
ORDER: the kinds, those still there first. LINKS: how many tiles of a kind are listed if two link, else 0.
TOOK: where the blame goes if the rest of a kind stays, or -1. BLAME: how often a play failed because of a way
to pair a kind up, three ways for four of a kind, counted from its first tile, and else one. NEWS: whether a
tile of a kind sees more than when they were last listed."""

NONE = plain(0)
_ZERO = np.uint64(0)
_ONE = np.uint64(1)

_NOISE, _BLOCKED, _SHUT, _BLAMED = 384, 128, 256, 1024
"""What a pair is worth: a random number below this, and below as much more with each play; so much for each
cell beside it that is blocked, and so much more when a tile there sees nothing; so much less for blame."""


@inlined
def _run_around(line: np.uint64, pos: int) -> np.uint64:
    """Return a bit of a line, and the free bits that join on to it."""
    bit = _ONE << np.uint64(pos)
    line |= bit
    blocked_below = ~line & (bit - _ONE)
    # The sum carries through all ones from the bit on.
    return (line & ~(line + bit)) | (bit - (_ONE << np.uint64(64 - leading_zeros(blocked_below))))


@inner
def _take(words: Words, numbers: Numbers, at: Numbers, tile: int) -> None:
    """Free the cell of a tile; note which kinds see more."""
    for axis in range(2):
        line, pos = numbers[LINE + axis, tile], numbers[LINE + 1 - axis, tile]
        words[FREE + axis, line] |= _ONE << np.uint64(pos)
        run = _run_around(words[FREE + axis, line], pos)
        after = 64 - leading_zeros(run)
        before = 63 - leading_zeros((run & (_ZERO - run)) - _ONE)
        for end in (before, after):
            other = at[axis, line, end]
            if other >= 0:
                words[SIGHT + axis, other] |= run
                numbers[NEWS, numbers[KIND, other]] = 1


@inner
def _put_back(words: Words, numbers: Numbers, at: Numbers, tile: int) -> None:
    """Undo the last `_take`."""
    for axis in range(2):
        line, pos = numbers[LINE + axis, tile], numbers[LINE + 1 - axis, tile]
        bit = _ONE << np.uint64(pos)
        run = _run_around(words[FREE + axis, line], pos)
        words[FREE + axis, line] &= ~bit
        other = at[axis, line, 63 - leading_zeros((run & (_ZERO - run)) - _ONE)]
        if other >= 0:
            words[SIGHT + axis, other] &= bit - _ONE
        other = at[axis, line, 64 - leading_zeros(run)]
        if other >= 0:
            words[SIGHT + axis, other] &= ~(bit | (bit - _ONE))


@inlined
def _crosses(words: Words, axis: int, line1: int, line2: int, common: np.uint64) -> bool:
    """Say whether the lines between two are free at one of some positions."""
    for line in range(min(line1, line2) + 1, max(line1, line2)):
        common &= words[FREE + axis, line]
    return bool(common != _ZERO)


@inlined
def _are_beside(numbers: Numbers, a: int, b: int) -> bool:
    apart = abs(numbers[LINE, a] - numbers[LINE, b]) + abs(numbers[LINE + 1, a] - numbers[LINE + 1, b])
    return bool(apart == 1)


@inner
def _links(words: Words, numbers: Numbers, a: int, b: int) -> bool:
    """Say whether two tiles that are there link."""
    for axis in range(2):
        common = words[SIGHT + axis, a] & words[SIGHT + axis, b]
        if common != _ZERO and _crosses(
            words, axis, numbers[LINE + axis, a], numbers[LINE + axis, b], common
        ):
            return True
    return _are_beside(numbers, a, b)


@inlined
def _is_shut(words: Words, tile: int) -> bool:
    """Say whether a tile sees no free cell."""
    along, across = words[SIGHT, tile], words[SIGHT + 1, tile]
    return bool(((along & (along - _ONE)) | (across & (across - _ONE))) == _ZERO)


@inlined
def _is_gone(words: Words, numbers: Numbers, tile: int) -> bool:
    return bool(words[FREE, numbers[LINE, tile]] >> np.uint64(numbers[LINE + 1, tile]) & _ONE)


@inner
def _list_open(words: Words, numbers: Numbers, kind: int) -> tuple[int, int]:
    """List the tiles of a kind that may link now; return how many these are, and how many are still there."""
    first = numbers[FIRST, kind]
    many, still = 0, 0
    for tile in range(first, numbers[FIRST, kind + 1]):
        if not _is_gone(words, numbers, tile):
            still += 1
            if numbers[BESIDE, tile] != 0 or not _is_shut(words, tile):
                numbers[OPEN, first + many] = tile
                many += 1
    return many, still


@inner
def _take_whole(words: Words, numbers: Numbers, at: Numbers, kind: int, made: int, moves: Numbers) -> int:
    """Take all tiles of a kind if an order is found in which they can go; return how many pairs."""
    many, still = _list_open(words, numbers, kind)
    first = numbers[FIRST, kind]
    numbers[LINKS, kind] = numbers[NEWS, kind] = 0
    for i in range(first, first + many):
        for j in range(i + 1, first + many):
            a, b = numbers[OPEN, i], numbers[OPEN, j]
            if not _links(words, numbers, a, b):
                continue
            numbers[LINKS, kind] = many
            if many < still:
                return 0
            before, after = made, made
            while a >= 0:
                _take(words, numbers, at, a)
                _take(words, numbers, at, b)
                moves[after, 0], moves[after, 1] = a, b
                after += 1
                a, b = _other_pair(words, numbers, first, many)
            if 2 * (after - before) == many:
                return after - before
            while after > before:
                after -= 1
                _put_back(words, numbers, at, moves[after, 1])
                _put_back(words, numbers, at, moves[after, 0])
            if many > 4:
                return 0
    return 0


@inner
def _other_pair(words: Words, numbers: Numbers, first: int, many: int) -> tuple[int, int]:
    """Return a pair of a kind that still links, or (-1, -1)."""
    for i in range(first, first + many):
        a = numbers[OPEN, i]
        if not _is_gone(words, numbers, a):
            for j in range(i + 1, first + many):
                b = numbers[OPEN, j]
                if not _is_gone(words, numbers, b) and _links(words, numbers, a, b):
                    return a, b
    return -1, -1


@inner
def _worth(words: Words, numbers: Numbers, at: Numbers, tile: int) -> int:
    """Return what freeing the cell of a tile is worth: what it is shut in by, and what it shuts in."""
    worth = 0
    for axis in range(2):
        line, pos = numbers[LINE + axis, tile], numbers[LINE + 1 - axis, tile]
        for beside in (pos - 1, pos + 1):
            if words[FREE + axis, line] >> np.uint64(beside) & _ONE == _ZERO:
                other = at[axis, line, beside]
                worth += _BLOCKED
                if other >= 0 and _is_shut(words, other):
                    worth += _SHUT
    return worth


@inner
def _way(numbers: Numbers, kind: int, a: int, b: int) -> int:
    """Return the place in BLAME for the way in which a pair makes its kind leave."""
    first = int(numbers[FIRST, kind])
    return first + ((a - first) ^ (b - first)) - 1 if numbers[FIRST, kind + 1] - first == 4 else first


@inner
def _pick(
    words: Words,
    numbers: Numbers,
    at: Numbers,
    live: int,
    noise: int,
    chance: Chance,
    moves: Numbers,
    made: int,
) -> int:
    """Choose the pair that is worth most; return the place of its kind in ORDER, or -1 when no pair links."""
    best, most = -1, 0
    for i in range(live):
        kind = numbers[ORDER, i]
        first = numbers[FIRST, kind]
        after = first + numbers[LINKS, kind]
        for j in range(first, after):
            for k in range(j + 1, after):
                a, b = numbers[OPEN, j], numbers[OPEN, k]
                if not _links(words, numbers, a, b):
                    continue
                worth = draw_below(chance, noise) - numbers[BLAME, _way(numbers, kind, a, b)]
                worth += _worth(words, numbers, at, a) + _worth(words, numbers, at, b)
                if best < 0 or worth > most:
                    best, most = i, worth
                    moves[made, 0], moves[made, 1] = a, b
    return best


@inner
def _begin(words: Words, numbers: Numbers, tiles: int) -> None:
    """Go back to the board before the first move."""
    for axis in range(2):
        for tile in range(tiles):
            # A tile that is gone has freed its cell.
            words[FREE + axis, numbers[LINE + axis, tile]] &= ~(
                _ONE << np.uint64(numbers[LINE + 1 - axis, tile])
            )
            words[SIGHT + axis, tile] = words[OPENING + axis, tile]


@inner
def _play(
    words: Words,
    numbers: Numbers,
    at: Numbers,
    kinds: int,
    most_picks: int,
    noise: int,
    chance: Chance,
    moves: Numbers,
) -> tuple[int, int]:
    """Play once from the start; return how many pairs went, and how many of them were picked."""
    for kind in range(kinds):
        numbers[ORDER, kind], numbers[TOOK, kind], numbers[NEWS, kind] = kind, -1, 1
    _begin(words, numbers, numbers[FIRST, kinds])
    live, place, idle = kinds, 0, 0
    made, picked = NONE, NONE
    # Which links a cell opens that paths only cross is not news: before giving up all kinds are looked at.
    all_seen = False
    while live > 0:
        if idle == live:
            place = _pick(words, numbers, at, live, noise, chance, moves, made) if picked < most_picks else -1
            if place < 0 and (all_seen or picked == most_picks):
                break
            idle = 0
            all_seen = place < 0
            if place < 0:
                place = 0
                for i in range(live):
                    numbers[NEWS, numbers[ORDER, i]] = 1
            else:
                a, b = moves[made, 0], moves[made, 1]
                kind = numbers[KIND, a]
                numbers[TOOK, kind], numbers[NEWS, kind] = _way(numbers, kind, a, b), 1
                _take(words, numbers, at, a)
                _take(words, numbers, at, b)
                made += 1
                picked += 1
        place = place if place < live else 0
        kind = numbers[ORDER, place]
        pairs = _take_whole(words, numbers, at, kind, made, moves) if numbers[NEWS, kind] else 0
        if pairs > 0:
            made += pairs
            live -= 1
            numbers[ORDER, place], numbers[ORDER, live] = numbers[ORDER, live], kind
            idle = 0
            all_seen = False
        else:
            place += 1
            idle += 1
    for i in range(live):
        way = numbers[TOOK, numbers[ORDER, i]]
        if way >= 0:
            numbers[BLAME, way] += _BLAMED
    for tile in range(numbers[FIRST, kinds]):
        numbers[BLAME, tile] -= numbers[BLAME, tile] >> 3
    return made, picked


@inner
def _mark(words: Words, numbers: Numbers, at: Numbers, tiles: int) -> int:
    """Mark all that can be, see kernels.marks; return how many tiles stay, and list them in OPEN."""
    _begin(words, numbers, tiles)
    for tile in range(tiles):
        numbers[OPEN, tile] = tile
    left, before = tiles, tiles + 1
    while left < before:
        before, left = left, 0
        for i in range(before):
            tile = numbers[OPEN, i]
            if numbers[BESIDE, tile] or (
                not _is_shut(words, tile) and _may_go(words, numbers, tile, numbers[KIND, tile])
            ):
                _take(words, numbers, at, tile)
            else:
                numbers[OPEN, left] = tile
                left += 1
    return left


@inner
def _may_go(words: Words, numbers: Numbers, tile: int, kind: int) -> bool:
    """Say whether a tile links to any of its kind, marked or not."""
    for other in range(numbers[FIRST, kind], numbers[FIRST, kind + 1]):
        if other == tile:
            continue
        for axis in range(2):
            line1, line2 = numbers[LINE + axis, tile], numbers[LINE + axis, other]
            sight = _run_around(words[FREE + axis, line2], numbers[LINE + 1 - axis, other])
            common = words[SIGHT + axis, tile] & sight
            if common != _ZERO and _crosses(words, axis, line1, line2, common):
                return True
    return False


@inner
def _set_up(cells: Cells, open_border: bool, words: Words, numbers: Numbers, at: Numbers) -> tuple[int, int]:
    """Fill in the tables; return UNFIT, ODD or UNDECIDED, and how many kinds there are."""
    rows, cols = cells.shape
    if max(rows, cols) > MOST_LINES:
        return UNFIT, 0
    # Until the kinds are numbered, TOOK counts the tiles of each.
    many, number = numbers[TOOK], numbers[ORDER]
    many[: MOST_KIND + 1] = 0
    highest = 0
    for row in range(rows):
        for col in range(cols):
            kind = cells[row, col]
            highest = max(highest, kind)
            if kind > MOST_KIND:
                return UNFIT, 0
            if kind > 0:
                many[kind] += 1
    kinds, tiles = NONE, NONE
    odd, crowded = False, False
    for kind in range(1, highest + 1):
        if many[kind] > 0:
            odd |= many[kind] % 2 == 1
            crowded |= many[kind] > MOST_COPIES
            number[kind] = kinds
            numbers[FIRST, kinds] = tiles
            numbers[LINKS, kinds] = tiles
            tiles += many[kind]
            kinds += 1
    numbers[FIRST, kinds] = tiles
    if odd or crowded:
        return ODD if odd else UNFIT, kinds
    words[FREE : FREE + 2, : max(rows, cols) + 2] = _ZERO
    at[:] = -1
    if open_border:
        for axis, (lines, size) in enumerate(((rows, cols), (cols, rows))):
            for line in range(1, lines + 1):
                words[FREE + axis, line] = _ONE | (_ONE << np.uint64(size + 1))
            words[FREE + axis, 0] = words[FREE + axis, lines + 1] = (_ONE << np.uint64(size + 2)) - _ONE
    for row in range(1, rows + 1):
        for col in range(1, cols + 1):
            code = cells[row - 1, col - 1]
            if code == 0:
                words[FREE, row] |= _ONE << np.uint64(col)
                words[FREE + 1, col] |= _ONE << np.uint64(row)
            elif code > 0:
                kind = number[code]
                tile = numbers[LINKS, kind]
                numbers[LINKS, kind] = tile + 1
                numbers[LINE, tile], numbers[LINE + 1, tile], numbers[KIND, tile] = row, col, kind
                at[0, row, col] = at[1, col, row] = tile
    _look(words, numbers, at, tiles)
    return UNDECIDED, kinds


@inner
def _look(words: Words, numbers: Numbers, at: Numbers, tiles: int) -> None:
    """Note what the tiles see before the first move."""
    numbers[BESIDE : BESIDE + 1, :tiles] = 0
    numbers[BLAME : BLAME + 1, :tiles] = 0
    for tile in range(tiles):
        for axis in range(2):
            line, pos = numbers[LINE + axis, tile], numbers[LINE + 1 - axis, tile]
            words[OPENING + axis, tile] = _run_around(words[FREE + axis, line], pos)
            other = at[axis, line, pos + 1]
            if other >= 0 and numbers[KIND, other] == numbers[KIND, tile]:
                numbers[BESIDE, tile] = numbers[BESIDE, other] = 1


@inner
def _write_cells(numbers: Numbers, moves: Numbers, made: int) -> None:
    """Turn moves from two tiles into the rows and columns of two cells, in row-major order."""
    for move in range(made):
        a, b = min(moves[move, 0], moves[move, 1]), max(moves[move, 0], moves[move, 1])
        moves[move, 0], moves[move, 1] = numbers[LINE, a] - 1, numbers[LINE + 1, a] - 1
        moves[move, 2], moves[move, 3] = numbers[LINE, b] - 1, numbers[LINE + 1, b] - 1


@outer
def decide(
    cells: Cells,
    open_border: bool,
    words: Words,
    numbers: Numbers,
    at: Numbers,
    moves: Numbers,
    most: tuple[int, int],
    chance: Chance,
) -> tuple[int, int, int]:
    """Play on a board until it is cleared, and mark once; return a state, a count and the nodes.

    CLEARED: the count of moves in moves[0]. STUCK: of tiles that stay, listed in OPEN. UNDECIDED: of moves in
    moves[1], the most that one play made. ODD: a kind is odd. UNFIT: the board is too large, or too full of
    one kind. moves: int64 (2, tiles // 2, 4). most: so many plays, and nodes: one a play, one a pair picked.
    """
    state, kinds = _set_up(cells, open_border, words, numbers, at)
    if state != UNDECIDED:
        return state, 0, 0
    tiles = numbers[FIRST, kinds]
    longest, nodes = NONE, NONE
    for play in range(most[0]):
        if nodes >= most[1]:
            break
        noise = _NOISE * (play + 1)
        made, picked = _play(words, numbers, at, kinds, most[1] - nodes - 1, noise, chance, moves[0])
        nodes += picked + 1
        if 2 * made == tiles:
            _write_cells(numbers, moves[0], made)
            return CLEARED, made, nodes
        if made > longest:
            longest = made
            for move in range(made):
                moves[1, move, 0], moves[1, move, 1] = moves[0, move, 0], moves[0, move, 1]
        if play == 0:
            left = _mark(words, numbers, at, tiles)
            if left > 0:
                return STUCK, left, nodes
    _write_cells(numbers, moves[1], longest)
    return UNDECIDED, longest, nodes
