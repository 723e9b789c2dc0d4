"""`boardloom check`: the faults, facts and verdicts of every level of the files named."""

from __future__ import annotations

import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict
from typing import Annotated, Final, TypeAlias

import typer
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from editor.cli.inputs import Source, read_source
from editor.cli.options import (
    BorderOption,
    BudgetOption,
    CollapseOption,
    JsonOption,
    MaxTurnsOption,
    OnesAreSlotsOption,
    given_link_rules,
)
from editor.cli.output import (
    ANSWER_IS_NO,
    HEADINGS,
    OK,
    WRONG_USE,
    Refusal,
    compile_first,
    complain,
    leave,
    out,
    print_json,
    shown_progress,
)
from editor.cli.solve import PROOF_WORDS, VERDICT_WORDS
from editor.words import again, count, later, tr
from generator.control import Budget, Control
from generator.facts import Facts
from generator.issue import Issue
from generator.picture_issues import picture_issues
from levels.faults import FileError
from levels.level import Json, Level, Proof, Verdict
from levels.rules import LinkRules
from levels.saying import say

_Task: TypeAlias = tuple[str, Level]
"""A level and the file it came from."""

_FEW_CELLS: Final = 12_000
"""Levels with no more cells in all are checked before the kernels that check faster would be loaded."""


def check(
    paths: Annotated[list[str], typer.Argument(metavar="PATH…", help="Packs, or boards as matrix text.")],
    solve: Annotated[
        bool, typer.Option("--solve", help="Search each open level for an exact verdict, on all cores.")
    ] = False,
    budget: BudgetOption = 10.0,
    max_turns: MaxTurnsOption = None,
    border: BorderOption = None,
    collapse: CollapseOption = None,
    ones_are_slots: OnesAreSlotsOption = False,
    json: JsonOption = False,
) -> None:
    """Check levels: faults, connectable pairs, the hint and the hint run, the stored solution, the verdict.

    Without --solve the verdict is what a stored solution or the hint run proves; the rest stays open. Of a
    pack the pictures of its kinds are looked for too. Warnings leave the exit code alone.
    """
    rules = given_link_rules(collapse, max_turns, border)
    sources, unreadable = _read_all(paths, rules, ones_are_slots=ones_are_slots)
    tasks = [(source.name, level) for source in sources for level in source.pack.levels]
    plain = sum(level.shown.cells.size for _file, level in tasks) <= _FEW_CELLS
    compile_first(*_kernels(tasks, plain=plain), *(["solving", "ordering"] if solve else []))
    with shown_progress(Budget(seconds=budget)) as control:
        rows = _check_all(tasks, control, plain=plain)
        if solve:
            _search([(level, row) for (_file, level), row in zip(tasks, rows, strict=True)], control)
    packs = [_check_pictures(source) for source in sources if source.is_pack]
    if json:
        print_json({"levels": rows, "packs": packs})
    else:
        _print_table(rows, packs)
    if unreadable:
        leave(WRONG_USE)
    issues = [issue for row in (*rows, *packs) for issue in row["issues"]]
    leave(ANSWER_IS_NO if any(issue["severity"] == "error" for issue in issues) else OK)


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


def _check_all(tasks: list[_Task], control: Control, *, plain: bool) -> list[dict[str, Json]]:
    rows: list[dict[str, Json]] = []
    for number, (file, level) in enumerate(tasks):
        control.step(tr("checking {name}", name=level.title or level.id), number / len(tasks))
        rows.append(_check_one(file, level, plain=plain))
    return rows


def _search(checked: list[tuple[Level, dict[str, Json]]], control: Control) -> None:
    """Put a verdict in the row of every open level; searches run side by side, a process a core."""
    open_ones = [(level, row) for level, row in checked if row["verdict"] == "open" and not row["slots"]]
    if not open_ones:
        return
    # Spawned, not forked: a fork would copy compiled code and threads in an unknown state.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(os.cpu_count() or 1, len(open_ones)), mp_context=context) as pool:
        searches = {pool.submit(_verdict, level, control.budget): row for level, row in open_ones}
        try:
            for number, search in enumerate(as_completed(searches), start=1):
                _put_verdict(searches[search], *search.result())
                control.step(
                    count(
                        len(open_ones),
                        "searched {done} of {n} open level",
                        "searched {done} of {n} open levels",
                        done=number,
                    )
                )
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _verdict(level: Level, budget: Budget) -> tuple[Verdict, Proof | None]:
    """Search one level; runs in a process of its own."""
    from generator.games import GAMES

    search = GAMES[level.mode].solve
    if search is None:
        return "open", None
    solved = search(level, Control(budget=budget), seed=0)
    return solved.verdict, solved.proof


