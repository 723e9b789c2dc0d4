"""The system's clipboard."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QByteArray, QMimeData
from PySide6.QtGui import QGuiApplication

_OURS: Final = "application/x-boardloom-"


def offer(contents: Mapping[str, bytes], text: str = "") -> None:
    """Put contents on the clipboard, by their MIME types, with a text for other programs."""
    data = QMimeData()
    for kind, content in contents.items():
        data.setData(kind, QByteArray(content))
    if text:
        data.setText(text)
    QGuiApplication.clipboard().setMimeData(data)


def holds(kind: str) -> bool:
    return QGuiApplication.clipboard().mimeData().hasFormat(kind)


def content(kind: str) -> bytes:
    """Return what the clipboard holds of a MIME type; empty if nothing."""
    return bytes(QGuiApplication.clipboard().mimeData().data(kind).data())


def text() -> str:
    return QGuiApplication.clipboard().text()


def let_go() -> None:
    """Leave only text behind, before the application ends.

    Qt drops the clipboard after the interpreter has gone; what was made here must not be there any more.
    """
    clipboard = QGuiApplication.clipboard()
    if any(kind.startswith(_OURS) for kind in clipboard.mimeData().formats()):
        clipboard.setText(clipboard.text())
