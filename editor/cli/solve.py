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
    leave,
    out,
    print_json,
    shown_progress,
)
from editor.words import again, count, later, tr
from generator.control import Budget
from generator.link.verdict import Solved
from levels.saying import say

PROOF_WORDS = {
    "replay": say("the judge replayed the moves"),
    "certificate": say("the checker accepted the certificate"),
    "exhausted": say("every order of play was searched; there is no certificate to check"),
    None: say("the budget ran out before there was a proof"),
}
VERDICT_WORDS = {
    "solvable": later("solvable"),
    "unsolvable": later("unsolvable"),
    "open": later("open"),
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
        raise Refusal(
            tr("{name}: level {id} is no link board; only those are solved.", name=source.name, id=chosen.id)
        )
    compile_first("links", "solving")
    with shown_progress(Budget(seconds=budget)) as control:
        solved = search(chosen, control, seed=parse_seed(seed))
    if json:
        print_json(solved.to_json())
    else:
        _print_verdict(f"{again(source.name)}, {chosen.title or chosen.id}", solved)
    leave(OK if solved.verdict == "solvable" else ANSWER_IS_NO)


def _print_verdict(name: str, solved: Solved) -> None:
    console = out()
    nodes = count(solved.effort.nodes, "{n} node", "{n} nodes")
    told = tr(
        "{name}: {verdict}; {proof} ({nodes}, {seconds:.3f} s).",
        name=name,
        verdict=tr(VERDICT_WORDS[solved.verdict]),
        proof=PROOF_WORDS[solved.proof],
        nodes=nodes,
        seconds=solved.effort.seconds,
    )
    console.print(told, markup=False)
    for number, (row1, col1, row2, col2) in enumerate(solved.moves, start=1):
        console.print(f"{number:4}. ({row1}, {col1}) - ({row2}, {col2})", markup=False)
    if solved.verdict == "open" and solved.best:
        removed = count(
            len(solved.best), "The best play removed {n} pair.", "The best play removed {n} pairs."
        )
        console.print(removed, markup=False)
    if solved.certificate is not None:
        console.print(tr("--json prints the certificate."), markup=False)
