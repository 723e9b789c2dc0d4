"""`boardloom link`: whether two cells link, along which path, or why not."""

from __future__ import annotations

from typing import Annotated

import typer

from editor.cli.inputs import read_level
from editor.cli.options import (
    BorderOption,
    CollapseOption,
    JsonOption,
    LevelOption,
    MaxTurnsOption,
    OnesAreSlotsOption,
    SourceArgument,
    given_link_rules,
)
from editor.cli.output import ANSWER_IS_NO, OK, Refusal, compile_first, leave, out, print_json
from editor.words import count, tr
from levels.board import Board, Position
from levels.rules import LinkRules

_RowArgument = Annotated[int, typer.Argument(help="A row, counted from 0.")]
_ColArgument = Annotated[int, typer.Argument(help="A column, counted from 0.")]


def link(
    path: SourceArgument,
    r1: _RowArgument,
    c1: _ColArgument,
    r2: _RowArgument,
    c2: _ColArgument,
    level: LevelOption = None,
    max_turns: MaxTurnsOption = None,
    border: BorderOption = None,
    collapse: CollapseOption = None,
    ones_are_slots: OnesAreSlotsOption = False,
    json: JsonOption = False,
) -> None:
    """Tell whether two tiles link, and by which corners; else why they do not."""
    from generator.link.paths import find_link, why_not

    rules = given_link_rules(collapse, max_turns, border)
    source, chosen = read_level(path, level, rules=rules, ones_are_slots=ones_are_slots)
    if not isinstance(chosen.rules, LinkRules):
        raise Refusal(
            tr("{name}: level {id} is not a link board; nothing links on it.", name=source.name, id=chosen.id)
        )
    board, first, second = chosen.shown, (r1, c1), (r2, c2)
    for position in (first, second):
        _refuse_outside(board, position)
    compile_first("links")
    found = find_link(board, chosen.rules, first, second)
    reason = None if found else why_not(board, chosen.rules, first, second)
    if json:
        print_json(
            {
                "linked": found is not None,
                "turns": found.turns if found else None,
                "length": found.length if found else None,
                "corners": found.corners if found else None,
                "reason": reason.reason if reason else None,
                "message": reason.text if reason else None,
                "turns_needed": reason.turns_needed if reason else None,
                "blockers": reason.blockers if reason else [],
            }
        )
    elif found:
        corners = " -> ".join(f"({row}, {col})" for row, col in found.corners)
        out().print(
            tr(
                "Linked with {turns} over {steps}: {corners}",
                turns=count(found.turns, "{n} turn", "{n} turns"),
                steps=count(found.length, "{n} step", "{n} steps"),
                corners=corners,
            ),
            markup=False,
        )
    elif reason:
        out().print(tr("Not linked: {why}", why=reason.text), markup=False)
    leave(OK if found else ANSWER_IS_NO)


def _refuse_outside(board: Board, position: Position) -> None:
    if position not in board:
        raise Refusal(
            tr(
                "cell {position} is outside the board: rows run from 0 to {rows}, columns from 0 to {cols}.",
                position=position,
                rows=board.rows - 1,
                cols=board.cols - 1,
            )
        )
