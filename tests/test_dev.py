"""`dev.py`: it sets up what is needed once, starts at once after that, and says what is in the way."""

from __future__ import annotations

import ast
import importlib.util
import json
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import dev

ROOT = Path(__file__).parents[1]


@pytest.fixture
def steps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Lay an empty source folder for `dev` and note what it would make and install there."""
    done: list[str] = []
    (tmp_path / "pyproject.toml").write_text("[project]\n")
    (tmp_path / "constraints.txt").write_text("numpy==2.4.6\n")
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    monkeypatch.setattr(dev, "make_environment", lambda _path: done.append("make"))
    monkeypatch.setattr(
        dev, "install", lambda _path, *, with_tests: done.append("install dev" if with_tests else "install")
    )
    monkeypatch.setattr(dev, "missing_libraries", list)
    return done


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Note the programs that `dev` would start; all of them succeed."""
    commands: list[list[str]] = []

    def note(command: list[str], *, quiet: bool = False) -> int:
        assert quiet == ("new" in command)
        commands.append(command)
        return 0

    monkeypatch.setattr(dev, "call", note)
    return commands


def test_the_first_run_sets_up_and_the_next_starts_at_once(steps: list[str]) -> None:
    dev.prepare(with_tests=False)
    assert steps == ["make", "install"]
    dev.prepare(with_tests=False)
    assert steps == ["make", "install"]


def test_the_tests_need_more_than_a_run_and_a_run_no_more_than_the_tests(steps: list[str]) -> None:
    dev.prepare(with_tests=False)
    dev.prepare(with_tests=True)
    dev.prepare(with_tests=False)
    dev.prepare(with_tests=True)
    assert steps == ["make", "install", "install dev"]


@pytest.mark.parametrize("name", ["pyproject.toml", "constraints.txt"])
def test_other_requirements_are_installed_into_the_same_environment(
    steps: list[str], tmp_path: Path, name: str
) -> None:
    dev.prepare(with_tests=True)
    (tmp_path / name).write_text("something else\n")
    dev.prepare(with_tests=True)
    assert steps == ["make", "install dev", "install dev"]


