"""Writing a file so that a crash at any moment leaves the old one or the new one, whole."""

from __future__ import annotations

import contextlib
import errno
import os
import secrets
import stat
from pathlib import Path
from typing import Final

from levels.saying import say

# The folder takes no new file, or the target cannot be replaced: a mount point of its own, say.
_NO_TEMPORARY: Final = frozenset({errno.EACCES, errno.EPERM, errno.EROFS})
_NO_REPLACE: Final = frozenset({errno.EACCES, errno.EPERM, errno.EBUSY, errno.EXDEV, errno.ETXTBSY})
# What a file system says that knows no fsync for this sort of file.
_NO_FSYNC: Final = frozenset({errno.EINVAL, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS})
# Windows would turn line feeds into pairs otherwise.
_CREATE: Final = os.O_CREAT | os.O_EXCL | os.O_WRONLY | getattr(os, "O_BINARY", 0)


def write_whole(path: str | os.PathLike[str], data: bytes) -> str | None:
    """Replace the contents of a file at once; return a warning to show where that could not be done.

    Symbolic links are followed. A file that was there keeps its mode and, where the system permits, its
    owner; a new one gets the mode that the umask gives. OSError, naming the file, when it could not be
    written: the old contents are still there then.
    """
    try:
        return _write_whole(path, data)
    except OSError as error:
        reason = error.strerror or str(error)
        folder = Path(os.path.realpath(path)).parent
        if error.errno == errno.ENOENT and not folder.is_dir():
            reason = say("there is no folder {folder}", folder=folder)
        raise OSError(error.errno, reason, os.fspath(path)) from error


def _write_whole(path: str | os.PathLike[str], data: bytes) -> str | None:
    try:
        old = os.stat(path)
    except FileNotFoundError:
        old = None
    if old is not None and not stat.S_ISREG(old.st_mode):
        # A terminal, a pipe: nothing is there that could be lost.
        Path(path).write_bytes(data)
        return None
    if old is not None and not os.access(path, os.W_OK):
        # A replaced file asks nobody's permission; a file marked read-only was meant to stay.
        raise PermissionError(errno.EACCES, say("the file is read-only"))
    target = Path(os.path.realpath(path))
    temporary = target.with_name(f".boardloom-{secrets.token_hex(6)}.tmp")
    try:
        descriptor = os.open(temporary, _CREATE, 0o666 if old is None else 0o600)
    except OSError as error:
        if old is None or error.errno not in _NO_TEMPORARY:
            raise
        return _write_over(target, data, error)
    try:
        warning = _fill(descriptor, data, old)
        os.replace(temporary, target)
    except OSError as error:
        if old is None or error.errno not in _NO_REPLACE:
            raise
        return _write_over(target, data, error)
    finally:
        # Replaced, it is gone; and what cannot be cleared away must not hide why.
        with contextlib.suppress(OSError):
            os.unlink(temporary)
    return _sync_folder(target) or warning


def _fill(descriptor: int, data: bytes, old: os.stat_result | None) -> str | None:
    """Write and close the temporary file, with the mode and owner of the file that it will replace."""
    with open(descriptor, "wb") as file:
        file.write(data)
        if old is not None and os.name == "posix":
            _take_after(old, descriptor)
        file.flush()
        try:
            os.fsync(descriptor)
        except OSError as error:
            if error.errno not in _NO_FSYNC:
                raise
            return say("the disk did not confirm that it holds the file; a power failure may still undo it")
    return None


def _take_after(old: os.stat_result, descriptor: int) -> None:
    """Give a file the owner, group and mode of another, as far as the system permits."""
    try:
        os.fchown(descriptor, old.st_uid, old.st_gid)
    except OSError:
        # Only root gives files away; a group that one belongs to can be kept all the same.
        with contextlib.suppress(OSError):
            os.fchown(descriptor, -1, old.st_gid)
    # After the owner, whose change clears mode bits. Not every file system has any.
    with contextlib.suppress(OSError):
        os.fchmod(descriptor, stat.S_IMODE(old.st_mode))


def _sync_folder(target: Path) -> str | None:
    """Make the new name as lasting as the new contents; return a warning where the disk fails at that."""
    if os.name != "posix":
        return None
    try:
        descriptor = os.open(target.parent, os.O_RDONLY)
    except OSError:
        # A folder that may be written and not read.
        return None
    try:
        os.fsync(descriptor)
    except OSError as error:
        # Network and FUSE file systems seldom sync folders; that is no news worth telling at every save.
        if error.errno not in _NO_FSYNC:
            return say(
                "{name} was written, but the disk did not confirm it: {reason}",
                name=target.name,
                reason=error.strerror,
            )
    finally:
        os.close(descriptor)
    return None


def _write_over(target: Path, data: bytes, reason: OSError) -> str:
    """Write into the file itself, putting the old contents back if that fails."""
    old = target.read_bytes()
    try:
        _overwrite(target, data)
    except OSError:
        with contextlib.suppress(OSError):
            _overwrite(target, old)
        raise
    return say(
        "{name} was written in place, since it could not be replaced at once ({reason}); "
        "a crash while it is being saved would damage it, so keep a copy",
        name=target.name,
        reason=reason.strerror,
    )


def _overwrite(target: Path, data: bytes) -> None:
    with target.open("r+b") as file:
        file.write(data)
        file.truncate()
        file.flush()
        with contextlib.suppress(OSError):
            os.fsync(file.fileno())
