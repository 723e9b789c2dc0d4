"""Every action with its keys on one page, to be read, printed, or kept as a file."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import Final

from PySide6.QtCore import QMarginsF, Qt
from PySide6.QtGui import QPageLayout, QPageSize, QPdfWriter, QTextDocument
from PySide6.QtWidgets import QDialog, QFileDialog, QHBoxLayout, QTextBrowser, QVBoxLayout, QWidget

from editor.actions import Actions
from editor.keys import Keymap, fixed_keys, shown
from editor.look import colors
from editor.panels.controls import push_button
from editor.theme import DARK, LIGHT, PADDING, Colors
from editor.words import tr

_MARGIN_MM: Final = 15.0


def listing(actions: Actions, keymap: Keymap, now: Colors) -> str:
    """Return the list as a page: a table for each menu, then the keys of the board itself."""
    tables: dict[str, list[tuple[str, str]]] = {}
    for id_, keys in keymap.all().items():
        if keys:
            title = actions.title(id_).replace("…", "")
            tables.setdefault(actions.menu(id_), []).append((", ".join(shown(key) for key in keys), title))
    tables[tr("On the board")] = fixed_keys()
    parts = [f"<h2>{escape(tr('Shortcuts of Boardloom'))}</h2>"]
    for title, rows in tables.items():
        lines = "".join(
            f"<tr><td width='38%'><b>{escape(keys)}</b></td><td>{escape(text)}</td></tr>"
            for keys, text in rows
        )
        parts.append(f"<h3>{escape(title)}</h3><table width='100%' cellpadding='3'>{lines}</table>")
    return f"<div style='color:{now.text}'>{''.join(parts)}</div>"


class ShortcutList(QDialog):
    """Stands beside the window; follows when keys change."""

    def __init__(self, actions: Actions, keymap: Keymap, change: Callable[[], None], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Shortcuts"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.resize(560, 720)
        self._actions = actions
        self._keymap = keymap
        self.page = QTextBrowser()
        self.page.setAccessibleName(tr("Shortcuts"))
        self.page.document().setDocumentMargin(16)
        self.change = push_button(tr("Change…"), "settings", kind="tall")
        self.keep = push_button(tr("Save as PDF…"), kind="tall")
        self.printing = push_button(tr("Print…"), kind="tall")
        self.enough = push_button(tr("Close"), kind="primary")
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.change)
        row.addStretch(1)
        for button in (self.keep, self.printing, self.enough):
            row.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(PADDING, PADDING, PADDING, PADDING)
        column.setSpacing(PADDING)
        column.addWidget(self.page, 1)
        column.addLayout(row)
        self.change.clicked.connect(change)
        self.keep.clicked.connect(self._ask_pdf)
        self.printing.clicked.connect(self._print)
        self.enough.clicked.connect(self.close)
        keymap.changed.connect(self.follow)
        self.follow()
        self.page.setFocus()

    def follow(self) -> None:
        """Show the keys in force."""
        self.page.setHtml(listing(self._actions, self._keymap, DARK if colors().dark else LIGHT))

    def write_pdf(self, path: Path) -> None:
        """Write the list, black on white, on pages of A4."""
        writer = QPdfWriter(str(path))
        writer.setTitle(tr("Shortcuts of Boardloom"))
        writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
        margins = QMarginsF(_MARGIN_MM, _MARGIN_MM, _MARGIN_MM, _MARGIN_MM)
        writer.setPageMargins(margins, QPageLayout.Unit.Millimeter)
        self._paper().print_(writer)

    def _paper(self) -> QTextDocument:
        document = QTextDocument()
        document.setHtml(listing(self._actions, self._keymap, LIGHT))
        return document

    def _ask_pdf(self) -> None:
        name, _ = QFileDialog.getSaveFileName(
            self, tr("Save as PDF…"), "boardloom-shortcuts.pdf", "PDF (*.pdf)"
        )
        if name:
            self.write_pdf(Path(name))

    def _print(self) -> None:
        # Only where someone prints: it loads what a bare system may not have.
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        dialog = QPrintDialog(printer, self)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            self._paper().print_(printer)
