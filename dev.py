#!/usr/bin/env python3
"""Run Boardloom from its source, or test it; whatever that needs is set up on the way.

    python3 dev.py run [ARGS]     boardloom ARGS; without ARGS, make the starter pack and say what comes next
    python3 dev.py test [ARGS]    checks and tests; with ARGS, pytest ARGS alone

The first time, this makes an environment in `.venv` beside this file and installs into it what
`pyproject.toml` asks for, in the versions of `constraints.txt`. After that it starts at once. Standard
library only, any system with Python 3.11 or newer.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - the version that runs this is the user's choice, not ours
    sys.exit(
        "dev.py: Boardloom needs Python 3.11 or newer, and this is Python %d.%d.\n"  # noqa: UP031 - as above
        "Install a newer one and name it, for example: python3.11 dev.py run" % sys.version_info[:2]
    )

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent
WINDOWS: Final = os.name == "nt"
RECORD: Final = "dev-setup.json"
"""In the environment: what it was made from. An environment without it is not ours."""
WORKERS: Final = 4
"""The most processes that run tests side by side."""
STARTER: Final = "starter.json"
"""The pack that `run` makes where it gets no arguments."""


class Problem(Exception):  # noqa: N818 - it is what the user has to solve
    """Something that only the user can put right; the text says how."""


@dataclass(frozen=True)
class Library:
    """A shared library that Qt loads, and the packages that bring it."""

    soname: str
    apt: str
    dnf: str
    pacman: str


QT_LIBRARIES: Final = (
    Library("libGL.so.1", "libgl1", "libglvnd-glx", "libglvnd"),
    Library("libEGL.so.1", "libegl1", "libglvnd-egl", "libglvnd"),
    Library("libglib-2.0.so.0", "libglib2.0-0", "glib2", "glib2"),
    Library("libdbus-1.so.3", "libdbus-1-3", "dbus-libs", "dbus"),
    Library("libfontconfig.so.1", "libfontconfig1", "fontconfig", "fontconfig"),
    Library("libxkbcommon.so.0", "libxkbcommon0", "libxkbcommon", "libxkbcommon"),
)
# Only a window on an X display needs these; most desktops lack the first.
X11_LIBRARIES: Final = (
    Library("libxcb-cursor.so.0", "libxcb-cursor0", "xcb-util-cursor", "xcb-util-cursor"),
    Library("libxcb-icccm.so.4", "libxcb-icccm4", "xcb-util-wm", "xcb-util-wm"),
    Library("libxcb-image.so.0", "libxcb-image0", "xcb-util-image", "xcb-util-image"),
    Library("libxcb-keysyms.so.1", "libxcb-keysyms1", "xcb-util-keysyms", "xcb-util-keysyms"),
    Library("libxcb-render-util.so.0", "libxcb-render-util0", "xcb-util-renderutil", "xcb-util-renderutil"),
    Library("libxcb-util.so.1", "libxcb-util1", "xcb-util", "xcb-util"),
    Library("libxcb-randr.so.0", "libxcb-randr0", "libxcb", "libxcb"),
    Library("libxcb-shape.so.0", "libxcb-shape0", "libxcb", "libxcb"),
    Library("libxcb-xkb.so.1", "libxcb-xkb1", "libxcb", "libxcb"),
    Library("libxkbcommon-x11.so.0", "libxkbcommon-x11-0", "libxkbcommon-x11", "libxkbcommon-x11"),
    Library("libX11-xcb.so.1", "libx11-xcb1", "libX11-xcb", "libx11"),
)
PACKAGERS: Final = {
    "apt-get": ("apt", "apt-get install"),
    "dnf": ("dnf", "dnf install"),
    "pacman": ("pacman", "pacman -S"),
}


def main(argv: list[str]) -> int:
    """Do what the command line asks; return the exit code."""
    commands = {"run": run, "test": test}
    if len(argv) < 2 or argv[1] not in commands:
        print(__doc__.strip(), file=sys.stderr)
        return 0 if argv[1:2] in (["-h"], ["--help"], ["help"]) else 2
    try:
        return commands[argv[1]](argv[2:])
    except Problem as problem:
        print(f"dev.py: {problem}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def run(args: list[str]) -> int:
    """Start Boardloom with the arguments."""
    environment = prepare(with_tests=False)
    complaint = provide_libraries()
    if complaint:
        # The command line does its work without a window.
        say(complaint)
    boardloom = program(environment, "boardloom")
    return call([boardloom, *args]) if args else start(boardloom)


def start(boardloom: str) -> int:
    """Make the starter pack in the current folder, unless it is there, and say what comes next."""
    if not Path(STARTER).exists():
        # What it says of its own assumes that `boardloom` is on the path.
        code = call([boardloom, "new", STARTER, "--sample", "starter"], quiet=True)
        if code != 0:
            return code
    me = f"{'python' if WINDOWS else 'python3'} {sys.argv[0]} run"
    print(f"{STARTER} is here: a pack of levels to look at and to change. What comes next:")
    print(f"  {me} edit {STARTER}     open it in the window")
    print(f"  {me} check {STARTER}    see what each level is worth")
    print(f"  {me} --help{' ' * len(STARTER)}    see what else there is")
    return 0


def test(args: list[str]) -> int:
    """Run the checks and the tests, or pytest with the arguments."""
    environment = prepare(with_tests=True)
    complaint = provide_libraries()
    if complaint:
        raise Problem(complaint)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    python = program(environment, "python")
    workers = str(min(os.cpu_count() or 1, WORKERS))
    steps = {
        "ruff check": [python, "-m", "ruff", "check", "."],
        "ruff format": [python, "-m", "ruff", "format", "--check", "."],
        "mypy": [python, "-m", "mypy"],
        "pytest": [python, "-m", "pytest", "-q", "-n", workers],
    }
    if args:
        steps = {"pytest": [python, "-m", "pytest", *args]}
    os.chdir(ROOT)
    failed = [name for name, command in steps.items() if call(command) != 0]
    if failed:
        say(f"failed: {', '.join(failed)}")
    return 1 if failed else 0


def prepare(*, with_tests: bool) -> Path:
    """Return an environment that holds what is needed, after making it where that is not so."""
    environment = ROOT / ".venv"
    record_path = environment / RECORD
    wanted = wishes(with_tests=with_tests)
    record = read_record(record_path)
    if record is not None and record == {**wanted, "tests": record.get("tests")}:
        if record["tests"] or not with_tests:
            return environment
        # What is there already stays.
    elif record is None and environment.exists() and any(environment.iterdir()):
        raise Problem(
            f"{environment} was not made by this script, so it is left alone.\n"
            "Move it away or delete it, and run this again."
        )
    fresh = record is None or record.get("python") != wanted["python"]
    try:
        if fresh and environment.exists():
            shutil.rmtree(environment)
        environment.mkdir(exist_ok=True)
        # A record without wishes: whatever stops us from here on, the next run begins anew.
        record_path.write_text("{}")
    except OSError as error:
        raise Problem(
            f"cannot write to {environment}: {error.strerror}.\n"
            "Copy the folder to a place where you may write, and run this there."
        ) from error
    if fresh:
        make_environment(environment)
    install(environment, with_tests=with_tests)
    record_path.write_text(json.dumps({**wanted, "tests": with_tests}))
    return environment


def wishes(*, with_tests: bool) -> dict[str, Any]:
    """Return what an environment is made from; it is of use as long as nothing of this changes."""
    contents = hashlib.sha256()
    for name in ("pyproject.toml", "constraints.txt"):
        contents.update((ROOT / name).read_bytes())
    # Scripts in an environment name their folder and their Python by full paths. A patch release of
    # Python changes neither.
    version = f"{sys.implementation.name} {sys.version_info[0]}.{sys.version_info[1]}"
    python = [version, sys.base_prefix, str(ROOT)]
    return {"python": python, "contents": contents.hexdigest(), "tests": with_tests}


def read_record(path: Path) -> dict[str, Any] | None:
    """Return the record of an environment, or None when there is none."""
    try:
        record = json.loads(path.read_text())
    except FileNotFoundError:
        return None
    except (OSError, ValueError):
        # Ours, and not whole.
        return {}
    return record if isinstance(record, dict) else {}


def make_environment(environment: Path) -> None:
    """Make an empty environment with pip in it."""
    if any(importlib.util.find_spec(name) is None for name in ("venv", "ensurepip")):
        version = f"{sys.version_info[0]}.{sys.version_info[1]}"
        raise Problem(
            f"this Python {version} cannot make environments: its venv module is not installed.\n"
            f"On Debian or Ubuntu: apt-get install python3-venv (or python{version}-venv)"
        )
    say(f"making {environment}")
    # The folder holds the record already, so nothing may clear it.
    done = subprocess.run([sys.executable, "-m", "venv", str(environment)], check=False, stdout=sys.stderr)
    if done.returncode != 0:
        raise Problem(f"could not make {environment}; the reason is above")


def install(environment: Path, *, with_tests: bool) -> None:
    """Install Boardloom, from this folder, and what it needs."""
    say("installing what Boardloom needs; the first time this downloads some 200 MB")
    target = ".[dev]" if with_tests else "."
    quiet = [] if sys.stderr.isatty() else ["--quiet"]
    python = program(environment, "python")
    pip = [python, "-m", "pip", "install", "--disable-pip-version-check", "--retries", "10", *quiet]
    done = subprocess.run(
        [*pip, "-c", "constraints.txt", "-e", target],
        cwd=ROOT,
        check=False,
        stdout=sys.stderr,
        stdin=subprocess.DEVNULL,
    )
    if done.returncode != 0:
        raise Problem(
            "pip could not install what Boardloom needs; its reason is above.\n"
            "Where the network was the reason, run this again: what was downloaded is kept."
        )


def program(environment: Path, name: str) -> str:
    """Return the path of a program in an environment."""
    return str(environment / "Scripts" / f"{name}.exe" if WINDOWS else environment / "bin" / name)


def provide_libraries() -> str | None:
    """See to the libraries that Qt needs from the system; return what the user is to do, or None."""
    missing = missing_libraries()
    if not missing:
        return None
    apt = shutil.which("apt-get")
    if apt and os.geteuid() == 0:
        packages = [library.apt for library in missing]
        say(f"installing the libraries that Qt needs: {' '.join(packages)}")
        apt_install(apt, packages)
        missing = missing_libraries()
    return library_complaint(missing) if missing else None


def missing_libraries() -> list[Library]:
    """Return the libraries that Qt needs and this system does not have; only Linux is ever without."""
    if not sys.platform.startswith("linux") or importlib.util.find_spec("_ctypes") is None:
        return []
    wanted: tuple[Library, ...] = QT_LIBRARIES
    if os.environ.get("DISPLAY") and not os.environ.get("WAYLAND_DISPLAY"):
        wanted += X11_LIBRARIES
    return [library for library in wanted if not loads(library.soname)]


def loads(soname: str) -> bool:
    """Whether the system's loader finds a library."""
    import ctypes

    try:
        ctypes.CDLL(soname)
    except OSError:
        return False
    return True


