"""Options that several commands share, and the readers of their notations."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from editor.cli.output import Refusal
from editor.words import tr
from levels.level import Json
from levels.rules import MAX_TURNS, Border, Collapse, LinkRules

MAX_SAFE_INTEGER = 2**53 - 1

SourceArgument: TypeAlias = Annotated[
    str, typer.Argument(metavar="PATH", help="A pack, or a board as matrix text; - reads standard input.")
]
LevelOption: TypeAlias = Annotated[
    str | None, typer.Option("--level", metavar="ID", help="The level of the pack, by its id.")
]
JsonOption: TypeAlias = Annotated[bool, typer.Option("--json", help="Print one JSON document.")]
CollapseOption: TypeAlias = Annotated[
    Collapse | None, typer.Option("--collapse", help="What moves after a pair has left.", show_default="none")
]
MaxTurnsOption: TypeAlias = Annotated[
    int | None,
    typer.Option("--max-turns", min=0, max=MAX_TURNS, help="The most turns of a link.", show_default="2"),
]
BorderOption: TypeAlias = Annotated[
    Border | None,
    typer.Option("--border", help="Whether a link may run around the board.", show_default="open"),
]
OnesAreSlotsOption: TypeAlias = Annotated[
    bool,
    typer.Option("--ones-are-slots", help="In matrix text, 1 is a tile to be dealt and 2 and up are kinds."),
]
SeedOption: TypeAlias = Annotated[
    str | None, typer.Option("--seed", help="Text or a number; the same seed deals the same boards.")
]
BudgetOption: TypeAlias = Annotated[
    float, typer.Option("--budget", min=0, metavar="SECONDS", help="How long one level may be searched.")
]
ForceOption: TypeAlias = Annotated[bool, typer.Option("--force", help="Replace the file if it is there.")]


def rule_overrides(
    collapse: Collapse | None, max_turns: int | None, border: Border | None
) -> dict[str, Json]:
    """Return the rules that the options name, by field; what they leave out is not in it."""
    given = {"collapse": collapse, "max_turns": max_turns, "border": border}
    return {name: value for name, value in given.items() if value is not None}


def given_link_rules(
    collapse: Collapse | None, max_turns: int | None, border: Border | None
) -> LinkRules | None:
    """Return the link rules that the options ask for, or None when they say nothing."""
    given = rule_overrides(collapse, max_turns, border)
    return LinkRules(**given) if given else None


def parse_seed(text: str) -> str | int:
    """Read a seed: a whole number where it is one, else text."""
    if not re.fullmatch(r"-?(0|[1-9][0-9]*)", text):
        return text
    number = int(text)
    if abs(number) > MAX_SAFE_INTEGER:
        raise Refusal(
            tr(
                "--seed {seed}: numbers beyond 2^53 are not kept exactly by every JSON reader; "
                "take a smaller number, or put a letter in front of it.",
                seed=text,
            )
        )
    return number


def parse_range(option: str, text: str) -> tuple[float, float]:
    """Read `LOW..HIGH`, or one number for both."""
    match = re.fullmatch(r"\s*([0-9.]+?)\s*(?:\.\.\s*([0-9.]+))?\s*", text)
    try:
        if match is None:
            raise ValueError
        low = float(match[1])
        high = low if match[2] is None else float(match[2])
    except ValueError:
        raise Refusal(
            tr("{option} {given}: expected a range such as 10..14, or one number.", option=option, given=text)
        ) from None
    if low > high:
        raise Refusal(
            tr("{option} {given}: the range ends below where it begins.", option=option, given=text)
        )
    return low, high


def parse_by_kind(option: str, text: str) -> dict[int, float]:
    """Read numbers by kind, `1=4,2=6`; kinds count from 1."""
    by_kind: dict[int, float] = {}
    for part in text.split(","):
        match = re.fullmatch(r"\s*([1-9][0-9]{0,4})\s*=\s*([0-9]+(?:\.[0-9]+)?)\s*", part)
        if match is None:
            raise Refusal(
                tr(
                    "{option} {given}: expected KIND=NUMBER pairs such as 1=4,2=6; got {part!r}.",
                    option=option,
                    given=text,
                    part=part,
                )
            )
        kind = int(match[1])
        if kind in by_kind:
            raise Refusal(
                tr("{option} {given}: kind {kind} is named twice.", option=option, given=text, kind=kind)
            )
        by_kind[kind] = float(match[2])
    return by_kind


def refuse_to_replace(path: Path, *, force: bool, instead: str = "") -> None:
    """Stop before an existing file is overwritten by a command that makes a new one."""
    if path.exists() and not force:
        raise Refusal(
            tr(
                "{path} is already there: choose another name{instead}, or give --force to replace it.",
                path=path,
                instead=instead,
            )
        )
