"""`boardloom generate`: layouts go in, a pack of proven boards comes out."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.table import Table

from editor.cli.inputs import choose_level, read_source, split_level_id
from editor.cli.options import (
    BorderOption,
    CollapseOption,
    ForceOption,
    JsonOption,
    MaxTurnsOption,
    OnesAreSlotsOption,
    SeedOption,
    parse_by_kind,
    parse_range,
    parse_seed,
    refuse_to_replace,
    rule_overrides,
)
from editor.cli.output import (
    ANSWER_IS_NO,
    HEADINGS,
    OK,
    Refusal,
    compile_first,
    leave,
    out,
    print_json,
    shown_progress,
    warn_of,
)
from editor.cli.solve import VERDICT_WORDS
from editor.words import again, count, tr
from generator.control import Control
from levels.board import MAX_SIDE, SLOT, Board
from levels.ids import new_id
from levels.kinds import orb_kinds, tile_kinds
from levels.level import Deal, Kind, Level, LinkLevel, Mode, OrbLevel, Pack, Wish
from levels.packs import load_pack, save_pack
from levels.rules import Seed

_BLANK_LEVELS: dict[Mode, Callable[[Board], Level]] = {
    "link": lambda layout: LinkLevel(id="", layout=layout),
    "orb": lambda layout: OrbLevel(id="", layout=layout),
}
_KIND_NAMES: dict[Mode, Callable[[int], tuple[Kind, ...]]] = {"link": tile_kinds, "orb": orb_kinds}


@dataclass(frozen=True)
class _Task:
    """One board to deal: the level it comes from, and the seed and name it is to have."""

    level: Level
    seed: Seed
    title: str
    level_id: str
    """The id it is to keep; empty: a new one."""


def generate(
    output: Annotated[Path, typer.Option("-o", "--output", metavar="PACK.json", help="The pack to write.")],
    layout: Annotated[
        str | None,
        typer.Option(
            "--layout",
            metavar="FILE",
            help="Matrix text, a pack, or PACK.json:LEVEL_ID; - reads standard input.",
        ),
    ] = None,
    rows: Annotated[
        int | None, typer.Option("--rows", min=1, max=MAX_SIDE, help="Rows of a full board.")
    ] = None,
    cols: Annotated[
        int | None, typer.Option("--cols", min=1, max=MAX_SIDE, help="Columns of a full board.")
    ] = None,
    kinds: Annotated[int | None, typer.Option("--kinds", min=1, help="How many kinds are dealt.")] = None,
    copies: Annotated[int | None, typer.Option("--copies", min=2, help="Tiles of each kind.")] = None,
    counts: Annotated[
        str | None,
        typer.Option("--counts", metavar="1=4,2=6", help="Tiles of each kind, painted ones included."),
    ] = None,
    weights: Annotated[
        str | None, typer.Option("--weights", metavar="1=3,2=1", help="Odds of each kind, pair by pair.")
    ] = None,
    mode: Annotated[
        Mode, typer.Option("--mode", help="The game of a full board or of matrix text.")
    ] = "link",
    count: Annotated[int, typer.Option("--count", min=1, help="Boards dealt from each layout.")] = 1,
    collapse: CollapseOption = None,
    max_turns: MaxTurnsOption = None,
    border: BorderOption = None,
    method: Annotated[
        str | None, typer.Option("--method", help="How boards are dealt.", show_default="auto")
    ] = None,
    grade: Annotated[int | None, typer.Option("--grade", min=1, max=5, help="Wish: the difficulty.")] = None,
    p_win: Annotated[
        str | None, typer.Option("--p-win", metavar="0.25..0.35", help="Wish: the chance that a player wins.")
    ] = None,
    player: Annotated[str, typer.Option("--player", help="Who plays for --p-win.")] = "random",
    opening_pairs: Annotated[
        str | None,
        typer.Option("--opening-pairs", metavar="10..14", help="Wish: connectable pairs at first."),
    ] = None,
    lowest_pairs: Annotated[
        str | None,
        typer.Option("--lowest-pairs", metavar="2..5", help="Wish: fewest pairs along the solution."),
    ] = None,
    seed: SeedOption = None,
    title: Annotated[str, typer.Option("--title", help="Title of a new pack, and of untitled levels.")] = "",
    ones_are_slots: OnesAreSlotsOption = False,
    append: Annotated[bool, typer.Option("--append", help="Add to the pack if it is there.")] = False,
    force: ForceOption = False,
    json: JsonOption = False,
) -> None:
    """Deal layouts into boards, each with even counts of every kind and proven solvable, and save them."""
    if not append:
        refuse_to_replace(output, force=force, instead=tr(", --append to add to it"))
    old = load_pack(output) if append and output.exists() else None
    plan = _given(
        method=method,
        kinds=kinds,
        copies=copies,
        counts=None if counts is None else _whole_counts(counts),
        weights=None if weights is None else _named(parse_by_kind("--weights", weights)),
        wish=_wish(grade, p_win, player, opening_pairs, lowest_pairs),
    )
    rules = rule_overrides(collapse, max_turns, border)
    given = _layouts(layout, rows, cols, mode=mode, ones_are_slots=ones_are_slots)
    layouts = [_with_options(level, plan, rules) for level in given.levels]
    tasks = list(_tasks(layouts, secrets.token_hex(4) if seed is None else parse_seed(seed), count, title))
    compile_first(*_kernels(layouts))
    with shown_progress() as control:
        levels = _deal_all(tasks, old, control)
    target = old or msgspec.structs.replace(given, id="", title=title or output.stem, levels=())
    warn_of(save_pack(_packed(levels, target), output))
    _report(levels, output, as_json=json)
    from generator.link.telling import miss_sentence

    missed = [(level.title, again(miss_sentence(miss))) for level in levels for miss in level.report.missed]
    for title, what in missed:
        warn_of(tr("{title}: the nearest board misses a wish. {what}", title=title, what=what))
    leave(ANSWER_IS_NO if missed else OK)


def _kernels(layouts: list[Level]) -> list[str]:
    from generator.games import GAMES

    return sorted({name for level in layouts for name in GAMES[level.mode].dealing_runs(level)})


def _layouts(
    path: str | None, rows: int | None, cols: int | None, *, mode: Mode, ones_are_slots: bool
) -> Pack:
    """Return a pack of the levels whose layouts are to be dealt: those of a file, or one full board."""
    if path is None:
        if rows is None or cols is None:
            raise Refusal(tr("say what to deal: --layout FILE, or --rows and --cols for a full board."))
        return Pack(id="", levels=(_BLANK_LEVELS[mode](Board.filled(rows, cols, SLOT)),))
    if rows is not None or cols is not None:
        raise Refusal(tr("--rows and --cols are for full boards: leave them out with --layout."))
    path, level_id = split_level_id(path)
    source = read_source(path, ones_are_slots=ones_are_slots)
    if not source.is_pack:
        return Pack(id="", levels=(_BLANK_LEVELS[mode](source.pack.levels[0].shown),))
    levels = source.pack.levels if level_id is None else (choose_level(source, level_id),)
    if not levels:
        raise Refusal(tr("{name} has no levels to deal.", name=source.name))
    return msgspec.structs.replace(source.pack, levels=levels)


def _with_options(level: Level, plan: dict[str, Any], rules: dict[str, Any]) -> Level:
    """Return the level with the deal and rules that the options ask for, on top of its own."""
    unknown = [name for name in rules if name not in level.rules.__struct_fields__]
    if unknown:
        raise Refusal(
            tr(
                "{mode} levels have no rule {unknown!r}: leave that option out.",
                mode=level.mode,
                unknown=unknown[0],
            )
        )
    deal = msgspec.structs.replace(level.deal or Deal(), **plan)
    if level.shown.slot_count() and (deal.kinds, deal.copies, deal.counts, deal.weights) == (None,) * 4:
        raise Refusal(tr("say what to deal: --kinds, --copies, --counts or --weights."))
    # A level that was dealt before is dealt anew from what was painted.
    layout = level.layout if level.layout is not None else level.board
    return msgspec.structs.replace(
        level, layout=layout, deal=deal, rules=msgspec.structs.replace(level.rules, **rules)
    )


def _tasks(layouts: list[Level], first_seed: Seed, count: int, title: str) -> Iterator[_Task]:
    """Yield the boards to deal; the first has the seed as given, so that it can be dealt again alone."""
    total = len(layouts) * count
    for number in range(total):
        level = layouts[number // count]
        seed = first_seed if number == 0 else f"{first_seed}-{number + 1}"
        name = level.title or title or f"{level.shown.rows} x {level.shown.cols}"
        if count > 1:
            name += f" {number % count + 1}"
        yield _Task(level, seed, name, level.id if count == 1 else "")


def _deal_all(tasks: list[_Task], old: Pack | None, control: Control) -> list[Level]:
    from generator.games import GAMES

    taken = {level.id for level in old.levels} if old else set()
    dealt: list[Level] = []
    for number, task in enumerate(tasks):
        control.step(tr("dealing {title}", title=task.title), number / len(tasks))
        level = GAMES[task.level.mode].generate(task.level, control, seed=task.seed)
        ids = random.Random(f"{task.seed}/id")
        # The level of a layout that is dealt once stays the level it was.
        level_id = task.level_id or new_id(ids)
        while level_id in taken:
            level_id = new_id(ids)
        taken.add(level_id)
        dealt.append(msgspec.structs.replace(level, id=level_id, title=task.title))
    return dealt


def _packed(levels: list[Level], target: Pack) -> Pack:
    """Return the target with the levels added, and with names for kinds that it has none for."""
    highest = max(int(level.shown.cells.max()) for level in levels)
    names = _KIND_NAMES[levels[0].mode](highest)
    # A pack with levels but without a list of kinds knows them by number: it needs no names.
    kinds = target.kinds + names[len(target.kinds) :] if target.kinds or not target.levels else ()
    return msgspec.structs.replace(
        target,
        id=target.id or new_id(random.Random(f"{levels[0].id}/pack")),
        kinds=kinds,
        levels=(*target.levels, *levels),
    )


def _report(levels: list[Level], output: Path, *, as_json: bool) -> None:
    facts = [
        {
            "id": level.id,
            "title": level.title,
            "rows": level.shown.rows,
            "cols": level.shown.cols,
            "tiles": level.shown.tile_count(),
            "kinds": len(level.shown.kind_counts()),
            "seed": level.deal.seed if level.deal else None,
            "report": level.report,
        }
        for level in levels
    ]
    if as_json:
        print_json({"pack": str(output), "levels": facts})
        return
    table = Table(box=None, header_style="bold")
    for heading in ("id", "title", "size", "tiles", "kinds", "pairs", "verdict", "seed"):
        table.add_column(tr(HEADINGS[heading]))
    for level, fact in zip(levels, facts, strict=True):
        size, report = f"{fact['rows']} x {fact['cols']}", level.report
        verdict = None if report.verdict is None else tr(VERDICT_WORDS[report.verdict])
        known = (fact["tiles"], fact["kinds"], report.pairs, verdict, fact["seed"])
        cells = (level.id, level.title, size, *known)
        table.add_row(*("" if cell is None else str(cell) for cell in cells))
    out().print(table)
    out().print(
        count(len(levels), "Saved {n} level in {output}.", "Saved {n} levels in {output}.", output=output),
        markup=False,
    )


def _given(**options: Any) -> dict[str, Any]:
    return {name: value for name, value in options.items() if value is not None}


def _named(by_kind: dict[int, float]) -> dict[str, float]:
    return {str(kind): number for kind, number in by_kind.items()}


def _whole_counts(text: str) -> dict[str, int]:
    by_kind = parse_by_kind("--counts", text)
    for kind, number in by_kind.items():
        if number != int(number):
            raise Refusal(
                tr(
                    "--counts {counts}: kind {kind} cannot have {number} tiles.",
                    counts=text,
                    kind=kind,
                    number=number,
                )
            )
    return {str(kind): int(number) for kind, number in by_kind.items()}


def _wish(
    grade: int | None, p_win: str | None, player: str, opening_pairs: str | None, lowest_pairs: str | None
) -> Wish | None:
    def whole(option: str, text: str | None) -> tuple[int, int] | None:
        if text is None:
            return None
        low, high = parse_range(option, text)
        return int(low), int(high)

    wish = Wish(
        grade=grade,
        p_win=None if p_win is None else parse_range("--p-win", p_win),
        player=player,
        opening_pairs=whole("--opening-pairs", opening_pairs),
        lowest_pairs=whole("--lowest-pairs", lowest_pairs),
    )
    return None if wish == Wish(player=player) else wish
