"""The tour: ticks what is really done, points at where it is done, and is never in the way."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from editor.rebuilding import rebuild
from editor.tour.steps import STEPS
from editor.window import Window
from tests.editor.canvases import drag
from tests.editor.listening import nameless
from tests.editor.windows import a_window, answer_where, in_hand, saved


def press(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def done(window: Window) -> list[str]:
    return [step for step in STEPS if window.tour.is_done(step)]


def is_ringed(window: Window, target: QWidget) -> bool:
    """Tell whether the ring lies around a control."""
    ring = window.touring.ring
    ring.follow()
    middle = target.mapTo(window, target.rect().center())
    return ring.isVisible() and ring.geometry().contains(middle)


def test_the_tour_is_ticked_off_by_doing_it(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path) as window:
        window.desks.warm_up()
        window.starting.show()
        press(window.starting.page.tour)
        card = window.touring.card
        assert card.isVisible()
        assert is_ringed(window, window.options.mirror)
        press(window.options.mirror.buttons[3])
        assert done(window) == ["mirror"]
        assert is_ringed(window, window.canvas)
        drag(window.canvas, (1, 1), (3, 5))
        assert done(window) == ["mirror", "paint"]
        # The very first time the rules are compiled, which takes a while.
        qtbot.waitUntil(lambda: window.desk.live.is_all_ready, timeout=300_000)
        assert is_ringed(window, window.side.deal.button)
        press(window.side.deal.button)
        qtbot.waitUntil(lambda: window.tour.is_done("deal"), timeout=60_000)
        qtbot.waitUntil(window.bar.player.isVisible, timeout=60_000)
        press(window.bar.player.play)
        assert window.tour.is_done("verdict")
        window.desk.player.play(False)
        answer_where(window, tmp_path / "game.json")
        press(window.top.export)
        assert done(window) == list(STEPS)
        assert window.touring.ring.isHidden()
        assert card.praise.isVisible()
        press(card.close_)
        assert card.isHidden()


def test_steps_can_be_skipped_and_the_tour_left_and_begun_anew(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path, saved(tmp_path / "one.json")) as window:
        window.actions_by_id["tour"].trigger()
        assert len(window.packs.documents) == 2
        assert not window.isWindowModified()
        press(window.touring.card.skip)
        press(window.touring.card.skip)
        assert window.tour.current == "deal"
        press(window.touring.card.leave)
        assert window.touring.card.isHidden()
        assert window.touring.ring.isHidden()
        window.actions_by_id["tour"].trigger()
        assert window.tour.current == "mirror"


def test_a_tour_goes_on_when_the_window_gets_new_parts(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path) as window:
        window.actions_by_id["tour"].trigger()
        press(window.options.mirror.buttons[1])
        rebuild(window)
        qtbot.waitUntil(window.touring.card.isVisible, timeout=60_000)
        assert done(window) == ["mirror"]
        assert is_ringed(window, window.canvas)
        drag(window.canvas, (1, 1), (2, 4))
        assert done(window) == ["mirror", "paint"]
        assert window.side.history.heading.note == "1 step"


def test_the_ring_takes_no_press(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path) as window:
        window.actions_by_id["tour"].trigger()
        press(window.touring.card.skip)
        assert is_ringed(window, window.canvas)
        middle = window.canvas.mapTo(window, window.canvas.rect().center())
        assert window.childAt(QPoint(middle)) is window.canvas


def test_nothing_is_ticked_outside_a_tour(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path, saved(tmp_path / "one.json")) as window:
        press(window.options.mirror.buttons[1])
        drag(window.canvas, (0, 0))
        assert done(window) == []
        assert window.hand.grip.symmetry != "none"
        assert in_hand(window).stack.count() == 1


def test_the_card_cuts_no_word_where_the_level_list_is_narrow(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path) as window:
        window.splitter.setSizes([180, 900, 360])
        window.actions_by_id["tour"].trigger()
        card = window.touring.card
        qtbot.wait(20)
        assert nameless(card) == []
        for label in card.findChildren(QLabel):
            if label.isVisible():
                assert label.height() >= label.heightForWidth(label.width()), label.text()
