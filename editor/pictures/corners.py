"""Draw what other scenes leave out or folded away: `python -m editor.pictures.corners FOLDER`, 1x and 2x."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec
from PySide6.QtWidgets import QVBoxLayout, QWidget

import levels
from editor.frame.options import OPTIONS_HEIGHT, ToolOptions
from editor.pictures.shooting import Scene, rest, run, take
from editor.tools.gestures import TOOLS
from editor.tools.hand import Hand
from editor.window import Window
from generator.control import Control
from generator.games import GAMES
from levels.board import SLOT, Board
from levels.level import Deal, LinkLevel, Pack, Wish
from levels.packs import load_pack
from levels.rules import LinkRules

_SAMPLES: Final = Path(levels.__file__).parent / "samples"
_SMALL: Final = (1100, 700)


def _starter() -> Pack:
    return load_pack(_SAMPLES / "starter.json")


def _alone(window: Window, rows: int, cols: int, *, evidence: bool = True) -> None:
    """Take a full board of some size in hand, dealt, with the card open."""
    plain = LinkLevel(id="full", title="Full", layout=Board.filled(rows, cols, SLOT), deal=Deal(kinds=34))
    dealt = GAMES["link"].generate(plain, Control(), seed=4)
    take(window, msgspec.structs.replace(_starter(), levels=(dealt,)))
    rest(window)
    window.desk.show_pairs(False)
    window.desk.show_card(evidence)


def _tall(window: Window) -> None:
    _alone(window, 30, 16)


def _wide(window: Window) -> None:
    _alone(window, 16, 30)


def _tall_stuck(window: Window) -> None:
    rows = ["1 3 2 1", "3 2 3 1", "2 3 1 2", *(f"{kind} {kind} {kind} {kind}" for kind in range(4, 16))]
    level = LinkLevel(
        id="knot",
        title="Knot",
        board=Board.from_text("\n".join(rows)),
        rules=LinkRules(max_turns=1, border="closed"),
    )
    take(window, msgspec.structs.replace(_starter(), levels=(level,)))
    rest(window)
    window.desk.show_card(True)


def _deal(window: Window, plan: Deal) -> None:
    """Show a layout with its way to be dealt, and all of the panel for it."""
    pack = load_pack(_SAMPLES / "layouts.json")
    planned = msgspec.structs.replace(pack.levels[8], deal=plan)
    take(window, msgspec.structs.replace(pack, levels=(planned, *pack.levels[:8])))
    rest(window)
    window.side.palette_panel.fold(True)
    window.side.rules.fold(True)
    window.side.deal.more.setChecked(True)


def _wish(window: Window) -> None:
    wish = Wish(grade=3, opening_pairs=(14, 20), lowest_pairs=(2, 5), p_win=(0.4, 0.7))
    _deal(window, Deal(kinds=24, wish=wish, seed="spring"))


def _counts(window: Window) -> None:
    _deal(window, Deal(counts={str(kind): 4 for kind in range(1, 9)}))


def _pack(window: Window) -> None:
    take(window, msgspec.structs.replace(_starter(), author="Ann Example"), "Spiral")
    rest(window)
    for section in (window.side.palette_panel, window.side.rules, window.side.deal):
        section.fold(True)
    window.side.reveal(window.side.pack_form)


def _tools(window: Window) -> None:
    """Show the options of every tool, one below the other."""
    document = take(window, _starter(), "Courtyard")
    rest(window)
    column = QWidget(window)
    column.setProperty("surface", "panel")
    rows = QVBoxLayout(column)
    rows.setContentsMargins(0, 0, 0, 0)
    rows.setSpacing(0)
    for name in TOOLS:
        # A hand each: what is shown depends on the tool that it holds now.
        hand = Hand(column)
        hand.hold(tool=name)
        options = ToolOptions(hand)
        options.set_document(document)
        rows.addWidget(options)
    column.setGeometry(285, 42, 874, len(TOOLS) * OPTIONS_HEIGHT)
    column.show()


def _small(window: Window) -> None:
    take(window, _starter(), "Great table")
    rest(window)


SCENES: Final[dict[str, Scene]] = {
    "card-1-tall": Scene(_tall, "dark"),
    "card-2-wide": Scene(_wide, "light"),
    "card-3-stuck": Scene(_tall_stuck, "light"),
    "deal-1-wish": Scene(_wish, "dark"),
    "deal-2-counts": Scene(_counts, "light"),
    "pack-form": Scene(_pack, "dark"),
    "tools": Scene(_tools, "dark"),
    "small": Scene(_small, "light", _SMALL),
}


if __name__ == "__main__":
    run(SCENES, "editor.pictures.corners", __doc__)
