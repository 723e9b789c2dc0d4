"""Games against brute force: what links, what moves, and how often a uniform player wins."""

from __future__ import annotations

import random
from functools import cache

import numpy as np
import pytest

from generator.control import Cancelled, Control
from generator.kernels import games
from generator.kernels.play import count_links
from generator.link.big_games import BigGames
from generator.link.hint_run import hint_run
from generator.link.player import PLAYERS
from generator.link.players import Games, games_of, p_win, rate_of, wilson
from generator.link.table import lay_out
from generator.replay import replay
from levels.board import Board
from levels.rules import COLLAPSES, Collapse, LinkRules
from tests.oracles.link_search import Flat, Shape, collapsed, links
from tests.oracles.parts import called_here
from tests.oracles.random_boards import random_board, random_rules

take, take_first = called_here(games.take), called_here(games.take_first)


def exact_p_win(board: Board, rules: LinkRules) -> float:
    """The chance of the uniform player, over all ways a game can go."""
    shape: Shape = board.shape

    @cache
    def chance(flat: Flat) -> float:
        if not any(code > 0 for code in flat):
            return 1.0
        pairs = list(links(shape, flat, rules))
        total = 0.0
        for a, b in pairs:
            left = list(flat)
            left[a] = left[b] = 0
            total += chance(collapsed(shape, tuple(left), rules.collapse))
        return total / len(pairs) if pairs else 0.0

    return chance(tuple(board.cells.ravel().tolist()))


