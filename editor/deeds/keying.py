"""Everything by keyboard: the search line, the list of shortcuts, and changing them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from editor.actions import Actions
from editor.deeds.filing import Doings
from editor.frame.keytip import KeyTip
from editor.frame.search import ActionSearch, Entry, level_icon
from editor.frame.topbar import SearchField
from editor.keys import Keymap, shown
from editor.openpacks import OpenPacks
from editor.settings import Settings
from editor.words import tr

RECENT: Final = "search/recent"
_MOST_RECENT: Final = 6


class Keying(QObject):
    """The window's keys, and what finds actions by their words."""

    def __init__(self, window: QWidget, packs: OpenPacks, settings: Settings) -> None:
        super().__init__(window)
        self._window = window
        self._packs = packs
        self._settings = settings
        self._actions: Actions | None = None
        self._keymap: Keymap | None = None
        self._field: SearchField | None = None

    def doings(self) -> Doings:
        """Return what each action does."""
        return {"search": self.search, "shortcuts": self.show_list, "shortcuts-edit": self.edit}

    def set_actions(self, actions: Actions) -> None:
        """Give the actions their keys."""
        self._actions = actions
        self._keymap = Keymap(actions, self._settings, self)

    def name_keys(self, field: SearchField, controls: Iterable[tuple[QWidget, str]]) -> None:
        """Have controls name the keys of their actions in tooltips; the field opens the search line."""
        self._field = field
        for control, id_ in controls:
            KeyTip(control, self.actions[id_])
        self.keymap.changed.connect(self._show_search_keys)
        self._show_search_keys()

    def _show_search_keys(self) -> None:
        assert self._field is not None
        self._field.show_keys(", ".join(shown(key) for key in self.keymap.keys("search")[:1]))

    @property
    def actions(self) -> Actions:
        """The window's actions."""
        assert self._actions is not None
        return self._actions

    @property
    def keymap(self) -> Keymap:
        """The keys of every action."""
        assert self._keymap is not None
        return self._keymap

    def search(self) -> None:
        """Open the search line."""
        assert self._field is not None
        ActionSearch(self._entries(), self._levels, self._window).open_at(self._field.corner)

    def show_list(self) -> None:
        """Show every action with its keys, to be read or printed."""
        from editor.frame.shortcut_list import ShortcutList

        ShortcutList(self.actions, self.keymap, self.edit, self._window).show()

    def edit(self) -> None:
        """Open the dialog in which keys are changed."""
        from editor.frame.shortcut_editor import ShortcutEditor

        ShortcutEditor(self.actions, self.keymap, self._window).open()

    def _entries(self) -> list[Entry]:
        actions, keymap = self.actions, self.keymap
        recent = self._recent()
        found = []
        for id_, action in actions.all().items():
            found.append(
                Entry(
                    title=action.text().replace("…", ""),
                    where=actions.menu(id_),
                    do=self._doing(id_),
                    keys=tuple(shown(key) for key in keymap.keys(id_)),
                    icon=None if action.icon().isNull() else action.icon(),
                    why_not=actions.why_not(id_),
                    also=actions.deeds[id_].text,
                    is_recent=id_ in recent,
                )
            )
        order = {id_: place for place, id_ in enumerate(recent)}
        ids = list(actions.all())
        # The last used first; the others as in the menus.
        return [found[n] for n in sorted(range(len(ids)), key=lambda n: order.get(ids[n], len(recent)))]

    def _levels(self) -> list[Entry]:
        document = self._packs.current
        if document is None:
            return []
        picture = level_icon()
        return [
            Entry(
                title=f"{place + 1}  {level.title}" if level.title else str(place + 1),
                where=tr("level"),
                do=self._showing(place),
                icon=picture,
                also=" ".join(level.tags),
            )
            for place, level in enumerate(document.pack.levels)
        ]

    def _doing(self, id_: str) -> Callable[[], None]:
        def do() -> None:
            recent = [id_, *(other for other in self._recent() if other != id_)]
            self._settings.store.setValue(RECENT, recent[:_MOST_RECENT])
            self.actions[id_].trigger()

        return do

    def _showing(self, place: int) -> Callable[[], None]:
        def show() -> None:
            document = self._packs.current
            if document is not None:
                document.show(place)

        return show

    def _recent(self) -> list[str]:
        return [id_ for id_ in self._settings.names(RECENT) if id_ in self.actions.deeds]
