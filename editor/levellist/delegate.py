"""How a level looks in the list: thumbnail, title, one fact with its mark, five bars of grade."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QLineEdit, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from editor.art.icons import draw_icon
from editor.art.themes import TileTheme
from editor.document import Document
from editor.levellist.ledger import Note
from editor.levellist.model import LevelModel, LevelRole, NoteRole, fact_of
from editor.levellist.thumbnails import THUMB_HEIGHT, THUMB_WIDTH, Thumbnails
from editor.look import colors
from editor.theme import PADDING, Colors, Tone, font, paint_color
from levels.level import Level, Mode

ROW_HEIGHT: Final = 67
_NARROW: Final = 222
_NARROW_THUMB: Final = 54
"""In a row narrower than that the picture gives way to the words."""
_TEXT_RIGHT: Final = 8
FACT_MARKS: Final[dict[str, tuple[str, Tone]]] = {
    "good": ("check", "good"),
    "bad": ("error", "bad"),
    "wait": ("clock", "muted"),
}
_GRADES: Final = 5
GRADE_ROOM: Final = 30
"""What the words beside the bars of a grade leave free for them."""
_MARK_ROOM: Final = 18
_LONGEST_TITLE: Final = 200
_Index = QModelIndex | QPersistentModelIndex
ThemeFor = Callable[[Document, Mode], TileTheme]
"""Returns the theme in which levels of a mode of a pack are drawn."""


class LevelDelegate(QStyledItemDelegate):
    """Paints rows and renames levels in place."""

    def __init__(self, thumbnails: Thumbnails, theme_for: ThemeFor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._thumbnails = thumbnails
        self._theme_for = theme_for

    def sizeHint(self, _option: QStyleOptionViewItem, _index: _Index) -> QSize:  # noqa: N802 - Qt's name
        return QSize(200, ROW_HEIGHT)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        level, model = index.data(LevelRole), index.model()
        assert isinstance(model, LevelModel)
        document = model.document
        if level is None or document is None:
            return
        note: Note | None = index.data(NoteRole)
        now = colors()
        area: QRect = option.rect
        before = _text_left(area)
        state: QStyle.StateFlag = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        selected = bool(state & QStyle.StateFlag.State_Selected)
        if selected:
            painter.fillRect(area, paint_color(now.selected))
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(area, paint_color(now.hover, 0.5))
        if index.row() == document.current:
            painter.fillRect(QRect(area.left(), area.top(), 3, area.height()), paint_color(now.accent))
        if state & QStyle.StateFlag.State_HasFocus and state & QStyle.StateFlag.State_KeyboardFocusChange:
            painter.setPen(QPen(paint_color(now.accent), 1))
            painter.drawRect(area.adjusted(4, 1, -2, -2))
        if not selected:
            line = QRect(area.left() + before, area.bottom(), area.width() - before - PADDING, 1)
            painter.fillRect(line, paint_color(now.line))
        self._paint_thumbnail(painter, area, level, document)
        left, room = area.left() + before, area.width() - _TEXT_RIGHT - before
        paint_title(painter, QRect(left, area.top() + 12, room, 20), index.data(), now)
        place = QRect(left, area.top() + 32, room, 18)
        corner = QPointF(area.right() - PADDING, area.top() + 47)
        paint_worth(painter, place, corner, note, fact_of(note, level), now)
        painter.restore()

    def _paint_thumbnail(self, painter: QPainter, area: QRect, level: Level, document: Document) -> None:
        dpr = painter.device().devicePixelRatioF()
        side = _thumb_width(area)
        width, height = round(side * dpr), round(THUMB_HEIGHT * dpr)
        theme = self._theme_for(document, level.mode)
        image = self._thumbnails.image(level.shown, theme, document.pack.kinds, width, height)
        image.setDevicePixelRatio(dpr)
        place = QPoint(area.left() + PADDING, area.top() + (ROW_HEIGHT - THUMB_HEIGHT) // 2)
        painter.drawImage(place, image)

    def createEditor(  # noqa: N802 - Qt's name
        self, parent: QWidget, _option: QStyleOptionViewItem, _index: _Index
    ) -> QWidget:
        return title_editor(parent)

    def updateEditorGeometry(  # noqa: N802 - Qt's name
        self, editor: QWidget, option: QStyleOptionViewItem, _index: _Index
    ) -> None:
        area: QRect = option.rect
        before = _text_left(area)
        editor.setGeometry(area.left() + before - 6, area.top() + 8, area.width() - before, 26)


def _thumb_width(area: QRect) -> int:
    return THUMB_WIDTH if area.width() >= _NARROW else _NARROW_THUMB


def _text_left(area: QRect) -> int:
    return PADDING + _thumb_width(area) + 10


def paint_worth(
    painter: QPainter, place: QRect, corner: QPointF, note: Note | None, fact: tuple[str, str], now: Colors
) -> None:
    """Write the fact of a level, and draw its grade where there is room beside the words."""
    grade = 0 if note is None or note.grade is None else note.grade
    beside = int(corner.x()) - GRADE_ROOM - place.left()
    if _MARK_ROOM + QFontMetrics(font("caption")).horizontalAdvance(fact[1]) > beside:
        grade = 0
    if grade:
        place.setWidth(beside)
    paint_fact(painter, place, fact, now)
    paint_grade(painter, corner, grade, now)


def title_editor(parent: QWidget) -> QLineEdit:
    """Return a field in which the title of a level is typed."""
    editor = QLineEdit(parent)
    editor.setMaxLength(_LONGEST_TITLE)
    return editor


def paint_title(painter: QPainter, place: QRect, title: str, now: Colors) -> None:
    """Write the title of a level."""
    bold = font("section")
    painter.setFont(bold)
    painter.setPen(paint_color(now.text))
    shown = QFontMetrics(bold).elidedText(title, Qt.TextElideMode.ElideRight, place.width())
    painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, shown)


def paint_fact(painter: QPainter, place: QRect, fact: tuple[str, str], now: Colors) -> None:
    """Draw the mark of a fact, a key of FACT_MARKS, and write its words."""
    mark, words = fact
    picture, tone = FACT_MARKS[mark]
    draw_icon(painter, picture, QRectF(place.left(), place.top() + 2, 14, 14), now.tone(tone))
    small = font("caption")
    painter.setFont(small)
    painter.setPen(paint_color(now.bad if mark == "bad" else now.muted))
    place = place.adjusted(_MARK_ROOM, 0, 0, 0)
    shown = QFontMetrics(small).elidedText(words, Qt.TextElideMode.ElideRight, place.width())
    painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, shown)


def paint_grade(painter: QPainter, corner: QPointF, grade: int, now: Colors) -> None:
    """Paint five bars that end at a lower right corner, as many of them lit as the grade says; 0: none."""
    for bar in range(_GRADES if grade else 0):
        height = 3 + 2 * bar
        box = QRectF(corner.x() - (_GRADES - bar) * 5 + 1, corner.y() - height, 3.5, height)
        painter.fillRect(box, paint_color(now.muted if bar < grade else now.line))
