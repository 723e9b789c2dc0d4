"""Sentences and facts about plays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from editor.panels.truth_item import Fact
from editor.words import count, phrases, tr
from generator.stopwatch import Stopwatch
from levels.plays import PlayRecord

_NEAR: Final = 10.0
"""So many seconds before a time limit the clock warns."""


def clock_text(seconds: float) -> str:
    """Return a time as minutes and seconds, the seconds begun."""
    whole = int(seconds)
    return f"{whole // 60}:{whole % 60:02d}"


def tenths_text(seconds: float) -> str:
    """Return a short time to a tenth of a second."""
    return tr("{seconds} s", seconds=f"{seconds:.1f}")


def time_fact(clock: Stopwatch, now: float, limit: float | None, *, late: bool, paused: bool) -> Fact:
    """Return what the clock says, and of how much."""
    seconds = clock.seconds(now)
    caption = tr("no time limit") if limit is None else tr("of {limit}", limit=clock_text(limit))
    if paused:
        caption = tr("stands still")
    over = limit is not None and seconds >= limit
    near = limit is not None and not over and limit - seconds <= min(_NEAR, limit / 4)
    return Fact(clock_text(seconds), caption, "clock", "bad" if late or over else "warn" if near else "text")


def record_title(record: PlayRecord) -> str:
    """Return how a play ended, in a few words."""
    at = clock_text(record.seconds)
    titles: dict[str, Callable[[], str]] = {
        "won": lambda: tr("Won in {time}", time=at),
        "stuck": lambda: tr("Stuck after {n}, {time}", n=record.moves, time=at),
        "late": lambda: tr("Out of time at {time}", time=at),
        "left": lambda: tr("Left after {n}, {time}", n=record.moves, time=at),
    }
    return titles[record.end]()


def record_text(record: PlayRecord) -> str:
    """Return what help a play took, and where it got stuck."""
    parts = []
    if record.combos:
        parts.append(count(record.combos, "{n} combo", "{n} combos"))
    if record.hints:
        parts.append(count(record.hints, "{n} hint", "{n} hints"))
    if record.undos:
        parts.append(count(record.undos, "{n} undo", "{n} undos"))
    if record.shuffles:
        parts.append(count(record.shuffles, "{n} shuffle", "{n} shuffles"))
    if record.stuck:
        moves = ", ".join(str(number) for number in record.stuck[:4]) + ("…" if len(record.stuck) > 4 else "")
        parts.append(tr("stuck after {moves}", moves=moves))
    if record.left and record.end != "won":
        parts.append(count(record.left, "{n} left", "{n} left"))
    return phrases(parts) or tr("no help")
