"""How a fault looks in its list: its mark, what is wrong, where, and what to do."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from editor.art.icons import draw_icon
from editor.faults.model import Fault, FaultModel, FaultRole, WordsRole
from editor.look import colors
from editor.theme import ICON, PADDING, Tone, font, paint_color
from generator.issue import Severity

ROW_HEIGHT: Final = 44
MARKS: Final[dict[Severity, tuple[str, Tone]]] = {
    "error": ("error", "bad"),
    "warning": ("warning", "warn"),
}
_TEXT_LEFT: Final = PADDING + ICON + 10
_WHERE: Final = 220
_Index = QModelIndex | QPersistentModelIndex


class FaultDelegate(QStyledItemDelegate):
    """Paints a fault on two lines."""

    def sizeHint(self, _option: QStyleOptionViewItem, _index: _Index) -> QSize:  # noqa: N802 - Qt's name
        return QSize(320, ROW_HEIGHT)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        fault, model = index.data(FaultRole), index.model()
        if not isinstance(fault, Fault) or not isinstance(model, FaultModel):
            return
        title, advice = index.data(WordsRole)
        now, area = colors(), QRect(option.rect)
        state: QStyle.StateFlag = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(area, paint_color(now.selected))
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(area, paint_color(now.hover, 0.5))
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(paint_color(now.accent), 1))
            painter.drawRect(area.adjusted(2, 1, -3, -2))
        else:
            line = QRect(area.left() + _TEXT_LEFT, area.bottom(), area.width() - _TEXT_LEFT - PADDING, 1)
            painter.fillRect(line, paint_color(now.edge))
        picture, tone = MARKS[fault.severity]
        mark = QRectF(area.left() + PADDING, area.top() + (ROW_HEIGHT - ICON) / 2, ICON, ICON)
        draw_icon(painter, picture, mark, now.tone(tone))
        left, right = area.left() + _TEXT_LEFT, area.right() - PADDING
        # Where it is stands at the right, and gives way to what is wrong where there is little room.
        needed = QFontMetrics(font("caption")).horizontalAdvance(model.where(fault)) + 1
        room = min(needed, _WHERE, max(0, (right - left) // 3))
        upper = QRect(left, area.top() + 5, right - left - room - 12, 18)
        lower = QRect(left, area.top() + 22, right - left, 17)
        _write(painter, upper, title, bold=True, color=now.text)
        _write(
            painter,
            QRect(right - room, upper.top(), room, 18),
            model.where(fault),
            color=now.muted,
            right=True,
        )
        _write(painter, lower, advice, color=now.muted)
        painter.restore()


def _write(
    painter: QPainter, box: QRect, text: str, *, color: str, bold: bool = False, right: bool = False
) -> None:
    letters = font("section" if bold else "caption")
    painter.setFont(letters)
    painter.setPen(paint_color(color))
    side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
    shown = QFontMetrics(letters).elidedText(text, Qt.TextElideMode.ElideRight, box.width())
    painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | side, shown)
