"""What a long computation is given: how long it may take, whom it tells, and how it is stopped."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field


class Cancelled(Exception):  # noqa: N818 - it is a wish that was heard, not an error
    """Raised inside a computation whose caller no longer wants the result."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a computation has come."""

    text: str
    """What is being done, in a few words."""
    done: float | None = None
    """The part done, 0 to 1, where it can be known."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a search may spend; None is no bound. A node bound gives the same result on every machine."""

    seconds: float | None = None
    nodes: int | None = None


def _never() -> bool:
    return False


def _ignore(_progress: Progress) -> None:
    return None


@dataclass(slots=True)
class Control:
    """The line between a computation and its caller; used from one thread at a time.

    Kernels run in slices; between two slices the computation calls `step`.
    """

    is_cancelled: Callable[[], bool] = _never
    on_progress: Callable[[Progress], None] = _ignore
    budget: Budget = Budget()
    started: float = field(default_factory=time.perf_counter)

    def step(self, text: str, done: float | None = None) -> None:
        """Tell the caller how far the work is; raise Cancelled when it is no longer wanted."""
        if self.is_cancelled():
            raise Cancelled
        self.on_progress(Progress(text, done))

    @property
    def seconds(self) -> float:
        """Seconds since the computation began."""
        return time.perf_counter() - self.started

    @property
    def out_of_time(self) -> bool:
        return self.budget.seconds is not None and self.seconds >= self.budget.seconds
