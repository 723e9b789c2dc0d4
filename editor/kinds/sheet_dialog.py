"""Cutting a sheet of sprites: how large a sprite is, how far apart they are, which kinds they are for."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from editor.kinds.cutting import Grid, guessed_side
from editor.kinds.decoding import Sheet, seen_sprites, whole_image
from editor.look import colors
from editor.panels.controls import Stepper, text_label
from editor.theme import font, paint_color
from editor.words import count, phrases, tr
from levels.board import Cell
from levels.level import Sprite

MOST_KINDS: Final = 300
_PREVIEW: Final = QSize(520, 380)
_CHECKER: Final = 8


class SheetPreview(QWidget):
    """The sheet with the cuts over it; sprites that are taken bear the number of their kind."""

    def __init__(self, size: QSize, image: QImage) -> None:
        super().__init__()
        self._size = size
        self._image = image
        self._taken: list[Sprite] = []
        self._first = 1
        self.setMinimumSize(_PREVIEW)
        self.setAccessibleName(tr("The sheet with its cuts"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_cuts(self, taken: list[Sprite], first: Cell) -> None:
        """Show the sprites that are taken, for kinds from the first on."""
        self._taken, self._first = taken, first
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter, now = QPainter(self), colors()
        painter.fillRect(self.rect(), paint_color(now.canvas))
        size = self._size
        scale = min(self.width() / size.width(), self.height() / size.height())
        if scale > 1:
            # Whole pixels, so that small art is seen as it was drawn.
            scale = max(1.0, float(int(scale)))
        left = (self.width() - size.width() * scale) / 2
        top = (self.height() - size.height() * scale) / 2
        area = QRectF(left, top, size.width() * scale, size.height() * scale)
        self._paint_checker(painter, area)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, scale < 1)
        painter.drawImage(area, self._image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(font("ruler"))
        for number, sprite in enumerate(self._taken, start=self._first):
            box = QRectF(
                left + sprite.x * scale, top + sprite.y * scale, sprite.width * scale, sprite.height * scale
            )
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for color, width in ((now.casing, 3.0), (now.accent, 1.0)):
                painter.setPen(QPen(paint_color(color), width))
                painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5))
            if min(box.width(), box.height()) >= 16:
                self._paint_number(painter, box, str(number))
        painter.end()

    def _paint_number(self, painter: QPainter, box: QRectF, text: str) -> None:
        now = colors()
        width = painter.fontMetrics().horizontalAdvance(text) + 6
        pill = QRectF(box.left() + 1, box.top() + 1, width, 13)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(paint_color(now.accent))
        painter.drawRoundedRect(pill, 3, 3)
        painter.setPen(paint_color(now.on_accent))
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, text)

    def _paint_checker(self, painter: QPainter, area: QRectF) -> None:
        """Paint what shows through where the sheet is clear."""
        now = colors()
        painter.save()
        painter.setClipRect(area)
        painter.fillRect(area, paint_color(now.raised))
        side = _CHECKER
        for row in range(int(area.height() / side) + 1):
            for col in range(row % 2, int(area.width() / side) + 1, 2):
                place = QRectF(area.left() + col * side, area.top() + row * side, side, side)
                painter.fillRect(place, paint_color(now.hover))
        painter.restore()


class SheetDialog(QDialog):
    """Asks how a sheet is cut; `taken` and `first` are the answer."""

    def __init__(self, sheet: Sheet, title: str, first: Cell, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Pictures from {file}", file=title))
        self._sheet = sheet
        self.taken: list[Sprite] = []
        side = guessed_side(sheet.size.width(), sheet.size.height())
        most = max(sheet.size.width(), sheet.size.height())
        self._image = whole_image(sheet)
        self.preview = SheetPreview(sheet.size, self._image)
        self.columns = self._stepper(tr("Width of a sprite"), 1, min(most, 9999), side)
        self.rows = self._stepper(tr("Height of a sprite"), 1, min(most, 9999), side)
        self.margin = self._stepper(tr("Margin"), 0, 999, 0)
        self.spacing = self._stepper(tr("Spacing"), 0, 999, 0)
        self.start = self._stepper(tr("First kind"), 1, MOST_KINDS, first)
        fields = QVBoxLayout()
        fields.setSpacing(8)
        for stepper in (self.columns, self.rows, self.margin, self.spacing, self.start):
            row = QHBoxLayout()
            row.setSpacing(16)
            row.addWidget(text_label(stepper.number.accessibleName(), tone="muted"), 1)
            row.addWidget(stepper)
            fields.addLayout(row)
        self.words = text_label(role="caption", tone="muted")
        self.words.setWordWrap(True)
        fields.addWidget(self.words)
        fields.addStretch(1)
        self.buttons = QDialogButtonBox()
        self.take = self.buttons.addButton(tr("Take these pictures"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.addButton(tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        self.take.setProperty("kind", "primary")
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        body = QHBoxLayout()
        body.setSpacing(16)
        body.addWidget(self.preview, 1)
        body.addLayout(fields)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 14)
        column.setSpacing(14)
        column.addLayout(body, 1)
        column.addWidget(self.buttons)
        self._follow()

    @property
    def first(self) -> Cell:
        """The kind that gets the first sprite."""
        return self.start.value()

    def _stepper(self, name: str, low: int, high: int, value: int) -> Stepper:
        stepper = Stepper(name, low, high)
        stepper.show_value(value)
        stepper.changed.connect(lambda _value: self._follow())
        return stepper

    def _follow(self) -> None:
        grid = Grid(self.columns.value(), self.rows.value(), self.margin.value(), self.spacing.value())
        size = self._sheet.size
        sprites = grid.sprites(size.width(), size.height(), most=4 * MOST_KINDS)
        room = MOST_KINDS - self.first + 1
        self.taken = seen_sprites(self._image, size, sprites)[:room]
        number = len(self.taken)
        words = [count(number, "{n} picture", "{n} pictures")]
        if number:
            last = self.first + number - 1
            words.append(tr("for kinds {first} to {last}", first=self.first, last=last))
        if number < len(sprites):
            left = len(sprites) - number
            words.append(count(left, "{n} place is left out", "{n} places are left out"))
        self.words.setText(phrases(words))
        self.take.setEnabled(number > 0)
        self.preview.show_cuts(self.taken, self.first)
