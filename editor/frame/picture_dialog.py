"""A dialog in which pictures of levels are set up, with a preview; the deed behind it draws them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from editor.look import colors
from editor.panels.controls import (
    CheckBox,
    Option,
    Segments,
    Stepper,
    WrappedLabel,
    push_button,
    restyle,
    text_label,
)
from editor.sheet.choices import LEAST_CELL, MOST_CELL, MOST_COLUMNS, Choices, Format
from editor.theme import CARD_RADIUS, PADDING, font, paint_color
from editor.words import tr

What: TypeAlias = Literal["level", "sheet", "each"]
WHATS: Final[tuple[What, ...]] = ("level", "sheet", "each")

_PREVIEW: Final = QSize(520, 420)
_SETTLED_MS: Final = 120
_NO_CELL: Final = LEAST_CELL - 1


DEFAULT: Final = Choices()


@dataclass(frozen=True, kw_only=True, slots=True)
class Order:
    """What is to be drawn, and how."""

    what: What = "level"
    format: Format = "png"
    choices: Choices = DEFAULT


class Preview(QFrame):
    """Shows a picture as large as it fits, or says why there is none."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("surface", "canvas")
        self.setMinimumSize(_PREVIEW)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(tr("Preview"))
        self._image: QImage | None = None
        self._text = ""

    def show_image(self, image: QImage) -> None:
        self._image, self._text = image, ""
        self.update()

    def show_text(self, text: str) -> None:
        self._image, self._text = None, text
        self.setAccessibleDescription(text)
        self.update()

    @property
    def is_shown(self) -> bool:
        """Whether there is a picture."""
        return self._image is not None

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        now, painter = colors(), QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(paint_color(now.raised))
        painter.drawRoundedRect(QRectF(self.rect()), CARD_RADIUS, CARD_RADIUS)
        room = QRectF(self.rect()).adjusted(12, 12, -12, -12)
        if self._image is None:
            painter.setFont(font("body"))
            painter.setPen(paint_color(now.muted))
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self._text)
        else:
            size = self._image.size().scaled(room.size().toSize(), Qt.AspectRatioMode.KeepAspectRatio)
            box = QRectF(0, 0, size.width(), size.height())
            box.moveCenter(room.center())
            painter.drawImage(box, self._image)
        painter.end()


