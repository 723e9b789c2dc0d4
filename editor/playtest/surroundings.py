"""What of the window a play needs, and what of it rests meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QWidget

from editor.actions import MENUS, Actions
from editor.canvas.widget import Canvas
from editor.frame.notices import Notices
from editor.frame.rail import ToolRail
from editor.jobs import Jobs
from editor.settings import Settings
from editor.tools.gestures import TOOLS

if TYPE_CHECKING:
    from editor.window import Window

_QUIET_MENUS: Final = ("Edit", "Level", "Generate")
_QUIET_TOO: Final = (
    *("save", "save-as", "export", "export-small", "save-picture", "reload", "pack-properties"),
    *("kind-picture", "sprite-sheet", "drop-picture", "fill-pictures"),
    *("gallery", "faults", "next-fault", "previous-fault"),
    *("pairs", "hint", "waves", "trail", "evidence", "grid", "play", "step-forward", "step-back"),
)
_STAY: Final = ("previous-level", "next-level", "settings")
"""Going to another level leaves the play; that, and what is set for good, is kept from nobody."""


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What of the window the playtest needs, and what makes room for it."""

    canvas: Canvas
    rail: ToolRail
    makes_room: tuple[QWidget, ...]
    """Hidden during a play; the one with the canvas comes last."""
    jobs: Jobs
    notices: Notices
    settings: Settings
    links_ready: Callable[[], bool]
    """Whether the rules of link boards are there."""
    deal: Callable[[], None]
    """Deals the shown level."""

    @classmethod
    def of(cls, window: Window) -> Surroundings:
        """Take what is needed out of a window."""
        return cls(
            window.canvas,
            window.rail,
            (window.options, window.side, window.bar, window.work),
            window.jobs,
            window.notices,
            window.settings,
            links_ready=lambda: window.desk.live.is_ready,
            deal=lambda: window.actions_by_id["deal"].trigger(),
        )


def quiet_of(actions: Actions, lent: Collection[str]) -> list[str]:
    """Return the ids of the actions that do nothing during a play: those that edit, and those that show."""
    ids: Iterable[str] = (
        *(deed.id for menu in _QUIET_MENUS for deed in MENUS[menu] if deed is not None),
        *_QUIET_TOO,
        *(f"tool-{name}" for name in TOOLS),
    )
    there = actions.all()
    return [name for name in ids if name in there and name not in lent and name not in _STAY]
