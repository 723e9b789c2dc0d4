"""Building the parts of the window anew, so that every text is in the language that is in force now."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QLayout
from shiboken6 import Shiboken

from editor.document import Document
from editor.look import look
from editor.tools.hand import Grip

if TYPE_CHECKING:
    from editor.window import Window

_STOP_SECONDS: Final = 10.0
"""How long work in hand may take to stop."""


@dataclass(frozen=True, slots=True)
class Kept:
    """What outlives the parts of a window."""

    documents: tuple[tuple[Document, Path], ...]
    """The open packs, each with the side file of its unsaved work."""
    current: Document | None
    grip: Grip
    was_ready: bool
    on_start_page: bool


def rebuild(window: Window) -> None:
    """Give a window new parts; packs, undo steps, unsaved changes and what is held in the hand stay.

    Work in hand is stopped. Whoever holds a part of the window must ask the window for it again.
    """
    kept = _put_away(window)
    # While the window is empty: a style sheet is asked anew for every part that is there.
    look().apply()
    window.build()
    _take_back(window, kept)


def _put_away(window: Window) -> Kept:
    window.playtest.leave()
    for document in window.packs.documents:
        document.settle()
    window.jobs.close(seconds=_STOP_SECONDS)
    kept = Kept(
        documents=tuple(
            (document, window.autosaver.hand_over(document)) for document in window.packs.documents
        ),
        current=window.packs.current,
        grip=window.hand.grip,
        was_ready=window.desk.live.is_all_ready,
        on_start_page=window.starting.is_shown,
    )
    window.session.keep()
    window.show_pack(None)
    documents = [document for document, _file in kept.documents]
    for document in documents:
        document.setParent(window)
        document.let_go()
    look().changed.disconnect(window.show_colors)
    for child in window.children():
        if not isinstance(child, QLayout) and child not in documents:
            # At once, not later: the new parts must meet neither the old shortcuts nor the old style.
            Shiboken.delete(child)
    return kept


def _take_back(window: Window, kept: Kept) -> None:
    with window.session.at_rest():
        for document, file in kept.documents:
            window.files.follow(document)
            window.autosaver.watch(document, adopt=file)
            window.packs.add(document)
        if kept.current is not None:
            window.packs.show(kept.current)
    window.hand.hold(**{name: getattr(kept.grip, name) for name in Grip.__struct_fields__})
    if kept.on_start_page:
        window.starting.show()
    else:
        window.canvas.setFocus()
    if kept.was_ready:
        QTimer.singleShot(0, window.desks.warm_up)
