"""Matrix text: what link-game programmers write is read, and every fault is placed."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from levels.board import EMPTY, MAX_KIND, SLOT, VOID, WALL, Board
from levels.formats.matrix import MatrixError, format_matrix, parse_matrix, read_matrix, write_matrix

BOARDS = Path(__file__).parents[1] / "data" / "link"
FILES = sorted(BOARDS.glob("r*.txt"))
ONE_OF_TWO_COLUMNS = Board([[2, 2], [1, 1], [1, 1]])


def read(text: str, *, ones_are_slots: bool = False) -> list[list[int]]:
    return parse_matrix(text, source="m.txt", ones_are_slots=ones_are_slots).to_rows()


def faults(data: str | bytes) -> list[str]:
    with pytest.raises(MatrixError) as caught:
        parse_matrix(data, source="m.txt")
    return [str(fault) for fault in caught.value.faults]


def boards(least: int = VOID, most: int = 40) -> st.SearchStrategy[Board]:
    cells = st.integers(least, most) | st.sampled_from([MAX_KIND, 2, 1, EMPTY])
    shapes = st.tuples(st.integers(1, 7), st.integers(1, 9))
    return shapes.flatmap(
        lambda shape: st.lists(
            st.lists(cells, min_size=shape[1], max_size=shape[1]), min_size=shape[0], max_size=shape[0]
        ).map(Board)
    )


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_boards_of_the_field_are_read_and_written_byte_for_byte(path: Path) -> None:
    board = read_matrix(path)
    rows, cols = path.stem.split("_")[0][1:].split("c")
    assert board.shape == (int(rows), int(cols))
    assert format_matrix(board) == path.read_text()


def test_there_are_fifty_of_them() -> None:
    assert len(FILES) == 50


@given(boards())
def test_what_is_written_is_read_back(board: Board) -> None:
    assert parse_matrix(format_matrix(board), source="m.txt") == board


@given(boards(), st.sampled_from([" ", ", ", ",", "\t", " ,  "]), st.sampled_from(["\n", "\r\n", "\n\n"]))
def test_a_bare_board_is_read_whatever_parts_its_entries(board: Board, parting: str, end: str) -> None:
    text = end.join(parting.join(map(str, row)) for row in board.to_rows())
    if board.cols == 2 and board.rows > 1 and board.to_rows()[0] == [board.rows - 1, 2]:
        assert parse_matrix(text, source="m.txt").rows == board.rows - 1
    else:
        assert parse_matrix(text, source="m.txt") == board


@given(boards(least=VOID, most=60))
def test_ones_are_slots_is_read_back_wherever_it_can_be_written(board: Board) -> None:
    board = Board([[SLOT if cell == 1 else cell for cell in row] for row in board.to_rows()])
    text = format_matrix(board, ones_are_slots=True)
    assert "-1" not in text.split()
    assert parse_matrix(text, source="m.txt", ones_are_slots=True) == board


@given(st.text(alphabet="0123456789-+ ,\t\n[]{};#/.x\r\x00é") | st.text())
def test_any_text_is_a_board_or_a_list_of_faults(text: str) -> None:
    try:
        board = parse_matrix(text, source="m.txt")
    except MatrixError:
        board = Board([[0]])
    assert parse_matrix(format_matrix(board), source="m.txt") == board


def test_an_array_literal_of_a_program_is_read() -> None:
    expected = [[0, 1, 1, 0], [1, 2, 2, 1]]
    assert read("{\n  {0, 1, 1, 0},  // top\n  {1, 2, 2, 1},\n};\n") == expected
    assert read("[[0,1,1,0],[1,2,2,1]]") == expected
    assert read("0,1,1,0,\n1,2,2,1,\n") == expected


def test_blank_lines_and_comments_are_passed_over() -> None:
    assert read("# a heart\n\n2 3   # rows cols\n1 2 1\n\n  // the bottom\n2 1 2\n\n") == [
        [1, 2, 1],
        [2, 1, 2],
    ]


def test_negative_entries_are_codes() -> None:
    assert read("0 -1 -2\n-3 4 4") == [[EMPTY, SLOT, WALL], [VOID, 4, 4]]


def test_ones_are_slots_when_the_reader_says_so() -> None:
    assert read("0 1 1\n5 1 5", ones_are_slots=True) == [[EMPTY, SLOT, SLOT], [5, SLOT, 5]]
    assert read("0 1 1\n5 1 5") == [[EMPTY, 1, 1], [5, 1, 5]]


def test_a_tile_of_kind_one_cannot_be_written_where_ones_are_slots() -> None:
    with pytest.raises(ValueError, match="kind 1 stands at row 1, column 0"):
        format_matrix(Board([[2, 2, 3], [1, 1, 3]]), ones_are_slots=True)


def test_a_first_line_of_two_numbers_is_a_header_when_it_says_what_follows() -> None:
    assert read("2 2\n1 1\n1 1") == [[1, 1], [1, 1]]
    assert read("3 2\n1 1\n1 1") == [[3, 2], [1, 1], [1, 1]]
    assert read("1 1") == [[1, 1]]
    assert read("3 2\n2 2\n1 1\n1 1") == ONE_OF_TWO_COLUMNS.to_rows()


def test_a_board_whose_first_row_looks_like_a_header_is_written_with_one() -> None:
    with pytest.raises(ValueError, match="write it with a header"):
        format_matrix(ONE_OF_TWO_COLUMNS, header=False)
    assert parse_matrix(format_matrix(ONE_OF_TWO_COLUMNS), source="m.txt") == ONE_OF_TWO_COLUMNS


def test_a_header_that_does_not_fit_is_a_fault() -> None:
    assert faults("3 4\n1 1 1 1\n1 1 1 1\n") == [
        "line 1: the first line reads as a size of 3 rows and 4 columns, but 2 rows follow"
    ]


def test_every_fault_is_listed_with_its_line_and_column() -> None:
    assert faults("1 2 x\n1 2.0 3\n\n1 2\n-4 2 32768\n1,,3\n99999999999 1 1\n") == [
        "line 1, column 5: 'x' is not a whole number",
        "line 2, column 3: '2.0' is not a whole number",
        "line 5, column 1: -4 is no cell: codes go from -3 to 32767",
        "line 5, column 6: 32768 is no cell: codes go from -3 to 32767",
        "line 6, column 3: no number stands before this comma",
        "line 7, column 1: '99999999999' is not a whole number",
        "line 4: the row has 2 entries, expected 3",
    ]


def test_one_short_first_row_is_one_fault() -> None:
    assert faults("1 1 1\n1 1 1 1\n1 1 1 1\n") == ["line 1: the row has 3 entries, expected 4"]


def test_boards_beyond_the_largest_are_refused() -> None:
    assert faults("1 " * 129) == ["the board has 129 columns; 128 is the most"]
    assert faults("1 2 3\n" * 129) == ["the board has 129 rows; 128 is the most"]


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (b"", "the file is empty"),
        (b"\xef\xbb\xbf \n", "the file is empty"),
        (b"# nothing\n", "holds no row of numbers"),
        ("1 2".encode("utf-16"), "is UTF-16 text; save it as UTF-8"),
        ("1 2".encode("utf-16-be"), "is UTF-16 text; save it as UTF-8"),
        ("1 2".encode("utf-32"), "is UTF-32 text; save it as UTF-8"),
        (b"1 2\n1 \xff", "line 2, column 3: byte 0xff is not UTF-8; save the file as UTF-8"),
    ],
)
def test_what_is_no_utf8_text_is_refused(data: bytes, expected: str) -> None:
    assert faults(data) == [expected]


def test_a_mark_before_utf8_is_dropped() -> None:
    assert parse_matrix(b"\xef\xbb\xbf1 2 3", source="m.txt") == Board([[1, 2, 3]])


def test_a_matrix_file_is_written_whole(tmp_path: Path) -> None:
    path = tmp_path / "m.txt"
    assert write_matrix(Board([[1, -1, 0]]), path) is None
    assert path.read_text() == "1 3\n1 -1 0\n"
    assert read_matrix(path) == Board([[1, -1, 0]])


def test_a_folder_is_no_matrix(tmp_path: Path) -> None:
    with pytest.raises(MatrixError, match="is a folder, not a file"):
        read_matrix(tmp_path)