def _put_verdict(row: dict[str, Json], verdict: Verdict, proof: Proof | None) -> None:
    row["verdict"] = verdict
    row["proof"] = proof
    if verdict == "unsolvable":
        message = say(
            "no order of play clears the board; {proof}: deal or repair it.", proof=PROOF_WORDS[proof]
        )
        row["issues"].append(_issue_row(Issue("unsolvable", "board", message)))


def _kernels(tasks: list[_Task], *, plain: bool) -> list[str]:
    """Return the groups of kernels that checking needs, in one order always."""
    from generator.games import GAMES

    runs = [GAMES[level.mode].facts_run(level, plain=plain) for _file, level in tasks]
    return sorted({name for run in runs for name in run})


def _check_one(file: str, level: Level, *, plain: bool) -> dict[str, Json]:
    """Return what there is to say of one level."""
    from generator.games import GAMES

    game, board = GAMES[level.mode], level.shown
    facts = game.facts(level, plain=plain)
    issues = [_issue_row(issue) for issue in game.issues(level, plain=plain)]
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
    return {
        "code": issue.code,
        "severity": issue.severity,
        "where": issue.where,
        "message": issue.message,
    }


def _check_pictures(source: Source) -> dict[str, Json]:
    """Return what is wrong with a pack beside its levels."""
    # What comes through a pipe has no folder in which pictures could lie.
    folder = None if source.path is None else source.path.parent
    issues = () if folder is None else picture_issues(source.pack.kinds, folder)
    return {"file": source.name, "issues": [_issue_row(issue) for issue in issues]}


_MARKS = {"solvable": "green", "unsolvable": "red", "open": "yellow"}


RUN_WORDS = {"cleared": later("cleared"), "stuck": later("stuck")}
"""How a run by hints ends."""
_SEVERITY_STYLES = {"error": "red", "warning": "yellow"}


def _print_table(rows: list[dict[str, Json]], packs: list[dict[str, Json]]) -> None:
    table = Table(box=None, header_style="bold")
    numbers = ("tiles", "kinds", "slots", "pairs", "combos")
    # A column that is empty for every level says nothing.
    of_game = [
        name for name in ("pairs", "hint_run", "combos") if any(row.get(name) is not None for row in rows)
    ]
    for heading in ("level", "title", "size", "tiles", "kinds", "slots", *of_game, "verdict"):
        table.add_column(tr(HEADINGS[heading]), justify="right" if heading in numbers else "left")
    for row in rows:
        size = f"{row['rows']} x {row['cols']}"
        counts = (row["tiles"], row["kinds"], row["slots"], *(row.get(name) for name in of_game))
        words = ["–" if number is None else tr(RUN_WORDS.get(number, "{n}"), n=number) for number in counts]
        verdict = Text(tr(VERDICT_WORDS[row["verdict"]]), style=_MARKS[row["verdict"]])
        table.add_row(escape(row["id"]), escape(row["title"]), size, *words, verdict)
    console = out()
    console.print(table)
    faulty = [(row, issue) for row in (*packs, *rows) for issue in row["issues"]]
    for row, issue in faulty:
        place = ", ".join(again(row[key]) for key in ("file", "id") if key in row)
        style = _SEVERITY_STYLES[issue["severity"]]
        told = tr("{where}: {message}", where=f"{place}, {issue['where']}", message=issue["message"])
        console.print(told, style=style, markup=False)
    levels = count(len(rows), "{n} level", "{n} levels")
    faults = count(len(faulty), "{n} fault", "{n} faults")
    console.print(tr("{levels}, {faults}.", levels=levels, faults=faults), markup=False)
