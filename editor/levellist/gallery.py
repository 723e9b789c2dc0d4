"""All levels of a pack side by side, their boards drawn: chosen, reordered, renamed and opened here too."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final, TypeAlias

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QImage, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from editor.art.tiles import TileArt
from editor.canvas.cells import MARKS, CellPainter
from editor.canvas.geometry import Geometry
from editor.levellist.delegate import paint_title, paint_worth, title_editor
from editor.levellist.ledger import Note
from editor.levellist.model import LevelModel, LevelRole, NoteRole, fact_of
from editor.levellist.view import LevelView
from editor.look import colors
from editor.theme import Colors, paint_color
from levels.board import Board, Position
from levels.level import Level, Mode, Pack

ArtOf: TypeAlias = Callable[[Pack, Mode], TileArt]
"""Returns the pictures that a pack's levels of a mode are drawn with now."""

_LEAST_WIDTH: Final = 228
_GAP: Final = 5
_EDGE: Final = 10
"""What a card leaves free around its picture."""
_SHAPE: Final = 0.6
"""A picture's height for its width."""
_WORDS: Final = 56
"""Height of title and fact, below the picture."""
_LARGEST: Final = 40
"""The largest cells that a small board gets."""
_BAR: Final = 12
"""Breadth of the bar that scrolls."""
_SPARE: Final = 6
_KEPT: Final = 300
_Index = QModelIndex | QPersistentModelIndex
_Key: TypeAlias = tuple[Board, tuple[Position, ...], TileArt, int, float]


