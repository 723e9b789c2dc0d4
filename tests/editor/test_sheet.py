"""Pictures of levels: what they say is replayed, what they show lies where it should, vectors are vectors."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import msgspec
import numpy as np
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from editor.art.tiles import TileArt
from editor.pack_theme import theme_of
from editor.sheet.captions import caption_of, summary
from editor.sheet.choices import Choices
from editor.sheet.evidence import Evidence, evidence_of
from editor.sheet.files import Drawing, encoded, page_files, paint_page, plan, write_pages
from editor.sheet.plan import MOST_PIXELS, Page, SheetError, plan_one, plan_sheet
from generator.control import Cancelled, Control
from levels.board import EMPTY, Board
from levels.kinds import orb_kinds
from levels.level import Difficulty, Goal, Level, LinkLevel, OrbLevel, Pack, Report, Route
from levels.rules import LinkRules

CROSSED = Board.from_text("1 2 # x\n2 1 . ?")
FALLING = LinkLevel(
    id="t",
    title="Tower",
    board=Board.from_text("1 3 4\n2 2 3\n1 . 4"),
    rules=LinkRules(collapse="down"),
    solution=((1, 0, 1, 1), (1, 0, 2, 0), (2, 1, 1, 2), (1, 2, 2, 2)),
)


def drawn(levels: Sequence[Level], choices: Choices, *, alone: bool = False) -> Drawing:
    pack = Pack(id="p", title="Pack", kinds=orb_kinds(6), levels=tuple(levels))
    return plan(
        pack,
        range(len(levels)),
        choices,
        lambda mode, colors: TileArt(theme_of(pack, mode), colors),
        Control(),
        alone=alone,
    )


def difficulty(grade: int) -> Difficulty:
    return Difficulty(
        grade=grade, p_win={}, opening_pairs=1, lowest_pairs=1, mean_pairs=1.0, curve=(1,), forced=0,
        can_lose=0, undecided=0, turns=(1,), mean_distance=1.0,
    )  # fmt: skip


PAIR = LinkLevel(id="pair", board=Board.from_text("1 1 2 2"), solution=((0, 0, 0, 1), (0, 2, 0, 3)))


def test_a_verdict_is_what_the_judge_has_replayed() -> None:
    solved = msgspec.structs.replace(PAIR, report=Report(difficulty=difficulty(4)))
    assert (caption_of(solved, 1).verdict, caption_of(solved, 1).grade) == ("solvable", 4)
    claims = Report(verdict="solvable", proof="replay", difficulty=difficulty(4))
    unproven = msgspec.structs.replace(PAIR, solution=None, report=claims)
    assert (caption_of(unproven, 1).verdict, caption_of(unproven, 1).grade) == ("open", 0)
    lying = msgspec.structs.replace(PAIR, solution=((0, 0, 0, 1),), report=claims)
    assert (caption_of(lying, 1).verdict, caption_of(lying, 1).grade) == ("open", 0)


def test_unsolvable_is_said_only_of_what_a_count_proves() -> None:
    odd = LinkLevel(id="o", board=Board.from_text("1 2 1 . 3"))
    assert caption_of(odd, 1).verdict == "unsolvable"
    claimed = msgspec.structs.replace(PAIR, solution=None, report=Report(verdict="unsolvable"))
    said = caption_of(claimed, 1)
    assert (said.verdict, said.words, said.mark) == ("open", "Reported unsolvable", "open")
    assert summary([said, caption_of(odd, 1)]) == "2 levels · 1 unsolvable · 1 reported unsolvable"
    assert caption_of(LinkLevel(id="s", layout=CROSSED), 1).words == "1 slot to deal"


def test_an_orb_level_is_solved_by_a_route_that_meets_its_goals() -> None:
    board = Board.from_text("1 1 2\n2 2 1\n3 4 3")
    route = Route(start=(0, 2), steps="D")
    level = OrbLevel(id="o", board=board, goals=(Goal(combos=2),), route=route)
    assert caption_of(level, 1).verdict == "solvable"
    harder = msgspec.structs.replace(level, goals=(Goal(combos=3),))
    assert caption_of(harder, 1).verdict == "open"
    nowhere = msgspec.structs.replace(level, route=Route(start=(0, 2), steps="R"))
    assert caption_of(nowhere, 1).words == "Open: its route is not allowed"
    captions = [caption_of(each, 1) for each in (level, harder, nowhere)]
    assert summary(captions) == "3 levels · 1 solvable · 2 open"


def test_numbers_lie_where_the_tiles_of_a_move_lay_at_first() -> None:
    evidence = evidence_of(FALLING, Choices(solution=True))
    assert FALLING.board is not None
    by_move: dict[int, list[tuple[int, int]]] = {}
    for at, move in evidence.numbers:
        by_move.setdefault(move, []).append(at)
    assert by_move == {
        1: [(1, 0), (1, 1)],
        # Both ones have come to lie in the lowest rows.
        2: [(0, 0), (2, 0)],
        3: [(0, 1), (1, 2)],
        4: [(0, 2), (2, 2)],
    }
    for places in by_move.values():
        assert len({FALLING.board[at] for at in places}) == 1


def test_a_solution_that_fails_is_not_drawn() -> None:
    wrong = msgspec.structs.replace(FALLING, solution=((0, 0, 0, 1),))
    assert evidence_of(wrong, Choices(solution=True)).numbers == ()


def test_waves_dim_what_stays() -> None:
    level = OrbLevel(id="o", board=Board.from_text("1 1 1\n2 3 2"), plus=((1, 0),))
    evidence = evidence_of(level, Choices(pairs=True))
    assert evidence.waves == ((((0, 0), (0, 1), (0, 2)),),)
    assert evidence.dim == {(1, 0), (1, 1), (1, 2)}
    assert evidence.plus == {(1, 0)}


def blank(rows: int, cols: int) -> Evidence:
    return Evidence(Board.filled(rows, cols, EMPTY))


@pytest.mark.parametrize("cell", [None, 7, 24])
@pytest.mark.parametrize("levels", [1, 2, 7, 130])
def test_cards_neither_overlap_nor_leave_their_page(cell: int | None, levels: int) -> None:
    evidences = [blank(3 + number % 9, 4 + number % 21) for number in range(levels)]
    choices = Choices(cell=cell, coordinates=True).on_sheet()
    pages = plan_sheet(evidences, choices)
    assert [place.index for page in pages for place in page.places] == list(range(levels))
    for page in pages:
        cards = [QRectF(*place.card) for place in page.places if place.card is not None]
        assert len(cards) == len(page.places)
        for number, card in enumerate(cards):
            assert QRectF(0, 0, page.width, page.height).contains(card)
            assert not any(card.intersects(other) for other in cards[:number])
        for place in page.places:
            rows, cols = evidences[place.index].board.shape
            board = QRectF(place.left, place.top, cols * place.cell, rows * place.cell)
            assert QRectF(*place.area).contains(board.adjusted(-18, -18, 0, 0))


def test_pages_stay_within_what_programs_open() -> None:
    choices = Choices(cell=40, scale=2, on_page=600).on_sheet()
    pages = plan_sheet([blank(8, 18)] * 700, choices)
    assert len(pages) > 1
    assert all(4 * page.width * page.height <= MOST_PIXELS for page in pages)
    with pytest.raises(SheetError, match="million in all"):
        plan_sheet([blank(128, 128)] * 9, Choices(cell=100, columns=9).on_sheet())


def test_the_largest_cell_that_is_named_fits() -> None:
    evidence = blank(100, 128)
    with pytest.raises(SheetError) as refused:
        plan_one(evidence, Choices(cell=256, scale=3, coordinates=True, captions=True))
    named = int(re.findall(r"at most (\d+) pixels", str(refused.value))[-1])
    assert plan_one(evidence, Choices(cell=named, scale=3, coordinates=True, captions=True)).width > 128


@pytest.mark.usefixtures("qapp")
def test_each_cell_of_a_picture_is_the_tile_of_the_canvas() -> None:
    drawing = drawn([PAIR], Choices(cell=30, scale=2, dark=True), alone=True)
    image = paint_page(drawing, drawing.pages[0], Control())
    assert (image.width(), image.height()) == (2 * (4 * 30 + 24), 2 * (30 + 24))
    art = drawing.sheet.art("link")
    for col, kind in enumerate((1, 1, 2, 2)):
        tile = QImage(art.image(kind, 30, 2.0))
        tile.setDevicePixelRatio(1.0)
        for x, y in ((30, 30), (20, 12), (40, 44)):
            assert image.pixelColor(24 + 60 * col + x, 24 + y) == tile.pixelColor(x, y)


@pytest.mark.usefixtures("qapp")
def test_nothing_is_painted_behind_boards_on_clear_ground() -> None:
    drawing = drawn([PAIR], Choices(transparent=True), alone=True)
    image = paint_page(drawing, drawing.pages[0], Control())
    assert image.pixelColor(1, 1).alpha() == 0
    assert image.pixelColor(image.width() // 2 - 20, image.height() // 2).alpha() == 255


def svg(drawing: Drawing) -> str:
    return encoded(drawing, drawing.pages[0], "svg", Control()).decode()


ORB = OrbLevel(
    id="o",
    title="Orbs",
    board=Board.from_text("1 1 2\n2 2 1\n3 4 3"),
    plus=((0, 0),),
    route=Route(start=(0, 2), steps="D"),
)


@pytest.mark.usefixtures("qapp")
def test_an_svg_is_made_of_vectors_and_every_name_in_it_is_there_once() -> None:
    text = svg(drawn([FALLING, ORB, PAIR], Choices(pairs=True, solution=True, cell=40, coordinates=True)))
    assert "<image" not in text
    names = re.findall(r'\bid="([^"]+)"', text)
    assert len(names) == len(set(names))
    asked = re.findall(r'url\(#([^)]+)\)|href="#([^"]+)"', text)
    assert {one or other for one, other in asked} <= set(names)
    # One drawing a kind, one use a cell.
    tiles = FALLING.shown.cells.size + ORB.shown.cells.size + PAIR.shown.cells.size
    assert text.count("<use ") == tiles
    assert len(re.findall(r'<g id="link\d+"', text)) == 5


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("dark", [True, False])
def test_an_svg_looks_like_the_png(dark: bool) -> None:
    drawing = drawn([FALLING, ORB], Choices(dark=dark, cell=64, captions=False, columns=2))
    page = drawing.pages[0]
    plain = paint_page(drawing, page, Control())
    renderer = QSvgRenderer(encoded(drawing, page, "svg", Control()))
    assert renderer.isValid()
    vectors = QImage(page.width, page.height, QImage.Format.Format_RGB32)
    vectors.fill(0)
    painter = QPainter(vectors)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter)
    painter.end()
    pixels = [
        np.frombuffer(image.constBits(), dtype=np.uint8)
        .reshape(page.height, page.width, 4)[..., :3]
        .astype(int)
        for image in (plain, vectors)
    ]
    assert np.abs(pixels[0] - pixels[1]).mean() < 2.0


@pytest.mark.usefixtures("qapp")
def test_small_cells_are_squares_of_their_kinds_colour() -> None:
    drawing = drawn([LinkLevel(id="l", board=Board.filled(40, 120, 3))], Choices(captions=False))
    page = drawing.pages[0]
    cell = page.places[0].cell
    assert cell < 8
    image = paint_page(drawing, page, Control())
    theme = drawing.sheet.art("link").theme
    place = page.places[0]
    assert image.pixelColor(round(place.left), round(place.top)).name() == theme.kind_color(3)


@pytest.mark.usefixtures("qapp")
def test_a_drawing_that_nobody_wants_any_more_stops(tmp_path: Path) -> None:
    drawing = drawn([PAIR] * 3, Choices(on_page=1))
    asked = 0

    def is_cancelled() -> bool:
        nonlocal asked
        asked += 1
        return asked > 3

    with pytest.raises(Cancelled):
        write_pages(drawing, tmp_path / "a.png", "png", Control(is_cancelled))
    # Pages are whole or not there.
    assert [file.name for file in tmp_path.iterdir()] == ["a-1.png"]
    assert not QImage(str(tmp_path / "a-1.png")).isNull()


def test_files_of_pages_sort_by_number() -> None:
    names = [file.name for file in page_files(Path("x/sheet.png"), 12)]
    assert names == sorted(names)
    assert names[0] == "sheet-01.png"
    assert page_files(Path("x/sheet.png"), 1) == [Path("x/sheet.png")]


def test_a_level_without_room_for_numbers_says_so() -> None:
    with pytest.raises(SheetError, match="at least 20 pixels"):
        drawn([FALLING], Choices(solution=True, cell=12), alone=True)


def test_a_page_knows_its_size() -> None:
    page = plan_one(blank(2, 3), Choices(cell=10))
    assert isinstance(page, Page)
    assert (page.width, page.height) == (46, 36)
