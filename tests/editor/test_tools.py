"""Tools at work on boards, without a window: what each leaves, and what each says in the Undo menu."""

from __future__ import annotations

import numpy as np
import pytest

from editor.tools.gestures import TOOLS
from editor.tools.hand import Keys
from editor.tools.planes import planes_of
from editor.tools.symmetry import SYMMETRIES
from levels.board import EMPTY, SLOT, VOID, WALL, Board
from levels.level import OrbLevel, Report
from tests.editor.easels import chosen, document_of, drawing, level_of, open_easel, said, shown, stroke

PLAIN = """
. . . . . .
. . . . . .
. . . . . .
. . . . . .
"""
SHIFT, CONTROL, ALT = Keys(shift=True), Keys(control=True), Keys(alt=True)


def test_a_fast_drag_paints_every_cell_on_the_way() -> None:
    easel = open_easel(PLAIN)
    easel.hand.hold(cell=2)
    stroke(easel, (0, 0), (3, 5))
    assert shown(easel) == ["2 . . . . .", ". 2 2 . . .", ". . . 2 2 .", ". . . . . 2"]
    assert said(easel) == "Paint 6 tiles"


def test_one_tile_is_said_in_the_singular() -> None:
    easel = open_easel(PLAIN)
    stroke(easel, (1, 1))
    assert said(easel) == "Paint 1 tile"


def test_a_drag_that_leaves_the_board_and_returns_is_cut_at_the_edge() -> None:
    easel = open_easel(PLAIN)
    easel.hand.hold(cell=2)
    stroke(easel, (0, 4), (0, 9), (2, 9), (2, 5))
    assert shown(easel) == [". . . . 2 2", ". . . . . .", ". . . . . 2", ". . . . . ."]


def test_a_large_brush_paints_squares() -> None:
    easel = open_easel(PLAIN)
    easel.hand.hold(cell=2, size=2)
    stroke(easel, (1, 1), (1, 3))
    assert shown(easel)[1:3] == [". 2 2 2 2 .", ". 2 2 2 2 ."]


@pytest.mark.parametrize("tool", [name for name, tool in TOOLS.items() if tool.paints])
def test_the_right_button_of_every_painting_tool_erases(tool: str) -> None:
    easel = open_easel("1 1 1 1\n1 1 1 1")
    easel.hand.hold(tool=tool, cell=3)
    stroke(easel, (0, 1), (0, 1), right=True)
    assert level_of(easel).shown[0, 1] == EMPTY
    assert said(easel).startswith("Erase")
    assert 3 not in level_of(easel).shown.cells


def test_the_eraser_erases_with_the_left_button_too() -> None:
    easel = open_easel("1 1 1\n1 # x")
    easel.hand.hold(tool="eraser", cell=3)
    stroke(easel, (0, 2), (1, 2), (1, 1))
    assert shown(easel) == ["1 1 .", "1 . ."]
    assert said(easel) == "Erase 3 cells"


def test_the_bucket_fills_what_hangs_together() -> None:
    easel = open_easel("1 1 2\n2 1 2\n1 2 1")
    easel.hand.hold(tool="bucket", cell=WALL)
    stroke(easel, (0, 0))
    assert shown(easel) == ["# # 2", "2 # 2", "1 2 1"]
    assert said(easel) == "Fill 3 cells"


def test_the_bucket_can_fill_all_that_is_alike() -> None:
    easel = open_easel("1 1 2\n2 1 2\n1 2 1")
    easel.hand.hold(tool="bucket", cell=WALL, touching=False)
    stroke(easel, (0, 0))
    assert shown(easel) == ["# # 2", "2 # 2", "# 2 #"]


@pytest.mark.parametrize("tool", ["brush", "bucket", "line", "rectangle", "ellipse"])
def test_filling_with_what_is_there_already_makes_no_step(tool: str) -> None:
    easel = open_easel("1 1 2\n2 1 2")
    easel.hand.hold(tool=tool, cell=1)
    stroke(easel, (0, 0), (0, 1))
    assert document_of(easel).stack.count() == 0
    assert not document_of(easel).modified


