"""How fast the window is: `python -m benchmarks.editor` prints JSON; nothing is shown on a screen."""

from __future__ import annotations

import json
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import numpy as np
from PySide6.QtCore import QElapsedTimer, QSettings
from PySide6.QtWidgets import QApplication

from editor.app import open_window
from editor.art.tiles import TileArt
from editor.canvas.widget import Canvas
from editor.document import Document
from editor.look import look
from editor.theme import DARK
from editor.tools.easel import Easel
from editor.tools.hand import Hand
from editor.window import Window
from levels.board import Board
from levels.kinds import orb_kinds, tile_kinds
from levels.level import Goal, LinkLevel, OrbLevel, Pack
from levels.packs import save_pack

_START = """
import sys, time
from pathlib import Path
from PySide6.QtCore import QEvent, QObject, QSettings, QTimer
from PySide6.QtWidgets import QApplication
app = QApplication(["start"])
from editor.app import open_window
folder = Path(sys.argv[1])
settings = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
window = open_window(settings, folder / "autosave", [Path(pack) for pack in sys.argv[2:]])

def tell():
    print(time.time())
    sys.stdout.flush()
    import os
    os._exit(0)

class Watch(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Expose:
            # With this event the window is painted.
            QTimer.singleShot(0, tell)
        return False

watch = Watch()
window.windowHandle().installEventFilter(watch)
app.exec()
"""


def random_level(rows: int, cols: int, number: int = 0) -> LinkLevel:
    """Return a full board of 36 kinds."""
    cells = np.random.default_rng(number).integers(1, 37, (rows, cols))
    return LinkLevel(id=f"level{number}", title=f"Level {number + 1}", board=Board(cells))


class Watch:
    """Medians of what calls take: by the clock, and by the processor time of this thread alone."""

    def __init__(self) -> None:
        self.clock: dict[str, float] = {}
        self.processor: dict[str, float] = {}

    def measure(self, name: str, call: Callable[[int], None], times: int) -> None:
        """Measure some calls; the first is not counted."""
        call(0)
        clock, processor = [], []
        for number in range(1, times + 1):
            start, cpu = time.perf_counter(), time.thread_time()
            call(number)
            processor.append(time.thread_time() - cpu)
            clock.append(time.perf_counter() - start)
        self.clock[name] = round(1000 * statistics.median(clock), 3)
        self.processor[name] = round(1000 * statistics.median(processor), 3)


def canvas_of(level: LinkLevel, side: int) -> tuple[Canvas, Document]:
    """Return a canvas on which every cell of a level is seen."""
    document = Document(Pack(id="pack", levels=(level,)))
    canvas = Canvas(Easel(Hand()), TileArt("mahjong", DARK))
    rows, cols = level.shown.shape
    canvas.resize((cols + 3) * side, (rows + 3) * side)
    canvas.set_document(document)
    canvas.show()
    canvas.zoom_to(side)
    for _ in range(3):
        QApplication.processEvents()
    return canvas, document


