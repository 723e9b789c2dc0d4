"""Records of plays: kept with the level, in its file, but not in what a game gets."""

from __future__ import annotations

import json

import msgspec
import pytest

from levels.board import Board
from levels.level import Json, LinkLevel, OrbLevel, Pack
from levels.packs import format_pack, parse_pack, without_editor_state
from levels.plays import MOST, PlayRecord, mark_of, plays_of, with_play
from levels.rules import LinkRules

LEVEL = LinkLevel(id="a", board=Board.from_text("1 2 1 2"), editor={"zoom": 2})
RECORD = PlayRecord(board=mark_of(LEVEL), end="won", seconds=12.5, moves=2, hints=1, stuck=(1,))


def test_a_record_is_kept_beside_what_else_the_editor_keeps() -> None:
    kept = with_play(LEVEL, RECORD)
    assert plays_of(kept) == (RECORD,)
    assert kept.editor["zoom"] == 2
    assert plays_of(LEVEL) == ()
    again = parse_pack(format_pack(Pack(id="p", levels=(kept,))), source="p").levels[0]
    assert plays_of(again) == (RECORD,)


def test_defaults_are_not_written() -> None:
    entry = with_play(LEVEL, RECORD).editor["plays"][0]
    assert entry == {
        "board": mark_of(LEVEL), "end": "won", "seconds": 12.5, "moves": 2, "hints": 1, "stuck": [1],
    }  # fmt: skip
    assert json.loads(json.dumps(entry)) == entry


def test_only_the_newest_are_kept() -> None:
    level = LEVEL
    for moves in range(MOST + 3):
        level = with_play(level, msgspec.structs.replace(RECORD, moves=moves))
    assert [record.moves for record in plays_of(level)] == list(range(3, MOST + 3))


@pytest.mark.parametrize("entries", [None, 3, "x", {}, [3], [{}], [{"end": "won"}], [[]]])
def test_what_is_no_record_is_passed_over(entries: Json) -> None:
    level = msgspec.structs.replace(LEVEL, editor={"plays": entries})
    assert plays_of(level) == ()
    assert plays_of(with_play(level, RECORD)) == (RECORD,)


def test_a_later_member_does_not_hide_a_record() -> None:
    entry = {**with_play(LEVEL, RECORD).editor["plays"][0], "mood": "good"}
    assert plays_of(msgspec.structs.replace(LEVEL, editor={"plays": [entry]})) == (RECORD,)


def test_the_mark_changes_with_board_and_rules_only() -> None:
    mark = mark_of(LEVEL)
    assert mark == mark_of(msgspec.structs.replace(LEVEL, title="x", notes="y", editor={}))
    assert mark != mark_of(msgspec.structs.replace(LEVEL, board=Board.from_text("1 1 2 2")))
    assert mark != mark_of(msgspec.structs.replace(LEVEL, board=Board.from_text("1 2\n1 2")))
    assert mark != mark_of(msgspec.structs.replace(LEVEL, rules=LinkRules(max_turns=1)))
    orb = OrbLevel(id="o", board=Board.from_text("1 2"))
    assert mark_of(orb) != mark_of(msgspec.structs.replace(orb, plus=((0, 1),)))


def test_a_game_gets_no_records() -> None:
    exported = without_editor_state(Pack(id="p", levels=(with_play(LEVEL, RECORD),)))
    assert b"plays" not in format_pack(exported)
