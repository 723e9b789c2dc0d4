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


JUDGES = {
    "replay": {"generator.replay", "generator.plain_game"},
    "certificate": {"generator.link.check_certificate"},
}
"""The modules of rules of each judge of link boards."""
PLAIN_FINDER = "generator.link.plain_finder"


def imported_modules(source: Path) -> Iterator[str]:
    """Yield the modules of the house that a file imports, wherever in it."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            yield node.module
            # `from generator.link import verdict` names a module as well.
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def sources_of_generator() -> dict[str, Path]:
    return {
        ".".join(source.relative_to(ROOT).with_suffix("").parts): source
        for source in (ROOT / "generator").rglob("*.py")
        if source.name != "__init__.py"
    }


def what_it_runs_on(module: str) -> set[str]:
    """Return a module and all modules of generator that it imports, directly or not."""
    sources, found, pending = sources_of_generator(), set[str](), [module]
    while pending:
        name = pending.pop()
        if name in sources and name not in found:
            found.add(name)
            pending += imported_modules(sources[name])
    return found


@pytest.mark.parametrize(
    "judge", ["generator.replay", "generator.orb.replay", "generator.link.check_certificate"]
)
def test_the_judges_run_on_no_kernel(judge: str) -> None:
    sources = sources_of_generator()
    for name in what_it_runs_on(judge):
        assert not name.startswith("generator.kernels"), name
        assert "numba" not in set(imported_packages(sources[name])), name


def test_the_judges_and_the_plain_finder_share_no_code() -> None:
    # Neither with each other; what a verdict looks like is data, without a rule.
    data = {"generator.link.verdict"}
    replay, checker = what_it_runs_on("generator.replay"), what_it_runs_on("generator.link.check_certificate")
    finder = what_it_runs_on(PLAIN_FINDER)
    assert replay == JUDGES["replay"]
    assert checker == JUDGES["certificate"] | data
    assert finder == {PLAIN_FINDER, "generator.lanes"}
    assert not replay & checker | replay & finder | checker & finder


def test_no_finder_knows_how_a_judge_tells() -> None:
    # Others may ask a judge, but the code by which it tells is its own.
    private = {"generator.plain_game"}
    kernels = {name for name in sources_of_generator() if name.startswith("generator.kernels.")}
    for name, source in sources_of_generator().items():
        imported = set(imported_modules(source))
        if name not in JUDGES["replay"]:
            assert not private & imported, name
        if name in kernels | {PLAIN_FINDER}:
            assert not (JUDGES["replay"] | JUDGES["certificate"]) & imported, name
