"""Links, hints and dealing in figures: `python -m benchmarks.link` prints JSON, `--quick` with fewer samples.

Times are processor time of one thread, warm, the median of several samples; a sample calls the work often
enough to be long. `pairs_us` and `hint_us` are what a caller of the Python functions waits, `kernel_us` is
the kernel alone. The baselines are the two methods of the textbooks, in plain Python as one finds them: the
recursive search with direction preference, and the case analysis.

`deal_ms` is a proven board from a plan, the judge's replay included, `judge_ms` that replay alone. The
opening pairs of dealt boards stand beside those of boards dealt at random, which nobody proved; so does
`p_win`, the chance that the random player clears a board, and of the random boards it is given for those
that were won at least once.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from generator.kernels.inner import outer
from generator.kernels.links import Masks, fill_free, linked_by_lines, linking_pairs, mask_shape, reach_shape
from generator.link.deal import deal
from generator.link.hint_run import hint_run
from generator.link.pairs import count_pairs, hint
from generator.link.players import p_win
from generator.replay import replay
from levels.board import SLOT, Board
from levels.formats.matrix import read_matrix
from levels.level import Deal
from levels.rules import Collapse, LinkRules
from tests.oracles.textbook import case_of_link, search_link

DATA: Final = Path(__file__).parents[1] / "tests" / "data" / "link"
KSHISEN: Final = ((6, 14), (9, 16), (8, 18), (12, 24), (14, 26), (16, 30))
"""The board sizes of KShisen, with four tiles of each kind."""
COLLAPSES: Final[tuple[Collapse, ...]] = ("none", "down", "left", "center", "split-horizontal", "top-left")
RULES: Final = LinkRules()


def main() -> None:
    """Measure everything and print one JSON document."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="fewer samples, and no compiling from nothing")
    quick = parser.parse_args().quick
    figures: dict[str, Any] = {
        "machine": {"python": platform.python_version(), "machine": platform.machine(), **_speed()},
        "link_test_ns": _link_test_ns(),
        "boards": _families(),
        "kshisen": {f"{rows}x{cols}": _size(rows, cols, 10 if quick else 40) for rows, cols in KSHISEN},
    }
    if not quick:
        figures["first_use"] = _first_use()
    print(json.dumps(figures, indent=2))


def _speed() -> dict[str, float]:
    """Return how fast plain Python runs here now, to compare figures of different hours."""

    def count() -> None:
        total = 0
        for number in range(100_000):
            total += number

    return {"python_loop_100k_ms": round(_seconds(count) * 1e3, 2)}


def _seconds(work: Callable[[], object], *, samples: int = 9, least: float = 0.02) -> float:
    """Return the median seconds of one call, each sample long enough to be measured."""
    work()
    calls = 1
    while True:
        taken = _time(work, calls)
        if taken >= least or calls >= 1 << 20:
            break
        calls *= 2
    return statistics.median(_time(work, calls) for _sample in range(samples)) / calls


def _time(work: Callable[[], object], calls: int) -> float:
    start = time.process_time()
    for _call in range(calls):
        work()
    return time.process_time() - start


@outer
def _test_all(free: Masks, rows: npt.NDArray[np.int64], cols: npt.NDArray[np.int64]) -> int:
    """Test every pair of tiles, whatever their kinds."""
    linked = 0
    for i in range(rows.size):
        for j in range(i):
            linked += linked_by_lines(free, 2, rows[i], cols[i], rows[j], cols[j])
    return linked


def _link_test_ns() -> dict[str, float]:
    """Return nanoseconds a two-turn test of two tiles, kinds aside, inside a kernel."""
    figures = {}
    for name in ("r8c18_k36x4_full_0", "r8c18_k36x4_half_0", "r16c30_k40x12_full_0", "r16c30_k40x12_half_0"):
        board = read_matrix(DATA / f"{name}.txt")
        free = np.empty(mask_shape(*board.shape), np.uint64)
        fill_free(board.cells, True, free)
        rows, cols = np.nonzero(board.cells)
        tests = rows.size * (rows.size - 1) // 2
        figures[name] = round(_seconds(lambda f=free, r=rows, c=cols: _test_all(f, r, c)) / tests * 1e9, 1)  # type: ignore[misc]  # mypy cannot infer lambdas with defaults
    return figures


def _families() -> dict[str, Any]:
    """Return the figures of the fifty boards, family by family, and whether all pair counts are right."""
    lines = (DATA / "EXPECTED_PAIRS.tsv").read_text().splitlines()[1:]
    expected = {line.split()[0]: int(line.split()[3]) for line in lines}
    boards = {name: read_matrix(DATA / name) for name in expected}
    families: dict[str, list[Board]] = {}
    for name, board in boards.items():
        families.setdefault(name.rpartition("_")[0], []).append(board)
    figures: dict[str, Any] = {
        "all_pairs_as_known": all(
            count_pairs(boards[name], RULES) == pairs for name, pairs in expected.items()
        )
    }
    for name, members in sorted(families.items()):
        figures[name] = {**_counting(members), **_baselines(members[0])}
        kernel_us = figures[name]["pairs_us"]
        figures[name]["cases_ratio"] = round(figures[name]["cases_us"] / kernel_us)
        figures[name]["recursive_ratio"] = round(figures[name]["recursive_us"] / kernel_us)
    return figures


