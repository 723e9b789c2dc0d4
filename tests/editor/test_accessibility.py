"""Everything that can be focused has a role and a name, and shows that it has the focus."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QMenu, QMenuBar, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from editor.canvas.view import CanvasView
from editor.frame.guide import GuideWindow
from editor.frame.picture_dialog import PictureDialog
from editor.frame.resize import ResizePopup
from editor.frame.search import ActionSearch
from editor.frame.settings_dialog import SettingsDialog
from editor.frame.shortcut_editor import ShortcutEditor
from editor.frame.shortcut_list import ShortcutList
from editor.kinds.decoding import Sheet
from editor.kinds.sheet_dialog import SheetDialog
from editor.kinds.shelf import read_sheet
from editor.look import ThemeChoice, look
from editor.panels.collapse_picker import CollapseField
from editor.panels.section import Section
from editor.window import Window
from levels.board import Board
from levels.kinds import orb_kinds
from levels.level import Goal, OrbLevel, Pack, Route
from tests.editor.windows import a_pack, a_window, saved

ORBS = Pack(
    id="orbs",
    kinds=orb_kinds(6),
    levels=(
        OrbLevel(
            id="o",
            board=Board.from_text("1 1 2\n2 2 1\n3 4 3"),
            goals=(Goal(combos=2),),
            route=Route(start=(0, 2), steps="D"),
        ),
    ),
)


Scene = tuple[str, QWidget]


def scenes(window: Window, folder: Path) -> Iterator[Scene]:
    """Bring a window into one state after the other; yield a name and what is looked at."""
    window.resize(1440, 1500)
    window.starting.show()
    QTest.qWait(20)
    yield "start", window
    for name, pack in (("link", a_pack()), ("orb", ORBS)):
        window.filing.open_path(saved(folder / f"{name}.json", pack))
        for section in window.findChildren(Section):
            section.fold(False)
        window.side.follow()
        window.desk.show_card(True)
        window.notices.say("Something has happened.")
        QTest.qWait(20)
        yield name, window
    for id_ in ("playtest", "gallery", "faults"):
        window.actions_by_id[id_].trigger()
        QTest.qWait(20)
        yield id_, window
        window.actions_by_id[id_].trigger()
    for id_, kind in OVER.items():
        window.activateWindow()
        window.actions_by_id[id_].trigger()
        top = next(child for child in window.findChildren(kind) if child.isVisible())
        top.activateWindow()
        QTest.qWait(20)
        yield id_, top
        top.close()
    settings = SettingsDialog(window.settings, [], window)
    settings.open()
    QTest.qWait(20)
    yield "settings", settings
    settings.close()
    field = window.side.rules.findChild(CollapseField)
    assert isinstance(field, CollapseField)
    field.open()
    QTest.qWait(20)
    yield "collapse", field.popup
    field.popup.close()
    picture = QImage(8, 8, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.darkGreen)
    picture.save(str(folder / "sheet.png"))
    sheet = read_sheet(folder / "sheet.png")
    assert isinstance(sheet, Sheet)
    dialog = SheetDialog(sheet, "sheet.png", 1, window)
    dialog.show()
    dialog.activateWindow()
    QTest.qWait(20)
    yield "sheet", dialog
    dialog.close()


OVER: dict[str, type[QWidget]] = {
    "search": ActionSearch,
    "shortcuts": ShortcutList,
    "shortcuts-edit": ShortcutEditor,
    "save-picture": PictureDialog,
    "resize": ResizePopup,
    "guide": GuideWindow,
}


def controls(root: QWidget) -> list[QWidget]:
    """Return what can be focused and is seen; the line in a number field is a part of that field."""
    found = []
    for widget in [root, *root.findChildren(QWidget)]:
        if widget.focusPolicy() == Qt.FocusPolicy.NoFocus or not widget.isVisible() or not widget.isEnabled():
            continue
        if isinstance(widget.parentWidget(), QAbstractSpinBox) or widget.visibleRegion().isEmpty():
            continue
        if isinstance(widget, QTabBar) and not widget.count():
            continue
        found.append(widget)
    return found


def called(widget: QWidget) -> str:
    chain = [type(widget).__name__]
    parent = widget.parentWidget()
    while parent is not None and len(chain) < 4:
        chain.append(type(parent).__name__)
        parent = parent.parentWidget()
    name = widget.accessibleName() or getattr(widget, "text", lambda: "")()
    return f"{' in '.join(chain)} {name!r}"


def test_every_control_has_a_role_and_a_name(qtbot: QtBot, tmp_path: Path) -> None:
    nameless = []
    with a_window(qtbot, tmp_path) as window:
        for scene, root in scenes(window, tmp_path):
            found = controls(root)
            assert found, scene
            for widget in found:
                spoken = QAccessible.queryAccessibleInterface(widget)
                roles = {QAccessible.Role.NoRole}
                if not isinstance(widget, CanvasView):
                    # The board gets its role at the start of the application, with its cells.
                    roles.add(QAccessible.Role.Client)
                if spoken is None or spoken.role() in roles or not spoken.text(QAccessible.Text.Name).strip():
                    nameless.append((scene, called(widget)))
    assert not nameless


def luminance(pixels: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    parts = pixels / 255
    linear = np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
    result: npt.NDArray[np.float64] = linear @ np.array([0.0722, 0.7152, 0.2126])
    return result


def seen(top: QWidget, area: QRect) -> npt.NDArray[np.float64]:
    """Return a part of a window as pixels (rows, cols, blue green red)."""
    image = top.grab(area).toImage().convertToFormat(QImage.Format.Format_RGB32)
    flat = np.frombuffer(image.constBits(), dtype=np.uint8)
    return flat.reshape(image.height(), image.width(), 4)[..., :3].astype(np.float64)


def ring_pixels(root: QWidget, control: QWidget) -> int:
    """Return how many pixels change by a contrast of 3 when a control gets the focus."""
    top = control.window()
    area = QRect(control.mapTo(top, QPoint()), control.size()).adjusted(-8, -8, 8, 8).intersected(top.rect())
    focused = QApplication.focusWidget()
    if focused is not None:
        focused.clearFocus()
    before = luminance(seen(top, area))
    control.setFocus(Qt.FocusReason.TabFocusReason)
    if not control.hasFocus() and root is top:
        return -1
    after = luminance(seen(top, area))
    return changed(before, after)


def changed(before: npt.NDArray[np.float64], after: npt.NDArray[np.float64]) -> int:
    """Return how many pixels change by a contrast of 3."""
    contrast = (np.maximum(before, after) + 0.05) / (np.minimum(before, after) + 0.05)
    return int(np.count_nonzero(contrast >= 3.0))


def sort_of(control: QWidget) -> tuple[object, ...]:
    """Return what decides how a control looks: of twenty alike one is enough."""
    names = ("kind", "lit", "tone", "surface")
    checked = getattr(control, "isChecked", lambda: None)()
    return (type(control), type(control.parentWidget()), checked, *(control.property(name) for name in names))


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_focus_is_seen(qtbot: QtBot, tmp_path: Path, theme: ThemeChoice) -> None:
    unseen = []
    sorts: set[tuple[object, ...]] = set()
    with a_window(qtbot, tmp_path) as window:
        try:
            look().choose(theme)
            look().apply()
            for scene, root in scenes(window, tmp_path):
                for control in controls(root):
                    if sort_of(control) in sorts or isinstance(control, QMenuBar):
                        continue
                    sorts.add(sort_of(control))
                    pixels = ring_pixels(root, control)
                    if 0 <= pixels < min(control.width() + control.height(), 160) // 2:
                        unseen.append((scene, called(control), pixels))
        finally:
            look().choose("system")
    assert len(sorts) > 30
    assert not unseen


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_menu_that_is_reached_is_seen(qtbot: QtBot, tmp_path: Path, theme: ThemeChoice) -> None:
    with a_window(qtbot, tmp_path) as window:
        try:
            look().choose(theme)
            look().apply()
            bar = window.top.menus
            assert bar.accessibleName()
            menu = bar.actions()[0].menu()
            assert isinstance(menu, QMenu)
            menu.popup(window.mapToGlobal(QPoint(80, 80)))
            rows = [action for action in menu.actions() if not action.isSeparator()][:2]
            for parent, actions in ((bar, bar.actions()[:2]), (menu, rows)):
                area = parent.actionGeometry(actions[0])
                parent.setActiveAction(actions[1])
                before = luminance(seen(parent, area))
                parent.setActiveAction(actions[0])
                assert changed(before, luminance(seen(parent, area))) > 30
            menu.close()
        finally:
            look().choose("system")


def test_tab_goes_through_the_window_as_it_is_read(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path, saved(tmp_path / "pack.json")) as window:
        window.resize(1440, 900)
        QTest.qWait(20)
        window.canvas.setFocus()
        stops: list[QWidget] = []
        while window.canvas not in stops and len(stops) < 100:
            focused = QApplication.focusWidget()
            assert focused is not None
            QTest.keyClick(focused, Qt.Key.Key_Tab)
            after = QApplication.focusWidget()
            assert after is not None
            stops.append(after)
        parts = (
            window.side,
            window.bar,
            window.top,
            window.levels,
            window.rail,
            window.options,
            window.canvas,
        )
        visited = [next(part for part in parts if part is stop or part.isAncestorOf(stop)) for stop in stops]
        # Every part once and whole, one after the other.
        assert [part for part, _stops in itertools.groupby(visited)] == list(parts)
        # A rail is one stop, at the tool that is held, and one for what plays.
        assert next(stop for stop in stops if window.rail.isAncestorOf(stop)) is window.rail.buttons["brush"]
        assert sum(window.rail.isAncestorOf(stop) for stop in stops) == 2
        # Coming by Tab, the cell cursor is seen.
        assert window.canvas.at is not None
