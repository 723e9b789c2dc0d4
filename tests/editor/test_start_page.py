"""The start page: what it offers, what it says of recent packs, and that keys alone reach all of it."""

from __future__ import annotations

import time
from pathlib import Path

import msgspec
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from editor.frame.guide import GuideWindow
from editor.recent import summary
from editor.settings import RECENT
from editor.start.cards import RecentCard
from editor.start.page import StartPage
from editor.start.when import when_text
from editor.window import Window
from levels.board import EMPTY, SLOT
from levels.level import LinkLevel, OrbLevel, Report
from levels.packs import save_pack
from tests.editor.easels import drawing
from tests.editor.listening import nameless
from tests.editor.windows import HEART, RING, a_pack, a_window, in_hand, saved

PATIENCE_MS = 60_000


def shown_page(qtbot: QtBot, window: Window) -> StartPage:
    """Show the page, and wait until everything on it is painted."""
    window.starting.show()
    page = window.starting.page
    qtbot.waitUntil(
        lambda: all(card.picture is not None for card in page.featured.values()), timeout=PATIENCE_MS
    )
    qtbot.waitUntil(lambda: not window.jobs.running, timeout=PATIENCE_MS)
    return page


def remember(window: Window, *lines: str) -> None:
    window.settings.store.setValue(RECENT, list(lines))


def press(card: QWidget) -> None:
    QTest.mouseClick(card, Qt.MouseButton.LeftButton)


def test_a_layout_card_begins_a_pack_that_is_ready_to_be_dealt(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path) as window:
        page = shown_page(qtbot, window)
        assert page.featured["heart"].fact == "12 × 15, 110 tiles"
        press(page.featured["heart"])
        level = in_hand(window).level
        assert isinstance(level, LinkLevel)
        assert level.title == "Heart"
        assert level.id != "heart"
        assert level.shown.slot_count() == 110
        assert not window.starting.is_shown
        assert window.canvas.isVisible()


def test_all_layouts_are_one_press_away(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path) as window:
        page = shown_page(qtbot, window)
        press(page.all_button)
        assert page.back.hasFocus()
        assert len(page.others) == 28
        qtbot.waitUntil(
            lambda: all(card.picture is not None for card in page.others.values()), timeout=PATIENCE_MS
        )
        press(page.others["spiral"])
        level = in_hand(window).level
        assert level is not None
        assert level.title == "Spiral"


def test_an_orb_board_can_be_dragged_on_at_once(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path) as window:
        press(shown_page(qtbot, window).orbs)
        level = in_hand(window).level
        assert isinstance(level, OrbLevel)
        assert level.shown.shape == (5, 6)
        assert level.shown.slot_count() == 0


def test_a_blank_board_has_the_size_that_was_chosen(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path) as window:
        blank = shown_page(qtbot, window).blank
        assert (blank.rows.value(), blank.cols.value()) == (8, 14)
        press(blank.rows.less)
        blank.cols.number.setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClicks(blank.cols.number, "21")
        press(blank.button)
        level = in_hand(window).level
        assert level is not None
        assert level.shown.shape == (7, 21)
        assert (level.shown.cells == EMPTY).all()


def test_recent_packs_say_how_many_levels_they_have_and_what_is_wrong(qtbot: QtBot, tmp_path: Path) -> None:
    pack = a_pack(HEART, RING, RING, title="Garden")
    levels = list(pack.levels)
    levels[1] = msgspec.structs.replace(levels[1], report=Report(verdict="unsolvable"))
    path = tmp_path / "garden.json"
    save_pack(msgspec.structs.replace(pack, levels=tuple(levels)), path)
    broken = tmp_path / "broken.json"
    broken.write_text("{}")
    with a_window(qtbot, tmp_path) as window:
        now = time.time()
        remember(window, f"{now:.0f} {path}", f"{now:.0f} {tmp_path / 'gone.json'}", f"{now:.0f} {broken}")
        cards = shown_page(qtbot, window).recents
        assert cards[path].text() == "Garden"
        assert cards[path].fact == "3 levels, 1 unsolvable, 1 undealt"
        assert cards[path].when.startswith("Today")
        assert cards[path].picture is not None
        assert cards[tmp_path / "gone.json"].fact == "The file is gone"
        assert not cards[tmp_path / "gone.json"].is_there
        assert cards[broken].fact == "Open it to see what is wrong"
        press(cards[broken])
        assert "broken.json has" in window.notices.texts()[0]
        assert window.notices.isVisible()
        press(window.starting.page.recents[path])
        assert in_hand(window).path == path
        assert window.notices.isVisibleTo(window)


