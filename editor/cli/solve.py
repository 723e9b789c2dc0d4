"""`boardloom solve`: whether a board can be cleared, with the evidence."""

from __future__ import annotations

from typing import Annotated

import typer

from editor.cli.inputs import read_level
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
from editor.cli.output import ANSWER_IS_NO, OK, leave, out, print_json, shown_progress
from generator.control import Budget

PROOF_WORDS = {
    "replay": "the judge replayed the moves",
    "certificate": "the checker accepted the certificate",
    "exhausted": "every order of play was searched; there is no certificate to check",
    None: "the budget ran out before there was a proof",
}


def solve(
    path: SourceArgument,
    level: LevelOption = None,
    budget: BudgetOption = 10.0,
    seed: Annotated[str, typer.Option("--seed", help="The search's seed.")] = "0",
    max_turns: MaxTurnsOption = None,
    border: BorderOption = None,
    collapse: CollapseOption = None,
    ones_are_slots: OnesAreSlotsOption = False,
    json: JsonOption = False,
) -> None:
    """Prove a board solvable or unsolvable under its own rules. Exit code 0 only when it is solvable."""
    from generator.games import GAMES

    rules = given_link_rules(collapse, max_turns, border)
    source, chosen = read_level(path, level, rules=rules, ones_are_slots=ones_are_slots)
    with shown_progress(Budget(seconds=budget)) as control:
        solved = GAMES[chosen.mode].solve(chosen, control, seed=parse_seed(seed))
    if json:
        print_json(solved.to_json())
    else:
        console = out()
        console.print(f"{source.name}, {chosen.title or chosen.id}: {solved.verdict}", markup=False)
        console.print(f"Proof: {PROOF_WORDS[solved.proof]}.", markup=False)
        console.print(f"Effort: {solved.effort.nodes} nodes, {solved.effort.seconds:.3f} s", markup=False)
        for line in solved.describe():
            console.print(line, markup=False)
    leave(OK if solved.verdict == "solvable" else ANSWER_IS_NO)
