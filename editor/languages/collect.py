"""Keeping the .ts files in step with the code: `python -m editor.languages.collect`.

Every text of the code is gathered: the literals of the calls in CARRIERS, the help of the commands, and the
tables of `_tabled`. New texts come into each file unfinished, known ones keep their translation, those
that are gone become vanished (and go for good with --prune). Then lrelease makes the .qm files, so what is
finished is what is shown. Exit code 1 when a text is untranslated.
"""

from __future__ import annotations

import argparse
import ast
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from editor.words import CONTEXT, FOLDER, LANGUAGES, SOURCE, paragraphs
from levels.kinds import orb_kinds, tile_kinds

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGES: Final = ("editor", "generator", "levels")
CARRIERS: Final[Mapping[str, tuple[int, ...]]] = {
    "tr": (0,),
    "later": (0,),
    "say": (0,),
    "count": (1, 2),
    "say_count": (1, 2),
    "say_list": (1,),
    "Deed": (1,),
    "Tool": (0, 5),
}
"""Calls whose arguments at these places are texts; the two of a count are its forms for one and for many."""
_FOR_ONE: Final = "For 1: "
ALWAYS: Final = (", ", "; ")
"""Texts that are defaults of parameters."""


@dataclass
class Text:
    """A text of the code."""

    source: str
    one: str | None = None
    """The form for the number 1, where the text depends on a number."""
    places: set[str] = field(default_factory=set)


def collect(root: Path = ROOT) -> dict[str, Text]:
    """Return every text of the code by its source, in the order of the files."""
    texts: dict[str, Text] = {}
    for package in PACKAGES:
        for path in sorted((root / package).rglob("*.py")):
            place = path.relative_to(root).as_posix()
            for source, one in _said_in(ast.parse(path.read_text(encoding="utf-8")), place):
                _add(texts, source, one, place)
    for source in ALWAYS:
        _add(texts, source, None, "levels/saying.py")
    for source, place in _tabled():
        _add(texts, source, None, place)
    return texts


def _add(texts: dict[str, Text], source: str, one: str | None, place: str) -> None:
    if any(letter.isalpha() for letter in source) or source in ALWAYS:
        text = texts.setdefault(source, Text(source))
        text.one = text.one or one
        text.places.add(place)


def _said_in(tree: ast.Module, place: str) -> Iterator[tuple[str, str | None]]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        arguments = CARRIERS.get(name, ()) if isinstance(node.func, ast.Name) else ()
        found = [node.args[at] for at in arguments if at < len(node.args)]
        literals = [part.value for part in found if isinstance(part, ast.Constant)]
        words = [literal for literal in literals if isinstance(literal, str)]
        if name in ("count", "say_count") and len(words) == 2:
            yield words[1], words[0]
        elif name not in ("count", "say_count"):
            yield from ((word, None) for word in words)
    if place.startswith("editor/cli/"):
        yield from ((text, None) for text in _help_in(tree))


def _help_in(tree: ast.Module) -> Iterator[str]:
    """Yield what a command says of itself, by paragraphs: its docstring, the help of its options."""
    for node in ast.walk(tree):
        if isinstance(node, ast.keyword) and node.arg in ("help", "epilog", "show_default"):
            text = node.value.value if isinstance(node.value, ast.Constant) else None
            # A default of one word is what would have to be typed.
            if isinstance(text, str) and " " in text:
                yield from paragraphs(text)
        elif isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
            told = ast.get_docstring(node)
            arguments = node.args.args
            is_command = node.name == "schema"
            if told and (is_command or any(_is_option(argument.annotation) for argument in arguments)):
                yield from paragraphs(told)


def _is_option(annotation: ast.expr | None) -> bool:
    if isinstance(annotation, ast.Name):
        return annotation.id.endswith(("Option", "Argument"))
    return isinstance(annotation, ast.Subscript) and ast.unparse(annotation.value) == "Annotated"


def _tabled() -> Iterator[tuple[str, str]]:
    """Yield the texts of tables whose rows are made by functions, and where they stand."""
    from editor.actions import MENUS
    from editor.art.themes import THEMES
    from editor.keys import FIXED
    from editor.panels.rule_words import COLLAPSE_WORDS
    from editor.tools.symmetry import SYMMETRIES

    for title in MENUS:
        yield title, "editor/actions.py"
    for symmetry in SYMMETRIES.values():
        yield symmetry.title, "editor/tools/symmetry.py"
        yield symmetry.need, "editor/tools/symmetry.py"
    for kind in (*tile_kinds(42), *orb_kinds(10)):
        yield kind.name, "levels/kinds.py"
    for row in FIXED:
        yield from ((text, "editor/keys.py") for text in row)
    for words in COLLAPSE_WORDS.values():
        yield from ((text, "editor/panels/rule_words.py") for text in words)
    for theme in THEMES.values():
        for text in (theme.title, *theme.kinds):
            if not (text.isdigit() or len(text) == 1):
                yield text, "editor/art/themes.py"


