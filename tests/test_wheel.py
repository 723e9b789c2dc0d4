"""The wheel: exactly the three packages, and every file of them."""

from __future__ import annotations

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGES = ["editor", "generator", "levels"]
LEFTOVERS = shutil.ignore_patterns("__pycache__", "*.pyc", "*.nbi", "*.nbc")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """Build a wheel from a copy of the tree, offline, and return the names in it."""
    tree, out = tmp_path_factory.mktemp("tree"), tmp_path_factory.mktemp("out")
    # The other folders come too: they must not find their way into the wheel.
    for folder in [*PACKAGES, "tests", "benchmarks", "docs"]:
        if (ROOT / folder).exists():
            shutil.copytree(ROOT / folder, tree / folder, ignore=LEFTOVERS)
    for name in ["pyproject.toml", "README.md", "LICENSE", "dev.py", "constraints.txt"]:
        shutil.copy(ROOT / name, tree)
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(out), str(tree)]
    built = subprocess.run(command, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stdout + built.stderr
    (path,) = out.iterdir()
    with zipfile.ZipFile(path) as archive:
        return archive.namelist()


def test_the_top_level_is_the_three_packages_and_nothing_else(wheel: list[str]) -> None:
    top = {name.split("/")[0] for name in wheel}
    (metadata,) = (name for name in top if name.endswith(".dist-info"))
    assert metadata.startswith("boardloom-")
    assert sorted(top - {metadata}) == PACKAGES


def test_every_file_of_the_packages_is_shipped(wheel: list[str]) -> None:
    skipped = {"__pycache__", ".pyc", ".nbi", ".nbc"}
    files = {
        path.relative_to(ROOT).as_posix()
        for package in PACKAGES
        for path in (ROOT / package).rglob("*")
        if path.is_file() and not skipped & {*path.parts, path.suffix}
    }
    assert files == {name for name in wheel if name.split("/")[0] in PACKAGES}


def test_the_licence_is_shipped(wheel: list[str]) -> None:
    assert any(name.endswith("licenses/LICENSE") for name in wheel)