class PictureDialog(QDialog):
    """Save or Cancel; every change is told, so that the preview can follow."""

    changed = Signal()
    """The order has changed, and has rested for a moment."""
    save_wanted = Signal()

    def __init__(self, order: Order, levels: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Save as pictures"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setModal(True)
        self._on_page = order.choices.on_page
        self.preview = Preview()
        self.what = Segments(
            tr("What"),
            [
                Option("level", tr("Level"), tr("The level that is shown, in one picture")),
                Option("sheet", tr("Sheet"), tr("All levels of the pack on a contact sheet")),
                Option("each", tr("Each"), tr("Every level of the pack in a file of its own")),
            ],
        )
        self.format = Segments(
            tr("Format"),
            [Option("png", "PNG", tr("Pixels")), Option("svg", "SVG", tr("Vectors, sharp at any size"))],
        )
        self.cell = Stepper(tr("Cell side in pixels"), _NO_CELL, MOST_CELL, off=tr("auto"))
        self.scale = Segments(
            tr("Scale"), [Option(n, f"{n}×", tr("{n} pixels for one", n=n)) for n in (1, 2, 3)]
        )
        self.theme = Segments(
            tr("Colours"), [Option(False, tr("Light colours")), Option(True, tr("Dark colours"))]
        )
        self.columns = Stepper(tr("Columns"), 0, MOST_COLUMNS, off=tr("auto"))
        self.captions = CheckBox(tr("Titles, verdicts and grades"))
        self.pairs = CheckBox(tr("Linking pairs, or waves of combos"))
        self.solution = CheckBox(tr("Solution, or route"))
        self.coordinates = CheckBox(tr("Numbers of rows and columns"))
        self.transparent = CheckBox(tr("Clear ground"))
        self.facts = WrappedLabel("", "caption", "muted")
        self.save = push_button(tr("Save…"), "save", kind="primary")
        self.cancel = push_button(tr("Cancel"), kind="tall")
        self._timer = QTimer(self, singleShot=True, interval=_SETTLED_MS)
        self._timer.timeout.connect(self.changed)
        self._lay_out()
        self._show(order)
        for segment in self.what.buttons[1:]:
            segment.setEnabled(levels > 0)
        for field in (self.what, self.format, self.cell, self.scale, self.theme, self.columns):
            field.changed.connect(self._told)
        for box in self._boxes:
            box.toggled.connect(self._told)
        self.cancel.clicked.connect(self.reject)
        self.save.clicked.connect(self.save_wanted)
        self.save.setDefault(True)
        self._follow()

    @property
    def order(self) -> Order:
        """What is set now."""
        what, format_, scale = self.what.value(), self.format.value(), self.scale.value()
        assert what in WHATS
        assert format_ == "png" or format_ == "svg"
        assert isinstance(scale, int)
        cell, columns = self.cell.value(), self.columns.value()
        choices = Choices(
            cell=None if cell == _NO_CELL else cell,
            scale=scale,
            dark=bool(self.theme.value()),
            captions=self.captions.isChecked(),
            pairs=self.pairs.isChecked(),
            solution=self.solution.isChecked(),
            coordinates=self.coordinates.isChecked(),
            transparent=self.transparent.isChecked(),
            columns=columns or None,
            on_page=self._on_page,
        )
        return Order(what=what, format=format_, choices=choices)

    def show_facts(self, text: str, *, refused: bool) -> None:
        """Say what the picture will measure, or why it cannot be made."""
        restyle(self.facts, tone="bad" if refused else "muted")
        self.facts.show_text(text)
        self.save.setEnabled(not refused)

    @property
    def _boxes(self) -> tuple[CheckBox, ...]:
        return (self.captions, self.pairs, self.solution, self.coordinates, self.transparent)

    def _lay_out(self) -> None:
        form = QVBoxLayout()
        form.setSpacing(8)
        for name, field in (
            (tr("What"), self.what),
            (tr("Format"), self.format),
            (tr("Cell"), self.cell),
            (tr("Scale"), self.scale),
            (tr("Colours"), self.theme),
            (tr("Columns"), self.columns),
        ):
            row = QHBoxLayout()
            row.addWidget(text_label(name, tone="muted"))
            row.addStretch(1)
            row.addWidget(field)
            form.addLayout(row)
        form.addSpacing(4)
        for box in self._boxes:
            form.addWidget(box)
        form.addStretch(1)
        form.addWidget(self.facts)
        form.addSpacing(4)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addStretch(1)
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.save)
        form.addLayout(buttons)
        side = QWidget()
        side.setLayout(form)
        form.setContentsMargins(0, 0, 0, 0)
        side.setFixedWidth(304)
        row = QHBoxLayout(self)
        row.setContentsMargins(PADDING, PADDING, PADDING, PADDING)
        row.setSpacing(20)
        row.addWidget(self.preview, 1)
        row.addWidget(side)

    def _show(self, order: Order) -> None:
        choices = order.choices
        self.what.show_value(order.what)
        self.format.show_value(order.format)
        self.cell.show_value(_NO_CELL if choices.cell is None else choices.cell)
        self.scale.show_value(choices.scale if choices.scale <= 3 else 1)
        self.theme.show_value(choices.dark)
        self.columns.show_value(choices.columns or 0)
        # Not said: on a sheet, not on the picture of one level.
        self.captions.setChecked(order.what == "sheet" if choices.captions is None else choices.captions)
        self.pairs.setChecked(choices.pairs)
        self.solution.setChecked(choices.solution)
        self.coordinates.setChecked(choices.coordinates)
        self.transparent.setChecked(choices.transparent)

    def _told(self, _value: object = None) -> None:
        if self.sender() is self.what:
            self.captions.setChecked(self.what.value() == "sheet")
        self._follow()
        self._timer.start()

    def _follow(self) -> None:
        self.scale.setEnabled(self.format.value() == "png")
        self.columns.setEnabled(self.what.value() == "sheet")
