"""The packs that are open, in the order of their tabs, and which of them is in hand."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from editor.document import Document


class OpenPacks(QObject):
    """Knows documents, no files and no widgets."""

    added = Signal(object)
    removed = Signal(object)
    current_changed = Signal(object)
    """Another Document, or None, is in hand."""
    shown = Signal(object)
    """A Document, or None, was asked to be in hand, whether or not it was."""
    state_changed = Signal(object)
    """A Document's title, path, or what can be undone in it has changed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.documents: list[Document] = []
        self._current: Document | None = None

    @property
    def current(self) -> Document | None:
        return self._current

    def add(self, document: Document) -> None:
        """Open a document in a new tab and take it in hand."""
        document.setParent(self)
        document.state_changed.connect(lambda: self.state_changed.emit(document))
        self.documents.append(document)
        self.added.emit(document)
        self.show(document)

    def remove(self, document: Document) -> None:
        """Close a document, whatever is in it."""
        place = self.documents.index(document)
        self.documents.remove(document)
        if document is self._current:
            neighbour = self.documents[min(place, len(self.documents) - 1)] if self.documents else None
            self.show(neighbour)
        self.removed.emit(document)
        document.deleteLater()

    def show(self, document: Document | None) -> None:
        """Take another document in hand."""
        if document is not self._current:
            self._current = document
            self.current_changed.emit(document)
        self.shown.emit(document)

    def move(self, place: int, to: int) -> None:
        """Give a document another place among the tabs."""
        self.documents.insert(to, self.documents.pop(place))

    def at_path(self, path: Path) -> Document | None:
        """Return the open document of a file."""
        path = path.absolute()
        return next((document for document in self.documents if document.path == path), None)
