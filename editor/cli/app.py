"""Puts the commands together and turns what they raise into messages and exit codes."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Annotated

import typer

from editor.cli import check, combos, convert, edit, generate, grade, link, new, render, show, solve
from editor.cli.output import ANSWER_IS_NO, OK, WRONG_USE, Refusal, complain
from generator.control import Cancelled
from generator.deal_error import DealError, UndealableError
from levels.faults import FileError
from levels.version import VERSION

_INTERRUPTED = 130

app = typer.Typer(
    name="boardloom",
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
    app.command()(command)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"boardloom {VERSION}")
        raise typer.Exit


@app.callback()
def _root(
    _version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Take the options that stand before a command."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command line and return its exit code; no traceback reaches the user for what they can mend."""
    try:
        app(args=None if argv is None else list(argv))
    except SystemExit as done:
        return done.code if isinstance(done.code, int) else OK
    except (Cancelled, KeyboardInterrupt):
        complain(Refusal("stopped."))
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
    raise AssertionError("a command line ends by leaving")
