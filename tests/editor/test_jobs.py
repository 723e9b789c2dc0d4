"""Jobs: results in the window's thread, cancelled ones dropped, closing while one runs."""

from __future__ import annotations

import logging
import threading
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from editor.jobs import Jobs
from generator.control import Control


@pytest.fixture
def jobs(qapp: object) -> Iterator[Jobs]:
    assert qapp is not None
    found = Jobs()
    yield found
    assert found.close()


def until_cancelled(control: Control) -> str:
    while True:
        control.step("waiting", 0.5)
        threading.Event().wait(0.005)


def test_a_result_comes_back_in_the_windows_thread(jobs: Jobs, qtbot: QtBot) -> None:
    heard: list[tuple[int, threading.Thread]] = []
    jobs.start("Add", lambda _control: 1 + 2, lambda found: heard.append((found, threading.current_thread())))
    qtbot.waitUntil(lambda: bool(heard))
    assert heard == [(3, threading.main_thread())]
    assert jobs.running == ()


def test_progress_is_told_while_it_runs(jobs: Jobs, qtbot: QtBot) -> None:
    job = jobs.start("Wait", until_cancelled, lambda _found: None)
    qtbot.waitUntil(lambda: job.progress.done == 0.5)
    assert job.progress.text == "waiting"
    job.cancel()
    assert jobs.running == ()


def test_a_cancelled_job_hands_nothing_over(jobs: Jobs, qtbot: QtBot) -> None:
    heard: list[str] = []
    held = threading.Event()

    def deaf(_control: Control) -> str:
        held.wait(5)
        return "too late"

    job = jobs.start("Deaf", deaf, heard.append)
    job.cancel()
    held.set()
    with qtbot.waitSignal(jobs.changed):
        pass
    qtbot.wait(20)
    assert heard == []


def test_a_newer_job_takes_the_slot_over(jobs: Jobs, qtbot: QtBot) -> None:
    heard: list[str] = []
    held = threading.Event()

    def slow(_control: Control) -> str:
        held.wait(5)
        return "old"

    jobs.start("Old", slow, heard.append, slot="verdict")
    jobs.start("New", lambda _control: "new", heard.append, slot="verdict")
    held.set()
    qtbot.waitUntil(lambda: heard == ["new"])
    qtbot.wait(20)
    assert heard == ["new"]


def test_an_error_is_told_and_does_not_reach_the_window(
    jobs: Jobs, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(_control: Control) -> str:
        raise ValueError("row 3 is too short")

    with caplog.at_level(logging.CRITICAL, "boardloom.jobs"), qtbot.waitSignal(jobs.failed) as failed:
        jobs.start("Deal Heart", broken, lambda _found: None)
    assert failed.args == ["Deal Heart: row 3 is too short"]
    assert jobs.running == ()


def test_closing_while_a_job_runs_is_clean(qtbot: QtBot) -> None:
    jobs = Jobs()
    heard: list[str] = []
    for _ in range(3):
        jobs.start("Wait", until_cancelled, heard.append)
    assert jobs.close()
    qtbot.wait(20)
    assert heard == []


def test_nothing_begins_after_closing(qtbot: QtBot) -> None:
    jobs = Jobs()
    assert jobs.close()
    heard: list[int] = []
    job = jobs.start("Late", lambda _control: 1, heard.append)
    qtbot.wait(20)
    assert not job.wanted
    assert heard == []


def test_a_window_destroyed_under_a_job_does_no_harm(qtbot: QtBot) -> None:
    jobs = Jobs()
    held = threading.Event()
    job = jobs.start("Wait", lambda _control: held.wait(5), lambda _found: None)
    thread = job._thread
    assert thread is not None
    jobs.deleteLater()
    qtbot.wait(20)
    held.set()
    thread.join(5)
    assert not thread.is_alive()
