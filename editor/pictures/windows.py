"""Draw the window in many states into a folder: `python -m editor.pictures.windows FOLDER`, 1x and 2x."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec
import numpy as np

import levels
from editor.art.themes import THEMES
from editor.pack_theme import choose_theme
from editor.pictures.shooting import Scene, rest, run, take, wait
from editor.window import Window
from editor.words import sentences, tr
from generator.control import Control
from generator.games import GAMES
from levels.board import SLOT, Board
from levels.kinds import orb_kinds
from levels.level import Deal, Goal, LinkLevel, OrbLevel, Pack, Report, Route
from levels.packs import load_pack
from levels.rules import LinkRules, OrbRules, Skyfall

_SIZE: Final = (1440, 900)
_SAMPLES: Final = Path(levels.__file__).parent / "samples"
_PATIENCE: Final = 120.0


def _starter() -> Pack:
    return load_pack(_SAMPLES / "starter.json")


def _fifty() -> Pack:
    pack = _starter()
    titled = [
        msgspec.structs.replace(
            level, id=f"{level.id}{turn}", title=level.title if not turn else f"{level.title} {turn + 1}"
        )
        for turn in range(2)
        for level in pack.levels
    ]
    return msgspec.structs.replace(pack, title="Fifty levels", levels=tuple(titled[:50]))


def _link(window: Window) -> None:
    take(window, _starter(), "Courtyard")
    rest(window)
    window.bar.hint.setChecked(True)
    window.canvas.point_at((3, 7))


def _dealing(window: Window) -> None:
    take(window, load_pack(_SAMPLES / "layouts.json"), "Heart")
    rest(window)
    window.side.deal.show_progress(tr("Dealing at random"), 0.43)


_VAULT: Final = """
. . ? ? ? ? ? ? ? ? ? ? ? ? ? ? . .
. ? ? ? ? # ? ? ? ? ? ? # ? ? ? ? .
? ? ? ? # . # ? ? ? ? # . # ? ? ? ?
? ? ? # . . # ? ? ? ? # . . # ? ? ?
? ? ? # . . # ? ? ? ? # . . # ? ? ?
? ? ? ? # . # ? ? ? ? # . # ? ? ? ?
. ? ? ? ? # ? ? ? ? ? ? # ? ? ? ? .
. . ? ? ? ? ? ? ? ? ? ? ? ? ? ? . .
"""
_LOCKED_IN: Final = {
    (2, 5): 31, (3, 4): 32, (3, 5): 33, (4, 4): 33, (4, 5): 32, (5, 5): 31,
    (2, 12): 34, (3, 12): 35, (3, 13): 36, (4, 12): 36, (4, 13): 35, (5, 12): 34,
}  # fmt: skip
"""Tiles of six kinds behind stones, none of which can link before another has left."""


def _unsolvable(window: Window) -> None:
    layout = Board.from_text(_VAULT)
    plain = LinkLevel(id="vault", title="Vault", layout=layout, deal=Deal(kinds=24), time_limit=60.0)
    dealt = GAMES["link"].generate(plain, Control(), seed=4)
    cells = dealt.shown.cells.copy()
    for at, kind in _LOCKED_IN.items():
        cells[at] = kind
    level = msgspec.structs.replace(dealt, layout=None, board=Board(cells), solution=None, report=Report())
    pack = _starter()
    document = take(window, msgspec.structs.replace(pack, levels=(*pack.levels[1:4], level)), "Vault")
    choose_theme(document, "link", THEMES["shapes"])
    rest(window)
    window.desk.show_stuck(True)


def _repair(window: Window) -> None:
    level = LinkLevel(id="gate", title="Gate", board=Board.from_text(_GATE), rules=LinkRules(border="closed"))
    document = take(window, msgspec.structs.replace(_starter(), levels=(level,)))
    choose_theme(document, "link", THEMES["fruit"])
    rest(window)
    window.card.show_toggled.emit("mend-1", True)


def _cases(window: Window) -> None:
    rules = LinkRules(max_turns=1, border="closed")
    level = LinkLevel(id="knot", title="Knot", board=Board.from_text(_KNOT), rules=rules)
    take(window, msgspec.structs.replace(_starter(), levels=(level,)))
    rest(window)
    window.card.case_wanted.emit(3)


_GATE: Final = """
. 4 1 . 3 6 3 .
7 3 2 4 8 5 5 4
. 6 9 # # 9 1 3
8 4 9 # # 7 9 .
2 2 7 5 6 8 5 2
. 6 1 7 . 1 8 .
"""
_KNOT: Final = "1 3 2 1\n3 2 3 1\n2 3 1 2"


def _solution(window: Window) -> None:
    take(window, _starter(), "Butterfly")
    rest(window)
    window.desk.player.go(window.desk.player.length // 3)


def _symmetry(window: Window) -> None:
    layout = Board.filled(11, 16, 0)
    level = LinkLevel(id="paint", title="Butterfly", layout=layout)
    take(window, msgspec.structs.replace(_starter(), title="Sketches", levels=(level,)))
    rest(window)
    window.hand.hold(symmetry="both", cell=SLOT, size=2)
    easel = window.easel
    for start, end in (((1, 1), (3, 3)), ((3, 3), (4, 6)), ((0, 5), (1, 7))):
        easel.press(start)
        easel.drag(end)
        easel.release()
    window.hand.hold(cell=-2, size=1)
    easel.press((5, 5))
    easel.drag((5, 7))
    window.canvas.point_at((5, 6))


def _many(window: Window) -> None:
    take(window, _fifty(), "Heart")
    rest(window)
    window.levels.choose_rows([8, 9, 10])
    window.canvas.point_at(None)


def _gallery(window: Window) -> None:
    take(window, _fifty(), "Heart")
    rest(window)
    window.levels.choose_rows([8, 9, 10])
    window.gallery.show(True)


def _reason(window: Window) -> None:
    document = take(window, _starter(), "Stone garden")
    rest(window)
    window.actions_by_id["pairs"].setChecked(False)
    window.desk.show_pairs(False)
    level = document.level
    sight = window.desk.live.sight
    assert level is not None
    assert sight is not None
    for kind in level.shown.kind_counts():
        places = level.shown.positions(kind)
        why = sight.reason(places[0], places[-1])
        if why is not None and len(why.blockers) >= 3:
            mask = np.zeros(level.shown.shape, dtype=np.bool_)
            mask[places[0]] = mask[places[-1]] = True
            document.select(mask)
            break
    window.hand.hold(tool="select")


def _notices(window: Window) -> None:
    from editor.frame.notices import Answer

    take(window, _starter(), "Ring")
    rest(window)
    window.notices.say(
        tr(
            "{title} was not saved before Boardloom ended. Its changes up to {when} are there.",
            title="Starter pack",
            when="14:20",
        ),
        [Answer(tr("Recover"), lambda: None), Answer(tr("Throw away"), lambda: None)],
        tone="warn",
    )
    window.notices.say(
        sentences(
            [
                tr("{file} was not written.", file="starter.json"),
                tr("The disk is full. Make room and save again, or save it in another place."),
            ]
        ),
        [Answer(tr("Try again"), lambda: None), Answer(tr("Save as…"), lambda: None)],
        tone="bad",
    )


def _properties(window: Window) -> None:
    take(window, _starter(), "Spiral")
    rest(window)
    window.side.palette_panel.fold(True)
    window.side.rules.fold(True)
    window.side.deal.fold(True)
    window.side.reveal(window.side.level_form)
    window.canvas.set_grid(True)
    window.actions_by_id["grid"].setChecked(True)


_SPOILS: Final = ((2, 4), (5, 7), (8, 3))
"""Levels of the starter pack whose first cells are spoilt, and how many of each."""


def _faults(window: Window) -> None:
    pack = _starter()
    levels = list(pack.levels)
    for row, number in _SPOILS:
        board = levels[row].shown
        places = [at for at, _kind in board.tiles()][:number]
        board = board.with_cells(places, 3).with_cells(places[:1], SLOT)
        levels[row] = msgspec.structs.replace(levels[row], board=board, layout=None)
    hanging = OrbLevel(id="hang", title="Stairs", board=Board.from_text("1 . 1 2\n. 2 1 3"))
    levels[4:4] = [hanging]
    take(window, msgspec.structs.replace(pack, levels=tuple(levels)), "Butterfly")
    wait(lambda: window.orbs.live.is_ready and window.desk.live.is_all_ready)
    rest(window)
    window.desk.show_card(False)
    window.faults.show(True)
    wait(lambda: window.faults.book.is_settled)
    window.faults.step(1)
    window.faults.step(1)


def _no_faults(window: Window) -> None:
    take(window, _starter(), "Heart")
    wait(lambda: window.orbs.live.is_ready and window.desk.live.is_all_ready)
    rest(window)
    window.faults.show(True)
    wait(lambda: window.faults.book.is_settled)


def _orbs(window: Window, title: str) -> None:
    level = OrbLevel(id="seven", title="Seven", board=_SEVEN, plus=((1, 2),), goals=_GOALS)
    calm = OrbLevel(id="calm", title="Crossing", board=_CALM, goals=_GOALS, route=_ROUTE)
    sky = OrbLevel(id="sky", title="Sky", board=_SEVEN, rules=OrbRules(skyfall=Skyfall(seed=1), max_steps=25))
    take(window, Pack(id="orbs", title="Orbs", kinds=orb_kinds(10), levels=(level, calm, sky)), title)
    wait(lambda: window.orbs.live.is_ready and window.desk.live.is_all_ready)
    rest(window)


def _groups(window: Window) -> None:
    _orbs(window, "Seven")
    window.canvas.point_at((4, 1))


def _skyfall(window: Window) -> None:
    _orbs(window, "Sky")
    wait(lambda: window.orbs.live.odds is not None)


def _cascade(window: Window) -> None:
    _orbs(window, "Seven")
    window.orbs.player.go(4)


def _dragging(window: Window) -> None:
    _orbs(window, "Crossing")
    window.hand.hold(tool="drag")
    window.easel.press(_ROUTE.start)
    for cell in _ROUTE.cells[1:]:
        window.easel.drag(cell)


def _kept(window: Window) -> None:
    _orbs(window, "Crossing")
    window.hand.hold(tool="drag")
    window.orbs.player.go(len(_ROUTE.steps))


_SEVEN: Final = Board.from_text("1 2 6 2 2 2\n5 6 4 4 1 3\n1 6 4 1 3 1\n1 6 4 2 2 1\n1 5 5 3 3 1")
_CALM: Final = Board.from_text("3 1 6 4 4 2\n2 6 3 6 6 4\n2 1 1 3 3 3\n2 3 5 1 1 5\n4 5 1 4 4 4")
_ROUTE: Final = Route(start=(1, 2), steps="LDDRRDLLLURUULDR")
_GOALS: Final = (Goal(combos=4, steps=25), Goal(combos=9), Goal(orbs=12, kind=1))


SCENES: Final[dict[str, Scene]] = {
    "1-link": Scene(_link, "dark"),
    "2-dealing": Scene(_dealing, "light"),
    "3-unsolvable": Scene(_unsolvable, "light"),
    "3-repair": Scene(_repair, "dark"),
    "3-cases": Scene(_cases, "dark"),
    "4-solution": Scene(_solution, "dark"),
    "5-symmetry": Scene(_symmetry, "dark"),
    "6-fifty-levels": Scene(_many, "light"),
    "6-gallery": Scene(_gallery, "dark"),
    "6-gallery-light": Scene(_gallery, "light"),
    "7-why-no-link": Scene(_reason, "dark"),
    "8-notices": Scene(_notices, "dark"),
    "9-properties": Scene(_properties, "light"),
    "faults-1": Scene(_faults, "dark"),
    "faults-2": Scene(_faults, "light"),
    "faults-3-none": Scene(_no_faults, "dark"),
    "faults-4-none": Scene(_no_faults, "light"),
    "orb-1-groups": Scene(_groups, "dark"),
    "orb-2-groups": Scene(_groups, "light"),
    "orb-3-cascade": Scene(_cascade, "dark"),
    "orb-4-dragging": Scene(_dragging, "dark"),
    "orb-5-dragging": Scene(_dragging, "light"),
    "orb-6-route": Scene(_kept, "dark"),
    "orb-7-skyfall": Scene(_skyfall, "light"),
}


if __name__ == "__main__":
    run(SCENES, "editor.pictures.windows", __doc__)
