"""A line in which any action, and any level, can be found by a few letters and reached."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QPoint, QRect, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFontMetrics,
    QIcon,
    QKeyEvent,
    QPainter,
    QPen,
)
from PySide6.QtWidgets import (
    QFrame,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from editor.art.icons import icon
from editor.frame.matching import Match, find
from editor.look import colors
from editor.panels.controls import text_label
from editor.theme import Colors, font, paint_color
from editor.words import count, phrases, tr

_WIDTH: Final = 520
_ROWS: Final = 11
_ROW: Final = 32
_MOST: Final = 200
LEVEL_SIGN: Final = "#"
_FoundRole: Final = Qt.ItemDataRole.UserRole
_Index: TypeAlias = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that can be found."""

    title: str
    where: str
    """The menu, or what kind of thing it is."""
    do: Callable[[], None]
    keys: tuple[str, ...] = ()
    """As this system writes them."""
    icon: QIcon | None = None
    why_not: str = ""
    """Why it cannot be done now."""
    also: str = ""
    """Other words by which it is found: its title in English."""
    is_recent: bool = False

    @property
    def spoken(self) -> str:
        """Everything the row says, for screen readers."""
        parts = [self.title, self.where, *self.keys[:1]]
        if self.why_not:
            parts.append(tr("not now: {why}", why=self.why_not))
        return phrases(parts)


@dataclass(frozen=True, slots=True)
class Found:
    """An entry, and which letters of its title were looked for."""

    entry: Entry
    match: Match | None


def look_up(query: str, entries: Sequence[Entry]) -> list[Found]:
    """Return the entries that fit, the best first; without a query recent ones first, then all as they come.

    Among entries that fit equally well recent ones come first, then short ones.
    """
    if not query.strip():
        return [Found(entry, None) for entry in sorted(entries, key=lambda entry: not entry.is_recent)]
    rated: list[tuple[tuple[int, bool, int], Found]] = []
    for entry in entries:
        match = find(query, entry.title)
        other = match or find(query, f"{entry.where} {entry.title}") or find(query, entry.also)
        if other is not None:
            # Words of the menu, or of another language, count a little less.
            score = other.score - (0 if match else 4) - (8 if entry.why_not else 0)
            rated.append(((-score, not entry.is_recent, len(entry.title)), Found(entry, match)))
    return [found for _key, found in sorted(rated, key=lambda pair: pair[0])]


class ActionSearch(QFrame):
    """Opens below the search field; Enter does what is marked, Escape does nothing."""

    def __init__(
        self, actions: Sequence[Entry], levels: Callable[[], Sequence[Entry]], parent: QWidget
    ) -> None:
        """`levels` is asked when the query begins with `#`."""
        super().__init__(parent, Qt.WindowType.Popup)
        self.setProperty("surface", "card")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAccessibleName(tr("Search actions"))
        self._actions = actions
        self._levels = levels
        self.line = QLineEdit()
        self.line.setPlaceholderText(tr("What do you want to do?"))
        self.line.setAccessibleName(tr("Search actions"))
        self.line.setClearButtonEnabled(False)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Actions"))
        self.list.setUniformItemSizes(True)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setItemDelegate(_Rows(self.list))
        self.list.setMouseTracking(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.foot = text_label("", "caption", "muted")
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(6)
        column.addWidget(self.line)
        column.addWidget(self.list)
        column.addWidget(self.foot)
        self.setFixedWidth(_WIDTH)
        self.line.textChanged.connect(self._fill)
        self.line.installEventFilter(self)
        self.list.itemClicked.connect(lambda _item: self.do_current())
        self.list.currentItemChanged.connect(lambda item, _old: self._tell(item))
        self._fill("")

    def open_at(self, place: QPoint) -> None:
        """Open with the right upper corner at a place of the screen."""
        self.move(place - QPoint(_WIDTH, 0))
        self.show()
        self.line.setFocus()

    @property
    def found(self) -> list[Entry]:
        """What is listed, from the top."""
        return [self._entry(self.list.item(row)) for row in range(self.list.count())]

    @property
    def current(self) -> Entry | None:
        """What is marked."""
        item = self.list.currentItem()
        return None if item is None else self._entry(item)

    def do_current(self) -> None:
        """Do what is marked, if it can be done now."""
        entry = self.current
        if entry is not None and entry.why_not:
            self.foot.setText(tr("{title}: {why}", title=entry.title, why=entry.why_not))
            return
        self.close()
        if entry is not None:
            entry.do()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            page = _ROWS - 1
            steps = {
                Qt.Key.Key_Up: -1,
                Qt.Key.Key_Down: 1,
                Qt.Key.Key_PageUp: -page,
                Qt.Key.Key_PageDown: page,
            }
            step = steps.get(Qt.Key(event.key()))
            if step is not None:
                self._go(self.list.currentRow() + step, around=abs(step) == 1)
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.do_current()
                return True
        return super().eventFilter(watched, event)

    def _go(self, row: int, *, around: bool) -> None:
        last = self.list.count() - 1
        if around and last >= 0:
            row %= last + 1
        self.list.setCurrentRow(min(max(row, 0), last))

    def _fill(self, text: str) -> None:
        is_level = text.startswith(LEVEL_SIGN)
        entries = self._levels() if is_level else self._actions
        found = look_up(text[1:] if is_level else text, entries)
        self.list.clear()
        for each in found[:_MOST]:
            item = QListWidgetItem()
            item.setData(_FoundRole, each)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, each.entry.spoken)
            item.setSizeHint(QSize(_WIDTH - 40, _ROW))
            self.list.addItem(item)
        self.list.setCurrentRow(0)
        self.list.setFixedHeight(min(max(self.list.count(), 1), _ROWS) * _ROW + 4)
        self.foot.setText(self._hint(len(found), is_level=is_level))
        self.adjustSize()

    def _hint(self, number: int, *, is_level: bool) -> str:
        if not number:
            return (
                tr("No level is called that.")
                if is_level
                else tr("No action is called that. # finds levels.")
            )
        if number > _MOST:
            return tr("The first {n} of {m}", n=_MOST, m=f"{number:,}")
        if is_level:
            return count(number, "{n} level", "{n} levels")
        return tr("# finds levels by title or number")

    def _tell(self, item: QListWidgetItem | None) -> None:
        """Have what is marked read aloud: the focus stays in the line."""
        if item is not None and self.isVisible():
            event = QAccessibleAnnouncementEvent(self.line, self._entry(item).spoken)
            QAccessible.updateAccessibility(event)

    @staticmethod
    def _entry(item: QListWidgetItem) -> Entry:
        found = item.data(_FoundRole)
        assert isinstance(found, Found)
        return found.entry


