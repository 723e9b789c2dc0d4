"""`boardloom combos`: what orb boards are worth when they are let go."""

from __future__ import annotations

import os
import re
from typing import Annotated, Any, Final

import typer
from msgspec.structs import replace
from rich.markup import escape
from rich.table import Table

from editor.canvas.readout import known_name
from editor.cli.inputs import STANDARD_INPUT, choose_level, read_source, split_level_id
from editor.cli.options import JsonOption, LevelOption, parse_seed
from editor.cli.output import HEADINGS, Refusal, compile_first, out, print_json
from editor.words import count, listed, sentences, tr
from generator.orb.cascade import Cascade, Combo
from generator.orb.replay import play
from levels.board import MAX_SIDE, Board
from levels.formats.orb_strings import LETTERS, is_orb_address, parse_orb_string, parse_orb_text, parse_replay
from levels.kinds import orb_kinds
from levels.level import ROUTE_STEPS, Json, Kind, OrbLevel, Route
from levels.rules import Skyfall
from levels.saying import say

STORED: Final = "stored"
"""The route that a level brings."""

_ROUTE: Final = re.compile(rf"(\d{{1,3}}),(\d{{1,3}}):?([{''.join(ROUTE_STEPS)}]*)", re.IGNORECASE)
_REPLAY: Final = re.compile(r"\d{1,5}([|.]\d{1,5})*")
_LONGEST_PATH: Final = 255
"""What is longer is a board."""
_FILE_ENDINGS: Final = (".json", ".txt", ".csv")


def combos(
    source: Annotated[
        str,
        typer.Argument(
            metavar="BOARD|PATH",
            help="Letters or digits, a simulator's address, a pack or a text file; - reads standard input.",
        ),
    ],
    cols: Annotated[
        int | None,
        typer.Option("--cols", min=1, max=MAX_SIDE, help="Columns, where a board's length does not say."),
    ] = None,
    run: Annotated[
        int | None, typer.Option("--run", min=1, max=16, help="Orbs in a row that match.", show_default="3")
    ] = None,
    group: Annotated[
        int | None,
        typer.Option("--group", min=1, max=256, help="Fewest orbs of a combo.", show_default="the run"),
    ] = None,
    skyfall: Annotated[
        str | None, typer.Option("--skyfall", metavar="SEED", help="Let orbs fall in, by this seed.")
    ] = None,
    route: Annotated[
        str | None,
        typer.Option(
            "--route",
            metavar="ROUTE",
            help="Drag first: row,col:steps such as 4,0:RRUL, counted from 0; or `stored`, the level's own.",
        ),
    ] = None,
    level: LevelOption = None,
    json: JsonOption = False,
) -> None:
    """Count the combos of orb boards, wave by wave, after a drag if one is given.

    A board is letters row by row (R B G L D H, J P M X) or digits. 20, 30 and 42 of them say the size, so do
    rows set apart by blanks or /. An address is played with its replay.
    """
    levels, kinds, bring_route = _read(source, cols, level)
    rules = {"run": run, "group": group, "skyfall": Skyfall(seed=parse_seed(skyfall)) if skyfall else None}
    given = {name: value for name, value in rules.items() if value is not None}
    played = [_play(one, given, route, bring_route=bring_route) for one in levels]
    if json:
        rows = [_row(cascade) for _level, cascade in played]
        ids = [{"id": one.id} for one, _cascade in played]
        print_json(rows[0] if len(rows) == 1 else {"boards": [a | b for a, b in zip(ids, rows, strict=True)]})
    elif len(played) == 1:
        _print_one(*played[0], kinds)
    else:
        _print_table(played)


def _read(
    source: str, cols: int | None, level_id: str | None
) -> tuple[list[OrbLevel], tuple[Kind, ...], bool]:
    """Return the levels that an argument names, their kinds, and whether their routes are part of it."""
    if is_orb_address(source):
        levels = list(parse_orb_text(source.encode(), source=say("the address")))
        return levels, orb_kinds(len(LETTERS)), True
    path, named = split_level_id(source) if len(source) < _LONGEST_PATH else (source, None)
    level_id = level_id or named
    if path == STANDARD_INPUT or os.path.exists(path):
        file = read_source(path, orbs=True, cols=cols)
        chosen = file.pack.levels if level_id is None else (choose_level(file, level_id),)
        levels = [one for one in chosen if isinstance(one, OrbLevel)]
        if not levels:
            if level_id is None:
                raise Refusal(tr("{name} has no orb level.", name=file.name))
            raise Refusal(tr("{name} has no orb level {id!r}.", name=file.name, id=level_id))
        return levels, file.pack.kinds, not file.is_pack
    if source.lower().endswith(_FILE_ENDINGS):
        raise Refusal(tr("{source}: there is no such file.", source=source))
    if level_id is not None:
        raise Refusal(tr("--level chooses from the levels of a file: leave it out for a board."))
    level = OrbLevel(id="board", board=parse_orb_string(source, cols=cols))
    # Digits are numbers of kinds, of which nobody has said what they are called.
    named_kinds = orb_kinds(len(LETTERS)) if re.search("[A-Za-z]", source) else ()
    return [level], named_kinds, True


