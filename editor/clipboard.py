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


def content(kind: str) -> bytes:
    """Return what the clipboard holds of a MIME type; empty if nothing."""
    data = _held()
    return b"" if data is None else bytes(data.data(kind).data())


def text() -> str:
    return QGuiApplication.clipboard().text()


def let_go() -> None:
    """Leave only text behind, before the application ends.

    Qt drops the clipboard after the interpreter has gone; what was made here must not be there any more.
    """
    data = _held()
    if data is not None and any(kind.startswith(_OURS) for kind in data.formats()):
        QGuiApplication.clipboard().setText(data.text())


def _held() -> QMimeData | None:
    # None before anything was put there, whatever the stubs say.
    held: QMimeData | None = QGuiApplication.clipboard().mimeData()
    return held
