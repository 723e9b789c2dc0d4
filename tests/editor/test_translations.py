"""Every text of the code stands in every language: with its values, its plurals and its stops."""

from __future__ import annotations

import re
import string
import subprocess
from pathlib import Path

import PySide6
import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from editor.languages.catalogue import BadCatalogueError, load, parse, plural_form
from editor.languages.collect import Text, collect, merged, read_ts, release, untranslated, write_ts
from editor.words import CONTEXT, FOLDER, LANGUAGES, SOURCE, again, count, language_of, speak, tr
from levels.saying import say, say_count, say_list

CODES = [code for code in LANGUAGES if code != SOURCE]
RUSSIAN = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="{code}"><context><name>Boardloom</name>
<message numerus="yes"><source>{{n}} tiles</source><translation>{forms}</translation></message>
<message><source>Save</source><translation>Save it</translation></message>
<message><source>Later</source><translation type="unfinished"></translation></message>
</context></TS>
"""


@pytest.fixture(scope="module")
def texts() -> dict[str, Text]:
    return collect()


def names(text: str) -> set[str]:
    return {name for _literal, name, _spec, _how in string.Formatter().parse(text) if name is not None}


@pytest.mark.parametrize("code", CODES)
def test_every_text_is_translated(code: str, texts: dict[str, Text]) -> None:
    assert untranslated(texts, read_ts(FOLDER / f"boardloom_{code}.ts")) == []


@pytest.mark.parametrize("code", CODES)
def test_no_translation_is_left_of_a_text_that_is_gone(code: str, texts: dict[str, Text]) -> None:
    entries = read_ts(FOLDER / f"boardloom_{code}.ts")
    assert sorted(entries.keys() - texts.keys()) == []


@pytest.mark.parametrize("code", CODES)
def test_translations_have_the_values_and_the_edges_of_their_texts(code: str, texts: dict[str, Text]) -> None:
    for source, entry in read_ts(FOLDER / f"boardloom_{code}.ts").items():
        for form in entry.forms:
            assert names(form) == names(source), source
            assert form.count("\n") == source.count("\n") or "\n\n" in source, source
            assert form.endswith("…") == source.endswith("…"), source
            assert len(form) - len(form.lstrip()) == len(source) - len(source.lstrip()), source
        if source in texts:
            assert (texts[source].one is not None) == (entry.one is not None), source


def test_chinese_texts_use_chinese_stops() -> None:
    for source, entry in read_ts(FOLDER / "boardloom_zh_CN.ts").items():
        for form in entry.forms:
            assert not re.search("[\u4e00-\u9fff}][,;:!?](?= ?[\u4e00-\u9fff]|$)", form), source
            assert not re.search("[\u4e00-\u9fff}]\\.$", form), source
            assert form.endswith(("。", "？")) == source.endswith((".", "?")), source
            # One way to set numbers and Latin words among Chinese ones: apart.
            assert not re.search("[\u4e00-\u9fff][A-Za-z0-9]|[A-Za-z0-9%°][\u4e00-\u9fff]", form), source
            assert not re.search(r"[\u4e00-\u9fff]\{n\}|\{n\}[\u4e00-\u9fff]", form), source


@pytest.mark.parametrize("code", CODES)
def test_the_released_file_is_in_step(code: str) -> None:
    entries = read_ts(FOLDER / f"boardloom_{code}.ts")
    finished = {source: tuple(entry.forms) for source, entry in entries.items() if entry.finished}
    assert finished == load(FOLDER / f"boardloom_{code}.qm").forms


@pytest.mark.parametrize("code", CODES)
def test_qt_reads_the_same_as_we_do(code: str) -> None:
    translator = QTranslator()
    assert translator.load(str(FOLDER / f"boardloom_{code}.qm"))
    for source, forms in load(FOLDER / f"boardloom_{code}.qm").forms.items():
        assert translator.translate(CONTEXT, source, "", 1) == forms[0]


@pytest.mark.parametrize(("code", "many"), [("ru", 3), ("pl", 3), ("ar", 6), ("fr", 2), ("ga", 3), ("ja", 1)])
def test_plural_forms_are_chosen_as_qt_chooses_them(code: str, many: int, tmp_path: Path) -> None:
    forms = "".join(f"<numerusform>{{n}} form {form}</numerusform>" for form in range(many))
    path = tmp_path / f"some_{code}.ts"
    path.write_text(RUSSIAN.format(code=code, forms=forms), encoding="utf-8")
    released = release(path)
    catalogue = load(released)
    assert catalogue.text("Save") == "Save it"
    assert catalogue.text("Later") is None
    translator = QTranslator()
    assert translator.load(str(released))
    for n in [*range(130), 200, 211, 1000, 1001, 1111, 12345]:
        assert catalogue.form("{n} tiles", n) == translator.translate(CONTEXT, "{n} tiles", "", n), n


def test_a_file_of_another_sort_is_no_catalogue() -> None:
    with pytest.raises(BadCatalogueError):
        parse(b"<?xml version")
    assert plural_form(b"", 7) == 0


def test_new_texts_come_in_unfinished_and_old_ones_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "boardloom_xx.ts"
    old = {"Save": Text("Save", places={"a.py"}), "{n} tiles": Text("{n} tiles", "{n} tile", {"b.py"})}
    write_ts(path, "xx", old, merged(old, read_ts(path), prune=False))
    entries = read_ts(path)
    assert untranslated(old, entries) == ["Save", "{n} tiles"]
    entries["Save"].forms, entries["{n} tiles"].forms = ["Keep"], ["{n} stones"]
    write_ts(path, "xx", old, merged(old, entries, prune=False))
    new = {"{n} tiles": old["{n} tiles"], "Open": Text("Open")}
    entries = merged(new, read_ts(path), prune=False)
    assert untranslated(new, entries) == ["Open"]
    assert entries["{n} tiles"].one == "{n} tile"
    assert entries["Save"].vanished
    assert "Save" not in merged(new, read_ts(path), prune=True)


def test_what_was_said_is_said_again_in_another_language() -> None:
    said = say_list([say("Row {row}, column {col}", row=2, col=3), say_count(1, "{n} pair", "{n} pairs")])
    assert said == "Row 2, column 3, 1 pair"
    speak("zh_CN")
    try:
        assert again(said) == "第 2 行，第 3 列、1 对"
        assert again("Row 2") == "Row 2"
        assert tr("Undo: {deed}", deed="x") == "撤销：x"
        assert count(1234, "{n} pair", "{n} pairs") == "1,234 对"
    finally:
        speak(SOURCE)
    assert again(said) == said
    assert str(ValueError(said)) is said


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("zh_CN.UTF-8", "zh_CN"),
        ("zh-Hans-SG", "zh_CN"),
        ("zh", "zh_CN"),
        ("en_GB", "en"),
        ("C", None),
        ("de_DE@euro", None),
        ("", None),
        (None, None),
    ],
)
def test_locales_name_languages(name: str | None, code: str | None) -> None:
    assert language_of(name) == code


def test_lrelease_comes_with_qt() -> None:
    folder = Path(PySide6.__file__).parent
    assert any(folder.glob("lrelease*"))
    assert QCoreApplication.translate(CONTEXT, "Save") == "Save"
    assert subprocess.run([next(folder.glob("lrelease*")), "-version"], capture_output=True, check=True)
