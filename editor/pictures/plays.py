"""Draw levels being played into a folder: `python -m editor.pictures.plays FOLDER`, 1x and 2x."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

import levels
from editor.pictures.shooting import Scene, rest, run, take, wait
from editor.playtest.desk import Playtest
from editor.playtest.films import Film
from editor.playtest.link_game import LinkGame
from editor.playtest.orb_game import OrbGame
from editor.window import Window
from generator.collapse import collapse_moves
from generator.link.hint_run import hint_run
from generator.link.pairs import linking_pairs
from generator.link.paths import find_links
from levels.board import EMPTY, Board
from levels.kinds import orb_kinds
from levels.level import Goal, LinkLevel, OrbLevel, Pack, Route
from levels.packs import load_pack
from levels.plays import PlayRecord, mark_of, with_play
from levels.rules import Collapse, LinkRules, OrbRules, Skyfall

_STARTER: Final = Path(levels.__file__).parent / "samples" / "starter.json"
_CALM: Final = Board.from_text("3 1 6 4 4 2\n2 6 3 6 6 4\n2 1 1 3 3 3\n2 3 5 1 1 5\n4 5 1 4 4 4")
_ROUTE: Final = Route(start=(1, 2), steps="LDDRRDLLLURUULDR")
_GRIDLOCK: Final = """
6 7 5 2 8 5 4 7 9
2 6 8 4 1 6 2 1 3
1 7 4 3 4 8 5 1 9
2 6 3 4 5 8 3 9 8
6 5 7 3 3 4 8 2 5
9 7 2 9 7 1 6 9 1
"""
_GOALS: Final = (Goal(combos=4, steps=25), Goal(combos=9), Goal(orbs=12, kind=1))


def _entered(window: Window) -> Playtest:
    window.actions_by_id["playtest"].trigger()
    playtest = window.playtest
    playtest.projector.speed = "normal"
    return playtest


def _starter(title: str, **fields: object) -> Pack:
    """The starter pack, with fields of one level changed."""
    pack = load_pack(_STARTER)
    levels = [
        msgspec.structs.replace(level, **fields) if level.title == title else level for level in pack.levels
    ]
    return msgspec.structs.replace(pack, levels=tuple(levels))


def _link(window: Window, title: str = "Courtyard", **fields: object) -> tuple[Playtest, LinkGame]:
    take(window, _starter(title, **fields), title)
    rest(window)
    playtest = _entered(window)
    playtest.projector.speed = "off"
    assert isinstance(playtest.game, LinkGame)
    return playtest, playtest.game


def _play(game: LinkGame, pairs: int) -> None:
    """Take the first pair, again and again."""
    moves = hint_run(game.session.board, game.level.rules).moves
    for row1, col1, row2, col2 in moves[:pairs]:
        game.press((row1, col1))
        game.press((row2, col2))


def _at(playtest: Playtest, film: Film, shot: int, done: float) -> None:
    """Stop a film at a point."""
    playtest.projector._timer.setInterval(1_000_000)
    playtest.projector._show(film[shot], done)


def _pick(window: Window) -> None:
    playtest, game = _link(window, time_limit=180.0)
    start = playtest.now()
    playtest.now = lambda: start + 47.0
    _play(game, 9)
    game.hint()
    first = game.session.board.positions(game.session.board[(4, 2)])[0]
    game.press(first)
    game.hint()
    playtest.board.point_at((4, 9))


def _refused(window: Window) -> None:
    playtest, game = _link(window, "Stone garden")
    _play(game, 4)
    board = game.session.board
    for kind in board.kind_counts():
        places = board.positions(kind)
        game.press(places[0])
        game.press(places[-1])
        reason = playtest.board.layer.reason
        if reason is not None and len(reason[1]) >= 3:
            break
        game.session = game.session.let_go()


def _filmed(window: Window, collapse: Collapse, shot: int) -> None:
    """Take the pair with the longest link of those after which something moves, and stop there."""
    playtest, game = _link(window, rules=LinkRules(collapse=collapse))
    _play(game, 9)
    board, rules = game.session.board, game.level.rules
    links = find_links(board, rules, linking_pairs(board, rules))
    films = {
        link: collapse_moves(board.with_cells((link.corners[0], link.corners[-1]), EMPTY), collapse)
        for link in links
        if link is not None
    }
    link = max(films, key=lambda each: (bool(films[each]), each.length))
    game.press(link.corners[0])
    playtest.projector.speed = "slow"
    game.press(link.corners[-1])
    film = playtest.projector._film
    _at(playtest, film, shot, 0.55)


def _linking(window: Window) -> None:
    _filmed(window, "center", 0)


def _falling(window: Window) -> None:
    _filmed(window, "down", 2)


def _stuck(window: Window) -> None:
    rules = LinkRules(border="closed")
    level = LinkLevel(id="stuck", title="Gridlock", board=Board.from_text(_GRIDLOCK), rules=rules)
    take(window, msgspec.structs.replace(load_pack(_STARTER), levels=(level,)), "Gridlock")
    rest(window)
    playtest = _entered(window)
    playtest.projector.speed = "off"
    assert isinstance(playtest.game, LinkGame)
    _play(playtest.game, 999)
    wait(lambda: not window.jobs.running, 20.0)


def _cleared(window: Window) -> None:
    pack = load_pack(_STARTER)
    level = next(level for level in pack.levels if level.title == "Heart")
    for record in (
        PlayRecord(board="earlier", end="left", seconds=31, moves=12, left=40, when="2026-11-28 10:02"),
        PlayRecord(board=mark_of(level), end="stuck", seconds=88, moves=25, left=12, hints=2, stuck=(25,)),
        PlayRecord(board=mark_of(level), end="won", seconds=143, moves=36, hints=1, undos=4, shuffles=1),
    ):
        level = with_play(level, record)
    playtest, game = _link(window, "Heart", editor=level.editor)
    start = playtest.now()
    playtest.now = lambda: start + 97.4
    assert isinstance(level, LinkLevel)
    for row1, col1, row2, col2 in level.solution or ():
        game.press((row1, col1))
        game.press((row2, col2))


def _late(window: Window) -> None:
    playtest, game = _link(window, "Ring", time_limit=60.0)
    _play(game, 14)
    start = playtest.now()
    playtest.now = lambda: start + 61.0
    playtest._count_time()


def _paused(window: Window) -> None:
    playtest, game = _link(window, "Ring")
    _play(game, 3)
    playtest.pause(True)


def _orb(window: Window, *, skyfall: bool = False) -> tuple[Playtest, OrbGame]:
    rules = OrbRules(max_steps=25, skyfall=Skyfall(seed=1) if skyfall else None)
    level = OrbLevel(
        id="calm", title="Crossing", board=_CALM, plus=((2, 3),), goals=_GOALS, rules=rules, time_limit=8.0
    )
    take(window, Pack(id="orbs", title="Orbs", kinds=orb_kinds(10), levels=(level,)), "Crossing")
    wait(lambda: window.orbs.live.is_ready)
    rest(window)
    playtest = _entered(window)
    assert isinstance(playtest.game, OrbGame)
    return playtest, playtest.game


def _lead(game: OrbGame) -> None:
    game.press(_ROUTE.start)
    for cell in _ROUTE.cells[1:]:
        game.lead(cell)


def _leading(window: Window) -> None:
    playtest, game = _orb(window)
    start = playtest.now()
    _lead(game)
    playtest.now = lambda: start + 4.4
    playtest.board.point_at(_ROUTE.cells[-1])


def _cascade(window: Window, *, shot: int, done: float) -> None:
    playtest, game = _orb(window, skyfall=True)
    _lead(game)
    game.let_go()
    wait(lambda: playtest.projector.runs)
    film = playtest.projector._film
    _at(playtest, film, shot, done)


def _settled(window: Window) -> None:
    playtest, game = _orb(window)
    start = playtest.now()
    _lead(game)
    playtest.now = lambda: start + 4.4
    playtest.projector.speed = "off"
    game.let_go()
    wait(lambda: game.session.result is not None)


def _met(window: Window) -> None:
    playtest, game = _orb(window, skyfall=True)
    playtest.projector.speed = "off"
    _lead(game)
    game.let_go()
    wait(lambda: game.session.result is not None)


def _narrow(window: Window) -> None:
    window.resize(1024, 700)
    _stuck(window)


SCENES: Final[dict[str, Scene]] = {
    "play-1-pick-and-hint": Scene(_pick, "dark"),
    "play-2-refused": Scene(_refused, "light"),
    "play-3-linking": Scene(_linking, "light"),
    "play-4-falling": Scene(_falling, "dark"),
    "play-5-stuck": Scene(_stuck, "dark"),
    "play-6-cleared": Scene(_cleared, "light"),
    "play-7-late": Scene(_late, "dark"),
    "play-8-paused": Scene(_paused, "light"),
    "play-9-narrow": Scene(_narrow, "light"),
    "play-orb-1-leading": Scene(_leading, "dark"),
    "play-orb-2-combos": Scene(lambda window: _cascade(window, shot=0, done=0.5), "light"),
    "play-orb-3-falling": Scene(lambda window: _cascade(window, shot=2, done=0.5), "dark"),
    "play-orb-4-settled": Scene(_settled, "light"),
    "play-orb-5-sky": Scene(_met, "dark"),
}

if __name__ == "__main__":
    run(SCENES, "editor.pictures.plays", __doc__)
