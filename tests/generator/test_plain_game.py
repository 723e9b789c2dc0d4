"""The judge's game and the plain finder: in step with the oracle all through a game, and with the kernels.

The two share no code, so each is held to the oracle on its own.
"""

from __future__ import annotations

import random
import subprocess
import sys
from itertools import combinations, product

import pytest

from generator.games import GAMES
from generator.link.glance import moves_by_hints, pairs_and_hint, suits_plain
from generator.link.hint_run import hint_run
from generator.link.pairs import linking_pairs
from generator.link.plain_finder import PlainFinder
from generator.plain_game import PlainGame
from levels.board import EMPTY, Board
from levels.level import LinkLevel
from levels.rules import COLLAPSES, Collapse, LinkRules
from tests.oracles.link_search import collapsed, links
from tests.oracles.random_boards import full_board, random_board, random_rules


def test_a_game_stays_in_step_with_the_oracle_to_its_end() -> None:
    rng = random.Random(11)
    moves = 0
    for number in range(250):
        # Full boards make long games, random ones have stones and start unpacked.
        full = number % 2 == 0
        board = full_board(rng, rng.randint(2, 6), 4, 4) if full else random_board(rng, 5, 7)
        rules = random_rules(rng)
        game, finder = PlainGame(board, rules), PlainFinder(board, rules)
        flat = tuple(board.cells.ravel().tolist())
        while True:
            expected = list(links(board.shape, flat, rules))
            # The finder lists what links; the judge is asked about every two tiles of a kind.
            assert sorted(expected) == [_flat(pair, board.cols) for pair in finder.pairs()], (board, rules)
            assert sorted(expected) == [
                (a, b)
                for a, b in combinations(range(len(flat)), 2)
                if flat[a] == flat[b] > EMPTY and game.links(*_places(game, (a, b), board.cols))
            ], (board, rules)
            if not expected:
                break
            pair = rng.choice(expected)
            left = tuple(EMPTY if cell in pair else code for cell, code in enumerate(flat))
            flat = collapsed(board.shape, left, rules.collapse)
            game.take(*_places(game, pair, board.cols))
            finder.take((divmod(pair[0], board.cols), divmod(pair[1], board.cols)))
            assert flat == tuple(game.board().cells.ravel().tolist()), (board, rules, pair)
            moves += 1
    assert moves > 500


def _places(game: PlainGame, pair: tuple[int, int], cols: int) -> tuple[int, int]:
    return game.place(*divmod(pair[0], cols)), game.place(*divmod(pair[1], cols))


def _flat(pair: tuple[tuple[int, int], ...], cols: int) -> tuple[int, ...]:
    return tuple(row * cols + col for row, col in pair)


@pytest.mark.parametrize("collapse", COLLAPSES)
def test_plain_python_and_the_kernels_see_the_same(collapse: Collapse) -> None:
    rng = random.Random(collapse)
    for (rows, cols), turns in product(((8, 18), (13, 8)), (0, 2, 3)):
        rules = LinkRules(max_turns=turns, border=rng.choice(("open", "closed")), collapse=collapse)
        board = random_board(rng, rows, cols) if turns == 0 else full_board(rng, rows, cols, 4)
        pairs = linking_pairs(board, rules)
        assert (len(pairs), next(iter(pairs), None)) == pairs_and_hint(board, rules, plain=True)
        assert hint_run(board, rules).moves == moves_by_hints(board, rules, plain=True)


def test_a_small_level_is_checked_without_kernels() -> None:
    board = Board.from_text("1 2 2 1\n3 3 . #")
    assert suits_plain(board, LinkRules())
    assert not suits_plain(Board.filled(16, 33, 1), LinkRules())
    assert not suits_plain(Board.filled(9, 18, 1), LinkRules(max_turns=3))
    level = LinkLevel(id="x", board=board)
    assert GAMES["link"].facts_run(level, plain=True) == ()
    assert GAMES["link"].facts(level, plain=True) == GAMES["link"].facts(level, plain=False)
    script = (
        "import sys\n"
        "from generator.games import GAMES\n"
        "from levels.board import Board\n"
        "from levels.level import LinkLevel\n"
        f"level = LinkLevel(id='x', board=Board({board.to_rows()}))\n"
        "GAMES['link'].facts(level, plain=True), GAMES['link'].issues(level, plain=True)\n"
        "sys.exit('numba' in sys.modules)\n"
    )
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0
