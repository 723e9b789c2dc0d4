"""`boardloom grade`: how hard boards are, measured by play."""

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
    parse_seed,
)
from editor.cli.output import out, print_json, shown_progress


def grade(
    path: SourceArgument,
    level: LevelOption = None,
    seed: Annotated[str, typer.Option("--seed", help="The seed of the simulated plays.")] = "0",
    max_turns: MaxTurnsOption = None,
    border: BorderOption = None,
    collapse: CollapseOption = None,
    ones_are_slots: OnesAreSlotsOption = False,
    json: JsonOption = False,
) -> None:
    """Measure a board's difficulty: how often simulated players clear it, and how tight its solution runs."""
    from generator.games import GAMES

    rules = given_link_rules(collapse, max_turns, border)
    source, chosen = read_level(path, level, rules=rules, ones_are_slots=ones_are_slots)
    with shown_progress() as control:
        measured = GAMES[chosen.mode].grade(chosen, control, seed=parse_seed(seed))
    if json:
        print_json(measured.to_json())
        return
    console = out()
    console.print(f"{source.name}, {chosen.title or chosen.id}", markup=False)
    for line in measured.describe():
        console.print(line, markup=False)