class _Rows(QStyledItemDelegate):
    """Paints a row: icon, title with the letters looked for in bold, where it is, its keys."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        found = index.data(_FoundRole)
        assert isinstance(found, Found)
        entry, now = found.entry, colors()
        area: QRect = option.rect
        state: QStyle.StateFlag = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if state & QStyle.StateFlag.State_Selected:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(paint_color(now.selected))
            painter.drawRoundedRect(area.adjusted(0, 1, 0, -1), 6, 6)
            painter.setBrush(paint_color(now.accent))
            painter.drawRoundedRect(area.left(), area.top() + 6, 3, area.height() - 12, 1.5, 1.5)
        if entry.icon is not None:
            mode = QIcon.Mode.Disabled if entry.why_not else QIcon.Mode.Normal
            entry.icon.paint(painter, QRect(area.left() + 12, area.top() + 8, 16, 16), mode=mode)
        right = area.right() - 8
        for key in entry.keys[:1]:
            right = (
                paint_keys(painter, QRect(area.left(), area.top(), right - area.left(), _ROW), key, now) - 10
            )
        title_end = self._paint_title(
            painter, found, QRect(area.left() + 38, area.top(), right - area.left() - 38, _ROW), now
        )
        aside = entry.why_not or (tr("{menu}, recent", menu=entry.where) if entry.is_recent else entry.where)
        room = QRect(title_end + 12, area.top(), right - title_end - 12, _ROW)
        painter.setFont(font("caption"))
        painter.setPen(paint_color(now.muted))
        words = QFontMetrics(font("caption")).elidedText(aside, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, words)
        painter.restore()

    def _paint_title(self, painter: QPainter, found: Found, area: QRect, now: Colors) -> int:
        """Write the title letter by letter where some are bold; return where it ends."""
        entry, plain = found.entry, font("body")
        painter.setPen(paint_color(now.faint if entry.why_not else now.text))
        title = QFontMetrics(plain).elidedText(entry.title, Qt.TextElideMode.ElideRight, area.width() - 60)
        bold = set(found.match.places) if found.match is not None else set()
        at, left = 0, area.left()
        while at < len(title):
            end = at + 1
            while end < len(title) and (end in bold) == (at in bold):
                end += 1
            written = font("section") if at in bold else plain
            painter.setFont(written)
            painter.drawText(
                left, area.top(), area.width(), _ROW, int(Qt.AlignmentFlag.AlignVCenter), title[at:end]
            )
            left += QFontMetrics(written).horizontalAdvance(title[at:end])
            at = end
        return left


def paint_keys(painter: QPainter, area: QRect, keys: str, now: Colors) -> int:
    """Paint a key combination at the right end of an area; return where it begins."""
    painter.setFont(font("note"))
    width = QFontMetrics(font("note")).horizontalAdvance(keys) + 12
    box = QRect(area.right() - width, area.center().y() - 9, width, 19)
    painter.setPen(QPen(paint_color(now.line), 1))
    painter.setBrush(paint_color(now.raised))
    painter.drawRoundedRect(box, 4, 4)
    painter.setPen(paint_color(now.muted))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, keys)
    return box.left()


def level_icon() -> QIcon:
    """Return the picture of a level in the list."""
    return icon("tiles", "muted")
