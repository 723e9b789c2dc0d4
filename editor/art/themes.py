"""The themes that kinds are drawn in: one row of a table each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from editor.art.color import mix
from editor.art.faces import FACES, draw_face, symbol_square
from editor.art.fruit import FRUIT
from editor.art.letters import LETTERS_AND_NUMBERS, numbered_symbol
from editor.art.mahjong import MAHJONG
from editor.art.orbs import CLASSIC_ORBS, SAFE_ORBS, Orb, draw_orb, orb_beyond
from editor.art.shapes import SHAPE_COLORS, shape_symbol
from editor.art.symbols import Symbol, draw_symbol
from editor.theme import Colors
from editor.words import tr
from levels.board import Cell
from levels.level import Mode

DrawKind = Callable[[QPainter, QRectF, Cell, Colors, "Underlay | None"], None]
Underlay = Callable[[QPainter, QRectF], None]
"""Paints between a tile's face and its symbol: the hatch of a stuck tile."""


@dataclass(frozen=True, kw_only=True)
class TileTheme:
    """A way to draw kinds: names in order (kind k is entry k - 1), the colour each is known by, the drawing."""

    id: str
    title: str
    """English; `theme_title` translates it."""
    mode: Mode
    """The mode that the theme was drawn for; any theme can draw any level."""
    kinds: tuple[str, ...]
    colors: tuple[str, ...]
    draw: DrawKind
    faces: tuple[str, str] | None = None
    """The bodies of tiles in the light and the dark window, by their names in `FACES`; None: there is none."""
    edition: int = 0
    """Which of the designer's own pictures are in it; 0: none."""
    pictures: Mapping[Cell, QImage] = field(default_factory=dict, compare=False)
    """Those pictures by kind, for boards so small that nothing else of a tile is seen."""

    def kind_name(self, kind: Cell) -> str:
        """Return what a kind is called, in the user's language."""
        if kind <= len(self.kinds):
            return tr(self.kinds[kind - 1])
        return tr("Kind {kind}", kind=kind)

    def kind_names(self) -> list[str]:
        """Return what all its kinds are called, in the user's language."""
        return [tr(kind) for kind in self.kinds]

    def kind_color(self, kind: Cell) -> str:
        """Return the colour of a kind in thumbnails and charts."""
        return self.colors[(kind - 1) % len(self.colors)]


def theme_title(theme: TileTheme) -> str:
    """Return a theme's title in the user's language."""
    return tr(theme.title)


def _tile_drawer(symbols: Callable[[int], Symbol], faces: tuple[str, str], share: float) -> DrawKind:
    """Return the drawing of a tile: `faces` in the light and the dark window, the symbol's share of the side."""

    def draw(painter: QPainter, cell: QRectF, kind: Cell, colors: Colors, underlay: Underlay | None) -> None:
        draw_face(painter, cell, FACES[faces[colors.dark]], dark=colors.dark)
        if underlay is not None:
            underlay(painter, cell)
        draw_symbol(painter, symbols(kind), symbol_square(cell, share), cell.width())

    return draw


def _orb_drawer(orbs: Mapping[str, Orb]) -> DrawKind:
    rows = tuple(orbs.values())

    def draw(painter: QPainter, cell: QRectF, kind: Cell, _colors: Colors, underlay: Underlay | None) -> None:
        if underlay is not None:
            underlay(painter, cell)
        draw_orb(painter, cell, rows[kind - 1] if kind <= len(rows) else orb_beyond(kind))

    return draw


def _from_table(table: Mapping[str, Symbol]) -> Callable[[int], Symbol]:
    rows = tuple(table.values())
    return lambda kind: rows[kind - 1] if kind <= len(rows) else numbered_symbol(kind)


_LIGHTS: Final = 9
_LIGHTER: Final = 0.075


def _main_colors(symbols: Callable[[int], Symbol], count: int) -> tuple[str, ...]:
    """Return the colour that leads each symbol: its first ink, lighter each time that it comes again."""
    inks: list[str] = []
    seen: Counter[str] = Counter()
    for kind in range(1, count + 1):
        ink = next(color for layer in symbols(kind) if (color := layer.fill or layer.pen) is not None)
        inks.append(mix(ink, "#ffffff", _LIGHTER * (seen[ink] % _LIGHTS)))
        seen[ink] += 1
    return tuple(inks)


_SHAPES: Final = {name.capitalize(): shape_symbol(name) for name in SHAPE_COLORS}


def _tiles(
    id_: str, title: str, table: Mapping[str, Symbol], faces: tuple[str, str], share: float
) -> TileTheme:
    symbols = _from_table(table)
    return TileTheme(
        id=id_,
        title=title,
        mode="link",
        kinds=tuple(table),
        colors=_main_colors(symbols, len(table)),
        draw=_tile_drawer(symbols, faces, share),
        faces=faces,
    )


def _orbs(id_: str, title: str, table: Mapping[str, Orb]) -> TileTheme:
    return TileTheme(
        id=id_,
        title=title,
        mode="orb",
        kinds=tuple(table),
        colors=tuple(orb.base for orb in table.values()),
        draw=_orb_drawer(table),
    )


_ALL: Final = (
    _tiles("mahjong", "Mahjong", MAHJONG, ("ivory", "dusk"), 0.62),
    _tiles("shapes", "Shapes, colour-blind safe", _SHAPES, ("white", "white"), 0.58),
    _tiles("fruit", "Fruit", FRUIT, ("white", "white"), 0.66),
    _tiles("letters", "Letters and numbers", LETTERS_AND_NUMBERS, ("ivory", "dusk"), 0.54),
    _orbs("orbs", "Orbs", CLASSIC_ORBS),
    _orbs("orbs-safe", "Orbs, colour-blind safe", SAFE_ORBS),
)
THEMES: Final[dict[str, TileTheme]] = {theme.id: theme for theme in _ALL}
DEFAULT_THEMES: Final[dict[Mode, str]] = {"link": "mahjong", "orb": "orbs"}


def themes_for(mode: Mode) -> tuple[TileTheme, ...]:
    """Return the themes drawn for a mode first, then the others."""
    return tuple(sorted(THEMES.values(), key=lambda theme: theme.mode != mode))
