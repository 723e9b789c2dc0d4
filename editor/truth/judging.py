"""The verdict on a level with all that the window shows of it; made in a job, shown in the window."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from generator.collapse import collapse
from generator.control import Control
from generator.link.hint_run import hint_run
from generator.link.pairs import count_pairs
from generator.link.paths import Link, find_link
from generator.replay import replay
from levels.board import EMPTY, Board, Position
from levels.level import Level, LinkLevel, Move, Proof, Verdict

LAST_MOVES: Final = 4
"""The last moves of every solution have few pairs open: they say nothing about how tight it is."""


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

    @property
    def tightest(self) -> tuple[int, int] | None:
        """The move, counted from 0, that had the fewest pairs open, and how many; the last four left out."""
        counted = self.open_pairs[:-LAST_MOVES]
        if not counted:
            return None
        fewest = min(counted)
        return counted.index(fewest), fewest


@dataclass(frozen=True, slots=True)
class Judgement:
    """What is proven about a level."""

    level: Level
    verdict: Verdict
    proof: Proof | None
    moves: tuple[Move, ...] = ()
    stuck: tuple[Position, ...] = ()
    """Tiles that no play can free."""
    pairs: int | None = None
    """Connectable pairs of the board."""
    grade: int | None = None
    """1 to 5."""
    reason: str = ""
    """What the grade rests on, in a few words."""


def judge(level: Level, control: Control) -> Judgement:
    """Find out whether a level can be cleared, with evidence."""
    if not isinstance(level, LinkLevel):
        return Judgement(level, "open", None)
    board, rules = level.shown, level.rules
    pairs = count_pairs(board, rules)
    if board.odd_kinds():
        return Judgement(level, "unsolvable", "certificate", pairs=pairs)
    moves = level.solution
    if moves is None or not replay(board, rules, moves).cleared:
        run = hint_run(board, rules, control)
        moves = run.moves if run.cleared else ()
    if not replay(board, rules, moves).cleared:
        return Judgement(level, "open", None, pairs=pairs)
    return Judgement(level, "solvable", "replay", moves, pairs=pairs)


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
    judge_whole(LinkLevel(id="warm", board=Board([[1, 1]])), control)
