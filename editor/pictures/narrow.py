"""Draw the smallest window that nothing is cut in: `python -m editor.pictures.narrow FOLDER`, 1x and 2x."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import levels
from editor.pictures.shooting import Scene, rest, run, take, wait
from editor.window import Window
from levels.board import Board
from levels.kinds import orb_kinds
from levels.level import Goal, OrbLevel, Pack, Route
from levels.packs import load_pack

LEAST: Final = (1024, 700)
_STARTER: Final = Path(levels.__file__).parent / "samples" / "starter.json"
_ORBS: Final = Board.from_text("3 1 6 4 4 2\n2 6 3 6 6 4\n2 1 1 3 3 3\n2 3 5 1 1 5\n4 5 1 4 4 4")
_ROUTE: Final = Route(start=(1, 2), steps="LDDRRDLLLURUULDR")


def _link(window: Window) -> None:
    take(window, load_pack(_STARTER), "Courtyard")
    rest(window)


def _rectangle(window: Window) -> None:
    _link(window)
    window.hand.hold(tool="rectangle", symmetry="left-right")


def _select(window: Window) -> None:
    _link(window)
    window.hand.hold(tool="select")
    window.easel.press((1, 1))
    window.easel.drag((4, 6))
    window.easel.release()


def _mirrors(window: Window) -> None:
    _link(window)
    window.options.mirror_menu.setFocus()


def _orbs(window: Window) -> None:
    level = OrbLevel(id="calm", title="Crossing", board=_ORBS, goals=(Goal(combos=4),))
    take(window, Pack(id="orbs", title="Orbs", kinds=orb_kinds(10), levels=(level,)), "Crossing")
    wait(lambda: window.orbs.live.is_ready)
    window.hand.hold(tool="drag")
    window.easel.press(_ROUTE.start)
    for cell in _ROUTE.cells[1:]:
        window.easel.drag(cell)
    window.easel.release()
    wait(lambda: not window.orbs.motion.falls)
    rest(window)


def _faults(window: Window) -> None:
    _link(window)
    window.actions_by_id["faults"].trigger()


def _start(window: Window) -> None:
    window.starting.show()
    wait(lambda: not window.jobs.running)


def _tour(window: Window) -> None:
    window.actions_by_id["tour"].trigger()
    rest(window)


SCENES: Final[dict[str, Scene]] = {
    "narrow-1-brush": Scene(_link, "dark", LEAST),
    "narrow-2-rectangle": Scene(_rectangle, "light", LEAST),
    "narrow-3-select": Scene(_select, "dark", LEAST),
    "narrow-4-mirrors": Scene(_mirrors, "light", LEAST),
    "narrow-5-orbs": Scene(_orbs, "dark", LEAST),
    "narrow-6-faults": Scene(_faults, "light", LEAST),
    "narrow-7-start": Scene(_start, "dark", LEAST),
    "narrow-8-tour": Scene(_tour, "light", LEAST),
}


if __name__ == "__main__":
    run(SCENES, "editor.pictures.narrow", __doc__)
