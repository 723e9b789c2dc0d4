"""The window by keyboard: which control does what an action does, and in which order Tab goes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolButton, QWidget

if TYPE_CHECKING:
    from editor.window import Window


def keyed_controls(window: Window) -> Iterator[tuple[QWidget, str]]:
    """Yield controls with the ids of their actions; those that are made from an action know it already."""
    top, bar, deal, levels = window.top, window.bar, window.side.deal, window.levels
    yield top.search, "search"
    yield top.add, "new"
    for name, button in window.rail.buttons.items():
        yield button, f"tool-{name}"
    for turn, button in window.options.turns.items():
        yield button, turn
    yield bar.hint, "hint"
    yield bar.smaller, "zoom-out"
    yield bar.zoom, "zoom-plain"
    yield bar.larger, "zoom-in"
    yield bar.fit, "zoom-fit"
    yield bar.player.play, "play"
    yield deal.button, "deal"
    yield levels.add_button, "add-level"
    yield window.orbs.keep, "keep-route"


def order_tabs(window: Window) -> None:
    """Have Tab stop at what was made late where it stands: faults below the levels, Playtest in the rail."""
    QWidget.setTabOrder(window.levels.view, window.faults.line)
    last = list(window.rail.buttons.values())[-1]
    policy = last.focusPolicy()
    # Only between controls that Tab stops at does Qt order anything.
    last.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    for button in window.rail.findChildren(QToolButton):
        if button.defaultAction() is not None:
            QWidget.setTabOrder(last, button)
    last.setFocusPolicy(policy)
