"""What delegates cut off while they paint rows: those words are in no widget that could be measured."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics

import editor.faults.delegate
import editor.levellist.delegate


class _Watching(QFontMetrics):
    """Keeps what had to be cut."""

    cut: list[str]

    def elidedText(  # noqa: N802  # Qt's name
        self, text: str, mode: Qt.TextElideMode, width: int, flags: int | None = None
    ) -> str:
        shown = super().elidedText(text, mode, width, flags or 0)
        if shown != text:
            self.cut.append(f"{text!r} in {width}, needs {self.horizontalAdvance(text)}")
        return shown


@contextmanager
def cut_while_painting() -> Iterator[list[str]]:
    """Watch the rows of levels, in the list and in the gallery, and those of faults."""
    found: list[str] = []
    _Watching.cut = found
    with pytest.MonkeyPatch.context() as patch:
        for module in (editor.levellist.delegate, editor.faults.delegate):
            patch.setattr(module, "QFontMetrics", _Watching)
        yield found
