"""What every command prints with: results on stdout, everything else on stderr, refusals as one exception."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, TextIO

import msgspec
import typer
from rich.console import Console

from editor.words import again, later, tr
from generator.control import Budget, Control, Progress
from levels.level import Json
from levels.saying import Said

OK = 0
ANSWER_IS_NO = 1
WRONG_USE = 2

HEADINGS: Final = {
    "at most": later("at most"),
    "by wave": later("by wave"),
    "cleared": later("cleared"),
    "combos": later("combos"),
    "hint_run": later("hint run"),
    "id": "id",
    "kinds": later("kinds"),
    "left": later("left over"),
    "level": later("level"),
    "pairs": later("pairs"),
    "seed": later("seed"),
    "size": later("size"),
    "slots": later("slots"),
    "tiles": later("tiles"),
    "title": later("title"),
    "verdict": later("verdict"),
}
"""What stands over the columns of tables."""

# Work this short says nothing about itself.
_QUIET_SECONDS = 1.0
_FILE_WIDTH = 1000


class Refusal(Exception):  # noqa: N818 - the user's call was refused; our code is fine
    """A call that cannot be carried out: what is wrong, where, and what to do. Ends in its exit code."""

    def __init__(self, message: str, *, exit_code: int = WRONG_USE) -> None:
        super().__init__(message)
        self.exit_code = exit_code


def out() -> Console:
    """The console for results; made anew so that it follows a replaced stdout."""
    return _console(sys.stdout)


def err() -> Console:
    return _console(sys.stderr)


def _console(stream: TextIO) -> Console:
    # Where nobody looks at a screen, no table is squeezed and no line broken to fit one.
    wide = None if stream.isatty() else _FILE_WIDTH
    return Console(file=stream, highlight=False, width=wide, soft_wrap=wide is not None)


def warn_of(warning: str | None) -> None:
    """Show on stderr what a writer of files warns of, if it does."""
    if warning is not None:
        err().print(tr("Note: {warning}", warning=again(warning)), style="yellow", markup=False)


def complain(trouble: Exception) -> None:
    """Say on stderr what cannot be done, in the words of what was raised."""
    text = str(trouble)
    if isinstance(trouble, OSError):
        text = (
            tr("{where}: {message}", where=trouble.filename, message=trouble.strerror)
            if trouble.filename
            else str(trouble.strerror or trouble)
        )
    err().print(tr("Error: {what}", what=again(text)), markup=False, style="red")


def _plain(value: object) -> str:
    # JSON is for programs: what `levels` and `generator` say stays English in it, whatever is spoken.
    if isinstance(value, Said):
        return value.plain
    raise TypeError(f"JSON cannot hold a {type(value).__name__}")


def print_json(value: Json) -> None:
    """Print one JSON document; floats are kept as they are, text is UTF-8."""
    text = msgspec.json.format(msgspec.json.encode(value, enc_hook=_plain), indent=2)
    sys.stdout.write(text.decode() + "\n")


def leave(exit_code: int) -> None:
    """End the command; 0 needs no exit."""
    if exit_code != OK:
        raise typer.Exit(exit_code)


def compile_first(*groups: str) -> None:
    """Compile kernels that were never used on this machine, and say so; else return at once."""
    if not groups:
        return
    from generator.warm import is_ready, make_ready

    if is_ready(groups):
        return
    console = err()
    last = ""

    def show(progress: Progress) -> None:
        nonlocal last
        # While another process compiles, the same is told again and again.
        if progress.text != last:
            last = progress.text
            console.print(f"{again(last)} …", style="bright_black", markup=False)

    make_ready(Control(on_progress=show), groups)


@contextmanager
def shown_progress(budget: Budget = Budget()) -> Iterator[Control]:
    """Yield a Control whose progress appears on stderr after a second, where stderr is a terminal."""
    console = err()
    if not console.is_terminal:
        yield Control(budget=budget)
        return
    started = time.monotonic()
    with console.status("", spinner="dots") as status:
        status.stop()

        def show(progress: Progress) -> None:
            if time.monotonic() - started < _QUIET_SECONDS:
                return
            part = "" if progress.done is None else f" {progress.done:.0%}"
            status.update(again(progress.text) + part)
            status.start()

        yield Control(on_progress=show, budget=budget)