def test_a_file_that_is_gone_can_be_removed_from_the_list(qtbot: QtBot, tmp_path: Path) -> None:
    kept = saved(tmp_path / "kept.json")
    with a_window(qtbot, tmp_path) as window:
        remember(window, f"5 {tmp_path / 'gone.json'}", f"5 {tmp_path / 'away.json'}", f"5 {kept}")
        page = shown_page(qtbot, window)
        press(page.recents[tmp_path / "gone.json"].drop)
        page.recents[tmp_path / "away.json"].setFocus()
        QTest.keyClick(page.recents[tmp_path / "away.json"], Qt.Key.Key_Delete)
        assert list(page.recents) == [kept]
        assert [recent.path for recent in window.filing.recents.all()] == [kept]


def test_what_was_opened_last_is_listed_first(qtbot: QtBot, tmp_path: Path) -> None:
    one, two = saved(tmp_path / "one.json"), saved(tmp_path / "two.json")
    with a_window(qtbot, tmp_path, one, two) as window:
        window.filing.close(in_hand(window))
        window.filing.close(in_hand(window))
        assert window.starting.is_shown
        assert list(window.starting.page.recents) == [two, one]


def test_recent_packs_are_in_the_file_menu_too(qtbot: QtBot, tmp_path: Path) -> None:
    one, two = saved(tmp_path / "one & all.json"), saved(tmp_path / "two.json")
    with a_window(qtbot, tmp_path) as window:
        menu = window.recent_menu
        assert not menu.menuAction().isEnabled()
        window.filing.open_path(one)
        window.filing.open_path(two)
        two.unlink()
        menu.aboutToShow.emit()
        rows = [action for action in menu.actions() if action.text()]
        assert [row.text() for row in rows] == ["two.json", "one && all.json", "Clear the list"]
        assert not rows[0].isEnabled()
        rows[1].trigger()
        assert in_hand(window).path == one
        rows[2].trigger()
        assert window.filing.recents.all() == []
        assert not menu.menuAction().isEnabled()


def test_closing_the_last_pack_shows_the_page_and_rests_what_needs_a_board(
    qtbot: QtBot, tmp_path: Path
) -> None:
    with a_window(qtbot, tmp_path, saved(tmp_path / "one.json")) as window:
        act = window.actions_by_id
        assert act["deal"].isEnabled()
        act["start-page"].trigger()
        assert window.starting.is_shown
        assert not act["deal"].isEnabled()
        assert not act["tool-brush"].isEnabled()
        for id_ in ("open", "import", "theme-dark", "language-en", "settings", "shortcuts", "tour", "about"):
            assert act[id_].isEnabled(), id_
        QTest.mouseClick(window.top.tabs, Qt.MouseButton.LeftButton, pos=window.top.tabs.tabRect(0).center())
        assert not window.starting.is_shown
        assert window.canvas.hasFocus()
        assert act["deal"].isEnabled()
        assert not act["undo"].isEnabled()
        act["close"].trigger()
        assert window.starting.is_shown
        assert not act["deal"].isEnabled()


def test_the_sample_pack_is_a_copy_that_asks_where_to_be_saved(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path) as window:
        press(shown_page(qtbot, window).sample)
        assert in_hand(window).path is None
        assert in_hand(window).title == "Starter pack"
        assert len(in_hand(window).pack.levels) == 28