def test_a_line_runs_from_press_to_release_only() -> None:
    easel = open_easel(PLAIN)
    easel.hand.hold(tool="line", cell=2)
    stroke(easel, (0, 0), (3, 0), (0, 5))
    assert shown(easel) == ["2 2 2 2 2 2", *[". . . . . ."] * 3]
    assert said(easel) == "Draw a line of 6 tiles"


def test_shift_keeps_a_line_straight_and_a_rectangle_square() -> None:
    easel = open_easel(PLAIN)
    easel.hand.hold(tool="line", cell=2)
    stroke(easel, (0, 0), (1, 5), keys=SHIFT)
    easel.hand.hold(tool="rectangle", cell=3, filled=True)
    stroke(easel, (1, 1), (2, 3), keys=SHIFT)
    assert shown(easel) == ["2 2 2 2 2 2", ". 3 3 3 . .", ". 3 3 3 . .", ". 3 3 3 . ."]


def test_rectangle_and_ellipse_outlined_and_filled() -> None:
    easel = open_easel(PLAIN)
    easel.hand.hold(tool="rectangle", cell=2)
    stroke(easel, (0, 0), (3, 3))
    easel.hand.hold(tool="ellipse", cell=3, filled=True)
    stroke(easel, (1, 3), (3, 5))
    assert shown(easel) == ["2 2 2 2 . .", "2 . . 2 3 .", "2 . . 3 3 3", "2 2 2 2 3 ."]


def test_pick_takes_up_the_cell_and_makes_no_step() -> None:
    easel = open_easel("1 2\n# ?")
    easel.hand.hold(tool="pick")
    stroke(easel, (1, 0))
    assert (easel.hand.grip.cell, easel.hand.grip.tool) == (WALL, "brush")
    easel.hand.hold(tool="rectangle")
    stroke(easel, (0, 1), keys=ALT)
    assert (easel.hand.grip.cell, easel.hand.grip.tool) == (2, "rectangle")
    assert document_of(easel).stack.count() == 0


def test_the_random_brush_keeps_to_its_kinds_and_odds() -> None:
    easel = open_easel(Board.filled(40, 50, EMPTY))
    easel.hand.hold(tool="rectangle", filled=True, mix={1: 3.0, 2: 1.0, 5: 0.0})
    stroke(easel, (0, 0), (39, 49))
    counts = level_of(easel).shown.kind_counts()
    assert set(counts) == {1, 2}
    assert 1300 < counts[1] < 1700


def test_a_random_stroke_does_not_change_under_the_pointer() -> None:
    easel = open_easel(PLAIN)
    easel.hand.hold(mix=dict.fromkeys(range(1, 30), 1.0))
    easel.press((0, 0))
    easel.drag((0, 5))
    before = shown(easel)
    easel.drag((0, 0))
    assert shown(easel) == before


# Choosing and moving


def test_selecting_never_touches_the_stack() -> None:
    easel = open_easel("1 1 2\n2 1 2")
    for tool in ("select", "wand", "kind"):
        easel.hand.hold(tool=tool)
        stroke(easel, (0, 0), (1, 1))
    assert document_of(easel).stack.count() == 0
    assert not document_of(easel).modified


def test_wand_and_same_kind() -> None:
    easel = open_easel("1 1 2\n2 2 1")
    easel.hand.hold(tool="wand")
    stroke(easel, (0, 0))
    assert chosen(easel) == ["xx.", "..."]
    easel.hand.hold(tool="kind")
    stroke(easel, (0, 0))
    assert chosen(easel) == ["xx.", "..x"]


def test_shift_adds_to_a_selection_and_alt_takes_away() -> None:
    easel = open_easel(PLAIN)
    easel.hand.hold(tool="select")
    stroke(easel, (0, 0), (1, 1))
    stroke(easel, (3, 5), (3, 5), keys=SHIFT)
    assert chosen(easel) == ["xx....", "xx....", "......", ".....x"]
    stroke(easel, (0, 0), (0, 5), keys=ALT)
    assert chosen(easel) == ["......", "xx....", "......", ".....x"]
    stroke(easel, (0, 0), (3, 5), keys=ALT)
    assert chosen(easel) == []


