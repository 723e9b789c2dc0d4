"""How fast link boards are decided: `python -m benchmarks.solve [--out FILE] [--boards N] [--row NAME]`.

Prints JSON. With --out, each row is saved when it is done, and a later run skips the rows that are there.
Times are CPU milliseconds of this process, evidence and its judging included, compiling left out.
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
from generator.link.solve import solve
from levels.board import Board
from levels.rules import Collapse, LinkRules

Row = dict[str, Any]


def full_board(seed: str, rows: int, cols: int, copies: int) -> Board:
    """Return a random board full of tiles, `copies` of each kind."""
    cells = [1 + i // copies for i in range(rows * cols)]
    random.Random(seed).shuffle(cells)
    return Board([cells[row * cols : (row + 1) * cols] for row in range(rows)])


def verdicts(rows: int, cols: int, copies: int, collapse: Collapse, seconds: float, boards: int) -> Row:
    """Solve random full boards and return how that went."""
    rules = LinkRules(collapse=collapse)
    solve(full_board("warm", 6, 8, 4), rules, Control(budget=Budget(seconds=seconds)))
    times: list[float] = []
    found: Counter[str] = Counter()
    for number in range(boards):
        board = full_board(f"{rows}x{cols}/{copies}/{number}", rows, cols, copies)
        began = time.process_time()
        solved = solve(board, rules, Control(budget=Budget(seconds=seconds)))
        times.append(1000 * (time.process_time() - began))
        found[f"{solved.verdict}, {solved.proof}"] += 1
    times.sort()
    return {
        "boards": boards,
        "seconds": seconds,
        "verdicts": dict(sorted(found.items())),
        "open": found["open, None"] / boards,
        "ms": {
            "mean": round(statistics.fmean(times), 2),
            "median": round(statistics.median(times), 2),
            "p99": round(times[min(boards - 1, boards * 99 // 100)], 1),
            "max": round(times[-1], 1),
        },
    }


def _static(rows: int, cols: int, copies: int) -> Callable[[int], Row]:
    return lambda boards: verdicts(rows, cols, copies, "none", 1.0, boards)


def _collapsing(rows: int, cols: int, collapse: Collapse) -> Callable[[int], Row]:
    return lambda boards: verdicts(rows, cols, 4, collapse, 10.0, boards)


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
}
"""By name: how many boards, and what to do with so many."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--out", type=Path, help="a file to keep results in, and to go on from")
    parser.add_argument("--boards", type=int, help="so many boards a row, instead of the row's own number")
    parser.add_argument("--row", action="append", choices=ROWS, help="only this row; may be repeated")
    options = parser.parse_args()
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