def test_another_python_gets_another_environment(
    steps: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dev.prepare(with_tests=False)
    (tmp_path / ".venv" / "old").touch()
    monkeypatch.setattr(sys, "base_prefix", "/opt/another")
    dev.prepare(with_tests=False)
    assert steps == ["make", "install", "make", "install"]
    assert not (tmp_path / ".venv" / "old").exists()


def test_a_folder_that_was_moved_gets_another_environment(
    steps: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dev.prepare(with_tests=False)
    moved = tmp_path.rename(tmp_path.with_name("moved"))
    monkeypatch.setattr(dev, "ROOT", moved)
    dev.prepare(with_tests=False)
    assert steps == ["make", "install", "make", "install"]


def test_an_environment_left_half_made_is_made_anew(
    steps: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(_path: Path, *, with_tests: bool) -> None:
        assert not with_tests
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(dev, "install", stopped)
        with pytest.raises(KeyboardInterrupt):
            dev.prepare(with_tests=False)
    (tmp_path / ".venv" / "half").touch()
    dev.prepare(with_tests=False)
    assert steps == ["make", "make", "install"]
    assert not (tmp_path / ".venv" / "half").exists()


def test_a_record_that_is_not_whole_counts_as_half_made(steps: list[str], tmp_path: Path) -> None:
    dev.prepare(with_tests=False)
    (tmp_path / ".venv" / dev.RECORD).write_text('{"python": ')
    dev.prepare(with_tests=False)
    assert steps == ["make", "install", "make", "install"]


def test_an_environment_of_somebody_else_is_left_alone(
    steps: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / ".venv").mkdir()
    (tmp_path / ".venv" / "pyvenv.cfg").touch()
    assert dev.main(["dev.py", "run"]) == 1
    assert "was not made by this script" in capsys.readouterr().err
    assert steps == []


def test_a_folder_that_cannot_be_written_is_named(
    steps: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(*_args: Any, **_kwargs: Any) -> None:
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr(Path, "mkdir", refuse)
    assert dev.main(["dev.py", "test"]) == 1
    message = capsys.readouterr().err
    assert "cannot write to" in message
    assert "Read-only file system" in message
    assert steps == []


def test_a_python_without_venv_is_told_the_package(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _name: None)
    with pytest.raises(dev.Problem, match="apt-get install python3-venv"):
        dev.make_environment(tmp_path)


def test_pip_that_fails_is_said_without_a_traceback(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    failed = subprocess.CompletedProcess[bytes](["pip"], 1)
    monkeypatch.setattr(subprocess, "run", lambda *_args, **_kwargs: failed)
    with pytest.raises(dev.Problem, match="pip could not install"):
        dev.install(tmp_path, with_tests=False)


def test_a_program_that_is_not_there_is_said_without_a_traceback(tmp_path: Path) -> None:
    with pytest.raises(dev.Problem, match="could not start"):
        dev.call([str(tmp_path / "none")])


@pytest.mark.skipif(os.name != "posix", reason="sends the signal of Ctrl-C")
def test_an_interrupt_leaves_the_program_time_to_end() -> None:
    program = (
        "import signal, sys, time\n"
        "def end(*_):\n"
        "    time.sleep(0.5); print('saved', flush=True); sys.exit(7)\n"
        "signal.signal(signal.SIGINT, end)\n"
        "print('ready', flush=True)\n"
        "time.sleep(60)\n"
    )
    script = f"import sys, dev; print('code', dev.call([sys.executable, '-c', {program!r}]))"
    with subprocess.Popen(
        [sys.executable, "-c", script], cwd=ROOT, stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        os.killpg(process.pid, signal.SIGINT)
        assert process.stdout.read() == "saved\ncode 7\n"


def test_arguments_go_to_boardloom(steps: list[str], calls: list[list[str]]) -> None:
    assert dev.main(["dev.py", "run", "check", "--json", "a b.json"]) == 0
    ((name, *arguments),) = calls
    assert Path(name).stem == "boardloom"
    assert arguments == ["check", "--json", "a b.json"]
    assert steps == ["make", "install"]


@pytest.mark.usefixtures("steps")
def test_without_arguments_the_starter_pack_is_made_and_the_next_step_said(
    calls: list[list[str]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert dev.main(["dev.py", "run"]) == 0
    assert [command[1:] for command in calls] == [["new", "starter.json", "--sample", "starter"]]
    assert "run edit starter.json" in capsys.readouterr().out
    (tmp_path / "starter.json").touch()
    assert dev.main(["dev.py", "run"]) == 0
    assert len(calls) == 1


@pytest.mark.usefixtures("steps")
def test_the_test_command_checks_and_then_tests(
    calls: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    # The command moves to its folder and chooses Qt's platform, for its own process.
    monkeypatch.setattr(os, "environ", dict(os.environ))
    monkeypatch.setattr(os, "chdir", lambda _path: None)
    assert dev.main(["dev.py", "test"]) == 0
    assert [command[2] for command in calls] == ["ruff", "ruff", "mypy", "pytest"]
    assert dev.main(["dev.py", "test", "-k", "matrix"]) == 0
    assert calls[-1][1:] == ["-m", "pytest", "-k", "matrix"]


@pytest.mark.usefixtures("steps")
def test_one_failed_check_fails_the_command_after_all_have_run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ran: list[str] = []

    def fail_mypy(command: list[str]) -> int:
        ran.append(command[2])
        return int(command[2] == "mypy")

    monkeypatch.setattr(dev, "call", fail_mypy)
    monkeypatch.setattr(os, "environ", dict(os.environ))
    monkeypatch.setattr(os, "chdir", lambda _path: None)
    assert dev.main(["dev.py", "test"]) == 1
    assert ran[-1] == "pytest"
    assert capsys.readouterr().err.endswith("failed: mypy\n")


def libraries(
    monkeypatch: pytest.MonkeyPatch, *, root: bool, tools: set[str], cured: bool
) -> list[list[str]]:
    """Pretend that libGL and libEGL are missing; return the commands that are run about it."""
    commands: list[list[str]] = []
    missing = list(dev.QT_LIBRARIES[:2])

    def run(command: list[str], **_kwargs: Any) -> None:
        commands.append(command)
        if cured and "install" in command:
            missing.clear()

    monkeypatch.setattr(dev, "missing_libraries", lambda: list(missing))
    monkeypatch.setattr(shutil, "which", lambda name: name if name in tools else None)
    monkeypatch.setattr(os, "geteuid", lambda: 0 if root else 1000)
    monkeypatch.setattr(subprocess, "run", run)
    return commands


def test_root_on_debian_gets_the_libraries_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    commands = libraries(monkeypatch, root=True, tools={"apt-get"}, cured=True)
    assert dev.provide_libraries() is None
    assert commands[-1][-2:] == ["libgl1", "libegl1"]


def test_others_on_debian_are_told_the_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    commands = libraries(monkeypatch, root=False, tools={"apt-get"}, cured=False)
    complaint = dev.provide_libraries()
    assert complaint == (
        "Qt needs libraries that this system lacks: libGL.so.1, libEGL.so.1.\n"
        "Install them with: sudo apt-get install libgl1 libegl1"
    )
    assert commands == []


def test_libraries_that_could_not_be_installed_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    libraries(monkeypatch, root=True, tools={"apt-get"}, cured=False)
    assert "sudo apt-get install libgl1 libegl1" in (dev.provide_libraries() or "")


def test_packages_are_named_as_the_system_names_them(monkeypatch: pytest.MonkeyPatch) -> None:
    libraries(monkeypatch, root=False, tools={"dnf"}, cured=False)
    assert "sudo dnf install libglvnd-glx libglvnd-egl" in (dev.provide_libraries() or "")
    libraries(monkeypatch, root=False, tools={"pacman"}, cured=False)
    assert (dev.provide_libraries() or "").endswith("sudo pacman -S libglvnd")
    libraries(monkeypatch, root=False, tools=set(), cured=False)
    assert (dev.provide_libraries() or "").endswith("Install the packages that bring them.")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks for Linux libraries")
def test_an_x_display_needs_more_than_no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "loads", lambda _soname: False)
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert "libxcb-cursor0" in [library.apt for library in dev.missing_libraries()]
    monkeypatch.delenv("DISPLAY")
    assert dev.missing_libraries() == list(dev.QT_LIBRARIES)


def test_windows_has_its_programs_elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(dev, "WINDOWS", True)
    assert dev.program(tmp_path, "python") == str(tmp_path / "Scripts" / "python.exe")
    monkeypatch.setattr(dev, "WINDOWS", False)
    assert dev.program(tmp_path, "python") == str(tmp_path / "bin" / "python")


def test_an_older_python_can_read_the_script_far_enough_to_refuse() -> None:
    source = (ROOT / "dev.py").read_text()
    tree = ast.parse(source, feature_version=(3, 7))
    first = next(node for node in tree.body if not isinstance(node, ast.Import | ast.Expr))
    assert isinstance(first, ast.If)
    assert "sys.version_info < (3, 11)" in ast.unparse(first)


def test_an_unknown_command_gets_the_two_that_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.main(["dev.py", "tset"]) == 2
    assert "python3 dev.py test" in capsys.readouterr().err
    assert dev.main(["dev.py", "--help"]) == 0


def test_the_record_says_what_the_environment_was_made_from(steps: list[str], tmp_path: Path) -> None:
    dev.prepare(with_tests=True)
    record = json.loads((tmp_path / ".venv" / dev.RECORD).read_text())
    assert record["tests"] is True
    assert steps == ["make", "install dev"]
    assert record["python"][2] == str(tmp_path)


def test_every_constraint_is_a_plain_version() -> None:
    for line in (ROOT / "constraints.txt").read_text().splitlines():
        name, _, version = line.partition("==")
        assert name
        assert version[0].isdigit()
        assert "/" not in line
