"""A hand at work on a drawn board, for tests of tools."""

from __future__ import annotations

from editor.document import Document
from editor.tools.easel import Easel
from editor.tools.hand import Hand, Keys
from levels.board import Board, Position
from levels.level import Kind, LinkLevel, Pack


def open_easel(layout: str | Board, board: str | None = None, *, kinds: tuple[str, ...] = ()) -> Easel:
    """Open a diagram as the only level of a document, with a hand to work on it."""
    level = LinkLevel(
        id="first",
        layout=Board.from_text(layout) if isinstance(layout, str) else layout,
        board=None if board is None else Board.from_text(board),
    )
    document = Document(Pack(id="pack", kinds=tuple(Kind(name=name) for name in kinds), levels=(level,)))
    easel = Easel(Hand(document), document)
    easel.set_document(document)
    return easel


def document_of(easel: Easel) -> Document:
    assert easel.document is not None
    return easel.document


def level_of(easel: Easel) -> LinkLevel:
    level = document_of(easel).level
    assert isinstance(level, LinkLevel)
    return level


def shown(easel: Easel) -> list[str]:
    """Return the shown board, drawn."""
    return drawing(level_of(easel).shown)


def drawing(board: Board) -> list[str]:
    return board.to_text().splitlines()


def chosen(easel: Easel) -> list[str]:
    """Return the selection, drawn with x."""
    mask = document_of(easel).selection
    return [] if mask is None else ["".join("x" if cell else "." for cell in row) for row in mask]


def stroke(easel: Easel, *way: Position, right: bool = False, keys: Keys = Keys()) -> None:  # noqa: B008 - frozen
    """Press at the first cell, go over the others, let go."""
    easel.press(way[0], right=right, keys=keys)
    for at in way[1:]:
        easel.drag(at)
    easel.release()


def said(easel: Easel) -> str:
    """Return what the Undo menu says."""
    return document_of(easel).stack.undoText()
