"""Small parts of the frame."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QPushButton, QSizePolicy

from editor.art.icons import icon
from editor.frame.keytip import KeyTip
from editor.panels.controls import restyle
from editor.theme import SMALL_ICON


class LitButton(QPushButton):
    """A button that is lit as long as what it shows is seen on the canvas."""

    def __init__(self, text: str, picture: str) -> None:
        super().__init__(icon(picture, checked="accent"), text)
        self.setIconSize(QSize(SMALL_ICON, SMALL_ICON))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setCheckable(True)
        self.toggled.connect(lambda lit: restyle(self, lit=lit))

    def follow(self, action: QAction) -> None:
        """Do what an action does, be lit while it is checked, and be there while it is."""
        self.setToolTip(action.text())
        KeyTip(self, action)
        self.clicked.connect(action.trigger)
        action.toggled.connect(self.setChecked)
        action.changed.connect(lambda: self.setVisible(action.isVisible()))
        if not action.isVisible():
            self.hide()
