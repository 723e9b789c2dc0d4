"""The kernels are compiled at their first use, which takes seconds: so they are run once, group by group.

The compiled code is kept beside the sources, and so is a note for each group that was compiled: whether a
command will have to wait can be told before anything is compiled or even imported.
"""

from __future__ import annotations

import hashlib
import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Final

from generator.control import Control
from levels.saying import say

_LOOK_AGAIN: Final = 0.1
"""Seconds between two looks at another process."""
_KERNELS: Final = Path(__file__).parent / "kernels"
_STUBBORN: Final = "5 7 8 1\n6 4 5 2\n7 6 3 1\n2 4 8 3"
"""A board on which play gets stuck."""


@dataclass(frozen=True, slots=True)
class Group:
    """Kernels that are used together."""

    text: str
    """What is being made ready, as a person would call it."""
    run: Callable[[], None]
    """Calls each of them once, with the types that it is always called with."""
    weight: float
    """How long it takes to compile, to divide the work: seconds, where the processor is quick."""


def _run_links() -> None:
    from generator.collapse import collapse, collapse_moves
    from generator.link.pairs import count_pairs, hint
    from generator.link.paths import find_link, find_links, why_not
    from levels.board import Board
    from levels.rules import LinkRules

    board, rules = Board.from_text("1 . 1\n2 1 2"), LinkRules(border="closed")
    count_pairs(board, rules)
    hint(board, rules)
    find_link(board, rules, (0, 0), (0, 2))
    find_links(board, rules, [((0, 0), (0, 2))])
    why_not(board, rules, (1, 0), (1, 2))
    collapse(board, "left")
    collapse_moves(board, "left")


def _run_dealing() -> None:
    _deal("shuffle")


def _run_dismantling() -> None:
    _deal("dismantle")


def _deal(method: str) -> None:
    from generator.link.deal import deal
    from levels.board import Board
    from levels.level import Deal
    from levels.rules import LinkRules

    deal(Board.filled(2, 4), LinkRules(collapse="left"), Deal(kinds=2, method=method), seed=1)


def _run_orbs() -> None:
    import numpy as np

    from generator.orb.bounds import most_combos
    from generator.orb.counting import count_many, skyfall_odds
    from levels.board import Board
    from levels.rules import OrbRules, Skyfall

    board = Board([[1, 1, 1, 2], [2, 2, 1, 2]])
    # The run decides between the kernels for usual and for any rules.
    for run in (3, 4):
        most_combos(board, OrbRules(run=run))
    # Too many cells for a word.
    count_many(np.ones((1, 8, 9), np.int16), OrbRules())
    skyfall_odds(board, OrbRules(skyfall=Skyfall(seed=1)), refills=2)


def _run_solving() -> None:
    import numpy as np

    from generator.control import Budget, Control
    from generator.kernels.marks import links_of_set, mark_anew, tighten
    from generator.kernels.static_search import forget_clauses
    from generator.link.solve import solve
    from generator.link.static_tables import new_clauses, new_clearing, new_marks, tiles_of
    from levels.board import Board
    from levels.rules import LinkRules

    # Small boards on which play gets stuck, so that the search behind it runs as well; it begins at once
    # where links may turn more than twice.
    board, control = Board.from_text(_STUBBORN), Control(budget=Budget(nodes=1000))
    for rules in (LinkRules(), LinkRules(max_turns=3)):
        solve(board, rules, control, seed=0)
    # Clauses are forgotten only when there are very many; the others explain a verdict.
    tiles = tiles_of(board, LinkRules())
    clearing, marks = new_clearing(board, LinkRules(), tiles, 0), new_marks(board, LinkRules(), tiles)
    clauses = new_clauses(tiles, 0)
    forget_clauses(tiles, clearing, marks, clauses, 0, 8)
    links_of_set(tiles, marks, np.arange(2), np.empty(tiles.pair.size, np.int64))
    mark_anew(tiles, marks, clauses.value)
    tighten(tiles, marks, clauses.value, np.empty(tiles.row.size, np.bool_))


def _run_ordering() -> None:
    from generator.chance import chance_of
    from generator.control import Budget, Control
    from generator.kernels.orders import STORED
    from generator.link.beam import search_beam
    from generator.link.orders import Orders
    from generator.link.solve import solve
    from levels.board import Board
    from levels.rules import LinkRules

    board, rules = Board.from_text(_STUBBORN), LinkRules(collapse="down")
    solve(board, rules, Control(budget=Budget(nodes=1000)), seed=0)
    # Both come late in a long search: the beam, and a larger table of what is lost.
    orders = Orders(Board.from_text("1 1 2 2 3 3"), rules, chance_of("orders of play"))
    for _slice in search_beam(orders, orders.starts[0], 2):
        pass
    orders.tally[STORED] = orders.tables()[2].size
    orders.grow_table()


