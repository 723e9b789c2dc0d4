"""Draw the window with own pictures: `python -m editor.pictures.own_scenes FOLDER`, 1x and 2x."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Final

import numpy as np
from PySide6.QtCore import Qt

from editor.document import Document
from editor.kinds.decoding import Sheet
from editor.kinds.sheet_dialog import SheetDialog
from editor.kinds.shelf import read_sheet
from editor.pack_theme import choose_filling
from editor.pictures.own_art import draw_own_art
from editor.pictures.shooting import Scene, rest, run, wait
from editor.window import Window
from generator.control import Control
from generator.games import GAMES
from levels.board import SLOT, Board
from levels.level import Deal, LinkLevel, Mode, OrbLevel, Pack
from levels.packs import save_pack


def _own(window: Window, *, fill: bool = False, mode: Mode = "link") -> Document:
    folder = Path(tempfile.mkdtemp(prefix="own-"))
    kinds = draw_own_art(folder)
    rng = np.random.default_rng(3)
    slots = Board.filled(6, 12, SLOT)
    link = LinkLevel(id="gems", title="Gems and beasts", layout=slots, deal=Deal(kinds=18))
    dealt = GAMES["link"].generate(link, Control(), seed=8)
    orbs = OrbLevel(id="orbs", title="Falling gems", board=Board(rng.integers(1, 9, (5, 6))))
    levels = (dealt, orbs) if mode == "link" else (orbs, dealt)
    path = folder / "own.json"
    save_pack(Pack(id="own", title="Own pictures", kinds=kinds, levels=levels), path)
    document = window.filing.open_path(path)
    assert document is not None
    choose_filling(document, fill=fill)
    wait(lambda: window.orbs.live.is_ready and window.desk.live.is_all_ready)
    rest(window)
    wait(lambda: not window.shelf.is_loading(document))
    window.canvas.fit()
    return document


def _with_faults(window: Window) -> None:
    _own(window)
    window.desk.show_pairs(False)
    window.desk.show_card(False)
    window.faults.show(True)
    wait(lambda: window.faults.book.is_settled)


def _filling(window: Window) -> None:
    _own(window, fill=True)
    window.desk.show_pairs(False)
    window.desk.show_card(False)


def _orbs(window: Window) -> None:
    _own(window, mode="orb")


def _sheet(window: Window) -> None:
    document = _own(window)
    assert document.path is not None
    sheet = read_sheet(document.path.parent / "beasts.png")
    assert isinstance(sheet, Sheet)
    dialog = SheetDialog(sheet, "beasts.png", 9, window)
    for stepper, value in ((dialog.columns, 8), (dialog.rows, 8), (dialog.margin, 1), (dialog.spacing, 2)):
        stepper.number.setValue(value)
    # A part of the window, or it would not be in its picture.
    dialog.setParent(window, Qt.WindowType.Widget)
    dialog.setAutoFillBackground(True)
    dialog.resize(dialog.sizeHint())
    dialog.move((window.width() - dialog.width()) // 2, 160)
    dialog.show()


SCENES: Final[dict[str, Scene]] = {
    "own-1": Scene(_with_faults, "dark"),
    "own-2": Scene(_with_faults, "light"),
    "own-3-filling": Scene(_filling, "dark"),
    "own-4-filling": Scene(_filling, "light"),
    "own-5-orbs": Scene(_orbs, "dark"),
    "own-6-sheet": Scene(_sheet, "dark"),
    "own-7-sheet": Scene(_sheet, "light"),
}


if __name__ == "__main__":
    run(SCENES, "editor.pictures.own_scenes", __doc__)
