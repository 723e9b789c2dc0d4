"""The board that is played on: a canvas of its own over a private copy of the level."""

from __future__ import annotations

from typing import Final

import msgspec
from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QHideEvent, QKeyEvent

from editor.art.tiles import TileArt
from editor.canvas.view import CanvasView
from editor.canvas.widget import Canvas
from editor.document import Document
from editor.playtest.layer import PlayLayer
from editor.tools.easel import Easel
from editor.tools.hand import Hand, Keys
from editor.words import tr
from levels.board import Board, Position
from levels.level import Level, OrbLevel, Pack

FOOT: Final = 100
"""What is kept free below the board, so that it need not move when there is something to say there."""


class PlayEasel(Easel):
    """Passes on where is pressed; on this easel nothing is painted."""

    pressed = Signal(object)
    """The cell, which may lie outside the board."""
    led = Signal(object)
    let_go = Signal()

    def press(self, at: Position, *, right: bool = False, keys: Keys = Keys()) -> None:  # noqa: ARG002, B008
        if not right:
            self.pressed.emit(at)

    def drag(self, at: Position) -> None:
        self.led.emit(at)

    def release(self) -> None:
        self.let_go.emit()

    def cancel(self) -> bool:
        return False


class PlayBoard(Canvas):
    """Shows a play. Mouse and keys tell the play easel where is pressed; the document is a private one.

    Keys: arrows move the cell cursor, Enter or Space press. A board whose orbs are led keeps the press until
    the next one.
    """

    turned_away = Signal()
    """The window is not in front any more."""

    def __init__(self, art: TileArt) -> None:
        hand = Hand()
        hand.hold(tool="select")
        self.play_easel = PlayEasel(hand)
        super().__init__(self.play_easel, art)
        hand.setParent(self)
        self.play_easel.setParent(self)
        self.layer = PlayLayer(art)
        self.overlays.append(self.layer)
        self.leads = False
        """A press takes hold, and the next one lets go."""
        self.is_leading = False
        """Something is in hand, and shown where the pointer is: no other mark is wanted there."""
        self.setAccessibleName(tr("Board that is played"))

    @property
    def at(self) -> Position | None:
        return None if self.is_leading else super().at

    def set_art(self, art: TileArt) -> None:
        self.layer.art = art
        super().set_art(art)

    def begin(self, level: Level, pack: Pack, like: CanvasView) -> None:
        """Show a copy of a level where a canvas shows the level itself."""
        self.layer.clear()
        self.is_leading = False
        self.leads = isinstance(level, OrbLevel)
        copy = msgspec.structs.replace(level, layout=None, board=level.shown)
        document = Document(msgspec.structs.replace(pack, levels=(copy,)), parent=self)
        self.set_document(document)
        self._cover = (0, FOOT)
        self._by_keys = like._by_keys
        self._cursor = like._cursor
        self.shows_grid = like.shows_grid
        if like.is_fitted:
            self.fit()
        else:
            self._fitted = False
            self._set_view(like.view.side, like.view.left, like.view.top)

    def end(self) -> None:
        """Let go of the copy."""
        self.layer.clear()
        document = self._document
        self.set_document(None)
        if document is not None:
            document.deleteLater()

    def show_cells(self, board: Board, plus: frozenset[Position] = frozenset()) -> None:
        """Show the board as it stands."""
        document, level = self._document, self.level
        assert document is not None
        assert level is not None
        if isinstance(level, OrbLevel):
            document.preview(msgspec.structs.replace(level, board=board, plus=tuple(sorted(plus))))
        elif level.board is not board:
            document.preview(msgspec.structs.replace(level, board=board))
        self.update()

    def say(self, text: str) -> None:
        """Have a screen reader say something."""
        if text and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def set_cover(self, *, right: int = 0, foot: int = 0) -> None:
        """The room at the foot is always kept, and no other."""

    def give_up(self) -> None:
        self.gave_up.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) or (key == Qt.Key.Key_Space and self._by_keys):
            if not event.isAutoRepeat():
                self._press_here()
            return
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            # Shift would choose cells, and there is nothing to be done with chosen cells here.
            event = QKeyEvent(event.type(), key, Qt.KeyboardModifier.NoModifier, event.text())
        super().keyPressEvent(event)

    def _press_here(self) -> None:
        self.take_cursor()
        if self._pressed_at is not None:
            self._end_keyboard_press()
            return
        self.easel.press(self._cursor)
        if self.leads:
            self._pressed_at = self._cursor
        else:
            self.easel.release()
        self._refresh_readout()
        self.update()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 - Qt's name
        super().hideEvent(event)
        self.turned_away.emit()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and not self.isActiveWindow():
            self.turned_away.emit()
