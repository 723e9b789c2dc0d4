"""Draw the start page, the tour and the history: `python -m editor.pictures.starting FOLDER`, 1x and 2x."""

from __future__ import annotations

import shutil
import tempfile
import time
from pathlib import Path
from typing import Final

import msgspec

import levels
from editor.document import Document
from editor.pictures.shooting import Scene, rest, run, take, wait
from editor.settings import RECENT
from editor.start.layouts import blank_level
from editor.window import Window
from levels.level import Pack, Report
from levels.packs import load_pack, save_pack

_SAMPLES: Final = Path(levels.__file__).parent / "samples"
_SMALL: Final = (1100, 700)
_DAY: Final = 86_400


def _starter() -> Pack:
    return load_pack(_SAMPLES / "starter.json")


def _empty(window: Window) -> None:
    window.starting.show()
    _settle(window)


def _recent(window: Window) -> None:
    """Recent packs of every state: well, unsolvable, undealt, large, gone."""
    folder = Path(tempfile.mkdtemp())
    pack = _starter()
    shutil.copy(_SAMPLES / "starter.json", folder / "starter.json")
    garden = list(pack.levels[8:20])
    garden[3] = msgspec.structs.replace(garden[3], report=Report(verdict="unsolvable"))
    layouts = load_pack(_SAMPLES / "layouts.json").levels
    packs = {
        "garden": ("Garden", tuple(garden)),
        "holidays": ("Levels for the winter holidays", (pack.levels[6], *layouts[7:12])),
    }
    for name, (title, chosen) in packs.items():
        save_pack(msgspec.structs.replace(pack, title=title, levels=chosen), folder / f"{name}.json")
    now = int(time.time())
    ages = {"starter": 0, "garden": _DAY, "holidays": 12 * _DAY, "gone": 400 * _DAY}
    lines = [f"{now - age} {folder / f'{name}.json'}" for name, age in ages.items()]
    window.settings.store.setValue(RECENT, lines)
    window.starting.show()
    _settle(window)


def _layouts(window: Window) -> None:
    _empty(window)
    window.starting.page.all_button.click()
    _settle(window)
    next(iter(window.starting.page.others.values())).setFocus()


def _focused(window: Window) -> None:
    _recent(window)
    window.starting.page.featured["courtyard"].setFocus()


def _told(window: Window) -> None:
    _recent(window)
    window.filing.tell_gone([Path("autumn.json"), Path("winter.json")])


def _tour_begins(window: Window) -> None:
    window.actions_by_id["tour"].trigger()
    rest(window)


def _tour_deals(window: Window) -> None:
    _tour_begins(window)
    window.hand.hold(symmetry="both", size=2)
    for start, end in (((1, 1), (3, 6)), ((0, 4), (2, 6))):
        window.easel.press(start)
        window.easel.drag(end)
        window.easel.release()
    rest(window)


def _tour_ends(window: Window) -> None:
    _tour_deals(window)
    for step in ("deal", "verdict", "export"):
        window.tour.tick(step)


def _history(window: Window) -> None:
    folder = Path(tempfile.mkdtemp())
    shutil.copy(_SAMPLES / "starter.json", folder / "starter.json")
    document = window.filing.open_path(folder / "starter.json")
    assert document is not None
    document.show(9)
    for kind, row in enumerate((2, 4, 6, 8), start=11):
        window.hand.hold(cell=kind, symmetry="none")
        window.easel.press((row, 4))
        window.easel.drag((row, 4 + kind % 4))
        window.easel.release()
        if row == 4:
            window.filing.save(document)
    document.undo()
    window.side.palette_panel.fold(True)
    window.actions_by_id["history"].trigger()
    rest(window)


def _no_levels(window: Window) -> None:
    window.filing.take(Document(Pack(id="empty", title="Empty")))
    rest(window)


def _nothing_found(window: Window) -> None:
    take(window, _starter(), "Butterfly")
    window.levels.search("zebra")
    rest(window)


def _no_tiles(window: Window) -> None:
    window.filing.begin(blank_level(8, 14))
    rest(window)


def _settle(window: Window) -> None:
    wait(lambda: False, 0.3)
    wait(lambda: not window.jobs.running)


SCENES: Final[dict[str, Scene]] = {
    "start-1-empty": Scene(_empty, "light"),
    "start-2-empty": Scene(_empty, "dark"),
    "start-3-recent": Scene(_recent, "light"),
    "start-4-recent": Scene(_recent, "dark"),
    "start-5-small": Scene(_focused, "light", _SMALL),
    "start-6-small": Scene(_told, "dark", _SMALL),
    "start-7-layouts": Scene(_layouts, "light"),
    "start-8-layouts": Scene(_layouts, "dark", _SMALL),
    "tour-1-begins": Scene(_tour_begins, "dark"),
    "tour-2-deals": Scene(_tour_deals, "light", _SMALL),
    "tour-3-ends": Scene(_tour_ends, "light"),
    "empty-1-pack": Scene(_no_levels, "dark"),
    "empty-2-pack": Scene(_no_levels, "light"),
    "empty-3-search": Scene(_nothing_found, "light"),
    "empty-4-board": Scene(_no_tiles, "dark"),
    "history-1": Scene(_history, "dark"),
    "history-2": Scene(_history, "light", _SMALL),
}


if __name__ == "__main__":
    run(SCENES, "editor.pictures.starting", __doc__)