def apt_install(apt: str, packages: list[str]) -> None:
    """Install packages of Debian or Ubuntu; whether that worked is for the caller to see."""
    patience = ["-o", "Acquire::Retries=5", "-o", "Dpkg::Use-Pty=0", "-qq"]
    environ = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "-y", "--no-install-recommends", *packages]):
        # What goes wrong it says on stderr; the rest is of no interest.
        subprocess.run(
            [apt, *patience, *command],
            env=environ,
            check=False,
            stdout=subprocess.DEVNULL,
            stdin=subprocess.DEVNULL,
        )


def library_complaint(missing: list[Library]) -> str:
    """Say which libraries are missing and which packages bring them."""
    text = f"Qt needs libraries that this system lacks: {', '.join(library.soname for library in missing)}."
    for packager, (column, command) in PACKAGERS.items():
        if shutil.which(packager):
            packages = dict.fromkeys(getattr(library, column) for library in missing)
            return f"{text}\nInstall them with: sudo {command} {' '.join(packages)}"
    return f"{text}\nInstall the packages that bring them."


def call(command: list[str], *, quiet: bool = False) -> int:
    """Run a program in the foreground, or without what it prints; return its exit code."""
    sys.stdout.flush()
    try:
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL if quiet else None)
    except OSError as error:
        raise Problem(
            f"could not start {command[0]}: {error.strerror}.\nDelete {ROOT / '.venv'} and run this again."
        ) from error
    while True:
        try:
            return process.wait()
        except KeyboardInterrupt:
            # The program has heard it too, and may be saving something: it ends in its own time.
            continue


def say(text: str) -> None:
    """Tell the user something without disturbing what a command prints."""
    print(f"dev.py: {text}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv))
