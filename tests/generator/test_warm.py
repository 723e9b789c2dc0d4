"""Whether the kernels are compiled can be told, and they can be compiled with progress."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.control import Cancelled, Control, Progress
from generator.warm import GROUPS, is_ready, make_ready


@pytest.fixture
def fresh_notes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Put the notes elsewhere; numba has read its own setting long since, so nothing is compiled anew."""
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
