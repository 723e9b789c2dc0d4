"""Time that is counted and can be stood still; the clock is an argument."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Stopwatch:
    """Seconds counted so far. `now` is the reading of any clock that never goes back."""

    counted: float = 0.0
    since: float | None = None
    """The reading when it was started last; None while it stands still."""

    @property
    def runs(self) -> bool:
        return self.since is not None

    def seconds(self, now: float) -> float:
        """Return the seconds counted up to now."""
        return self.counted if self.since is None else self.counted + now - self.since

    def started(self, now: float) -> Stopwatch:
        """Count on; one that runs already runs on."""
        return self if self.runs else Stopwatch(self.counted, now)

    def stopped(self, now: float) -> Stopwatch:
        """Stand still."""
        return Stopwatch(self.seconds(now))
