"""A smoke run on a real X server, where there is one to be had."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.editor.windows import saved

RUN = """
import sys
from pathlib import Path
from PySide6.QtCore import QSettings, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
app = QApplication(["smoke"])
from editor.app import open_window
from editor.look import look
look().apply()
folder = Path(sys.argv[1])
settings = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
window = open_window(settings, folder / "autosave", [folder / "one.json"])

def work():
    canvas, document = window.canvas, window.packs.current
    window.hand.choose(7)
    QTest.mousePress(canvas, Qt.MouseButton.LeftButton, pos=canvas.view.middle(0, 0).toPoint())
    QTest.mouseMove(canvas, canvas.view.middle(0, 2).toPoint())
    QTest.mouseRelease(canvas, Qt.MouseButton.LeftButton, pos=canvas.view.middle(0, 2).toPoint())
    picture = window.grab().toImage()
    places = [(x, y) for x in range(0, picture.width(), 7) for y in range(0, picture.height(), 7)]
    colors = {picture.pixel(x, y) for x, y in places}
    print(app.platformName(), document.stack.undoText(), len(colors) > 100)
    document.stack.setClean()
    window.close()

QTimer.singleShot(300, work)
sys.exit(app.exec())
"""


@pytest.mark.skipif(shutil.which("Xvfb") is None, reason="there is no Xvfb here")
def test_the_window_works_on_an_x_server(tmp_path: Path) -> None:
    saved(tmp_path / "one.json")
    number = 100 + os.getpid() % 400
    server = subprocess.Popen(
        ["Xvfb", f":{number}", "-screen", "0", "1600x1000x24", "-nolisten", "tcp"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    socket = Path(f"/tmp/.X11-unix/X{number}")
    try:
        for _ in range(200):
            if socket.exists():
                break
            time.sleep(0.05)
        ran = subprocess.run(
            [sys.executable, "-c", RUN, str(tmp_path)],
            env={**os.environ, "DISPLAY": f":{number}", "QT_QPA_PLATFORM": "xcb"},
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
    finally:
        server.terminate()
        server.wait()
    if "xcb-cursor" in ran.stderr:
        pytest.skip("Qt's X libraries are not all here")
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.split(" ", 1)[0] == "xcb"
    assert ran.stdout.rstrip().endswith("True")
    assert "Paint" in ran.stdout
