"""The field that shows a collapse, and the pictures that open below it, five across."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QToolButton, QVBoxLayout, QWidget

from editor.art.collapse_art import collapse_icon, draw_collapse
from editor.look import colors
from editor.panels.controls import paint_chevron, restyle, text_label
from editor.panels.roving import RovingGrid
from editor.panels.rule_words import collapse_sentence, collapse_short_title, collapse_title
from editor.theme import CONTROL, FIELD, font, paint_color
from editor.words import tr
from levels.rules import COLLAPSES, Collapse

ACROSS: Final = 5


class _PickButton(QToolButton):
    """One collapse among the pictures."""

    reached = Signal(str)
    """The pointer or the keyboard came to it."""

    def __init__(self, collapse: Collapse) -> None:
        super().__init__()
        self.collapse = collapse
        self.setCheckable(True)
        self.setIcon(collapse_icon(collapse))
        self.setIconSize(QSize(24, 24))
        self.setFixedSize(48, 40)
        self.setAccessibleName(collapse_title(collapse))
        self.setAccessibleDescription(collapse_sentence(collapse))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)

    def enterEvent(self, event: object) -> None:  # noqa: N802  # Qt's name
        super().enterEvent(event)  # type: ignore[arg-type]  # Qt hands an enter event
        self.reached.emit(self.collapse)

    def focusInEvent(self, event: object) -> None:  # noqa: N802  # Qt's name
        super().focusInEvent(event)  # type: ignore[arg-type]  # Qt hands a focus event
        self.reached.emit(self.collapse)


class CollapsePopup(QFrame):
    """The pictures of all collapses; the sentence below says what the one reached does."""

    picked = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup | Qt.WindowType.FramelessWindowHint)
        self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground, False)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setProperty("surface", "card")
        self.setAccessibleName(tr("Collapse"))
        grid = QGridLayout()
        grid.setSpacing(4)
        self.buttons: dict[Collapse, _PickButton] = {}
        for index, collapse in enumerate(COLLAPSES):
            button = _PickButton(collapse)
            button.clicked.connect(lambda _=False, what=collapse: self._pick(what))
            button.reached.connect(self._say)
            grid.addWidget(button, index // ACROSS, index % ACROSS)
            self.buttons[collapse] = button
        self._keys = RovingGrid(ACROSS, self)
        self._keys.set_buttons(list(self.buttons.values()))
        self.sentence = text_label("", "caption", "muted")
        self.sentence.setWordWrap(True)
        self.sentence.setMinimumHeight(32)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 8)
        column.setSpacing(8)
        column.addLayout(grid)
        column.addWidget(self.sentence)

    def open_at(self, place: QPoint, collapse: Collapse) -> None:
        """Show the pictures below a place, one of them chosen."""
        for each, button in self.buttons.items():
            button.setChecked(each == collapse)
        self._keys.settle()
        self.adjustSize()
        screen = self.screen().availableGeometry()
        left = min(place.x(), screen.right() - self.width())
        self.move(max(screen.left(), left), min(place.y(), screen.bottom() - self.height()))
        self.show()
        self.buttons[collapse].setFocus(Qt.FocusReason.PopupFocusReason)
        self._say(collapse)

    def _say(self, collapse: Collapse) -> None:
        self.sentence.setText(
            tr("{what}: {why}", what=collapse_title(collapse), why=collapse_sentence(collapse))
        )

    def _pick(self, collapse: Collapse) -> None:
        self.close()
        self.picked.emit(collapse)


class CollapseField(QPushButton):
    """Shows a collapse with its picture; pressed, it opens all of them."""

    changed = Signal(object)
    """The Collapse that the user chose."""

    def __init__(self) -> None:
        super().__init__()
        self._collapse: Collapse = "none"
        self.setFixedSize(FIELD, CONTROL)
        self.setAutoDefault(False)
        restyle(self, kind="field")
        self.popup = CollapsePopup(self)
        self.popup.picked.connect(self._pick)
        self.clicked.connect(self.open)
        self.show_value("none")

    def value(self) -> Collapse:
        return self._collapse

    def show_value(self, collapse: Collapse) -> None:
        """Show a collapse without telling it."""
        self._collapse = collapse
        self.setAccessibleName(tr("Collapse: {collapse}", collapse=collapse_title(collapse)))
        self.setAccessibleDescription(collapse_sentence(collapse))
        self.setToolTip(
            tr("{title}. {text}.", title=collapse_title(collapse), text=collapse_sentence(collapse))
        )
        self.update()

    def open(self) -> None:
        """Show the pictures below the field, their right edges in line."""
        self.popup.adjustSize()
        corner = self.mapToGlobal(QPoint(self.width() - self.popup.width(), self.height() + 4))
        self.popup.open_at(corner, self._collapse)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # Qt's name
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.open()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        super().paintEvent(event)
        now, painter = colors(), QPainter(self)
        draw_collapse(painter, self._collapse, QRectF(8, (CONTROL - 18) / 2, 18, 18), now)
        painter.setPen(paint_color(now.text if self.isEnabled() else now.faint))
        words = QRectF(32, 0, self.width() - 32 - 24, self.height())
        title = collapse_short_title(self._collapse)
        if self.fontMetrics().horizontalAdvance(title) > words.width():
            painter.setFont(font("caption"))
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, title)
        painter.end()
        paint_chevron(self, enabled=self.isEnabled())

    def _pick(self, collapse: Collapse) -> None:
        if collapse != self._collapse:
            self.show_value(collapse)
            self.changed.emit(collapse)
        self.setFocus(Qt.FocusReason.PopupFocusReason)
