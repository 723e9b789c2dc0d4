"""The verdict on a level with all that the window shows of it; made in a job, shown in the window."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from generator.collapse import collapse
from generator.control import Control
from generator.link.certificate import CASES, ODD, stuck_sets
from generator.link.grade import grade
from generator.link.pairs import count_pairs
from generator.link.paths import Link, find_link
from generator.link.solve import solve
from generator.link.verdict import Solved
from generator.replay import replay
from levels.board import EMPTY, Board, Position
from levels.level import Difficulty, Json, Level, LinkLevel, Move, Proof, Verdict

SEED: Final = "editor"
"""Search and measuring have one seed: the same board always gets the same verdict and grade."""


@dataclass(frozen=True, slots=True)
class Playback:
    """A solution, position by position."""

    moves: tuple[Move, ...]
    boards: tuple[Board, ...]
    """The board before the first move, and after each."""
    links: tuple[Link | None, ...]
    """The path of each move."""
    open_pairs: tuple[int, ...]
    """The connectable pairs before each move."""


@dataclass(frozen=True, slots=True)
class StuckCase:
    """Tiles that are stuck in one of the cases of a proof."""

    pairs: tuple[tuple[Position, Position], ...]
    """The pairs of tiles that leave together in this case; none: it holds for every play."""
    cells: tuple[Position, ...]


@dataclass(frozen=True, slots=True)
class Judgement:
    """What is proven about a level."""

    level: Level
    verdict: Verdict
    proof: Proof | None
    moves: tuple[Move, ...] = ()
    cases: tuple[StuckCase, ...] = ()
    """The cases of the proof that no play clears the board; a single one holds for every play."""
    pairs: int | None = None
    """Connectable pairs of the board."""
    difficulty: Difficulty | None = None
    """How hard it is; None as long as that was not measured, and for levels that cannot be cleared."""

    @property
    def stuck(self) -> tuple[Position, ...]:
        """Tiles that no play can free; none where every case has others."""
        return self.cases[0].cells if len(self.cases) == 1 else ()

    @property
    def grade(self) -> int | None:
        """1 to 5."""
        return None if self.difficulty is None else self.difficulty.grade


def judge(level: Level, control: Control) -> Judgement:
    """Find out whether a level can be cleared, with evidence; a stored solution that replays is enough."""
    if not isinstance(level, LinkLevel) or level.shown.slot_count():
        return Judgement(level, "open", None)
    board, rules = level.shown, level.rules
    pairs = count_pairs(board, rules)
    if level.solution is not None and replay(board, rules, level.solution).cleared:
        stored = level.report.difficulty
        return Judgement(level, "solvable", "replay", level.solution, pairs=pairs, difficulty=stored)
    solved = solve(board, rules, control, seed=SEED)
    return Judgement(level, solved.verdict, solved.proof, solved.moves, _cases_of(solved), pairs)


def _cases_of(solved: Solved) -> tuple[StuckCase, ...]:
    """Return what a certificate says, case by case."""
    certificate = solved.certificate
    if certificate is None or certificate["form"] == ODD:
        return ()
    sets = [tuple(cells) for cells in stuck_sets(certificate)]
    if certificate["form"] == CASES:
        return tuple(StuckCase(pairs, sets[number]) for pairs, number in _leaves(certificate["tree"]))
    return (StuckCase((), sets[0]),)


def _leaves(tree: Json) -> Iterator[tuple[tuple[tuple[Position, Position], ...], int]]:
    """Yield the leaves of a proof by cases: the pairs that lead there, and the number of the stuck set."""
    pending: list[tuple[tuple[tuple[Position, Position], ...], Json]] = [((), tree)]
    while pending:
        pairs, node = pending.pop()
        if "cases" not in node:
            yield pairs, node["set"]
            continue
        tile = (node["tile"][0], node["tile"][1])
        for case in reversed(node["cases"]):
            partner = (case["partner"][0], case["partner"][1])
            pending.append(((*pairs, (tile, partner)), case))


def graded(judgement: Judgement, control: Control) -> Judgement:
    """Return what was proven of a level with its grade: there is one where it can be cleared."""
    level = judgement.level
    if (
        judgement.verdict != "solvable"
        or judgement.difficulty is not None
        or not isinstance(level, LinkLevel)
        or not level.shown.tile_count()
    ):
        return judgement
    found = grade(level.shown, level.rules, control, seed=SEED, solution=judgement.moves)
    return replace(judgement, difficulty=found.difficulty)


def play_back(level: LinkLevel, moves: tuple[Move, ...], control: Control) -> Playback:
    """Play a solution through."""
    board, rules = level.shown, level.rules
    boards, links, counts = [board], [], []
    for number, (r1, c1, r2, c2) in enumerate(moves):
        control.step("Playing the solution", number / len(moves))
        counts.append(count_pairs(board, rules))
        links.append(find_link(board, rules, (r1, c1), (r2, c2)))
        board = collapse(board.with_cells([(r1, c1), (r2, c2)], EMPTY), rules.collapse)
        boards.append(board)
    return Playback(moves, tuple(boards), tuple(links), tuple(counts))


def judge_whole(level: Level, control: Control) -> tuple[Judgement, Playback | None]:
    """Judge a level and, if it can be cleared, play its solution through."""
    judgement = judge(level, control)
    if isinstance(level, LinkLevel) and judgement.moves:
        return judgement, play_back(level, judgement.moves, control)
    return judgement, None


def prepare(control: Control) -> None:
    """Judge a small board, so that the first verdict does not wait for what is compiled at its first use."""
    judgement, _playback = judge_whole(LinkLevel(id="warm", board=Board([[1, 2, 1, 2]])), control)
    graded(judgement, control)
