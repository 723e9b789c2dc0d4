"""What is wrong with a file: each fault with its place, and the error that carries them all."""

from __future__ import annotations

from collections.abc import Iterable, Sized
from dataclasses import dataclass
from typing import Final

from levels.saying import say, say_count, say_list

_SHOWN: Final = 20
"""How many faults the text of an error shows."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong, and where."""

    where: str
    """A JSON path such as `levels[3].board`, or `line 3, column 7`; empty for the file as a whole."""
    message: str

    def __str__(self) -> str:
        if not self.where:
            return self.message
        return say("{where}: {message}", where=self.where, message=self.message)


def entries_of(row: Sized) -> str:
    """Return how many entries a list has, in words."""
    return say_count(len(row), "{n} entry", "{n} entries")


class FileError(ValueError):
    """A file that cannot be read as what it should be; nothing of it was loaded.

    `source` names the file and `faults` holds every fault that was found. The text of the error shows the
    first twenty of them.
    """

    source: str
    faults: tuple[Fault, ...]

    def __init__(self, source: str, faults: Iterable[Fault]) -> None:
        self.source = source
        self.faults = tuple(faults)
        assert self.faults, "an error without a fault says nothing"
        super().__init__(source, self.faults)

    def __str__(self) -> str:
        if len(self.faults) == 1:
            return say("{where}: {message}", where=self.source, message=str(self.faults[0]))
        lines: list[str] = [
            say_count(len(self.faults), "{source}: {n} fault", "{source}: {n} faults", source=self.source)
        ]
        lines += [say("  {fault}", fault=str(fault)) for fault in self.faults[:_SHOWN]]
        if len(self.faults) > _SHOWN:
            lines.append(say_count(len(self.faults) - _SHOWN, "  and {n} more", "  and {n} more"))
        return say_list(lines, "\n")


class PackError(FileError):
    """A pack that cannot be loaded, or that would not load again if it were saved."""
