"""Saving: after a crash at any moment the file is the old one or the new one, whole."""

from __future__ import annotations

import errno
import os
import stat
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from levels import atomic
from levels.atomic import write_whole
from levels.board import Board
from levels.level import LinkLevel, OrbLevel, Pack, Route
from levels.packs import PackError, format_pack, load_pack, parse_pack, save_pack
from levels.rules import LinkRules

OLD = b"the old file\n"
NEW = b"the new file, which is longer\n"

posix = pytest.mark.skipif(os.name != "posix", reason="modes, owners and links of POSIX")


@pytest.fixture
def target(tmp_path: Path) -> Path:
    path = tmp_path / "pack.json"
    path.write_bytes(OLD)
    return path


def fail(monkeypatch: pytest.MonkeyPatch, call: str, code: int) -> None:
    def failing(*_args: Any, **_kwargs: Any) -> None:
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(os, call, failing)


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_file_is_replaced_whole(target: Path) -> None:
    before = target.stat().st_ino
    assert write_whole(target, NEW) is None
    assert target.read_bytes() == NEW
    assert target.stat().st_ino != before
    assert names(target.parent) == ["pack.json"]


@pytest.mark.parametrize("call", ["fsync", "replace"])
@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EIO])
def test_a_failure_leaves_the_old_file_and_nothing_else(
    target: Path, monkeypatch: pytest.MonkeyPatch, call: str, code: int
) -> None:
    fail(monkeypatch, call, code)
    with pytest.raises(OSError, match=r"pack\.json") as caught:
        write_whole(target, NEW)
    assert caught.value.errno == code
    assert target.read_bytes() == OLD
    assert names(target.parent) == ["pack.json"]


@posix
def test_a_full_disk_leaves_the_old_file_and_nothing_else(target: Path) -> None:
    code = (
        "import resource, sys; from levels.atomic import write_whole\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (5, 5))\n"
        "write_whole(sys.argv[1], b'x' * 100_000)"
    )
    done = subprocess.run([sys.executable, "-c", code, str(target)], capture_output=True, check=False)
    assert b"OSError" in done.stderr
    assert target.read_bytes() == OLD
    assert names(target.parent) == ["pack.json"]


@pytest.mark.parametrize("moment", ["fsync", "replace"])
def test_a_process_that_dies_leaves_the_old_file_whole(target: Path, moment: str) -> None:
    code = (
        "import os, sys; from levels.atomic import write_whole\n"
        f"os.{moment} = lambda *_: os._exit(9)\n"
        f"write_whole(sys.argv[1], {NEW!r})"
    )
    done = subprocess.run([sys.executable, "-c", code, str(target)], check=False)
    assert done.returncode == 9
    assert target.read_bytes() == OLD


def test_a_process_that_is_killed_leaves_one_file_or_the_other(tmp_path: Path) -> None:
    path = tmp_path / "pack.json"
    wholes = {bytes([letter]) * 300_000 for letter in b"ab"}
    path.write_bytes(b"a" * 300_000)
    code = (
        "import sys; from levels.atomic import write_whole\n"
        "print('ready', flush=True)\n"
        "while True:\n"
        "    write_whole(sys.argv[1], b'b' * 300_000); write_whole(sys.argv[1], b'a' * 300_000)"
    )
    for pause in (0.0, 0.003, 0.011, 0.017):
        with subprocess.Popen([sys.executable, "-c", code, str(path)], stdout=subprocess.PIPE) as child:
            assert child.stdout is not None
            child.stdout.readline()
            time.sleep(pause)
            child.kill()
        assert path.read_bytes() in wholes


def test_a_reader_never_sees_half_a_file(tmp_path: Path) -> None:
    path = tmp_path / "pack.json"
    wholes = {b"a" * 200_000, b"b" * 300_000}
    path.write_bytes(b"a" * 200_000)
    seen: set[bytes] = set()
    stop = threading.Event()

    def read() -> None:
        while not stop.is_set():
            seen.add(path.read_bytes())

    reader = threading.Thread(target=read)
    reader.start()
    for _ in range(10):
        write_whole(path, b"b" * 300_000)
        write_whole(path, b"a" * 200_000)
    stop.set()
    reader.join()
    assert seen
    assert seen <= wholes