def test_painting_keeps_to_the_selection_and_says_so() -> None:
    easel = open_easel(PLAIN)
    heard: list[str] = []
    easel.said.connect(heard.append)
    easel.hand.hold(tool="select")
    stroke(easel, (1, 1), (2, 2))
    easel.hand.hold(tool="brush", cell=2)
    stroke(easel, (1, 0), (1, 5))
    assert shown(easel)[1] == ". 2 2 . . ."
    assert heard == []
    stroke(easel, (3, 5))
    assert len(heard) == 1


def test_moving_leaves_holes_and_takes_the_selection_along() -> None:
    easel = open_easel("1 2 .\n3 4 .\n. . .")
    easel.hand.hold(tool="select")
    stroke(easel, (0, 0), (1, 1))
    easel.hand.hold(tool="move")
    stroke(easel, (0, 0), (2, 2), (1, 1))
    assert shown(easel) == [". . .", ". 1 2", ". 3 4"]
    assert chosen(easel) == ["...", ".xx", ".xx"]
    assert said(easel) == "Move 4 cells"


def test_moving_is_cut_at_the_edge_and_control_leaves_a_copy() -> None:
    easel = open_easel("1 2 .\n3 4 .")
    easel.hand.hold(tool="select")
    stroke(easel, (0, 0), (1, 1))
    easel.hand.hold(tool="move")
    stroke(easel, (0, 0), (0, 2), keys=CONTROL)
    assert shown(easel) == ["1 2 1", "3 4 3"]
    assert said(easel) == "Copy 4 cells"


def test_without_a_selection_one_cell_is_moved() -> None:
    easel = open_easel("1 2\n. .")
    easel.hand.hold(tool="move")
    stroke(easel, (0, 1), (1, 0))
    assert shown(easel) == ["1 .", "2 ."]


@pytest.mark.parametrize("tool", TOOLS)
@pytest.mark.parametrize("symmetry", ["none", "both"])
def test_a_cancelled_gesture_leaves_everything_as_it_was(tool: str, symmetry: str) -> None:
    easel = open_easel("1 2 3 .\n? # x 4")
    document = document_of(easel)
    document.select(level_of(easel).shown.cells >= 0)
    before, mask = document.pack, document.selection
    easel.hand.hold(tool=tool, cell=7, symmetry=symmetry)
    for cancel in (easel.cancel, easel.undo):
        easel.press((0, 0))
        easel.drag((1, 2))
        cancel()
        easel.drag((1, 3))
        easel.release()
        assert document.pack == before
        assert document.selection is mask
        assert document.stack.count() == 0
    assert easel.hand.grip.tool in (tool, "brush")


# Symmetry, through every painting tool


@pytest.mark.parametrize("symmetry", SYMMETRIES)
@pytest.mark.parametrize("tool", [name for name, tool in TOOLS.items() if tool.paints])
@pytest.mark.parametrize("side", [5, 6])
@pytest.mark.parametrize("right", [False, True])
def test_every_tool_paints_and_erases_symmetrically(tool: str, symmetry: str, side: int, right: bool) -> None:
    easel = open_easel(Board.filled(side, side, 1))
    easel.hand.hold(tool=tool, symmetry=symmetry, mix={2: 1.0, 3: 1.0})
    stroke(easel, (0, 1), (2, 2), (2, 4), right=right)
    planes = planes_of(level_of(easel))
    assert (planes[0] != 1).any()
    for image in SYMMETRIES[symmetry].images:
        assert (image(planes) == planes).all()


def test_centre_lines_are_painted_once_on_odd_sizes() -> None:
    easel = open_easel(Board.filled(3, 5, EMPTY))
    easel.hand.hold(cell=2, symmetry="both")
    stroke(easel, (1, 2))
    assert shown(easel) == [". . . . .", ". . 2 . .", ". . . . ."]
    assert said(easel) == "Paint 1 tile"


def test_turning_symmetry_on_and_off_changes_nothing_painted() -> None:
    easel = open_easel(PLAIN)
    stroke(easel, (0, 0))
    before = document_of(easel).pack
    for name in SYMMETRIES:
        easel.hand.hold(symmetry=name)
    assert document_of(easel).pack is before


