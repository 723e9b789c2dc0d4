"""The forms of a pack's and a level's properties."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from editor.look import look
from editor.panels.kinds_field import KindsField
from editor.panels.properties import LevelForm, PackForm, json_fault, split_tags
from levels.board import Board
from levels.level import Kind, LinkLevel, Pack
from tests.editor.listening import Told, nameless

LEVEL = LinkLevel(
    id="a",
    title="Courtyard",
    board=Board([[1, 1, 0]]),
    tags=("easy", "spring"),
    notes="As drawn\non paper",
    time_limit=90.0,
    custom={"stars": [1, 2]},
)


class Edits:
    """Collects what a form tells."""

    def __init__(self, form: LevelForm | PackForm) -> None:
        self.values: list[tuple[str, object]] = []
        form.edited.connect(lambda name, value: self.values.append((name, value)))


@pytest.fixture
def form(qtbot: QtBot) -> LevelForm:
    look().apply()
    form = LevelForm()
    form.resize(280, 700)
    qtbot.addWidget(form)
    form.show()
    form.activateWindow()
    return form


def leave(field: QPlainTextEdit, form: LevelForm) -> None:
    """Put the focus from a field to another."""
    form.title.setFocus()
    assert not field.hasFocus()


def test_every_control_has_a_name(form: LevelForm, qtbot: QtBot) -> None:
    pack_form = PackForm()
    qtbot.addWidget(pack_form)
    assert nameless(form) == []
    assert nameless(pack_form) == []
    assert all(field.accessibleName() for field in form.findChildren(QPlainTextEdit))


def test_showing_a_level_tells_nothing(form: LevelForm) -> None:
    edits = Edits(form)
    form.show_level(LEVEL)
    assert form.title.text() == "Courtyard"
    assert form.tags.text() == "easy, spring"
    assert form.time_limit.value() == 90
    assert "stars" in form.custom.text.toPlainText()
    form.show_level(None)
    assert not form.body.isEnabled()
    assert edits.values == []


def test_title_and_tags_are_told_when_finished(form: LevelForm) -> None:
    form.show_level(LEVEL)
    edits = Edits(form)
    form.title.selectAll()
    QTest.keyClicks(form.title, "Garden")
    assert edits.values == []
    QTest.keyClick(form.title, Qt.Key.Key_Return)
    form.tags.selectAll()
    QTest.keyClicks(form.tags, "hard,  spring ,hard")
    QTest.keyClick(form.tags, Qt.Key.Key_Return)
    QTest.keyClick(form.tags, Qt.Key.Key_Return)
    assert edits.values == [("title", "Garden"), ("tags", ("hard", "spring"))]


def test_a_time_limit_is_typed_and_given_up(form: LevelForm) -> None:
    form.show_level(LEVEL)
    edits = Edits(form)
    for text in ("120", "0"):
        form.time_limit.selectAll()
        QTest.keyClicks(form.time_limit, text)
        QTest.keyClick(form.time_limit, Qt.Key.Key_Return)
    assert edits.values == [("time_limit", 120.0), ("time_limit", None)]


def test_notes_are_told_when_the_field_is_left(form: LevelForm) -> None:
    form.show_level(LEVEL)
    edits = Edits(form)
    form.notes.setFocus()
    form.notes.selectAll()
    QTest.keyClicks(form.notes, "Later")
    assert edits.values == []
    leave(form.notes, form)
    assert edits.values == [("notes", "Later")]


def test_custom_data_is_checked_as_typed(form: LevelForm) -> None:
    form.show_level(LEVEL)
    edits = Edits(form)
    text = form.custom.text
    text.setFocus()
    text.selectAll()
    QTest.keyClicks(text, '{"lives": }')
    QTest.qWait(300)
    assert form.custom.fault.isVisible()
    assert "Line 1, column 11" in form.custom.fault.text()
    leave(text, form)
    assert edits.values == []
    text.setFocus()
    text.selectAll()
    QTest.keyClicks(text, '{"lives": 3}')
    leave(text, form)
    assert edits.values == [("custom", {"lives": 3})]
    assert not form.custom.fault.isVisible()


def test_emptied_custom_data_is_an_empty_object(form: LevelForm) -> None:
    form.show_level(LEVEL)
    edits = Edits(form)
    form.custom.text.setFocus()
    form.custom.text.clear()
    leave(form.custom.text, form)
    assert edits.values == [("custom", {})]


@pytest.mark.parametrize(
    ("text", "is_fault"),
    [("", False), ("{}", False), ("[1]", True), ("3", True), ("{'a': 1}", True), ("[" * 9000, True)],
)
def test_only_an_object_will_do(text: str, is_fault: bool) -> None:
    assert (json_fault(text) is not None) == is_fault


def test_tags_are_told_apart() -> None:
    assert split_tags(" a, b ,,a，c ") == ("a", "b", "c")
    assert split_tags("") == ()


def test_a_pack_is_shown_and_edited(qtbot: QtBot) -> None:
    form = PackForm()
    qtbot.addWidget(form)
    form.show()
    form.show_pack(Pack(id="p", title="Starter", author="Ann", license="MIT"))
    edits = Edits(form)
    form.author.selectAll()
    QTest.keyClicks(form.author, "Bo")
    QTest.keyClick(form.author, Qt.Key.Key_Return)
    assert edits.values == [("author", "Bo")]
    assert form.license.text() == "MIT"


def test_kinds_are_named_coloured_added_and_removed(qtbot: QtBot) -> None:
    asked: list[str | None] = []

    def answer(_parent: QWidget, _title: str, before: str | None) -> str | None:
        asked.append(before)
        return "#336699"

    field = KindsField(ask=answer)
    qtbot.addWidget(field)
    field.resize(250, 300)
    field.show()
    told = Told(field.changed)
    field.show_value([Kind(name="red", color="#ff0000"), Kind(name="blue")])
    assert told.values == []
    assert nameless(field) == []
    field.names[1].selectAll()
    QTest.keyClicks(field.names[1], "sea")
    QTest.keyClick(field.names[1], Qt.Key.Key_Return)
    QTest.mouseClick(field.swatches[0], Qt.MouseButton.LeftButton)
    QTest.mouseClick(field.add, Qt.MouseButton.LeftButton)
    QTest.mouseClick(field.remove, Qt.MouseButton.LeftButton)
    red, sea = Kind(name="red", color="#336699"), Kind(name="sea")
    assert asked == ["#ff0000"]
    assert told.values == [
        (Kind(name="red", color="#ff0000"), sea),
        (red, sea),
        (red, sea, Kind(name="kind 3")),
        (red, sea),
    ]


def test_a_kind_without_a_name_is_called_by_its_number(qtbot: QtBot) -> None:
    field = KindsField()
    qtbot.addWidget(field)
    field.show_value([Kind(name="red")])
    told = Told(field.changed)
    field.names[0].clear()
    QTest.keyClick(field.names[0], Qt.Key.Key_Return)
    assert told.values == [(Kind(name="kind 1"),)]