@posix
def test_symbolic_links_are_followed(target: Path, tmp_path: Path) -> None:
    link, far = tmp_path / "link.json", tmp_path / "far.json"
    link.symlink_to("pack.json")
    far.symlink_to(link)
    assert write_whole(far, NEW) is None
    assert target.read_bytes() == NEW
    assert link.is_symlink()
    assert far.is_symlink()


@posix
def test_a_link_to_a_file_that_is_not_there_makes_the_file(tmp_path: Path) -> None:
    (tmp_path / "link.json").symlink_to("made.json")
    assert write_whole(tmp_path / "link.json", NEW) is None
    assert (tmp_path / "made.json").read_bytes() == NEW


@posix
@pytest.mark.parametrize("mode", [0o600, 0o640, 0o664, 0o755])
def test_the_mode_is_kept(target: Path, mode: int) -> None:
    target.chmod(mode)
    write_whole(target, NEW)
    assert stat.S_IMODE(target.stat().st_mode) == mode


@posix
def test_a_group_is_kept_where_the_owner_cannot_be(target: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, int]] = []

    def chown(_descriptor: int, owner: int, group: int) -> None:
        asked.append((owner, group))
        if owner != -1:
            raise PermissionError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(os, "fchown", chown)
    old = target.stat()
    assert write_whole(target, NEW) is None
    assert asked == [(old.st_uid, old.st_gid), (-1, old.st_gid)]
    assert target.read_bytes() == NEW


@posix
def test_a_folder_that_cannot_be_listed_is_no_failure(target: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = os.open

    def opening(path: Any, flags: int, mode: int = 0o777) -> int:
        if Path(path) == target.parent:
            raise PermissionError(errno.EACCES, "Permission denied")
        return real(path, flags, mode)

    monkeypatch.setattr(os, "open", opening)
    assert write_whole(target, NEW) is None
    assert target.read_bytes() == NEW


@posix
def test_a_new_file_has_the_mode_of_the_umask(tmp_path: Path) -> None:
    before = os.umask(0o027)
    try:
        write_whole(tmp_path / "new.json", NEW)
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "new.json").stat().st_mode) == 0o640


