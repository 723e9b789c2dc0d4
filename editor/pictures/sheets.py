"""Draw contact sheets into a folder: tiles, orbs, icons, collapses, overlays, panels; dark above light."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication

from editor.art.app_icon import APP_ICON_SIDES, draw_logo
from editor.art.collapse_art import draw_collapse
from editor.art.icon_table import ICONS
from editor.art.icons import draw_icon
from editor.art.themes import THEMES, TileTheme
from editor.art.tiles import Mark, TileArt
from editor.pictures.flow import Flow, stacked
from editor.pictures.panel_sheets import panels_sheet
from editor.pictures.scenes import (
    LINK_SCENES,
    ORB_SCENE_SIZE,
    SCENE_SIZE,
    paint_link_scene,
    paint_orb_scene,
)
from editor.theme import DARK, LIGHT, Colors
from levels.board import EMPTY, SLOT, VOID, WALL, Cell
from levels.rules import COLLAPSES, Collapse

SIDES: Final = (20, 28, 48, 96)
_MARKS: Final[tuple[Mark, ...]] = ("plain", "stuck", "dim", "plus")


def _put_cell(flow: Flow, art: TileArt, code: Cell, side: int, mark: Mark = "plain") -> None:
    def draw(painter: QPainter, box: QRectF) -> None:
        dpr = painter.device().devicePixelRatio()
        picture = art.image(code, side, dpr, mark) if code != VOID else art.palette_image(code, side, dpr)
        painter.drawImage(box, picture)

    flow.put(side, side, draw)


def _theme_sheet(theme: TileTheme) -> Callable[[Flow], None]:
    def sheet(flow: Flow) -> None:
        art = TileArt(theme, flow.colors)
        flow.text(f"{theme.title}, {len(theme.kinds)} kinds")
        for side in SIDES:
            for kind in range(1, len(theme.kinds) + 1):
                _put_cell(flow, art, kind, side)
            flow.end_row()
        for mark in _MARKS:
            for kind in (1, 5, 9, len(theme.kinds) + 1, 128, 1234):
                _put_cell(flow, art, kind, 48, mark)
            flow.gap(24)
        flow.end_row()
        for side in SIDES:
            for code in (SLOT, EMPTY, WALL, VOID):
                _put_cell(flow, art, code, side)
            flow.gap(24)

    return sheet


def _draw_icon(painter: QPainter, box: QRectF, *, name: str, color: str, side: int) -> None:
    draw_icon(painter, name, QRectF(box.x(), box.center().y() - side / 2, side, side), color)


def _icons_sheet(flow: Flow) -> None:
    flow.text("Icons at 20, 16 and 32")
    for name in ICONS:
        for side, color in ((20, flow.colors.text), (16, flow.colors.muted), (32, flow.colors.accent)):
            draw = partial(_draw_icon, name=name, color=color, side=side)
            flow.put(side + 4, 32, draw, name if side == 20 else "")
        flow.gap(20)
    flow.text("The application")
    for side in APP_ICON_SIDES:
        flow.put(side, side, draw_logo)
        flow.gap(12)


def _draw_collapse(painter: QPainter, box: QRectF, *, collapse: Collapse, colors: Colors) -> None:
    square = QRectF(box.x(), box.center().y() - box.width() / 2, box.width(), box.width())
    draw_collapse(painter, collapse, square, colors)


def _collapses_sheet(flow: Flow) -> None:
    flow.text("Collapses at 18, 24 and 64")
    for collapse in COLLAPSES:
        for side in (18, 24, 64):
            draw = partial(_draw_collapse, collapse=collapse, colors=flow.colors)
            flow.put(side, 64, draw, collapse if side == 18 else "")
            flow.gap(8)
        flow.gap(30)


def _overlays_sheet(flow: Flow) -> None:
    dpr = flow.painter.device().devicePixelRatio()
    for name in LINK_SCENES:
        link = partial(paint_link_scene, name=name, colors=flow.colors, dpr=dpr)
        flow.put(*SCENE_SIZE, link, name)
        flow.gap(20)
    for theme in ("orbs", "orbs-safe"):
        orb = partial(paint_orb_scene, theme=theme, colors=flow.colors, dpr=dpr)
        flow.put(*ORB_SCENE_SIZE, orb, theme)
        flow.gap(20)


SHEETS: Final[dict[str, Callable[[Flow], None]]] = {
    **{f"tiles-{name}": _theme_sheet(theme) for name, theme in THEMES.items()},
    "icons": _icons_sheet,
    "collapses": _collapses_sheet,
    "overlays": _overlays_sheet,
    "panels": panels_sheet,
}


def draw_sheets(folder: Path, names: Sequence[str], dpr: float) -> list[Path]:
    """Draw some sheets into a folder, the dark window above the light one; return their files."""
    folder.mkdir(parents=True, exist_ok=True)
    files = []
    for name in names:
        images = []
        for colors in (DARK, LIGHT):
            flow = Flow(colors, dpr)
            SHEETS[name](flow)
            images.append(flow.finish())
        files.append(folder / f"{name}{'-2x' if dpr > 1 else ''}.png")
        stacked(images).save(str(files[-1]))
    return files


def main() -> None:
    """Read the command line and draw."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument(
        "names", nargs="*", choices=[*SHEETS, []], help="sheets to draw; all when none is named"
    )
    parser.add_argument("--dpr", type=float, default=1.0, help="device pixel ratio")
    wanted = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication.instance() or QApplication([])
    unknown = set(wanted.names) - set(SHEETS)
    if unknown:
        parser.error(f"there is no sheet {', '.join(sorted(unknown))}")
    for file in draw_sheets(wanted.folder, wanted.names or list(SHEETS), wanted.dpr):
        print(file)
    del app


if __name__ == "__main__":
    main()
