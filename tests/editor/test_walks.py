"""Any sequence of gestures and edits, undone and redone, gives equal packs."""

from __future__ import annotations

from collections.abc import Callable

from hypothesis import given, settings
from hypothesis import strategies as st

from editor.tools.easel import Easel
from editor.tools.gestures import TOOLS
from editor.tools.hand import Keys
from editor.tools.symmetry import SYMMETRIES
from editor.tools.transforms import TURNS
from levels.board import EMPTY, SLOT, VOID, WALL
from levels.level import Pack
from tests.editor.easels import document_of, open_easel, stroke

Deed = Callable[[Easel], None]

PLACES = st.tuples(st.integers(-1, 4), st.integers(-1, 6))
CODES = st.sampled_from([EMPTY, SLOT, WALL, VOID, 1, 2, 3])
KEYS = st.builds(Keys, shift=st.booleans(), control=st.booleans())


def holding(tool: str, cell: int, size: int, symmetry: str, filled: bool) -> Deed:
    return lambda easel: easel.hand.hold(tool=tool, cell=cell, size=size, symmetry=symmetry, filled=filled)


def pasting(at: tuple[int, int]) -> Deed:
    def paste(easel: Easel) -> None:
        patch = easel.copy()
        assert patch is not None
        easel.paste(patch, at)

    return paste


def cutting(easel: Easel) -> None:
    easel.cut()


def growing(easel: Easel) -> None:
    easel.resize(4, 5, anchor=(1, 2), fill=SLOT)


DEEDS: st.SearchStrategy[Deed] = st.one_of(
    st.builds(
        holding,
        st.sampled_from(sorted(TOOLS)),
        CODES,
        st.integers(1, 3),
        st.sampled_from(sorted(SYMMETRIES)),
        st.booleans(),
    ),
    st.builds(
        lambda way, right, keys: lambda easel: stroke(easel, *way, right=right, keys=keys),
        st.lists(PLACES, min_size=1, max_size=4),
        st.booleans(),
        KEYS,
    ),
    st.builds(lambda turn: lambda easel: easel.turn(turn, "Turn"), st.sampled_from(sorted(TURNS))),
    st.builds(lambda by: lambda easel: easel.nudge(*by), st.tuples(st.integers(-2, 2), st.integers(-2, 2))),
    st.builds(pasting, PLACES),
    st.sampled_from([cutting, growing, Easel.undeal]),
)


@settings(deadline=None, max_examples=150)
@given(st.lists(DEEDS, max_size=12), st.booleans())
def test_undone_and_redone_boards_are_equal(deeds: list[Deed], dealt: bool) -> None:
    easel = open_easel("? ? # x\n1 ? . ?", "2 3 # x\n1 2 . 3" if dealt else None)
    document = document_of(easel)
    packs: list[Pack] = [document.pack]
    for deed in deeds:
        steps = document.stack.index()
        deed(easel)
        assert not document.in_gesture
        assert document.stack.index() - steps in (0, 1)
        if document.stack.index() > steps:
            assert document.pack != packs[-1]
            packs.append(document.pack)
        else:
            assert document.pack == packs[-1]
    for pack in reversed(packs[:-1]):
        document.undo()
        assert document.pack == pack
    assert not document.modified
    for pack in packs[1:]:
        document.redo()
        assert document.pack == pack


@settings(deadline=None, max_examples=60)
@given(st.lists(DEEDS, max_size=6), st.lists(PLACES, min_size=1, max_size=4), st.sampled_from(sorted(TOOLS)))
def test_a_gesture_cancelled_at_any_point_leaves_no_trace(
    deeds: list[Deed], way: list[tuple[int, int]], tool: str
) -> None:
    easel = open_easel("? ? # x\n1 ? . ?")
    for deed in deeds:
        deed(easel)
    document = document_of(easel)
    before, index, mask = document.pack, document.stack.index(), document.selection
    easel.hand.hold(tool=tool)
    easel.press(way[0])
    for at in way[1:]:
        easel.drag(at)
    easel.cancel()
    assert document.pack is before
    assert document.stack.index() == index
    assert document.selection is mask