class BoardPictures:
    """Boards drawn with their tiles into small pictures; those that were seen last are kept."""

    def __init__(self, art_of: ArtOf) -> None:
        self._art_of = art_of
        self._painter: CellPainter | None = None
        self._kept: OrderedDict[_Key, QImage] = OrderedDict()

    def image(self, level: Level, pack: Pack, size: QSize, dpr: float) -> QImage:
        """Return a level's board, as large as it fits into a picture of a size."""
        art = self._art_of(pack, level.mode)
        plus: tuple[Position, ...] = getattr(level, "plus", ())
        key = (level.shown, plus, art, size.width(), dpr)
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = self._drawn(level.shown, plus, art, size, dpr)
            if len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return found

    def _drawn(
        self, board: Board, plus: tuple[Position, ...], art: TileArt, size: QSize, dpr: float
    ) -> QImage:
        rows, cols = board.shape
        width, height = size.width(), size.height()
        side = min(width // cols, height // rows, _LARGEST)
        picture = QImage(size * dpr, QImage.Format.Format_RGB32)
        picture.setDevicePixelRatio(dpr)
        picture.fill(paint_color(art.colors.canvas))
        # A board too large for tiles of two pixels is drawn at that size and made smaller.
        small = max(side, 2)
        left, top = (width - cols * side) // 2, (height - rows * side) // 2
        painter = QPainter(picture)
        if side < small:
            scale = min(width / (small * cols), height / (small * rows))
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.translate((width - scale * small * cols) / 2, (height - scale * small * rows) / 2)
            painter.scale(scale, scale)
            left = top = 0
        if self._painter is None:
            self._painter = CellPainter(art)
        self._painter.set_art(art)
        marks = None
        if plus:
            marks = board.cells.astype("uint8") * 0
            for at in plus:
                marks[at] = MARKS.index("plus")
        self._painter.set_board(board.cells, marks)
        whole = (0, rows, 0, cols)
        self._painter.paint(painter, Geometry(rows, cols, small, dpr, left, top), whole, whole)
        painter.end()
        return picture


class CardDelegate(QStyledItemDelegate):
    """Paints a level as a card."""

    def __init__(self, art_of: ArtOf, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures = BoardPictures(art_of)
        self.width = _LEAST_WIDTH
        """Of a card with the gap around it."""

    @property
    def _picture(self) -> QRect:
        """Where a picture lies on its card."""
        width = self.width - 2 * (_GAP + _EDGE)
        return QRect(_EDGE, _EDGE, width, round(_SHAPE * width))

    def sizeHint(self, _option: QStyleOptionViewItem, _index: _Index) -> QSize:  # noqa: N802 - Qt's name
        return QSize(self.width, self._picture.bottom() + 1 + _WORDS + 2 * _GAP)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        level, model = index.data(LevelRole), index.model()
        assert isinstance(model, LevelModel)
        document = model.document
        if level is None or document is None:
            return
        note: Note | None = index.data(NoteRole)
        now = colors()
        whole: QRect = option.rect
        area = whole.adjusted(_GAP, _GAP, -_GAP, -_GAP)
        state: QStyle.StateFlag = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_card(painter, area, state, now, current=index.row() == document.current)
        place = self._picture
        dpr = painter.device().devicePixelRatioF()
        picture = self._pictures.image(level, document.pack, place.size(), dpr)
        painter.drawImage(area.topLeft() + place.topLeft(), picture)
        self._paint_words(painter, area, f"{index.row() + 1}  {index.data()}", note, level, now)
        painter.restore()

    def _paint_card(
        self, painter: QPainter, area: QRect, state: QStyle.StateFlag, now: Colors, *, current: bool
    ) -> None:
        card = QRectF(area).adjusted(1.5, 1.5, -1.5, -1.5)
        selected = bool(state & QStyle.StateFlag.State_Selected)
        hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        painter.setPen(
            QPen(paint_color(now.accent if selected or current else now.line), 2 if current else 1)
        )
        painter.setBrush(paint_color(now.selected if selected else now.raised if hovered else now.panel))
        painter.drawRoundedRect(card, 8, 8)
        if state & QStyle.StateFlag.State_HasFocus and state & QStyle.StateFlag.State_KeyboardFocusChange:
            painter.setPen(QPen(paint_color(now.accent), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(card.adjusted(3, 3, -3, -3), 6, 6)

    def _paint_words(
        self, painter: QPainter, area: QRect, title: str, note: Note | None, level: Level, now: Colors
    ) -> None:
        place = self._picture
        left, room = area.left() + place.left() + 2, place.width() - 4
        upper, lower = area.top() + place.bottom() + 5, area.top() + place.bottom() + 27
        paint_title(painter, QRect(left, upper, room, 20), title, now)
        corner = QPointF(area.left() + place.right() - 1, lower + 15)
        paint_worth(painter, QRect(left, lower, room, 18), corner, note, fact_of(note, level), now)

    def createEditor(  # noqa: N802 - Qt's name
        self, parent: QWidget, _option: QStyleOptionViewItem, _index: _Index
    ) -> QWidget:
        return title_editor(parent)

    def updateEditorGeometry(  # noqa: N802 - Qt's name
        self, editor: QWidget, option: QStyleOptionViewItem, _index: _Index
    ) -> None:
        area: QRect = option.rect
        editor.setGeometry(
            area.left() + _EDGE + 4,
            area.top() + _GAP + self._picture.bottom() + 2,
            area.width() - 2 * _EDGE - 8,
            26,
        )


class GalleryView(LevelView):
    """The cards in rows, as many beside each other as there is room for."""

    opened = Signal()
    """The current level is to be worked on."""
    left = Signal()
    """The gallery is to be closed."""

    def __init__(self, art_of: ArtOf) -> None:
        super().__init__()
        self.setProperty("surface", "gallery")
        self._cards = CardDelegate(art_of, self)
        self.setItemDelegate(self._cards)
        # Not the mode for icons: that one would let cards lie anywhere, and not between two others.
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.doubleClicked.connect(lambda _index: self.opened.emit())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Make the cards so wide that their rows are full."""
        # The bar that may come and go must not change how many there are.
        room = self.width() - 2 * _EDGE - _BAR
        # What the view sets aside, in whole pixels of the screen, is not to push out the last card of a row.
        width = (room - _SPARE) // max(1, room // _LEAST_WIDTH)
        if width != self._cards.width:
            self._cards.width = width
            self.scheduleDelayedItemsLayout()
        super().resizeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if self.state() == QListView.State.EditingState:
            # Keys that end the renaming come here too.
            super().keyPressEvent(event)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
