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
from editor.cli.output import (
    ANSWER_IS_NO,
    OK,
    Refusal,
    compile_first,
    counted,
    leave,
    out,
    print_json,
    shown_progress,
)
from generator.control import Budget
from generator.link.verdict import Solved

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
    search = GAMES[chosen.mode].solve
    if search is None:
        raise Refusal(f"{source.name}: level {chosen.id} is no link board; only those are solved.")
    compile_first("links", "solving")
    with shown_progress(Budget(seconds=budget)) as control:
        solved = search(chosen, control, seed=parse_seed(seed))
    if json:
        print_json(solved.to_json())
    else:
        _print_verdict(f"{source.name}, {chosen.title or chosen.id}", solved)
    leave(OK if solved.verdict == "solvable" else ANSWER_IS_NO)


def _print_verdict(name: str, solved: Solved) -> None:
    console = out()
    effort = f"{counted(solved.effort.nodes, 'node')}, {solved.effort.seconds:.3f} s"
    console.print(f"{name}: {solved.verdict}; {PROOF_WORDS[solved.proof]} ({effort}).", markup=False)
    for number, (row1, col1, row2, col2) in enumerate(solved.moves, start=1):
        console.print(f"{number:4}. ({row1}, {col1}) - ({row2}, {col2})", markup=False)
    if solved.verdict == "open" and solved.best:
        console.print(f"The best play removed {counted(len(solved.best), 'pair')}.", markup=False)
    if solved.certificate is not None:
        console.print("--json prints the certificate.", markup=False)
