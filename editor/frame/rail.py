"""The tool rail: the tools, one under the other."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QFrame, QToolButton, QVBoxLayout, QWidget

from editor.art.icons import icon
from editor.tools.gestures import TOOLS
from editor.tools.hand import Hand
from editor.words import tr
from levels.level import Mode

RAIL_WIDTH: Final = 44
_GAPS_BEFORE: Final = ("brush", "drag")


class ToolRail(QFrame):
    """Shows which tool the hand holds, and gives it another."""

    def __init__(self, hand: Hand, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("surface", "panel")
        self.setFixedWidth(RAIL_WIDTH)
        self._hand = hand
        self._group = QButtonGroup(self)
        self._names = list(TOOLS)
        self._gaps: dict[str, QFrame] = {}
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(6, 8, 6, 8)
        self.column.setSpacing(4)
        for number, (name, tool) in enumerate(TOOLS.items()):
            if name in _GAPS_BEFORE:
                self._gaps[name] = self.add_gap()
            button = QToolButton()
            button.setProperty("kind", "tool")
            button.setIcon(icon(tool.icon, checked="on_accent"))
            button.setIconSize(QSize(20, 20))
            button.setFixedSize(32, 32)
            button.setCheckable(True)
            button.setAutoRaise(True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setToolTip(f"{tr(tool.title)}\n{tr(tool.tip)}")
            button.setAccessibleName(tr(tool.title))
            self.column.addWidget(button)
            self._group.addButton(button, number)
        self.column.addStretch(1)
        self._group.idClicked.connect(lambda number: hand.hold(tool=self._names[number]))
        hand.changed.connect(self._follow)
        self._follow()

    @property
    def buttons(self) -> dict[str, QAbstractButton]:
        """The button of each tool."""
        return {name: self._group.button(number) for number, name in enumerate(self._names)}

    def show_mode(self, mode: Mode) -> None:
        """Show the tools that work on levels of a mode; a hand that holds another takes up the one before."""
        for number, tool in enumerate(TOOLS.values()):
            self._group.button(number).setVisible(mode in tool.modes)
        for name in _GAPS_BEFORE:
            self._gaps[name].setVisible(mode in TOOLS[name].modes)
        if mode not in TOOLS[self._hand.grip.tool].modes:
            self._hand.put_back()

    def add_gap(self) -> QFrame:
        """Separate what comes next by a short line."""
        line = QFrame()
        line.setProperty("kind", "separator")
        line.setFixedSize(20, 1)
        self.column.addSpacing(3)
        self.column.addWidget(line, 0, Qt.AlignmentFlag.AlignHCenter)
        self.column.addSpacing(3)
        return line

    def add_action(self, action: QAction) -> QToolButton:
        """Have a button of an action below the tools."""
        self.column.takeAt(self.column.count() - 1)
        self.add_gap()
        button = QToolButton()
        button.setDefaultAction(action)
        button.setProperty("kind", "tool")
        button.setIconSize(QSize(20, 20))
        button.setFixedSize(32, 32)
        button.setAutoRaise(True)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setAccessibleName(action.text())
        action.changed.connect(lambda: button.setAccessibleName(action.text()))
        self.column.addWidget(button)
        self.column.addStretch(1)
        return button

    def rest(self, resting: bool) -> None:
        """Offer no tools for a while, or offer them again."""
        for button in self._group.buttons():
            button.setEnabled(not resting)

    def _follow(self) -> None:
        self._group.button(self._names.index(self._hand.grip.tool)).setChecked(True)
        # One stop for the tabulator, at the tool that is held; arrow keys go on from there.
        for button in self._group.buttons():
            stops = button.isChecked()
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus if stops else Qt.FocusPolicy.NoFocus)