def full_board(rng: random.Random, rows: int, cols: int, copies: int) -> Board:
    kinds = [1 + tile // copies for tile in range(rows * cols)]
    rng.shuffle(kinds)
    return Board(np.array(kinds).reshape(rows, cols))


def test_games_count_links_and_collapse_as_brute_force_does() -> None:
    rng = random.Random(3)
    for _board in range(1000):
        board, rules = random_board(rng, 5, 6), random_rules(rng)
        table = lay_out(board, rules)
        cells, where, lines = position = table.position()
        flat: Flat = tuple(board.cells.ravel().tolist())
        pairs, packed = table.pairs(), table.packed
        while True:
            linking = list(links(board.shape, flat, rules))
            found = count_links(position, table.reach(), table.chart, rules.max_turns, pairs, pairs.shape[0])
            assert len(linking) == found, (board, rules)
            if not linking:
                break
            a, b = rng.choice(linking)
            place = {int(cell): place for place, cell in enumerate(table.move_cells)}
            tiles = int(cells[place[a]]), int(cells[place[b]])
            (take if packed else take_first)(cells, where, lines, table.chart, *tiles)
            packed = True
            left = list(flat)
            left[a] = left[b] = 0
            flat = collapsed(board.shape, tuple(left), rules.collapse)
            stand = {int(table.move_cells[p]): int(table.kinds[t]) for t, p in enumerate(where) if p}
            kinds = sorted({code for code in board.cells.ravel().tolist() if code > 0})
            expected = {cell: kinds.index(code) + 1 for cell, code in enumerate(flat) if code > 0}
            assert expected == stand, (board, rules)


def test_a_board_too_wide_for_a_word_lies_on_its_side() -> None:
    board = Board([[1, 2] * 33, [2, 1] * 33, [1, 2] * 33])
    assert lay_out(board, LinkRules(collapse="left")).lines.size == 68
    games = Games(board, LinkRules(collapse="left"), 1)
    games.play(PLAYERS["first-hint"], 1)
    assert hint_run(board, LinkRules(collapse="left")).moves == games.best()


@pytest.mark.parametrize("collapse", COLLAPSES)
def test_the_uniform_player_wins_as_often_as_all_ways_to_play_say(collapse: Collapse) -> None:
    rng = random.Random(7)
    for _board in range(4):
        board, rules = full_board(rng, 2, 6, 4), LinkRules(collapse=collapse)
        rate = p_win(board, rules, plays=2000, seed=5)
        low, high = wilson(rate.wins, rate.plays, z=4)
        assert low <= exact_p_win(board, rules) <= high, (board, rules)


def test_a_game_is_legal_and_a_won_game_clears_the_board() -> None:
    rng = random.Random(9)
    won = 0
    for _board in range(60):
        board = full_board(rng, 4, 7, 4)
        rules = LinkRules(collapse=rng.choice(COLLAPSES), max_turns=rng.randint(0, 4))
        games = Games(board, rules, 1)
        for player in PLAYERS.values():
            games.play(player, 5)
        played = replay(board, rules, games.best())
        assert played.fault is None
        assert played.cleared == (games.wins > 0)
        won += played.cleared
    assert 0 < won < 60


def test_order_does_not_matter_with_two_of_a_kind_and_no_collapse() -> None:
    rng = random.Random(2)
    for _board in range(50):
        board = full_board(rng, 3, 6, 2)
        assert p_win(board, LinkRules(), plays=50, seed=1).p in (0.0, 1.0)


def test_the_first_hint_player_is_the_hint_run() -> None:
    rng = random.Random(4)
    for _board in range(40):
        board = full_board(rng, 4, 7, 4)
        rules = LinkRules(collapse=rng.choice(COLLAPSES))
        games = Games(board, rules, 1)
        games.play(PLAYERS["first-hint"], 1)
        assert hint_run(board, rules).moves == games.best()


def test_a_certain_player_plays_once() -> None:
    rate = p_win(Board([[1, 2, 2, 1]]), LinkRules(), "first-hint", plays=100, seed=1)
    assert (rate.p, rate.low, rate.high, rate.plays) == (1.0, 1.0, 1.0, 1)


def test_the_near_player_halves_the_odds_for_every_turn_and_every_three_cells() -> None:
    # Both 1s touch; the 2s are four cells apart with two turns between: odds 2 ** (-1/3) to 2 ** (-2 - 4/3).
    board = Board([[2, 1, 1, 3, 2]])
    opening = 2 ** (-1 / 3) / (2 ** (-1 / 3) + 2 ** (-2 - 4 / 3))
    games = Games(board, LinkRules(), 8)
    first = []
    for _game in range(2000):
        games = Games(board, LinkRules(), _game)
        games.play(PLAYERS["near"], 1)
        first.append(games.best()[0] == (0, 1, 0, 2))
    low, high = wilson(sum(first), 2000, z=4)
    assert low <= opening <= high


def test_the_player_that_looks_ahead_takes_the_pair_that_opens_most() -> None:
    # Without a ring only the 1s and the 3s touch; taking the 1s lets the 2s link, taking the 3s nothing.
    board = Board([[2, 1, 1, 2, 9, 3, 3, 8]])
    for seed in range(20):
        games = Games(board, LinkRules(border="closed"), seed)
        games.play(PLAYERS["look-ahead"], 1)
        assert games.best()[0] == (0, 1, 0, 2)


@pytest.mark.parametrize("name", list(PLAYERS))
def test_big_boards_are_played_by_the_same_players(name: str) -> None:
    board, rules = full_board(random.Random(6), 3, 8, 4), LinkRules(collapse="down")
    quick, slow = (kind(board, rules, 1) for kind in (Games, BigGames))
    quick.play(PLAYERS[name], 2000)
    slow.play(PLAYERS[name], 60)
    low, high = wilson(slow.wins, slow.plays, z=4)
    assert low <= rate_of(quick, PLAYERS[name]).p <= high
    if PLAYERS[name].is_certain:
        assert quick.best() == slow.best()


def test_a_board_that_fits_no_word_is_played_all_the_same() -> None:
    cells = np.full((64, 64), -3)
    cells[0, :2], cells[63, 62:] = 1, 2
    games = games_of(Board(cells), LinkRules(), 1)
    assert isinstance(games, BigGames)
    games.play(PLAYERS["random"], 2)
    assert (games.plays, games.wins) == (2, 2)


def test_slices_do_not_change_the_games() -> None:
    board, rules = full_board(random.Random(1), 6, 8, 4), LinkRules(collapse="left")
    together, apart = (Games(board, rules, 5) for _ in range(2))
    together.play(PLAYERS["random"], 90)
    for plays in (1, 50, 39):
        apart.play(PLAYERS["random"], plays)
    assert (together.plays, together.wins) == (apart.plays, apart.wins)
    assert together.best() == apart.best()


def test_playing_stops_when_it_is_cancelled() -> None:
    games = Games(Board([[1, 1]]), LinkRules(), 1)
    with pytest.raises(Cancelled):
        games.play(PLAYERS["random"], 10, Control(is_cancelled=lambda: True))


def test_an_empty_board_is_won() -> None:
    assert p_win(Board([[0, -2]]), LinkRules(), plays=10, seed=1).p == 1.0


def test_the_interval_is_wilsons() -> None:
    low, high = wilson(10, 100)
    assert (round(low, 4), round(high, 4)) == (0.0552, 0.1744)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 50)[0] == 0.0
    assert wilson(50, 50)[1] == 1.0
