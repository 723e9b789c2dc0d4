"""Deal settings that are kept before the level is dealt with them."""

from __future__ import annotations

from pathlib import Path

import msgspec

from levels.board import Board
from levels.level import Deal, Json, LinkLevel, Pack, Wish
from levels.packs import load_pack, save_pack, without_editor_state
from levels.plans import KEY, plan_of, with_plan, without_plan

PLAN = Deal(kinds=7, wish=Wish(opening_pairs=(4, 9), p_win=(0.5, 1.0)), seed="abc")
LAID = LinkLevel(id="laid", layout=Board.from_text("? ? .\n? ? #"))
DEALT = msgspec.structs.replace(LAID, board=Board.from_text("1 2 .\n1 2 #"), deal=Deal(kinds=2, seed=5))


def test_a_level_that_was_not_dealt_has_its_plan_as_its_deal() -> None:
    planned = with_plan(LAID, PLAN)
    assert planned.deal == PLAN
    assert planned.editor == {}
    assert plan_of(planned) == PLAN


def test_what_a_board_was_dealt_by_stays_true_when_the_plan_changes() -> None:
    planned = with_plan(DEALT, PLAN)
    assert planned.deal == DEALT.deal
    assert plan_of(planned) == PLAN
    assert plan_of(without_plan(planned)) == DEALT.deal


def test_a_plan_that_is_the_deal_again_leaves_nothing_behind() -> None:
    assert DEALT.deal is not None
    assert with_plan(with_plan(DEALT, PLAN), DEALT.deal) == DEALT
    assert with_plan(LAID, Deal()) == LAID


def test_other_state_of_the_editor_is_kept() -> None:
    level = msgspec.structs.replace(DEALT, editor={"plays": []})
    planned = with_plan(level, PLAN)
    assert planned.editor.keys() == {"plays", KEY}
    assert without_plan(planned) == level


def test_what_is_no_deal_is_passed_over() -> None:
    entries: tuple[Json, ...] = ({"kinds": 0}, {"colour": 1}, [], "x", None)
    for entry in entries:
        assert plan_of(msgspec.structs.replace(DEALT, editor={KEY: entry})) == DEALT.deal


def test_a_plan_is_saved_and_an_export_leaves_it_out(tmp_path: Path) -> None:
    dealt = msgspec.structs.replace(DEALT, id="dealt")
    pack = Pack(id="plans", levels=(with_plan(dealt, PLAN), with_plan(LAID, PLAN)))
    save_pack(pack, tmp_path / "pack.json")
    again = load_pack(tmp_path / "pack.json")
    assert [plan_of(level) for level in again.levels] == [PLAN, PLAN]
    assert again == pack
    assert [level.editor for level in without_editor_state(again).levels] == [{}, {}]