def _counting(boards: list[Board]) -> dict[str, float]:
    """Return the median times of counting the pairs of boards and of hints on them, in microseconds."""
    return {
        "pairs_us": _median_us([_seconds(lambda b=board: count_pairs(b, RULES)) for board in boards]),  # type: ignore[misc]  # as above
        "kernel_us": _median_us([_kernel_seconds(board) for board in boards]),
        "hint_us": _median_us([_seconds(lambda b=board: hint(b, RULES)) for board in boards]),  # type: ignore[misc]  # as above
        "hint_run_us": _median_us(
            [_seconds(lambda b=board: hint_run(b, RULES), samples=3) for board in boards]  # type: ignore[misc]  # as above
        ),
    }


def _median_us(seconds: list[float]) -> float:
    return round(statistics.median(seconds) * 1e6, 2)


def _kernel_seconds(board: Board) -> float:
    free = np.empty(mask_shape(*board.shape), np.uint64)
    reach = np.empty(reach_shape(*board.shape), np.uint64)
    first = np.empty((2, int(board.cells.max()) + 1), np.int16)
    after = np.empty(board.cells.size, np.int16)
    found = np.empty((0, 2), np.int32)
    return _seconds(lambda: linking_pairs(board.cells, True, 2, free, reach, first, after, found))


def _baselines(board: Board) -> dict[str, float]:
    """Return what counting the pairs of one board takes with the methods of the textbooks."""
    tiles: dict[int, list[tuple[int, int]]] = {}
    for place, kind in board.tiles():
        tiles.setdefault(kind, []).append(place)
    pairs = [(a, b) for places in tiles.values() for i, a in enumerate(places) for b in places[:i]]
    nodes = [search_link(board, RULES, a, b).nodes for a, b in pairs]
    cases = _seconds(lambda: [case_of_link(board, RULES, a, b) for a, b in pairs], samples=3)
    recursive = _seconds(lambda: [search_link(board, RULES, a, b) for a, b in pairs], samples=3)
    return {
        "cases_us": round(cases * 1e6),
        "recursive_us": round(recursive * 1e6),
        "recursive_nodes_a_pair": round(statistics.mean(nodes), 1),
    }


def _size(rows: int, cols: int, boards: int) -> dict[str, Any]:
    """Return the figures of full boards of one size with four tiles of each kind."""
    rng = np.random.default_rng(rows * 100 + cols)
    kinds = np.repeat(np.arange(1, rows * cols // 4 + 1), 4)
    at_random = [Board(rng.permutation(kinds).reshape(rows, cols)) for _board in range(boards)]
    figures: dict[str, Any] = _counting(at_random[:5])
    opening = [count_pairs(board, RULES) for board in at_random]
    figures["random_opening_pairs"] = round(statistics.mean(opening), 1)
    for collapse in COLLAPSES:
        figures[f"deal_{collapse}"] = _dealing(at_random, LinkRules(collapse=collapse))
    return figures


def _dealing(at_random: list[Board], rules: LinkRules) -> dict[str, Any]:
    """Return times, openings and difficulty of boards that are dealt, beside boards dealt at random."""
    boards, (rows, cols) = len(at_random), at_random[0].shape
    layout = Board.filled(rows, cols, SLOT)
    figures: dict[str, Any] = {}
    for method in ("auto", "dismantle"):
        plan = Deal(copies=4, method=method)
        deal(layout, rules, plan, seed="warm")
        seconds, judge, dealt = [], [], []
        for seed in range(boards):
            start = time.process_time()
            dealt.append(deal(layout, rules, plan, seed=seed))
            middle = time.process_time()
            replay(dealt[-1].board, rules, dealt[-1].solution)
            seconds.append(middle - start)
            judge.append(time.process_time() - middle)
        figures[method] = {
            "deal_ms": round(statistics.median(seconds) * 1e3, 2),
            "judge_ms": round(statistics.median(judge) * 1e3, 2),
            "by_shuffle": sum(each.method == "shuffle" for each in dealt),
            "opening_pairs": round(statistics.mean(count_pairs(each.board, rules) for each in dealt), 1),
            "p_win": _p_win([each.board for each in dealt], rules),
        }
    figures["random_p_win"] = _p_win(at_random, rules, won_only=True)
    return figures


def _p_win(boards: list[Board], rules: LinkRules, *, won_only: bool = False) -> float | None:
    """Return the mean chance of the random player on the first ten boards."""
    rates = [p_win(board, rules, plays=100, seed=1).p for board in boards[:10]]
    rates = [rate for rate in rates if rate > 0 or not won_only]
    return round(statistics.mean(rates), 3) if rates else None


_COMPILE: Final = """
import json, sys, time
from generator.control import Control
from generator.warm import GROUPS, make_ready
seconds = {}
for names in [list(GROUPS)] if sys.argv[1:] else [[name] for name in GROUPS]:
    wall, cpu = time.perf_counter(), time.process_time()
    make_ready(Control(), names)
    wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
    seconds["all" if sys.argv[1:] else names[0]] = {"wall_s": round(wall, 2), "cpu_s": round(cpu, 2)}
print(json.dumps(seconds))
"""


def _first_use() -> dict[str, Any]:
    """Return the seconds that the kernels take: group after group, from the cache, and all at once.

    At once they use two cores; the processor time is that of the process that waits for the other.
    """
    with tempfile.TemporaryDirectory() as directory:
        return {
            "from_nothing": _compile(Path(directory) / "first"),
            "from_the_cache": _compile(Path(directory) / "first"),
            "from_nothing_at_once": _compile(Path(directory) / "second", "at once"),
        }


def _compile(directory: Path, *how: str) -> dict[str, Any]:
    ran = subprocess.run(
        [sys.executable, "-c", _COMPILE, *how],
        env={**os.environ, "NUMBA_CACHE_DIR": str(directory)},
        capture_output=True,
        text=True,
        check=True,
    )
    seconds: dict[str, Any] = json.loads(ran.stdout)
    return seconds


if __name__ == "__main__":
    main()
