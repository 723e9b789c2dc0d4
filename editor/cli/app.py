"""Puts the commands together and turns what they raise into messages and exit codes."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Annotated

import typer

from editor.cli import check, combos, convert, edit, generate, grade, link, new, render, show, solve
from editor.cli.output import ANSWER_IS_NO, OK, WRONG_USE, Refusal, complain
from editor.cli.typer_words import WRONG_CALL, Command, Group, put_into_words, show_complaint
from editor.words import LANGUAGES, SOURCE, VARIABLE, language, language_of, language_of_system, speak, tr
from generator.control import Cancelled
from generator.deal_error import DealError, UndealableError
from levels.faults import FileError
from levels.version import VERSION

_INTERRUPTED = 130
_OPTION = "--language"

app = typer.Typer(
    name="boardloom",
    cls=Group,
    no_args_is_help=True,
    add_completion=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    help="Level design for link-tile and orb games: deal boards, prove them, pack them for a game.",
    epilog="Exit codes: 0 fine, 1 the answer is no or faults were found, 2 wrong use or unreadable input.",
)
for command in (
    edit.edit,
    new.new,
    generate.generate,
    check.check,
    solve.solve,
    grade.grade,
    link.link,
    combos.combos,
    show.show,
    render.render,
    convert.convert,
    new.schema,
):
    app.command(cls=Command)(command)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"boardloom {VERSION}")
        raise typer.Exit


@app.callback()
def _root(
    _version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version.")
    ] = False,
    language: Annotated[
        str | None,
        typer.Option(
            "--language", metavar="CODE", help="The language of messages: en or zh_CN.", show_default=False
        ),
    ] = None,
) -> None:
    """Take the options that stand before a command."""
    if language is not None and language_of(language) is None:
        raise Refusal(
            tr("--language {language}: choose one of {list}.", language=language, list=", ".join(LANGUAGES))
        )


def _asked_for(arguments: Sequence[str]) -> str | None:
    """Return the language that a call asks for before its command; help is in it too."""
    for place, word in enumerate(arguments):
        if word == _OPTION:
            return language_of(next(iter(arguments[place + 1 :]), None))
        if word.startswith(f"{_OPTION}="):
            return language_of(word.partition("=")[2])
        if not word.startswith("-"):
            break
    return None


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command line and return its exit code; no traceback reaches the user for what they can mend."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    asked = _asked_for(arguments)
    if asked is not None:
        # For the window, and for processes that this one starts.
        os.environ[VARIABLE] = asked
    speak(language_of_system())
    try:
        return _run(arguments)
    except SystemExit as done:
        return done.code if isinstance(done.code, int) else OK
    except (Cancelled, KeyboardInterrupt):
        complain(Refusal(tr("stopped.")))
        return _INTERRUPTED
    except BrokenPipeError:
        # The reader of a pipe has gone: say nothing, and keep Python from saying it at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    except Refusal as refusal:
        complain(refusal)
        return refusal.exit_code
    except UndealableError as trouble:
        complain(trouble)
        return ANSWER_IS_NO
    except (DealError, FileError, OSError) as trouble:
        complain(trouble)
        return WRONG_USE


def _run(arguments: list[str]) -> int:
    if language() == SOURCE:
        app(args=arguments)
        raise AssertionError("a command line ends by leaving")
    command = typer.main.get_command(app)
    put_into_words(command)
    try:
        code = command(args=arguments, standalone_mode=False)
    except WRONG_CALL as trouble:
        show_complaint(trouble)
        return WRONG_USE
    return code if isinstance(code, int) else OK
