"""`boardloom render` on machines without a display: pictures of one level, sheets of packs, refusals."""

from __future__ import annotations

import os
import struct
from pathlib import Path

import msgspec
import pytest
from PySide6.QtGui import QImage

from levels.board import Board
from levels.kinds import orb_kinds
from levels.level import LinkLevel, OrbLevel, Pack
from levels.packs import save_pack
from tests.command_line.conftest import Ran, Run

HEART = Board.from_text("1 2 1 2\n3 . . 3\n4 4 # x")
SOLVED = LinkLevel(id="heart", title="Heart", board=HEART, solution=((0, 0, 0, 2), (0, 1, 0, 3)))
PAIR = LinkLevel(id="pair", title="Pair & <co>", board=Board.from_text("1 1"), solution=((0, 0, 0, 1),))
ORBS = OrbLevel(id="orbs", title="Orbs", board=Board.from_text("1 1 1\n2 3 2"))


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    path = tmp_path / "pack.json"
    whole = Pack(id="p", title="Three", kinds=orb_kinds(6), levels=(SOLVED, PAIR, ORBS))
    save_pack(whole, path)
    return path


def bare(**more: str) -> dict[str, str]:
    """Return an environment without a display; a platform that needs one is what a desktop sets."""
    kept = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    return kept | {"QT_QPA_PLATFORM": "xcb"} | more


def size_of(path: Path) -> tuple[int, int]:
    data = path.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", data[16:24])
    return width, height


def good(ran: Ran) -> Ran:
    assert ran.code == 0, ran.err
    return ran


def test_a_pack_is_drawn_without_a_display(run: Run, pack: Path, tmp_path: Path) -> None:
    ran = good(run("render", pack, "-o", "sheet.png", env=bare()))
    assert "sheet.png: 3 levels" in ran.out
    width, height = size_of(tmp_path / "sheet.png")
    assert width > 3 * 288
    assert height > 200


def test_one_level_is_as_large_as_its_cells_say(run: Run, pack: Path, tmp_path: Path) -> None:
    good(run("render", f"{pack}:heart", "-o", "a.png", "--cell", 40, "--scale", 2, env=bare()))
    assert size_of(tmp_path / "a.png") == (2 * (4 * 40 + 32), 2 * (3 * 40 + 32))


def test_the_ending_chooses_vectors(run: Run, pack: Path, tmp_path: Path) -> None:
    good(run("render", pack, "-o", "sheet.SVG", "--pairs", "--theme", "dark", env=bare()))
    text = (tmp_path / "sheet.SVG").read_text(encoding="utf-8")
    assert text.startswith("<?xml")
    assert "<image" not in text
    assert "Pair &amp; &lt;co&gt;" in text


def test_every_level_goes_into_a_file_of_its_own(run: Run, pack: Path, tmp_path: Path) -> None:
    good(run("render", pack, "-o", "{n}-{title}.png", env=bare()))
    assert {file.name for file in tmp_path.glob("*.png")} == {
        "1-Heart.png",
        "2-Pair & -co-.png",
        "3-Orbs.png",
    }


def test_large_packs_go_on_several_pages(run: Run, pack: Path, tmp_path: Path) -> None:
    many = tuple(msgspec.structs.replace(PAIR, id=f"l{number}") for number in range(30))
    save_pack(Pack(id="many", levels=many), pack)
    ran = good(run("render", pack, "-o", "sheet.png", "--per-page", 12, "--columns", 4, env=bare()))
    assert ran.out.count("\n") == 3
    names = sorted(file.name for file in tmp_path.glob("*.png"))
    assert names == ["sheet-1.png", "sheet-2.png", "sheet-3.png"]
    assert size_of(tmp_path / "sheet-1.png")[1] > size_of(tmp_path / "sheet-3.png")[1]


def test_what_cannot_be_drawn_is_refused_and_nothing_is_written(run: Run, pack: Path, tmp_path: Path) -> None:
    refused = run("render", pack, "-o", "sheet.gif", env=bare())
    assert (refused.code, "end in .png or .svg" in refused.err) == (2, True)
    refused = run("render", pack, "-o", "sheet.png", "--solution", "--cell", 12, env=bare())
    assert (refused.code, "at least 20 pixels" in refused.err) == (2, True)
    assert not (tmp_path / "sheet.png").exists()
    wide = Pack(id="w", levels=(LinkLevel(id="w", board=Board.filled(100, 128)),))
    save_pack(wide, pack)
    refused = run("render", pack, "-o", "large.png", "--cell", 200, env=bare())
    assert refused.code == 2
    assert "Take cells of at most" in refused.err
    assert not (tmp_path / "large.png").exists()


def test_a_picture_is_not_replaced_without_force(run: Run, pack: Path, tmp_path: Path) -> None:
    (tmp_path / "a.png").write_bytes(b"mine")
    refused = run("render", pack, "-o", "a.png", env=bare())
    assert (refused.code, "--force" in refused.err) == (2, True)
    assert (tmp_path / "a.png").read_bytes() == b"mine"


def test_a_machine_without_fonts_says_so_and_draws_letters_all_the_same(
    run: Run, pack: Path, tmp_path: Path
) -> None:
    nothing = tmp_path / "fonts.conf"
    nothing.write_text('<?xml version="1.0"?><fontconfig></fontconfig>')
    ran = good(run("render", pack, "-o", "sheet.svg", env=bare(FONTCONFIG_FILE=str(nothing))))
    if "no fonts" not in ran.err:
        pytest.skip("this system finds its fonts in another way")
    # Letters drawn as lines: nothing in the picture asks for a font.
    assert "<text" not in (tmp_path / "sheet.svg").read_text(encoding="utf-8")


def test_own_pictures_of_kinds_are_drawn(run: Run, pack: Path, tmp_path: Path) -> None:
    square = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0H9V9H0Z" fill="#0c3"/></svg>'
    )
    (tmp_path / "square.svg").write_text(square)
    kinds = (msgspec.structs.replace(orb_kinds(1)[0], picture="square.svg"),)
    save_pack(Pack(id="own", kinds=kinds, levels=(PAIR,)), pack)
    good(run("render", pack, "-o", "own.png", "--cell", 60, env=bare()))
    image = QImage(str(tmp_path / "own.png"))
    assert image.pixelColor(image.width() // 2 - 30, image.height() // 2).name() == "#00cc33"
