"""`boardloom check`: the faults, facts and verdicts of every level of the files named."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated, TypeAlias

import typer
from rich.markup import escape
from rich.table import Table

from editor.cli.inputs import Source, read_source
from editor.cli.options import (
    BorderOption,
    CollapseOption,
    JsonOption,
    MaxTurnsOption,
    OnesAreSlotsOption,
    given_link_rules,
)
from editor.cli.output import (
    ANSWER_IS_NO,
    OK,
    WRONG_USE,
    Refusal,
    compile_first,
    complain,
    counted,
    leave,
    out,
    print_json,
    shown_progress,
)
from generator.control import Control
from generator.facts import Facts
from generator.issue import Issue
from levels.faults import FileError
from levels.level import Json, Level
from levels.rules import LinkRules

_Task: TypeAlias = tuple[str, Level]
"""A level and the file it came from."""


def check(
    paths: Annotated[list[str], typer.Argument(metavar="PATH…", help="Packs, or boards as matrix text.")],
    max_turns: MaxTurnsOption = None,
    border: BorderOption = None,
    collapse: CollapseOption = None,
    ones_are_slots: OnesAreSlotsOption = False,
    json: JsonOption = False,
) -> None:
    """Check levels: faults, connectable pairs, the hint and the hint run, the stored solution, the verdict.

    The verdict is what a stored solution or the hint run proves; everything else stays open.
    """
    rules = given_link_rules(collapse, max_turns, border)
    sources, unreadable = _read_all(paths, rules, ones_are_slots=ones_are_slots)
    tasks = [(source.name, level) for source in sources for level in source.pack.levels]
    compile_first(*_kernels(tasks))
    with shown_progress() as control:
        rows = _check_all(tasks, control)
    if json:
        print_json({"levels": rows})
    else:
        _print_table(rows)
    if unreadable:
        leave(WRONG_USE)
    leave(ANSWER_IS_NO if any(row["issues"] for row in rows) else OK)


def _read_all(
    paths: list[str], rules: LinkRules | None, *, ones_are_slots: bool
) -> tuple[list[Source], bool]:
    """Read every file that can be read, and say of the others why not."""
    sources: list[Source] = []
    unreadable = False
    for path in paths:
        try:
            sources.append(read_source(path, rules=rules, ones_are_slots=ones_are_slots))
        except (Refusal, FileError, OSError) as trouble:
            complain(trouble)
            unreadable = True
    return sources, unreadable


def _check_all(tasks: list[_Task], control: Control) -> list[dict[str, Json]]:
    rows: list[dict[str, Json]] = []
    for number, (file, level) in enumerate(tasks):
        control.step(f"checking {level.title or level.id}", number / len(tasks))
        rows.append(_check_one(file, level))
    return rows


def _kernels(tasks: list[_Task]) -> list[str]:
    """Return the groups of kernels that checking needs, in one order always."""
    from generator.games import GAMES

    return sorted({name for _file, level in tasks for name in GAMES[level.mode].facts_run(level)})


def _check_one(file: str, level: Level) -> dict[str, Json]:
    """Return what there is to say of one level."""
    from generator.games import GAMES

    game, board = GAMES[level.mode], level.shown
    facts = game.facts(level)
    issues = [_issue_row(issue) for issue in game.issues(level)]
    return {
        "file": file,
        "id": level.id,
        "title": level.title,
        "mode": level.mode,
        "rows": board.rows,
        "cols": board.cols,
        "tiles": board.tile_count(),
        "kinds": len(board.kind_counts()),
        "slots": board.slot_count(),
        **_fact_row(facts),
        "issues": issues,
    }


def _fact_row(facts: Facts) -> dict[str, Json]:
    row = asdict(facts)
    # What only orb levels have stands beside the rest, and link levels do not show it.
    orb: dict[str, Json] | None = row.pop("orb")
    return row | (orb or {})


def _issue_row(issue: Issue) -> dict[str, Json]:
    return {"code": issue.code, "where": issue.where, "message": issue.message}


_MARKS = {"solvable": "[green]solvable[/]", "unsolvable": "[red]unsolvable[/]", "open": "[yellow]open[/]"}


def _print_table(rows: list[dict[str, Json]]) -> None:
    table = Table(box=None, header_style="bold")
    numbers = ("tiles", "kinds", "slots", "pairs", "combos")
    # A column that is empty for every level says nothing.
    of_game = [
        name for name in ("pairs", "hint_run", "combos") if any(row.get(name) is not None for row in rows)
    ]
    for heading in ("level", "title", "size", "tiles", "kinds", "slots", *of_game, "verdict"):
        table.add_column(heading.replace("_", " "), justify="right" if heading in numbers else "left")
    for row in rows:
        size = f"{row['rows']} x {row['cols']}"
        counts = (row["tiles"], row["kinds"], row["slots"], *(row.get(name) for name in of_game))
        words = ["–" if count is None else str(count) for count in counts]
        table.add_row(escape(row["id"]), escape(row["title"]), size, *words, _MARKS[row["verdict"]])
    console = out()
    console.print(table)
    faulty = [(row, issue) for row in rows for issue in row["issues"]]
    for row, issue in faulty:
        console.print(
            f"{row['file']}, {row['id']}, {issue['where']}: {issue['message']}", style="red", markup=False
        )
    console.print(f"{counted(len(rows), 'level')}, {counted(len(faulty), 'fault')}.", markup=False)
