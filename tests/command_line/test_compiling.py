"""What the command line says while kernels are compiled."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from editor.cli.output import compile_first
from generator import warm
from generator.control import Control


def _compiles_in_two_processes(control: Control, _names: Sequence[str] = ()) -> None:
    for text in ("Compiling dealing", "Compiling proofs", "Compiling proofs", "Compiling proofs", "Ready"):
        control.step(text, 0.5)


def test_a_wait_for_another_process_is_told_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(warm, "is_ready", lambda _names: False)
    monkeypatch.setattr(warm, "make_ready", _compiles_in_two_processes)
    compile_first("dealing", "solving")
    assert capsys.readouterr().err.splitlines() == ["Compiling dealing …", "Compiling proofs …", "Ready …"]
    assert capsys.readouterr().out == ""
