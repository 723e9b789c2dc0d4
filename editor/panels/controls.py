"""The small controls that the panels are made of: steppers, segments, choices, ranges."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFontMetrics,
    QIcon,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QToolButton,
    QWidget,
)

from editor.art.icons import draw_icon, icon
from editor.look import colors
from editor.theme import CONTROL, FIELD, SMALL_ICON, TextRole, Tone, font, paint_color
from editor.words import tr


def restyle(widget: QWidget, **properties: object) -> None:
    """Set dynamic properties that the style sheet looks at, and have it look again."""
    changed = [name for name, value in properties.items() if widget.property(name) != value]
    for name in changed:
        widget.setProperty(name, properties[name])
    if changed:
        widget.style().unpolish(widget)
        widget.style().polish(widget)
        widget.update()


def text_label(text: str = "", role: TextRole = "body", tone: Tone = "text") -> QLabel:
    """Return a label at a step of the type scale, in a colour."""
    label = QLabel(text)
    label.setFont(font(role))
    if tone != "text":
        label.setProperty("tone", tone)
    return label


class WrappedLabel(QLabel):
    """Text that takes the lines it needs, and the height for them also where a column scrolls."""

    def __init__(self, text: str, role: TextRole = "body", tone: Tone = "text") -> None:
        super().__init__(text)
        self.setFont(font(role))
        if tone != "text":
            self.setProperty("tone", tone)
        self.setWordWrap(True)

    def show_text(self, text: str) -> None:
        """Show another text."""
        if text != self.text():
            self.setText(text)
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # Qt's name
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        # A scroll area asks for the height before the width is known, and so would squeeze the lines.
        self.setMinimumHeight(max(self.heightForWidth(self.width()), 0))


class ElidedLabel(QLabel):
    """A line of text that gives way: what does not fit is cut with dots, and whole in the tooltip."""

    def __init__(self, text: str, role: TextRole = "body", tone: Tone = "text") -> None:
        super().__init__()
        self.setFont(font(role))
        if tone != "text":
            self.setProperty("tone", tone)
        self.setMinimumWidth(16)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.show_text(text)

    @property
    def whole(self) -> str:
        """The text, cut or not."""
        return self._whole

    def show_text(self, text: str) -> None:
        """Show another text."""
        self._whole = text
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # Qt's name
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        shown = self.fontMetrics().elidedText(self._whole, Qt.TextElideMode.ElideRight, self.width())
        self.setText(shown)
        self.setAccessibleName(self._whole)
        self.setToolTip(self._whole if shown != self._whole else "")


def icon_button(name: str, title: str, *, tone: Tone = "text", side: int = CONTROL) -> QToolButton:
    """Return a flat button that shows only an icon; its title is its tooltip and accessible name."""
    button = QToolButton()
    button.setIcon(icon(name, tone))
    button.setIconSize(QSize(SMALL_ICON, SMALL_ICON))
    button.setFixedSize(side, side)
    button.setToolTip(title)
    button.setAccessibleName(title)
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    return button


def push_button(
    text: str, icon_name: str | None = None, *, kind: str = "", tone: Tone = "text"
) -> QPushButton:
    """Return a button with a text; kind is one of the style sheet's: primary, quiet, tall."""
    button = QPushButton(text)
    button.setAutoDefault(False)
    if kind:
        button.setProperty("kind", kind)
    if icon_name is not None:
        button.setIcon(icon(icon_name, "on_accent" if kind == "primary" else tone))
        # Wider than high: the rest is the distance to the text.
        button.setIconSize(QSize(SMALL_ICON + 6, SMALL_ICON))
    return button