def _run_playing() -> None:
    import numpy as np

    from generator.chance import chance_of
    from generator.link.dealer import Dealer, setting_of
    from generator.link.player import PLAYERS
    from generator.link.players import p_win
    from generator.link.trials import Trials
    from levels.board import Board
    from levels.rules import LinkRules

    for player in PLAYERS:
        p_win(Board.from_text("1 2 1\n2 . ."), LinkRules(), player, plays=1, seed=1)
    # What a deal to a wish looks at.
    setting = setting_of(Board.filled(2, 2), LinkRules())
    trials = Trials(Dealer(setting, {1: 2, 2: 2}, chance_of("trials"), Control()))
    pairs = trials.pairs(np.array([-1, 0, 0, 1, 1], np.int16))
    trials.opening_pairs(pairs)
    trials.curve(pairs, np.zeros((0, 2), np.int16))


GROUPS: Final[dict[str, Group]] = {
    "links": Group(say("links and collapses"), _run_links, 2.0),
    # In two halves, for two processes.
    "dealing": Group(say("dealing"), _run_dealing, 1.8),
    "dismantling": Group(say("dealing"), _run_dismantling, 2.0),
    "solving": Group(say("proofs"), _run_solving, 12.0),
    "ordering": Group(say("proofs"), _run_ordering, 3.0),
    "playing": Group(say("simulated players"), _run_playing, 1.0),
    "orbs": Group(say("orb boards"), _run_orbs, 2.6),
}


def is_ready(names: Sequence[str] = tuple(GROUPS)) -> bool:
    """Say whether groups of kernels are compiled, as far as their notes tell; imports nothing of theirs."""
    stamp = _stamp()
    return all(_note(name, stamp).exists() for name in names)


def make_ready(control: Control, names: Sequence[str] = tuple(GROUPS)) -> None:
    """Compile groups of kernels, or load them where they are compiled, telling control what it is at."""
    stamp = _stamp()
    beside = _for_another([name for name in names if not _note(name, stamp).exists()])
    with _compiled_beside(beside) as is_done:
        # What is compiled beside the others comes last.
        for number, name in enumerate(sorted(names, key=beside.__contains__)):
            what, part = GROUPS[name].text, number / len(names)
            compiling = say("Compiling, this once, {what}", what=what)
            note = _note(name, stamp)
            while name in beside and not is_done() and not note.exists():
                control.step(compiling, part)
                time.sleep(_LOOK_AGAIN)
            control.step(say("Loading {what}", what=what) if note.exists() else compiling, part)
            GROUPS[name].run()
            _write(note)
    control.step(say("Ready"), 1.0)


def compile_here(names: Sequence[str]) -> None:
    """Compile groups of kernels in this process alone."""
    stamp = _stamp()
    for name in names:
        GROUPS[name].run()
        _write(_note(name, stamp))


def _for_another(names: Sequence[str]) -> list[str]:
    """Return which of the groups another process should compile, so that two of them are done together soon.

    One group takes as long as all others, so more processes would not be done sooner.
    """
    here: list[str] = []
    there: list[str] = []
    for name in sorted(names, key=lambda name: -GROUPS[name].weight):
        loads = [sum(GROUPS[name].weight for name in share) for share in (here, there)]
        (there if loads[1] <= loads[0] else here).append(name)
    # The other process takes a second to begin, which is lost on one group.
    return there if here else []


@contextmanager
def _compiled_beside(names: list[str]) -> Iterator[Callable[[], bool]]:
    """Compile groups in another process; yields what says whether that has ended, well or not."""
    if not names or not sys.executable or (os.cpu_count() or 1) == 1:
        yield lambda: True
        return
    code = f"from generator import warm; warm.compile_here({names})"
    child = subprocess.Popen(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
    )
    try:
        yield lambda: child.poll() is not None
    finally:
        child.kill()
        child.wait()


def _stamp() -> str:
    """Return what the compiled code depends on, in short."""
    digest = hashlib.sha256()
    for source in sorted(_KERNELS.glob("*.py")):
        digest.update(source.read_bytes())
    for part in (platform.python_version(), platform.machine(), version("numba"), version("numpy")):
        digest.update(part.encode())
    return digest.hexdigest()[:16]


def _note(name: str, stamp: str) -> Path:
    # Where numba keeps its own files, so that a cleared cache takes the notes along.
    directory = os.environ.get("NUMBA_CACHE_DIR")
    return (Path(directory) if directory else _KERNELS / "__pycache__") / f"ready-{name}-{stamp}"


def _write(note: Path) -> None:
    try:
        note.parent.mkdir(parents=True, exist_ok=True)
        for old in note.parent.glob(f"{note.name.rpartition('-')[0]}-*"):
            if old != note:
                old.unlink()
        note.touch()
    except OSError:
        # Without the note the next start says that it compiles, and is quick all the same.
        return
