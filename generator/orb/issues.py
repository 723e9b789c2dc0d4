"""The structural faults of an orb level."""

from __future__ import annotations

from collections.abc import Iterator

from generator.issue import Issue, mismatch_issues
from generator.orb.bounds import Bound, most_combos
from generator.orb.combos import evaluate
from generator.orb.replay import play
from levels.board import EMPTY, SLOT, Board, Position
from levels.level import Goal, OrbLevel
from levels.saying import say, say_count, say_list


def orb_issues(level: OrbLevel) -> tuple[Issue, ...]:
    """Return every structural fault of a level, in the order in which a designer would mend them."""
    part = "layout" if level.board is None else "board"
    board = level.shown
    issues = [*_orb_issues(level, board, part), *_plus_issues(level, board), *_goal_issues(level)]
    if level.board is not None:
        issues += mismatch_issues(level.layout, level.board)
    # What a board is worth can be said when all of it is there.
    if board.tile_count() and not board.slot_count():
        issues += [*_opening_issues(level, board, part), *_reach_issues(level, part), *_route_issues(level)]
    return tuple(issues)


def unreachable(level: OrbLevel, bound: Bound | None) -> Iterator[tuple[int, str]]:
    """Yield the goals that no play can meet, each with the reason; bound is that of the level's board."""
    counts = level.shown.kind_counts()
    for index, goal in enumerate(level.goals):
        if bound is not None and goal.combos is not None and goal.combos > bound.combos:
            yield (
                index,
                say(
                    "asks for {combos} combos, but these orbs give at most {most}",
                    combos=goal.combos,
                    most=bound.combos,
                ),
            )
        if level.rules.skyfall is None and goal.orbs is not None:
            there = sum(counts.values()) if goal.kind is None else counts.get(goal.kind, 0)
            kind = "" if goal.kind is None else say(" of kind {kind}", kind=goal.kind)
            if goal.orbs > there:
                yield (
                    index,
                    say(
                        "asks for {orbs} orbs{kind}, but there are {there}",
                        orbs=goal.orbs,
                        kind=kind,
                        there=there,
                    ),
                )
        if goal.orbs is not None and goal.kind in level.rules.unmatchable:
            yield index, say("asks for orbs of kind {kind}, which never matches", kind=goal.kind)


def _orb_issues(level: OrbLevel, board: Board, part: str) -> Iterator[Issue]:
    slots = tuple(board.positions(SLOT))
    if not slots and board.tile_count() == 0:
        yield Issue("no-orbs", part, say("the {part} has no orbs: paint some.", part=part))
    if slots and level.board is not None:
        message = say_count(
            len(slots),
            "{n} slot was never dealt: deal the level again.",
            "{n} slots were never dealt: deal the level again.",
        )
        yield Issue("undealt-slots", part, message, slots)
    skyfall = level.rules.skyfall
    if skyfall is not None and skyfall.weights and not any(skyfall.weights.values()):
        yield Issue(
            "no-sky", "rules.skyfall.weights", say("every weight is 0: give one kind a weight above 0.")
        )


def _plus_issues(level: OrbLevel, board: Board) -> Iterator[Issue]:
    for index, (row, col) in enumerate(level.plus):
        if (row, col) not in board or (board[row, col] <= EMPTY and board[row, col] != SLOT):
            message = say(
                "there is no orb at row {row}, column {col} to be marked plus: take the mark away.",
                row=row,
                col=col,
            )
            yield Issue("plus-without-orb", f"plus[{index}]", message, ((row, col),))


def _goal_issues(level: OrbLevel) -> Iterator[Issue]:
    for index, goal in enumerate(level.goals):
        where = f"goals[{index}]"
        if goal == Goal() or (goal.combos is None and goal.orbs is None):
            yield Issue(
                "empty-goal", where, say("the goal asks for nothing: name combos or orbs, or remove it.")
            )
        elif goal.kind is not None and goal.orbs is None:
            message = say(
                "the goal names kind {kind} but no number of orbs: name it, or leave the kind out.",
                kind=goal.kind,
            )
            yield Issue("empty-goal", where, message)


def _opening_issues(level: OrbLevel, board: Board, part: str) -> Iterator[Issue]:
    """Yield what a player would see happen before moving anything."""
    waves = evaluate(board, level.rules, plus=level.plus).waves
    # Where nobody may move, the board as it lies is the whole play.
    if waves and level.rules.max_steps != 0:
        cells = tuple(cell for combo in waves[0].combos for cell in combo.cells)
        row, col = cells[0]
        message = say_count(
            len(waves[0].combos),
            "{n} combo clears before anyone moves, at row {row}, column {col}: change an orb of it.",
            "{n} combos clear before anyone moves, one at row {row}, column {col}: change an orb of each.",
            row=row,
            col=col,
        )
        yield Issue("opening-match", f"{part}[{row}][{col}]", message, cells)
    hanging = tuple(_hanging(board))
    if hanging:
        row, col = hanging[0]
        message = say_count(
            len(hanging),
            "{n} orb hangs over empty cells: it stays there until a combo clears.",
            "{n} orbs hang over empty cells: they stay there until a combo clears.",
        )
        yield Issue("hanging-orbs", f"{part}[{row}][{col}]", message, hanging, severity="warning")


def _hanging(board: Board) -> Iterator[Position]:
    for (row, col), _kind in board.tiles():
        below = board.cells[row + 1 :, col]
        obstacle = next((place for place, cell in enumerate(below) if cell < EMPTY), len(below))
        if (below[:obstacle] == EMPTY).any():
            yield row, col


def _reach_issues(level: OrbLevel, part: str) -> Iterator[Issue]:
    bound = most_combos(level.shown, level.rules, plus=level.plus)
    if bound is not None and bound.combos == 0:
        message = say(
            "no arrangement of these orbs makes a combo: add orbs of one kind, or ask for shorter runs."
        )
        yield Issue("no-combo", part, message)
    for index, reason in unreachable(level, bound):
        yield Issue(
            "goal-out-of-reach", f"goals[{index}]", say("the goal {reason}: ask for less.", reason=reason)
        )


def _route_issues(level: OrbLevel) -> Iterator[Issue]:
    if not level.has_moves:
        return
    playing = play(level)
    fault = playing.trail.fault
    if fault is not None and level.swaps and level.rules.move == "free":
        where, swap = f"swaps[{fault.index}]", level.swaps[fault.index]
        message = say(
            "the stored swaps cannot be played: swap {index}: {reason}.",
            index=fault.index + 1,
            reason=fault.reason,
        )
        yield Issue("swaps-fail", where, message, ((swap[0], swap[1]), (swap[2], swap[3])))
        return
    if fault is not None:
        starts = () if level.route is None else (level.route.start,)
        where = "route.start" if fault.index < 0 else "route.steps"
        step = "" if fault.index < 0 else say("step {index}: ", index=fault.index + 1)
        message = say("the stored route cannot be played: {step}{reason}.", step=step, reason=fault.reason)
        yield Issue("route-fails", where, message, (playing.trail.cells or starts)[-1:])
        return
    for index, state in enumerate(playing.goals):
        if not state.met:
            got = say_list(
                [
                    say_count(state.combos, "{n} combo", "{n} combos"),
                    say_count(state.orbs, "{n} orb", "{n} orbs"),
                    say_count(state.steps, "{n} step", "{n} steps"),
                ]
            )
            message = say(
                "the stored route does not meet goal {index}: it gives {got}.", index=index + 1, got=got
            )
            yield Issue("route-misses-goal", f"goals[{index}]", message)
