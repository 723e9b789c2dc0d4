"""How fast link boards are decided, played and dealt: `python -m benchmarks.solve [--out FILE] [--row NAME]`.

Prints JSON. With --out, each row is saved when it is done, and a later run skips the rows that are there;
--boards N measures fewer boards a row, or more. All times, budgets included, are CPU time of this process,
so that other programs hardly matter; evidence and its judging are part of them, compiling is not.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from generator.control import Budget, Control
from generator.link.player import PLAYERS
from generator.link.players import games_of, p_win
from generator.link.solve import solve
from generator.link.wish import deal_to_wish
from generator.warm import make_ready
from levels.board import Board
from levels.level import Deal, Wish
from levels.rules import Collapse, LinkRules

Row = dict[str, Any]

_WISHED: Final = 0.03
"""How far from the wished chance to win a board may be."""
_FRESH: Final = 4000
"""Plays that measure the chance once more; twice their standard error is added to what is allowed."""


class CpuControl(Control):
    """A control whose seconds are CPU time of this process."""

    def __init__(self, seconds: float) -> None:
        super().__init__(budget=Budget(seconds=seconds))
        self.began = time.process_time()

    @property
    def seconds(self) -> float:
        return time.process_time() - self.began


def full_board(seed: str, rows: int, cols: int, copies: int) -> Board:
    """Return a random board full of tiles, `copies` of each kind."""
    cells = [1 + i // copies for i in range(rows * cols)]
    random.Random(seed).shuffle(cells)
    return Board([cells[row * cols : (row + 1) * cols] for row in range(rows)])


def verdicts(rows: int, cols: int, copies: int, collapse: Collapse, seconds: float, boards: int) -> Row:
    """Solve random full boards and return how that went."""
    rules = LinkRules(collapse=collapse)
    times: list[float] = []
    found: Counter[str] = Counter()
    for number in range(boards):
        board = full_board(f"{rows}x{cols}/{copies}/{number}", rows, cols, copies)
        control = CpuControl(seconds)
        solved = solve(board, rules, control)
        times.append(1000 * control.seconds)
        found[f"{solved.verdict}, {solved.proof}"] += 1
    times.sort()
    return {
        "boards": boards,
        "seconds": seconds,
        "verdicts": dict(sorted(found.items())),
        "open": found["open, None"] / boards,
        "ms": {
            "mean": round(statistics.fmean(times), 2),
            "median": round(statistics.median(times), 3),
            "p99": round(times[min(boards - 1, boards * 99 // 100)], 1),
            "max": round(times[-1], 1),
        },
    }


def plays(rows: int, cols: int, collapse: Collapse, boards: int) -> Row:
    """Play at random on full boards of four of a kind and return how many plays that was a second."""
    random_player = PLAYERS["random"]
    rates: list[float] = []
    for number in range(boards):
        games = games_of(full_board(f"plays/{number}", rows, cols, 4), LinkRules(collapse=collapse), number)
        games.play(random_player, 100)
        began = time.process_time()
        games.play(random_player, 2_000)
        rates.append(2_000 / (time.process_time() - began))
    return {
        "boards": boards,
        "plays_a_second": {"median": round(statistics.median(rates)), "lowest": round(min(rates))},
    }


def wishes(rows: int, cols: int, copies: int, collapse: Collapse, seconds: float, boards: int) -> Row:
    """Deal boards to wished chances to win and return how near they are, by fresh plays of another seed."""
    layout, rules, plan = Board.filled(rows, cols), LinkRules(collapse=collapse), Deal(copies=copies)
    by_chance: Row = {}
    for chance in (0.1, 0.3, 0.6):
        wish = Wish(p_win=(chance - _WISHED, chance + _WISHED))
        times, off = [], []
        met = confirmed = 0
        for number in range(boards):
            control = CpuControl(seconds)
            found = deal_to_wish(layout, rules, plan, wish, seed=f"wish {number}", control=control)
            times.append(control.seconds)
            met += found.met
            again = p_win(found.board, rules, plays=_FRESH, seed=f"fresh {number}").p
            off.append(abs(again - chance))
            confirmed += off[-1] <= _WISHED + 2 * (chance * (1 - chance) / _FRESH) ** 0.5
        by_chance[f"{chance:.0%}"] = {
            "met": met,
            "confirmed": confirmed,
            "farthest_off": round(max(off), 3),
            "seconds": {"median": round(statistics.median(times), 2), "max": round(max(times), 2)},
        }
    return {"boards": boards, "budget": seconds, "wished": by_chance}


def _static(rows: int, cols: int, copies: int) -> Callable[[int], Row]:
    return lambda boards: verdicts(rows, cols, copies, "none", 1.0, boards)


def _collapsing(rows: int, cols: int, collapse: Collapse) -> Callable[[int], Row]:
    return lambda boards: verdicts(rows, cols, 4, collapse, 10.0, boards)


def _plays(collapse: Collapse) -> Callable[[int], Row]:
    return lambda boards: plays(8, 18, collapse, boards)


def _wishes(rows: int, cols: int, copies: int, collapse: Collapse) -> Callable[[int], Row]:
    return lambda boards: wishes(rows, cols, copies, collapse, 30.0, boards)


ROWS: Final[dict[str, tuple[int, Callable[[int], Row]]]] = {
    "none 8x14": (1000, _static(8, 14, 4)),
    "none 8x18": (1000, _static(8, 18, 4)),
    "none 10x12": (1000, _static(10, 12, 4)),
    "none 12x12": (1000, _static(12, 12, 4)),
    "none 14x14": (1000, _static(14, 14, 4)),
    "none 12x12, six of a kind": (500, _static(12, 12, 6)),
    "none 16x30, eight of a kind": (200, _static(16, 30, 8)),
    "none 16x30, six of a kind": (100, _static(16, 30, 6)),
    "down 10x12": (40, _collapsing(10, 12, "down")),
    "down 12x12": (40, _collapsing(12, 12, "down")),
    "left 10x12": (40, _collapsing(10, 12, "left")),
    "left 12x12": (40, _collapsing(12, 12, "left")),
    "center 10x12": (40, _collapsing(10, 12, "center")),
    "center 12x12": (40, _collapsing(12, 12, "center")),
    "center 8x18": (40, _collapsing(8, 18, "center")),
    "left 8x18": (40, _collapsing(8, 18, "left")),
    "plays none 8x18": (10, _plays("none")),
    "plays left 8x18": (10, _plays("left")),
    "plays center 8x18": (10, _plays("center")),
    "wish none 8x18": (10, _wishes(8, 18, 4, "none")),
    "wish down 8x18": (10, _wishes(8, 18, 4, "down")),
    "wish left 8x18": (10, _wishes(8, 18, 4, "left")),
    "wish center 8x18": (10, _wishes(8, 18, 4, "center")),
    "wish split-horizontal 8x18": (10, _wishes(8, 18, 4, "split-horizontal")),
    "wish none 16x30": (3, _wishes(16, 30, 8, "none")),
    "wish down 16x30": (3, _wishes(16, 30, 8, "down")),
    "wish left 16x30": (3, _wishes(16, 30, 8, "left")),
}
"""By name: how many boards, and what to do with so many."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--out", type=Path, help="a file to keep results in, and to go on from")
    parser.add_argument("--boards", type=int, help="so many boards a row, instead of the row's own number")
    parser.add_argument("--row", action="append", choices=ROWS, help="only this row; may be repeated")
    options = parser.parse_args()
    make_ready(Control())
    results: dict[str, Row] = {}
    if options.out is not None and options.out.exists():
        results = json.loads(options.out.read_text(encoding="utf-8"))
    for name in options.row or ROWS:
        boards, measure = ROWS[name]
        if name in results:
            continue
        results[name] = measure(options.boards or boards)
        if options.out is not None:
            partial = options.out.with_suffix(".part")
            partial.write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")
            partial.replace(options.out)
    print(json.dumps(results, indent=2))


if __name__ == "__main__":
    main()
