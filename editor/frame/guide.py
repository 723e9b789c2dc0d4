"""The guide in a window of its own, beside the work."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QDialog, QTextBrowser, QVBoxLayout, QWidget

from editor.words import tr


class GuideWindow(QDialog):
    """Shows the pages of the guide; links between them work."""

    def __init__(self, first: Path, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Guide"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.resize(760, 720)
        self.pages = QTextBrowser()
        self.pages.setAccessibleName(tr("Guide"))
        self.pages.setSearchPaths([str(first.parent)])
        self.pages.setOpenExternalLinks(True)
        self.pages.document().setDocumentMargin(20)
        self.pages.sourceChanged.connect(lambda _source: self._space())
        self.pages.setSource(QUrl.fromLocalFile(str(first)))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.pages)

    def _space(self) -> None:
        """Put room between paragraphs, of which Markdown says nothing."""
        cursor = QTextCursor(self.pages.document())
        block = self.pages.document().begin()
        while block.isValid():
            cursor.setPosition(block.position())
            if not block.textList() and cursor.currentTable() is None:
                spaced = block.blockFormat()
                spaced.setTopMargin(12 if spaced.headingLevel() else 2)
                spaced.setBottomMargin(8)
                cursor.setBlockFormat(spaced)
            block = block.next()
