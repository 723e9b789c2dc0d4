"""`boardloom grade`: how hard boards are, measured by play."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from editor.cli.inputs import choose_level, read_source, split_level_id
from editor.cli.options import (
    BorderOption,
    BudgetOption,
    CollapseOption,
    JsonOption,
    LevelOption,
    MaxTurnsOption,
    OnesAreSlotsOption,
    SourceArgument,
    given_link_rules,
    parse_seed,
)
from editor.cli.output import Refusal, compile_first, out, print_json, shown_progress, warn_of
from editor.cli.solve import VERDICT_WORDS
from editor.words import count, tr
from generator.control import Budget, Control
from levels.level import Level, Pack, Report
from levels.packs import save_pack
from levels.rules import Seed


def grade(
    path: SourceArgument,
    level: LevelOption = None,
    seed: Annotated[str, typer.Option("--seed", help="The seed of the simulated plays.")] = "0",
    budget: BudgetOption = 10.0,
    save: Annotated[bool, typer.Option("--save", help="Keep the findings in the pack's reports.")] = False,
    max_turns: MaxTurnsOption = None,
    border: BorderOption = None,
    collapse: CollapseOption = None,
    ones_are_slots: OnesAreSlotsOption = False,
    json: JsonOption = False,
) -> None:
    """Measure how hard boards are: how often simulated players clear them, how tight their solutions run.

    Every level of a pack, or one. No person was asked: see docs/grading.md.
    """
    path, named = split_level_id(path)
    rules = given_link_rules(collapse, max_turns, border)
    source = read_source(path, rules=rules, ones_are_slots=ones_are_slots)
    level_id = level or named
    if save and not source.is_pack:
        raise Refusal(tr("{name} is no pack: matrix text has no place for reports.", name=source.name))
    chosen = source.pack.levels if level_id is None else (choose_level(source, level_id),)
    compile_first("links", "solving", "ordering", "playing")
    with shown_progress(Budget(seconds=budget)) as control:
        reports = {one.id: _graded(one, control, parse_seed(seed)) for one in chosen}
    if save:
        warn_of(save_pack(_with_reports(source.pack, reports), Path(path)))
    if json:
        rows = [{"id": one.id, "title": one.title, **msgspec.to_builtins(reports[one.id])} for one in chosen]
        print_json({"levels": rows})
        return
    for one in chosen:
        _print_report(one.title or one.id, reports[one.id])


def _graded(level: Level, control: Control, seed: Seed) -> Report:
    from generator.games import GAMES

    measure = GAMES[level.mode].grade
    if measure is None:
        raise Refusal(tr("level {id} is no link board; only those are graded.", id=level.id))
    # Each level has the whole budget, counted from its own start.
    alone = Control(control.is_cancelled, control.on_progress, control.budget)
    report: Report = measure(level, alone, seed=seed)
    return report


def _with_reports(pack: Pack, reports: dict[str, Report]) -> Pack:
    levels = tuple(
        msgspec.structs.replace(level, report=reports.get(level.id, level.report)) for level in pack.levels
    )
    return msgspec.structs.replace(pack, levels=levels)


def _print_report(name: str, report: Report) -> None:
    console = out()
    found = report.difficulty
    if found is None:
        console.print(
            tr(
                "{name}: {verdict}; no grade without a solution.",
                name=name,
                verdict=tr(VERDICT_WORDS[report.verdict or "open"]),
            ),
            markup=False,
        )
        return
    console.print(
        tr(
            "{name}: grade {grade} of 5, {verdict}",
            name=name,
            grade=found.grade,
            verdict=tr(VERDICT_WORDS[report.verdict or "open"]),
        ),
        markup=False,
    )
    for player, chance in found.p_win.items():
        sure = count(
            chance.plays,
            "{low:.1%} to {high:.1%}, {n} play",
            "{low:.1%} to {high:.1%}, {n} plays",
            low=chance.low,
            high=chance.high,
        )
        console.print(
            tr("  {player} wins {p:.1%} ({sure})", player=player, p=chance.p, sure=sure), markup=False
        )
    console.print(
        count(
            found.forced,
            "  pairs: {opening_pairs} at first, {lowest_pairs} at the least, "
            "{mean_pairs:.1f} on average; {n} forced move",
            "  pairs: {opening_pairs} at first, {lowest_pairs} at the least, "
            "{mean_pairs:.1f} on average; {n} forced moves",
            opening_pairs=found.opening_pairs,
            lowest_pairs=found.lowest_pairs,
            mean_pairs=found.mean_pairs,
        ),
        markup=False,
    )
    console.print(
        count(
            found.can_lose,
            "  other moves that lose, at {n} move of the solution; "
            "not known at {undecided}; mean distance {mean_distance:.1f}",
            "  other moves that lose, at {n} moves of the solution; "
            "not known at {undecided}; mean distance {mean_distance:.1f}",
            undecided=found.undecided,
            mean_distance=found.mean_distance,
        ),
        markup=False,
    )
