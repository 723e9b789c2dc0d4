"""A play of a link board: picks, links, undo, shuffle; held against the plain judge."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.control import Budget, Cancelled, Control
from generator.link.hope import last_hope
from generator.link.pairs import linking_pairs
from generator.link.reshuffle import reshuffle
from generator.link.session import LinkSession, Stuck
from generator.link.solve import solve
from generator.replay import replay
from generator.stopwatch import Stopwatch
from levels.board import EMPTY, Board, Position
from levels.rules import COLLAPSES, LinkRules
from tests.oracles.link_search import clearing
from tests.oracles.random_boards import full_board, random_board, random_rules

GAME = "1 2 1\n3 . 3\n2 4 4"


def pressed(session: LinkSession, *places: Position) -> LinkSession:
    for at in places:
        session, _answer = session.press(at)
    return session


def test_the_first_press_picks_and_the_second_links() -> None:
    session = LinkSession.begin(Board.from_text(GAME), LinkRules())
    session, answer = session.press((0, 0))
    assert (answer.event, session.picked) == ("picked", (0, 0))
    session, answer = session.press((0, 2))
    assert answer.event == "linked"
    assert answer.taken is not None
    assert answer.taken.link.corners == ((0, 0), (-1, 0), (-1, 2), (0, 2))
    assert session.picked is None
    assert session.board == Board.from_text(". 2 .\n3 . 3\n2 4 4")
    assert session.moves == ((0, 0, 0, 2),)


def test_pressing_the_pick_again_lets_it_go() -> None:
    session, answer = pressed(LinkSession.begin(Board.from_text(GAME), LinkRules()), (0, 0)).press((0, 0))
    assert (answer.event, session.picked) == ("let-go", None)


def test_a_wrong_partner_becomes_the_pick_and_the_reason_is_told() -> None:
    session = pressed(LinkSession.begin(Board.from_text(GAME), LinkRules()), (0, 0))
    session, answer = session.press((0, 1))
    assert (answer.event, session.picked) == ("refused", (0, 1))
    assert answer.why is not None
    assert answer.why.reason == "different-kinds"
    session, answer = pressed(session, (0, 1)).press((2, 1))
    assert (answer.event, session.picked) == ("picked", (2, 1))
    blocked = LinkSession.begin(Board.from_text("1 2 1\n2 3 3"), LinkRules(border="closed"))
    session, answer = pressed(blocked, (0, 0)).press((0, 2))
    assert (answer.event, session.picked) == ("refused", (0, 2))
    assert answer.why is not None
    assert (answer.why.reason, answer.why.blockers) == ("blocked", ((0, 1),))
    assert session.board == blocked.board


def test_what_is_no_tile_is_dead() -> None:
    board = Board.from_text("1 # x ?\n1 2 2 .")
    session = pressed(LinkSession.begin(board, LinkRules()), (0, 0), (1, 0), (1, 1))
    for at in ((0, 0), (1, 0), (0, 1), (0, 2), (0, 3), (1, 3), (-1, 0), (0, 9)):
        after, answer = session.press(at)
        assert answer.event == "nothing", at
        assert after == session
    assert session.picked == (1, 1)


def test_a_pick_that_is_undone_is_not_still_picked() -> None:
    session = pressed(LinkSession.begin(Board.from_text(GAME), LinkRules()), (0, 0), (0, 2), (0, 1))
    session = session.undo()
    assert (session.picked, session.taken, session.undos) == (None, 1, 0)
    session = session.undo()
    assert (session.board, session.undos) == (Board.from_text(GAME), 1)
    assert pressed(session, (0, 2)).picked == (0, 2)
    assert not session.can_undo


def test_doing_something_else_forgets_what_was_undone() -> None:
    session = pressed(LinkSession.begin(Board.from_text(GAME), LinkRules()), (0, 0), (0, 2)).undo()
    assert session.redo().taken == 1
    assert session.redo().redo() == session.redo()
    session = pressed(session, (2, 1), (2, 2))
    assert not session.can_redo


def test_no_pair_left_is_known_at_once_and_noted() -> None:
    session = LinkSession.begin(Board.from_text("1 2 3 3\n2 1 4 4"), LinkRules(border="closed"))
    session = pressed(session, (0, 2), (0, 3))
    assert session.outcome == "playing"
    session = pressed(session, (1, 2), (1, 3))
    assert session.outcome == "stuck"
    assert session.stuck == (Stuck(moves=2, tiles=4),)
    assert session.hinted() == (session, None)
    assert session.undo().outcome == "playing"
    assert session.undo().stuck == (Stuck(moves=2, tiles=4),)


def test_a_board_that_is_stuck_from_the_start_says_so() -> None:
    session = LinkSession.begin(Board.from_text("1 2\n2 1"), LinkRules(border="closed"))
    assert (session.outcome, session.stuck) == ("stuck", (Stuck(0, 4),))


def test_a_hint_is_the_first_pair_and_counts() -> None:
    session, link = LinkSession.begin(Board.from_text(GAME), LinkRules()).hinted()
    assert link is not None
    assert (link.corners[0], link.corners[-1], session.hints) == ((0, 0), (0, 2), 1)
    assert session.undo().hints == 1


@pytest.mark.parametrize("collapse", COLLAPSES)
def test_a_level_is_played_to_its_end_by_its_solution(collapse: str) -> None:
    rng = random.Random(collapse)
    rules = LinkRules(collapse=collapse)  # type: ignore[arg-type] # one of COLLAPSES
    for _board in range(3):
        board = full_board(rng, 4, 6, 4)
        found = solve(board, rules, Control(budget=Budget(nodes=20_000)), seed=1)
        if found.verdict != "solvable":
            continue
        session = LinkSession.begin(board, rules)
        judged = replay(board, rules, found.moves, keep_boards=True)
        for (row1, col1, row2, col2), expected in zip(found.moves, judged.boards, strict=True):
            session = pressed(session, (row1, col1), (row2, col2))
            assert expected == session.board
        assert session.outcome == "cleared"
        assert session.moves == found.moves
        for expected in (*judged.boards[-2::-1], board):
            session = session.undo()
            assert expected == session.board
        assert session.undo() == session


@given(seed=st.integers(0, 10**6), presses=st.lists(st.integers(0, 10**4), max_size=60))
def test_whatever_is_pressed_the_judge_agrees(seed: int, presses: list[int]) -> None:
    rng = random.Random(seed)
    board, rules = random_board(rng, 5, 7), random_rules(rng)
    session = LinkSession.begin(board, rules)
    for number in presses:
        at = divmod(number % board.cells.size, board.cols)
        before = session
        if number % 11 == 0:
            session = session.undo()
        elif number % 13 == 0:
            session = session.redo()
        else:
            session, answer = session.press(at)
            if before.picked not in (None, at) and session.board[at] > EMPTY and answer.event != "linked":
                assert before.picked is not None
                judged = replay(before.board, rules, [(*before.picked, *at)])
                assert judged.fault is not None
                assert answer.event == "refused"
        judged = replay(session.dealt, rules, session.moves)
        assert judged.fault is None
        assert judged.left == session.board
        assert judged.cleared == (session.outcome == "cleared")
        if session.picked is not None:
            assert session.board[session.picked] > EMPTY


@given(seed=st.integers(0, 10**6))
def test_a_shuffle_keeps_cells_and_tiles(seed: int) -> None:
    rng = random.Random(seed)
    board, rules = random_board(rng, 4, 6), random_rules(rng)
    found = reshuffle(board, rules, Control(), seed=seed, seconds=0.2)
    assert (found.board.cells > EMPTY).tolist() == (board.cells > EMPTY).tolist()
    assert found.board.kind_counts() == board.kind_counts()
    stones = board.cells < EMPTY
    assert found.board.cells[stones].tolist() == board.cells[stones].tolist()
    assert (found.solution is None) == (found.doubt is not None)
    if found.solution is not None:
        assert replay(found.board, rules, found.solution).cleared
    if board.odd_kinds():
        assert found.doubt == "odd"


def test_a_stuck_board_is_shuffled_into_one_that_can_be_cleared() -> None:
    board = Board.from_text("1 2 . 3\n2 1 # 3")
    session = LinkSession.begin(board, LinkRules(border="closed"))
    session = pressed(session, (0, 3), (1, 3))
    assert session.outcome == "stuck"
    found = reshuffle(session.board, session.rules, Control(), seed="shuffle")
    assert found.solution is not None
    session = session.shuffled(found.board)
    assert (session.outcome, session.shuffles, session.moves) == ("playing", 1, ())
    for row1, col1, row2, col2 in found.solution:
        session = pressed(session, (row1, col1), (row2, col2))
    assert session.outcome == "cleared"
    assert (session.taken, session.stuck) == (3, (Stuck(1, 4),))
    while session.can_undo:
        session = session.undo()
    assert session.board == board


def test_the_move_that_lost_a_play_is_found() -> None:
    rng, found = random.Random(2), 0
    for _board in range(60):
        board, rules = full_board(rng, 3, 4, 4), random_rules(rng)
        session = LinkSession.begin(board, rules)
        while session.outcome == "playing":
            pairs = linking_pairs(session.board, rules)
            session = pressed(session, *rng.choice(pairs))
        if session.outcome == "cleared":
            continue
        alive = [clearing(position, rules) is not None for position in session.positions]
        hope = last_hope(session.positions, rules, Control())
        assert hope.is_exact
        assert hope.dead == alive.index(False)
        assert hope.alive == (hope.dead - 1 if hope.dead else None)
        found += hope.dead > 0
    assert found >= 5


def test_what_is_not_decided_is_not_claimed() -> None:
    board = full_board(random.Random(8), 8, 10, 4)
    rules = LinkRules(border="closed", collapse="left")
    session = LinkSession.begin(board, rules)
    while session.outcome == "playing":
        session = pressed(session, *linking_pairs(session.board, rules)[-1])
    assert session.outcome == "stuck"
    hope = last_hope(session.positions, rules, Control(budget=Budget(seconds=0.0)))
    assert (hope.alive, hope.dead) == (None, len(session.positions) - 1)
    assert not hope.is_exact


def test_positions_begin_anew_with_a_shuffle() -> None:
    session = pressed(LinkSession.begin(Board.from_text(GAME), LinkRules()), (0, 0), (0, 2))
    assert session.positions == (Board.from_text(GAME), session.board)
    session = session.shuffled(Board.from_text(". 3 .\n2 . 4\n3 2 4"))
    assert session.positions == (session.board,)


def test_tiles_that_no_order_frees_are_told() -> None:
    board = Board.from_text("1 # 2 1\n# # 2 .")
    found = reshuffle(board, LinkRules(border="closed"), Control(), seed=3)
    assert (found.solution, found.doubt) == (None, "shut-in")


def test_a_shuffle_that_is_not_wanted_any_more_stops() -> None:
    board = full_board(random.Random(1), 4, 6, 4)
    with pytest.raises(Cancelled):
        reshuffle(board, LinkRules(), Control(is_cancelled=lambda: True), seed=1)


def test_out_of_time_the_liveliest_order_is_given() -> None:
    board = full_board(random.Random(1), 4, 6, 4)
    found = reshuffle(board, LinkRules(), Control(), seed=1, seconds=0.0)
    assert (found.solution, found.doubt) == (None, "not-found")
    assert LinkSession.begin(found.board, LinkRules()).outcome == "playing"


def test_the_same_seed_shuffles_the_same_way() -> None:
    board = full_board(random.Random(5), 4, 7, 4)
    one, two = (reshuffle(board, LinkRules(collapse="left"), Control(), seed="x").board for _ in range(2))
    assert one == two
    assert one != reshuffle(board, LinkRules(collapse="left"), Control(), seed="y").board


def test_a_stopwatch_counts_only_while_it_runs() -> None:
    watch = Stopwatch().started(10.0)
    assert watch.seconds(12.5) == 2.5
    assert watch.started(11.0).seconds(12.5) == 2.5
    watch = watch.stopped(13.0)
    assert (watch.runs, watch.seconds(99.0)) == (False, 3.0)
    assert watch.started(100.0).seconds(101.0) == 4.0
