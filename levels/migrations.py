"""From older versions of the pack format to the current one, a version at a time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from levels.level import Json

Migration: TypeAlias = Callable[[dict[str, Json]], dict[str, Json]]
"""Takes the JSON object of a pack file of one version and returns that of the next.

It gets the file before anything was checked, so it leaves what it does not understand as it is: the check
of the current version reports that.
"""

MIGRATIONS: Final[Mapping[int, Migration]] = {}
"""By the version a migration starts from. Version 1 is the first, so there is none yet."""


def migrated(
    tree: dict[str, Json], *, version: int, target: int, steps: Mapping[int, Migration]
) -> dict[str, Json]:
    """Return the object of a pack file, brought from an older version to the target."""
    for start in range(version, target):
        tree = steps[start](tree)
    return {**tree, "version": target}