def measure_canvas(watch: Watch) -> None:
    """Measure a whole board of 100 x 100 cells of 24 pixels, and single cells of it."""
    level = random_level(100, 100)
    canvas, document = canvas_of(level, 24)
    boards = [Board(np.roll(level.shown.cells, shift, axis=0)) for shift in range(2)]
    fills = [LinkLevel(id=level.id, board=board) for board in boards]

    def repaint(_number: int) -> None:
        canvas.repaint()

    def fill(number: int) -> None:
        document.replace_level(fills[number % 2], "Fill")
        QApplication.processEvents()

    def paint_cell(number: int) -> None:
        canvas.easel.press((50, number // 2 % 100), right=bool(number % 2))
        canvas.easel.release()
        QApplication.processEvents()

    canvas.easel.hand.hold(cell=5)
    watch.measure("repaint_100x100_ms", repaint, 40)
    watch.measure("change_all_100x100_ms", fill, 40)
    watch.measure("paint_cell_ms", paint_cell, 100)
    canvas.close()


def settle(window: Window, seconds: float) -> None:
    """Let jobs end and everything be painted."""
    timer = QElapsedTimer()
    timer.start()
    while timer.elapsed() < 1000 * seconds:
        QApplication.processEvents()
        if window.desk.live.is_all_ready and not window.jobs.running:
            return
        time.sleep(0.01)


def measure_window(folder: Path, watch: Watch) -> dict[str, float]:
    """Measure a brush on 16 x 30 cells with all pairs drawn and everything live, and opening a large pack."""
    small = Pack(id="small", kinds=tile_kinds(36), levels=(random_level(16, 30),))
    save_pack(small, folder / "small.json")
    levels = tuple(random_level(8, 18, number) for number in range(2000))
    save_pack(Pack(id="large", kinds=tile_kinds(36), levels=levels), folder / "large.json")
    settings = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
    window = open_window(settings, folder / "autosave", [folder / "small.json"])
    settle(window, 120)
    easel = window.easel
    easel.hand.choose(7)

    def stroke(number: int) -> None:
        row, col = 2 + number // 30, number % 30
        if col == 0:
            easel.cancel()
            easel.press((row, 0))
        easel.drag((row, col))
        QApplication.processEvents()

    watch.measure("stroke_event_ms", stroke, 110)
    found = {"pairs_drawn": float(len(_links(window)))}
    easel.cancel()
    start = time.perf_counter()
    window.filing.open_path(folder / "large.json")
    QApplication.processEvents()
    window.repaint()
    found["open_2000_levels_s"] = round(time.perf_counter() - start, 3)
    found |= measure_memory(window)
    window.filing.ask_what = lambda _document: "discard"  # type: ignore[method-assign, assignment] # nobody to ask
    window.close()
    return found


def measure_faults(folder: Path, watch: Watch) -> dict[str, float]:
    """Measure a brush on a level of a pack of 2,000 with the panel of faults open, and finding all faults."""
    settings = QSettings(str(folder / "faults.ini"), QSettings.Format.IniFormat)
    window = open_window(settings, folder / "autosave", [folder / "large.json"])
    window.faults.show(True)
    timer = QElapsedTimer()
    timer.start()
    while timer.elapsed() < 120_000 and not window.desk.live.is_all_ready:
        QApplication.processEvents()
        time.sleep(0.01)
    start = time.perf_counter()
    while timer.elapsed() < 240_000 and not window.faults.book.is_settled:
        QApplication.processEvents()
        time.sleep(0.001)
    found = {"faults_of_2000_levels_s": round(time.perf_counter() - start, 3)}
    settle(window, 120)
    easel = window.easel
    easel.hand.choose(7)

    def stroke(number: int) -> None:
        row, col = number // 18 % 8, number % 18
        if col == 0:
            easel.cancel()
            easel.press((row, 0))
        easel.drag((row, col))
        QApplication.processEvents()

    for name, shown in (("", False), ("_faults_open", True)):
        window.faults.show(shown)
        stroke(0)
        watch.measure(f"stroke_event_2000_levels{name}_ms", stroke, 110)
        easel.cancel()
    found["faults_found"] = float(window.faults.model.errors)
    window.filing.ask_what = lambda _document: "discard"  # type: ignore[method-assign, assignment] # nobody to ask
    window.close()
    return found


def measure_orbs(folder: Path, watch: Watch) -> None:
    """Measure painting and dragging on 6 x 5 orbs with everything live, painted picture included."""
    cells = np.random.default_rng(7).integers(1, 7, (5, 6))
    level = OrbLevel(id="orbs", title="Orbs", board=Board(cells), goals=(Goal(combos=5), Goal(combos=9)))
    save_pack(Pack(id="orbs", kinds=orb_kinds(10), levels=(level,)), folder / "orbs.json")
    settings = QSettings(str(folder / "orbs.ini"), QSettings.Format.IniFormat)
    window = open_window(settings, folder / "autosave", [folder / "orbs.json"])
    timer = QElapsedTimer()
    timer.start()
    while timer.elapsed() < 120_000 and not (window.orbs.live.is_ready and window.desk.live.is_all_ready):
        QApplication.processEvents()
        time.sleep(0.01)
    settle(window, 120)
    easel = window.easel

    def paint(number: int) -> None:
        at = (number // 6 % 5, number % 6)
        if number % 30 == 0:
            # Another stroke, with another kind; so few of them leave the median alone.
            easel.release()
            easel.hand.choose(1 + number // 30 % 6)
            easel.press(at)
        easel.drag(at)
        QApplication.processEvents()

    watch.measure("orb_paint_event_ms", paint, 120)
    easel.release()
    easel.hand.hold(tool="drag")
    easel.press((0, 0))
    way = [(row, col) for row in range(5) for col in (range(6) if row % 2 == 0 else range(5, -1, -1))]
    round_trip = way[1:] + way[-2::-1]

    def drag(number: int) -> None:
        easel.drag(round_trip[number % len(round_trip)])
        QApplication.processEvents()

    watch.measure("orb_drag_event_ms", drag, 120)
    easel.cancel()
    window.filing.ask_what = lambda _document: "discard"  # type: ignore[method-assign, assignment] # nobody to ask
    window.close()


def _links(window: Window) -> tuple[object, ...]:
    sight = window.desk.live.sight
    return () if sight is None else sight.links


def measure_memory(window: Window) -> dict[str, float]:
    """Measure what 500 fills of a whole board of 100 x 100 add to the memory of the process."""
    document = Document(Pack(id="fills", levels=(random_level(100, 100),)))
    window.autosaver.watch(document)
    window.packs.add(document)
    before = _memory_mb()
    for number in range(500):
        window.easel.fill(1 + number % 36)
        QApplication.processEvents()
    return {"memory_500_fills_mb": round(_memory_mb() - before, 1), "memory_mb": round(_memory_mb(), 1)}


def _memory_mb() -> float:
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * resource.getpagesize() / 1e6


def measure_start(folder: Path) -> dict[str, float]:
    """Measure from the start of a process to its painted window, with a pack and without; medians.

    Warm caches: as after an installation, Python's own bytecode is there.
    """
    pack = folder / "pack.json"
    save_pack(Pack(id="start", kinds=tile_kinds(36), levels=(random_level(8, 18),)), pack)
    environment = {name: text for name, text in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment["PYTHONPYCACHEPREFIX"] = str(folder / "bytecode")

    def spent(*packs: Path) -> float:
        start = time.time()
        command = [sys.executable, "-c", _START, str(folder), *map(str, packs)]
        ran = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
        return float(ran.stdout.split()[-1]) - start

    spent(pack), spent()
    return {
        "start_s": round(statistics.median(spent(pack) for _ in range(5)), 3),
        "start_page_s": round(statistics.median(spent() for _ in range(5)), 3),
    }


def main() -> None:
    """Print all figures as JSON."""
    app = QApplication([])
    look().choose("dark")
    look().apply()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        watch = Watch()
        started = measure_start(folder)
        measure_canvas(watch)
        others = measure_window(folder, watch)
        others |= measure_faults(folder, watch)
        measure_orbs(folder, watch)
    figures = {**started, **watch.clock, **others, "thread_time": watch.processor}
    print(json.dumps(figures, indent=2))
    del app


if __name__ == "__main__":
    main()
