"""What every test of the window needs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent


@pytest.fixture(autouse=True)
def _bury_widgets() -> Iterator[None]:
    """Delete closed widgets at once: without an event loop Qt would keep them, and dress them ever again."""
    yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