def test_moving_and_pasting_are_mirrored_too() -> None:
    easel = open_easel("1 2 . . . .\n. . . . . .")
    easel.hand.hold(tool="select")
    stroke(easel, (0, 0), (0, 1))
    patch = easel.copy()
    assert patch is not None
    easel.hand.hold(symmetry="left-right")
    easel.paste(patch, (1, 0))
    assert shown(easel)[1] == "1 2 . . 2 1"


# What is edited: the layout, and the dealt board where there is one


DEALT_LAYOUT, DEALT_BOARD = "? ? #\n? 5 .", "1 2 #\n1 5 ."


def test_a_kind_painted_on_a_dealt_level_stays_when_it_is_dealt_again() -> None:
    easel = open_easel(DEALT_LAYOUT, DEALT_BOARD)
    easel.hand.hold(cell=7)
    stroke(easel, (0, 0))
    level = level_of(easel)
    assert level.layout is not None
    assert (level.layout[0, 0], level.shown[0, 0]) == (7, 7)


@pytest.mark.parametrize("cell", [EMPTY, WALL, VOID])
def test_structure_painted_on_a_dealt_level_reaches_both(cell: int) -> None:
    easel = open_easel(DEALT_LAYOUT, DEALT_BOARD)
    easel.hand.hold(cell=cell)
    stroke(easel, (1, 0), (1, 1))
    level = level_of(easel)
    assert level.layout is not None
    assert level.layout.cells[1].tolist() == level.shown.cells[1].tolist() == [cell, cell, EMPTY]


def test_a_slot_painted_on_a_dealt_level_takes_that_cell_back() -> None:
    easel = open_easel(DEALT_LAYOUT, DEALT_BOARD)
    easel.hand.hold(cell=SLOT)
    stroke(easel, (0, 0))
    level = level_of(easel)
    assert level.board is not None
    assert drawing(level.board) == ["? 2 #", "1 5 ."]
    stroke(easel, (0, 1), (1, 0))
    assert level_of(easel).board is None
    assert shown(easel) == ["? ? #", "? 5 ."]


def test_moving_dealt_tiles_takes_their_slots_along() -> None:
    easel = open_easel(DEALT_LAYOUT, DEALT_BOARD)
    easel.hand.hold(tool="move")
    stroke(easel, (0, 1), (1, 2))
    level = level_of(easel)
    assert level.layout is not None
    assert drawing(level.layout) == ["? . #", "? 5 ?"]
    assert shown(easel) == ["1 . #", "1 5 2"]


def test_undealing_chosen_cells_keeps_the_rest() -> None:
    easel = open_easel(DEALT_LAYOUT, DEALT_BOARD)
    document_of(easel).select(np.array([[True, False, False], [False, True, False]]))
    easel.undeal()
    assert shown(easel) == ["? 2 #", "1 5 ."]


def test_a_verdict_does_not_outlive_the_board_it_was_given_for() -> None:
    easel = open_easel(DEALT_LAYOUT, DEALT_BOARD)
    document_of(easel).change_level(
        "Prove", solution=((0, 0, 1, 0),), report=Report(verdict="solvable", proof="replay")
    )
    proven = level_of(easel)
    easel.hand.hold(cell=7)
    stroke(easel, (0, 0))
    assert level_of(easel).solution is None
    assert level_of(easel).report == Report()
    document_of(easel).undo()
    assert level_of(easel) == proven


def test_plus_marks_go_with_their_orbs_and_fall_with_them() -> None:
    easel = open_easel(PLAIN)
    document = document_of(easel)
    document.add_levels([OrbLevel(id="orb", board=Board.from_text("1 2 3\n4 5 6"), plus=((0, 2),))], "Add")
    easel.turn("flip-h", "Flip")
    assert isinstance(document.level, OrbLevel)
    assert document.level.plus == ((0, 0),)
    easel.hand.hold(cell=4, plus=True)
    stroke(easel, (1, 1))
    easel.hand.hold(plus=False)
    stroke(easel, (0, 0))
    assert isinstance(document.level, OrbLevel)
    assert document.level.plus == ((1, 1),)
    assert document.level.layout is None