def _play(
    level: OrbLevel, rules: dict[str, Any], route: str | None, *, bring_route: bool
) -> tuple[OrbLevel, Cascade]:
    """Let a level go under the rules given, after the drag asked for; Refusal where it is not allowed."""
    drag = level.route if bring_route or route == STORED else None
    if route == STORED and drag is None:
        raise Refusal(tr("--route {stored}: the level {id} stores no route.", stored=STORED, id=level.id))
    if route is not None and route != STORED:
        drag = _parse_route(route, level.shown)
        if bring_route:
            # A board without rules of its own forbids no step.
            rules = {**rules, "diagonal": True}
    level = replace(level, rules=replace(level.rules, **rules), route=drag)
    playing = play(level)
    fault = playing.trail.fault
    if fault is not None:
        step = (
            ""
            if fault.index < 0 or drag is None
            else tr("step {index} ({steps}): ", index=fault.index + 1, steps=drag.steps[fault.index])
        )
        raise Refusal(tr("the route cannot be played: {step}{reason}.", step=step, reason=fault.reason))
    return level, playing.cascade


def _parse_route(text: str, board: Board) -> Route:
    """Read `row,col:steps`, or the cells that a simulator's replay visits."""
    match = _ROUTE.fullmatch(text.replace(" ", ""))
    if match is not None:
        return Route(start=(int(match[1]), int(match[2])), steps=match[3].upper())
    if _REPLAY.fullmatch(text):
        return parse_replay(text, board)
    raise Refusal(
        tr(
            "--route {route}: expected row,col:steps such as 4,0:RRUL, or cells such as 24|25|19; "
            "the steps are {list}.",
            route=text,
            list=" ".join(ROUTE_STEPS),
        )
    )


def _row(cascade: Cascade) -> dict[str, Json]:
    """Return what JSON says of one board; what is seldom so is told only when it is."""
    waves = [
        {
            "combos": [
                {"kind": combo.kind, "size": combo.size, "cells": combo.cells}
                | ({"plus": combo.plus} if combo.plus else {})
                for combo in wave.combos
            ]
        }
        for wave in cascade.waves
    ]
    row: dict[str, Json] = {
        "combos": cascade.combos,
        "waves": waves,
        "left": cascade.left.to_rows(),
        "cleared": cascade.cleared,
    }
    if cascade.fallen_in:
        row["fallen_in"] = cascade.fallen_in
    if not cascade.settled:
        row["settled"] = False
    return row


def _print_one(level: OrbLevel, cascade: Cascade, kinds: tuple[Kind, ...]) -> None:
    console = out()
    console.print(_summary(level, cascade), markup=False)
    for number, wave in enumerate(cascade.waves, start=1):
        groups = listed([_combo_words(combo, kinds) for combo in wave.combos])
        console.print(tr("wave {number}: {groups}", number=number, groups=groups), markup=False)
    console.print(tr("left:") + f"\n{cascade.left.to_text()}", markup=False)


def _summary(level: OrbLevel, cascade: Cascade) -> str:
    combos = count(cascade.combos, "{n} combo", "{n} combos")
    if len(cascade.waves) > 1:
        combos = tr("{what}: {why}", what=combos, why=_by_wave(cascade))
    cleared = count(cascade.cleared, "{n} orb", "{n} orbs")
    left = cascade.left.tile_count()
    told = [tr("{combos}. {orbs} cleared, {left} left.", combos=combos, orbs=cleared, left=left)]
    if cascade.fallen_in:
        told.append(count(cascade.fallen_in, "{n} fell in.", "{n} fell in."))
    if not cascade.settled:
        waves = len(cascade.waves)
        told.append(tr("More would follow: counting stopped after {waves} waves.", waves=waves))
    bound = _bound(level)
    if bound is not None:
        told.append(tr("With these orbs at most {bound}.", bound=bound))
    return sentences(told)


def _bound(level: OrbLevel) -> int | None:
    # Only here, because code that can be compiled takes a second to load.
    from generator.orb.bounds import counts_arrangements, most_combos

    if counts_arrangements(level.shown, level.rules):
        compile_first("orbs")
    bound = most_combos(level.shown, level.rules, plus=level.plus)
    return None if bound is None else bound.combos


def _by_wave(cascade: Cascade) -> str:
    return " + ".join(str(wave.count) for wave in cascade.waves)


def _combo_words(combo: Combo, kinds: tuple[Kind, ...]) -> str:
    if combo.kind <= len(kinds):
        text = tr("{size} {name}", size=combo.size, name=known_name(kinds[combo.kind - 1].name))
    else:
        text = tr("{size} of kind {kind}", size=combo.size, kind=combo.kind)
    return tr("{combo} (plus {plus})", combo=text, plus=combo.plus) if combo.plus else text


def _print_table(played: list[tuple[OrbLevel, Cascade]]) -> None:
    table = Table(box=None, header_style="bold")
    for heading in ("level", "title"):
        table.add_column(tr(HEADINGS[heading]))
    for heading in ("combos", "by wave", "at most", "cleared", "left"):
        table.add_column(tr(HEADINGS[heading]), justify="right")
    for level, cascade in played:
        bound = _bound(level)
        facts = (cascade.combos, _by_wave(cascade), bound, cascade.cleared, cascade.left.tile_count())
        words = ("–" if fact in (None, "") else str(fact) for fact in facts)
        table.add_row(escape(level.id), escape(level.title), *words)
    out().print(table)
