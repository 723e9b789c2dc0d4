"""Draw the window with what opens over it into a folder: `python -m editor.pictures.dialogs FOLDER`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QWidget

import levels
from editor.frame.guide import GuideWindow
from editor.frame.resize import ResizePopup
from editor.frame.search import ActionSearch
from editor.frame.shortcut_editor import ShortcutEditor
from editor.frame.shortcut_list import ShortcutList
from editor.panels.collapse_picker import CollapseField
from editor.pictures.shooting import Scene, rest, run, take, wait
from editor.window import Window
from levels.packs import load_pack

_SAMPLES: Final = Path(levels.__file__).parent / "samples"


def _picture_level(window: Window) -> QWidget:
    window.picturing.ask()
    dialog = window.picturing.dialog
    assert dialog is not None
    dialog.pairs.setChecked(True)
    dialog.coordinates.setChecked(True)
    wait(lambda: False, 0.4)
    wait(lambda: not window.jobs.running)
    return dialog


def _picture_sheet(window: Window) -> QWidget:
    window.picturing.ask()
    dialog = window.picturing.dialog
    assert dialog is not None
    dialog.what.buttons[1].click()
    dialog.theme.buttons[1].click()
    wait(lambda: False, 0.4)
    wait(lambda: not window.jobs.running)
    return dialog


def _picture_refused(window: Window) -> QWidget:
    window.picturing.ask()
    dialog = window.picturing.dialog
    assert dialog is not None
    dialog.what.buttons[1].click()
    dialog.solution.setChecked(True)
    dialog.cell.number.setFocus()
    wait(lambda: not dialog.save.isEnabled())
    return dialog


def _found(window: Window, query: str) -> QWidget:
    window.actions_by_id["search"].trigger()
    search = window.findChild(ActionSearch)
    assert search is not None
    search.line.setText(query)
    wait(lambda: False, 0.2)
    return search


def _search(window: Window) -> QWidget:
    window.settings.store.setValue("search/recent", ["deal", "flip-h", "keep-route", "save-picture"])
    return _found(window, "")


def _search_words(window: Window) -> QWidget:
    return _found(window, "sho")


def _search_levels(window: Window) -> QWidget:
    return _found(window, "#ar")


def _editor(window: Window) -> ShortcutEditor:
    window.actions_by_id["shortcuts-edit"].trigger()
    editor = window.findChild(ShortcutEditor)
    assert editor is not None
    editor.choose("export-small")
    return editor


def _conflict(window: Window) -> QWidget:
    editor = _editor(window)
    editor.change.click()
    QTest.keyClick(editor.field, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    wait(lambda: False, 0.2)
    return editor


def _listening(window: Window) -> QWidget:
    editor = _editor(window)
    editor.line.setText("expo")
    editor.keys["export"] = ("F9",)
    editor.choose("export")
    editor._show_all()
    editor.change.click()
    wait(lambda: False, 0.2)
    return editor


def _listed(window: Window) -> QWidget:
    window.actions_by_id["shortcuts"].trigger()
    page = window.findChild(ShortcutList)
    assert page is not None
    wait(lambda: False, 0.2)
    return page


def _settings(window: Window) -> QWidget:
    dialog = window.setting.dialog()
    dialog.show()
    wait(dialog.isVisible)
    return dialog


def _resize(window: Window) -> QWidget:
    window.actions_by_id["resize"].trigger()
    popup = window.findChild(ResizePopup)
    assert popup is not None
    return popup


def _collapse(window: Window) -> QWidget:
    field = window.side.rules.findChild(CollapseField)
    assert field is not None
    field.open()
    field.popup.buttons["center"].setFocus(Qt.FocusReason.TabFocusReason)
    return field.popup


def _guide(window: Window) -> QWidget:
    window.actions_by_id["guide"].trigger()
    guide = window.findChild(GuideWindow)
    assert guide is not None
    return guide


def _menu(window: Window) -> QWidget:
    bar = window.top.menus
    place = bar.actions()[1]
    bar.setActiveAction(place)
    menu = place.menu()
    assert isinstance(menu, QMenu)
    menu.popup(bar.mapToGlobal(bar.actionGeometry(place).bottomLeft()))
    menu.setActiveAction(menu.actions()[1])
    return menu


def _over(opened: Callable[[Window], QWidget]) -> Callable[[Window], QWidget]:
    """Return what readies a window with the starter pack, and then opens something over it."""

    def prepare(window: Window) -> QWidget:
        take(window, load_pack(_SAMPLES / "starter.json"), "Courtyard")
        rest(window)
        return opened(window)

    return prepare


SCENES: Final[dict[str, Scene]] = {
    "picture-1-level": Scene(_over(_picture_level), "dark"),
    "picture-2-sheet": Scene(_over(_picture_sheet), "light"),
    "picture-3-refused": Scene(_over(_picture_refused), "light"),
    "search-1-recent": Scene(_over(_search), "dark"),
    "search-2-words": Scene(_over(_search_words), "light"),
    "search-3-levels": Scene(_over(_search_levels), "dark"),
    "shortcuts-1-conflict": Scene(_over(_conflict), "dark"),
    "shortcuts-2-conflict": Scene(_over(_conflict), "light"),
    "shortcuts-3-listening": Scene(_over(_listening), "light"),
    "shortcuts-4-list": Scene(_over(_listed), "dark"),
    "resize-1": Scene(_over(_resize), "dark"),
    "collapse-1": Scene(_over(_collapse), "light"),
    "guide-1": Scene(_over(_guide), "light"),
    "menu-1": Scene(_over(_menu), "dark"),
    "settings-1": Scene(_over(_settings), "dark"),
    "settings-2": Scene(_over(_settings), "light"),
}


if __name__ == "__main__":
    run(SCENES, "editor.pictures.dialogs", __doc__)
