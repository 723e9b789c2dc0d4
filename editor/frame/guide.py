"""The guide in a window of its own, beside the work."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, QUrl
from PySide6.QtWidgets import QDialog, QTextBrowser, QVBoxLayout, QWidget

import editor
from editor.words import tr

_FOLDER: Final = Path(editor.__file__).resolve().parents[1] / "docs"
_FILE: Final = _FOLDER / "editor.md"


def is_at_hand() -> bool:
    """Tell whether the guide's files are there: they come with the source, not with an installed copy."""
    return _FILE.is_file()


class GuideWindow(QDialog):
    """Shows the pages of the guide; links between them work."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Guide"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.resize(760, 720)
        self.pages = QTextBrowser()
        self.pages.setAccessibleName(tr("Guide"))
        self.pages.setSearchPaths([str(_FOLDER)])
        self.pages.setOpenExternalLinks(True)
        self.pages.document().setDocumentMargin(20)
        self.pages.setSource(QUrl.fromLocalFile(str(_FILE)))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.pages)
