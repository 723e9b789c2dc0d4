"""The document: one undo stack, gestures outside of it, evidence that falls with what it rests on."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from editor.document import Change, Document
from levels.board import WALL, Board
from levels.level import Kind, LinkLevel, Pack, Report
from levels.rules import LinkRules

LAYOUT = Board.from_text("""
1 1 .
? # 2
""")


def a_pack(levels: int = 1) -> Pack:
    return Pack(
        id="p",
        levels=tuple(LinkLevel(id=f"l{n}", title=f"Level {n}", layout=LAYOUT) for n in range(levels)),
    )


@pytest.fixture
def document() -> Document:
    return Document(a_pack(4))


def walled(document: Document) -> LinkLevel:
    level = document.level
    assert isinstance(level, LinkLevel)
    return msgspec.structs.replace(level, layout=level.shown.with_cells([(0, 2)], WALL))


def ids(document: Document) -> list[str]:
    return [level.id for level in document.pack.levels]


def test_an_edit_is_one_step_with_a_sentence(document: Document) -> None:
    document.replace_level(walled(document), "Paint 1 tile")
    assert document.stack.undoText() == "Paint 1 tile"
    assert document.level is not None
    assert document.level.shown[0, 2] == WALL
    document.undo()
    assert document.level.shown == LAYOUT
    assert not document.can_undo


def test_an_edit_that_changes_nothing_leaves_no_step(document: Document) -> None:
    assert document.level is not None
    document.replace_level(msgspec.structs.replace(document.level), "Nothing")
    document.replace_pack(msgspec.structs.replace(document.pack), "Nothing")
    assert document.stack.count() == 0


def test_undoing_back_to_the_saved_state_is_clean(document: Document, tmp_path: Path) -> None:
    document.replace_level(walled(document), "Paint 1 tile")
    document.mark_saved(tmp_path / "a.json", document.settled)
    assert not document.modified
    document.undo()
    assert document.modified
    document.redo()
    assert not document.modified


def test_a_save_of_an_older_pack_does_not_clean(document: Document, tmp_path: Path) -> None:
    written = document.settled
    document.replace_level(walled(document), "Paint 1 tile")
    document.mark_saved(tmp_path / "a.json", written)
    assert document.modified


def test_looking_and_choosing_never_touch_the_stack(document: Document) -> None:
    document.show(2)
    assert document.level is not None
    document.select(document.level.shown.cells == 1)
    document.select(None)
    document.show(0)
    assert document.stack.count() == 0
    assert not document.modified


def test_a_gesture_is_on_the_stack_only_when_it_is_done(document: Document) -> None:
    document.preview(walled(document))
    assert document.stack.count() == 0
    assert not document.modified
    document.finish("Paint 1 tile")
    assert document.stack.count() == 1
    document.undo()
    assert document.level is not None
    assert document.level.shown == LAYOUT


def test_undo_in_the_middle_of_a_gesture_cancels_it_and_keeps_what_can_be_redone(document: Document) -> None:
    document.change_level("Rename", title="Heart")
    document.undo()
    document.preview(walled(document))
    assert document.can_undo
    assert not document.can_redo
    document.undo()
    assert document.level is not None
    assert document.level.shown == LAYOUT
    document.redo()
    assert document.level.title == "Heart"


def test_an_edit_from_elsewhere_settles_the_gesture_first(document: Document) -> None:
    document.preview(walled(document))
    document.change_level("Rename", title="Heart")
    assert document.stack.count() == 2
    assert document.level is not None
    assert (document.level.title, document.level.shown[0, 2]) == ("Heart", WALL)


def test_edits_with_one_merge_word_become_one_step(document: Document) -> None:
    for turns in (3, 4, 5):
        document.change_level("Change the turns", merge="turns", rules=LinkRules(max_turns=turns))
    assert document.stack.count() == 1
    document.undo()
    assert isinstance(document.level, LinkLevel)
    assert document.level.rules.max_turns == 2


def test_merged_edits_that_come_back_to_the_start_leave_no_step(document: Document) -> None:
    for turns in (3, 2):
        document.change_level("Change the turns", merge="turns", rules=LinkRules(max_turns=turns))
    assert document.stack.count() == 0


def proven(document: Document) -> None:
    document.change_level(
        "Prove", solution=((0, 0, 0, 1),), report=Report(pairs=1, verdict="solvable", proof="replay")
    )


@pytest.mark.parametrize(
    ("field", "value"), [("rules", LinkRules(max_turns=3)), ("layout", LAYOUT.with_cells([(1, 0)], 3))]
)
def test_evidence_falls_with_the_rules_and_the_board(document: Document, field: str, value: object) -> None:
    proven(document)
    document.change_level("Change", **{field: value})  # type: ignore[arg-type] # a field of the level
    assert isinstance(document.level, LinkLevel)
    assert document.level.solution is None
    assert document.level.report == Report()


def test_evidence_stays_when_only_words_change(document: Document) -> None:
    proven(document)
    document.change_level("Change", notes="for the second world", time_limit=90.0)
    assert isinstance(document.level, LinkLevel)
    assert document.level.solution == ((0, 0, 0, 1),)


def test_levels_are_added_after_the_shown_one_and_shown(document: Document) -> None:
    document.show(1)
    document.add_levels([LinkLevel(id="new", layout=LAYOUT)], "Add a level")
    assert ids(document) == ["l0", "l1", "new", "l2", "l3"]
    assert document.current == 2
    document.undo()
    assert ids(document) == ["l0", "l1", "l2", "l3"]
    assert document.current == 1


def test_a_copy_gets_an_id_of_its_own(document: Document) -> None:
    document.duplicate_levels([0, 1])
    assert ids(document)[:2] == ["l0", "l1"]
    assert len(set(ids(document))) == 6
    assert [level.title for level in document.pack.levels[2:4]] == ["Level 0", "Level 1"]


def test_deleting_keeps_the_shown_level_where_it_can(document: Document) -> None:
    document.show(2)
    document.delete_levels([0, 3])
    assert ids(document) == ["l1", "l2"]
    assert document.level is not None
    assert document.level.id == "l2"
    document.undo()
    assert ids(document) == ["l0", "l1", "l2", "l3"]
    assert document.level.id == "l2"


def test_a_pack_can_lose_all_its_levels_and_get_them_back(document: Document) -> None:
    document.delete_levels(range(4))
    assert document.level is None
    document.undo()
    assert document.level is not None


@pytest.mark.parametrize(
    ("rows", "to", "expected"),
    [
        ([0], 2, ["l1", "l0", "l2", "l3"]),
        ([3], 0, ["l3", "l0", "l1", "l2"]),
        ([0, 2], 4, ["l1", "l3", "l0", "l2"]),
        ([1, 2], 2, ["l0", "l1", "l2", "l3"]),
    ],
)
def test_levels_move_in_their_order(
    document: Document, rows: list[int], to: int, expected: list[str]
) -> None:
    document.move_levels(rows, to)
    assert ids(document) == expected
    assert document.level is not None
    assert document.level.id == "l0"


def test_undo_shows_the_level_that_it_changes(document: Document) -> None:
    document.replace_level(walled(document), "Paint 1 tile")
    document.show(3)
    document.undo()
    assert document.current == 0


def test_changed_names_the_level_that_differs(document: Document) -> None:
    changes: list[Change] = []
    document.changed.connect(changes.append)
    document.replace_level(walled(document), "Paint 1 tile")
    document.change_pack("Rename the pack", title="Garden")
    assert [change.row for change in changes] == [0, None]
    assert changes[0].after is changes[1].before


def found_for(document: Document) -> tuple[LinkLevel, LinkLevel]:
    base = document.level
    assert isinstance(base, LinkLevel)
    dealt = base.shown.with_cells([(1, 0)], 2)
    return base, msgspec.structs.replace(base, board=dealt, report=Report(pairs=3))


def test_what_a_job_found_lands_as_one_step_wherever_the_level_is_now(document: Document) -> None:
    base, found = found_for(document)
    document.change_level("Rename", title="Heart")
    document.move_levels([0], 3)
    document.show(0)
    assert document.land(base, found, "Deal Heart")
    level = document.pack.levels[2]
    assert (level.id, level.title, level.report.pairs, level.board) == ("l0", "Heart", 3, found.board)
    assert document.stack.undoText() == "Deal Heart"


def test_what_comes_too_late_for_an_edited_level_does_not_land_by_itself(document: Document) -> None:
    base, found = found_for(document)
    document.change_level("Rename", title="Heart")
    document.change_level("Change the rules", rules=LinkRules(max_turns=3))
    before = document.pack
    assert not document.land(base, found, "Deal Heart")
    assert document.pack is before
    assert document.land(base, found, "Deal Heart", anyway=True)
    assert document.level is not None
    assert (document.level.title, document.level.rules) == ("Heart", LinkRules())


def test_what_was_found_for_a_deleted_level_is_dropped(document: Document) -> None:
    base, found = found_for(document)
    document.delete_levels([0])
    assert not document.land(base, found, "Deal Heart", anyway=True)


def test_a_pack_that_names_its_kinds_names_every_one_that_is_painted(document: Document) -> None:
    document.change_pack("Name", kinds=(Kind(name="cup"), Kind(name="bell")))
    level = document.level
    assert level is not None
    document.preview(msgspec.structs.replace(level, layout=level.shown.with_cells([(0, 2)], 4)))
    document.finish("Paint 1 tile")
    names = [kind.name for kind in document.pack.kinds]
    assert names[:2] == ["cup", "bell"]
    assert len(names) == len(set(names)) == 4
    document.undo()
    assert len(document.pack.kinds) == 2
    assert document.level == level