def test_a_file_marked_read_only_is_not_replaced(target: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Whoever runs the tests may be allowed to write anything.
    monkeypatch.setattr(os, "access", lambda *_: False)
    with pytest.raises(PermissionError, match=r"the file is read-only: .*pack\.json"):
        write_whole(target, NEW)
    assert target.read_bytes() == OLD


def test_a_folder_that_takes_no_new_file_gets_a_plain_write_and_a_warning(
    target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fail(monkeypatch, "open", errno.EACCES)
    warning = write_whole(target, NEW)
    assert warning is not None
    assert warning.startswith("pack.json was written in place")
    assert target.read_bytes() == NEW


@pytest.mark.parametrize("code", [errno.EBUSY, errno.EXDEV, errno.EPERM])
def test_a_file_that_cannot_be_replaced_gets_a_plain_write_and_a_warning(
    target: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    fail(monkeypatch, "replace", code)
    warning = write_whole(target, b"short")
    assert warning is not None
    assert target.read_bytes() == b"short"
    assert names(target.parent) == ["pack.json"]


def test_a_plain_write_that_fails_puts_the_old_contents_back(
    target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fail(monkeypatch, "replace", errno.EBUSY)
    real = atomic._overwrite

    def once(path: Path, data: bytes) -> None:
        if data == NEW:
            real(path, data[:5])
            raise OSError(errno.ENOSPC, "No space left on device")
        real(path, data)

    monkeypatch.setattr(atomic, "_overwrite", once)
    with pytest.raises(OSError, match="No space left"):
        write_whole(target, NEW)
    assert target.read_bytes() == OLD


def test_a_file_system_without_fsync_is_written_with_a_warning(
    target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fail(monkeypatch, "fsync", errno.EINVAL)
    warning = write_whole(target, NEW)
    assert warning is not None
    assert "power failure" in warning
    assert target.read_bytes() == NEW


@posix
def test_a_folder_that_does_not_sync_is_a_warning_for_a_real_failure_only(
    target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = os.fsync
    code = errno.EINVAL

    def sync(descriptor: int) -> None:
        if stat.S_ISDIR(os.fstat(descriptor).st_mode):
            raise OSError(code, os.strerror(code))
        real(descriptor)

    monkeypatch.setattr(os, "fsync", sync)
    assert write_whole(target, NEW) is None
    code = errno.EIO
    assert "did not confirm" in (write_whole(target, NEW) or "")


def test_what_cannot_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"there is no folder .*none: .*new\.json"):
        write_whole(tmp_path / "none" / "new.json", NEW)
    with pytest.raises(OSError, match=str(tmp_path.name)):
        write_whole(tmp_path, NEW)


@posix
def test_a_pipe_is_written_to() -> None:
    reading, writing = os.pipe()
    try:
        assert write_whole(f"/dev/fd/{writing}", NEW) is None
        assert os.read(reading, 100) == NEW
    finally:
        os.close(reading)
        os.close(writing)


SOUND = Pack(id="p", levels=(LinkLevel(id="a", board=Board([[1, 0, 1]])),))


@pytest.mark.parametrize(
    ("pack", "expected"),
    [
        (Pack(id="p", title="\ud800"), "title: holds half a character"),
        (Pack(id=""), "id: must not be empty"),
        (Pack(id="p", levels=(LinkLevel(id="a"),)), r"levels\[0\]: a level needs a layout or a board"),
        (Pack(id="p", custom={"a": float("nan")}), r"custom\.a: is no number"),
        (Pack(id="p", custom={"a": (1, 2)}), r"custom\.a: is a tuple, which JSON cannot say"),
        (Pack(id="p", custom={"a": {1: 2}}), "custom.a: has 1 for a key; JSON wants text"),
        (Pack(id="p", custom={"a": {1, 2}}), "custom.a: is a set, which JSON cannot say"),
        (
            Pack(id="p", levels=(*SOUND.levels, LinkLevel(id="a", board=Board([[1]])))),
            r'levels\[1\]\.id: levels\[0\] has the id "a" too',
        ),
        (
            Pack(id="p", levels=(LinkLevel(id="a", board=Board([[1]]), rules=LinkRules(max_turns=9)),)),
            r"levels\[0\]\.rules\.max_turns: is 9; the most is 8",
        ),
        (
            Pack(id="p", levels=(OrbLevel(id="a", board=Board([[1]]), route=Route(start=(1, 0), steps="")),)),
            r"levels\[0\]\.route\.start: lies outside the board of 1 x 1",
        ),
        (
            Pack(id="p", levels=(LinkLevel(id="a", board=Board([[1]]), time_limit=float("inf")),)),
            r"levels\[0\]\.time_limit: is no number, or one too large",
        ),
        (
            Pack(id="p", levels=(LinkLevel(id="a", board=Board([[1]]), tags=("\udcff",)),)),
            r"levels\[0\]\.tags\[0\]: holds half a character",
        ),
    ],
)
def test_a_pack_that_would_not_load_again_is_not_saved(target: Path, pack: Pack, expected: str) -> None:
    with pytest.raises(PackError, match=expected):
        save_pack(pack, target)
    assert target.read_bytes() == OLD


def test_a_list_in_the_place_of_a_tuple_is_no_fault() -> None:
    tags: Any = ["easy", "wide"]
    level = LinkLevel(id="a", board=Board([[1, 1]]), tags=tags, time_limit=90)
    (read,) = parse_pack(format_pack(Pack(id="p", levels=(level,))), source="p.json").levels
    assert read.tags == ("easy", "wide")
    assert read.time_limit == 90


def test_a_circle_in_custom_data_is_refused(target: Path) -> None:
    circle: dict[str, Any] = {}
    circle["again"] = circle
    with pytest.raises(PackError, match="deep in one another"):
        save_pack(Pack(id="p", custom=circle), target)
    assert target.read_bytes() == OLD


def test_the_warning_of_a_plain_write_reaches_who_saves(
    target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fail(monkeypatch, "replace", errno.EBUSY)
    assert "keep a copy" in (save_pack(SOUND, target) or "")
    assert load_pack(target) == SOUND
    assert target.read_bytes() == format_pack(SOUND)
