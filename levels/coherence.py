"""What the fields of a pack must agree on, beyond the type that each has."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from levels.board import MAX_KIND, Board, Position
from levels.faults import Fault
from levels.level import ROUTE_STEPS, Level, LinkLevel, OrbLevel
from levels.saying import say


@dataclass(frozen=True, slots=True)
class KindList:
    """How many kinds a pack lists; None when it lists none, so that any number is a kind."""

    count: int | None

    def unknown(self, kind: int) -> str | None:
        """Return why a number is no kind of the pack, or None when it is one."""
        if self.count is not None and kind > self.count:
            return say("kind {kind} is unknown: the pack lists {count} kinds", kind=kind, count=self.count)
        return say("kind {kind} is above {most}", kind=kind, most=MAX_KIND) if kind > MAX_KIND else None

    def faults(self, kinds: Iterable[int], where: str) -> Iterator[Fault]:
        """Yield a fault for every number that is no kind of the pack."""
        for kind in kinds:
            message = self.unknown(kind)
            if message is not None:
                yield Fault(where, message)


def level_faults(level: Level, kinds: KindList, where: str) -> Iterator[Fault]:
    """Yield where the parts of one level contradict each other or the pack's list of kinds."""
    if level.layout is None and level.board is None:
        yield Fault(where, say("a level needs a layout or a board"))
        return
    if level.layout is not None and level.board is not None and level.layout.shape != level.board.shape:
        yield Fault(
            f"{where}.board",
            say("is {size}, but the layout is {size2}", size=_size(level.board), size2=_size(level.layout)),
        )
    for name, board in (("layout", level.layout), ("board", level.board)):
        if board is not None:
            yield from _unknown_cells(board, kinds, f"{where}.{name}")
    if level.deal is not None:
        deal = level.deal
        yield from kinds.faults([deal.kinds or 0], f"{where}.deal.kinds")
        yield from kinds.faults(map(int, deal.counts or ()), f"{where}.deal.counts")
        yield from kinds.faults(map(int, deal.weights or ()), f"{where}.deal.weights")
    if isinstance(level, LinkLevel):
        yield from _link_faults(level, where)
    else:
        yield from _orb_faults(level, kinds, where)


def id_faults(ids: Iterable[tuple[int, str]]) -> Iterator[Fault]:
    """Yield a fault for every level, given as its place and id, whose id an earlier level has."""
    first: dict[str, int] = {}
    for index, level_id in ids:
        earlier = first.setdefault(level_id, index)
        if earlier != index:
            yield Fault(
                f"levels[{index}].id",
                say('levels[{earlier}] has the id "{level_id}" too', earlier=earlier, level_id=level_id),
            )


def _unknown_cells(board: Board, kinds: KindList, where: str) -> Iterator[Fault]:
    # One fault a kind, not a cell: a list that is one kind too short would give thousands.
    if kinds.count is None or int(board.cells.max()) <= kinds.count:
        return
    for kind in board.kind_counts():
        message = kinds.unknown(kind)
        if message is not None:
            row, col = board.positions(kind)[0]
            yield Fault(f"{where}[{row}][{col}]", message)


def _link_faults(level: LinkLevel, where: str) -> Iterator[Fault]:
    if not level.solution:
        return
    board = level.shown
    rows, cols = board.shape
    # Most solutions lie inside, and a pack has thousands of them: this finds that out quickly.
    rows1, cols1, rows2, cols2 = zip(*level.solution, strict=True)
    if min(rows1 + cols1 + rows2 + cols2) >= 0 and max(rows1 + rows2) < rows and max(cols1 + cols2) < cols:
        return
    for index, (row1, col1, row2, col2) in enumerate(level.solution):
        if (row1, col1) not in board or (row2, col2) not in board:
            yield Fault(
                f"{where}.solution[{index}]", say("lies outside the board of {size}", size=_size(board))
            )


def _orb_faults(level: OrbLevel, kinds: KindList, where: str) -> Iterator[Fault]:
    board, rules = level.shown, level.rules
    for index, position in enumerate(level.plus):
        if position not in board:
            yield Fault(f"{where}.plus[{index}]", say("lies outside the board of {size}", size=_size(board)))
    if level.route is not None:
        yield from _route_faults(board, level.route.start, level.route.steps, f"{where}.route")
    for index, (row1, col1, row2, col2) in enumerate(level.swaps):
        if (row1, col1) not in board or (row2, col2) not in board:
            yield Fault(f"{where}.swaps[{index}]", say("lies outside the board of {size}", size=_size(board)))
    yield from kinds.faults(rules.unmatchable, f"{where}.rules.unmatchable")
    yield from kinds.faults(rules.immovable, f"{where}.rules.immovable")
    if rules.skyfall is not None:
        yield from kinds.faults(map(int, rules.skyfall.weights), f"{where}.rules.skyfall.weights")
    for index, goal in enumerate(level.goals):
        yield from kinds.faults([goal.kind or 0], f"{where}.goals[{index}].kind")


def _route_faults(board: Board, start: Position, steps: str, where: str) -> Iterator[Fault]:
    if start not in board:
        yield Fault(f"{where}.start", say("lies outside the board of {size}", size=_size(board)))
        return
    row, col = start
    for number, letter in enumerate(steps, start=1):
        down, right = ROUTE_STEPS[letter]
        row, col = row + down, col + right
        if (row, col) not in board:
            yield Fault(
                f"{where}.steps",
                say(
                    "step {number} ({letter}) leaves the board of {size}",
                    number=number,
                    letter=letter,
                    size=_size(board),
                ),
            )
            return


def _size(board: Board) -> str:
    return say("{rows} x {cols}", rows=board.rows, cols=board.cols)
