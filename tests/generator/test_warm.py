"""Whether the kernels are compiled can be told, and they can be compiled with progress."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from generator.control import Cancelled, Control, Progress
from generator.warm import GROUPS, compile_here, is_ready, make_ready


@pytest.fixture(autouse=True)
def one_core(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nothing be compiled in another process, which would begin from nothing."""
    monkeypatch.setattr("os.cpu_count", lambda: 1)


@pytest.fixture
def fresh_notes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Put the notes elsewhere; numba has read its own setting before, so nothing is compiled anew."""
    importlib.import_module("numba")
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "notes"))
    return tmp_path / "notes"


@pytest.mark.usefixtures("fresh_notes")
def test_groups_are_ready_once_they_were_made_ready() -> None:
    told: list[Progress] = []
    assert not is_ready()
    make_ready(Control(on_progress=told.append), ["links"])
    assert is_ready(["links"])
    assert not is_ready()
    assert told[0].text == "Compiling, this once, links and collapses"
    make_ready(Control(on_progress=told.append))
    assert is_ready()
    assert [progress.done for progress in told[-1 - len(GROUPS) :]] == [
        number / len(GROUPS) for number in range(len(GROUPS) + 1)
    ]


def test_notes_of_other_sources_do_not_count(fresh_notes: Path) -> None:
    fresh_notes.mkdir()
    (fresh_notes / "ready-links-0123456789abcdef").touch()
    assert not is_ready(["links"])
    make_ready(Control(), ["links"])
    assert len(list(fresh_notes.iterdir())) == 1


def test_groups_run_every_kernel() -> None:
    look = """
import importlib, pkgutil
from generator import kernels, warm
for group in warm.GROUPS.values():
    group.run()
from generator.kernels.compiling import Root
for module in pkgutil.iter_modules(kernels.__path__, "generator.kernels."):
    for name, kernel in vars(importlib.import_module(module.name)).items():
        print(*[name] * (isinstance(kernel, Root) and not kernel.overloads), end="")
"""
    done = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True)
    assert done.stdout == "", "kernels that no group runs would be compiled later, without a word"


class Child:
    """A process that compiles the proofs, in place of a real one: it is done at the third look."""

    def __init__(self, command: list[str], **_settings: object) -> None:
        self.command, self.looks, self.killed = command, 0, False
        children.append(self)

    def poll(self) -> int | None:
        self.looks += 1
        return 0 if self.looks >= 3 else None

    def kill(self) -> None:
        self.killed = True

    def wait(self) -> None:
        assert self.killed


children: list[Child] = []


@pytest.mark.usefixtures("fresh_notes")
def test_what_takes_longest_is_compiled_beside_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    children.clear()
    for name, group in list(GROUPS.items()):
        monkeypatch.setitem(GROUPS, name, replace(group, run=lambda: None))
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    monkeypatch.setattr("subprocess.Popen", Child)
    told: list[str] = []
    make_ready(Control(on_progress=lambda progress: told.append(progress.text)), ["solving", "links"])
    assert [child.command[2].rpartition("; ")[2] for child in children] == ["warm.compile_here(['solving'])"]
    compiling = "Compiling, this once, proofs"
    assert told == ["Compiling, this once, links and collapses", *[compiling] * 3, "Ready"]
    assert is_ready(["solving", "links"])

    make_ready(Control(), ["solving", "links"])
    assert len(children) == 1

    cancelled = Control(is_cancelled=lambda: bool(children[1:]))
    for note in Path(os.environ["NUMBA_CACHE_DIR"]).iterdir():
        note.unlink()
    with pytest.raises(Cancelled):
        make_ready(cancelled, ["solving", "links"])
    assert children[1].killed


@pytest.mark.usefixtures("fresh_notes")
def test_another_process_compiles_its_share_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[str] = []
    for name, group in list(GROUPS.items()):
        monkeypatch.setitem(GROUPS, name, replace(group, run=partial(ran.append, name)))
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    monkeypatch.setattr("subprocess.Popen", None)
    compile_here(["playing", "orbs"])
    assert ran == ["playing", "orbs"]
    assert is_ready(["playing", "orbs"])
    assert not is_ready(["links"])


def test_a_cancelled_start_compiles_no_further(fresh_notes: Path) -> None:
    with pytest.raises(Cancelled):
        make_ready(Control(is_cancelled=lambda: True))
    assert not fresh_notes.exists()


def test_a_directory_that_cannot_be_written_is_no_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "file" / "beneath"))
    make_ready(Control(), ["links"])
    assert not is_ready(["links"])