class FieldFrame(QFrame):
    """A frame around several parts that are one field; it is lit while one of them has the focus."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("surface", "field")
        self.setFixedHeight(CONTROL)
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(1, 1, 1, 1)
        self.row.setSpacing(0)

    def watch(self, *parts: QWidget) -> None:
        """Light the frame with the focus of these parts."""
        for part in parts:
            part.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  # Qt's name
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            restyle(self, focused=event.type() == QEvent.Type.FocusIn)
        return super().eventFilter(watched, event)


def bare(number: QAbstractSpinBox) -> None:
    """Take from a number field what its frame draws already, and its arrows."""
    number.setFrame(False)
    number.setButtonSymbols(QAbstractSpinBox.ButtonSymbols.NoButtons)
    number.setKeyboardTracking(False)
    number.setAlignment(Qt.AlignmentFlag.AlignCenter)
    number.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    clear = QPalette()
    clear.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
    number.setPalette(clear)


def framed(part: QWidget) -> FieldFrame:
    """Return a field of one part that has no frame of its own."""
    frame = FieldFrame()
    frame.row.addWidget(part)
    frame.watch(part)
    return frame


class _CalmWheel:
    """Spin boxes and choices in a scrolling panel take the wheel only while they have the focus."""

    @staticmethod
    def wanted(widget: QWidget, event: QWheelEvent) -> bool:
        if widget.hasFocus():
            return True
        event.ignore()
        return False


class Number(QSpinBox):
    """A whole number without arrows of its own."""

    def __init__(self, low: int, high: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRange(low, high)
        bare(self)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802  # Qt's name
        if _CalmWheel.wanted(self, event):
            super().wheelEvent(event)


class Stepper(FieldFrame):
    """A whole number between a minus and a plus; also typed, or changed with the arrow keys."""

    changed = Signal(int)
    """The number, after the user changed it."""

    def __init__(self, name: str, low: int, high: int, *, step: int = 1, off: str | None = None) -> None:
        """`off` is the text shown at the lowest number, which then means that there is none."""
        super().__init__()
        self.setFixedWidth(FIELD)
        self.number = Number(low, high)
        self.number.setSingleStep(step)
        self.number.setAccessibleName(name)
        if off is not None:
            self.number.setSpecialValueText(off)
        self.less = self._button("minus", name)
        self.more = self._button("plus", name)
        self.less.clicked.connect(self.number.stepDown)
        self.more.clicked.connect(self.number.stepUp)
        for part in (self.less, self.number, self.more):
            self.row.addWidget(part)
        self.watch(self.number)
        self.number.valueChanged.connect(self._tell)
        self._bound()

    def value(self) -> int:
        return self.number.value()

    def show_value(self, value: int) -> None:
        """Show a number without telling it."""
        self.number.blockSignals(True)
        self.number.setValue(value)
        self.number.blockSignals(False)
        self._bound()

    def _button(self, icon_name: str, name: str) -> QToolButton:
        words = {"minus": tr("Less: {name}", name=name), "plus": tr("More: {name}", name=name)}
        button = icon_button(icon_name, words[icon_name], side=CONTROL - 2)
        button.setAutoRepeat(True)
        # The number is one stop for the tabulator; its arrow keys do what the buttons do.
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        return button

    def _bound(self) -> None:
        value = self.number.value()
        self.less.setEnabled(value > self.number.minimum())
        self.more.setEnabled(value < self.number.maximum())

    def _tell(self, value: int) -> None:
        self._bound()
        self.changed.emit(value)


_SEGMENT_ROOM: Final = 16
_LEAST_SEGMENT_ROOM: Final = 10
"""What a segment needs beside its word: borders and padding."""


@dataclass(frozen=True, slots=True)
class Option:
    """One of several values to choose from."""

    value: object
    text: str
    tip: str = ""
    icon: QIcon | None = None


class Segments(FieldFrame):
    """A few values side by side, of which one is chosen; arrow keys move between them."""

    changed = Signal(object)
    """The value chosen, or None where none may be chosen."""

    def __init__(self, name: str, options: Sequence[Option], *, may_be_none: bool = False) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self._options = tuple(options)
        self._may_be_none = may_be_none
        self._group = QButtonGroup(self)
        self._group.setExclusive(not may_be_none)
        self.buttons: list[QToolButton] = []
        self.row.setContentsMargins(2, 2, 2, 2)
        metrics = QFontMetrics(font("section"))
        widths = []
        for index, option in enumerate(self._options):
            button = QToolButton()
            button.setText(option.text)
            button.setCheckable(True)
            button.setProperty("kind", "segment")
            if option.icon is not None:
                button.setIcon(option.icon)
                button.setIconSize(QSize(18, 18))
            button.setToolTip(option.tip)
            button.setAccessibleName(tr("{what}: {why}", what=name, why=option.text or option.tip))
            button.setFixedHeight(CONTROL - 4)
            # Long words get more room than short ones.
            button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            widths.append(metrics.horizontalAdvance(option.text) + _SEGMENT_ROOM)
            button.installEventFilter(self)
            button.clicked.connect(lambda _=False, at=index: self._click(at))
            self._group.addButton(button, index)
            self.buttons.append(button)
            self.row.addWidget(button, widths[-1])
        # Words that all but fit are set closer, so that fields end one below the other.
        tight = sum(widths) + 6 - (_SEGMENT_ROOM - _LEAST_SEGMENT_ROOM) * len(widths)
        self.setFixedWidth(FIELD if tight <= FIELD else sum(widths) + 6)
        self._keep_one_stop(0)

    def value(self) -> object:
        index = self._group.checkedId()
        return self._options[index].value if index >= 0 else None

    def show_value(self, value: object) -> None:
        """Show a value without telling it."""
        index = next((i for i, option in enumerate(self._options) if option.value == value), None)
        self._check(index)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  # Qt's name
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
            if step is not None:
                at = next(i for i, button in enumerate(self.buttons) if button is watched)
                onward = min(max(at + step, 0), len(self.buttons) - 1)
                self.buttons[onward].setFocus(Qt.FocusReason.TabFocusReason)
                if not self._may_be_none and onward != at:
                    self._click(onward)
                return True
        return super().eventFilter(watched, event)

    def _click(self, index: int) -> None:
        if self._may_be_none:
            self._check(index if self.buttons[index].isChecked() else None)
        else:
            self._check(index)
        self.changed.emit(self.value())

    def _check(self, index: int | None) -> None:
        # An exclusive group refuses to let go of its last button.
        self._group.setExclusive(False)
        for i, button in enumerate(self.buttons):
            button.setChecked(i == index)
        self._group.setExclusive(not self._may_be_none)
        self._keep_one_stop(index or 0)

    def _keep_one_stop(self, index: int) -> None:
        """Let the tabulator stop only once, at the chosen button."""
        for i, button in enumerate(self.buttons):
            strong = i == index or self._may_be_none
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if strong else Qt.FocusPolicy.ClickFocus)


class Choice(QComboBox):
    """A drop-down list; the chevron is our own."""

    chosen = Signal(object)
    """The value that the user chose."""

    def __init__(self, name: str, options: Sequence[Option] = ()) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setFixedHeight(CONTROL)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setIconSize(QSize(18, 18))
        self.set_options(options)
        self.activated.connect(lambda index: self.chosen.emit(self.itemData(index)))

    def set_options(self, options: Sequence[Option]) -> None:
        now = self.currentData()
        self.clear()
        for option in options:
            self.addItem(option.icon or QIcon(), option.text, option.value)
            self.setItemData(self.count() - 1, option.tip, Qt.ItemDataRole.ToolTipRole)
        self.show_value(now)

    def show_value(self, value: object) -> None:
        """Show a value without telling it."""
        for index in range(self.count()):
            if self.itemData(index) == value:
                self.setCurrentIndex(index)
                return

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802  # Qt's name
        if _CalmWheel.wanted(self, event):
            super().wheelEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        super().paintEvent(event)
        paint_chevron(self, enabled=self.isEnabled())


def paint_chevron(widget: QWidget, *, enabled: bool = True) -> None:
    """Paint the chevron of a drop-down at the right end of a control."""
    painter = QPainter(widget)
    side = SMALL_ICON
    square = QRectF(widget.width() - side - 8, (widget.height() - side) / 2, side, side)
    draw_icon(painter, "chevron-down", square, colors().muted if enabled else colors().faint)
    painter.end()


class CheckBox(QCheckBox):
    """A box to tick, its tick drawn by our own code."""

    _BOX: Final = 16

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.setMinimumHeight(CONTROL)
        self.setAccessibleName(text)

    def sizeHint(self) -> QSize:  # noqa: N802  # Qt's name
        width = self.fontMetrics().horizontalAdvance(self.text())
        return QSize(self._BOX + 10 + width, CONTROL)

    def hitButton(self, _place: QPoint) -> bool:  # noqa: N802  # Qt's name
        return True

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802  # Qt's name
        now, painter = colors(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(1.5, (self.height() - self._BOX) / 2 + 0.5, self._BOX - 1, self._BOX - 1)
        on, enabled = self.isChecked(), self.isEnabled()
        if self.hasFocus():
            # A ring around the box, which makes room for it.
            ring = QRectF(1, (self.height() - self._BOX) / 2 - 1, self._BOX + 2, self._BOX + 2)
            painter.setPen(QPen(paint_color(now.accent), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(ring, 5, 5)
            box = ring.adjusted(3, 3, -3, -3)
        painter.setPen(QPen(paint_color(now.faint), 1))
        painter.setBrush(paint_color(now.accent if on and enabled else now.raised))
        painter.drawRoundedRect(box, 4, 4)
        if on:
            draw_icon(painter, "check", box, now.on_accent if enabled else now.faint)
        painter.setPen(paint_color(now.text if enabled else now.faint))
        painter.setFont(self.font())
        words = QRectF(self._BOX + 8, 0, self.width() - self._BOX - 8, self.height())
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.text())
        painter.end()


class RangeField(QWidget):
    """Two numbers from and to, either of which may be left open (at its lowest it shows a dash)."""

    changed = Signal(object)
    """(low, high), or None when both are open."""

    def __init__(self, name: str, high: int, *, suffix: str = "") -> None:
        super().__init__()
        self.setFixedWidth(FIELD)
        self._high = high
        titles = (tr("{name}, from", name=name), tr("{name}, to", name=name))
        self.ends = tuple(self._end(title, suffix) for title in titles)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        dash = text_label("–", tone="muted")
        dash.setAlignment(Qt.AlignmentFlag.AlignCenter)
        row.addWidget(framed(self.ends[0]), 1)
        row.addWidget(dash)
        row.addWidget(framed(self.ends[1]), 1)
        self.show_value(None)

    def value(self) -> tuple[int, int] | None:
        """Return the range, an open end filled in with the least or the most; None when both are open."""
        low, high = (end.value() for end in self.ends)
        if low < 0 and high < 0:
            return None
        return max(low, 0), high if high >= 0 else self._high

    def show_value(self, value: tuple[int, int] | None) -> None:
        """Show a range without telling it."""
        low, high = (-1, -1) if value is None else value
        for end, number in zip(self.ends, (low, -1 if high == self._high else high), strict=True):
            end.blockSignals(True)
            end.setValue(number)
            end.blockSignals(False)

    def _end(self, name: str, suffix: str) -> Number:
        number = Number(-1, self._high)
        number.setSpecialValueText("–")
        number.setSuffix(suffix)
        number.setAccessibleName(name)
        number.setToolTip(name)
        number.valueChanged.connect(self._tell)
        return number

    def _tell(self) -> None:
        low, high = self.ends
        if 0 <= high.value() < low.value():
            # The end that was not touched gives way.
            other, number = (high, low.value()) if self.sender() is low else (low, high.value())
            other.blockSignals(True)
            other.setValue(number)
            other.blockSignals(False)
        self.changed.emit(self.value())


class Decimal(QDoubleSpinBox):
    """A number with a fraction, without arrows of its own; it stands in a frame."""

    def __init__(self, name: str, low: float, high: float, decimals: int = 2) -> None:
        super().__init__()
        self.setRange(low, high)
        self.setDecimals(decimals)
        self.setAccessibleName(name)
        bare(self)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802  # Qt's name
        if _CalmWheel.wanted(self, event):
            super().wheelEvent(event)
