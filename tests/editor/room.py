"""Whether every text of a widget and of all that is in it has the room that it needs."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QTabBar,
    QToolButton,
    QWidget,
)

from editor.panels.controls import ElidedLabel

ELLIPSIS = "…"


def cut_texts(root: QWidget) -> Iterator[str]:
    """Yield what is cut off in a widget that is shown, each with where it stands and what it lacks."""
    for widget in (root, *root.findChildren(QWidget)):
        if not widget.isVisible():
            continue
        text, needed = _needs(widget)
        room = widget.contentsRect().size() if isinstance(widget, QLabel) else widget.size()
        if text and (needed.width() > room.width() or needed.height() > room.height()):
            lacks = f"{needed.width()} x {needed.height()} in {room.width()} x {room.height()}"
            yield f"{_path(widget)}: {text!r} needs {lacks}"


def _needs(widget: QWidget) -> tuple[str, QSize]:
    """Return the text of a widget and the least size that shows the whole of it; no text, no need."""
    nothing = "", QSize(0, 0)
    metrics = widget.fontMetrics()
    if isinstance(widget, ElidedLabel):
        # What may give way is a name that the user gave; our own words may not.
        shown = widget.text()
        return (widget._whole, QSize(10_000, 0)) if shown.endswith(ELLIPSIS) else nothing
    if isinstance(widget, QLabel):
        if not widget.text() or (widget.pixmap() is not None and not widget.pixmap().isNull()):
            return nothing
        if widget.wordWrap():
            return widget.text(), QSize(0, widget.heightForWidth(widget.width()))
        return widget.text(), QSize(metrics.size(0, widget.text()).width(), metrics.height())
    if isinstance(widget, QComboBox):
        return widget.currentText(), QSize(metrics.horizontalAdvance(widget.currentText()) + 24, 0)
    if isinstance(widget, QLineEdit):
        text = widget.placeholderText() if not widget.text() else ""
        return text, QSize(metrics.horizontalAdvance(text), 0)
    if isinstance(widget, QToolButton) and widget.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonIconOnly:
        return nothing
    if isinstance(widget, QAbstractButton):
        text = widget.text()
        icon = widget.iconSize().width() + 4 if not widget.icon().isNull() else 0
        lines = text.split("\n")
        width = max(metrics.horizontalAdvance(line.replace("&", "")) for line in lines) + icon
        return text, QSize(width, 0)
    if isinstance(widget, QTabBar):
        texts = [widget.tabText(place) for place in range(widget.count())]
        wide = [
            text
            for place, text in enumerate(texts)
            if metrics.horizontalAdvance(text) > widget.tabRect(place).width()
        ]
        return ("; ".join(wide), QSize(10_000, 0)) if wide else nothing
    return nothing


def _path(widget: QWidget) -> str:
    names: list[str] = []
    part: QWidget | None = widget
    while part is not None and len(names) < 4:
        names.append(part.objectName() or type(part).__name__)
        part = part.parentWidget()
    return " in ".join(names)


__all__ = ["QPushButton", "cut_texts"]
