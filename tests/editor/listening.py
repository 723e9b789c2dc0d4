"""What tests of panels share: hearing what a panel tells, and finding controls without a name."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QScrollBar,
    QWidget,
)


class Told:
    """Collects what a signal carries."""

    def __init__(self, signal: object) -> None:
        self.values: list[object] = []
        signal.connect(self.values.append)  # type: ignore[attr-defined]  # a bound signal has no public type


def nameless(root: QWidget) -> list[QObject]:
    """The controls that a screen reader could not name."""
    kinds = (QAbstractButton, QAbstractSlider, QAbstractSpinBox, QComboBox, QLineEdit)
    return [
        control
        for kind in kinds
        for control in root.findChildren(kind)
        if not control.accessibleName() and not _named_otherwise(control)
    ]


def _named_otherwise(control: QWidget) -> bool:
    """A button's text is its name; Qt's own parts of a control, such as scroll bars, go by the control's."""
    if isinstance(control, QAbstractButton) and control.text():
        return True
    return isinstance(control, QScrollBar) or isinstance(control.parentWidget(), QAbstractSpinBox)
