"""What tests of own pictures look at and answer in a window."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from editor.window import Window
from levels.kinds import tile_kinds
from levels.level import Kind, Pack
from tests.editor.artists import color_at
from tests.editor.windows import RING, a_pack, in_hand


def loaded(qtbot: QtBot, window: Window) -> None:
    """Wait until all pictures are there."""
    qtbot.waitUntil(lambda: not window.jobs.running, timeout=10_000)


def kind(window: Window, number: int) -> Kind:
    return in_hand(window).pack.kinds[number - 1]


def shown_color(window: Window, number: int) -> str:
    """The colour in the middle of a kind, as the canvas draws it."""
    return color_at(window.canvas.art.image(number, 40))


def faults(window: Window) -> list[tuple[str, int]]:
    return [(fault.code, fault.kind) for fault in window.shelf.faults(in_hand(window))]


def a_pack_with(*pictures: str | None) -> Pack:
    kinds = [Kind(name=f"kind {n}", picture=picture) for n, picture in enumerate(pictures, start=1)]
    pack = a_pack(RING)
    return Pack(id="p", title="Own", kinds=(*kinds, *tile_kinds(9)[len(kinds) :]), levels=pack.levels)


def answer_home(window: Window, answer: str) -> list[list[Path]]:
    """Answer every question about files outside the folder; return what was asked about."""
    asked: list[list[Path]] = []

    def ask(paths: list[Path], _folder: Path) -> str:
        asked.append(list(paths))
        return answer

    window.dressing.ask_home = ask  # type: ignore[method-assign, assignment] # answers in the user's place
    return asked


def choose(window: Window, *paths: Path) -> None:
    """Answer every question for files."""
    window.dressing._ask_files = lambda _title: list(paths)  # type: ignore[method-assign, assignment] # as above
