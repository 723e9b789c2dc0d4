"""The one bridge between the window and work that takes longer than a frame.

A job runs in a thread of its own on immutable values. It tells its progress through a `Control`, is
cancelled through it, and what it finds comes back in the window's thread. A job may have a slot: a newer job
takes the slot over, and what the older one finds is dropped.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from typing import Final, Generic, TypeVar, cast

from PySide6.QtCore import QObject, Qt, Signal

from editor.words import tr
from generator.control import Budget, Cancelled, Control, Progress

T = TypeVar("T")
Work = Callable[[Control], T]
"""Runs outside the window's thread: it must touch no widget and no document."""

_PROGRESS_SECONDS: Final = 0.05
_log = logging.getLogger("boardloom.jobs")


class Job(Generic[T]):
    """Work in hand."""

    def __init__(
        self,
        text: str,
        work: Work[T],
        *,
        slot: str | None,
        on_done: Callable[[T], None],
        on_failed: Callable[[str], None],
        budget: Budget,
    ) -> None:
        self.text = text
        """What is being done, for people."""
        self.slot = slot
        self.progress = Progress(text)
        self._work = work
        self._on_done = on_done
        self._on_failed = on_failed
        self._budget = budget
        self._cancelled = threading.Event()
        self._thread: threading.Thread | None = None

    @property
    def wanted(self) -> bool:
        """False once it was cancelled."""
        return not self._cancelled.is_set()

    def cancel(self) -> None:
        """Ask the work to stop; what it finds is dropped from now on."""
        self._cancelled.set()


class Jobs(QObject):
    """All work in hand."""

    changed = Signal()
    """A job began, told its progress, or ended."""
    failed = Signal(str)
    """A job ended by an error that nobody expected; the text is for people."""
    _arrived = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._running: list[Job[object]] = []
        self._closed = False
        self._arrived.connect(self._receive, Qt.ConnectionType.QueuedConnection)

    @property
    def running(self) -> tuple[Job[object], ...]:
        """The jobs whose results are still wanted, the oldest first."""
        return tuple(job for job in self._running if job.wanted)

    def start(
        self,
        text: str,
        work: Work[T],
        on_done: Callable[[T], None],
        *,
        slot: str | None = None,
        on_failed: Callable[[str], None] | None = None,
        budget: Budget = Budget(),
    ) -> Job[T]:
        """Run work in the background and hand what it returns to `on_done`, in the window's thread.

        After `close` nothing begins any more: the job that is returned is cancelled already.
        """
        if slot is not None:
            self.cancel(slot)
        failed = self.failed.emit if on_failed is None else on_failed
        job = Job(text, work, slot=slot, on_done=on_done, on_failed=failed, budget=budget)
        if self._closed:
            job.cancel()
            return job
        self._running.append(cast("Job[object]", job))
        # A daemon: a kernel in the middle of a slice must not keep the process alive without a window.
        job._thread = threading.Thread(target=self._run, args=(job,), name=text, daemon=True)
        job._thread.start()
        self.changed.emit()
        return job

    def in_slot(self, slot: str) -> Job[object] | None:
        """Return the job that holds a slot."""
        return next((job for job in self.running if job.slot == slot), None)

    def cancel(self, slot: str) -> None:
        """Cancel the job that holds a slot, if there is one."""
        job = self.in_slot(slot)
        if job is not None:
            job.cancel()
            self.changed.emit()

    def close(self, *, seconds: float = 2.0) -> bool:
        """Cancel everything and wait for it to stop; False when something did not within the time."""
        self._closed = True
        for job in self._running:
            job.cancel()
        end = time.monotonic() + seconds
        for job in self._running:
            if job._thread is not None:
                job._thread.join(max(0.0, end - time.monotonic()))
        return all(job._thread is None or not job._thread.is_alive() for job in self._running)

    def _run(self, job: Job[T]) -> None:
        last_told = 0.0

        def tell(progress: Progress) -> None:
            nonlocal last_told
            job.progress = progress
            now = time.monotonic()
            if now - last_told >= _PROGRESS_SECONDS:
                last_told = now
                self._send(lambda: None)

        control = Control(is_cancelled=job._cancelled.is_set, on_progress=tell, budget=job._budget)
        try:
            found = job._work(control)
        except Cancelled:
            self._send(lambda: self._end(job))
        except Exception as error:  # the window must live on whatever a job runs into
            _log.exception("%s failed", job.text)
            text = tr("{what}: {why}", what=job.text, why=error) if str(error) else job.text
            self._send(lambda: self._end(job, lambda: job._on_failed(text)))
        else:
            self._send(lambda: self._end(job, lambda: job._on_done(found)))

    def _send(self, call: Callable[[], None]) -> None:
        try:
            self._arrived.emit(call)
        except RuntimeError:
            # The window was destroyed while this thread was at work: nobody is left to tell.
            return

    def _receive(self, call: Callable[[], None]) -> None:
        if self._closed:
            return
        call()
        self.changed.emit()

    def _end(self, job: Job[T], tell: Callable[[], None] | None = None) -> None:
        self._running.remove(cast("Job[object]", job))
        if tell is not None and job.wanted:
            tell()
