"""The cards of the start page: buttons that show a board and say what it is."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFontMetricsF,
    QImage,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from editor.art.color import mix
from editor.art.icons import draw_icon, icon
from editor.look import colors
from editor.panels.controls import WrappedLabel, text_label
from editor.theme import CARD_RADIUS, RADIUS, TextRole, font, paint_color
from editor.words import phrases, tr

PICTURE_HEIGHT: Final = 124
_PADDING: Final = 8
_LAYOUT_HEIGHT: Final = PICTURE_HEIGHT + 72
RECENT_HEIGHT: Final = 64
THUMB: Final = (84, 48)
WIDE_HEIGHT: Final = 108
WIDE_PICTURE: Final = (118, WIDE_HEIGHT - 16)


class Card(QAbstractButton):
    """A card that can be pressed, by mouse or by keys."""

    def __init__(self, title: str, fact: str) -> None:
        super().__init__()
        self.setText(title)
        self.fact = fact
        self.picture: QImage | None = None
        self.setAccessibleName(title)
        self.setAccessibleDescription(fact)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_picture(self, picture: QImage) -> None:
        """Show the board."""
        self.picture = picture
        self.update()

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802 - Qt's name
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        super().leaveEvent(event)
        self.update()

    def paint_frame(self, painter: QPainter, *, dashed: bool = False) -> None:
        """Paint what lies under everything else."""
        now = colors()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lit = self.underMouse() and self.isEnabled()
        pressed = self.isDown()
        surface = mix(now.panel, now.accent, 0.1) if pressed else now.panel
        if dashed and not lit and not pressed:
            surface = now.window
        edge, width = (now.accent, 2.0) if self.hasFocus() else (now.accent if lit else now.line, 1.0)
        pen = QPen(paint_color(edge), width)
        if dashed and not self.hasFocus():
            pen = QPen(paint_color(now.accent if lit else now.faint), 1, Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(paint_color(surface))
        inset = width / 2
        painter.drawRoundedRect(
            QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), CARD_RADIUS, CARD_RADIUS
        )

    def paint_picture(self, painter: QPainter, place: QRectF) -> None:
        """Paint the board, or the canvas that it will be seen on."""
        if self.picture is not None:
            frame = QPainterPath()
            frame.addRoundedRect(place, RADIUS, RADIUS)
            painter.save()
            painter.setClipPath(frame)
            painter.drawImage(place.topLeft(), self.picture)
            painter.restore()
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(paint_color(colors().canvas))
        painter.drawRoundedRect(place, RADIUS, RADIUS)

    def paint_line(
        self, painter: QPainter, place: QRectF, text: str, role: TextRole, color: str, *, right: bool = False
    ) -> float:
        """Paint a line of text, with dots where it is cut; return the room that it took."""
        face = font(role)
        metrics = QFontMetricsF(face)
        painter.setFont(face)
        painter.setPen(QColor(color))
        side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, place.width())
        painter.drawText(place, side | Qt.AlignmentFlag.AlignVCenter, shown)
        return metrics.horizontalAdvance(shown)


class LayoutCard(Card):
    """A board over its title and what it is."""

    def __init__(self, key: str, title: str, fact: str) -> None:
        super().__init__(title, fact)
        self.key = key
        self.setFixedHeight(_LAYOUT_HEIGHT)
        self.setMinimumWidth(180)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(220, _LAYOUT_HEIGHT)

    @property
    def picture_size(self) -> tuple[int, int]:
        """Width and height of the picture in window pixels."""
        return self.width() - 2 * _PADDING, PICTURE_HEIGHT

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        now = colors()
        self.paint_frame(painter)
        width, height = self.picture_size
        self.paint_picture(painter, QRectF(_PADDING, _PADDING, width, height))
        room = self.width() - 2 * 14
        self.paint_line(painter, QRectF(14, height + 18, room, 20), self.text(), "value", now.text)
        self.paint_line(painter, QRectF(14, height + 40, room, 18), self.fact, "caption", now.muted)
        painter.end()


class WideCard(Card):
    """A board beside its title and what it is."""

    def __init__(self, title: str, fact: str) -> None:
        super().__init__(title, fact)
        self.setFixedHeight(WIDE_HEIGHT)
        self.setMinimumWidth(250)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(340, WIDE_HEIGHT)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        now = colors()
        self.paint_frame(painter)
        width, height = WIDE_PICTURE
        self.paint_picture(painter, QRectF(_PADDING, _PADDING, width, height))
        left = _PADDING + width + 16
        room = self.width() - left - 14
        self.paint_line(painter, QRectF(left, 26, room, 20), self.text(), "value", now.text)
        face = font("caption")
        painter.setFont(face)
        painter.setPen(QColor(now.muted))
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        painter.drawText(QRectF(left, 49, room, 40), flags | Qt.TextFlag.TextWordWrap, self.fact)
        painter.end()


class RecentCard(Card):
    """A pack that was at hand: its first board, title, when, and what is to be known."""

    forgotten = Signal()
    """It is to leave the list; its file stays."""

    def __init__(self, title: str, when: str) -> None:
        super().__init__(title, "")
        self.when = when
        self.is_there = True
        self.setFixedHeight(RECENT_HEIGHT)
        self.setMinimumWidth(240)
        self.drop = _Drop(self)
        self.drop.clicked.connect(self.forgotten)
        self.show_summary(title, "", is_there=True)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(296, RECENT_HEIGHT)

    def show_summary(self, title: str, fact: str, *, is_there: bool) -> None:
        """Say what the pack is, or that its file is gone."""
        self.setText(title)
        self.fact = fact
        self.is_there = is_there
        self.setAccessibleName(phrases([title, self.when]))
        self.setAccessibleDescription(fact)
        words = tr("Remove {title} from the list", title=title)
        self.drop.setAccessibleName(words)
        self.drop.setToolTip(words)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.forgotten.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self.drop.move(self.width() - 32, RECENT_HEIGHT - 32)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        now = colors()
        self.paint_frame(painter)
        width, height = THUMB
        if not self.is_there:
            painter.setOpacity(0.5)
        self.paint_picture(painter, QRectF(_PADDING, _PADDING, width, height))
        painter.setOpacity(1)
        left = _PADDING + width + 12
        room = self.width() - left - 12
        taken = self.paint_line(
            painter, QRectF(left, 12, room, 20), self.when, "caption", now.muted, right=True
        )
        ink = now.text if self.is_there else now.muted
        self.paint_line(painter, QRectF(left, 12, room - taken - 10, 20), self.text(), "section", ink)
        place = QRectF(left, 33, room - (24 if self.drop.is_wanted else 0), 18)
        if not self.is_there:
            draw_icon(painter, "warning", QRectF(left, 35, 14, 14), now.warn)
            place = place.adjusted(18, 0, 0, 0)
        self.paint_line(painter, place, self.fact, "caption", now.muted)
        painter.end()


class _Drop(QToolButton):
    """Takes a card off the list. It is seen when it may be wanted, and reached by keys at any time."""

    def __init__(self, card: RecentCard) -> None:
        super().__init__(card)
        self._card = card
        self.setIcon(icon("close", "muted"))
        self.setIconSize(QSize(14, 14))
        self.setFixedSize(24, 24)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @property
    def is_wanted(self) -> bool:
        """Whether it is to be seen."""
        card = self._card
        return card.underMouse() or self.hasFocus() or card.hasFocus() or not card.is_there

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        if self.is_wanted:
            super().paintEvent(event)


class Chip(QWidget):
    """An icon on a square of the accent, as the head of a step."""

    def __init__(self, picture: str, side: int = 36) -> None:
        super().__init__()
        self._picture = picture
        self.setFixedSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = colors()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(paint_color(now.lit))
        painter.drawRoundedRect(QRectF(self.rect()), RADIUS, RADIUS)
        side = 20.0
        draw_icon(
            painter,
            self._picture,
            QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side),
            now.accent,
        )
        painter.end()


def step_block(picture: str, title: str, text: str) -> QWidget:
    """Return one of the three steps: a picture, a title, what there is to do."""
    block = QWidget()
    row = QHBoxLayout(block)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(12)
    row.addWidget(Chip(picture), 0, Qt.AlignmentFlag.AlignTop)
    words = QVBoxLayout()
    words.setSpacing(2)
    words.addWidget(text_label(title, "value"))
    words.addWidget(WrappedLabel(text, "caption", "muted"))
    words.addStretch(1)
    row.addLayout(words, 1)
    return block
