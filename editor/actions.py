"""Every action of the window as a row in a table: its words, its picture, its shortcut, its menu."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from editor.art.icon_table import ICONS
from editor.art.icons import icon
from editor.tools.gestures import TOOLS
from editor.words import tr
from levels.level import Mode


@dataclass(frozen=True, slots=True)
class Deed:
    """Something that the window can do."""

    id: str
    text: str
    keys: tuple[str, ...] = ()
    """Until the user says otherwise: `editor.keys` gives actions their keys."""
    icon: str = ""
    checkable: bool = False
    modes: tuple[Mode, ...] = ("link", "orb")
    """The games in whose levels there is something to do."""


GAP: Final = None
"""A line between two groups of a menu."""

MENUS: Final[dict[str, tuple[Deed | None, ...]]] = {
    "File": (
        Deed("new", "New pack", ("Ctrl+N",), "new"),
        Deed("open", "Open…", ("Ctrl+O",), "folder"),
        Deed("import", "Import…", ("Ctrl+Shift+O",), "import"),
        Deed("start-page", "Start page", ("Alt+Home",), "tiles", checkable=True),
        GAP,
        Deed("save", "Save", ("Ctrl+S",), "save"),
        Deed("save-as", "Save as…", ("Ctrl+Shift+S",)),
        Deed("export", "Export for the game…", ("Ctrl+E",), "export"),
        Deed("export-small", "Export minified…", ("Ctrl+Shift+E",)),
        Deed("save-picture", "Save as pictures…", ("Ctrl+Alt+S",), "picture"),
        GAP,
        Deed("reload", "Reload from disk"),
        Deed("show-autosaves", "Show kept unsaved work"),
        GAP,
        Deed("pack-properties", "Pack properties…", ("Ctrl+Shift+P",)),
        GAP,
        Deed("kind-picture", "Picture of the kind in hand…", ("Ctrl+Shift+J",), "picture"),
        Deed("sprite-sheet", "Pictures from a sheet…", ("Ctrl+Alt+J",)),
        Deed("drop-picture", "Take the kind's picture away"),
        Deed("fill-pictures", "Pictures fill the cell", checkable=True),
        GAP,
        Deed("close", "Close pack", ("Ctrl+W",)),
        Deed("quit", "Quit", ("Ctrl+Q",)),
    ),
    "Edit": (
        Deed("undo", "Undo", ("Ctrl+Z",), "undo"),
        Deed("redo", "Redo", ("Ctrl+Shift+Z", "Ctrl+Y"), "redo"),
        Deed("history", "History", ("Ctrl+Shift+H",), "history"),
        GAP,
        Deed("cut", "Cut", ("Ctrl+X",), "cut"),
        Deed("copy", "Copy", ("Ctrl+C",), "copy"),
        Deed("paste", "Paste", ("Ctrl+V",), "paste"),
        Deed("erase", "Erase", ("Del", "Backspace"), "eraser"),
        Deed("fill", "Fill the selection", ("Shift+F",), "bucket"),
        GAP,
        Deed("select-all", "Select all", ("Ctrl+A",)),
        Deed("select-none", "Select nothing", ("Ctrl+D",)),
        Deed("select-inverse", "Invert the selection", ("Ctrl+Shift+I",)),
        GAP,
        Deed("flip-h", "Flip left and right", ("H",), "flip-horizontal"),
        Deed("flip-v", "Flip top and bottom", ("J",), "flip-vertical"),
        Deed("turn-right", "Turn right", (".",), "rotate"),
        Deed("turn-left", "Turn left", (",",), "rotate-left"),
        GAP,
        Deed("brush-smaller", "Smaller brush", ("[",)),
        Deed("brush-larger", "Larger brush", ("]",)),
        GAP,
        Deed("nudge-up", "Shift up", ("Ctrl+Up",)),
        Deed("nudge-down", "Shift down", ("Ctrl+Down",)),
        Deed("nudge-left", "Shift left", ("Ctrl+Left",)),
        Deed("nudge-right", "Shift right", ("Ctrl+Right",)),
        GAP,
        Deed("settings", "Settings…", ("Ctrl+,",), "settings"),
    ),
    "View": (
        Deed("pairs", "Linking pairs", ("P",), "pair", checkable=True, modes=("link",)),
        Deed("hint", "Hint", ("N",), "bulb", checkable=True, modes=("link",)),
        Deed("waves", "Waves of combos", ("C",), "waves", checkable=True, modes=("orb",)),
        Deed("trail", "Steps of the drag", ("T",), "route", checkable=True, modes=("orb",)),
        Deed("evidence", "Evidence", ("Ctrl+Shift+V",), "chart", checkable=True, modes=("link",)),
        Deed("grid", "Grid", ("G",), "grid", checkable=True),
        Deed("gallery", "Gallery of levels", ("Ctrl+L",), "gallery", checkable=True),
        GAP,
        Deed("faults", "Faults of all levels", ("Ctrl+Shift+M",), "error", checkable=True),
        Deed("next-fault", "Next fault", ("F8",)),
        Deed("previous-fault", "Previous fault", ("Shift+F8",)),
        GAP,
        Deed("zoom-in", "Zoom in", ("Ctrl++", "Ctrl+="), "zoom-in"),
        Deed("zoom-out", "Zoom out", ("Ctrl+-",), "zoom-out"),
        Deed("zoom-plain", "100 %", ("Ctrl+1",)),
        Deed("zoom-fit", "Fit the board", ("Ctrl+0",), "fit"),
        GAP,
        Deed("theme-system", "Colours of the system", checkable=True),
        Deed("theme-dark", "Dark colours", checkable=True),
        Deed("theme-light", "Light colours", checkable=True),
        GAP,
        Deed("language-system", "Language of the system", checkable=True),
        Deed("language-en", "English", checkable=True),
        Deed("language-zh_CN", "简体中文", checkable=True),
        GAP,
        Deed("play", "Play", ("Ctrl+Space",), "play"),
        Deed("step-forward", "One step forward", ("Alt+Right",), "step-forward"),
        Deed("step-back", "One step back", ("Alt+Left",), "step-back"),
    ),
    "Level": (
        Deed("add-level", "New level", ("Ctrl+Shift+N",), "plus"),
        Deed("add-link-level", "New link level", (), "link"),
        Deed("add-orb-level", "New orb level", (), "combo"),
        Deed("duplicate-level", "Duplicate", ("Ctrl+Shift+D",), "copy"),
        Deed("delete-level", "Delete", (), "delete"),
        Deed("rename-level", "Rename", ("F2",), "rename"),
        Deed("copy-levels", "Copy levels", ("Ctrl+Shift+C",)),
        Deed("paste-levels", "Paste levels", ("Ctrl+Shift+B",)),
        GAP,
        Deed("level-up", "Move up", ("Ctrl+Shift+Up",), "arrow-up"),
        Deed("level-down", "Move down", ("Ctrl+Shift+Down",), "arrow-down"),
        Deed("previous-level", "Previous level", ("Ctrl+PgUp",)),
        Deed("next-level", "Next level", ("Ctrl+PgDown",)),
        GAP,
        Deed("resize", "Resize the board…", ("Ctrl+R",), "resize"),
        Deed("level-properties", "Level properties…", ("Ctrl+I",), "settings"),
    ),
    "Generate": (
        Deed("deal", "Deal", ("Ctrl+G",), "dice"),
        Deed("deal-selection", "Deal the selection again", ("Ctrl+Shift+G",), "dice"),
        Deed("undeal", "Take back the deal", (), "undo"),
        GAP,
        Deed("keep-route", "Keep the drag as the route", ("Ctrl+Shift+K",), "route", modes=("orb",)),
        Deed("drop-route", "Forget the route", modes=("orb",)),
        GAP,
        Deed("keep-proof", "Keep the proof with the level", ("Ctrl+J",), "shield"),
        Deed("prove-pack", "Prove every level…", (), "shield"),
        Deed("stop", "Stop what is being computed", ("Ctrl+.",), "stop"),
    ),
    "Playtest": (
        Deed("playtest", "Playtest", ("F5",), "playtest"),
        GAP,
        Deed("play-hint", "Give a hint", ("F6",), "bulb", modes=("link",)),
        Deed("play-shuffle", "Shuffle what is left", ("F7",), "shuffle", modes=("link",)),
        Deed("play-settle", "Let the swapped orbs go", ("F4",), "check", modes=("orb",)),
        Deed("play-again", "Start again", ("Shift+F5",), "rotate-left"),
        Deed("play-pause", "Pause", ("F9",), "pause"),
        GAP,
        Deed("keep-play", "Keep the record of the play", ("Ctrl+Shift+R",), "save"),
    ),
    "Help": (
        Deed("tour", "One-minute tour", (), "flag"),
        Deed("guide", "Guide", ("F1",), "book"),
        Deed("sample", "Open the sample pack", (), "tiles"),
        GAP,
        Deed("search", "Search actions…", ("Ctrl+K", "Ctrl+Shift+A"), "search"),
        Deed("shortcuts", "Shortcuts", ("Ctrl+F1",), "keyboard"),
        Deed("shortcuts-edit", "Change shortcuts…", (), "settings"),
        Deed("about", "About Boardloom", (), "info"),
    ),
}


class Actions:
    """The window's actions by their ids."""

    def __init__(self, window: QWidget, does: Mapping[str, Callable[[], None]]) -> None:
        self._window = window
        self._all: dict[str, QAction] = {}
        self.deeds: dict[str, Deed] = {}
        """The row of each action."""
        self._lent: Mapping[str, Callable[[], None]] = {}
        self._quiet: Collection[str] = ()
        self._enabled: dict[str, bool] = {}
        """What was allowed before something was lent."""
        deeds = [deed for menu in MENUS.values() for deed in menu if deed is not None]
        for deed in deeds:
            self._add(deed, does[deed.id])
        assert does.keys() == {deed.id for deed in deeds}, does.keys() ^ {deed.id for deed in deeds}

    def __getitem__(self, id_: str) -> QAction:
        return self._all[id_]

    def all(self) -> dict[str, QAction]:
        """Return every action by its id, in the order of the menus."""
        return dict(self._all)

    def show_mode(self, mode: Mode) -> None:
        """Show and allow what there is to do with levels of a mode."""
        for name, deed in self.deeds.items():
            self._all[name].setVisible(mode in deed.modes)

    def title(self, id_: str) -> str:
        """Return what an action is called, whatever it would do just now."""
        return tr(self.deeds[id_].text)

    def menu(self, id_: str) -> str:
        """Return the menu in which an action is found; tools have none and are called that."""
        deed = self.deeds[id_]
        return next((tr(title) for title, deeds in MENUS.items() if deed in deeds), tr("Tools"))

    def why_not(self, id_: str) -> str:
        """Return why an action has nothing to do now, or nothing when it has."""
        action, modes = self._all[id_], self.deeds[id_].modes
        if action.isEnabled() and action.isVisible():
            return ""
        if not action.isVisible() and len(modes) == 1:
            return {"link": tr("on link levels only"), "orb": tr("on orb levels only")}[modes[0]]
        if id_ in self._quiet:
            return tr("not while playing")
        group = action.actionGroup()
        if group is not None and not group.isEnabled():
            return tr("open a pack first")
        reasons = {
            "undo": tr("nothing to undo"),
            "redo": tr("nothing to do again"),
            "save": tr("nothing has changed"),
        }
        return reasons.get(id_, tr("not now"))

    def lend(self, does: Mapping[str, Callable[[], None]], quiet: Collection[str]) -> None:
        """Let some actions do something else for a while, and others, by their ids, nothing."""
        self.take_back()
        self._lent, self._quiet = dict(does), quiet
        self._enabled = {name: self._all[name].isEnabled() for name in (*does, *quiet)}
        for name in quiet:
            self._all[name].setEnabled(False)

    def take_back(self) -> None:
        """Let every action do again what it is there for."""
        self._lent, self._quiet = {}, ()
        for name, enabled in self._enabled.items():
            self._all[name].setEnabled(enabled)
        self._enabled = {}

    def add_tool(self, name: str, does: Callable[[], None]) -> None:
        """Add the action that takes up a tool."""
        tool = TOOLS[name]
        self._add(Deed(f"tool-{name}", tool.title, (tool.key,), tool.icon, modes=tool.modes), does)

    def fill(self, bar: QMenuBar) -> dict[str, QMenu]:
        """Put the menus into a menu bar."""
        menus: dict[str, QMenu] = {}
        for title, deeds in MENUS.items():
            menu = bar.addMenu(tr(title))
            for deed in deeds:
                if deed is GAP:
                    menu.addSeparator()
                else:
                    menu.addAction(self._all[deed.id])
            menus[title] = menu
        return menus

    def _add(self, deed: Deed, does: Callable[[], None]) -> None:
        action = QAction(tr(deed.text), self._window)
        action.setObjectName(deed.id)
        action.setCheckable(deed.checkable)
        if deed.icon in ICONS:
            action.setIcon(icon(deed.icon))
        action.triggered.connect(lambda _checked=False: self._do(action, does))
        self._window.addAction(action)
        self.deeds[deed.id] = deed
        self._all[deed.id] = action

    def _do(self, action: QAction, does: Callable[[], None]) -> None:
        name = action.objectName()
        if name in self._lent or name in self._quiet:
            if action.isCheckable():
                # What it shows is still what it showed before it was lent.
                action.setChecked(not action.isChecked())
            does = self._lent.get(name, _nothing)
        does()


def _nothing() -> None:
    """Do what an action does that is wanted by nobody just now."""