@dataclass
class Entry:
    """A text in a .ts file."""

    forms: list[str]
    finished: bool
    note: str = ""
    """What one translator tells another."""
    vanished: bool = False
    one: str | None = None


def read_ts(path: Path) -> dict[str, Entry]:
    """Return the entries of a .ts file by their sources."""
    entries: dict[str, Entry] = {}
    if not path.exists():
        return entries
    for message in ElementTree.parse(path).getroot().iter("message"):
        translation = message.find("translation")
        assert translation is not None
        numerus = message.get("numerus") == "yes"
        forms = [form.text or "" for form in translation] if numerus else [translation.text or ""]
        state = translation.get("type", "finished")
        one = message.findtext("extracomment", "").removeprefix(_FOR_ONE) if numerus else None
        entries[message.findtext("source", "")] = Entry(
            forms,
            state == "finished" and all(forms),
            message.findtext("translatorcomment", ""),
            state in ("vanished", "obsolete"),
            one,
        )
    return entries


def merged(texts: Mapping[str, Text], entries: Mapping[str, Entry], *, prune: bool) -> dict[str, Entry]:
    """Return the entries that a file should have: those of the code in its order, then the vanished."""
    result: dict[str, Entry] = {}
    for source, text in texts.items():
        known = entries.get(source, Entry([""], finished=False))
        result[source] = Entry(known.forms, known.finished or all(known.forms), known.note, one=text.one)
    if not prune:
        for source, entry in entries.items():
            if source not in texts and any(entry.forms):
                result[source] = Entry(entry.forms, False, entry.note, vanished=True)
    return result


def write_ts(path: Path, code: str, texts: Mapping[str, Text], entries: Mapping[str, Entry]) -> None:
    """Write a .ts file; its places are files without line numbers, so that code can move without noise."""
    root = ElementTree.Element("TS", version="2.1", language=code, sourcelanguage=SOURCE)
    context = ElementTree.SubElement(root, "context")
    ElementTree.SubElement(context, "name").text = CONTEXT
    for source, entry in entries.items():
        message = ElementTree.SubElement(context, "message")
        text = texts.get(source)
        for place in sorted(text.places) if text else ():
            ElementTree.SubElement(message, "location", filename=f"../../{place}")
        ElementTree.SubElement(message, "source").text = source
        if entry.one is not None:
            message.set("numerus", "yes")
            ElementTree.SubElement(message, "extracomment").text = _FOR_ONE + entry.one
        if entry.note:
            ElementTree.SubElement(message, "translatorcomment").text = entry.note
        translation = ElementTree.SubElement(message, "translation")
        if entry.vanished:
            translation.set("type", "vanished")
        elif not entry.finished:
            translation.set("type", "unfinished")
        if entry.one is None:
            translation.text = entry.forms[0]
        else:
            for form in entry.forms:
                ElementTree.SubElement(translation, "numerusform").text = form
    ElementTree.indent(root, "    ")
    body = ElementTree.tostring(root, encoding="unicode")
    path.write_text(f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{body}\n', encoding="utf-8")


def release(path: Path) -> Path:
    """Make the .qm file of a .ts file with lrelease, which comes with PySide6."""
    import PySide6

    tool = Path(PySide6.__file__).parent / ("lrelease.exe" if sys.platform == "win32" else "lrelease")
    target = path.with_suffix(".qm")
    subprocess.run([tool, "-silent", path, "-qm", target], check=True)
    return target


def untranslated(texts: Iterable[str], entries: Mapping[str, Entry]) -> list[str]:
    """Return the texts of the code that a file does not translate."""
    return [source for source in texts if source not in entries or not entries[source].finished]


def main(argv: list[str] | None = None) -> int:
    """Bring every language's files up to date and tell what is missing."""
    parser = argparse.ArgumentParser(prog="python -m editor.languages.collect", description=__doc__)
    parser.add_argument("--prune", action="store_true", help="drop texts that are in the code no more")
    wanted = parser.parse_args(argv)
    texts = collect()
    missing = False
    for code in LANGUAGES:
        if code == SOURCE:
            continue
        path = FOLDER / f"boardloom_{code}.ts"
        entries = merged(texts, read_ts(path), prune=wanted.prune)
        write_ts(path, code, texts, entries)
        release(path)
        lacking = untranslated(texts, entries)
        missing = missing or bool(lacking)
        gone = sum(entry.vanished for entry in entries.values())
        print(f"{path.name}: {len(texts)} texts, {len(lacking)} untranslated, {gone} vanished")
        for source in lacking:
            print(f"  {source!r}  ({', '.join(sorted(texts[source].places))})")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
