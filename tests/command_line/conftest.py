"""Runs the installed command, as a user's shell would."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest


@dataclass(frozen=True)
class Ran:
    """What a run of the command gave back."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


Run = Callable[..., Ran]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Run `boardloom ARGS` in an empty folder; no run may show a traceback.

    `given` is its standard input, `env` its environment.
    """
    command = Path(sys.executable).with_name("boardloom")
    assert command.exists(), "install the project first: these tests run the installed command"

    def run_command(*args: object, given: bytes | None = None, env: dict[str, str] | None = None) -> Ran:
        done = subprocess.run(
            [str(command), *map(str, args)],
            input=given,
            stdin=subprocess.DEVNULL if given is None else None,
            capture_output=True,
            cwd=tmp_path,
            env=env,
            timeout=120,
            check=False,
        )
        ran = Ran(done.returncode, done.stdout.decode(), done.stderr.decode())
        assert "Traceback" not in ran.err, ran.err
        return ran

    return run_command
