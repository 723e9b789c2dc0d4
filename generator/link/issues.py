"""The structural faults of a link level."""

from __future__ import annotations

from collections.abc import Iterator

from generator.issue import Issue, mismatch_issues
from generator.link.glance import pairs_and_hint, suits_plain
from generator.replay import replay
from levels.board import SLOT, Board
from levels.level import LinkLevel
from levels.saying import say, say_count


def link_issues(level: LinkLevel, *, plain: bool = False) -> tuple[Issue, ...]:
    """Return every structural fault of a level, in the order in which a designer would mend them."""
    if level.board is None:
        assert level.layout is not None, "a level holds a layout or a board"
        return tuple(_layout_issues(level.layout))
    return (
        *_board_issues(level.board),
        *mismatch_issues(level.layout, level.board),
        *_solution_issues(level, level.board),
        *_report_issues(level, level.board, plain=plain),
    )


def _layout_issues(layout: Board) -> Iterator[Issue]:
    slots = layout.slot_count()
    if slots == 0 and layout.tile_count() == 0:
        yield Issue("no-tiles", "layout", say("the layout has no slot and no tile: paint some."))
        return
    if slots == 0:
        # A layout painted whole is a board; it is held to what a board is held to.
        yield from _board_issues(layout, part="layout")
        return
    if (slots + layout.tile_count()) % 2:
        yield Issue(
            "odd-slots",
            "layout",
            say(
                "{slots} slots and {tiles} painted tiles make an odd number, "
                "which no deal can pair: paint or erase one cell.",
                slots=slots,
                tiles=layout.tile_count(),
            ),
            tuple(layout.positions(SLOT)),
        )


def _board_issues(board: Board, *, part: str = "board") -> Iterator[Issue]:
    if board.slot_count():
        slots = tuple(board.positions(SLOT))
        yield Issue(
            "undealt-slots",
            part,
            say_count(
                len(slots),
                "{n} slot was never dealt: deal the level again.",
                "{n} slots were never dealt: deal the level again.",
            ),
            slots,
        )
    if board.tile_count() == 0:
        yield Issue("no-tiles", part, say("the {part} has no tiles: there is nothing to clear.", part=part))
    for kind in board.odd_kinds():
        cells = tuple(board.positions(kind))
        message = say(
            "kind {kind} stands on the board {number} times, an odd number: add or take one.",
            kind=kind,
            number=len(cells),
        )
        yield Issue("odd-kind", part, message, cells)


def _solution_issues(level: LinkLevel, board: Board) -> Iterator[Issue]:
    if level.solution is None:
        return
    played = replay(board, level.rules, level.solution)
    if played.fault is not None:
        number, reason = played.fault
        yield Issue(
            "solution-fails",
            f"solution[{number}]",
            say("the stored solution does not replay: {reason}", reason=reason),
        )
    elif not played.cleared:
        left = tuple(place for place, _kind in played.left.tiles())
        message = say_count(
            len(left),
            "the stored solution leaves {n} tile on the board: solve the level again.",
            "the stored solution leaves {n} tiles on the board: solve the level again.",
        )
        yield Issue("solution-fails", "solution", message, left)


def _report_issues(level: LinkLevel, board: Board, *, plain: bool) -> Iterator[Issue]:
    if level.report.pairs is None:
        return
    pairs, _hint = pairs_and_hint(board, level.rules, plain=plain and suits_plain(board, level.rules))
    if pairs != level.report.pairs:
        message = say(
            "the report says {stated} pairs, but {pairs} link: measure it again.",
            stated=level.report.pairs,
            pairs=pairs,
        )
        yield Issue("stale-report", "report.pairs", message)