def drop(window: Window, *paths: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    copy, left, no_keys = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    # Qt brings a drop to whoever took the drag in.
    QApplication.sendEvent(window, QDragEnterEvent(QPoint(200, 200), copy, data, left, no_keys))
    QApplication.sendEvent(window, QDropEvent(QPointF(200, 200), copy, data, left, no_keys))


def test_the_guide_opens_beside_the_work(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path) as window:
        press(shown_page(qtbot, window).guide)
        guide = window.findChild(GuideWindow)
        assert guide is not None
        assert guide.isVisible()
        assert not guide.isModal()
        assert "The start page" in guide.pages.toPlainText()
        guide.close()


def test_files_dropped_on_the_page_are_opened_or_imported(qtbot: QtBot, tmp_path: Path) -> None:
    text = tmp_path / "board.txt"
    text.write_text("2 3\n0 1 1\n1 1 0\n")
    with a_window(qtbot, tmp_path) as window:
        shown_page(qtbot, window)
        drop(window, text)
        level = in_hand(window).level
        assert level is not None
        assert drawing(level.shown) == [". ? ?", "? ? ."]
        assert window.isWindowModified()
        window.starting.show()
        drop(window, saved(tmp_path / "one.json"))
        assert in_hand(window).title == "Starter pack"


def test_every_control_of_the_page_is_reached_by_tab_and_has_a_name(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path) as window:
        remember(window, f"5 {saved(tmp_path / 'one.json')}", f"5 {tmp_path / 'gone.json'}")
        page = shown_page(qtbot, window)
        assert page.new.hasFocus()
        wanted: set[QWidget] = {
            page.new, page.open, page.import_, *page.featured.values(), page.all_button, page.orbs,
            page.blank.rows.number, page.blank.cols.number, page.blank.button, page.tour, page.guide,
            page.shortcuts, page.sample, *page.recents.values(), *(c.drop for c in page.recents.values()),
        }  # fmt: skip
        reached = []
        for _ in range(len(wanted) + 12):
            now = QApplication.focusWidget()
            if now is None or now in reached:
                break
            reached.append(now)
            QTest.keyClick(now, Qt.Key.Key_Tab)
        assert not wanted - set(reached)
        cards = [widget for widget in reached if isinstance(widget, RecentCard)]
        assert cards == list(page.recents.values())
        assert reached.index(page.import_) < reached.index(cards[0]) < reached.index(page.all_button)
        assert nameless(page) == []


def test_enter_and_space_press_a_card(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path) as window:
        page = shown_page(qtbot, window)
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
            window.starting.show()
            page.featured["courtyard"].setFocus()
            QTest.keyClick(page.featured["courtyard"], key)
            level = in_hand(window).level
            assert level is not None
            assert level.title == "Courtyard"
        assert len(window.packs.documents) == 2


def test_the_card_with_the_focus_looks_another(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path) as window:
        page = shown_page(qtbot, window)
        card = page.featured["heart"]
        before = card.grab().toImage()
        card.setFocus()
        assert card.grab().toImage() != before


def test_the_page_follows_light_and_dark(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path) as window:
        window.actions_by_id["theme-light"].trigger()
        page = shown_page(qtbot, window)
        card = page.featured["heart"]
        light = card.picture
        window.actions_by_id["theme-dark"].trigger()
        qtbot.waitUntil(lambda: card.picture is not None and card.picture is not light, timeout=PATIENCE_MS)
        assert light is not None
        assert card.picture is not None
        assert light.pixelColor(12, 12).lightness() > 180
        assert card.picture.pixelColor(12, 12).lightness() < 60


def test_no_word_of_the_page_is_cut(qtbot: QtBot, tmp_path: Path) -> None:
    with a_window(qtbot, tmp_path) as window:
        window.resize(1100, 700)
        page = shown_page(qtbot, window)
        for label in page.findChildren(QLabel):
            if label.isVisible() and label.text():
                assert label.width() >= label.minimumSizeHint().width(), label.text()
                assert label.height() >= label.heightForWidth(label.width()), label.text()


def test_moments_are_told_in_few_words() -> None:
    from PySide6.QtCore import QDate, QDateTime, QTime

    now = QDateTime(QDate(2026, 3, 5), QTime(9, 30))

    def at(year: int, month: int, day: int) -> float:
        return QDateTime(QDate(year, month, day), QTime(8, 15)).toSecsSinceEpoch()

    assert when_text(at(2026, 3, 5), now) == "Today 08:15"
    assert when_text(at(2026, 3, 4), now) == "Yesterday"
    assert when_text(at(2026, 1, 9), now) == "Jan 9"
    assert when_text(at(2025, 12, 31), now) == "Dec 31, 2025"


def test_a_large_pack_is_not_read_only_to_be_listed(tmp_path: Path) -> None:
    path = tmp_path / "large.json"
    with path.open("wb") as file:
        file.truncate(31_000_000)
    found = summary(path)
    assert found.is_there
    assert found.megabytes == 31
    assert found.pack is None


def test_slots_of_the_previews_are_filled_in_pairs() -> None:
    from editor.start.layouts import shipped
    from editor.start.previews import filled_in

    for level in shipped("layouts").levels:
        board = filled_in(level.shown, 24)
        assert board.slot_count() == 0
        assert not board.odd_kinds()
        assert ((board.cells == level.shown.cells) | (level.shown.cells == SLOT)).all()
