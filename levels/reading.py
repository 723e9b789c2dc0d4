"""Reading text files: what can be wrong before a format is even looked at."""

from __future__ import annotations

import codecs
import errno
import os
from pathlib import Path
from typing import Final

from levels.faults import Fault, FileError
from levels.saying import say

MAX_BYTES: Final = 1 << 30
"""The largest file that is read; a pack of a hundred thousand levels takes a third of it."""

_REASONS: Final = {
    errno.ENOENT: say("there is no such file"),
    errno.EACCES: say("the file may not be read: permission denied"),
    errno.EISDIR: say("is a folder, not a file"),
    errno.ENOTDIR: say("there is no such file: a part of the path is not a folder"),
    errno.ELOOP: say("the path goes round in a circle of symbolic links"),
}
# The longest first: the mark of UTF-32 begins with that of UTF-16.
_FOREIGN_MARKS: Final = (
    (codecs.BOM_UTF32_LE, "UTF-32"),
    (codecs.BOM_UTF32_BE, "UTF-32"),
    (codecs.BOM_UTF16_LE, "UTF-16"),
    (codecs.BOM_UTF16_BE, "UTF-16"),
)


def read_whole(path: str | os.PathLike[str], error: type[FileError]) -> bytes:
    """Return the bytes of a file; raise the error given when there is none, or it is too large."""
    source = os.fspath(path)
    try:
        if Path(path).is_dir():
            raise IsADirectoryError(errno.EISDIR, say("is a folder"))
        with Path(path).open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as failure:
        reason = _REASONS.get(failure.errno or 0) or failure.strerror or str(failure)
        raise error(source, [Fault("", reason)]) from failure
    except ValueError as failure:
        # A path with a NUL in it.
        raise error(source, [Fault("", say("no file can have this name"))]) from failure
    if len(data) > MAX_BYTES:
        raise error(
            source, [Fault("", say("is larger than {most} bytes, the most that is read", most=MAX_BYTES))]
        )
    return data


def without_mark(data: bytes) -> bytes:
    """Return the data without the byte order mark that some editors put before UTF-8."""
    return data.removeprefix(codecs.BOM_UTF8)


def encoding_fault(data: bytes) -> Fault | None:
    """Return why bytes are no UTF-8 text, or None when they are; a mark must be gone already."""
    for mark, name in _FOREIGN_MARKS:
        if data.startswith(mark):
            return Fault("", say("is {name} text; save it as UTF-8", name=name))
    if not data.strip():
        return Fault("", say("the file is empty"))
    # Text of ASCII letters has a NUL beside each of them in UTF-16, and none in UTF-8.
    if b"\0" in data[:2]:
        return Fault("", say("is UTF-16 text; save it as UTF-8"))
    try:
        data.decode()
    except UnicodeDecodeError as error:
        return Fault(
            place(data, error.start),
            say("byte 0x{data:02x} is not UTF-8; save the file as UTF-8", data=data[error.start]),
        )
    return None


def place(data: bytes, offset: int) -> str:
    """Return where a byte of UTF-8 text stands, as a reader's editor counts: `line 3, column 7`."""
    before = data[:offset]
    line_start = before.rfind(b"\n") + 1
    column = len(before[line_start:].decode(errors="replace")) + 1
    line = before.count(b"\n") + 1
    return say("line {line}, column {column}", line=line, column=column)
