"""Which pictures a pack's kinds are drawn with: editor state, kept in the pack, left out of exports."""

from __future__ import annotations

from typing import Final

import msgspec

from editor.art.themes import DEFAULT_THEMES, THEMES, TileTheme, theme_title
from editor.document import Document
from editor.words import tr
from levels.level import Mode, Pack

_KEY: Final = "themes"
_FILL: Final = "pictures_fill"


def theme_of(pack: Pack, mode: Mode) -> TileTheme:
    """Return the theme in which levels of a mode are drawn."""
    chosen = pack.editor.get(_KEY)
    name = chosen.get(mode) if isinstance(chosen, dict) else None
    return (
        THEMES.get(name, THEMES[DEFAULT_THEMES[mode]])
        if isinstance(name, str)
        else THEMES[DEFAULT_THEMES[mode]]
    )


def choose_theme(document: Document, mode: Mode, theme: TileTheme) -> None:
    """Draw the pack's levels of a mode in another theme, as one undo step."""
    pack = document.settled
    chosen = pack.editor.get(_KEY)
    themes = {**(chosen if isinstance(chosen, dict) else {}), mode: theme.id}
    text = tr("Draw tiles as {theme}", theme=theme_title(theme))
    document.replace_pack(msgspec.structs.replace(pack, editor={**pack.editor, _KEY: themes}), text)


def fills_cells(pack: Pack) -> bool:
    """Tell whether the designer's own pictures take the whole cell, instead of standing on a tile."""
    return pack.editor.get(_FILL) is True


def choose_filling(document: Document, *, fill: bool) -> None:
    """Let the pack's own pictures take the whole cell, or stand on tiles, as one undo step."""
    pack = document.settled
    editor = {key: value for key, value in pack.editor.items() if key != _FILL}
    text = tr("Let pictures fill the cell") if fill else tr("Let pictures stand on tiles")
    document.replace_pack(
        msgspec.structs.replace(pack, editor={**editor, _FILL: True} if fill else editor), text
    )
