"""Boards and selections flipped, turned, shifted, resized, cut, copied and pasted."""

from __future__ import annotations

import numpy as np
import pytest

from editor.tools.patches import from_json, from_text, to_json, to_text
from editor.tools.transforms import TURNS
from levels.board import SLOT, WALL
from tests.editor.easels import chosen, document_of, level_of, open_easel, said, shown, stroke

SIX = "1 2 3\n4 5 6"


@pytest.mark.parametrize(
    ("turn", "expected"),
    [
        ("flip-h", ["3 2 1", "6 5 4"]),
        ("flip-v", ["4 5 6", "1 2 3"]),
        ("half-turn", ["6 5 4", "3 2 1"]),
        ("turn-right", ["4 1", "5 2", "6 3"]),
        ("turn-left", ["3 6", "2 5", "1 4"]),
    ],
)
def test_a_whole_board_is_flipped_and_turned(turn: str, expected: list[str]) -> None:
    easel = open_easel(SIX)
    easel.turn(turn, "Turn")
    assert shown(easel) == expected
    document_of(easel).undo()
    assert shown(easel) == SIX.splitlines()


@pytest.mark.parametrize("turn", TURNS)
def test_four_quarter_turns_and_two_flips_come_back(turn: str) -> None:
    easel = open_easel(SIX)
    for _ in range(4):
        easel.turn(turn, "Turn")
    assert shown(easel) == SIX.splitlines()


def test_a_selection_turns_about_its_own_middle() -> None:
    easel = open_easel("1 2 3 .\n. . . .\n. . . .")
    easel.hand.hold(tool="select")
    stroke(easel, (0, 0), (0, 2))
    easel.turn("turn-right", "Turn right")
    # The middle of three cells in the top row is (0, 1): the upper one is cut off by the edge.
    assert shown(easel) == [". 2 . .", ". 3 . .", ". . . ."]
    assert chosen(easel) == [".x..", ".x..", "...."]


def test_a_shift_wraps_around() -> None:
    easel = open_easel(SIX)
    easel.shift(0, 1)
    assert shown(easel) == ["3 1 2", "6 4 5"]
    easel.shift(-1, -1)
    assert shown(easel) == ["4 5 6", "1 2 3"]


def test_a_nudge_moves_the_selection_alone() -> None:
    easel = open_easel("1 2 .\n. . .")
    easel.hand.hold(tool="select")
    stroke(easel, (0, 0), (0, 0))
    easel.nudge(1, 1)
    assert shown(easel) == [". 2 .", ". 1 ."]
    assert chosen(easel) == ["...", ".x."]


@pytest.mark.parametrize(
    ("anchor", "expected"),
    [
        ((0, 0), ["1 2 3 #", "4 5 6 #", "# # # #"]),
        ((2, 2), ["# # # #", "# 1 2 3", "# 4 5 6"]),
        ((0, 2), ["# 1 2 3", "# 4 5 6", "# # # #"]),
    ],
)
def test_a_board_grows_away_from_its_anchor(anchor: tuple[int, int], expected: list[str]) -> None:
    easel = open_easel(SIX)
    easel.resize(3, 4, anchor=anchor, fill=WALL)
    assert shown(easel) == expected
    assert said(easel) == "Resize to 3 × 4"


def test_a_board_shrinks_toward_its_anchor() -> None:
    easel = open_easel("1 2 3 4 5")
    easel.resize(1, 3, anchor=(1, 1), fill=WALL)
    assert shown(easel) == ["2 3 4"]


def test_resizing_lets_go_of_the_selection() -> None:
    easel = open_easel(SIX)
    document_of(easel).select(level_of(easel).shown.cells == 1)
    easel.resize(4, 4, anchor=(0, 0), fill=SLOT)
    assert chosen(easel) == []
    document_of(easel).undo()
    assert shown(easel) == SIX.splitlines()


def test_cut_and_paste_at_the_edge_is_cut_off() -> None:
    easel = open_easel("1 2 .\n3 4 .")
    easel.hand.hold(tool="select")
    stroke(easel, (0, 0), (1, 1))
    patch = easel.cut()
    assert patch is not None
    assert said(easel) == "Cut 4 cells"
    assert shown(easel) == [". . .", ". . ."]
    easel.paste(patch, (1, 2))
    assert shown(easel) == [". . .", ". . 1"]
    assert said(easel) == "Paste 1 cell"
    assert chosen(easel) == ["...", "..x"]


def test_cells_between_those_chosen_are_not_pasted() -> None:
    easel = open_easel("1 2 1\n. . .")
    document_of(easel).select(np.array([[True, False, True], [False, False, False]]))
    patch = easel.copy()
    assert patch is not None
    document_of(easel).select(None)
    easel.fill(7)
    easel.paste(patch, (1, 0))
    assert shown(easel) == ["7 7 7", "1 7 1"]


def test_kinds_travel_by_name() -> None:
    source = open_easel("1 2 3", kinds=("bell", "cup", "key"))
    target = open_easel(". . .", kinds=("cup", "bell"))
    patch = source.copy()
    assert patch is not None
    target.paste(patch)
    assert shown(target) == ["2 1 3"]
    assert [kind.name for kind in document_of(target).pack.kinds] == ["cup", "bell", "key"]
    document_of(target).undo()
    assert shown(target) == [". . ."]
    assert len(document_of(target).pack.kinds) == 2


def test_kinds_without_names_keep_their_numbers() -> None:
    source = open_easel("1 2 3")
    target = open_easel(". . .", kinds=("cup", "bell"))
    patch = source.copy()
    assert patch is not None
    target.paste(patch)
    assert shown(target) == ["1 2 3"]


def test_a_dealt_patch_pasted_where_nothing_is_dealt_shows_what_was_copied() -> None:
    source = open_easel("? ?", "4 5")
    target = open_easel(". .")
    patch = source.copy()
    assert patch is not None
    target.paste(patch)
    assert shown(target) == ["4 5"]
    assert level_of(target).board is None


def test_a_patch_survives_the_clipboard() -> None:
    easel = open_easel("1 ?\n# x", kinds=("cup",))
    patch = easel.copy()
    assert patch is not None
    back = from_json(to_json(patch))
    assert back is not None
    assert (back.planes == patch.planes).all()
    assert back.kinds == patch.kinds
    text = from_text(to_text(patch))
    assert text is not None
    assert text.planes[1].tolist() == patch.planes[1].tolist()


@pytest.mark.parametrize("text", ["", "hello world", "1 2\n3", "1 -9", "99999", "1 " * 200, "\n\n", "1.5 2"])
def test_text_that_is_no_board_is_refused(text: str) -> None:
    assert from_text(text) is None


@pytest.mark.parametrize("data", [b"", b"{}", b"[1]", b'{"planes": [[1]], "kinds": {}}', b'{"planes": 7}'])
def test_json_that_is_no_patch_is_refused(data: bytes) -> None:
    assert from_json(data) is None


@pytest.mark.parametrize("text", ["1,2,0\n3,4,0", "1;2;0\r\n3;4;0\r\n", "1\t2\t.\n3\t4\t."])
def test_tables_of_other_programs_can_be_pasted(text: str) -> None:
    patch = from_text(text)
    assert patch is not None
    assert patch.planes[1].tolist() == [[1, 2, 0], [3, 4, 0]]
