"""What typer itself says, in the language in force: headings of help, usage, complaints."""

from __future__ import annotations

import re
from typing import Any, Final

import typer
from typer.core import TyperCommand, TyperGroup

from editor.words import later, tr, tr_whole

_TITLES: Final = {
    "ARGUMENTS_PANEL_TITLE": later("Arguments"),
    "OPTIONS_PANEL_TITLE": later("Options"),
    "COMMANDS_PANEL_TITLE": later("Commands"),
    "ERRORS_PANEL_TITLE": later("Error"),
}
_STRINGS: Final = {
    "DEFAULT_STRING": later("[default: {value}]"),
    "REQUIRED_LONG_STRING": later("[required]"),
}
_HELP: Final = (
    later("Show this message and exit."),
    later("Install completion for the current shell."),
    later("Show completion for the current shell, to copy it or customize the installation."),
)
"""Help of options that typer adds."""

_COMPLAINTS: Final = (
    (r"Missing (?:argument|option) (?P<name>.+?)\.(?:\s+Choose from:.*)?", later("{name} is missing.")),
    (r"Missing command\.", later("Name a command.")),
    (r"No such command (?P<name>.+?)\.(?P<rest>.*)", later("There is no command {name}.{rest}")),
    (r"No such option: (?P<name>\S+)(?P<rest>.*)", later("There is no option {name}.{rest}")),
    (r"Did you mean (?P<name>.+)\?", later("Did you mean {name}?")),
    (r"\(Possible options: (?P<names>.+)\)", later("Similar: {names}.")),
    (r"Got unexpected extra arguments?(?:\(s\))? \((?P<names>.+)\)", later("Too many arguments: {names}.")),
    (r"Option (?P<name>'[^']+') requires an argument\.?", later("{name} wants a value.")),
    (r"Option (?P<name>'[^']+') does not take a value\.?", later("{name} takes no value.")),
    (r"Invalid value for (?P<name>.+?): (?P<rest>.+)", later("{name}: {rest}")),
    (r"Value error, (?P<rest>.+)", "{rest}"),
    (r"Input should be a valid integer.*", later("Give a whole number.")),
    (r"Input should be a valid number.*", later("Give a number.")),
    (r"Input should be greater than or equal to (?P<limit>.+)", later("The least is {limit}.")),
    (r"Input should be less than or equal to (?P<limit>.+)", later("The most is {limit}.")),
    (r"(?P<value>.+) is not one of (?P<names>.+?)\.?", later("{value} is none of {names}.")),
)
"""What typer complains of, and how that is said here; `rest` is a complaint of its own."""


class Command(TyperCommand):
    """A command whose usage line is in the language in force."""

    def get_usage(self, ctx: Any) -> str:
        return _usage(super().get_usage(ctx))

    def get_help_option(self, ctx: Any) -> Any:
        return _in_language(super().get_help_option(ctx))


class Group(TyperGroup):
    """All commands, the usage line as in `Command`."""

    def get_usage(self, ctx: Any) -> str:
        return _usage(super().get_usage(ctx))

    def get_help_option(self, ctx: Any) -> Any:
        return _in_language(super().get_help_option(ctx))


def _in_language(option: Any) -> Any:
    if option is not None and option.help:
        option.help = tr_whole(option.help)
    return option


def _usage(text: str) -> str:
    return text.replace("Usage: ", tr("Usage: "), 1)


def put_into_words(command: Any) -> None:
    """Put all help of a command, or of a group and its commands, into the language in force."""
    # Loaded for help and complaints only: it takes its time.
    from typer import rich_utils

    for title, text in _TITLES.items():
        setattr(rich_utils, title, tr(text))
    for name, text in _STRINGS.items():
        setattr(rich_utils, name, tr(text, value="{}"))
    rich_utils.RICH_HELP = tr("Try [blue]'{command}'[/] for help.", command="{command_path} {help_option}")
    for each in (command, *getattr(command, "commands", {}).values()):
        for name in ("help", "short_help", "epilog"):
            if getattr(each, name, None):
                setattr(each, name, tr_whole(getattr(each, name)))
        for option in each.params:
            for name in ("help", "show_default"):
                given = getattr(option, name, None)
                # A default of one word is what would have to be typed.
                if isinstance(given, str) and " " in given:
                    setattr(option, name, tr_whole(given))


def complaint_of(trouble: Exception) -> str | None:
    """Return what typer complains of in the language in force, or None where that is no complaint of it."""
    told = getattr(trouble, "format_message", None)
    return None if told is None else _in_words(told())


def _in_words(text: str) -> str:
    for pattern, words in _COMPLAINTS:
        match = re.fullmatch(pattern, text.strip(), re.DOTALL)
        if match is not None:
            values = match.groupdict()
            if values.get("rest"):
                values["rest"] = _in_words(values["rest"])
            return tr(words, **values)
    return text


def show_complaint(trouble: Any) -> None:
    """Show what was wrong with the arguments of a call, in the language in force."""
    from typer import rich_utils

    words = complaint_of(trouble)
    trouble.format_message = lambda: words
    rich_utils.rich_format_error(trouble)


WRONG_CALL: Final[type[Exception]] = [
    kind
    for kind in typer.BadParameter.__mro__
    if issubclass(kind, Exception) and hasattr(kind, "format_message")
][-1]
"""What typer raises when a call is wrong; it has moved from package to package."""
