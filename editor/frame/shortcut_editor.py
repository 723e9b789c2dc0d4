"""A dialog in which keys are changed: find an action, press the new keys, settle whose they are."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QSize, Qt
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from editor.actions import Actions
from editor.art.icons import icon
from editor.frame.key_field import KeyField
from editor.frame.matching import find
from editor.keys import MOST_KEYS, Keymap, Keys, find_owners, is_reserved, portable, shown
from editor.panels.controls import WrappedLabel, push_button, text_label
from editor.theme import PADDING, font
from editor.words import count, tr

_SIZE: Final = QSize(660, 680)
_ROW: Final = 30
_IdRole: Final = Qt.ItemDataRole.UserRole


class ShortcutEditor(QDialog):
    """Works on a copy: OK takes it over, Cancel forgets it."""

    def __init__(self, actions: Actions, keymap: Keymap, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Change shortcuts"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setModal(True)
        self.resize(_SIZE)
        self._actions = actions
        self._keymap = keymap
        self.keys: dict[str, Keys] = keymap.all()
        self._adds = False
        self._wanted = ""
        """A key that was pressed and belongs to another action."""
        self._rows: dict[str, QTreeWidgetItem] = {}
        self.line = QLineEdit()
        self.line.setPlaceholderText(tr("Find by words or keys"))
        self.line.setAccessibleName(tr("Find by words or keys"))
        self.tree = QTreeWidget()
        self.title = text_label("", "section")
        self.field = KeyField()
        self.change = push_button(tr("Change"), "keyboard")
        self.add = push_button(tr("Add"))
        self.remove = push_button(tr("Remove"))
        self.default = push_button(tr("Default"))
        self.conflict = QFrame()
        self.conflict_text = WrappedLabel("", tone="warn")
        self.take = push_button(tr("Take it"))
        self.leave = push_button(tr("Leave it there"))
        self.all_defaults = push_button(tr("All defaults"), kind="tall")
        self.cancel = push_button(tr("Cancel"), kind="tall")
        self.ok = push_button(tr("OK"), kind="primary")
        self._build_tree()
        self._lay_out()
        self._connect()
        self._show_all()
        self.tree.setCurrentItem(next(iter(self._rows.values())))
        self.line.setFocus()

    @property
    def current(self) -> str | None:
        """The action that is marked."""
        item = self.tree.currentItem()
        id_ = None if item is None else item.data(0, _IdRole)
        return id_ if isinstance(id_, str) else None

    def choose(self, id_: str) -> None:
        """Mark an action."""
        self.tree.setCurrentItem(self._rows[id_])

    def accept(self) -> None:
        self._keymap.put(self.keys)
        super().accept()

    # Building

    def _build_tree(self) -> None:
        tree = self.tree
        tree.setAccessibleName(tr("Actions and their keys"))
        tree.setColumnCount(3)
        tree.setHeaderLabels([tr("Action"), tr("Keys"), ""])
        tree.setRootIsDecorated(False)
        tree.setIndentation(0)
        tree.setUniformRowHeights(True)
        tree.setAllColumnsShowFocus(True)
        header = tree.header()
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for column, width in ((1, 190), (2, 90)):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
            header.resizeSection(column, width)
        header.setSectionsMovable(False)
        groups: dict[str, QTreeWidgetItem] = {}
        for id_ in self.keys:
            menu = self._actions.menu(id_)
            if menu not in groups:
                groups[menu] = group = QTreeWidgetItem(tree, [menu])
                group.setFont(0, font("section"))
                group.setFlags(Qt.ItemFlag.ItemIsEnabled)
                group.setSizeHint(0, QSize(0, _ROW + 4))
                group.setExpanded(True)
            row = QTreeWidgetItem(groups[menu])
            row.setText(0, "    " + self._title(id_))
            row.setData(0, _IdRole, id_)
            row.setSizeHint(0, QSize(0, _ROW))
            self._rows[id_] = row

    def _lay_out(self) -> None:
        card = QFrame()
        card.setProperty("surface", "card")
        inside = QVBoxLayout(card)
        inside.setContentsMargins(PADDING, 10, PADDING, 10)
        inside.setSpacing(8)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        self.field.setFixedWidth(220)
        head.addWidget(self.field)
        inside.addLayout(head)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        for button in (self.change, self.add, self.remove, self.default):
            buttons.addWidget(button)
        buttons.addStretch(1)
        inside.addLayout(buttons)
        strip = QHBoxLayout(self.conflict)
        strip.setContentsMargins(0, 0, 0, 0)
        strip.setSpacing(8)
        sign = text_label("")
        sign.setPixmap(icon("warning", "warn").pixmap(18, 18))
        strip.addWidget(sign)
        strip.addWidget(self.conflict_text, 1)
        strip.addWidget(self.take)
        strip.addWidget(self.leave)
        inside.addWidget(self.conflict)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addWidget(self.all_defaults)
        foot.addStretch(1)
        foot.addWidget(self.cancel)
        foot.addWidget(self.ok)
        column = QVBoxLayout(self)
        column.setContentsMargins(PADDING, PADDING, PADDING, PADDING)
        column.setSpacing(10)
        column.addWidget(self.line)
        column.addWidget(self.tree, 1)
        column.addWidget(card)
        column.addLayout(foot)

    def _connect(self) -> None:
        self.line.textChanged.connect(self._filter)
        self.tree.currentItemChanged.connect(lambda _now, _before: self._show_current())
        self.tree.itemActivated.connect(lambda _item, _column: self._listen(adds=False))
        self.field.clicked.connect(lambda: self._listen(adds=False))
        self.field.caught.connect(self._caught)
        self.change.clicked.connect(lambda: self._listen(adds=False))
        self.add.clicked.connect(lambda: self._listen(adds=True))
        self.remove.clicked.connect(lambda: self._put(()))
        self.default.clicked.connect(self._put_default)
        self.take.clicked.connect(self._take)
        self.leave.clicked.connect(self._leave)
        self.all_defaults.clicked.connect(self._put_all_defaults)
        self.cancel.clicked.connect(self.reject)
        self.ok.clicked.connect(self.accept)

    # What is shown

    def _title(self, id_: str) -> str:
        return self._actions.title(id_).replace("…", "")

    def _show_all(self) -> None:
        for id_, row in self._rows.items():
            keys, default = self.keys[id_], self._keymap.defaults[id_]
            row.setText(1, ", ".join(shown(key) for key in keys))
            row.setText(2, tr("changed") if keys != default else "")
        self._show_current()
        changed = sum(self.keys[id_] != default for id_, default in self._keymap.defaults.items())
        self.all_defaults.setEnabled(changed > 0)
        self.all_defaults.setToolTip(count(changed, "{n} action was changed", "{n} actions were changed"))

    def _show_current(self) -> None:
        id_ = self.current
        self._ask("")
        for button in (self.field, self.change, self.add, self.remove, self.default):
            button.setEnabled(id_ is not None)
        if id_ is None:
            self.title.setText(tr("Choose an action"))
            self.field.show_keys(())
            return
        keys = self.keys[id_]
        self.title.setText(self._title(id_))
        self.field.show_keys(keys)
        self.add.setEnabled(0 < len(keys) < MOST_KEYS)
        self.remove.setEnabled(bool(keys))
        self.default.setEnabled(keys != self._keymap.defaults[id_])

    def _filter(self, text: str) -> None:
        """Show the actions that fit; keys are looked for as they are written."""
        first: QTreeWidgetItem | None = None
        wanted = text.strip().casefold()
        for id_, row in self._rows.items():
            title = f"{self._actions.menu(id_)} {self._title(id_)} {self._actions.deeds[id_].text}"
            fits = not wanted or find(wanted, title) is not None or wanted in row.text(1).casefold()
            row.setHidden(not fits)
            first = first or (row if fits else None)
        for place in range(self.tree.topLevelItemCount()):
            group = self.tree.topLevelItem(place)
            assert group is not None
            group.setHidden(
                not any(row.parent() is group and not row.isHidden() for row in self._rows.values())
            )
        exact = find_owners(self.keys, portable(text))
        current = self.current
        if exact:
            self.choose(exact[0])
        elif first is None:
            self.tree.setCurrentIndex(QModelIndex())
        elif current is None or self._rows[current].isHidden():
            self.tree.setCurrentItem(first)

    # Changing

    def _listen(self, *, adds: bool) -> None:
        if self.current is not None:
            self._adds = adds
            self._ask("")
            self.field.listen()

    def _caught(self, key: str) -> None:
        id_ = self.current
        if id_ is None or not key:
            return
        if is_reserved(key):
            self._ask(tr("{key} is needed by the board and by fields. Choose another.", key=shown(key)))
            return
        others = [owner for owner in find_owners(self.keys, key) if owner != id_]
        if others:
            self._wanted = key
            title = self._title(others[0])
            self._ask(tr("{key} belongs to {action}.", key=shown(key), action=title), answers=True)
            self.take.setFocus()
            return
        self._give(key)

    def _take(self) -> None:
        """Take the key from the action that has it."""
        for owner in find_owners(self.keys, self._wanted):
            self.keys[owner] = tuple(key for key in self.keys[owner] if key != self._wanted)
        self._give(self._wanted)

    def _leave(self) -> None:
        self._ask("")
        self.change.setFocus()

    def _give(self, key: str) -> None:
        id_ = self.current
        assert id_ is not None
        kept = tuple(own for own in self.keys[id_] if own != key) if self._adds else ()
        self._put((*kept, key)[-MOST_KEYS:])
        self.change.setFocus()

    def _put(self, keys: Keys) -> None:
        if self.current is not None:
            self.keys[self.current] = keys
            self._show_all()

    def _put_default(self) -> None:
        """Give the action its default keys again; who has one of them now gives it back."""
        id_ = self.current
        if id_ is None:
            return
        default = self._keymap.defaults[id_]
        for other, keys in self.keys.items():
            if other != id_:
                self.keys[other] = tuple(key for key in keys if key not in default)
        self._put(default)

    def _put_all_defaults(self) -> None:
        self.keys = dict(self._keymap.defaults)
        self._show_all()

    def _ask(self, text: str, *, answers: bool = False) -> None:
        """Say what stands in the way; with answers, offer to take the key."""
        self.conflict.setVisible(bool(text))
        self.conflict_text.show_text(text)
        self.conflict.setAccessibleName(text)
        for button in (self.take, self.leave):
            button.setVisible(answers)
