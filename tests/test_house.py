"""The arrows between the packages: levels <- generator <- editor, and who may import what."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
FORBIDDEN = {
    "levels": {"generator", "editor", "numba", "PySide6", "typer", "rich"},
    "generator": {"editor", "PySide6", "typer", "rich"},
    "editor": set(),
}


def imported_packages(source: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{source}: imports are absolute in this house"
            yield (node.module or "").split(".")[0]


@pytest.mark.parametrize("package", sorted(FORBIDDEN))
def test_imports_follow_the_arrows(package: str) -> None:
    for source in (ROOT / package).rglob("*.py"):
        assert not FORBIDDEN[package] & set(imported_packages(source)), source


def test_only_kernels_import_numba() -> None:
    importers = {
        source.parent
        for package in FORBIDDEN
        for source in (ROOT / package).rglob("*.py")
        if "numba" in set(imported_packages(source))
    }
    assert importers <= {ROOT / "generator" / "kernels"}


def test_the_judges_import_no_kernel() -> None:
    for judge in (*(ROOT / "generator").rglob("replay.py"), ROOT / "generator" / "plain_game.py"):
        text = judge.read_text(encoding="utf-8")
        assert "kernels" not in text, judge
        assert "numba" not in text, judge
