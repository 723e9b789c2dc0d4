"""`boardloom solve`: whether a board can be cleared, with the evidence."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated

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
from levels.level import Json, LinkLevel
from levels.rules import Seed
from levels.saying import say

if TYPE_CHECKING:
    from generator.link.telling import Line

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
NOT_EXPLAINED = {
    "solvable": later("The board can be cleared: there is nothing to explain."),
    "unsolvable": later("Every order of play was tried; there is no set of tiles that would explain it."),
    "open": later("Nothing is proven: there is nothing to explain yet."),
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
    explain: Annotated[
        bool, typer.Option("--explain", help="Say which tiles nothing frees and what blocks each of them.")
    ] = False,
    repair: Annotated[
        bool, typer.Option("--repair", help="Look for the fewest tiles to swap; has the budget once more.")
    ] = False,
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
    compile_first("links", "solving", "ordering")
    with shown_progress(Budget(seconds=budget)) as control:
        solved = search(chosen, control, seed=parse_seed(seed))
    told: dict[str, Json] = solved.to_json()
    if not json:
        _print_verdict(f"{again(source.name)}, {chosen.title or chosen.id}", solved)
    # What has no search is no link level, and was refused.
    assert isinstance(chosen, LinkLevel)
    if explain:
        told["explanation"] = _explained(chosen, solved, quiet=json)
    if repair:
        told["repairs"] = _repaired(chosen, solved, Budget(seconds=budget), parse_seed(seed), quiet=json)
    if json:
        print_json(told)
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


def _explained(level: LinkLevel, solved: Solved, *, quiet: bool) -> Json:
    """Say why a level cannot be cleared; return it as data."""
    from generator.link.explain import explain
    from generator.link.telling import explanation_json, explanation_lines, proof_lines

    with shown_progress() as control:
        why = explain(level.shown, level.rules, solved, control)
    if quiet:
        return None if why is None else explanation_json(why)
    if why is None or solved.certificate is None:
        _print_lines([(0, tr(NOT_EXPLAINED[solved.verdict]))])
        return None
    _print_lines(explanation_lines(why))
    _print_lines(proof_lines(level.shown, solved.certificate))
    return None


def _repaired(level: LinkLevel, solved: Solved, budget: Budget, seed: Seed, *, quiet: bool) -> Json:
    """Say which changes make a level solvable; return it as data."""
    from generator.link.repair import mend
    from generator.link.telling import repair_lines, repairs_json

    if solved.verdict == "solvable":
        if not quiet:
            _print_lines([(0, tr("The board can be cleared as it is: there is nothing to repair."))])
        return None
    with shown_progress(budget) as control:
        mended = mend(level.shown, level.rules, control, seed=seed)
    if quiet:
        return repairs_json(mended)
    _print_lines([(0, tr("Repairs:")), *repair_lines(mended)])
    return None


def _print_lines(lines: Iterable[Line]) -> None:
    console = out()
    for depth, text in lines:
        console.print("  " * depth + again(text), markup=False)
