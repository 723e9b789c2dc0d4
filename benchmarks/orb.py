"""How many orb boards a second are evaluated, cascades and all: `python -m benchmarks.orb` prints JSON.

Every figure is for one thread and counts processor time, so that other work on the machine disturbs it less.
`evals_per_s_RxC` names columns and rows as players do: 6x5 has six columns. Boards are random, full, of six
kinds. The first figures are for boards that are in the kernels' form already, as a search keeps them;
`from_cells` for plain boards, the change of form included; `in_detail` for the full account of every wave.
"""

from __future__ import annotations

import json
import platform
import time
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import numpy as np

from generator.orb.combos import evaluate
from generator.orb.counting import count_many, prepare
from levels.board import Board
from levels.rules import OrbRules

SIZES: Final = ((4, 5), (5, 6), (6, 7), (8, 8), (9, 9), (10, 10), (12, 12), (16, 16))
"""As (rows, cols)."""
DETAILED: Final = ((5, 6), (10, 10))
KINDS: Final = 6
ROUNDS: Final = 7


def main() -> None:
    """Measure every size and print one JSON document."""
    figures: dict[str, Any] = {}
    rng = np.random.default_rng(20)
    for rows, cols in SIZES:
        boards = max(8_000_000 // (rows * cols), 20_000)
        cells = rng.integers(1, KINDS + 1, (boards, rows, cols)).astype(np.int16)
        prepared = prepare(cells, OrbRules())
        figures[f"evals_per_s_{cols}x{rows}"] = _rate(prepared.count, boards)
        if (rows, cols) in DETAILED:
            figures[f"from_cells_per_s_{cols}x{rows}"] = _rate(partial(count_many, cells, OrbRules()), boards)
            some = [Board(grid) for grid in cells[:500]]
            figures[f"in_detail_per_s_{cols}x{rows}"] = _rate(partial(_evaluate_all, some), len(some))
    print(json.dumps({**figures, "threads": 1, "machine": platform.machine()}, indent=2))


def _evaluate_all(boards: list[Board]) -> None:
    for board in boards:
        evaluate(board, OrbRules())


def _rate(work: Callable[[], object], boards: int) -> int:
    """Return boards a second in the best of some rounds; the first one compiles."""
    work()
    seconds = []
    for _round in range(ROUNDS):
        start = time.process_time()
        work()
        seconds.append(time.process_time() - start)
    return round(boards / min(seconds))


if __name__ == "__main__":
    main()
