"""Orb boards as letters, and simulators' addresses."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from levels.board import Board
from levels.formats.orb_strings import (
    LETTERS,
    OrbAddress,
    OrbStringError,
    format_orb_address,
    format_orb_string,
    format_orb_text,
    is_orb_address,
    is_orb_text,
    parse_orb_address,
    parse_orb_string,
    parse_orb_text,
)
from levels.level import Route

DATA = Path(__file__).parents[1] / "data" / "orb"
SEVEN = "DGRBDRDRGHLRRGGRRDBHRGLHBDDLLBRHLRRRHLGGRD"


@pytest.mark.parametrize(("name", "shape"), [("5x4", (4, 5)), ("6x5", (5, 6)), ("7x6", (6, 7))])
def test_known_boards_are_read_by_their_length_and_written_back(name: str, shape: tuple[int, int]) -> None:
    lines = (DATA / f"{name}.txt").read_text(encoding="ascii").split()
    assert lines
    for line in lines:
        board = parse_orb_string(line)
        assert board.shape == shape
        assert format_orb_string(board) == line


def test_letters_stand_for_kinds_row_by_row() -> None:
    board = parse_orb_string("RBGLDHJPMX", cols=5)
    assert board == Board([[1, 2, 3, 4, 5], [6, 7, 8, 9, 10]])


def test_both_letters_for_bombs_are_one_kind_and_small_letters_are_read() -> None:
    assert parse_orb_string("XxEe", cols=2) == Board([[10, 10], [10, 10]])
    assert format_orb_string(parse_orb_string("eb.", cols=3)) == "XB."


def test_rows_set_apart_say_the_size() -> None:
    expected = Board([[1, 2, 3], [4, 5, 6]])
    for text in ("RBG LDH", "RBG/LDH", "RBG,LDH\n", " RBG\r\nLDH "):
        assert parse_orb_string(text) == expected


def test_digits_are_numbers_of_kinds() -> None:
    assert parse_orb_string("120 034") == Board([[1, 2, 0], [0, 3, 4]])


@pytest.mark.parametrize(
    ("text", "cols", "fault"),
    [
        ("RBQ LDH", None, "position 3: the letter 'Q' stands for no orb"),
        ("RBG LD7", None, "position 6: the letter '7' stands for no orb"),
        ("RBGLD", None, "5 letters say no size"),
        ("RBGLD", 3, "5 letters do not make rows of 3: 2 are left over"),
        ("RBG LD", None, "row 2: has 2 letters, expected 3"),
        ("RBG LDH", 2, "row 1: has 3 letters, expected 2"),
        ("  ", None, "there are no letters"),
        ("R" * 200, 200, "a board has at most 128 rows and columns"),
    ],
)
def test_what_does_not_fit_is_refused_by_position_and_letter(text: str, cols: int | None, fault: str) -> None:
    with pytest.raises(OrbStringError) as refused:
        parse_orb_string(text, cols=cols)
    assert fault in str(refused.value)


def test_every_wrong_letter_is_named() -> None:
    with pytest.raises(OrbStringError) as refused:
        parse_orb_string("RQB LWH")
    assert [fault.where for fault in refused.value.faults] == ["position 2", "position 5"]


def test_cells_without_a_letter_are_refused_by_place() -> None:
    with pytest.raises(OrbStringError) as refused:
        format_orb_string(Board.from_text("1 # 2\nx 11 ?"))
    assert [str(fault) for fault in refused.value.faults] == [
        "row 0, column 1: a wall has no letter",
        "row 1, column 0: a void has no letter",
        "row 1, column 1: kind 11 has no letter",
        "row 1, column 2: a slot has no letter",
    ]


def test_a_simulator_address_is_read_and_written() -> None:
    text = f"?patt={SEVEN}&width=7&height=6&replay=0|1|7&drops=1"
    address = parse_orb_address(text)
    assert address == OrbAddress(parse_orb_string(SEVEN), Route(start=(0, 0), steps="RZ"), drops=True)
    assert format_orb_address(address) == text
    assert format_orb_address(address, base="https://example.org/").startswith("https://example.org/?patt=")


def test_other_ways_to_write_an_address_are_read() -> None:
    board = parse_orb_string("RBGLDHRBGLDHRBGLDHRBGLDHRBGLDH")
    letters = format_orb_string(board)
    route = Route(start=(0, 1), steps="DD")
    for text in (
        f"https://example.org/?patt={letters}&replay=1.7.13",
        f"http://example.org/sim?replay=1%7C7%7C13&showfill=1&patt={letters.lower()}",
        f"patt={letters}&replay=1|7|13&drops=0",
    ):
        assert is_orb_address(text)
        assert parse_orb_address(text) == OrbAddress(board, route)


def test_plus_orbs_and_the_least_group_travel_in_an_address() -> None:
    address = OrbAddress(Board([[1, 2, 3], [4, 5, 6]]), plus=((0, 1), (1, 2)), group=5)
    text = format_orb_address(address)
    assert text == "?patt=RBGLDH&width=3&height=2&mincombo=4&plusses=.P...P"
    assert parse_orb_address(text) == address


@pytest.mark.parametrize(
    ("query", "fault"),
    [
        ("width=3", "patt: there is no board"),
        ("patt=RBGLDH&width=0", "width: '0' is not a whole number from 1 to 128"),
        ("patt=RBGLDH&width=x", "width: 'x' is not"),
        ("patt=RBGLDH&width=3&height=3", "6 letters in rows of 3 make 2 rows, not 3"),
        ("patt=RBGLDQ&width=3", "position 6: the letter 'Q'"),
        ("patt=RBGLDH&width=3&replay=0|9", "replay, entry 2: '9' is no cell of the board"),
        ("patt=RBGLDH&width=3&replay=0|2", "replay, entry 2: cell 2 is not beside the one before it"),
        ("patt=RBGLDH&width=3&plusses=P.", "plusses: has 2 marks for 6 cells"),
        ("patt=RBGLDH&width=3&plusses=P..Q..", "plusses, position 4: 'Q' is neither P nor a dot"),
    ],
)
def test_a_faulty_address_is_refused_by_its_part(query: str, fault: str) -> None:
    with pytest.raises(OrbStringError) as refused:
        parse_orb_address(f"?{query}")
    assert fault in str(refused.value)


@pytest.mark.parametrize("name", ["5x4", "6x5", "7x6"])
def test_a_file_of_strings_is_a_level_a_line(name: str) -> None:
    data = (DATA / f"{name}.txt").read_bytes()
    assert is_orb_text(data)
    levels = parse_orb_text(data, source=name)
    assert len(levels) == len(data.split())
    assert (levels[0].id, levels[-1].id) == ("1", str(len(levels)))
    assert format_orb_text(levels).encode() == data.replace(b"\r\n", b"\n")


def test_rows_on_lines_of_their_own_are_one_board() -> None:
    (level,) = parse_orb_text(b"RBG\nLDH\n", source="rows")
    assert level.shown == Board([[1, 2, 3], [4, 5, 6]])


def test_addresses_bring_their_route_plus_orbs_and_rules() -> None:
    text = "?patt=RBGLDH&width=3&height=2&mincombo=3&plusses=P.....&replay=0|4\n"
    (level,) = parse_orb_text(text.encode(), source="addresses")
    assert (level.rules.group, level.rules.diagonal, level.plus) == (4, True, ((0, 0),))
    assert level.route == Route(start=(0, 0), steps="C")
    assert format_orb_text([level]) == text


def test_faults_in_a_file_name_their_lines() -> None:
    with pytest.raises(OrbStringError) as refused:
        parse_orb_text(b"RBGLDHRBGLDHRBGLDHRB\n\nRBQLDHRBGLDHRBGLDHRB\n?patt=R\n", source="boards.txt")
    assert [fault.where for fault in refused.value.faults] == ["line 3, position 3", "line 4"]


@pytest.mark.parametrize("data", [b"5 6\n1 2\n", b"{}", b"", b"1 2 3", b"level one"])
def test_other_texts_are_not_taken_for_orbs(data: bytes) -> None:
    assert not is_orb_text(data)


@given(st.integers(1, 9), st.integers(1, 9), st.data())
def test_what_is_written_is_read_as_the_same(rows: int, cols: int, data: st.DataObject) -> None:
    letters = data.draw(st.text(LETTERS + ".", min_size=rows * cols, max_size=rows * cols))
    board = parse_orb_string(letters, cols=cols)
    assert board.shape == (rows, cols)
    assert format_orb_string(board) == letters
    address = OrbAddress(board, Route(start=(0, 0), steps=""))
    assert parse_orb_address(format_orb_address(address)) == address
